"""KB-11.2 and KB-11.25 to KB-11.30: the Quarry and its stone walls."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import NOMADS, expanded, full, in_order, land, puts, tile_states
from tests.games.kingdom_builder.positions import (
    all_but,
    can_end,
    cards,
    neighbours,
    options,
    play,
    rule,
    seat,
    tiles,
    walk,
)

# The Quarry is at e3. d6 touches the grass cells d5 and d7; d5 touches grass at c5 as well, d7 at c8 and d8.


def walls(match: Match) -> list[str]:
    found: list[str] = match.view(None)["walls"]
    return sorted(found)


@pytest.mark.rule("KB-11.2")
def test_quarry_puts_walls_on_the_played_terrain_beside_own_settlements() -> None:
    match = expanded(NOMADS, "e2 d6", "a1", tiles=["quarry"], played="grass")
    play(match, "use quarry")
    assert options(match) == {"put d5", "put d7"}
    kinds = play(match, "put d5")
    assert "put-wall" in kinds
    assert options(match) == {"put d7", "stop"}
    play(match, "put d7")
    assert walls(match) == ["d5", "d7"]
    assert match.view(None)["walls_left"] == 23
    assert (seat(match)["supply"], match.view(None)["due"]) == (38, 3)  # nothing of the mandatory action is done


@pytest.mark.rule("KB-11.2")
def test_quarry_is_unavailable_without_a_cell_of_the_played_terrain_beside_an_own_settlement() -> None:
    match = expanded(NOMADS, "e2 d6", tiles=["quarry"], played="flowers")
    assert (tiles(match), rule(match, "quarry")) == (set(), "KB-11.2")
    taken = expanded(NOMADS, "e2 d6", "d5 d7", tiles=["quarry"], played="grass")
    assert (tiles(taken), rule(taken, "quarry")) == (set(), "KB-11.2")
    walled = expanded(NOMADS, "e2 d6", walls="d5 d7", tiles=["quarry"], played="grass")
    assert (tiles(walled), rule(walled, "quarry")) == (set(), "KB-11.2")


@pytest.mark.rule("KB-11.2")
def test_refusals_while_the_quarry_is_used() -> None:
    match = expanded(NOMADS, "e2 d6 d8", "d7", walls="c8", tiles=["quarry"], played="grass")
    play(match, "use quarry")
    expected = {
        "d5": None,
        "c5": "KB-11.2",  # grass, but beside no own settlement
        "e5": "KB-11.2",  # beside an own settlement, but canyon
        "d7": "KB-4.1",
        "d6": "KB-4.1",
        "c8": "KB-11.23",
        "c7": "KB-4.3",
        "c6": "KB-11.15",
        "e3": "KB-4.4",
        "quarry": "KB-3.8",
        "turn:end": "KB-3.8",
        "turn:stop": "KB-3.8",  # one wall at least
    }
    assert {target: rule(match, target) for target in expected} == expected


@pytest.mark.rule("KB-11.25")
def test_the_second_wall_is_optional() -> None:
    match = expanded(NOMADS, "e2 d6", tiles=["quarry"], played="grass")
    play(match, "use quarry", "put d7", "stop")
    assert walls(match) == ["d7"]
    assert tile_states(match) == {"quarry@e3": "used"}
    assert "build d5" in options(match)


@pytest.mark.rule("KB-11.25", "KB-11.24")
def test_the_second_wall_must_touch_an_own_settlement_and_the_first_wall_is_none() -> None:
    match = expanded(NOMADS, "e2 d6", tiles=["quarry"], played="grass")
    play(match, "use quarry", "put d7")
    assert {"c8", "d8"} <= neighbours("d7") & land(NOMADS, "grass")
    assert puts(match) == {"d5"}
    assert rule(match, "d8") == "KB-11.2"


@pytest.mark.rule("KB-11.25")
def test_no_third_wall_follows() -> None:
    match = expanded(NOMADS, "e2 d6 d8", tiles=["quarry"], played="grass")
    play(match, "use quarry", "put d5", "put d7")
    assert puts(match) == set()
    assert "turn:stop" not in options(match)
    assert tiles(match) == set()


@pytest.mark.rule("KB-11.26")
def test_with_one_wall_in_the_stock_a_use_puts_one() -> None:
    forest = " ".join(in_order(land(NOMADS, "forest"))[-24:])
    match = expanded(NOMADS, "e2 d6", walls=forest, tiles=["quarry"], played="grass")
    assert match.view(None)["walls_left"] == 1
    play(match, "use quarry", "put d5")
    assert puts(match) == set()
    assert "stop" not in options(match)
    assert match.view(None)["walls_left"] == 0


@pytest.mark.rule("KB-11.26")
def test_with_no_wall_in_the_stock_the_quarry_is_unavailable() -> None:
    forest = " ".join(in_order(land(NOMADS, "forest"))[-25:])
    match = expanded(NOMADS, "e2 d6", walls=forest, tiles=["quarry"], played="grass")
    assert tiles(match) == set()
    assert rule(match, "quarry") in ("KB-11.26", "KB-11.2")


MARSH_AND_QUARRY = ("temple", "quarry", "barn", "harbor")  # the Quarry is at o3; f4 touches marsh at e4


@pytest.mark.rule("KB-11.27")
def test_the_quarry_follows_the_terrain_chosen_marsh_too() -> None:
    match = expanded(MARSH_AND_QUARRY, "o2 f4", tiles=["quarry"], played=None, open=["marsh_grass"])
    assert (tiles(match), rule(match, "quarry")) == (set(), "KB-13.21")
    marsh = walk(match, "play marsh", "use quarry")
    assert puts(marsh) == {"e4"} == neighbours("f4") & land(MARSH_AND_QUARRY, "marsh")
    grass = walk(match, "play grass", "use quarry")
    assert puts(grass) == neighbours("f4") & land(MARSH_AND_QUARRY, "grass")


@pytest.mark.rule("KB-11.27", "KB-12.43")
def test_with_two_cards_the_quarry_follows_the_one_chosen() -> None:
    match = expanded(NOMADS, "e2 d6", tiles=["quarry"], played=None, open=["grass", "canyon"])
    assert tiles(match) == set()
    play(match, "play canyon", "use quarry")
    assert puts(match) == {"e5", "e6", "e7"}


@pytest.mark.rule("KB-11.28")
def test_the_quarry_needs_no_settlement_in_the_supply() -> None:
    forest = in_order(land(NOMADS, "forest"))[-38:]
    match = expanded(NOMADS, " ".join(["e2", "d6", *forest]), tiles=["quarry"], played="grass", due=0)
    assert seat(match)["supply"] == 0
    play(match, "use quarry", "put d5", "put d7")
    assert walls(match) == ["d5", "d7"]


@pytest.mark.rule("KB-11.29", "KB-12.37")
@pytest.mark.parametrize("owner", [0, 1])
def test_walls_go_on_no_cell_next_to_a_warrior(owner: int) -> None:
    quadrants = ("quarry", "barracks_crossroads", "village", "garden")
    assert "d5" in neighbours("c5")
    own: dict[str, Any] = {"warriors": "c5"} if owner == 0 else {}
    rival = {} if owner == 0 else {"warriors": "c5"}
    match = expanded(quadrants, "e2 d6", rival, tiles=["quarry"], played="grass", **own)
    play(match, "use quarry")
    assert puts(match) == {"d7"}
    assert rule(match, "d5") == "KB-12.33"


@pytest.mark.rule("KB-11.2", "KB-12.17")
def test_a_wall_may_touch_any_own_piece() -> None:
    quadrants = ("quarry", "barracks_crossroads", "village", "monastery_wagon")
    match = expanded(quadrants, "e2", {"wagon": "g8"}, wagon="d6", tiles=["quarry"], played="grass")
    play(match, "use quarry")
    assert puts(match) == {"d5", "d7"}


@pytest.mark.rule("KB-11.30", "KB-11.2", "KB-11.25")
def test_example_one_wall_beside_a_settlement_just_placed_and_no_cell_for_a_second() -> None:
    # The desert of p6, q5, r5, q4, r3, s3 hangs together in a chain: after the first three only q4 is beside them.
    match = expanded(NOMADS, "d3", tiles=["quarry"], played="desert")
    play(match, "build p6", "build q5", "build r5", "use quarry")
    assert options(match) == {"put q4"}
    play(match, "put q4")
    assert walls(match) == ["q4"]
    assert options(match) == {"end-turn"}


# -- walls and the mandatory action ----------------------------------------------------------------------------


@pytest.mark.rule("KB-11.23", "KB-3.16")
def test_walls_can_exhaust_the_played_terrain_before_the_mandatory_action() -> None:
    rivals = full(NOMADS, "grass", but="d5")
    match = expanded(
        NOMADS, "e2 e5", *rivals, tiles=["quarry"], played="grass", discards=all_but("grass", "canyon", "forest")
    )
    kinds = play(match, "use quarry", "put d5")
    assert "replaced" in kinds
    assert cards(match)["removed"] == {"grass": 1}
    assert match.view(None)["played"] != "grass"
    assert match.view(None)["due"] == 3


@pytest.mark.rule("KB-11.2")
def test_the_quarry_can_be_used_after_the_mandatory_action_beside_what_it_placed() -> None:
    match = expanded(NOMADS, "e2", tiles=["quarry"], played="flowers")
    play(match, "build g15", "build g14", "build g16", "use quarry")
    assert puts(match) == neighbours("g14", "g15", "g16") & land(NOMADS, "flowers") - {"g14", "g15", "g16"}
    play(match, f"put {min(puts(match))}", "stop")
    assert can_end(match)
