"""Asking other machines for something because of an address that somebody gave us: a push service, a webhook.

Such an address may lead into our own network. So a name is resolved once, every address it has must be one of the
Internet at large, and the connection goes to the very address that was looked at. Nothing is followed, nothing of an
answer but its number is told to anybody, and all of it has to be quick and small.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import h11

#: Seconds for all of it; bytes of an answer; characters of an address.
PATIENCE: Final = 10.0
LARGEST: Final = 16_384
LONGEST: Final = 1000
#: Addresses of version 4 within those of version 6, as gateways translate them.
TRANSLATED: Final = IPv6Network("64:ff9b::/96")


class Forbidden(Exception):
    """An address that is none of the Internet at large, or no address."""


class Failed(Exception):
    """Nothing came of it; another time it may."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a request goes."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def named(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == (443 if self.secure else 80)
        return host if usual else f"{host}:{self.port}"


class Outside:
    """The way out. Only tests, and who serves their own network, let requests stay in it (``private``)."""

    def __init__(self, private: bool = False) -> None:
        self.private = private

    def read(self, url: str) -> Place:
        """An address, taken apart. Forbidden where it is none, or not of the kind that we ask."""
        try:
            parts = urlsplit(url)
            port = parts.port
            host = (parts.hostname or "").encode("idna").decode()
        except ValueError as problem:
            raise Forbidden("this is no address") from problem
        secure = parts.scheme == "https"
        if not secure and not (self.private and parts.scheme == "http"):
            raise Forbidden("an address begins with https://")
        clean = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
        if not host or not clean or "%" in host or parts.username is not None or parts.password is not None:
            raise Forbidden("this is no address that we ask")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Place(host, port or (443 if secure else 80), path, secure)

    async def find(self, place: Place) -> list[str]:
        """The addresses that a name has now. Forbidden where one of them is not of the Internet at large."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        except TimeoutError as problem:
            raise Failed("looking the name up takes too long") from problem
        except (OSError, UnicodeError) as problem:
            raise Failed("there is no machine of that name") from problem
        addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
        if not self.private and not all(is_global(address) for address in addresses):
            raise Forbidden("this address leads into a network of its own")
        return addresses

    async def check(self, url: str) -> None:
        """Whether that address could be asked now."""
        await self.find(self.read(url))

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send something there; the number of the answer."""
        place = self.read(url)
        addresses = await self.find(place)
        try:
            async with asyncio.timeout(PATIENCE):
                return await exchange(place, addresses[0], body, headers)
        except TimeoutError as problem:
            raise Failed("no answer in time") from problem
        except (OSError, ssl.SSLError, h11.RemoteProtocolError) as problem:
            raise Failed(f"no answer: {type(problem).__name__}") from problem


def is_global(text: str) -> bool:
    """Whether an address is one of the Internet at large, whatever it is wrapped in."""
    address = ip_address(text.split("%")[0])
    if isinstance(address, IPv6Address):
        inner = translated(address) if address in TRANSLATED else address.ipv4_mapped
        if inner is not None:
            return at_large(inner)
        wrapped = (address.sixtofour, *(address.teredo or ()))
        if any(one is not None and not at_large(one) for one in wrapped):
            return False
    return at_large(address)


def translated(address: IPv6Address) -> IPv4Address:
    return IPv4Address(int(address) & 0xFFFFFFFF)


def at_large(address: IPv4Address | IPv6Address) -> bool:
    special = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
    return address.is_global and not special and not address.is_link_local and not address.is_private


async def exchange(place: Place, address: str, body: bytes, headers: dict[str, str]) -> int:
    """One request over a connection of its own to that address, under the name that it was found by."""
    context, name = (ssl.create_default_context(), place.host) if place.secure else (None, None)
    reader, writer = await asyncio.open_connection(
        address, place.port, limit=LARGEST, ssl=context, server_hostname=name
    )
    try:
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST)
        sent = {"Host": place.named, "Content-Length": str(len(body)), "Connection": "close", **headers}
        writer.write(line.send(h11.Request(method="POST", target=place.path, headers=list(sent.items()))) or b"")
        writer.write(line.send(h11.Data(data=body)) or b"")
        writer.write(line.send(h11.EndOfMessage()) or b"")
        await writer.drain()
        while True:
            event = line.next_event()
            if isinstance(event, h11.Response):
                return event.status_code
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(LARGEST))
            elif isinstance(event, h11.ConnectionClosed):
                raise Failed("the line was closed without an answer")
    finally:
        writer.close()
