"""The Barker: tents and horses to buy, barrels to take, and the outlaws that come for them."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.coloma.catalog import CATALOG
from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match
from tests.games.coloma.table import notations, play, reason, state_of
from tests.games.coloma.turns import BARKER, has, in_turn, seat, verbs

OPEN = ["whiskey", "gold_dust", "strongbox", "oats"]
KINDS = [barrel.id for barrel in CATALOG.barrels]
#: All barrels but the four that lie open and one more.
MOST = " ".join(f"{kind} {2 if kind in [*OPEN, 'nails'] else 3}" for kind in KINDS)


def at_barker(*seats: dict[str, Any], **fields: Any) -> Match:
    """At the Barker's site, with the barricade elsewhere."""
    return in_turn(BARKER, *seats, **{"hideout": OPEN, **fields})


def hideout(match: Match) -> list[str | None]:
    """What lies open, from left to right."""
    return [slot["barrel"] for slot in match.view(None)["hideout"][1:]]


def outlaws(match: Match) -> int:
    found: int = match.view(None)["outlaws"]
    return found


# -- purchases -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-11.1", "CO-11.2")
def test_any_number_of_tents_and_horses_can_be_bought() -> None:
    match = at_barker({"coins": 12})
    play(match, "buy horse", "buy tent", "buy tent", "buy horse")
    assert notations(match) == ["buy horse", "check-out"]
    play(match, "check-out")
    assert has(match, "coins", "tents", "horses") == (2, 3, 3)
    assert "buy tent" not in notations(match)
    assert reason(match, "ware:horse") == ("CO-3.18", "section-done")


@pytest.mark.rule("CO-11.2")
@pytest.mark.parametrize(
    ("coins", "wares"), [(0, []), (1, []), (2, ["horse"]), (3, ["tent", "horse"]), (4, ["tent", "horse"])]
)
def test_a_tent_costs_three_coins_and_a_horse_two(coins: int, wares: list[str]) -> None:
    match = at_barker({"coins": coins})
    assert verbs(match, "buy") == wares
    for ware, price in (("tent", 3), ("horse", 2)):
        if ware in wares:
            shopping = at_barker({"coins": coins})
            play(shopping, f"buy {ware}")
            if "check-out" in notations(shopping):
                play(shopping, "check-out")
            assert has(shopping, "coins") == (coins - price,)
        else:
            assert reason(match, f"ware:{ware}") == ("CO-12.20", "lacks-coins")


@pytest.mark.rule("CO-11.3")
def test_one_purchase_is_paid_as_one_sum() -> None:
    """A tent and a horse cost 5: two nuggets worth 3 are enough. Paid one by one they would take 2 and lose more."""
    match = at_barker({"coins": 0, "gold": 2})
    play(match, "buy tent", "buy horse")
    assert has(match, "coins", "gold", "tents", "horses") == (0, 0, 2, 2)
    assert match.view(None)["cart"] == 2
    three = at_barker({"coins": 0, "gold": 2})
    play(three, "buy horse", "buy horse", "buy horse")
    assert has(three, "gold", "horses") == (0, 4)


@pytest.mark.rule("CO-11.4")
def test_nobody_buys_a_seventh_horse() -> None:
    match = at_barker({"coins": 20, "horses": 5})
    play(match, "buy horse")
    assert notations(match) == ["buy tent", "check-out"]
    assert reason(match, "ware:horse") == ("CO-11.4", "enough-horses")
    full = at_barker({"coins": 20, "horses": 6})
    assert verbs(full, "buy") == ["tent"]
    assert reason(full, "ware:horse") == ("CO-11.4", "enough-horses")


@pytest.mark.rule("CO-11.4")
def test_nobody_buys_more_tents_than_the_supply_holds() -> None:
    match = at_barker({"coins": 20, "tents": 4, "events": [1, 2], "regions": "cosumnes"})
    play(match, "buy tent")
    assert notations(match) == ["buy horse", "check-out"]
    assert reason(match, "ware:tent") == ("CO-11.4", "no-canvas")
    full = at_barker({"coins": 20, "tents": 5, "events": [1, 2], "regions": "cosumnes"})
    assert verbs(full, "buy") == ["horse"]


