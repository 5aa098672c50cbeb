"""A real server in a process of its own, on a free port of this machine and a real database; and people who talk to it
as browsers do: one cookie jar a visitor, one socket a tab.
"""

from __future__ import annotations

import asyncio
import copy
import inspect
import json
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

import boardwright as bw
from tests.server import places
from tests.server.places import LONG as LONG
from tests.server.places import free_port as free_port
from tests.server.places import run as run

#: A socket that is given all that time too, to open and to close, and is never asked whether it is still there. While a
#: test looks elsewhere it takes whatever comes: one that is full would not answer the server, which then hangs up.
PATIENT: Final[dict[str, Any]] = {
    "open_timeout": LONG,
    "close_timeout": LONG,
    "ping_interval": None,
    "max_queue": None,
}
COOKIE = "boardwright_visitor"
GAME = "kingdom_builder"
ADDRESSES = count(1)
TESTS = str(Path(__file__).parents[1])


def own_address() -> str:
    """One of this machine's that nobody else comes from: what others have asked for is not held against it."""
    number = next(ADDRESSES)
    return f"127.1.{number // 250}.{number % 250 + 1}"


def changed(*lines: str) -> list[str]:
    """What Python is asked to run where something of the server is to be otherwise."""
    return ["-c", "\n".join([*lines, "import runpy", "runpy.run_module('boardwright.server', run_name='__main__')"])]


#: A server on which passwords are quickly worked out: hundreds are tried where the work itself is not the point.
QUICK_PASSWORDS: Final = changed(
    "from argon2 import PasswordHasher",
    "from boardwright.server import passwords",
    "passwords.HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)",
)


class Server:
    """A server process that can be killed and started again on the same port and database."""

    def __init__(self, database: Path, environment: dict[str, str] | None = None) -> None:
        self.database = database
        #: That of the tests, where nothing else is said.
        self.environment = environment
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        #: What Python is asked to run; tests put another program there.
        self.program = ["-m", "boardwright.server"]
        #: A file that gets what it logs, for tests that read it.
        self.log: Path | None = None
        #: The machine, as whoever calls it knows it.
        self.host = "127.0.0.1"

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def seen_from(self, host: str) -> Server:
        """The same server, by another address of this machine."""
        other = copy.copy(self)
        other.host = host
        return other

    def start(self) -> None:
        command = [sys.executable, *self.program, "--port", str(self.port), "--database"]
        command.append(places.place(self.database))
        with self.log.open("a") if self.log else nullcontext() as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line == f"Boardwright is at {self.url}/\n", f"the server did not start: {line!r}"

    def kill(self) -> None:
        """As when the power fails."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(LONG)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Look into the database, beside the server."""
        return places.look(self.database, query, *values)

    def start_record(self, table: str) -> dict[str, Any]:
        record: dict[str, Any] = json.loads(self.rows("SELECT start FROM tables WHERE id = ?", table)[0][0])
        return record


