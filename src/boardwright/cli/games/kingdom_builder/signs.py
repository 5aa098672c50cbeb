"""What stands for what on Kingdom Builder's map: letters of terrains, codes of special cells, signs of pieces.

Everything that colour says, one of these says too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from boardwright.words import Words

#: Terrains by the letter of the view: key of the name, fill, ink of the letter, and the letter's colour on ink.
GROUNDS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "G": ("terrain-grass", "#BCD886", "#42591A", "#BCD886"),
    "C": ("terrain-canyon", "#CC8F63", "#4A2206", "#E8AE84"),
    "D": ("terrain-desert", "#F4E3AA", "#6E5A1A", "#F4E3AA"),
    "F": ("terrain-flowers", "#E9BCD3", "#7A2F57", "#E9BCD3"),
    "T": ("terrain-forest", "#5C8A5B", "#020C03", "#9FD19D"),
    "W": ("terrain-water", "#84B9DA", "#174561", "#84B9DA"),
    "M": ("terrain-mountain", "#A9A9AE", "#36363C", "#C9C9CE"),
    "B": ("terrain-marsh", "#7FA79E", "#0B2A25", "#A9CFC6"),
    "A": ("terrain-farmland", "#E2C257", "#4A3804", "#E2C257"),
}
#: Pieces that count as settlements, by the location whose tile brings them: name, and sign.
PIECES: Final[Mapping[str, tuple[str, str]]] = {
    "barracks": ("warrior", "!"),
    "lighthouse": ("ship", "~"),
    "wagon": ("wagon", "%"),
    "city_hall": ("hall", "^"),
}
SIGNS: Final = dict(PIECES.values())
SCOUT: Final = "?"
GUARDED: Final = "|"
#: Nomad cells show N and one sign more: the letter of a donation's terrain, or one of these.
NOMAD: Final = "N"
NO_TILE: Final = "-"
NOMADS: Final = {"resettlement": ">", "outpost": "^", "sword": "/", "treasure": "$"}
DONATION: Final = "donation_"
FEATURES: Final = ("castle", "palace", "silo", "capitol")


def nomad_code(tile: str | None) -> str:
    """Two characters for a nomad cell or tile."""
    if tile is None:
        return NOMAD + NO_TILE
    if tile.startswith(DONATION):
        terrain = f"terrain-{tile.removeprefix(DONATION)}"
        return NOMAD + next(letter for letter, (key, *_) in GROUNDS.items() if key == terrain).lower()
    return NOMAD + NOMADS[tile]


def locations_of(view: Any) -> list[str]:
    """The kinds of location on the table, in the order of the quadrants."""
    return list(dict.fromkeys(place["location"] for place in view["locations"]))


def features_of(view: Any) -> list[str]:
    """The other special cells on the table that have a code."""
    return [feature for feature in FEATURES if view[f"{feature}s"]]


def extras_of(view: Any) -> dict[str, str]:
    """Every tile and action of the table with its group: first the locations, then nomads, bonus tiles and the rest."""
    found = dict.fromkeys(locations_of(view), "location")
    found |= {nomad["tile"]: "nomad" for nomad in view["nomads"] if nomad["tile"]}
    found |= {bonus["id"]: "bonus" for bonus in view["bonuses"]}
    return found | {tile["location"]: tile["group"] for seat in view["players"] for tile in seat["tiles"]}


def pieces_of(view: Any) -> list[str]:
    """The pieces that can come onto the board of this table."""
    here = locations_of(view)
    return [name for location, (name, _) in PIECES.items() if location in here]


def all_codes(words: Words, view: Any) -> dict[str, str]:
    """Two letters for every special cell and tile of the table, all different; nomads have their own."""
    names = {feature: words.name(f"feature-{feature}") for feature in features_of(view)}
    extras = extras_of(view)
    names |= {id: words.name(f"{group}-{id}") for id, group in extras.items() if group != "nomad"}
    nomads = {id: nomad_code(id) for id, group in extras.items() if group == "nomad"}
    return different(names, nomads.values()) | nomads


def different(names: Mapping[str, str], taken: Iterable[str] = ()) -> dict[str, str]:
    """The first letter of each name with the first later one that makes it different from all before."""
    found: dict[str, str] = {}
    used = {code.lower() for code in taken}
    for id, name in names.items():
        letters = [sign for sign in name if sign.isalnum()]
        later = [*letters[1:], *"123456789"]
        code = next(letters[0] + sign.lower() for sign in later if (letters[0] + sign).lower() not in used)
        used.add(code.lower())
        found[id] = code
    return found
