"""Telling people that it is their turn: by webhook, push and mail; together, once, and not while they look."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from boardwright.server.channels import TOGETHER, UNCONFIRMED
from boardwright.server.client import Client
from boardwright.server.mail import Postman
from boardwright.server.my_data import delete_all, export
from boardwright.server.outside import Outside
from boardwright.server.push import CURVE, derived, packed, point_of, signer_of, unpacked
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from boardwright.server.telling import AGAIN, Teller, Turn, sentences, title
from boardwright.words import LANGUAGES
from tests.server.away import DAY, FRIEND, ME, Time, decide, end_turn, open_together, running_at
from tests.server.devices import Device, new_name, ok
from tests.server.harness import Server, run
from tests.server.sinks import Post, Web, serving

BASE = "https://games.example.org/"
FILE = "t.sqlite3"


async def teller_at(running: Tables, post: Post) -> Teller:
    return Teller(running, Outside(private=True), Postman.at(post.url), await signer_of(running.storage))


@dataclass
class Evening:
    """A server that tells people of turns, sinks that it tells, and a table where I begin and a friend follows."""

    running: Tables
    time: Time
    teller: Teller
    web: Web
    post: Post
    table: Table

    async def add(self, kind: str, target: dict[str, Any], identity: str = FRIEND, **more: Any) -> str:
        """A way to tell somebody; its name."""
        usual = {"base": BASE, "language": "en", "confirmed": True, "made": 0.0}
        return await self.running.storage.channels.add(identity, {"kind": kind, "target": target, **usual, **more})

    async def hook(self, identity: str = FRIEND) -> None:
        await self.add("webhook", {"address": self.web.url}, identity)

    async def end_turn(self, times: int = 1) -> None:
        for _ in range(times):
            await end_turn(self.running, self.table)

    async def later(self, seconds: float = TOGETHER + 1) -> None:
        """Time passes, and what is due is told."""
        self.time.pass_by(seconds)
        await self.teller.tick()

    async def mute(self, on: bool, identity: str = FRIEND) -> None:
        await self.running.storage.channels.mute(self.table.id, identity, on)

    async def waiting(self) -> int:
        """How many lines are still to be told."""
        return await self.count("notices")

    async def count(self, part: str) -> int:
        async with self.running.storage.reading() as connection:
            return int((await connection.exec_driver_sql(f"SELECT count(*) FROM {part}")).scalar_one())


def spend(
    folder: Path,
    evening: Callable[[Evening], Awaitable[None]],
    clock: str = "none",
    web: Web | None = None,
    post: Post | None = None,
) -> None:
    """An evening at a table with that clock, and with these sinks outside."""

    async def play() -> None:
        time = Time()
        outside = serving(web or Web()), serving(post or Post())
        async with running_at(folder / FILE, time) as running, outside[0] as hook, outside[1] as box:
            table = await open_together(running, clock)
            await evening(Evening(running, time, await teller_at(running, box), hook, box, table))

    run(play())


# -- when ------------------------------------------------------------------------------------------------------


def test_a_webhook_is_told_once_a_turn_with_game_table_and_link(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        await it.end_turn()
        await it.later(1)
        assert it.web.told == [], "others may take their turn back, and more may come"
        await it.later()
        link = f"{BASE}#/t/{it.table.id}"
        (told,) = it.web.told
        assert (told["game"], told["table"], told["link"]) == ("Kingdom Builder", "Friday", link)
        assert "Kingdom Builder" in told["text"]
        assert "Friday" in told["text"]
        await decide(it.running, it.table)
        await it.later()
        await it.later()
        assert len(it.web.told) == 1, "a turn of several decisions is told once"
        await it.end_turn(2)
        await it.later()
        assert len(it.web.told) == 2
        assert await it.waiting() == 0

    spend(tmp_path, evening, "day")


def test_turns_at_several_tables_are_one_message(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        tables = [it.table, *[await open_together(it.running, "none") for _ in range(2)]]
        await it.hook()
        for table in tables:
            await end_turn(it.running, table)
            it.time.pass_by(TOGETHER / 4)
        await it.later()
        (told,) = it.web.told
        assert {turn["link"] for turn in told["turns"]} == {f"{BASE}#/t/{table.id}" for table in tables}
        assert await it.waiting() == 0

    spend(tmp_path, evening)


def test_who_has_decided_meanwhile_or_has_muted_the_table_is_told_nothing(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        await it.end_turn(2)
        await it.later()
        await it.mute(True)
        await it.end_turn()
        await it.later()
        assert it.web.told == []
        await it.mute(False)
        await it.end_turn(2)
        await it.later()
        assert len(it.web.told) == 1

    spend(tmp_path, evening)


def looker(table: Table, looks: bool) -> Client:
    """A page of the friend's at the table."""
    client = Client(cast(Any, SimpleNamespace(scope={"state": {}})), FRIEND, table.seats_of(FRIEND))
    client.looks = looks
    return client


