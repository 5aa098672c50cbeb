"""Ratings: how they are worked out, who has one, and that a table counts once."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.changes import confirming
from boardwright.server.life import leave_table
from boardwright.server.people import Device
from boardwright.server.protocol import Leave
from boardwright.server.rated import rate
from boardwright.server.rating import Strength, after
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from tests.server import devices
from tests.server.harness import Server, run
from tests.server.inside import all_tables, open_table, play

NEW = Strength()


def close(found: list[Strength], wanted: list[tuple[float, float]]) -> bool:
    return [(one.mean, one.deviation) for one in found] == [pytest.approx(pair, abs=1e-9) for pair in wanted]


def test_known_values() -> None:
    """Those of the openskill package, which carries out the same algorithm with the same values."""
    winner, loser = (27.63523138347365, 8.065506316323548), (22.36476861652635, 8.065506316323548)
    assert close(after([NEW, NEW], [1, 2]), [winner, loser])
    assert close(after([NEW, NEW], [2, 1]), [loser, winner])
    three = [
        (27.868876552746237, 8.204837030780652),
        (25.717219138186557, 8.057829747583874),
        (21.413904309067206, 8.057829747583874),
    ]
    assert close(after([NEW] * 3, [1, 2, 3]), three)
    assert close(after([NEW] * 3, [1, 4, 7]), three), "only the order counts"


def test_what_is_true_of_any_game() -> None:
    equal = after([NEW] * 4, [1, 1, 1, 1])
    assert [one.mean for one in equal] == pytest.approx([25.0] * 4)
    strong, weak = Strength(35, 2), Strength(15, 2)
    expected, upset = after([strong, weak], [1, 2]), after([strong, weak], [2, 1])
    assert expected[0].mean - strong.mean < strong.mean - upset[0].mean, "a surprise tells more"
    known, unknown = after([Strength(25, 2), NEW], [1, 2])
    assert known.mean - 25 < 25 - unknown.mean, "of whom little is known, more is learnt"
    assert all(one.deviation < NEW.deviation for one in after([NEW] * 5, [1, 2, 3, 4, 5]))
    found = [one.mean for one in after([NEW] * 5, [1, 2, 3, 4, 5])]
    assert all(better > worse for better, worse in pairwise(found))
    assert (NEW.value, NEW.reach) == (1500, 980)


async def person(running: Tables, identity: str, rated: bool = True) -> None:
    values = {
        "identity": identity,
        "name": identity,
        "shown": identity,
        "password": "",
        "created": time.time(),
        "settings": {"rated": rated},
    }
    await running.storage.people.create(values, Device(f"cookie of {identity}", identity, ""), None)


async def table_of(running: Tables, *holders: str, bots: int = 0, **more: Any) -> Table:
    """A table where these sit."""
    words = ["me", *["friend"] * (len(holders) - 1), *["random"] * bots]
    table = await open_table(running, *words, **more)
    for seat, holder in enumerate(holders):
        await running.storage.hold(table.id, seat, holder)
        await running.storage.hold_alone(table.id, seat, holder, "token")
        table.holders[seat] = {holder}
    return table


async def finish(running: Tables, table: Table) -> None:
    while not table.over:
        await play(running, table, 1, seed=table.n)


def means(people: list[Strength]) -> Any:
    return pytest.approx([one.mean for one in people])


async def strengths(running: Tables, *people: str) -> list[tuple[float, int]]:
    lines = [await running.storage.people.ratings(one) for one in people]
    return [(line[0].mean, line[0].tables) if line else (0.0, 0) for line in lines]


def test_a_table_of_people_who_want_it_is_counted_once(tmp_path: Path) -> None:
    async def walk() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            await person(running, "ann")
            await person(running, "bob")
            table = await table_of(running, "ann", "bob")
            await play(running, table, 20)
            assert await strengths(running, "ann", "bob") == [(0.0, 0), (0.0, 0)], "it is not over"
            await finish(running, table)
            outcome = table.match.outcome
            assert outcome is not None
            counted = await strengths(running, "ann", "bob")
            assert [tables for _, tables in counted] == [1, 1]
            assert [mean for mean, _ in counted] == means(after([NEW, NEW], outcome.places))
            many = [
                running.storage.appends.transaction(lambda one: rate(one, table.id, [1, 2]), [table.id])
                for _ in range(8)
            ]
            await asyncio.gather(*many)
            assert await strengths(running, "ann", "bob") == counted, "however often it is asked for"

    run(walk())


def test_servers_that_end_the_same_table_count_it_once(tmp_path: Path) -> None:
    async def walk() -> None:
        path = tmp_path / "t.sqlite3"
        async with all_tables(path) as here, all_tables(path) as there:
            await person(here, "ann")
            await person(here, "bob")
            tables = [await table_of(here, "ann", "bob") for _ in range(6)]
            await asyncio.gather(
                *(
                    running.storage.appends.transaction(partial(rate, table=table.id, places=[1, 2]), [table.id])
                    for table in tables
                    for running in (here, there)
                )
            )
            assert [tables for _, tables in await strengths(here, "ann", "bob")] == [6, 6]
            ann = bob = NEW
            for _ in tables:
                ann, bob = after([ann, bob], [1, 2])
            found = [mean for mean, _ in await strengths(here, "ann", "bob")]
            assert found == means([ann, bob]), "one after another"

    run(walk())


@pytest.mark.parametrize("case", ["not wanted", "no account", "same person", "two holders", "left", "one person"])
def test_what_is_not_counted(tmp_path: Path, case: str) -> None:
    async def walk() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            await person(running, "ann")
            await person(running, "bob", rated=case != "not wanted")
            if case == "one person":
                table = await table_of(running, "ann", bots=1)
            else:
                second = {"no account": "guest", "same person": "ann"}.get(case, "bob")
                table = await table_of(running, "ann", second, bots=int(case == "left"))
            if case == "two holders":
                await running.storage.hold(table.id, 1, "guest")
            if case == "left":
                await leave_table(running, table, "bob", Leave(seats=[1], way="bot"))
            await running.storage.appends.transaction(lambda one: rate(one, table.id, [1, 2, 3]), [table.id])
            assert await strengths(running, "ann", "bob") == [(0.0, 0), (0.0, 0)]

    run(walk())


def test_bots_may_play_along(tmp_path: Path) -> None:
    async def walk() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            await person(running, "ann")
            await person(running, "bob")
            table = await table_of(running, "ann", "bob", bots=1)
            await running.storage.appends.transaction(lambda one: rate(one, table.id, [3, 2, 1]), [table.id])
            found = [mean for mean, _ in await strengths(running, "ann", "bob")]
            assert found == means(after([NEW, NEW], [2, 1]))

    run(walk())


def test_a_table_that_ended_early_is_not_counted(tmp_path: Path) -> None:
    async def walk() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            await person(running, "ann")
            await person(running, "bob")
            agreed = {"pace": "live", "leaving": "end", "open": False, "helpers": True}
            table = await table_of(running, "ann", "bob", agreed=agreed)
            await play(running, table, 10)
            await leave_table(running, table, "bob", Leave(seats=[1], way="end"))
            assert table.over
            assert await strengths(running, "ann", "bob") == [(0.0, 0), (0.0, 0)]

    run(walk())


def test_a_table_of_which_somebody_knew_the_seed_is_not_counted(tmp_path: Path) -> None:
    async def walk() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            await person(running, "ann")
            await person(running, "bob")
            agreed = {"pace": "live", "leaving": "end", "open": False, "helpers": True, "known": "seed"}
            await finish(running, await table_of(running, "ann", "bob", agreed=agreed, seed=1))
            assert await strengths(running, "ann", "bob") == [(0.0, 0), (0.0, 0)]

    run(walk())


def test_whoever_wants_a_rating_later_is_not_rated_for_what_is_over(tmp_path: Path) -> None:
    async def walk() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            await person(running, "ann")
            await person(running, "bob", rated=False)
            table = await table_of(running, "ann", "bob")
            await finish(running, table)
            await running.storage.people.set_settings("bob", {"rated": True})
            await running.commit(table, confirming(table.match, 0, True))
            assert await strengths(running, "ann", "bob") == [(0.0, 0), (0.0, 0)]

    run(walk())


def test_a_person_sees_their_figures_while_they_want_them(server: Server) -> None:
    async def walk() -> None:
        async with devices.Device(server) as me:
            assert (await me.post("/me/ratings", {"on": True})).status_code == 403, "guests have no rating"
            devices.ok(await me.make(devices.new_name()))
            assert not (await me.me())["rated"]
            devices.ok(await me.post("/me/ratings", {"on": True}))
            told = await me.me()
            assert (told["rated"], told["ratings"]) == (True, [])
            devices.ok(await me.post("/me/ratings", {"on": False}))
            assert not (await me.me())["rated"]

    run(walk())
