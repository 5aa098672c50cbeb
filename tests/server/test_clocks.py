"""Clocks: how long a turn may take, what follows when that is over, and that nobody loses time without a reason."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boardwright.server.clocks import Asked, Clocks, begins_anew, begun, clocks_after, until
from boardwright.server.life import cancel_table, life_of, way_to_cancel
from boardwright.server.lobby import table_infos
from boardwright.server.protocol import Agreement, Cancel
from boardwright.server.stored import LogRow, Seat
from boardwright.server.tables import Tables
from boardwright.server.timekeeping import GRACE
from tests.server.away import (
    DAY,
    FRIEND,
    HOUR,
    ME,
    Time,
    at_clock,
    decide,
    end_turn,
    left,
    notes,
    open_together,
    running_at,
    settled,
)
from tests.server.harness import Server, Visitor, agreed, run
from tests.server.inside import put_away


@pytest.mark.parametrize(("clock", "seconds"), [("live", 300), ("day", DAY), ("three_days", 3 * DAY)])
def test_whoever_is_asked_has_so_much_time_for_a_turn(tmp_path: Path, clock: str, seconds: float) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, clock)
            assert (left(table, 0, time), left(table, 1, time)) == (seconds, None)
            time.pass_by(100)
            await decide(running, table)
            assert left(table, 0, time) == seconds - 100, "a turn of several decisions has one clock"
            await end_turn(running, table)
            assert (left(table, 0, time), left(table, 1, time)) == (None, seconds)
            put_away(running)
            again = await running.get(table.id)
            assert left(again, 1, time) == seconds, "it is stored"

    run(play())


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, "none")
            assert left(table, 0, time) is None
            time.pass_by(400 * DAY)
            await running.timekeeper.tick()
            assert table.seats[0].stand_in is None

    run(play())


def test_who_takes_a_turn_back_gets_no_new_time() -> None:
    seats, held = [Seat(0, "Ann", "person"), Seat(1, "Bob", "person")], {0: {ME}, 1: {FRIEND}}
    agreement = Agreement.model_validate(at_clock("day"))

    def after(clocks: Clocks, n: int, waiting: int, row: LogRow, now: float) -> Clocks:
        return clocks_after(clocks, agreement, Asked(n, seats, [waiting], held, {}), [row], now)

    first = after({}, 1, 0, LogRow("act", 1, {}), 1000.0)
    passed = after(first, 2, 1, LogRow("act", 0, {}), 1000.0 + HOUR)
    assert (until(passed, 0), until(passed, 1)) == (None, 1000.0 + HOUR + DAY)
    back = after(passed, 3, 0, LogRow("undo", 0, {"steps": 1}), 1000.0 + 2 * HOUR)
    assert (until(back, 0), until(back, 1)) == (1000.0 + DAY, None)
    assert begun(back, 3) == [], "it is the same turn: nobody is told again"


def test_who_has_had_a_turn_and_is_asked_again_at_once_has_a_new_clock() -> None:
    def acts(*seats: int) -> list[LogRow]:
        return [LogRow("act", seat, {}) for seat in seats]

    assert begins_anew(acts(0, 1), 0), "the other has answered by itself"
    assert not begins_anew(acts(0, 0), 0)
    assert not begins_anew(acts(1), 0), "others decide at the same time"
    assert begins_anew([LogRow("act", 0, {}, {"role": "passes", "events": []})], 0)
    assert not begins_anew([LogRow("act", 0, {}, {"role": "opens-turn", "events": []})], 0)


def test_when_time_is_out_the_bot_plays_until_the_person_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, "live")
            await ticking(running, time, 290)
            assert table.seats[0].stand_in is None
            await ticking(running, time, 20)
            while table.waiting() == [0]:
                assert table.thinking is not None, "the bot plays"
                await table.thinking
            seat = table.seats[0]
            assert (seat.stand_in, seat.lent) == ("random", True)
            assert await notes(running, table) == ["note-late-bot"]
            assert left(table, 1, time) is not None
            async with table.lock:
                await running.hand_back(table, 0)
            assert await notes(running, table) == ["note-late-bot", "note-back"]
            await end_turn(running, table)
            assert left(table, 0, time) == 300

    run(play())


async def ticking(running: Tables, time: Time, seconds: float) -> None:
    """Time goes by while the server runs: it looks every ten seconds."""
    await running.timekeeper.tick()
    for _ in range(int(seconds / 10)):
        time.pass_by(10)
        await running.timekeeper.tick()


def test_where_no_bot_was_agreed_on_others_are_told_once_and_may_cancel(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, "live", absence=None)
            await end_turn(running, table)
            await running.timekeeper.tick()
            assert (await life_of(running, table.id, ME)).cancel == "now", "I opened it, and nobody else has decided"
            await end_turn(running, table)
            await end_turn(running, table)
            assert way_to_cancel(table, ME) == "ask"
            await ticking(running, time, 310)
            await ticking(running, time, 20)
            assert await notes(running, table) == ["note-late"]
            assert (table.seats[1].stand_in, table.waiting()) == (None, [1])
            assert way_to_cancel(table, FRIEND) == "ask", "who is late asks as before"
            await cancel_table(running, table, ME, Cancel(way="now"))
            assert table.fate.ended is not None
            assert table.fate.ended.why == "cancelled"

    run(play())


def test_of_several_servers_one_ends_a_turn(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        path = tmp_path / "t.sqlite3"
        async with running_at(path, time, among=True) as one, running_at(path, time, among=True) as two:
            here = await open_together(one, "live")
            there = await two.get(here.id)
            await one.timekeeper.tick()
            for _ in range(31):
                time.pass_by(10)
                await asyncio.gather(one.timekeeper.tick(), two.timekeeper.tick())
            rows = (await one.read(here.id)).rows
            assert [row.kind for row in rows if row.kind == "stand_in"] == ["stand_in"]
            assert there.id == here.id

    run(play())


def test_time_stands_still_while_no_server_runs(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        path = tmp_path / "t.sqlite3"
        async with running_at(path, time) as running:
            slow, fresh = await open_together(running, "day"), await open_together(running, "day")
            names = slow.id, fresh.id
            await running.timekeeper.tick()
            await ticking_by(running, time, DAY - 5)
            await end_turn(running, fresh)
            await running.timekeeper.tick()
        time.pass_by(5 * DAY)
        async with running_at(path, time) as running:
            await running.timekeeper.tick()
            await asyncio.gather(*running.following.tasks)
            slow, fresh = [await running.get(name) for name in names]
            assert slow.seats[0].stand_in is None
            assert left(slow, 0, time) == GRACE
            assert left(fresh, 1, time) == DAY

    run(play())


async def ticking_by(running: Tables, time: Time, seconds: float) -> None:
    """Much time goes by; the server has looked at it all along."""
    time.pass_by(seconds)
    async with running.storage.writing() as connection:
        await connection.exec_driver_sql(f"UPDATE common SET value = '{time.now}' WHERE name = 'beat'")


@pytest.mark.parametrize("jump", [-10 * DAY, -HOUR, HOUR, 10 * DAY])
def test_a_clock_that_is_put_forward_or_back_harms_nobody(tmp_path: Path, jump: float) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, "day")
            await running.timekeeper.tick()
            time.pass_by(jump)
            await running.timekeeper.tick()
            await asyncio.gather(*running.following.tasks)
            assert left(table, 0, time) == DAY
            # What was begun between the jump and the next look is within the time for a turn too.
            time.pass_by(jump)
            await end_turn(running, table)
            await running.timekeeper.tick()
            await asyncio.gather(*running.following.tasks)
            remaining = left(table, 1, time)
            assert remaining is not None
            assert GRACE <= remaining <= DAY

    run(play())


def test_nobody_waits_by_the_clock_for_who_has_not_come(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, "live", came=False)
            await end_turn(running, table)
            assert (table.waiting(), left(table, 1, time)) == ([1], None)
            await running.storage.hold(table.id, 1, FRIEND)
            table.holders[1] = {FRIEND}
            running.reseat(table, FRIEND)
            await settled(running)
            assert left(table, 1, time) == 300
            put_away(running)
            assert left(await running.get(table.id), 1, time) == 300

    run(play())


def test_clock_and_pace_fit_together_and_are_told_before_one_sits_down(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bob"}]
            body = {"game": "kingdom_builder", "seats": seats}
            for wrong in ({"clock": "day"}, {"clock": "live", "pace": "days"}):
                assert (await me.post("/tables", {**body, "agreed": agreed(**wrong)})).status_code == 422
            assert (await me.post("/tables", {**body, "agreed": agreed(clock="week")})).status_code == 400
            table = (await me.post("/tables", {**body, "agreed": at_clock("three_days")})).json()["table"]
            assert (await friend.get(f"/tables/{table}/agreed")).json()["clock"] == "three_days"

    run(play())


def test_in_my_list_the_table_where_my_time_is_out_first_comes_first(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            clocks = ["three_days", "day", "none", "day"]
            tables = [await open_together(running, clock) for clock in clocks]
            await end_turn(running, tables[-1])
            for mine, order in ((ME, [1, 0, 2, 3]), (FRIEND, [3])):
                listed = table_infos(await running.storage.tables_of(mine, 10), mine, {})
                found = [[table.id for table in tables].index(info.table) for info in listed]
                assert found[: len(order)] == order

    run(play())


def test_older_tables_have_no_clock() -> None:
    assert Agreement.model_validate(agreed()).clock == "none"
