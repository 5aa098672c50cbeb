"""Games for the tests in the browser: finished ones, ones that are nearly over, and places where undo stops."""

from __future__ import annotations

import json
from functools import cache

import boardwright as bw
from boardwright.bots import Seat, make_bot
from boardwright.match import Match
from tests.server.harness import GAME

#: The quadrants and cards of the games made here; chance decides only who begins and what is drawn.
BOARD = {"quadrants": ["tavern", "paddock", "oasis", "farm"], "turned": [False] * 4}
COLUMNS = "abcdefghijklmnopqrst"
CARDS = ["fishermen", "knights", "merchants"]


@cache
def finished(seed: int = 21, players: int = 2) -> Match:
    """A whole game between bots."""
    match = bw.new(GAME, players, seed, {**BOARD, "cards": CARDS})
    bots = [make_bot("greedy", seat) for seat in range(players)]
    while not match.over:
        player = match.decisions[0].player
        match.apply(player, bots[player].choose(Seat(match, player)))
    return match


def saved(match: Match) -> str:
    """The game as a file has it."""
    return json.dumps(match.record())


def last_turn(match: Match, seat: int) -> int:
    """The position of a finished game in which that seat begins its last turn."""
    history = match.history
    end = max(entry.number for entry in history if entry.player == seat)
    others = [entry.number for entry in history if entry.player != seat and entry.number < end]
    return max(others, default=0)


def with_tiles() -> Match:
    """The first player is on turn, with a farm (one more settlement on grass) and a paddock (a jump over one cell)."""
    return bw.from_position(
        {
            "game": GAME,
            "players": 2,
            **BOARD,
            "cards": CARDS,
            "turn": 0,
            "played": "canyon",
            "seats": [
                {"settlements": "l15 m15 k7 k6", "tiles": ["farm", "paddock"]},
                {"settlements": "a1", "hand": "forest"},
            ],
        }
    )


def with_the_lords() -> Match:
    """Nobody has built anything, and the Lords pay most for it in every quadrant."""
    seats = [{}, {"hand": "forest"}]
    cards = ["lords", "knights", "merchants"]
    return bw.from_position(
        {"game": GAME, "players": 2, **BOARD, "cards": cards, "turn": 0, "played": "canyon", "seats": seats}
    )


def with_a_quarry() -> Match:
    """The first player has to choose between marsh and grass, and has a quarry: up to two walls on that terrain."""
    return bw.from_position(
        {
            "game": GAME,
            "players": 2,
            "quadrants": ["quarry", "temple", "city_hall_fort", "bazaar_watermill"],
            "turned": [False] * 4,
            "cards": ["fishermen", "knights", "mayors"],
            "tasks": ["road"],
            "island": "rope_bridge",
            "turn": 0,
            "open": ["marsh_grass"],
            "seats": [{"settlements": "d3 d7", "tiles": ["quarry@e3"]}, {"settlements": "a20", "hand": "forest"}],
        }
    )


def on_the_island() -> Match:
    """The first player is on turn with flowers: two cells on the island are the only ones beside the one settlement."""
    return bw.from_position(
        {
            "game": GAME,
            "players": 2,
            **BOARD,
            "cards": CARDS,
            "island": "rope_bridge",
            "turn": 0,
            "played": "flowers",
            "seats": [{"settlements": "x4"}, {"settlements": "a20", "hand": "forest"}],
        }
    )


def with_a_canoe() -> Match:
    """The first player takes a last tile by building on p1; then the second one may answer with a canoe."""
    return bw.from_position(
        {
            "game": GAME,
            "players": 3,
            "quadrants": ["temple", "refuge", "canoe", "fountain"],
            "turned": [False] * 4,
            "cards": CARDS,
            "turn": 0,
            "played": "flowers",
            "seats": [
                {},
                {"settlements": "e16", "tiles": ["canoe@f16"]},
                {"settlements": "q2", "tiles": ["refuge@p2"]},
            ],
        }
    )


def last_of_the_grass() -> Match:
    """One grass cell is left, and three settlements are to be built on grass: with the first one, a card is drawn."""
    cells = names_of("G")
    half = len(cells) // 2
    return bw.from_position(
        {
            "game": GAME,
            "players": 2,
            **BOARD,
            "cards": CARDS,
            "turn": 0,
            "played": "grass",
            "seats": [
                {"settlements": " ".join(cells[1 : half + 1])},
                {"settlements": " ".join(cells[half + 1 :]), "hand": "forest"},
            ],
        }
    )


def names_of(letter: str) -> list[str]:
    """The cells of a terrain on the board of these games."""
    view = bw.new(GAME, 2, 1, {**BOARD, "cards": CARDS}).view(None)
    rows: list[str] = view["terrain"]
    return [
        f"{COLUMNS[column]}{number}"
        for number, row in enumerate(rows, 1)
        for column, sign in enumerate(row)
        if sign == letter
    ]
