"""Positions to begin a test with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boardwright.games.coloma import GAME
from boardwright.games.coloma.state import ColomaState
from boardwright.match import Match, from_position, new

#: The site of the Barker in round 1, when the signpost is on site 3 and copies site 2.
BARKER = 1
SITES = (1, 2, 3, 4, 5)
#: What a player can have more or less of.
GOODS = ("coins", "gold", "dudes", "tents", "horses", "points", "cards", "graves")
#: Every combination of players and modules that plays differently.
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (1, {"boards": "b", "hotels": True, "specialities": "all"}),
    (2, {}),
    (2, {"boards": "b", "mules": True, "hotels": True, "specialities": "base"}),
    (3, {"boards": "b"}),
    (4, {"specialities": "deluxe", "speciality": "chosen"}),
    (5, {"hotels": True}),
    (6, {"boards": "b", "hotels": True, "specialities": "all"}),
)


def at(players: int = 3, **fields: Any) -> Match:
    """A match in the position described; what is left out is as at the beginning, and all choose their sites."""
    return from_position({"game": GAME, "players": players, **fields}, 0)


def turn(
    site: int,
    *,
    round: int | None = None,
    players: int = 3,
    others: Sequence[Mapping[str, Any]] = (),
    table: Mapping[str, Any] | None = None,
    **seat: Any,
) -> Match:
    """The turn of player 0, the last of the round, with the pioneer on that site.

    ``seat`` is what the player has, ``others`` what the next ones have, ``table`` the rest of the position. Without a
    ``round`` neither Barker nor signpost lie on the site, and its secondary section is open.
    """
    barker = round if round is not None else site % len(SITES) + 1
    due = {"stack": ["TakeTurns", "Turn 0"]}
    return at(players, round=barker, seats=[{"site": site, **seat}, *others], **{**due, **(table or {})})


def barker_turn(**fields: Any) -> Match:
    """The turn of player 0 at the Barker in round 1; its secondary section is open."""
    return turn(BARKER, round=BARKER, **fields)


def choosing(players: int = 3, *, round: int = 1, **fields: Any) -> Match:
    """A round in which all are to choose their sites; its event has happened already."""
    return at(players, round=round, **fields)


def state_of(match: Match) -> ColomaState:
    assert isinstance(match.state, ColomaState)
    return match.state


# -- playing ---------------------------------------------------------------------------------------------------


def notations(match: Match, player: int = 0, verb: str = "") -> list[str]:
    """What a player may do now, or what of it begins with a verb."""
    options = [action for decision in match.decisions if decision.player == player for action in decision.options]
    found = [GAME.space.notation(action) for action in options]
    return [words for words in found if not verb or words.split()[0] == verb]


def play(match: Match, *moves: str) -> Match:
    """Each move by whoever is asked, the first of them if several are."""
    for move in moves:
        match.apply(match.decisions[0].player, move)
    return match


def spend(match: Match, *moves: str) -> Match:
    """Each move; where it is asked how to pay, with as few gold as possible."""
    for move in moves:
        play(match, move)
        payments = notations(match, match.decisions[0].player, "pay")
        play(match, *payments[:1])
    return match


def choose(match: Match, *sites: int) -> Match:
    """The sealed choices of all players, by seat."""
    for player, site in enumerate(sites):
        match.apply(player, f"choose {site}")
    return match


def random_game(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """The match before each decision of a random game, and at its end."""
    chance = random.Random(seed)
    match = new(GAME, players, seed, options)
    while not match.over:
        yield match
        decision = chance.choice(match.decisions)
        match.apply(decision.player, chance.choice(decision.options))
    yield match


# -- looking ---------------------------------------------------------------------------------------------------


def player_of(match: Match, player: int = 0) -> dict[str, Any]:
    """What a player has, as that player sees it."""
    found: dict[str, Any] = match.view(player)["players"][player]
    return found


def changes(match: Match, *moves: str, player: int = 0) -> dict[str, int]:
    """What a player has more or less of after those moves."""
    before = player_of(match, player)
    after = player_of(play(match, *moves), player)
    return {good: after[good] - before[good] for good in GOODS if after[good] != before[good]}


def town_of(match: Match, player: int = 0) -> list[str]:
    return [card["id"] for card in player_of(match, player)["town"]]


def working(match: Match, player: int = 0) -> list[str]:
    """The cards of the town that work now."""
    return [card["id"] for card in player_of(match, player)["town"] if card["works"]]


def reason(match: Match, target: str, player: int = 0) -> tuple[str, str]:
    """The rule by which a component or an action cannot be used now, and what is said."""
    found = match.why_not(player, target)
    assert found is not None, f"{target} is possible"
    return found.rule, found.message.key.removeprefix("refusal-")
