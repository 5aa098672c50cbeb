"""Letting friends in: by which addresses they reach this server, and the doors that are opened for them.

At first only this computer is let in. Whoever sits at it may open doors, one at each address that it has in its
networks, until they are shut again or the server stops. A server behind a proxy has a public address instead.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from boardwright.kernel.errors import BadOptions
from boardwright.server.addresses import (
    EVERYWHERE,
    host_of,
    is_loopback,
    is_number,
    machine_names,
    network_addresses,
    url_of,
)
from boardwright.server.protocol import ShareInfo
from boardwright.server.refuse import Refuse

log = logging.getLogger(__name__)

#: A request that has one of these came through a proxy, wherever that runs.
PASSED_ON: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-port",
    "x-forwarded-proto",
    "x-forwarded-server",
    "x-real-ip",
)


class Door(NamedTuple):
    """A way in from the network."""

    address: str
    url: str
    shut: Callable[[], None]


#: Opens a door at an address of this machine, on that port or, where it is taken, on another.
OpenDoor = Callable[[str, int], Awaitable[Door]]


class Sharing:
    """Who can reach this server, and how."""

    def __init__(self, public: str | None = None, only: Sequence[str] = (), proxies: Sequence[str] = ()) -> None:
        #: Whom we believe for whom they ask: nobody, unless we are told.
        self.proxies = tuple(map(proxy_addresses, proxies))
        #: Where a proxy shows this server to the world, as ``https://games.example.org/``.
        self.public = public_url(public) if public else None
        #: The addresses at which doors are opened; empty: all that are found.
        self.only = tuple(map(own_address, only))
        self.host = "127.0.0.1"
        self.port = 0
        self.open_door: OpenDoor | None = None
        self.doors: list[Door] = []
        self.names = machine_names()
        self.switching = asyncio.Lock()

    def stand_at(self, host: str, port: int, open_door: OpenDoor) -> None:
        """The server listens there, and more doors are opened like that."""
        self.host, self.port, self.open_door = host, port, open_door

    # -- by which addresses ------------------------------------------------------------------------------------

    @property
    def own(self) -> list[str]:
        """The addresses in our networks at which friends are let in now."""
        if self.host in EVERYWHERE:
            return [url_of(address, self.port) for address in network_addresses()]
        if not is_loopback(self.host):
            return [url_of(self.host, self.port)]
        return [door.url for door in self.doors]

    def info(self, connection: HTTPConnection) -> ShareInfo:
        """What a browser needs to know; those who come from outside learn nothing about our networks."""
        public = [self.public] if self.public else []
        outside = bool(public) and not self.is_here(connection)
        return ShareInfo(
            addresses=public if outside else public + self.own,
            can_switch=self.is_switch and self.is_here(connection),
            on=bool(self.doors),
        )

    def knows(self, named: str) -> bool:
        """Whether a request that names this host is meant for us.

        Numbers always are. A strange name is that of somebody else's page, made to point to us ("DNS rebinding").
        """
        host = host_of(named)
        ours = {self.host.lower(), *self.names, host_of(netloc(self.public or ""))}
        return host != "" and (host in ours or is_number(host) or is_loopback(host))

    def is_public_origin(self, origin: str) -> bool:
        return self.public is not None and f"{origin}/" == self.public

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether the browser came over https, to us or to the proxy before us."""
        host = connection.headers.get("host", "")
        return connection.scope["scheme"] in ("https", "wss") or (
            self.public is not None and self.public.startswith("https:") and host == netloc(self.public)
        )

    def is_trusted(self, connection: HTTPConnection) -> bool:
        """Whether nobody can change what goes to the browser: it is encrypted, or does not leave this computer."""
        return self.is_secure(connection) or is_loopback(host_of(connection.headers.get("host", "")))

    def is_here(self, connection: HTTPConnection) -> bool:
        """Whether a browser on this very computer asks; not through a proxy or tunnel, which also comes from here."""
        arrived, _ = connection.scope.get("server") or ("", None)
        asking = connection.client.host if connection.client else ""
        meant = host_of(connection.headers.get("host", ""))
        return (
            all(map(is_loopback, (arrived, asking, meant)))
            and not any(door.address == arrived for door in self.doors)
            and not any(name in connection.headers for name in PASSED_ON)
            and not self.is_proxy(asking)
        )

    def is_proxy(self, address: str) -> bool:
        """Whether a proxy of ours is there. It may ask for anybody, also where it does not say so."""
        return any(ip_address(address) in proxies for proxies in self.proxies) if is_number(address) else False

    # -- the doors ---------------------------------------------------------------------------------------------

    @property
    def is_switch(self) -> bool:
        """Whether there is something to switch: a server that listens elsewhere anyhow does so until it is stopped."""
        return self.open_door is not None and self.public is None and is_loopback(self.host)

    async def switch(self, connection: HTTPConnection, on: bool) -> None:
        """Let people in from the network, or no longer. Only a browser on this computer decides that."""
        if not self.is_here(connection):
            raise Refuse("not_yours", "only a browser on the computer that serves can let others in")
        if not self.is_switch:
            raise Refuse("illegal", "this server was started with its addresses; they stay until it is stopped")
        if not on:
            self.shut_doors()
        elif not await self.open_doors():
            raise Refuse("illegal", "this computer has no address in a network now")

    async def open_doors(self) -> bool:
        """Open a door at every address the computer has now. False where there is none."""
        assert self.open_door is not None, "the server runs"
        async with self.switching:
            self.shut_doors()
            for address in self.only or network_addresses():
                try:
                    self.doors.append(await self.open_door(address, self.port))
                except OSError as problem:
                    log.warning("nobody is let in at %s: %s", address, problem.strerror)
            return bool(self.doors)

    def shut_doors(self) -> None:
        while self.doors:
            self.doors.pop().shut()


def netloc(url: str) -> str:
    return urlsplit(url).netloc


def own_address(text: str) -> str:
    """An address of this machine, in the form that the system writes it."""
    if not is_number(text):
        raise BadOptions(f"an address is one like 192.168.0.7, not {text!r}")
    return str(ip_address(text))


def proxy_addresses(text: str) -> IPv4Network | IPv6Network:
    """Where a proxy is: at one address, or in a range of them."""
    try:
        return ip_network(text)
    except ValueError as problem:
        raise BadOptions(
            f"a proxy is named by its address, as 127.0.0.1, or by a range, as 10.0.0.0/8; not {text!r}"
        ) from problem


def public_url(text: str) -> str:
    """The address of a site; it must be that of its top, since pages ask for ``/api``."""
    try:
        parts = urlsplit(text)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not host_of(parts.netloc) or parts.path not in ("", "/") or parts.query:
        raise BadOptions(f"the public address is one like https://games.example.org, without a path; not {text!r}")
    return f"{parts.scheme}://{parts.netloc.lower()}/"
