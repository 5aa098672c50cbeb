"""Rules change while games are played: tables go on from a stored position, and what happened before stays a story."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from boardwright.games.keyflower import Keyflower
from boardwright.games.kingdom_builder import KingdomBuilder
from boardwright.games.kingdom_builder.steps.turn import BuildNext, Turn
from boardwright.server import schema
from boardwright.server.protocol import LogEntry, LogEvent, Snapshot
from boardwright.server.refuse import Refuse
from boardwright.server.snapshot import live_snapshot
from boardwright.server.story import story_of, with_story
from boardwright.server.table import STRIDE, Table, act, stand_in, undo
from boardwright.server.tables import Tables
from boardwright.server.texts import log_of
from boardwright.server.visible import undo_barrier, undo_steps
from tests.server.inside import all_tables, open_table

NOBODY: frozenset[int] = frozenset()


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an option would earn is worked out however busy the machine is, so that equal tables look equal."""
    for limit in ("ONE", "ALL"):
        monkeypatch.setattr(f"boardwright.server.preview.{limit}", 60.0)


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    return lambda version: monkeypatch.setattr(KingdomBuilder, "rules_version", version)


async def play(running: Tables, table: Table, decisions: int, seed: int = 1, undoing: float = 0.0) -> None:
    """Play that many decisions of chance; now and then somebody takes some back."""
    chance = random.Random(seed)
    while decisions and not table.match.over:
        seats = [seat.number for seat in table.seats if undo_steps(table, seat.number)]
        if seats and chance.random() < undoing:
            seat = chance.choice(seats)
            await running.commit(table, undo(table.match, seat, chance.randint(1, undo_steps(table, seat))))
            continue
        decision = chance.choice(table.match.decisions)
        action = table.match.describe(chance.choice(decision.options)).notation
        await running.commit(table, act(table.match, [(decision.player, action)]))
        decisions -= 1


def shot_of(table: Table, mine: frozenset[int] = NOBODY, known: int | None = None) -> Snapshot:
    return with_story(table, live_snapshot(table, mine, known))


def public_log(table: Table) -> list[LogEntry]:
    return log_of(table.match, 0, None, NOBODY)


def notices(log: list[LogEntry]) -> list[tuple[int, str, Any]]:
    texts = [(entry.n, event.text) for entry in log for event in entry.events]
    return [(n, text.key, text.args["lost"]) for n, text in texts if text.key.startswith("restarted-")]


def said(log: list[LogEntry]) -> list[LogEvent]:
    return [event for entry in log for event in entry.events]


async def reload(running: Tables, table: Table) -> Table:
    running.kept.clear()
    return await running.get(table.id)


async def stored_positions(running: Tables, table: Table) -> list[tuple[int, int, int]]:
    positions = await running.storage.positions(table.id)
    return [(position.n, position.length, position.rules_version) for position in positions][::-1]


# -- what is stored --------------------------------------------------------------------------------------------


def test_positions_are_stored_at_the_start_now_and_then_and_at_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 2 * STRIDE + 7)
            assert await stored_positions(running, table) == [(0, 0, 1), (50, 50, 1), (100, 100, 1)]
            await play(running, table, 1000)
            end = table.match.length
            assert table.match.over
            assert (await stored_positions(running, table))[-1] == (end, end, 1)
            for loaded in range(2):
                table = await reload(running, table)
                assert (await stored_positions(running, table))[-1][0] == end, f"loaded again: {loaded}"

    asyncio.run(work())


