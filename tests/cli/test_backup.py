"""A copy of the tables, made while they are played at: it is whole, it is checked, and a server goes on from it."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from boardwright.cli import backup as backups
from boardwright.cli.app import app
from boardwright.cli.backup import backup
from boardwright.kernel.errors import BadOptions
from tests.server.harness import Server, Visitor, finishing, run


def command(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["backup", *map(str, arguments)])


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a table in it."""
    from tests.server.inside import all_tables, open_table, play

    path = tmp_path / "tables.sqlite3"

    async def fill() -> None:
        async with all_tables(path) as tables:
            await play(tables, await open_table(tables, "me", "here"), 20)

    run(fill())
    return path


def test_a_copy_made_during_play_is_whole_and_a_server_goes_on_from_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3")
    server.start()
    copies = [tmp_path / f"copy{number}.sqlite3" for number in range(3)]

    async def play() -> tuple[str, str, list[int]]:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            promised = []
            async with me.tab(table) as tab:
                for file in copies:
                    copying = asyncio.create_task(asyncio.to_thread(backup, file, str(server.database)))
                    promised.append(tab.shot["n"])
                    while not copying.done() or tab.shot["n"] < promised[-1] + 3:
                        shot = await tab.settle()
                        await tab.patient_act(finishing(shot["decisions"][0]))
                    await copying
            return table, me.cookie, promised

    table, cookie, promised = run(play())
    server.stop()
    for file, n in zip(copies, promised):
        with closing(sqlite3.connect(file)) as copy:
            rows = copy.execute("SELECT n FROM log WHERE table_id = ? ORDER BY n", [table]).fetchall()
            [(said,)] = copy.execute("SELECT n FROM tables WHERE id = ?", [table]).fetchall()
        assert [row for (row,) in rows] == list(range(1, len(rows) + 1))
        assert said == len(rows) >= n, "one moment, and everything that was promised before it"

    again = Server(copies[-1])
    again.start()

    async def go_on() -> None:
        async with Visitor(again) as me:
            me.http.cookies.clear()
            me.http.cookies.set("boardwright_visitor", cookie)
            async with me.tab(table) as tab:
                assert tab.shot["n"] >= promised[-1]
                await tab.settle()
                assert (await tab.act())["type"] == "accepted"

    run(go_on())
    again.stop()


def test_it_says_what_is_in_the_copy_and_only_its_owner_reads_it(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    result = command(target, "--database", database)
    assert result.exit_code == 0, result.output
    assert "tables 1, seats 2" in result.output
    assert "log 20" in result.output
    assert f"boardwright serve --database {target}" in result.output.replace("\n", "")
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.sqlite3"], "nothing else is left"


def test_a_file_that_is_there_is_replaced_only_when_asked_to(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    target.write_text("something else")
    refused = command(target, "--database", database)
    assert refused.exit_code == 2
    assert "--force" in refused.stderr
    assert target.read_text() == "something else"
    assert command(target, "--database", database, "--force").exit_code == 0
    assert target.read_bytes().startswith(b"SQLite format 3")
    itself = command(database, "--database", database, "--force")
    assert (itself.exit_code, "itself" in itself.stderr) == (2, True)


def test_a_damaged_database_is_noticed_and_the_old_copy_stays(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    target.write_text("the copy of yesterday")
    with closing(sqlite3.connect(database)) as writer:
        writer.execute("PRAGMA journal_mode=DELETE")
        [(size,)] = writer.execute("PRAGMA page_size").fetchall()
    content = bytearray(database.read_bytes())
    for page in range(4, len(content) // size, 3):
        content[page * size : page * size + 200] = b"\xff" * 200
    database.write_bytes(content)
    with pytest.raises(BadOptions):
        backup(target, str(database), force=True)
    assert target.read_text() == "the copy of yesterday"
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.sqlite3"]


def test_a_copy_that_lacks_something_is_refused(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = iter([{"log": 20}, {"log": 19}])
    monkeypatch.setattr(backups, "count", lambda connection: next(counted))
    with pytest.raises(BadOptions, match="does not have what the database had"):
        backup(tmp_path / "copy.sqlite3", str(database))
    assert not (tmp_path / "copy.sqlite3").exists()


@pytest.mark.parametrize("address", ["postgresql+asyncpg://me:secret@127.0.0.1/tables", "sqlite://"])
def test_other_databases_have_tools_of_their_own(tmp_path: Path, address: str) -> None:
    result = command(tmp_path / "copy", "--database", address)
    assert result.exit_code == 2
    assert "pg_dump" in result.stderr
    assert "export-all" in result.stderr
    assert "secret" not in result.output


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    with closing(sqlite3.connect(other)) as writer:
        writer.execute("CREATE TABLE mine (n)")
    assert "no database of Boardwright's" in command(tmp_path / "a", "--database", other).stderr
    other.write_text("text")
    assert command(tmp_path / "a", "--database", other).exit_code == 2
    assert "there is no database" in command(tmp_path / "a", "--database", tmp_path / "nothing").stderr
    assert "there is no folder" in command(tmp_path / "no" / "a", "--database", other).stderr
