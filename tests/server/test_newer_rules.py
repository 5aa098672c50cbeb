"""A real server is killed in mid game and comes back with a higher rules version: nobody's table is closed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from boardwright.server.database import database_url, migration_config, open_engine
from tests.server.harness import GAME, LONG, Server, Tab, Visitor, run, seed_where

NEWER = Path(__file__).with_name("newer_rules.py")
LENGTH = 120


async def restart(server: Server, version: int = 1) -> None:
    """The power fails, and whoever starts the server again has installed a new version of it."""
    server.kill()
    server.program = [str(NEWER), str(version)]
    await asyncio.to_thread(server.start)


async def play_on(tab: Tab, length: int) -> None:
    while not (await tab.settle())["over"] and tab.shot["length"] < length:
        await tab.patient_act()


def said(log: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(entry["n"], event["text"]["key"]) for entry in log for event in entry["events"]]


def test_a_running_table_outlives_new_rules(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me:
            table = (await me.open("me", "random", "random", "random", seed=seed_where(0, 4)))["table"]
            story, shot = await begin(own_server, me, table)
            await restart(own_server, 2)
            await go_on(me, table, story, shot)
            await restart(own_server, 3)
            async with me.tab(table) as tab:
                assert [key for _, key in said(tab.log)].count("restarted-rules") == 2
                await play_on(tab, 100_000)
                assert tab.shot["over"]
            assert (await me.get(f"/tables/{table}/record")).json()["rules_version"] == 3

    run(play())


async def begin(server: Server, me: Visitor, table: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Play for a while. Returns the log as a guest has it, and the table as I see it."""
    async with Visitor(server) as guest, guest.tab(table) as watching, me.tab(table) as tab:
        await play_on(tab, LENGTH)
        shot = await tab.settle()
        settled = shot["length"] - shot["undo"][0]["undo"]["steps"]
        await watching.settle(lambda seen: seen["length"] >= settled)
        return watching.log, shot


async def go_on(me: Visitor, table: str, story: list[dict[str, Any]], shot: dict[str, Any]) -> None:
    """Under new rules: all is as it was, the log says so, and the game goes on."""
    async with me.tab(table, since=shot["n"]) as tab:
        length = shot["length"] + 1
        assert tab.shot["view"] == shot["view"]
        assert notations(tab.shot) == notations(shot)
        assert (tab.shot["first"], tab.shot["length"], tab.shot["log_from"]) == (length, length, 0)
        assert tab.log[: len(story)] == story, "the story as everybody knew it"
        assert said(tab.log)[-1] == (length, "restarted-rules")
        assert [entry["n"] for entry in tab.log] == list(range(length + 1))
        await refuse_the_past(me, tab, table, length)
        await play_on(tab, length + 8)
        assert [entry["n"] for entry in tab.log] == list(range(tab.shot["length"] + 1))
        [scene] = (await me.get(f"/tables/{table}/scenes?at={length}")).json()
        for past in ((await me.get(f"/tables/{table}/at/{length}")).json(), scene):
            assert (past["view"], past["length"]) == (shot["view"], length)


def notations(shot: dict[str, Any]) -> list[str]:
    return [option["notation"] for decision in shot["decisions"] for option in decision["options"]]


async def refuse_the_past(me: Visitor, tab: Tab, table: str, length: int) -> None:
    """What was before the restart is neither taken back nor looked at nor branched off."""
    [undo] = tab.shot["undo"]
    assert undo["undo"]["steps"] == 0
    answer = await tab.ask(type="undo", n=tab.shot["n"], seat=0, all=False)
    assert (answer["type"], answer["code"]) == ("refused", "undo")
    for response in (
        await me.get(f"/tables/{table}/at/0"),
        await me.get(f"/tables/{table}/at/{length - 1}"),
        await me.get(f"/tables/{table}/scenes?at={length}&at={length - 1}"),
        await me.post(f"/tables/{table}/branch", {"n": 3, "seat": 0}),
    ):
        assert (response.status_code, response.json()["code"]) == (410, "gone")
        assert f"positions before decision {length} are only told" in response.json()["reason"]
    assert (await me.get(f"/tables/{table}/at/-1")).status_code == 404
    assert (await me.post(f"/tables/{table}/branch", {"n": length, "seat": 0})).status_code == 200


