"""What the tests of the Marshlands share: where things are on the board, terrain cards by kind, straight lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import MARSHLANDS, expanded
from tests.games.kingdom_builder.positions import TERRAINS, at, centre, options, play, player

#: On the board of the four Marshlands quadrants: Temples at c3 and i8, Refuges at p2 and m9, Canoes at f16 and d19,
#: Fountains at o12 and o19; palaces at f7, r6, b12 and s17.
BOARD = MARSHLANDS
TWO_TERRAINS = tuple(f"marsh_{terrain}" for terrain in TERRAINS)


def marshlands(settlements: str = "", *others: Any, **fields: Any) -> Match:
    """A match on the four Marshlands quadrants."""
    return expanded(fields.pop("quadrants", BOARD), settlements, *others, **fields)


def rest(*left: str) -> dict[str, int]:
    """Every terrain card as counts by kind, without those named: one card a name.

    ``removed=rest("grass", "marsh_forest")`` leaves those two cards in the game, to be open, held or drawn.
    """
    whole = dict.fromkeys(TERRAINS, 5) | dict.fromkeys(TWO_TERRAINS, 1)
    return {kind: count - left.count(kind) for kind, count in whole.items() if count > left.count(kind)}


def lines(cell: str) -> list[list[str]]:
    """The cells in a straight line from there, nearest first, for each of the six directions."""
    x, y = centre(cell)
    found = []
    for dx, dy in ((1.0, 0.0), (0.5, 3**0.5 / 2), (-0.5, 3**0.5 / 2)):
        for sign in (1, -1):
            ray = []
            steps = 1
            while (name := at(x + sign * steps * dx, y + sign * steps * dy)) is not None:
                ray.append(name)
                steps += 1
            found.append(ray)
    return found


def turn_over(match: Match, *, terrain: str = "") -> None:
    """Play the rest of a turn: the first cell offered each time, no tile, no answer to others, and end it.

    Where a terrain is to be chosen, it is the one named, or the first one offered.
    """
    turn = match.view(None)["turn"]
    while match.view(None)["turn"] == turn and not match.over:
        found = sorted(options(match))
        chosen = next((text for text in found if text in ("end-turn", "stop", f"play {terrain}")), None)
        play(match, chosen or next(text for text in found if text.startswith(("build", "play"))))


def who_answers(match: Match, answers: Sequence[str]) -> list[int]:
    """Give those answers, and tell who gave each."""
    seats = []
    for answer in answers:
        seats.append(player(match))
        play(match, answer)
    return seats