def test_a_position_that_was_taken_back_is_replaced(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    """Otherwise the row that takes it back would not fit what was decided after the last position."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=5)
            await play(running, table, STRIDE, seed=2)
            seat = table.match.history[-1].player
            assert undo_steps(table, seat), "choose a seed with which the 50th decision can be taken back"
            await running.commit(table, undo(table.match, seat, 1))
            assert await stored_positions(running, table) == [(0, 0, 1), (50, 50, 1), (51, 49, 1)]
            await play(running, table, 5)
            newer_rules(2)
            assert notices(shot_of(await reload(running, table)).log) == [(55, "restarted-rules", 0)]

    asyncio.run(work())


@pytest.mark.parametrize("game", ["kingdom_builder", "keyflower"])
def test_the_stored_story_is_what_everybody_knows_whatever_was_taken_back(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", game=game, seed=6)
            await play(running, table, 260, undoing=0.15)
            private = [e for entry in table.match.history for e in entry.events if not e.visible_to(None)]
            assert private, "cards and workers are drawn in secret"
            stored = await running.read(table.id)
            assert story_of(stored, stored.rows) == public_log(table)

    asyncio.run(work())


# -- going on --------------------------------------------------------------------------------------------------


def test_a_table_goes_on_under_new_rules_and_says_so(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 87, undoing=0.1)
            await running.commit(table, stand_in(table.match, 2, "random"))
            story, view, decisions = public_log(table), table.match.view(0), table.match.decisions
            n, length = table.n, table.match.length
            newer_rules(2)
            table = await reload(running, table)
            assert (table.match.view(0), table.match.decisions) == (view, decisions)
            assert (table.n, table.seats[2].stand_in) == (n + 1, "random")
            shot = shot_of(table)
            assert shot.log[:-1] == story
            assert notices(shot.log) == [(length + 1, "restarted-rules", 0)]
            assert (shot.length, shot.first, shot.log_from) == (length + 1, length + 1, 0)
            again = await reload(running, table)
            assert (again.n, again.match.record()) == (table.n, table.match.record()), "once is enough"
            async with running.storage.engine.connect() as connection:
                assert (await connection.execute(select(schema.tables.c.rules_version))).scalar() == 2

    asyncio.run(work())


def test_what_is_decided_after_a_restart_is_numbered_on(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=5)
            await play(running, table, 20)
            known = table.n
            newer_rules(2)
            table = await reload(running, table)
            restarted = table.n
            await play(running, table, 60, seed=2)
            rebuilt = await reload(running, table)
            for seats in (NOBODY, frozenset([0]), frozenset([0, 1])):
                whole = shot_of(table, seats)
                assert [entry.n for entry in whole.log] == list(range(whole.length + 1))
                assert shot_of(table, seats, known) == whole, "whoever was there before is told everything again"
                rest = shot_of(table, seats, restarted)
                assert (rest.log_from, rest.log) == (22, whole.log[22:])
                assert shot_of(rebuilt, seats) == whole
            assert (await stored_positions(running, table))[-2:] == [(restarted, 21, 2), (restarted + 50, 71, 2)]

    asyncio.run(work())


def test_rules_can_change_again_and_again(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", "here", seed=5)
            for version in (2, 3, 1):
                await play(running, table, 30, seed=version)
                newer_rules(version)
                table = await reload(running, table)
            log = shot_of(table).log
            assert [n for n, *_ in notices(log)] == [31, 62, 93]
            assert [entry.n for entry in log] == list(range(94))
            assert sum(bool(entry.label) for entry in log) == 90

    asyncio.run(work())


def test_nothing_before_a_restart_is_taken_back_or_looked_at(
    tmp_path: Path, newer_rules: Callable[[int], None]
) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=5)
            await play(running, table, 41)
            [seat] = table.waiting()
            assert undo_steps(table, seat), "choose a number of decisions after which one can be taken back"
            newer_rules(2)
            table = await reload(running, table)
            reason = undo_barrier(table, seat)
            assert reason is not None
            assert reason.key == "undo-nothing"
            for length in (0, 41):
                with pytest.raises(Refuse, match="positions before decision 42") as refused:
                    table.in_match(length)
                assert refused.value.code == "gone"
            assert (table.in_match(42), table.in_match(45)) == (0, 3)

    asyncio.run(work())


def test_a_finished_game_stays_finished(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=5)
            await play(running, table, 1000)
            before = shot_of(table)
            newer_rules(2)
            after = shot_of(await reload(running, table))
            assert after.over
            assert (after.scores, after.winners, after.view) == (before.scores, before.winners, before.view)

    asyncio.run(work())


def test_what_only_some_knew_is_not_in_the_story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", game="keyflower", seed=6)
            await play(running, table, 130)
            story = public_log(table)
            own = [log_of(table.match, 0, seat, frozenset([seat])) for seat in range(3)]
            assert any(said(log) != said(story) for log in own), "who draws workers knows their colours"
            monkeypatch.setattr(Keyflower, "rules_version", 2)
            table = await reload(running, table)
            for seats in (NOBODY, frozenset([0]), frozenset([1]), frozenset([0, 2])):
                assert shot_of(table, seats).log[:-1] == story

    asyncio.run(work())


# -- what does not fit -----------------------------------------------------------------------------------------


def forbid(monkeypatch: pytest.MonkeyPatch, action: int) -> None:
    """A new rule: nobody may do that any more in the mandatory action."""
    for step in (Turn, BuildNext):
        free: Callable[[Any, Any], int] = step.mask
        monkeypatch.setattr(step, "mask", lambda this, state, free=free: free(this, state) & ~(1 << action))


@pytest.mark.parametrize("raised", [True, False])
def test_decisions_that_no_longer_fit_are_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newer_rules: Callable[[int], None], raised: bool
) -> None:
    """With a new rules version or without: whoever forgets to raise it loses no table."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 90)
            verb = table.match.game.space.verb
            wrong = next(entry for entry in table.match.history[60:] if verb(entry.action) == "build")
            story, before = public_log(table), table.match.at(wrong.number - 1)
            forbid(monkeypatch, wrong.action)
            if raised:
                newer_rules(2)
            table = await reload(running, table)
            assert table.match.view(0) == before.view(0)
            shot = shot_of(table)
            lost = 90 - wrong.number + 1
            why = "restarted-rules" if raised else "restarted-damaged"
            assert notices(shot.log) == [(wrong.number, why, lost)]
            assert shot.log[:-1] == story[: wrong.number]
            rows = (await running.read(table.id)).rows
            assert [row.kind for row in rows] == ["act"] * 90 + ["restart"], "nothing leaves the database"
            await play(running, table, 10)
            assert (await reload(running, table)).match.record() == table.match.record()

    asyncio.run(work())


def test_a_damaged_row_costs_no_more_than_what_follows_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 70)
            log = schema.log.c
            async with running.storage.writing() as connection:
                broken = {"action": "build a1", "outcomes": [3, 4, 5]}
                await connection.execute(update(schema.log).where(log.n == 65).values(data=broken))
            table = await reload(running, table)
            assert notices(shot_of(table).log) == [(65, "restarted-damaged", 6)]

    asyncio.run(work())


