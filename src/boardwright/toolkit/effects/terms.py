"""Whether an effect of a catalogue says what its game understands; what it does not is refused when it is read.

Not compiled: it runs once, when the game is loaded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.effects.values import Do, Effect, Exchange, Gain, Modify, Pay, Per, Terms, everything
from boardwright.toolkit.effects.vocabulary import Vocabulary


class Told(NamedTuple):
    """What may be told under one name: a number, or one or several of some words."""

    words: tuple[str, ...] = ()
    needed: bool = False
    several: bool = False

    def fits(self, value: int | str | tuple[str, ...]) -> bool:
        if not self.words:
            return isinstance(value, int)
        given = value if isinstance(value, tuple) else (value,)
        return isinstance(value, tuple) == self.several and bool(given) and set(given) <= set(self.words)

    def __str__(self) -> str:
        if not self.words:
            return "a whole number"
        return f"{'some' if self.several else 'one'} of {', '.join(self.words)}"


ByName = Mapping[str, Told]


class Speech(NamedTuple):
    """What effects of one kind may say: goods that are gained and paid, and what is told of deeds and modifiers."""

    names: Vocabulary
    gained: tuple[str, ...]
    paid: tuple[str, ...]
    deeds: Mapping[str, ByName]
    modifiers: Mapping[str, ByName]

    def check(self, effect: Effect, where: str) -> None:
        for part in everything(effect):
            if isinstance(part, Gain | Per):
                refuse_others([self.names.goods[good] for good, _ in part.goods], self.gained, f"{where}: nobody gains")
            elif isinstance(part, Pay | Exchange):
                kinds = [self.names.goods[rate.kind] for due in part.price for rate in due.rates]
                refuse_others(kinds, self.paid, f"{where}: nobody pays with")
                if len(kinds) > len(part.price):
                    raise BadCatalog(f"{where}: a price has no choice of goods")
            elif isinstance(part, Do):
                name = self.names.deeds[part.deed]
                refuse_others([name], self.deeds, f"{where}: here nobody can do")
                check_terms(part.terms, self.deeds[name], f"{where}, {name}")
            elif isinstance(part, Modify):
                name = self.names.modifiers[part.modifier]
                refuse_others([name], self.modifiers, f"{where}: here nothing changes")
                check_terms(part.terms, self.modifiers[name], f"{where}, {name}")


def refuse_others(names: Iterable[str], known: Iterable[str], what: str) -> None:
    allowed = list(known)
    for name in names:
        if name not in allowed:
            raise BadCatalog(f"{what} {name!r}; expected one of {', '.join(allowed)}")


def check_terms(terms: Terms, known: ByName, where: str) -> None:
    found = dict(terms)
    for name, value in found.items():
        if name not in known:
            raise BadCatalog(f"{where}: unknown field {name!r}")
        if not known[name].fits(value):
            raise BadCatalog(f"{where}: field {name!r} is {value!r}, expected {known[name]}")
    for name, told in known.items():
        if told.needed and name not in found:
            raise BadCatalog(f"{where}: field {name!r} is missing")
