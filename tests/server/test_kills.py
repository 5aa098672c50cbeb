"""Two servers and their PostgreSQL are killed while games are played; `bench/server/kill.py` does it at length."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.server.judging import Verdict, compare
from bench.server.kill import Plan, measure, report
from bench.server.survivors import Party, Person

ONE_AFTER_ANOTHER = {"n": 0, "id": "r1", "type": "act", "seat": 0, "action": "build a1"}


@pytest.mark.parametrize(
    "plan", [Plan(kills=6, database_kills=1, tables=4), Plan(kills=3, tables=3, sqlite=True)], ids=["two", "sqlite"]
)
def test_every_game_ends_and_nothing_acknowledged_is_lost(tmp_path: Path, plan: Plan) -> None:
    evening, verdict = measure(plan, tmp_path, lambda _: None)
    assert verdict.good, report(evening, verdict, 0)
    assert evening.kills == plan.kills
    assert evening.database_kills == (0 if plan.sqlite else plan.database_kills)
    assert verdict.acknowledged > plan.kills
    assert sum(person.interruptions for party in evening.parties for person in party.people) > 0, "somebody noticed"


@pytest.mark.parametrize(
    ("rows", "lost", "unexplained"),
    [
        ([(1, "act", 0, {"action": "build a1"}), (2, "act", 0, {"action": "build a2"})], 0, 0),
        ([(1, "act", 0, {"action": "build a1"})], 0, 0),
        ([], 1, 0),
        ([(1, "act", 0, {"action": "build a3"})], 1, 0),
        ([(1, "act", 0, {"action": "build a1"}), (2, "act", 0, {"action": "build a1"})], 0, 1),
        ([(1, "act", 0, {"action": "build a1"}), (2, "act", 1, {"action": "build a9"})], 0, 0),
    ],
    ids=["both", "the promise alone", "lost", "another", "twice", "a bot's"],
)
def test_what_is_lost_or_done_twice_would_be_seen(
    rows: list[tuple[int, str, int, object]], lost: int, unexplained: int
) -> None:
    person = Person([], "table", 0, {}, None)  # type: ignore[arg-type]  # nobody plays
    person.promised = {1: ONE_AFTER_ANOTHER}
    person.unanswered = [{**ONE_AFTER_ANOTHER, "n": 1, "id": "r2", "action": "build a2"}]
    verdict = Verdict()
    compare(verdict, Party("table", ("me", "random"), [person]), rows)
    assert (verdict.lost, verdict.unexplained) == (lost, unexplained)
    assert verdict.good is (lost == unexplained == 0)