def test_an_older_position_serves_where_the_latest_cannot_be_read(
    tmp_path: Path, newer_rules: Callable[[int], None]
) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 110)
            story = public_log(table)
            await spoil(running, n=100)
            newer_rules(2)
            shot = shot_of(await reload(running, table))
            assert notices(shot.log) == [(111, "restarted-rules", 0)], "all that followed the older one fits"
            assert shot.log[:-1] == story

    asyncio.run(work())


async def spoil(running: Tables, n: int | None = None) -> None:
    """Positions in a form that today's rules cannot read: one of them, or all."""
    where = [] if n is None else [schema.positions.c.n == n]
    async with running.storage.writing() as connection:
        change = update(schema.positions).where(*where).values(position={"game": "kingdom_builder", "runes": 1})
        await connection.execute(change)


def test_a_table_that_cannot_go_on_is_still_a_story(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newer_rules: Callable[[int], None]
) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=5)
            await play(running, table, 30)
            story = public_log(table)
            with pytest.raises(Refuse, match="goes on"):
                await running.story(table.id)
            await spoil(running)
            async with running.storage.writing() as connection:
                start = {**table.match.at(0).record(), "options": {"lost": "word"}}
                await connection.execute(update(schema.tables).values(start=start))
            newer_rules(2)
            with pytest.raises(Refuse, match="fits the rules of today") as refused:
                await reload(running, table)
            assert refused.value.code == "gone"
            told = await running.story(table.id)
            assert (told.names, told.log) == (["Me", "Here"], story)
            assert len((await running.read(table.id)).rows) == 30, "another version may read it again"
            with pytest.raises(Refuse, match="no such table"):
                await running.story("nowhere")

    asyncio.run(work())


# -- older databases, and two servers --------------------------------------------------------------------------


async def make_old(running: Tables) -> None:
    """As a server that knew nothing of positions and words left it."""
    async with running.storage.writing() as connection:
        await connection.execute(delete(schema.positions))
        await connection.execute(update(schema.log).values(told=None))
        await connection.execute(update(schema.tables).values(told=None))


def test_a_table_of_an_older_server_gets_what_it_lacks_when_it_is_loaded(
    tmp_path: Path, newer_rules: Callable[[int], None]
) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 77, undoing=0.1)
            story, n = public_log(table), table.n
            await make_old(running)
            table = await reload(running, table)
            assert await stored_positions(running, table) == [(n, 77 if n == 77 else table.match.length, 1)]
            newer_rules(2)
            assert shot_of(await reload(running, table)).log[:-1] == story

    asyncio.run(work())


def test_a_table_of_an_older_server_goes_on_even_when_rules_change_at_once(
    tmp_path: Path, newer_rules: Callable[[int], None]
) -> None:
    """It has no position but its beginning, and no words: its story says only who decided."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 60)
            seats, view = [entry.seat for entry in public_log(table)], table.match.view(1)
            await make_old(running)
            newer_rules(2)
            table = await reload(running, table)
            shot = shot_of(table)
            assert table.match.view(1) == view
            assert [entry.seat for entry in shot.log] == [*seats, None]
            assert notices(shot.log) == [(61, "restarted-rules", 0)]
            assert not any(entry.notation or entry.label for entry in shot.log)

    asyncio.run(work())


def test_two_servers_restart_a_table_once(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as one, all_tables(tmp_path / "t.sqlite3") as two:
            here = await open_table(one, "me", "here", seed=5)
            await play(one, here, 33)
            newer_rules(2)
            one.kept.clear()
            tables = await asyncio.gather(one.get(here.id), two.get(here.id), one.get(here.id))
            assert {table.n for table in tables} == {34}
            assert len({str(table.match.record()) for table in tables}) == 1
            rows = (await one.read(here.id)).rows
            assert [row.kind for row in rows].count("restart") == 1

    asyncio.run(work())


def test_a_restart_by_another_server_reaches_those_who_look(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    """The rules change for both; one of them has the table open still and learns of it when it writes."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as one, all_tables(tmp_path / "t.sqlite3") as two:
            here = await open_table(one, "me", "here", seed=5)
            await play(one, here, 33)
            newer_rules(2)
            there = await two.get(here.id)
            with pytest.raises(Refuse, match="changed meanwhile"):
                await play(one, here, 1)
            assert shot_of(here) == shot_of(there)

    asyncio.run(work())
