"""What an option would do right away, tried out on a copy of the match: to the score, or where it leads.

The copy is dealt anew where the seat cannot see, and options that need chance get no preview: it tells no secret. A
`Trial` is all that is needed for it, so that a process of its own can do the work.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import deciding

if TYPE_CHECKING:
    from boardwright.match.match import Decision, Match

#: Decisions with more options are shown without previews.
MOST_OPTIONS: Final = 150


@dataclass(frozen=True, slots=True)
class Preview:
    """What comes of one option; of most options one of the two is empty."""

    #: The change of the seat's own points by line of the sheet; None where it cannot be told.
    changes: dict[str, int] | None = None
    #: If it only begins something: the components that could be chosen next.
    leads: tuple[str, ...] = ()


#: Of an option that is not tried out.
NOTHING: Final = Preview()


class Trial(NamedTuple):
    """A decision to be tried out: whose it is, its options, and a position that looks the same to that seat."""

    seat: int
    options: tuple[int, ...]
    position: dict[str, Any]


class Helping(NamedTuple):
    """A seat that is to be helped, and a position that looks the same to it."""

    seat: int
    position: dict[str, Any]


def helping_of(match: Match, seat: int) -> Helping | None:
    """What help for that seat is worked out from, for somebody else to do it; None where there is none."""
    if not match.game.helps or match.over:
        return None
    return known_to(match, seat)


def known_to(match: Match, seat: int) -> Helping:
    """What that seat knows of the match, for somebody else to think about it."""
    return Helping(seat, imagined_position(match, seat))


def trial_of(match: Match, decision: Decision) -> Trial | None:
    """What is to be tried out, for somebody else to do it; None where there are too many options."""
    if len(decision.options) > MOST_OPTIONS:
        return None
    return Trial(decision.player, decision.options, imagined_position(match, decision.player))


def imagined_position(match: Match, seat: int) -> dict[str, Any]:
    """The position of `Match.determinize`, without a match around it: it is wanted with every action."""
    state = match.game.determinize(match.state, seat, FastDice(0))
    return {"game": match.game.id, **match.game.write_position(state)}


def imagined(match: Match, decision: Decision) -> Match:
    return match.determinize(decision.player, seed=0)


def previews(match: Match, decision: Decision) -> list[Preview]:
    """What each option of a decision would bring."""
    if len(decision.options) > MOST_OPTIONS:
        return [NOTHING] * len(decision.options)
    return try_options(imagined(match, decision), decision.player, decision.options)


def try_options(match: Match, seat: int, options: tuple[int, ...]) -> list[Preview]:
    """What each of the options would bring in a match that may be looked at."""
    before = match.game.earned_lines(match.state, seat)
    possible = set(match.possible(seat))
    return [try_option(match, seat, option, before) if option in possible else NOTHING for option in options]


def try_option(match: Match, seat: int, option: int, before: dict[str, int]) -> Preview:
    after = match.clone()
    after.apply(seat, option)
    entry = after.latest
    assert entry is not None, "a decision was carried out"
    if entry.outcomes or entry.revealed:
        return NOTHING
    if any(step.who == seat and step.unfinished for step in deciding(after.state)):
        return Preview(leads=pointed_at(after, seat))
    lines = match.game.earned_lines(after.state, seat)
    changed = {line: points - before.get(line, 0) for line, points in lines.items() if points != before.get(line, 0)}
    return Preview(changed)


def pointed_at(match: Match, seat: int) -> tuple[str, ...]:
    """The components that a seat can choose now, each once."""
    components = match.game.space.components
    return tuple(dict.fromkeys(target for option in match.possible(seat) for target in components(option)))
