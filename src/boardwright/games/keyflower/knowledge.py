"""What everybody knows of the skills behind a screen: the fewest there can be of each kind, and of each two kinds.

A skill of any kind that pays is laid face down, so the kinds alone would tell too little: of an anvil and a pickaxe one
is left, but nobody knows which. With the pairs, of two kinds together, the bounds hold all that follows from what went
behind one screen and left it. A pair has the number of the kind that is left out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boardwright.games.keyflower.catalog import SKILLS, Three

#: The pairs by name, each under the number of the kind it leaves out.
PAIRS: Final = tuple("+".join(name for name in SKILLS if name != out) for out in SKILLS)


class Known(NamedTuple):
    """The fewest skills of each kind, and of each two kinds together."""

    kinds: Three
    pairs: Three


NOTHING_KNOWN: Final = Known((0, 0, 0), (0, 0, 0))


def pairs_of(kinds: Three) -> Three:
    """By the kind left out, how many there are of the other two."""
    anvils, pickaxes, saws = kinds
    return (pickaxes + saws, anvils + saws, anvils + pickaxes)


def with_these(known: Known, skills: Three) -> Known:
    """Those skills go behind the screen, seen by all."""
    more = pairs_of(skills)
    kinds, pairs = known
    return Known(
        (kinds[0] + skills[0], kinds[1] + skills[1], kinds[2] + skills[2]),
        (pairs[0] + more[0], pairs[1] + more[1], pairs[2] + more[2]),
    )


def at_least(known: Known, skills: Three) -> Known:
    """There are that many of each kind, too."""
    kinds = known.kinds
    most = (max(kinds[0], skills[0]), max(kinds[1], skills[1]), max(kinds[2], skills[2]))
    pairs, sums = known.pairs, pairs_of(most)
    return Known(most, (max(pairs[0], sums[0]), max(pairs[1], sums[1]), max(pairs[2], sums[2])))


def less_one(known: Known, skill: int) -> Known:
    """One skill of that kind leaves, seen by all: bounds that count it fall, but not below what the others are."""
    kinds, pairs = list(known.kinds), list(known.pairs)
    for out in range(3):
        if out != skill:
            pairs[out] = max(pairs[out] - 1, kinds[3 - out - skill])
    kinds[skill] = max(kinds[skill] - 1, 0)
    return Known((kinds[0], kinds[1], kinds[2]), (pairs[0], pairs[1], pairs[2]))


def less_any(known: Known) -> Known:
    """One skill leaves face down: it may have been one of those that each bound counts."""
    kinds, pairs = known
    return Known(
        (max(kinds[0] - 1, 0), max(kinds[1] - 1, 0), max(kinds[2] - 1, 0)),
        (max(pairs[0] - 1, 0), max(pairs[1] - 1, 0), max(pairs[2] - 1, 0)),
    )