def test_what_was_seen_counts_on_over_a_restart(own_server: Server) -> None:
    async def seen(tab: Tab, length: int) -> None:
        await tab.send(type="seen", length=length)
        await tab.ask(type="say", text="once this is answered, what came before it is stored")

    async def play() -> None:
        async with Visitor(own_server) as me:
            table = (await me.open("me", "here", seed=7))["table"]
            async with me.tab(table) as tab:
                await play_on(tab, 20)
                await seen(tab, 20)
            await restart(own_server, 2)
            async with me.tab(table) as tab:
                assert (tab.shot["seen"], tab.shot["length"]) == (20, 21)
                await play_on(tab, 24)
                await seen(tab, 23)
            async with me.tab(table) as tab:
                assert (tab.shot["seen"], tab.shot["length"]) == (23, 24)

    run(play())


def test_a_table_that_cannot_go_on_says_so_and_is_told(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me:
            table = (await me.open("me", "here", seed=7))["table"]
            async with me.tab(table) as tab:
                await play_on(tab, 12)
            assert (await me.get(f"/tables/{table}/story")).status_code == 422, "it goes on; there is nothing to tell"
            spoil(own_server.database)
            await restart(own_server, 2)
            answer = await me.get(f"/tables/{table}/at/0")
            assert (answer.status_code, answer.json()["code"]) == (410, "gone")
            assert "fits the rules of today" in answer.json()["reason"]
            story = (await me.get(f"/tables/{table}/story")).json()
            assert (story["game"], story["names"]) == (GAME, ["Me", "Here"])
            assert [entry["n"] for entry in story["log"]] == list(range(13))
            async with me.tab(table, hello=False) as tab:
                assert (await tab.until("refused"))["code"] == "gone"
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(tab.wire.recv(), LONG)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4410
            assert (await me.open("me", "here"))["table"], "other tables are none the worse"

    run(play())


def spoil(database: Path) -> None:
    """Nothing that could be gone on from is left."""
    with sqlite3.connect(database, timeout=LONG) as connection:
        connection.execute("UPDATE positions SET position = '{}'")
        connection.execute("UPDATE tables SET start = json_set(start, '$.players', 99)")
    connection.close()


# -- a database of the version before --------------------------------------------------------------------------


def test_tables_of_the_version_before_go_on(own_server: Server, tmp_path: Path) -> None:
    """Its schema has neither positions nor words: both are there once the table was loaded."""

    async def play() -> None:
        async with Visitor(own_server) as me:
            table = (await me.open("me", "here", seed=7))["table"]
            async with me.tab(table) as tab:
                await play_on(tab, 60)
            own_server.kill()
            own_server.database = await as_before(own_server.database, tmp_path / "old.sqlite3")
            await asyncio.to_thread(own_server.start)
            assert own_server.rows("SELECT count(*) FROM positions") == [(0,)], "nothing is done at the start"
            async with me.tab(table) as tab:
                shot = tab.shot
            assert own_server.rows("SELECT n, length FROM positions") == [(60, 60)]
            assert own_server.rows("SELECT count(*) FROM log WHERE told IS NULL") == [(0,)]
            assert len(json.loads(own_server.rows("SELECT told FROM tables")[0][0])) == 1
            await restart(own_server, 2)
            async with me.tab(table) as tab:
                assert tab.shot["view"] == shot["view"]
                assert tab.log[:-1] == [{**entry, "events": public(entry)} for entry in shot["log"]]

    run(play())


def public(entry: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for event in entry["events"] if event["text"]["key"] != "event-drew-card"]


async def as_before(source: Path, target: Path) -> Path:
    """The same tables in a database as the version before made them."""

    def make(connection: Connection) -> None:
        config = migration_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    engine = open_engine(database_url(str(target)))
    async with engine.begin() as connection:
        await connection.run_sync(make)
    await engine.dispose()
    file = sqlite3.connect(target)
    file.execute("ATTACH ? AS now", [str(source)])
    for name in ("tables", "seats", "holders", "log"):
        columns = ", ".join(line[1] for line in file.execute(f"PRAGMA main.table_info({name})"))
        file.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM now.{name}")
    file.commit()
    file.close()
    return target
