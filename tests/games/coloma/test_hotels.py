"""The hotels: built in the place of a building, with guests who are worth points at once."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match, new
from tests.games.coloma.table import notations, play, random_game, reason, spend
from tests.games.coloma.turns import BARKER, happened, has, in_turn, last_turn, seat, shootout, told, verbs

#: Enough for two of everything.
RICH = {"coins": 10, "gold": 6, "dudes": 10}


def hotels(*numbers: int) -> str:
    return " ".join(f"hotel_{number}" for number in numbers)


def with_hotels(site: int, owned: dict[str, Any], *others: dict[str, Any], **fields: Any) -> Match:
    """Player 0's turn with the first hotels already built, as many as it is said."""
    built = len(str(owned.get("hotels", "")).split())
    return in_turn(site, owned, *others, hotels=True, hotel_cards=hotels(*range(built + 1, 7)), **fields)


# -- building --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-19.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_hotels_a_player_lie_open(players: int) -> None:
    assert len(new("coloma", players, 1, {"hotels": True}).view(None)["hotels"]) == 2 * players
    assert new("coloma", players, 1).view(None)["hotels"] == []


@pytest.mark.rule("CO-19.1")
def test_without_the_module_there_are_none() -> None:
    match = in_turn(3, RICH)
    assert not verbs(match, "found")
    assert reason(match, "hotel:hotel_1") == ("CO-19.1", "no-hotels")


@pytest.mark.rule("CO-19.2")
@pytest.mark.parametrize(("tool", "other"), [("hammer", "saw"), ("saw", "hammer")])
def test_a_hotel_is_built_in_the_place_of_a_building(tool: str, other: str) -> None:
    match = with_hotels(3, {**RICH, "hand": "bank stable"})
    assert f"build bank {tool}" in notations(match)
    spend(match, f"found hotel_1 {tool}")
    assert has(match, "hotels") == (["hotel_1"],)
    assert match.view(None)["hotels"] == [f"hotel_{number}" for number in range(2, 7)]
    assert {words.split()[-1] for words in [*verbs(match, "build"), *verbs(match, "found")]} == {other}
    spend(match, f"build bank {other}")
    assert not verbs(match, "found")


@pytest.mark.rule("CO-19.2")
@pytest.mark.parametrize("site", [1, 2, 4, 5, BARKER])
def test_hotels_are_built_at_site_three_only(site: int) -> None:
    match = with_hotels(site, RICH)
    assert not verbs(match, "found")
    assert reason(match, "hotel:hotel_1") == ("CO-4.2", "not-at-site")


@pytest.mark.rule("CO-19.3")
@pytest.mark.parametrize(
    ("owned", "tools"),
    [
        ({"coins": 5, "dudes": 2}, ["hammer"]),
        ({"coins": 4, "dudes": 2}, []),
        ({"coins": 5, "dudes": 1}, []),
        ({"coins": 0, "gold": 3, "dudes": 1}, ["saw"]),
        ({"coins": 0, "gold": 2, "dudes": 2}, ["hammer"]),  # two nuggets worth 3 stand for the coins
        ({"coins": 9, "gold": 2, "dudes": 1}, []),
        ({"coins": 0, "gold": 3, "dudes": 0}, []),
    ],
)
def test_what_a_hotel_costs(owned: dict[str, int], tools: list[str]) -> None:
    match = with_hotels(3, owned)
    assert [words.split()[1] for words in verbs(match, "found") if words.startswith("hotel_1 ")] == tools


@pytest.mark.rule("CO-19.3")
def test_the_cost_is_paid() -> None:
    hammer = with_hotels(3, {"coins": 6, "dudes": 3})
    play(hammer, "found hotel_2 hammer")
    assert has(hammer, "coins", "dudes", "supply") == (1, 1, 11)
    saw = with_hotels(3, {"coins": 6, "gold": 4, "dudes": 3})
    play(saw, "found hotel_2 saw")
    assert has(saw, "coins", "gold", "dudes", "supply") == (6, 1, 2, 10)
    assert saw.view(None)["cart"] == 3


@pytest.mark.rule("CO-19.4")
def test_any_number_of_hotels_while_there_are_any() -> None:
    match = with_hotels(3, {**RICH, "hotels": hotels(1, 2, 3, 4, 5)})
    assert verbs(match, "found") == ["hotel_6 hammer", "hotel_6 saw"]
    play(match, "found hotel_6 saw")
    assert len(seat(match)["hotels"]) == 6
    gone = with_hotels(3, {**RICH, "hotels": hotels(1)})
    assert reason(gone, "hotel:hotel_1") == ("CO-19.4", "hotel-gone")
    assert reason(gone, "hotel:hotel_12") == ("CO-19.4", "hotel-gone")


# -- guests ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-19.5", "CO-19.6", "CO-19.7")
@pytest.mark.parametrize("built", [1, 2, 3])
def test_dudes_of_the_cabin_become_guests_for_two_points_each(built: int) -> None:
    match = with_hotels(5, {"dudes": 9, "hotels": hotels(*range(1, built + 1))})
    for guests in range(1, 2 * built + 1):
        play(match, "lodge")
        assert has(match, "guests", "points", "dudes", "supply") == (guests, 2 * guests, 9 - guests, 3)
    assert "lodge" not in notations(match)
    assert reason(match, "hotel:mine") == ("CO-19.6", "no-guest")


