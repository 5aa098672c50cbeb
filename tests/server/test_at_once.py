"""Several decisions that come of one wish, as a plan is played: all are carried out or none, and all are taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

import boardwright as bw
from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match
from boardwright.server.changes import act, act_at_once, rewind, undo
from boardwright.server.protocol import MOST_AT_ONCE, Act
from tests.server.harness import GAME, Server, Visitor, run, seed_where
from tests.server.inside import all_tables, open_table, reload

SEED = seed_where(0, 2)


def turn() -> list[str]:
    """The first turn of a game: three settlements and its end, with which a card is drawn."""
    match = bw.new(GAME, 2, SEED)
    done = []
    while match.decisions[0].player == 0:
        options = [match.describe(option).notation for option in match.decisions[0].options]
        done.append("end-turn" if "end-turn" in options else options[0])
        match.apply(0, done[-1])
    return done


def test_all_of_it_is_carried_out_and_taken_back_together(server: Server) -> None:
    async def work() -> None:
        async with Visitor(server) as ann:
            table = (await ann.open("me", "friend", seed=SEED))["table"]
            first, *then = turn()[:-1]
            async with ann.tab(table) as tab:
                await tab.settle()
                assert (await tab.act(first, then=[*then, first]))["code"] == "illegal"
                assert tab.shot["length"] == 0
                assert (await tab.act(first, then=then))["type"] == "accepted"
                assert (tab.shot["length"], tab.shot["undo"][0]["undo"]["steps"]) == (3, 3)
                answer = await tab.ask(type="undo", n=tab.shot["n"], seat=0, all=False)
                await tab.settle(lambda shot: shot["n"] >= answer["n"])
                assert tab.shot["length"] == 0

    run(work())


def test_there_is_an_end_to_what_one_wishes() -> None:
    with pytest.raises(ValidationError, match="at most"):
        Act(type="act", id="1", n=0, seat=0, action="done", then=("done",) * (MOST_AT_ONCE + 1))


def test_what_was_decided_one_by_one_is_taken_back_one_by_one(tmp_path: Path) -> None:
    """Also after a restart: what came of one wish is stored so."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=SEED)
            first, *then, _ = turn()
            await running.commit(table, act(table.match, [(0, first)]))
            await running.commit(table, act_at_once(table.match, 0, then))
            again = await reload(running, table)
            for match in (table.match, again.match):
                assert (match.undo_at_once(0), match.undo_steps(0)) == (2, 3)
            await running.commit(again, undo(again.match, 0, again.match.undo_at_once(0)))
            assert (again.match.length, again.match.undo_at_once(0)) == (1, 1)

    run(work())


def test_back_to_the_last_decision_is_back_to_where_the_wish_began(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "random", seed=SEED)
            *before, end = turn()
            await running.commit(table, act_at_once(table.match, 0, before))
            after = rewind(table.match, 0).match
            assert after.length == 0
            await running.commit(table, act(table.match, [(0, end)]))
            assert rewind(table.match, 0).match.length == 3, "what was decided since counts by itself"

    run(work())


def carrying(**seat: Any) -> Match:
    """The last step of a transport is left; what lies in the village then does not pay for anything."""
    laid = {"village": ["home_1", "stable@0,-1 turn 0", "gold_mine@0,-2 turn 0"], **seat}
    stack = ["NextTurn", "Transport 0 3 0"]
    return bw.from_position({"game": "keyflower", "players": 2, "stack": stack, "seats": [laid]})


def test_standing_answers_go_with_what_led_to_them() -> None:
    match = carrying(resources={"home_1": "wood 1"})
    match.apply(0, "carry wood home_1 n")
    match.apply(0, "carry wood stable n", follows=True)
    match.apply(0, "done", by_itself=True)
    assert match.undo_at_once(0) == 3
    match.undo(0)
    match.undo(0)
    assert match.undo_at_once(0) == 1
    match.apply(0, "done", by_itself=True)
    assert match.undo_at_once(0) == 1, "who takes back a standing answer alone is asked"


def test_nothing_follows_on_chance() -> None:
    """Or a refusal would tell what came of it before it is decided."""
    match = bw.new(GAME, 2, SEED)
    for wish in ([*turn(), "end-turn"], [*turn(), "build a1"]):
        with pytest.raises(IllegalAction, match="cannot follow at once"):
            act_at_once(match, 0, wish)
    assert match.length == 0
