"""Resources: what production sites and canoes make available, and every sensible way to have what a project needs.

A production is a number: for each resource the level of its site, in base three. Where the two canoes lie is a number
too, that of a pair of resources; the first one is not downstream of the second.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from typing import Final, NamedTuple, TypeAlias

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.vocabulary import PADDLE, RESOURCES
from boardwright.toolkit.effects.values import Do, Gain, everything

KINDS: Final = len(RESOURCES)
LEVELS: Final = 3
#: What one level of each resource adds to a production.
WEIGHTS: Final = [1, 3, 9, 27]
PRODUCTIONS: Final = 81
#: What each production has of every resource.
PRODUCED: Final[list[tuple[int, ...]]] = [
    tuple([number // WEIGHTS[kind] % LEVELS for kind in range(KINDS)]) for number in range(PRODUCTIONS)
]
RESOURCES_OF: Final[list[int]] = [sum(levels) for levels in PRODUCED]
PAIRS: Final[list[tuple[int, int]]] = list(combinations_with_replacement(range(KINDS), 2))
PAIR_NAMES: Final = [f"{RESOURCES[one]}-{RESOURCES[other]}" for one, other in PAIRS]

#: What helps to pay: a canoe that goes upstream free of charge, and levers that spare a resource, as bits.
TOWED: Final = 1
JOKER: Final = 2
JOKER_AND_COINS: Final = 4
HELP_NAMES: Final = ("none", "tow", "joker", "tow+joker", "coins", "tow+coins", "joker+coins", "tow+joker+coins")
JOKERS: Final = [0, 0, 1, 1, 1, 1, 2, 2]


def helpers() -> tuple[int, int, int]:
    """The numbers of the three levers that help."""
    tow = next(
        number
        for number, lever in enumerate(CATALOG.levers)
        if any(isinstance(part, Do) and part.deed == PADDLE for part in everything(lever.effect))
    )
    jokers = [lever.joker for lever in CATALOG.levers]
    return tow, jokers.index("instead"), jokers.index("too")


HELPERS: Final = helpers()
#: The coins that come with the last one.
JOKER_COINS: Final = sum(
    [
        count
        for part in everything(CATALOG.levers[HELPERS[2]].effect)
        if isinstance(part, Gain)
        for _, count in part.goods
    ]
)
Needed: TypeAlias = tuple[int, ...]


class Way(NamedTuple):
    """A way to pay: coins in all, where the canoes lie afterwards, and the help it takes."""

    coins: int
    canoes: int
    help: int


def raised(works: int, kind: int) -> int:
    """The production after a site is built there, or built on."""
    return works + WEIGHTS[kind]


def buildable(works: int) -> list[int]:
    """The resources of which more could be produced."""
    return [kind for kind in range(KINDS) if PRODUCED[works][kind] < LEVELS - 1]


def upstream_moves(start: int, goal: int) -> int:
    """How many canoes must go upstream, at least, to come from one pair to another."""
    here = PAIRS[start]
    return min([sum([to < here[number] for number, to in enumerate(order)]) for order in permutations(PAIRS[goal])])


MOVES: Final[list[list[int]]] = [
    [upstream_moves(start, goal) for goal in range(len(PAIRS))] for start in range(len(PAIRS))
]


def toll_of(start: int, goal: int, help: int) -> int:
    """The coins it costs to come from one pair to another."""
    return CATALOG.costs.upstream * max(0, MOVES[start][goal] - (help & TOWED))


def lacking(needed: Needed, works: int, canoes: int) -> int:
    """How many of the resources needed are not there."""
    produced = PRODUCED[works]
    pair = PAIRS[canoes]
    missing = 0
    for kind in range(KINDS):
        missing += max(0, needed[kind] - produced[kind] - (pair[0] == kind) - (pair[1] == kind))
    return missing


_found: dict[tuple[Needed, int, int, int], tuple[Way, ...]] = {}


def ways(needed: Needed, works: int, canoes: int, help: int) -> tuple[Way, ...]:
    """The ways to have what is needed with exactly that help; no canoe goes upstream without need.

    The coins are those for canoes that go upstream.
    """
    key = (needed, works, canoes, help)
    known = _found.get(key)
    if known is not None:
        return known
    possible = [
        Way(toll_of(canoes, goal, help), goal, help)
        for goal in range(len(PAIRS))
        if lacking(needed, works, goal) <= JOKERS[help]
    ]
    best = tuple(undominated(possible))
    _found[key] = best
    return best


def undominated(possible: list[Way]) -> list[Way]:
    """Those that no other one beats."""
    found: list[Way] = []
    for way in sorted(possible):
        if not any(beats(other, way) for other in found):
            found = [other for other in found if not beats(way, other)] + [way]
    return sorted(found, key=order_of)


def beats(one: Way, other: Way) -> bool:
    """Whoever pays the one way can come to the other one later, at no more cost."""
    spared = other.help & ~one.help
    return one.help & ~other.help == 0 and one.coins + toll_of(one.canoes, other.canoes, spared) <= other.coins


def order_of(way: Way) -> tuple[int, int, int]:
    """The cheapest without help first."""
    return (way.help.bit_count(), way.coins, way.canoes)


def fewest_coins(needed: Needed, works: int, canoes: int, help: int) -> int:
    """The coins of the cheapest way with exactly that help; -1 where there is none."""
    found = ways(needed, works, canoes, help)
    return found[0].coins if found else -1
