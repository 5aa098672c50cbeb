"""Tables of a game where all decide at the same time, each in secret; and what is rebuilt equals what was."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from boardwright.games import add_game
from boardwright.kernel.errors import BoardwrightError
from boardwright.server.changes import Change, act, stand_in, undo
from boardwright.server.looking_back import past_scene, past_snapshot
from boardwright.server.opening import open_new
from boardwright.server.protocol import LogEntry, NewTable, Snapshot
from boardwright.server.snapshot import live_snapshot, stamp_of
from boardwright.server.stored import LogRow, Stored
from boardwright.server.table import Table
from boardwright.server.visible import shown_length
from tests.kernel.harbour import Harbour, HarbourState
from tests.server.harness import GAME, run, seat
from tests.server.inside import OWN, errands_here

NOBODY: frozenset[int] = frozenset()


@pytest.fixture(autouse=True)
def _harbour(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test game sits among the real ones."""
    monkeypatch.setattr("boardwright.games._added", set())
    monkeypatch.setattr("boardwright.games._loaded", {})
    add_game(Harbour())


class Story:
    """A table with its log, as the database would keep it."""

    def __init__(self, game: str, players: int, seed: int, options: Mapping[str, Any] | None = None) -> None:
        seats = [seat("me")] * players
        request = NewTable.model_validate({"game": game, "seats": seats, "seed": seed, "options": options or {}})
        self.stored, _ = open_new(request, "visitor")
        self.table = Table(self.stored)
        self.rows: list[LogRow] = []

    def add(self, change: Change) -> None:
        self.rows += change.rows
        self.table.accept(change)

    def choose(self, player: int, action: str) -> None:
        self.add(act(self.table.match, [(player, action)]))

    def options(self, player: int) -> list[str]:
        """What the player may decide, in notation."""
        shot = live_snapshot(self.table, frozenset([player]), None)
        return [option.notation for decision in shot.decisions for option in decision.options]

    def rebuilt(self) -> Table:
        stored = self.stored
        fresh = Stored(stored.id, stored.game, stored.start, "visitor", 0, stored.seats, stored.holders, self.rows)
        return Table(fresh)


def harbour(players: int = 3) -> Story:
    return Story(Harbour.id, players, seed=4)


def test_a_secret_choice_changes_nothing_that_others_are_sent() -> None:
    seen: dict[Any, set[str]] = {}
    for quay in ("east", "west", "north"):
        story = harbour()
        story.choose(0, f"choose {quay}")
        for mine in (NOBODY, frozenset([1]), frozenset([1, 2])):
            shot = live_snapshot(story.table, mine, None)
            back = run(past_scene(errands_here(), "", story.table, mine, shot.length))
            seen.setdefault(mine, set()).add(shot.model_dump_json(exclude=OWN) + back.model_dump_json())
        own = live_snapshot(story.table, frozenset([0]), None)
        assert own.log[-1].notation == f"choose {quay}"
    assert [len(shots) for shots in seen.values()] == [1, 1, 1]


def test_nobody_sees_how_often_others_choose_or_take_back() -> None:
    """All that changes for the others is who is still waited for; where that is the same, nothing is sent."""
    for mine in (NOBODY, frozenset([1]), frozenset([1, 2])):
        story = harbour()
        shots, stamps = [], []
        for quay in ("east", "west", "north"):
            stamps.append(stamp_of(story.table, mine))
            shots.append(live_snapshot(story.table, mine, None).model_dump_json())
            story.choose(0, f"choose {quay}")
            chosen = live_snapshot(story.table, mine, None)
            assert 0 not in chosen.waiting
            assert (chosen.n, chosen.length, [entry.n for entry in chosen.log]) == (0, 0, [0])
            story.add(undo(story.table.match, 0, 1))
        assert len(set(shots)) == len(set(stamps)) == 1


