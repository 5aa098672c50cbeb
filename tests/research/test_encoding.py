"""Observations as numbers: they tell all that a view tells, and nothing that a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import boardwright as bw
from boardwright.games import get_game
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import deciding, offered, settle, take, take_offer
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Layout, NoLayout
from boardwright.kernel.messages import plain
from boardwright.kernel.state import State
from tests.kernel.harbour import HARBOUR

GAMES = bw.games()
#: What is played with beside the usual, so that every part of a layout is filled once.
MORE: dict[str, list[dict[str, Any]]] = {
    "kingdom_builder": [
        {},
        {"expansions": ["nomads", "crossroads", "marshlands"]},
        {"expansions": ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]},
        {"expansions": ["harvest", "island", "crossroads"]},
    ],
    "coloma": [{}, {"hotels": True, "mules": True, "specialities": "all", "speciality": "chosen"}],
    "boonlake": [{}, {"reactions": "clockwise"}],
}


#: Fields that follow from others, which are in the observation instead.
FOLLOW = {"crowd", "filled", "meadows", "owner", "plots"}


def layout_of(game: Game[Any]) -> Layout:
    assert game.layout is not None
    return game.layout


def tables(name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players, and every set of options with some of them."""
    game = get_game(name)
    more = MORE.get(name, [{}])
    for number, players in enumerate(game.players):
        for options in {0: more[0], 1: more[number % len(more)]}.values():
            yield players, options
    yield from ((game.players[-1], options) for options in more)


def moments(name: str, seeds: range) -> Iterator[State]:
    """States along random games, offers taken now and then."""
    game = get_game(name)
    for seed in seeds:
        for players, options in tables(name):
            dice = FastDice(seed)
            state = game.setup(players, game.accept(players, fitting(game, players, options)), dice)
            settle(state, dice)
            yield from played(state, dice)


def fitting(game: Game[Any], players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options that are for so many players."""
    known = {option.name: option for option in game.options}
    return {name: value for name, value in options.items() if not known[name].players or players in known[name].players}


def played(state: State, dice: FastDice) -> Iterator[State]:
    while state.main or state.lanes:
        yield state
        unasked = [(seat, action) for seat in range(state.seats) for action in offered(state, seat)]
        if unasked and not dice.below(6):
            take_offer(state, *unasked[dice.below(len(unasked))], dice)
        else:
            steps = deciding(state)
            step = steps[dice.below(len(steps))]
            take(state, step, step.sample(state, dice), dice)
        settle(state, dice)
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    game = get_game(name)
    size = layout_of(game).packed_size
    for number, state in enumerate(moments(name, range(1))):
        player = number % state.seats
        packed = game.encode(state, player)
        assert len(packed) == size
        if number % 3 == 0 and deciding(state):  # when the game is over, nothing is hidden any more
            other = game.determinize(state, player, FastDice(number))
            assert game.encode(other, player) == packed


@pytest.mark.parametrize("name", GAMES)
def test_views_that_differ_have_observations_that_differ(name: str) -> None:
    """And the other way round they may not: a view leaves out what only the engine counts."""
    game = get_game(name)
    seen: dict[bytes, Any] = {}
    for number, state in enumerate(moments(name, range(1))):
        if number % 8 > 1:
            continue  # two moments of eight, one after the other, and from the same seat
        player = number // 8 % state.seats
        packed = game.encode(state, player)
        view = turned(plain(game.view(state, player)), player)
        told = seen.setdefault(packed, view)
        assert told == view, differences(told, view)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_that_a_view_tells_is_in_the_observation(name: str) -> None:
    """One field after the other is taken from a later moment: where that changes the view, it changes the numbers."""
    game = get_game(name)
    told = set()
    kept = [(number, state.clone()) for number, state in enumerate(moments(name, range(1))) if number % 97 in (0, 30)]
    for (number, state), (_, other) in zip(kept[::2], kept[1::2]):
        if state.seats != other.seats:
            continue
        player = number % state.seats
        view, packed = plain(game.view(state, player)), game.encode(state, player)
        for field, mixture in mixtures(state, other):
            try:
                seen, again = plain(game.view(mixture, player)), game.encode(mixture, player)
            except (ArithmeticError, AttributeError, LookupError, ValueError):
                continue  # no table could be in such a mixture
            if seen != view:
                told.add(field)
                assert again != packed, f"{field}: {differences(view, seen)}"
    assert len(told) > 15, told


def mixtures(state: State, other: State) -> Iterator[tuple[str, State]]:
    """Copies in which one field is another moment's; of a list, one place of it."""
    for field in state.fields:
        if field.wiring or field.name in FOLLOW:
            continue
        mine, theirs = getattr(state, field.name), getattr(other, field.name)
        if mine == theirs:
            continue
        if not isinstance(mine, list) or len(mine) != len(theirs):
            mixture = state.clone()
            setattr(mixture, field.name, theirs)
            yield field.name, mixture
            continue
        for place in range(len(mine)):
            if mine[place] != theirs[place]:
                mixture = state.clone()
                getattr(mixture, field.name)[place] = theirs[place]
                yield field.name, mixture


def turned(view: Any, player: int) -> Any:
    """A view as it is compared: from two seats the same table may look the same, so the seat is a part of it."""
    return {**view, "viewer": player}


def differences(one: Any, other: Any) -> dict[str, Any]:
    return {key: (value, other[key]) for key, value in one.items() if other[key] != value}


def test_layouts_have_names_for_all_parts() -> None:
    for name in GAMES:
        layout = layout_of(get_game(name))
        names = [part.name for part in layout.parts]
        assert len(set(names)) == len(names)
        assert [part.start for part in layout.parts] == [
            sum(part.size for part in layout.parts[:place]) for place in range(len(names))
        ]
        for part in layout.parts:
            assert not part.names or len(part.names) == part.shape[-1], part.name
            assert part.meaning, part.name


def test_a_game_without_a_layout_says_so() -> None:
    state = HARBOUR.setup(2, HARBOUR.accept(2, {}), FastDice(1))
    with pytest.raises(NoLayout, match="declares no layout"):
        HARBOUR.encode(state, 0)
