"""Positions are read and written completely, and refused when no game can be in them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.position import SEATS, TABLE
from boardwright.kernel.errors import BadPosition
from boardwright.match import from_position
from tests.games.keyflower.table import at, notations, random_game, state_of


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_decision_can_be_written_down(players: int) -> None:
    for match in random_game(players, seed=players, counter_bid="everywhere", storage="free"):
        text = json.loads(json.dumps(match.position()))
        again = from_position({**text, "game": GAME}, 0)
        assert again.state.data() == match.state.data()
        assert again.options == match.options


def test_a_position_needs_little() -> None:
    match = at(3)
    state = state_of(match)
    assert match.decisions[0].player == 0
    assert [village.tiles[0].tile for village in state.villages] == [0, 1, 2]
    assert (state.bag, state.green, sum(state.pile), sum(state.stock)) == ([40, 40, 40, 0], 20, 48, 120)
    assert [len(hand) for hand in state.winter] == [3, 3, 3]


def test_what_is_nowhere_else_is_in_the_bag() -> None:
    state = state_of(at(offer="miner", bids={"miner": ["0 green 2"]}, seats=[{"workers": "blue 3 green 1"}], green=10))
    assert state.bag == [37, 40, 40, 7]
    assert state.green == 10


def test_places_and_groups_are_read_as_written() -> None:
    match = at(
        season="summer",
        offer="store",
        bids={"store": ["0 blue 3", "1 red 4 lying"]},
        uses={"store": ["blue 1"], "miner": ["red 1", "red 2"]},
        seats=[
            {"village": ["home_1", "miner@0,-1 turn 1"], "upgraded": "miner", "resources": {"miner": "iron 2 gold 1"}}
        ],
    )
    state = state_of(match)
    miner, store = CATALOG.tile("miner"), CATALOG.tile("store")
    assert state.on_tile[miner] == (0, 0, 2, 1)
    assert (state.crowd[miner], state.last_use[miner], state.colour[miner]) == (3, 2, 1)
    assert state.colour[store] == 0
    assert state.villages[0].tiles[1] == (miner, 0, -1, 1)


def test_winter_tiles_are_dealt_where_they_are_to_be_chosen() -> None:
    lanes = {"0": ["OfferWinter 0 none"], "1": ["OfferWinter 1 none"]}
    match = at(season="winter", stack=["LayOutWinter"], lanes=lanes)
    assert notations(match, 0) == ["offer jeweller", "offer craftsmans_guild", "offer watermill"]
    assert notations(match, 1) == ["offer mercers_guild", "offer keythedral", "offer windmill"]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"colour": "blue"}, "unknown key 'colour'"),
        ({"players": 7}, "2 to 6 players"),
        ({"storage": "full"}, "option 'storage'"),
        ({"season": "monsoon"}, "no season"),
        ({"start": 2}, "start: there is no player 2"),
        ({"offer": "castle"}, "no tile"),
        ({"offer": "miner miner"}, "named twice"),
        ({"offer": "store"}, "another season"),
        ({"offer": 3}, "expected words"),
        ({"bids": {"miner": ["0 blue 3"]}}, "not on auction"),
        ({"bids": {"miner": ["5 blue 3"]}}, "no player 5"),
        ({"bids": {"miner": "0 blue 3"}}, "list of strings"),
        ({"bids": ["miner"]}, "a table by tile"),
        ({"offer": "miner", "bids": {"miner": ["0 blue 3", "1 blue 3"]}}, "one player or equal"),
        ({"offer": "miner", "bids": {"miner": ["0 blue 3", "1 red 4"]}}, "different colours"),
        ({"offer": "miner", "bids": {"miner": ["0 blue 3 lying"]}}, "lie"),
        ({"offer": "miner", "uses": {"miner": ["blue 2", "blue 1"]}}, "do not take more and more workers"),
        ({"offer": "miner", "uses": {"miner": ["blue 7"]}}, "there are 7 workers on miner"),
        ({"uses": {"keyflower": ["blue 1"]}}, "cannot be used"),
        ({"seats": [{}, {}, {}]}, "at most 2 tables"),
        ({"seats": [{"gold": 1}]}, "unknown key 'gold'"),
        ({"seats": [{"workers": "blue"}]}, "names and numbers"),
        ({"seats": [{"workers": "pink 2"}]}, "no number of"),
        ({"seats": [{"workers": "blue 41"}]}, "less than no workers"),
        ({"seats": [{"known": "blue 1"}]}, "more workers are known"),
        ({"seats": [{"skills": "saw 17"}]}, "less than no skills"),
        ({"seats": [{"village": ["miner"]}]}, "begins with a home tile"),
        ({"seats": [{"village": ["home_1", "miner@5,5"]}]}, "apart"),
        ({"seats": [{"village": ["home_1", "miner@0,-1 turn 6"]}]}, "turned 0 to 5"),
        ({"seats": [{"village": ["home_1", "miner@north"]}]}, "no tile of a village"),
        ({"seats": [{"village": ["home_1", "miner@0,1"]}]}, "does not match"),
        ({"seats": [{"village": ["home_1", "miner@0,-1", "stable@0,-1"]}]}, "two tiles lie in one place"),
        ({"seats": [{"village": ["home_1"]}, {"village": ["home_1"]}]}, "two places"),
        ({"seats": [{"village": "home_1"}]}, "expected a list"),
        ({"seats": [{"upgraded": "miner"}]}, "not in the village"),
        ({"seats": [{"resources": {"miner": "wood 1"}}]}, "not in the village"),
        ({"seats": [{"resources": {"home_1": "wood 25"}}]}, "less than no resources"),
        ({"seats": [{"winter": "jeweller"}]}, "does not hold 3 winter tiles"),
        ({"cargo": {"white_wind": "blue 1"}}, "no boat of this table"),
        ({"cargo": {"keyflower": "blue 8"}}, "more than it can"),
        ({"over": True}, "over before winter"),
        ({"over": True, "stack": ["Turn 0"]}, "nothing is due"),
        ({"stack": ["Turn 0", "Turn 1"]}, "cannot be due"),
        ({"stack": ["Sleep 0"]}, "no step"),
        ({"stack": ["Turn 2"]}, "no player 2"),
        ({"stack": ["Turn 1"]}, "in the turn of player 0"),
        ({"stack": ["NextTurn"]}, "no decision"),
        ({"stack": ["NextTurn", "GatherBid 0 miner blue none"]}, "cannot bid"),
        ({"stack": ["NextTurn", "GatherUse 0 home_1 blue none"]}, "no decision that is possible"),
        ({"stack": ["NextTurn", "GatherUse 0 home_1 blue miner"]}, "cannot be moved"),
        ({"stack": ["NextTurn", "GatherMixed 0 home_1 none blue:1"]}, "more workers than there are"),
        ({"stack": ["NextTurn", "GatherMixed 0 home_1 none pink:1"]}, "no number of"),
        ({"stack": ["NextTurn", "Pay 0 home_1 wood:1 0 none 0"]}, "cannot pay"),
        ({"stack": ["GrowVillages", "Ship 0", "Ship 0"]}, "twice"),
        ({"stack": ["GrowVillages", "Ship 0", "Ship 1"], "cargo": {"keyflower": ""}}, "too few boats"),
        ({"stack": ["NextSeason"], "lanes": {"1": ["TakeUp 0"]}}, "not asked of player 1"),
        ({"stack": ["NextSeason"], "lanes": {"7": ["TakeUp 0"]}}, "no player 7"),
        ({"stack": ["NextSeason"], "lanes": {"0": ["Lay 0 miner"]}}, "not won"),
    ],
)
def test_impossible_positions_are_refused(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        at(**{"players": 2, **fields})


def test_every_key_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    section = page.partition("## Keyflower")[2].partition("\n## ")[0]
    assert {*TABLE.keys, *SEATS.keys} <= set(re.findall(r"`([a-z_]+)`", section))
