"""A game's handbook: its rules as one reads them, part by part, each with the rules that it explains.

It stands in ``games/<game>/handbook``: ``page.toml`` and the words in three languages (``rules-<section>`` is a
heading, ``rules-<section>-<part>`` what a part says). ``rules`` of a part names rules (``LU-4.5``) or whole chapters
(``LU-4``) of the ledger: whoever follows a rule's id comes to the part that names it most closely. A part can show
symbols, a picture that the game's page draws, and things: keys of the game's words with their help.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from boardwright.teaching.reading import Table, folder_of, read

FOLDER: Final = "handbook"
PAGE: Final = "page.toml"


@dataclass(frozen=True, slots=True)
class Part:
    id: str
    rules: tuple[str, ...]
    symbols: tuple[str, ...]
    things: tuple[str, ...]
    picture: str


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Handbook:
    game: str
    sections: tuple[Section, ...]

    def explains(self, rule: str) -> tuple[str, str] | None:
        """Section and part that explain a rule of the ledger most closely; None: none does."""
        for wanted in (rule, rule.partition(".")[0]):
            for section in self.sections:
                for part in section.parts:
                    if wanted in part.rules:
                        return section.id, part.id
        return None


@cache
def handbook(game: str) -> Handbook | None:
    """That game's handbook, if it has one."""
    path = folder_of(game, FOLDER) / PAGE
    return read_handbook(game, path) if path.is_file() else None


def read_handbook(game: str, path: Path) -> Handbook:
    page = Table(read(path), f"{game}, {PAGE}")
    sections = tuple(read_section(table) for table in page.tables("sections"))
    page.done()
    return Handbook(game, sections)


def read_section(table: Table) -> Section:
    section = Section(table.text("id"), tuple(read_part(part) for part in table.tables("parts")))
    table.done()
    return section


def read_part(table: Table) -> Part:
    part = Part(
        table.text("id"), table.texts("rules"), table.texts("symbols"), table.texts("things"), table.text("picture", "")
    )
    table.done()
    return part
