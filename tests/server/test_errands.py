"""What requests make the server work out long: elsewhere, within limits, and remembered; nobody's play waits for it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import boardwright as bw
from boardwright.server import rebuilding, thinkers
from boardwright.server.app import create_app
from boardwright.server.changes import undo
from boardwright.server.errand_job import look, past_of
from boardwright.server.errands import EACH, Errands
from boardwright.server.looking_back import past_scene
from boardwright.server.refuse import Refuse
from boardwright.server.snapshot import scene
from boardwright.server.tables import AWAY, Tables
from boardwright.server.thinkers import NoAnswer, Thinkers
from boardwright.server.turns import NOBODY, Asker
from tests.server.harness import LONG, run
from tests.server.inside import all_tables, errands_here, innermost, open_table, play

SPECTATOR: frozenset[int] = frozenset()


class Slow:
    """Workers that finish when they are told to, and note what they were asked for."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self.go_on = asyncio.Semaphore(0)

    async def run(self, work: Callable[[Any], Any], job: Any, asker: Asker = NOBODY) -> Any:
        self.begun.append(job)
        await self.go_on.acquire()
        return work(job)

    def close(self) -> None:
        pass


def slow_errands() -> tuple[Errands, Slow]:
    errands, slow = Errands(), Slow()
    workers: Any = slow
    errands.workers = workers
    return errands, slow


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", bw.games())
def test_a_past_position_looks_the_same_from_elsewhere(game: str) -> None:
    match = bw.new(game, players=2, seed=5)
    chance = random.Random(5)
    for _ in range(70):
        if match.over:
            break
        decision = chance.choice(match.decisions)
        match.apply(decision.player, chance.choice(decision.options))
    for length in [*range(0, match.length, 9), match.length - 1, match.length]:
        for viewers in (SPECTATOR, frozenset([0]), frozenset([1])):
            past = past_of(match, length, viewers)
            assert len(past.since) < 32
            # How many decisions that is, is for whoever looks to say.
            sight = match.at(length).sight(viewers)
            assert {**look(past).scene, "length": 0} == {**scene(sight, sight.view), "length": 0}


def test_one_address_has_only_so_many_under_way() -> None:
    async def check() -> None:
        errands, slow = slow_errands()
        flood = [asyncio.create_task(errands.run(Asker("flood", ""), len, "abc")) for _ in range(EACH)]
        await until(lambda: len(slow.begun) == EACH)
        with pytest.raises(Refuse) as refused:
            await errands.run(Asker("flood", ""), len, "abc")
        assert refused.value.code == "too_fast"
        honest = asyncio.create_task(errands.run(Asker("honest", ""), len, "ab"))
        await until(lambda: len(slow.begun) == EACH + 1)
        for _ in range(EACH + 2):
            slow.go_on.release()
        assert await asyncio.gather(*flood) == [3] * EACH
        assert await honest == 2
        assert await errands.run(Asker("flood", ""), len, "a") == 1

    run(check())


def test_what_takes_too_long_is_given_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "START", 0.0)

    async def check() -> None:
        workers = Thinkers(1, patience=0.2, strict=True)
        try:
            with pytest.raises(NoAnswer):
                await workers.run(time.sleep, LONG)
        finally:
            workers.close()

    run(check())


def test_a_worker_that_starts_slowly_is_no_job_that_takes_long() -> None:
    """What a busy machine needs for a new process is not held against whoever asked first."""

    async def check() -> None:
        workers = Thinkers(1, patience=0.001, strict=True)
        try:
            assert await workers.run(len, "abc") == 3
        finally:
            workers.close()

    run(check())


def test_a_position_is_worked_out_once_until_it_is_another_one(tmp_path: Path) -> None:
    async def check() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=3)
            await play(running, table, 8)
            while not table.match.undo_steps(table.match.decisions[0].player):
                await play(running, table, 1)
            errands, slow = slow_errands()
            for _ in range(100):
                slow.go_on.release()
            length = table.match.length
            await past_scene(errands, "", table, SPECTATOR, 2)
            await past_scene(errands, "", table, SPECTATOR, 2)
            assert len(slow.begun) == 1
            mine = frozenset([table.match.decisions[0].player])
            before = await past_scene(errands, "", table, mine, length)
            seat = next(iter(mine))
            await running.commit(table, undo(table.match, seat, 1))
            while table.match.length < length:
                await play(running, table, 1, seed=length)
            after = await past_scene(errands, "", table, mine, length)
            assert len(slow.begun) == 3
            assert after == await past_scene(errands_here(), "", table, mine, length)
            assert before.length == after.length
            await past_scene(errands, "", table, SPECTATOR, 2)
            assert len(slow.begun) == 3, "what came before it is as it was"

    run(check())


