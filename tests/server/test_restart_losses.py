"""Tables whose log does not fit new rules, or is damaged, or comes from an older server; and two servers at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from boardwright.games.kingdom_builder.steps.turn import BuildNext, Turn
from boardwright.server import schema
from boardwright.server.refuse import Refuse
from boardwright.server.tables import Tables
from tests.server.harness import run
from tests.server.inside import (
    all_tables,
    notices,
    open_table,
    play,
    public_log,
    put_away,
    reload,
    shot_of,
    stored_positions,
)

# -- what does not fit -----------------------------------------------------------------------------------------


def forbid(monkeypatch: pytest.MonkeyPatch, action: int) -> None:
    """A new rule: nobody may do that any more in the mandatory action."""
    for step in (Turn, BuildNext):
        free: Callable[[Any, Any], int] = step.mask
        monkeypatch.setattr(step, "mask", lambda this, state, free=free: free(this, state) & ~(1 << action))


@pytest.mark.parametrize("raised", [True, False])
def test_decisions_that_no_longer_fit_are_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newer_rules: Callable[[int], None], raised: bool
) -> None:
    """With a new rules version or without: whoever forgets to raise it loses no table."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 90)
            verb = table.match.game.space.verb
            wrong = next(entry for entry in table.match.history[60:] if verb(entry.action) == "build")
            story, before = public_log(table), table.match.at(wrong.number - 1)
            forbid(monkeypatch, wrong.action)
            if raised:
                newer_rules(2)
            table = await reload(running, table)
            assert table.match.view(0) == before.view(0)
            shot = shot_of(table)
            lost = 90 - wrong.number + 1
            why = "restarted-rules" if raised else "restarted-damaged"
            assert notices(shot.log) == [(wrong.number, why, lost)]
            assert shot.log[:-1] == story[: wrong.number]
            rows = (await running.read(table.id)).rows
            assert [row.kind for row in rows] == ["act"] * 90 + ["restart"], "nothing leaves the database"
            await play(running, table, 10)
            assert (await reload(running, table)).match.record() == table.match.record()

    run(work())


def test_a_damaged_row_costs_no_more_than_what_follows_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 70)
            log = schema.log.c
            async with running.storage.writing() as connection:
                broken = {"action": "build a1", "outcomes": [3, 4, 5]}
                await connection.execute(update(schema.log).where(log.n == 65).values(data=broken))
            table = await reload(running, table)
            assert notices(shot_of(table).log) == [(65, "restarted-damaged", 6)]

    run(work())


def test_an_older_position_serves_where_the_latest_cannot_be_read(
    tmp_path: Path, newer_rules: Callable[[int], None]
) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 110)
            story = public_log(table)
            await spoil(running, n=100)
            newer_rules(2)
            shot = shot_of(await reload(running, table))
            assert notices(shot.log) == [(111, "restarted-rules", 0)], "all that followed the older one fits"
            assert shot.log[:-1] == story

    run(work())


async def spoil(running: Tables, n: int | None = None) -> None:
    """Positions in a form that today's rules cannot read: one of them, or all."""
    where = [] if n is None else [schema.positions.c.n == n]
    async with running.storage.writing() as connection:
        change = update(schema.positions).where(*where).values(position={"game": "kingdom_builder", "runes": 1})
        await connection.execute(change)


def test_a_table_that_cannot_go_on_is_still_a_story(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=5)
            await play(running, table, 30)
            story = public_log(table)
            with pytest.raises(Refuse, match="goes on"):
                await running.story(table.id)
            await spoil(running)
            async with running.storage.writing() as connection:
                start = {**table.match.at(0).record(), "options": {"lost": "word"}}
                await connection.execute(update(schema.tables).values(start=start))
            newer_rules(2)
            with pytest.raises(Refuse, match="fits the rules of today") as refused:
                await reload(running, table)
            assert refused.value.code == "gone"
            told = await running.story(table.id)
            assert (told.names, told.log) == (["Me", "Here"], story)
            assert len((await running.read(table.id)).rows) == 30, "another version may read it again"
            with pytest.raises(Refuse, match="no such table"):
                await running.story("nowhere")

    run(work())


# -- older databases, and two servers --------------------------------------------------------------------------


async def make_old(running: Tables) -> None:
    """As a server that knew nothing of positions and words left it."""
    async with running.storage.writing() as connection:
        await connection.execute(delete(schema.positions))
        await connection.execute(update(schema.log).values(told=None))
        await connection.execute(update(schema.tables).values(told=None))


def test_a_table_of_an_older_server_gets_what_it_lacks_when_it_is_loaded(
    tmp_path: Path, newer_rules: Callable[[int], None]
) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 77, undoing=0.1)
            story, n = public_log(table), table.n
            await make_old(running)
            table = await reload(running, table)
            assert await stored_positions(running, table) == [(n, table.match.length, 1)]
            newer_rules(2)
            assert shot_of(await reload(running, table)).log[:-1] == story

    run(work())


def test_a_table_of_an_older_server_goes_on_even_when_rules_change_at_once(
    tmp_path: Path, newer_rules: Callable[[int], None]
) -> None:
    """It has no position but its beginning, and no words: its story says only who decided."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 60)
            seats, view = [entry.seat for entry in public_log(table)], table.match.view(1)
            await make_old(running)
            newer_rules(2)
            table = await reload(running, table)
            shot = shot_of(table)
            assert table.match.view(1) == view
            assert [entry.seat for entry in shot.log] == [*seats, None]
            assert notices(shot.log) == [(61, "restarted-rules", 0)]
            assert not any(entry.notation or entry.label for entry in shot.log)

    run(work())


def test_two_servers_restart_a_table_once(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as one, all_tables(tmp_path / "t.sqlite3") as two:
            here = await open_table(one, "me", "here", seed=5)
            await play(one, here, 33)
            newer_rules(2)
            put_away(one)
            tables = await asyncio.gather(one.get(here.id), two.get(here.id), one.get(here.id))
            assert {table.n for table in tables} == {34}
            assert len({str(table.match.record()) for table in tables}) == 1
            rows = (await one.read(here.id)).rows
            assert [row.kind for row in rows].count("restart") == 1

    run(work())


def test_a_restart_by_another_server_reaches_those_who_look(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    """The rules change for both; one of them has the table open still and learns of it when it writes."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as one, all_tables(tmp_path / "t.sqlite3") as two:
            here = await open_table(one, "me", "here", seed=5)
            await play(one, here, 33)
            newer_rules(2)
            there = await two.get(here.id)
            with pytest.raises(Refuse, match="changed meanwhile"):
                await play(one, here, 1)
            assert shot_of(here) == shot_of(there)

    run(work())
