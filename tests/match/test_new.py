"""Opening a match: unknown games and options are refused with what is possible."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import BadOptions, BadPosition, UnknownGame


def test_games_are_listed() -> None:
    assert bw.games() == ["boonlake", "coloma", "keyflower", "kingdom_builder"]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'; there are: boonlake, coloma, keyflower, kingdom_builder"):
        bw.new("chess", players=2)
    with pytest.raises(UnknownGame):
        bw.playout("chess")


@pytest.mark.parametrize("players", [0, 1, 6, -2, True, "two", 2.0])
def test_a_player_count_out_of_range_is_refused(players: Any) -> None:
    with pytest.raises(BadOptions, match="for 2 to 5 players, not"):
        bw.new("kingdom_builder", players=players)


@pytest.mark.parametrize("seed", ["7", 1.5, True])
def test_a_seed_must_be_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadOptions, match="a seed is a whole number"):
        bw.new("kingdom_builder", players=2, seed=seed)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "unknown option 'colour'; this game has: expansions, quadrants"),
        ({"expansions": ["moon"]}, "unknown 'moon'; expected one of nomads, crossroads, marshlands, harvest, capitol"),
        ({"expansions": ["base"]}, "unknown 'base'; expected one of nomads"),
        ({"expansions": "nomads"}, "expected a list of 0 to 7 out of nomads"),
        ({"expansions": ["nomads", "nomads"]}, "'nomads' is named twice"),
        ({"quadrants": ["farm", "farm", "oasis", "tower"]}, "'farm' is named twice"),
        ({"quadrants": ["farm", "oasis", "tower"]}, "3 named; expected 4"),
        ({"quadrants": ["farm", "oasis", "tower", "moon"]}, "'quadrants': unknown 'moon'; expected one of oracle "),
        ({"quadrants": "farm"}, "expected a list of 4"),
        ({"turned": [True, False]}, "4 times true or false"),
        ({"turned": [1, 0, 0, 0]}, "4 times true or false"),
        ({"cards": ["lords", "knights", "spies"]}, "unknown 'spies'"),
        ({"cards": ["lords", "lords", "knights"]}, "'lords' is named twice"),
        ({"cards": ["lords"]}, "1 named; expected 3"),
        ({"tasks": ["ring"]}, "unknown 'ring'; expected one of home_country, fortress, road"),
        ({"tasks": ["road", "road"]}, "'road' is named twice"),
        ({"tasks": "road"}, "expected a list of 0 to 4 out of home_country"),
        (
            {"tasks": ["home_country", "fortress", "road", "place_of_refuge", "advance"]},
            "5 named; expected 0 to 4",
        ),
        ({"island": "harbor"}, "expected one of rope_bridge, tree_house"),
        ({"island": True}, "expected one of rope_bridge, tree_house"),
        ({"sword": "stolen"}, "expected one of loses_tile, keeps_tile"),
        ({"sword": None}, "expected one of loses_tile, keeps_tile"),
        ({"equal_cards": "free"}, "expected one of ordinary, any_terrain"),
        ({"pieces": "all"}, "expected one of own_ability, like_settlements"),
        ({"corners": 2}, "expected one of one_edge, both_edges"),
        ({"only_way_back": "yes"}, "expected one of free, back"),
        ({"first_game": "yes"}, "expected true or false"),
        ({"first_game": True, "cards": ["lords", "knights", "miners"]}, "'first_game' already sets 'cards'"),
        ({"lords": "never"}, "expected one of literal, at_least_one, left_out"),
        ({"lords": "left_out", "cards": ["lords", "knights", "miners"]}, "'cards' names 'lords'"),
    ],
)
def test_bad_options_are_refused_with_what_is_possible(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        bw.new("kingdom_builder", players=2, options=options)


def test_a_position_must_name_its_game() -> None:
    with pytest.raises(BadPosition, match="must name its game"):
        bw.from_position({"players": 2})


def test_playouts_are_reproducible_and_end_with_winners() -> None:
    one = bw.playout("kingdom_builder", players=3, seed=5)
    assert one == bw.playout("kingdom_builder", players=3, seed=5)
    assert one.decisions > 100
    assert len(one.scores) == 3
    assert [one.scores[winner] for winner in one.winners] == [max(one.scores)] * len(one.winners)
