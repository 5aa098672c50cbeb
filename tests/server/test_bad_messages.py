"""Whatever a client sends, it gets a typed refusal, and nobody loses anything."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from boardwright.server.live import handle
from boardwright.server.protocol import Say
from boardwright.server.refuse import Refuse
from boardwright.server.requests import HANDLERS
from tests.server.devices import Device
from tests.server.harness import COOKIE, LONG, PATIENT, Server, Tab, Visitor, run

ACT: dict[str, Any] = {"type": "act", "id": "a", "n": 0, "seat": 0, "action": "end-turn"}
MALFORMED: list[str] = [
    "",
    "hello",
    "null",
    "[]",
    "7",
    '"act"',
    "{",
    "{}",
    '{"type": "act"}',
    '{"type": "fly", "id": "a"}',
    '{"type": null}',
    json.dumps({**ACT, "extra": 1}),
    json.dumps({**ACT, "n": "0"}),
    json.dumps({**ACT, "n": -1}),
    json.dumps({**ACT, "n": 0.5}),
    json.dumps({**ACT, "n": True}),
    json.dumps({**ACT, "seat": 8}),
    json.dumps({**ACT, "seat": None}),
    json.dumps({**ACT, "action": 3}),
    json.dumps({**ACT, "action": "x" * 81}),
    json.dumps({**ACT, "id": ""}),
    json.dumps({**ACT, "id": "x" * 41}),
    json.dumps({"type": "say", "id": "a", "text": ""}),
    json.dumps({"type": "say", "id": "a", "text": "x" * 501}),
    json.dumps({"type": "hello", "since": 0}),
    '{"type": "seen", "length": 1e400}',
    "[" * 20_000,
]


async def still_works(tab: Tab) -> None:
    """The same connection goes on as if nothing had been."""
    assert (await tab.act())["type"] == "accepted"


def test_malformed_and_unknown_messages_are_refused_and_nothing_else_happens(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as tab:
                for text in MALFORMED:
                    await tab.wire.send(text)
                    answer = await tab.until("refused")
                    assert answer["code"] == "bad_message", text
                    assert len(answer["reason"]) < 300, "a refusal does not repeat what was sent"
                await still_works(tab)

    run(play())


def test_bytes_are_no_message(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, me.tab((await me.open("me", "here"))["table"]) as tab:
            await tab.wire.send(json.dumps(ACT).encode())
            assert (await tab.until("refused"))["code"] == "bad_message"
            await still_works(tab)

    run(play())


def test_noise_never_breaks_a_table(server: Server) -> None:
    """Messages taken apart and put together wrongly, all of them answered."""

    async def play() -> None:
        chance = random.Random(8)
        values: list[Any] = [None, True, -1, 0, 1, 7, 2**70, "", "end-turn", "build a1", "cell:a1", [], {}, 1.5]
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            answered = 0
            for _ in range(4):
                async with me.tab(table) as tab:
                    for number in range(25):
                        message: dict[str, Any] = {
                            **ACT,
                            "type": chance.choice(["act", "undo", "ask", "say", "stand_in"]),
                        }
                        message["all"] = message["target"] = message["text"] = message["bot"] = "x"
                        for _ in range(chance.randrange(1, 4)):
                            message[chance.choice(list(message))] = chance.choice(values)
                        for _ in range(chance.randrange(4)):
                            del message[chance.choice(list(message))]
                        await tab.send(**{**message, "id": f"noise{number}"})
                        answer = await tab.until("refused", "accepted", "why_not")
                        answered += 1
                        assert answer["type"] != "refused" or answer["code"] in (
                            "bad_message",
                            "illegal",
                            "not_yours",
                            "stale",
                            "undo",
                        )
            assert answered == 100
            async with me.tab(table) as tab:
                await still_works(tab)

    run(play())


def test_a_fault_of_ours_is_a_refusal_too(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Rules that fail in a strange position end no connection; the log tells what it was."""

    async def fail(*_: Any) -> None:
        raise IndexError("out of range")

    handlers: dict[Any, Any] = HANDLERS
    monkeypatch.setitem(handlers, Say, fail)
    table: Any = SimpleNamespace(id="here")
    nobody: Any = None
    with pytest.raises(Refuse, match="its log tells what") as refused:
        run(handle(nobody, nobody, table, Say(type="say", id="a", text="Hello")))
    assert refused.value.message("a").code == "failed"
    assert "out of range" in caplog.text


@pytest.mark.parametrize("size", [65_537, 200_000, 2_000_000])
def test_a_message_over_64_kb_closes_only_its_own_connection(server: Server, size: int) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as steady, me.tab(table) as loud:
                await loud.send(type="say", id="big", text="x" * size)
                if size < 262_144:
                    assert (await loud.until("refused"))["code"] == "too_large"
                with pytest.raises(ConnectionClosed) as closed:
                    await loud.until("nothing more")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
                await still_works(steady)

    run(play())


