"""Small positions with the quadrants of the expansions: seats with pieces of their own, and what is asked of them.

As in `positions`, seat 0 is on turn and begins, and nothing is turned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import boardwright as bw
from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import CELLS, FIRST_CARDS, letters, named, seat

#: Quarry at e3, Caravans at m7 and q8, Villages at h15 and d17, Gardens at o12 and n16; nomad cells at c6, h6, f8, n4,
#: e14 and q18.
NOMADS = ("quarry", "caravan", "village", "garden")
#: Forester's Lodge at c4, Lighthouse at g7, Barracks at n4, Crossroads at r5, City Hall at f13, Fort at g17, Monastery
#: at r13, Wagon at s19; castles at h3, o8, c15 and n17.
CROSSROADS = ("lighthouse_foresters_lodge", "barracks_crossroads", "city_hall_fort", "monastery_wagon")
#: Where the marsh, the palace and the silo are is told by `letters(MARSHLANDS)` and the like.
MARSHLANDS = ("temple", "refuge", "canoe", "fountain")
HARVEST = ("bazaar_watermill", "mountain_station_cabin", "cathedral_watchtower", "university_palisade")

#: What a seat has beside its settlements.
SEAT_FIELDS = ("supply", "tiles", "lost", "spent", "hand", "drawn_in", "warriors", "ship", "wagon", "hall", "aside",
               "colonies", "markers", "paid")  # fmt: skip
LETTERS = {"grass": "G", "canyon": "C", "desert": "D", "flowers": "F", "forest": "T", "water": "W", "mountain": "M",
           "marsh": "B", "farmland": "A", "castle": "K", "nomad": "N", "palace": "P", "silo": "S",
           "location": "LJ"}  # fmt: skip
BUILDABLE = ("grass", "canyon", "desert", "flowers", "forest", "marsh", "farmland")


def expanded(
    quadrants: Sequence[str],
    settlements: str = "",
    *others: str | Mapping[str, Any],
    played: str | None = "grass",
    seed: int = 1,
    **fields: Any,
) -> Match:
    """A match on those quadrants in which seat 0 is on turn with that card.

    Each of ``others`` is another seat: its settlements, or a whole table such as ``{"warriors": "c4"}``; without any
    there is one opponent, not on the board yet. What belongs to a seat (``SEAT_FIELDS``) is seat 0's; all other fields
    are the position's own. A table with ``open`` cards and nothing played leaves ``played`` out: ``played=None``.
    """
    own: dict[str, Any] = {"settlements": settlements}
    own |= {name: fields.pop(name) for name in SEAT_FIELDS if name in fields}
    rivals = [dict(other) if isinstance(other, Mapping) else {"settlements": other} for other in others or ("",)]
    description: dict[str, Any] = {
        "game": "kingdom_builder",
        "players": 1 + len(rivals),
        "quadrants": list(quadrants),
        "turned": [False] * 4,
        "cards": list(FIRST_CARDS),
        "first": 0,
        "turn": 0,
        "played": played,
        "seats": [own, *rivals],
    }
    return bw.from_position({**description, **fields}, seed=seed)


# -- the board -------------------------------------------------------------------------------------------------


def land(quadrants: Sequence[str], *kinds: str) -> set[str]:
    """All cells of those terrains, or special cells of those kinds."""
    wanted = "".join(LETTERS[kind] for kind in kinds)
    return {cell for cell, letter in letters(quadrants).items() if letter in wanted}


def buildable(quadrants: Sequence[str]) -> set[str]:
    """All cells of the board on which every player may build."""
    return land(quadrants, *BUILDABLE)


def in_order(cells: set[str]) -> list[str]:
    """Those cells of the board, row by row."""
    return [cell for cell in CELLS if cell in cells]


def full(quadrants: Sequence[str], *kinds: str, but: str = "") -> list[str]:
    """All cells of those terrains, without those named, as the settlements of as many opponents as it takes."""
    found = in_order(land(quadrants, *kinds) - set(but.split()))
    return [" ".join(found[start : start + 39]) for start in range(0, len(found), 39)]


# -- what is asked ---------------------------------------------------------------------------------------------


def outposts(match: Match) -> set[str]:
    """The cells that only the Outpost opens."""
    return named(match, "outpost")


def puts(match: Match) -> set[str]:
    """The cells on which a wall, a piece of one's own or a scout can be put."""
    return named(match, "put")


def removes(match: Match) -> set[str]:
    """The cells whose piece can be taken off."""
    return named(match, "remove")


def terrains(match: Match) -> set[str]:
    """The terrains that can be chosen."""
    return named(match, "play")


# -- what is seen ----------------------------------------------------------------------------------------------


def tile_states(match: Match, number: int = 0) -> dict[str, str]:
    """The tiles of a seat as it sees them: ``{"quarry@e3": "fresh"}``."""
    return {
        tile["location"] + (f"@{tile['cell']}" if tile["cell"] else ""): tile["state"]
        for tile in seat(match, number)["tiles"]
    }


def line(match: Match, name: str, number: int = 0) -> int:
    """What that line of a seat's score sheet says now."""
    (found,) = [line.points for line in match.score_sheet[number].lines if line.id == name]
    return found


def place_of(quadrants: Sequence[str], location: str) -> str:
    """The first cell of that location on the board."""
    view = expanded(quadrants).view(None)
    return next(str(place["cell"]) for place in view["locations"] if place["location"] == location)
