"""The page and the words: what the browser loads before it talks to a table."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from boardwright.games import games, get_game
from boardwright.server import pages
from boardwright.server.app import create_app
from boardwright.words import LANGUAGES
from boardwright.words.words import TABLE
from tests.server.harness import COOKIE, Server, Visitor, run


def fetch(*paths: str, accept: str = "*/*") -> list[httpx.Response]:
    """Ask the application itself: these answers need no database."""

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=create_app())
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return [await http.get(path, headers={"Accept": accept}) for path in paths]

    return run(ask())


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Table</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-123.js").write_text("let table = 1; " * 200)
    return tmp_path


def test_the_page_comes_with_a_cookie_and_its_files_may_be_kept(built: Path) -> None:
    page, named, script, icon, missing = fetch("/", "/index.html", "/assets/index-123.js", "/icon.svg", "/other.js")
    for answer in (page, named):
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert answer.headers["content-type"].startswith("text/html")
    assert COOKIE in page.headers["set-cookie"]
    assert "set-cookie" not in named.headers, "one visitor, one cookie"
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert script.headers["content-encoding"] == "gzip"
    assert icon.headers["cache-control"] == "no-cache"
    assert (missing.status_code, missing.headers["content-type"].partition(";")[0]) == (404, "text/plain")


def test_a_person_at_a_wrong_address_gets_the_page(built: Path) -> None:
    [answer] = fetch("/tables/mine", accept="text/html,*/*")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-cache")
    assert "<title>Table</title>" in answer.text


def test_a_missing_page_says_what_to_do(built: Path) -> None:
    (built / "index.html").unlink()
    [answer] = fetch("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert "content-security-policy" in answer.headers


def test_the_words_of_every_language_are_there(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            for language in LANGUAGES:
                for name in ("table", *games()):
                    folder = TABLE if name == "table" else get_game(name).messages
                    answer = await me.get(f"/messages/{language}/{name}.ftl")
                    assert answer.text == (folder / f"{language}.ftl").read_text(encoding="utf-8")
            for path in ("/messages/xx/table.ftl", "/messages/en/chess.ftl", "/messages/en/..%2fen.ftl"):
                assert (await me.get(path)).status_code == 404

    run(play())
