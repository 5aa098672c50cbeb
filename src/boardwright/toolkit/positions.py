"""A position format as one list of items: what each key of a description means, for reading and for writing.

An item names a key, the kind of its value and the field of the state it stands for. What a description leaves out has
the item's default; what has it is left out in writing, unless the item is always written.

Not compiled: reading and writing positions is no hurry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from boardwright.kernel.errors import BadOptions, BadPosition
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step
from boardwright.toolkit.kinds import Kind, at
from boardwright.toolkit.written import DUE_KEYS, Written


@dataclass(frozen=True, slots=True)
class Item:
    """One key of a description. ``field`` is the field of the state, if it is not called like the key.

    Its default is the usual value of its kind, or that of another field; ``from_setup`` leaves what the state has, and
    then it is always written.
    """

    key: str
    kind: Kind
    field: str = ""
    always: bool = False
    default: str = ""
    from_setup: bool = False

    @property
    def name(self) -> str:
        return self.field or self.key


@dataclass(frozen=True, slots=True)
class Section:
    """The keys of one table of a description: those of ``items``, and others that the game reads by itself."""

    items: tuple[Item, ...]
    others: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        return (*(item.key for item in self.items), *self.others)

    def check(self, fields: Mapping[str, Any], where: str) -> None:
        """Refuse keys that mean nothing."""
        for key in fields:
            if key not in self.keys:
                raise BadPosition(f"{where}: unknown key {key!r}; known are {', '.join(self.keys)}")

    def write(self, state: object, seat: int | None = None) -> dict[str, Any]:
        """The fields of the state, or of something in it, or of one seat where fields are lists by seat."""
        written: dict[str, Any] = {}
        for item in self.items:
            value = of_seat(getattr(state, item.name), seat)
            if item.always or item.from_setup or value != self.usual(item, state, seat):
                written[item.key] = item.kind.write(value)
        return written

    def read(self, fields: Mapping[str, Any], state: State, seat: int | None = None) -> None:
        """Put into the state what is there, and the default of what is not."""
        for item in self.items:
            value = self.value(item, fields, state, seat)
            if seat is None:
                setattr(state, item.name, value)
            else:
                getattr(state, item.name)[seat] = value

    def values(self, fields: Mapping[str, Any], state: State, seat: int | None = None) -> dict[str, Any]:
        """By field what is there, and the default of what is not."""
        return {item.name: self.value(item, fields, state, seat) for item in self.items}

    def value(self, item: Item, fields: Mapping[str, Any], state: State, seat: int | None) -> Any:
        if item.key in fields:
            where = item.key if seat is None else f"seat {seat}, {item.key}"
            return at(where, item.kind.read, fields[item.key], state)
        return self.usual(item, state, seat)

    def usual(self, item: Item, state: object, seat: int | None) -> Any:
        """The value of a key that is not there."""
        if item.default or item.from_setup:
            return of_seat(getattr(state, item.default or item.name), seat)
        return item.kind.usual(state)


def of_seat(value: Any, seat: int | None) -> Any:
    """A field, or the part of one seat in it."""
    return value if seat is None else value[seat]


class Format:
    """A whole description, where it is no more than this: the table, a table for each seat, and the steps that wait."""

    def __init__(self, table: Section, seats: Section, steps: Written) -> None:
        self.table = Section(table.items, ("players", *table.others, "seats", *DUE_KEYS))
        self.seats = seats
        self.steps = steps

    def write(self, state: State) -> dict[str, Any]:
        seats = [self.seats.write(state, seat) for seat in range(state.seats)]
        return {"players": state.seats, **self.table.write(state), "seats": seats, **self.steps.due(state)}

    def read(self, description: Mapping[str, Any], state: State, usual: Step[Any] | None = None) -> None:
        """Put what is described into a state that is set up; ``usual`` is due if nothing is said."""
        self.table.check(description, "position")
        self.table.read(description, state)
        for seat, fields in enumerate(seats_of(description, state.seats)):
            self.seats.check(fields, f"seat {seat}")
            self.seats.read(fields, state, seat)
        self.steps.read_all(description, state, usual)


def table_of(game: Game[Any], description: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """The players and the options of a description, accepted."""
    players: Any = description.get("players")
    given = {option.name: description[option.name] for option in game.options if option.name in description}
    try:
        return players, game.accept(players, given)
    except BadOptions as problem:
        raise BadPosition(f"the position's table is not possible: {problem}") from problem


def seats_of(description: Mapping[str, Any], players: int) -> list[Mapping[str, Any]]:
    """The tables of all seats; whoever is not described has an empty one."""
    seats = description.get("seats", [])
    if not isinstance(seats, list) or len(seats) > players or not all(isinstance(seat, Mapping) for seat in seats):
        raise BadPosition(f"'seats' must be a list of at most {players} tables, one a player")
    return [*seats, *({} for _ in range(players - len(seats)))]


def refuse_faults(faults: Iterable[str]) -> None:
    """Refuse a state that breaks conservation laws."""
    found = "; ".join(faults)
    if found:
        raise BadPosition(f"no game can be in this position: {found}")
