"""Positions as descriptions: what is written can be read back and plays on alike; a wrong one is told why."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.dice import FastDice
from boardwright.kernel.errors import BadPosition, UnknownGame
from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import (
    FIRST_CARDS,
    FIRST_GAME,
    OTHER_FOUR,
    all_but,
    cells,
    forests,
    ground,
    held,
    lifts,
    named,
    names,
    options,
    play,
    player,
    position,
    random_game,
    rule,
    seat,
    settlements,
    spread,
    tiles,
    walk,
)

TABLES: list[dict[str, Any]] = [
    {"first_game": True},
    {"quadrants": list(OTHER_FOUR), "cards": ["lords", "farmers", "miners"], "lords": "at_least_one"},
    {"lords": "left_out"},
    {"quadrants": ["barn", "paddock", "harbor", "tavern"], "turned": [True, False, True, True]},
]


def same(one: Match, other: Match) -> bool:
    return one.state.data() == other.state.data() and one.decisions == other.decisions


def written_and_read(match: Match) -> Match:
    """The match again, from its position as JSON text."""
    return bw.from_position(json.loads(json.dumps(match.position())))


# -- there and back --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_every_position_of_a_game_can_be_written_and_read_back(seed: int) -> None:
    match = bw.new("kingdom_builder", players=2 + seed % 4, seed=seed, options=TABLES[seed % len(TABLES)])
    asked = set()
    for _ in random_game(match, seed):
        asked.add(match.decisions[0].prompt.key)
        again = written_and_read(match)
        assert same(match, again)
        for viewer in (*range(match.players), None):
            assert again.view(viewer) == match.view(viewer)
    again = written_and_read(match)
    assert again.over
    assert again.state.data() == match.state.data()
    assert (again.scores, again.winners) == (match.scores, match.winners)
    assert {"prompt-turn", "prompt-build-next", "prompt-end-turn"} <= asked


@pytest.mark.parametrize("seed", range(4))
def test_a_position_plays_on_exactly_like_the_match_it_was_taken_from(seed: int) -> None:
    chance = random.Random(seed)
    match = bw.new("kingdom_builder", players=3, seed=seed, options=TABLES[seed])
    for _ in islice(random_game(match, seed), 60):
        pass
    again = written_and_read(match)
    dice, same_dice = FastDice(seed), FastDice(seed)
    for _ in range(60):
        action = chance.choice(match.decisions[0].options)
        events = match.carry_out(player(match), action, dice)
        assert again.carry_out(player(again), action, same_dice) == events
        assert same(match, again)
    assert again.score_sheet == match.score_sheet


TWO_TILES: dict[str, Any] = {"settlements": "l16 s4", "tiles": ["farm@m16", "paddock@s3"]}
MID_TURN: dict[str, Callable[[], Match]] = {
    "placing": lambda: walk(position(**TWO_TILES), "use farm"),
    "lifting": lambda: walk(position(**TWO_TILES), "use paddock"),
    "moving": lambda: walk(position(**TWO_TILES), "use paddock", "lift s4"),
    "tile lost": lambda: walk(position(**TWO_TILES, placed=3), "use paddock", "lift s4", "move-to q4"),
    "no card fits": lambda: walk(position("", *spread(ground("grass") - {"f5"}), removed=all_but("grass")), "build f5"),
    "short supply": lambda: position(forests(39), placed=1),
    "no card": lambda: position("l16", played=None, removed=all_but()),
    "drawn before a shuffle": lambda: position("", {"hand": "forest", "drawn_in": 1}, {"hand": "desert"}, shuffles=3),
}


@pytest.mark.parametrize("moment", MID_TURN)
def test_positions_in_the_middle_of_a_turn_can_be_written_and_read_back(moment: str) -> None:
    match = MID_TURN[moment]()
    assert same(match, written_and_read(match))


# -- what a description may leave out --------------------------------------------------------------------------


def test_a_short_description_has_the_first_games_board_and_cards() -> None:
    match = bw.from_position({"game": "kingdom_builder", "players": 2})
    view = match.view(None)
    assert [quadrant["id"] for quadrant in view["quadrants"]] == list(FIRST_GAME)
    assert not any(quadrant["turned"] for quadrant in view["quadrants"])
    assert view["cards"] == list(FIRST_CARDS)
    assert [person["supply"] for person in view["players"]] == [40, 40]
    assert (view["deck"], view["played"]) == (25, None)


def test_cards_that_are_named_nowhere_are_in_the_deck() -> None:
    match = position("", {"hand": "forest"}, discards={"grass": 2}, removed={"desert": 1})
    assert match.view(None)["deck"] == 25 - 1 - 1 - 2 - 1
    assert match.view(1)["unseen"] == {"grass": 2, "canyon": 5, "desert": 4, "flowers": 5, "forest": 4}


def test_a_range_names_every_cell_in_it_that_can_hold_a_settlement() -> None:
    match = position("a1-j1", "k3-t3")
    assert settlements(match) == names("a1 b1 c1 f1 g1 h1 i1 j1")  # d1 and e1 are mountains
    assert settlements(match, 1) == names("m3 p3 q3 r3 t3")  # p3 is water, s3 a location
    assert seat(match)["supply"] == 32


def test_a_tile_without_a_cell_comes_from_a_location_its_owner_touches() -> None:
    match = position("l16", {"settlements": "q12", "tiles": ["farm"]}, tiles=["farm"])
    assert held(match) == ["farm@m16 fresh"]
    assert held(match, 1) == ["farm@r12 fresh"]


def test_the_state_of_a_tile_and_a_lost_one() -> None:
    match = position("l16 s4 b7", tiles=["farm used", "paddock new", "tavern fresh"], lost=["oasis@h13"])
    assert held(match) == ["farm@m16 used", "paddock@s3 new", "tavern@c7 fresh"]
    assert (rule(match, "farm"), rule(match, "paddock")) == ("KB-5.7", "KB-5.6")
    left = {location["cell"]: location["tiles"] for location in match.view(None)["locations"]}
    assert left["h13"] == 1  # a lost tile does not return to the board
    assert match.position()["seats"][0]["lost"] == ["oasis@h13"]


def test_the_decision_that_is_due_follows_from_the_description() -> None:
    assert named(position(placed=1), "build")
    assert "end-turn" not in options(position("l16", tiles=["farm"], placed=1))
    assert tiles(position("l16", tiles=["farm"], placed=1)) == set()
    assert options(position("l16", tiles=["farm"], placed=3)) == {"use farm", "end-turn"}
    assert cells(position("l16", tiles=["farm used"], using="farm")) == names("k16 l15 m15 l17 m17")
    assert lifts(position("s4 l16", tiles=["paddock used"], using="paddock")) == names("s4 l16")
    assert rule(position("s4", tiles=["paddock used"], using="paddock", lifted="f5"), "f5") == "KB-4.12"
    assert position(over=True, played=None).over


def test_the_last_round_begins_when_a_supply_is_empty() -> None:
    match = position("", forests(40))
    assert match.view(None)["last_round"] is True
    assert position("", forests(39)).view(None)["last_round"] is False
    assert position("", last_round=True).view(None)["last_round"] is True
    assert "game-over" in play(walk(match, "build f5", "build g5", "build f4", "end-turn"), "end-turn")


# -- what is refused -------------------------------------------------------------------------------------------


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "2 to 5 players, not 1"),
    ({"players": "2"}, "2 to 5 players"),
    ({"quadrants": ["farm", "farm", "oasis", "tower"]}, "'farm' is named twice"),
    ({"quadrants": ["farm", "oasis"]}, "2 named; expected 4"),
    ({"quadrants": None}, "quadrants"),
    ({"turned": [0, 0, 0, 0]}, "'turned'"),
    ({"turned": None}, "turned"),
    ({"cards": ["knights"]}, "1 named; expected 3"),
    ({"cards": None}, "cards"),
    ({"lords": "never"}, "'lords'"),
    ({"lords": "left_out", "cards": ["lords", "knights", "miners"]}, "left_out"),
    ({"colour": "red"}, "unknown key 'colour'; known are first, turn, shuffles"),
    ({"seats": {}}, "'seats' must be a list of at most 2 tables"),
    ({"seats": [{}, {}, {}]}, "'seats' must be a list of at most 2 tables"),
    ({"seats": ["a1"]}, "'seats' must be a list of at most 2 tables"),
    ({"first": 2}, "first: there is no player 2"),
    ({"turn": -1}, "turn: there is no player -1"),
    ({"turn": True}, "turn: there is no player True"),
    ({"placed": 4, "played": "grass"}, "placed: 4 is no whole number from 0 to 3"),
    ({"placed": 2, "due": 2, "played": "grass"}, "due: 2 is no whole number from 0 to 1"),
    ({"last_round": 1}, "last_round: 1 is neither true nor false"),
    ({"over": "no"}, "over: 'no' is neither true nor false"),
    ({"shuffles": -1}, "shuffles: -1 is no whole number"),
    ({"played": "water"}, "played: 'water' is no terrain of a card; expected one of grass, canyon, desert"),
    ({"played": "farmland"}, "played: 'farmland' is no terrain of a card"),
    ({"played": "marsh"}, "'marsh' is no terrain card; expected one of grass, canyon"),
    ({"discards": ["grass"]}, "discards: expected a table by terrain card"),
    ({"discards": {"marsh": 1}}, "discards: 'marsh' is no terrain card"),
    ({"removed": {"grass": 6}}, "grass: 6 is no whole number from 0 to 5"),
    ({"removed": {"grass": 3}, "discards": {"grass": 3}}, "6 grass cards are named, but there are only 5"),
    ({"played": "grass", "discards": {"grass": 5}}, "6 grass cards are named, but there are only 5"),
    ({"due": 3}, "settlements are due without a card"),
    ({"using": "castle"}, "using: 'castle' is no tile; expected for example oracle"),
    ({"using": "tavern"}, "using: the tavern has no target here"),
    ({"using": "farm", "played": "grass"}, "the player on turn has no farm that is used"),
    (
        {"played": "grass", "seats": [{}, {"settlements": "l16", "tiles": ["farm used"]}]},
        "only tiles of the player on turn",
    ),
    ({"played": "grass", "seats": [{"lost": ["tavern@c7 used"]}]}, "no such tile to have: 'tavern@c7 used'"),
    (
        {"played": "grass", "placed": 1, "using": "farm", "seats": [{"settlements": "l16", "tiles": ["farm used"]}]},
        "in the middle of the mandatory action",
    ),
    ({"lifted": "f5", "seats": [{}]}, "can only be in the air while a tile is used"),
    ({"using": "farm", "lifted": "a1"}, "lifted: the farm cannot have lifted a settlement from a1"),
    ({"using": "barn", "lifted": "d1x"}, "lifted: 'd1x' is no cell"),
    ({"using": "paddock", "lifted": "d4"}, "cannot have lifted a settlement from d4"),
    ({"using": "paddock", "lifted": ["a1"]}, "lifted"),
    # two cells from n2 there is nothing to move to, so nothing could be decided
    ({"using": "paddock", "lifted": "n2", "seats": [{}]}, "lifted"),
]

BAD_SEATS: list[tuple[dict[str, Any], str]] = [
    ({"house": "a1"}, "seat 0: unknown key 'house'; known are supply, hand"),
    ({"settlements": "u1"}, "seat 0, settlements: 'u1' is no cell; expected for example a1"),
    ({"settlements": "a1-"}, "seat 0, settlements: '' is no cell"),
    ({"settlements": "j1-a1"}, "'j1-a1' is no range of cells; both ends must lie in one row, left to right"),
    ({"settlements": "a1-a2"}, "'a1-a2' is no range of cells"),
    ({"settlements": 7}, "seat 0, settlements: expected words or a list of strings, not 7"),
    ({"settlements": ["a1", 2]}, "expected words or a list of strings"),
    ({"settlements": "f5 f5"}, "a cell is named twice in 'f5 f5'"),
    ({"settlements": "d4"}, "no settlement can stand on d4"),
    ({"settlements": "c7"}, "no settlement can stand on c7"),
    ({"settlements": "d1"}, "a settlement stands on a mountain"),
    ({"settlements": " ".join(sorted(ground("grass"))[:41])}, "more than 40 settlements"),
    ({"supply": 39}, "player 0 has 39 settlements, 39 of them in supply"),
    ({"supply": 41}, "supply: 41 is no whole number from 0 to 40"),
    ({"tiles": ["farm"]}, "there is no such tile to have: 'farm'"),
    ({"tiles": ["farm@a1"]}, "there is no such tile to have: 'farm@a1'"),
    ({"tiles": ["oracle@h4"]}, "there is no such tile to have: 'oracle@h4'"),
    ({"settlements": "l16", "tiles": ["farm", "farm"]}, "there is no such tile to have: 'farm'"),
    ({"settlements": "l16", "tiles": ["farm broken"]}, "'farm broken' is no tile; expected for example 'farm'"),
    ({"settlements": "l16", "tiles": ["farm used new"]}, "'farm used new' is no tile"),
    ({"tiles": ["farm@m16"]}, "keeps the tile of location 7 without a settlement there"),
    ({"tiles": 3}, "seat 0, tiles: expected words or a list of strings"),
    ({"lost": ["tower@a1"]}, "there is no such tile to have: 'tower@a1'"),
    ({"lost": [" "]}, "seat 0, lost: expected words or a list of strings"),
    ({"hand": "water"}, "seat 0, hand: 'water' is no terrain card"),
    ({"drawn_in": 1}, "drawn_in: 1 is no whole number from 0 to 0"),
]


@pytest.mark.parametrize(("fields", "complaint"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        bw.from_position({"game": "kingdom_builder", "players": 2, **fields})
    assert complaint in str(caught.value)


@pytest.mark.parametrize(("fields", "complaint"), BAD_SEATS)
def test_a_seat_that_cannot_be_is_refused(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        bw.from_position({"game": "kingdom_builder", "players": 2, "seats": [fields]})
    assert complaint in str(caught.value)


def test_positions_that_contradict_themselves_are_refused() -> None:
    with pytest.raises(BadPosition, match="'farm@m16' is taken by too many players"):
        position("l16", *({"settlements": cell, "tiles": ["farm@m16"]} for cell in ("m15", "m17")), tiles=["farm@m16"])
    with pytest.raises(BadPosition, match="the supply is empty or no cell of the played terrain is; set due = 0"):
        position(forests(40))
    with pytest.raises(BadPosition, match="the supply is empty or no cell of the played terrain is; set due = 0"):
        position("", *spread(ground("grass")))
    with pytest.raises(BadPosition, match="no settlement left, but the last round was not announced"):
        position("", forests(40), last_round=False)
    with pytest.raises(BadPosition, match="seat 1: no settlement can stand on f5"):
        position("f5", "f5")


def test_the_player_on_turn_has_laid_the_card_open_and_holds_none() -> None:
    # A second card would vanish when the next one is drawn: there are 25 cards at every moment.
    with pytest.raises(BadPosition, match="hand"):
        position(hand="forest")


def test_a_position_names_its_game() -> None:
    with pytest.raises(BadPosition, match="must name its game"):
        bw.from_position({"players": 2})
    with pytest.raises(BadPosition, match="must name its game"):
        bw.from_position([])  # type: ignore[arg-type]
    with pytest.raises(BadPosition, match="2 to 5 players, not None"):
        bw.from_position({"game": "kingdom_builder"})
    with pytest.raises(UnknownGame, match="kingdom_builder"):
        bw.from_position({"game": "kingdom_bilder", "players": 2})
