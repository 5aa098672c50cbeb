"""Who plays whom: seats rotated, seeds paired.

A *grouping* is a set of bots that sit together. One seed is played by every grouping in every rotation of its seats, so
that luck and the seat's advantage fall to all of them alike; who sits beside whom changes from seed to seed.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, permutations
from typing import Any

from boardwright.arena.selfplay import Job
from boardwright.bots import check_bot
from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions


@dataclass(frozen=True, slots=True)
class Plan:
    """What an arena plays. More games of the same plan begin with the same games."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    options: Mapping[str, Any]
    seed: int
    games: int

    def checked(self) -> Plan:
        """The same, or an error that says what is wrong with it."""
        rules = get_game(self.game)
        if not self.players:
            raise BadOptions("the arena needs a number of players, as in --players 2")
        for count in self.players:
            rules.accept(count, self.options)
        if len(self.bots) < 2:
            raise BadOptions("an arena needs two bots, as in --bots hard,medium; for self-play name one twice")
        for bot in self.bots:
            check_bot(bot)
        if self.games < 1:
            raise BadOptions(f"an arena plays at least one game, not {self.games}")
        return self

    def with_games(self, games: int) -> Plan:
        """The same with another number of games."""
        return replace(self, games=games)

    @property
    def names(self) -> list[str]:
        """Every bot once."""
        return list(dict.fromkeys(self.bots))

    def jobs(self) -> list[Job]:
        """The games in order, as many as were asked for: rounded up, so that every seed is played by all alike."""
        found: list[Job] = []
        seed = 0
        while len(found) < self.games:
            found += self.round(seed)
            seed += 1
        return found

    def round(self, number: int) -> Iterator[Job]:
        """All games of one seed."""
        for count in self.players:
            for group in groupings(self.bots, count):
                orders = circles(group)
                for seats in rotations(orders[number % len(orders)]):
                    yield Job(self.game, count, self.seed + number, seats, dict(self.options))

    def command(self) -> str:
        """The command line that plays it."""
        words = ["boardwright", "arena", self.game, "--bots", ",".join(map(quoted, self.bots))]
        words += ["--games", str(self.games), "--players", ",".join(map(str, self.players)), "--seed", str(self.seed)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={written(value)}"]
        return shlex.join(words)


def quoted(bot: str) -> str:
    """A bot as it is written in a list: one with a comma in its command line stands in quotes."""
    return '"' + bot.replace('"', '""') + '"' if "," in bot else bot


def written(value: Any) -> str:
    """The value of a table option as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(written, value)) if isinstance(value, list | tuple) else str(value)


@cache
def groupings(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Which bots sit together at a table of that size.

    With more bots than seats, every choice of as many bots. With fewer, all of them as often as the seats go round;
    what is left over goes to each bot in turn, so that all sit equally often.
    """
    often, left = divmod(seats, len(bots))
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for extra in combinations(bots, left):
        group = bots * often + extra
        found.setdefault(tuple(sorted(group)), group)
    return tuple(found.values())


@cache
def circles(group: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every order of these bots round a table, whoever begins; at first the one they were named in."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for order in permutations(group[1:]):
        seats = (group[0], *order)
        found.setdefault(min(rotations(seats)), seats)
    return tuple(found.values())


def rotations(seats: Sequence[str]) -> list[tuple[str, ...]]:
    """The same round with every seat as the first one; those that look alike once."""
    turned = [(*seats[first:], *seats[:first]) for first in range(len(seats))]
    return list(dict.fromkeys(turned))
