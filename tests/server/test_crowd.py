"""Many at one table: whoever comes, goes and watches costs the others nothing, and puts nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from boardwright.server import tables
from boardwright.server.bucket import Places
from boardwright.server.client import Client
from boardwright.server.live import (
    OF_ADDRESS,
    OF_HOLDER,
    WATCHING,
    WATCHING_OF_ADDRESS,
    WATCHING_TOGETHER,
    has_room,
    live,
)
from boardwright.server.outbox import BACKLOG, CHAT_LINES
from boardwright.server.protocol import Accepted, ChatLine, Chatted
from boardwright.server.refuse import Refuse
from boardwright.server.table import Table
from tests.server.devices import Device
from tests.server.harness import LONG, Server, Visitor, run
from tests.server.inside import all_tables, log_seen_by, open_table, play

NOBODY: frozenset[int] = frozenset()


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here is too slow, however long a test takes for what it does meanwhile."""
    monkeypatch.setattr("boardwright.server.client.PATIENCE", LONG)
    monkeypatch.setattr("boardwright.server.live.HELLO", LONG)


class Line:
    """A socket, from the server's side: what it takes is remembered, and it takes nothing while it is blocked."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.scope: dict[str, Any] = {}
        self.taken: list[dict[str, Any]] = []
        self.open = asyncio.Event()
        self.open.set()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: int | None = None

    async def accept(self) -> None: ...

    async def send(self, message: dict[str, Any]) -> None:
        await self.open.wait()
        self.taken.append(json.loads(message["text"]))

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def close(self, code: int, reason: str) -> None:
        self.closed = code

    def say(self, **message: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def hang_up(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect"})

    def kinds(self) -> Counter[str]:
        return Counter(message["type"] for message in self.taken)


def come(line: Line, seats: frozenset[int] = NOBODY, address: str = "", visitor: str | None = None) -> Client:
    socket: Any = line
    client = Client(socket, visitor, seats, address)
    client.start()
    return client


async def until(condition: Any) -> None:
    async with asyncio.timeout(LONG):
        while not condition():
            await asyncio.sleep(0.01)


# -- who comes and goes ----------------------------------------------------------------------------------------


def test_a_crowd_that_comes_and_goes_puts_nobody_out(tmp_path: Path) -> None:
    """The one who reads nothing meanwhile is not to blame: one message is waiting when they go on."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here")
            line = Line()
            honest = come(line, frozenset({0}))
            running.join(table, honest, 0)
            await until(lambda: line.kinds()["snapshot"])
            line.open.clear()
            for _ in range(3 * BACKLOG):
                other = come(Line(), frozenset({1}))
                running.join(table, other, 0)
                running.announce(table)
                running.leave(table, other)
                running.announce(table)
                await asyncio.sleep(0)
                await other.stop()
            assert not honest.dropped
            last = come(Line(), frozenset({1}))
            running.join(table, last, 0)
            line.open.set()
            await until(lambda: line.taken[-1]["type"] == "presence" and line.taken[-1]["seats"][1]["online"])
            assert line.kinds()["presence"] <= 3
            await honest.stop()
            await last.stop()

    run(work())


def test_who_comes_within_a_moment_is_told_of_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", "here")
            line = Line()
            running.join(table, come(line, frozenset({0})), 0)
            await until(lambda: table.announcing is None)
            for seat in (1, 2, 3):
                running.join(table, come(Line(), frozenset({seat})), 0)
            await until(lambda: table.announcing is None and line.taken[-1]["type"] == "presence")
            assert line.kinds()["presence"] == 1
            assert all(seat["online"] for seat in line.taken[-1]["seats"])
            # Those who only watch are no news.
            for _ in range(5):
                running.join(table, come(Line()), 0)
            await until(lambda: table.announcing is None)
            await asyncio.sleep(0)
            assert line.kinds()["presence"] == 1
            await asyncio.gather(*(client.stop() for client in table.clients))

    run(work())