# -- barrels ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-11.5", "CO-11.6", "CO-11.7")
@pytest.mark.parametrize(("slot", "came"), [("stack", 1), ("1", 1), ("2", 1), ("3", 2), ("4", 3)])
def test_one_barrel_is_taken_and_the_outlaws_of_its_slot_come(slot: str, came: int) -> None:
    match = at_barker({})
    assert verbs(match, "fetch") == ["stack", "1", "2", "3", "4"]
    play(match, f"fetch {slot}")
    (barrel,) = seat(match)["barrels"]
    if slot != "stack":
        assert barrel == OPEN[int(slot) - 1]
    assert seat(match)["barrels"][barrel] == 1
    assert outlaws(match) == 2 + came
    assert not verbs(match, "fetch")
    assert reason(match, "slot:1") == ("CO-3.18", "section-done")


@pytest.mark.rule("CO-11.5")
def test_the_stack_gives_any_barrel_that_lies_nowhere_else() -> None:
    found = set()
    for seed in range(60):
        match = at_barker({}, seed=seed)
        play(match, "fetch stack")
        found |= set(seat(match)["barrels"])
        assert hideout(match) == OPEN
    assert found == set(KINDS)


@pytest.mark.rule("CO-11.8")
def test_a_barrel_gained_elsewhere_brings_its_outlaws_too() -> None:
    town = in_turn(4, {"wagon": "horseshoe_2"}, hideout=OPEN)
    play(town, "act 4a", "go hangtown", "take 2", "fetch 4")
    assert outlaws(town) == 5
    canyon = in_turn(2, {"coins": 2, "dudes": 1, "board": "smugglers_gorge"}, hideout=OPEN, boards="b")
    play(canyon, "survey 2 hammer", "fetch 3")
    assert outlaws(canyon) == 4


@pytest.mark.rule("CO-11.8")
def test_an_effect_may_say_that_no_outlaw_comes() -> None:
    match = in_turn(2, {"coins": 2, "dudes": 1, "board": "smugglers_gorge"}, hideout=OPEN, boards="b")
    play(match, "survey 1 hammer", "fetch 4")
    assert seat(match)["barrels"] == {"oats": 1}
    assert outlaws(match) == 2


@pytest.mark.rule("CO-11.9")
@pytest.mark.parametrize(("before", "after"), [(11, 14), (12, 15), (13, 15), (15, 15)])
def test_no_more_than_fifteen_outlaws(before: int, after: int) -> None:
    match = at_barker({}, outlaws=before)
    play(match, "fetch 4")
    assert outlaws(match) == after
    assert seat(match)["barrels"] == {"oats": 1}


@pytest.mark.rule("CO-11.10")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_an_emptied_slot_is_filled_from_the_stack(slot: int) -> None:
    match = at_barker({})
    before = match.view(None)["stack"]
    play(match, f"fetch {slot}")
    lying = hideout(match)
    assert lying[slot - 1] is not None
    assert [kind for number, kind in enumerate(lying, 1) if number != slot] == [
        kind for number, kind in enumerate(OPEN, 1) if number != slot
    ]
    assert match.view(None)["stack"] == before - 1
    assert sum(seat(match)["barrels"].values()) == 1


@pytest.mark.rule("CO-11.10", "CO-11.11")
def test_the_last_barrel_of_the_stack_fills_a_slot() -> None:
    match = at_barker({}, {"used": MOST})
    assert match.view(None)["stack"] == 1
    play(match, "fetch 1")
    assert hideout(match) == ["nails", "gold_dust", "strongbox", "oats"]
    assert match.view(None)["stack"] == 0


#: With everything else in somebody's hands; and without a molasses and a nails.
ALL_USED = MOST.replace("nails 2", "nails 3")
FEWER_USED = MOST.replace("molasses 3", "molasses 2")


