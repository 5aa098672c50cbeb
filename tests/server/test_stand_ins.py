"""Bots that play for who is away: as the table has agreed, after some minutes, and only until the person is back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.bot_job import Job
from boardwright.server.changes import stand_in
from boardwright.server.protocol import Agreement, StandIn
from boardwright.server.requests import on_stand_in
from boardwright.server.tables import Tables
from boardwright.server.thinkers import Thinkers
from boardwright.server.turns import NOBODY as NO_ASKER
from boardwright.server.turns import Asker
from tests.server.devices import ok
from tests.server.harness import LONG, Server, Visitor, agreed, eventually, run, seed_where
from tests.server.inside import all_tables, open_table, storage_at

MINUTES = 5


async def sit_together(me: Visitor, friend: Visitor, **more: Any) -> str:
    opened = await me.open("me", "friend", seed=seed_where(1, 2), **more)
    ok(await friend.claim(opened["table"], opened["links"][0]["token"]))
    table: str = opened["table"]
    return table


def keys(notes: list[dict[str, Any]]) -> list[str]:
    return [note["text"]["key"] for note in notes]


def test_nobody_is_replaced_as_soon_as_the_line_breaks(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            table = await sit_together(me, friend)
            async with me.tab(table) as mine:
                async with friend.tab(table):
                    while not mine.seats[1]["online"]:
                        await mine.next()
                    assert mine.seats[1]["away"] is None
                    there = await mine.ask(type="stand_in", seat=1, bot="medium")
                    assert (there["code"], there["text"]["key"]) == ("not_yours", "stand-in-there")
                while mine.seats[1]["online"]:
                    await mine.next()
                assert mine.seats[1]["away"] is not None
                early = await mine.ask(type="stand_in", seat=1, bot="medium")
                assert early["code"] == "illegal"
                assert early["text"] == {"key": "stand-in-early", "args": {"minutes": MINUTES}}

    run(play())


def test_a_seat_that_nobody_has_taken_is_waited_for_too(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "friend"))["table"]
            async with me.tab(table) as mine:
                early = await mine.ask(type="stand_in", seat=1, bot="medium")
                assert early["text"]["key"] == "stand-in-early"

    run(play())


def test_absence_counts_on_while_the_server_is_down_and_ends_with_the_return(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me, Visitor(own_server) as friend:
            table = await sit_together(me, friend)
            away = "SELECT away FROM seats WHERE table_id = ? AND seat = 1"
            async with friend.tab(table):
                await eventually(lambda: own_server.rows(away, table)[0][0] is None)
            await eventually(lambda: own_server.rows(away, table)[0][0] is not None)
            own_server.kill()
            go_back_in_time(own_server, 60 * MINUTES)
            own_server.start()
            async with me.tab(table) as mine:
                weak = await mine.ask(type="stand_in", seat=1, bot="random")
                assert weak["code"] == "illegal", "the table has agreed on another bot"
                assert (await mine.ask(type="stand_in", seat=1, bot="medium"))["type"] == "accepted"
                shot = await mine.settle()
                assert (shot["seats"][1]["stand_in"], keys(shot["notes"])) == ("medium", ["note-stand-in"])
                async with friend.tab(table) as theirs:
                    await theirs.settle(lambda shot: shot["seats"][1]["stand_in"] is None)
                    assert keys(theirs.shot["notes"]) == ["note-stand-in", "note-back"]
                    await mine.end_turn()
                    await theirs.settle()
                    assert (await theirs.act())["type"] == "accepted"

    run(play())


def go_back_in_time(server: Server, seconds: float) -> None:
    """As if everybody who is away had been so for longer."""
    connection = sqlite3.connect(server.database, timeout=LONG)
    with connection:
        connection.execute("UPDATE seats SET away = away - ?", (seconds,))
    connection.close()


def test_who_was_there_when_the_server_ended_is_away_from_then_on(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me, Visitor(own_server) as friend:
            table = await sit_together(me, friend)
            away = "SELECT away FROM seats WHERE table_id = ? AND seat = 1"
            async with friend.tab(table):
                await eventually(lambda: own_server.rows(away, table)[0][0] is None)
                own_server.kill()
            go_back_in_time(own_server, 60 * MINUTES)
            own_server.start()
            async with me.tab(table) as mine:
                early = await mine.ask(type="stand_in", seat=1, bot="medium")
                assert early["text"]["key"] == "stand-in-early"

    run(play())


def test_a_table_may_agree_that_nobody_stands_in(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            table = await sit_together(me, friend, agreed=agreed(absence=None))
            async with me.tab(table) as mine:
                for seat in (0, 1):
                    no = await mine.ask(type="stand_in", seat=seat, bot="medium")
                    assert (no["code"], no["text"]["key"]) == ("illegal", "stand-in-never")

    run(play())


def test_a_bot_of_my_own_choice_stays_when_i_come_back(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            table = await sit_together(me, friend, agreed=agreed(bot="random"))
            async with friend.tab(table) as theirs:
                await theirs.ask(type="stand_in", seat=1, bot="random")
            async with me.tab(table) as mine:
                assert (await mine.ask(type="stand_in", seat=1, bot=None))["code"] == "not_yours"
            async with friend.tab(table) as theirs:
                await theirs.ask(type="say", text="so everything else is done")
                assert theirs.shot["seats"][1]["stand_in"] == "random"
                assert (await theirs.ask(type="stand_in", seat=1, bot=None))["type"] == "accepted"
                await theirs.settle(lambda shot: shot["seats"][1]["stand_in"] is None)
                assert keys(theirs.shot["notes"]) == ["note-stand-in-own", "note-back"]

    run(play())


def test_a_bot_that_is_agreed_on_must_be_there(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bob"}]
            body = {"game": "kingdom_builder", "seats": seats, "agreed": agreed(bot="nobody")}
            assert (await me.post("/tables", body)).status_code == 422
            for wrong in ({"absence": 0}, {"absence": 10**6}, {"bot": 3}):
                answer = await me.post("/tables", {**body, "agreed": agreed(**wrong)})
                assert answer.status_code == 400

    run(play())


class SlowThinkers(Thinkers):
    """Bots that think until they are told to have done."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = asyncio.Event()
        self.done = asyncio.Event()

    async def think(self, job: Job, asker: Asker = NO_ASKER) -> list[tuple[int, str]]:
        self.asked.set()
        await self.done.wait()
        return await super().think(job, asker)


