"""Entries of a catalogue, declared as frozen dataclasses.

The dataclass is the one declaration: its field names are the fields of the file, its types say what may stand there,
and marks in ``Annotated`` say the rest: bounds, names to choose from, references to other entries, defaults. What only
several fields together can tell is for the dataclass's method ``checks``. Every entry has a ``provenance``; a field
``home`` is the set that the file is of.

An owner's entry is compared with ours, of the same id: what is marked FIXED says what the component is, and stays.

Not compiled: it runs once, when a game is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

from boardwright.kernel.errors import BadCatalog

T = TypeVar("T")

#: Where values come from: our files say one of the first three, what an owner's file says is always the owner's own.
PROVENANCES: Final = ("rulebook", "published", "reconstructed")
OWN: Final = "own"
FIXED: Final = "fixed"
#: The field of that name of the entry around this one, where this one does not say.
OUTER: Final = "outer"
MOST: Final = 10**9
PLAIN: Final = frozenset((int, str, bool, list, dict))
#: Small numbers as complaints say them.
WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(frozen=True, slots=True)
class Bounds:
    """A number from ``least`` to ``most``."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Default:
    """What the field is when the file does not have it."""

    value: Any


@dataclass(frozen=True, slots=True)
class OneOf:
    """A name out of these; in a field of numbers it becomes its place among them."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ref:
    """The id of an entry of that table; in a field of numbers it becomes the entry's number."""

    table: str


