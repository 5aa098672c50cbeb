"""Turns, right parts and scorings to begin a test with, and what they change."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.actions import ACTIONS
from boardwright.games.boonlake.book import BOOK
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.steps.acting import Act
from boardwright.kernel.messages import Event, Message
from boardwright.match import Match, from_position, new

Seat = Mapping[str, Any]
#: What an actor can have more or less of.
GOODS = (
    *("coins", "vases", "vp", "ranch", "supply", "cards", "coin_steps", "card_steps"),
    *("houses", "villages", "cattle", "freed", "posted"),
)
#: By number of a scoring: the spaces before and after the lock that sets it off.
LOCKS = {1: ("u2", "u3"), 2: ("t18", "t19"), 3: ("w2", "w3"), 4: ("t18", "t19")}
#: Tables that play differently.
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    *[(1, {"sage": level}) for level in ("easy", "very_hard")],
    (2, {}),
    (3, {"reactions": "clockwise"}),
    (4, {}),
)


# -- positions -------------------------------------------------------------------------------------------------


def at(*seats: Seat, players: int = 2, seed: int = 0, **fields: Any) -> Match:
    """Player 0 chooses an action tile; what is left out is as at the beginning, but hands are empty."""
    described = [dict(seat) for seat in seats]
    return from_position({"game": GAME, "players": players, "seats": described, **fields}, seed)


def highest(action: str) -> str:
    """The action board with that tile on top."""
    return " ".join([action, *[other for other in ACTIONS if other != action]])


def chosen(action: str, *seats: Seat, **fields: Any) -> Match:
    """Player 0 has chosen the tile from the highest row, and plays no card in the card step."""
    match = play(at(*seats, board=highest(action), **fields), f"choose {action}")
    if any(step.who == 0 and isinstance(step, Act) and in_card_step(step) for step in match.steps):
        match.apply(0, "decline")
    return match


def in_card_step(step: Act) -> bool:
    return BOOK.addresses[step.part].startswith("first-")


def scoring(number: int, *seats: Seat, **fields: Any) -> Match:
    """The ship of player 0, the last in the order of turns, has just set off that interim scoring."""
    before, after = LOCKS[number]
    described: list[Seat] = [{"ship": before, **dict(seats[0])}, *seats[1:]] if seats else [{"ship": before}]
    course = {"round": (number + 1) // 2, "scorings": number - 1, "row": 1, "first": 1, "turn": 0}
    due = {"stack": ["NextTurn", "EndTurn", "Sail 0"]}
    return play(at(*described, **{**course, **due, **fields}), f"sail {after}")


def state_of(match: Match) -> BoonlakeState:
    assert isinstance(match.state, BoonlakeState)
    return match.state


def random_game(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """The match before each decision of a random game, and at its end."""
    chance = random.Random(seed)
    match = new(GAME, players, seed, options)
    while not match.over:
        yield match
        decision = chance.choice(match.decisions)
        match.apply(decision.player, chance.choice(decision.options))
    yield match


# -- playing ---------------------------------------------------------------------------------------------------


def asked(match: Match) -> list[int]:
    """Who is to decide now."""
    return [decision.player for decision in match.decisions]


def notations(match: Match, player: int = 0, verb: str = "") -> list[str]:
    """What a player may do now, or what of it begins with a verb."""
    options = [action for decision in match.decisions if decision.player == player for action in decision.options]
    found = [GAME.space.notation(action) for action in options]
    return [words for words in found if not verb or words.split()[0] == verb]


def names(match: Match, verb: str, player: int = 0) -> list[str]:
    """What a player may do now with that verb, without the verb."""
    return [words.removeprefix(f"{verb} ") for words in notations(match, player, verb)]


def play(match: Match, *moves: str) -> Match:
    """Each move by whoever is asked, the first of them if several are."""
    for move in moves:
        match.apply(match.decisions[0].player, move)
    return match


def move(match: Match, player: int, *moves: str) -> Match:
    """Each move by that player."""
    for each in moves:
        match.apply(player, each)
    return match


# -- looking ---------------------------------------------------------------------------------------------------


def actor(match: Match, player: int = 0) -> dict[str, Any]:
    """What an actor has, as everybody sees it."""
    found: dict[str, Any] = match.view(None)["players"][player]
    return found


def has(match: Match, *fields: str, player: int = 0) -> tuple[Any, ...]:
    return tuple(actor(match, player)[field] for field in fields)


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, int]:
    return {good: after[good] - before[good] for good in GOODS if after[good] != before[good]}


def changes(match: Match, *moves: str, player: int = 0) -> dict[str, int]:
    """What a player has more or less of after those own moves."""
    before = actor(match, player)
    return difference(before, actor(move(match, player, *moves), player))


def lever(match: Match, name: str, player: int = 0) -> dict[str, Any]:
    """A slot of the player's board."""
    found: dict[str, Any] = next(each for each in actor(match, player)["levers"] if each["id"] == name)
    return found


def reason(match: Match, target: str, player: int = 0) -> tuple[str, str]:
    """The rule by which a component or an action cannot be used now, and what is said."""
    found = match.why_not(player, target)
    assert found is not None, f"{target} is possible"
    return found.rule, found.message.key.removeprefix("refusal-")


def told(events: list[Event] | tuple[Event, ...], kind: str) -> list[dict[str, Any]]:
    """What is told by the events of a kind, names by their keys."""
    return [
        {name: value.key if isinstance(value, Message) else value for name, value in event.args.items()}
        for event in events
        if event.kind == kind
    ]
