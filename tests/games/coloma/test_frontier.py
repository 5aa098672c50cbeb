"""Site 5: gunmen by whole rows, tents on events and in regions."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match
from tests.games.coloma.table import at, choose, notations, play, reason, state_of
from tests.games.coloma.turns import has, in_turn, seat, shootout, verbs

REGIONS = {
    "bear_river": {"auburn"},
    "middle_fork": {"auburn", "georgetown"},
    "high_sierra": {"georgetown", "hangtown"},
    "cosumnes": {"hangtown", "folsom"},
    "sacramento_valley": {"folsom"},
}
TOWNS = ("auburn", "georgetown", "hangtown", "folsom")


def rows_of(match: Match) -> list[int | None]:
    """Who stands in each row."""
    return [row["owner"] for row in match.view(None)["rows"]]


# -- both sections ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-10.1")
@pytest.mark.parametrize(
    "moves",
    [
        ["fill 1", "pitch 1", "settle cosumnes", "pitch 3"],
        ["pitch 1", "settle cosumnes", "fill 1", "pitch 3"],
        ["pitch 3", "pitch 1", "settle cosumnes", "fill 1"],
    ],
)
def test_a_row_and_any_number_of_tents_in_any_order(moves: list[str]) -> None:
    match = in_turn(5, {"dudes": 2, "tents": 3, "wagon": "hangtown"})
    play(match, *moves)
    assert rows_of(match)[0] == 0
    assert has(match, "events", "regions", "tents") == (["1", "3"], ["cosumnes"], 0)


@pytest.mark.rule("CO-10.1")
def test_gunmen_and_tents_may_each_be_left_out() -> None:
    tents = in_turn(5, {"dudes": 2})
    play(tents, "pitch 2", "end-turn")
    gunmen = in_turn(5, {"dudes": 2})
    play(gunmen, "fill 2", "end-turn")
    neither = in_turn(5, {"dudes": 2})
    play(neither, "end-turn")
    assert rows_of(tents)[1] is rows_of(neither)[1] is None
    assert rows_of(gunmen)[1] == 0
    assert [has(match, "tents")[0] for match in (tents, gunmen, neither)] == [0, 1, 1]


@pytest.mark.rule("CO-10.2")
def test_the_secondary_section_gives_one_tent() -> None:
    match = in_turn(5, {"tents": 1})
    play(match, "act 5b")
    assert has(match, "tents", "canvas") == (2, 6)
    assert "act 5b" not in notations(match)
    assert {f"pitch {event}" for event in range(1, 6)} <= set(notations(match))


@pytest.mark.rule("CO-10.2")
def test_the_tent_of_the_secondary_section_can_be_pitched_at_once() -> None:
    match = in_turn(5, {"tents": 0})
    assert not verbs(match, "pitch")
    play(match, "act 5b", "pitch 4")
    assert has(match, "tents", "events") == (0, ["4"])


# -- gunmen ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-10.3", "CO-10.5")
@pytest.mark.parametrize(("row", "size"), list(enumerate((2, 2, 3, 3, 4, 4), 1)))
def test_gunmen_come_from_the_cabin_and_fill_a_whole_row(row: int, size: int) -> None:
    match = in_turn(5, {"dudes": 6})
    play(match, f"fill {row}")
    assert match.view(None)["rows"][row - 1] == {"id": str(row), "size": size, "owner": 0, "neutral": False}
    assert has(match, "dudes", "supply", "gunmen") == (6 - size, 6, size)
    assert match.view(None)["gunmen"] == size


@pytest.mark.rule("CO-10.3")
def test_only_empty_rows_are_filled() -> None:
    match = in_turn(5, {"dudes": 8}, rows=["nobody", "1", "nobody", "0", "nobody", "nobody"])
    assert verbs(match, "fill") == ["1", "3", "5", "6"]
    assert reason(match, "row:2") == reason(match, "row:4") == ("CO-10.3", "row-taken")


@pytest.mark.rule("CO-10.4")
@pytest.mark.parametrize(
    ("dudes", "rows"), [(0, []), (1, []), (2, ["1", "2"]), (3, ["1", "2", "3", "4"]), (4, list("123456"))]
)
def test_a_row_is_filled_completely_or_not_at_all(dudes: int, rows: list[str]) -> None:
    match = in_turn(5, {"dudes": dudes})
    assert verbs(match, "fill") == rows
    if dudes < 4:
        assert reason(match, "row:6") == ("CO-10.4", "row-too-long")


ROWS_OF_A_TURN: list[tuple[dict[str, Any], dict[str, Any], list[str]]] = [
    ({"barrels": "gunpowder 1"}, {}, ["open gunpowder"]),
    ({"special": "vigilante", "used": "oats 1"}, {"specialities": "deluxe"}, ["practise vigilante"]),
]


@pytest.mark.rule("CO-10.6")
@pytest.mark.parametrize(("seat", "fields", "other"), ROWS_OF_A_TURN)
def test_one_row_a_turn_whatever_allows_it(seat: dict[str, Any], fields: dict[str, Any], other: list[str]) -> None:
    """First the site, then a barrel or the speciality; and the other way round."""
    match = in_turn(5, {"dudes": 9, **seat}, **fields)
    play(match, "fill 1")
    assert not verbs(match, "fill")
    assert reason(match, "row:2") == ("CO-10.6", "row-done")
    if other[0] in notations(match):
        play(match, *other)
    assert "end-turn" in notations(match)
    assert rows_of(match).count(0) == 1
    again = in_turn(5, {"dudes": 9, **seat}, **fields)
    play(again, *other, "fill 5")
    assert "end-turn" in notations(again)
    assert not verbs(again, "fill")


@pytest.mark.rule("CO-10.6")
def test_a_row_of_a_canyon_counts_as_well() -> None:
    """Gunsmoke Gulch, through the signpost: a river with the saw of site 2, then gunpowder."""
    seat = {"dudes": 9, "gold": 1, "board": "gunsmoke_gulch", "barrels": "gunpowder 1", "site": 3}
    match = in_turn(3, seat, round=1, barricade=4, boards="b")
    play(match, "survey 1 saw", "fill 1", "open gunpowder")
    assert rows_of(match) == [0, None, None, None, None, None]
    assert "end-turn" in notations(match)


@pytest.mark.rule("CO-10.7", "CO-10.8")
def test_gunmen_stay_and_more_rows_are_filled_in_later_turns_of_the_year() -> None:
    match = in_turn(5, {"dudes": 8}, players=3)
    play(match, "fill 1", "end-turn")
    choose(match, 5, 1, 3)
    for other in (1, 2):
        match.apply(other, "end-turn")
    assert verbs(match, "fill") == ["2", "3", "4", "5", "6"]
    play(match, "fill 5", "end-turn")
    assert rows_of(match) == [0, None, None, None, 0, None]
    assert seat(match)["gunmen"] == 6


@pytest.mark.rule("CO-10.8")
def test_gunmen_leave_when_the_year_ends() -> None:
    match = shootout({"dudes": 3}, rows=["0", "nobody", "nobody", "nobody", "nobody", "nobody"])
    assert match.view(None)["year"] == "1849"
    assert rows_of(match) == [None] * 6


# -- tents -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-10.9")
def test_a_tent_goes_from_the_cabin_to_an_event_without_an_own_one() -> None:
    match = in_turn(5, {"tents": 2, "events": [2]}, {"events": [1, 2]})
    assert verbs(match, "pitch") == ["1", "3", "4", "5"]
    assert reason(match, "event:2") == ("CO-10.9", "tent-there")
    play(match, "pitch 1")
    assert has(match, "events", "tents", "canvas") == (["1", "2"], 1, 5)
    play(match, "pitch 5")
    assert not verbs(match, "pitch")
    assert reason(match, "event:3") == ("CO-10.9", "no-tent")


@pytest.mark.rule("CO-10.10", "CO-10.12")
@pytest.mark.parametrize("region", REGIONS)
def test_a_tent_goes_to_a_region_next_to_the_town_of_the_wagon(region: str) -> None:
    for town in TOWNS:
        match = in_turn(5, {"wagon": town})
        assert (region in verbs(match, "settle")) == (town in REGIONS[region])
        if town in REGIONS[region]:
            play(match, f"settle {region}")
            assert has(match, "regions", "tents", "canvas") == ([region], 0, 7)
        else:
            assert reason(match, f"region:{region}") == ("CO-10.10", "wagon-elsewhere")


@pytest.mark.rule("CO-10.10")
def test_no_region_takes_a_second_own_tent() -> None:
    match = in_turn(5, {"wagon": "auburn", "tents": 2, "regions": "bear_river"})
    assert verbs(match, "settle") == ["middle_fork"]
    assert reason(match, "region:bear_river") == ("CO-10.9", "tent-there")
    play(match, "settle middle_fork")
    assert not verbs(match, "settle")


@pytest.mark.rule("CO-10.10", "CO-10.11")
@pytest.mark.parametrize("wagon", ["coloma", "garden_valley", "ophir", "horseshoe_5", "diamond_springs"])
def test_only_a_wagon_in_a_big_town_is_next_to_regions(wagon: str) -> None:
    match = in_turn(5, {"wagon": wagon})
    assert not verbs(match, "settle")
    assert all(reason(match, f"region:{region}") == ("CO-10.10", "wagon-elsewhere") for region in REGIONS)


@pytest.mark.rule("CO-10.10")
def test_the_own_wagon_counts_and_no_other() -> None:
    assert not verbs(in_turn(5, {}, {"wagon": "auburn"}), "settle")


@pytest.mark.rule("CO-10.13")
def test_tents_of_several_players_share_events_and_regions() -> None:
    others: list[dict[str, Any]] = [{"events": [1], "regions": "cosumnes"} for _ in range(5)]
    match = in_turn(5, {"tents": 2, "wagon": "folsom"}, *others, players=6)
    play(match, "pitch 1", "settle cosumnes")
    assert all(has(match, "events", "regions", player=player) == (["1"], ["cosumnes"]) for player in range(6))
    assert match.view(None)["sites"][0]["tents"] == list(range(6))


@pytest.mark.rule("CO-10.14")
def test_tents_stay_to_the_end_of_the_game() -> None:
    pitched = {"events": [1, 4], "regions": "cosumnes high_sierra"}
    match = shootout(pitched)
    assert has(match, "events", "regions") == (["1", "4"], ["high_sierra", "cosumnes"])
    last = shootout(pitched, year="1850")
    assert last.over
    assert has(last, "events", "regions") == (["1", "4"], ["high_sierra", "cosumnes"])
    turn = in_turn(5, {"wagon": "hangtown", **pitched})
    with pytest.raises(IllegalAction):
        play(turn, "pitch 1")
    with pytest.raises(IllegalAction):
        play(turn, "settle cosumnes")
    assert {words.split()[0] for words in notations(turn)} == {"fill", "pitch", "act", "end-turn"}


@pytest.mark.rule("CO-10.15")
def test_tents_on_events_are_worth_nothing_by_themselves() -> None:
    match = at(over=True, year="1850", round=5, seats=[{"events": [1, 2, 3, 4, 5]}, {}, {}])
    assert match.scores == [0, 0, 0]
    assert state_of(match).events[0].bit_count() == 5
