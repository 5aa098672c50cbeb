"""What stands for what in Keyflower: two letters a tile, a letter a colour, short signs for goods and skills.

Everything that colour says, one of these says too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from boardwright.cli.seats import INK, PAPER
from boardwright.cli.texts import Texts, fold
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS, Tile
from boardwright.words import Words

#: Fill and ink of workers.
WORKERS: Final[Mapping[str, str]] = {
    "blue": f"{PAPER} on #1943A6",
    "red": f"{PAPER} on #C72918",
    "yellow": f"{INK} on #F6C93C",
    "green": f"{INK} on #369772",
}
GOODS: Final[Mapping[str, str]] = {"wood": "#C58A57", "stone": "#A5A7A6", "iron": "#8FA3B0", "gold": "#E9B62B"}
TILES: Final[Mapping[str, Tile]] = {tile.id: tile for tile in CATALOG.tiles}
#: Tiles of these kinds are known by their letter and number: H1, T1, S1.
NUMBERED: Final = {"home": "H", "turn_order": "T", "summer_boat": "S"}
UPGRADED: Final = "^"
STEPS: Final = ">"
MIXED: Final = "mixed"
#: Words that give no letter to a code.
SMALL_WORDS: Final = ("des", "les")


class Signs:
    """The signs in one language."""

    def __init__(self, words: Words, texts: Texts) -> None:
        self.words = words
        self.texts = texts
        self.names = {tile: words.name(f"tile-{tile}") for tile in TILES}
        self.pieces = {name: texts(f"sign-{name}") for name in (*COLOURS, *RESOURCES, *SKILLS, MIXED)}
        self.codes = all_codes(self.names, self.pieces.values())
        #: Everything a player can type for a component, folded, with the target meant.
        self.typed = self.all_typed()

    def all_typed(self) -> dict[str, str]:
        """Names, ids and signs; codes of tiles come first, then names."""
        found: dict[str, str] = {}
        for kind, prefix, names in (("colour", "worker", COLOURS), ("resource", "resource", RESOURCES),
                                    ("skill", "skill", SKILLS)):  # fmt: skip
            for name in names:
                said = (self.pieces[name], name, self.words.name(f"{prefix}-{name}"))
                found |= {fold(word): f"{kind}:{name}" for word in said}
        found |= {fold(word): f"colour:{MIXED}" for word in (self.pieces[MIXED], MIXED)}
        found |= {fold(name): f"tile:{tile}" for tile, name in self.names.items()}
        found |= {tile: f"tile:{tile}" for tile in TILES}
        return found | {fold(code): f"tile:{tile}" for tile, code in self.codes.items()}

    def tile(self, tile: str) -> str:
        """A tile by its letters and its name."""
        return f"{self.codes[tile]} {self.names[tile]}"

    def written(self, target: str) -> str:
        """A target as it is typed."""
        kind, _, name = target.partition(":")
        return self.codes[name] if kind == "tile" else self.pieces.get(name, name)

    # -- pieces ------------------------------------------------------------------------------------------------

    def workers(self, counts: Mapping[str, int]) -> Text:
        """Workers by colour, as in ``2B 1R``."""
        shown = [Text(f"{count}{self.pieces[name]}", WORKERS[name]) for name, count in counts.items() if count]
        return Text(" ").join(shown)

    def goods(self, counts: Mapping[str, int]) -> Text:
        """Resources, as in ``2wd 1st``."""
        shown = [Text(f"{count}{self.pieces[name]}", GOODS[name]) for name, count in counts.items() if count]
        return Text(" ").join(shown)

    def skills(self, counts: Mapping[str, int]) -> Text:
        shown = [Text(f"{count}{self.pieces[name]}") for name, count in counts.items() if count]
        return Text(" ").join(shown)

    def colour(self, colour: str | None) -> Text:
        """The colour that a tile asks for; a dot while it has none."""
        return Text(self.pieces[colour], WORKERS[colour]) if colour else Text("-")

    def group(self, view: Any, tile: str) -> Text:
        """The viewer's workers beside a tile on auction."""
        text = Text(f"{self.codes[tile]} ", "bold")
        for lot in (*view["lots"], *view["order"]):
            for bid in lot["bids"]:
                if lot["tile"] == tile and bid["player"] == view["viewer"]:
                    text.append_text(self.workers({bid["colour"]: bid["size"]}))
        return text

    def uses(self, uses: Any) -> Text:
        """The workers on a tile, use by use, as in ``1R+2R``; mixed ones as in ``1B1R``."""
        return Text("+").join(
            Text().join(
                Text(f"{count}{self.pieces[name]}", WORKERS[name]) for name, count in use["workers"].items() if count
            )
            for use in uses
        )


def all_codes(names: Mapping[str, str], taken: Iterable[str]) -> dict[str, str]:
    """Two characters for every tile of the box, unlike each other and the signs taken; they never change in a game."""
    found = {tile.id: f"{NUMBERED[tile.kind]}{tile.number}" for tile in CATALOG.tiles if tile.kind in NUMBERED}
    used = {code.lower() for code in (*found.values(), *taken)}
    for tile in TILES:
        if tile not in found:
            found[tile] = next(code for code in candidates(names[tile]) if code.lower() not in used)
            used.add(found[tile].lower())
    return found


def candidates(name: str) -> list[str]:
    """Ways to shorten a name: the initials of two words, then the first letter with a later one."""
    words = ["".join(sign for sign in word if sign.isalpha()) for word in fold(name).replace("-", " ").split()]
    words = [word for word in words if len(word) > 2 and word not in SMALL_WORDS] or words
    letters = "".join(words)
    initials = [words[0][0] + word[0] for word in words[1:]]
    later = [letters[0] + sign for sign in (*letters[1:], *"123456789")]
    return [code[0].upper() + code[1] for code in [*initials, *later]]


def count_all(tiles: Any) -> dict[str, int]:
    """The resources in a village."""
    return {name: sum(tile["resources"][name] for tile in tiles) for name in RESOURCES}
