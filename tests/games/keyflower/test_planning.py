"""Helpers: the cheapest way to an upgrade, and how far a tile would lie from what the village has."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG, RESOURCES
from boardwright.games.keyflower.steps.transport import Transport, can_upgrade
from boardwright.games.keyflower.village import paths
from boardwright.kernel.flow import asking
from boardwright.kernel.messages import Message
from boardwright.match import Match
from boardwright.match.sight import Choice
from tests.games.keyflower.table import at, notations, play, state_of

#: Four tiles in a row from the home tile to the north, joined by roads.
ROW = ["home_1", "stable@0,-1 turn 0", "gold_mine@0,-2 turn 0", "workshop@0,-3 turn 0"]


def carrying(steps: int, upgrades: int = 1, laid: list[str] = ROW, **seat: Any) -> Match:
    return at(stack=["NextTurn", f"Transport 0 {steps} {upgrades}"], seats=[{"village": laid, **seat}])


def helped(match: Match, player: int = 0) -> Choice:
    return match.sight([player]).choices(helpers=True)[0]


def told(match: Match, tile: str) -> Message:
    return helped(match).plans[f"tile:{tile}"].told


# -- plans -----------------------------------------------------------------------------------------------------


def fewest_steps(match: Match, tile: int, most: int) -> int | None:
    """By trying out every step that could be made: how many it takes until the tile could be upgraded."""
    state = state_of(match)
    step = asking(state, 0)
    assert isinstance(step, Transport)
    ways, tiles = step.ways(state), [placed.tile for placed in state.villages[0].tiles]
    trial = state.clone()

    begin: tuple[tuple[int, ...], ...] = tuple(state.on_tile[other] for other in tiles)
    edge, seen = [begin], {begin}
    for steps in range(most + 1):
        further = []
        for position in edge:
            for other, (wood, stone, iron, gold) in zip(tiles, position, strict=True):
                trial.on_tile[other] = (wood, stone, iron, gold)
            if can_upgrade(trial, 0, tile):
                return steps
            for here, other in enumerate(tiles):
                for there in {tiles.index(to) for to in ways[other] if to >= 0}:
                    for kind in range(len(RESOURCES)):
                        if not position[here][kind]:
                            continue
                        after = [list(resources) for resources in position]
                        after[here][kind] -= 1
                        after[there][kind] += 1
                        found = tuple(tuple(resources) for resources in after)
                        if found not in seen:
                            seen.add(found)
                            further.append(found)
        edge = further
    return None


@pytest.mark.parametrize("seed", range(12))
def test_no_way_is_cheaper_than_the_one_that_is_planned(seed: int) -> None:
    """Compared with trying out everything, for random goods in a small village; and the plan can be played."""
    chance = random.Random(seed)
    names = ["home_1", "stable", "gold_mine", "workshop"]
    resources = {
        name: " ".join(f"{kind} 1" for kind in chance.sample(RESOURCES, chance.choice([0, 1, 1, 2]))) for name in names
    }
    match = carrying(5, resources=resources, skills="anvil 1 pickaxe 1 saw 1")
    plans = helped(match).plans
    assert plans
    for target, plan in plans.items():
        tile = CATALOG.tile(target.removeprefix("tile:"))
        fewest = fewest_steps(match, tile, 5)
        if fewest is None:
            assert not plan.steps
            assert plan.told.key in ("plan-short", "plan-lacks", "plan-lacks-any")
            continue
        assert plan.told == Message("plan-upgrade", {**plan.told.args, "steps": fewest, "left": 5})
        assert len(plan.steps) == fewest + 1
        trial = match.clone()
        play(trial, *plan.steps)
        assert trial.history[-1].action == GAME.space.parse(f"upgrade {target.removeprefix('tile:')}")


def test_a_plan_says_what_goes_where() -> None:
    seat: dict[str, Any] = {"resources": {"home_1": "wood 1", "workshop": "iron 1 stone 2"}}
    plan = helped(carrying(4, **seat)).plans["tile:stable"]
    assert plan.told.args["steps"] == 3
    assert plan.legs == (
        ("resource:wood", "tile:home_1", "tile:stable"),
        ("resource:iron", "tile:workshop", "tile:gold_mine", "tile:stable"),
    )
    carried = ("carry wood home_1 n", "carry iron workshop s", "carry iron gold_mine s")
    assert plan.steps == (*carried, "upgrade stable")
    # Without an upgrade left, the price is brought all the same.
    bring = helped(carrying(4, 0, **seat)).plans["tile:stable"]
    assert (bring.told.key, bring.steps) == ("plan-bring", carried)
    # What lies where it is needed is no plan any more.
    assert "tile:workshop" not in helped(carrying(4, **seat)).plans


def test_gold_stands_for_others_where_that_is_nearer_and_is_spared_where_it_is_not() -> None:
    near = carrying(4, resources={"stable": "gold 1", "gold_mine": "wood 1", "workshop": "iron 1"})
    assert helped(near).plans["tile:stable"].steps == ("carry wood gold_mine s", "upgrade stable")
    spared = carrying(4, resources={"home_1": "gold 1 iron 1", "gold_mine": "wood 1"})
    things = [leg[0] for leg in helped(spared).plans["tile:stable"].legs]
    assert things == ["resource:wood", "resource:iron"]


def test_why_there_is_no_plan() -> None:
    far = carrying(2, resources={"home_1": "wood 1", "workshop": "iron 1"})
    assert told(far, "stable").key == "plan-short"
    assert (told(far, "stable").args["steps"], told(far, "stable").args["short"]) == (3, 1)
    poor = carrying(4, resources={"home_1": "wood 2"})
    assert told(poor, "stable") == Message(
        "plan-lacks",
        {"tile": Message("tile-stable"), "count": 1, "resource": Message("resource-iron"), "more": 0},
    )
    assert told(poor, "gold_mine").args["more"] == 1
    assert told(carrying(4, resources={"home_1": "wood 1"}), "workshop").args["count"] == 1
    # The home tile has water to the south.
    cut_off = carrying(4, laid=["home_1", "summer_boat_1@0,1"], resources={"summer_boat_1": "wood 1 stone 1"})
    assert told(cut_off, "home_1").key == "plan-no-way"
    unskilled = carrying(4, laid=["home_1", "miner@0,-1"], resources={"home_1": "wood 1"})
    assert told(unskilled, "miner").key == "refusal-upgrade-skills"


def test_helpers_are_given_to_who_asks_for_them() -> None:
    (choice,) = carrying(4, resources={"home_1": "wood 1"}).sight([0]).choices()
    assert not choice.plans
    assert not choice.hints


# -- how far a tile would lie ----------------------------------------------------------------------------------


def laying(tile: str, **seat: Any) -> Match:
    fields: dict[str, Any] = {"season": "autumn", "stack": ["NextSeason"], "lanes": {"0": [f"Lay 0 {tile}"]}}
    return at(**fields, seats=[{"won": tile, "village": ROW[:3], **seat}])


@pytest.mark.parametrize(("tile", "from_home"), [("inn", {-1, 1, 3}), ("summer_boat_2", {-1, 2, 3})])
def test_how_far_a_place_is_from_goods_and_from_home(tile: str, from_home: set[int]) -> None:
    """As far as it is once the tile lies there; a boat that crosses fields has no roads at all."""
    match = laying(tile, resources={"gold_mine": "wood 1"})
    hints = helped(match).hints
    assert set(hints) == set(notations(match, 0))
    for notation, hint in hints.items():
        trial = match.clone()
        play(trial, notation)
        ways = Transport(0, 9, 0).ways(state_of(trial))
        found = paths(ways, CATALOG.tile(tile), 9)
        for name, there in (("home", "home_1"), ("goods", "gold_mine")):
            way = found.get(CATALOG.tile(there))
            assert hint.args[name] == (-1 if way is None else len(way)), (notation, name)
    assert {hint.args["home"] for hint in hints.values()} == from_home


def test_without_goods_home_alone_counts() -> None:
    assert {hint.key for hint in helped(laying("inn")).hints.values()} == {"hint-distance-home"}
