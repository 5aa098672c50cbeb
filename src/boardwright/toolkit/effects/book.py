"""All effects of a game, numbered, so that a step needs only a number to say which part of which effect is due.

Not compiled: it is made once; steps in words are no hurry.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.roles import Role
from boardwright.kernel.state import State
from boardwright.toolkit.effects.values import ANY, Choose, Effect, inner
from boardwright.toolkit.effects.vocabulary import Vocabulary
from boardwright.toolkit.kinds import Kind, Number

#: The number of an effect, or of a part of one, in the book.
EffectPart: TypeAlias = int
#: How often it is still to be done or chosen. 0: as often as the effect says.
Times: TypeAlias = int


class Book:
    """Effects by name, and every part of them by number: an effect's parts follow it, in order.

    Numbers change when the catalogue does. What is written down is an address: ``whiskey`` is the effect of that name,
    ``whiskey.2`` the second part in it.
    """

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.nodes: list[Effect] = []
        #: The numbers of what each effect is made of.
        self.inner: list[tuple[int, ...]] = []
        self.starts: dict[str, int] = {}
        self.addresses: list[str] = []

    def add(self, name: str, effect: Effect) -> int:
        """Enter an effect under a name of its own; returns its number."""
        if name in self.starts:
            raise ValueError(f"the book has an effect {name!r} already")
        start = len(self.nodes)
        self.starts[name] = start
        self._enter(effect)
        self.addresses += [name, *(f"{name}.{part}" for part in range(1, len(self.nodes) - start))]
        return start

    def _enter(self, effect: Effect) -> int:
        number = len(self.nodes)
        self.nodes.append(effect)
        self.inner.append(())
        self.inner[number] = tuple([self._enter(part) for part in inner(effect)])
        return number

    def number(self, address: str) -> int:
        """The number of the part with that address."""
        if address not in self.addresses:
            raise BadPosition(f"there is no effect {address!r}")
        return self.addresses.index(address)

    def most_options(self) -> int:
        return max([1, *(len(effect.options) for effect in self.nodes if isinstance(effect, Choose))])

    def add_actions(self, space: ActionSpace) -> tuple[int, int]:
        """Declare what players answer when an effect asks: ``take 1``, ``take 2`` ..., and ``decline``."""
        options = [str(number + 1) for number in range(self.most_options())]
        return (
            space.add("take", ("option", options)),
            space.add("decline", target="option:none", role=Role.DECLINES),
        )


# -- in words --------------------------------------------------------------------------------------------------


class AddressKind(Kind):
    """A part of an effect by its address."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def write(self, value: EffectPart) -> str:
        return self.book.addresses[value]

    def read(self, given: Any, state: State) -> EffectPart:
        return self.book.number(given)


class TimesKind(Number):
    """How often, or ``any`` number of times."""

    def word(self, value: Times) -> str:
        return "any" if value == ANY else str(value)

    def of_word(self, word: str, state: State) -> Times:
        return ANY if word == "any" else super().of_word(word, state)


def effect_kinds(book: Book, most_times: int = 40) -> dict[str, Kind]:
    """The kinds of an `EffectStep`'s fields, for `Written`."""
    return {"EffectPart": AddressKind(book), "Times": TimesKind(most_times)}
