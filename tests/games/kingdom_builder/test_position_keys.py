"""Positions with the components of all sets: every key can be written and read back, and means what it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.position import SEAT, STEPS, TABLE
from boardwright.kernel.errors import BadPosition
from boardwright.match.match import Match
from boardwright.toolkit.written import form
from tests.games.kingdom_builder.expansions import CROSSROADS, HARVEST, MARSHLANDS, NOMADS, expanded, tile_states
from tests.games.kingdom_builder.positions import (
    FIRST_GAME,
    OTHER_FOUR,
    cells,
    named,
    names,
    options,
    play,
    random_game,
    rule,
    seat,
    walk,
)

DOCUMENTED = Path(__file__).parents[3] / "docs" / "positions.md"
SIX_NOMADS = ["resettlement", "sword", "outpost", "donation_grass", "treasure", "outpost"]
#: Barracks at d4, Crossroads at h5; Paddocks at s3 and l7, as in the first game.
WITH_PADDOCK = ("barracks_crossroads", "paddock", "oasis", "farm")


def written_and_read(match: Match) -> Match:
    """The match again, from its position as JSON text."""
    return bw.from_position(json.loads(json.dumps(match.position())))


def check_same(match: Match) -> None:
    again = written_and_read(match)
    assert again.state.data() == match.state.data()
    assert again.decisions == match.decisions
    for viewer in (*range(match.players), None):
        assert again.view(viewer) == match.view(viewer)
    assert again.position() == match.position()


# -- every key, there and back ---------------------------------------------------------------------------------

#: By key: the quadrants and the other fields of a position that has it, and what is written for it.
TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any], Any]] = {
    "players": (FIRST_GAME, {"players": 4}, 4),
    "quadrants": (HARVEST, {}, list(HARVEST)),
    "turned": (HARVEST, {"turned": [True, False, True, False]}, [True, False, True, False]),
    "cards": (HARVEST, {"cards": ["mayors", "rovers", "scouts"]}, ["mayors", "rovers", "scouts"]),
    "tasks": (CROSSROADS, {"tasks": ["road", "advance"]}, ["road", "advance"]),
    "island": (FIRST_GAME, {"island": "tree_house"}, "tree_house"),
    "nomads": (NOMADS, {"nomads": SIX_NOMADS}, SIX_NOMADS),
    "capitols": (OTHER_FOUR, {"capitols": ["d2", "c19"]}, ["d2", "c19"]),
    "caves": (FIRST_GAME, {"caves": "h3 m4"}, ["h3", "m4"]),
    "two_terrain_cards": (FIRST_GAME, {"two_terrain_cards": True}, True),
    "scouted": (FIRST_GAME, {"scouted": "desert", "removed": {"desert": 5}}, "desert"),
    "lords": (FIRST_GAME, {"lords": "at_least_one"}, "at_least_one"),
    "sword": (NOMADS, {"sword": "keeps_tile"}, "keeps_tile"),
    "equal_cards": (CROSSROADS, {"equal_cards": "any_terrain"}, "any_terrain"),
    "pieces": (CROSSROADS, {"pieces": "like_settlements"}, "like_settlements"),
    "corners": (CROSSROADS, {"corners": "both_edges"}, "both_edges"),
    "only_way_back": (FIRST_GAME, {"only_way_back": "back"}, "back"),
    "first": (FIRST_GAME, {"first": 1}, 1),
    "turn": (FIRST_GAME, {"turn": 1}, 1),
    "open": (MARSHLANDS, {"open": ["marsh_grass", "desert"]}, ["marsh_grass", "desert"]),
    "played": (MARSHLANDS, {"open": ["marsh_grass", "desert"], "played": "marsh"}, "marsh"),
    "placed": (FIRST_GAME, {"placed": 2}, 2),
    "due": (FIRST_GAME, {"placed": 1, "due": 0}, 0),
    "broken_off": (FIRST_GAME, {"placed": 1, "due": 0, "broken_off": True}, True),
    "laid": (NOMADS, {"placed": 2, "laid": "c1 d4"}, "c1 d4"),
    "strayed": (NOMADS, {"strayed": "b1 c1", "seats": [{"settlements": "a1", "tiles": ["resettlement used"]}],
                         "nomads": SIX_NOMADS, "stack": ["NextChoice", "JudgeTiles 0", "Mover 0 resettlement 2"]},
                "b1 c1"),
    "reserve": (MARSHLANDS, {"reserve": 2, "seats": [{"supply": 38}]}, 2),
    "visited": (HARVEST, {"visited": [0, 3]}, [0, 3]),
    "more_cards": (HARVEST, {"more_cards": 1}, 1),
    "last_round": (FIRST_GAME, {"last_round": True}, True),
    "using": (NOMADS, {"using": "quarry", "seats": [{"settlements": "e2", "tiles": ["quarry used"]}],
                       "played": "desert"}, "quarry"),
    "lifted": (FIRST_GAME, {"using": "paddock", "lifted": "f5",
                            "seats": [{"settlements": "s4", "tiles": ["paddock used"]}]}, "f5"),
    "carried": (WITH_PADDOCK, {"using": "paddock", "lifted": "g9", "carried": "warrior", "pieces": "like_settlements",
                               "seats": [{"settlements": "s4", "supply": 39, "tiles": ["paddock used"]}]}, "warrior"),
    "over": (FIRST_GAME, {"over": True, "played": None}, True),
    "stack": (NOMADS, {"stack": ["NextChoice", "Put 0 quarry 1"], "played": "desert", "walls": "h3",
                       "seats": [{"settlements": "e2 f3", "tiles": ["quarry used"]}]},
              ["NextChoice", "Put 0 quarry 1"]),
    "walls": (NOMADS, {"walls": "a1-c1 t20"}, "a1 b1 c1 t20"),
    "scouts": (HARVEST, {"scouts": ["a1", "j4"]}, "a1 j4"),
    "seats": (FIRST_GAME, {"seats": [{}, {"settlements": "a1"}]}, [
        {"settlements": "", "supply": 40, "tiles": [], "lost": []},
        {"settlements": "a1", "supply": 39, "tiles": [], "lost": []},
    ]),
    "discards": (MARSHLANDS, {"discards": {"marsh_grass": 1, "grass": 2}}, {
        "grass": 2, "canyon": 0, "desert": 0, "flowers": 0, "forest": 0,
        "marsh_grass": 1, "marsh_canyon": 0, "marsh_desert": 0, "marsh_flowers": 0, "marsh_forest": 0,
    }),
    "removed": (FIRST_GAME, {"removed": {"canyon": 5}}, {
        "grass": 0, "canyon": 5, "desert": 0, "flowers": 0, "forest": 0,
    }),
    "shuffles": (FIRST_GAME, {"shuffles": 3}, 3),
}  # fmt: skip

#: The same for a seat; the position is that of seat 1, with seat 0 on turn.
SEATS: dict[str, tuple[tuple[str, ...], dict[str, Any], Any]] = {
    "settlements": (CROSSROADS, {"settlements": "a1 c2", "warriors": "e3"}, "a1 c2"),
    "supply": (CROSSROADS, {"settlements": "a1 c2", "warriors": "e3"}, 38),
    "tiles": (MARSHLANDS, {"settlements": "b3 j8", "tiles": ["temple@i8", "temple_bonus", "temple@c3"]},
              ["temple@c3 fresh", "temple@i8 fresh", "temple_bonus fresh"]),
    "lost": (NOMADS, {"lost": ["donation_canyon@h6", "quarry@e3"]}, ["quarry@e3", "donation_canyon@h6"]),
    "spent": (MARSHLANDS, {"settlements": "g15", "tiles": ["canoe"], "spent": ["canoe"]}, ["canoe@f16"]),
    "hand": (MARSHLANDS, {"hand": ["marsh_grass", "desert", "desert"]}, ["marsh_grass", "desert", "desert"]),
    "drawn_in": (MARSHLANDS, {"hand": ["marsh_grass", "desert"], "drawn_in": [0, 2]}, [0, 2]),
    "warriors": (CROSSROADS, {"warriors": "t1 a1"}, "a1 t1"),
    "ship": (CROSSROADS, {"ship": "a6"}, "a6"),
    "wagon": (CROSSROADS, {"wagon": "j3"}, "j3"),
    "hall": (CROSSROADS, {"hall": "b2"}, "b2"),
    "aside": (MARSHLANDS, {"aside": 2}, 2),
    "colonies": (HARVEST, {"colonies": 7}, 7),
    "markers": (HARVEST, {"markers": [20, 1]}, [1, 20]),
    "paid": (NOMADS, {"paid": {"treasure": 3, "families": 4, "knights": 0}}, {"families": 4, "treasure": 3}),
}  # fmt: skip


def table(quadrants: tuple[str, ...], fields: dict[str, Any]) -> dict[str, Any]:
    """A position of two players, seat 0 on turn with a grass card, unless the fields say otherwise."""
    played = {} if {"open", "over"} & fields.keys() else {"played": "grass"}
    return {"game": "kingdom_builder", "players": 2, "quadrants": list(quadrants), **played, **fields}


@pytest.mark.parametrize("key", TABLES)
def test_a_key_of_the_table_is_read_and_written(key: str) -> None:
    quadrants, fields, expected = TABLES[key]
    match = bw.from_position(table(quadrants, fields))
    assert match.position()[key] == expected
    check_same(match)


@pytest.mark.parametrize("key", SEATS)
def test_a_key_of_a_seat_is_read_and_written(key: str) -> None:
    quadrants, fields, expected = SEATS[key]
    cards = ["families", "shepherds", "knights"]
    match = bw.from_position(table(quadrants, {"seats": [{}, fields], "cards": cards, "shuffles": 2}))
    assert match.position()["seats"][1][key] == expected
    check_same(match)


def test_no_key_is_forgotten_here() -> None:
    assert set(TABLES) == set(TABLE.keys)
    assert set(SEATS) == set(SEAT.keys)


def test_every_key_and_step_is_documented() -> None:
    page = DOCUMENTED.read_text(encoding="utf-8").partition("## Keyflower")[0]
    rows = set(re.findall(r"^\| `([a-z_]+)` \|", page, re.MULTILINE))
    rulings = {"lords", "sword", "equal_cards", "pieces", "corners", "only_way_back"}  # named in a sentence
    assert rows | rulings == {*TABLE.keys, *SEAT.keys, "game"}
    assert all(f"`{name}` (`" in page.replace("\n", " ") for name in rulings)
    for step in STEPS.classes.values():
        assert f"`{form(step)}`" in page


def test_every_name_of_a_component_is_documented() -> None:
    page = DOCUMENTED.read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)`", page))
    assert {land.id for land in CATALOG.quadrants} | {land.id for land in CATALOG.islands} <= named
    assert {entry.id for entry in (*CATALOG.cards, *CATALOG.tasks)} <= named
    assert {card.id for card in CATALOG.terrain_cards} <= named
    assert {extra.id for extra in CATALOG.extras if extra.group != "location"} <= named


def test_what_is_not_there_is_left_out() -> None:
    usual = {"game", "players", "quadrants", "turned", "cards", "lords", "first", "turn", "open", "played", "placed",
             "due", "last_round", "seats", "discards", "removed", "shuffles"}  # fmt: skip
    written = expanded(HARVEST).position()
    assert set(written) == usual
    assert set(written["seats"][0]) == {"settlements", "supply", "tiles", "lost"}
    assert set(written["discards"]) == names("grass canyon desert flowers forest")


# -- what the keys mean ----------------------------------------------------------------------------------------


def test_nomad_tiles_lie_on_their_cells_in_order() -> None:
    match = expanded(NOMADS, nomads=SIX_NOMADS)
    view = match.view(None)["nomads"]
    assert " ".join(item["cell"] for item in view) == "c6 h6 f8 n4 e14 q18"
    assert [item["tile"] for item in view] == SIX_NOMADS
    assert match.position()["nomads"] == SIX_NOMADS
    # Without a word about them there are some: a board with nomad cells has tiles.
    assert [item["tile"] for item in expanded(NOMADS).view(None)["nomads"]][:2] == ["donation_grass", "donation_canyon"]


def test_a_taken_nomad_tile_is_still_named_among_the_nomads_of_the_board() -> None:
    match = expanded(NOMADS, "a1", tiles=["sword@h6"], nomads=SIX_NOMADS)
    assert match.view(None)["nomads"][1] == {"cell": "h6", "tile": None}
    assert match.position()["nomads"] == SIX_NOMADS
    assert tile_states(match) == {"sword@h6": "fresh"}


def test_a_nomad_tile_without_a_cell_is_any_of_its_kind_left() -> None:
    two_swords = ["treasure", "sword", "outpost", "sword", "treasure", "outpost"]
    match = expanded(NOMADS, "a1", "c1", tiles=["sword", "sword new", "outpost"], nomads=two_swords)
    assert tile_states(match) == {"sword@h6": "fresh", "sword@n4": "new", "outpost@f8": "passive"}


def test_tiles_beside_the_board_have_no_cell() -> None:
    match = expanded(MARSHLANDS, "b3", {"tiles": ["canoe_bonus"]}, tiles=["temple", "temple_bonus used"])
    assert tile_states(match) == {"temple@c3": "fresh", "temple_bonus": "used"}
    left = {bonus["id"]: bonus["left"] for bonus in match.view(None)["bonuses"]}
    assert left == {"temple_bonus": 1, "refuge_bonus": 2, "canoe_bonus": 1, "fountain_bonus": 2}


def test_everybody_has_cultivate_and_the_player_on_turn_may_have_used_it() -> None:
    fresh = expanded(HARVEST, "c3")
    assert "use cultivate" in options(fresh)
    assert tile_states(fresh) == {"cultivate": "fresh"}
    assert tile_states(fresh, 1) == {"cultivate": "fresh"}
    used = expanded(HARVEST, "c3", tiles=["cultivate used"])
    assert (tile_states(used), rule(used, "cultivate")) == ({"cultivate": "used"}, "KB-5.7")
    assert used.position()["seats"][0]["tiles"] == ["cultivate used"]
    assert used.position()["seats"][1]["tiles"] == []
    check_same(used)


def test_pieces_stand_on_the_board_without_leaving_the_supply() -> None:
    match = expanded(CROSSROADS, "a1", warriors="k1 t1", ship="a6", wagon="j3", hall="b2")
    own = seat(match)
    assert (own["settlements"], own["supply"]) == (["a1"], 39)
    assert (own["warriors"], own["ship"], own["wagon"]) == (["k1", "t1"], "a6", "j3")
    assert own["warriors_left"] == 0
    assert set(own["hall"]) == names("b2 a2 c2 b1 c1 b3 c3")
    check_same(match)


def test_settlements_set_aside_and_markers_leave_the_supply() -> None:
    match = expanded(HARVEST, "a2", {"aside": 3, "markers": [4, 9]}, markers=[1])
    assert [person["supply"] for person in match.view(None)["players"]] == [38, 35]
    assert [person["aside"] for person in match.view(None)["players"]] == [0, 3]
    assert [person["markers"] for person in match.view(None)["players"]] == [[1], [4, 9]]


def test_settlements_in_reserve_are_due_on_top() -> None:
    match = expanded(MARSHLANDS, "b3", supply=37, reserve=2)
    assert match.view(None)["due"] == 5
    assert seat(match)["aside"] == 2
    marsh = expanded(MARSHLANDS, "b3", supply=37, reserve=2, open=["marsh_grass"], played="marsh")
    assert marsh.view(None)["due"] == 4
    assert expanded(MARSHLANDS, "b3", supply=37, reserve=2, placed=1).view(None)["due"] == 4


def test_settlements_in_reserve_leave_the_supply() -> None:
    """What is named nowhere is in the supply, whether the seat is described or not."""
    assert seat(expanded(MARSHLANDS, "b3", reserve=2))["supply"] == 37
    match = bw.from_position(table(MARSHLANDS, {"reserve": 3}))
    assert [person["supply"] for person in match.view(None)["players"]] == [37, 40]
    other = bw.from_position(table(MARSHLANDS, {"reserve": 3, "turn": 1, "seats": [{"settlements": "b3"}]}))
    assert [person["supply"] for person in other.view(None)["players"]] == [39, 37]
    with pytest.raises(BadPosition, match="seat 0: more than 40 settlements"):
        expanded(MARSHLANDS, "b3", reserve=40)


def test_walls_and_scouts_occupy_their_cells() -> None:
    match = expanded(HARVEST, "b3", walls="a2", scouts="a4 j20", played="grass")
    assert (rule(match, "a2"), rule(match, "a4")) == ("KB-11.23", "KB-14.50")
    assert match.view(None)["walls"] == ["a2"]
    assert expanded(NOMADS, walls="a2 b1").view(None)["walls_left"] == 23
    assert (match.view(None)["scouts"], match.view(None)["scouts_left"]) == (["a4", "j20"], 0)
    assert "a5" in cells(match)  # beside the scout, which counts as an own settlement this turn


def test_open_cards_settle_the_terrain_or_leave_the_choice() -> None:
    two = expanded(MARSHLANDS, "b3", played=None, open=["marsh_grass"])
    assert (named(two, "play"), two.view(None)["played"]) == ({"marsh", "grass"}, None)
    one = expanded(MARSHLANDS, "b3", played=None, open=["grass"])
    assert (one.view(None)["played"], one.position()["played"]) == ("grass", "grass")
    chosen = expanded(MARSHLANDS, "b3", played="marsh", open=["marsh_grass"])
    assert (named(chosen, "play"), chosen.view(None)["due"]) == (set(), 2)
    # Without marsh on the board the other half is all there is.
    assert expanded(CROSSROADS, "a1", played=None, open=["marsh_grass"], two_terrain_cards=True).view(None)[
        "played"
    ] == ("grass")


def test_a_played_terrain_is_a_card_of_its_own_unless_the_open_cards_are_named() -> None:
    assert expanded(MARSHLANDS, "b3").position()["open"] == ["grass"]
    assert expanded(MARSHLANDS, "b3").view(None)["unseen"]["grass"] == 4
    match = expanded(MARSHLANDS, "b3", open=["marsh_grass"])
    assert (match.view(None)["unseen"]["grass"], match.view(None)["unseen"]["marsh_grass"]) == (5, 0)


def test_two_terrain_cards_are_in_the_deck_with_marsh_on_the_board_or_when_told() -> None:
    assert expanded(MARSHLANDS, played=None).view(None)["deck"] == 30
    assert expanded(HARVEST, played=None).view(None)["deck"] == 25
    assert expanded(HARVEST, played=None, two_terrain_cards=True).view(None)["deck"] == 30
    assert expanded(HARVEST, played=None, two_terrain_cards=True).position()["two_terrain_cards"] is True
    assert "two_terrain_cards" not in expanded(MARSHLANDS, played=None).position()


def test_a_hand_of_several_cards() -> None:
    match = expanded(CROSSROADS, "a1", {"hand": ["grass", "desert"]}, placed=3)
    assert seat(match, 1)["hand"] == ["grass", "desert"]
    assert match.view(0)["players"][1]["cards_in_hand"] == 2
    assert match.position()["seats"][1]["drawn_in"] == [0, 0]
    play(match, "end-turn")
    assert match.view(None)["open"] == ["grass", "desert"]
    assert expanded(CROSSROADS, "a1", {"hand": ["grass"]}).position()["seats"][1]["hand"] == "grass"
    assert expanded(CROSSROADS, "a1", {"hand": []}).position()["seats"][1].keys() & {"hand", "drawn_in"} == set()


def test_a_spent_canoe_is_used_though_its_owner_is_not_on_turn() -> None:
    rival = {"settlements": "g15", "tiles": ["canoe@f16"], "spent": ["canoe@f16"]}
    assert tile_states(expanded(MARSHLANDS, "b3", rival), 1) == {"canoe@f16": "used"}
    del rival["spent"]
    assert tile_states(expanded(MARSHLANDS, "b3", rival), 1) == {"canoe@f16": "passive"}


def test_a_cell_or_tile_named_twice_counts_once() -> None:
    assert expanded(NOMADS, "c1", placed=2, laid="c1 c1").position()["laid"] == "c1"
    rival = {"settlements": "g15 c19", "tiles": ["canoe@f16", "canoe@d19"], "spent": ["canoe@f16", "canoe@f16"]}
    assert tile_states(expanded(MARSHLANDS, "b3", rival), 1) == {"canoe@f16": "used", "canoe@d19": "passive"}


def test_points_paid_in_play_are_in_the_score() -> None:
    match = expanded(NOMADS, "a1", cards=["families", "rovers", "knights"], paid={"families": 6, "treasure": 3})
    assert seat(match)["paid"] == {"families": 6, "rovers": 0, "treasure": 3}
    lines = {line.id: line.points for line in match.score_sheet[0].lines}
    assert (lines["families"], lines["rovers"], lines["knights"]) == (6, 0, 2)


def test_a_range_may_run_along_a_row_of_the_island() -> None:
    match = expanded(FIRST_GAME, "u3-y3 u4-x4", island="rope_bridge")
    assert seat(match)["settlements"] == ["u3", "v3", "w3", "x3", "y3", "u4", "v4", "x4"]  # w4 is the location


def test_a_lifted_piece_is_no_settlement_in_the_air() -> None:
    """A warrior that is being moved left no gap in the supply."""
    fields: dict[str, Any] = {"using": "paddock", "lifted": "g9", "carried": "warrior", "pieces": "like_settlements"}
    match = expanded(WITH_PADDOCK, "s4", tiles=["paddock used"], **fields)
    assert seat(match)["supply"] == 39
    play(match, f"move-to {min(cells(match))}")
    assert len(seat(match)["warriors"]) == 1


def test_a_board_with_marsh_has_the_two_terrain_cards() -> None:
    with pytest.raises(BadPosition, match="two_terrain_cards"):
        expanded(MARSHLANDS, "b3", two_terrain_cards=False)


# -- in play ---------------------------------------------------------------------------------------------------

TABLES_IN_PLAY: list[dict[str, Any]] = [
    {"quadrants": list(NOMADS), "cards": ["families", "shepherds", "ambassadors"], "sword": "keeps_tile"},
    {"quadrants": list(CROSSROADS), "pieces": "like_settlements", "equal_cards": "any_terrain"},
    {"quadrants": list(MARSHLANDS), "cards": ["scouts", "captains", "geologists"]},
    {"quadrants": list(HARVEST), "cards": ["mayors", "rovers", "chainers"], "expansions": ["caves", "island"]},
    {"expansions": ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]},
    {"quadrants": ["oracle", "harbor", "canoe", "bazaar_watermill"], "expansions": ["capitol", "marshlands"]},
]


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_with_expansions_can_be_written_and_read_back(seed: int) -> None:
    match = bw.new("kingdom_builder", players=2 + seed % 4, seed=seed, options=TABLES_IN_PLAY[seed])
    for _ in random_game(match, seed):
        check_same(match)
    again = written_and_read(match)
    assert again.over
    assert again.state.data() == match.state.data()
    assert (again.scores, again.winners) == (match.scores, match.winners)


def test_a_walk_of_several_steps_can_be_written_and_read_back_at_every_step() -> None:
    match = expanded(CROSSROADS, "h7", tiles=["lighthouse@g7"], ship="d6")
    for action in ("use lighthouse", "move-to e6", "move-to f6", "stop"):
        play(match, action)
        check_same(match)
    assert seat(walk(match, "build h8"))["ship"] == "f6"