@pytest.mark.rule("CO-11.11")
def test_an_empty_stack_is_made_of_the_discarded_barrels() -> None:
    found = set()
    for seed in range(20):
        match = at_barker({}, {"used": FEWER_USED}, discards="molasses 1 nails 1", seed=seed)
        assert (match.view(None)["stack"], match.view(None)["discards"]) == (0, {"molasses": 1, "nails": 1})
        play(match, "fetch 2")
        found.add(hideout(match)[1])
        assert (match.view(None)["stack"], match.view(None)["discards"]) == (1, {})
    assert found == {"molasses", "nails"}


@pytest.mark.rule("CO-11.11")
def test_discarded_barrels_can_be_taken_as_the_stack() -> None:
    match = at_barker({}, {"used": ALL_USED.replace("molasses 3", "molasses 2")}, discards="molasses 1")
    play(match, "fetch stack")
    assert seat(match)["barrels"] == {"molasses": 1}
    assert (outlaws(match), match.view(None)["discards"], hideout(match)) == (3, {}, OPEN)


@pytest.mark.rule("CO-11.12")
def test_a_slot_that_cannot_be_filled_stays_empty() -> None:
    match = at_barker({}, {"used": ALL_USED})
    assert verbs(match, "fetch") == ["1", "2", "3", "4"]
    assert reason(match, "slot:stack") == ("CO-11.12", "slot-empty")
    play(match, "fetch 3")
    assert hideout(match) == ["whiskey", "gold_dust", None, "oats"]
    lying = ["whiskey", "gold_dust", "none", "oats"]
    later = at_barker({}, {"used": ALL_USED, "barrels": "strongbox 1"}, hideout=lying)
    assert verbs(later, "fetch") == ["1", "2", "4"]
    assert reason(later, "slot:3") == ("CO-11.12", "slot-empty")


@pytest.mark.rule("CO-11.13")
def test_without_any_barrel_nothing_is_taken() -> None:
    """At the Barker nothing is offered; in Hangtown only its left side is left."""
    everything = " ".join(f"{kind} 3" for kind in KINDS)
    match = at_barker({}, {"used": everything}, hideout=["none"] * 4)
    assert not verbs(match, "fetch")
    town = in_turn(4, {"wagon": "horseshoe_2"}, {"used": everything}, hideout=["none"] * 4)
    play(town, "act 4a", "go hangtown")
    assert has(town, "dudes") == (4,)
    canyon = in_turn(
        2,
        {"coins": 2, "dudes": 1, "board": "smugglers_gorge"},
        {"used": everything},
        hideout=["none"] * 4,
        boards="b",
    )
    play(canyon, "survey 2 hammer")
    assert "end-turn" in notations(canyon)
    assert outlaws(match) == outlaws(town) == outlaws(canyon) == 2


@pytest.mark.rule("CO-11.14")
def test_barrels_discarded_later_fill_empty_slots_from_left_to_right() -> None:
    lying = ["whiskey", "none", "strongbox", "none"]
    seats = [
        {"used": "nails 1 molasses 1", "town": "cooperage"},
        {"used": FEWER_USED, "barrels": "gold_dust 1 oats 1"},
    ]
    match = at_barker(*seats, hideout=lying)
    play(match, "use cooperage", "discard molasses")
    assert hideout(match) == ["whiskey", "molasses", "strongbox", None]
    assert match.view(None)["discards"] == {}
    assert match.view(None)["stack"] == 0
    assert verbs(match, "fetch") == ["1", "2", "3"]


@pytest.mark.rule("CO-11.14")
def test_barrels_discarded_while_no_slot_is_empty_wait() -> None:
    seats = [{"used": "nails 1", "town": "cooperage"}, {"used": MOST}]
    match = at_barker(*seats)
    play(match, "use cooperage")
    assert (hideout(match), match.view(None)["discards"]) == (OPEN, {"nails": 1})
    play(match, "fetch 1")
    assert hideout(match) == ["nails", "gold_dust", "strongbox", "oats"]
    with pytest.raises(IllegalAction):
        play(match, "fetch stack")
    assert sum(state_of(match).pile) == 0
