"""Accounts, for those who want their tables on several devices: making one, logging in and out, devices, passwords.

Whose seats a browser's are is looked up in the database and believed for a moment: so a device that is logged out
anywhere is logged out on every server within seconds, and its open sockets too.
"""

from __future__ import annotations

import asyncio
import logging
import time
import unicodedata
from collections import OrderedDict
from typing import Any, Final

from boardwright.server import schema
from boardwright.server.appending import Conflict
from boardwright.server.bucket import Buckets
from boardwright.server.client import Client
from boardwright.server.handover import move_seats
from boardwright.server.opening import clean
from boardwright.server.others import FAILURES
from boardwright.server.passwords import Passwords
from boardwright.server.people import Device
from boardwright.server.protocol import Text
from boardwright.server.refuse import Refuse
from boardwright.server.tables import Tables
from boardwright.server.tokens import fingerprint, new_token

log = logging.getLogger(__name__)

#: Passwords tried, a second in the long run and at once: from one address, and for one name; and accounts made.
OF_ADDRESS: Final = (0.2, 30.0)
OF_NAME: Final = (0.05, 10.0)
MADE: Final = (1 / 30, 30.0)
#: How often somebody may have everything about them gathered.
EXPORTS: Final = (1 / 60, 5.0)
#: Seconds for which an answer of the database is believed; seconds between two looks at open sockets.
BELIEVED: Final = 2.0
LOOK: Final = 3.0
#: Browsers about which something is believed at a time.
REMEMBERED: Final = 10_000
#: Seconds after which it is written down again that a device was used.
HOUR: Final = 3600.0
LONGEST_NAME: Final = 64

WRONG: Final = "this name and this password do not belong together"
TAKEN: Final = "this name is taken"