def test_what_the_bot_is_thinking_is_dropped_when_the_person_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with storage_at(tmp_path / "tables.sqlite3") as storage:
            thinkers = SlowThinkers()
            running = Tables(storage, thinkers)
            try:
                table = await open_table(running, "me", "here", seed=seed_where(1, 2))
                async with table.lock:
                    await running.commit(table, stand_in(table.match, 1, "random"))
                await thinkers.asked.wait()
                async with table.lock:
                    await running.hand_back(table, 1)
                thinkers.done.set()
                assert table.thinking is not None
                await table.thinking
                assert (table.match.length, table.seats[1].stand_in) == (0, None)
                rows = (await running.read(table.id)).rows
                assert [row.kind for row in rows] == ["stand_in", "stand_in"]
            finally:
                await running.close()

    run(play())


class Guest:
    """A client as requests see it."""

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)
        self.sent: list[Any] = []

    def send(self, message: Any) -> None:
        self.sent.append(json.loads(message.model_dump_json()))


@pytest.mark.parametrize("agreed_bot", ["random", "medium"])
def test_who_leaves_is_replaced_by_the_bot_agreed_on(server: Server, agreed_bot: str) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            table = await sit_together(me, friend, agreed=agreed(bot=agreed_bot))
            assert (await friend.post(f"/tables/{table}/leave", {"seats": [1], "way": "bot"})).status_code == 200
            async with me.tab(table) as mine:
                assert mine.seats[1]["stand_in"] == agreed_bot

    run(play())


def test_alone_at_a_table_i_let_any_bot_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=seed_where(0, 2))
            me: Any = Guest(0, 1)
            await on_stand_in(running, table, me, StandIn(type="stand_in", id="r1", seat=1, bot="random"))
            assert me.sent[0]["type"] == "accepted"
            assert table.seats[1].stand_in == "random"

    run(play())


def test_older_tables_have_the_usual_agreement() -> None:
    old = Agreement.model_validate(agreed())
    assert (old.absence, old.bot, old.known) == (MINUTES, "medium", "nothing")
