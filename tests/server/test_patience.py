"""Connections that begin and never end, that never read, and more of them than the system has room for."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import select
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from boardwright.server.patience import Complaints
from tests.server.harness import LONG, Server, Visitor, eventually, run
from tests.server.test_slow import sleepy_socket

#: The server with less patience, so that a test need not have more.
HASTY = """
import runpy
from boardwright.server import client, patience
patience.HEADERS = patience.BODY = patience.READING = client.PATIENCE = 5.0
runpy.run_module("boardwright.server", run_name="__main__")
"""
#: With room for few, whose log is a file.
NARROW = """
import os, resource, runpy, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))
os.dup2(os.open(os.environ["BOARDWRIGHT_TEST_LOG"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
runpy.run_module("boardwright.server", run_name="__main__")
"""
BEGUN = [
    b"",
    b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n{",
    b"POST /api/import HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n",
]


linux = pytest.mark.skipif(sys.platform != "linux", reason="open sockets are counted in /proc")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("hasty") / "tables.sqlite3")
    running.program = ["-c", HASTY]
    running.start()
    yield running
    running.stop()


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), LONG)


def is_over(line: socket.socket) -> bool:
    """Whether the other end has ended it, looked at without reading what has arrived."""
    poll = select.poll()
    poll.register(line, select.POLLRDHUP)
    return bool(poll.poll(0))


def lines_of(server: Server) -> int:
    """How many sockets the server has: one that it has let go is none, whatever its other end still has to read."""
    assert server.process is not None
    count = 0
    for descriptor in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            count += str(descriptor.readlink()).startswith("socket:")
    return count


def wait_for_end(line: socket.socket, drip: bytes = b"") -> None:
    """Go on sending a little, now and then, until the server has had enough."""
    end = time.monotonic() + LONG
    while not is_over(line):
        assert time.monotonic() < end, "the server waits for ever"
        time.sleep(0.1)
        try:
            line.sendall(drip)
        except OSError:
            return


def test_requests_that_never_end_are_ended(hasty: Server) -> None:
    """Whether nothing more comes, or a byte now and then; also on a line that was of use before."""
    used = connect(hasty)
    used.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert used.recv(15) == b"HTTP/1.1 200 OK"
    used.sendall(BEGUN[1])
    silent = [connect(hasty) for _ in BEGUN]
    dripping = [connect(hasty) for _ in BEGUN[1:]]
    for line, begun in zip([*silent, *dripping], [*BEGUN, *BEGUN[1:]], strict=True):
        with contextlib.suppress(OSError):  # where this takes us long, it has ended already
            line.sendall(begun)
    for line in (used, *dripping):
        wait_for_end(line, b"1")
        line.close()
    for line in silent:
        wait_for_end(line)
        line.close()


@linux
def test_whoever_never_reads_the_answers_is_let_go(hasty: Server) -> None:
    before = lines_of(hasty)
    with connect(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.setblocking(False)
        asked = b"GET /api/messages/en/table.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with contextlib.suppress(BlockingIOError, ConnectionError):
            for _ in range(100_000):
                line.send(asked)
        run(eventually(lambda: lines_of(hasty) <= before))


@linux
def test_a_client_that_was_dropped_is_hung_up_on(hasty: Server) -> None:
    """A line that takes nothing cannot be closed in good manners: its descriptor would stay for ever."""

    async def play() -> None:
        async with Visitor(hasty) as me:
            table = (await me.open("me", "here"))["table"]
            before = lines_of(hasty)
            with await asyncio.to_thread(sleepy_socket, hasty, me, table):
                for number in range(50):
                    await me.post(f"/tables/{table}/title", {"title": f"Title {number}"})
                    await asyncio.sleep(0.02)
                await eventually(lambda: lines_of(hasty) <= before)

    run(play())


def test_a_socket_on_which_nothing_happens_is_left_alone(hasty: Server) -> None:
    async def play() -> None:
        async with Visitor(hasty) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as tab:
                with await asyncio.to_thread(connect, hasty) as idle:
                    await asyncio.to_thread(wait_for_end, idle)
                assert (await tab.act())["type"] == "accepted"

    run(play())


# -- no room ---------------------------------------------------------------------------------------------------


def asked(server: Server) -> int | None:
    """How it answers; None: it has hung up."""
    try:
        return httpx.get(f"{server.url}/api/games", timeout=LONG).status_code
    except httpx.TransportError:
        return None


@linux
def test_without_room_for_more_the_log_stays_short_and_everybody_is_served_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log"
    monkeypatch.setenv("BOARDWRIGHT_TEST_LOG", str(log))
    server = Server(tmp_path / "tables.sqlite3")
    server.program = ["-c", NARROW]
    server.start()
    try:
        lines = [connect(server) for _ in range(300)]
        time.sleep(3)
        assert server.process is not None
        assert server.process.poll() is None
        for line in lines:
            line.close()
        # Later is when the server has seen that they are gone; until then it may say that it is full, or hang up.
        until = time.monotonic() + LONG
        while (status := asked(server)) != 200:
            assert status in (503, None)
            assert time.monotonic() < until
            time.sleep(0.1)
        assert log.stat().st_size < 10_000
    finally:
        server.stop()


def test_that_there_is_no_room_is_said_now_and_then_and_anything_else_always(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("boardwright.server.patience.monotonic", lambda: now)
    loop = asyncio.new_event_loop()
    complaints = Complaints()
    full = {"message": "socket.accept() out of system resource", "exception": OSError(errno.EMFILE, "too many files")}
    for _ in range(1000):
        complaints(loop, full)
    assert len(caplog.records) == 1
    for _ in range(3):
        complaints(loop, {"message": "something else", "exception": ValueError("x")})
    assert len(caplog.records) == 4
    now += 61
    complaints(loop, full)
    assert len(caplog.records) == 5
    loop.close()
