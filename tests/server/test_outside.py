"""Addresses that people give us: none of them makes the server ask a machine that is not of the Internet at large."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path
from typing import Any

import pytest

from boardwright.kernel.errors import BadOptions
from boardwright.server.mail import Letter, Postman, is_address
from boardwright.server.outside import Failed, Forbidden, Outside, is_global
from boardwright.server.push import packed
from tests.server.devices import Device, ok
from tests.server.harness import Server, Visitor, run
from tests.server.sinks import Post, Web, serving
from tests.server.test_telling import Browser

#: Every spelling of a machine that is nobody else's business.
PRIVATE = [
    "127.0.0.1",
    "127.1",
    "127.9.9.9",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0177.0.0.1",
    "localhost",
    "localhost.",
    "[::1]",
    "[::]",
    "0.0.0.0",
    "0",
    "10.0.0.1",
    "10.255.255.255",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "[fe80::1]",
    "[fd00::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::ffff:10.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b::a00:1]",
    "[2002:7f00:1::]",
    "[2001:0:7f00:1::80ff:fffe]",
    "224.0.0.1",
    "255.255.255.255",
    "[ff02::1]",
    "198.18.0.1",
    "192.0.2.1",
    "240.0.0.1",
]
NO_ADDRESS = [
    "",
    "example.org",
    "http://example.org/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "gopher://example.org/",
    "https://",
    "https:///path",
    "https://user@example.org/",
    "https://user:secret@example.org/",
    "https://exa mple.org/",
    "https://example.org/a b",
    "https://example.org/\r\nX: y",
    "https://example.org:99999/",
    "https://[::1",
    "https://[fe80::1%25eth0]/",
    "https://a..b/",
    "https://example.org/" + 2000 * "x",
]


@pytest.mark.parametrize("host", PRIVATE)
def test_machines_of_a_network_of_their_own_are_not_asked(host: str) -> None:
    outside = Outside()
    for work in (outside.check(f"https://{host}/"), outside.post(f"https://{host}:8443/hook", b"", {})):
        with pytest.raises((Forbidden, Failed)) as refused:
            run(work)
        # A spelling that the system does not take for an address leads nowhere, which is as well.
        assert refused.type is Forbidden or "no machine" in str(refused.value)


@pytest.mark.parametrize("url", NO_ADDRESS)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Forbidden):
        Outside().read(url)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_the_internet_at_large_is_asked(address: str) -> None:
    assert is_global(address)


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[list[str]]]:
    """What names stand for: one list after the other, the last one for good."""
    known: dict[str, list[list[str]]] = {}

    async def look_up(_: Any, host: str, port: int, **__: Any) -> list[Any]:
        lists = known[host]
        found = lists.pop(0) if len(lists) > 1 else lists[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look_up)
    return known


def test_a_name_that_stands_for_such_a_machine_is_refused(names: dict[str, list[list[str]]]) -> None:
    names["inside.example.org"] = [["10.0.0.7"]]
    names["both.example.org"] = [["8.8.8.8", "127.0.0.1"]]
    for host in names:
        with pytest.raises(Forbidden):
            run(Outside().check(f"https://{host}/"))


def test_a_name_that_is_another_machine_later_is_looked_up_once_a_request(
    names: dict[str, list[list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was looked at is what is connected to: between the two no name is looked up (DNS rebinding)."""
    names["turns.example.org"] = [["8.8.8.8"], ["8.8.8.8"], ["127.0.0.1"]]
    asked: list[str] = []

    async def connect(address: str, *_: Any, **__: Any) -> Any:
        asked.append(address)
        raise OSError("nobody there")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    outside = Outside()
    run(outside.check("https://turns.example.org/"))
    with pytest.raises(Failed):
        run(outside.post("https://turns.example.org/", b"", {}))
    assert asked == ["8.8.8.8"]
    with pytest.raises(Forbidden):
        run(outside.post("https://turns.example.org/", b"", {}))
    assert asked == ["8.8.8.8"]


def test_of_an_answer_only_the_number_is_read() -> None:
    async def ask() -> None:
        async with serving(Web(status=200, more="X: " + 100_000 * "y" + "\r\n")) as web:
            with pytest.raises(Failed):
                await Outside(private=True).post(web.url, b"{}", {})

    run(ask())


# -- over HTTP -------------------------------------------------------------------------------------------------


def webhook(address: str) -> dict[str, Any]:
    return {"channel": {"kind": "webhook", "address": address, "language": "en"}}


def push(address: str, **keys: str) -> dict[str, Any]:
    return {"channel": {"kind": "push", "address": address, "language": "fr", **Browser().keys, **keys}}