# -- over HTTP -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def application(path: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Tables, Slow]]:
    """The server without a process around it; its errands finish when they are told to."""
    guard = create_app(str(path / "t.sqlite3"))
    app = innermost(guard)
    async with app.router.lifespan_context(app):
        tables: Tables = app.state.tables
        tables.errands, slow = slow_errands()
        door = httpx.ASGITransport(app=guard, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=door, base_url="http://127.0.0.1", timeout=LONG) as http:
            yield http, tables, slow


@pytest.mark.parametrize("path", ["at/3", "scenes?at=1&at=3"])
def test_play_goes_on_while_somebody_looks_back(tmp_path: Path, path: str) -> None:
    async def check() -> None:
        async with application(tmp_path) as (http, tables, slow):
            table = await open_table(tables, "me", "here", seed=3)
            await play(tables, table, 6)
            looking = asyncio.create_task(http.get(f"/api/tables/{table.id}/{path}"))
            await until(lambda: len(slow.begun) == 1)
            await play(tables, table, 2)
            assert table.match.length == 8
            assert not looking.done()
            slow.go_on.release()
            slow.go_on.release()
            answer = await looking
            assert answer.status_code == 200
            found = answer.json()
            assert (found if isinstance(found, dict) else found[-1])["length"] == 3

    run(check())


def test_who_looks_back_too_often_at_once_is_told_to_wait(tmp_path: Path) -> None:
    async def check() -> None:
        async with application(tmp_path) as (http, tables, slow):
            table = await open_table(tables, "me", "here", seed=3)
            await play(tables, table, EACH + 2)
            looking = [asyncio.create_task(http.get(f"/api/tables/{table.id}/at/{n}")) for n in range(EACH)]
            await until(lambda: len(slow.begun) == EACH)
            refused = await http.get(f"/api/tables/{table.id}/at/{EACH}")
            assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
            for _ in looking:
                slow.go_on.release()
            assert {answer.status_code for answer in await asyncio.gather(*looking)} == {200}

    run(check())


def test_play_goes_on_while_somebody_opens_a_saved_game(tmp_path: Path) -> None:
    async def check() -> None:
        async with application(tmp_path) as (http, tables, slow):
            table = await open_table(tables, "me", "here", seed=3)
            saved = {"record": json.dumps(table.match.record())}
            opening = asyncio.create_task(http.post("/api/import", json=saved))
            await until(lambda: len(slow.begun) == 1)
            await play(tables, table, 2)
            assert not opening.done()
            for _ in range(3):
                slow.go_on.release()
            again = (await opening).json()["table"]
            assert (await tables.get(again)).match.record()["actions"] == []
            refused = await http.post("/api/import", json={"record": "{}"})
            assert (refused.status_code, refused.json()["text"]["key"]) == (422, "import-no-record")

    run(check())


# -- tables in memory ------------------------------------------------------------------------------------------


def test_others_have_their_turn_while_a_table_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rebuilding, "SLICE", 0.0)

    async def check() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=3)
            await play(running, table, 40)
            stored = await running.read(table.id)
            turns = 0

            async def count() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            counting = asyncio.create_task(count())
            rebuilt = await rebuilding.in_slices(rebuilding.rebuilding(stored))
            counting.cancel()
            assert turns >= 40
            assert rebuilt.match.record() == table.match.record()

    run(check())


def test_one_table_is_loaded_once_and_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            slow, other = [(await open_table(running, "me", "here", seed=seed)).id for seed in (1, 2)]
            running.kept.clear()
            running.alive.clear()
            load, go_on = running.load, asyncio.Event()
            loaded: list[str] = []

            async def loading(name: str) -> Any:
                loaded.append(name)
                if name == slow:
                    await go_on.wait()
                return await load(name)

            monkeypatch.setattr(running, "load", loading)
            waiting = [asyncio.create_task(running.get(slow)) for _ in range(3)]
            await until(lambda: slow in loaded)
            assert (await asyncio.wait_for(running.get(other), LONG)).id == other
            go_on.set()
            found = await asyncio.gather(*waiting)
            assert len({id(table) for table in found}) == 1
            assert sorted(loaded) == sorted([slow, other])

    run(check())


def test_tables_that_nobody_uses_leave_memory(tmp_path: Path) -> None:
    async def check() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            old, watched, young = [await open_table(running, "me", "here", seed=number) for number in (1, 2, 3)]
            looker: Any = object()
            watched.clients.add(looker)
            young.used += AWAY
            running.put_away(old.used + AWAY)
            assert list(running.kept) == [watched.id, young.id]
            watched.clients.clear()
            assert (await running.get(old.id)).match.record() == old.match.record()

    run(check())
