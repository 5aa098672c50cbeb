"""More small positions: a second board with the four other locations, crowded boards, and questions about points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import boardwright as bw
from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import FIRST_GAME, ground, player, rule, take_turn

#: With the board of the first game, every location and every quadrant has its place in the tests.
OTHER_GAME = ("oracle", "tower", "barn", "harbor")


# -- the ground ------------------------------------------------------------------------------------------------


def on_edge(cells: set[str]) -> set[str]:
    return {cell for cell in cells if cell[0] in "at" or cell[1:] in ("1", "20")}


def reading_order(cells: Iterable[str]) -> str:
    return " ".join(sorted(cells, key=lambda cell: (int(cell[1:]), cell[0])))


def crowd(settlements: str, count: int, terrain: str = "forest", quadrants: Sequence[str] = FIRST_GAME) -> str:
    """These settlements and as many more, on cells of that terrain, as it takes to have ``count``."""
    own = settlements.split()
    more = sorted(ground(terrain, quadrants=quadrants) - set(own))
    return " ".join(own + more[: count - len(own)])


# -- the table -------------------------------------------------------------------------------------------------


def left(match: Match, cell: str) -> int:
    """How many tiles lie on the location at that cell."""
    (found,) = [location["tiles"] for location in match.view(None)["locations"] if location["cell"] == cell]
    assert isinstance(found, int)
    return found


def refused(match: Match, *targets: str) -> dict[str, str | None]:
    """For each of those cells and tiles the rule that forbids it now."""
    return {target: rule(match, target) for target in targets}


def whole_turn(match: Match) -> int:
    """Whoever is on turn plays it to the end, without tiles; returns the seat."""
    on_turn = player(match)
    take_turn(match)
    return on_turn


# -- points ----------------------------------------------------------------------------------------------------

#: A quadrant of each of the first three expansions: nomad cells at c6, h6 and f8, a palace at i17, castles at o8, m15
#: and m19, locations at e3, n4, r5, e12, e19 and q18.
MIXED = ("quarry", "barracks_crossroads", "fountain", "harbor")
TASKS = ("home_country", "fortress", "road", "place_of_refuge", "advance", "compass_points")
FEATURES = ("castles", "palaces", "capitols", "treasure")


def in_play(card: str, *seats: str | Mapping[str, Any], **fields: Any) -> Match:
    """A position with that card and two others on the table; every argument is one seat, or its settlements.

    Seat 0 is on turn, with grass to play unless ``played`` names something else.
    """
    others = [name for name in ("discoverers", "hermits", "citizens") if name != card]
    cards = [card, *others[:2]] if card not in (*TASKS, *FEATURES) else ["knights", "miners", "workers"]
    described = [dict(seat) if isinstance(seat, Mapping) else {"settlements": seat} for seat in seats]
    described += [{"settlements": ""}] * (2 - len(described))
    description: dict[str, Any] = {
        "game": "kingdom_builder",
        "players": len(described),
        "quadrants": list(MIXED if card in (*TASKS, "palaces", "capitols", "treasure") else FIRST_GAME),
        "turned": [False] * 4,
        "cards": cards,
        "first": 0,
        "turn": 0,
        "played": "grass",
        "seats": described,
    }
    if card in TASKS:
        description["tasks"] = [card]
    seed = fields.pop("seed", 1)
    return bw.from_position({**description, **fields}, seed=seed)


def table(card: str, *seats: str | Mapping[str, Any], **fields: Any) -> Match:
    """A finished game with that card and two others on the table, or with that task."""
    return in_play(card, *seats, **{"played": None, "over": True, **fields})


def paid(match: Match, card: str, seat: int = 0) -> int:
    """What that card has paid the seat during the game so far."""
    found = match.view(None)["players"][seat]["paid"][card]
    assert isinstance(found, int)
    return found


def points(card: str, *seats: str | Mapping[str, Any], **fields: Any) -> list[int]:
    """What that line of the score sheet pays each seat. The sheet must agree with the scores."""
    match = table(card, *seats, **fields)
    sheets = match.score_sheet
    assert match.scores == [sheet.total for sheet in sheets]
    return [sum(line.points for line in sheet.lines if line.id == card) for sheet in sheets]


def earned(match: Match, card: str, seat: int = 0) -> list[tuple[int, str]]:
    """What a seat's score sheet says about that card: every earning with the cells behind it, all in reading order."""
    (line,) = [line for line in match.score_sheet[seat].lines if line.id == card]
    found = [
        (earning.points, [target.removeprefix("cell:") for target in earning.targets]) for earning in line.earnings
    ]
    return sorted((number, reading_order(cells)) for number, cells in found)
