"""Logs: one event a line, with fields, and without anything that opens something."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from boardwright.cli.serve import Watching
from boardwright.kernel.errors import BadOptions
from boardwright.server.addresses import read_place
from boardwright.server.logs import Form, request_id, set_up, shortened, told
from tests.server.devices import ok
from tests.server.harness import COOKIE, Visitor, eventually, run
from tests.server.inside import storage_at
from tests.server.watched import Watched


@pytest.fixture
def written() -> Iterator[Any]:
    """Sets the logs up in a form and gives what was written; afterwards they are as before."""
    root, ours = logging.getLogger(), logging.getLogger("boardwright")
    before = (root.handlers[:], root.level, ours.level)
    stream = io.StringIO()

    def begin(form: Form, level: int = logging.INFO) -> io.StringIO:
        set_up(form, level, stream)
        return stream

    yield begin
    root.handlers[:], level, own = before
    root.setLevel(level)
    ours.setLevel(own)


def test_an_event_is_one_line_of_json_with_its_fields(written: Any) -> None:
    stream = written("json")
    token = request_id.set("abc123")
    logging.getLogger("boardwright.server.tables").info("table %s\nopened", "T", extra=told(seats=3, game=None))
    request_id.reset(token)
    try:
        raise ValueError("broken\nin two")
    except ValueError:
        logging.getLogger("elsewhere").exception("failed")
    first, second = map(json.loads, stream.getvalue().splitlines())
    moment = first.pop("time")
    assert (len(moment), moment[10], moment[-1]) == (24, "T", "Z")
    assert first == {
        "level": "info",
        "logger": "boardwright.server.tables",
        "message": "table T\nopened",
        "seats": 3,
        "request": "abc123",
    }
    assert second["level"] == "error"
    assert "ValueError: broken\nin two" in second["error"]


def test_as_text_the_sentence_comes_first_and_stays_on_its_line(written: Any) -> None:
    stream = written("text")
    logging.getLogger("boardwright.access").warning("one\ntwo", extra=told(status=500, ms=1.5))
    [line] = stream.getvalue().splitlines()
    assert line.endswith(" warning boardwright.access: one\\ntwo (status=500 ms=1.5)")


def test_without_a_wish_only_problems_are_told(written: Any) -> None:
    stream = written("text", logging.WARNING)
    logging.getLogger("boardwright.access").info("request")
    logging.getLogger("sqlalchemy.engine").info("SELECT")
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    ("address", "short"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_as_long_as_the_limits_count(address: str, short: str) -> None:
    assert shortened(address) == short


def test_what_a_statement_was_given_is_not_in_its_error(tmp_path: Path) -> None:
    async def fail() -> str:
        async with storage_at(tmp_path / "tables.sqlite3") as storage:
            with pytest.raises(SQLAlchemyError) as caught:
                async with storage.engine.begin() as connection:
                    await connection.execute(text("INSERT INTO holders VALUES (:secret)"), {"secret": "s3cret"})
            return str(caught.value)

    assert "s3cret" not in run(fail())


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_log_of_a_played_game_tells_a_secret(tmp_path: Path, form: str) -> None:
    """Seats are claimed, links renewed, wrong ones tried, a game played to its end: every line is searched."""
    server = Watched(tmp_path / "tables.sqlite3", form)
    server.start()

    async def play() -> list[str]:
        async with Visitor(server) as me, Visitor(server) as friend:
            opened = await me.open("me", "friend", "random")
            table, token = opened["table"], opened["links"][0]["token"]
            secrets = [token, me.cookie, friend.cookie]
            await friend.claim(table, "wrong" + token[5:])
            await friend.http.get(f"/?link={token}")
            await friend.http.get(f"/api/tables/{table}/{token}")
            await friend.http.post(f"/api/tables/{table}/claim?token={token}", json={"token": [token]})
            ok(await friend.claim(table, token))
            secrets.append((await friend.post(f"/tables/{table}/links/1")).json()["token"])
            async with me.tab(table) as mine, friend.tab(table) as theirs:
                await mine.ask(type="say", text=f"my link is {token}")
                await mine.send(type="act", token=token)
                for tab, seat in ((mine, 0), (theirs, 1)):
                    await tab.ask(type="stand_in", seat=seat, bot="medium")
                await mine.settle(lambda shot: shot["over"])
            seed = (await me.get(f"/tables/{table}/record")).json()["seed"]
            return [*secrets, *(sha256(secret.encode()).hexdigest() for secret in secrets), str(seed), COOKIE]

    secrets = run(play())
    server.stop()
    written = server.journal.read_text()
    assert "/api/tables/{table}/claim" in written, "there is something to search through"
    assert "socket closed" in written
    for secret in secrets:
        assert secret not in written


def test_the_access_log_names_routes_tables_and_requests_and_is_quiet_about_files(tmp_path: Path) -> None:
    server = Watched(tmp_path / "tables.sqlite3")
    server.start()

    async def play() -> tuple[str, str]:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            await me.http.get("/favicon.svg")
            await me.http.get("/health")
            answer = await me.get(f"/tables/{table}/at/0")
            async with me.tab(table):
                pass
            await eventually(lambda: any(line["message"] == "socket closed" for line in server.lines()))
            return table, answer.headers["x-request-id"]

    table, request = run(play())
    server.stop()
    lines = server.lines()
    [looked] = [line for line in lines if line.get("route") == "/api/tables/{table}/at/{length}"]
    assert (looked["logger"], looked["level"], looked["message"]) == ("boardwright.access", "info", "request")
    assert (looked["method"], looked["status"], looked["table"]) == ("GET", 200, table)
    assert (looked["address"], looked["request"]) == ("127.0.0.1", request)
    assert looked["ms"] >= 0
    [socket] = [line for line in lines if line["message"] == "socket closed"]
    assert (socket["route"], socket["table"], socket["code"]) == ("/api/tables/{table}/live", table, "client")
    [opened] = [line for line in lines if line["message"] == "table opened"]
    assert (opened["table"], opened["seats"], opened["game"]) == (table, 2, "kingdom_builder")
    assert not [line for line in lines if line.get("status") == 200 and line["route"] in ("page", "ready")]
    assert [line["message"] for line in lines[-2:]] == ["stopping", "stopped"]


@pytest.mark.parametrize("log", ["xml", "JSON"])
def test_a_form_that_is_none_is_refused(log: str) -> None:
    with pytest.raises(BadOptions, match="text and json"):
        Watching(log).begin()


@pytest.mark.parametrize(
    ("written", "place"),
    [
        ("9100", ("127.0.0.1", 9100)),
        ("0.0.0.0:9100", ("0.0.0.0", 9100)),
        ("[::1]:9100", ("::1", 9100)),
        ("localhost:1", ("localhost", 1)),
    ],
)
def test_an_address_and_port_are_read(written: str, place: tuple[str, int]) -> None:
    assert read_place(written) == place


@pytest.mark.parametrize("written", ["", ":", "example.org:80", "127.0.0.1:http", "127.0.0.1:70000", "127.0.0.1"])
def test_what_is_no_address_and_port_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="address and port"):
        read_place(written)
    if written:
        with pytest.raises(BadOptions, match="--metrics"):
            Watching(metrics=written).begin()