def test_a_server_takes_no_address_in_its_own_network(server: Server) -> None:
    async def walk() -> None:
        async with Device(server) as me:
            for host in ("127.0.0.1", "[::1]", "169.254.169.254", "2130706433", "localhost"):
                for wanted in (webhook(f"https://{host}/"), push(f"https://{host}/")):
                    answer = await me.post("/me/channels", wanted)
                    assert answer.status_code == 422
                    assert answer.json()["text"]["key"] == "away-forbidden"
            unknown = await me.post("/me/channels", webhook("https://nobody.invalid/"))
            assert unknown.json() == answer.json(), "which names there are is told to nobody"
            assert (await me.get("/me/away")).json()["channels"] == []
            for keys in ({"p256dh": packed(65 * b"x")}, {"auth": "short"}, {"auth": "!!!"}):
                assert (await me.post("/me/channels", push("https://8.8.8.8/", **keys))).status_code == 422
            mail = {"channel": {"kind": "mail", "address": "ann@example.org", "language": "en"}}
            assert (await me.post("/me/channels", mail)).json()["text"]["key"] == "away-no-mail"
            assert not (await me.get("/me/away")).json()["mail"]

    run(walk())


def test_channels_are_mine_alone_and_mail_is_confirmed_by_its_link(tmp_path: Path) -> None:
    async def walk() -> None:
        async with serving(Post()) as post, serving(Web()) as web:
            server = Server(tmp_path / "t.sqlite3")
            server.program += ["--allow-private-webhooks", "--mail", post.url]
            await asyncio.to_thread(server.start)
            try:
                await use(server, post, web)
            finally:
                await asyncio.to_thread(server.stop)

    run(walk())


async def use(server: Server, post: Post, web: Web) -> None:
    async with Device(server) as me, Visitor(server) as other:
        ok(await me.post("/me/channels", webhook(web.url)))
        ok(await me.post("/me/channels", push(web.url)))
        ok(await me.post("/me/channels", push(web.url)))
        mail = {"channel": {"kind": "mail", "address": "ann@example.org", "language": "de"}}
        ok(await me.post("/me/channels", mail))
        channels = (await me.get("/me/away")).json()["channels"]
        assert [(line["kind"], line["confirmed"]) for line in channels] == [
            ("webhook", True),
            ("push", True),
            ("mail", False),
        ]
        hook = channels[0]["id"]
        assert (await other.post(f"/me/channels/{hook}", {"on": False})).status_code == 404
        assert (await other.request("DELETE", f"/me/channels/{hook}", json={})).status_code == 404
        assert web.url not in (await other.get("/me/away")).text
        ok(await me.post(f"/me/channels/{hook}", {"on": False}))
        ok(await me.request("DELETE", f"/me/channels/{channels[1]['id']}", json={}))
        (letter,) = post.letters
        links = dict(re.findall(r"#/mail/(confirm|stop)/(\S+)", letter.get_content()))
        assert letter["Subject"] == "Ist das deine Adresse?"
        assert (await other.post("/mail/confirm", {"token": 22 * "x"})).status_code == 404
        ok(await other.post("/mail/confirm", {"token": links["confirm"]}))
        channels = (await me.get("/me/away")).json()["channels"]
        assert [(line["kind"], line["on"], line["confirmed"]) for line in channels] == [
            ("webhook", False, True),
            ("mail", True, True),
        ]
        ok(await other.post("/mail/stop", {"token": links["stop"]}))
        assert [line["kind"] for line in (await me.get("/me/away")).json()["channels"]] == ["webhook"]
        table = (await me.open("me", "random"))["table"]
        assert (await other.post(f"/tables/{table}/mute", {"on": True})).status_code == 403
        ok(await me.post(f"/tables/{table}/mute", {"on": True}))
        assert (await me.get("/me/away")).json()["muted"] == [table]


# -- the mail server -------------------------------------------------------------------------------------------


def test_a_mail_server_is_named_in_one_address() -> None:
    postman = Postman.at("smtp://ann:s%40cret@mail.example.org?from=games@example.org")
    assert (postman.host, postman.port, postman.secret, postman.secure) == ("mail.example.org", 587, "s@cret", False)
    assert Postman.at("smtps://mail.example.org?from=games@example.org").port == 465
    for wrong in ("mail.example.org", "smtp://mail.example.org", "http://x?from=a@b.c", "smtp://x:y:z?from=a@b.c"):
        with pytest.raises(BadOptions):
            Postman.at(wrong)


def test_no_secret_goes_over_an_open_line() -> None:
    async def send() -> None:
        async with serving(Post()) as post:
            open_line = Postman("127.0.0.1", post.port, "games@example.org", False, "ann", "secret")
            with pytest.raises(Failed):
                await open_line.send(Letter("ann@example.org", "x", "y", "https://example.org/"))
            assert post.letters == []

    run(send())


@pytest.mark.parametrize(
    "text", ["ann", "ann@", "a@b", "a b@c.de", "a@b.c\nBcc: x@y.z", "<a@b.cd>", "a@b.cd,e@f.gh", "a\0@b.cd"]
)
def test_what_is_no_address_of_mail_is_refused(text: str) -> None:
    assert not is_address(text)
