"""CO-14 and the barrels of CO-23: using barrels, and what each does."""

from __future__ import annotations

import pytest

from tests.games.coloma.table import at, barker_turn, changes, choose, notations, play, player_of, reason, turn

HIDEOUT = {"hideout": ["oats", "strongbox", "nails", "canvas"]}


@pytest.mark.rule("CO-14.1")
def test_a_barrel_is_used_in_its_owners_turn_also_in_the_one_it_was_taken_in() -> None:
    match = barker_turn(table=HIDEOUT)
    play(match, "fetch 2")
    assert player_of(match)["barrels"] == {"strongbox": 1}
    assert changes(match, "open strongbox") == {"coins": 3}
    assert "open strongbox" not in notations(match)
    assert reason(match, "barrel:strongbox") == ("CO-14.1", "no-such-barrel")


@pytest.mark.rule("CO-14.1")
@pytest.mark.parametrize("site", [1, 2, 3, 4, 5])
def test_a_barrel_is_used_on_any_site(site: int) -> None:
    for barricade in (site, site % 5 + 1):
        match = turn(site, barrels="strongbox 1", table={"barricade": barricade})
        assert changes(match, "open strongbox") == {"coins": 3}


@pytest.mark.rule("CO-14.2")
def test_not_in_another_players_turn_or_between_turns() -> None:
    match = turn(1, others=[{"site": 1, "barrels": "strongbox 1"}])
    assert reason(match, "open strongbox", 1) == ("CO-25.1", "not-your-turn")
    match = at(3, seats=[{"barrels": "strongbox 1"}])
    assert notations(match, 0, "open") == []
    assert reason(match, "open strongbox") == ("CO-25.3", "no-part")
    match = turn(4, round=4, barrels="strongbox 1", gold=1)
    play(match, "end-turn")
    assert notations(match) == ["take 1", "decline"]


@pytest.mark.rule("CO-14.3")
def test_not_in_the_middle_of_a_drive_a_payment_or_an_effect() -> None:
    match = turn(4, horses=3, barrels="oats 1")
    play(match, "act 4a", "go garden_valley")
    assert notations(match, 0, "open") == []
    assert reason(match, "open oats") == ("CO-25.3", "no-part")
    match = turn(3, hand="bank", coins=9, gold=2, dudes=2, barrels="strongbox 1")
    play(match, "build bank hammer")
    assert notations(match) == ["pay 0", "pay 1", "pay 2"]
    match = turn(1, dudes=3, barrels="gunpowder 1 oats 1")
    play(match, "open gunpowder")
    assert notations(match, 0, "open") == []
    play(match, "decline")
    assert notations(match, 0, "open") == ["open oats"]


@pytest.mark.rule("CO-14.4")
def test_any_number_of_barrels_in_one_turn() -> None:
    match = turn(2, barrels="strongbox 3 oats 2 whiskey 1")
    moves = ["open strongbox"] * 3 + ["open oats"] * 2 + ["open whiskey"]
    assert changes(match, *moves) == {"coins": 11, "horses": 2, "dudes": 3}


@pytest.mark.rule("CO-14.5")
def test_a_used_barrel_stays_and_counts() -> None:
    """Smuggler's Bridge counts barrels."""
    match = turn(1, barrels="strongbox 1", rivers=[1], bridges="smugglers", table={"bridges": "smugglers 1"})
    before = match.points_now[0]
    play(match, "open strongbox")
    mine = player_of(match)
    assert (mine["barrels"], mine["used_barrels"]) == ({}, {"strongbox": 1})
    assert match.points_now[0] == before == 3 + 4
    play(match, "end-turn")
    assert player_of(match)["used_barrels"] == {"strongbox": 1}


@pytest.mark.rule("CO-14.6")
def test_a_discarded_barrel_leaves_its_owner() -> None:
    bridge = {"bridges": "smugglers 1"}
    match = barker_turn(town="cooperage", used="oats 2", rivers=[1], bridges="smugglers", table=bridge)
    before = match.points_now[0]
    play(match, "use cooperage")
    assert player_of(match)["used_barrels"] == {"oats": 1}
    assert match.points_now[0] == before - 4
    assert match.view(None)["discards"] == {"oats": 1}


@pytest.mark.rule("CO-14.7")
def test_only_a_used_barrel_is_discarded() -> None:
    match = barker_turn(town="cooperage", barrels="oats 1 nails 1", used="canvas 1")
    play(match, "use cooperage")
    assert match.view(None)["discards"] == {"canvas": 1}
    assert player_of(match)["barrels"] == {"oats": 1, "nails": 1}
    unused = barker_turn(town="cooperage", barrels="oats 1")
    assert "use cooperage" not in notations(unused)
    play(unused, "open oats", "use cooperage")
    assert unused.view(None)["discards"] == {"oats": 1}


