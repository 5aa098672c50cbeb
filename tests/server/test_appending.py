"""Rows of many tables that come at the same time are written together, and nobody suffers from another's trouble."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from boardwright.server.appending import Addition, Appends
from boardwright.server.changes import Change, act
from boardwright.server.refuse import Refuse
from boardwright.server.storage import Conflict
from boardwright.server.stored import LogRow
from boardwright.server.table import Table
from boardwright.server.tables import summary
from tests.server.harness import LONG, run
from tests.server.inside import all_tables, open_table

MANY = 12


@contextmanager
def commits() -> Iterator[list[Any]]:
    """Every transaction that has been committed meanwhile, on any engine."""
    seen: list[Any] = []
    note = seen.append
    event.listen(Engine, "commit", note)
    try:
        yield seen
    finally:
        event.remove(Engine, "commit", note)


def first_action(table: Table) -> Change:
    decision = table.match.decisions[0]
    return act(table.match, [(decision.player, table.match.describe(decision.options[0]).notation)])


def test_what_comes_at_once_is_written_at_once(tmp_path: Path) -> None:
    async def check() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            opened = [await open_table(running, "me", "here", seed=seed) for seed in range(1, MANY + 1)]
            with commits() as seen:
                await asyncio.gather(*(running.commit(table, first_action(table)) for table in opened))
            assert len(seen) <= 2
            for table in opened:
                stored = await running.storage.load(table.id)
                assert stored is not None
                assert [row.kind for row in stored.rows] == ["act"]

    run(check())


def test_a_row_that_is_taken_is_nobody_elses_trouble(tmp_path: Path) -> None:
    async def check() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            one, other, third = [await open_table(running, "me", "here", seed=seed) for seed in (1, 2, 3)]
            late = first_action(other)
            await running.storage.append(other.id, 1, late.rows, summary(other))
            done = await asyncio.gather(
                *(running.commit(table, first_action(table)) for table in (one, other, third)), return_exceptions=True
            )
            assert [type(found) for found in done] == [type(None), Refuse, type(None)]
            assert [table.n for table in (one, other, third)] == [1, 1, 1]

    run(check())


def test_what_cannot_be_stored_is_told_to_whoever_wanted_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=1)
            unknown: Any = object()
            broken = [LogRow("act", 0, {"action": unknown, "outcomes": []})]
            fine = first_action(table)
            results = await asyncio.gather(
                running.storage.append(table.id, 1, broken, summary(table)),
                running.storage.append(table.id, 1, fine.rows, summary(table)),
                running.storage.append(table.id, 1, fine.rows, summary(table)),
                return_exceptions=True,
            )
            assert not isinstance(results[0], (Conflict, type(None)))
            assert results[1] is None
            assert isinstance(results[2], Conflict)

    run(check())


def test_who_no_longer_waits_holds_up_nobody(tmp_path: Path) -> None:
    async def check() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            one, other = [await open_table(running, "me", "here", seed=seed) for seed in (1, 2)]
            hasty = asyncio.create_task(running.storage.append(one.id, 1, first_action(one).rows, summary(one)))
            patient = asyncio.create_task(running.storage.append(other.id, 1, first_action(other).rows, summary(other)))
            await asyncio.sleep(0)
            hasty.cancel()
            await patient
            with pytest.raises(asyncio.CancelledError):
                await hasty

    run(check())


def addition(table: str) -> Addition:
    line: Any = None
    return Addition(table, 1, [], line, None)


async def adding(appends: Appends, tables: str) -> list[asyncio.Task[None]]:
    """Rows of these tables on their way, as far as they get without waiting."""
    tasks = [asyncio.create_task(appends.add(addition(table))) for table in tables]
    for _ in range(50):
        await asyncio.sleep(0)
    return tasks


@pytest.mark.parametrize(("names", "together"), [("aaaa", False), ("abab", False), ("abcd", True)])
def test_where_many_tables_are_played_at_rows_wait_for_each_other(names: str, together: bool) -> None:
    """And only there: whoever plays alone waits for nobody."""

    async def check() -> None:
        written: list[set[str]] = []

        async def carry_out(work: Any, tables: Any) -> None:
            written.append(set(tables))

        engine: Any = None
        appends = Appends(engine, nullcontext(), carry_out)
        for name in names[:-1]:
            await appends.add(addition(name))
        assert len(written) == len(names) - 1
        appends.pace.due = asyncio.get_running_loop().time() + LONG
        last = await adding(appends, names[-1])
        assert [task.done() for task in last] == [not together]
        if appends.task is not None:
            appends.task.cancel()
        last[0].cancel()

    run(check())


def test_where_several_have_come_nobody_waits_for_more() -> None:
    async def check() -> None:
        async def carry_out(work: Any, tables: Any) -> None:
            pass

        engine: Any = None
        appends = Appends(engine, nullcontext(), carry_out)
        appends.pace.due = asyncio.get_running_loop().time() + LONG
        assert all(task.done() for task in await adding(appends, "abcd"))

    run(check())
