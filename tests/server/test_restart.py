"""Rules change while games are played: tables go on from a stored position, and what happened before stays a story."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from boardwright.games.keyflower import Keyflower
from boardwright.server import schema
from boardwright.server.changes import stand_in, undo
from boardwright.server.refuse import Refuse
from boardwright.server.story import story_of
from boardwright.server.table import STRIDE
from tests.server.harness import run
from tests.server.inside import (
    NOBODY,
    all_tables,
    log_seen_by,
    notices,
    open_table,
    play,
    public_log,
    reload,
    said,
    shot_of,
    stored_positions,
)

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

    run(work())


def test_a_position_that_was_taken_back_is_replaced(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    """Otherwise the row that takes it back would not fit what was decided after the last position."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=5)
            await play(running, table, STRIDE, seed=2)
            seat = table.match.history[-1].player
            assert table.match.undo_steps(seat), "choose a seed with which the 50th decision can be taken back"
            await running.commit(table, undo(table.match, seat, 1))
            assert await stored_positions(running, table) == [(0, 0, 1), (50, 50, 1), (51, 49, 1)]
            await play(running, table, 5)
            newer_rules(2)
            assert notices(shot_of(await reload(running, table)).log) == [(55, "restarted-rules", 0)]

    run(work())


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

    run(work())


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

    run(work())


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

    run(work())


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

    run(work())


def test_nothing_before_a_restart_is_taken_back_or_looked_at(
    tmp_path: Path, newer_rules: Callable[[int], None]
) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=5)
            await play(running, table, 41)
            [seat] = table.waiting()
            assert table.match.undo_steps(seat), "choose a number of decisions after which one can be taken back"
            newer_rules(2)
            table = await reload(running, table)
            reason = table.match.undo_barrier(seat)
            assert reason is not None
            assert reason.key == "undo-nothing"
            for length in (0, 41):
                with pytest.raises(Refuse, match="positions before decision 42") as refused:
                    table.in_match(length)
                assert refused.value.code == "gone"
            assert (table.in_match(42), table.in_match(45)) == (0, 3)

    run(work())


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

    run(work())


def test_what_only_some_knew_is_not_in_the_story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", game="keyflower", seed=6)
            await play(running, table, 130)
            story = public_log(table)
            own = [log_seen_by(table, seat) for seat in range(3)]
            assert any(said(log) != said(story) for log in own), "who draws workers knows their colours"
            monkeypatch.setattr(Keyflower, "rules_version", 2)
            table = await reload(running, table)
            for seats in (NOBODY, frozenset([0]), frozenset([1]), frozenset([0, 2])):
                assert shot_of(table, seats).log[:-1] == story

    run(work())
