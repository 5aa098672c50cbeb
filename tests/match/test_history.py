"""A match keeps few states, and yet knows every one: what led there is carried out again."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Iterable
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event
from boardwright.match import Match, history
from boardwright.match.history import CHECKPOINTS_APART, RECENT
from tests.kernel.harbour import HARBOUR
from tests.kernel.shipyard import SHIPYARD

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ["kingdom_builder", "keyflower", HARBOUR, SHIPYARD]
#: What a program has once, however many matches there are.
SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, CodeType)
MOST_BYTES = 400_000


def play(match: Match, chance: random.Random, decisions: int) -> tuple[list[Any], list[tuple[Event, ...]]]:
    """Play on at random, also unasked; the state before each decision and what happened."""
    states, events = [], []
    for _ in range(decisions):
        if match.over:
            break
        possible = [(player, action) for player in range(match.players) for action in match.possible(player)]
        states.append(match.state.data())
        events.append(match.apply(*chance.choice(possible)))
    return states, events


@pytest.mark.parametrize("game", GAMES)
def test_every_state_and_everything_that_happened_can_be_had_again(game: str | Game[Any]) -> None:
    for seed in range(3):
        match = bw.new(game, 3, seed)
        states, events = play(match, random.Random(seed), 150)
        assert [entry.events for entry in match.history] == events
        assert [entry.before.data() for entry in match.history] == states
        assert [match.at(number).state.data() for number in range(match.length + 1)] == [*states, match.state.data()]


@pytest.mark.parametrize("game", GAMES)
def test_the_story_is_the_same_from_wherever_it_is_told(game: str | Game[Any]) -> None:
    match = bw.new(game, 3, 1)
    play(match, random.Random(1), 3 * CHECKPOINTS_APART)
    for viewer in ((), (0,), (0, 2)):
        sight = match.sight(viewer)
        whole = sight.log()
        for first in range(sight.length + 2):
            assert sight.log(first) == tuple(entry for entry in whole if entry.number >= first)


@pytest.mark.parametrize("game", GAMES)
def test_a_past_match_goes_on_as_the_match_did(game: str | Game[Any]) -> None:
    match = bw.new(game, 3, 2)
    play(match, random.Random(2), 2 * CHECKPOINTS_APART + 5)
    for number in range(0, match.length, 7):
        past = match.at(number)
        for entry in match.history[number:]:
            past.apply(entry.player, entry.action)
        assert past.record() == match.record()


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_that_goes_on_leaves_the_past_of_the_other_alone(game: str | Game[Any]) -> None:
    match = bw.new(game, 3, 3)
    states, events = play(match, random.Random(3), CHECKPOINTS_APART + 3)
    other = match.clone()
    play(other, random.Random(4), CHECKPOINTS_APART)
    assert [entry.before.data() for entry in match.history] == states
    assert [entry.events for entry in match.history] == events


@pytest.mark.parametrize("game", GAMES)
def test_the_latest_decisions_are_told_without_carrying_them_out_again(
    game: str | Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def again(*_: object) -> None:
        raise AssertionError("a decision was carried out once more")

    match = bw.new(game, 3, 5)
    _, events = play(match, random.Random(5), CHECKPOINTS_APART + RECENT + 2)
    monkeypatch.setattr(history, "carry_out_again", again)
    latest = match.history[-RECENT:]
    assert [moment.events for moment in history.moments(latest)] == events[-RECENT:]
    with pytest.raises(AssertionError):
        match.history[-RECENT - 1].events  # noqa: B018


def reachable(roots: Iterable[Any], known: set[int]) -> list[Any]:
    """Everything that the roots lead to and that is not known yet."""
    found, todo = [], list(roots)
    while todo:
        item = todo.pop()
        if id(item) in known or isinstance(item, SHARED):
            continue
        known.add(id(item))
        found.append(item)
        todo.extend(gc.get_referents(item))
    return found


def size_of(match: Match) -> int:
    """The bytes of a match, things met twice counted once; rules and catalogues are not its own."""
    known: set[int] = set()
    for name, module in list(sys.modules.items()):
        if name.startswith("boardwright"):
            reachable(vars(module).values(), known)
            classes = [item for item in vars(module).values() if isinstance(item, type)]
            reachable((value for owner in classes for value in vars(owner).values()), known)
    return sum(sys.getsizeof(item) for item in reachable([match], known))


@pytest.mark.parametrize("path", sorted((GOLDEN / "keyflower").glob("4-players-*.json")), ids=lambda path: path.stem)
def test_a_finished_match_of_four_is_small(path: Path) -> None:
    match = bw.replay(path.read_text(encoding="utf-8"))
    assert match.over
    assert size_of(match) <= MOST_BYTES
    match.sight((0,)).log()
    match.at(match.length // 2)
    assert size_of(match) <= MOST_BYTES, "looking back leaves nothing behind"