def test_of_snapshots_that_wait_only_the_latest_is_sent_and_nothing_is_missing(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=5)
            line = Line()
            client = come(line, frozenset({0, 1}))
            running.join(table, client, 0)
            await until(lambda: line.kinds()["snapshot"])
            log: list[dict[str, Any]] = []
            for decisions in (1, 40, 7):
                line.open.clear()
                await play(running, table, decisions, undoing=0.2)
                line.open.set()
                await until(client.outbox.done.is_set)
            for shot in (message for message in line.taken if message["type"] == "snapshot"):
                log = [entry for entry in log if entry["n"] < shot["log_from"]] + shot["log"]
            assert log == [entry.model_dump(mode="json") for entry in log_seen_by(table, 0, 1)]
            # The first, and each time at most the one that was on its way and the last.
            assert line.kinds()["snapshot"] <= 7
            assert not client.dropped
            await client.stop()

    run(work())


def test_lines_of_the_chat_that_wait_go_out_together() -> None:
    async def work() -> None:
        line = Line()
        client = come(line)
        line.open.clear()
        for number in range(5 * BACKLOG):
            client.send(Chatted(lines=[ChatLine(id=number, seat=None, text="x", at=0)]))
            await asyncio.sleep(0)
        assert not client.dropped
        client.send(Accepted(id="a", n=0))
        line.open.set()
        await until(lambda: line.kinds()["accepted"])
        told = [[one["id"] for one in message["lines"]] for message in line.taken[:-1]]
        # One was on its way already; of the others as many are told as whoever comes anew is told.
        assert told == [[0], [*range(5 * BACKLOG)][-CHAT_LINES:]]
        await client.stop()

    run(work())


def test_a_client_is_let_go_although_a_message_goes_out_in_the_same_moment() -> None:
    async def work() -> None:
        line = Line()
        client = come(line)
        line.open.clear()
        client.send(Accepted(id="a", n=0))
        await asyncio.sleep(0.01)
        line.open.set()
        async with asyncio.timeout(LONG):
            await client.stop()

    run(work())


# -- how many may come -----------------------------------------------------------------------------------------


def test_spectators_fill_a_table_and_whoever_holds_a_seat_still_comes_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here")
            places = Places(OF_ADDRESS)
            line: Any = Line()
            while len(table.clients) < WATCHING:
                address = f"10.0.0.{len(table.clients) // WATCHING_TOGETHER}"
                assert has_room(table, Client(line, None, NOBODY, address), places)
                table.clients.add(Client(line, None, NOBODY, address))
            assert not has_room(table, Client(line, None, NOBODY, "10.0.0.9"), places)
            for _ in range(OF_HOLDER):
                holder = Client(line, "visitor", frozenset({0}), "10.0.0.0")
                assert has_room(table, holder, places)
                table.clients.add(holder)
            assert not has_room(table, holder, places), "one browser has no use for so many"
            assert has_room(table, Client(line, "another", frozenset({0}), "10.0.0.0"), places)

    run(work())


