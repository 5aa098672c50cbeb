"""Running the server: a socket, uvicorn on it, and a word to whoever started it."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from boardwright.kernel.errors import BadOptions
from boardwright.server.addresses import is_loopback, url_of
from boardwright.server.app import create_app
from boardwright.server.sharing import Door, Sharing

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


#: Told the server's own address, and those for friends, once it answers there.
Ready = Callable[[str, list[str]], None]


def run(
    host: str,
    port: int,
    database: str | None,
    ready: Ready,
    sharing: Sharing | None = None,
    shared: bool = False,
) -> None:
    """Serve until somebody stops it. With ``shared``, people are let in from the network from the beginning."""
    sharing = sharing or Sharing()
    with listen(host, port) as listening, suppress(KeyboardInterrupt):
        address = address_of(listening, host)
        server = Server(settings(create_app(database, sharing=sharing)))
        sharing.stand_at(host, listening.getsockname()[1], server.open_door)

        async def begin() -> None:
            if shared and is_loopback(host):
                await sharing.open_doors()
            ready(address, [*([sharing.public] if sharing.public else []), *sharing.own])

        server.begin = begin
        asyncio.run(server.serve(sockets=[listening]))


def settings(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1"),
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=FAREWELL,
        limit_concurrency=CONNECTIONS,
    )


class Server(uvicorn.Server):
    """uvicorn, with something to do first, and with doors that can be opened while it runs."""

    begin: Callable[[], Awaitable[None]]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            await self.begin()

    async def open_door(self, address: str, port: int) -> Door:
        """Let people in at another address of this machine too; where the port is taken there, at another one."""
        listening = bind_near(address, port)
        door = await asyncio.get_running_loop().create_server(self.protocol, sock=listening)
        # What is among these is shut when the server stops.
        self.servers.append(door)

        def shut() -> None:
            self.servers.remove(door)
            door.close()
            for connection in list(self.server_state.connections):
                if connection.transport.get_extra_info("sockname")[0] == address:
                    connection.shutdown()

        return Door(address, url_of(address, listening.getsockname()[1]), shut)

    def protocol(self) -> asyncio.Protocol:
        """What speaks with one connection."""
        made: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = made(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def bind_near(address: str, port: int) -> socket.socket:
    """A socket on that port, or on any free one when it is taken there."""
    try:
        return bind(address, port)
    except OSError as problem:
        if problem.errno != errno.EADDRINUSE:
            raise
        return bind(address, 0)


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
    return url_of({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), listening.getsockname()[1])
