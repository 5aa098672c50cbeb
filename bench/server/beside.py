"""What an action costs this server beside another one, by turns: the machine may be twice as fast a minute later.

``python -m bench.server.beside FOLDER`` starts this server and that of another checkout, both on loopback and with
empty databases, and lets a crowd play at each in turn. The ratio of their processor times is what can be compared.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from statistics import median
from typing import Final

from bench.server.crowd import Server, Table, crowd, serving
from bench.server.load import Run, play

#: Seconds of play before anything is counted.
WARM_UP: Final = 3.0
OURS: Final = Path(__file__).parents[2]


async def compare(servers: dict[str, Server], given: argparse.Namespace) -> None:
    """Turns of each, one after the other; then each one's time, and the first one's as a share of the second's."""
    runs: dict[str, list[Run]] = {name: [] for name in servers}
    async with AsyncExitStack() as stack:
        tables: dict[str, list[Table]] = {}
        for name, server in servers.items():
            people = crowd(server, given.game, given.players, given.tables, given.seed)
            tables[name] = await stack.enter_async_context(people)
            await play(server, tables[name], given.rate, WARM_UP, given.seed)
        for turn in range(given.turns):
            for name, server in servers.items():
                run = await play(server, tables[name], given.rate, given.seconds, given.seed + turn)
                print(f"{name}: {run.told()}", flush=True)
                runs[name].append(run)
    told = {name: sum(run.cpu for run in found) / sum(len(run.delays) for run in found) for name, found in runs.items()}
    for name, seconds in told.items():
        print(f"{name}: {seconds * 1000:.2f} ms of processor time an action in all turns")
    ours, theirs = runs.values()
    ratios = [mine.an_action / other.an_action for mine, other in zip(ours, theirs, strict=True)]
    all_told = told["this"] / told["other"]
    print(f"ratio {all_told:.3f}, by turns {' '.join(f'{ratio:.3f}' for ratio in ratios)}, median {median(ratios):.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="the folder of another checkout")
    parser.add_argument("--game", default="kingdom_builder")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second, of all tables together")
    parser.add_argument("--seconds", type=float, default=5.0, help="of a turn")
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with ExitStack() as stack:
        folders = {"this": OURS, "other": given.other}
        servers = {name: stack.enter_context(serving(source=folder / "src")) for name, folder in folders.items()}
        asyncio.run(compare(servers, given))


if __name__ == "__main__":
    main()
