"""KB-13.1 and KB-13.17 to KB-13.25: marsh, the cards with two terrains, and the choice of the terrain of a turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import IllegalAction
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import full, land, puts, terrains
from tests.games.kingdom_builder.marshlands.places import BOARD, TWO_TERRAINS, marshlands, rest
from tests.games.kingdom_builder.positions import (
    TERRAINS,
    can_end,
    cards,
    cells,
    neighbours,
    options,
    play,
    player,
    rule,
    settlements,
    tiles,
    walk,
)

#: Marsh lies in the top left quadrant only: e1, d2, d3, e3, c4, d4, e4, d5, e5, g9, h9, f10, g10 and h10. The Oracle is
#: at r4, the Barns at g13 and c17, the Quarry at o13; Temples at c3 and i8.
FOLLOWERS = ("temple", "oracle", "barn", "quarry")
#: Likewise, with Cathedral and Crossroads; the Cathedral at e12, Crossroads at r5, Barracks at n4.
CROSSED = ("temple", "barracks_crossroads", "cathedral_watchtower", "tavern")


def due(match: Match) -> int:
    """How many settlements the mandatory action still takes."""
    found: int = match.view(None)["due"]
    return found


def undecided(*open_cards: str, own: str = "", others: tuple[Any, ...] = (), **fields: Any) -> Match:
    """Those cards lie open, and no terrain is chosen yet."""
    return marshlands(own, *others, open=list(open_cards), played=None, **fields)


# -- marsh and its cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.1")
def test_of_a_card_with_two_terrains_one_is_chosen_for_the_turn() -> None:
    match = undecided("marsh_flowers")
    assert options(match) == {"play marsh", "play flowers"}
    assert cells(walk(match, "play marsh")) == land(BOARD, "marsh")
    assert cells(walk(match, "play flowers")) == land(BOARD, "flowers")


@pytest.mark.rule("KB-13.1")
def test_on_marsh_two_settlements_are_placed() -> None:
    match = walk(undecided("marsh_flowers"), "play marsh")
    assert due(match) == 2
    play(match, "build a14")
    assert not can_end(match)
    play(match, "build b14")
    assert options(match) == {"end-turn"}
    assert rule(match, "c14") == "KB-3.4"


@pytest.mark.rule("KB-13.1")
def test_on_the_other_terrain_three_settlements_are_placed() -> None:
    match = walk(undecided("marsh_flowers"), "play flowers", "build a6", "build a5")
    assert due(match) == 1
    assert not can_end(match)
    play(match, "build b5")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-3.3", "KB-13.25")
@pytest.mark.parametrize("fields", [{}, {"reserve": 1}])
def test_while_the_terrain_is_open_it_is_shown_how_many_each_would_take(fields: dict[str, Any]) -> None:
    match = undecided("marsh_flowers", **fields)
    for terrain, count in match.view(None)["due_on"].items():
        assert count == due(walk(match, f"play {terrain}"))
    assert match.view(None)["due_on"].keys() == {"marsh", "flowers"}
    assert walk(match, "play marsh").view(None)["due_on"] == {}


@pytest.mark.rule("KB-13.25")
def test_marsh_and_desert_two_settlements_or_three() -> None:
    match = undecided("marsh_desert")
    marsh = walk(match, "play marsh", "build q3", "build p4")
    desert = walk(match, "play desert", "build k5", "build k6", "build k7")
    assert can_end(marsh)
    assert can_end(desert)
    assert settlements(marsh) <= land(BOARD, "marsh")
    assert settlements(desert) <= land(BOARD, "desert")
    with pytest.raises(IllegalAction):
        walk(match, "play marsh", "build k5")


@pytest.mark.rule("KB-13.17")
def test_marsh_is_buildable() -> None:
    # The Refuge goes to any buildable terrain; of the cells next to a13 only a14 is marsh.
    match = walk(marshlands("a13 n9", tiles=["refuge@m9"]), "use refuge", "lift a13")
    assert cells(match) == {"b13", "a12", "a14"}
    assert "a14" in land(BOARD, "marsh")
    # The Tower: e1 is the only marsh cell on the edge of this board.
    tower = marshlands("d2 f15", tiles=["tower@f14"], quadrants=("temple", "oracle", "tower", "barn"))
    assert cells(walk(tower, "use tower")) == {"d1", "e1"}


@pytest.mark.rule("KB-13.18")
def test_there_are_five_cards_with_two_terrains() -> None:
    table = bw.new("kingdom_builder", players=2, seed=3, options={"quadrants": list(BOARD)}).view(None)
    assert Counter(table["unseen"]) + Counter(table["open"]) == Counter(
        dict.fromkeys(TERRAINS, 5) | dict.fromkeys(TWO_TERRAINS, 1)
    )


@pytest.mark.rule("KB-13.18")
@pytest.mark.parametrize("other", TERRAINS)
def test_each_of_them_shows_marsh_and_another_terrain(other: str) -> None:
    assert terrains(undecided(f"marsh_{other}")) == {"marsh", other}


# -- the choice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.19")
@pytest.mark.parametrize(
    ("open_cards", "expected"),
    [
        (("grass", "desert"), {"grass", "desert"}),
        (("marsh_grass", "desert"), {"marsh", "grass", "desert"}),
        (("marsh_grass", "marsh_forest"), {"marsh", "grass", "forest"}),
        (("marsh_grass", "grass"), {"marsh", "grass"}),
        (("grass", "desert", "forest"), {"grass", "desert", "forest"}),
    ],
)
def test_with_several_cards_open_every_terrain_they_show_can_be_chosen(
    open_cards: tuple[str, ...], expected: set[str]
) -> None:
    match = undecided(*open_cards, quadrants=CROSSED)
    assert options(match) == {f"play {terrain}" for terrain in expected}
    assert set(match.view(None)["choices"]) == expected
    assert rule(match, "terrain:flowers") == "KB-3.2"
    assert rule(match, "f1") == "KB-13.19"
    assert rule(match, "turn:end") == "KB-3.6"


@pytest.mark.rule("KB-13.19")
def test_equal_cards_leave_nothing_to_choose() -> None:
    match = marshlands("", open=["desert", "desert"], quadrants=CROSSED, played=None)
    assert cells(match) == land(CROSSED, "desert")


@pytest.mark.rule("KB-13.19")
def test_a_terrain_without_an_empty_cell_cannot_be_chosen() -> None:
    match = undecided("marsh_grass", others=tuple(full(CROSSED, "marsh")), quadrants=CROSSED)
    assert options(match) == {"play grass"}
    assert rule(match, "terrain:marsh") == "KB-13.19"
    assert due(walk(match, "play grass")) == 3


@pytest.mark.rule("KB-13.19")
def test_a_terrain_whose_empty_cells_are_all_guarded_cannot_be_chosen() -> None:
    rivals = full(CROSSED, "marsh", but="e1")
    assert terrains(undecided("marsh_grass", others=tuple(rivals), quadrants=CROSSED)) == {"marsh", "grass"}
    guarded = {"settlements": rivals[0], "warriors": "f1"}
    assert terrains(undecided("marsh_grass", others=(guarded,), quadrants=CROSSED)) == {"grass"}


@pytest.mark.rule("KB-13.19")
def test_marsh_must_be_taken_when_only_marsh_has_an_empty_cell() -> None:
    match = undecided("marsh_forest", others=tuple(full(CROSSED, "forest")), quadrants=CROSSED)
    assert options(match) == {"play marsh"}
    assert due(walk(match, "play marsh")) == 2


# -- what follows the terrain chosen ---------------------------------------------------------------------------


@pytest.mark.rule("KB-13.20")
@pytest.mark.parametrize("terrain", ["marsh", "grass"])
def test_the_oracle_follows_the_terrain_chosen(terrain: str) -> None:
    match = undecided("marsh_grass", own="r5", tiles=["oracle@r4"], quadrants=FOLLOWERS)
    assert cells(walk(match, f"play {terrain}", "use oracle")) == land(FOLLOWERS, terrain)


@pytest.mark.rule("KB-13.20")
@pytest.mark.parametrize("terrain", ["marsh", "grass"])
def test_the_barn_follows_the_terrain_chosen(terrain: str) -> None:
    match = undecided("marsh_grass", own="h13 t4", tiles=["barn@g13"], quadrants=FOLLOWERS)
    assert cells(walk(match, f"play {terrain}", "use barn", "lift t4")) == land(FOLLOWERS, terrain)


@pytest.mark.rule("KB-13.20")
def test_the_quarry_follows_the_terrain_chosen() -> None:
    own = "n13 d3"  # d3 touches marsh and no grass, n13 neither
    match = undecided("marsh_grass", own=own, tiles=["quarry@o13"], quadrants=FOLLOWERS)
    beside = neighbours(*own.split())
    assert puts(walk(match, "play marsh", "use quarry")) == land(FOLLOWERS, "marsh") & beside == {
        "d2", "e3", "c4", "d4"
    }  # fmt: skip
    assert puts(walk(match, "play grass", "build f1", "build f2", "build f3", "use quarry")) == {
        "e2", "g1", "g3", "f4"
    }  # fmt: skip


@pytest.mark.rule("KB-13.20")
@pytest.mark.parametrize("terrain", ["marsh", "grass"])
def test_the_cathedral_follows_the_terrain_chosen(terrain: str) -> None:
    match = undecided("marsh_grass", own="f12", tiles=["cathedral@e12"], colonies=2, quadrants=CROSSED)
    play(match, f"play {terrain}", "use cathedral")
    assert cells(match) == land(CROSSED, terrain)


@pytest.mark.rule("KB-13.20")
def test_after_the_mandatory_action_on_marsh_the_oracle_goes_on_marsh() -> None:
    match = undecided("marsh_grass", own="r5", tiles=["oracle@r4"], quadrants=FOLLOWERS)
    play(match, "play marsh", "build g9", "build h9", "use oracle")
    assert cells(match) == {"f10", "g10", "h10"}


# -- before the choice -----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.21")
def test_actions_that_depend_on_the_terrain_wait_for_the_choice() -> None:
    own = "r5 h13 n13 j9"
    held = ["oracle@r4", "barn@g13", "quarry@o13", "temple@i8"]
    match = undecided("marsh_grass", own=own, tiles=held, quadrants=FOLLOWERS)
    assert options(match) == {"play marsh", "play grass", "use temple"}
    assert {rule(match, tile) for tile in ("oracle", "barn", "quarry")} == {"KB-13.21"}
    assert tiles(walk(match, "play grass")) == {"oracle", "barn", "temple"}


@pytest.mark.rule("KB-13.21")
def test_an_action_taken_before_the_choice_leaves_it_open() -> None:
    match = undecided("marsh_grass", own="j9 n9", tiles=["temple@i8", "refuge@m9"])
    play(match, "use refuge", "lift n9", "move-to o9", "use temple", "remove o9")
    assert options(match) == {"play marsh", "play grass"}
    assert due(walk(match, "play marsh")) == 2


@pytest.mark.rule("KB-13.21")
def test_before_the_choice_the_cathedral_places_nothing() -> None:
    match = undecided("marsh_grass", own="f11", tiles=["cathedral@e12"], colonies=2, quadrants=CROSSED)
    play(match, "use cathedral")
    assert options(match) == {"take"}


@pytest.mark.rule("KB-13.21")
def test_with_an_empty_supply_the_terrain_is_chosen_for_extra_actions_or_not_at_all() -> None:
    crowd = sorted(land(FOLLOWERS, "canyon") - {"i12", "j13"})[:39]
    match = undecided("marsh_grass", own=" ".join([*crowd, "h13"]), tiles=["barn@g13"], due=0, quadrants=FOLLOWERS)
    assert options(match) == {"play marsh", "play grass", "end-turn"}
    play(match, "play marsh", "use barn", "lift h13")
    assert cells(match) <= land(FOLLOWERS, "marsh")
    play(match, f"move-to {min(cells(match))}")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-13.21")
def test_the_mandatory_action_waits_for_the_choice() -> None:
    match = undecided("marsh_grass")
    assert cells(match) == set()
    with pytest.raises(IllegalAction, match=r"KB-13\.19"):
        match.apply(0, "build f1")


@pytest.mark.rule("KB-13.21")
def test_a_fountain_without_a_cell_is_not_said_to_wait_for_the_choice() -> None:
    match = undecided("marsh_grass", own="o13", others=("n13 p13 n14 q13",), tiles=["fountain@o12"])
    assert "fountain" not in tiles(match)
    assert rule(match, "fountain") in ("KB-13.6", "KB-13.61")


@pytest.mark.rule("KB-13.21")
def test_a_tavern_without_a_line_is_not_said_to_wait_for_the_choice() -> None:
    match = undecided("marsh_grass", own="m18", tiles=["tavern@m17"], quadrants=CROSSED)
    assert "tavern" not in tiles(match)
    assert rule(match, "tavern") == "KB-6.14"


# -- after the choice ------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.22")
def test_the_choice_cannot_be_changed() -> None:
    match = undecided("marsh_grass", own="r5", tiles=["oracle@r4"], quadrants=FOLLOWERS)
    play(match, "play marsh")
    for action in ("build g9", "build h9", "use oracle", "build h10"):
        assert terrains(match) == set()
        assert rule(match, "terrain:grass") in ("KB-13.22", "KB-3.8")
        play(match, action)
    assert options(match) == {"end-turn"}
    assert rule(match, "terrain:grass") == "KB-13.22"


@pytest.mark.rule("KB-13.22")
def test_a_terrain_that_fills_up_before_the_first_settlement_is_chosen_anew() -> None:
    rivals = full(FOLLOWERS, "marsh", but="g9")
    match = undecided("marsh_grass", own="r5", others=tuple(rivals), tiles=["oracle@r4"], quadrants=FOLLOWERS)
    play(match, "play marsh", "use oracle", "build g9")
    assert options(match) == {"play grass"}
    play(match, "play grass")
    assert due(match) == 3
    assert cards(match)["removed"] == {}


@pytest.mark.rule("KB-13.22")
def test_then_the_choice_is_among_all_open_cards() -> None:
    rivals = full(CROSSED, "marsh", but="g9")
    own = "f11 j9"
    match = undecided(
        "marsh_grass", "desert", own=own, others=tuple(rivals), tiles=["cathedral@e12"], colonies=1, quadrants=CROSSED
    )
    play(match, "play marsh", "use cathedral", "build g9")
    assert options(match) == {"play grass", "play desert"}


@pytest.mark.rule("KB-13.22")
def test_a_terrain_that_fills_up_after_the_mandatory_action_is_not_chosen_anew() -> None:
    rivals = full(FOLLOWERS, "marsh", but="g9 h9 h10")
    match = undecided("marsh_grass", own="r5", others=tuple(rivals), tiles=["oracle@r4"], quadrants=FOLLOWERS)
    play(match, "play marsh", "build g9", "build h9", "use oracle", "build h10")
    assert options(match) == {"end-turn"}


# -- terrains that are full ------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.23")
@pytest.mark.parametrize("hand", [["marsh_canyon"], ["flowers", "marsh_canyon"], ["flowers", "canyon", "canyon"]])
def test_when_no_open_card_fits_all_of_them_leave_the_game_and_another_is_drawn(hand: list[str]) -> None:
    # Seat 1 begins its turn with cards without an empty cell; every card in the deck has one.
    own, *rivals = full(CROSSED, "marsh", "flowers", "canyon")
    seated = [{"hand": hand}, *rivals]
    left = ("grass", "forest", "forest", *hand)
    match = marshlands(own, *seated, quadrants=CROSSED, played="grass", placed=3, removed=rest(*left))
    assert match.view(None)["deck"] == 2
    before = Counter(match.view(None)["removed"])
    play(match, "end-turn")
    table = match.view(None)
    assert (player(match), table["open"], table["played"], table["due"]) == (1, ["forest"], "forest", 3)
    assert Counter(table["removed"]) - before == Counter(hand)
    assert cards(match)["discards"] == {"grass": 1}


@pytest.mark.rule("KB-13.23")
def test_cards_are_drawn_until_one_fits_and_it_may_have_two_terrains() -> None:
    # Seat 1 has no card and draws; of the cards in the game only that of marsh and forest has an empty cell.
    rivals = full(CROSSED, "flowers")
    left = ("grass", "flowers", "flowers", "flowers", "marsh_forest")
    gone = Counter[int]()
    for seed in range(40):
        match = marshlands("", *rivals, quadrants=CROSSED, played="grass", placed=3, removed=rest(*left), seed=seed)
        before = match.view(None)["removed"]["flowers"]
        play(match, "end-turn")
        table = match.view(None)
        if table["open"] == ["marsh_forest"]:  # otherwise it is in the hand of seat 0
            assert terrains(match) == {"marsh", "forest"}
            assert cells(match) == set()
            gone[table["removed"]["flowers"] - before] += 1
        else:
            assert match.position()["seats"][0]["hand"] == "marsh_forest" or table["open"] == ["grass"]
    assert set(gone) == {0, 1, 2}


@pytest.mark.rule("KB-13.24")
def test_when_marsh_runs_out_in_mid_action_the_rest_goes_on_the_next_cards_terrain() -> None:
    rivals = full(CROSSED, "marsh", but="e1")
    match = undecided("marsh_grass", others=tuple(rivals), quadrants=CROSSED, removed=rest("marsh_grass", "desert"))
    play(match, "play marsh")
    assert due(match) == 2
    play(match, "build e1")
    table = match.view(None)
    assert (table["open"], table["played"], table["due"]) == (["desert"], "desert", 1)
    assert table["discards"]["marsh_grass"] == 1
    # The desert cells c1 and d1 touch e1's neighbours only; d1 touches e1 itself.
    assert cells(match) == {"d1"}
    play(match, "build d1")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-13.24")
def test_in_mid_action_exactly_the_settlements_still_due_go_on_marsh() -> None:
    rivals = full(CROSSED, "grass", but="f1")
    match = marshlands(
        "", *rivals, quadrants=CROSSED, played="grass", reserve=1, supply=39, removed=rest("grass", "marsh_grass")
    )
    assert due(match) == 4
    play(match, "build f1")
    assert options(match) == {"play marsh"}
    play(match, "play marsh")
    assert due(match) == 3
    play(match, "build e1", "build d2", "build d3")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-13.24")
def test_in_mid_action_a_card_with_two_terrains_is_chosen_from_and_no_tile_is_used() -> None:
    rivals = full(FOLLOWERS, "grass", but="f1")
    match = marshlands(
        "j9 a1", *rivals, quadrants=FOLLOWERS, played="grass", tiles=["temple@i8"],
        removed=rest("grass", "marsh_desert"),
    )  # fmt: skip
    assert tiles(match) == {"temple"}
    play(match, "build f1")
    assert options(match) == {"play marsh", "play desert"}
    assert rule(match, "temple") == "KB-3.5"
    assert due(walk(match, "play desert")) == due(walk(match, "play marsh")) == 2


@pytest.mark.rule("KB-13.24")
def test_in_mid_action_all_open_cards_go_to_the_discards() -> None:
    rivals = full(CROSSED, "marsh", but="e1")
    match = undecided(
        "marsh_grass", "forest", others=tuple(rivals), quadrants=CROSSED,
        removed=rest("marsh_grass", "forest", "desert"),
    )  # fmt: skip
    before = match.view(None)["removed"]
    play(match, "play marsh", "build e1")
    table = match.view(None)
    assert table["open"] == ["desert"]
    assert {kind for kind, count in table["discards"].items() if count} == {"marsh_grass", "forest"}
    assert table["removed"] == before
