"""CO-3: years and rounds, from the turn of the tiles to the taking back."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match
from tests.games.coloma.table import (
    at,
    barker_turn,
    changes,
    choose,
    notations,
    play,
    player_of,
    random_game,
    reason,
    spend,
    turn,
)


def barricade_of(match: Match) -> str:
    found: str = match.view(None)["barricade"]
    return found


# -- years and rounds ------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-3.1", "CO-3.3", "CO-3.20")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_three_years_of_five_rounds(players: int) -> None:
    """The Barker is on site k in round k; with each new year the badge or the year's outlaws tell of a shootout."""
    seen: list[tuple[str, int, str, str]] = []
    for match in random_game(players, seed=3):
        view = match.view(None)
        now = view["year"], view["round"], view["barker"], view["signpost"]
        if view["round"] and (not seen or seen[-1] != now):
            seen.append(now)
    barkers = [(1, "1", "3"), (2, "2", "4"), (3, "3", "5"), (4, "4", "1"), (5, "5", "2")]
    assert seen == [(year, *barker) for year in ("1848", "1849", "1850") for barker in barkers]


@pytest.mark.rule("CO-3.20")
def test_the_shootout_comes_after_the_fifth_round_only() -> None:
    for round, graves in ((4, 0), (5, 2)):
        match = turn(2, round=round, table={"shootout": "tile_a"})
        play(match, "end-turn")
        assert player_of(match)["graves"] == graves
        assert match.view(None)["year"] == ("1849" if graves else "1848")


@pytest.mark.rule("CO-3.2")
def test_the_steps_of_a_round_in_their_order() -> None:
    """Tiles, event, choice, placing, barricade, turns, taking back: each is told when it happens."""
    match = turn(2, round=3, players=2, others=[{"gold": 1}])
    events = [event.kind for event in match.apply(0, "end-turn")]
    assert events.index("round-begins") < events.index("gained") < events.index("buster-avoids")
    assert match.view(None)["round"] == 4
    assert [seat["site"] for seat in match.view(None)["players"]] == [None, None]
    assert [notations(match, seat)[0] for seat in (0, 1)] == ["choose 1", "choose 1"]
    match.apply(0, "choose 2")
    events = [event.kind for event in match.apply(1, "choose 2")]
    assert events.index("placed") < events.index("barricade")
    assert [decision.player for decision in match.decisions] == [0]
    assert [event.kind for event in match.apply(0, "end-turn")] == ["turn-begins"], "told with the first thing done"
    play(match, "end-turn")
    assert match.view(None)["round"] == 5
    assert [seat["site"] for seat in match.view(None)["players"]] == [None, None]


@pytest.mark.rule("CO-3.3")
def test_the_barricade_goes_back_on_the_signpost() -> None:
    for round, signpost in ((1, "4"), (2, "5"), (3, "1"), (4, "2")):
        match = turn(3, round=round, table={"barricade": 3})
        assert barricade_of(match) == "3"
        play(match, "end-turn")
        while match.view(None)["round"] == round:
            play(match, "decline")
        assert (match.view(None)["round"], barricade_of(match)) == (round + 1, signpost)


# -- the event -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-3.4")
def test_the_event_of_the_barkers_site_is_for_all_from_the_sheriff_on() -> None:
    """With one gold left the sheriff gets it, and the others a coin each."""
    for sheriff in range(3):
        seats = [{"site": 1}, {}, {}]
        match = at(3, round=1, sheriff=sheriff, cart=14, seats=seats, stack=["TakeTurns", "Turn 0"])
        play(match, "end-turn")
        assert [seat["gold"] for seat in match.view(None)["players"]] == [int(seat == sheriff) for seat in range(3)]
        assert [seat["coins"] for seat in match.view(None)["players"]] == [2 + (seat != sheriff) for seat in range(3)]


@pytest.mark.rule("CO-3.4", "CO-3.21")
@pytest.mark.parametrize(("sheriff", "poor"), [(0, 2), (1, 0), (2, 1)])
def test_clockwise_is_the_order_of_the_seats(sheriff: int, poor: int) -> None:
    match = at(3, round=1, sheriff=sheriff, cart=13, seats=[{"site": 1}], stack=["TakeTurns", "Turn 0"])
    play(match, "end-turn")
    assert [seat["gold"] for seat in match.view(None)["players"]] == [int(seat != poor) for seat in range(3)]


@pytest.mark.rule("CO-3.5")
def test_an_own_tent_doubles_the_event() -> None:
    match = turn(1, round=3, events=[4], others=[{"events": [3, 5]}, {"events": [4]}])
    play(match, "end-turn")
    assert [seat["coins"] for seat in match.view(None)["players"]] == [2 + 4, 2 + 2, 2 + 4]


