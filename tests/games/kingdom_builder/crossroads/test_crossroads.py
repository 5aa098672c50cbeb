"""KB-12.4 and KB-12.42 to KB-12.48: the Crossroads, and what a hand of two cards means."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import (
    CROSSROADS,
    MARSHLANDS,
    expanded,
    full,
    land,
    terrains,
    tile_states,
)
from tests.games.kingdom_builder.positions import (
    TERRAINS,
    all_but,
    can_end,
    cards,
    cells,
    neighbours,
    options,
    play,
    player,
    rule,
    seat,
    take_turn,
    tiles,
    walk,
)

# The Crossroads are at r5; q5, a forest cell, touches them.
FOUND = ("barracks_crossroads", "oracle", "quarry", "paddock")  # Crossroads h5, Oracle r4, Quarry e13, Paddock s13


def hands(match: Match) -> list[int]:
    return [seat(match, number)["cards_in_hand"] for number in range(len(match.view(None)["players"]))]


# -- drawing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.4")
def test_the_owner_draws_one_card_more_at_the_end_of_each_turn() -> None:
    match = expanded(CROSSROADS, "q5", {"hand": "grass"}, tiles=["crossroads"], placed=3)
    kinds = play(match, "end-turn")
    assert kinds.count("drew") == 2
    assert len(seat(match)["hand"]) == 2
    take_turn(match)
    assert player(match) == 0
    play(match, *[f"play {terrain}" for terrain in sorted(terrains(match))[:1]])
    take_turn(match)
    assert hands(match) == [2, 0]  # and again


@pytest.mark.rule("KB-12.4")
def test_others_draw_one_card() -> None:
    match = expanded(CROSSROADS, "q5", {"hand": "grass"}, tiles=["crossroads"], placed=3)
    play(match, "end-turn")
    take_turn(match)
    assert hands(match)[1] == 1


@pytest.mark.rule("KB-12.4", "KB-9.1")
def test_others_see_only_the_number_of_cards() -> None:
    match = expanded(CROSSROADS, "q5", {"hand": "grass"}, tiles=["crossroads"], placed=3)
    play(match, "end-turn")
    seen = match.view(1)["players"][0]
    assert (seen["hand"], seen["cards_in_hand"]) == (None, 2)


@pytest.mark.rule("KB-12.42")
def test_the_first_additional_card_is_drawn_in_the_turn_in_which_the_tile_was_gained() -> None:
    match = expanded(CROSSROADS, "p5", {"hand": "grass"}, played="forest", placed=2)
    play(match, "build q5")
    assert tile_states(match) == {"crossroads@r5": "new"}
    play(match, "end-turn")
    assert len(seat(match)["hand"]) == 2


@pytest.mark.rule("KB-12.4")
def test_the_crossroads_are_never_begun() -> None:
    match = expanded(CROSSROADS, "q5", tiles=["crossroads"])
    assert tiles(match) == set()
    assert rule(match, "crossroads") == "KB-12.4"
    assert tile_states(match) == {"crossroads@r5": "passive"}


# -- a hand of two ---------------------------------------------------------------------------------------------


def two_cards(*hand: str, **fields: Any) -> Match:
    """Seat 1 begins its turn with those cards."""
    rival = {"hand": list(hand), **fields.pop("rival", {})}
    match = expanded(CROSSROADS, "a1", rival, placed=3, **fields)
    play(match, "end-turn")
    return match


@pytest.mark.rule("KB-12.43", "KB-12.4")
def test_all_cards_in_hand_are_laid_open_and_the_player_chooses_among_them() -> None:
    match = two_cards("grass", "desert")
    view = match.view(None)
    assert (sorted(view["open"]), view["played"], sorted(view["choices"])) == (
        ["desert", "grass"],
        None,
        ["desert", "grass"],
    )
    assert seat(match, 1)["cards_in_hand"] == 0
    assert options(match) == {"play grass", "play desert"}
    kinds = play(match, "play desert")
    assert "terrain-chosen" in kinds
    assert (match.view(None)["played"], match.view(None)["due"]) == ("desert", 3)
    assert cells(match) == land(CROSSROADS, "desert")


@pytest.mark.rule("KB-12.43", "KB-13.22")
def test_the_choice_holds_for_the_whole_turn() -> None:
    match = two_cards("grass", "desert")
    play(match, "play desert")
    assert rule(match, "terrain:grass") == "KB-13.22"
    for _ in range(3):
        assert cells(match) <= land(CROSSROADS, "desert")
        play(match, f"build {min(cells(match))}")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-12.43", "KB-13.21")
def test_the_choice_holds_for_extra_actions_and_those_that_follow_the_card_wait_for_it() -> None:
    match = expanded(FOUND, "r3 e12", tiles=["oracle@r4", "quarry@e13"], played=None, open=["grass", "desert"])
    assert tiles(match) == set()
    assert rule(match, "oracle") == "KB-13.21"
    assert rule(match, "quarry") == "KB-13.21"
    for terrain in ("grass", "desert"):
        chosen = walk(match, f"play {terrain}")
        assert cells(walk(chosen, "use oracle")) <= land(FOUND, terrain)


@pytest.mark.rule("KB-12.43", "KB-13.19")
def test_refusals_while_the_terrain_is_to_be_chosen() -> None:
    match = two_cards("grass", "desert")
    expected = {"k1": "KB-13.19", "terrain:forest": "KB-3.2", "terrain:grass": None, "turn:end": "KB-3.6"}
    assert {target: rule(match, target) for target in expected} == expected


@pytest.mark.rule("KB-12.43", "KB-13.19")
def test_a_terrain_without_a_free_cell_cannot_be_chosen() -> None:
    rivals = full(CROSSROADS, "grass")
    match = expanded(CROSSROADS, "a1", {"hand": ["grass", "desert"]}, *rivals, placed=3)
    play(match, "end-turn")
    assert options(match) == {"play desert"}
    assert rule(match, "terrain:grass") == "KB-13.19"


@pytest.mark.rule("KB-12.43", "KB-13.23", "KB-3.17")
def test_if_no_card_in_hand_fits_all_of_them_leave_the_game() -> None:
    first, *others = [*full(CROSSROADS, "grass"), *full(CROSSROADS, "forest")]
    match = expanded(CROSSROADS, "", {"settlements": first, "hand": ["grass", "forest"]}, *others, placed=3,
                     played="desert", discards=all_but("grass", "forest", "desert", "canyon", "canyon"))  # fmt: skip
    play(match, "end-turn")
    assert cards(match)["removed"] == {"grass": 1, "forest": 1}
    assert (match.view(None)["open"], match.view(None)["played"]) == (["canyon"], "canyon")


@pytest.mark.rule("KB-12.43", "KB-13.24", "KB-3.18")
def test_when_the_terrain_runs_out_in_the_middle_both_open_cards_go_to_the_discards() -> None:
    rivals = full(CROSSROADS, "grass", but="k1")
    match = expanded(CROSSROADS, "n5", *rivals, played=None, open=["grass", "desert"],
                     discards=all_but("grass", "desert", "forest"))  # fmt: skip
    play(match, "play grass", "build k1")
    view = match.view(None)
    assert (view["played"], view["open"], view["due"], view["placed"]) == ("forest", ["forest"], 2, 1)
    assert (view["discards"]["grass"], view["discards"]["desert"]) == (5, 5)


@pytest.mark.rule("KB-12.44")
def test_at_the_end_of_the_turn_all_open_cards_go_to_the_discards() -> None:
    match = expanded(CROSSROADS, "n5", {"hand": "forest"}, played="grass", open=["grass", "desert"], placed=3)
    play(match, "end-turn")
    assert cards(match)["discards"] == {"grass": 1, "desert": 1}


@pytest.mark.rule("KB-12.44", "KB-3.12")
def test_the_open_cards_are_discarded_before_new_ones_are_drawn() -> None:
    # All other cards have left the game: what is drawn must be the two cards just discarded.
    match = expanded(CROSSROADS, "q5", {"hand": "forest"}, tiles=["crossroads"], played="grass", placed=3,
                     open=["grass", "desert"], removed=all_but("grass", "desert", "forest"))  # fmt: skip
    play(match, "end-turn")
    assert sorted(seat(match)["hand"]) == ["desert", "grass"]


@pytest.mark.rule("KB-12.45")
def test_who_loses_the_tile_keeps_the_cards_in_hand_and_then_draws_one_again() -> None:
    board = ("quarry", "barracks_crossroads", "city_hall_fort", "monastery_wagon")
    nomads = ["sword", "outpost", "treasure"]
    rival = {"settlements": "q5", "tiles": ["crossroads"], "hand": ["grass", "desert"]}
    match = expanded(board, "d6", rival, tiles=["sword"], nomads=nomads, placed=3)
    play(match, "use sword", "remove q5")
    assert tile_states(match, 1) == {}
    assert seat(match, 1)["hand"] == ["grass", "desert"]
    play(match, "end-turn")
    assert terrains(match) == {"grass", "desert"}
    play(match, "play grass")
    take_turn(match)
    assert hands(match)[1] == 1


@pytest.mark.rule("KB-12.45")
def test_who_loses_the_tile_in_the_own_turn_draws_one_card_at_its_end() -> None:
    match = expanded(FOUND, "g5 r13", tiles=["crossroads@h5", "paddock@s13"], placed=3)
    play(match, "use paddock", "lift g5")
    away = min(cell for cell in cells(match) if cell not in neighbours("h5"))
    play(match, f"move-to {away}", "end-turn")
    assert "crossroads@h5" not in tile_states(match)
    assert hands(match)[0] == 1


@pytest.mark.rule("KB-12.46")
def test_with_too_few_cards_the_player_draws_as_many_as_there_are() -> None:
    match = expanded(CROSSROADS, "q5", {"hand": "forest"}, tiles=["crossroads"], played="grass", placed=3,
                     removed=all_but("grass", "forest"))  # fmt: skip
    play(match, "end-turn")
    assert seat(match)["hand"] == ["grass"]
    none = expanded(CROSSROADS, "q5", {"hand": "forest"}, tiles=["crossroads"], played=None,
                    removed=all_but("forest"))  # fmt: skip
    play(none, "end-turn")
    assert seat(none)["hand"] == []


# -- two equal cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.47", "KB-16.10")
@pytest.mark.parametrize("fields", [{}, {"equal_cards": "ordinary"}])
def test_two_equal_cards_have_no_special_effect(fields: dict[str, Any]) -> None:
    match = two_cards("grass", "grass", **fields)
    view = match.view(None)
    assert (view["open"], view["played"], view["choices"]) == (["grass", "grass"], "grass", [])
    assert cells(match) == land(CROSSROADS, "grass")
    assert rule(match, "terrain:forest") in ("KB-13.22", "KB-3.2")
    take_turn(match)
    assert cards(match)["discards"]["grass"] >= 2


@pytest.mark.rule("KB-12.48", "KB-16.10")
def test_with_any_terrain_two_equal_cards_let_the_player_play_any_terrain() -> None:
    match = two_cards("grass", "grass", equal_cards="any_terrain")
    assert options(match) == {f"play {terrain}" for terrain in TERRAINS}
    play(match, "play forest")
    assert cells(match) == land(CROSSROADS, "forest") - {"a1"}
    while not can_end(match):
        play(match, f"build {min(cells(match))}")
    play(match, "end-turn")
    assert cards(match)["discards"] == {"grass": 3}  # the two of seat 1, and that of seat 0


@pytest.mark.rule("KB-12.48")
def test_with_any_terrain_one_card_or_two_different_ones_have_no_special_effect() -> None:
    different = two_cards("grass", "desert", equal_cards="any_terrain")
    assert terrains(different) == {"grass", "desert"}
    single = two_cards("grass", equal_cards="any_terrain")
    assert (terrains(single), single.view(None)["played"]) == (set(), "grass")


@pytest.mark.rule("KB-12.48")
def test_with_any_terrain_two_of_three_cards_will_do() -> None:
    match = two_cards("grass", "desert", "grass", equal_cards="any_terrain")
    assert terrains(match) == set(TERRAINS)


@pytest.mark.rule("KB-12.48")
def test_with_any_terrain_only_terrains_shown_on_cards_and_with_a_free_cell_can_be_played() -> None:
    board = ("barracks_crossroads", *MARSHLANDS[:2], "university_palisade")
    marsh = expanded(board, "a1", {"hand": ["grass", "grass"]}, placed=3, equal_cards="any_terrain")
    play(marsh, "end-turn")
    assert terrains(marsh) == {*TERRAINS, "marsh"}  # not farmland, water or mountain
    rivals = full(CROSSROADS, "flowers")
    taken = expanded(CROSSROADS, "a1", {"hand": ["grass", "grass"]}, *rivals, placed=3, equal_cards="any_terrain")
    play(taken, "end-turn")
    assert terrains(taken) == set(TERRAINS) - {"flowers"}


@pytest.mark.rule("KB-12.48", "KB-13.79")
def test_with_any_terrain_the_terrain_the_scouts_removed_cannot_be_played() -> None:
    cards = ["scouts", "knights", "miners"]
    scouted: dict[str, Any] = {"cards": cards, "scouted": "desert", "removed": {"desert": 5}}
    match = two_cards("grass", "grass", equal_cards="any_terrain", **scouted)
    assert options(match) == {f"play {terrain}" for terrain in TERRAINS if terrain != "desert"}
    assert rule(match, "terrain:desert") == "KB-3.2"
    again = bw.from_position(match.position())
    assert options(again) == options(match)
