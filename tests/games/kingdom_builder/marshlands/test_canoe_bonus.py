"""KB-13.9: the Canoe bonus places a settlement on marsh or water in the own turn."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import full, land
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands
from tests.games.kingdom_builder.positions import cells, held, neighbours, play, rule, seat, tiles, walk

BONUS = {"tiles": ["canoe_bonus"], "lost": ["canoe@f16", "canoe@d19"]}


def bonus(own: str, *others: Any, **fields: Any) -> Match:
    return marshlands(own, *others, **{**BONUS, **fields})


@pytest.mark.rule("KB-13.9")
def test_it_places_a_settlement_on_marsh_or_water() -> None:
    match = walk(bonus(""), "use canoe_bonus")
    assert cells(match) == land(BOARD, "marsh", "water")
    play(match, "build h2")
    assert seat(match)["supply"] == 39
    assert rule(match, "canoe_bonus") == "KB-5.7"


@pytest.mark.rule("KB-13.9")
def test_beside_an_own_settlement_if_possible() -> None:
    # h3 touches water at h2, h4 and others; c5 touches marsh.
    own = {"b14", "g15"}
    match = walk(bonus(" ".join(own)), "use canoe_bonus")
    assert cells(match) == neighbours(*own) & land(BOARD, "marsh", "water")
    assert rule(match, "h2") == "KB-4.7"
    assert rule(match, "a1") == "KB-13.9"


@pytest.mark.rule("KB-13.9")
def test_before_or_after_the_mandatory_action() -> None:
    match = bonus("", played="desert")
    assert tiles(match) == {"canoe_bonus"}
    play(match, "build a1")
    assert rule(match, "canoe_bonus") == "KB-3.5"
    play(match, "build b1", "build c1")
    assert tiles(match) == {"canoe_bonus"}


@pytest.mark.rule("KB-13.9")
def test_it_takes_tiles() -> None:
    match = walk(bonus(""), "use canoe_bonus", "build c4")
    assert "temple@c3 new" in held(match)


@pytest.mark.rule("KB-13.9")
def test_without_a_cell_or_a_supply_it_is_unavailable() -> None:
    quadrants = ("canoe", "tower", "barn", "paddock")
    match = marshlands("", *full(quadrants, "marsh", "water"), quadrants=quadrants, **lost(quadrants))
    assert tiles(match) == set()
    assert rule(match, "canoe_bonus") == "KB-13.9"
    crowd = " ".join(sorted(land(BOARD, "canyon"))[:40])
    assert rule(bonus(crowd, due=0), "canoe_bonus") == "KB-5.14"


def lost(quadrants: tuple[str, ...]) -> dict[str, Any]:
    """The bonus tile without the two Canoes of that board."""
    assert quadrants[0] == "canoe"
    return {"tiles": ["canoe_bonus"], "lost": ["canoe@f6", "canoe@d9"]}


@pytest.mark.rule("KB-13.48")
def test_marsh_may_be_chosen_though_water_touches_an_own_settlement() -> None:
    match = walk(bonus("g15"), "use canoe_bonus")
    water = neighbours("g15") & land(BOARD, "water")
    assert water == {"g14"}
    assert cells(match) == water | land(BOARD, "marsh")


@pytest.mark.rule("KB-13.48")
def test_water_may_be_chosen_though_marsh_touches_an_own_settlement() -> None:
    match = walk(bonus("e2"), "use canoe_bonus")
    marsh = neighbours("e2") & land(BOARD, "marsh")
    assert marsh == {"d2", "e1", "e3"}
    assert cells(match) == marsh | land(BOARD, "water")
