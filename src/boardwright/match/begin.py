"""How a match comes to be: set up anew, or in a described position."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from boardwright.games import games, get_game
from boardwright.kernel.dice import Dice, RecordingDice, seeded_dice
from boardwright.kernel.errors import BadOptions, BadPosition
from boardwright.kernel.flow import settle
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event
from boardwright.match.match import Match, begin


def new(
    game: str | Game[Any], players: int | None = None, seed: int | None = None, options: Mapping[str, Any] | None = None
) -> Match:
    """A new match. Without a seed, chance differs each time; without a player count, the smallest is taken."""
    rules = get_game(game)
    count = rules.players[0] if players is None else players
    accepted = rules.accept(count, options)
    number = secrets.randbits(63) if seed is None else check_seed(seed)
    dice = RecordingDice(seeded_dice(number))
    return open_match(rules, count, accepted, number, dice, dice.outcomes)


def open_match(
    game: Game[Any], players: int, options: dict[str, Any], seed: int, dice: Dice, outcomes: list[int]
) -> Match:
    """Set a game up with those dice, whose outcomes are collected in the list."""
    state = game.setup(players, options, dice)
    journal: list[Event] = []
    state.journal = journal
    settle(state, dice)
    state.journal = None
    return begin(game, players, options, seed, state, tuple(outcomes), tuple(journal))


def from_position(description: Mapping[str, Any], seed: int | None = None) -> Match:
    """A match in the described position. See docs/positions.md for what a description holds."""
    if not isinstance(description, Mapping) or "game" not in description:
        raise BadPosition(f'a position must name its game, as in game = "{games()[0]}"')
    rest = {key: value for key, value in description.items() if key != "game"}
    return open_position(
        get_game(description["game"]), rest, secrets.randbits(63) if seed is None else check_seed(seed)
    )


def open_position(game: Game[Any], description: Mapping[str, Any], seed: int) -> Match:
    """A match of that game in the described position."""
    players, options, state = game.read_position(description)
    return begin(game, players, options, seed, state, None)


def check_seed(seed: int) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOptions(f"a seed is a whole number, not {seed!r}")
    return seed