@pytest.mark.rule("CO-19.5")
def test_guests_come_from_the_cabin() -> None:
    match = with_hotels(5, {"dudes": 1, "hotels": hotels(1)})
    play(match, "lodge")
    assert "lodge" not in notations(match)
    assert reason(match, "hotel:mine") == ("CO-19.5", "no-guest")


@pytest.mark.rule("CO-19.5")
def test_guests_come_with_the_primary_section_of_site_five() -> None:
    """A row and tents go beside it, in any order; nowhere else is there a bed, and without an own hotel neither."""
    owned = {"dudes": 4, "hotels": hotels(1)}
    match = with_hotels(5, owned)
    play(match, "lodge", "fill 1", "pitch 1", "lodge")
    assert has(match, "guests", "gunmen", "events") == (2, 2, ["1"])
    for site in (1, 2, 3, 4, BARKER):
        assert "lodge" not in notations(with_hotels(site, owned))
    assert "lodge" not in notations(with_hotels(5, {"dudes": 4}))
    others = in_turn(5, {"dudes": 4}, {"hotels": hotels(1)}, hotels=True, hotel_cards=hotels(2, 3, 4, 5, 6))
    assert "lodge" not in notations(others)


@pytest.mark.rule("CO-19.6")
def test_beds_are_free_again_only_in_the_next_year() -> None:
    match = with_hotels(5, {"dudes": 4, "hotels": hotels(1, 2), "guests": 3})
    play(match, "lodge")
    assert "lodge" not in notations(match)
    assert has(match, "guests", "beds", "points") == (4, 4, 2)


@pytest.mark.rule("CO-19.8")
def test_guests_are_no_gunmen() -> None:
    match = last_turn(
        {"hotels": hotels(1), "guests": 2}, hotels=True, hotel_cards=hotels(2, 3, 4, 5, 6), outlaws=1, year="1850"
    )
    events = happened(match, "end-turn")
    assert {"player": 0} in told(events, "shootout-none")
    assert match.view(None)["gunmen"] == 0
    assert has(match, "guests", "graves") == (2, 2)


@pytest.mark.rule("CO-19.8")
def test_guests_pay_for_nothing_and_fill_no_row() -> None:
    owned = {"dudes": 1, "hotels": hotels(1), "guests": 2, "coins": 9, "hand": "bank newspaper"}
    assert not verbs(with_hotels(5, owned), "fill")
    assert verbs(with_hotels(3, owned), "build") == ["bank hammer"]
    buried = shootout(
        {"dudes": 0, "graves": 10, "hotels": hotels(1), "guests": 2},
        hotels=True,
        hotel_cards=hotels(2, 3, 4, 5, 6),
        year="1850",
    )
    assert has(buried, "guests", "graves") == (2, 10)


@pytest.mark.rule("CO-19.9")
def test_guests_go_to_the_supply_at_the_clean_up() -> None:
    """Then the first event gives 2 dudes. Their points are kept, and so is the hotel."""
    owned = {"dudes": 1, "hotels": hotels(1), "guests": 2, "points": 4}
    match = shootout(owned, hotels=True, hotel_cards=hotels(2, 3, 4, 5, 6), rows=["0", *["nobody"] * 5], outlaws=9)
    assert match.view(None)["year"] == "1849"
    assert has(match, "guests", "dudes", "supply", "hotels") == (0, 3, 9, ["hotel_1"])
    assert has(match, "points") == (7,)


# -- points and other modules ----------------------------------------------------------------------------------


@pytest.mark.rule("CO-19.10", "CO-19.11")
def test_a_hotel_is_worth_eight_points_and_no_building() -> None:
    owned = {"hotels": hotels(1, 2), "town": "bank", "rivers": [1], "bridges": "town"}
    match = with_hotels(1, owned, bridges="town 1")
    lines = {line.id: line.points for line in match.score_sheet[0].lines}
    assert (lines["hotels"], lines["buildings"], lines["bridges"]) == (16, 6, 2)
    assert match.points_now[0] == 16 + 6 + 2 + 3


@pytest.mark.rule("CO-19.12")
def test_what_builds_a_building_builds_no_hotel() -> None:
    """Nails, the Timber Canyon and the Homesteader."""
    nails = with_hotels(1, {**RICH, "hand": "bank", "barrels": "nails 1"})
    play(nails, "open nails")
    assert notations(nails) == ["build bank hammer", "decline"]
    canyon = with_hotels(2, {**RICH, "hand": "bank", "board": "timber_canyon"}, boards="b")
    play(canyon, "survey 1 saw")
    assert notations(canyon) == ["build bank hammer", "decline"]
    homesteader = with_hotels(1, {**RICH, "hand": "bank", "special": "homesteader"}, specialities="deluxe")
    play(homesteader, "practise homesteader")
    assert notations(homesteader) == ["build bank saw"]


@pytest.mark.rule("CO-19.13")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (1, {"specialities": "all", "boards": "b"}),
        (2, {"mules": True}),
        (2, {"mules": True, "specialities": "base", "boards": "b"}),
        (3, {"specialities": "deluxe", "speciality": "chosen"}),
        (6, {"boards": "b", "specialities": "all"}),
    ],
)
def test_hotels_go_with_every_other_module(players: int, options: dict[str, Any]) -> None:
    *_, match = random_game(players, 2, hotels=True, **options)
    assert match.over
    assert match.view(None)["with_hotels"]
