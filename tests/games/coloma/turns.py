"""Positions in which several players have something: a turn, and the end of a year. What is told and seen of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.games.coloma import GAME
from boardwright.kernel.messages import Event, Message
from boardwright.match import Match, from_position
from tests.games.coloma.table import notations, play

#: The site that stands for the Barker's, which is site 1 in the first round.
BARKER = 0
Seat = Mapping[str, Any]


def in_turn(site: int, *seats: Seat, players: int = 3, seed: int = 0, **fields: Any) -> Match:
    """Player 0 is at that site with both sections open, and nobody else has a turn in this round."""
    described = [dict(seat) for seat in seats] or [{}]
    described[0] = {"site": site or 1, **described[0]}
    barker = site % 5 + 1
    due = {"round": barker, "stack": ["TakeTurns", "Turn 0"]}
    return from_position({"game": GAME, "players": players, "seats": described, **due, **fields}, seed)


def all_choose(number: int, *seats: Seat, players: int = 2, seed: int = 0, **fields: Any) -> Match:
    """All are to choose their sites in that round; its event has happened already."""
    described = [dict(seat) for seat in seats]
    return from_position({"game": GAME, "players": players, "round": number, "seats": described, **fields}, seed)


def last_turn(*seats: Seat, **fields: Any) -> Match:
    """The last turn of a year, that of player 0: when it ends comes the shoot-out."""
    return in_turn(1, *seats, **{"round": 5, **fields})


def shootout(*seats: Seat, **fields: Any) -> Match:
    """After the last turn of a year and all that follows by itself."""
    return play(last_turn(*seats, **fields), "end-turn")


def seat(match: Match, player: int = 0) -> dict[str, Any]:
    """An actor as everybody sees it."""
    found: dict[str, Any] = match.view(None)["players"][player]
    return found


def has(match: Match, *names: str, player: int = 0) -> tuple[Any, ...]:
    """What everybody sees of an actor: coins, gold, dudes and so on."""
    return tuple(seat(match, player)[name] for name in names)


def verbs(match: Match, verb: str, player: int = 0) -> list[str]:
    """What a player may do now with that verb, without the verb."""
    return [words.removeprefix(f"{verb} ") for words in notations(match, player, verb)]


def happened(match: Match, *moves: str) -> list[Event]:
    """Everything that those moves bring about, each by whoever is asked."""
    return [event for move in moves for event in match.apply(match.decisions[0].player, move)]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What is told by the events of a kind, names by their keys."""
    return [
        {name: value.key if isinstance(value, Message) else value for name, value in event.args.items()}
        for event in events
        if event.kind == kind
    ]
