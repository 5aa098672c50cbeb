"""Advice at a table: for who sits there and where players have agreed on help, worked out beside the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardwright.bots import Limit, Seat, make_bot
from boardwright.bots.hints import hints
from boardwright.match.preview import Helping
from boardwright.server import advice_job
from boardwright.server.advisers import QUEUE, Advisers, reviewed
from boardwright.server.changes import act
from boardwright.server.protocol import USUAL
from boardwright.server.refuse import Refuse
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from tests.server.harness import Server, Visitor, run
from tests.server.inside import all_tables, open_table

FIRST, SECOND, BOTH = frozenset([0]), frozenset([1]), frozenset([0, 1])


class Counting:
    """Workers that are told when to finish, and count what they were asked."""

    def __init__(self) -> None:
        self.jobs: list[Any] = []
        self.go_on = asyncio.Event()

    async def run(self, work: Callable[[Any], Any], job: Any) -> Any:
        self.jobs.append(job)
        await self.go_on.wait()
        return work(job)

    def close(self) -> None:
        return


def advisers(monkeypatch: pytest.MonkeyPatch) -> tuple[Advisers, Counting]:
    monkeypatch.setattr(advice_job, "hints", lambda seat: hints(seat, Limit(simulations=12)))
    found, workers = Advisers(), Counting()
    found.workers = workers  # type: ignore[assignment]
    return found, workers


async def refusal(work: Any) -> str:
    with pytest.raises(Refuse) as caught:
        await work
    return caught.value.code


async def over(running: Tables, helpers: bool = True) -> Table:
    """A table whose game has been played to its end."""
    table = await open_table(running, "me", "here", agreed=USUAL.model_copy(update={"helpers": helpers}))
    bot = make_bot("medium", 1)
    while not table.match.over:
        match = table.match
        player = match.decisions[0].player
        action = match.game.space.notation(bot.choose(Seat(match, player)))
        await running.commit(table, act(match, [(player, action)]))
    return table


def test_hints_go_to_who_decides_while_they_decide_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "here")
            asked, workers = advisers(monkeypatch)
            seat = table.match.decisions[0].player
            mine, other = frozenset([seat]), 1 - seat
            assert await refusal(asked.hints(table, frozenset([other]), seat, table.n)) == "not_yours"
            assert await refusal(asked.hints(table, frozenset([other]), other, table.n)) == "stale"
            assert await refusal(asked.hints(table, mine, seat, table.n + 3)) == "stale"
            assert workers.jobs == []
            # However often the same is asked, it is thought about once.
            waiting = [asyncio.create_task(asked.hints(table, mine, seat, table.n)) for _ in range(3)]
            await asyncio.sleep(0)
            workers.go_on.set()
            answers = [await one for one in waiting]
            assert len(workers.jobs) == 1
            assert answers[0] == answers[1] == answers[2]
            options = [table.match.game.space.notation(action) for action in table.match.decisions[0].options]
            assert {hint.turn.steps[0] for hint in answers[0].hints} <= set(options)
            assert all(hint.turn.labels and hint.turn.targets for hint in answers[0].hints)
            # The worker was given what the seat knows, with the rest dealt anew.
            assert workers.jobs[0] == Helping(seat, table.match.determinize(seat, seed=0).position())
            # An answer that comes too late is none.
            n = table.n
            workers.go_on.clear()
            asked.found.clear()
            late = asyncio.create_task(asked.hints(table, mine, seat, n))
            await asyncio.sleep(0)
            await running.commit(table, act(table.match, [(seat, options[0])]))
            workers.go_on.set()
            assert await refusal(late) == "stale"

    run(scenario())


def test_where_players_agreed_on_none_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "here", agreed=USUAL.model_copy(update={"helpers": False}))
            asked, workers = advisers(monkeypatch)
            seat = table.match.decisions[0].player
            assert await refusal(asked.hints(table, BOTH, seat, table.n)) == "illegal"
            bare = await over(running, helpers=False)
            assert await refusal(asked.outlooks(bare, BOTH, 0)) == "illegal"
            assert await refusal(asked.costliest(bare, BOTH, 0)) == "illegal"
            assert workers.jobs == []

    run(scenario())


def test_a_game_is_reviewed_when_it_is_over_by_who_played_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            asked, workers = advisers(monkeypatch)
            workers.go_on.set()
            young = await open_table(running, "me", "here")
            assert await refusal(asked.outlooks(young, BOTH, 0)) == "illegal"
            table = await over(running)
            assert await refusal(asked.outlooks(table, FIRST, 1)) == "not_yours"
            assert await refusal(asked.hints(table, BOTH, 0, table.n)) == "over"
            curve = await asked.outlooks(table, FIRST, 0)
            assert curve[-1].n == table.match.length
            assert curve == await asked.outlooks(table, SECOND, 1), "everybody is told the same"
            assert len(workers.jobs) == 1
            assert reviewed(table, FIRST, 0).record == table.match.record()

    run(scenario())


def test_who_asks_when_many_ask_comes_back_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        asked, workers = advisers(monkeypatch)
        waiting = [asyncio.create_task(asked.once(number, str, number)) for number in range(QUEUE)]
        await asyncio.sleep(0)
        assert await refusal(asked.once("more", str, 0)) == "too_fast"
        workers.go_on.set()
        assert await asyncio.gather(*waiting) == [str(number) for number in range(QUEUE)]
        assert await asked.once("more", str, 5) == "5"

    run(scenario())


def test_over_http(server: Server) -> None:
    async def scenario() -> None:
        async with Visitor(server) as me, Visitor(server) as stranger:
            opened = await me.open("me", "here")
            async with me.tab(opened["table"]) as tab:
                decision, n = tab.shot["decisions"][0], tab.shot["n"]
                path = f"/tables/{opened['table']}/hints/{decision['seat']}?n={n}"
                answer = await me.get(path)
                assert answer.status_code == 200, answer.text
                steps = [hint["turn"]["steps"][0] for hint in answer.json()["hints"]]
                assert steps
                assert set(steps) <= {option["notation"] for option in decision["options"]}
                assert (await stranger.get(path)).status_code == 403
                assert (await me.get(f"/tables/{opened['table']}/outlooks/0")).status_code == 422
                assert (await me.get(f"/tables/{opened['table']}/hints/9?n={n}")).status_code == 403

    run(scenario())
