"""BL-13: cattle are placed on pastures."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boonlake.table import changes, grazing, notations, play, player_of, reason, space_of

#: Two pastures with tiles beside them, and pastures for cattle that stand elsewhere.
MAP = {"5": "s01", "6": "pasture", "9": "s04", "3": "s03", "30": "s05", "33": "pasture", "31": "pasture", "14": "s08"}
TABLE = {"table": {"map": MAP}}


@pytest.mark.rule("BL-13.1")
def test_a_pasture_holds_four() -> None:
    match = grazing(others=[{"cattle": "6 2"}, {"cattle": "6 1 33 4"}], ranch=5, **TABLE)
    assert notations(match, 0, "graze") == ["graze 6", "graze 31"]
    assert reason(match, "space:33") == ("BL-13.1", "pasture-full")
    assert reason(match, "space:5") == ("BL-13.1", "no-pasture")
    assert reason(match, "space:1") == ("BL-13.1", "no-pasture")
    play(match, "graze 6")
    assert space_of(match, 6)["herd"] == [1, 2, 1]


@pytest.mark.parametrize("there", [0, 1, 2, 3])
@pytest.mark.rule("BL-13.2")
def test_cattle_cost_one_more_than_there_are(there: int) -> None:
    """Whoever owns them."""
    for seats in ([{}, {"cattle": f"6 {there}"}], [{"cattle": f"6 {there}"}, {}]):
        if not there:
            seats = [{}, {}]
        seat, other = seats
        match = grazing(ranch=there + 1, others=[other], **seat, **TABLE)
        extra = 1 if seat and there == 3 else 0  # the own fourth head of cattle costs one more
        if extra:
            match = grazing(ranch=there + 2, others=[other], **seat, **TABLE)
            play(match, "graze 6", "replace 0")
            assert player_of(match)["ranch"] == 0
            continue
        assert changes(match, "graze 6")["ranch"] == -there - 1
        poor = grazing(ranch=there, others=[other], hand="golden_school", **seat, **TABLE)
        assert reason(poor, "space:6") == ("BL-13.2", "too-few-inhabitants")


@pytest.mark.parametrize(("own", "extra"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
@pytest.mark.rule("BL-13.3", "BL-13.4", "BL-13.7")
def test_the_fourth_and_the_fifth_cost_more(own: int, extra: int) -> None:
    """Each extra inhabitant may be replaced by 4 points."""
    cattle = {"cattle": f"33 {own}"} if own else {}
    for replaced in range(extra + 1):
        match = grazing(ranch=5, **cattle, **TABLE)
        moves = [f"replace {replaced}"] if extra else []
        got = changes(match, "graze 6", *moves)
        assert (got["ranch"], got.get("vp", 0)) == (-1 - extra + replaced, -4 * replaced)
    if extra:
        match = play(grazing(ranch=5, **cattle, **TABLE), "graze 6")
        assert notations(match) == [f"replace {count}" for count in range(extra + 1)]


@pytest.mark.rule("BL-13.5")
def test_points_never_replace_the_basic_inhabitants() -> None:
    seat: dict[str, Any] = {"cattle": "33 4", "vp": 90, "others": [{"cattle": "6 1"}]}
    assert "graze 6" not in notations(grazing(ranch=1, **seat, **TABLE))
    assert changes(grazing(ranch=2, **seat, **TABLE), "graze 6") == {"ranch": -2, "supply": 2, "cattle": 1, "vp": -8}


@pytest.mark.rule("BL-13.7")
def test_what_must_be_replaced_is_not_asked_for() -> None:
    assert changes(grazing(cattle="33 4", ranch=1, **TABLE), "graze 6")["vp"] == -8
    for ranch, choices in ((2, [1, 2]), (3, [0, 1, 2])):
        match = play(grazing(cattle="33 4", ranch=ranch, **TABLE), "graze 6")
        assert notations(match) == [f"replace {count}" for count in choices]
        assert reason(match, "replace 3") == ("BL-11.8", "not-replaceable")


@pytest.mark.rule("BL-13.6")
def test_cards_spare_inhabitants_basic_ones_first() -> None:
    one, two, three = "bright_cattle_drive", "dusky_cattle_drive", "silent_cattle_drive"
    assert changes(grazing(played=one, ranch=0, **TABLE), "graze 6") == {"cattle": 1}
    seat: dict[str, Any] = {"others": [{"cattle": "6 2"}]}
    assert changes(grazing(played=f"{one} {two}", **seat, **TABLE), "graze 6")["ranch"] == -1
    # the fifth on an empty pasture costs 1 and 2 extra: with one card the extra ones are left, with three nothing
    fifth: dict[str, Any] = {"cattle": "33 4", "ranch": 3}
    match = play(grazing(played=one, **fifth, **TABLE), "graze 6")
    assert notations(match) == ["replace 0", "replace 1", "replace 2"]
    assert changes(match, "replace 2") == {"cattle": 1, "vp": -8}
    match = play(grazing(played=f"{one} {two}", **fifth, **TABLE), "graze 6")
    assert notations(match) == ["replace 0", "replace 1"]
    assert changes(grazing(played=f"{one} {two} {three}", **fifth, **TABLE), "graze 6") == {"cattle": 1}


@pytest.mark.rule("BL-13.8")
def test_cattle_leave_the_board_from_the_top_down() -> None:
    """The income of their recesses: 2 points, 1 point and 1 coin, then 2, 3 and 3 points."""
    points, coins = [], []
    for gone in range(6):
        herd = {"cattle": f"33 {min(gone, 4)} 31 {gone - 4}" if gone > 4 else f"33 {gone}"} if gone else {}
        mine = player_of(grazing(ranch=0, hand="golden_school", **herd, **TABLE))["income"]
        points.append(mine["vp"])
        coins.append(mine["coins"] - 2)
    assert points == [0, 2, 3, 5, 8, 11]
    assert coins == [0, 0, 1, 1, 1, 1]
    match = grazing(**TABLE)
    assert changes(match, "graze 6") == {"ranch": -1, "supply": 1, "cattle": 1}


@pytest.mark.rule("BL-13.9")
def test_two_coins_for_each_house_beside_the_pasture() -> None:
    """Of any owner, two on one tile both; 3 lies across the canal, 14 is far away."""
    match = grazing(homes="5a 14a", others=[{"homes": "5b 9a"}, {"homes": "3a", "settlers": "9b"}], **TABLE)
    assert changes(match, "graze 6")["coins"] == 8
    assert [player_of(match, other)["coins"] for other in (1, 2)] == [0, 0]


@pytest.mark.rule("BL-13.9")
def test_a_house_over_a_bridge_counts() -> None:
    table = {"map": {"9": "pasture", "16": "s03", "5": "s01"}}
    assert changes(grazing(others=[{"homes": "16a"}], table=table), "graze 9")["coins"] == 2


@pytest.mark.rule("BL-13.10")
def test_villages_and_inhabitants_bring_no_coins() -> None:
    match = grazing(towns="5a", settlers="9a", others=[{"towns": "5b"}], **TABLE)
    assert "coins" not in changes(match, "graze 6")
    # in a scoring it is the other way round
    assert player_of(match)["income"]["vp"] == 2 + 2 + 2  # a village and a head of cattle gone, two villages beside
    houses = play(grazing(homes="5a", others=[{"homes": "5b"}], **TABLE), "graze 6")
    assert player_of(houses)["income"]["vp"] == 2
