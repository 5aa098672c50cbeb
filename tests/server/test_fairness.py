"""Bots think for one address after another, so that nobody waits for what somebody else has asked for in bulk; after a
start, tables that wait for bots go on beside everything else, a few at a time.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from boardwright.server import app as application
from boardwright.server.bot_job import Job, think
from boardwright.server.tables import RESUMED, Tables
from boardwright.server.thinkers import Thinkers
from boardwright.server.turns import NOBODY, Asker, Turns
from tests.server.harness import LONG, run, seed_where
from tests.server.inside import all_tables, innermost, open_table, storage_at

FLOOD = 20


async def served(turns: Turns, askers: list[Asker]) -> list[Asker]:
    """In which order those who wait for the one place get it."""
    order: list[Asker] = []

    async def ask(asker: Asker) -> None:
        async with turns.place(asker):
            order.append(asker)
            await asyncio.sleep(0)

    async with turns.place(NOBODY):
        waiting = [asyncio.create_task(ask(asker)) for asker in askers]
        await asyncio.sleep(0)
        assert order == []
    await asyncio.gather(*waiting)
    return order


def test_addresses_take_turns_and_at_each_address_its_tables() -> None:
    flood = [Asker("flood", f"table {number % 5}") for number in range(FLOOD)]
    honest = [Asker("honest", "theirs")] * 3
    order = run(served(Turns(1), [*flood, *honest]))
    assert [asker.address for asker in order[:6]] == ["flood", "honest"] * 3
    assert {asker.address for asker in order[6:]} == {"flood"}
    tables = [asker.table for asker in order if asker.address == "flood"]
    assert tables == [f"table {number % 5}" for number in range(FLOOD)]


def test_a_table_of_many_jobs_does_not_hold_up_another_of_the_same_address() -> None:
    order = run(served(Turns(1), [*[Asker("one", "busy")] * 4, Asker("one", "quiet")]))
    assert [asker.table for asker in order] == ["busy", "quiet", "busy", "busy", "busy"]


def test_who_no_longer_waits_takes_no_place() -> None:
    async def check() -> None:
        turns = Turns(1)
        async with turns.place(NOBODY):
            gone = asyncio.create_task(turns.take(Asker("gone", "")))
            stays = asyncio.create_task(turns.take(Asker("stays", "")))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        await asyncio.wait_for(stays, LONG)
        late = asyncio.create_task(turns.take(Asker("late", "")))
        await asyncio.sleep(0)
        turns.give_back()
        late.cancel()  # Its turn has come in the same moment.
        await asyncio.gather(late, return_exceptions=True)
        await asyncio.wait_for(turns.take(NOBODY), LONG)

    run(check())


class Counting(Thinkers):
    """One worker that thinks when it is told to, and notes for whom."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun: list[Asker] = []
        self.go_on = asyncio.Semaphore(0)
        self.most = self.now = 0

    async def think(self, job: Job, asker: Asker = NOBODY) -> list[tuple[int, str]]:
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            async with self.turns.place(asker):
                self.begun.append(asker)
                await self.go_on.acquire()
                return think(job)
        finally:
            self.now -= 1


async def until(condition: Any) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_the_bots_of_one_address_do_not_hold_up_those_of_another(tmp_path: Path) -> None:
    async def check() -> None:
        async with storage_at(tmp_path / "t.sqlite3") as storage:
            thinkers = Counting()
            running = Tables(storage, thinkers)
            try:
                for seed in range(6):
                    flood = await open_table(running, "random", "random", seed=seed)
                    flood.address = "flood"
                honest = await open_table(running, "random", "me", seed=seed_where(0, 2))
                honest.address = "honest"
                running.wake(honest)
                await asyncio.wait_for(until(lambda: len(thinkers.begun) == 1), LONG)
                for number in range(2):
                    thinkers.go_on.release()
                    await asyncio.wait_for(until(lambda number=number: len(thinkers.begun) > number + 1), LONG)
                assert "honest" in [asker.address for asker in thinkers.begun[:3]]
            finally:
                await running.close()

    run(check())


def test_tables_that_wait_for_bots_go_on_a_few_at_a_time(tmp_path: Path) -> None:
    async def check() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as before:
            before.closing = True  # No bot of this server thinks.
            names = [(await open_table(before, "random", "random", seed=seed)).id for seed in range(RESUMED + 3)]
        async with storage_at(tmp_path / "t.sqlite3") as storage:
            thinkers = Counting()
            running = Tables(storage, thinkers)
            resuming = asyncio.create_task(running.resume())
            try:
                await asyncio.wait_for(until(lambda: thinkers.now == RESUMED), LONG)
                assert len(running.kept) <= RESUMED, "the others are not even loaded"
                for _ in range(1000 * len(names)):  # on a slow machine every turn is a job of its own
                    thinkers.go_on.release()
                await asyncio.wait_for(resuming, LONG)
                tables = [await running.get(name) for name in names]
                await asyncio.wait_for(until(lambda: all(table.match.over for table in tables)), LONG)
                assert thinkers.most == RESUMED
            finally:
                await running.close()

    run(check())


def test_the_server_does_not_wait_for_them_to_begin(tmp_path: Path, monkeypatch: Any) -> None:
    async def never(_: Tables) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Tables, "resume", never)

    async def check() -> None:
        app = innermost(application.create_app(str(tmp_path / "t.sqlite3")))
        async with asyncio.timeout(LONG), app.router.lifespan_context(app):
            assert app.state.tables.kept == {}

    run(check())
