"""CO-13: drawing and putting back cards, and the limits of dudes, tents and horses."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match
from tests.games.coloma.table import barker_turn, changes, notations, play, player_of, reason, turn
from tests.games.coloma.test_buildings import CARDS

NAMES = list(CARDS)


def hand_but(*cards: str) -> str:
    """All cards but those and the Boarding House, which draws one."""
    return " ".join(name for name in NAMES if name not in {*cards, "boarding_house"})


def drawing(**seat: Any) -> Match:
    """A turn with a barrel that draws three cards."""
    return turn(1, barrels="blueprints 3", town="boarding_house", **seat)


@pytest.mark.rule("CO-13.1")
def test_a_hand_has_no_limit() -> None:
    match = drawing()
    assert changes(match, "open blueprints", "open blueprints", "open blueprints") == {"cards": 9, "coins": 3}
    match = drawing(hand=hand_but("bank"))
    assert changes(match, "use boarding_house") == {"cards": 1, "dudes": 2}
    assert (player_of(match)["cards"], player_of(match)["deck"]) == (15, 0)


@pytest.mark.rule("CO-13.2")
def test_a_card_given_up_goes_on_top_or_at_the_bottom() -> None:
    """The Maverick gives cards up."""
    table = {"specialities": "deluxe"}
    for verb, top, bottom in (("put-on-top", ["bank"], []), ("put-under", [], ["bank"])):
        match = turn(1, hand="bank stable", special="maverick", table=table)
        play(match, "practise maverick")
        assert set(notations(match)) == {
            f"{way} {card}" for way in ("put-on-top", "put-under") for card in ("bank", "stable")
        }
        assert reason(match, "card:saloon") == ("CO-13.2", "not-in-hand")
        play(match, f"{verb} bank")
        mine = player_of(match)
        assert (mine["hand"], mine["top"], mine["bottom"]) == (["stable"], top, bottom)
        assert mine["deck"] == 15


@pytest.mark.rule("CO-13.2", "CO-13.3")
def test_a_card_on_top_is_drawn_next_and_one_at_the_bottom_last() -> None:
    table = {"specialities": "deluxe"}
    match = turn(1, hand="bank", special="maverick", town="boarding_house", table=table)
    play(match, "practise maverick", "put-on-top bank", "take 1", "use boarding_house")
    assert player_of(match)["hand"] == ["bank"]
    for bottom in (["bank 0", "stable 0"], ["stable 0", "bank 0"]):
        match = drawing(hand=hand_but("bank", "stable", "quarry", "saloon"), deck={"bottom": bottom})
        before = set(player_of(match)["hand"])
        play(match, "open blueprints")
        first = bottom[0].split()[0]
        assert set(player_of(match)["hand"]) - before == {"quarry", "saloon", first}


@pytest.mark.rule("CO-13.3", "CO-13.4")
def test_an_empty_deck_is_not_shuffled_again_but_gives_points() -> None:
    match = drawing(hand=hand_but())
    assert player_of(match)["deck"] == 0
    assert changes(match, "open blueprints") == {"points": 3, "coins": 1}
    assert changes(match, "use boarding_house") == {"points": 1, "dudes": 2}
    assert player_of(match)["deck"] == 0


@pytest.mark.rule("CO-13.4")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_point_for_each_card_that_is_not_there(left: int) -> None:
    match = drawing(hand=hand_but(*["bank", "stable", "quarry"][:left]))
    gained = {"cards": left, "points": 3 - left, "coins": 1}
    assert changes(match, "open blueprints") == {good: count for good, count in gained.items() if count}


@pytest.mark.rule("CO-13.5")
@pytest.mark.parametrize("verb", ["put-on-top", "put-under"])
def test_a_card_put_back_on_an_empty_deck_can_be_drawn(verb: str) -> None:
    match = drawing(hand=hand_but(), special="maverick", table={"specialities": "deluxe"})
    play(match, "practise maverick", f"{verb} bank", "take 2")
    assert player_of(match)["deck"] == 1
    assert changes(match, "use boarding_house") == {"cards": 1, "dudes": 2}
    assert "bank" in player_of(match)["hand"]


# -- limits ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-13.6", "CO-13.8")
@pytest.mark.parametrize(("dudes", "gained"), [(12, {}), (11, {"dudes": 1}), (10, {"dudes": 2}), (9, {"dudes": 3})])
def test_twelve_dudes(dudes: int, gained: dict[str, int]) -> None:
    assert changes(turn(1, dudes=dudes, barrels="whiskey 1"), "open whiskey") == gained


@pytest.mark.rule("CO-13.6")
def test_dudes_elsewhere_cannot_be_gained() -> None:
    rows = {"rows": ["0", "nobody", "nobody", "nobody", "nobody", "0"]}
    match = turn(1, dudes=3, graves=1, barrels="whiskey 1", table=rows)
    assert (player_of(match)["supply"], player_of(match)["gunmen"]) == (2, 6)
    assert changes(match, "open whiskey") == {"dudes": 2}


@pytest.mark.rule("CO-13.6")
def test_eight_tents() -> None:
    match = turn(5, tents=1, events=[1, 2, 3, 4, 5], regions="cosumnes high_sierra", barrels="canvas 1")
    assert player_of(match)["canvas"] == 0
    assert "act 5b" not in notations(match)
    assert reason(match, "section:5b") == ("CO-13.6", "no-canvas")
    assert changes(match, "open canvas") == {}
    match = turn(5, tents=1, events=[1, 2, 3, 4, 5], regions="cosumnes")
    assert changes(match, "act 5b") == {"tents": 1}


@pytest.mark.rule("CO-13.7", "CO-13.8")
def test_six_horses() -> None:
    match = barker_turn(horses=5, barrels="oats 2")
    assert changes(match, "open oats") == {"horses": 1, "coins": 1}
    assert changes(match, "open oats") == {"coins": 1}
    assert player_of(match)["horses"] == 6
    assert reason(barker_turn(horses=6, coins=9), "ware:horse") == ("CO-11.4", "enough-horses")


@pytest.mark.rule("CO-13.8")
def test_what_is_above_a_limit_does_not_stop_the_rest() -> None:
    match = turn(1, dudes=12)
    assert changes(match, "work shovel") == {"gold": 1}
    match = turn(1, dudes=11, town="boarding_house")
    assert changes(match, "use boarding_house") == {"dudes": 1, "cards": 1}
