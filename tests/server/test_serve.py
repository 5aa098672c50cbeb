"""``boardwright serve``: it says where it is, opens the browser there, and stops when asked to."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from typer.testing import CliRunner

from boardwright.cli.app import app
from boardwright.kernel.errors import BadOptions
from boardwright.server import database, run
from tests.server.places import LONG, free_port
from tests.server.postgres import Postgres

SERVE = "from boardwright.cli.app import run; run()"


def test_it_opens_the_browser_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    browser = tmp_path / "browser.py"
    browser.write_text("import pathlib, sys; pathlib.Path(__file__).with_name('opened').write_text(sys.argv[1])\n")
    command = f"from boardwright.cli.serve import serve_command; serve_command(database={str(tmp_path / 'my.db')!r})"
    process = subprocess.Popen(
        [sys.executable, "-c", command],
        env={**os.environ, "BROWSER": f"{sys.executable} {browser} %s"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Boardwright is at http://127.0.0.1:")
    address = line.split()[-1]
    with urllib.request.urlopen(f"{address}api/games", timeout=LONG) as answer:
        assert answer.status == 200
    end = time.monotonic() + LONG
    opened = tmp_path / "opened"
    while not (opened.exists() and opened.read_text()) and time.monotonic() < end:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=LONG)
    assert process.returncode == 0
    assert "Traceback" not in rest
    assert rest.endswith("Stopped.\n")
    assert opened.read_text() == address
    assert (tmp_path / "my.db").exists()


def test_a_taken_port_is_an_error_only_when_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with run.listen("127.0.0.1", 0) as first:
        taken = first.getsockname()[1]
        with pytest.raises(BadOptions, match=f"port {taken}"):
            run.listen("127.0.0.1", taken)
        monkeypatch.setattr(run, "USUAL", taken)
        with run.listen("127.0.0.1", 0) as second:
            assert second.getsockname()[1] != taken
            assert run.address_of(second, "0.0.0.0") == f"http://127.0.0.1:{second.getsockname()[1]}/"


def test_a_database_that_cannot_be_used_is_said_in_one_line(tmp_path: Path, postgres: Postgres) -> None:
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_text("no database at all, but a text that is long enough to be looked at" * 20)
    nobody = f"postgresql://somebody:secret@127.0.0.1:{free_port()}/tables"
    wrong = {
        str(damaged): "file is not a database",
        nobody: "Connect call failed",
        postgres.address("missing"): 'database "missing" does not exist',
    }
    for place, said in wrong.items():
        with pytest.raises(BadOptions, match=said) as told:
            asyncio.run(database.prepare(place))
        assert "\n" not in str(told.value)
        assert "secret" not in str(told.value)


def test_who_lacks_the_driver_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "find_spec", lambda _: None)
    with pytest.raises(BadOptions, match=r"pip install 'boardwright\[postgres\]'"):
        asyncio.run(database.prepare("postgresql://127.0.0.1/tables"))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--database", "{folder}"], "cannot keep tables in {folder}: the server cannot open its database"),
        (["--database", "{folder}/text/tables.db"], "see that its folder is there and may be written to"),
        (["--database", "/proc/nowhere/tables.db"], "see that its folder is there and may be written to"),
        (["--database", "{folder}/text"], "that file is no database of Boardwright"),
        (["--database", "{folder}/newer.db"], "a newer Boardwright has written there; update this one"),
        (["--database", "sqlite:///file:{folder}/ready.db?mode=ro&uri=true"], "may not write to its database"),
        (["--database", "sqlite:///file:{folder}/none.db?mode=ro&uri=true"], "cannot open its database"),
        (
            ["--database", "postgresql+nothing://user:secret@localhost/tables"],
            "tables are kept in SQLite or PostgreSQL",
        ),
        (["--database", "nonsense://"], "tables are kept in SQLite or PostgreSQL"),
        (["--host", "nowhere.invalid"], "no computer is known by that name"),
        (["--host", "a" * 300], "cannot listen on"),
        (["--host", "203.0.113.5"], "this computer does not have that address"),
        (["--port", "{taken}"], "something else listens there"),
        (["--public-url", "http://["], "the public address is one like"),
        (["--proxy", "somewhere"], "a proxy is named by its address"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(tmp_path: Path, arguments: list[str], told: str) -> None:
    (tmp_path / "text").write_text("This is a letter, and a long one. " * 100)
    run.open_database(str(tmp_path / "ready.db"))
    with sqlite3.connect(tmp_path / "newer.db") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('from the future')")
    newer.close()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        places = {"folder": str(tmp_path), "taken": str(taken.getsockname()[1])}
        given = [word.format(**places) for word in arguments]
        ended = CliRunner().invoke(app, ["serve", "--no-browser", *given])
    assert ended.exit_code in (1, 2)
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert told.format(**places) in ended.stderr
    assert "secret" not in ended.stderr


def test_a_disk_that_takes_nothing_is_said_in_one_sentence(tmp_path: Path) -> None:
    pytest.importorskip("resource")
    code = f"import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); {SERVE}"
    command = [sys.executable, "-c", code, "serve", "--no-browser", "--database", str(tmp_path / "tables.db")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False)
    assert ended.returncode in (1, 2)
    assert "Traceback" not in ended.stderr
    assert "it is full, or fails" in ended.stderr
