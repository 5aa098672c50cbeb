"""Everything about me: to take along, and to have deleted; with an account or without."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from boardwright.server.my_data import delete_all, export
from boardwright.server.people import SOMEBODY
from boardwright.server.protocol import USUAL
from tests.server.devices import PASSWORD, Device, new_name, ok
from tests.server.harness import Server, Visitor, run, seed_where
from tests.server.inside import all_tables, open_table, play
from tests.server.test_ratings import person

END = USUAL.model_copy(update={"leaving": "end"}).model_dump()


async def say(device: Visitor, table: str, text: str) -> None:
    async with device.tab(table) as tab:
        assert (await tab.ask(type="say", text=text))["type"] == "accepted"


async def exported(device: Device) -> dict[str, Any]:
    answer = await device.get("/me/export")
    ok(answer)
    assert "attachment" in answer.headers["content-disposition"]
    told: dict[str, Any] = answer.json()
    return told


async def together(me: Device, friend: Visitor, *more: str, **how: Any) -> str:
    """Both sit at a table of mine."""
    opened = await me.open("me", "friend", *more, seed=seed_where(0, 2 + len(more)), **how)
    ok(await friend.claim(opened["table"], opened["links"][0]["token"]))
    table: str = opened["table"]
    return table


def test_everything_about_a_person_can_be_taken_along(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as me, Visitor(server) as friend:
            table = await together(me, friend)
            await say(me, table, "mine as a guest")
            ok(await me.make(name))
            await say(me, table, "mine")
            await say(friend, table, "not mine")
            ok(await me.post("/me/ratings", {"on": True}))
            told = await exported(me)
            assert told["account"]["name"] == name
            assert told["account"]["settings"] == {"rated": True}
            assert [set(device) for device in told["devices"]] == [{"label", "logged_in", "used"}]
            assert [line["text"] for line in told["chat"]] == ["mine as a guest", "mine"]
            (line,) = told["tables"]
            assert (line["table"], line["my_seats"]) == (table, [{"seat": 0, "name": "Me"}])
            assert line["record"] is None, "it goes on: a record would hold every secret"

    run(walk())


def test_a_guest_can_take_along_what_belongs_to_the_cookie(server: Server) -> None:
    async def walk() -> None:
        async with Device(server) as me, Visitor(server) as friend:
            table = await together(me, friend)
            await say(me, table, "mine")
            told = await exported(me)
            assert told["account"] is None
            assert [line["table"] for line in told["tables"]] == [table]
            assert [line["text"] for line in told["chat"]] == ["mine"]

    run(walk())


def test_finished_games_are_taken_along_with_their_records(tmp_path: Path) -> None:
    async def walk() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here")
            await play(running, table, 10_000)
            (line,) = (await export(running, "visitor"))["tables"]
            assert line["over"]
            assert line["record"]["game"] == "kingdom_builder"
            assert line["record"]["table"]["names"] == ["Me", "Here"]

    run(walk())


def test_a_bot_plays_on_for_a_person_who_is_deleted(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as me, Device(server) as phone, Visitor(server) as friend:
            table = await together(me, friend)
            alone = (await me.open("me", "random"))["table"]
            ok(await me.make(name))
            ok(await phone.log_in(name))
            await say(me, table, "mine")
            await say(friend, table, "not mine")
            async with friend.tab(table) as tab:
                assert (await me.delete("/me", {"password": "not that one"})).status_code == 403
                assert (await me.me())["name"] == name, "nothing has happened"
                old = me.cookie
                ok(await me.delete("/me", {"password": PASSWORD}))
                assert me.cookie != old
                await tab.settle(lambda shot: shot["seats"][0]["gone"] == "left")
                assert tab.shot["seats"][0]["stand_in"] is not None
                assert not tab.shot["over"]
            assert (await phone.me())["name"] is None
            assert await phone.tables() == await me.tables() == []
            assert (await me.log_in(name)).status_code == 403
            async with friend.tab(table) as tab:
                assert [line["text"] for line in tab.chat] == ["", "not mine"]
                assert tab.seats[0]["name"] == SOMEBODY
            assert (await friend.get(f"/tables/{alone}/life")).status_code == 404, "nobody else was there"
            assert server.rows("SELECT COUNT(*) FROM people WHERE shown = ?", name) == [(0,)]
            ok(await me.make(name))

    run(walk())


def test_a_game_ends_where_that_was_agreed(server: Server) -> None:
    async def walk() -> None:
        async with Device(server) as me, Visitor(server) as friend:
            table = await together(me, friend, agreed=END)
            ok(await me.delete("/me", {}))
            async with friend.tab(table) as tab:
                assert tab.shot["over"]
                assert tab.shot["ended"]["why"] == "left"
                assert tab.seats[0]["name"] == SOMEBODY

    run(walk())


def test_a_seat_that_somebody_else_holds_too_stays_theirs(server: Server) -> None:
    async def walk() -> None:
        async with Device(server) as me, Visitor(server) as friend:
            table = await together(me, friend)
            link = (await friend.post(f"/tables/{table}/links/1?stay=true", {})).json()
            async with Device(server) as guest:
                ok(await guest.claim(table, link["token"]))
                ok(await guest.delete("/me", {}))
                assert await guest.tables() == []
            async with friend.tab(table) as tab:
                assert [seat["mine"] for seat in tab.shot["seats"]] == [False, True]
                assert tab.seats[1]["name"] == "Friend"
                assert tab.seats[1]["devices"] == 1

    run(walk())


def test_in_finished_games_a_name_becomes_somebody_and_the_result_stays(tmp_path: Path) -> None:
    async def walk() -> None:
        path = tmp_path / "t.sqlite3"
        async with all_tables(path) as running:
            table = await open_table(running, "me", "friend")
            await running.storage.hold(table.id, 1, "friend")
            table.holders[1] = {"friend"}
            await play(running, table, 10_000)
            before = (await export(running, "friend"))["tables"][0]["record"]
            await delete_all(running, "visitor")
            assert [seat.name for seat in table.seats] == [SOMEBODY, "Friend"]
        async with all_tables(path) as running:
            (line,) = await running.storage.tables_of("friend", 10)
            assert line.summary.over
            assert [seat.name for seat in line.seats] == [SOMEBODY, "Friend"]
            assert line.holders == {1: {"friend"}}
            after = (await export(running, "friend"))["tables"][0]["record"]
            assert after.pop("table")["names"] == ["", "Friend"]
            assert before.pop("table")["names"] == ["Me", "Friend"]
            assert {**before, "check": ""} == {**after, "check": ""}
            assert await export(running, "visitor") == {
                "account": None,
                "devices": [],
                "ratings": [],
                "tables": [],
                "vacations": [],
                "told_by": [],
                "muted": [],
                "chat": [],
            }

    run(walk())


def test_nothing_of_a_person_is_left_in_the_database(tmp_path: Path) -> None:
    async def walk() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            people = running.storage.people
            await person(running, "gone", rated=True)
            table = await open_table(running, "me", "friend")
            for seat, who in enumerate(("gone", "friend")):
                await running.storage.hold_alone(table.id, seat, who, "token")
                await running.storage.hold(table.id, seat, who)
                table.holders[seat] = {who}
            await running.storage.say(table.id, 0, "from an older server", 1.0)
            await running.storage.say(table.id, None, "before I sat down", 1.0, "gone")
            await delete_all(running, "gone")
            assert await people.person("gone") is None
            assert await people.devices("gone") == await people.ratings("gone") == await people.held("gone") == []
            assert [line.text for line in await running.storage.chat(table.id, 10)] == ["", ""]
            assert [line.by for line in await running.storage.chat(table.id, 10)] == [None, None]

    run(walk())


def test_two_devices_that_delete_and_log_in_at_once(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as laptop, Device(server) as phone:
            table = (await laptop.open("me", "random"))["table"]
            ok(await laptop.make(name))
            deleted, _ = await asyncio.gather(laptop.delete("/me", {"password": PASSWORD}), phone.log_in(name))
            ok(deleted)
            assert (await phone.log_in(name)).status_code == 403
            assert (await phone.me())["name"] is None
            assert await phone.tables() == await laptop.tables() == []
            assert (await phone.get(f"/tables/{table}/life")).status_code == 404

    run(walk())
