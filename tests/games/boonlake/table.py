"""Positions to begin a test with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.match import Match, from_position, new

ACTIONS = [action.id for action in CATALOG.actions]
#: What a player can have more or less of; houses, villages and cattle are those gone from the board.
GOODS = (
    *("coins", "cards", "vases", "vp", "ranch", "supply", "freed", "posted"),
    *("houses", "villages", "cattle", "spare", "coin_steps", "card_steps"),
)
#: Every combination of players and options that plays differently.
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (1, {"sage": "very_hard"}),
    (2, {}),
    (3, {"reactions": "clockwise"}),
    (4, {}),
)
#: A tile on each space of the map: four pastures, and 29 tiles with sites.
FULL = {
    space.id: tile
    for space, tile in zip(CATALOG.spaces, [*[tile.id for tile in CATALOG.tiles[:29]], *["pasture"] * 4], strict=True)
}
#: The space of the river before each lock, by number of the scoring that it sets off.
BEFORE_LOCK = {1: "u2", 2: "t18", 3: "w2", 4: "t18"}


def at(players: int = 3, **fields: Any) -> Match:
    """A match in the position described; what is left out is as at the beginning, and player 0 chooses a tile."""
    return from_position({"game": GAME, "players": players, **fields}, 0)


def board(tile: str, row: int = 1) -> str:
    """The action tiles in their order, with that one in a row."""
    others = [action for action in ACTIONS if action != tile]
    return " ".join([*others[: row - 1], tile, *others[row - 1 :]])


def turn(
    tile: str,
    *,
    row: int = 1,
    players: int = 3,
    others: Sequence[Mapping[str, Any]] = (),
    table: Mapping[str, Any] | None = None,
    **seat: Any,
) -> Match:
    """Player 0 has chosen that tile from a row.

    ``seat`` is what the player has, ``others`` what the next ones have, ``table`` the rest of the position.
    """
    match = at(players, board=board(tile, row), seats=[seat, *others], **(table or {}))
    match.apply(0, f"choose {tile}")
    return match


def step(
    *steps: str,
    players: int = 3,
    others: Sequence[Mapping[str, Any]] = (),
    table: Mapping[str, Any] | None = None,
    **seat: Any,
) -> Match:
    """A turn of player 0, from row 1, in which those steps are due, the last one first."""
    due = {"row": 1, "stack": ["NextTurn", "EndTurn", *steps]}
    return at(players, seats=[seat, *others], **{**due, **(table or {})})


def developing(**fields: Any) -> Match:
    """Player 0 may develop or upgrade once."""
    return step("Act 0 left-settle false 1", **fields)


def building(**fields: Any) -> Match:
    """Player 0 may play any card or realise a project."""
    return step("Act 0 left-builder false 1", **fields)


def grazing(**fields: Any) -> Match:
    """Player 0 may place cattle, or play any card."""
    return step("Act 0 right-cattle_breeding false 1", **fields)


def exploring(tiles: int = 1, **fields: Any) -> Match:
    """Player 0 may explore."""
    return step(f"Explore 0 {tiles}", **fields)


def sailing(row: int = 1, *, round: int = 1, table: Mapping[str, Any] | None = None, **fields: Any) -> Match:
    """Player 0 moves the ship, with a tile from that row."""
    more = {"row": row, "round": round, "scorings": 2 * (round - 1), **(table or {})}
    return step("Sail 0", table=more, **fields)


def scoring(
    number: int = 1,
    *,
    players: int = 3,
    others: Sequence[Mapping[str, Any]] = (),
    table: Mapping[str, Any] | None = None,
    **seat: Any,
) -> Match:
    """An interim scoring that has just begun, set off by player 0, or in the last lap by the last player."""
    last = number == 4
    sailor = players - 1 if last else 0
    seats: list[Mapping[str, Any]] = [seat, *others, *[{}] * (players - 1 - len(others))]
    seats[sailor] = {"ship": BEFORE_LOCK[number], **seats[sailor]}
    stage = {"round": 1 + (number > 2), "scorings": number - 1, "row": 1, "turn": sailor}
    due = {"stack": ["NextTurn", "EndTurn", f"Sail {sailor}"]}
    match = at(players, seats=seats, **{**stage, **due, **(table or {})})
    match.apply(sailor, f"sail {'t19' if number in (2, 4) else 'u3' if number == 1 else 'w3'}")
    return match


def state_of(match: Match) -> BoonlakeState:
    assert isinstance(match.state, BoonlakeState)
    return match.state


# -- playing ---------------------------------------------------------------------------------------------------


def notations(match: Match, player: int = 0, verb: str = "") -> list[str]:
    """What a player may do now, or what of it begins with a verb."""
    options = [action for decision in match.decisions if decision.player == player for action in decision.options]
    found = [GAME.space.notation(action) for action in options]
    return [words for words in found if not verb or words.split()[0] == verb]


def asked(match: Match) -> list[int]:
    """Who is asked now."""
    return [decision.player for decision in match.decisions]


def play(match: Match, *moves: str) -> Match:
    """Each move by the first who is asked and may do it."""
    for move in moves:
        able = [player for player in asked(match) if move in notations(match, player)]
        match.apply(able[0] if able else asked(match)[0], move)
    return match


def leave(match: Match, *verbs: str) -> Match:
    """Whatever is asked is left out, until one of those verbs is possible, or else an action tile is chosen."""
    while not any(notations(match, player, verb) for verb in (*verbs, "choose") for player in asked(match)):
        player = asked(match)[0]
        options = notations(match, player)
        declined = [move for move in ("decline", "draw", "take-part") if move in options]
        match.apply(player, declined[0] if declined else options[0])
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
    """What a player has, as that player sees it; the Sage as anybody does."""
    viewer = player if player < state_of(match).seats else None
    found: dict[str, Any] = match.view(viewer)["players"][player]
    return found


def changes(match: Match, *moves: str, player: int = 0) -> dict[str, int]:
    """What a player has more or less of after those moves."""
    before = player_of(match, player)
    after = player_of(play(match, *moves), player)
    return {good: after[good] - before[good] for good in GOODS if after[good] != before[good]}


def hand_of(match: Match, player: int = 0) -> list[str]:
    return [card["id"] for card in player_of(match, player)["hand"]]


def space_of(match: Match, space: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["spaces"][space - 1]
    return found


def piece_on(match: Match, site: str) -> tuple[int | None, str | None]:
    """Whose piece stands on a site, and which."""
    for space in match.view(None)["spaces"]:
        for each in space["sites"]:
            if each["id"] == site:
                return each["owner"], each["piece"]
    raise AssertionError(f"there is no site {site}")


def reason(match: Match, target: str, player: int = 0) -> tuple[str, str]:
    """The rule by which a component or an action cannot be used now, and what is said."""
    found = match.why_not(player, target)
    assert found is not None, f"{target} is possible"
    return found.rule, found.message.key.removeprefix("refusal-")
