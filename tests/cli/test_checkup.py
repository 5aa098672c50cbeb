"""What the doctor says about a server: the database, the disk, the workers, and what to do about each problem."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from boardwright.cli import checkup, doctor
from boardwright.cli.app import app
from boardwright.cli.checkup import Check, check_clock, check_database, check_files, check_workers
from boardwright.server.database import newest_version
from boardwright.server.thinkers import NoAnswer, Thinkers
from tests.server.harness import run
from tests.server.inside import storage_at


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite3"

    async def make() -> None:
        async with storage_at(path):
            pass

    run(make())
    return path


def look(database: object) -> dict[str, Check]:
    return {check.name: check for check in run(check_database(str(database)))}


def set_version(database: Path, version: str) -> None:
    with closing(sqlite3.connect(database)) as beside:
        beside.execute("UPDATE alembic_version SET version_num = ?", [version])
        beside.commit()


def test_a_database_that_is_well(database: Path) -> None:
    found = look(database)
    assert {name: check.state for name, check in found.items()} == dict.fromkeys(
        ["database", "schema", "writing", "disk"], "ok"
    )
    assert found["schema"].found == f"{newest_version()}, the newest"
    with closing(sqlite3.connect(database)) as beside:
        versions = beside.execute("SELECT version_num FROM alembic_version").fetchall()
    assert versions == [(newest_version(),)], "what was written has been taken back"


def test_a_database_that_is_not_there_yet_is_not_made(tmp_path: Path) -> None:
    found = look(tmp_path / "tables.sqlite3")
    assert found["database"].state == "ok"
    assert "not there yet" in found["database"].found
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_text("not a database, but long enough to look at" * 100)
    found = look(path)
    assert found["database"].state == "problem"
    assert "--database" in found["database"].remedy


def test_a_server_that_is_not_there_is_a_problem_without_its_password() -> None:
    found = look("postgresql+asyncpg://me:s3cret@127.0.0.1:1/tables")
    assert found["database"].state == "problem"
    assert "s3cret" not in repr(found)


def test_a_schema_of_another_version(database: Path) -> None:
    set_version(database, "0001")
    assert look(database)["schema"].state == "note"
    set_version(database, "9999")
    newer = look(database)["schema"]
    assert newer.state == "problem"
    assert "newer Boardwright" in newer.remedy


def test_a_database_that_cannot_be_written_to(database: Path) -> None:
    with closing(sqlite3.connect(database)) as beside:
        forbid = "CREATE TRIGGER no BEFORE INSERT ON alembic_version BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        beside.execute(forbid)
    found = look(database)["writing"]
    assert found.state == "problem"
    assert "disk full" in found.remedy


def test_a_full_disk(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=50 << 20))
    found = look(database)["disk"]
    assert (found.state, found.found.split()[0]) == ("problem", "0.0")
    assert "make room" in found.remedy


def test_clock_and_open_files() -> None:
    assert check_clock(0).state == "problem"
    assert check_clock(1_800_000_000).state == "ok"
    assert (check_files(1024).state, check_files(65536).state, check_files(-1).state) == ("note", "ok", "ok")
    assert "LimitNOFILE" in check_files(1024).remedy


def test_a_worker_is_started_as_the_server_does(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(check_workers()).state == "ok"

    async def fail(self: Thinkers, work: Any, job: Any) -> None:
        raise NoAnswer("no worker could finish the job")

    monkeypatch.setattr(Thinkers, "run", fail)
    found = asyncio.run(check_workers())
    assert (found.state, "memory" in found.remedy) == ("problem", True)


def test_the_program_says_it_all_and_ends_with_1_where_there_is_a_problem(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "SECONDS", 0.02)
    command = ["doctor", "--database", str(database)]
    well = CliRunner().invoke(app, [*command, "--json"])
    assert well.exit_code == 0, well.output
    assert [check["name"] for check in json.loads(well.output)["checks"]] == [
        "database",
        "schema",
        "writing",
        "disk",
        "clock",
        "open files",
        "versions",
        "workers",
    ]
    set_version(database, "9999")
    ill = CliRunner().invoke(app, command)
    assert ill.exit_code == 1
    assert "problem: 9999" in ill.output
    assert "restore a copy" in " ".join(ill.output.split())
    assert checkup.PARTS[0] in ill.output
