"""Positions in the middle of a round to begin a test with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boardwright.games.coloma import GAME
from boardwright.games.coloma.state import ColomaState
from boardwright.kernel.messages import Event, Message
from boardwright.match import Match, from_position, new

#: By site a round in which neither Barker nor signpost lie on it.
PLAIN_ROUND = {1: 3, 2: 3, 3: 2, 4: 1, 5: 1}
#: The round in which the Barker lies on site 1, where tests meet it.
BARKER = 0

Seat = Mapping[str, Any]


def at(players: int = 3, seed: int = 0, **fields: Any) -> Match:
    """A match in the position described; what is left out is plain."""
    return from_position({"game": GAME, "players": players, **fields}, seed)


def in_turn(site: int, *seats: Seat, players: int = 3, seed: int = 0, **fields: Any) -> Match:
    """Player 0 is at that site, 0 is the Barker's, and nobody else has a turn in this round."""
    place = site or 1
    described = [dict(seat) for seat in seats] or [{}]
    described[0] = {"site": place, **described[0]}
    fields = {"round": PLAIN_ROUND[site] if site else 1, "stack": ["TakeTurns", "Turn 0"], **fields}
    return at(players, seed, seats=described, **fields)


def last_round(*seats: Seat, players: int = 3, seed: int = 0, **fields: Any) -> Match:
    """The last turn of a year, that of player 0 at site 1: when it ends comes the shoot-out."""
    return in_turn(1, *seats, players=players, seed=seed, **{"round": 5, **fields})


def shootout(*seats: Seat, players: int = 3, seed: int = 0, **fields: Any) -> Match:
    """After the last turn of a year and all that follows by itself."""
    match = last_round(*seats, players=players, seed=seed, **fields)
    match.apply(0, "end-turn")
    return match


def state_of(match: Match) -> ColomaState:
    assert isinstance(match.state, ColomaState)
    return match.state


def seat(match: Match, player: int = 0, viewer: int | None = None) -> dict[str, Any]:
    """An actor as somebody sees it."""
    found: dict[str, Any] = match.view(viewer)["players"][player]
    return found


def has(match: Match, *names: str, player: int = 0) -> tuple[Any, ...]:
    """What everybody sees of an actor: coins, gold, dudes and so on."""
    found = seat(match, player)
    return tuple(found[name] for name in names)


def notations(match: Match, player: int = 0) -> list[str]:
    """What a player may do now."""
    options = [action for decision in match.decisions if decision.player == player for action in decision.options]
    return [GAME.space.notation(action) for action in options]


def verbs(match: Match, verb: str, player: int = 0) -> list[str]:
    """What a player may do now with that verb, without the verb."""
    return [words.removeprefix(f"{verb} ") for words in notations(match, player) if words.split()[0] == verb]


def play(match: Match, *moves: str) -> list[Event]:
    """Each move by whoever is asked, the first of them if several are; what happens."""
    return [event for move in moves for event in match.apply(match.decisions[0].player, move)]


def choose(match: Match, *sites: int) -> list[Event]:
    """All players choose their sites."""
    return [event for player, site in enumerate(sites) for event in match.apply(player, f"choose {site}")]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What is told by the events of a kind, names by their keys."""
    return [
        {name: value.key if isinstance(value, Message) else value for name, value in event.args.items()}
        for event in events
        if event.kind == kind
    ]


def reason(match: Match, target: str, player: int = 0) -> tuple[str, str]:
    """The rule and the words by which something cannot be done."""
    found = match.why_not(player, target)
    assert found is not None, f"{target} can be used"
    return found.rule, found.message.key.removeprefix("refusal-")


def random_game(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """The match before each decision of a random game, and at its end."""
    chance = random.Random(seed)
    match = new(GAME, players, seed, options)
    while not match.over:
        yield match
        decision = chance.choice(match.decisions)
        match.apply(decision.player, chance.choice(decision.options))
    yield match
