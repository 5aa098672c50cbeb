"""People who play through every interruption, and remember what they were promised.

Whoever loses the connection comes back to any server and sends the request that was not answered again, word for word:
either it is accepted now, or the server says that it is stale.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.harness import COOKIE, GAME, LONG, PATIENT, Server, seat

#: A server that has been killed, or that cannot reach its database, looks like this.
INTERRUPTIONS: Final = (WebSocketException, OSError, EOFError)
#: A socket closes with one of these where there is no such table, or none that can go on.
NO_TABLE: Final = {4404, 4410}
#: Refusals after which the same is sent again. The first leaves open whether it was stored.
AGAIN: Final = {"unavailable", "too_fast", "storage"}
#: Refusals of what was sent on an older position: it may have counted, and may even have ended the game.
TOO_LATE: Final = {"stale", "over"}
#: How often somebody takes something back, where that is possible.
SECOND_THOUGHTS: Final = 0.05
#: How often a line breaks just after a request was sent.
BAD_LINE: Final = 0.05
#: Seconds until somebody tries again, at most.
PAUSE: Final = 0.3


class Broken(Exception):
    """Something that must never happen to anybody."""


@dataclass
class Person:
    """Somebody at one table, in a seat or watching."""

    servers: Sequence[Server]
    table: str
    seat: int | None
    headers: dict[str, str]
    chance: random.Random
    #: What was acknowledged, by row of the log, and what was sent without ever being answered.
    promised: dict[int, dict[str, Any]] = field(default_factory=dict)
    unanswered: list[dict[str, Any]] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    #: How often something was sent again.
    repeats: int = 0
    shot: dict[str, Any] = field(default_factory=dict)
    #: The row of the log that a snapshot must have to be acted on.
    least: int = 0
    requests: int = 0
    heard: int = 0
    interruptions: int = 0
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            server = self.chance.choice(self.servers)
            address = f"ws://{server.host}:{server.port}/api/tables/{self.table}/live"
            try:
                async with connect(address, additional_headers=self.headers, max_size=None, **PATIENT) as wire:
                    await self.converse(wire)
            except ConnectionClosed as problem:
                if problem.rcvd is not None and problem.rcvd.code in NO_TABLE:
                    raise Broken(f"table {self.table} is gone: {problem}") from problem
                await self.pause()
            except INTERRUPTIONS:
                await self.pause()

    async def pause(self) -> None:
        self.interruptions += 1
        await asyncio.sleep(self.chance.random() * PAUSE)

    async def converse(self, wire: ClientConnection) -> None:
        await wire.send(json.dumps({"type": "hello", "since": self.shot.get("n", 0)}))
        self.shot = {}
        sent = False
        while not self.over:
            message = json.loads(await wire.recv())
            self.heard += 1
            if message["type"] == "snapshot":
                self.shot = message
                self.over = message["over"] and self.pending is None
            elif self.pending is not None and message.get("id") == self.pending["id"]:
                sent = await self.take_answer(message)
            if not sent and self.shot:
                self.repeats += self.pending is not None
                self.pending = self.pending or self.choose()
                if self.pending is not None:
                    await wire.send(json.dumps(self.pending))
                    sent = True
                    await self.perhaps_hang_up(wire)

    async def perhaps_hang_up(self, wire: ClientConnection) -> None:
        """Now and then a line breaks before the answer has come: then the request may have counted all the same."""
        if self.chance.random() < BAD_LINE:
            await asyncio.sleep(self.chance.random() * PAUSE)
            wire.transport.abort()
            raise ConnectionError("the line is broken")

    async def take_answer(self, answer: dict[str, Any]) -> bool:
        """Note what became of the request; whether one is still on its way."""
        assert self.pending is not None
        if answer["type"] == "refused" and answer["code"] in AGAIN:
            await asyncio.sleep(self.chance.random() * PAUSE)
            return False
        request, self.pending = self.pending, None
        if answer["type"] == "accepted":
            if answer["n"] != request["n"] + 1 or answer["n"] in self.promised:
                raise Broken(f"table {self.table} answers {request} with {answer}")
            self.promised[answer["n"]] = request
            self.least = answer["n"]
        elif answer["code"] in TOO_LATE:
            self.unanswered.append(request)
            self.least = max(self.least, answer["n"] or 0)
        else:
            raise Broken(f"table {self.table} refuses {request}: {answer}")
        self.over = bool(self.shot) and self.shot["over"]
        return False

    def choose(self) -> dict[str, Any] | None:
        """What to do about the latest snapshot, if it asks us something."""
        asked = [decision for decision in self.shot["decisions"] if decision["seat"] == self.seat]
        if not asked or self.shot["n"] < self.least:
            return None
        self.requests += 1
        request = {"id": f"r{self.requests}", "n": self.shot["n"], "seat": self.seat}
        steps = next((item["undo"]["steps"] for item in self.shot["undo"] if item["seat"] == self.seat), 0)
        if steps and self.chance.random() < SECOND_THOUGHTS:
            return {"type": "undo", "all": self.chance.random() < 0.3, **request}
        return {"type": "act", "action": self.chance.choice(asked[0]["options"])["notation"], "sure": True, **request}


@dataclass
class Party:
    """Everybody at one table."""

    table: str
    kinds: Sequence[str]
    people: list[Person]

    @property
    def over(self) -> bool:
        return all(person.over for person in self.people)

    async def play(self) -> None:
        async with asyncio.TaskGroup() as together:
            for person in self.people:
                together.create_task(person.play())

    def told(self) -> str:
        """Where it stands, for whoever wonders why it does not go on."""
        seen = ", ".join(
            f"seat {person.seat} at {person.shot.get('n')}, waiting for {person.shot.get('waiting')}, "
            f"{'with' if person.pending else 'without'} an open request"
            for person in self.people
        )
        return f"{self.table} ({', '.join(self.kinds)}): {seen}"


async def gather_party(servers: Sequence[Server], kinds: Sequence[str], number: int, chance: random.Random) -> Party:
    """Open a table, whatever happens meanwhile; whoever is to come has come. Nobody's address is anybody else's."""
    address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    people: list[int | None] = [place for place, kind in enumerate(kinds) if kind in ("me", "friend")]
    # At a table of bots somebody watches.
    visitors = {
        place: {"Cookie": f"{COOKIE}={secrets.token_urlsafe(16)}", "X-Forwarded-For": address}
        for place in people or [None]
    }
    opening = {"game": GAME, "seats": [seat(kind) for kind in kinds]}
    opener = next(iter(visitors.values()))
    opened = await insist(servers, "/tables", opening, opener, chance)
    for link in opened["links"]:
        claim = f"/tables/{opened['table']}/claim"
        await insist(servers, claim, {"token": link["token"]}, visitors[link["seat"]], chance)
    found = [
        Person(servers, opened["table"], place, headers, random.Random(chance.random()))
        for place, headers in visitors.items()
    ]
    return Party(opened["table"], kinds, found)


async def insist(
    servers: Sequence[Server], path: str, body: Any, headers: dict[str, str], chance: random.Random
) -> dict[str, Any]:
    """Ask one server or another until one has answered."""
    async with httpx.AsyncClient(timeout=LONG, headers=headers) as http:
        while True:
            try:
                answer = await http.post(f"{chance.choice(servers).url}/api{path}", json=body)
                if answer.status_code == 200:
                    found: dict[str, Any] = answer.json()
                    return found
                if answer.status_code not in (429, 503):
                    raise Broken(f"{path} was answered with {answer.status_code}: {answer.text}")
            except httpx.TransportError:
                pass
            await asyncio.sleep(chance.random() * PAUSE)
