"""KB-16: sets mixed at one table, and its options. What chance decides is looked at over many fixed seeds."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import BadOptions
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import (
    CROSSROADS,
    HARVEST,
    MARSHLANDS,
    NOMADS,
    expanded,
    land,
    line,
    terrains,
    tile_states,
)
from tests.games.kingdom_builder.positions import (
    FIRST_CARDS,
    FIRST_GAME,
    TERRAINS,
    cells,
    held,
    lifts,
    play,
    player,
    random_game,
    rule,
    seat,
    tiles,
    walk,
)

QUADRANTS = {
    "base": ("oracle", "farm", "oasis", "tavern", "tower", "barn", "harbor", "paddock"),
    "nomads": NOMADS,
    "crossroads": CROSSROADS,
    "marshlands": MARSHLANDS,
    "harvest": HARVEST,
    "capitol": (),
    "caves": (),
    "island": (),
}
CARDS = {
    "base": ("fishermen", "merchants", "discoverers", "hermits", "citizens", "miners", "workers", "knights", "lords",
             "farmers"),
    "nomads": ("families", "shepherds", "ambassadors"),
    "crossroads": (),
    "marshlands": ("geologists", "messengers", "noblewomen", "vassals", "captains", "scouts"),
    "harvest": ("rangers", "travellers", "chainers", "homesteaders", "mayors", "rovers"),
    "capitol": (),
    "caves": (),
    "island": (),
}  # fmt: skip
TASKS = ("home_country", "fortress", "road", "place_of_refuge", "advance", "compass_points")
EVERYTHING = tuple(name for name in QUADRANTS if name != "base")
SEEDS = 400


def new(seed: int = 1, players: int = 2, **given: Any) -> Match:
    return bw.new("kingdom_builder", players=players, seed=seed, options=given)


def ruled(name: str, value: Any) -> Match:
    """A new match with one option set."""
    return bw.new("kingdom_builder", players=2, seed=1, options={name: value})


@cache
def tables(*expansions: str, seeds: int = SEEDS) -> list[dict[str, Any]]:
    """What a spectator sees of many games with those expansions, set up by chance alone."""
    return [new(seed, expansions=list(expansions)).view(None) for seed in range(seeds)]


def quadrants(table: dict[str, Any]) -> list[str]:
    return [quadrant["id"] for quadrant in table["quadrants"]]


def terrain_cards(table: dict[str, Any]) -> Counter[str]:
    """All terrain cards of a new game, by kind."""
    return Counter(table["unseen"]) + Counter(table["open"]) + Counter(table["removed"])


# -- what chance draws from ------------------------------------------------------------------------------------


@pytest.mark.rule("KB-16.1")
def test_no_expansion_by_default() -> None:
    assert new().options["expansions"] in ((), [])
    plain = [new(seed).view(None) for seed in range(200)]
    assert set().union(*(quadrants(table) for table in plain)) == set(QUADRANTS["base"])
    assert set().union(*(table["cards"] for table in plain)) == set(CARDS["base"])


@pytest.mark.rule("KB-16.1")
@pytest.mark.parametrize("expansions", [*((name,) for name in EVERYTHING), ("nomads", "harvest"), EVERYTHING])
def test_chance_draws_from_the_base_game_and_the_sets_named(expansions: tuple[str, ...]) -> None:
    sets = ("base", *expansions)
    found = tables(*expansions)
    assert set().union(*(quadrants(table) for table in found)) == {q for name in sets for q in QUADRANTS[name]}
    assert set().union(*(table["cards"] for table in found)) == {card for name in sets for card in CARDS[name]}
    for table in found:
        assert len(set(quadrants(table))) == 4
        assert len(set(table["cards"])) == 3


@pytest.mark.rule("KB-16.1")
def test_every_quadrant_and_every_card_is_equally_likely() -> None:
    found = tables(*EVERYTHING)
    drawn = Counter(quadrant for table in found for quadrant in quadrants(table))
    assert len(drawn) == 24
    assert all(abs(count - SEEDS * 4 / 24) < 30 for count in drawn.values())
    chosen = Counter(card for table in found for card in table["cards"])
    assert len(chosen) == 25
    assert all(abs(count - SEEDS * 3 / 25) < 25 for count in chosen.values())


@pytest.mark.rule("KB-16.1")
@pytest.mark.parametrize("wrong", [["base"], ["pirates"], ["nomads", "nomads"], "nomads", None, True])
def test_other_expansions_are_refused(wrong: Any) -> None:
    with pytest.raises(BadOptions, match="expansions"):
        new(expansions=wrong)


# -- what is named brings its rules along ----------------------------------------------------------------------


@pytest.mark.rule("KB-16.2")
@pytest.mark.parametrize("named", [NOMADS, CROSSROADS, MARSHLANDS, HARVEST])
def test_a_quadrant_may_be_named_from_any_set(named: tuple[str, ...]) -> None:
    assert quadrants(new(quadrants=list(named)).view(None)) == list(named)


@pytest.mark.rule("KB-16.2")
@pytest.mark.parametrize(
    "named",
    [["families", "shepherds", "ambassadors"], ["scouts", "geologists", "captains"], ["mayors", "rovers", "knights"]],
)
def test_a_card_may_be_named_from_any_set(named: list[str]) -> None:
    for seed in range(5):
        table = new(seed, cards=named).view(None)
        assert table["cards"] == named
        assert set(quadrants(table)) <= set(QUADRANTS["base"])
        assert (table["scouted"] is not None) is ("scouts" in named)


@pytest.mark.rule("KB-16.2")
def test_named_cards_and_quadrants_do_not_widen_what_chance_draws_from() -> None:
    for seed in range(100):
        assert set(new(seed, quadrants=list(HARVEST)).view(None)["cards"]) <= set(CARDS["base"])
        assert set(quadrants(new(seed, cards=["mayors", "rovers", "rangers"]).view(None))) <= set(QUADRANTS["base"])


@pytest.mark.rule("KB-16.3")
@pytest.mark.parametrize(
    ("named", "nomads", "tasks", "bonuses", "cultivate"),
    [
        (FIRST_GAME, 0, 0, set(), False),
        (("tavern", "quarry", "oasis", "farm"), 3, 0, set(), False),
        (("tavern", "city_hall_fort", "monastery_wagon", "farm"), 0, 2, set(), False),
        (("tavern", "temple", "oasis", "canoe"), 0, 0, {"temple_bonus", "canoe_bonus"}, False),
        (("tavern", "paddock", "bazaar_watermill", "farm"), 0, 0, set(), True),
        (("quarry", "city_hall_fort", "refuge", "bazaar_watermill"), 3, 1, {"refuge_bonus"}, True),
    ],
)
def test_what_is_in_play_follows_from_the_board(
    named: tuple[str, ...], nomads: int, tasks: int, bonuses: set[str], cultivate: bool
) -> None:
    # Whatever the expansions are: they are only what chance would have drawn from.
    for expansions in ([], ["nomads", "crossroads", "marshlands", "harvest"]):
        match = new(quadrants=list(named), expansions=expansions)
        table = match.view(None)
        assert len([nomad for nomad in table["nomads"] if nomad["tile"]]) == nomads
        assert len(table["tasks"]) == tasks
        assert {bonus["id"] for bonus in table["bonuses"]} == bonuses
        assert bool(table["silos"]) is cultivate
        own = tile_states(match, table["turn"])
        assert ("cultivate" in own) is cultivate
        assert cultivate or rule(match, "cultivate") == "KB-5.8"


@pytest.mark.rule("KB-16.3")
def test_nomad_tiles_are_drawn_without_repetition() -> None:
    box = Counter({f"donation_{terrain}": 1 for terrain in (*TERRAINS, "water", "mountain")})
    box += Counter({"resettlement": 2, "outpost": 2, "sword": 2, "treasure": 2})
    seen = Counter[str]()
    for table in tables(*EVERYTHING):
        drawn = Counter(nomad["tile"] for nomad in table["nomads"])
        assert not drawn - box
        seen += drawn
    assert set(seen) == set(box)


@pytest.mark.rule("KB-16.3")
def test_in_random_tables_everything_follows_from_the_quadrants() -> None:
    for table in tables(*EVERYTHING):
        homes = Counter(name for quadrant in quadrants(table) for name in QUADRANTS if quadrant in QUADRANTS[name])
        letters = "".join(table["terrain"])
        assert len(table["nomads"]) == letters.count("N")
        assert len(table["tasks"]) == homes["crossroads"]
        assert len(table["bonuses"]) == homes["marshlands"]
        assert len(table["silos"]) == letters.count("S") == homes["harvest"]
        assert len(table["palaces"]) == letters.count("P") == homes["marshlands"]


# -- the deck --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-16.4")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, 25),
        ({"first_game": True}, 25),
        ({"first_game": True, "expansions": ["marshlands"]}, 30),
        ({"quadrants": list(FIRST_GAME), "expansions": ["marshlands"]}, 30),
        ({"quadrants": ["tavern", "paddock", "oasis", "refuge"]}, 30),
        ({"quadrants": list(MARSHLANDS)}, 30),
        ({"quadrants": list(NOMADS), "expansions": ["nomads", "crossroads", "harvest", "caves"]}, 25),
        ({"cards": ["captains", "vassals", "scouts"]}, 25),
    ],
)
def test_the_deck_has_30_cards_with_the_marshlands_and_25_without(given: dict[str, Any], expected: int) -> None:
    for seed in range(10):
        counts = terrain_cards(new(seed, **given).view(None))
        assert counts.total() == expected
        two = {kind: count for kind, count in counts.items() if kind.startswith("marsh")}
        assert two == (dict.fromkeys([f"marsh_{terrain}" for terrain in TERRAINS], 1) if expected == 30 else {})


@pytest.mark.rule("KB-16.4")
def test_with_marshlands_among_the_expansions_every_deck_has_30_cards() -> None:
    assert {terrain_cards(table).total() for table in tables("marshlands")} == {30}
    without = [terrain_cards(table).total() for table in tables("nomads")]
    assert set(without) == {25}


@pytest.mark.rule("KB-16.5")
@pytest.mark.parametrize("other", TERRAINS)
def test_without_a_marshlands_quadrant_the_marsh_half_is_ignored(other: str) -> None:
    match = expanded(FIRST_GAME, "", open=[f"marsh_{other}"], played=None, two_terrain_cards=True)
    table = match.view(None)
    assert (table["played"], table["choices"], table["due"]) == (other, [], 3)
    assert cells(match) == land(FIRST_GAME, other)


@pytest.mark.rule("KB-16.5")
def test_of_several_cards_the_marsh_halves_are_ignored_too() -> None:
    match = expanded(
        CROSSROADS, "", open=["marsh_grass", "marsh_desert"], played=None, two_terrain_cards=True,
        tasks=["road", "fortress", "advance", "home_country"],
    )  # fmt: skip
    assert terrains(match) == {"grass", "desert"}
    same = expanded(
        CROSSROADS, "", open=["marsh_grass", "grass"], played=None, two_terrain_cards=True,
        tasks=["road", "fortress", "advance", "home_country"],
    )  # fmt: skip
    assert same.view(None)["played"] == "grass"


@pytest.mark.rule("KB-16.5")
@pytest.mark.parametrize("seed", range(3))
def test_marsh_is_never_played_on_a_board_without_it(seed: int) -> None:
    match = new(seed, quadrants=list(FIRST_GAME), expansions=["marshlands"], cards=list(FIRST_CARDS))
    opened = set()
    for _ in random_game(match, seed):
        table = match.view(None)
        opened |= set(table["open"])
        assert table["played"] in (*TERRAINS, None)
        assert "marsh" not in table["choices"]
    assert any(kind.startswith("marsh") for kind in opened)


# -- tasks -----------------------------------------------------------------------------------------------------


def with_crossroads(count: int) -> list[str]:
    """A board with so many quadrants of the Crossroads."""
    return [*CROSSROADS[:count], *FIRST_GAME[count:]]


@pytest.mark.rule("KB-16.6")
@pytest.mark.parametrize("count", range(5))
def test_chance_draws_one_task_for_each_crossroads_quadrant(count: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(120):
        tasks = new(seed, quadrants=with_crossroads(count)).view(None)["tasks"]
        assert len(tasks) == len(set(tasks)) == count
        seen.update(tasks)
    if count:
        assert set(seen) == set(TASKS)
        assert all(abs(found - 120 * count / 6) < 20 for found in seen.values())


@pytest.mark.rule("KB-16.6")
@pytest.mark.parametrize("count", range(5))
def test_named_tasks_come_first_and_in_order(count: int) -> None:
    named = ["road", "advance", "fortress"]
    for seed in range(30):
        tasks = new(seed, quadrants=with_crossroads(count), tasks=named).view(None)["tasks"]
        assert tasks[:3] == named[:count]
        assert len(tasks) == len(set(tasks)) == count


@pytest.mark.rule("KB-16.6")
def test_chance_fills_up_with_other_tasks() -> None:
    filled = {new(seed, quadrants=with_crossroads(2), tasks=["road"]).view(None)["tasks"][1] for seed in range(60)}
    assert filled == set(TASKS) - {"road"}


@pytest.mark.rule("KB-16.6")
@pytest.mark.parametrize("wrong", [["road", "road"], ["bridge"], list(TASKS)])
def test_other_tasks_are_refused(wrong: list[str]) -> None:
    with pytest.raises(BadOptions, match="tasks"):
        new(tasks=wrong)


# -- the Queenies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-16.7")
@pytest.mark.parametrize("expansions", [[], ["capitol"], ["caves"], ["island"], ["capitol", "caves", "island"]])
def test_the_queenies_are_in_play_when_they_are_among_the_expansions(expansions: list[str]) -> None:
    named = ["harbor", "oracle", "paddock", "tower"]
    for seed in range(10):
        match = new(seed, quadrants=named, expansions=expansions)
        table = match.view(None)
        assert bool(table["capitols"]) is ("capitol" in expansions)
        assert bool(table["caves"]) is ("caves" in expansions)
        assert (table["island"] is not None) is ("island" in expansions)
        assert ("cave" in tile_states(match)) is ("caves" in expansions)


@pytest.mark.rule("KB-16.7")
def test_they_come_with_the_suggested_first_game_too() -> None:
    table = new(first_game=True, expansions=["caves", "island"]).view(None)
    assert quadrants(table) == list(FIRST_GAME)
    assert table["caves"]
    assert table["island"] is not None


@pytest.mark.rule("KB-16.8")
@pytest.mark.parametrize("side", ["rope_bridge", "tree_house"])
def test_the_option_picks_the_side_of_the_island(side: str) -> None:
    for seed in range(20):
        table = new(seed, expansions=["island"], island=side).view(None)
        assert table["island"]["id"] == side
        assert side in [location["location"] for location in table["locations"]]


@pytest.mark.rule("KB-16.8")
def test_by_default_chance_picks_the_side() -> None:
    found = Counter(table["island"]["id"] for table in tables("island"))
    assert set(found) == {"rope_bridge", "tree_house"}
    assert abs(found["rope_bridge"] - SEEDS / 2) < 50


@pytest.mark.rule("KB-16.8")
def test_a_side_alone_brings_no_island_and_another_side_is_refused() -> None:
    assert new(island="tree_house").view(None)["island"] is None
    with pytest.raises(BadOptions, match="island"):
        new(expansions=["island"], island="palm_tree")


# -- rulings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "usual", "other"),
    [
        pytest.param("sword", "loses_tile", "keeps_tile", marks=pytest.mark.rule("KB-16.9")),
        pytest.param("equal_cards", "ordinary", "any_terrain", marks=pytest.mark.rule("KB-16.10")),
        pytest.param("pieces", "own_ability", "like_settlements", marks=pytest.mark.rule("KB-16.11")),
        pytest.param("corners", "one_edge", "both_edges", marks=pytest.mark.rule("KB-16.12")),
        pytest.param("only_way_back", "free", "back", marks=pytest.mark.rule("KB-16.16")),
    ],
)
def test_each_ruling_has_a_default_and_another_reading(name: str, usual: str, other: str) -> None:
    assert new().options[name] == usual
    assert ruled(name, usual).state.data() == new().state.data()
    changed = ruled(name, other)
    assert changed.options[name] == other
    assert changed.position()[name] == other
    assert name not in new().position()
    for wrong in ("both", None, True, ""):
        with pytest.raises(BadOptions, match=name):
            ruled(name, wrong)


@pytest.mark.rule("KB-16.9")
@pytest.mark.parametrize(
    ("sword", "kept"), [({}, False), ({"sword": "loses_tile"}, False), ({"sword": "keeps_tile"}, True)]
)
def test_sword(sword: dict[str, Any], kept: bool) -> None:
    nomads = ["sword", "outpost", "treasure", "donation_grass", "donation_water", "resettlement"]
    other = {"settlements": "e4", "tiles": ["quarry@e3"]}
    match = expanded(NOMADS, "b6", other, tiles=["sword"], nomads=nomads, **sword)
    play(match, "use sword", "remove e4")
    assert (held(match, 1) == ["quarry@e3 fresh"]) is kept


@pytest.mark.rule("KB-16.10")
@pytest.mark.parametrize(
    ("equal_cards", "expected"),
    [({}, set()), ({"equal_cards": "ordinary"}, set()), ({"equal_cards": "any_terrain"}, set(TERRAINS))],
)
def test_equal_cards(equal_cards: dict[str, Any], expected: set[str]) -> None:
    tasks = ["road", "fortress", "advance", "home_country"]
    match = expanded(CROSSROADS, "", open=["grass", "grass"], played=None, tasks=tasks, **equal_cards)
    assert terrains(match) == expected
    assert bool(cells(match)) is not bool(expected)


@pytest.mark.rule("KB-16.10")
def test_equal_cards_open_marsh_too_where_there_is_some() -> None:
    quadrants = ("temple", "barracks_crossroads", "tavern", "farm")
    match = expanded(quadrants, "", open=["grass", "grass"], played=None, tasks=["road"], equal_cards="any_terrain")
    assert terrains(match) == {*TERRAINS, "marsh"}
    assert walk(match, "play marsh").view(None)["due"] == 2


@pytest.mark.rule("KB-16.11")
@pytest.mark.parametrize(
    ("pieces", "expected"),
    [({}, {"s4"}), ({"pieces": "own_ability"}, {"s4"}), ({"pieces": "like_settlements"}, {"s4", "t6"})],
)
def test_pieces(pieces: dict[str, Any], expected: set[str]) -> None:
    quadrants = ("tavern", "paddock", "monastery_wagon", "farm")
    match = expanded(quadrants, "s4", wagon="t6", tiles=["paddock@s3"], tasks=["road"], **pieces)
    play(match, "use paddock")
    assert lifts(match) == expected


@pytest.mark.rule("KB-16.12")
@pytest.mark.parametrize(
    ("corners", "expected"), [({}, 0), ({"corners": "one_edge"}, 0), ({"corners": "both_edges"}, 10)]
)
def test_corners(corners: dict[str, Any], expected: int) -> None:
    quadrants = ("tavern", "barracks_crossroads", "oasis", "farm")
    match = expanded(quadrants, "a1 t20", tasks=["compass_points"], **corners)
    assert line(match, "compass_points") == expected


# -- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-16.13")
def test_silos_are_resolved_before_anything_is_scored() -> None:
    # Seat 1, the last of the round, ends the turn; seat 0 has a settlement next to the silo at d9.
    match = expanded(HARVEST, "d8", "t20", turn=1, placed=3, last_round=True, cards=["knights", "citizens", "hermits"])
    before = match.scores
    play(match, "end-turn")
    assert (match.over, player(match)) == (False, 0)
    play(match, "build e8", "build f8", "build g8")
    assert match.over
    assert line(match, "knights") == 8
    assert match.scores[0] > before[0]


@pytest.mark.rule("KB-16.13")
def test_cards_castles_palaces_capitols_and_tasks_are_scored_and_points_paid_are_added() -> None:
    quadrants = ("oracle", "temple", "quarry", "city_hall_fort")
    match = expanded(
        quadrants, "d3 e2", "t1", nomads=["outpost", "sword", "donation_grass"], tasks=["road"], capitols=["d2"],
        cards=["shepherds", "fishermen", "knights"], paid={"shepherds": 6, "treasure": 3}, over=True,
    )  # fmt: skip
    sheet = {entry.id: entry.points for entry in match.score_sheet[0].lines}
    assert list(sheet) == ["shepherds", "fishermen", "knights", "castles", "palaces", "capitols", "road", "treasure"]
    assert (sheet["shepherds"], sheet["treasure"], sheet["castles"], sheet["capitols"]) == (6, 3, 3, 2)
    assert match.scores[0] == sum(sheet.values())


# -- what is open to all ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-16.14")
def test_everything_but_the_hands_is_open_to_all() -> None:
    quadrants = ("quarry", "temple", "barracks_crossroads", "cathedral_watchtower")
    other = {
        "settlements": "e4 s9", "tiles": ["quarry@e3", "outpost", "temple@s8"], "warriors": "a1", "aside": 2,
        "colonies": 3, "markers": [4], "paid": {"shepherds": 4, "treasure": 3}, "hand": ["grass", "desert"],
    }  # fmt: skip
    match = expanded(
        quadrants, "a5", other, nomads=["outpost", "sword", "treasure"], tasks=["road"], walls="j1", scouted="forest",
        cards=["mayors", "shepherds", "scouts"], removed={"forest": 5, "marsh_forest": 1},
    )  # fmt: skip
    for viewer in (None, 0, 1):
        table = match.view(viewer)
        seen = table["players"][1]
        assert {tile["location"] for tile in seen["tiles"]} == {"quarry", "outpost", "temple", "cultivate"}
        assert (seen["warriors"], seen["warriors_left"]) == (["a1"], 1)
        assert (seen["aside"], seen["colonies"], seen["markers"]) == (2, 3, [4])
        assert (seen["paid"]["shepherds"], seen["paid"]["treasure"]) == (4, 3)
        assert [nomad["tile"] for nomad in table["nomads"]] == [None, "sword", "treasure"]
        assert (table["walls"], table["walls_left"]) == (["j1"], 24)
        assert table["settlement_tiles_left"] == 15
        assert (table["tasks"], table["scouted"]) == (["road"], "forest")
        assert table["bonuses"] == [{"id": "temple_bonus", "left": 2}]


@pytest.mark.rule("KB-16.14")
def test_of_a_hand_of_several_cards_only_the_number_is_open() -> None:
    tasks = ["road", "fortress", "advance", "home_country"]
    match = expanded(CROSSROADS, "", {"hand": ["grass", "desert", "forest"]}, tasks=tasks)
    for viewer in (None, 0):
        assert match.view(viewer)["players"][1]["cards_in_hand"] == 3
        assert match.view(viewer)["players"][1]["hand"] is None
    assert seat(match, 1)["hand"] == ["grass", "desert", "forest"]


# -- tiles without use -----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-16.15")
def test_without_a_wall_in_the_stock_the_quarry_is_unavailable() -> None:
    walls = sorted(land(NOMADS, "canyon") - {"e4", "f4"})[:25]
    nomads = ["sword", "outpost", "treasure", "donation_grass", "donation_water", "resettlement"]
    for count, available in ((24, True), (25, False)):
        match = expanded(
            NOMADS, "f3", tiles=["quarry@e3"], nomads=nomads, played="desert", walls=" ".join(walls[:count])
        )
        assert ("quarry" in tiles(match)) is available
    assert rule(match, "quarry") in ("KB-11.2", "KB-11.26", "KB-16.15")


@pytest.mark.rule("KB-16.15")
def test_without_a_piece_in_reserve_a_tile_is_unavailable() -> None:
    tasks = ["road", "fortress", "advance", "home_country"]
    hall = expanded(CROSSROADS, "g13", tiles=["city_hall@f13"], tasks=tasks)
    assert "city_hall" in tiles(hall)
    again = expanded(CROSSROADS, "g13", tiles=["city_hall@f13"], hall="l7", tasks=tasks)
    assert "city_hall" not in tiles(again)
    assert rule(again, "city_hall") in ("KB-12.5", "KB-12.49", "KB-16.15")


@pytest.mark.rule("KB-16.15")
def test_without_a_token_the_cabin_is_unavailable() -> None:
    quadrants = ("tavern", "mountain_station_cabin", "oasis", "farm")
    match = expanded(quadrants, "r7", tiles=["cabin@s7"], scouts="a1 b1")
    assert match.view(None)["scouts_left"] == 0
    assert "cabin" not in tiles(match)
    assert rule(match, "cabin") in ("KB-14.6", "KB-14.49", "KB-16.15")


@pytest.mark.rule("KB-16.15")
@pytest.mark.parametrize("left", [0, 1])
def test_without_an_empty_cell_a_tile_is_unavailable(left: int) -> None:
    quadrants = ("tower", "garden", "oasis", "farm")
    taken = sorted(land(quadrants, "flowers"))[left:]
    rivals = [" ".join(taken[start : start + 39]) for start in range(0, len(taken), 39)]
    match = expanded(quadrants, "n5", *rivals, tiles=["garden@n6"], nomads=["outpost"])
    assert tiles(match) == ({"garden"} if left else set())
    assert rule(match, "garden") in ((None,) if left else ("KB-11.5", "KB-16.15"))
