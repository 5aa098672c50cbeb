"""Database, worker processes, slow clients and memory: the parts by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import boardwright as bw
from boardwright.kernel.errors import BadOptions
from boardwright.server import schema, tables
from boardwright.server.bot_job import Job, think
from boardwright.server.bucket import Bucket
from boardwright.server.changes import act
from boardwright.server.client import Client
from boardwright.server.database import database_url, migrate
from boardwright.server.outbox import BACKLOG
from boardwright.server.protocol import Accepted
from boardwright.server.refuse import Refuse
from boardwright.server.storage import Conflict
from boardwright.server.stored import LogRow
from boardwright.server.tables import summary
from boardwright.server.thinkers import NoAnswer, Thinkers
from tests.server.harness import GAME, LONG, Server, Visitor, eventually, run, seed_where
from tests.server.inside import all_tables, open_table, storage_at
from tests.server.processes import alive, workers_of

# -- the database ----------------------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def work() -> None:
        async with storage_at(tmp_path / "deep" / "tables.sqlite3") as storage:
            await migrate(storage.engine)  # a second start changes nothing
            async with storage.engine.connect() as connection:
                differences = await connection.run_sync(
                    lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
                )
                assert differences == []
                if storage.engine.dialect.name != "sqlite":
                    return
                settings = [
                    (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                ]
                assert settings == ["wal", 2, 1], "an acknowledged action is on the disk"
                assert ((await connection.exec_driver_sql("PRAGMA busy_timeout")).scalar() or 0) >= 5000

    run(work())


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert database_url(None).startswith(f"sqlite+aiosqlite:///{tmp_path}")
    assert database_url(str(tmp_path / "my.db")) == f"sqlite+aiosqlite:///{tmp_path / 'my.db'}"
    assert database_url("sqlite:////somewhere/my.db") == "sqlite+aiosqlite:////somewhere/my.db"
    for name in ("postgresql+asyncpg", "postgresql", "postgres"):
        assert database_url(f"{name}://me:secret@host/tables") == "postgresql+asyncpg://me:secret@host/tables"
    with pytest.raises(BadOptions, match="SQLite or PostgreSQL"):
        database_url("mysql://host/tables")
    with pytest.raises(BadOptions, match="cannot read the database address"):
        database_url("://")


def test_a_row_of_the_log_is_written_once(tmp_path: Path) -> None:
    """Two servers on one database: the second to write learns what the first has done, and tells its players."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as one, all_tables(tmp_path / "t.sqlite3") as two:
            here = await open_table(one, "me", "here", seed=3)
            there = await two.get(here.id)
            [decision] = here.match.decisions
            first, last = (
                here.match.describe(option).notation for option in (decision.options[0], decision.options[-1])
            )
            await one.commit(here, act(here.match, [(decision.player, first)]))
            with pytest.raises(Refuse, match="changed meanwhile") as refused:
                await two.commit(there, act(there.match, [(decision.player, last)]))
            assert (refused.value.code, there.n) == ("stale", 1)
            assert there.match.record() == here.match.record()
            with pytest.raises(Conflict):
                await one.storage.append(here.id, 1, [LogRow("undo", 0, {"steps": 1})], summary(here))
            assert (await one.get(here.id)).n == 1

    run(work())


def test_tables_that_nobody_looks_at_are_put_away_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "KEPT", 2)

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            names = [(await open_table(running, "me", "here")).id for _ in range(5)]
            gc.collect()
            assert names[0] not in running.alive
            back = await running.get(names[0])
            [decision] = back.match.decisions
            action = back.match.describe(decision.options[0]).notation
            await running.commit(back, act(back.match, [(decision.player, action)]))
            record = back.match.record()
            del back, decision
            await asyncio.gather(*(running.get(name) for name in names))
            assert len(running.kept) <= 3
            await asyncio.sleep(0)
            gc.collect()
            assert len(running.alive) <= 3
            assert (await running.get(names[0])).match.record() == record

    run(work())


# -- bots ------------------------------------------------------------------------------------------------------


def test_bots_decide_until_a_person_must() -> None:
    match = bw.new(GAME, players=3, seed=seed_where(1, 3))
    decided = think(Job(match.record(), {1: "greedy", 2: "random"}, seed=1, seconds=60))
    assert {seat for seat, _ in decided} == {1, 2}
    for player, action in decided:
        match.apply(player, action)
    assert [decision.player for decision in match.decisions] == [0]
    assert think(Job(match.record(), {1: "greedy"}, 1, 60)) == []
    turn = think(Job(match.record(), dict.fromkeys(range(3), "random"), 1, seconds=0))
    assert {seat for seat, _ in turn} == {0}, "news every now and then, but of whole turns"
    for player, action in turn:
        match.apply(player, action)
    assert [decision.player for decision in match.decisions] == [1]


