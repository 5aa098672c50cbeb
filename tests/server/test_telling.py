"""Telling people that it is their turn: by webhook, push and mail; together, once, and not while they look."""

from __future__ import annotations

import asyncio
import json
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
from tests.server.away import FRIEND, ME, Time, decide, end_turn, open_together, running_at
from tests.server.devices import Device, new_name, ok
from tests.server.harness import Server, run
from tests.server.sinks import Post, Web, serving

BASE = "https://games.example.org/"


async def teller_at(running: Tables, post: Post | None = None) -> Teller:
    postman = Postman.at(post.url) if post is not None else None
    return Teller(running, Outside(private=True), postman, await signer_of(running.storage))


async def add(running: Tables, kind: str, target: dict[str, Any], identity: str = FRIEND, **more: Any) -> str:
    values = {"kind": kind, "target": target, "base": BASE, "language": "en", "confirmed": True, "made": 0.0, **more}
    return await running.storage.channels.add(identity, values)


async def later(teller: Teller, time: Time, seconds: float = TOGETHER + 1) -> None:
    time.pass_by(seconds)
    await teller.tick()


async def waiting(running: Tables) -> int:
    """How many lines are still to be told."""
    async with running.storage.reading() as connection:
        return int((await connection.exec_driver_sql("SELECT count(*) FROM notices")).scalar_one())


# -- when ------------------------------------------------------------------------------------------------------


def test_a_webhook_is_told_once_a_turn_with_game_table_and_link(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web()) as web:
            teller = await teller_at(running)
            table = await open_together(running, "day")
            await add(running, "webhook", {"address": web.url})
            await end_turn(running, table)
            await later(teller, time, 1)
            assert web.told == [], "others may take their turn back, and more may come"
            await later(teller, time)
            link = f"{BASE}#/t/{table.id}"
            (told,) = web.told
            assert (told["game"], told["table"], told["link"]) == ("Kingdom Builder", "Friday", link)
            assert "Kingdom Builder" in told["text"]
            assert "Friday" in told["text"]
            await decide(running, table)
            await later(teller, time)
            await later(teller, time)
            assert len(web.told) == 1, "a turn of several decisions is told once"
            await end_turn(running, table)
            await end_turn(running, table)
            await later(teller, time)
            assert len(web.told) == 2
            assert await waiting(running) == 0

    run(play())


def test_turns_at_several_tables_are_one_message(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web()) as web:
            teller = await teller_at(running)
            tables = [await open_together(running, "none") for _ in range(3)]
            await add(running, "webhook", {"address": web.url})
            for table in tables:
                await end_turn(running, table)
                time.pass_by(TOGETHER / 4)
            await later(teller, time)
            (told,) = web.told
            assert {turn["link"] for turn in told["turns"]} == {f"{BASE}#/t/{table.id}" for table in tables}
            assert await waiting(running) == 0

    run(play())


def test_who_has_decided_meanwhile_or_has_muted_the_table_is_told_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web()) as web:
            teller = await teller_at(running)
            table = await open_together(running, "none")
            await add(running, "webhook", {"address": web.url})
            await end_turn(running, table)
            await end_turn(running, table)
            await later(teller, time)
            await running.storage.channels.mute(table.id, FRIEND, True)
            await end_turn(running, table)
            await later(teller, time)
            assert web.told == []
            await running.storage.channels.mute(table.id, FRIEND, False)
            await end_turn(running, table)
            await end_turn(running, table)
            await later(teller, time)
            assert len(web.told) == 1

    run(play())


def looker(table: Table, looks: bool) -> Client:
    """A page of the friend's at the table."""
    client = Client(cast(Any, SimpleNamespace(scope={"state": {}})), FRIEND, table.seats_of(FRIEND))
    client.looks = looks
    return client


