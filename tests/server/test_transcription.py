"""A server with an owner's own transcription: what it plays with, what it shows, and tables of another catalogue."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from boardwright.arena import play_game
from boardwright.games import get_game
from boardwright.toolkit.transcription import VARIABLE
from tests.server.harness import GAME, Server, Visitor, run

ROW = '"GGGTTWGTTT"'


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A transcription of the base game in which a cell of the Oracle quadrant is water."""
    data = get_game(GAME).messages.parent / "data"
    (tmp_path / "mine" / GAME).mkdir(parents=True)
    file = Path(shutil.copy(data / "base.toml", tmp_path / "mine" / GAME))
    text = file.read_text(encoding="utf-8")
    assert ROW in text
    file.write_text(text.replace(ROW, '"GGGTTWGTTW"', 1), encoding="utf-8")
    return tmp_path / "mine"


def restart(server: Server, monkeypatch: pytest.MonkeyPatch, catalog: Path | None) -> None:
    server.stop()
    monkeypatch.setenv(VARIABLE, str(catalog or ""))
    server.start()


async def listed(me: Visitor, table: str) -> dict[str, Any]:
    tables = (await me.get("/tables")).json()
    return next(info for info in tables if info["table"] == table)


async def plays_own(me: Visitor) -> bool:
    """Whether the game is played with an own transcription."""
    games = (await me.get("/games")).json()
    return bool(next(game["own"] for game in games if game["id"] == GAME))


def test_a_table_goes_on_only_with_its_own_components(
    own_server: Server, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me:
            ours = (await me.open("me", "here", seed=3, options={"quadrants": ["oracle", "farm", "oasis", "tower"]}))[
                "table"
            ]
            assert await plays_own(me) is False
            restart(own_server, monkeypatch, mine)
            assert await plays_own(me) is True
            line = await listed(me, ours)
            assert (line["other_catalog"], line["waiting"]) == (True, [])
            refusal = await me.get(f"/tables/{ours}/at/0")
            assert refusal.status_code == 410
            assert "with the components that Boardwright brings" in refusal.json()["reason"]
            story = (await me.get(f"/tables/{ours}/story")).json()
            assert (story["why"], story["game"]) == ("catalog", GAME)

            theirs = (await me.open("me", "here", seed=3, options={"quadrants": ["oracle", "farm", "oasis", "tower"]}))[
                "table"
            ]
            async with me.tab(theirs) as tab:
                assert [quadrant["provenance"] for quadrant in tab.shot["view"]["quadrants"]] == ["own"] * 4
            assert (await listed(me, theirs))["other_catalog"] is False
            assert own_server.rows("SELECT count(*) FROM log WHERE table_id = ?", ours) == [(0,)]

            restart(own_server, monkeypatch, None)
            assert (await listed(me, theirs))["other_catalog"] is True
            assert "own transcription" in (await me.get(f"/tables/{theirs}/at/0")).json()["reason"]
            async with me.tab(ours) as tab:
                assert {quadrant["provenance"] for quadrant in tab.shot["view"]["quadrants"]} == {"published"}
                await tab.act(tab.shot["decisions"][0]["options"][0]["notation"])

    run(play())


def test_bots_think_with_the_same_components(own_server: Server, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        restart(own_server, monkeypatch, mine)
        async with Visitor(own_server) as me:
            table = (await me.open("random", "random", seed=5))["table"]
            async with me.tab(table) as tab:
                while not tab.shot["over"]:
                    await tab.until("snapshot")
            record = (await me.get(f"/tables/{table}/record")).json()
            assert own_server.rows("SELECT catalog FROM tables WHERE id = ?", table) == [(record["catalog"],)]

    run(play())


def test_saved_games_of_other_components_are_not_imported(
    own_server: Server, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        restart(own_server, monkeypatch, mine)
        async with Visitor(own_server) as me:
            saved = play_game(GAME, 2, 4, ["random"]).record()
            refusal = await me.post("/import", {"record": json.dumps(saved)})
            assert refusal.status_code == 422
            assert "with the components that Boardwright brings" in refusal.json()["reason"]

    run(play())


def test_the_page_is_sent_the_components_in_use(
    own_server: Server, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with Visitor(own_server) as me:
            before = await me.get(f"/catalogue/{GAME}/base.js")
            assert before.headers["content-type"].startswith("text/javascript")
            assert exported(before.text)["quadrant"][0]["rows"][0] == ROW.strip('"')
            restart(own_server, monkeypatch, mine)
            quadrant = exported((await me.get(f"/catalogue/{GAME}/base.js")).text)["quadrant"][0]
            assert (quadrant["rows"][0], quadrant["provenance"]) == ("GGGTTWGTTW", "own")
            nomads = exported((await me.get(f"/catalogue/{GAME}/nomads.js")).text)
            assert nomads["card"][0]["provenance"] == "rulebook"
            for path in (f"{GAME}/none.js", "none/base.js", f"{GAME}/..%2fcatalog.js"):
                assert (await me.get(f"/catalogue/{path}")).status_code == 404

    run(look())


def exported(module: str) -> dict[str, Any]:
    """What a module exports."""
    lines = [line.removeprefix("export const ").removesuffix(";") for line in module.splitlines()]
    return {name: json.loads(value) for name, value in (line.split(" = ", 1) for line in lines)}
