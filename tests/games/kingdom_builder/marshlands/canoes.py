"""Tables for the tests of the Canoe: seat 0 takes a last tile, others have Canoes."""

from __future__ import annotations

from typing import Any

from boardwright.match.match import Match
from tests.games.kingdom_builder.marshlands.places import marshlands

#: Seats with a Canoe tile. e16, g16 and f15 touch the Canoe at f16; c19 and e19 that at d19.
CANOE = {"settlements": "e16", "tiles": ["canoe@f16"]}
SECOND_CANOE = {"settlements": "g16", "tiles": ["canoe@f16"]}
BOTH_CANOES = {"settlements": "e16 c19", "tiles": ["canoe@f16", "canoe@d19"]}
#: Has the other tile of the Refuge at p2, so that one is left there.
HOLDER = {"settlements": "q2", "tiles": ["refuge@p2"]}
#: Has the other tile of that Refuge and of the Temples at c3 and i8.
KEEPER = {"settlements": "q2 c2 h8", "tiles": ["refuge@p2", "temple@c3", "temple@i8"]}

#: A board with nomad cells at c16, h16 and f18: Canoes at f6 and d9, Refuges at p2 and m9, the Quarry at e13, City Hall
#: at p13, Fort at q17. e6 touches the Canoe at f6.
NOMADIC = ("canoe", "refuge", "quarry", "city_hall_fort")
NOMAD_CANOE = {"settlements": "e6", "tiles": ["canoe@f6"]}


def table(*seats: Any, own: str = "", **fields: Any) -> Match:
    """Seat 0 plays flowers on the four Marshlands quadrants; ``build p1`` takes a tile of the Refuge at p2."""
    return marshlands(own, *seats, **{"played": "flowers", **fields})


def nomad_table(*seats: Any, own: str = "", **fields: Any) -> Match:
    """Seat 0 plays canyon; ``build f17`` takes the tile of the nomad cell f18, a Treasure unless told otherwise."""
    given = {"played": "canyon", "nomads": ["outpost", "sword", "treasure"], **fields}
    return marshlands(own, *seats, quadrants=NOMADIC, **given)
