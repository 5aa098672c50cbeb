"""Turns, right parts and scorings to begin a test with, and what they change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.book import BOOK
from boardwright.games.boonlake.steps.acting import Act
from boardwright.kernel.messages import Event, Message
from boardwright.match import Match, from_position
from tests.games.boonlake.table import GOODS, board, notations, play

Seat = Mapping[str, Any]
#: By number of a scoring: the spaces before and after the lock that sets it off.
LOCKS = {1: ("u2", "u3"), 2: ("t18", "t19"), 3: ("w2", "w3"), 4: ("t18", "t19")}

# -- positions -------------------------------------------------------------------------------------------------


def at(*seats: Seat, players: int = 2, seed: int = 0, **fields: Any) -> Match:
    """Player 0 chooses an action tile; what is left out is as at the beginning, but hands are empty."""
    described = [dict(seat) for seat in seats]
    return from_position({"game": GAME, "players": players, "seats": described, **fields}, seed)


def chosen(action: str, *seats: Seat, **fields: Any) -> Match:
    """Player 0 has chosen the tile from the highest row, and plays no card in the card step."""
    match = play(at(*seats, board=board(action), **fields), f"choose {action}")
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


# -- playing ---------------------------------------------------------------------------------------------------


def names(match: Match, verb: str, player: int = 0) -> list[str]:
    """What a player may do now with that verb, without the verb."""
    return [words.removeprefix(f"{verb} ") for words in notations(match, player, verb)]


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


def told(events: list[Event] | tuple[Event, ...], kind: str) -> list[dict[str, Any]]:
    """What is told by the events of a kind, names by their keys."""
    return [
        {name: value.key if isinstance(value, Message) else value for name, value in event.args.items()}
        for event in events
        if event.kind == kind
    ]
