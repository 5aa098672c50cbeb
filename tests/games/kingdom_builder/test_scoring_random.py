"""The fast scorer and the slow one agree about every card, task and special cell on tables by chance, of all sets."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from boardwright.games.kingdom_builder import scoring
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.scoring import line_points, points, score_sheet, scores
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.scoring import ScoreLine
from tests.deep import deep, seeds
from tests.games.kingdom_builder.random_tables import random_table, seen
from tests.games.kingdom_builder.slow_scoring import LINES, PAID_IN_PLAY, Table, lines_of, slow_scores

TASKS = tuple(task.id for task in CATALOG.tasks)
#: Lines whose earnings show other cells than the player's own, too.
WITH_SPECIAL = ("merchants", "castles", "palaces", "noblewomen", "place_of_refuge")
#: Every player gets something from these on every table, or at least one of the tables would have to be empty.
ALWAYS = ("discoverers", "hermits", "knights", "homesteaders")


def each_card(state: KingdomState) -> list[KingdomState]:
    """The same table with all tasks, three cards at a time."""
    state.tasks = tuple(range(len(CATALOG.tasks)))
    found = []
    for first in range(0, len(CATALOG.cards), 3):
        copy = state.clone()
        copy.cards = tuple(range(first, min(first + 3, len(CATALOG.cards))))
        found.append(copy)
    return found


def check_earnings(line: ScoreLine, own: set[str], table: Table) -> None:
    """An earning is worth something, and points at cells of the player, and at what they surround or link."""
    allowed = set(own)
    if line.id in WITH_SPECIAL:
        allowed |= table.special
    if line.id == "geologists":
        allowed |= table.mountains
    for earning in line.earnings:
        targets = [target.removeprefix("cell:") for target in earning.targets]
        assert earning.points > 0
        assert len(set(targets)) == len(targets)
        assert set(targets) <= allowed, (line.id, targets)
        no_cells = line.id in (*PAID_IN_PLAY, "treasure", "mayors", "lords")
        assert targets or no_cells, line.id


@deep
@pytest.mark.rule("KB-8.1", "KB-12.17", "KB-12.58", "KB-16.13")
def test_both_scorers_agree_about_every_line_and_all_of_them_pay_somebody_something() -> None:
    paid: Counter[str] = Counter()
    unpaid: Counter[str] = Counter()
    for number in seeds(40, 2000):
        for state in each_card(random_table(random.Random(number))):
            view = seen(state)
            rulings = state.rulings
            slow = slow_scores(
                view,
                "at_least_one" if rulings.lords_need_one else "literal",
                "both_edges" if rulings.corners_twice else "one_edge",
            )
            lines = lines_of(view)
            sheets = score_sheet(state)
            assert [[line.id for line in sheet.lines] for sheet in sheets] == [lines] * state.players
            assert [[line.points for line in sheet.lines] for sheet in sheets] == slow, f"table {number}"
            assert scores(state) == [sum(row) for row in slow]
            assert [points(state, seat) for seat in range(state.players)] == scores(state)
            table = Table(view)
            for seat, sheet in enumerate(sheets):
                assert line_points(state, seat) == dict(zip(lines, slow[seat], strict=True))
                for line in sheet.lines:
                    check_earnings(line, table.settlements[seat], table)
                    (paid if line.points else unpaid)[line.id] += 1
    expected = {*LINES, *PAID_IN_PLAY, "treasure"}
    assert set(paid) == expected
    assert set(unpaid) >= expected - {*ALWAYS}
    assert min(paid.values()) > 10, paid


def test_the_lines_cover_every_card_and_task_of_the_catalogue() -> None:
    assert {*LINES, *PAID_IN_PLAY} == {*(card.id for card in CATALOG.cards), *TASKS, "castles", "palaces", "capitols"}


def test_lines_are_counted_anew_when_others_move_pay_or_mark_and_the_player_has_not() -> None:
    """What was kept of a line is what it would be now, whatever has happened beside the player's settlements."""
    kept = 0
    for number in seeds(20, 200):
        for state in each_card(random_table(random.Random(number))):
            score_sheet(state)
            state.own[1:] = [*state.own[2:], state.own[1]]
            state.kits[0] = state.kits[0]._replace(markers=0)
            state.scouted = (state.scouted + 1) % 5
            state.paid = [tuple(value + 1 for value in paid) for paid in state.paid]
            told = score_sheet(state)
            kept += len(scoring.LINES)
            scoring.LINES.clear()
            assert told == score_sheet(state)
    assert kept


def test_not_more_lines_are_kept_than_there_is_room_for() -> None:
    state = random_table(random.Random(1))
    told = score_sheet(state)
    lines: dict[Any, Any] = scoring.LINES
    lines.clear()
    lines.update(dict.fromkeys(range(scoring.MOST_LINES)))
    assert score_sheet(state) == told
    assert 0 < len(lines) < 100
