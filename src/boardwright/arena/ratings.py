"""How strong each bot is, with intervals: 95 of 100 such intervals hold the true value.

Games with the same seed are no independent ones, so the seed is what is counted: shares have Wilson's interval with as
many games as they are worth, means that of Student, and ratings one by weighing the seeds anew again and again.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby, permutations, product
from math import exp, factorial, log, sqrt
from random import Random
from typing import Final, NamedTuple

from boardwright.arena.contest import Result

#: What a normal variable stays within 95 times in 100.
Z: Final = 1.959964
#: Points of rating for ten times the strength, as in Elo's scale.
SCALE: Final = 400 / log(10)
#: So many games won and lost against an opponent of middling strength are added to each bot's: it keeps the rating of
#: one that has won everything finite.
PRIOR: Final = 1.0
#: How often the seeds are weighed anew for the intervals of ratings.
DRAWS: Final = 400
#: Ratings are fitted until none changes by more than that, or so many times.
CLOSE: Final = 1e-5
MOST_ROUNDS: Final = 2000


class Estimate(NamedTuple):
    """A value and between what it may lie; None: that cannot be told from one seed."""

    value: float
    low: float | None
    high: float | None


#: By seed a sum and over how many it goes.
Units = Iterable[tuple[float, float]]


def share_of(units: Units) -> Estimate:
    """A share with Wilson's interval. It counts as many games as would vary alike if they were independent."""
    value, error, seeds, games = clustered(units)
    worth = seeds
    if error:
        worth = min(max(value * (1 - value) / error**2, seeds), games)
    elif error is not None and 0 < value < 1:
        worth = games
    middle = (value + Z**2 / (2 * worth)) / (1 + Z**2 / worth)
    reach = Z / (1 + Z**2 / worth) * sqrt(value * (1 - value) / worth + Z**2 / (4 * worth**2))
    return Estimate(value, max(0.0, min(value, middle - reach)), min(1.0, max(value, middle + reach)))


def mean_of(units: Units) -> Estimate:
    """A mean with Student's interval."""
    value, error, seeds, _ = clustered(units)
    if error is None:
        return Estimate(value, None, None)
    reach = student(seeds - 1) * error
    return Estimate(value, value - reach, value + reach)


def clustered(units: Units) -> tuple[float, float | None, float, float]:
    """The mean, its standard error, and the number of seeds and of what they sum up; no error from a single seed."""
    known = [(total, count) for total, count in units if count]
    weight = sum(count for _, count in known)
    value = sum(total for total, _ in known) / weight
    if len(known) < 2:
        return value, None, len(known), weight
    spread = sum((total - value * count) ** 2 for total, count in known)
    return value, sqrt(spread * len(known) / (len(known) - 1)) / weight, len(known), weight


def student(freedom: float) -> float:
    """The same as `Z` for Student's distribution, within 1 % from three degrees of freedom on."""
    first = (Z**3 + Z) / (4 * freedom)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    return Z + first + second + third


# -- standings -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Standing:
    """What one bot has reached. Where it sat several times at a table, each seat counts."""

    bot: str
    seats: int
    wins: Estimate
    #: The share of wins if all were equally strong.
    even: float
    points: Estimate
    forfeits: int
    #: The first thing that went wrong.
    problem: str


def standings(results: Sequence[Result], names: Iterable[str]) -> list[Standing]:
    """Every bot of these that has played, in this order."""
    return [standing(results, name) for name in names if any(name in result.names for result in results)]


def standing(results: Sequence[Result], name: str) -> Standing:
    seats = [(result, actor) for result in results for actor, who in enumerate(result.names) if who == name]
    return Standing(
        bot=name,
        seats=len(seats),
        wins=share_of(by_seed((result.seed, result.shares[actor]) for result, actor in seats)),
        even=sum(1 / len(result.points) for result, _ in seats) / len(seats),
        points=mean_of(by_seed((result.seed, result.points[actor]) for result, actor in seats)),
        forfeits=sum(result.forfeits[actor] for result, actor in seats if actor < len(result.bots)),
        problem=next(
            (result.problems[actor] for result, actor in seats if any(result.problems[actor : actor + 1])), ""
        ),
    )


def by_seed(values: Iterable[tuple[int, float]]) -> Units:
    """Values by their seed, added up: one sum a seed."""
    sums: dict[int, float] = defaultdict(float)
    counts: Counter[int] = Counter()
    for seed, value in values:
        sums[seed] += value
        counts[seed] += 1
    return [(total, counts[seed]) for seed, total in sums.items()]


def duels(results: Sequence[Result], names: Sequence[str]) -> dict[tuple[str, str], Estimate]:
    """By two bots, how often the first came in before the second where both sat; a shared place counts half."""
    found: dict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    for result in results:
        for first, second in combinations(range(len(result.places)), 2):
            pair = result.names[first], result.names[second]
            if pair[0] == pair[1]:
                continue
            before = ahead(result.places[first], result.places[second])
            found[pair].append((result.seed, before))
            found[pair[1], pair[0]].append((result.seed, 1 - before))
    return {pair: share_of(by_seed(found[pair])) for pair in product(names, names) if pair in found}


