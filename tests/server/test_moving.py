"""Everything in a database goes to a file and from there to another database, from SQLite to PostgreSQL and back."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from boardwright.kernel.errors import BoardwrightError
from boardwright.server import schema
from boardwright.server.changes import stand_in
from boardwright.server.database import database_url, migrate, open_engine
from boardwright.server.moving import BATCH, PARTS, CannotMove, export_all, import_all
from boardwright.server.opening import open_rematch
from boardwright.server.storage import Storage
from boardwright.server.table import Table
from boardwright.server.tables import summary
from tests.server.harness import LONG, run
from tests.server.inside import all_tables, open_table, play
from tests.server.postgres import Postgres

ANN = {"identity": "a" * 64}
PERSON = {**ANN, "name": "ann", "shown": "Ann", "password": "none", "created": 1.5, "settings": {"rated": True}}
DEVICE = {**ANN, "visitor_hash": "b" * 64, "handle": "c", "label": "Firefox", "made": 2.5, "used": 3.5}
COMMON = {"name": "beat", "value": 4.5}
VACATION = {**ANN, "since": 5.5, "until": 6.5}
CHANNEL = {
    **ANN,
    "id": "d",
    "kind": "webhook",
    "target": {"address": "https://example.org/ä"},
    "device": None,
    "base": "https://games.example.org/",
    "language": "de",
    "enabled": True,
    "confirmed": True,
    "failed": False,
    "token_hash": None,
    "made": 7.5,
}
NOTICE = {"channel": "d", "seat": 0, "turn": 1, "due": 8.5, "tries": 2}
RATING = {**ANN, "game": "kingdom_builder", "mean": 25.5, "deviation": 8.25, "tables": 3}


def quiet(total: int, done: int) -> None:
    assert 0 <= done <= total


async def full(path: Path) -> None:
    """A database with something of everything: games, rematches, chat, people who come, read and go."""
    async with all_tables(path) as running:
        for seed in range(4):
            table = await open_table(running, "me", "here", "friend", seed=seed, title=f"Tisch “{seed}” 🎲")
            await play(running, table, 1000 if seed == 0 else 70, seed, undoing=0.1)
            await running.storage.say(table.id, seed % 2, "Grüße\nund «mehr» \U0001f600", 1234.5678901234567)
            await running.storage.set_seen(table.id, 0, 5)
            await running.storage.hold(table.id, 2, f"visitor {seed}")
            if not table.over:
                await running.commit(table, stand_in(table.match, 1, "random"))
        over = next(table for table in running.kept.values() if table.over)
        last = over.id
        for name in ("c", "b", "a"):
            # The rematch of a rematch, which comes before it in any list.
            stored, _ = open_rematch(over, "visitor")
            stored.id = name
            await running.storage.open_table(stored, summary(Table(stored)), rematch_of=last)
            last = name


async def with_somebody_away(path: Path) -> None:
    """Somebody with an account, who is told of their turns and goes on vacation now and then."""
    async with all_tables(path) as running, running.storage.writing() as connection:
        table = {"table_id": next(iter((await connection.execute(select(schema.tables.c.id))).scalars()))}
        await connection.execute(insert(schema.people).values(PERSON))
        await connection.execute(insert(schema.devices).values(DEVICE))
        await connection.execute(insert(schema.ratings).values(RATING))
        await connection.execute(insert(schema.common).values(COMMON))
        await connection.execute(insert(schema.vacations).values(VACATION))
        await connection.execute(insert(schema.channels).values(CHANNEL))
        await connection.execute(insert(schema.muted).values({**ANN, **table}))
        await connection.execute(insert(schema.notices).values({**NOTICE, **table}))


async def contents(place: str) -> dict[str, list[dict[str, Any]]]:
    engine = open_engine(database_url(place))
    try:
        async with engine.connect() as connection:
            found = {}
            for part in PARTS:
                lines = await connection.execute(select(part).order_by(*part.primary_key.columns))
                found[part.name] = [dict(line._mapping) for line in lines]
            return found
    finally:
        await engine.dispose()


async def move(work: Any, place: str, path: Path) -> int:
    engine = open_engine(database_url(place))
    try:
        await migrate(engine)
        done: int = await work(engine, path, quiet)
        return done
    finally:
        await engine.dispose()


def test_nothing_is_lost_on_the_way_to_postgresql_and_back(tmp_path: Path, postgres: Postgres) -> None:
    first, second = str(tmp_path / "first.sqlite3"), str(tmp_path / "second.sqlite3")
    there = postgres.create("moved")
    run(full(Path(first)))
    run(with_somebody_away(Path(first)))
    before = run(contents(first))
    assert all(before.values()), "there is something of everything"
    assert len(before["log"]) > BATCH // 4
    files = [tmp_path / name for name in ("one", "two", "three")]
    rows = run(move(export_all, first, files[0]))
    assert rows == sum(map(len, before.values()))
    assert run(move(import_all, there, files[0])) == rows
    assert run(contents(there)) == before
    run(move(export_all, there, files[1]))
    run(move(import_all, second, files[1]))
    assert run(contents(second)) == before
    run(move(export_all, second, files[2]))
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()


def test_tables_go_on_where_they_were_moved_to(tmp_path: Path, postgres: Postgres) -> None:
    first, there = str(tmp_path / "first.sqlite3"), postgres.create("goes_on")
    run(full(Path(first)))
    run(move(export_all, first, tmp_path / "all"))
    run(move(import_all, there, tmp_path / "all"))

    async def go_on() -> None:
        engine = open_engine(there)
        storage = Storage(engine)
        lines = (await contents(there))["chat"]
        number = await storage.say(lines[0]["table_id"], 0, "and on we go", 1.0)
        assert number > max(line["id"] for line in lines)
        await engine.dispose()

    run(go_on())


def changed(content: list[bytes]) -> list[bytes]:
    assert b"Tisch" in content[3]
    return [*content[:3], content[3].replace(b"Tisch", b"Fisch"), *content[4:]]


WRONG: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str]] = {
    "changed": (changed, "checksum"),
    "a row less": (lambda lines: lines[:-2] + lines[-1:], "checksum"),
    "cut short": (lambda lines: lines[:-1], "cut short"),
    "cut in a line": (lambda lines: [*lines[:4], lines[4][:10]], "line 5 cannot be read"),
    "another file": (lambda lines: [b'{"some": "thing"}\n'], "not made by boardwright export-all"),
    "no JSON": (lambda lines: [b"PK\x03\x04 and so on\n"], "line 1 cannot be read"),
    "no object": (lambda lines: [b"[1, 2]\n"], "line 1 is no JSON object"),
    "nothing": (lambda lines: [], "cut short"),
    "newer": (
        lambda lines: [lines[0].replace(b'"format":1', b'"format":2'), *lines[1:]],
        "newer Boardwright: format 2",
    ),
    "unknown rows": (lambda lines: [lines[0], b'{"in":"alembic_version","row":{}}\n'], "line 2 is no row"),
    "unknown columns": (lambda lines: [lines[0], b'{"in":"tables","row":{"colour":1}}\n'], "line 2 is no row"),
    "bad values": (lambda lines: [lines[0], b'{"in":"log","row":{"table_id":"?","n":1}}\n', lines[1]], "do not fit"),
}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    folder = tmp_path_factory.mktemp("exported")
    run(full(folder / "t.sqlite3"))
    run(move(export_all, str(folder / "t.sqlite3"), folder / "all"))
    return (folder / "all").read_bytes().splitlines(keepends=True)


@pytest.mark.parametrize("how", WRONG)
def test_what_cannot_be_trusted_is_refused_and_nothing_of_it_kept(
    tmp_path: Path, exported: list[bytes], how: str
) -> None:
    spoil, said = WRONG[how]
    spoilt = tmp_path / "spoilt"
    spoilt.write_bytes(b"".join(spoil(exported)))
    place = str(tmp_path / "new.sqlite3")
    with pytest.raises(CannotMove, match=said):
        run(move(import_all, place, spoilt))
    assert not any(run(contents(place)).values())


def test_what_is_there_is_never_overwritten(tmp_path: Path, exported: list[bytes]) -> None:
    file, place = tmp_path / "all", str(tmp_path / "t.sqlite3")
    file.write_bytes(b"".join(exported))
    run(move(import_all, place, file))
    before = run(contents(place))
    with pytest.raises(CannotMove, match="not empty: it has rows in 'tables'"):
        run(move(import_all, place, file))
    with pytest.raises(CannotMove, match="is there already"):
        run(move(export_all, place, file))
    with pytest.raises(CannotMove, match="No such file"):
        run(move(import_all, place, tmp_path / "missing"))
    assert run(contents(place)) == before
    assert file.read_bytes() == b"".join(exported)
    assert sorted(path.name for path in tmp_path.glob("all*")) == ["all"], "nothing half written is left"


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such rights there")
def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    """It holds every secret of the games under way."""
    place, file = str(tmp_path / "t.sqlite3"), tmp_path / "all"
    run(full(Path(place)))
    run(move(export_all, place, file))
    assert file.stat().st_mode & 0o077 == 0


def test_an_older_file_is_read(tmp_path: Path, exported: list[bytes]) -> None:
    """Columns that came later get what rows of that time have."""
    older = [json.loads(line) for line in exported[:2]]
    older[0].update(schema="0003")
    for name in ("title", "agreed", "scores", "progress", "ended", "cancelling"):
        del older[1]["row"][name]
    lines = [json.dumps(line).encode() + b"\n" for line in older]
    end = {"end": 1, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    (tmp_path / "old").write_bytes(b"".join([*lines, json.dumps(end).encode()]))
    place = str(tmp_path / "t.sqlite3")
    run(move(import_all, place, tmp_path / "old"))
    [table] = run(contents(place))["tables"]
    assert (table["title"], table["agreed"], table["scores"], table["ended"]) == ("", {}, [], None)


# -- the commands ----------------------------------------------------------------------------------------------


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "boardwright", *arguments]
    return subprocess.run(program, capture_output=True, text=True, timeout=LONG, check=False)


def test_the_commands_say_what_they_did(tmp_path: Path, postgres: Postgres) -> None:
    place, there, file = str(tmp_path / "t.sqlite3"), postgres.create("by_command"), str(tmp_path / "all")
    done = command("migrate", "--database", place)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("0001  Tables, seats")
    assert done.stdout.endswith("The database is up to date now.\n")
    assert command("migrate", "--database", place).stdout == "The database was up to date already.\n"
    run(full(Path(place)))
    rows = sum(map(len, run(contents(place)).values()))
    done = command("export-all", file, "--database", place)
    assert (done.returncode, done.stdout) == (0, f"{rows} rows are in {file} now.\n")
    done = command("import-all", file, "--database", there)
    assert (done.returncode, done.stdout) == (0, f"{rows} rows of {file} are in the database now.\n")
    done = command("import-all", file, "--database", there)
    assert done.returncode == 2
    assert done.stderr.strip() == "this database is not empty: it has rows in 'tables'; name a new one"
    assert issubclass(CannotMove, BoardwrightError), "what a caller did wrong is one line"
