"""Somebody's phone goes to sleep with the connection open: the others go on, and it is let go."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import re
import socket
import struct

from tests.server.devices import ok
from tests.server.harness import COOKIE, LONG, Server, Visitor, own_address, run


def sleepy_socket(server: Server, visitor: Visitor, table: str) -> socket.socket:
    """A socket that says hello properly and then never reads again."""
    sleepy = socket.socket()
    sleepy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    sleepy.settimeout(LONG)
    sleepy.bind((own_address(), 0))
    sleepy.connect(("127.0.0.1", server.port))
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {COOKIE}={visitor.cookie}",
    ]
    sleepy.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert sleepy.recv(12) == b"HTTP/1.1 101"
    text = json.dumps({"type": "hello", "since": 0}).encode()
    sleepy.sendall(struct.pack("!BB4x", 0x81, 0x80 | len(text)) + text)  # masked with zeros
    return sleepy


def titles_at(sleepy: socket.socket) -> int:
    """Wake up: how many snapshots had been sent to it, until it was dropped."""
    heard = b""
    with sleepy, contextlib.suppress(ConnectionError):
        while part := sleepy.recv(1 << 16):
            heard += part
    return len(re.findall(rb'"title":"Title \d+"', heard))


def test_one_that_sleeps_is_dropped_and_holds_nobody_up(server: Server) -> None:
    """Every new title is a snapshot for everybody; soon no more of them go into the line of who does not read."""

    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            opened = await me.open("me", "friend")
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with me.tab(table) as tab:
                sleepy = await asyncio.to_thread(sleepy_socket, server, friend, table)
                while not tab.seats[1]["online"]:
                    await tab.next()
                given = 0
                while tab.seats[1]["online"]:
                    assert given < 1000, "the sleeper is kept for ever"
                    answer = await me.post(f"/tables/{table}/title", {"title": f"Title {given}"})
                    assert answer.status_code == 200
                    await tab.settle(lambda shot, given=given: shot["title"] == f"Title {given}")
                    given += 1
                received = await asyncio.to_thread(titles_at, sleepy)
                assert given - received > 5, "nobody waits for the sleeper: the others were ahead when it was dropped"
            async with friend.tab(table) as awake:
                assert awake.shot["title"] == f"Title {given - 1}", "and whoever wakes up finds everything"

    run(play())
