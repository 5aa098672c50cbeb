"""Turns at the same time come out as they would one after the other, in whatever order players go on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardwright.games import get_game
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.steps.turn import Turn
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import run_lane, settle, take
from boardwright.kernel.state import Lane
from boardwright.toolkit.counts import pieces
from boardwright.toolkit.decks import Deck, Placed, only

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"boards": "b"}),
    (5, {"hotels": True, "specialities": "base"}),
    (6, {"boards": "b", "hotels": True, "specialities": "all"}),
    (4, {"specialities": "deluxe"}),
    (2, {"mules": True}),
]


def beside_each_other(state: ColomaState) -> bool:
    return len(state.lanes) > 1 and any(isinstance(step, Turn) for lane in state.lanes for step in lane.stack)


def ordered(state: ColomaState, seed: int) -> None:
    """Every deck lies in an order, so that draws depend on nobody else's."""
    chance = random.Random(seed)
    for player, deck in enumerate(state.decks):
        cards = pieces(deck.middle)
        chance.shuffle(cards)
        placed = tuple(Placed(card, only(player)) for card in cards)
        state.decks[player] = Deck(deck.top + placed, (0,) * len(deck.middle), deck.bottom)


def play_out(state: ColomaState, lane: Lane, seed: int) -> list[int]:
    """One player's whole turn, by chance that is the player's own; returns what was done."""
    chance, dice = random.Random(seed * 10 + lane.owner), FastDice(seed * 10 + lane.owner)
    done: list[int] = []
    while lane.stack:
        step = lane.stack[-1]
        if step.who < 0:
            run_lane(state, lane, dice)
        else:
            done.append(chance.choice(step.options(state)))
            take(state, step, done[-1], dice)
    return done


def outcome(state: ColomaState, owners: list[int], seed: int) -> tuple[Any, dict[int, list[int]]]:
    """The state after these players have taken their turns in that order, and what each did."""
    copy = state.clone()
    ordered(copy, seed)
    lanes = {lane.owner: lane for lane in copy.lanes}
    done = {owner: play_out(copy, lanes[owner], seed) for owner in owners}
    return copy.data(), done


@pytest.mark.rule("CO-3.22", "CO-25.15")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_order_of_players_makes_no_difference(players: int, options: dict[str, Any]) -> None:
    game = get_game("coloma")
    accepted = game.accept(players, options)
    compared = 0
    for seed in range(12):
        dice, chance = FastDice(seed), random.Random(seed)
        state = game.setup(players, accepted, dice)
        while (step := settle(state, dice)) is not None:
            if beside_each_other(state):
                owners = [lane.owner for lane in state.lanes]
                expected = outcome(state, owners, seed)
                assert outcome(state, owners[::-1], seed) == expected
                chance.shuffle(owners)
                assert outcome(state, owners, seed) == expected
                compared += 1
            take(state, step, chance.choice(step.options(state)), dice)
    assert compared > 50
