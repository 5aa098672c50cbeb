"""What options would bring is worked out in another process and follows the snapshot; nobody waits for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from boardwright.match import Choice, preview
from boardwright.server.changes import act, stand_in
from boardwright.server.client import Client
from boardwright.server.preview_job import try_out
from boardwright.server.protocol import ServerMessage
from boardwright.server.snapshot import trials_of
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from tests.server.harness import GAME, LONG, run
from tests.server.inside import all_tables, open_table, play

BOTH = frozenset([0, 1])
SAID: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


class Ear:
    """The far end of a socket, which notes what arrives."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.news = asyncio.Event()

    async def send(self, message: dict[str, Any]) -> None:
        self.heard.append(json.loads(message["text"]))
        self.news.set()

    async def until(self, kind: str, n: int) -> dict[str, Any]:
        """The message of that kind about that row; nothing else is waited for."""
        while True:
            for message in self.heard:
                if (message["type"], message.get("n")) == (kind, n):
                    assert SAID.validate_python(message).model_dump(mode="json") == message
                    return message
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), LONG)

    def numbers(self, kind: str) -> list[int]:
        return [message["n"] for message in self.heard if message["type"] == kind]


class Slow:
    """Workers that finish when they are told to."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self.go_on = asyncio.Semaphore(0)

    async def run(self, work: Callable[[Any], Any], job: Any) -> Any:
        self.begun.append(job)
        await self.go_on.acquire()
        return work(job)

    def close(self) -> None:
        pass


@asynccontextmanager
async def at_table(path: Path, seats: frozenset[int] = BOTH, **more: Any) -> AsyncIterator[tuple[Tables, Table, Ear]]:
    """Somebody at a new table for two at one screen; nobody has been told anything yet."""
    async with all_tables(path / "t.sqlite3") as running:
        running.previewers.pace.apart = 0.0
        table = await open_table(running, "me", "here", seed=3, **more)
        async with looking_at(table, seats) as ear:
            yield running, table, ear


@asynccontextmanager
async def looking_at(table: Table, seats: frozenset[int] = BOTH) -> AsyncIterator[Ear]:
    """Somebody who is sent what happens at a table."""
    ear: Any = Ear()
    client = Client(ear, None, seats)
    client.start()
    table.clients.add(client)
    try:
        yield ear
    finally:
        await client.stop()


async def play_until_it_matters(running: Tables, table: Table) -> Choice:
    """While nobody looks; the decision then, of which some options earn points."""
    clients = set(table.clients)
    table.clients.clear()
    for seed in range(100):
        await play(running, table, 1, seed)
        (choice,) = table.match.sight(BOTH).choices(previews=True)
        if any(option.changes for option in choice.options):
            table.clients |= clients
            return choice
    raise AssertionError("nothing earns anything")


async def do_something(running: Tables, table: Table) -> None:
    decision = table.match.decisions[0]
    action = table.match.describe(decision.options[0]).notation
    await running.commit(table, act(table.match, [(decision.player, action)]))


async def a_while() -> None:
    """Let everything happen that does not wait for anything."""
    for _ in range(50):
        await asyncio.sleep(0)


def test_previews_follow_the_snapshot_and_are_worked_out_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> None:
        raise AssertionError("an option was tried out in the server's own process")

    async def work() -> None:
        async with at_table(tmp_path) as (running, table, ear):
            choice = await play_until_it_matters(running, table)
            with monkeypatch.context() as patched:
                patched.setattr(preview, "try_option", here)
                running.tell(table)
                shot = await ear.until("snapshot", table.n)
                found = await ear.until("previews", table.n)
            (decision,) = shot["decisions"]
            assert [option["notation"] for option in decision["options"]] == [item.notation for item in choice.options]
            assert [option["change"] for option in decision["options"]] == [None] * len(choice.options)
            changes, leads = [item.changes for item in choice.options], [list(item.leads) for item in choice.options]
            assert found["seats"] == [{"seat": choice.player, "changes": changes, "leads": leads}]

    run(work())


def test_who_has_gone_on_is_sent_nothing_old_and_nothing_old_is_begun(tmp_path: Path) -> None:
    async def work() -> None:
        async with at_table(tmp_path) as (running, table, ear):
            slow: Any = Slow()
            running.previewers.workers = slow
            for _ in range(3):
                await do_something(running, table)
                await a_while()
            assert len(slow.begun) == 1, "one at a time"
            slow.go_on.release()
            await a_while()
            assert len(slow.begun) == 2, "the second snapshot is out of date and is passed over"
            slow.go_on.release()
            await ear.until("previews", 3)
            assert (ear.numbers("snapshot"), ear.numbers("previews")) == ([1, 2, 3], [3])

    run(work())


def test_what_several_want_goes_to_the_worker_together(tmp_path: Path) -> None:
    async def work() -> None:
        async with at_table(tmp_path) as (running, table, ear):
            slow: Any = Slow()
            running.previewers.workers = slow
            other = await open_table(running, "me", "here", seed=4)
            async with looking_at(other) as second:
                running.tell(table)
                running.tell(other)
                await a_while()
                (together,) = slow.begun
                assert [wanted.trials for wanted in together] == [trials_of(table, BOTH), trials_of(other, BOTH)]
                slow.go_on.release()
                for one in (ear, second):
                    await one.until("previews", 0)

    run(work())


def test_what_is_out_of_date_takes_nobodys_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.previewers.TOGETHER", 2)

    async def work() -> None:
        async with at_table(tmp_path) as (running, table, _):
            slow: Any = Slow()
            running.previewers.workers = slow
            other = await open_table(running, "me", "here", seed=4)
            async with looking_at(other) as second:
                for _ in range(5):
                    await do_something(running, table)
                    await a_while()
                running.tell(other)
                slow.go_on.release()
                await a_while()
                assert [[wanted.n for wanted in job] for job in slow.begun] == [[1], [5, 0]]
                slow.go_on.release()
                await second.until("previews", 0)

    run(work())


def test_a_table_that_no_worker_can_think_about_is_nobody_elses_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with at_table(tmp_path) as (running, table, ear):

            class Choosy(Slow):
                async def run(self, work: Callable[[Any], Any], job: Any) -> Any:
                    if len(job) > 1 or job[0].trials[0].position != trials_of(table, BOTH)[0].position:
                        raise RuntimeError("not this one")
                    return work(job)

            choosy: Any = Choosy()
            running.previewers.workers = choosy
            other = await open_table(running, "me", "here", seed=4)
            async with looking_at(other) as second:
                running.tell(other)
                running.tell(table)
                await ear.until("previews", 0)
                assert not second.numbers("previews")
                assert f"{other.id} is shown without previews" in caplog.text

    run(work())


def test_previews_belong_to_the_snapshot_they_were_made_for(tmp_path: Path) -> None:
    """Even where the table goes on before anything could begin."""

    async def work() -> None:
        async with at_table(tmp_path) as (running, table, ear):
            slow: Any = Slow()
            running.previewers.workers = slow
            running.tell(table)
            decision = table.match.decisions[0]
            table.accept(act(table.match, [(decision.player, table.match.describe(decision.options[0]).notation)]))
            running.tell(table)
            await a_while()
            (((n, trials, _),),) = slow.begun
            assert (n, trials) == (1, trials_of(table, BOTH))
            slow.go_on.release()
            assert len((await ear.until("previews", 1))["seats"][0]["changes"]) == len(trials[0].options)
            assert ear.numbers("previews") == [1]

    run(work())


def test_without_previews_the_table_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Slow):
        async def run(self, work: Callable[[Any], Any], job: Any) -> Any:
            raise RuntimeError("no worker today")

    async def work() -> None:
        async with at_table(tmp_path) as (running, table, ear):
            broken: Any = Broken()
            running.previewers.workers = broken
            await do_something(running, table)
            await do_something(running, table)
            await a_while()
            assert (ear.numbers("snapshot"), ear.numbers("previews")) == ([1, 2], [])
            assert "without previews" in caplog.text

    run(work())


def test_what_is_tried_out_depends_on_the_decision_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with at_table(tmp_path) as (running, table, _):
            (decision,) = table.match.decisions
            (trial,) = trials_of(table, BOTH)
            assert (trial.seat, trial.options) == (decision.player, decision.options)
            assert trials_of(table, BOTH) == [trial]
            assert len(try_out(trial)) == len(trial.options)
            assert trials_of(table, frozenset([1 - decision.player])) == [], "it is not their decision"
            assert trials_of(table, frozenset()) == [], "a spectator decides nothing"
            monkeypatch.setattr(preview, "MOST_OPTIONS", len(decision.options) - 1)
            assert trials_of(table, BOTH) == [], "too many options"
            monkeypatch.undo()
            await running.commit(table, stand_in(table.match, decision.player, "random"))
            assert trials_of(table, BOTH) == [], "a bot decides now"

    run(work())


def test_an_imagined_position_is_all_that_leaves_the_server(tmp_path: Path) -> None:
    """What the seat cannot see is dealt anew before anything is handed to a worker."""

    async def work() -> None:
        async with at_table(tmp_path) as (_, table, _ear):
            match = table.match
            assert match.game.id == GAME
            player = match.decisions[0].player
            (trial,) = trials_of(table, frozenset([player]))
            for seed in range(5):
                other = match.determinize(player, seed)
                assert other.sight((player,)).trials() == (trial,)

    run(work())


@pytest.mark.parametrize(("agreed", "seat"), [(True, 0), (True, 1), (False, 0)])
def test_who_has_agreed_on_help_gets_it_with_the_previews(tmp_path: Path, agreed: bool, seat: int) -> None:
    async def work() -> None:
        pact = {"pace": "live", "leaving": "bot", "open": False, "helpers": agreed}
        async with at_table(tmp_path, frozenset([seat]), game="keyflower", agreed=pact) as (running, table, ear):
            running.tell(table)
            found = await ear.until("previews", table.n)
            told = table.match.sight({seat}).helpers
            assert told["worth"], "there is something to tell"
            assert found["help"] == ({"seat": seat, "told": told} if agreed else None)

    run(work())


def test_a_spectator_is_not_helped(tmp_path: Path) -> None:
    async def work() -> None:
        async with at_table(tmp_path, frozenset(), game="keyflower") as (running, table, ear):
            slow: Any = Slow()
            running.previewers.workers = slow
            running.tell(table)
            await ear.until("snapshot", table.n)
            await a_while()
            assert not slow.begun

    run(work())
