"""Reading component files. A catalogue is TOML; every complaint names the file, the entry and the field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from boardwright.kernel.errors import BadCatalog

T = TypeVar("T")

PROVENANCES = ("rulebook", "published", "reconstructed")


class Entry:
    """One entry of a catalogue: reads fields by name and type."""

    def __init__(self, where: str, fields: Mapping[str, Any]) -> None:
        self.where = where
        self.fields = fields

    def get(self, name: str, kind: type[T]) -> T:
        """The field of that name, which must be there and of that type."""
        if name not in self.fields:
            raise BadCatalog(f"{self.where}: field {name!r} is missing")
        value = self.fields[name]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadCatalog(f"{self.where}: field {name!r} is {value!r}, expected {kind.__name__}")
        return value

    def optional(self, name: str, kind: type[T], default: T) -> T:
        return self.get(name, kind) if name in self.fields else default

    def number(self, name: str, least: int, most: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.get(name, int)
        if value < least or (most is not None and value > most):
            bounds = f"at least {least}" if most is None else f"from {least} to {most}"
            raise BadCatalog(f"{self.where}: field {name!r} is {value}, expected a number {bounds}")
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """A list of strings."""
        values = self.get(name, list)
        if not all(isinstance(value, str) for value in values):
            raise BadCatalog(f"{self.where}: field {name!r} must be a list of strings")
        return tuple(values)

    def provenance(self) -> str:
        """Where the values of this entry come from."""
        value = self.get("provenance", str)
        if value not in PROVENANCES:
            raise BadCatalog(f"{self.where}: provenance is {value!r}, expected one of {', '.join(PROVENANCES)}")
        return value


class CatalogFile:
    """One TOML file of components."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        try:
            self.tables = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as problem:
            raise BadCatalog(f"cannot read catalogue {path}: {problem}") from problem
        except tomllib.TOMLDecodeError as problem:
            raise BadCatalog(f"{self.name} is not valid TOML: {problem}") from problem

    def text(self, name: str) -> str:
        """A string at the top of the file."""
        return Entry(self.name, self.tables).get(name, str)

    def entries(self, table: str) -> list[Entry]:
        """All ``[[table]]`` entries, named by their ids, which must differ."""
        rows = self.tables.get(table, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadCatalog(f"{self.name}: {table!r} must be a list of entries, written as [[{table}]]")
        entries = [Entry(f"{self.name}, {table} {row.get('id', number + 1)!r}", row) for number, row in enumerate(rows)]
        seen: set[str] = set()
        for entry in entries:
            name = entry.get("id", str)
            if name in seen:
                raise BadCatalog(f"{entry.where}: this id is used twice")
            seen.add(name)
        return entries

    def entry(self, table: str) -> Entry:
        """The single ``[table]`` of that name."""
        if not isinstance(self.tables.get(table), dict):
            raise BadCatalog(f"{self.name}: table [{table}] is missing")
        return Entry(f"{self.name}, [{table}]", self.tables[table])
