"""Saved games come back, to look at or to go on with; damaged ones are refused with a reason."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.match.record import checksum
from boardwright.server.opening import open_branch, open_import, open_rematch, read_import
from boardwright.server.refuse import Refuse
from boardwright.server.table import Table
from boardwright.server.tables import summary
from tests.server.harness import GAME, Server, Visitor, finishing, run
from tests.server.inside import all_tables, reload
from tests.server.inside import play as play_on


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    return play_game(GAME, 2, 4, ["random"]).record()


def test_a_finished_game_comes_back_to_look_at(server: Server, saved: dict[str, Any]) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.post("/import", {"record": json.dumps(saved)})).json()["table"]
            async with me.tab(table) as tab:
                assert tab.shot["over"]
                assert tab.shot["scores"] == saved["result"]["scores"]
                assert [entry["notation"] for entry in tab.log[1:]] == [action for _, action in saved["actions"]]
            assert (await me.get(f"/tables/{table}/at/10")).json()["length"] == 10
            told = (await me.get(f"/tables/{table}/record")).json()
            # Whoever looks names them in their language.
            assert told.pop("table") == {"sitters": ["human", "human"], "names": ["", ""]}
            assert {**told, "check": saved["check"]} == saved

    run(play())


def test_names_travel_with_a_game(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            seats = [{"kind": "bot", "name": name, "bot": "random"} for name in ("Ann", "Bob")]
            table = (await me.post("/tables", {"game": GAME, "seats": seats, "seed": 3})).json()["table"]
            async with me.tab(table) as tab:
                await tab.settle(lambda shot: shot["over"])
            saved = (await me.get(f"/tables/{table}/record")).json()
            assert saved["table"] == {"sitters": ["random", "random"], "names": ["Ann", "Bob"]}
            again = (await me.post("/import", {"record": json.dumps(saved)})).json()["table"]
            branch = (await me.post(f"/tables/{again}/branch", {"n": 9, "seat": 1})).json()["table"]
            for other in (again, branch):
                async with me.tab(other) as tab:
                    assert [seat["name"] for seat in tab.seats] == ["Ann", "Bob"]
            saved["table"]["names"] = ["  Zo\u0000\u00eb  ", "x" * 99]
            saved["check"] = checksum(saved)
            strange = (await me.post("/import", {"record": json.dumps(saved)})).json()["table"]
            async with me.tab(strange) as tab:
                assert [seat["name"] for seat in tab.seats] == ["Zo \u00eb", "x" * 24]

    run(play())


def test_an_unfinished_game_goes_on_with_chance_nobody_knows(server: Server, saved: dict[str, Any]) -> None:
    async def play() -> None:
        half = bw.replay(saved).at(40).record()
        async with Visitor(server) as me:
            table = (await me.post("/import", {"record": json.dumps(half)})).json()["table"]
            assert server.start_record(table)["seed"] != half["seed"]
            async with me.tab(table) as tab:
                assert (tab.shot["length"], len(tab.log)) == (40, 41)
                seat = tab.shot["decisions"][0]["seat"]
                await tab.ask(type="stand_in", seat=1 - seat, bot="random")
                while not (await tab.settle())["over"]:
                    await tab.patient_act(finishing(tab.shot["decisions"][0]))
                assert tab.log[40]["n"] == 40

    run(play())


def test_damaged_records_are_refused_with_a_reason(server: Server, saved: dict[str, Any]) -> None:
    text = json.dumps(saved)
    damaged = {
        ("not JSON", "no-record"): text[: len(text) // 2],
        ("JSON object", "no-record"): "[]",
        ("no 'game'", "no-record"): json.dumps({"format": 1, "version": 2}),
        ("has format 2", "other-version"): json.dumps({**saved, "format": 2}),
        ("no game 'chess'", "other-game"): json.dumps({**saved, "game": "chess"}),
        ("rules version", "other-version"): json.dumps({**saved, "rules_version": 99}),
        ("changed after it was written", "damaged"): json.dumps({**saved, "seed": saved["seed"] + 1}),
        ("its decisions lead to", "damaged"): json.dumps({**saved, "actions": saved["actions"][:-1]}),
        ("ends too early", "damaged"): json.dumps({**saved, "actions": saved["actions"][:-9]}),
        ("outcomes of chance", "damaged"): json.dumps({**saved, "outcomes": saved["outcomes"][:-1]}),
        ("decision 1", "damaged"): json.dumps({**saved, "actions": [[0, "fly a1"], *saved["actions"][1:]]}),
        ("cannot be read", "no-record"): "[" * 100_000,
    }

    async def play() -> None:
        async with Visitor(server) as me:
            for (reason, why), record in damaged.items():
                answer = await me.post("/import", {"record": record})
                assert (answer.status_code, answer.json()["code"]) == (422, "illegal"), reason
                assert reason in answer.json()["reason"]
                assert answer.json()["text"] == {"key": f"import-{why}", "args": {}}
            assert (await me.get("/tables")).json() == []

    run(play())


def test_no_damage_gets_through(saved: dict[str, Any]) -> None:
    """Values of every kind in every place, with a check that fits: refused, or a game that can really be."""
    chance = random.Random(3)
    values: list[Any] = [None, True, -1, 0, 3, 10**30, 1.5, "", "grass", [], {}, [[]], [None], {"a": 1}]
    start = bw.replay(saved).at(20)
    position = start.determinize(0, 1).record()
    refused = 0
    for number in range(400):
        record = copy.deepcopy(saved if number % 2 else position)
        spoil(record, chance, values)
        record["check"] = checksum(record)
        try:
            match, _ = read_import(json.dumps(record))
        except Refuse:
            refused += 1
        else:
            assert match.game.audit(match.state) == []
    assert 300 < refused < 400, "some changes are no damage"


def test_a_rematch_has_the_options_of_the_table_it_comes_from(tmp_path: Path) -> None:
    """Also where that one was branched off another, and has been loaded again since."""
    options = {"expansions": ["nomads", "capitol"], "sword": "keeps_tile"}
    played = bw.replay(play_game(GAME, 2, 4, ["random"], options).record())

    async def play() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            whole = Table(open_import(played, ["A", "B"], "me")[0])
            stored, _ = open_branch(whole, "me", played.length - 3, 0)
            for seat in stored.seats:
                seat.kind, seat.bot = "person", None
            branch = Table(stored)
            await running.storage.open_table(stored, summary(branch))
            running.keep(branch)
            branch = await reload(running, branch)
            await play_on(running, branch, 1000)
            assert branch.over
            for table in (whole, branch, await reload(running, branch)):
                rematch = Table(open_rematch(table, "me")[0])
                assert rematch.match.options == played.options
                assert rematch.match.options["expansions"] == options["expansions"]
                assert rematch.match.length == 0

    run(play())


def spoil(record: dict[str, Any], chance: random.Random, values: list[Any]) -> None:
    """Put something else in a place somewhere in the record."""
    where: Any = record
    key: Any = chance.choice([key for key in record if key != "check"])
    while isinstance(where[key], (dict, list)) and where[key] and chance.random() < 0.7:
        where = where[key]
        key = chance.choice(list(where)) if isinstance(where, dict) else chance.randrange(len(where))
    where[key] = chance.choice(values)
