"""What the threat model says and no other test holds; and that every test it names is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.server.tokens import new_table_id, new_token
from tests.server.harness import Server, Visitor, run

ROOT = Path(__file__).parents[2]
MODEL = ROOT / "docs" / "security.md"
SERVER = Path(boardwright.__file__).parent / "server"
#: Modules with which one asks other machines.
ASKING = {"aiohttp", "ftplib", "httpx", "requests", "smtplib", "urllib3", "urllib.request", "http.client", "xmlrpc"}
HOSTILE = [
    "<script>x()</script>",
    "'); DROP TABLE--",
    '" onload=x() a="',
    "{ $name } {{7*7}}",
    "../../etc/passwd",
]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


# -- the page about it -----------------------------------------------------------------------------------------


def lines_of(model: str) -> list[str]:
    """The lines that say something is so: the rows of its tables."""
    rows = [line for line in model.splitlines() if line.startswith("| ")]
    return [row for row in rows if not row.startswith(("| ---", "| what"))]


def test_every_line_of_the_threat_model_names_a_test() -> None:
    rows = lines_of(MODEL.read_text())
    assert len(rows) > 20
    for row in rows:
        assert NAMED.search(row), row


def test_every_test_it_names_is_there() -> None:
    named = NAMED.findall(MODEL.read_text())
    for file, function in named:
        tree = ast.parse((ROOT / file).read_text())
        there = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        assert function in there, f"{file}::{function}"


# -- server-side request forgery -------------------------------------------------------------------------------


def imported(tree: ast.AST) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_there_is_one_way_out_of_the_server() -> None:
    """An address that somebody sends is asked by `outside.py` alone, which looks where it leads; letters go to the one
    mail server that whoever runs this one has named.
    """
    for file in SERVER.rglob("*.py"):
        source = file.read_text()
        asks = {name for name in imported(ast.parse(source)) if name in ASKING or name.split(".")[0] in ASKING}
        assert asks == ({"smtplib"} if file.name == "mail.py" else set()), f"{file.name}: {asks}"
        # A pair of sockets between a process and its worker leads nowhere.
        connects = file.name not in ("outside.py", "wire.py") and re.search(r"open_connection\((?!sock=)", source)
        assert not connects, f"{file.name} opens connections"


def test_a_module_that_asks_would_be_found() -> None:
    assert imported(ast.parse("from urllib import request\nimport httpx")) & ASKING == {"urllib.request", "httpx"}


def test_no_bot_is_started_by_what_a_stranger_names(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            for bot in ("program:/bin/true", "program:touch x", "os.system", "../hard", ""):
                seats: list[dict[str, Any]] = [{"kind": "me", "name": "Me"}, {"kind": "bot", "name": "B", "bot": bot}]
                answer = await me.post("/tables", {"game": "kingdom_builder", "seats": seats})
                assert answer.status_code in (400, 422), bot

    run(play())


# -- injection -------------------------------------------------------------------------------------------------


def test_names_titles_and_chat_are_texts_and_nothing_else(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            for text in HOSTILE:
                table = (await me.open("me", "here"))["table"]
                assert (await me.post(f"/tables/{table}/name", {"seat": 0, "name": text[:24]})).status_code == 200
                assert (await me.post(f"/tables/{table}/title", {"title": text})).status_code == 200
                async with me.tab(table) as tab:
                    assert (await tab.ask(type="say", text=text))["type"] == "accepted"
                    while not tab.chat:
                        await tab.next()
                    assert tab.chat[-1]["text"] == text
                    assert tab.shot["seats"][0]["name"] == text[:24].strip()
                answer = await me.get("/tables")
                assert answer.headers["content-type"] == "application/json"
                assert text in [listed["title"] for listed in answer.json()]

    run(play())


def test_the_page_writes_no_text_as_markup() -> None:
    """Svelte escapes what it shows, unless it is told not to."""
    sources = [file for ending in ("svelte", "ts") for file in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    assert len(sources) > 100
    for file in sources:
        if ".test." not in file.name:
            for door in ("{@html", ".innerHTML =", "insertAdjacentHTML", "document.write", "eval("):
                assert door not in file.read_text(), f"{file.name}: {door}"


# -- enumeration -----------------------------------------------------------------------------------------------


def test_strangers_are_shown_no_table_that_is_not_open(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as stranger:
            table = (await me.open("me", "friend"))["table"]
            for path in ("/tables", "/tables/open", "/games"):
                answer = await stranger.get(path)
                assert answer.status_code == 200
                assert table not in answer.text
            for path in (
                "/tables/",
                "/tables?visitor=1",
                "/tables/%25",
                "/tables/_/at/0",
                f"/tables/{table[:-1]}/at/0",
            ):
                assert table not in (await stranger.get(path)).text

    run(play())


@pytest.mark.parametrize(("make", "bits"), [(new_table_id, 96), (new_token, 128)])
def test_names_of_tables_and_links_cannot_be_guessed(make: Any, bits: int) -> None:
    made = [make() for _ in range(500)]
    assert len(set(made)) == 500
    assert all(re.fullmatch(r"[\w-]+", one) and len(one) * 6 >= bits for one in made)
    assert all(len({one[place] for one in made}) > 20 for place in range(len(made[0]) - 1)), "every place is chance"
