"""Names and numbers of machines: which addresses this one has in its networks, and which one a request is meant for.

Nothing is asked over a network to find out.
"""

from __future__ import annotations

import re
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

from starlette.requests import HTTPConnection

#: Addresses of nobody (RFC 5737, RFC 3849): the system says which of ours it would use to go there, and sends nothing.
NOWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
EVERYWHERE: Final = ("0.0.0.0", "::")
#: How a request names a machine: by a name, or by a number that has brackets if it is one of IPv6; perhaps with a port.
NAMED: Final = re.compile(r"(?:\[(?P<six>[^\[\]]+)\]|(?P<name>[^\[\]:@/\\,\s]+))(?::(?P<port>[0-9]{0,5}))?")
#: Linux's question for the address of an interface.
SIOCGIFADDR: Final = 0x8915
LAST_PORT: Final = 65535
#: Addresses within this many bits of each other belong to one connection to the Internet.
NEIGHBOURS: Final = 64


def network_addresses() -> list[str]:
    """The addresses by which other machines can reach this one, the likeliest first."""
    found = [*ways_out(), *(of_interfaces() if sys.platform == "linux" else of_the_name())]
    usable = [address for address in dict.fromkeys(found) if is_of_a_network(address)]
    return sorted(usable, key=lambda address: ":" in address)


def ways_out() -> Iterator[str]:
    for family, nowhere in NOWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((nowhere, 9))
            yield str(probe.getsockname()[0])


def of_interfaces() -> Iterator[str]:
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                answer = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24])


def of_the_name() -> Iterator[str]:
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            yield str(address[0])


def is_of_a_network(address: str) -> bool:
    """Whether other machines can have use for it; an address with a zone (``fe80::1%eth0``) fits into no link."""
    try:
        number = ip_address(address)
    except ValueError:
        return False
    return not (number.is_loopback or number.is_link_local or number.is_unspecified or number.is_multicast)


def machine_names() -> frozenset[str]:
    """What this machine is called, also by its neighbours in the network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"} - {"", ".local"})


def host_of(netloc: str) -> str:
    """The machine in ``machine:port``, without the brackets of IPv6; empty where that names none."""
    found = NAMED.fullmatch(netloc)
    if found is None or int(found["port"] or 0) > LAST_PORT:
        return ""
    if found["six"] is not None:
        return found["six"].lower() if ":" in found["six"] and is_number(found["six"]) else ""
    return found["name"].removesuffix(".").lower()


def is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this very machine is meant."""
    if not is_number(host):
        return host == "localhost" or host.endswith(".localhost")
    number = ip_address(host)
    return (getattr(number, "ipv4_mapped", None) or number).is_loopback


def url_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def read_place(text: str) -> tuple[str, int]:
    """Where to listen, from ``address:port`` or a port alone, which is one of this very machine."""
    host, _, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or "127.0.0.1"
    if not (is_number(host) or host == "localhost") or not port.isdecimal() or int(port) > LAST_PORT:
        raise ValueError(f"{text!r} is no address and port, such as 127.0.0.1:9100")
    return host, int(port)


def neighbourhood(address: str) -> str:
    """What counts as one address where requests are counted: whoever has one of IPv6 has millions beside it."""
    if ":" not in address or not is_number(address):
        return address
    return str(int(ip_address(address)) >> NEIGHBOURS)


def address_of(connection: HTTPConnection) -> str:
    """Whose requests are counted together."""
    return neighbourhood(connection.client.host) if connection.client else ""
