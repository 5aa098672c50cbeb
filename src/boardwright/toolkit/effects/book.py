"""All effects of a game, numbered, so that a step needs only a number to say which part of which effect is due."""

from __future__ import annotations

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.errors import BadPosition
from boardwright.toolkit.effects.values import Choose, Effect, inner
from boardwright.toolkit.effects.vocabulary import Vocabulary


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
        return space.add("take", ("option", options)), space.add("decline", target="option:none")