def test_no_number_tells_how_often_others_have_chosen() -> None:
    """Rows of the log are counted for each viewer: only those count that the viewer may know of."""
    numbers = []
    for changes_of_mind in (0, 3):
        story = harbour()
        for _ in range(changes_of_mind):
            story.choose(0, "choose east")
            story.add(undo(story.table.match, 0, 1))
        story.choose(1, "choose west")
        table, mine = story.table, frozenset([1])
        shot = live_snapshot(table, mine, None)
        before = (shot.n, table.number_of(table.n, mine), shot.length)
        assert table.row_of(shot.n, mine) == table.n
        story.choose(0, "choose north")
        assert live_snapshot(table, mine, None).n == shot.n
        story.choose(2, "choose north")
        numbers.append((*before, live_snapshot(table, mine, None).n))
        assert table.row_of(99, mine) == -1
    assert numbers == [(1, 1, 1, 2)] * 2


def test_hidden_points_reach_nobody_before_the_end() -> None:
    story = harbour()
    chance = random.Random(7)
    for _ in changes(story, chance):
        state = story.table.match.state
        assert isinstance(state, HarbourState)
        for mine in (NOBODY, frozenset([1])):
            shot = live_snapshot(story.table, mine, None)
            assert shot.scores == shot.view["points"]
            hidden = {line.id: line.points for line in shot.sheet[0]}
            assert hidden["crates"] == 0
        own = live_snapshot(story.table, frozenset([0]), None)
        if own.length == story.table.match.length:
            assert own.if_over == own.scores[0] + sum(state.crates[0])
    final = live_snapshot(story.table, NOBODY, None)
    assert final.outcome is not None
    assert final.scores == final.outcome.points == [sum(line.points for line in sheet) for sheet in final.sheet]


def test_an_offer_is_taken_although_somebody_else_is_asked_and_makes_nothing_stale() -> None:
    story = harbour()
    for player in range(3):
        story.choose(player, "choose " + ("east", "west", "north")[player])
    asked = story.table.waiting()
    assert asked == [0]
    shot = live_snapshot(story.table, frozenset([2]), None)
    assert [(offer.seat, [option.notation for option in offer.options]) for offer in shot.offers] == [(2, ["lantern"])]
    assert live_snapshot(story.table, frozenset([0]), None).offers == [], "it is among the options of the decision"
    n = story.table.n
    story.choose(2, "lantern")
    assert story.table.waiting() == asked
    assert story.table.is_current(n, seat=0)
    told = live_snapshot(story.table, NOBODY, None).log[-1]
    assert (told.seat, told.notation) == (2, "lantern")
    assert live_snapshot(story.table, frozenset([2]), None).undo[0].undo.steps == 1
    story.add(undo(story.table.match, 2, 1))
    assert live_snapshot(story.table, frozenset([2]), None).offers == shot.offers


def test_a_secret_choice_of_somebody_else_does_not_make_mine_stale() -> None:
    story = harbour()
    story.choose(0, "choose east")
    assert story.table.is_current(0, seat=1)
    assert not story.table.is_current(0, seat=0)
    story.choose(1, "choose east")
    story.add(undo(story.table.match, 0, 1))
    assert story.table.is_current(0, seat=2)
    assert not story.table.is_current(0, seat=1)
    story.choose(0, "choose west")
    story.choose(2, "choose north")
    assert not any(story.table.is_current(4, seat) for seat in range(3)), "all is revealed: everything has changed"


def test_a_choice_taken_back_under_another_one_is_told_correctly() -> None:
    story = harbour()
    story.choose(0, "choose east")
    story.choose(1, "choose west")
    before = live_snapshot(story.table, frozenset([1]), None)
    story.add(undo(story.table.match, 0, 1))
    after = live_snapshot(story.table, frozenset([1]), before.n)
    assert merged(before.log, after) == live_snapshot(story.table, frozenset([1]), None).log
    assert [entry.seat for entry in merged(before.log, after)] == [None, 1]


def merged(log: list[LogEntry], shot: Snapshot) -> list[LogEntry]:
    return [entry for entry in log if entry.n < shot.log_from] + shot.log


