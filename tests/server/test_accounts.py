"""Accounts: a guest keeps their seats under a name and a password, and finds them on other devices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from boardwright.server.accounts import Accounts, fold, label_of
from boardwright.server.handover import seek_seat
from boardwright.server.passwords import HASHER, is_right
from boardwright.server.tokens import fingerprint
from tests.server.devices import PASSWORD, Device, new_name, ok
from tests.server.harness import COOKIE, Server, Tab, Visitor, run
from tests.server.inside import all_tables, open_table


def mine_at(tab: Tab) -> list[int]:
    return [seat["seat"] for seat in tab.shot["seats"] if seat["mine"]]


def test_a_guest_keeps_their_seats_and_finds_them_on_another_device(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as laptop, Device(server) as phone:
            assert await laptop.me() == {"name": None, "rated": False, "devices": [], "ratings": []}
            table = (await laptop.open("me", "random"))["table"]
            before = laptop.cookie
            ok(await laptop.make(name))
            assert laptop.cookie != before, "a cookie that was there before opens no account"
            assert (await laptop.me())["name"] == name
            assert await laptop.tables() == [table], "the guest's seats have come along"
            assert await phone.tables() == []
            ok(await phone.log_in(name))
            assert await phone.tables() == [table]
            async with phone.tab(table) as tab:
                assert mine_at(tab) == [0]
            devices = (await phone.me())["devices"]
            assert [device["here"] for device in devices].count(True) == 1
            assert len(devices) == 2
            second = (await phone.open("me", "random"))["table"]
            assert set(await laptop.tables()) == {table, second}

    run(walk())


def test_seats_of_a_guest_join_those_of_the_account(server: Server) -> None:
    """Also where both hold the same seat, or two seats of one table."""

    async def walk() -> None:
        name = new_name()
        async with Device(server) as laptop, Device(server) as phone, Visitor(server) as friend:
            opened = await laptop.open("me", "friend", "friend")
            table, links = opened["table"], [link["token"] for link in opened["links"]]
            ok(await laptop.claim(table, links[0]))
            ok(await laptop.make(name))
            ok(await phone.claim(table, links[0]))
            ok(await phone.claim(table, links[1]))
            own = (await phone.open("me", "random"))["table"]
            async with phone.tab(table) as tab:
                assert mine_at(tab) == [1, 2]
            ok(await phone.log_in(name))
            assert set(await phone.tables()) == set(await laptop.tables()) == {table, own}
            async with laptop.tab(table) as tab:
                assert mine_at(tab) == [0, 1, 2]
                assert [seat["devices"] for seat in tab.shot["seats"]] == [1, 1, 1], "an account is one holder"
            ok(await friend.claim(table, links[1]))

    run(walk())


def test_who_opened_a_table_may_still_cancel_it_when_logged_in(server: Server) -> None:
    async def walk() -> None:
        async with Device(server) as laptop, Visitor(server) as friend:
            opened = await laptop.open("me", "friend")
            ok(await friend.claim(opened["table"], opened["links"][0]["token"]))
            ok(await laptop.make(new_name()))
            assert (await laptop.get(f"/tables/{opened['table']}/life")).json()["cancel"] == "now"

    run(walk())


def test_logging_out_leaves_a_fresh_guest(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as laptop:
            table = (await laptop.open("me", "random"))["table"]
            guest = laptop.cookie
            ok(await laptop.make(name))
            account = laptop.cookie
            ok(await laptop.post("/me/logout"))
            assert laptop.cookie not in (guest, account)
            assert (await laptop.me())["name"] is None
            assert await laptop.tables() == []
            assert (await laptop.post("/me/logout")).status_code == 403
            for old in (guest, account):
                laptop.http.cookies.set(COOKIE, old)
                answer = await laptop.http.get("/api/tables", headers={"Cookie": f"{COOKIE}={old}"})
                assert answer.json() == [], "neither cookie of before opens a seat"
            laptop.http.cookies.clear()
            ok(await laptop.log_in(name))
            assert await laptop.tables() == [table]

    run(walk())


def test_a_name_is_taken_in_every_spelling(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as one, Device(server) as other:
            ok(await one.make(f"{name} Straße"))
            full = "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in name)
            refused = await other.make(f"{full.upper()} STRASSE")
            assert refused.status_code == 422
            assert refused.json()["text"]["key"] == "me-taken"
            ok(await other.log_in(f"  {name.upper()}  STRASSE"))
            assert (await other.me())["name"] == f"{name} Straße"

    assert fold("\N{ANGSTROM SIGN}") == fold("a\N{COMBINING RING ABOVE}")
    run(walk())


@pytest.mark.parametrize(
    ("name", "password"),
    [("", PASSWORD), ("x" * 25, PASSWORD), ("Ann", "short"), ("Ann", "x" * 201), ("\u2063", PASSWORD), (7, PASSWORD)],
)
def test_what_cannot_be_a_name_or_a_password(server: Server, name: Any, password: str) -> None:
    async def walk() -> None:
        async with Device(server) as one:
            refused = await one.make(name, password)
            assert refused.status_code in (400, 422)
            assert password not in refused.text
            assert (await one.me())["name"] is None

    run(walk())


def test_a_wrong_password_and_an_unknown_name_look_alike(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as one, Device(server) as stranger:
            ok(await one.make(name))
            wrong = await stranger.log_in(name, "not that one")
            unknown = await stranger.log_in(new_name(), "not that one")
            assert wrong.status_code == unknown.status_code == 403
            assert wrong.json() == unknown.json()
            assert (await stranger.me())["name"] is None

    run(walk())


def test_an_unknown_name_costs_the_work_of_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed."""
    stored, worked = HASHER.hash(PASSWORD), []
    verify = type(HASHER).verify

    def counting(self: Any, kept: str, password: str) -> bool:
        worked.append(kept.rpartition("$")[0].rpartition("$")[0])
        return verify(self, kept, password)

    monkeypatch.setattr(type(HASHER), "verify", counting)
    assert is_right(stored, PASSWORD)
    assert not is_right(stored, "other")
    assert not is_right(None, PASSWORD)
    assert len(worked) == 3
    assert set(worked) == {"$argon2id$v=19$m=65536,t=3,p=4"}


