"""Everything a database holds, as a file of JSON lines, and back: to move between SQLite and PostgreSQL, and to keep.

The format is told in ``docs/databases.md``. Both directions are one transaction and hold a few hundred rows at a time:
what is written is one moment of the database, what is read is there as a whole or not at all.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Table, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardwright.kernel.errors import BoardwrightError
from boardwright.server import schema
from boardwright.server.database import TROUBLES, for_writing, is_shared, known_versions, reason

FORMAT: Final = 1
#: Rows that are read or written at once.
BATCH: Final = 500
#: What is worth keeping, those first that others refer to. Who is at which table now is not.
PARTS: Final = [part for part in schema.metadata.sorted_tables if part is not schema.present]

#: Told how many rows there are, and then with every few hundred how many are done.
Progress = Callable[[int, int], None]


class CannotMove(BoardwrightError):
    """A database or a file that cannot be moved, and why."""


# -- out -------------------------------------------------------------------------------------------------------


async def export_all(engine: AsyncEngine, path: Path, progress: Progress) -> int:
    """Write everything to a new file that only its owner may read; how many rows that are."""
    if path.exists():
        raise CannotMove(f"{path} is there already; name a new file")
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with part.open("wb") as file:
            async with engine.connect() as connection:
                done = await write_all(connection, file, progress)
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)
    return done


async def write_all(connection: AsyncConnection, file: IO[bytes], progress: Progress) -> int:
    digest = hashlib.sha256()

    def write(content: dict[str, Any]) -> None:
        line = (json.dumps(content, separators=(",", ":")) + "\n").encode()
        digest.update(line)
        file.write(line)

    counts = {part.name: await count(connection, part) for part in PARTS}
    total, done = sum(counts.values()), 0
    write({"boardwright": "all tables", "format": FORMAT, "schema": known_versions()[-1].version, "rows": counts})
    for part in PARTS:
        async for row in rows_of(connection, part):
            write({"in": part.name, "row": row})
            done += 1
            if done % BATCH == 0:
                progress(total, done)
    progress(total, done)
    file.write(json.dumps({"end": done, "sha256": digest.hexdigest()}).encode() + b"\n")
    return done


async def count(connection: AsyncConnection, part: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(part))).scalar_one())


async def rows_of(connection: AsyncConnection, part: Table) -> AsyncIterator[dict[str, Any]]:
    query = select(part).order_by(*part.primary_key.columns).execution_options(yield_per=BATCH)
    async with connection.stream(query) as lines:
        async for line in lines:
            yield dict(line._mapping)


# -- in --------------------------------------------------------------------------------------------------------


async def import_all(engine: AsyncEngine, path: Path, progress: Progress) -> int:
    """Read everything from a file into an empty database; how many rows that are."""
    try:
        file = path.open("rb")
    except OSError as problem:
        raise CannotMove(f"{path} cannot be read: {problem.strerror}") from problem
    with file:
        async with for_writing(engine).begin() as connection:
            for part in PARTS:
                if await count(connection, part):
                    raise CannotMove(f"this database is not empty: it has rows in {part.name!r}; name a new one")
            return await read_all(connection, file, progress)


async def read_all(connection: AsyncConnection, file: IO[bytes], progress: Progress) -> int:
    reader = Reader(file)
    total, done = reader.head(), 0
    rematches: list[dict[str, str]] = []
    for name, found in groupby(reader.rows(), key=lambda pair: pair[0]):
        part = schema.metadata.tables[name]
        while batch := [row for _, row in islice(found, BATCH)]:
            if part is schema.tables:
                # A table may come before the one it is the rematch of.
                rematches += [{"this": row["id"], "of": of} for row in batch if (of := row.pop("rematch_of"))]
            await store(connection, part, batch, reader.number)
            done += len(batch)
            progress(total, done)
    for pair in rematches:
        one = update(schema.tables).where(schema.tables.c.id == pair["this"]).values(rematch_of=pair["of"])
        await connection.execute(one)
    if is_shared(connection.engine):
        # Numbers that were given, not drawn, are unknown to what draws the next.
        await connection.execute(text("SELECT setval('chat_id_seq', max(id)) FROM chat"))
    return done


async def store(connection: AsyncConnection, part: Table, batch: list[dict[str, Any]], line: int) -> None:
    try:
        await connection.execute(insert(part), batch)
    except TROUBLES as problem:
        raise CannotMove(f"rows of {part.name!r} up to line {line} do not fit: {reason(problem)}") from problem
    except SQLAlchemyError as problem:
        raise CannotMove(f"rows of {part.name!r} up to line {line} do not fit this schema") from problem


class Reader:
    """Reads such a file line by line, and trusts it only when it has come to its end."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.number = 0
        self.digest = hashlib.sha256()
        self.columns = {part.name: set(part.c.keys()) for part in PARTS}

    def head(self) -> int:
        """How many rows there are."""
        line = self.line()
        if line.get("boardwright") != "all tables" or not isinstance(line.get("rows"), dict):
            raise CannotMove("this file was not made by boardwright export-all")
        known = [step.version for step in known_versions()]
        if line.get("format") != FORMAT or line.get("schema") not in known:
            raise CannotMove(
                f"this file was made by a newer Boardwright: format {line.get('format')}, schema {line.get('schema')}; "
                f"this one reads format {FORMAT} up to schema {known[-1]}"
            )
        return sum(line["rows"].values())

    def rows(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """The rows, each with the name of where it belongs."""
        done = 0
        while "row" in (line := self.line()):
            name, row = line.get("in"), line["row"]
            if name not in self.columns or not isinstance(row, dict) or not row.keys() <= self.columns[name]:
                raise CannotMove(f"line {self.number} is no row of a database of Boardwright")
            yield name, row
            done += 1
        if line.get("end") != done or line.get("sha256") != self.sum_before:
            raise CannotMove("this file was changed or cut short on its way: its checksum is another one")

    def line(self) -> dict[str, Any]:
        content = self.file.readline()
        self.number += 1
        self.sum_before = self.digest.hexdigest()
        self.digest.update(content)
        if not content:
            raise CannotMove(f"this file was cut short: it ends before line {self.number}")
        try:
            found = json.loads(content)
        except ValueError as problem:
            raise CannotMove(f"line {self.number} cannot be read: {problem}") from problem
        if not isinstance(found, dict):
            raise CannotMove(f"line {self.number} is no JSON object")
        return found
