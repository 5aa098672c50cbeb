"""What players type in Keyflower: ``b kw r 2`` bids two red workers for Keywood, ``a2`` lays a tile at a, turned twice.

Words may name a verb, a tile by its letters or its name, a colour, a resource or a skill, in any order; what is left
over after a whole option is for the decision that follows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from boardwright.cli.boards import Option, Reading, Scene
from boardwright.cli.choices import NotPossible
from boardwright.cli.games.keyflower.map import Place, different_ways, free_places, side_by_side, tile_picture
from boardwright.cli.games.keyflower.signs import Signs
from boardwright.cli.texts import fold
from boardwright.games.keyflower.actions import SPACE
from boardwright.games.keyflower.village import DIRECTIONS, STEPS
from boardwright.kernel.roles import LEAVING

#: The longest name of a component, in words.
LONGEST = 5
#: A name may be cut short to so many letters.
SHORTEST = 3
#: More options than that are not listed one by one.
MANY = 12


class Reader:
    """Reads what was typed for one decision."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.texts = signs.texts
        self.scene = scene
        self.options = scene.options
        self.village = scene.view["players"][scene.viewer]["village"] if scene.viewer is not None else ()

    def read(self, text: str) -> Reading | None:
        words = self.words(text)
        if not words or not self.options or self.scene.viewer is None:
            return None
        place = self.read_place(words) if self.options[0].verb == "lay" else None
        if place is not None:
            return place
        found, count = self.longest(words)
        rest = words[count:]
        if count and not rest:
            return self.only(found)
        if count and len(found) == 1 and (rest[0].isdecimal() or self.complete(found[0], words[:count])):
            return Reading(found[0].number, " ".join(rest))
        verbs = {option.verb for option in self.options}
        if words[0].isdecimal() and "send" not in verbs:
            if "pass" in verbs:
                raise NotPossible(self.texts("no-numbers"))
            return None
        notation = self.notation(words)
        if " " in notation and notation.split()[0] not in verbs:
            raise NotPossible(self.texts("other-question"))
        return Reading(text=notation) if notation else None

    def only(self, found: Sequence[Option]) -> Reading:
        if len(found) == 1:
            return Reading(found[0].number)
        if len(found) > MANY:
            raise NotPossible(self.texts("which-of-many", count=len(found)))
        raise NotPossible(self.texts("which-one", moves=", ".join(self.typed(option) for option in found)))

    def typed(self, option: Option) -> str:
        """An option as one would type it."""
        return " ".join([option.verb, *(self.signs.written(target) for target in option.targets if ":" in target)])

    # -- words -------------------------------------------------------------------------------------------------

    def words(self, text: str) -> list[str]:
        """The words typed; a name of several words is one, ``r3`` is two."""
        parts = fold(text).split()
        found: list[str] = []
        while parts:
            for length in range(min(LONGEST, len(parts)), 0, -1):
                name = " ".join(parts[:length])
                if name in self.signs.typed or length == 1:
                    found += [name] if name in self.signs.typed else split(name)
                    parts = parts[length:]
                    break
        return found

    def longest(self, words: Sequence[str]) -> tuple[Sequence[Option], int]:
        """The options that the first words fit, and how many words these are."""
        found = self.options
        verbs = [option for option in found if option.verb.startswith(words[0])]
        count = 0
        for length in range(1, len(words) + 1):
            fitting = [option for option in (verbs or found) if self.fits(option, words[:length])]
            if not fitting:
                break
            found, count = fitting, length
        return found, count

    def fits(self, option: Option, words: Sequence[str]) -> bool:
        """Whether each word means another part of the option."""
        parts = self.parts(option)
        if len(words) > len(parts):
            return False
        return assign(list(words), [[self.means(word, target) for word in words] for target in parts])

    def parts(self, option: Option) -> list[tuple[str, ...]]:
        """The verb and what the option points at; a way is also named by the tile it leads to."""
        found: list[tuple[str, ...]] = [(f"verb:{option.verb}",)]
        found += ((target,) for target in option.targets if option.role not in LEAVING)
        if option.verb == "carry":
            found[-1] += (f"tile:{carried_to(option, self.village)}",)
        return found

    def means(self, word: str, targets: tuple[str, ...]) -> bool:
        for target in targets:
            kind, _, name = target.partition(":")
            if kind == "verb" and name.startswith(word):
                return True
            if self.signs.typed.get(word) == target or (kind in ("number", "direction", "turns") and word == name):
                return True
            if kind == "tile" and len(word) >= SHORTEST and fold(self.signs.names[name]).startswith(word):
                return True
        return False

    def complete(self, option: Option, words: Sequence[str]) -> bool:
        """Whether the words name everything the option points at."""
        return all(any(self.means(word, part) for word in words) for part in self.parts(option)[1:])

    def notation(self, words: Sequence[str]) -> str:
        """The full notation, or the tile, of something that is not possible, so that one is told why; else empty."""
        if words[0].isdecimal():
            return f"send {words[0]}"
        for block in SPACE.blocks:
            if block.verb.startswith(words[0]) and len(words) > len(block.kinds) > 0:
                names = [self.signs.typed.get(word, f":{word}").partition(":")[2] for word in words[1:]]
                if all(name in row for name, row in zip(names, block.index)):
                    return " ".join([block.verb, *names[: len(block.kinds)]])
        tiles = [self.signs.typed[word] for word in words if self.signs.typed.get(word, "").startswith("tile:")]
        return tiles[0] if tiles and tiles[0] not in self.scene.lit else ""

    # -- laying a tile -----------------------------------------------------------------------------------------

    def read_place(self, words: Sequence[str]) -> Reading | None:
        """A place by its letter, and how often the tile is turned there."""
        places = {place.name: place for place in free_places(self.village, self.options)}
        place = places.get(words[0])
        if place is None or len(words) > 2:
            return None
        if len(words) == 1:
            turns = different_ways(self.scene.view["laying"][str(self.scene.viewer)], place)
            return Reading(place.turns[turns[0]]) if len(turns) == 1 else Reading(page=self.ways(place))
        if not words[1].isdecimal() or int(words[1]) not in place.turns:
            ways = ", ".join(f"{place.name}{turn}" for turn in sorted(place.turns))
            raise NotPossible(self.texts("no-such-turn", place=place.name, turns=ways))
        return Reading(place.turns[int(words[1])])

    def ways(self, place: Place) -> Text:
        """The tile in every way it fits there."""
        tile = self.scene.view["laying"][str(self.scene.viewer)]
        turns = different_ways(tile, place)
        pictures = [tile_picture(self.signs, tile, turn, f"{place.name}{turn}") for turn in turns]
        return Text("\n").join([*side_by_side(pictures, self.scene.width), Text(self.texts("which-turn"), "dim")])


def split(word: str) -> list[str]:
    """``r3`` and ``3r`` are a letter and a number."""
    match = re.fullmatch(r"([a-z]+)(\d+)|(\d+)([a-z]+)", word)
    if match is None:
        return [word]
    return [match[1] or match[4], match[2] or match[3]]


def assign(words: list[str], table: list[list[bool]]) -> bool:
    """Whether each word can have a part of its own; the table says for each part which words mean it."""
    if not words:
        return True
    for number, row in enumerate(table):
        if row[len(words) - 1] and assign(words[:-1], table[:number] + table[number + 1 :]):
            return True
    return False


def carried_to(option: Option, village: Sequence[Any]) -> str:
    """The tile that a resource is carried to."""
    tile, direction = (target.partition(":")[2] for target in option.targets[1:])
    at: dict[tuple[int, int], str] = {(place["q"], place["r"]): place["tile"] for place in village}
    q, r = next(place for place, name in at.items() if name == tile)
    dq, dr = STEPS[DIRECTIONS.index(direction)]
    return at[q + dq, r + dr]
