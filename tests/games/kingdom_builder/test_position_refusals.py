"""Positions of all sets that cannot be: each is refused, and the message says which entry is wrong and what fits."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import BadPosition
from tests.games.kingdom_builder.expansions import CROSSROADS, HARVEST, MARSHLANDS, NOMADS, full
from tests.games.kingdom_builder.positions import FIRST_GAME, OTHER_FOUR, ground

FIVE_NOMADS = ["sword", "sword", "outpost", "outpost", "treasure"]
BAD_TABLES: list[tuple[tuple[str, ...], dict[str, Any], str]] = [
    # options of the table
    (FIRST_GAME, {"quadrants": ["tavern", "moor", "oasis", "farm"]}, "unknown 'moor'; expected one of oracle "),
    (FIRST_GAME, {"tasks": ["ring"]}, "option 'tasks': unknown 'ring'; expected one of home_country, fortress"),
    (FIRST_GAME, {"tasks": "road"}, "option 'tasks'"),
    (FIRST_GAME, {"island": "isle"}, "option 'island': 'isle' does not fit; expected one of rope_bridge, tree_house"),
    (FIRST_GAME, {"sword": "breaks"}, "option 'sword'"),
    (FIRST_GAME, {"sword": None}, "a position leaves nothing to chance"),
    (FIRST_GAME, {"equal_cards": "same"}, "option 'equal_cards'"),
    (FIRST_GAME, {"pieces": "pawns"}, "option 'pieces'"),
    (FIRST_GAME, {"corners": 2}, "option 'corners'"),
    (FIRST_GAME, {"only_way_back": True}, "option 'only_way_back'"),
    (FIRST_GAME, {"expansions": ["nomads"]}, "position: unknown key 'expansions'; known are first, turn, shuffles"),
    (FIRST_GAME, {"first_game": True}, "unknown key 'first_game'"),
    # nomads
    (NOMADS, {"nomads": ["castle", *FIVE_NOMADS]},
     "nomads: 'castle' is no nomad tile that is left; expected one of donation_canyon, donation_desert"),
    (NOMADS, {"nomads": ["farm", *FIVE_NOMADS]}, "nomads: 'farm' is no nomad tile"),
    (NOMADS, {"nomads": ["sword", *FIVE_NOMADS]}, "nomads: 'sword' is no nomad tile that is left"),
    (NOMADS, {"nomads": FIVE_NOMADS}, "nomads: 5 tiles are named, but the board has 6 nomad cells"),
    (FIRST_GAME, {"nomads": ["sword"]}, "nomads: 1 tiles are named, but the board has 0 nomad cells"),
    (NOMADS, {"nomads": 6}, "nomads: expected words or a list of strings, not 6"),
    # capitols and caves
    (OTHER_FOUR, {"capitols": ["d3"]}, "capitols: d3 is no castle of the board, or named twice"),
    (OTHER_FOUR, {"capitols": "d2 d2"}, "capitols: d2 is no castle of the board, or named twice"),
    (OTHER_FOUR, {"capitols": ["u9"]}, "capitols: 'u9' is no cell; expected for example a1"),
    (FIRST_GAME, {"caves": "a1"}, "caves: a1 is no mountain of the board, or named twice"),
    (FIRST_GAME, {"caves": ["h3", "h3"]}, "caves: h3 is no mountain of the board, or named twice"),
    (FIRST_GAME, {"caves": 4}, "caves: expected words or a list of strings, not 4"),
    # walls and scouts
    (NOMADS, {"walls": "e3"}, "walls: nothing can stand on e3, it is taken or not a terrain"),
    (NOMADS, {"walls": "a1 a1"}, "walls: a cell is named twice in 'a1 a1'"),
    (NOMADS, {"walls": "a1", "seats": [{"settlements": "a1"}]}, "seat 0: no settlement can stand on a1"),
    (NOMADS, {"walls": "a1-a2"}, "walls: 'a1-a2' is no range of cells"),
    (NOMADS, {"walls": "a11-t11 a12-g12"}, "there are 26 walls"),
    (HARVEST, {"scouts": "d9"}, "scouts: nothing can stand on d9"),
    (HARVEST, {"scouts": "a2", "walls": "a2"}, "scouts: nothing can stand on a2"),
    (HARVEST, {"scouts": "a2 b2 c2"}, "there are 3 scouts"),
    (FIRST_GAME, {"walls": "u3"}, "walls: nothing can stand on u3"),
    # cards
    (MARSHLANDS, {"open": ["marsh"]}, "open: 'marsh' is no terrain card; expected one of grass, canyon"),
    (MARSHLANDS, {"open": "grass desert", "played": "forest"},
     "played: no card laid open shows forest; name the cards as 'open'"),
    (MARSHLANDS, {"open": [], "played": "grass"}, "played: no card laid open shows grass"),
    (MARSHLANDS, {"open": {"grass": 1}}, "open: expected words or a list of strings"),
    (MARSHLANDS, {"open": ["marsh_grass", "marsh_grass"]}, "2 marsh_grass cards are named, but there are only 1"),
    (FIRST_GAME, {"open": ["marsh_grass"]}, "1 marsh_grass cards are named, but there are only 0"),
    (FIRST_GAME, {"open": ["marsh_grass"], "played": "marsh", "two_terrain_cards": True},
     "played: no card laid open shows marsh"),
    (FIRST_GAME, {"discards": {"marsh_grass": 1}}, "1 marsh_grass cards are named, but there are only 0"),
    (MARSHLANDS, {"removed": {"marsh_grass": 2}}, "2 marsh_grass cards are named, but there are only 1"),
    (FIRST_GAME, {"two_terrain_cards": 1}, "two_terrain_cards: 1 is neither true nor false"),
    (FIRST_GAME, {"scouted": "water"}, "scouted: 'water' is no terrain of a card; expected one of grass, canyon"),
    # the turn
    (MARSHLANDS, {"reserve": 41}, "reserve: 41 is no whole number from 0 to 40"),
    (MARSHLANDS, {"reserve": 1, "seats": [{"supply": 40}]}, "player 0 has 41 settlements, 40 of them in supply"),
    (HARVEST, {"visited": [4]}, "visited: 4 is no whole number from 0 to 3"),
    (HARVEST, {"visited": 1}, "visited: expected a list of numbers, not 1"),
    (HARVEST, {"visited": [True]}, "visited: True is no whole number from 0 to 3"),
    (HARVEST, {"more_cards": -1}, "more_cards: -1 is no whole number"),
    (NOMADS, {"laid": "z1"}, "laid: 'z1' is no cell"),
    (NOMADS, {"laid": 3}, "laid: expected words or a list of strings, not 3"),
    (NOMADS, {"strayed": "z1"}, "strayed: 'z1' is no cell"),
    (FIRST_GAME, {"broken_off": 1}, "broken_off: 1 is neither true nor false"),
    (CROSSROADS, {"carried": "hall"},
     "carried: 'hall' is no piece that can be carried; expected one of warrior, ship, wagon"),
    (CROSSROADS, {"carried": 1}, "carried: 1 is no piece that can be carried"),
    # tiles in use
    (MARSHLANDS, {"using": "canoe", "seats": [{"settlements": "g15", "tiles": ["canoe used"]}]},
     "using: the canoe works by itself and is never begun"),
    (CROSSROADS, {"using": "crossroads", "seats": [{"settlements": "r4", "tiles": ["crossroads used"]}]},
     "using: the crossroads works by itself and is never begun"),
    (NOMADS, {"using": "outpost"}, "using: the outpost works by itself and is never begun"),
    (NOMADS, {"using": "village", "seats": [{"settlements": "g15", "tiles": ["village used"]}]},
     "using: the village has no target here"),
    (HARVEST, {"using": "cultivate", "seats": [{"settlements": "c3"}]},
     "the player on turn has no cultivate that is used; list it as 'cultivate used'"),
    (HARVEST, {"using": "palisade", "lifted": "t5"}, "lifted: the palisade has no target here"),
    (MARSHLANDS, {"using": "temple", "lifted": "a1"}, "lifted: the temple cannot have lifted a settlement from a1"),
]  # fmt: skip

BAD_SEATS: list[tuple[tuple[str, ...], dict[str, Any], str]] = [
    # pieces
    (CROSSROADS, {"warriors": "z1"}, "seat 0, warriors: 'z1' is no cell"),
    (CROSSROADS, {"warriors": "a1 a1"}, "seat 0, warriors: a cell is named twice in 'a1 a1'"),
    (CROSSROADS, {"warriors": "a1", "settlements": "a1"}, "seat 0, warriors: no settlement can stand on a1"),
    (CROSSROADS, {"warriors": "h3"}, "seat 0, warriors: no settlement can stand on h3"),
    (CROSSROADS, {"warriors": "a1 c1 t1"}, "player 0 has too many warriors, ships or wagons"),
    (CROSSROADS, {"ship": "a6 b6"}, "player 0 has too many warriors, ships or wagons"),
    (CROSSROADS, {"wagon": "a1 b1"}, "player 0 has too many warriors, ships or wagons"),
    (CROSSROADS, {"wagon": 7}, "expected words or a list of strings, not 7"),
    (CROSSROADS, {"hall": "a2"}, "seat 0, hall: a2 cannot be the centre of a City Hall"),
    (CROSSROADS, {"hall": "u3"}, "seat 0, hall: u3 cannot be the centre of a City Hall"),
    (CROSSROADS, {"hall": "hall"}, "seat 0, hall: 'hall' is no cell"),
    (CROSSROADS, {"hall": "g3"}, "seat 0, hall: g3 cannot be the centre of a City Hall"),  # a castle is beside it
    (CROSSROADS, {"hall": "b2", "settlements": "a2"}, "seat 0, hall: no settlement can stand on a2"),
    (CROSSROADS, {"hall": ["b2"]}, "seat 0, hall: ['b2'] is no cell"),
    (FIRST_GAME, {"settlements": "u3"}, "seat 0: no settlement can stand on u3, it is taken or not a terrain"),
    (FIRST_GAME, {"settlements": "x2-u3"}, "'x2-u3' is no range of cells"),
    # a settlement on a mountain: only where something could have brought it there
    (CROSSROADS, {"settlements": "j3"}, "a settlement stands on a mountain"),
    # possessions
    (MARSHLANDS, {"aside": 41}, "aside: 41 is no whole number from 0 to 40"),
    (MARSHLANDS, {"aside": "1"}, "aside: '1' is no whole number"),
    (MARSHLANDS, {"aside": 1, "supply": 40}, "player 0 has 41 settlements, 40 of them in supply"),
    (HARVEST, {"colonies": 19}, "colonies: 19 is no whole number from 0 to 18"),
    (HARVEST, {"markers": [0]}, "seat 0, markers: 0 is no whole number from 1 to 20"),
    (HARVEST, {"markers": 3}, "seat 0, markers: expected a list of numbers, not 3"),
    (HARVEST, {"markers": [True]}, "seat 0, markers: True is no whole number from 1 to 20"),
    (HARVEST, {"paid": {"rovers": 1}},
     "seat 0, paid: 'rovers' is no line of the score sheet; expected one of fishermen, knights, merchants"),
    (HARVEST, {"paid": 4}, "seat 0, paid: expected a table by line of the score sheet, not 4"),
    (HARVEST, {"paid": {"treasure": -3}}, "treasure: -3 is no whole number from 0 to 1000"),
    # tiles
    (NOMADS, {"tiles": ["sword@c6"]}, "seat 0: there is no such tile to have: 'sword@c6'"),
    (NOMADS, {"tiles": ["donation_grass", "donation_grass"]}, "there is no such tile to have: 'donation_grass'"),
    (MARSHLANDS, {"tiles": ["temple_bonus@c3"]}, "there is no such tile to have: 'temple_bonus@c3'"),
    (FIRST_GAME, {"tiles": ["temple_bonus"]}, "there is no such tile to have: 'temple_bonus'"),
    (FIRST_GAME, {"tiles": ["cultivate"]}, "there is no such tile to have: 'cultivate'"),
    (HARVEST, {"lost": ["cultivate"]}, "seat 0: 'cultivate' is taken by too many players"),
    (MARSHLANDS, {"spent": ["canoe"]}, "seat 0: 'canoe' is not among its tiles"),
    (MARSHLANDS, {"spent": 1}, "seat 0, spent: expected words or a list of strings, not 1"),
    # hands
    (CROSSROADS, {"hand": "grass"}, "seat 0: the player on turn has laid the card open; name it as 'played'"),
    (CROSSROADS, {"hand": ["grass", "water"]}, "seat 0, hand: 'water' is no terrain card"),
    (CROSSROADS, {"hand": 2}, "seat 0, hand: expected words or a list of strings, not 2"),
]  # fmt: skip

#: The same for the seat that is not on turn.
BAD_OTHER_SEATS: list[tuple[tuple[str, ...], dict[str, Any], str]] = [
    (CROSSROADS, {"hand": ["grass", "desert"], "drawn_in": [0]}, "some cards in hand were drawn at no time"),
    (CROSSROADS, {"hand": "grass", "drawn_in": [0, 0]}, "some cards in hand were drawn at no time"),
    (CROSSROADS, {"hand": "grass", "drawn_in": 1}, "drawn_in: 1 is no whole number from 0 to 0"),
    (
        CROSSROADS,
        {"hand": ["grass", "desert"], "drawn_in": [0, 1]},
        "drawn_in: 1 is no whole number from 0 to 0",
    ),
    (CROSSROADS, {"hand": "grass", "drawn_in": "0"}, "drawn_in: '0' is no whole number"),
    (CROSSROADS, {"hand": ["marsh_grass"]}, "1 marsh_grass cards are named, but there are only 0"),
    (HARVEST, {"tiles": ["cultivate used"]}, "'cultivate used': only tiles of the player on turn can be used or new"),
    (NOMADS, {"tiles": ["donation_grass new"]}, "only tiles of the player on turn can be used or new"),
]


def refusal(quadrants: tuple[str, ...], fields: dict[str, Any]) -> str:
    """What is said about a position of two players, seat 0 on turn with a grass card."""
    played = {} if "open" in fields else {"played": "grass"}
    table = {"game": "kingdom_builder", "players": 2, "quadrants": list(quadrants), **played}
    with pytest.raises(BadPosition) as caught:
        bw.from_position({**table, **fields})
    return str(caught.value)


@pytest.mark.parametrize(("quadrants", "fields", "complaint"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(quadrants: tuple[str, ...], fields: dict[str, Any], complaint: str) -> None:
    assert complaint in refusal(quadrants, fields)


@pytest.mark.parametrize(("quadrants", "fields", "complaint"), BAD_SEATS)
def test_a_seat_that_cannot_be_is_refused(quadrants: tuple[str, ...], fields: dict[str, Any], complaint: str) -> None:
    assert complaint in refusal(quadrants, {"seats": [fields]})


@pytest.mark.parametrize(("quadrants", "fields", "complaint"), BAD_OTHER_SEATS)
def test_a_seat_not_on_turn_that_cannot_be_is_refused(
    quadrants: tuple[str, ...], fields: dict[str, Any], complaint: str
) -> None:
    assert complaint in refusal(quadrants, {"seats": [{}, fields]})


def test_what_the_box_has_once_cannot_be_with_two_players() -> None:
    assert "a row has two markers" in refusal(HARVEST, {"seats": [{"markers": [3]}, {"markers": [3]}]})
    assert "too many settlement tiles" in refusal(HARVEST, {"seats": [{"colonies": 9}, {"colonies": 10}]})
    nomad = {"tiles": ["donation_grass@c6"]}
    assert "'donation_grass@c6' is taken by too many players" in refusal(NOMADS, {"seats": [nomad, nomad]})
    shared = [{"warriors": "a1"}, {"ship": "a1"}]
    assert "seat 1, ship: no settlement can stand on a1" in refusal(CROSSROADS, {"seats": shared})


def test_two_bonus_tiles_are_for_two_players() -> None:
    bonus = {"tiles": ["temple_bonus"]}
    table = {"game": "kingdom_builder", "players": 3, "quadrants": list(MARSHLANDS), "played": "grass"}
    with pytest.raises(BadPosition, match="'temple_bonus' is taken by too many players"):
        bw.from_position({**table, "seats": [bonus, bonus, bonus]})


def test_a_terrain_whose_free_cells_are_all_guarded_cannot_be_due() -> None:
    """Every grass cell but k1 is taken, and a warrior stands beside it."""
    one, two = full(CROSSROADS, "grass", but="k1 l1")
    table = {"game": "kingdom_builder", "players": 3, "quadrants": list(CROSSROADS), "played": "grass"}
    settled = bw.from_position({**table, "seats": [{}, {"settlements": f"{one} l1"}, {"settlements": two}]})
    assert settled.view(None)["due"] == 3
    guarded = [{}, {"settlements": one, "warriors": "l1"}, {"settlements": two}]
    with pytest.raises(BadPosition, match="the supply is empty or no cell of the played terrain is; set due = 0"):
        bw.from_position({**table, "seats": guarded})
    assert bw.from_position({**table, "due": 0, "seats": guarded}).view(None)["due"] == 0


def test_the_last_round_is_announced_when_supply_and_settlements_aside_are_used_up() -> None:
    forests = " ".join(sorted(ground("forest", "grass"))[:38])
    table = {"game": "kingdom_builder", "players": 2, "played": "desert"}
    waiting = bw.from_position({**table, "seats": [{}, {"settlements": forests, "aside": 2}]})
    assert waiting.view(None)["last_round"] is False
    with pytest.raises(BadPosition, match="no settlement left, but the last round was not announced"):
        bw.from_position({**table, "last_round": False, "seats": [{}, {"settlements": forests, "markers": [1, 2]}]})
    assert bw.from_position({**table, "seats": [{}, {"settlements": forests, "markers": [1, 2]}]}).view(None)[
        "last_round"
    ]