def test_too_many_messages_are_slowed_down_then_stopped(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as steady, me.tab(table) as hasty:
                codes: list[str] = []

                async def listen() -> None:
                    while True:
                        answer = await hasty.next()
                        if answer["type"] == "refused":
                            codes.append(answer["code"])

                async def talk() -> None:
                    for number in range(2000):
                        await hasty.send(type="ask", id=f"{number}", seat=0, target="turn:end")

                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.gather(listen(), talk())
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
                assert codes
                assert set(codes) == {"too_fast"}
                await still_works(steady)

    run(play())


def test_the_first_message_must_be_hello(server: Server) -> None:
    async def play() -> None:
        async with Device(server) as me:
            table = (await me.open("me", "here"))["table"]
            for text in (json.dumps(ACT), "nonsense"):
                async with me.tab(table, hello=False) as tab:
                    await tab.wire.send(text)
                    assert (await tab.next())["code"] == "bad_message"
                    await asyncio.wait_for(tab.wire.wait_closed(), LONG)
                    assert tab.wire.close_code == 1008

    run(play())


def test_a_table_that_is_not_there(server: Server) -> None:
    async def play() -> None:
        async with Device(server) as me:
            async with me.tab("nowhere", hello=False) as tab:
                assert (await tab.next())["code"] == "unknown"
                await asyncio.wait_for(tab.wire.wait_closed(), LONG)
                assert tab.wire.close_code == 4404
            for path in ("/tables/nowhere/at/0", "/tables/nowhere/record", "/nothing", "/messages/xx/table.ftl"):
                answer = await me.get(path)
                assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
            assert (await me.claim("nowhere", "x" * 22)).status_code == 404

    run(play())


# -- where it comes from ---------------------------------------------------------------------------------------


def test_a_socket_from_another_site_is_refused(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
            headers = {"Cookie": f"{COOKIE}={me.cookie}"}
            for origin in ("http://evil.example", "null", f"{server.url}.evil.example", "http://127.0.0.1:1"):
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(address, additional_headers=headers, origin=Origin(origin), **PATIENT):
                        pass
                assert refused.value.response.status_code == 403
            async with connect(address, additional_headers=headers, origin=Origin(server.url), **PATIENT) as wire:
                await wire.send('{"type": "hello", "since": 0}')
                assert json.loads(await wire.recv())["viewer"] is not None

    run(play())


def test_a_form_of_another_site_changes_nothing(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "friend"))["table"]
            for how in (
                {"headers": {"Origin": "http://evil.example"}},
                {"headers": {"Content-Type": "text/plain"}, "content": "{}"},
                {"headers": {"Content-Type": "application/x-www-form-urlencoded"}, "content": "a=b"},
            ):
                answer = await me.request("POST", f"/tables/{table}/links/1", **how)
                assert answer.status_code in (400, 403), how
            assert (await me.request("POST", f"/tables/{table}/links/1", headers={"Origin": server.url})).is_success

    run(play())


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    async def play() -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=LONG) as http:
            for method, path in [("GET", "/"), ("GET", "/api/games"), ("GET", "/nothing"), ("POST", "/api/tables")]:
                headers = (await http.request(method, path)).headers
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["x-frame-options"] == "DENY"
                policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
                assert policy["default-src"] == "'none'"
                assert policy["script-src"] == "'self'"
                assert policy["connect-src"] == "'self'"
                assert policy["frame-ancestors"] == "'none'"
                assert not any("http" in value or "*" in value for value in policy.values())
                assert "access-control-allow-origin" not in headers

    run(play())


def test_files_outside_of_the_page_are_not_served(server: Server) -> None:
    async def play() -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=LONG) as http:
            for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", "//etc/passwd"):
                answer = await http.get(path)
                assert answer.status_code == 404, path
                assert "import" not in answer.text

    run(play())


# -- over HTTP -------------------------------------------------------------------------------------------------


def test_bodies_over_64_kb_are_refused(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            answer = await me.post("/tables", {"game": "x" * 70_000, "seats": []})
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
            answer = await me.post("/import", {"record": "x" * 5_000_000})
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

            async def endless() -> Any:
                for _ in range(100):
                    yield b"x" * 10_000

            answer = await me.request("POST", "/tables", content=endless())
            assert answer.status_code == 413

    run(play())


def test_too_many_requests_and_connections_are_refused(own_server: Server) -> None:
    """However long one of them takes: they come many at a time, until some are too many."""

    async def knock(me: Visitor) -> int | None:
        """Ask for a table that is not there; the code with which a hasty one is sent away."""
        async with me.tab("nowhere", hello=False) as tab:
            refusal = await tab.next()
            await asyncio.wait_for(tab.wire.wait_closed(), LONG)
            return tab.wire.close_code if refusal["code"] == "too_fast" else None

    async def play() -> None:
        async with Visitor(own_server) as me:
            me.patient = False
            answers: list[httpx.Response] = []
            while not any(answer.status_code == 429 for answer in answers):
                answers += await asyncio.gather(*(me.claim("nowhere", "x" * 22) for _ in range(80)))
            assert {answer.json()["code"] for answer in answers} == {"unknown", "too_fast"}
            assert {answer.status_code for answer in answers} == {404, 429}
            assert (await me.get("/games")).status_code == 200, "looking is free"
            sent_away: set[int | None] = set()
            while sent_away != {None, 1013}:
                sent_away |= set(await asyncio.gather(*(knock(me) for _ in range(80))))

    run(asyncio.wait_for(play(), LONG))
