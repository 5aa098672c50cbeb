"""What fails around the server: a worker that hangs, a clock that jumps, a line whose other end is gone, and a disk
that may only be read. What dies is in `test_kills.py` and `test_storage.py`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from boardwright.server import bot_job
from boardwright.server.bot_job import Job
from boardwright.server.bucket import Bucket
from boardwright.server.client import Client
from boardwright.server.dead import DAY
from boardwright.server.protocol import StandIn
from boardwright.server.refuse import Refuse
from boardwright.server.requests import on_stand_in
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from boardwright.server.thinkers import Thinkers
from tests.server.harness import LONG, Server, Visitor, eventually, run, seed_where
from tests.server.inside import all_tables, open_table, play, put_away, storage_at
from tests.server.processes import alive
from tests.server.test_patience import is_over
from tests.server.test_slow import sleepy_socket

# -- workers ---------------------------------------------------------------------------------------------------

MARK = "BOARDWRIGHT_TEST_MARK"


def hang_at_first(job: Job) -> list[tuple[int, str]]:
    while not Path(os.environ[MARK]).exists():
        time.sleep(0.05)
    return bot_job.think(job)


def test_a_table_goes_on_when_the_worker_of_its_bots_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(mark))
    monkeypatch.setattr("boardwright.server.thinkers.think", hang_at_first)
    monkeypatch.setattr("boardwright.server.thinkers.START", 0.0)
    hanging: list[int] = []

    class Impatient(Thinkers):
        """Loses patience once; whoever comes next does not hang."""

        def replace(self, pool: Any) -> None:
            hanging.extend(pool._processes)
            self.patience = LONG
            super().replace(pool)
            run(eventually(lambda: not any(alive(worker) for worker in hanging)))
            mark.touch()

    async def work() -> None:
        async with storage_at(tmp_path / "tables.sqlite3") as storage:
            running = Tables(storage, Impatient(1, patience=1.0))
            table = await open_table(running, "random", "greedy", seed=1)
            await eventually(lambda: table.over)
            await running.close()

    run(work())
    assert hanging, "one did hang"


# -- clocks ----------------------------------------------------------------------------------------------------


class Clock:
    """What the system says the time is; how long something takes it always knows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


class Quiet:
    """A socket whose other end says nothing."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}

    async def send(self, _: dict[str, Any]) -> None:
        pass

    async def close(self, code: int, reason: str) -> None:
        pass


def come(running: Tables, table: Table, *seats: int) -> Client:
    socket: Any = Quiet()
    client = Client(socket, "visitor", frozenset(seats))
    running.join(table, client, 0)
    return client


@pytest.mark.parametrize("jump", [DAY, -DAY], ids=["forward", "back"])
def test_tables_go_on_whatever_the_clock_says(tmp_path: Path, clock: Clock, jump: float) -> None:
    """Decisions, bots, who is there, and that nothing is tidied away."""

    async def work() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "random", seed=seed_where(0, 2))
            me = come(running, table, 0)
            bucket = Bucket(rate=1e-9, burst=3)
            for _ in range(3):
                clock.ahead += jump
                assert bucket.take()
                while table.waiting() == [0]:
                    await play(running, table, 1)
                await eventually(lambda: table.over or table.waiting() == [0])
                assert table.online() == {0}
                await running.tidy_up()
                assert not table.deleted
            assert not bucket.take(), "no clock fills it"
            running.leave(table, me)
            await running.tidy_up()
            assert not table.deleted
            n = table.n
            put_away(running)
            assert (await running.get(table.id)).n == n

    run(work())


def test_who_left_in_the_future_is_not_waited_for_until_then(tmp_path: Path, clock: Clock) -> None:
    """The clock was a day ahead when a friend left: absence counts from when that was noticed, as long as agreed."""

    async def work() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "friend", seed=1)
            await running.storage.hold(table.id, 1, "friend")
            me = come(running, table, 0)
            wish = StandIn(type="stand_in", id="s", seat=1, bot=table.agreed.bot)
            agreed = table.agreed.absence
            assert agreed is not None
            clock.ahead = DAY
            running.leave(table, come(running, table, 1))
            clock.ahead = 0.0
            with pytest.raises(Refuse, match=rf"when {agreed} more minutes"):
                await on_stand_in(running, table, me, wish)
            clock.ahead = 60.0 * agreed + 1
            await on_stand_in(running, table, me, wish)
            assert table.seats[1].stand_in == table.agreed.bot

    run(work())


# -- lines -----------------------------------------------------------------------------------------------------

#: A server that soon asks whether somebody is still there.
WATCHFUL = """
import runpy
from boardwright.server import run
run.PING = 0.5
runpy.run_module("boardwright.server", run_name="__main__")
"""


def test_whoever_has_gone_without_a_word_is_away(tmp_path: Path) -> None:
    """As when a phone has lost its network: nothing comes any more, no answer and no farewell."""
    server = Server(tmp_path / "tables.sqlite3")
    server.program = ["-c", WATCHFUL]
    server.start()

    def away(table: str) -> Any:
        return server.rows("SELECT away FROM seats WHERE table_id = ? AND seat = 0", table)[0][0]

    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "friend"))["table"]
            before = away(table)
            with ExitStack() as lines:
                while away(table) == before:  # on a busy machine it may be given up before it has said hello
                    line = lines.enter_context(await asyncio.to_thread(sleepy_socket, server, me, table))
                    await eventually(lambda line=line: away(table) != before or is_over(line))
                await eventually(lambda: away(table) not in (None, before))

    try:
        run(play())
    finally:
        server.stop()


# -- disks -----------------------------------------------------------------------------------------------------

#: A server whose database may only be read after one signal, and may be written to after another.
FICKLE = """
import runpy, signal
from sqlalchemy import Engine, event
only_read = False
def turn(number, _):
    global only_read
    only_read = number == signal.SIGUSR1
signal.signal(signal.SIGUSR1, turn)
signal.signal(signal.SIGUSR2, turn)
@event.listens_for(Engine, "begin")
def tell(connection):
    connection.exec_driver_sql(f"PRAGMA query_only={int(only_read)}")
runpy.run_module("boardwright.server", run_name="__main__")
"""


def test_a_game_goes_on_when_its_disk_may_be_written_to_again(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3")
    server.program = ["-c", FICKLE]
    server.start()

    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as tab:
                assert (await tab.act())["type"] == "accepted"
                assert server.process is not None
                os.kill(server.process.pid, signal.SIGUSR1)
                while (answer := await tab.act())["type"] == "accepted":
                    assert not tab.shot["over"]
                shot = tab.shot
                for _ in range(3):
                    assert (answer["type"], answer["code"]) == ("refused", "storage"), answer
                    assert "may not write" in answer["reason"]
                    assert tab.shot == shot, "nothing has changed"
                    answer = await tab.act()
                async with me.tab(table) as other:
                    assert other.shot["length"] == shot["length"], "what is there can be looked at"
                os.kill(server.process.pid, signal.SIGUSR2)
                while (answer := await tab.act())["type"] != "accepted":
                    assert answer["code"] == "storage"
                n = tab.shot["n"]
                assert n == shot["n"] + 1
            server.kill()
            assert server.rows("SELECT max(n) FROM log WHERE table_id = ?", table) == [(n,)]

    try:
        run(play())
    finally:
        if server.process is not None:
            server.stop()
