"""Vacations: at tables that are played over days the clocks of who is away stand still, for so many days a year."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boardwright.server.refuse import Refuse
from boardwright.server.snapshot import seat_infos
from boardwright.server.tables import Tables
from boardwright.server.vacations import MOST
from tests.server.away import DAY, FRIEND, HOUR, ME, Time, at_clock, end_turn, left, open_together, running_at
from tests.server.devices import Device, new_name, ok
from tests.server.harness import Server, Visitor, run
from tests.server.inside import NOBODY, put_away


async def followed(running: Tables) -> None:
    await asyncio.gather(*running.following.tasks)


async def looked_all_along(running: Tables, time: Time) -> None:
    """Time has passed, and the server has looked at it meanwhile."""
    async with running.storage.writing() as connection:
        await connection.exec_driver_sql(f"UPDATE common SET value = '{time.now}' WHERE name = 'beat'")


def test_clocks_stand_still_and_others_see_until_when(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, "day")
            time.pass_by(HOUR)
            end = time.now + 10 * DAY
            await running.vacations.go(ME, end)
            await followed(running)
            assert left(table, 0, time) == 10 * DAY + DAY - HOUR
            assert [info["vacation"] for info in seat_infos(table, NOBODY)] == [end, None]
            await running.timekeeper.tick()
            time.pass_by(9 * DAY)
            await looked_all_along(running, time)
            await running.timekeeper.tick()
            assert table.seats[0].stand_in is None
            time.pass_by(DAY + 22 * HOUR)
            await looked_all_along(running, time)
            await running.timekeeper.tick()
            assert table.seats[0].stand_in is None, "the vacation is over, and an hour is left"
            time.pass_by(2 * HOUR)
            await looked_all_along(running, time)
            await running.timekeeper.tick()
            assert table.seats[0].stand_in == "random"

    run(play())


def test_who_comes_back_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, "three_days")
            time.pass_by(DAY)
            await running.vacations.go(ME, time.now + 10 * DAY)
            time.pass_by(4 * DAY)
            await running.vacations.come_back(ME)
            await followed(running)
            assert left(table, 0, time) == 2 * DAY
            assert seat_infos(table, NOBODY)[0]["vacation"] is None
            assert await running.vacations.until(ME) is None

    run(play())


def test_a_turn_that_begins_meanwhile_has_all_its_time_afterwards(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, "day")
            await running.vacations.go(FRIEND, time.now + 5 * DAY)
            await followed(running)
            await end_turn(running, table)
            assert left(table, 1, time) == 6 * DAY
            put_away(running)
            assert left(await running.get(table.id), 1, time) == 6 * DAY
            time.pass_by(2 * DAY)
            await running.vacations.come_back(FRIEND)
            await followed(running)
            assert left(await running.get(table.id), 1, time) == DAY

    run(play())


@pytest.mark.parametrize("clock", ["none", "live"])
def test_where_everybody_is_there_nobody_is_on_vacation(tmp_path: Path, clock: str) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            table = await open_together(running, clock)
            before = left(table, 0, time)
            await running.vacations.go(ME, time.now + DAY)
            await followed(running)
            assert left(table, 0, time) == before
            assert seat_infos(table, NOBODY)[0]["vacation"] is None

    run(play())


def test_there_are_so_many_days_a_year(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            for wrong in (time.now - 1, time.now + (MOST + 1) * DAY):
                with pytest.raises(Refuse):
                    await running.vacations.go(ME, wrong)
            await running.vacations.go(ME, time.now + MOST * DAY)
            time.pass_by(10 * DAY)
            await running.vacations.come_back(ME)
            assert round(await running.vacations.left(ME) / DAY) == MOST - 10
            with pytest.raises(Refuse):
                await running.vacations.go(ME, time.now + (MOST - 9) * DAY)
            await running.vacations.go(ME, time.now + (MOST - 10) * DAY)
            time.pass_by((MOST - 10) * DAY)
            with pytest.raises(Refuse):
                await running.vacations.go(ME, time.now + DAY)
            time.pass_by(340 * DAY)
            assert round(await running.vacations.left(ME) / DAY) == 5, "of the first ones five are a year ago"

    run(play())


def test_over_http_with_and_without_an_account(server: Server) -> None:
    async def walk() -> None:
        async with Device(server) as me, Visitor(server) as friend:
            opened = await me.open("me", "friend", agreed=at_clock("day"))
            ok(await friend.claim(opened["table"], opened["links"][0]["token"]))
            told = (await me.get("/me/away")).json()
            assert (told["vacation"], told["days"]) == (None, MOST)
            end = int(Time().now + 3 * DAY)
            ok(await me.post("/me/vacation", {"until": float(end)}))
            ok(await me.make(new_name()))
            assert (await me.get("/me/away")).json()["vacation"] == end, "what the guest had has come along"
            async with friend.tab(opened["table"]) as tab:
                while tab.seats[0]["vacation"] != end:
                    await tab.next()
                ok(await me.post("/me/vacation", {"until": None}))
                while tab.seats[0]["vacation"] is not None:
                    await tab.next()
            (listed,) = (await friend.get("/tables")).json()
            assert listed["seats"][0]["vacation"] is None
            assert (await me.post("/me/vacation", {"until": 5.0})).status_code == 422
            assert (await me.post("/me/vacation", {"until": "soon"})).status_code == 400

    run(walk())
