"""What a game's effects can speak of: its goods, what it counts, what can be changed, and what only it can do.

Not compiled: it only holds names.
"""

from __future__ import annotations

from boardwright.kernel.errors import BadCatalog


class Vocabulary:
    """Names by number. In effects everything is a number; names are for catalogues, words and symbols.

    ``goods`` can be gained and paid; ``points`` is the one that scores give. ``measures`` can be counted, conditions
    among them, which count 0 or 1. ``modifiers`` change a number of the rules. ``deeds`` are what the game does by
    itself: drive a wagon, place a tile.
    """

    def __init__(
        self,
        goods: tuple[str, ...],
        points: str,
        measures: tuple[str, ...] = (),
        modifiers: tuple[str, ...] = (),
        deeds: tuple[str, ...] = (),
    ) -> None:
        self.goods = goods
        self.measures = measures
        self.modifiers = modifiers
        self.deeds = deeds
        self.points = goods.index(points)

    def good(self, name: str, where: str) -> int:
        return found(self.goods, name, "a good", where)

    def measure(self, name: str, where: str) -> int:
        return found(self.measures, name, "a measure", where)

    def modifier(self, name: str, where: str) -> int:
        return found(self.modifiers, name, "a modifier", where)

    def deed(self, name: str, where: str) -> int:
        return found(self.deeds, name, "a deed", where)


def found(names: tuple[str, ...], name: str, what: str, where: str) -> int:
    if name not in names:
        raise BadCatalog(f"{where}: {name!r} is not {what}; expected one of {', '.join(names)}")
    return names.index(name)