# -- the choice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-3.6", "CO-3.7")
@pytest.mark.parametrize("round", [1, 4])
def test_all_choose_one_of_five_sites_at_the_same_time(round: int) -> None:
    match = at(4, round=round)
    for seat in range(4):
        assert notations(match, seat) == [f"choose {site}" for site in (1, 2, 3, 4, 5)]
    match.apply(2, f"choose {round}")
    assert player_of(match, 2)["site"] == str(round)
    for viewer in (0, 1, 3, None):
        assert [seat["site"] for seat in match.view(viewer)["players"]] == [None] * 4
        assert not any(site["pioneers"] for site in match.view(viewer)["sites"])
    assert {decision.player for decision in match.decisions} >= {0, 1, 3}


@pytest.mark.rule("CO-3.8")
def test_all_choices_are_revealed_at_once() -> None:
    match = at(3, round=2)
    choose(match, 4, 1)
    assert not any(site["pioneers"] for site in match.view(None)["sites"])
    match.apply(2, "choose 4")
    assert [site["pioneers"] for site in match.view(None)["sites"]] == [[1], [], [], [0, 2], []]
    assert [seat["site"] for seat in match.view(1)["players"]] == ["4", "1", "4"]


# -- the barricade ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-3.9")
@pytest.mark.parametrize(
    ("sites", "barricade"),
    [((4, 4, 2), "4"), ((2, 5, 5, 5, 2), "5"), ((1, 2, 2, 3), "2"), ((1, 1, 2, 3, 4, 5), "1")],
)
def test_the_site_with_most_pioneers_is_barricaded(sites: tuple[int, ...], barricade: str) -> None:
    match = choose(at(len(sites), round=1), *sites)
    assert (barricade_of(match), match.view(None)["moved"]) == (barricade, True)


@pytest.mark.rule("CO-3.10")
@pytest.mark.parametrize("sites", [(1, 2, 4), (1, 1, 2, 2), (4, 4, 5, 5, 1), (1, 1, 2, 2, 4, 4), (1, 2, 4, 5)])
def test_without_a_majority_the_barricade_stays_on_the_signpost(sites: tuple[int, ...]) -> None:
    match = choose(at(len(sites), round=1), *sites)
    assert (barricade_of(match), match.view(None)["moved"]) == ("3", False)


@pytest.mark.rule("CO-3.11")
def test_example_two_pioneers_on_site_1() -> None:
    match = choose(at(5, round=3), 1, 2, 1, 4, 5)
    assert barricade_of(match) == "1"
    assert [site["barricaded"] for site in match.view(None)["sites"]] == [True, False, False, False, False]


@pytest.mark.rule("CO-3.12")
@pytest.mark.parametrize("players", [3, 6])
def test_all_on_one_site(players: int) -> None:
    assert barricade_of(choose(at(players, round=1), *[5] * players)) == "5"


# -- the turns -------------------------------------------------------------------------------------------------


def last_gold(sites: tuple[int, ...], round: int, **fields: Any) -> Match:
    """All are placed and could gain or pay gold, of which none is left: no turn can be taken beside another."""
    supply = {3: 15, 4: 20, 5: 25}[len(sites)]
    seats = [{"gold": 1, **({"barrels": "gold_dust 1"} if site == 5 else {})} for site in sites]
    return choose(at(len(sites), round=round, cart=supply - len(sites), seats=seats, **fields), *sites)


def turn_order(match: Match) -> list[int]:
    """Who has the turns, if each waits for the one before it."""
    order = []
    while notations(match, match.decisions[0].player, "end-turn"):
        (decision,) = match.decisions
        order.append(decision.player)
        play(match, "end-turn")
    return order


@pytest.mark.rule("CO-3.13")
@pytest.mark.parametrize(
    ("sites", "order"),
    [((3, 1, 2), [1, 2, 0]), ((5, 4, 1), [2, 1, 0]), ((5, 1, 3, 2, 4), [1, 3, 2, 4, 0])],
)
def test_turns_go_from_site_1_to_site_5(sites: tuple[int, ...], order: list[int]) -> None:
    assert turn_order(last_gold(sites, round=1)) == order


@pytest.mark.rule("CO-3.14")
@pytest.mark.parametrize(("sheriff", "order"), [(0, [0, 1, 3, 2]), (1, [1, 3, 0, 2]), (2, [3, 0, 1, 2])])
def test_on_one_site_turns_go_clockwise_from_the_sheriff_on(sheriff: int, order: list[int]) -> None:
    """Players 0, 1 and 3 are on one site."""
    assert turn_order(last_gold((1, 1, 4, 1), round=2, sheriff=sheriff)) == order


@pytest.mark.rule("CO-3.15")
def test_turns_at_the_barker_come_in_the_place_of_the_covered_site() -> None:
    match = last_gold((4, 3, 2), round=3)
    assert match.view(None)["sites"][2]["place"] == "barker"
    assert turn_order(match) == [2, 1, 0]


