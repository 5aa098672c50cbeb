"""Running the server: a socket, uvicorn on it, and a word to whoever started it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from boardwright.kernel.errors import BadOptions
from boardwright.server.app import create_app

#: The port people know; when it is taken and none was asked for, any free one does.
USUAL: Final = 8000
#: A little more than a message may have, so that a client hears why it was refused.
LARGEST_FRAME: Final = 262_144
#: Seconds for connections to end when the server stops.
FAREWELL: Final = 3
#: Bytes the system keeps for a client that does not read; left alone it would keep megabytes for each.
SEND_BUFFER: Final = 131_072
#: Connections at a time; more are turned away.
CONNECTIONS: Final = 5000


def run(host: str, port: int, database: str | None, ready: Callable[[str], None]) -> None:
    """Serve until somebody stops it. ``ready`` is told the address once the server answers there."""
    with listen(host, port) as listening, suppress(KeyboardInterrupt):
        address = address_of(listening, host)
        server = Server(settings(create_app(database)), lambda: ready(address))
        asyncio.run(server.serve(sockets=[listening]))


def settings(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=FAREWELL,
        limit_concurrency=CONNECTIONS,
    )


class Server(uvicorn.Server):
    """uvicorn, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


def listen(host: str, port: int) -> socket.socket:
    """A socket on that port; 0 means the usual one, or any free one when that is taken."""
    for candidate in (port,) if port else (USUAL, 0):
        try:
            return bind(host, candidate)
        except OSError as problem:
            if candidate in (port, 0):
                raise BadOptions(f"cannot listen on {host}, port {candidate}: {problem.strerror}") from problem
    raise AssertionError("port 0 is always tried last")


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be named: only then does asyncio switch off Nagle's delay, which costs 40 ms an answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listening.getsockname()[1]}/"
