"""BL-10 and BL-12: inhabitants become houses, and rows of the board are emptied."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.match import Match
from tests.games.boonlake.table import (
    building,
    changes,
    developing,
    grazing,
    notations,
    piece_on,
    play,
    player_of,
    reason,
    scoring,
    turn,
)

#: Houses of player 0 on six sites, and one site more.
SIX = "5a 5b 9a 9b 14a 19a"
PASTURES = {"5": "s01", "9": "s02", "14": "s03", "19": "s04", "22": "s05", "30": "s06", "6": "pasture", "31": "pasture"}


def income(match: Match) -> int:
    found: int = player_of(match)["income"]["vp"]
    return found


# -- houses ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-10.1")
def test_to_upgrade_is_one_of_two_things() -> None:
    """The inhabitant on 5b, or the house on 5a, which has three presences around."""
    match = developing(homes="5a", settlers="5b 9a 9b", others=[{"settlers": "14a"}])
    assert notations(match, 0, "upgrade") == ["upgrade 5a", "upgrade 5b", "upgrade 9a", "upgrade 9b"]
    assert reason(match, "site:14a") == ("BL-9.2", "site-taken")
    assert reason(match, "upgrade 22a") == ("BL-9.4", "site-cost")
    assert reason(developing(), "upgrade 9a") == ("BL-10.1", "not-your-piece")
    village = developing(towns="5a", ranch=3)
    assert reason(village, "upgrade 5a") == ("BL-10.1", "village-is-all")


@pytest.mark.rule("BL-10.2", "BL-10.3")
def test_a_house_costs_an_inhabitant_and_replaces_another() -> None:
    match = developing(settlers="5a")
    assert changes(match, "upgrade 5a") == {"ranch": -1, "supply": 2, "houses": 1}
    assert piece_on(match, "5a") == (0, "house")
    empty = developing(settlers="5a", ranch=0, hand="golden_school")
    assert reason(empty, "upgrade 5a") == ("BL-10.2", "empty-ranch")


@pytest.mark.rule("BL-10.3")
def test_houses_leave_the_board_from_the_highest_row_down() -> None:
    """The income of the recesses: 1, 2, 2, 2, 2 and 2 coins, in the last row 1 and 2 points too."""
    coins, points = [], []
    for gone in range(7):
        homes = " ".join(SIX.split()[:gone])
        mine = player_of(developing(players=2, homes=homes, ranch=0, hand="golden_school"))["income"]
        coins.append(mine["coins"] - 2)
        points.append(mine["vp"])
    assert coins == [0, 1, 3, 5, 7, 9, 11]
    assert points == [0, 0, 0, 0, 0, 1, 3]


@pytest.mark.rule("BL-10.4", "BL-10.6")
def test_a_house_that_was_removed_is_used_again() -> None:
    """It empties no recess: six are empty already, and the row bonus is not due once more."""
    homes = "5a 5b 9a 9b"
    match = developing(players=2, homes=homes, removed=2, towns="14a 22a", settlers="19a", ranch=1)
    before = player_of(match)["income"]
    assert changes(match, "upgrade 19a") == {"ranch": -1, "supply": 2, "spare": -1}
    assert player_of(match)["income"] == before
    assert player_of(match)["houses"] == 6


@pytest.mark.rule("BL-10.4")
def test_houses_on_the_board_are_used_first() -> None:
    match = developing(players=2, homes="5a", removed=1, towns="14a", settlers="19a")
    assert changes(match, "upgrade 19a") == {"ranch": -1, "supply": 2, "houses": 1}


@pytest.mark.rule("BL-10.5")
def test_with_all_six_on_the_map_there_is_no_house() -> None:
    match = developing(players=2, homes=SIX, settlers="22a")
    assert "upgrade 22a" not in notations(match)
    assert reason(match, "upgrade 22a") == ("BL-10.5", "no-house-left")


# -- rows of the board -----------------------------------------------------------------------------------------


@pytest.mark.rule("BL-12.1", "BL-12.2")
def test_the_rows_of_the_board() -> None:
    rows = [
        {piece: sum(recess.row == row and recess.piece == piece for recess in CATALOG.recesses)
         for piece in ("house", "village", "cattle")}
        for row in range(1, 6)
    ]  # fmt: skip
    assert [tuple(row.values()) for row in rows] == [(2, 0, 1), (2, 1, 1), (2, 1, 1), (0, 1, 1), (0, 1, 1)]
    assert [recess.row for recess in CATALOG.recesses if recess.piece == "inhabitant"] == [1, 2]
    # of a kind the recesses stand from the top down
    for piece in ("house", "village", "cattle"):
        order = [recess.row for recess in CATALOG.recesses if recess.piece == piece]
        assert order == sorted(order)


@pytest.mark.rule("BL-12.3")
def test_two_houses_and_one_cattle_free_the_first_inhabitant() -> None:
    """Whichever of them leaves last."""
    house = developing(players=2, homes="5a", settlers="5b", cattle="6 1", table={"map": PASTURES})
    assert changes(house, "upgrade 5b") == {"supply": 2, "houses": 1, "freed": 1}  # 1 lost, 1 freed
    cattle = grazing(players=2, homes="14a 19b", table={"map": PASTURES})
    assert changes(cattle, "graze 6") == {"supply": 1, "cattle": 1, "freed": 1}
    for seat in ({"homes": "5a"}, {"homes": "5a", "cattle": "6 1"}):
        match = developing(players=2, settlers="14a", table={"map": PASTURES}, **seat)
        freed = changes(match, "upgrade 14a").get("freed", 0)
        assert freed == int("cattle" in seat)


@pytest.mark.rule("BL-12.4")
def test_the_second_one_is_freed_with_row_2() -> None:
    """4 houses, 1 village and 2 cattle; the last of them is a house, a village or cattle."""
    table = {"map": PASTURES}
    house = developing(players=2, homes="5a 5b", removed=1, towns="14a", settlers="19a", cattle="6 2", table=table)
    assert player_of(house)["freed"] == 1
    play(house, "upgrade 19a")
    assert (player_of(house)["freed"], player_of(house)["ranch"]) == (2, 3 - 1 + 1)
    village = developing(players=2, homes="5a 5b 9a 9b", cattle="6 2", table=table)
    assert player_of(village)["freed"] == 1
    play(village, "upgrade 5a")
    assert (player_of(village)["freed"], player_of(village)["ranch"]) == (2, 3 - 2 + 1)
    cattle = grazing(players=2, homes="14a 19a 22a", removed=1, towns="22b", cattle="6 1", table=table)
    assert player_of(cattle)["freed"] == 1
    play(cattle, "graze 31")
    assert (player_of(cattle)["freed"], player_of(cattle)["ranch"]) == (2, 3 - 1 + 1)


@pytest.mark.rule("BL-12.3", "BL-12.4")
def test_the_first_cattle_empty_row_1_only() -> None:
    match = grazing(players=2, homes="14a 19a 22a", removed=1, towns="22b", table={"map": PASTURES})
    assert player_of(match)["freed"] == 0
    play(match, "graze 31")
    assert player_of(match)["freed"] == 1


@pytest.mark.rule("BL-12.5")
def test_a_freed_inhabitant_can_be_used_at_once() -> None:
    """In Settle the left part empties the row; the right part then has an inhabitant."""
    seat: dict[str, Any] = {"homes": "5a", "settlers": "5b", "cattle": "6 1", "ranch": 1}
    match = turn("settle", players=2, table={"map": PASTURES}, **seat)
    play(match, "upgrade 5b")
    assert player_of(match)["ranch"] == 1
    assert "develop 9a" in notations(match)


@pytest.mark.rule("BL-12.6")
def test_a_freed_inhabitant_cannot_pay_for_what_frees_it() -> None:
    seat: dict[str, Any] = {"homes": "5a", "settlers": "5b", "cattle": "6 1", "ranch": 0}
    match = developing(players=2, table={"map": PASTURES}, hand="golden_school", **seat)
    assert reason(match, "upgrade 5b") == ("BL-10.2", "empty-ranch")
    cattle = grazing(players=2, homes="5a 5b", ranch=0, hand="golden_school", table={"map": PASTURES})
    assert reason(cattle, "space:6") == ("BL-13.2", "too-few-inhabitants")


@pytest.mark.rule("BL-12.7")
def test_the_empty_recess_pays_income() -> None:
    """2 points for the first inhabitant, 4 more for the second."""
    table = {"map": PASTURES}
    one = developing(players=2, homes="5a", settlers="5b", cattle="6 1", table=table)
    assert income(one) == 2  # of the cattle
    assert income(play(one, "upgrade 5b")) == 2 + 2
    match = scoring(players=2, homes="5a 5b", cattle="6 1", table=table)
    assert changes(match, "score sc01", "score sc01")["vp"] == -2 + 2 + 2  # the own tile is failed


@pytest.mark.rule("BL-12.8")
def test_a_freed_inhabitant_is_like_any_other() -> None:
    """All ten are somewhere: lost ones go to the supply, not to the recess."""
    seat: dict[str, Any] = {"homes": "5a 5b", "cattle": "6 1", "hand": "copper_envoy", "works": "stone 2 iron 2"}
    match = building(players=2, ranch=1, coins=2, table={"map": PASTURES}, **seat)
    assert (player_of(match)["freed"], player_of(match)["supply"]) == (1, 8)
    assert changes(match, "play copper_envoy", "take 1") == {"coins": 6, "cards": -1, "ranch": -1, "supply": 1}
    assert player_of(match)["freed"] == 1
