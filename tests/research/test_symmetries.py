"""Symmetries: a game and its turned twin, played move for move, ask the same, allow the same and end the same."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from boardwright.games import games, get_game
from boardwright.kernel.dice import FastDice
from boardwright.match.runner import Runner
from boardwright.research.observations import describe, from_bytes, mask
from boardwright.research.symmetries import symmetries

BOARD = {"quadrants": ["oracle", "farm", "oasis", "harbor"], "turned": [False, True, True, False]}


def twins(options: dict[str, Any], seed: int) -> list[Runner]:
    """The same deal on a board, and on that board turned by half."""
    game = get_game("kingdom_builder")
    turned = {"quadrants": options["quadrants"][::-1], "turned": [not flag for flag in options["turned"]][::-1]}
    found = []
    for each in (options, {**options, **turned}):
        accepted = game.accept(2, each)
        dice = FastDice(seed)
        found.append(Runner(game, game.setup(2, accepted, dice), dice, accepted))
    return found


def by_tile_number(name: str) -> bool:
    """Tiles are numbered by where they lie, so their numbers change when the board is turned."""
    return name.startswith("tiles") or name in ("zones", "kinds")


@pytest.mark.parametrize("seed", [0, 1])
def test_kingdom_builder_turned_by_half_is_the_same_game(seed: int) -> None:
    one, other = twins(BOARD, seed)
    [turned] = symmetries(one.game)
    chance = random.Random(seed)
    lifted = 0
    while one.steps:
        player = one.steps[0].who
        legal, same = [np.packbits(mask(each, player), bitorder="little")[None] for each in (one, other)]
        assert np.array_equal(turned.masks(legal), same)
        packed = np.frombuffer(one.game.encode(one.state, player), np.uint8)[None]
        told = describe(one.game, from_bytes(one.game, turned.observations(packed)[0].tobytes()))
        expected = describe(one.game, from_bytes(one.game, other.game.encode(other.state, player)))
        for name, value in expected.items():
            if not by_tile_number(name):
                assert told[name] == value, name
        lifted += type(one.steps[0]).__name__ == "MoveTo"
        action = chance.choice(one.sight((player,)).actions())
        one.apply(player, action)
        other.apply(player, int(turned.actions[action]))
    assert not other.steps
    assert lifted
    assert one.game.outcome(one.state).points == other.game.outcome(other.state).points


@pytest.mark.parametrize("name", games())
def test_turned_twice_all_is_as_before(name: str) -> None:
    game = get_game(name)
    dice = FastDice(5)
    runner = Runner(game, game.setup(2, game.accept(2, None), dice), dice)
    packed = np.frombuffer(game.encode(runner.state, 0), np.uint8)[None]
    for turned in symmetries(game):
        assert not np.array_equal(turned.observations(packed), packed)
        assert np.array_equal(turned.observations(turned.observations(packed)), packed)
        assert np.array_equal(turned.actions[turned.actions], np.arange(game.space.size))
    assert bool(symmetries(game)) == (name == "kingdom_builder")