def test_a_dead_worker_is_replaced_and_its_job_done_again() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        job = Job(bw.new(GAME, players=2, seed=1).record(), {0: "random", 1: "random"}, 1, 60)
        assert len(await thinkers.think(job)) > 50
        pool = thinkers.open()
        for worker in list((pool._processes or {}).values()):
            os.kill(worker.pid or 0, signal.SIGKILL)
        assert len(await thinkers.think(job)) > 50
        assert thinkers.pool is not pool
        thinkers.close()

    run(work())


def test_a_job_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.thinkers.think", die)
    monkeypatch.setattr("boardwright.server.thinkers.ATTEMPTS", 2)

    async def work() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(NoAnswer):
            await thinkers.think(Job({}, {}, 1, 1))
        thinkers.close()

    run(work())


def die(_: Job) -> None:
    os._exit(1)


def test_a_bots_worker_that_dies_in_mid_game_is_not_noticed(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me:
            table = (await me.open("random", "random", "random", "greedy", "greedy"))["table"]
            async with me.tab(table) as tab:
                assert own_server.process is not None
                number = own_server.process.pid
                await eventually(lambda: workers_of(number))
                for _ in range(3):
                    for worker in workers_of(number):
                        with contextlib.suppress(ProcessLookupError):  # the server may have ended it by now
                            os.kill(worker, signal.SIGKILL)
                    await asyncio.sleep(0.3)
                await tab.settle()
                assert tab.shot["over"]

    run(play())


def test_bots_go_on_after_a_restart_although_nobody_looks(own_server: Server) -> None:
    async def open_and_leave() -> str:
        async with Visitor(own_server) as me:
            return str((await me.open("greedy", "greedy", "greedy", "greedy", "greedy"))["table"])

    query = "SELECT over FROM tables WHERE id = ?"
    while True:
        table = run(open_and_leave())
        own_server.kill()
        under_way = own_server.rows(query, table) == [(0,)]
        own_server.start()
        if under_way:
            break  # else the bots were faster than this test
    run(eventually(lambda: own_server.rows(query, table) == [(1,)]))


def test_workers_end_with_their_server(own_server: Server) -> None:
    async def play() -> list[int]:
        async with Visitor(own_server) as me:
            table = (await me.open("random", "random"))["table"]
            async with me.tab(table) as tab:
                await tab.settle()
            assert own_server.process is not None
            return workers_of(own_server.process.pid)

    workers = run(play())
    assert workers
    own_server.kill()
    run(eventually(lambda: not any(alive(worker) for worker in workers)))


# -- clients ---------------------------------------------------------------------------------------------------


class Stuck:
    """A socket whose other end does not read."""

    async def send(self, _: dict[str, Any]) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        await asyncio.Event().wait()


def test_a_client_that_does_not_keep_up_is_dropped_without_anybody_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here")
            slow: Any = Stuck()
            client = Client(slow, None, frozenset())
            client.start()
            running.join(table, client, 0)
            for number in range(BACKLOG):
                client.send(Accepted(id=f"{number}", n=0))
                await asyncio.sleep(0)
            assert not client.dropped
            client.send(Accepted(id="one more", n=0))
            assert client.dropped
            async with asyncio.timeout(LONG):
                await client.finish(4408, "too slow")

    run(work())


def test_one_that_takes_too_long_for_a_message_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.client.PATIENCE", 0.05)

    class Slow(Stuck):
        """Takes two messages at once, and then no more."""

        taken = 0

        async def send(self, message: dict[str, Any]) -> None:
            if self.taken == 2:
                await super().send(message)
            self.taken += 1

    async def work() -> None:
        slow: Any = Slow()
        client = Client(slow, None, frozenset())
        client.start()
        for number in range(2):
            client.send(Accepted(id=f"{number}", n=0))
            await eventually(lambda number=number: slow.taken > number)
            await eventually(lambda: client.watch is None)
            assert not client.dropped, "nothing is on its way"
        client.send(Accepted(id="too much", n=0))
        await eventually(lambda: client.dropped)
        await client.stop()
        assert client.watch is None

    run(work())


def test_a_bucket_lets_so_many_through_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("boardwright.server.bucket.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
