"""Positions to begin a test with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS
from boardwright.games.keyflower.state import KeyflowerState
from boardwright.games.keyflower.village import ROAD, turned
from boardwright.match import Match, from_position, new
from boardwright.toolkit.kinds import Counts

#: Places around a home tile that do not touch each other, and the edge there that faces the home tile.
AROUND_HOME = [("0,-1", 0), ("1,0", 2), ("-1,1", 4)]
#: What can pay each piece of the price of an upgrade.
PAYS: dict[str, tuple[str, ...]] = {
    **{kind: (kind, "gold") for kind in ("wood", "stone", "iron")},
    **{kind: (kind,) for kind in ("gold", *SKILLS)},
    "any": RESOURCES,
    "any_skill": SKILLS,
}
#: What two players hold.
WINTER_HANDS = [{"winter": "jeweller scribes scholar"}, {"winter": "keythedral watermill windmill"}]
HANDS = [
    {"workers": "blue 3 red 2 yellow 1", "known": "blue 2", "skills": "anvil 2 saw 1", "known_skills": "saw 1"},
    {"workers": "blue 4 green 1", "known": "green 1", "skills": "pickaxe 2"},
]


def at(players: int = 2, **fields: Any) -> Match:
    """A match in the position described; what is left out is plain."""
    return from_position({"game": GAME, "players": players, **fields}, 0)


def season_over(players: int = 2, **fields: Any) -> Match:
    """A position after all have passed: the season has ended, and boats are chosen."""
    match = at(players, turn=players - 1, passes=players - 1, **fields)
    match.apply(players - 1, "pass")
    return match


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


# -- villages and pieces ---------------------------------------------------------------------------------------


def village(*tiles: str, home: str = "home_1") -> list[str]:
    """A village of a home tile and up to three tiles around it, each joined to it by a road, not to each other."""
    found = [home]
    for tile, (place, edge) in zip(tiles, AROUND_HOME[: len(tiles)], strict=True):
        turns = next(turns for turns in range(6) if turned(CATALOG.tile(tile), turns)[edge] == ROAD)
        found.append(f"{tile}@{place} turn {turns}")
    return found


def workers_of(match: Match, player: int = 0) -> str:
    """The workers behind a screen, such as ``blue 2 green 1``."""
    return Counts(COLOURS).write(state_of(match).screen[player])


def skills_of(match: Match, player: int = 0) -> str:
    return Counts(SKILLS).write(state_of(match).skills[player])


def lying_on(match: Match, tile: str) -> str:
    """The resources on a tile, such as ``wood 2 gold 1``."""
    return Counts(RESOURCES).write(state_of(match).on_tile[CATALOG.tile(tile)])


def in_bag(match: Match) -> str:
    return Counts(COLOURS).write(state_of(match).bag)


def in_pile(match: Match) -> str:
    return Counts(SKILLS).write(state_of(match).pile)


def in_supply(match: Match) -> str:
    return Counts(RESOURCES).write(state_of(match).stock)


# -- the sides of a tile ---------------------------------------------------------------------------------------


def printed_points(tile: str) -> tuple[int, int]:
    """The points of a tile at the end, before and after its upgrade, with nothing else to score."""
    laid = [tile] if tile.startswith("home") else village(tile)
    seats = [{"village": laid}, {"village": laid, "upgraded": tile}]
    front, back = (at(season="winter", over=True, start=1, seats=[seat]).scores[0] for seat in seats)
    return front, back


def upgrades_with(tile: str, *paid: str, **fields: Any) -> bool:
    """Whether the tile is upgraded with those pieces, skills and resources on it, none of them left over."""
    laid = [tile] if tile.startswith("home") else village(tile)
    on_it = " ".join(f"{piece} 1" for piece in paid if piece in RESOURCES)
    skills = " ".join(f"{piece} 1" for piece in paid if piece in SKILLS)
    seat = {"village": laid, "workers": "blue 1", "resources": {tile: on_it}, "skills": skills}
    match = at(seats=[seat], **fields)
    play(match, f"use {laid[0]} blue", "send 1")
    if f"upgrade {tile}" not in notations(match, 0):
        return False
    play(match, f"upgrade {tile}")
    while not state_of(match).upgraded >> CATALOG.tile(tile) & 1:
        match.apply(0, match.decisions[0].options[0])
    return lying_on(match, tile) == skills_of(match) == ""


def check_price(tile: str, price: str) -> None:
    """Of all pieces, no more than the price has, exactly those pay that it names or that may stand for them."""
    words = price.split()
    wanted = [name for name, count in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))]
    expected = {tuple(sorted(paid)) for paid in product(*(PAYS[name] for name in wanted))}
    tried = [
        paid
        for number in range(len(wanted) + 1)
        for paid in combinations_with_replacement(sorted(RESOURCES + SKILLS), number)
    ]
    assert {paid for paid in tried if upgrades_with(tile, *paid)} == expected