@pytest.mark.parametrize(("game", "seed"), [(Harbour.id, seed) for seed in range(6)] + [(GAME, 1), (GAME, 2)])
def test_what_is_rebuilt_and_what_is_pieced_together_equals_what_is(game: str, seed: int) -> None:
    """Through a whole game with steps taken back and bots standing in: the table from its log, the log from pieces."""
    chance = random.Random(seed)
    story = Story(game, 3, seed)
    viewers = [NOBODY, frozenset([0]), frozenset([1]), frozenset([0, 2])]
    logs: dict[frozenset[int], list[LogEntry]] = {mine: [] for mine in viewers}
    known: dict[frozenset[int], int | None] = dict.fromkeys(viewers)
    for number, _ in enumerate(changes(story, chance)):
        table = story.table
        for mine in viewers:
            if chance.random() < 0.6:
                shot = live_snapshot(table, mine, known[mine])
                logs[mine], known[mine] = merged(logs[mine], shot), shot.n
                assert [entry.n for entry in logs[mine]] == [*range(shot.length + 1)]
                whole = live_snapshot(table, mine, None)
                assert logs[mine] == whole.log
                assert shot.length == shown_length(table, mine)
            rows = [row for row, mark in enumerate(table.marks) if not mark.hidden_from(mine)]
            assert [table.row_of(at, mine) for at in range(-1, len(rows) + 1)] == [-1, *rows, -1]
            assert [table.number_of(row, mine) for row in rows] == [*range(len(rows))]
        if number % 10 == 0:
            again = story.rebuilt()
            assert again.match.record() == table.match.record()
            assert again.marks == table.marks
            assert again.thinkers() == table.thinkers()
    assert story.table.match.over
    assert run(past_snapshot(errands_here(), "", story.table, NOBODY, 3)).length == 3


def changes(story: Story, chance: random.Random) -> Iterator[None]:
    """Play at random; each change is one row."""
    while not story.table.match.over:
        yield
        table = story.table
        kind = chance.random()
        player = chance.randrange(table.match.players)
        steps = table.match.undo_steps(player)
        if kind < 0.15 and steps:
            story.add(undo(table.match, player, chance.randint(1, steps)))
        elif kind < 0.25 and table.match.offers:
            offer = chance.choice(table.match.offers)
            story.choose(offer.player, table.match.describe(chance.choice(offer.options)).notation)
        elif kind < 0.3:
            story.add(stand_in(table.match, player, chance.choice([None, "random"])))
        else:
            decision = chance.choice(table.match.decisions)
            story.choose(decision.player, table.match.describe(chance.choice(decision.options)).notation)


@pytest.mark.parametrize("game", [Harbour.id, GAME])
def test_as_many_steps_can_be_taken_back_as_are_told(game: str) -> None:
    chance = random.Random(1)
    story = Story(game, 3, 5)
    seen = set()
    for _ in changes(story, chance):
        for player in range(3):
            steps = story.table.match.undo_steps(player)
            seen.add(steps)
            match = story.table.match.clone()
            for _ in range(steps):
                match.undo(player)
            with pytest.raises(BoardwrightError):
                match.undo(player)
    assert {0, 1} <= seen


def test_while_winter_tiles_are_chosen_nobody_sees_how_many_others_have_chosen() -> None:
    chance = random.Random(3)
    story = Story("keyflower", 3, 3)
    while story.table.match.view(None)["season"] != "winter":
        decision = chance.choice(story.table.match.decisions)
        story.choose(decision.player, story.table.match.describe(chance.choice(decision.options)).notation)
    others = [NOBODY, frozenset([1]), frozenset([1, 2])]
    before = {mine: live_snapshot(story.table, mine, None).model_dump_json() for mine in others}
    for number in (1, 2):
        offer = story.table.match.decisions[0].options[-1]
        story.choose(0, story.table.match.describe(offer).notation)
        assert live_snapshot(story.table, frozenset([0]), None).undo[0].undo.steps == number
        assert {mine: live_snapshot(story.table, mine, None).model_dump_json() for mine in others} == before
    story.add(undo(story.table.match, 0, 2))
    assert {mine: live_snapshot(story.table, mine, None).model_dump_json() for mine in others} == before
