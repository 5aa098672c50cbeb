"""Catalogues: TOML files of components side by side, read into the dataclasses that declare their entries.

Every complaint names the file, the entry and the field. A file may give way to an owner's own transcription of it, see
`transcription`: it is read by the same declarations and has the same entries as ours.

Not compiled: it runs once, when a game is loaded.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin

from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.entry import Checks, Declared, Entry, InTable, Rest, declared, no_numbers

T = TypeVar("T")
Numbers = Callable[[str], Mapping[str, int]]


class CatalogFile:
    """One TOML file. ``ours`` is our own of that name, where an owner's takes its place."""

    def __init__(self, path: Path, own: Path | None = None) -> None:
        self.name = path.name
        self.said = read_toml(path if own is None else own)
        self.ours = None if own is None else read_toml(path)
        if self.ours is not None:
            for table in self.ours:
                if table not in self.said:
                    raise BadCatalog(f"{self.name}: table {table!r} is missing")
            if self.said["set"] != self.ours["set"]:
                raise BadCatalog(f"{self.name}: field 'set' is {self.said['set']!r}, expected {self.ours['set']!r}")

    @property
    def home(self) -> str:
        """The set that it is of."""
        return Entry(self.name, self.said).get("set", str)

    def entries(self, table: str, numbers: Numbers = no_numbers) -> list[Entry]:
        """All ``[[table]]`` entries; an owner's come in our order."""
        found = self.said.get(table, [])
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise BadCatalog(f"{self.name}: {table!r} must be a list of entries, written as [[{table}]]")
        for number, row in enumerate(found, 1):
            if not isinstance(row.get("id"), str):
                problem = f"is {row['id']!r}, expected str" if "id" in row else "is missing"
                raise BadCatalog(f"{self.name}, {table} {number}: field 'id' {problem}")
        if self.ours is None:
            return [Entry(f"{self.name}, {table} {row['id']!r}", row, None, numbers) for row in found]
        ours = {row["id"]: row for row in self.ours.get(table, [])}
        for row in found:
            if row["id"] not in ours:
                raise BadCatalog(f"{self.name}, {table} {row['id']!r}: the game has no {table} of this id")
        for name in ours:
            if all(row["id"] != name for row in found):
                raise BadCatalog(f"{self.name}, {table} {name!r}: this entry is missing")
        found = sorted(found, key=lambda row: list(ours).index(row["id"]))
        return [Entry(f"{self.name}, {table} {row['id']!r}", row, ours[row["id"]], numbers) for row in found]


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise BadCatalog(f"cannot read catalogue {path}: {problem}") from problem
    except tomllib.TOMLDecodeError as problem:
        raise BadCatalog(f"{path.name} is not valid TOML: {problem}") from problem


class Shelf:
    """The files of a catalogue side by side; the first one is the base game's. Ids differ across all of them.

    ``own``: a folder with an owner's files, which take the place of ours of the same name.
    """

    def __init__(self, paths: Sequence[Path], own: Path | None = None) -> None:
        known = [path.name for path in paths]
        for file in sorted(own.glob("*.toml")) if own is not None else ():
            if file.name not in known:
                raise BadCatalog(f"{file}: the game has no file of this name; it has {', '.join(known)}")
        self.files = [CatalogFile(path, stand_in(path, own)) for path in paths]
        self.homes = [file.home for file in self.files]
        self.tables: dict[str, list[tuple[Entry, str]]] = {}
        self.ids: dict[str, dict[str, int]] = {}
        self.asked = {"set"}

    def read(self, kind: type[T], **given: Any) -> T:
        """The whole catalogue as a dataclass whose fields name their tables; ``given`` are those that name none."""
        tables: dict[str, list[Declared]] = {}
        for field in declared(kind):
            if field.name not in given:
                tables.setdefault(field.marks[InTable].name, []).append(field)
        for table, wanted in tables.items():
            first = wanted[0]
            if get_origin(first.type) is tuple and is_dataclass(get_args(first.type)[0]):
                given[first.name] = self.all(table, get_args(first.type)[0])
            elif isinstance(first.type, type) and is_dataclass(first.type):
                given[first.name] = self.single(self.files[0], table).read(first.type, {}, {})
            elif Rest in first.marks:
                given[first.name] = self.merged(table, first)
            else:
                names = {field.name: field.marks[InTable].field or field.name for field in wanted}
                given |= self.single(self.files[0], table).values(wanted, {}, names)
        for file in self.files:
            for table in file.said:
                if table not in self.asked:
                    raise BadCatalog(f"{file.name}: unknown table {table!r}")
        return self.single(self.files[0], "game").checked(kind(**given))

    def merged(self, table: str, field: Declared) -> dict[str, int]:
        """The numbers of that single table in all files that have one."""
        found: dict[str, int] = {}
        for file in self.files:
            if table in file.said:
                entry = self.single(file, table)
                for name, number in entry.values([field], {}, {})[field.name].items():
                    if found.setdefault(name, number) is not number:
                        raise entry.bad(f"field {name!r} stands in another file, too")
        return found

    def single(self, file: CatalogFile, table: str) -> Entry:
        """The single ``[table]`` of a file."""
        self.asked.add(table)
        if not isinstance(file.said.get(table), dict):
            raise BadCatalog(f"{file.name}: table [{table}] is missing")
        ours = None if file.ours is None else file.ours[table]
        return Entry(f"{file.name}, [{table}]", file.said[table], ours, self.numbers)

    def all(self, table: str, kind: type[T], names: Mapping[str, str] | None = None, **given: Any) -> tuple[T, ...]:
        """All ``[[table]]`` entries of all files.

        ``given`` are fields that the files do not tell, ``names`` what they call a field of another name.
        """
        homely = any(field.name == "home" for field in declared(kind))
        return tuple(
            entry.read(kind, {"home": home, **given} if homely else given, names or {})
            for entry, home in self.entries(table)
        )

    def entries(self, table: str) -> list[tuple[Entry, str]]:
        """The entries of a table, each with the set it belongs to."""
        if table not in self.tables:
            self.asked.add(table)
            found = [
                (entry, home)
                for file, home in zip(self.files, self.homes, strict=True)
                for entry in file.entries(table, self.numbers)
            ]
            numbers: dict[str, int] = {}
            for entry, _ in found:
                if entry.fields["id"] in numbers:
                    raise entry.bad("this id is used twice")
                numbers[entry.fields["id"]] = len(numbers)
            self.tables[table], self.ids[table] = found, numbers
        return self.tables[table]

    def numbers(self, table: str) -> Mapping[str, int]:
        """The number of each entry of a table, by id."""
        self.entries(table)
        return self.ids[table]

    def check(self, table: str, name: str, checks: Checks) -> None:
        """What must hold of the entry of that id beside the others."""
        self.entries(table)[self.numbers(table)[name]][0].check(checks)


def finder(table: str) -> Callable[[Any, str], int]:
    """A method of a catalogue: the number of the entry of that id in one of its tables."""

    def find(catalog: Any, name: str) -> int:
        return [entry.id for entry in getattr(catalog, table)].index(name)

    return find


def stand_in(path: Path, own: Path | None) -> Path | None:
    """The owner's file that takes the place of ours, if there is one."""
    return own / path.name if own is not None and (own / path.name).exists() else None