def test_passwords_are_limited_by_name_and_by_address(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as one, Device(server) as other:
            ok(await one.make(name))
            # A slow machine lets the bucket fill up again: far more are sent at once than it can.
            answers = await asyncio.gather(*(one.log_in(name, "guess") for _ in range(25)))
            assert 429 in [answer.status_code for answer in answers]
            assert "me-wait" in [(answer.json().get("text") or {}).get("key") for answer in answers]
            many = await asyncio.gather(*(other.log_in(new_name(), "guess") for _ in range(45)))
            assert 429 in [answer.status_code for answer in many], "whatever the names"

    run(walk())


def test_names_that_are_tried_are_limited(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as one, Device(server) as other:
            ok(await one.make(name))
            answers = [await other.make(name, "x" * 8) for _ in range(45)]
            assert answers[0].status_code == 422
            assert 429 in [answer.status_code for answer in answers]

    run(walk())


def test_a_device_that_is_logged_out_is_out_at_once(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as laptop, Device(server) as phone, Device(server) as stranger:
            table = (await laptop.open("me", "random"))["table"]
            ok(await laptop.make(name))
            ok(await phone.log_in(name))
            (there,) = [device for device in (await laptop.me())["devices"] if not device["here"]]
            assert (await stranger.delete(f"/me/devices/{there['id']}")).status_code in (403, 404)
            async with phone.tab(table) as tab:
                ok(await laptop.delete(f"/me/devices/{there['id']}"))
                with pytest.raises(ConnectionClosed):
                    await tab.until("never")
            assert await phone.tables() == []
            assert (await phone.me())["name"] is None
            assert await laptop.tables() == [table]
            assert (await laptop.delete("/me/devices/none")).status_code == 404

    run(walk())


def test_a_new_password_ends_the_other_devices(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as laptop, Device(server) as phone:
            ok(await laptop.make(name))
            ok(await phone.log_in(name))
            refused = await phone.post("/me/password", {"old": "wrong one", "password": "another one"})
            assert refused.status_code == 403
            ok(await phone.post("/me/password", {"old": PASSWORD, "password": "another one"}))
            assert (await laptop.me())["name"] is None
            assert (await phone.me())["name"] == name
            assert (await laptop.log_in(name)).status_code == 403
            ok(await laptop.log_in(name, "another one"))

    run(walk())


def test_another_name(server: Server) -> None:
    async def walk() -> None:
        name, other = new_name(), new_name()
        async with Device(server) as one, Device(server) as two:
            ok(await one.make(name))
            ok(await two.make(other))
            assert (await one.post("/me/name", {"name": other.lower()})).json()["text"]["key"] == "me-taken"
            ok(await one.post("/me/name", {"name": name.upper()}))
            assert (await one.me())["name"] == name.upper()
            ok(await one.post("/me/name", {"name": f"{name}!"}))
            ok(await two.log_in(f"{name}!"))
            assert (await two.me())["name"] == f"{name}!", "who was logged in is somebody else now"

    run(walk())


def test_nobody_is_told_the_name_of_an_account(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as me, Visitor(server) as friend:
            opened = await me.open("me", "friend", "friend", agreed=OPEN)
            ok(await me.make(name))
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with me.tab(table) as mine, friend.tab(table) as tab:
                await mine.ask(type="say", text="hello")
                await tab.until("chat")
            await friend.get("/tables")
            await friend.get(f"/tables/{table}/life")
            async with Visitor(server) as stranger:
                assert table in (await stranger.get("/tables/open")).text
                friend.heard += stranger.heard
            assert not any(name in text for text in friend.heard)

    run(walk())


OPEN = {"pace": "days", "leaving": "end", "open": True, "helpers": False}


def test_an_open_table_says_what_it_is_and_who_waits_there(server: Server) -> None:
    async def walk() -> None:
        async with Visitor(server) as host, Device(server) as stranger:
            opened = await host.open("me", "friend", "random", agreed=OPEN, title="Tuesday")
            async with host.tab(opened["table"]):
                listed = (await stranger.get("/tables/open")).json()
                (line,) = [one for one in listed if one["table"] == opened["table"]]
            assert (line["game"], line["title"]) == ("kingdom_builder", "Tuesday")
            assert OPEN.items() <= line["agreed"].items()
            told = [(seat["kind"], seat["name"], seat["taken"], seat["online"]) for seat in line["seats"]]
            people = [("person", "Me", True, True), ("person", "Friend", False, False)]
            assert told == [*people, ("bot", "Bot random", True, True)]
            ok(await stranger.make(new_name()))
            ok(await stranger.post(f"/tables/{opened['table']}/sit", {"name": "Cleo"}))
            assert await stranger.tables() == [opened["table"]]
            async with Visitor(server) as late:
                assert opened["table"] not in (await late.get("/tables/open")).text, "it is full"

    run(walk())


def test_two_who_want_the_same_name_at_once(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as one, Device(server) as other:
            answers = await asyncio.gather(one.make(name), other.make(name))
            assert sorted(answer.status_code for answer in answers) == [200, 422]
            assert sorted([(await one.me())["name"] or "", (await other.me())["name"] or ""]) == ["", name]

    run(walk())


def test_devices_that_log_in_at_once(server: Server) -> None:
    """Two tabs of one browser too: they bring the same guest's seats."""

    async def walk() -> None:
        name = new_name()
        async with Device(server) as laptop, Device(server) as phone, Device(server) as tablet:
            ok(await laptop.make(name))
            tables = {(await phone.open("me", "random"))["table"], (await tablet.open("me", "random"))["table"]}
            answers = await asyncio.gather(phone.log_in(name), phone.log_in(name), tablet.log_in(name))
            assert [answer.status_code for answer in answers].count(200) >= 2
            for device in (laptop, phone, tablet):
                assert set(await device.tables()) == tables

    run(walk())


def test_two_new_passwords_at_once(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as laptop, Device(server) as phone:
            ok(await laptop.make(name))
            ok(await phone.log_in(name))
            new = {"old": PASSWORD, "password": "from the laptop"}, {"old": PASSWORD, "password": "from the phone"}
            answers = await asyncio.gather(laptop.post("/me/password", new[0]), phone.post("/me/password", new[1]))
            assert sorted(answer.status_code for answer in answers) == [200, 403]
            won = [answer.status_code for answer in answers].index(200)
            async with Device(server) as third:
                assert (await third.log_in(name, new[1 - won]["password"])).status_code == 403
                ok(await third.log_in(name, new[won]["password"]))

    run(walk())


def test_a_cookie_is_for_the_server_alone_and_a_request_from_elsewhere_is_refused(server: Server) -> None:
    async def walk() -> None:
        name = new_name()
        async with Device(server) as me:
            made = await me.make(name)
            cookie = made.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            evil = {"Origin": "https://evil.example"}
            for method, path in (("DELETE", "/me"), ("POST", "/me/logout"), ("POST", "/me/password")):
                answer = await me.http.request(method, f"/api{path}", json={}, headers=evil)
                assert answer.status_code == 403
            assert (await me.me())["name"] == name

    run(walk())


def test_only_hashes_are_stored_and_nothing_is_logged(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3")
    server.log = tmp_path / "log"
    server.start()
    secret, wrong = "a very secret word", "another secret word"

    async def walk() -> str:
        async with Device(server) as me:
            ok(await me.make("Ann", secret))
            await me.log_in("Ann", wrong)
            await me.make("Bob", "x" * 201)
            return me.cookie

    try:
        cookie = run(walk())
        ((stored,),) = server.rows("SELECT password FROM people")
        ((device,),) = server.rows("SELECT visitor_hash FROM devices")
    finally:
        server.stop()
    assert stored.startswith("$argon2id$")
    assert device == fingerprint(cookie)
    said = server.log.read_text()
    assert not any(word in said for word in (secret, wrong, "x" * 201, cookie))


def test_other_servers_on_the_same_database_follow_within_seconds(tmp_path: Path) -> None:
    """Two processes' worth of tables on one database: a seat that moved on one is found on the other."""

    async def walk() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as here, all_tables(tmp_path / "t.sqlite3") as there:
            table = await open_table(here, "me", "random")
            ours, theirs = Accounts(here), Accounts(there)
            copy = await there.get(table.id)
            token = await ours.create("address", "Ann", PASSWORD, "visitor", "")
            device = fingerprint(token)
            identity = await theirs.identity(device)
            assert identity != device
            assert not copy.seats_of(identity)
            await seek_seat(there, copy, identity)
            assert copy.seats_of(identity) == table.seats_of(identity) == {0}
            await ours.log_out(device)
            assert await ours.identity(device) == device
            await theirs.look_around()
            assert await theirs.identity(device) == device

    run(walk())


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120 Safari/537.36 Edg/120",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0", "Firefox, Linux"),
        ("python-httpx/0.27", ""),
    ],
)
def test_a_device_is_called_by_the_families_of_browser_and_system(agent: str, label: str) -> None:
    assert label_of(agent) == label
