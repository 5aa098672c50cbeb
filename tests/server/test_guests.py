"""Bots of one's own at the table: only what whoever runs the server has let in, and only by name."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from boardwright.bots import GUESTS, known_bot, let_in
from boardwright.cli.app import app
from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions
from tests.server.harness import GAME, Server, Visitor, run, seat, seed_where

#: Takes its last option, and writes down what it is told.
LAST = """
import json, sys
for line in sys.stdin:
    with open(__file__ + ".log", "a") as log: log.write(line)
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"id": message["id"], "choice": message["options"][-1]["action"]}), flush=True)
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One that is started by the test, and does not outlive it."""
    made = Server(tmp_path / "tables.sqlite3")
    yield made
    if made.process is not None:
        made.kill()


def test_a_program_plays_at_a_table_by_its_name(tmp_path: Path, server: Server) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(LAST)
    usual = ["-m", "boardwright", "serve", "--no-browser"]
    server.program = [*usual, "--bot", f"mine=program:{sys.executable} {bot}"]
    server.start()

    async def play() -> str:
        async with Visitor(server) as me:
            games = (await me.get("/games")).json()
            assert all(game["bots"][-1] == "mine" for game in games)
            evil = {**seat("evil"), "bot": f"program:touch {bot}.evil"}
            refused = await me.post("/tables", {"game": GAME, "seats": [seat("me"), evil]})
            assert refused.status_code != 200
            assert "there is no bot" in refused.text
            me.heard.clear()
            table: str = (await me.open("me", "mine", seed=seed_where(1, 2)))["table"]
            async with me.tab(table) as tab:
                await tab.settle()
                turn = [entry["notation"] for entry in tab.log if entry["seat"] == 1]
            told = [json.loads(line) for line in Path(f"{bot}.log").read_text().splitlines()]
            assert told[0]["type"] == "hello"
            assert (told[0]["game"], told[0]["seat"]) == (GAME, 1)
            chosen = [one["options"][-1]["notation"] for one in told if one["type"] == "choose"]
            assert turn == chosen[: len(turn)] != []
            assert not any(str(bot) in text for text in me.heard), "nobody is told what is run"
            async with me.tab(table) as tab:
                await tab.end_turn()
            return table

    async def go_on(table: str) -> None:
        async with Visitor(server) as other, other.tab(table) as tab:
            await tab.settle(lambda shot: shot["waiting"] == [0])

    table = run(play())
    server.stop()
    server.program = usual
    server.start()
    run(go_on(table))


@pytest.mark.parametrize(
    ("guest", "said"),
    [
        ("program:./bot", "cannot read the bot"),
        ("my bot=program:./bot", "cannot read the bot"),
        ("hard=program:./bot", "there is a bot 'hard' already"),
        ("greedy=program:./bot", "there is a bot 'greedy' already"),
        ("mine=program:./no-such-bot", "there is no program './no-such-bot'"),
        ("mine=genius", "there is no bot 'genius'"),
    ],
)
def test_a_guest_that_cannot_come_in_is_refused(guest: str, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        let_in(guest)
    result = CliRunner().invoke(app, ["serve", "--bot", guest])
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert GUESTS == {}


def test_a_guest_that_has_left_is_replaced_by_the_usual_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GUESTS, "mine", "program:./bot")
    game = get_game("kingdom_builder")
    assert known_bot("mine", game) == "program:./bot"
    assert known_bot("hard", game) == "hard"
    assert known_bot("another", game) == known_bot("program:./evil", game) == "medium"
