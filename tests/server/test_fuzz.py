"""Noise with a seed, over HTTP and over the socket: all of it is answered in the forms of the protocol, nothing is
logged as an error, and the table still works.

Requests over HTTP are made from the application's own description of its paths, so that new ones are among them.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import random
import re
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from boardwright.server.app import create_app
from boardwright.server.protocol import ClientMessage, Refused
from tests.server.harness import GAME, LONG, Server, Visitor, run, seat
from tests.server.inside import innermost

#: How often each operation is tried, and how many messages a socket is sent in all.
TRIES = 12
MESSAGES = 400
#: Refused messages after which a socket is shown the door.
PATIENCE = 25
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    2**31,
    2**70,
    1.5,
    1e308,
    "",
    "end-turn",
    "cell:a1",
    "\x00",
    "é" * 30,
    "x" * 90,
    [],
    [[]],
    {},
    {"a": 1},
]
WORDS = [
    "0",
    "1",
    "-1",
    "x",
    "%00",
    "%ff",
    "..%2f",
    "1e9",
    "9" * 40,
    "%F0%9F%90%B4",
    "a" * 300,
    "kingdom_builder",
    "en",
]
#: What asks a bot to think, or holds the door itself.
LEFT_OUT = ("/hints/", "/outlooks/", "/costliest/", "/share")


def test_http_requests_of_any_kind_are_answered_in_form(tmp_path: Any, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(11)
    guard = create_app(str(tmp_path / "tables.sqlite3"), workers=1)
    app = innermost(guard)
    described = app.openapi()
    operations = [
        (method.upper(), path)
        for path, methods in sorted(described["paths"].items())
        for method in sorted(methods)
        if not any(part in path for part in LEFT_OUT)
    ]
    assert len(operations) > 25

    async def play() -> None:
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=guard)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=LONG) as http:
                await http.get("/")
                opening = {"game": GAME, "seats": [seat("me"), seat("here")]}
                table = (await http.post("/api/tables", json=opening)).json()["table"]
                for method, path in operations:
                    for _ in range(TRIES):
                        app.state.changes.by_address.clear()
                        await knock(http, method, filled(path, table, chance), chance, opening)
                assert (await http.get(f"/api/tables/{table}/at/0")).status_code in (200, 404), "it may be deleted"
                assert (await http.post("/api/tables", json=opening)).status_code == 200

    gc.collect()  # or what tests before have left might complain meanwhile
    with caplog.at_level(logging.ERROR):
        run(play())
    assert caplog.records == []


def filled(path: str, table: str, chance: random.Random) -> str:
    """The path with something in the place of each name; mostly the table that is there."""

    def word(name: re.Match[str]) -> str:
        return table if name[0] == "{table}" and chance.random() < 0.7 else chance.choice(WORDS)

    query = chance.choice(["", "", f"?at={chance.choice(WORDS)}", f"?n={chance.choice(WORDS)}&at=0&at=x", "?%00=%ff"])
    return re.sub(r"\{[^}]*\}", word, path) + query


async def knock(http: httpx.AsyncClient, method: str, path: str, chance: random.Random, opening: Any) -> None:
    body = spoilt(
        chance.choice([opening, {}, {"seat": 0, "n": 0, "way": "bot", "name": "x", "token": "x" * 22}]), chance
    )
    content = chance.choice([json.dumps(body), json.dumps(body)[:-1], "NaN", "\\ud800", '{"record": "{}"}', ""])
    how: dict[str, Any] = (
        {"content": content, "headers": {"Content-Type": "application/json"}} if method != "GET" else {}
    )
    answer = await http.request(method, path, **how)
    assert answer.status_code < 500, (method, path, content, answer.text)
    if answer.status_code >= 400:
        refused = Refused.model_validate_json(answer.content)
        assert refused.reason, (method, path)


def spoilt(value: Any, chance: random.Random) -> Any:
    """A copy with something else here and there, or something missing."""
    if isinstance(value, dict):
        return {key: spoilt(part, chance) for key, part in value.items() if chance.random() < 0.95}
    if isinstance(value, list):
        return [spoilt(part, chance) for part in value]
    return chance.choice(ODD) if chance.random() < 0.25 else value


# -- the socket ------------------------------------------------------------------------------------------------


def example_of(schema: dict[str, Any], all_of: dict[str, Any], chance: random.Random) -> Any:
    """Something that the schema of the protocol describes, now and then something that it does not."""
    if chance.random() < 0.12:
        return chance.choice(ODD)
    if "$ref" in schema:
        return example_of(all_of[schema["$ref"].rpartition("/")[2]], all_of, chance)
    if "const" in schema:
        return schema["const"]
    if "anyOf" in schema:
        return example_of(chance.choice(schema["anyOf"]), all_of, chance)
    match schema.get("type"):
        case "object":
            return {name: example_of(part, all_of, chance) for name, part in schema["properties"].items()}
        case "array":
            return [example_of(schema["items"], all_of, chance) for _ in range(chance.randrange(3))]
        case "integer":
            return chance.choice([0, 0, 1, 1, 2, 5, 2**33])
        case "boolean":
            return chance.random() < 0.5
        case "string":
            return chance.choice(["build a1", "end-turn", "cell:a1", "random", "Hello", "\x00\n", "é" * 10])
    return None


@pytest.fixture
def told_server(tmp_path: Any) -> Any:
    server = Server(tmp_path / "tables.sqlite3")
    server.log = tmp_path / "log"
    server.start()
    yield server
    server.stop()


def test_messages_of_any_kind_leave_a_table_that_works(told_server: Server) -> None:
    """Several sockets one after another: whoever sends too much nonsense, or is too fast, is shown the door."""
    chance = random.Random(12)
    schema = TypeAdapter(ClientMessage).json_schema()
    kinds = [{"$ref": reference} for reference in schema["discriminator"]["mapping"].values()]
    answered: dict[str, int] = {}

    async def talk(me: Visitor, table: str, messages: int) -> int:
        async with me.tab(table) as tab:
            for number in range(messages):
                message = example_of(chance.choice(kinds), schema["$defs"], chance)
                if isinstance(message, dict) and "id" in message:
                    message["id"] = f"noise{number}"
                text = json.dumps(message)
                await tab.wire.send(text if chance.random() < 0.93 else text[: chance.randrange(len(text))])
            # Everything before it has been answered when this is.
            last = await tab.ask(type="ask", id="last", seat=0, target="turn:end")
            answered[last["type"]] = answered.get(last["type"], 0) + 1
        return messages

    async def play() -> None:
        async with Visitor(told_server) as me:
            table = (await me.open("me", "here"))["table"]
            sent = 0
            while sent < MESSAGES:
                sent += await talk(me, table, PATIENCE)
            fresh = (await me.open("me", "here"))["table"]
            for name in (table, fresh):
                async with me.tab(name) as tab:
                    await tab.ask(type="stand_in", seat=0, bot=None)
                    await tab.ask(type="stand_in", seat=1, bot=None)
                    if tab.shot["confirm"] is not None:
                        await tab.ask(type="confirm", n=tab.shot["n"], seat=tab.shot["confirm"])
                    await tab.settle()
                    assert (await tab.act())["type"] == "accepted"

    run(asyncio.wait_for(play(), LONG))
    assert answered.keys() <= {"why_not", "refused"}
    assert told_server.log is not None
    assert "ERROR" not in told_server.log.read_text()
    assert "Traceback" not in told_server.log.read_text()
