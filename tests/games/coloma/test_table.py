"""What the table refuses, what can be taken back, and what happens by itself."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.coloma.explain import COMPONENTS
from boardwright.kernel.errors import CannotUndo, GameOver, IllegalAction, NotYourDecision
from boardwright.match import Match, new
from tests.games.coloma.table import TABLES, choose, notations, play, random_game, reason
from tests.games.coloma.turns import BARKER, all_choose, happened, has, in_turn, shootout

OPEN = ["whiskey", "gold_dust", "strongbox", "oats"]


# -- refusals --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-25.1")
def test_only_the_player_who_is_asked_can_decide() -> None:
    match = in_turn(1)
    assert reason(match, "turn:end", player=1) == ("CO-25.1", "not-your-turn")
    with pytest.raises(NotYourDecision):
        match.apply(1, "end-turn")
    several = all_choose(1, players=4)
    several.apply(0, "choose 1")
    assert reason(several, "site:1", player=0) == ("CO-25.1", "others-decide")


@pytest.mark.rule("CO-25.2")
def test_when_the_game_is_over_nothing_can_be_done() -> None:
    match = shootout(year="1850")
    for component in ("turn:end", "site:1", "card:bank"):
        assert reason(match, component) == ("CO-25.2", "game-over")
    with pytest.raises(GameOver):
        match.apply(0, "end-turn")
    with pytest.raises(GameOver):
        match.undo(0)


@pytest.mark.rule("CO-25.3")
@pytest.mark.parametrize(
    ("moves", "component"),
    [
        ([], "cart:gold"),
        ([], "option:1"),
        ([], "nuggets:2"),
        (["act 4a"], "card:bank"),
        (["act 4a"], "barrel:oats"),
        (["act 4a", "go gold_hill"], "ware:tent"),
    ],
)
def test_what_plays_no_part_in_the_decision(moves: list[str], component: str) -> None:
    match = in_turn(4, {"horses": 3})
    play(match, *moves)
    assert reason(match, component) == ("CO-25.3", "no-part")


#: By step: where, with what and after which moves something has been begun.
BEGUN: dict[str, tuple[int, dict[str, Any], dict[str, Any], list[str]]] = {
    "drive": (4, {"horses": 3}, {}, ["act 4a", "go gold_hill"]),
    "town": (4, {"wagon": "horseshoe_2"}, {"hideout": OPEN}, ["act 4a", "go hangtown"]),
    "barrel": (4, {"wagon": "horseshoe_2"}, {"hideout": OPEN}, ["act 4a", "go hangtown", "take 2"]),
    "payment": (2, {"coins": 2, "gold": 2}, {}, ["survey 2 hammer"]),
    "basket": (BARKER, {"coins": 9}, {}, ["buy tent"]),
    "row": (1, {"dudes": 4, "barrels": "gunpowder 1"}, {}, ["open gunpowder"]),
    "building": (1, {"coins": 9, "hand": "bank", "barrels": "nails 1"}, {}, ["open nails"]),
    "card": (1, {"hand": "bank", "special": "maverick"}, {"specialities": "all"}, ["practise maverick"]),
    "discard": (BARKER, {"used": "oats 1 nails 1", "town": "cooperage"}, {}, ["use cooperage"]),
    "choice": (4, {"town": "stable"}, {}, ["use stable"]),
    "tents": (2, {"board": "settlers_bend"}, {"boards": "b"}, ["survey 1 hammer"]),
}


def begun(name: str) -> Match:
    site, seat, fields, moves = BEGUN[name]
    return play(in_turn(site, seat, **fields), *moves)


@pytest.mark.rule("CO-25.4")
@pytest.mark.parametrize("name", BEGUN)
def test_what_was_begun_is_finished_first(name: str) -> None:
    match = begun(name)
    assert "end-turn" not in notations(match)
    assert reason(match, "turn:end") == ("CO-25.4", "unfinished")
    with pytest.raises(IllegalAction):
        play(match, "end-turn")
    while "end-turn" not in notations(match):
        play(match, notations(match)[0])


@pytest.mark.rule("CO-25.4")
def test_a_choice_of_pioneer_and_mule_is_finished_too() -> None:
    match = all_choose(1, mules=True)
    match.apply(0, "choose 1")
    assert [decision.player for decision in match.decisions] == [0, 1]
    match.apply(1, "choose 1")
    match.apply(1, "lead 1")
    assert match.view(None)["players"][1]["site"] is None


@pytest.mark.rule("CO-25.5")
@pytest.mark.parametrize(
    ("site", "seat", "move", "target"),
    [
        (4, {"town": "stage_line", "coins": 0}, "use stage_line", "card:stage_line"),
        (BARKER, {"town": "cooperage"}, "use cooperage", "card:cooperage"),
        (5, {"town": "undertaker", "dudes": 0, "graves": 12}, "use undertaker", "card:undertaker"),
        (1, {"special": "vigilante", "used": "oats 1", "dudes": 1}, "practise vigilante", "speciality:vigilante"),
        (1, {"special": "homesteader", "hand": "bank", "gold": 1}, "practise homesteader", "speciality:homesteader"),
    ],
)
def test_what_cannot_be_completed_cannot_be_begun(site: int, seat: dict[str, Any], move: str, target: str) -> None:
    match = in_turn(site, seat, specialities="all")
    assert move not in notations(match)
    assert reason(match, target)[0] == "CO-25.5"
    with pytest.raises(IllegalAction):
        play(match, move)


@pytest.mark.rule("CO-25.5")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_option_of_a_game_can_be_completed(players: int, options: dict[str, Any]) -> None:
    """Whatever is begun, and however it goes on, there is always a next decision until it is finished."""
    for number, match in enumerate(random_game(players, 21, **options)):
        if match.over or number % 9:
            continue
        player = match.decisions[0].player
        for action in match.decisions[0].options:
            for choice in (0, -1):
                after = match.clone()
                after.apply(player, action)
                for _ in range(40):
                    asked = [decision.options for decision in after.decisions if decision.player == player]
                    if not asked or "end-turn" in notations(after, player):
                        break
                    assert asked[0]
                    after.apply(player, asked[0][choice])


def test_everything_has_a_reason() -> None:
    """Each component of the table is of use, or a rule of the ledger says why not; the words are never empty."""
    for name in BEGUN:
        match = begun(name)
        for component in sorted(COMPONENTS):
            found = match.why_not(0, component)
            assert found is None or found.rule.startswith("CO-")


# -- taking back -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-25.6")
@pytest.mark.parametrize(
    ("site", "seat", "moves"),
    [
        (1, {"town": "sawmill"}, ["work shovel", "use sawmill", "work wheelbarrow"]),
        (2, {"coins": 9, "gold": 3, "dudes": 4}, ["survey 3 hammer", "pay 1", "survey 2 saw"]),
        (3, {"coins": 9, "gold": 3, "dudes": 4, "hand": "bank stable"}, ["build bank saw", "build stable hammer"]),
        (4, {"horses": 3}, ["act 4a", "go garden_valley", "go horseshoe_1", "go georgetown", "take 2", "act 4b"]),
        (5, {"dudes": 4, "tents": 2, "wagon": "auburn"}, ["fill 1", "act 5b", "pitch 3", "settle bear_river"]),
        (BARKER, {"coins": 9, "barrels": "oats 1"}, ["buy tent", "buy horse", "check-out", "open oats"]),
    ],
)
def test_every_step_of_a_turn_can_be_taken_back(site: int, seat: dict[str, Any], moves: list[str]) -> None:
    match = in_turn(site, seat)
    start = match.position()
    for move in moves:
        play(match, move)
    for _ in range(len(moves)):
        before = match.at(match.length - 1)
        match.undo(0)
        assert match.state.data() == before.state.data()
    assert match.position() == start
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("CO-25.6")
@pytest.mark.parametrize(
    ("site", "seat", "move"),
    [
        (BARKER, {}, "fetch stack"),
        (BARKER, {}, "fetch 2"),
        (1, {"barrels": "blueprints 1"}, "open blueprints"),
        (1, {"town": "boarding_house"}, "use boarding_house"),
    ],
)
def test_not_when_something_was_drawn_by_chance(site: int, seat: dict[str, Any], move: str) -> None:
    match = in_turn(site, seat, hideout=OPEN)
    play(match, move)
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("CO-25.6")
def test_not_when_another_player_has_decided() -> None:
    """Two players at site 3, who may want the same hotel: one turn after the other."""
    table: dict[str, Any] = {"hotels": True, "hotel_cards": " ".join(f"hotel_{number}" for number in range(1, 7))}
    seat = {"coins": 9, "dudes": 4}
    match = all_choose(1, seat, seat, seat, players=3, **table)
    choose(match, 3, 3, 2)
    match.apply(2, "end-turn")
    match.apply(0, "found hotel_1 hammer")
    match.apply(0, "end-turn")
    assert match.undo_barrier(0) is None
    match.apply(1, "found hotel_2 hammer")
    with pytest.raises(CannotUndo):
        match.undo(0)


# -- by itself -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-25.16")
def test_much_happens_by_itself() -> None:
    """When the last turn of a year ends, the next decisions are the sites of the new year."""
    match = in_turn(1, players=2, round=5)
    events = [event.kind for event in happened(match, "end-turn")]
    wanted = ["shootout-won", "year-begins", "round-begins", "gained", "gained", "buster-avoids"]
    assert [kind for kind in events if kind in wanted] == wanted
    assert [decision.player for decision in match.decisions] == [0, 1]
    assert notations(match, 1) == [f"choose {site}" for site in range(1, 6)]
    match.apply(0, "choose 2")
    kinds = [event.kind for event in match.apply(1, "choose 3")]
    assert [kind for kind in kinds if kind.startswith(("placed", "buster", "barricade", "turn"))][:4] == [
        "placed",
        "placed",
        "buster-placed",
        next(kind for kind in kinds if kind.startswith("barricade")),
    ]
    assert "end-turn" in notations(match)
    last = shootout(year="1850")
    assert last.over
    assert last.outcome is not None


@pytest.mark.rule("CO-25.17")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    """Event 5 without gold, the only payment, the only barrel to discard, the side of a town that is left."""
    event = in_turn(1, {"gold": 1}, round=4)
    play(event, "end-turn")
    assert [decision.player for decision in event.decisions] == [0]
    nobody = in_turn(1, round=4)
    play(nobody, "end-turn")
    assert notations(nobody)[0] == "choose 1"
    payment = in_turn(2, {"coins": 2, "gold": 0})
    play(payment, "survey 2 hammer")
    assert "end-turn" in notations(payment)
    gold = in_turn(2, {"coins": 0, "gold": 1})
    play(gold, "survey 3 hammer")
    assert has(gold, "gold", "coins") == (0, 0)
    discard = in_turn(BARKER, {"used": "oats 2", "town": "cooperage"})
    play(discard, "use cooperage")
    assert "end-turn" in notations(discard)


@pytest.mark.rule("CO-25.17")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_one_option_alone_ends_a_turn_or_hides_a_hand(players: int, options: dict[str, Any]) -> None:
    """A player ends the own turn, and nobody learns by not asking what can be built from a hand."""
    for match in random_game(players, 31, **options):
        alone = {type(step).__name__ for step in match.steps if len(step.options(match.state)) == 1}
        assert alone <= {"Turn", "BuildCard"}


@pytest.mark.rule("CO-25.16")
def test_a_new_game_asks_for_the_first_cards_only() -> None:
    match = new("coloma", 3, 1)
    assert [decision.player for decision in match.decisions] == [0, 1, 2]
    for player in range(3):
        for _ in range(2):
            match.apply(player, notations(match, player)[0])
    assert notations(match, 2) == [f"choose {site}" for site in range(1, 6)]
    assert has(match, "dudes") == (4,)
