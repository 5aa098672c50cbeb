"""Whether a game is in balance: bots play many games, and what came of them is printed as Markdown.

    python bench/balance.py coloma --games 200        prints mean scores by players, seat, module and strategy

Every game gets the tables by players and seat. A game with a file ``balance_<game>.py`` beside this one says there
which modules and strategies are compared, and what else is counted.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import groupby
from pathlib import Path
from statistics import mean, pstdev
from types import ModuleType
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from boardwright.arena import play_game
from boardwright.bots import Bot, GreedyBot, Seat
from boardwright.games import get_game

#: The strategy of whoever leans towards nothing.
EVEN = "even"


class Table(NamedTuple):
    """Who plays what: strategies by seat, repeated in order; with ``turning`` they go a seat on from game to game."""

    title: str
    players: int
    options: dict[str, Any]
    strategies: tuple[str, ...] = (EVEN,)
    turning: bool = False

    def seated(self, seed: int) -> list[str]:
        first = seed if self.turning else 0
        return [self.strategies[(seat + first) % len(self.strategies)] for seat in range(self.players)]


class Played(NamedTuple):
    """What came of one game."""

    table: Table
    strategies: list[str]
    scores: list[int]
    #: By seat, its share of the victory.
    won: list[float]
    lines: list[dict[str, int]]
    owned: list[list[str]]
    events: Counter[str]
    #: What else the game's own file counts.
    happened: Counter[str]


# -- playing ---------------------------------------------------------------------------------------------------


class Advised:
    """Stands in for the game where a bot asks for advice."""

    def __init__(self, advice: Callable[[Any, int], float]) -> None:
        self.advice = advice


class LeaningBot(GreedyBot):
    """Greedy, with an advice of its own."""

    def __init__(self, seed: int, advice: Callable[[Any, int], float]) -> None:
        super().__init__(seed)
        self.advised: Any = Advised(advice)

    def choose(self, seat: Seat) -> int:
        seat.game = self.advised
        return super().choose(seat)


@cache
def particulars(game: str) -> ModuleType | None:
    """What is compared in that game, if it has a file that says so."""
    path = Path(__file__).with_name(f"balance_{game}.py")
    spec = importlib.util.spec_from_file_location(path.stem, path) if path.exists() else None
    if spec is None or spec.loader is None:
        return None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def bot_of(game: str, strategy: str, seed: int) -> Bot:
    if strategy == EVEN:
        return GreedyBot(seed)
    own = particulars(game)
    assert own is not None
    return LeaningBot(seed, own.STRATEGIES[strategy])


def play(game: str, table: Table, seed: int) -> Played:
    strategies = table.seated(seed)
    bots = [bot_of(game, strategy, seed * 1000 + seat) for seat, strategy in enumerate(strategies)]
    match = play_game(game, table.players, seed, bots, table.options)
    own = particulars(game)
    seats = range(table.players)
    told = Counter(event.kind for entry in match.history for event in entry.events)
    return Played(
        table,
        strategies,
        match.scores,
        [(seat in match.winners) / max(1, len(match.winners)) for seat in range(len(match.scores))],
        [match.game.line_points(match.state, seat) for seat in seats],
        [list(own.owned(match.state, seat)) if own else [] for seat in seats],
        told,
        own.happened(match) if own and hasattr(own, "happened") else Counter(),
    )


def play_all(game: str, tables: Sequence[Table], games: int, seed: int, workers: int) -> list[Played]:
    jobs = [(table, number) for table in tables for number in range(seed, seed + games)]
    with ProcessPoolExecutor(workers) as pool:
        running = [pool.submit(play, game, *job) for job in jobs]
        shown = track(running, "self-play", console=Console(stderr=True), transient=True)
        return [future.result() for future in shown]


# -- reporting -------------------------------------------------------------------------------------------------


def printed(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    print(f"\n### {title}\n\n| {' | '.join(head)} |\n|{' --- |' * len(head)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    return pstdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0


def points_of(games: Sequence[Played]) -> list[int]:
    """The scores of all players, without the automas."""
    return [score for game in games for score in game.scores[: game.table.players]]


def by_table(title: str, played: Sequence[Played], counted: Mapping[str, tuple[str, ...]]) -> None:
    """A row a table: mean score, the spread, the points by line, and how many of the events counted were good ones."""
    lines = list(dict.fromkeys(line for game in played for row in game.lines for line in row))
    rows = []
    for table, group in groupby(played, key=lambda game: game.table):
        games = list(group)
        points = points_of(games)
        shares = [mean([row.get(line, 0) for game in games for row in game.lines]) for line in lines]
        rows.append(
            [
                table.title,
                f"{mean(points):.1f} ± {error(points):.1f}",
                f"{mean([max(game.scores[: table.players]) for game in games]):.1f}",
                *[f"{share:.1f}" for share in shares],
                *[ratio(games, kinds) for kinds in counted.values()],
            ]
        )
    printed(title, ["table", "mean score", "winner", *lines, *counted], rows)


def ratio(games: Sequence[Played], kinds: tuple[str, ...]) -> str:
    """How many of events of these kinds were of the first."""
    told = [sum(game.events[kind] for game in games) for kind in kinds]
    return f"{told[0] / sum(told):.0%}" if sum(told) else ""


def by_seat(played: Sequence[Played]) -> None:
    """Scores and victories by seat."""
    rows = []
    for table, group in groupby(played, key=lambda game: game.table):
        games = list(group)
        for actor in range(len(games[0].scores)):
            name = str(actor + 1) if actor < table.players else "automa"
            points = [game.scores[actor] for game in games]
            won = mean([game.won[actor] for game in games])
            rows.append([table.title, name, f"{mean(points):.1f} ± {error(points):.1f}", f"{won:.0%}"])
    printed("By seat", ["table", "seat", "mean score", "victories"], rows)


def by_strategy(played: Sequence[Played]) -> None:
    """What one player who leans towards something gets among others who do not."""
    rows = []
    for table, group in groupby(played, key=lambda game: game.table):
        games = list(group)
        leaning = table.strategies[0]
        found = [(game, seat) for game in games for seat in range(table.players) if game.strategies[seat] == leaning]
        gains = [game.scores[seat] - mean(points_of([game])) for game, seat in found]
        lines = Counter[str]()
        for game, seat in found:
            lines.update(game.lines[seat])
        rows.append(
            [
                leaning,
                f"{mean([game.scores[seat] for game, seat in found]):.1f}",
                f"{mean(gains):+.1f} ± {error(gains):.1f}",
                f"{mean([game.won[seat] for game, seat in found]):.0%}",
                *[f"{points / len(found):.1f}" for points in lines.values()],
            ]
        )
    heads = list(dict.fromkeys(line for game in played for row in game.lines for line in row))
    printed("By strategy", ["strategy", "mean score", "against the table", "victories", *heads], rows)


def by_thing(played: Sequence[Played]) -> None:
    """How often players end with a thing, and how their score compares with that of the others at their table."""
    gains: dict[str, list[float]] = {}
    seats = 0
    for game in played:
        usual = mean(points_of([game]))
        for seat, things in enumerate(game.owned):
            seats += 1
            for thing in things:
                gains.setdefault(thing, []).append(game.scores[seat] - usual)
    rows = [
        [thing, f"{len(found) / seats:.0%}", f"{mean(found):+.1f} ± {error(found):.1f}"]
        for thing, found in sorted(gains.items(), key=lambda item: -len(item[1]))
    ]
    if rows:
        printed("By what players have in the end", ["thing", "players", "against the table"], rows)


def by_happening(played: Sequence[Played]) -> None:
    """How often each thing that the game's file counts happens in a game, for each player; a column a table."""
    tables: dict[str, Counter[str]] = {}
    seats = Counter[str]()
    for game in played:
        tables.setdefault(game.table.title, Counter()).update(game.happened)
        seats[game.table.title] += game.table.players
    things = sorted({thing for found in tables.values() for thing in found})
    rows = [[thing, *[f"{found[thing] / seats[title]:.2f}" for title, found in tables.items()]] for thing in things]
    if rows:
        printed("What happens, for each player", ["thing", *tables], rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Prints how a game is balanced when greedy bots play it.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="games at every table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    rules = get_game(asked.game)
    own = particulars(rules.id)

    def run(tables: Sequence[Table]) -> list[Played]:
        return play_all(rules.id, tables, asked.games, asked.seed, asked.workers)

    counted = own.COUNTED if own else {}
    played = run([Table(f"{count} players" if count > 1 else "1 player", count, {}) for count in rules.players])
    by_table("By players", played, counted)
    by_seat(played)
    by_thing([game for game in played if game.table.players > 1])
    by_happening(played)
    if own is not None:
        modules = [Table(title, players, options) for title, players, options in own.MODULES]
        compared = run(modules)
        by_table("By modules", compared, counted)
        if any(len(game.scores) > game.table.players for game in compared):
            by_seat(compared)
        rest = (EVEN,) * (own.RIVALS - 1)
        leanings = [Table(name, own.RIVALS, {}, (name, *rest), turning=True) for name in own.STRATEGIES]
        by_strategy(run(leanings))


if __name__ == "__main__":
    main()
