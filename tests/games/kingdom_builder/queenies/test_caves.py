"""KB-15.2 and KB-15.12 to KB-15.17: where the caves are put, and the way from one cave to another."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import IllegalAction
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import buildable, expanded, land, line, tile_states
from tests.games.kingdom_builder.positions import (
    CELLS,
    FIRST_GAME,
    can_end,
    cells,
    held,
    lifts,
    neighbours,
    options,
    play,
    player,
    rule,
    settlements,
    take_turn,
    tiles,
    walk,
)

EVERYTHING = ["nomads", "crossroads", "marshlands", "harvest", "caves"]
#: On the board of the first game: mountains that touch no other mountain's cells; e1 top left, r6 top right.
CAVES = ["e1", "r6"]
BESIDE = neighbours(*CAVES) & buildable(FIRST_GAME)


def quarter(cell: str) -> int:
    return 2 * (int(cell[1:]) > 10) + (cell[0] > "j")


def new(seed: int, **options: Any) -> dict[str, Any]:
    """What a spectator sees of a new game with caves."""
    match = bw.new("kingdom_builder", players=2, seed=seed, options={"expansions": ["caves"], **options})
    found: dict[str, Any] = match.view(None)
    return found


def suitable(view: dict[str, Any]) -> dict[int, set[str]]:
    """For each quadrant its mountains at a distance of two or more from every location, castle and nomad cell."""
    letters = dict(zip(CELLS, "".join(view["terrain"]), strict=True))
    shunned = {cell for cell, letter in letters.items() if letter in "LJKN"}
    found: dict[int, set[str]] = defaultdict(set)
    for cell, letter in letters.items():
        if letter == "M" and not neighbours(cell) & shunned:
            found[quarter(cell)].add(cell)
    return found


def caves(own: str, *others: Any, **fields: Any) -> Match:
    given = {"caves": CAVES, **fields}
    return expanded(given.pop("quadrants", FIRST_GAME), own, *others, **given)


# -- set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-15.12")
def test_each_quadrant_gets_one_cave_on_a_mountain_that_qualifies() -> None:
    seen = Counter[str]()
    for seed in range(400):
        view = new(seed, expansions=EVERYTHING)
        fitting = suitable(view)
        assert sorted(quarter(cell) for cell in view["caves"]) == sorted(fitting)
        for cell in view["caves"]:
            assert cell in fitting[quarter(cell)]
        seen.update(quadrant["id"] for quadrant in view["quadrants"])
    assert len(seen) == 24


@pytest.mark.rule("KB-15.12")
def test_where_several_mountains_qualify_chance_decides() -> None:
    quadrants = ["paddock", "barn", "harbor", "tower"]
    tables = [new(seed, quadrants=quadrants, turned=[False] * 4) for seed in range(600)]
    fitting = suitable(tables[0])
    found = Counter(cell for view in tables for cell in view["caves"])
    assert set(found) == set().union(*fitting.values())
    for mountains in fitting.values():
        fair = 600 / len(mountains)
        assert all(abs(found[cell] - fair) < 0.45 * fair for cell in mountains)


@pytest.mark.rule("KB-15.12")
def test_special_cells_beyond_a_seam_keep_caves_away_too() -> None:
    for seed in range(300):
        view = new(seed, expansions=EVERYTHING)
        special = {place["cell"] for place in view["locations"] + view["nomads"]} | set(view["castles"])
        assert not neighbours(*view["caves"]) & special


@pytest.mark.rule("KB-15.13")
def test_a_quadrant_without_such_a_mountain_gets_no_cave() -> None:
    for seed in range(20):
        view = new(seed, quadrants=["oasis", "tavern", "paddock", "tower"])
        assert 0 not in suitable(view)
        assert sorted(quarter(cell) for cell in view["caves"]) == [1, 2, 3]


@pytest.mark.rule("KB-15.14")
def test_a_cave_is_a_mountain_cell_still() -> None:
    match = caves("d2")
    assert match.view(None)["terrain"][0][4] == "M"
    assert rule(match, "e1") == "KB-4.3"
    assert "e1" in match.view(None)["caves"]


@pytest.mark.rule("KB-15.14")
def test_a_cave_counts_for_miners_and_geologists() -> None:
    # r5 touches the lone mountain r6, where the cave is, and the mountain of q5.
    match = caves("r5 s6", cards=["miners", "geologists", "knights"])
    assert line(match, "miners") == 2
    assert line(match, "geologists") == 4


@pytest.mark.rule("KB-15.14")
def test_a_cave_counts_for_the_mountain_station() -> None:
    # k8 touches no mountain but l7, where the cave is.
    quadrants = ("tavern", "mountain_station_cabin", "oasis", "farm")
    assert neighbours("k8") & land(quadrants, "mountain") == {"l7"}
    match = caves("p5 k9", tiles=["mountain_station@o5"], quadrants=quadrants, caves=["l7"])
    play(match, "use mountain_station")
    assert "k8" in cells(match)


@pytest.mark.rule("KB-15.14")
def test_a_cave_holds_what_mountains_hold() -> None:
    quadrants = ("tavern", "mountain_station_cabin", "monastery_wagon", "farm")
    match = caves("i18 q4", tiles=["wagon@i19"], quadrants=quadrants, caves=["r4"])
    play(match, "use wagon", "put r4")
    assert match.view(None)["players"][0]["wagon"] == "r4"


# -- the way from cave to cave ---------------------------------------------------------------------------------


@pytest.mark.rule("KB-15.2")
def test_a_settlement_next_to_a_cave_moves_to_a_cell_next_to_any_cave() -> None:
    match = caves("d2 h9", "q6")
    play(match, "use cave")
    assert lifts(match) == {"d2"}
    play(match, "lift d2")
    assert cells(match) == BESIDE - {"d2", "q6"}
    assert cells(match) & neighbours("e1")
    assert cells(match) & neighbours("r6")
    play(match, "move-to s6")
    assert settlements(match) == {"s6", "h9"}


@pytest.mark.rule("KB-15.2")
def test_no_tile_is_needed_and_every_player_may_do_it() -> None:
    match = caves("d2", {"settlements": "f1", "hand": "forest"}, placed=3)
    assert held(match) == ["cave fresh"]
    assert tiles(match) == {"cave"}
    play(match, "end-turn")
    assert player(match) == 1
    assert tiles(match) == {"cave"}


@pytest.mark.rule("KB-15.2")
def test_before_or_after_the_mandatory_action() -> None:
    match = caves("d2 f5")
    assert tiles(match) == {"cave"}
    play(match, "build e5")
    assert rule(match, "cave") == "KB-3.5"
    play(match, "build e4", "build f4")
    assert tiles(match) == {"cave"}


@pytest.mark.rule("KB-15.2")
def test_the_targets_are_empty_and_buildable() -> None:
    match = walk(caves("d2", "f1 c2"), "use cave", "lift d2")
    assert rule(match, "f1") == "KB-4.1"
    assert rule(match, "d2") == "KB-4.12"
    assert rule(match, "d1") == "KB-4.3"
    assert rule(match, "h9") == "KB-15.2"


@pytest.mark.rule("KB-15.2")
def test_guarded_cells_are_no_targets() -> None:
    quadrants = ("tavern", "barracks_crossroads", "oasis", "farm")
    match = caves("d2", {"warriors": "g1"}, quadrants=quadrants, caves=["e1"])
    play(match, "use cave", "lift d2")
    assert "f1" in neighbours("g1")
    assert cells(match) == neighbours("e1") & buildable(quadrants) - neighbours("g1") - {"d2"}


@pytest.mark.rule("KB-12.41")
def test_a_warrior_that_moves_like_a_settlement_does_not_guard_the_other_cells_of_its_cave_from_itself() -> None:
    quadrants = ("tavern", "barracks_crossroads", "oasis", "farm")
    match = caves("", warriors="d2", quadrants=quadrants, caves=["e1"], pieces="like_settlements")
    play(match, "use cave", "lift d2")
    assert cells(match) == neighbours("e1") & buildable(quadrants) - {"d2"}
    assert cells(match) & neighbours("d2")


@pytest.mark.rule("KB-12.41")
def test_a_warrior_may_go_where_it_alone_stands_guard() -> None:
    # Of the cells beside the cave only e2 is left, next to the warrior on d2; a settlement on f1 cannot go there.
    quadrants = ("tavern", "barracks_crossroads", "oasis", "farm")
    assert neighbours("e1") & buildable(quadrants) == {"d2", "e2", "f1"}
    match = caves("f1", warriors="d2", quadrants=quadrants, caves=["e1"], pieces="like_settlements")
    play(match, "use cave")
    assert lifts(match) == {"d2"}
    play(match, "lift d2")
    assert cells(match) == {"e2"}


@pytest.mark.rule("KB-15.2")
def test_tiles_are_lost_and_gained_on_the_way() -> None:
    # g3 is beside the Tower at f4 and a cave, h18 beside the Harbor at g18 and another cave.
    quadrants = ("tower", "barn", "harbor", "paddock")
    match = caves("g3", tiles=["tower@f4"], quadrants=quadrants, caves=["g2", "i18"])
    play(match, "use cave", "lift g3", "move-to h18")
    assert held(match) == ["cave used", "harbor@g18 new"]


@pytest.mark.rule("KB-15.15")
def test_the_settlement_need_not_touch_an_own_one() -> None:
    match = walk(caves("d2 r5"), "use cave", "lift d2")
    assert neighbours("r5") & neighbours("r6")
    assert cells(match) == BESIDE - {"d2", "r5"}


@pytest.mark.rule("KB-15.16")
def test_a_piece_standing_on_a_cave_is_not_next_to_it() -> None:
    # A settlement came onto the mountain r6 by a Donation; that is no way into the caves.
    quadrants = ("tavern", "paddock", "oasis", "garden")
    nomads = ["donation_mountain"]
    match = caves("r6", quadrants=quadrants, nomads=nomads)
    assert tiles(match) == set()
    assert rule(match, "cave") in ("KB-15.2", "KB-15.17")
    with_another = walk(caves("r6 q6", quadrants=quadrants, nomads=nomads), "use cave")
    assert lifts(with_another) == {"q6"}


@pytest.mark.rule("KB-15.17")
def test_once_a_turn_however_many_caves_there_are() -> None:
    match = caves("d2 q6", caves=["e1", "r6", "l19"])
    play(match, "use cave", "lift d2", "move-to s6")
    assert tiles(match) == set()
    assert rule(match, "cave") == "KB-5.7"
    assert tile_states(match)["cave"] == "used"
    with pytest.raises(IllegalAction):
        match.apply(0, "use cave")


@pytest.mark.rule("KB-15.17")
def test_in_the_next_turn_again() -> None:
    match = caves("d2 f5", {"hand": "forest"}, placed=3)
    play(match, "use cave", "lift d2", "move-to q6", "end-turn")
    take_turn(match)
    assert player(match) == 0
    assert "cave" in tiles(match)


@pytest.mark.rule("KB-15.17")
def test_without_a_settlement_next_to_a_cave_it_is_unavailable() -> None:
    match = caves("h9", "d2")
    assert tiles(match) == set()
    assert rule(match, "cave") in ("KB-15.2", "KB-15.17")


@pytest.mark.rule("KB-15.17")
def test_without_a_target_it_is_unavailable() -> None:
    match = caves("d2", " ".join(sorted(BESIDE - {"d2"})))
    assert tiles(match) == set()
    assert rule(match, "cave") in ("KB-15.2", "KB-15.17")


@pytest.mark.rule("KB-15.17")
def test_it_is_optional() -> None:
    match = caves("d2", placed=3)
    assert options(match) == {"use cave", "end-turn"}
    assert can_end(match)


@pytest.mark.rule("KB-15.17")
def test_without_caves_there_is_no_such_action() -> None:
    match = caves("d2", caves=[])
    assert tiles(match) == set()
    assert rule(match, "cave") == "KB-5.8"
    assert land(FIRST_GAME, "mountain") >= {"e1"}
