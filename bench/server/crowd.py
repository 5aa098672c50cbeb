"""A server in a process of its own, on loopback and a database that goes with it, and a crowd of people at its tables.

People are raw sockets that keep no more of a snapshot than they need for their next action. Every table comes from an
address of its own, as a proxy would tell it, so that nobody is taken for a flood.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

HOST: Final = "127.0.0.1"
#: Seconds for what must happen at all.
LONG: Final = 120.0
TICK: Final = os.sysconf("SC_CLK_TCK")


class Server:
    """A running server and what the system knows of its processes."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def cpu(self) -> float:
        """Seconds of processor time that the server itself has used, all its threads together."""
        return cpu_of(self.process.pid)

    def workers_cpu(self) -> float:
        """The same of its worker processes that are there now."""
        return sum(cpu_of(child) for child in children_of(self.process.pid))

    def memory(self) -> int:
        """Bytes of its memory that are in use."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def ask(self, path: str, body: Any, token: str, address: str) -> Any:
        """Post something as a browser of that address would."""
        connection = HTTPConnection(HOST, self.port, timeout=LONG)
        headers = {"Content-Type": "application/json", **known_as(token, address)}
        try:
            connection.request("POST", f"/api{path}", json.dumps(body), headers)
            answer = connection.getresponse()
            content = answer.read()
        finally:
            connection.close()
        if answer.status != 200:
            raise RuntimeError(f"{path} was answered with {answer.status}: {content.decode()}")
        return json.loads(content)


def known_as(token: str, address: str) -> dict[str, str]:
    return {"Cookie": f"boardwright_visitor={token}", "X-Forwarded-For": address}


def cpu_of(process: int) -> float:
    try:
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(told[11]) + int(told[12])) / TICK


def children_of(process: int) -> list[int]:
    """Its processes and theirs."""
    found: list[int] = []
    for listed in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, listed.read_text().split()):
            found += [child, *children_of(child)]
    return found


@contextmanager
def serving(arguments: tuple[str, ...] = ("-m", "boardwright.server"), source: Path | None = None) -> Iterator[Server]:
    """A server on a free port with an empty database; both are gone afterwards. ``source``: of another checkout."""
    program = [sys.executable, *arguments]
    around = os.environ if source is None else {**os.environ, "PYTHONPATH": str(source)}
    with TemporaryDirectory(prefix="boardwright-load-") as folder:
        place = ["--port", str(free_port()), "--database", f"{folder}/tables.sqlite3"]
        command = [*program, *place, *(["--proxy", HOST] if asks_for_proxies(program, around) else [])]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=around)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line.startswith("Boardwright is at"):
                raise RuntimeError(f"the server did not start: {line!r}")
            yield Server(process, int(command[command.index("--port") + 1]))
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(LONG)
            except subprocess.TimeoutExpired:
                process.kill()


def asks_for_proxies(program: list[str], around: Mapping[str, str]) -> bool:
    """Whether the server believes proxies only where it is told to, as all but the first ones do."""
    return "--proxy" in subprocess.check_output([*program, "--help"], text=True, env=around)


def free_port() -> int:
    import socket

    with socket.create_server((HOST, 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Person:
    """One socket: the latest snapshot it was sent, and when that was."""

    seat: int
    wire: ClientConnection
    chance: random.Random
    shot: dict[str, Any] = field(default_factory=dict)
    at: float = 0.0
    shots: int = 0
    refusal: dict[str, Any] | None = None
    news: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def listen(self) -> None:
        async for text in self.wire:
            at = time.perf_counter()
            # Most of what arrives is looked at only as far as its type.
            if '"type":"snapshot"' in text:  # type: ignore[operator]
                self.shot, self.at, self.shots = needed(json.loads(text)), at, self.shots + 1
            elif '"type":"refused"' in text:  # type: ignore[operator]
                self.refusal = json.loads(text)
            else:
                continue
            async with self.news:
                self.news.notify_all()

    async def until(self, condition: Any) -> None:
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: self.refusal is not None or condition()), LONG)
        if self.refusal is not None:
            raise RuntimeError(f"seat {self.seat} was refused: {self.refusal}")

    @property
    def options(self) -> list[str]:
        found: list[str] = self.shot["options"]
        return found


def needed(shot: dict[str, Any]) -> dict[str, Any]:
    options = [option["notation"] for decision in shot["decisions"] for option in decision["options"]]
    return {"n": shot["n"], "waiting": shot["waiting"], "over": shot["over"], "options": options}


class Table:
    """People at one table who act one after another."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.busy = False

    @property
    def free(self) -> bool:
        return not self.busy and not self.people[0].shot["over"] and any(person.options for person in self.people)

    async def act(self) -> float:
        """Somebody who is asked does something by chance: seconds until everybody who is to see it has seen it."""
        self.busy = True
        person = next(person for person in self.people if person.options)
        before = {other.seat: other.shots for other in self.people}
        began = time.perf_counter()
        act = {"type": "act", "id": "a", "seat": person.seat, "n": person.shot["n"], "sure": True}
        await person.wire.send(json.dumps({**act, "action": person.chance.choice(person.options)}))
        seen = [person]
        await person.until(lambda: person.shots > before[person.seat])
        for other in self.people:
            # A turn that goes on is shown to nobody else yet.
            if other is not person and (person.shot["over"] or other.seat in person.shot["waiting"]):
                await other.until(lambda other=other: other.shots > before[other.seat])
                seen.append(other)
        self.busy = False
        return max(other.at for other in seen) - began


@asynccontextmanager
async def crowd(server: Server, game: str, players: int, tables: int, seed: int) -> AsyncIterator[list[Table]]:
    """That many tables with a socket for each player."""
    chance = random.Random(seed)
    async with AsyncExitStack() as stack:
        listeners: list[asyncio.Task[None]] = []
        stack.callback(lambda: [task.cancel() for task in listeners])
        found = []
        for number in range(tables):
            address = address_of(number)
            name, tokens = await asyncio.to_thread(open_table, server, game, players, number)
            people = []
            for seat, token in enumerate(tokens):
                wire = await stack.enter_async_context(
                    connect(
                        f"ws://{HOST}:{server.port}/api/tables/{name}/live",
                        additional_headers=known_as(token, address),
                        max_size=None,
                        open_timeout=LONG,
                        ping_interval=None,
                    )
                )
                people.append(Person(seat, wire, random.Random(chance.random())))
                await wire.send('{"type":"hello","since":0}')
                listeners.append(asyncio.create_task(people[-1].listen()))
            for person in people:
                await person.until(lambda person=person: person.shots)
            found.append(Table(people))
        yield found


def open_table(server: Server, game: str, players: int, number: int) -> tuple[str, list[str]]:
    """A table whose people have all come; its name, and by seat who they are."""
    tokens = [secrets.token_urlsafe(16) for _ in range(players)]
    kinds = ["me", *["friend"] * (players - 1)]
    seats = [{"kind": kind, "name": f"Player {seat}"} for seat, kind in enumerate(kinds)]
    address = address_of(number)
    opened = server.ask("/tables", {"game": game, "seats": seats}, tokens[0], address)
    for link in opened["links"]:
        server.ask(f"/tables/{opened['table']}/claim", {"token": link["token"]}, tokens[link["seat"]], address)
    return opened["table"], tokens


def address_of(number: int) -> str:
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
