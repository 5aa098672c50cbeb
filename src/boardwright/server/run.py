"""Running the server: a socket, uvicorn on it, and a word to whoever started it."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from types import FrameType
from typing import Any, Final

import uvicorn
from alembic.util import CommandError
from sqlalchemy import URL, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from boardwright.bots.workers import collect_seldom
from boardwright.kernel.errors import BadOptions
from boardwright.server.addresses import is_loopback, url_of
from boardwright.server.app import create_app
from boardwright.server.database import (
    VERSION,
    WRITING,
    begin,
    database_url,
    prepare,
    take_control,
    upgrade,
    usual_file,
)
from boardwright.server.faults import trouble_of
from boardwright.server.guard import Guard
from boardwright.server.leaving import Leaving
from boardwright.server.metrics import metrics_app
from boardwright.server.packing import PackedSocket
from boardwright.server.patience import Complaints, PatientHttp
from boardwright.server.sharing import Door, Sharing
from boardwright.server.telling import Sending

log = logging.getLogger(__name__)

#: The port people know; when it is taken and none was asked for, any free one does.
USUAL: Final = 8000
#: A little more than a message may have, so that a client hears why it was refused.
LARGEST_FRAME: Final = 262_144
#: Seconds for what is under way to be finished when the server stops, and then for connections to end.
FINISHING: Final = 3
FAREWELL: Final = 2
#: Bytes the system keeps for a client that does not read; left alone it would keep megabytes for each.
SEND_BUFFER: Final = 131_072
#: Connections at a time; more are turned away. Descriptors that are left to files, database and workers.
CONNECTIONS: Final = 5000
SPARE: Final = 64
#: Connections that the system lets wait until they are accepted.
BACKLOG: Final = 512
#: Seconds that a connection is kept for the next request; seconds between two pings, and for the answer to one.
KEEP_ALIVE: Final = 15
PING: Final = 20.0
#: What to do where one cannot listen.
LISTENING: Final = {
    errno.EADDRINUSE: "something else listens there, perhaps another Boardwright; stop it, or take another --port",
    errno.EACCES: "this port is kept for the system; take one above 1023 with --port",
    errno.EADDRNOTAVAIL: "this computer does not have that address; leave out --host, or name one that it has",
}

#: Told the server's own address, and those for friends, once it answers there.
Ready = Callable[[str, list[str]], None]


def run(
    host: str,
    port: int,
    database: str | None,
    ready: Ready,
    sharing: Sharing | None = None,
    shared: bool = False,
    metrics: tuple[str, int] | None = None,
    sending: Sending | None = None,
) -> None:
    """Serve until somebody stops it. With ``shared``, people are let in from the network from the beginning.

    ``metrics`` is where they are shown, to whoever comes; port 0 is a free one. BadOptions when the database cannot be
    used.
    """
    sharing = sharing or Sharing()
    watched = listen_at(*metrics) if metrics else None
    with listen(host, port) as listening, watched or nullcontext(), suppress(KeyboardInterrupt):
        open_database(database)
        address = address_of(listening, host)
        app = create_app(database, sharing=sharing, sending=sending)
        server = Server(settings(app, sharing))
        server.leaving = app
        sharing.stand_at(host, listening.getsockname()[1], server.open_door)

        async def begin() -> None:
            leave_alone_what_stays()
            if watched is not None:
                await server.show_metrics(watched, sharing)
            if shared and is_loopback(host):
                await sharing.open_doors()
            ready(address, [*([sharing.public] if sharing.public else []), *sharing.own])

        server.begin = begin
        if threading.current_thread() is threading.main_thread():
            # uvicorn hands a signal on when it has stopped: the one that asks politely ends it as Ctrl-C does.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
        asyncio.run(server.serve(sockets=[listening]))


def open_database(database: str | None) -> None:
    """Open the database once before anybody comes; where that fails, whoever starts the server is told what to do."""
    try:
        url = make_url(database_url(database))
        if url.get_backend_name() == "sqlite":
            bring_up_file(url)
        else:
            asyncio.run(prepare(database))
    except (SQLAlchemyError, CommandError, OSError, ValueError) as problem:
        place = str(usual_file()) if database is None else without_password(database)
        why = why_unusable(problem)
        raise BadOptions(f"cannot keep tables in {place}: {why}, or name another place with --database") from problem


def bring_up_file(url: URL) -> None:
    """Without the driver of the server: a file that cannot be opened leaves one of its threads behind."""
    engine = create_engine(url.set(drivername="sqlite"))
    event.listen(engine, "connect", take_control)
    event.listen(engine, "begin", begin)
    try:
        with engine.execution_options(**WRITING).begin() as connection:
            upgrade(connection)
            # A file that may only be read is noticed here, not with the first move.
            connection.exec_driver_sql(f"UPDATE {VERSION} SET version_num = version_num")
    finally:
        engine.dispose()


def without_password(database: str) -> str:
    return make_url(database).render_as_string(hide_password=True) if "://" in database else database


def why_unusable(problem: Exception) -> str:
    """What is wrong with a database, and what to do."""
    if isinstance(problem, CommandError):
        return "a newer Boardwright has written there; update this one"
    if isinstance(problem, OSError) and problem.filename:
        return f"{problem.strerror}; see that its folder is there and may be written to"
    return trouble_of(problem)


def leave_alone_what_stays() -> None:
    """What is loaded by now is never garbage: to look for some in it would stop everybody for a tenth of a second."""
    gc.collect()
    gc.freeze()
    collect_seldom()


def settings(app: ASGIApp, sharing: Sharing) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        # Made of the strict one of uvicorn's two, whatever else is installed.
        http=PatientHttp,
        ws=PackedSocket,
        proxy_headers=bool(sharing.proxies),
        forwarded_allow_ips=[str(proxy) for proxy in sharing.proxies],
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=FAREWELL,
        limit_concurrency=room(),
        backlog=BACKLOG,
    )


def room() -> int:
    """How many connections there can be at a time. Where the system lets us have more descriptors, we take them."""
    try:
        import resource
    except ImportError:  # not on Windows, which needs no such thing
        return CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < CONNECTIONS + SPARE:
        wanted = CONNECTIONS + SPARE
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return CONNECTIONS if soft == resource.RLIM_INFINITY else min(CONNECTIONS, max(soft - SPARE, soft // 2))


class Server(uvicorn.Server):
    """uvicorn, with something to do first, and with doors that can be opened while it runs."""

    begin: Callable[[], Awaitable[None]]
    leaving: Leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(Complaints())
        await super().startup(sockets)
        if not self.should_exit:
            await self.begin()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        await self.leaving.finish(FINISHING)
        await super().shutdown(sockets)
        log.info("stopped")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks to stop, the second does not ask. Workers end with their parent."""
        if self.should_exit:
            os._exit(128 + sig)
        super().handle_exit(sig, frame)

    async def show_metrics(self, listening: socket.socket, sharing: Sharing) -> None:
        """Answer there too, with nothing but them; the guards are the same."""
        config = settings(Guard(metrics_app(), sharing), sharing)
        config.load()
        shown = await asyncio.get_running_loop().create_server(lambda: self.protocol(config), sock=listening)
        self.servers.append(shown)
        log.info("metrics are at %smetrics", url_of(*listening.getsockname()[:2]))

    async def open_door(self, address: str, port: int) -> Door:
        """Let people in at another address of this machine too; where the port is taken there, at another one."""
        listening = bind_near(address, port)
        door = await asyncio.get_running_loop().create_server(self.protocol, sock=listening, backlog=BACKLOG)
        # What is among these is shut when the server stops.
        self.servers.append(door)

        def shut() -> None:
            self.servers.remove(door)
            door.close()
            for connection in list(self.server_state.connections):
                if connection.transport.get_extra_info("sockname")[0] == address:
                    connection.shutdown()

        return Door(address, url_of(address, listening.getsockname()[1]), shut)

    def protocol(self, config: uvicorn.Config | None = None) -> asyncio.Protocol:
        """What speaks with one connection."""
        config = config or self.config
        made: Any = config.http_protocol_class
        protocol: asyncio.Protocol = made(config=config, server_state=self.server_state, app_state=self.lifespan.state)
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
    if not port:
        with suppress(OSError):
            return bind(host, USUAL)
    return listen_at(host, port)


def listen_at(host: str, port: int) -> socket.socket:
    """A socket on that very port; BadOptions when it cannot be had."""
    try:
        return bind(host, port)
    except OSError as problem:
        raise cannot_listen(host, port, problem) from problem
    except ValueError as problem:
        raise BadOptions(f"cannot listen on {host!r}: that is no address of a computer") from problem


def cannot_listen(host: str, port: int, problem: OSError) -> BadOptions:
    """Why not, and what to do."""
    where = f"port {port}" if port else "any port"
    if isinstance(problem, socket.gaierror):
        why = "no computer is known by that name; leave out --host, or name an address that this one has"
    else:
        why = LISTENING.get(problem.errno or 0, str(problem.strerror))
    return BadOptions(f"cannot listen on {host}, {where}: {why}")


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be named: only then does asyncio switch off Nagle's delay, which costs 40 ms an answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    return url_of({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), listening.getsockname()[1])