@pytest.mark.parametrize("looks", [True, False])
def test_nobody_is_told_what_they_are_looking_at(tmp_path: Path, looks: bool) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web()) as web:
            teller = await teller_at(running)
            table = await open_together(running, "none")
            await add(running, "webhook", {"address": web.url})
            table.clients.add(looker(table, looks))
            await end_turn(running, table)
            await later(teller, time)
            assert len(web.told) == (0 if looks else 1)
            table.clients.clear()

    run(play())


@pytest.mark.parametrize("looks", [True, False])
def test_nor_what_they_are_looking_at_through_another_server(tmp_path: Path, looks: bool) -> None:
    async def play() -> None:
        time = Time()
        path = tmp_path / "t.sqlite3"
        async with running_at(path, time) as here, running_at(path, time) as there, serving(Web()) as web:
            teller = await teller_at(here)
            table = await open_together(here, "none")
            await add(here, "webhook", {"address": web.url})
            await there.storage.set_present(table.id, {1: looks})
            await end_turn(here, table)
            await later(teller, time)
            assert len(web.told) == (0 if looks else 1)

    run(play())


def test_a_server_that_is_killed_loses_nothing_and_several_tell_once(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        path = tmp_path / "t.sqlite3"
        async with serving(Web()) as web:
            async with running_at(path, time) as running:
                table = await open_together(running, "none")
                await add(running, "webhook", {"address": web.url})
                await end_turn(running, table)
            async with running_at(path, time) as one, running_at(path, time) as two:
                tellers = [await teller_at(one), await teller_at(two)]
                time.pass_by(TOGETHER + 1)
                await asyncio.gather(*(teller.tick() for teller in tellers))
                assert len(web.told) == 1

    run(play())


def test_what_a_server_had_begun_to_tell_is_told_by_another(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web()) as web:
            table = await open_together(running, "none")
            await add(running, "webhook", {"address": web.url})
            await end_turn(running, table)
            time.pass_by(TOGETHER + 1)
            assert await running.storage.channels.take(time.now), "a server takes it, and dies"
            teller = await teller_at(running)
            await teller.tick()
            assert web.told == []
            await later(teller, time, 600)
            assert len(web.told) == 1

    run(play())


def test_what_fails_is_tried_again_later_and_at_last_switched_off(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web(status=500)) as web:
            teller = await teller_at(running)
            table = await open_together(running, "none")
            await add(running, "webhook", {"address": web.url})
            await end_turn(running, table)
            await later(teller, time)
            for number, pause in enumerate(AGAIN, 1):
                assert len(web.told) == number
                await later(teller, time, pause - 1)
                assert len(web.told) == number, "not before its time"
                await later(teller, time, 2)
            (line,) = await running.storage.channels.of(FRIEND)
            assert (line.enabled, line.failed) == (False, True)
            assert (len(web.told), await waiting(running)) == (1 + len(AGAIN), 0)

    run(play())


def test_what_was_once_in_vain_is_told_when_it_works_again(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web(status=302)) as web:
            web.more = f"Location: http://127.0.0.1:{web.port}/elsewhere\r\n"
            teller = await teller_at(running)
            table = await open_together(running, "none")
            await add(running, "webhook", {"address": web.url})
            await end_turn(running, table)
            await later(teller, time)
            assert web.paths == ["/hook?key=1"], "nobody is led elsewhere"
            web.status = 204
            await later(teller, time, AGAIN[0] + 1)
            assert (len(web.told), await waiting(running)) == (2, 0)

    run(play())


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
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web(status=201)) as web:
            teller, browser = await teller_at(running), Browser()
            table = await open_together(running, "none")
            await add(running, "push", {"address": web.url, **browser.keys}, language="de")
            await end_turn(running, table)
            await later(teller, time)
            (body,), (head,) = web.bodies, web.heads
            assert b"Kingdom" not in body
            told = browser.opened(body)
            assert told["link"] == f"{BASE}#/t/{table.id}"
            assert told["title"] == "Du bist am Zug"
            assert "Kingdom Builder" in told["body"]
            assert "Friday" in told["body"]
            assert head["content-encoding"] == "aes128gcm"
            claims = claims_of(head["authorization"], f"http://127.0.0.1:{web.port}")
            assert time.now < claims["exp"] <= time.now + 24 * 3600
            assert claims["sub"] == BASE

    run(play())