@pytest.mark.rule("CO-14.8")
def test_barrels_that_are_left_at_the_end_count_and_do_nothing() -> None:
    bridge = {"bridges": "smugglers 1"}
    seat = {"barrels": "molasses 1", "used": "oats 1", "rivers": [1], "bridges": "smugglers"}
    match = at(3, year="1850", round=5, shootout="board", over=True, seats=[seat], **bridge)
    assert match.over
    assert match.scores[0] == 3 + 2 * 4
    assert player_of(match)["barrels"] == {"molasses": 1}


@pytest.mark.rule("CO-14.9")
def test_taken_barrels_lie_open() -> None:
    match = barker_turn(table=HIDEOUT)
    play(match, "fetch stack")
    taken = player_of(match)["barrels"]
    assert sum(taken.values()) == 1
    for viewer in (1, 2, None):
        assert match.view(viewer)["players"][0]["barrels"] == taken


# -- the barrels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("barrel", "gained"),
    [
        pytest.param("whiskey", {"dudes": 3}, marks=pytest.mark.rule("CO-23.29")),
        pytest.param("gold_dust", {"gold": 1, "coins": 1}, marks=pytest.mark.rule("CO-23.30")),
        pytest.param("strongbox", {"coins": 3}, marks=pytest.mark.rule("CO-23.31")),
        pytest.param("oats", {"horses": 1, "coins": 1}, marks=pytest.mark.rule("CO-23.32")),
        pytest.param("canvas", {"tents": 1}, marks=pytest.mark.rule("CO-23.33")),
        pytest.param("blueprints", {"cards": 3, "coins": 1}, marks=pytest.mark.rule("CO-23.34")),
        pytest.param("molasses", {"points": 3}, marks=pytest.mark.rule("CO-23.38")),
    ],
)
def test_barrels_that_give_goods(barrel: str, gained: dict[str, int]) -> None:
    match = turn(2, barrels=f"{barrel} 1")
    assert changes(match, f"open {barrel}") == gained
    assert player_of(match)["used_barrels"] == {barrel: 1}


@pytest.mark.rule("CO-23.35")
def test_axle_grease_is_a_wagon_action_with_one_more_movement() -> None:
    match = turn(1, barrels="axle_grease 1", horses=2)
    play(match, "open axle_grease", "go garden_valley", "go horseshoe_1")
    assert notations(match) == ["go georgetown", "stop"]
    assert changes(match, "go georgetown", "take 1") == {"gold": 1}
    # At site 4 the other wagon actions have no more of it.
    match = turn(4, barrels="axle_grease 1")
    play(match, "open axle_grease", "go garden_valley", "go horseshoe_1", "act 4a", "go georgetown")
    assert notations(match) == ["take 1", "take 2"]


@pytest.mark.rule("CO-23.36")
def test_gunpowder_brings_a_dude_and_may_fill_a_row() -> None:
    match = turn(1, dudes=3, barrels="gunpowder 1")
    assert changes(match, "open gunpowder") == {"dudes": 1}
    assert notations(match) == ["fill 1", "fill 2", "fill 3", "fill 4", "fill 5", "fill 6", "decline"]
    assert changes(match, "fill 6") == {"dudes": -4}
    assert match.view(None)["rows"][5]["owner"] == 0
    match = turn(1, dudes=3, barrels="gunpowder 1")
    assert changes(match, "open gunpowder", "decline") == {"dudes": 1}


@pytest.mark.rule("CO-23.37")
def test_nails_build_for_two_coins_less() -> None:
    match = turn(1, hand="bank stage_line", coins=2, dudes=1, barrels="nails 1")
    play(match, "open nails")
    assert notations(match) == ["build bank hammer", "decline"]
    assert changes(match, "build bank hammer") == {"coins": -2, "dudes": -1, "cards": -1}
    match = turn(1, hand="bank", coins=2, dudes=1, barrels="nails 1")
    assert changes(match, "open nails", "decline") == {}
    assert player_of(match)["used_barrels"] == {"nails": 1}


@pytest.mark.rule("CO-23.37")
def test_nails_build_no_hotel() -> None:
    match = turn(3, hand="bank", coins=9, dudes=4, barrels="nails 1", table={"hotels": True})
    play(match, "open nails")
    assert notations(match) == ["build bank hammer", "decline"]


def test_a_barrel_is_kept_for_later_rounds() -> None:
    match = turn(1, round=2, barrels="strongbox 1")
    play(match, "end-turn")
    choose(match, 1, 2, 4)
    assert "open strongbox" in notations(match)
