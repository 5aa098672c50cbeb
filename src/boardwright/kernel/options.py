"""What a game lets the table choose. Each option checks a value at the door and says what it would accept.

The same declarations draw the lobby's form, the command line's help and the contract kit's random tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from boardwright.kernel.actions import span
from boardwright.kernel.errors import BadOptions, shown


class Need(NamedTuple):
    """A value that an option must have, or have on its list."""

    option: str
    value: str


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice. ``default`` None means: left to chance.

    An option that does not apply to a table means nothing there, so no form need ask for it.
    """

    name: str
    default: Any = None
    #: How many players it is for; none: any number.
    players: tuple[int, ...] = field(default=(), kw_only=True)
    #: One of these must be chosen.
    needs: tuple[Need, ...] = field(default=(), kw_only=True)
    #: Flags that decide it while they are on.
    unless: tuple[str, ...] = field(default=(), kw_only=True)
    #: By value what rules it out.
    barred: tuple[tuple[str, Need], ...] = field(default=(), kw_only=True)

    def applies(self, players: int, options: Mapping[str, Any]) -> bool:
        """Whether it means something to that many players, with these options."""
        if self.players and players not in self.players:
            return False
        if any(options[name] for name in self.unless):
            return False
        return not self.needs or any(is_met(need, options) for need in self.needs)

    def check_barred(self, options: Mapping[str, Any]) -> None:
        """BadOptions where another option rules out what this one names."""
        for value, bar in self.barred:
            if is_met(Need(self.name, value), options) and is_met(bar, options):
                reason = f"option {bar.option!r} is {bar.value!r}, but {self.name!r} names {value!r}"
                raise BadOptions(reason, bar.option, self.name)

    def accept(self, value: Any) -> Any:
        """The value in its plain form, or BadOptions with what was expected."""
        if value is None and self.default is None:
            return None
        return self.check(value)

    def check(self, value: Any) -> Any:
        raise NotImplementedError

    def refuse(self, value: Any, expected: str) -> BadOptions:
        return BadOptions(f"option {self.name!r}: {shown(value)} does not fit; expected {expected}", self.name)


@dataclass(frozen=True, slots=True)
class Flag(Option):
    """Yes or no."""

    default: Any = False

    def check(self, value: Any) -> Any:
        if not isinstance(value, bool):
            raise self.refuse(value, "true or false")
        return value


@dataclass(frozen=True, slots=True)
class Choice(Option):
    """One of several words."""

    among: tuple[str, ...] = ()

    def check(self, value: Any) -> Any:
        if value not in self.among:
            raise self.refuse(value, f"one of {span(self.among)}")
        return value


@dataclass(frozen=True, slots=True)
class Pick(Option):
    """A list of different words, ``least`` to ``most`` of them."""

    among: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def check(self, value: Any) -> Any:
        if not isinstance(value, (list, tuple)):
            raise self.refuse(value, f"a list of {self.amount()} out of {span(self.among)}")
        for word in value:
            if word not in self.among:
                offer = f"one of {span(self.among)}" if self.among else "nothing: there is none to choose from"
                raise BadOptions(f"option {self.name!r}: unknown {shown(word)}; expected {offer}", self.name)
        if len(set(value)) != len(value):
            twice = next(word for word in value if list(value).count(word) > 1)
            raise BadOptions(f"option {self.name!r}: {twice!r} is named twice; each may be chosen once", self.name)
        if not self.least <= len(value) <= self.most:
            raise BadOptions(f"option {self.name!r}: {len(value)} named; expected {self.amount()}", self.name)
        return list(value)

    def amount(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"


@dataclass(frozen=True, slots=True)
class FlagList(Option):
    """A fixed number of yes-or-no values."""

    length: int = 0

    def check(self, value: Any) -> Any:
        fits = isinstance(value, (list, tuple)) and len(value) == self.length
        if not fits or not all(isinstance(item, bool) for item in value):
            raise self.refuse(value, f"{self.length} times true or false")
        return list(value)


def is_met(need: Need, options: Mapping[str, Any]) -> bool:
    value = options[need.option]
    return need.value in value if isinstance(value, (list, tuple)) else value == need.value


def accept_options(specs: Sequence[Option], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """Every option with its checked value; defaults where nothing was given."""
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise BadOptions(f"options are given by their names, as in {{'expansions': []}}; not {shown(given)}")
    names = [spec.name for spec in specs]
    for name in given:
        if name not in names:
            raise BadOptions(f"unknown option {shown(name)}; this game has: {', '.join(names) or 'none'}")
    return {spec.name: spec.accept(given.get(spec.name, spec.default)) for spec in specs}