def test_who_watches_leaves_room_for_players_of_the_same_address(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here")
            places = Places(OF_ADDRESS)
            line: Any = Line()
            places.taken["here"] = WATCHING_OF_ADDRESS + 1
            assert not has_room(table, Client(line, None, NOBODY, "here"), places)
            assert has_room(table, Client(line, None, NOBODY, "elsewhere"), places)
            assert has_room(table, Client(line, "visitor", frozenset({0}), "here"), places)

    run(work())


def test_places_are_given_back() -> None:
    places = Places(2)
    with places.place("here") as first, places.place("here") as second, places.place("here") as third:
        assert (first, second, third) == (True, True, False)
        with places.place("there") as other:
            assert other
    assert not places.taken


def test_one_spectator_too_many_is_told_to_come_back_later(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Device(server) as other, AsyncExitStack() as stack:
            table = (await me.open("me", "here"))["table"]
            for _ in range(WATCHING_TOGETHER):
                await stack.enter_async_context(other.tab(table))
            async with other.tab(table, hello=False) as late:
                await late.send(type="hello", since=0)
                refused = await late.next()
                assert (refused["type"], refused["text"]["key"]) == ("refused", "table-crowded")
                with pytest.raises(ConnectionClosed) as closed:
                    await late.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
            async with me.tab(table) as mine:
                assert (await mine.act())["type"] == "accepted"

    run(play())


# -- what is said ----------------------------------------------------------------------------------------------


def test_those_who_watch_may_say_little_and_those_who_play_plenty(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me, Visitor(own_server) as one, Visitor(own_server) as another:
            table, elsewhere = [(await me.open("me", "here"))["table"] for _ in range(2)]
            said = [await says(one, table, 20), await says(another, elsewhere, 20)]
            assert 0 < sum(said) < 20, "another cookie or another table does not help"
            async with one.tab(table) as tab:
                # Meanwhile one more may have become possible, but no two.
                answers = [await tab.ask(type="say", text="and one more") for _ in range(5)]
                refused = next(answer for answer in answers if answer["type"] == "refused")
                assert (refused["code"], refused["text"]["key"]) == ("too_fast", "table-chat-watching")
            assert await says(me, table, 20) == 20

    run(play())


async def says(visitor: Visitor, table: str, lines: int) -> int:
    """How many of so many lines were accepted."""
    async with visitor.tab(table) as tab:
        answers = [await tab.ask(type="say", text=f"line {number}") for number in range(lines)]
        return sum(answer["type"] == "accepted" for answer in answers)


def test_all_who_watch_a_table_share_what_may_be_said(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here")
            line: Any = Line()

            def accepted(seat: int | None, lines: int, address: str = "") -> int:
                speaker = Client(line, None, NOBODY if seat is None else frozenset({seat}), address)
                count = 0
                for _ in range(lines):
                    with contextlib.suppress(Refuse):
                        running.talk.check(table, speaker, seat)
                        count += 1
                return count

            crowd = sum(accepted(None, 1, f"10.0.0.{number}") for number in range(200))
            assert 10 < crowd < 100
            assert accepted(0, 30) == 30
            assert accepted(0, 500) < 400
            assert accepted(1, 30) == 30, "another seat has its own"

    run(work())


# -- one table, once -------------------------------------------------------------------------------------------


def test_a_table_put_away_between_connecting_and_hello_is_still_the_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "KEPT", 1)

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = (await open_table(running, "me", "here")).id
            early = Line()
            late = Line()
            attending = [asyncio.create_task(attend(early, running, table))]
            await asyncio.sleep(0.05)
            for _ in range(3):
                await open_table(running, "me", "here")
            assert table not in running.kept
            attending.append(asyncio.create_task(attend(late, running, table)))
            late.say(type="hello", since=0)
            await until(lambda: late.kinds()["chat"])
            early.say(type="hello", since=0)
            await until(lambda: early.kinds()["chat"])
            one = await running.get(table)
            assert len(one.clients) == 2
            await play(running, one, 10)
            for line in (early, late):
                await until(lambda line=line: line.taken[-1].get("length", 0) > 0)
                line.hang_up()
            await asyncio.gather(*attending)

    run(work())


async def attend(line: Line, running: tables.Tables, table: str) -> None:
    socket: Any = line
    await live(socket, running, table, "", Places(OF_ADDRESS), hasty=False)


def test_whoever_has_a_table_in_hand_has_the_one_that_others_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "KEPT", 1)

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            mine: Table = await open_table(running, "me", "here")
            for _ in range(3):
                await open_table(running, "me", "here")
            assert mine.id not in running.kept
            found = await asyncio.gather(*(running.get(mine.id) for _ in range(3)))
            assert all(table is mine for table in found)

    run(work())