def ahead(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


# -- ratings ---------------------------------------------------------------------------------------------------------

#: A stage of a ranking: who was still to come, by number and in order.
Stage = tuple[int, ...]


class Tally:
    """What a rating is fitted to: how often each was the next of those still to come, and at which stages."""

    __slots__ = ("stages", "wins")

    def __init__(self, bots: int) -> None:
        self.wins = [0.0] * bots
        self.stages: defaultdict[Stage, float] = defaultdict(float)

    def add(self, ranking: Sequence[int], weight: float) -> None:
        """Count a game by its ranking, the winner first."""
        for place in range(len(ranking) - 1):
            self.wins[ranking[place]] += weight
            self.stages[tuple(sorted(ranking[place:]))] += weight

    def include(self, other: Tally, weight: float) -> None:
        """Count all that another one has counted, so many times."""
        for bot, wins in enumerate(other.wins):
            self.wins[bot] += wins * weight
        for stage, times in other.stages.items():
            self.stages[stage] += times * weight


def ratings(results: Sequence[Result], names: Sequence[str], draws: int = DRAWS) -> dict[str, Estimate]:
    """Ratings on Elo's scale by the Plackett-Luce model, which for two players is that of Bradley and Terry.

    The first bot's is 0. Games that are played against the game itself tell nothing of it: then there are none.
    """
    numbers = {name: number for number, name in enumerate(names)}
    tallies: dict[int, Tally] = {}
    for result in results:
        if result.won is None:
            tally = tallies.setdefault(result.seed, Tally(len(names)))
            for ranking, weight in rankings(result):
                tally.add([numbers[name] for name in ranking], weight)
    if not tallies or len(names) < 2:
        return {}
    units = list(tallies.values())
    best = fit(units, [1.0] * len(units), [(PRIOR, PRIOR)] * len(names))
    if len(units) < 2:
        return {name: Estimate(rating(best, number), None, None) for name, number in numbers.items()}
    drawn = [fit(units, *weighed(Random(number), len(units), len(names)), best) for number in range(draws)]
    return {
        name: Estimate(rating(best, number), *middle_part([rating(one, number) for one in drawn]))
        for name, number in numbers.items()
    }


def weighed(dice: Random, units: int, bots: int) -> tuple[list[float], list[tuple[float, float]]]:
    """Other weights of the seeds and of the games that are added, as a Bayesian bootstrap takes them.

    Drawing seeds with replacement would find no interval for a bot that has won everything.
    """
    weights = [dice.expovariate(1) for _ in range(units)]
    return weights, [(PRIOR * dice.expovariate(1), PRIOR * dice.expovariate(1)) for _ in range(bots)]


def rankings(result: Result) -> Iterator[tuple[tuple[str, ...], float]]:
    """A game's ranking, the winner first; where places are shared, every order of those who share them in part."""
    actors = sorted(range(len(result.places)), key=result.places.__getitem__)
    shared = [list(group) for _, group in groupby(actors, key=result.places.__getitem__)]
    weight = 1.0
    for group in shared:
        weight /= factorial(len(group))
    for orders in product(*(permutations(group) for group in shared)):
        yield tuple(result.names[actor] for order in orders for actor in order), weight


def fit(
    units: Sequence[Tally],
    weights: Sequence[float],
    added: Sequence[tuple[float, float]],
    start: Sequence[float] | None = None,
) -> list[float]:
    """The logarithms of strengths under which these rankings are likeliest, by Hunter's MM algorithm.

    ``added``: by bot the games won and lost against an opponent of middling strength, which is 1.
    """
    whole = Tally(len(added))
    for unit, weight in zip(units, weights, strict=True):
        whole.include(unit, weight)
    strengths = [exp(value) for value in start or [0.0] * len(added)]
    for _ in range(MOST_ROUNDS):
        exposed = [sum(games) / (strength + 1) for games, strength in zip(added, strengths)]
        for stage, weight in whole.stages.items():
            part = weight / sum(strengths[bot] for bot in stage)
            for bot in stage:
                exposed[bot] += part
        found = [log((wins + added[bot][0]) / exposed[bot]) for bot, wins in enumerate(whole.wins)]
        middle = sum(found) / len(found)
        found = [value - middle for value in found]
        change = max(abs(now - log(was)) for now, was in zip(found, strengths))
        strengths = [exp(value) for value in found]
        if change < CLOSE:
            break
    return [log(strength) for strength in strengths]


def rating(strengths: Sequence[float], bot: int) -> float:
    """A bot's rating beside the first one's."""
    return (strengths[bot] - strengths[0]) * SCALE


def middle_part(values: Iterable[float]) -> tuple[float, float]:
    """Between what the middle 95 of 100 values lie."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]


def all_names(results: Iterable[Result], names: Iterable[str]) -> list[str]:
    """The bots, and automas where they took part as players do."""
    met = [name for result in results if result.won is None for name in result.names]
    return list(dict.fromkeys([*names, *met]))
