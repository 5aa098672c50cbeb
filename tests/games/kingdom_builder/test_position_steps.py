"""Positions in the middle of something: steps in words, and the moments of all actions of several parts."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import boardwright as bw
from boardwright.games.kingdom_builder.position import STEPS
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.errors import BadPosition
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import CROSSROADS, HARVEST, MARSHLANDS, NOMADS, expanded
from tests.games.kingdom_builder.positions import FIRST_GAME, lifts, position, seat, walk

SIX_NOMADS = ["resettlement", "sword", "outpost", "donation_grass", "treasure", "donation_water"]
#: Canoes at f6 and d9, Taverns at m7 and r7, Oases at h13 and f18.
WITH_CANOE = ("canoe", "tavern", "oasis", "farm")
#: A board for each kind of step that belongs to an extra action.
BOARDS = {
    "quarry": NOMADS, "donation_grass": NOMADS, "resettlement": NOMADS, "sword": NOMADS,
    "barracks": CROSSROADS, "lighthouse": CROSSROADS, "fort": CROSSROADS,
    "temple": MARSHLANDS, "canoe": MARSHLANDS, "refuge": MARSHLANDS,
    "cathedral": HARVEST, "bazaar": HARVEST, "watermill": HARVEST, "palisade": HARVEST,
}  # fmt: skip

#: A step of every form in words.
WRITTEN = [
    "StartTurn",
    "NextChoice",
    "Turn 0",
    "Choose 1",
    "BuildNext 2",
    "Place 0 donation_grass 3",
    "Place 1 watermill 1",
    "Lift 0 refuge",
    "MoveTo 2 palisade t20",
    "Put 0 quarry 2",
    "Command 1 barracks",
    "Walk 0 lighthouse 2",
    "Remove 0 temple",
    "Strike 0 sword 2",
    "Mover 0 resettlement 4",
    "StepTo 1 resettlement 2 a1",
    "DrawForFort 1 fort",
    "FortPlace 0 fort marsh_grass",
    "TakeOrPlace 0 cathedral",
    "Repeat 2 bazaar",
    "CanoeAnswer 1 canoe 2 4294967300",
    "CanoeRound canoe 3 0",
    "IfPossible Lift 0 refuge",
    "JudgeTiles 1",
    "EndPhase",
    "Silos 2",
    "OpenSilo 0 d9",
    "SiloUse 1 n9",
    "SiloBuild 0 3",
    "SiloLift 0 2 a1,e9",
    "SiloMoveTo 0 1 a1,e9 d10",
    "GameOver",
]


def check_same(match: Match) -> None:
    """Written as JSON and read back it is the same, and goes on alike."""
    again = bw.from_position(json.loads(json.dumps(match.position())))
    assert again.state.data() == match.state.data()
    assert again.decisions == match.decisions
    for action in match.decisions[0].options:
        one, two = match.clone(), again.clone()
        one.apply(one.decisions[0].player, action)
        two.apply(two.decisions[0].player, action)
        if not one.history[-1].outcomes:  # chance is not part of a position
            assert one.state.data() == two.state.data()


# -- steps in words --------------------------------------------------------------------------------------------


def state_of(match: Match) -> KingdomState:
    assert isinstance(match.state, KingdomState)
    return match.state


def board_of(text: str) -> tuple[str, ...]:
    return next((board for name, board in BOARDS.items() if f" {name}" in text), HARVEST)


@pytest.mark.parametrize("text", WRITTEN)
def test_a_step_can_be_written_and_read_back(text: str) -> None:
    state = state_of(expanded(board_of(text), "", "", "", nomads=SIX_NOMADS if board_of(text) is NOMADS else []))
    step = STEPS.read_step(text, state)
    assert type(step).__name__ == text.split()[0]
    assert STEPS.step(step) == text
    assert STEPS.read_step(STEPS.step(step), state).data() == step.data()


def test_every_form_of_step_is_written_here() -> None:
    assert {text.split()[0] for text in WRITTEN} == set(STEPS.classes)


def test_a_step_that_is_left_out_when_impossible() -> None:
    state = state_of(expanded(NOMADS, "a1", "c1", "d4", nomads=SIX_NOMADS))
    assert STEPS.step(STEPS.read_step("IfPossible Strike 0 sword 2", state)) == "IfPossible Strike 0 sword 2"


def test_blanks_between_the_words_do_not_matter() -> None:
    state = state_of(expanded(HARVEST, "e9"))
    assert STEPS.step(STEPS.read_step("  Place 0   watermill 1 ", state)) == "Place 0 watermill 1"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'' is no step; expected one of BuildNext, CanoeAnswer"),
        ("Dance 0", "'Dance' is no step; expected one of BuildNext, CanoeAnswer"),
        ("Turn", "'Turn': expected Turn <who>"),
        ("Turn 0 1", "'Turn 0 1': expected Turn <who>"),
        ("turn 0", "'turn' is no step"),
        ("ExtraStep 0 watermill", "'ExtraStep' is no step"),
        ("Place 0 watermill", "'Place 0 watermill': expected Place <who> <extra> <left>"),
        ("Turn 2", "there is no player 2"),
        ("Turn first", "there is no player 'first'"),
        ("Place 0 mill 1", "'mill' is no extra action"),
        ("Place 0 watermill many", "'many' is no whole number"),
        ("Place 0 watermill -1", "'-1' is no whole number"),
        ("MoveTo 0 palisade z9", "'z9' is no cell"),
        ("SiloLift 0 2 a1,z9", "'z9' is no cell"),
        ("Place 0 palisade 1", "the palisade has no such step on this board"),  # it moves
        ("Lift 0 watermill", "the watermill has no such step on this board"),  # it places
        ("Place 0 farm 1", "the farm has no such step on this board"),  # it is not on the board
        ("Strike 0 watermill 1", "the watermill has no such step on this board"),
        ("IfPossible", "'IfPossible': expected IfPossible <step>"),
        ("IfPossible NextChoice", "'IfPossible NextChoice': step: NextChoice is no MaskStep"),
        ("IfPossible IfPossible Turn 0", "step: IfPossible is no MaskStep"),
    ],
)
def test_words_that_are_no_step_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        expanded(HARVEST, "e9", stack=["NextChoice", text])
    assert str(caught.value).startswith("stack: ")
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("quadrants", "text", "complaint"),
    [
        (CROSSROADS, "FortPlace 0 fort water", "'water' is no terrain card"),
        (MARSHLANDS, "CanoeAnswer 1 canoe 1 some", "'some' is no set of tiles, written as a number"),
        (MARSHLANDS, "CanoeAnswer 1 canoe 1 -1", "'-1' is no set of tiles"),
        (MARSHLANDS, f"CanoeRound canoe 1 {1 << 80}", "is no set of tiles"),
    ],
)
def test_fields_that_cannot_be_are_refused(quadrants: tuple[str, ...], text: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        expanded(quadrants, "", stack=["NextChoice", text])
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    "stack",
    [
        "Turn 0",
        {"Turn": 0},
        [0],
        ["NextChoice", None],
    ],
)
def test_a_stack_is_a_list_of_steps(stack: Any) -> None:
    with pytest.raises(BadPosition, match="stack: expected a list of steps, the one that is due last"):
        expanded(HARVEST, "e9", stack=stack)


def test_a_game_that_goes_on_asks_somebody() -> None:
    with pytest.raises(BadPosition, match="stack: nothing is due, and a game that goes on asks somebody"):
        expanded(HARVEST, "e9", stack=[])


@pytest.mark.parametrize(
    "text",
    [
        "NextChoice",  # nothing to decide
        "GameOver",
        "JudgeTiles 0",
        "IfPossible Turn 0",
        "Lift 1 palisade",  # that seat has nothing to move
        "SiloBuild 1 3",
    ],
)
def test_the_last_step_must_be_a_decision_that_is_possible(text: str) -> None:
    with pytest.raises(BadPosition, match=f"stack: '{text}' is no decision"):
        expanded(HARVEST, "e9", stack=["NextChoice", text])


# -- moments ---------------------------------------------------------------------------------------------------


def nomads(*tiles: str) -> Match:
    return expanded(NOMADS, "a1", "c1", "r1", tiles=list(tiles), nomads=SIX_NOMADS)


def canoes() -> Match:
    """Seat 0 can take the last Tavern tile of m7; two others have Canoes, and one can take the last Oasis of f18."""
    one = {"settlements": "g5 d18", "tiles": ["canoe@f6"]}
    two = {"settlements": "l7 c8 g18", "tiles": ["tavern@m7", "canoe@d9", "oasis@f18"]}
    return expanded(WITH_CANOE, "", one, two, played="canyon")


def silos() -> Match:
    """After the last turn of seat 1; seat 0 touches the silos at d9 and n9, seat 1 that at i14."""
    table: dict[str, Any] = {"first": 0, "turn": 1, "last_round": True, "placed": 3, "played": "grass"}
    match = expanded(HARVEST, "e9 d10 m10", "j14", **table)
    return walk(match, "end-turn")


#: By moment: how to get there, and the steps or the tile that is written for it.
MOMENTS: dict[str, tuple[Callable[[], Match], Any]] = {
    "quarry": (
        lambda: walk(expanded(NOMADS, "f3 g4", tiles=["quarry"], played="desert"), "use quarry"),
        "quarry",
    ),
    "second wall": (
        lambda: walk(expanded(NOMADS, "f3 g4", tiles=["quarry"], played="desert"), "use quarry", "put g3"),
        ["NextChoice", "Put 0 quarry 1"],
    ),
    "donation": (lambda: walk(nomads("donation_grass"), "use donation_grass"), "donation_grass"),
    "second of a donation": (
        lambda: walk(nomads("donation_grass"), "use donation_grass", "build b1"),
        ["NextChoice", "Place 0 donation_grass 2"],
    ),
    "resettlement": (lambda: walk(nomads("resettlement"), "use resettlement"), "resettlement"),
    "a step of a resettlement": (
        lambda: walk(nomads("resettlement"), "use resettlement", "lift a1"),
        ["NextChoice", "JudgeTiles 0", "StepTo 0 resettlement 4 a1"],
    ),
    "after a step of a resettlement": (
        lambda: walk(nomads("resettlement"), "use resettlement", "lift a1", "move-to b1"),
        ["NextChoice", "JudgeTiles 0", "Mover 0 resettlement 3"],
    ),
    "sword": (
        lambda: walk(nomads("sword"), "use sword"),
        ["NextChoice", "IfPossible Strike 0 sword 2", "Strike 0 sword 1"],
    ),
    "second victim": (
        lambda: walk(nomads("sword"), "use sword", "remove c1"),
        ["NextChoice", "Strike 0 sword 2"],
    ),
    "ship": (
        lambda: walk(expanded(CROSSROADS, "h7", tiles=["lighthouse"], ship="d6"), "use lighthouse"),
        "lighthouse",
    ),
    "ship at sea": (
        lambda: walk(expanded(CROSSROADS, "h7", tiles=["lighthouse"], ship="d6"), "use lighthouse", "move-to e6"),
        ["NextChoice", "JudgeTiles 0", "Walk 0 lighthouse 2"],
    ),
    "fort": (
        lambda: walk(expanded(CROSSROADS, "g18", tiles=["fort"], removed={"flowers": 5}, seed=1), "use fort"),
        None,
    ),
    "city hall": (lambda: walk(expanded(CROSSROADS, "g13", tiles=["city_hall"]), "use city_hall"), "city_hall"),
    "temple": (lambda: walk(expanded(MARSHLANDS, "b3 a1", tiles=["temple"]), "use temple"), "temple"),
    "canoe": (lambda: walk(canoes(), "build n7"), None),
    "second canoe": (lambda: walk(canoes(), "build n7", "stop"), None),
    "canoe within a canoe": (lambda: walk(canoes(), "build n7", "build e18"), None),
    "cathedral": (
        lambda: walk(expanded(HARVEST, "e11", tiles=["cathedral"], colonies=3, played="canyon"), "use cathedral"),
        "cathedral",
    ),
    "second of a cathedral": (
        lambda: walk(
            expanded(HARVEST, "e11", tiles=["cathedral"], colonies=3, played="canyon"), "use cathedral", "build f11"
        ),
        ["NextChoice", "Place 0 cathedral 2"],
    ),
    "bazaar": (lambda: walk(expanded(HARVEST, "a4 f3", tiles=["bazaar", "watermill"]), "use bazaar"), "bazaar"),
    "repeated by the bazaar": (
        lambda: walk(expanded(HARVEST, "a4 f3", tiles=["bazaar", "watermill"]), "use bazaar", "repeat watermill"),
        ["NextChoice", "Place 0 watermill 1"],
    ),
    "scouts": (lambda: walk(expanded(HARVEST, "s6", tiles=["cabin"]), "use cabin"), "cabin"),
    "second scout": (
        lambda: walk(expanded(HARVEST, "s6", tiles=["cabin"]), "use cabin", "put t6"),
        ["NextChoice", "Put 0 cabin 1"],
    ),
    "cultivate": (lambda: walk(expanded(HARVEST, "c3"), "use cultivate"), "cultivate"),
    "cave": (lambda: walk(expanded(FIRST_GAME, "g3", caves="h3 m4"), "use cave"), "cave"),
    "in the cave": (lambda: walk(expanded(FIRST_GAME, "g3", caves="h3 m4"), "use cave", "lift g3"), "cave"),
    "silo": (silos, ["GameOver", "Silos 1", "OpenSilo 0 n9", "SiloUse 0 d9"]),
    "second silo": (lambda: walk(silos(), "stop"), ["GameOver", "Silos 1", "SiloUse 0 n9"]),
    "placing at a silo": (
        lambda: walk(silos(), "build e10"),
        ["GameOver", "Silos 1", "OpenSilo 0 n9", "SiloBuild 0 2"],
    ),
    "lifted at a silo": (lambda: walk(silos(), "lift d10"), None),
    "moved at a silo": (lambda: walk(silos(), "lift d10", "move-to f9"), None),
    "silo of the next player": (lambda: walk(silos(), "stop", "stop"), ["GameOver", "SiloUse 1 i14"]),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_in_the_middle_of_an_action_can_be_written_and_read_back(moment: str) -> None:
    reach, expected = MOMENTS[moment]
    match = reach()
    written = match.position()
    if isinstance(expected, str):
        assert (written["using"], "stack" in written) == (expected, False)
    elif expected is not None:
        assert written["stack"] == expected
    check_same(match)


def test_these_moments_have_every_step_in_them() -> None:
    found = {type(step).__name__ for reach, _ in MOMENTS.values() for step in reach().state.main}
    alone = {"Turn", "Choose", "BuildNext"}  # these need no words
    at_once = {"StartTurn", "EndPhase", "DrawForFort"}  # and these never wait
    assert set(STEPS.classes) - found <= alone | at_once


def test_the_place_of_a_canoe_answer_is_kept() -> None:
    match = MOMENTS["canoe within a canoe"][0]()
    names = [text.split()[0] for text in match.position()["stack"]]
    assert names == ["NextChoice", "CanoeRound", "CanoeAnswer"]
    assert match.decisions[0].player == 2
    assert seat(match, 1)["tiles"][0]["state"] == "used"


def test_an_action_repeated_by_the_bazaar_is_written_step_by_step_while_its_own_tile_is_fresh() -> None:
    """`using` would say that the Refuge's own tile is used."""
    quadrants = ("bazaar_watermill", "refuge", "oasis", "farm")
    match = expanded(quadrants, "a4 o2 e13", tiles=["bazaar", "refuge"])
    repeated = walk(match, "use bazaar", "repeat refuge")
    assert repeated.position()["stack"] == ["NextChoice", "Lift 0 refuge"]
    check_same(repeated)
    assert walk(repeated, "lift e13").position()["stack"] == ["NextChoice", "MoveTo 0 refuge e13"]
    check_same(walk(repeated, "lift e13"))
    used = walk(match, "use refuge", "lift e13", "move-to d13")
    assert walk(used, "use bazaar", "repeat refuge").position()["using"] == "refuge"
    check_same(walk(used, "use bazaar", "repeat refuge"))


def test_moments_of_the_base_game_are_written_in_short() -> None:
    match = position("l16 s4", tiles=["farm@m16", "paddock@s3"])
    assert walk(match, "use farm").position()["using"] == "farm"
    moving = walk(match, "use paddock", "lift s4").position()
    assert (moving["using"], moving["lifted"]) == ("paddock", "s4")
    assert lifts(walk(match, "use paddock")) == {"l16", "s4"}
    assert "stack" not in moving
