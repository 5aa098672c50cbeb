"""One game of an arena: who sat where, how it ended, what the points were for, and how long each bot thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from math import log10
from time import perf_counter
from typing import Any, Final

from boardwright.arena.selfplay import Job, seated
from boardwright.bots import Bot, Seat, next_decision
from boardwright.games import get_game
from boardwright.kernel.dice import seeded_dice
from boardwright.kernel.scoring import ScoreSheet
from boardwright.match import Runner
from boardwright.words import Words

#: Times are kept as counts: so many classes from one power of ten to the next, each 6 % longer than the one before.
CLASSES: Final = 40
MICROSECONDS: Final = 1_000_000
#: Whoever takes part without a seat.
AUTOMA: Final = "automa"


@dataclass(frozen=True, slots=True)
class Result:
    """How one game went. By actor means: the seats, then automas, who take part without one."""

    seed: int
    #: By seat.
    bots: tuple[str, ...]
    #: By actor.
    points: tuple[int, ...]
    places: tuple[int, ...]
    #: Against the game itself: whether it was won; None where players compete.
    won: bool | None
    #: How many decisions all of them made.
    length: int
    #: By actor, how many points each line of the score sheet brought.
    sources: tuple[dict[str, int], ...]
    #: By seat, how many decisions with a choice took about how long: by the class of the time.
    times: tuple[dict[int, int], ...]
    #: By seat, how many decisions the house had to make.
    forfeits: tuple[int, ...]
    #: By seat, what went wrong at first; empty where nothing did.
    problems: tuple[str, ...] = ()

    @property
    def names(self) -> list[str]:
        """Who took part, by actor."""
        return [*self.bots, *[AUTOMA] * (len(self.points) - len(self.bots))]

    @property
    def shares(self) -> list[float]:
        """By actor the share of the victory; equals share it."""
        if self.won is not None:
            return [float(self.won and actor < len(self.bots)) for actor in range(len(self.points))]
        first = self.places.count(1)
        return [(place == 1) / first for place in self.places]

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Result:
        """Read back what `as_data` wrote; a missing entry is a KeyError, a wrong one a TypeError or ValueError."""
        return cls(
            seed=int(data["seed"]),
            bots=tuple(data["bots"]),
            points=tuple(data["points"]),
            places=tuple(data["places"]),
            won=data["won"],
            length=int(data["length"]),
            sources=tuple(dict(lines) for lines in data["sources"]),
            times=tuple({int(key): count for key, count in counts.items()} for counts in data["times"]),
            forfeits=tuple(data["forfeits"]),
            problems=tuple(data["problems"]),
        )


def play_contest(job: Job) -> Result:
    """Play one game of an arena."""
    rules = get_game(job.game)
    dice = seeded_dice(job.seed)
    options = rules.accept(job.players, job.options)
    runner = Runner(rules, rules.setup(job.players, options, dice), dice, options)
    with seated(job.players, job.seed, job.bots) as bots:
        timed = {seat: Timed(bot) for seat, bot in bots.items()}
        while (decided := next_decision(runner, timed)) is not None:
            runner.apply(*decided)
    end = runner.sight()
    outcome = end.outcome
    assert outcome is not None, "only bots play, so the game goes to its end"
    words = Words("en", rules)
    return Result(
        seed=job.seed,
        bots=job.bots,
        points=outcome.points,
        places=outcome.places,
        won=None if outcome.verdict is None else outcome.verdict.won,
        length=runner.length,
        sources=tuple(sources(sheet, words) for sheet in end.sheet),
        times=tuple(dict(sorted(bot.times.items())) for bot in timed.values()),
        forfeits=tuple(bot.forfeits for bot in bots.values()),
        problems=tuple(bot.problem for bot in bots.values()),
    )


def sources(sheet: ScoreSheet, words: Words) -> dict[str, int]:
    """The points of a sheet by what they are for, in words."""
    found: Counter[str] = Counter()
    for line in sheet.lines:
        found[words.say(line.name)] += line.points
    return dict(found)


class Timed(Bot):
    """A bot with a clock beside it. It runs where there is something to choose: only that is thinking."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(0)
        self.bot = bot
        self.times: Counter[int] = Counter()

    def choose(self, seat: Seat) -> int:
        began = perf_counter()
        action = self.bot.choose(seat)
        if len(seat.options) + len(seat.offers) > 1:
            self.times[time_class(perf_counter() - began)] += 1
        return action

    def consider(self, seat: Seat) -> int | None:
        began = perf_counter()
        action = self.bot.consider(seat)
        self.times[time_class(perf_counter() - began)] += 1
        return action


def time_class(seconds: float) -> int:
    """The class that a time falls into."""
    return max(0, round(CLASSES * log10(max(seconds * MICROSECONDS, 1))))


def time_at(counts: Mapping[int, int], part: float) -> float | None:
    """The time in seconds that this part of all decisions did not take longer than; None where there are none."""
    due = part * sum(counts.values())
    passed = 0
    for number in sorted(counts):
        passed += counts[number]
        if passed >= due:
            return float(10 ** (number / CLASSES)) / MICROSECONDS
    return None


def together(counts: Iterable[Mapping[int, int]]) -> Counter[int]:
    """The times of several games in one."""
    found: Counter[int] = Counter()
    for one in counts:
        found.update(one)
    return found
