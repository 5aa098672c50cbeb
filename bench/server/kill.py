"""Servers and their PostgreSQL are killed (SIGKILL) again and again while people and bots play: is anything lost?

``python -m bench.server.kill`` starts two servers and a PostgreSQL of its own on loopback, kills and starts them again
until there were enough kills or minutes, lets every game end, and compares the logs with what people were promised. It
ends with 0 if all is well. ``--sqlite``: one server, on a file.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.server.judging import Verdict, judge
from bench.server.survivors import Broken, Party, gather_party
from tests.server import places
from tests.server.harness import LONG, Server
from tests.server.postgres import SAFE, Postgres, running

#: Who sits at the tables, in turn.
TABLES: Final = (
    ("me", "friend"),
    ("me", "random"),
    ("me", "friend", "greedy"),
    ("greedy", "random", "greedy"),
    ("me", "greedy", "friend", "random"),
)
#: How many actions are acknowledged between two kills, and for how many seconds a kill waits after the last of them.
BETWEEN: Final = (1, 40)
MOMENT: Final = 0.2
#: How many of the kills are aimed at a request that is being answered.
AIMED: Final = 0.7
#: Seconds without any news at any table, with all servers there, after which nothing is expected to come any more.
STALLED: Final = 240.0


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    kills: int = 1000
    database_kills: int = 50
    minutes: float = 600.0
    tables: int = 10
    seed: int = 1
    sqlite: bool = False


class Mortal(Server):
    """A server that is started again whenever it has ended."""

    def __init__(self, database: Path, log: Path) -> None:
        super().__init__(database)
        self.program = [*self.program, "--proxy", self.host]
        self.log = log
        self.doomed = False
        self.there = False
        #: Starts that came to nothing, since it was killed or PostgreSQL was; ends that nobody had asked for.
        self.false_starts = 0
        self.ends: list[int] = []

    async def live(self) -> None:
        while True:
            self.doomed = False
            try:
                await asyncio.to_thread(self.start)
            except AssertionError:
                self.false_starts += 1
            else:
                self.there = True
            assert self.process is not None
            code = await asyncio.to_thread(self.process.wait)
            assert self.process.stdout is not None
            self.process.stdout.close()
            if self.there and not self.doomed:
                self.ends.append(code)
            self.there = False
            await asyncio.sleep(0.1)

    def strike(self) -> bool:
        """Kill it; whether there was something to kill."""
        if self.process is None or self.process.poll() is not None:
            return False
        self.doomed = True
        self.process.kill()
        return True


@dataclass
class Evening:
    """Games, and what happens to those who serve them."""

    plan: Plan
    servers: list[Mortal]
    postgres: Postgres | None
    chance: random.Random
    parties: list[Party] = field(default_factory=list)
    kills: int = 0
    database_kills: int = 0
    killing: bool = True

    @property
    def promises(self) -> int:
        return sum(len(person.promised) for party in self.parties for person in party.people)

    @property
    def news(self) -> int:
        return sum(person.heard for party in self.parties for person in party.people)

    async def play_on(self, numbers: Callable[[], int]) -> None:
        """One game after another, as long as somebody is killed; the last one to its end."""
        while self.killing:
            number = numbers()
            party = await gather_party(self.servers, TABLES[number % len(TABLES)], number, self.chance)
            self.parties.append(party)
            await party.play()

    async def kill_all(self) -> None:
        """By what is played, not by the clock: a slow machine gets as far between two kills as a fast one."""
        due = ["server"] * self.plan.kills + ["database"] * (0 if self.postgres is None else self.plan.database_kills)
        self.chance.shuffle(due)
        try:
            async with asyncio.timeout(self.plan.minutes * 60):
                for kind in due:
                    goal = self.promises + self.chance.randint(*BETWEEN)
                    while self.promises < goal:
                        await asyncio.sleep(0.01)
                    await self.wait_for_a_moment()
                    await (self.kill_server() if kind == "server" else self.kill_database())
        except TimeoutError:
            pass
        self.killing = False

    async def wait_for_a_moment(self) -> None:
        """Any will do, or one when somebody waits for an answer."""
        if self.chance.random() < AIMED:
            while not any(person.pending for party in self.parties for person in party.people):
                await asyncio.sleep(0.001)
            await asyncio.sleep(self.chance.random() * MOMENT / 10)
        else:
            await asyncio.sleep(self.chance.random() * MOMENT)

    async def kill_server(self) -> None:
        """Also one that is just starting, and perhaps the last one that is there."""
        while not self.chance.choice(self.servers).strike():
            await asyncio.sleep(0.05)
        self.kills += 1

    async def kill_database(self) -> None:
        assert self.postgres is not None
        # Once begun it is done: nobody starts the other half of it later.
        await asyncio.shield(asyncio.to_thread(again, self.postgres))
        self.database_kills += 1

    async def watch(self, tell: Callable[[Evening], None]) -> None:
        """Tell how it goes, and give up when nothing happens any more."""
        news, since = -1, time.monotonic()
        while True:
            if self.news != news:
                news, since = self.news, time.monotonic()
            if time.monotonic() - since > STALLED:
                open_ones = "\n".join(party.told() for party in self.parties if not party.over)
                raise Broken(f"nothing has happened for {STALLED:.0f} seconds at\n{open_ones}")
            tell(self)
            await asyncio.sleep(1.0)


def again(postgres: Postgres) -> None:
    postgres.kill()
    postgres.start()


@asynccontextmanager
async def kept_alive(servers: list[Mortal]) -> AsyncIterator[None]:
    """Servers that are started again and again; afterwards all have ended."""
    lives = [asyncio.create_task(server.live()) for server in servers]
    try:
        await all_there(servers)
        yield
    finally:
        for life in lives:
            life.cancel()
        for server in servers:
            server.doomed = True
            if server.process is not None and server.process.poll() is None:
                server.process.send_signal(signal.SIGTERM)
                await asyncio.to_thread(server.process.wait, LONG)
            if server.process is not None and server.process.stdout is not None:
                server.process.stdout.close()
        await asyncio.gather(*lives, return_exceptions=True)


async def all_there(servers: list[Mortal]) -> None:
    async with asyncio.timeout(LONG):
        while not all(server.there for server in servers):
            await asyncio.sleep(0.05)


async def spend(evening: Evening, tell: Callable[[Evening], None]) -> Verdict:
    """Play, kill, let every game end, and compare."""
    numbers = itertools.count()
    problems: list[str] = []
    async with kept_alive(evening.servers):
        watching = asyncio.create_task(evening.watch(tell))
        playing = [asyncio.create_task(evening.play_on(lambda: next(numbers))) for _ in range(evening.plan.tables)]
        work: asyncio.Future[list[None]] = asyncio.gather(evening.kill_all(), *playing)
        both: set[asyncio.Future[Any]] = {watching, work}
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            ended = [done.exception() for done in both if done.done()]
            problems += [told(problem) for problem in ended if problem is not None]
        finally:
            watching.cancel()
            work.cancel()
            await asyncio.gather(watching, work, *playing, return_exceptions=True)
        await all_there(evening.servers)
        verdict = await judge(evening.servers, evening.parties)
    verdict.problems += problems
    for server in evening.servers:
        verdict.problems += [f"a server ended by itself with {code}" for code in server.ends]
    return verdict


def told(problem: BaseException) -> str:
    """What went wrong, also where it went wrong at several tables at once."""
    if isinstance(problem, BaseExceptionGroup):
        return "; ".join(told(part) for part in problem.exceptions)
    return f"{type(problem).__name__}: {problem}"


def measure(plan: Plan, folder: Path, tell: Callable[[Evening], None]) -> tuple[Evening, Verdict]:
    """All of it, with databases and logs in that folder."""
    with nullcontext() if plan.sqlite else running(SAFE) as postgres:
        places.use(postgres)
        try:
            count = 1 if plan.sqlite else 2
            places.place(folder / "tables.sqlite3")  # Made before two servers ask for it at once.
            servers = [Mortal(folder / "tables.sqlite3", folder / f"server-{number}.log") for number in range(count)]
            evening = Evening(plan, servers, postgres, random.Random(plan.seed))
            return evening, places.run(spend(evening, tell))
        finally:
            places.use(None)


# -- the command -----------------------------------------------------------------------------------------------


class Progress:
    """A line that says how far it is and how long it takes."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.last = -1e9
        self.pause, self.end = (0.0, "\r") if sys.stderr.isatty() else (15.0, "\n")

    def __call__(self, evening: Evening) -> None:
        now = time.monotonic()
        if now - self.last < self.pause:
            return
        self.last = now
        plan = evening.plan
        ended = sum(party.over for party in evening.parties)
        print(
            f"{evening.kills} of {plan.kills} servers and {evening.database_kills} of {databases(plan)} databases "
            f"killed, {evening.promises} actions acknowledged, {ended} of {len(evening.parties)} games ended, "
            f"{self.left(evening, now - self.began)}   ",
            end=self.end,
            file=sys.stderr,
            flush=True,
        )

    def left(self, evening: Evening, seconds: float) -> str:
        if not evening.killing:
            return "the last games end"
        done, all_of_them = evening.kills + evening.database_kills, evening.plan.kills + databases(evening.plan)
        left = max(0.0, 60 * evening.plan.minutes - seconds)
        if done:
            left = min(left, seconds / done * (all_of_them - done))
        return f"{left // 60:.0f}:{left % 60:02.0f} left" if done else "just begun"


