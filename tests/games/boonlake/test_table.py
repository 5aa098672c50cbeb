"""What the table refuses, what can be taken back, what goes on at the same time, and what happens by itself."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.explain import COMPONENTS
from boardwright.kernel.errors import CannotUndo, GameOver, IllegalAction, NotYourDecision
from boardwright.match import Match, new
from tests.games.boonlake.table import (
    FULL,
    TABLES,
    asked,
    board,
    exploring,
    leave,
    notations,
    play,
    random_game,
    reason,
    state_of,
)
from tests.games.boonlake.turns import actor, at, changes, chosen, has, move, names, scoring

MARKED = {"marks": [1, 2, 3, 0]}


def finished() -> Match:
    match = scoring(4, MARKED, MARKED, goals="sc04 sc05 sc06 sc07")
    assert match.over
    return match


# -- refusals --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-24.1")
def test_only_the_player_who_is_asked_can_decide() -> None:
    match = at()
    assert reason(match, "action:settle", player=1) == ("BL-24.1", "not-your-turn")
    with pytest.raises(NotYourDecision):
        match.apply(1, "choose settle")
    several = chosen("builder", {}, {"hand": "golden_school"}, {"hand": "dark_archive"}, players=4)
    assert asked(several) == [0, 1, 2]
    assert reason(several, "card:golden_school", player=3) == ("BL-24.1", "others-decide")


@pytest.mark.rule("BL-24.2")
def test_when_the_game_is_over_nothing_can_be_done() -> None:
    match = finished()
    for component in ("action:settle", "site:5a", "card:golden_school", "lever:1"):
        assert reason(match, component) == ("BL-24.2", "game-over")
    with pytest.raises(GameOver):
        match.apply(0, "choose settle")
    with pytest.raises(GameOver):
        match.undo(0)


@pytest.mark.rule("BL-24.3")
@pytest.mark.parametrize(
    ("action", "component"),
    [
        ("settle", "region:boonlake"),
        ("settle", "stretch:t05"),
        ("settle", "goal:sc16"),
        ("progress", "site:5a"),
        ("progress", "card:golden_school"),
        ("region_rewards", "space:4"),
        ("recruit", "works:wood"),
    ],
)
def test_what_plays_no_part_in_the_decision(action: str, component: str) -> None:
    match = chosen(action, {"coins": 20})
    assert reason(match, component) == ("BL-24.3", "no-part")


#: By what has been begun: the match, and what else its player would like to do.
def begun(name: str) -> Match:
    rich: dict[str, Any] = {"levers": "11", "coins": 20, "vp": 9}
    if name == "tile":
        return play(chosen("pioneer", rich), "explore")
    if name == "discard":
        seat = {**rich, "hand": "golden_school dark_archive hazy_harvest"}
        return play(chosen("settle", seat, map={"5": "g22"}), "develop 5a")
    if name == "payment":
        seat = {"levers": "10 11", "coins": 20, "hand": "white_surveyor", "works": "clay 1"}
        return play(at(seat, board=board("pioneer")), "choose pioneer", "play white_surveyor")
    if name == "village":
        table = {"5": "s01", "9": "s02", "14": "g13", "22": "s05"}
        seat = {**rich, "homes": "5a", "settlers": "5b 9a 9b", "towns": "14a 22a", "ranch": 4}
        return play(chosen("settle", seat, map=table), "upgrade 5a")
    if name == "cattle":
        table = {"5": "s01", "6": "pasture", "4": "pasture"}
        seat = {**rich, "cattle": "6 3", "ranch": 4}
        return play(chosen("cattle_breeding", seat, map=table), "decline", "graze 4")
    if name == "works":
        return play(chosen("settle", {**rich, "coin_steps": 4}, map={"5": "g19"}), "develop 5a")
    if name == "lever":
        seat = {"levers": "1 2 11", "used": "1 2", "coins": 5, "hand": "owl_engine_shed", "works": "wood 1 stone 2"}
        return play(at(seat, board=board("settle")), "choose settle", "play owl_engine_shed")
    if name == "canoe":
        return play(at({**rich, "levers": "7 11", "canoes": "iron-iron"}), "pull 7")
    if name == "inhabitant":
        return play(chosen("pioneer", {**rich, "levers": "9 11"}), "explore", "place 15")
    if name == "choice":
        return play(chosen("settle", rich, map={"5": "g01"}), "develop 5a")
    if name == "mix":
        return play(scoring(2, {**rich, "ranch": 3}, goals="sc13 sc04 sc05 sc06"), "score sc13")
    raise AssertionError(name)


BEGUN = [
    *("tile", "discard", "payment", "village", "cattle", "works", "lever"),
    *("canoe", "inhabitant", "choice", "mix"),
]


@pytest.mark.rule("BL-24.4")
@pytest.mark.parametrize("name", BEGUN)
def test_what_was_begun_is_finished_first(name: str) -> None:
    """No lever can be used in between, although it is up, and no other thing be done."""
    match = begun(name)
    assert len(notations(match)) > 1
    assert "pull 11" not in notations(match)
    assert reason(match, "action:settle") == ("BL-24.4", "unfinished")
    with pytest.raises(IllegalAction):
        match.apply(0, "pull 11")
    with pytest.raises(IllegalAction):
        match.apply(0, "choose settle")
    play(match, notations(match)[0])
    while 0 in asked(match) and "pull 11" not in notations(match):
        play(match, notations(match)[0])
    assert not match.over


@pytest.mark.rule("BL-24.5")
@pytest.mark.parametrize(
    ("action", "seat", "move_not", "target", "why"),
    [
        ("settle", {}, "develop 5a", "site:5a", "BL-9.4"),
        ("settle", {"homes": "9a", "settlers": "9b", "ranch": 5}, "upgrade 9a", "site:9a", "BL-11.1"),
        ("progress", {"coins": 4}, "modernise 11", "lever:11", "BL-15.1"),
        ("pioneer", {"levers": "12", "hand": "golden_school"}, "pull 12", "lever:12", "BL-15.16"),
    ],
)
def test_what_cannot_be_completed_cannot_be_begun(
    action: str, seat: dict[str, Any], move_not: str, target: str, why: str
) -> None:
    match = chosen(action, seat, map={"5": "g22", "9": "s02"})
    assert move_not not in notations(match)
    assert reason(match, target)[0] == why
    with pytest.raises(IllegalAction):
        play(match, move_not)


@pytest.mark.rule("BL-24.5")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_option_of_a_game_can_be_completed(players: int, options: dict[str, Any]) -> None:
    """Whatever is begun, there is always a next decision until it is finished, and no law is broken."""
    for number, match in enumerate(random_game(players, 21, **options)):
        if match.over or number % 11:
            continue
        player = match.decisions[0].player
        for action in match.decisions[0].options:
            after = match.clone()
            after.apply(player, action)
            for _ in range(20):
                unfinished = [step for step in after.steps if step.who == player and step.unfinished]
                if not unfinished:
                    break
                options_now = unfinished[0].options(after.state)
                assert options_now
                after.apply(player, options_now[-1])
            assert GAME.audit(state_of(after)) == []


def test_everything_has_a_reason() -> None:
    """Each component of the table is of use, or a rule of the ledger says why not."""
    for name in BEGUN:
        match = begun(name)
        for component in sorted(COMPONENTS):
            found = match.why_not(0, component)
            assert found is None or found.rule.startswith("BL-")


# -- taking back -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-24.6")
@pytest.mark.parametrize(
    ("action", "seat", "moves"),
    [
        ("settle", {"ranch": 5, "coins": 9}, ["choose settle", "develop 14a", "develop 22b"]),
        ("settle", {"ranch": 5, "levers": "11"}, ["choose settle", "pull 11", "develop 14a", "upgrade 14a"]),
        ("progress", {"coins": 30}, ["choose progress", "modernise 1", "modernise 5", "sail t02"]),
        ("cattle_breeding", {}, ["choose cattle_breeding", "pasture 15", "graze 15"]),
        ("region_rewards", {"settlers": "5a"}, ["choose region_rewards", "claim boonlake", "sail t03"]),
        ("recruit", {"coins": 9}, ["choose recruit", "decline", "hire coins", "hire coins", "decline", "sail t02"]),
    ],
)
def test_every_step_of_a_turn_can_be_taken_back(action: str, seat: dict[str, Any], moves: list[str]) -> None:
    match = at(seat, {"coins": 30}, board=board(action))
    start = match.position()
    for each in moves:
        move(match, 0, each)
    for _ in range(len(moves)):
        before = match.at(match.length - 1)
        match.undo(0)
        assert match.state.data() == before.state.data()
    assert match.position() == start
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("BL-24.6")
@pytest.mark.parametrize(
    ("action", "moves"),
    [("pioneer", ["explore"]), ("region_rewards", ["claim unknown"]), ("settle", ["pull 10", "take 2"])],
)
def test_not_when_something_was_drawn_by_chance(action: str, moves: list[str]) -> None:
    match = chosen(action, {"levers": "10"})
    for each in moves:
        move(match, 0, each)
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("BL-24.6")
def test_not_when_another_player_has_decided() -> None:
    match = chosen("settle", {"ranch": 5}, {"ranch": 5})
    play(match, "develop 14a", "decline")
    assert asked(match) == [1]
    assert match.undo_barrier(0) is None
    match.apply(1, "develop 22b")
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("BL-24.6", "BL-24.14")
def test_decisions_at_the_same_time_are_taken_back_each_on_its_own() -> None:
    match = chosen("builder", {}, {"hand": "golden_school"}, {"hand": "dark_archive"}, players=3)
    match.apply(1, "sell golden_school")
    match.apply(2, "sell dark_archive")
    match.undo(1)
    assert has(match, "coins", "cards", player=1) == (0, 1)
    assert has(match, "coins", "cards", player=2) == (2, 0)


# -- at the same time ------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-24.14")
@pytest.mark.parametrize("action", ["pioneer", "recruit", "progress", "builder"])
def test_right_parts_are_asked_for_at_the_same_time_and_take_effect_at_once(action: str) -> None:
    seat = {"coins": 9}
    match = chosen(action, {**seat, "hand": "white_surveyor"}, {**seat, "hand": "golden_school"}, seat, players=3)
    others = [player for player in (1, 2) if player in asked(match)]
    assert 0 in asked(match)
    assert 1 in others
    option = {
        "pioneer": f"sell {names(match, 'sell', 1)[0]}" if names(match, "sell", 1) else "",
        "recruit": "hire coins",
        "progress": "modernise 5",
        "builder": "sell golden_school",
    }[action]
    assert changes(match, option, player=1)["coins"] != 0
    assert 0 in asked(match)


@pytest.mark.rule("BL-24.14")
def test_with_reactions_clockwise_right_parts_come_one_by_one() -> None:
    seat = {"coins": 9}
    match = chosen("recruit", seat, seat, seat, players=3, reactions="clockwise")
    assert asked(match) == [0]
    play(match, "decline")
    order = []
    while names(match, "hire", asked(match)[0]):
        assert len(asked(match)) == 1
        order += asked(match)
        play(match, "decline")
    assert order == [0, 1, 2]
    assert names(match, "sail")


@pytest.mark.rule("BL-24.14")
def test_scoring_steps_are_asked_for_at_the_same_time() -> None:
    match = scoring(1, {}, {}, {}, players=3, goals="sc04 sc05 sc06 sc07")
    assert asked(match) == [0, 1, 2]
    before = actor(match, 2)["vp"]
    move(match, 2, "score sc04")
    assert actor(match, 2)["vp"] == before - 1
    assert asked(match) == [0, 1]


# -- by itself -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-24.15")
def test_much_happens_by_itself() -> None:
    """Scoring 2: income, levers, region markers, ships, and the next turn."""
    match = scoring(2, {"levers": "1", "used": "1"}, {}, covered="boonlake", goals="sc04 sc05 sc06 sc07")
    move(match, 1, "score sc04")
    events = [event.kind for event in match.apply(0, "score sc04")]
    assert [kind for kind in events if kind in ("failed", "income", "round-begins")] == [
        "failed",
        "income",
        "income",
        "round-begins",
    ]
    view = match.view(None)
    assert not any(region["covered"] for region in view["regions"])
    assert {player["ship"] for player in view["players"]} == {"t01"}
    assert not any(lever["used"] for lever in actor(match)["levers"])
    assert names(match, "choose", 1)


@pytest.mark.rule("BL-24.15")
def test_rewards_region_income_and_tiles_need_no_decision() -> None:
    match = chosen("region_rewards", {"settlers": "5a 14a"}, {"settlers": "5b"})
    assert changes(match, "claim southern") == {"cards": 3, "coins": 2}
    assert has(match, "coins", player=1) == (1,)
    play(match, "sail t04")
    assert has(match, "coins") == (2 + 2,)
    assert match.view(None)["rows"][-1]["action"] == "region_rewards"
    assert asked(match) == [1]
    track = chosen("settle", {"coin_steps": 2}, map={"5": "g19"})
    assert changes(track, "develop 5a")["vases"] == 1


@pytest.mark.rule("BL-24.15")
def test_the_sage_plays_by_herself() -> None:
    match = new(GAME, 1, 4)
    play(match, notations(match)[0])
    kinds = [event.kind for event in match.apply(0, "start wood")]
    assert "sage-reveals" in kinds
    leave(match, "choose")
    assert names(match, "choose")


@pytest.mark.rule("BL-24.15")
def test_the_final_scoring_comes_by_itself() -> None:
    match = finished()
    assert match.outcome is not None


@pytest.mark.rule("BL-24.16")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    nothing = at({}, board=board("settle"))
    play(nothing, "choose settle")
    assert names(nothing, "develop")  # no card step without a card and a lever
    vase = chosen("builder", {}, {"levers": "1"})
    assert changes(vase, "pull 1", player=1) == {"vases": 1}  # there is none to sell
    region = at({}, board=board("region_rewards"), covered="boonlake unknown southern")
    assert changes(region, "choose region_rewards") == {"vp": 3}
    last = exploring(table={"map": {space: tile for space, tile in FULL.items() if space != "15"}})
    play(last, "explore")
    assert last.view(None)["spaces"][14]["tile"] is not None  # on the only space that is left
    canoe = at({"levers": "7", "canoes": "wood-clay"})
    play(canoe, "pull 7")
    assert actor(canoe)["canoes"] == ["wood", "wood"]
    ship = at({}, board=board("region_rewards", 7))
    play(ship, "choose region_rewards", "claim boonlake")
    assert actor(ship)["ship"] == "t02"
    assert asked(ship) == [1]
    site = chosen("settle", {"coin_steps": 4, "works": "wood 2 clay 2 stone 2 iron 1"}, map={"5": "g19"})
    play(site, "develop 5a")
    assert actor(site)["works"]["iron"] == 2
    lever = at(
        {"levers": "1 2", "used": "2", "coins": 2, "hand": "owl_engine_shed", "works": "wood 1 stone 2"},
        board=board("settle"),
    )
    play(lever, "choose settle", "play owl_engine_shed")
    assert not any(each["used"] for each in actor(lever)["levers"])


@pytest.mark.rule("BL-24.16")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_one_option_alone_hides_a_hand_or_comes_after_a_lever(players: int, options: dict[str, Any]) -> None:
    """Nobody learns by not asking what a hand holds; a decision with a lever in it stays when the lever is used."""
    for match in random_game(players, 31, **options):
        alone = [step for step in match.steps if len(step.options(match.state)) == 1]
        for step in alone:
            name = type(step).__name__
            hides = name in ("Act", "DiscardCards") and bool(state_of(match).hands[step.who])
            assert hides or state_of(match).used[step.who], name