class Visitor:
    """A browser: it has a cookie of its own, and remembers every byte it was sent."""

    #: Whoever is told to wait does so and asks again: tests of one process share a server and an address.
    patient = True
    #: Where it comes from, if not from the usual one.
    address = ""

    def __init__(self, server: Server, url: str | None = None) -> None:
        self.url = (url or server.url).rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url, timeout=LONG)
        self.heard: list[str] = []

    async def __aenter__(self) -> Self:
        await self.http.get("/")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return self.http.cookies[COOKIE]

    async def get(self, path: str) -> httpx.Response:
        return await self.request("GET", path)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.request("POST", path, json=body)

    async def request(self, method: str, path: str, **how: Any) -> httpx.Response:
        while True:
            response = await self.http.request(method, f"/api{path}", **how)
            self.heard += [response.text, str(response.headers)]
            if response.status_code != 429 or not self.patient:
                return response
            await asyncio.sleep(0.3)

    async def open(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A new table; a seat is me, here, friend, or the name of a bot. That its seed is named is told."""
        body = {"game": GAME, "seats": [seat(word) for word in seats], **told(more)}
        response = await self.post("/tables", body)
        assert response.status_code == 200, response.text
        opened: dict[str, Any] = response.json()
        return opened

    async def claim(self, table: str, token: str) -> httpx.Response:
        return await self.post(f"/tables/{table}/claim", {"token": token})

    @asynccontextmanager
    async def tab(self, table: str, since: int = 0, hello: bool = True) -> AsyncIterator[Tab]:
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/live"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        how = {**PATIENT, "local_addr": (self.address, 0)} if self.address else PATIENT
        while True:
            async with connect(address, additional_headers=headers, max_size=None, **how) as wire:
                tab = Tab(wire, self.heard)
                if not hello or await tab.hello(since):
                    yield tab
                    return
            await asyncio.sleep(0.3)


def told(wanted: dict[str, Any]) -> dict[str, Any]:
    """What is wanted of a new table; where it names a seed, it agrees on saying so."""
    if wanted.get("seed") is None:
        return wanted
    return {**wanted, "agreed": {**agreed(), **wanted.get("agreed", {}), "known": "seed"}}


def agreed(**other: Any) -> dict[str, Any]:
    """The usual agreement, but for that."""
    return {"pace": "live", "leaving": "bot", "open": False, "helpers": True, **other}


def seat(word: str) -> dict[str, Any]:
    if word in ("me", "here", "friend"):
        return {"kind": word, "name": word.title()}
    return {"kind": "bot", "name": f"Bot {word}", "bot": word}


class Tab:
    """An open socket and what a browser would remember of it."""

    def __init__(self, wire: ClientConnection, heard: list[str]) -> None:
        self.wire = wire
        self.heard = heard
        self.shot: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.seats: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        #: The latest previews, of whichever snapshot.
        self.previewed: dict[str, Any] = {"n": -1, "seats": []}
        self.requests = 0

    async def send(self, **message: Any) -> None:
        await self.wire.send(json.dumps(message))

    async def hello(self, since: int = 0) -> bool:
        """Come to the table; false where one comes too soon after many others."""
        await self.send(type="hello", since=since)
        first = await self.until("snapshot", "refused")
        if first["type"] == "refused":
            assert first["code"] == "too_fast", first
            return False
        await self.until("chat")
        return True

    async def next(self) -> dict[str, Any]:
        """The next message, taken in as the browser does."""
        try:
            text = await asyncio.wait_for(self.wire.recv(decode=True), LONG)
        except TimeoutError as problem:
            raise AssertionError(f"nothing more comes to {self.told()}") from problem
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "snapshot":
            self.shot = message
            self.seats = message["seats"]
            self.log = [entry for entry in self.log if entry["n"] < message["log_from"]] + message["log"]
        elif message["type"] == "previews":
            self.previewed = message
        elif message["type"] == "presence":
            self.seats = message["seats"]
        elif message["type"] == "chat":
            known = {line["id"] for line in self.chat}
            self.chat += [line for line in message["lines"] if line["id"] not in known]
        return message

    def told(self) -> str:
        """Who waits in vain, and what was known last: nobody can look any more when that is read."""
        known = {name: self.shot.get(name) for name in ("table", "viewer", "n", "length", "waiting", "over", "confirm")}
        calls = [frame.function for frame in inspect.stack(0) if frame.filename.startswith(TESTS)]
        seats = [{name: seat.get(name) for name in ("name", "taken", "online", "gone")} for seat in self.seats]
        return f"a tab in {' < '.join(calls[2:])}; it knows {known}, seats {seats}, {len(self.chat)} lines of chat"

    async def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def settle(self, condition: Any = None) -> dict[str, Any]:
        """Wait until I must decide or the game is over (or the given condition holds)."""
        condition = condition or (lambda shot: shot["decisions"] or shot["over"])
        while not condition(self.shot):
            await self.next()
        return self.shot

    async def changes(self) -> dict[str, dict[str, int] | None]:
        """By option of the first decision what it would do to my score, once that has arrived."""
        while self.previewed["n"] != self.shot["n"]:
            await self.next()
        decision = self.shot["decisions"][0]
        (found,) = [one["changes"] for one in self.previewed["seats"] if one["seat"] == decision["seat"]]
        return dict(zip([option["notation"] for option in decision["options"]], found, strict=True))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a request and wait for its answer; what else arrives is taken in."""
        self.requests += 1
        request = message.setdefault("id", f"r{self.requests}")
        await self.send(**message)
        while True:
            answer = await self.next()
            if answer.get("id") == request:
                return answer

    async def act(self, action: str | None = None, **message: Any) -> dict[str, Any]:
        """Carry out an action (the first option) in the seat that must decide, as the snapshot says."""
        decision = self.shot["decisions"][0]
        fields = {"n": self.shot["n"], "seat": decision["seat"], "action": action or decision["options"][0]["notation"]}
        answer = await self.ask(type="act", **{**fields, **message})
        if answer["type"] == "accepted":
            await self.settle(lambda shot: shot["n"] >= answer["n"])
        return answer

    async def patient_act(self, action: str | None = None) -> None:
        """Act; whoever is too fast waits a moment."""
        while (answer := await self.act(action))["type"] != "accepted":
            assert answer["code"] == "too_fast", answer
            await asyncio.sleep(0.2)

    async def end_turn(self) -> None:
        """Build what is due and end the turn."""
        turn = self.shot["decisions"][0]["seat"]
        while self.shot["decisions"] and self.shot["decisions"][0]["seat"] == turn:
            await self.patient_act(finishing(self.shot["decisions"][0]))


def finishing(decision: dict[str, Any]) -> str:
    """The option that brings a turn to its end soonest."""
    notations: list[str] = [option["notation"] for option in decision["options"]]
    return "end-turn" if "end-turn" in notations else notations[0]


def seed_where(first: int, players: int, begin: int = 1) -> int:
    """A seed with which that seat begins."""
    return next(s for s in range(begin, begin + 1000) if bw.new(GAME, players, s).decisions[0].player == first)


async def eventually(condition: Any, seconds: float = LONG) -> None:
    """Wait for something that becomes true outside of this process."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {source_of(condition)}"
        await asyncio.sleep(0.05)


def source_of(condition: Any) -> str:
    """What somebody waits for, in their own words."""
    try:
        return inspect.getsource(condition).strip()
    except (OSError, TypeError):
        return repr(condition)
