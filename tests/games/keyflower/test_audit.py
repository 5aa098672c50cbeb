"""Every law notices when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardwright.games.keyflower.audit import audit
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.knowledge import Known
from boardwright.games.keyflower.state import Bid, Cargo, KeyflowerState, Use
from boardwright.games.keyflower.steps.turn import TURN
from boardwright.games.keyflower.village import Placed, build
from tests.games.keyflower.table import at, random_game, state_of

MINER, STABLE, HOME = CATALOG.tile("miner"), CATALOG.tile("stable"), CATALOG.tile("home_1")
BOAT = CATALOG.tile("summer_boat_2")


def usual() -> KeyflowerState:
    match = at(
        offer="miner stable",
        bids={"miner": ["0 blue 2", "1 blue 4"]},
        uses={"miner": ["blue 1", "blue 2"]},
        seats=[{"workers": "blue 2", "skills": "saw 1", "resources": {"home_1": "wood 1"}}],
    )
    return state_of(match)


def set_at(field: str, place: int, value: object) -> Callable[[KeyflowerState], None]:
    def change(state: KeyflowerState) -> None:
        getattr(state, field)[place] = value

    return change


def set_to(field: str, value: object) -> Callable[[KeyflowerState], None]:
    return lambda state: setattr(state, field, value)


def test_nothing_is_wrong_as_long_as_nothing_is_changed() -> None:
    assert audit(usual()) == []


@pytest.mark.rule("KF-1.12")
def test_laws_hold_all_through_random_games() -> None:
    for players in CATALOG.players:
        for match in random_game(players, seed=10 + players):
            assert audit(state_of(match)) == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (set_to("green", 19), "there are 19 workers of the kind green"),
        (set_at("bag", 0, 0), "workers of the kind blue"),
        (set_at("pile", 1, 17), "skills of the kind pickaxe"),
        (set_at("stock", 3, 47), "there are 47 resources of the kind gold"),
        (set_at("on_tile", STABLE, (0, 0, 0, 1)), "resources lie on stable"),
        (set_at("known", 0, (3, 0, 0, 0)), "more workers are known"),
        (set_at("known_skills", 0, Known((1, 0, 0), (0, 1, 1))), "more skills are known"),
        (set_at("known_skills", 0, Known((0, 0, 0), (0, 0, 1))), "more skills are known"),
        (set_at("known_skills", 0, Known((0, 0, 1), (0, 0, 0))), "does not go together"),
        (set_to("offer", (MINER, MINER)), "miner is in two places"),
        (set_to("offer", (CATALOG.tile("store"),)), "another season"),
        (set_to("upgraded", 1 << MINER), "a tile is upgraded"),
        (set_to("reverse", 1 << MINER), "no summer boat"),
        (set_at("owner", MINER, 1), "lies in no village"),
        (set_at("winter", 0, ()), "does not hold 3 winter tiles"),
        (set_to("offered", ((CATALOG.tile("scribes"),), ())), "not in hand"),
        (set_at("bids", MINER, (Bid(0, 0, 2), Bid(0, 0, 4))), "of one player or equal"),
        (set_at("bids", HOME, (Bid(0, 0, 2),)), "not on auction"),
        (set_at("uses", MINER, (Use((2, 0, 0, 0)), Use((1, 0, 0, 0)))), "do not take more and more"),
        (set_at("uses", CATALOG.tile("jeweller"), (Use((2, 0, 0, 0)),)), "cannot be used"),
        (set_at("crowd", MINER, 4), "not up to date"),
        (set_at("colour", MINER, 2), "not up to date"),
        (set_at("colour", STABLE, 2), "not up to date"),
        (set_at("villages", 0, build([Placed(MINER, 0, 0, 0)])), "begin with a home tile"),
        (set_at("villages", 0, build([Placed(HOME, 0, 0, 0), Placed(STABLE, 3, 3, 0)])), "apart"),
        (set_at("villages", 0, build([Placed(HOME, 0, 0, 0), Placed(BOAT, 1, -1, 0)])), "does not match"),
        (set_at("powers", 0, 1), "powers other"),
        (set_at("cargo", 0, Cargo((8, 0, 0, 0), (0, 0, 0))), "more than it can"),
        (set_to("season", 4), "no season"),
        (set_to("turn", 2), "does not take part"),
        (set_to("turn", 1), "in the turn of player 1"),
        (set_to("passes", 3), "3 players have passed"),
        (set_to("main", []), "over before winter"),
        (set_to("main", [TURN[0], TURN[0]]), "cannot be due"),
    ],
)
def test_a_broken_law_is_noticed(change: Callable[[KeyflowerState], None], words: str) -> None:
    state = usual()
    change(state)
    assert any(words in complaint for complaint in audit(state)), audit(state)
