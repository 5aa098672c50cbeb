"""What an action costs the server, how long it takes to reach every screen, and what an idle table takes in memory.

``python -m bench.server.load`` starts a server of its own on loopback with an empty database, lets a crowd play on it
for a while, prints figures and stops it. Times depend on what else the machine does; processor time does so less.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from dataclasses import dataclass

from bench.server.crowd import Server, Table, crowd, open_table, serving
from boardwright.bench.ours import is_compiled

#: Milliseconds from an act to everybody's screen that 95 of 100 actions may take.
BAR = 150.0
#: No run goes beyond these.
MOST_TABLES, MOST_SECONDS, MOST_RATE = 2000, 600.0, 5000.0
#: The limit is looked for in steps of this factor, each so many seconds long.
STEP, STEP_SECONDS = 1.25, 8.0


@dataclass(frozen=True)
class Run:
    """What came of some seconds of play."""

    seconds: float
    delays: list[float]
    #: Actions that were due when no table was free to take one.
    missed: int
    cpu: float
    workers_cpu: float

    def delay(self, share: float) -> float:
        """Milliseconds within which that share of the actions was on every screen."""
        return sorted(self.delays)[min(len(self.delays) - 1, int(share * len(self.delays)))] * 1000

    @property
    def an_action(self) -> float:
        """Seconds of the server's processor time."""
        return self.cpu / len(self.delays)

    def told(self) -> str:
        count = len(self.delays)
        shares = ", ".join(
            f"{name} {self.delay(share):.1f}" for name, share in (("p50", 0.5), ("p95", 0.95), ("max", 1))
        )
        return (
            f"{count} actions in {self.seconds:.1f} s, {count / self.seconds:.1f} actions/s ({self.missed} missed); "
            f"server {self.an_action * 1000:.2f} ms of processor time an action, "
            f"its workers {self.workers_cpu / count * 1000:.2f}; ms from act to every screen: {shares}"
        )


async def play(server: Server, tables: list[Table], rate: float, seconds: float, seed: int) -> Run:
    """Let people act at that rate, at tables by chance; actions begin when they are due, whether others are done."""
    chance = random.Random(seed)
    tasks: list[asyncio.Task[float]] = []
    missed = 0
    cpu, workers_cpu, began = server.cpu(), server.workers_cpu(), time.perf_counter()
    due = began
    while due < began + seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        free = [table for table in tables if table.free]
        if free:
            table = chance.choice(free)
            table.busy = True
            tasks.append(asyncio.create_task(table.act()))
        else:
            missed += 1
        due += 1 / rate
    delays = list(await asyncio.gather(*tasks))
    took = time.perf_counter() - began
    return Run(took, delays, missed, server.cpu() - cpu, server.workers_cpu() - workers_cpu)


async def find_limit(server: Server, tables: list[Table], rate: float, seed: int) -> str:
    """Raise the rate until actions take too long to arrive."""
    good = 0.0
    while rate <= MOST_RATE:
        run = await play(server, tables, rate, STEP_SECONDS, seed)
        print(f"  at {rate:.0f}/s: {run.told()}", flush=True)
        if run.delay(0.95) > BAR or run.missed > len(run.delays) / 10:
            break
        good = len(run.delays) / run.seconds
        rate *= STEP
    return f"limit: {good:.0f} actions/s with p95 below {BAR:.0f} ms"


def idle_memory(server: Server, game: str, players: int, count: int, first: int) -> float:
    """Kilobytes of memory for each table that was opened and that nobody looks at."""
    before = server.memory()
    for number in range(first, first + count):
        open_table(server, game, players, number)
    return (server.memory() - before) / count / 1000


async def measure(server: Server, given: argparse.Namespace) -> None:
    engine = "compiled" if is_compiled(given.game) else "interpreted"
    print(f"{given.game}, {given.tables} tables of {given.players}, a socket for each player, {engine} engine")
    if given.idle:
        idle_memory(server, given.game, given.players, 5, 100_000)
        kilobytes = idle_memory(server, given.game, given.players, given.idle, 200_000)
        print(f"{kilobytes:.0f} kB for each of {given.idle} idle tables", flush=True)
    async with crowd(server, given.game, given.players, given.tables, given.seed) as tables:
        await play(server, tables, given.rate, min(2.0, given.seconds), given.seed)  # Warm-up.
        if given.find_limit:
            print(await find_limit(server, tables, given.rate, given.seed))
        else:
            run = await play(server, tables, given.rate, given.seconds, given.seed + 1)
            print(run.told())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kingdom_builder")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second, of all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--idle", type=int, default=80, help="tables opened to weigh them; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--find-limit", action="store_true", help="raise the rate until p95 passes the bar")
    parser.add_argument("--program", default="-m boardwright.server", help="what Python runs as the server")
    given = parser.parse_args()
    if given.tables > MOST_TABLES or given.seconds > MOST_SECONDS or not 0 < given.rate <= MOST_RATE:
        parser.error(f"at most {MOST_TABLES} tables, {MOST_SECONDS:.0f} seconds and {MOST_RATE:.0f} actions a second")
    with serving(tuple(given.program.split())) as server:
        asyncio.run(measure(server, given))


if __name__ == "__main__":
    main()
