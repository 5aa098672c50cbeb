"""Rules that have two common readings: an option of the table, and a field that the rules ask. Declared once.

Not compiled: it only declares.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from boardwright.kernel.options import Choice, Need


class Ruling(NamedTuple):
    """The option of that name is ``usual`` or ``other``; the rules ask ``field``, which is true for the other one.

    ``also`` are further choices of the option, which are no readings of that rule; ``needs`` and ``unless`` say where
    it applies.
    """

    option: str
    usual: str
    other: str
    field: str
    also: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    unless: tuple[str, ...] = ()

    @property
    def choice(self) -> Choice:
        """The option that the table offers."""
        among = (self.usual, self.other, *self.also)
        return Choice(self.option, self.usual, among, needs=self.needs, unless=self.unless)


def chosen(rulings: Iterable[Ruling], options: Mapping[str, Any]) -> dict[str, bool]:
    """By field how the table reads the rules."""
    return {ruling.field: options[ruling.option] == ruling.other for ruling in rulings}


def written(rulings: Iterable[Ruling], state_rulings: object) -> dict[str, str]:
    """By option what is not as usual, for a position."""
    return {ruling.option: ruling.other for ruling in rulings if getattr(state_rulings, ruling.field)}