@pytest.mark.rule("CO-3.16")
def test_actions_and_abilities_in_any_order() -> None:
    town = "placer_claim sawmill bank"
    moves = ["work shovel", "use sawmill", "work wheelbarrow", "use placer_claim", "use bank", "open strongbox"]
    for order in (moves, moves[::-1], moves[3:] + moves[:3]):
        match = turn(1, town=town, barrels="strongbox 1")
        gained = changes(match, *order)
        assert gained == {"gold": 2, "dudes": 2, "coins": 2 + 2 + 3 + 3}
    for first, second in (("build bank hammer", "build stable saw"), ("build stable saw", "build bank hammer")):
        match = turn(3, hand="bank stable", coins=4, gold=2, dudes=2)
        assert notations(spend(match, first, second)) == ["end-turn"]


@pytest.mark.rule("CO-3.17")
@pytest.mark.parametrize(
    ("site", "later"),
    [(1, {"cards": 2}), (2, {"coins": 2}), (3, {}), (4, {"graves": 2, "dudes": 2}), (5, {"gold": 1})],
)
def test_a_turn_may_end_without_any_action(site: int, later: dict[str, int]) -> None:
    """Only what comes after it happens: the event of the next round, or the shootout."""
    match = turn(site, town="bank stable saloon newspaper", hand="quarry", coins=9, gold=3, dudes=6, barrels="oats 1")
    assert len(notations(match)) > 2
    assert changes(match, "end-turn") == later


@pytest.mark.rule("CO-3.17")
def test_one_section_alone_may_be_used() -> None:
    match = turn(1)
    assert changes(match, "work wheelbarrow") == {"coins": 2, "dudes": 1}
    assert "end-turn" in notations(match)


@pytest.mark.rule("CO-3.18")
@pytest.mark.parametrize(
    ("site", "first", "second"),
    [
        (2, "survey 1 hammer", "survey 2 saw"),
        (3, "build bank hammer", "build stable saw"),
    ],
)
def test_each_section_once_a_turn(site: int, first: str, second: str) -> None:
    match = turn(site, hand="bank stable quarry saloon", coins=30, gold=6, dudes=8)
    left = notations(spend(match, first))
    assert left[-1] == "end-turn"
    assert all(words.endswith(" saw") for words in left[:-1])
    play(match, second)
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-3.18")
def test_each_drive_purchase_barrel_and_tent_once_a_turn() -> None:
    match = turn(4)
    assert notations(match) == ["act 4a", "act 4b", "end-turn"]
    play(match, "act 4b", "stop")
    assert notations(match) == ["act 4a", "end-turn"]
    assert reason(match, "section:4b") == ("CO-3.18", "section-done")
    match = turn(5)
    play(match, "act 5b")
    assert notations(match, 0, "act") == []
    assert reason(match, "section:5b") == ("CO-3.18", "section-done")
    match = barker_turn(coins=12, table={"hideout": ["oats", "nails", "oats", "canvas"]})
    play(match, "buy horse", "check-out", "fetch 1")
    assert notations(match) == ["open oats", "end-turn"]
    assert reason(match, "ware:tent") == ("CO-3.18", "section-done")
    assert reason(match, "slot:2") == ("CO-3.18", "section-done")


@pytest.mark.rule("CO-3.19")
def test_pioneers_are_taken_back_and_the_next_round_begins() -> None:
    match = choose(at(3, round=1), 2, 4, 5)
    assert [seat["site"] for seat in match.view(None)["players"]] == ["2", "4", "5"]
    for player in range(3):
        match.apply(player, "end-turn")
    view = match.view(None)
    assert [seat["site"] for seat in view["players"]] == [None] * 3
    assert not any(site["pioneers"] for site in view["sites"])
    assert [site["last"] for site in view["sites"]] == [[], [0], [], [1], [2]]
    assert view["round"] == 2
    assert {decision.player for decision in match.decisions} == {0, 1, 2}


@pytest.mark.rule("CO-3.22")
def test_turns_that_touch_the_same_things_wait_for_each_other() -> None:
    """Two want a barrel: the sheriff's turn comes first. Nobody else is asked before it ends."""
    match = choose(at(4, round=1, sheriff=1, hideout=["oats"] + ["none"] * 3), 1, 1, 5, 5)
    for player in (1, 0, 2, 3):
        assert [decision.player for decision in match.decisions] == [player]
        assert reason(match, "end-turn", (player + 1) % 4) == ("CO-25.1", "not-your-turn")
        play(match, "end-turn")
    # Gold for one only: the earlier turn has it.
    match = choose(at(3, round=2, cart=14), 4, 1, 1)
    assert changes(match, "work shovel", player=1) == {"gold": 1, "dudes": 1}
    play(match, "end-turn")
    assert changes(match, "work shovel", player=2) == {"coins": 1, "dudes": 1}