@dataclass(frozen=True, slots=True)
class Length:
    """A list of so many."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Letters:
    """A string of so many letters, each of which becomes its place among these."""

    letters: str
    length: int


@dataclass(frozen=True, slots=True)
class Each:
    """One number for each of these names, which stand in the file side by side; 0 for a name that is not ``needed``.

    ``by``: which names it is depends on what that field says.
    """

    names: tuple[str, ...] | Mapping[str, tuple[str, ...]]
    bounds: Bounds
    needed: bool = False
    by: str = ""


@dataclass(frozen=True, slots=True)
class Along:
    """A list with one number for each of the numbers that the field of that name spans; becomes a mapping."""

    name: str


@dataclass(frozen=True, slots=True)
class By:
    """What that function makes of the field of that name, for what no other mark can say."""

    read: Callable[[Entry, str], Any]


@dataclass(frozen=True, slots=True)
class Rest:
    """All fields that are not declared, as numbers by name."""

    bounds: Bounds


@dataclass(frozen=True, slots=True)
class InTable:
    """Declares a whole catalogue: the table that the field is, or in which it stands, and what it is called there."""

    name: str
    field: str = ""


#: What must hold of an entry, each with what to say if it does not.
Checks = Iterator[tuple[bool, str]]


@dataclass(frozen=True, slots=True)
class Declared:
    """One field as its dataclass declares it. Marks are found by their class, plain ones by themselves."""

    name: str
    type: Any
    marks: dict[Any, Any]
    optional: bool = False


_declared: dict[Any, tuple[Declared, ...]] = {}


def declared(kind: Any) -> tuple[Declared, ...]:
    """The fields of a dataclass, worked out once; last comes what takes all names that no other field has."""
    if kind not in _declared:
        hints = get_type_hints(kind, include_extras=True)
        found = [declare(field.name, hints[field.name]) for field in fields(kind)]
        _declared[kind] = tuple(sorted(found, key=lambda field: Rest in field.marks))
    return _declared[kind]


def declare(name: str, hint: Any) -> Declared:
    marks: dict[Any, Any] = {}
    while get_origin(hint) is Annotated:
        hint, *found = get_args(hint)
        marks = {mark if isinstance(mark, str) else type(mark): mark for mark in found} | marks
    optional = get_origin(hint) is UnionType and NoneType in get_args(hint)
    if optional:
        (hint,) = (part for part in get_args(hint) if part is not NoneType)
    return Declared(name, hint, marks, optional)


def no_numbers(table: str) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True, slots=True)
class Entry:
    """One table of a file: where it stands, what it says, and what ours says if an owner's takes its place."""

    where: str
    fields: Mapping[str, Any]
    ours: Mapping[str, Any] | None = None
    #: The numbers of the entries of another table, by id.
    numbers: Callable[[str], Mapping[str, int]] = no_numbers
    outer: Entry | None = None

    def bad(self, problem: str) -> BadCatalog:
        return BadCatalog(f"{self.where}: {problem}")

    def read(self, kind: type[T], given: Mapping[str, Any], names: Mapping[str, str]) -> T:
        """The entry as that dataclass. ``given`` is what the file does not tell, ``names`` what it calls otherwise."""
        return self.checked(kind(**self.values(declared(kind), given, names)))

    def checked(self, made: T) -> T:
        """What was read, once everything holds that it says must hold."""
        if hasattr(made, "checks"):
            self.check(made.checks())
        return made

    def check(self, checks: Checks) -> None:
        for holds, problem in checks:
            if not holds:
                raise self.bad(problem)

    def values(self, wanted: Iterable[Declared], given: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
        """The value of each of those fields. Nothing else may stand in the entry."""
        known = set() if self.outer else {"id", "provenance"}
        told = given if self.outer else {"provenance": self.provenance(), **given}
        values: dict[str, Any] = {}
        for field in wanted:
            if field.name in told:
                values[field.name] = told[field.name]
            else:
                values[field.name] = self.field(field, names.get(field.name, field.name), known)
        for name in self.fields:
            if name not in known:
                raise self.bad(f"unknown field {name!r}")
        return values

    def provenance(self) -> str:
        """Where the values of this entry come from."""
        if self.ours is not None:
            return OWN
        if "provenance" not in self.fields:
            raise self.bad("field 'provenance' is missing")
        return PROVENANCES[self.place(self.fields["provenance"], PROVENANCES, "provenance")]

    def field(self, field: Declared, name: str, known: set[str]) -> Any:
        """The value of one field; the names in the file that it stands for become known."""
        if Each in field.marks:
            return self.each(field.marks[Each], known)
        if Rest in field.marks:
            return self.rest(field.marks[Rest].bounds, known)
        known.add(name)
        if FIXED in field.marks and self.ours is not None and self.fields.get(name) != self.ours.get(name):
            raise self.bad(
                f"field {name!r} is {self.fields.get(name)!r}, expected {self.ours.get(name)!r}: "
                "an own transcription changes values, not what a component is"
            )
        if name in self.fields:
            reader: By | None = field.marks.get(By)
            return reader.read(self, name) if reader else self.convert(self.fields[name], field.type, field.marks, name)
        if Default in field.marks:
            return field.marks[Default].value
        if field.optional:
            return None
        if OUTER in field.marks and self.outer is not None:
            return self.outer.field(Declared(name, field.type, {}), name, set())
        if is_dataclass(field.type):
            return self.convert({}, field.type, {}, name)
        raise self.bad(f"field {name!r} is missing")

    def each(self, mark: Each, known: set[str]) -> tuple[int, ...]:
        names = mark.names
        found = names if isinstance(names, tuple) else names.get(str(self.fields.get(mark.by)), ())
        marks = {Bounds: mark.bounds} if mark.needed else {Bounds: mark.bounds, Default: Default(0)}
        return tuple(self.field(Declared(name, int, marks), name, known) for name in found)

    def rest(self, bounds: Bounds, known: set[str]) -> dict[str, int]:
        """Numbers under names of their own; an owner's entry has the same names as ours."""
        names = [name for name in (self.fields if self.ours is None else self.ours) if name not in known]
        return {name: self.field(Declared(name, int, {Bounds: bounds}), name, known) for name in names}

    # -- one field at a time, for what a declaration cannot say --------------------------------------------------------

    def get(self, name: str, kind: type[T]) -> T:
        """The field of that name, which must be there and of that type."""
        found: T = self.field(Declared(name, kind, {}), name, set())
        return found

    def optional(self, name: str, kind: type[T], default: T) -> T:
        return self.get(name, kind) if name in self.fields else default

    def number(self, name: str, least: int, most: int = MOST) -> int:
        """A whole number within bounds."""
        return self.convert(self.get(name, int), int, {Bounds: Bounds(least, most)}, name)  # type: ignore[no-any-return]

    def words(self, name: str) -> tuple[str, ...]:
        """A list of strings."""
        return self.several(self.get(name, list), (str, ...), {}, name)

    # -- values --------------------------------------------------------------------------------------------------------

    def convert(self, said: Any, kind: Any, marks: Mapping[Any, Any], name: str) -> Any:
        """What the file says, as a value of that type."""
        if kind in PLAIN:
            return self.plain(said, kind, marks, name)
        if kind is range:
            return self.span(said, name)
        if Along in marks:
            return self.along(said, marks, name)
        if get_origin(kind) is tuple:
            return self.several(said, get_args(kind), marks, name)
        self.expect(said, dict, name)
        ours = None if self.ours is None else self.ours.get(name, {})
        if isinstance(ours, list):  # which item of ours takes the place of which is not told
            ours = None
        return Entry(f"{self.where}, {name}", said, ours, self.numbers, self).read(kind, {}, {})

    def plain(self, said: Any, kind: Any, marks: Mapping[Any, Any], name: str) -> Any:
        """A number, a word, yes or no, a list as it stands."""
        if OneOf in marks:
            place = self.place(said, marks[OneOf].names, name)
            return place if kind is int else said
        if Ref in marks:
            number = self.number_of(said, marks[Ref].table, name)
            return number if kind is int else said
        self.expect(said, kind, name)
        if Bounds in marks:
            self.check_bounds(said, marks[Bounds], name)
        return said

    def expect(self, said: Any, kind: type[Any], name: str) -> None:
        if type(said) is not kind:
            raise self.bad(f"field {name!r} is {said!r}, expected {kind.__name__}")

    def check_bounds(self, said: int, bounds: Bounds, name: str) -> None:
        if said < bounds.least:
            raise self.bad(f"field {name!r} is {said}, expected a number at least {bounds.least}")
        if said > bounds.most:
            raise self.bad(f"field {name!r} is {said}, expected a number at most {bounds.most}")

    def span(self, said: Any, name: str) -> range:
        """Written as the smallest and the largest number."""
        self.expect(said, list, name)
        if len(said) != 2 or not all(type(number) is int for number in said) or not 1 <= said[0] <= said[1]:
            raise self.bad(f"field {name!r} is {said!r}, expected the smallest and the largest number")
        return range(said[0], said[1] + 1)

    def along(self, said: Any, marks: Mapping[Any, Any], name: str) -> dict[int, int]:
        span = self.span(self.fields.get(marks[Along].name), marks[Along].name)
        if not isinstance(said, list) or len(said) != len(span):
            raise self.bad(f"field {name!r} is {said!r}, expected {len(span)} whole numbers")
        bounds = {Bounds: marks[Bounds]}
        return {number: self.convert(item, int, bounds, name) for number, item in zip(span, said, strict=True)}

    def several(self, said: Any, kinds: tuple[Any, ...], marks: Mapping[Any, Any], name: str) -> tuple[Any, ...]:
        """A list, or a string of letters."""
        if Letters in marks:
            return self.letters(said, marks[Letters], name)
        self.expect(said, list, name)
        endless = kinds[-1] is Ellipsis
        length = marks.get(Length) or (None if endless else Length(len(kinds), len(kinds)))
        if length is not None and not length.least <= len(said) <= length.most:
            most = "" if length.least == length.most else f" or {WORDS[length.most]}"
            raise self.bad(f"field {name!r} is {said!r}, expected a list of {WORDS[length.least]}{most}")
        if kinds[0] is str and not all(type(item) is str for item in said):
            raise self.bad(f"field {name!r} must be a list of strings, not {said!r}")
        if Ref in marks and len(set(said)) < len(said):
            raise self.bad(f"field {name!r} is {said!r}, expected each {marks[Ref].table} once")
        items = [declare(name, kind) for kind in (kinds[:1] * len(said) if endless else kinds)]
        inner = {kind: mark for kind, mark in marks.items() if kind is not Length}
        return tuple(
            self.convert(item, part.type, {**inner, **part.marks}, name) for item, part in zip(said, items, strict=True)
        )

    def letters(self, said: Any, mark: Letters, name: str) -> tuple[int, ...]:
        self.expect(said, str, name)
        if len(said) != mark.length or set(said) - set(mark.letters):
            expected = f"{WORDS[mark.length]} letters out of {mark.letters}"
            raise self.bad(f"field {name!r} is {said!r}, expected {expected}")
        return tuple(mark.letters.index(letter) for letter in said)

    def place(self, said: Any, names: tuple[str, ...], name: str) -> int:
        self.expect(said, str, name)
        if said not in names:
            raise self.bad(f"field {name!r} is {said!r}, expected one of {', '.join(names)}")
        return names.index(said)

    def number_of(self, said: Any, table: str, name: str) -> int:
        self.expect(said, str, name)
        numbers = self.numbers(table)
        if said not in numbers:
            raise self.bad(f"field {name!r} names an unknown {table} {said!r}")
        return numbers[said]
