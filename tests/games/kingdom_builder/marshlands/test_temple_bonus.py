"""KB-13.7, KB-13.40 and KB-13.41: with the Temple bonus the first settlement of a mandatory action goes anywhere."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import full, land, outposts
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands, rest, turn_over
from tests.games.kingdom_builder.positions import can_end, cells, held, neighbours, play, player, rule, tiles

#: Both Temple tiles and the bonus tile, with a settlement next to each Temple.
TEMPLES = ["temple@c3", "temple@i8", "temple_bonus"]


def with_bonus(own: str = "b2 j9 g1", *others: Any, **fields: Any) -> Match:
    return marshlands(own, *others, **{"tiles": TEMPLES, **fields})


@pytest.mark.rule("KB-13.7")
def test_the_first_settlement_need_not_touch_an_own_one() -> None:
    match = with_bonus()
    assert cells(match) == land(BOARD, "grass") - {"g1"}
    without = with_bonus(tiles=TEMPLES[:2])
    assert cells(without) == neighbours("g1", "b2", "j9") & land(BOARD, "grass")
    assert rule(without, "k1") == "KB-4.7"


@pytest.mark.rule("KB-13.7")
def test_the_other_rules_of_placing_stay() -> None:
    match = with_bonus("b2 j9 g1", "f2")
    assert rule(match, "f2") == "KB-4.1"
    assert rule(match, "h1") == "KB-4.5"
    guarded = with_bonus("b2 j9 g1", {"warriors": "m18"})
    assert rule(guarded, "n19") == "KB-12.33"
    assert cells(guarded) == land(BOARD, "grass") - neighbours("m18") - {"g1", "m18"}


@pytest.mark.rule("KB-13.7")
def test_it_serves_in_every_turn() -> None:
    match = with_bonus("b2 j9 g1", {"hand": "forest"}, removed=rest("grass", "grass", "forest"))
    play(match, "build k1", "build l1", "build l2", "end-turn")
    turn_over(match)
    assert player(match) == 0
    assert "m1" in cells(match)
    assert "n19" in cells(match)


@pytest.mark.rule("KB-13.7")
def test_a_bonus_tile_gained_in_this_turn_does_not_serve_yet() -> None:
    match = marshlands("b2 g1 i10", tiles=["temple@c3", "refuge_bonus"], lost=["refuge@m9", "refuge@p2"])
    play(match, "use refuge_bonus", "lift i10", "move-to i9")
    assert "temple_bonus new" in held(match)
    assert cells(match) == neighbours("g1", "b2", "i9") & land(BOARD, "grass")


@pytest.mark.rule("KB-13.40")
def test_the_temple_bonus_is_optional() -> None:
    match = with_bonus()
    assert neighbours("g1") & land(BOARD, "grass") < cells(match)
    play(match, "build f1", "build f2", "build e2")
    assert can_end(match)


@pytest.mark.rule("KB-13.40")
def test_only_the_first_settlement_is_free() -> None:
    match = with_bonus()
    play(match, "build k1")
    assert cells(match) == neighbours("g1", "k1") & land(BOARD, "grass") - {"g1", "k1"}
    play(match, "build l1")
    assert "n19" not in cells(match)


@pytest.mark.rule("KB-13.40")
def test_a_bonus_not_made_use_of_is_gone_for_this_mandatory_action() -> None:
    match = with_bonus()
    play(match, "build f1")
    assert "k1" not in cells(match)


@pytest.mark.rule("KB-13.40")
def test_a_replaced_card_does_not_make_the_next_settlement_a_first_one() -> None:
    match = with_bonus("b2 j9 b6", *full(BOARD, "grass", but="f1"), removed=rest("grass", "canyon"))
    play(match, "build f1")
    assert match.view(None)["played"] == "canyon"
    assert cells(match) == neighbours("b2", "j9", "b6", "f1") & land(BOARD, "canyon") == {"c7"}


@pytest.mark.rule("KB-13.40")
def test_extra_actions_are_not_served() -> None:
    quadrants = ("temple", "oracle", "barn", "quarry")
    match = marshlands("b2 j9 g1 r5", tiles=[*TEMPLES, "oracle@r4"], quadrants=quadrants)
    play(match, "use oracle")
    assert cells(match) == neighbours("b2", "j9", "g1", "r5") & land(quadrants, "grass") - {"g1"}


@pytest.mark.rule("KB-13.40")
def test_the_outpost_is_not_needed_for_the_first_settlement_and_serves_for_a_later_one() -> None:
    quadrants = ("temple", "caravan", "village", "garden")
    nomads = ["outpost", "resettlement", "sword"]
    match = marshlands("b2 j9 g1", tiles=[*TEMPLES, "outpost"], quadrants=quadrants, nomads=nomads)
    assert cells(match) == land(quadrants, "grass") - {"g1"}
    assert outposts(match) == set()
    play(match, "build f1")
    assert outposts(match) == land(quadrants, "grass") - neighbours("g1", "f1", "b2", "j9") - {"g1", "f1"}


@pytest.mark.rule("KB-13.41")
def test_example_five_settlements_the_first_one_beside_a_fountain() -> None:
    # Another player has the first tile of the Fountain at o19; n19, a grass cell next to it, brings the last one.
    other = {"settlements": "p19", "tiles": ["fountain@o19"]}
    match = with_bonus("b2 j9 g4", other, reserve=2, supply=35)
    assert match.view(None)["due"] == 5
    play(match, "build n19")
    assert "fountain@o19 new" in held(match)
    assert next(place["tiles"] for place in match.view(None)["locations"] if place["cell"] == "o19") == 0
    own = {"b2", "j9", "g4", "n19"}
    for _ in range(4):
        expected = neighbours(*own) & land(BOARD, "grass") - own
        assert cells(match) == expected
        assert tiles(match) == set()
        chosen = min(expected)
        own.add(chosen)
        play(match, f"build {chosen}")
    assert can_end(match)