class Accounts:
    """Who is who, on this server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.people = tables.storage.people
        self.passwords = Passwords()
        self.addresses = Buckets(*OF_ADDRESS)
        self.names = Buckets(*OF_NAME)
        self.made = Buckets(*MADE)
        self.exports = Buckets(*EXPORTS)
        #: By cookie's fingerprint whose seats it opens, and until when that is believed.
        self.believed: OrderedDict[str, tuple[str, float]] = OrderedDict()

    # -- who it is ---------------------------------------------------------------------------------------------

    async def identity(self, visitor: str) -> str:
        """Whose seats that browser's are: a person's, where it is logged in, or its own."""
        identity, until = self.believed.get(visitor, ("", 0.0))
        if until > time.monotonic():
            return identity
        device = await self.people.device(visitor)
        identity = visitor if device is None else str(device.identity)
        self.believed[visitor] = identity, time.monotonic() + BELIEVED
        self.believed.move_to_end(visitor)
        if len(self.believed) > REMEMBERED:
            self.believed.popitem(last=False)
        if device is not None and device.used < time.time() - HOUR:
            await self.touch(visitor)
        return identity

    async def touch(self, visitor: str) -> None:
        """Nobody is turned away because that could not be written down."""
        try:
            await self.people.touch(visitor, time.time())
        except FAILURES:
            log.warning("it could not be written down when a device was used")

    async def look_around(self) -> None:
        """End the sockets of browsers that have been logged out, here or on another server."""
        self.believed.clear()
        clients = [one for one in self.clients() if one.device != one.visitor]
        known = await self.people.identities({client.device for client in clients if client.device}) if clients else {}
        for client in clients:
            if known.get(client.device or "") != client.visitor:
                client.drop()

    async def keep_looking(self) -> None:
        """Do so again and again."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look_around()
            except FAILURES:
                log.warning("it could not be looked up who has been logged out; another try follows")

    def clients(self) -> list[Client]:
        return [client for table in list(self.tables.alive.values()) for client in table.clients]

    # -- coming and going --------------------------------------------------------------------------------------

    async def create(self, address: str, name: str, password: str, visitor: str | None, label: str) -> str:
        """A new account with everything that the guest holds; the secret for this browser's new cookie."""
        self.check_made(address)
        shown, folded = spelt(name)
        identity = fingerprint(new_token())
        values = {
            "identity": identity,
            "name": folded,
            "shown": shown,
            "password": await self.passwords.conceal(password),
            "created": time.time(),
            "settings": {},
        }
        guest, token = await self.guest(visitor), new_token()
        try:
            await self.people.create(values, device_of(token, label), guest)
        except Conflict as problem:
            raise taken() from problem
        await self.moved(visitor, guest, identity)
        return token

    async def log_in(self, address: str, name: str, password: str, visitor: str | None, label: str) -> str:
        """What the guest holds joins what the person has; the secret for this browser's new cookie."""
        folded = fold(clean(name))
        person = await self.check(address, folded, await self.people.named(folded), password)
        guest, token = await self.guest(visitor), new_token()
        if visitor is not None and guest is None:
            await self.people.log_out(await self.identity(visitor), schema.devices.c.visitor_hash == visitor)
        try:
            await self.people.log_in(person.identity, person.password, device_of(token, label), guest)
        except Conflict as problem:
            raise wrong() from problem
        await self.moved(visitor, guest, person.identity)
        return token

    async def log_out(self, visitor: str) -> None:
        await self.people.log_out(await self.identity(visitor), schema.devices.c.visitor_hash == visitor)
        await self.look_around()

    async def guest(self, visitor: str | None) -> str | None:
        """That browser as a guest; None where it is logged in, or has not been here before."""
        return None if visitor is None or await self.people.device(visitor) is not None else visitor

    async def moved(self, visitor: str | None, guest: str | None, identity: str) -> None:
        """The browser has another cookie now: its open sockets come again, as who it is."""
        if guest is not None:
            move_seats(self.tables, guest, identity)
        for client in self.clients():
            if visitor is not None and client.device == visitor:
                client.drop()
        await self.look_around()

    # -- changing an account -----------------------------------------------------------------------------------

    async def person(self, identity: str) -> Any:
        found = await self.people.person(identity)
        if found is None:
            raise Refuse("not_yours", "this is for those who have an account and are logged in")
        return found

    async def end_device(self, identity: str, handle: str) -> None:
        if not await self.people.log_out(identity, schema.devices.c.handle == handle):
            raise Refuse("unknown", "there is no such device")
        await self.look_around()

    async def change_password(self, address: str, identity: str, visitor: str, old: str, new: str) -> None:
        """Everybody else who is logged in by this account is logged out."""
        person = await self.person(identity)
        await self.check(address, person.name, person, old)
        try:
            await self.people.set_password(identity, person.password, await self.passwords.conceal(new), visitor)
        except Conflict as problem:
            raise wrong() from problem
        await self.look_around()

    async def rename(self, address: str, identity: str, name: str) -> None:
        await self.person(identity)
        self.check_made(address)
        shown, folded = spelt(name)
        try:
            await self.people.rename(identity, folded, shown)
        except Conflict as problem:
            raise taken() from problem

    async def set_rated(self, identity: str, on: bool) -> None:
        person = await self.person(identity)
        await self.people.set_settings(identity, {**person.settings, "rated": on})

    # -- checks ------------------------------------------------------------------------------------------------

    async def check(self, address: str, name: str, person: Any, password: str) -> Any:
        """The person, if that is their password. Nobody learns whether there is such a person."""
        if not (self.addresses.take(address) and self.names.take(name)):
            raise Refuse("too_fast", "too many passwords were tried; wait a minute", Text(key="me-wait"))
        if not await self.passwords.check(None if person is None else person.password, password):
            raise wrong()
        return person

    def check_made(self, address: str) -> None:
        """Whether a name is taken can be asked so often and no oftener."""
        if not self.made.take(address):
            raise Refuse("too_fast", "too many names were tried; wait a minute", Text(key="me-wait"))


def wrong() -> Refuse:
    return Refuse("not_yours", WRONG, Text(key="me-wrong"))


def taken() -> Refuse:
    return Refuse("illegal", TAKEN, Text(key="me-taken"))


def fold(shown: str) -> str:
    """All spellings of a name as one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", shown).casefold())


def spelt(name: str) -> tuple[str, str]:
    """A name as it is shown and as it is compared."""
    shown = clean(name)
    folded = fold(shown)
    if not folded.strip() or len(folded) > LONGEST_NAME:
        raise Refuse("illegal", "this cannot be a name", Text(key="me-no-name"))
    return shown, folded


def device_of(token: str, label: str) -> Device:
    return Device(fingerprint(token), new_token(), label)


#: What browsers and systems say of themselves, the more particular first, and what people call them.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def label_of(agent: str) -> str:
    """The families of browser and system, and nothing more of what a browser tells; empty where neither is known."""
    found = [next((name for sign, name in names.items() if sign in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(part for part in found if part)