@pytest.mark.parametrize("looks", [True, False])
def test_nobody_is_told_what_they_are_looking_at(tmp_path: Path, looks: bool) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        it.table.clients.add(looker(it.table, looks))
        await it.end_turn()
        await it.later()
        assert len(it.web.told) == (0 if looks else 1)
        it.table.clients.clear()

    spend(tmp_path, evening)


@pytest.mark.parametrize("looks", [True, False])
def test_nor_what_they_are_looking_at_through_another_server(tmp_path: Path, looks: bool) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        async with running_at(tmp_path / FILE, it.time) as there:
            await there.storage.set_present(it.table.id, {1: looks})
            await it.end_turn()
            await it.later()
            assert len(it.web.told) == (0 if looks else 1)

    spend(tmp_path, evening)


def test_a_server_that_is_killed_loses_nothing_and_several_tell_once(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        await it.end_turn()
        async with running_at(tmp_path / FILE, it.time) as one, running_at(tmp_path / FILE, it.time) as two:
            tellers = [await teller_at(one, it.post), await teller_at(two, it.post)]
            it.time.pass_by(TOGETHER + 1)
            await asyncio.gather(*(teller.tick() for teller in tellers))
            assert len(it.web.told) == 1

    spend(tmp_path, evening)


def test_what_a_server_had_begun_to_tell_is_told_by_another(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        await it.end_turn()
        it.time.pass_by(TOGETHER + 1)
        assert await it.running.storage.channels.take(it.time.now), "a server takes it, and dies"
        await it.teller.tick()
        assert it.web.told == []
        await it.later(600)
        assert len(it.web.told) == 1

    spend(tmp_path, evening)


def test_what_fails_is_tried_again_later_and_at_last_switched_off(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        await it.end_turn()
        await it.later()
        for number, pause in enumerate(AGAIN, 1):
            assert len(it.web.told) == number
            await it.later(pause - 1)
            assert len(it.web.told) == number, "not before its time"
            await it.later(2)
        (line,) = await it.running.storage.channels.of(FRIEND)
        assert (line.enabled, line.failed) == (False, True)
        assert (len(it.web.told), await it.waiting()) == (1 + len(AGAIN), 0)

    spend(tmp_path, evening, web=Web(status=500))


def test_what_was_once_in_vain_is_told_when_it_works_again(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        it.web.more = f"Location: http://127.0.0.1:{it.web.port}/elsewhere\r\n"
        await it.hook()
        await it.end_turn()
        await it.later()
        assert it.web.paths == ["/hook?key=1"], "nobody is led elsewhere"
        it.web.status = 204
        await it.later(AGAIN[0] + 1)
        assert (len(it.web.told), await it.waiting()) == (2, 0)

    spend(tmp_path, evening, web=Web(status=302))


# -- on vacation -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("early", [True, False])
def test_who_is_on_vacation_is_told_what_waits_when_it_ends(tmp_path: Path, early: bool) -> None:
    async def evening(it: Evening) -> None:
        other = await open_together(it.running, "none")
        await it.hook()
        await it.add("mail", {"address": "ann@example.org", "token": "t" * 22})
        await it.running.vacations.go(FRIEND, it.time.now + 5 * DAY)
        await it.end_turn()
        await it.later()
        await end_turn(it.running, other)
        await it.later()
        await it.later(4 * DAY)
        assert (it.web.told, it.post.letters) == ([], []), "neither at tables with a clock nor at others"
        if early:
            await it.running.vacations.come_back(FRIEND)
            await it.later(1)
        else:
            await it.later(DAY)
        await it.later()
        (told,) = it.web.told
        assert {turn["link"] for turn in told["turns"]} == {f"{BASE}#/t/{table.id}" for table in (it.table, other)}
        assert (len(it.post.letters), await it.waiting()) == (1, 0)

    spend(tmp_path, evening, "three_days")


def test_of_turns_that_are_over_when_a_vacation_ends_nobody_is_told(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        await it.running.vacations.go(FRIEND, it.time.now + 2 * DAY)
        await it.end_turn()
        await it.later()
        await it.end_turn()
        await it.later(2 * DAY)
        assert (it.web.told, await it.waiting()) == ([], 0)
        await it.end_turn()
        await it.later()
        assert len(it.web.told) == 1

    spend(tmp_path, evening, "day")


def test_a_vacation_keeps_nobody_else_from_being_told_nor_what_was_told_from_being_over(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        await it.running.vacations.go(ME, it.time.now + DAY)
        await it.end_turn()
        await it.later()
        assert len(it.web.told) == 1
        await it.running.vacations.go(FRIEND, it.time.now + DAY)
        await it.later(2 * DAY)
        assert (len(it.web.told), await it.waiting()) == (1, 0)

    spend(tmp_path, evening, "three_days")


def test_what_could_not_be_told_before_a_vacation_is_not_tried_in_it(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.hook()
        await it.end_turn()
        await it.later()
        await it.running.vacations.go(FRIEND, it.time.now + DAY)
        it.web.status = 200
        await it.later(AGAIN[0] + 1)
        assert len(it.web.told) == 1
        await it.later(DAY)
        assert (len(it.web.told), await it.waiting()) == (2, 0)

    spend(tmp_path, evening, "three_days", web=Web(status=500))


# -- push ------------------------------------------------------------------------------------------------------


class Browser:
    """The end at which a push arrives: it alone has the key."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = b"0123456789abcdef"
        self.keys = {"p256dh": packed(point_of(self.key.public_key())), "auth": packed(self.secret)}

    def opened(self, body: bytes) -> Any:
        """What RFC 8291 says a browser does."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, content = body[21 : 21 + length], body[21 + length :]
        assert len(content) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))
        own = point_of(self.key.public_key())
        material = derived(shared, self.secret, b"WebPush: info\0" + own + point, 32)
        key, nonce = (
            derived(material, salt, f"Content-Encoding: {name}\0".encode(), length)
            for name, length in (("aes128gcm", 16), ("nonce", 12))
        )
        plain = AESGCM(key).decrypt(nonce, content, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


def claims_of(authorization: str, audience: str) -> dict[str, Any]:
    """What a push service reads of who sends, once it has checked the signature (RFC 8292)."""
    token, _, key = authorization.removeprefix("vapid t=").partition(", k=")
    signed, _, signature = token.rpartition(".")
    raw = unpacked(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(key))
    public.verify(numbers, signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(unpacked(signed.partition(".")[2]))
    assert claims["aud"] == audience
    return claims


def test_a_push_is_read_by_the_browser_that_asked_for_it(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        browser = Browser()
        await it.add("push", {"address": it.web.url, **browser.keys}, language="de")
        await it.end_turn()
        await it.later()
        (body,), (head,) = it.web.bodies, it.web.heads
        assert b"Kingdom" not in body
        told = browser.opened(body)
        assert told["link"] == f"{BASE}#/t/{it.table.id}"
        assert told["title"] == "Du bist am Zug"
        assert "Kingdom Builder" in told["body"]
        assert "Friday" in told["body"]
        assert head["content-encoding"] == "aes128gcm"
        claims = claims_of(head["authorization"], f"http://127.0.0.1:{it.web.port}")
        assert it.time.now < claims["exp"] <= it.time.now + 24 * 3600
        assert claims["sub"] == BASE

    spend(tmp_path, evening, web=Web(status=201))


def test_a_browser_that_has_gone_is_not_asked_again(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.add("push", {"address": it.web.url, **Browser().keys})
        await it.end_turn()
        await it.later()
        (line,) = await it.running.storage.channels.of(FRIEND)
        assert (line.enabled, line.failed, len(it.web.bodies)) == (False, True, 1)

    spend(tmp_path, evening, web=Web(status=410))


def test_all_servers_of_a_database_have_one_key_and_keep_it(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "t.sqlite3"
        async with running_at(path, Time()) as one, running_at(path, Time()) as two:
            first, second = await asyncio.gather(signer_of(one.storage), signer_of(two.storage))
        async with running_at(path, Time()) as again:
            assert first.public == second.public == (await signer_of(again.storage)).public

    run(play())


# -- mail ------------------------------------------------------------------------------------------------------


def test_a_letter_names_the_turn_and_how_to_get_no_more(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        target = {"address": "ann@example.org", "token": "secret-of-the-letter"}
        name = await it.add("mail", target, confirmed=False)
        await it.end_turn()
        await it.later()
        assert it.post.letters == [], "nobody is written to who has not said so"
        await it.teller.ask_for(name)
        assert f"{BASE}#/mail/confirm/secret-of-the-letter" in it.post.letters[0].get_content()
        await it.running.storage.channels.change(confirmed=True)
        await it.end_turn(2)
        await it.later()
        letter = it.post.letters[1]
        stop = f"{BASE}#/mail/stop/secret-of-the-letter"
        assert (letter["To"], letter["From"]) == ("ann@example.org", "games@example.org")
        assert letter["List-Unsubscribe"] == f"<{stop}>"
        for word in ("Kingdom Builder", "Friday", f"{BASE}#/t/{it.table.id}", stop):
            assert word in letter.get_content()

    spend(tmp_path, evening)


def test_a_mail_server_that_refuses_is_asked_again(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.add("mail", {"address": "ann@example.org", "token": "t" * 22})
        await it.end_turn()
        await it.later()
        it.post.refusing = False
        await it.later(AGAIN[0] + 1)
        assert [letter["Subject"] for letter in it.post.letters] == ["Your turn"]

    spend(tmp_path, evening, post=Post(refusing=True))


# -- whose it is -----------------------------------------------------------------------------------------------


def test_where_i_am_told_is_taken_along_and_deleted_with_everything_else(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.hook(ME)
        await it.mute(True, ME)
        await it.running.vacations.go(ME, it.time.now + 1000)
        told = await export(it.running, ME)
        assert [line["address"] for line in told["told_by"]] == [it.web.url]
        assert (told["muted"], len(told["vacations"])) == ([it.table.id], 1)
        assert (await export(it.running, FRIEND))["told_by"] == []
        await delete_all(it.running, ME)
        for part in ("channels", "muted", "vacations", "notices"):
            assert await it.count(part) == 0
        await it.later()
        assert it.web.told == []

    spend(tmp_path, evening, "three_days")


def test_a_browser_that_is_logged_out_is_told_nothing_more(server: Server) -> None:
    async def walk() -> None:
        async with Device(server) as me, Device(server) as phone:
            name = new_name()
            for device in (me, phone):
                ok(await device.post("/me/channels", push("https://8.8.8.8/" + device.address)))
            ok(await me.make(name))
            ok(await phone.log_in(name))
            addresses = [line["address"] for line in (await me.get("/me/away")).json()["channels"]]
            assert len(addresses) == 2, "what the guests had has come along"
            other = next(line["id"] for line in (await me.me())["devices"] if not line["here"])
            ok(await me.request("DELETE", f"/me/devices/{other}", json={}))
            left = [line["address"] for line in (await me.get("/me/away")).json()["channels"]]
            assert left == ["https://8.8.8.8/" + me.address]

    run(walk())


def push(address: str) -> dict[str, Any]:
    return {"channel": {"kind": "push", "address": address, "language": "fr", **Browser().keys}}


def test_addresses_that_nobody_confirms_are_forgotten(tmp_path: Path) -> None:
    async def evening(it: Evening) -> None:
        await it.add("mail", {"address": "a@example.org"}, confirmed=False, made=it.time.now - UNCONFIRMED - 1)
        await it.add("mail", {"address": "b@example.org"}, confirmed=False, made=it.time.now)
        await it.running.tidy_up()
        assert [line.target["address"] for line in await it.running.storage.channels.of(FRIEND)] == ["b@example.org"]

    spend(tmp_path, evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    turns = [Turn("Keyflower", "", "x"), Turn("Coloma", "Sunday", "y")]
    assert title(language, turns[:1]) != title(language, turns)
    first, second = sentences(language, turns)
    assert "Keyflower" in first
    assert "Coloma" in second
    assert "Sunday" in second
