"""How a match comes to be: set up anew, or in a described position."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from boardwright.games import games, get_game
from boardwright.kernel.dice import Dice, RecordingDice, check_seed, seeded_dice
from boardwright.kernel.errors import BadPosition, shown
from boardwright.kernel.flow import deciding, settle
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event
from boardwright.kernel.state import State
from boardwright.match.answers import possible
from boardwright.match.match import Match, begin

SEED_BITS: Final = 128
#: How deep lists lie within each other in a position, and what its numbers stay below.
DEEPEST: Final = 20
NUMBERS: Final = 2**63


def new(
    game: str | Game[Any], players: int | None = None, seed: int | None = None, options: Mapping[str, Any] | None = None
) -> Match:
    """A new match. Without a seed, chance differs each time; without a player count, the smallest is taken."""
    rules = get_game(game)
    count = rules.players[0] if players is None else players
    accepted = rules.accept(count, options)
    number = new_seed() if seed is None else check_seed(seed)
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
    return open_position(get_game(description["game"]), rest, new_seed() if seed is None else check_seed(seed))


def open_position(game: Game[Any], description: Mapping[str, Any], seed: int) -> Match:
    """A match of that game in the described position."""
    check_plain(description)
    try:
        players, options, state = game.read_position(description)
        check_alive(state)
    except NotImplementedError as problem:
        raise BadPosition(
            "a step of this position is only what several have in common: nobody can decide it"
        ) from problem
    return begin(game, players, options, seed, state, None)


def check_plain(value: Any, depth: int = 0) -> None:
    """Refuse what no description holds and whoever reads one need not expect: lists without end, endless numbers."""
    if depth > DEEPEST:
        raise BadPosition(f"a position has lists within lists, but no more than {DEEPEST} deep")
    if isinstance(value, int) and abs(value) >= NUMBERS:
        raise BadPosition(f"there is no number like {shown(value)} in a position")
    if isinstance(value, Mapping):
        value = [*value, *value.values()]
    if isinstance(value, (list, tuple)):
        for part in value:
            check_plain(part, depth + 1)


def check_alive(state: State) -> None:
    """Refuse a dead end: the game is not over, but nobody is asked, or somebody who has nothing to choose from."""
    if not state.main and not state.lanes:
        return
    asked = [step.who for step in deciding(state)]
    if not asked or min(asked) < 0:
        raise BadPosition("the game is not over in this position, but nobody has anything to decide")
    for player in asked:
        if not possible(state, player):
            raise BadPosition(f"player {player} is asked in this position, but has nothing to choose from")


def new_seed() -> int:
    """A seed that nobody finds by trying: from the draws that players see they could check any guess."""
    return secrets.randbits(SEED_BITS)