def databases(plan: Plan) -> int:
    return 0 if plan.sqlite else plan.database_kills


def report(evening: Evening, verdict: Verdict, seconds: float) -> str:
    plan, people = evening.plan, [person for party in evening.parties for person in party.people]
    lines = [
        ("servers killed", f"{evening.kills} of {plan.kills}"),
        ("PostgreSQL killed", f"{evening.database_kills} of {databases(plan)}"),
        ("starts that came to nothing", sum(server.false_starts for server in evening.servers)),
        ("connections that people lost", sum(person.interruptions for person in people)),
        ("actions acknowledged", verdict.acknowledged),
        ("requests sent again", sum(person.repeats for person in people)),
        ("of those stale when sent again", verdict.unanswered),
        ("of those stored the first time", verdict.stored_anyway),
        ("rows of the logs, bots' included", verdict.rows),
        ("games ended", f"{verdict.ended} of {len(evening.parties)}"),
        ("acknowledged and lost", verdict.lost),
        ("applied twice, or by nobody", verdict.unexplained),
        ("tables that are served differently", verdict.different),
    ]
    width = max(len(name) for name, _ in lines)
    told = [f"{name:{width}}  {value}" for name, value in lines]
    return "\n".join([*told, f"{'seconds':{width}}  {seconds:.0f}", *verdict.problems, verdict.word])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=Plan.kills, help="how often a server is killed")
    parser.add_argument("--database-kills", type=int, default=Plan.database_kills, help="how often PostgreSQL is")
    parser.add_argument("--minutes", type=float, default=Plan.minutes, help="nobody is killed after that")
    parser.add_argument("--tables", type=int, default=Plan.tables, help="games at a time")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--sqlite", action="store_true", help="one server, on a file")
    plan = Plan(**vars(parser.parse_args()))
    began = time.monotonic()
    folder = Path(tempfile.mkdtemp(prefix="boardwright-kill-"))
    evening, verdict = measure(plan, folder, Progress())
    print("\n" + report(evening, verdict, time.monotonic() - began))
    if verdict.good:
        shutil.rmtree(folder)
        return 0
    print(f"the servers' logs are in {folder}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
