"""Positions to begin a test with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.state import KeyflowerState
from boardwright.match import Match, from_position, new


def at(players: int = 2, **fields: Any) -> Match:
    """A match in the position described; what is left out is plain."""
    return from_position({"game": GAME, "players": players, **fields}, 0)


def state_of(match: Match) -> KeyflowerState:
    assert isinstance(match.state, KeyflowerState)
    return match.state


def notations(match: Match, player: int) -> list[str]:
    """What a player may do now."""
    options = [action for decision in match.decisions if decision.player == player for action in decision.options]
    return [GAME.space.notation(action) for action in options]


def play(match: Match, *moves: str) -> None:
    """Each move by whoever is asked, the first of them if several are."""
    for move in moves:
        match.apply(match.decisions[0].player, move)


def random_game(players: int, seed: int, **options: str) -> Iterator[Match]:
    """The match before each decision of a random game, and at its end."""
    chance = random.Random(seed)
    match = new(GAME, players, seed, options)
    while not match.over:
        yield match
        decision = chance.choice(match.decisions)
        match.apply(decision.player, chance.choice(decision.options))
    yield match