def test_a_browser_that_has_gone_is_not_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web(status=410)) as web:
            teller = await teller_at(running)
            table = await open_together(running, "none")
            await add(running, "push", {"address": web.url, **Browser().keys})
            await end_turn(running, table)
            await later(teller, time)
            (line,) = await running.storage.channels.of(FRIEND)
            assert (line.enabled, line.failed, len(web.bodies)) == (False, True, 1)

    run(play())


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
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Post()) as post:
            teller = await teller_at(running, post)
            table = await open_together(running, "none")
            target = {"address": "ann@example.org", "token": "secret-of-the-letter"}
            name = await add(running, "mail", target, confirmed=False)
            await end_turn(running, table)
            await later(teller, time)
            assert post.letters == [], "nobody is written to who has not said so"
            await teller.ask_for(name)
            assert f"{BASE}#/mail/confirm/secret-of-the-letter" in post.letters[0].get_content()
            await running.storage.channels.change(confirmed=True)
            await end_turn(running, table)
            await end_turn(running, table)
            await later(teller, time)
            letter = post.letters[1]
            stop = f"{BASE}#/mail/stop/secret-of-the-letter"
            assert (letter["To"], letter["From"]) == ("ann@example.org", "games@example.org")
            assert letter["List-Unsubscribe"] == f"<{stop}>"
            for word in ("Kingdom Builder", "Friday", f"{BASE}#/t/{table.id}", stop):
                assert word in letter.get_content()

    run(play())


def test_a_mail_server_that_refuses_is_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Post(refusing=True)) as post:
            teller = await teller_at(running, post)
            table = await open_together(running, "none")
            await add(running, "mail", {"address": "ann@example.org", "token": "t" * 22})
            await end_turn(running, table)
            await later(teller, time)
            post.refusing = False
            await later(teller, time, AGAIN[0] + 1)
            assert [letter["Subject"] for letter in post.letters] == ["Your turn"]

    run(play())


# -- whose it is -----------------------------------------------------------------------------------------------


def test_where_i_am_told_is_taken_along_and_deleted_with_everything_else(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running, serving(Web()) as web:
            teller = await teller_at(running)
            table = await open_together(running, "three_days")
            await add(running, "webhook", {"address": web.url}, ME)
            await running.storage.channels.mute(table.id, ME, True)
            await running.vacations.go(ME, time.now + 1000)
            told = await export(running, ME)
            assert [line["address"] for line in told["told_by"]] == [web.url]
            assert (told["muted"], len(told["vacations"])) == ([table.id], 1)
            assert (await export(running, FRIEND))["told_by"] == []
            await delete_all(running, ME)
            for part in ("channels", "muted", "vacations", "notices"):
                async with running.storage.reading() as connection:
                    assert (await connection.exec_driver_sql(f"SELECT count(*) FROM {part}")).scalar_one() == 0
            await later(teller, time)
            assert web.told == []

    run(play())


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
    async def play() -> None:
        time = Time()
        async with running_at(tmp_path / "t.sqlite3", time) as running:
            await add(running, "mail", {"address": "a@example.org"}, confirmed=False, made=time.now - UNCONFIRMED - 1)
            await add(running, "mail", {"address": "b@example.org"}, confirmed=False, made=time.now)
            await running.tidy_up()
            assert [line.target["address"] for line in await running.storage.channels.of(FRIEND)] == ["b@example.org"]

    run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    turns = [Turn("Keyflower", "", "x"), Turn("Coloma", "Sunday", "y")]
    assert title(language, turns[:1]) != title(language, turns)
    first, second = sentences(language, turns)
    assert "Keyflower" in first
    assert "Coloma" in second
    assert "Sunday" in second
