"""KB-11.9 and KB-11.57 to KB-11.62: the Sword, and the tiles of those it strikes."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import NOMADS, expanded, in_order, land, removes, tile_states
from tests.games.kingdom_builder.positions import (
    cells,
    neighbours,
    options,
    play,
    player,
    rule,
    seat,
    settlements,
    take_turn,
    tiles,
)

TILES = ["sword", "resettlement", "donation_desert", "outpost", "treasure", "donation_grass"]
CROSSED = ("quarry", "barracks_crossroads", "city_hall_fort", "monastery_wagon")  # the Wagon is at s19


def armed(own: str, *others: str | dict[str, Any], quadrants: tuple[str, ...] = NOMADS, **fields: Any) -> Match:
    """Seat 0 has the Sword of c6."""
    count = len(land(quadrants, "nomad"))
    more = fields.pop("more", ())
    return expanded(quadrants, own, *others, tiles=["sword@c6", *more], nomads=TILES[:count], **fields)


@pytest.mark.rule("KB-11.9")
def test_every_other_player_loses_one_settlement_chosen_by_the_owner_of_the_sword() -> None:
    match = armed("a1 b1", "a9 b9", "k12 l12 m12", "t20")
    supplies = [seat(match, number)["supply"] for number in range(4)]
    play(match, "use sword")
    struck = []
    while removes(match):
        assert player(match) == 0
        assert options(match) == {f"remove {cell}" for cell in removes(match)}
        struck.append(removes(match))
        kinds = play(match, f"remove {min(removes(match))}")
        assert "struck" in kinds
    assert struck == [{"a9", "b9"}, {"k12", "l12", "m12"}, {"t20"}]
    assert [settlements(match, number) for number in range(4)] == [{"a1", "b1"}, {"b9"}, {"l12", "m12"}, set()]
    after = [seat(match, number)["supply"] for number in range(4)]
    assert after == [supplies[0], *[number + 1 for number in supplies[1:]]]
    assert match.view(0)["due"] == 3


@pytest.mark.rule("KB-11.9")
def test_the_cell_is_empty_again_and_the_settlement_no_longer_touches() -> None:
    match = armed("a11", {"settlements": "a10", "hand": "desert"}, played="desert")
    assert "a10" not in cells(match)
    play(match, "use sword", "remove a10")
    assert "a10" in cells(match)
    for _ in range(3):
        play(match, f"build {max(cells(match))}")
    play(match, "end-turn")
    assert "s19" not in settlements(match, 1)
    assert len(cells(match)) > 20  # seat 1 has nothing on the board: every desert cell is open


@pytest.mark.rule("KB-11.9", "KB-11.38")
def test_the_sword_may_be_used_before_or_after_the_mandatory_action_but_not_within_it() -> None:
    match = armed("d6", "a9")
    assert "sword" in tiles(match)
    play(match, "build d5")
    assert rule(match, "sword") == "KB-3.5"
    play(match, "build c5", "build d7")
    assert tiles(match) == {"sword"}


@pytest.mark.rule("KB-11.9", "KB-3.8")
def test_the_sword_once_drawn_strikes_everybody() -> None:
    match = armed("d6", "a9", "b9")
    play(match, "use sword", "remove a9")
    expected = {"turn:end": "KB-3.8", "turn:stop": "KB-3.8", "sword": "KB-3.8", "d6": "KB-11.9", "a1": "KB-11.9"}
    assert {target: rule(match, target) for target in expected} == expected
    assert options(match) == {"remove b9"}


@pytest.mark.rule("KB-11.57")
def test_an_opponent_without_anything_on_the_board_loses_nothing() -> None:
    match = armed("d6", "", "b9", "")
    play(match, "use sword")
    assert options(match) == {"remove b9"}
    play(match, "remove b9")
    assert not removes(match)
    assert [seat(match, number)["supply"] for number in (1, 2, 3)] == [40, 40, 40]


@pytest.mark.rule("KB-11.57")
def test_when_nobody_has_anything_the_sword_is_unavailable() -> None:
    match = armed("d6", "", "")
    assert tiles(match) == set()
    assert rule(match, "sword") in ("KB-11.57", "KB-11.9")


# -- pieces ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-11.58", "KB-12.25")
@pytest.mark.parametrize(("piece", "cell"), [("warriors", "p18"), ("ship", "p11"), ("wagon", "p18")])
def test_warriors_ships_and_wagons_may_be_chosen_and_go_back_into_the_reserve(piece: str, cell: str) -> None:
    match = armed("d6", {"settlements": "t18", piece: cell}, quadrants=CROSSED)
    before = seat(match, 1)
    play(match, "use sword")
    assert removes(match) == {"t18", cell}
    play(match, f"remove {cell}")
    after = seat(match, 1)
    assert after[piece] in ([], None)
    assert (after["supply"], before["supply"]) == (39, 39)
    assert after["warriors_left"] == 2
    assert settlements(match, 1) == {"t18"}
    assert match.game.audit(match.state) == []


@pytest.mark.rule("KB-11.58", "KB-12.24")
@pytest.mark.parametrize("option", ["own_ability", "like_settlements"])
def test_a_city_hall_cannot_be_chosen(option: str) -> None:
    match = armed("d6", {"settlements": "t18", "hall": "i12"}, quadrants=CROSSED, pieces=option)
    play(match, "use sword")
    assert removes(match) == {"t18"}
    assert rule(match, "i12") == "KB-11.9"
    only = armed("d6", {"hall": "i12"}, quadrants=CROSSED, pieces=option)
    assert tiles(only) == set()


@pytest.mark.rule("KB-11.58", "KB-12.35")
def test_the_cells_next_to_a_warrior_struck_are_open_again() -> None:
    match = armed("d6", {"warriors": "c5"}, quadrants=CROSSED)
    assert "d5" in neighbours("c5")
    assert rule(match, "d5") == "KB-12.33"
    play(match, "use sword", "remove c5")
    assert "d5" in cells(match)


@pytest.mark.rule("KB-11.59")
def test_settlements_set_aside_and_markers_cannot_be_chosen() -> None:
    cards = ["mayors", "knights", "fishermen"]
    match = armed("d6", {"aside": 2, "markers": [3]}, {"settlements": "b9", "aside": 1}, cards=cards)
    before = [seat(match, number) for number in (1, 2)]
    play(match, "use sword")
    assert options(match) == {"remove b9"}
    play(match, "remove b9")
    after = [seat(match, number) for number in (1, 2)]
    for name in ("aside", "markers"):
        assert [item[name] for item in after] == [item[name] for item in before]
    only = armed("d6", {"aside": 2, "markers": [3]}, cards=cards)
    assert tiles(only) == set()


# -- tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-11.60", "KB-16.9")
@pytest.mark.parametrize("fields", [{}, {"sword": "loses_tile"}])
def test_the_last_piece_next_to_a_location_takes_its_tile_along(fields: dict[str, Any]) -> None:
    match = armed("d6", {"settlements": "l8 t20", "tiles": ["caravan"]}, **fields)
    kinds = play(match, "use sword", "remove l8")
    assert "tile-lost" in kinds
    assert tile_states(match, 1) == {}
    assert match.position()["seats"][1]["lost"] == ["caravan@m7"]


@pytest.mark.rule("KB-11.60")
def test_a_tile_is_kept_while_another_piece_touches_its_location() -> None:
    match = armed("d6", {"settlements": "l8 m8", "tiles": ["caravan"]})
    assert "tile-lost" not in play(match, "use sword", "remove l8")
    assert tile_states(match, 1) == {"caravan@m7": "fresh"}
    elsewhere = armed("d6", {"settlements": "l8 t20", "tiles": ["caravan"]})
    play(elsewhere, "use sword", "remove t20")
    assert tile_states(elsewhere, 1) == {"caravan@m7": "fresh"}


@pytest.mark.rule("KB-11.60", "KB-12.26")
def test_a_piece_struck_takes_the_tile_of_its_location_along() -> None:
    match = armed("d6", {"wagon": "s18", "tiles": ["wagon"]}, quadrants=CROSSED)
    assert "s18" in neighbours("s19")
    play(match, "use sword", "remove s18")
    assert tile_states(match, 1) == {}


@pytest.mark.rule("KB-11.60", "KB-5.13")
def test_a_tile_lost_to_the_sword_is_never_got_again() -> None:
    match = armed("d6", {"settlements": "l8", "tiles": ["caravan"], "hand": "forest"})
    play(match, "use sword", "remove l8")
    take_turn(match)
    play(match, "build l7")
    assert tile_states(match, 1) == {}


@pytest.mark.rule("KB-11.61", "KB-16.9")
def test_with_keeps_tile_a_player_keeps_the_location_tiles() -> None:
    match = armed("d6", {"settlements": "l8 t20", "tiles": ["caravan"], "hand": "forest"}, sword="keeps_tile")
    assert "tile-lost" not in play(match, "use sword", "remove l8")
    assert tile_states(match, 1) == {"caravan@m7": "fresh"}
    take_turn(match)
    assert "caravan" in tiles(match)


@pytest.mark.rule("KB-11.61")
def test_with_keeps_tile_moves_still_lose_tiles() -> None:
    match = expanded(NOMADS, "l8", tiles=["caravan"], sword="keeps_tile", nomads=TILES)
    play(match, "use caravan", "lift l8")
    play(match, f"move-to {max(cells(match))}")
    assert "caravan@m7" not in tile_states(match)


@pytest.mark.rule("KB-11.61")
def test_with_keeps_tile_a_step_elsewhere_does_not_lose_a_tile_kept_so() -> None:
    # Since a Sword has struck seat 0 nothing of its own touches the Caravan of m7.
    match = expanded(NOMADS, "a11", tiles=["caravan@m7", "resettlement"], sword="keeps_tile", nomads=TILES)
    play(match, "use resettlement", "lift a11", "move-to b11", "stop")
    assert "caravan@m7" in tile_states(match)


@pytest.mark.rule("KB-11.61")
def test_with_keeps_tile_driving_a_wagon_elsewhere_does_not_lose_a_tile_kept_so() -> None:
    rival = {"settlements": "d6", "tiles": ["sword"]}
    match = expanded(CROSSED, "s18 n3", rival, tiles=["wagon", "barracks"], wagon="k20", sword="keeps_tile",
                     nomads=TILES[:3], turn=1, first=1)  # fmt: skip
    play(match, "use sword", "remove n3")
    take_turn(match)
    assert "barracks@n4" in tile_states(match)
    play(match, "use wagon")
    play(match, f"move-to {min(cells(match))}", "stop")
    assert "barracks@n4" in tile_states(match)


# -- the end of the game ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-11.62")
def test_a_sword_does_not_cancel_an_end_already_triggered() -> None:
    forest = " ".join(in_order(land(NOMADS, "forest"))[:40])
    match = armed("d6", forest, first=1)
    assert match.view(None)["last_round"]
    play(match, "use sword", f"remove {forest.split()[0]}")
    assert seat(match, 1)["supply"] == 1
    assert match.view(None)["last_round"]
    take_turn(match)
    assert match.over


@pytest.mark.rule("KB-11.62")
def test_a_player_struck_in_the_last_round_places_what_came_back_in_the_turn_that_is_left() -> None:
    forest = " ".join(in_order(land(NOMADS, "forest"))[:40])
    match = armed("d6", {"settlements": forest, "hand": "grass"}, first=0, last_round=True)
    play(match, "use sword", f"remove {forest.split()[0]}")
    take_turn(match)
    assert player(match) == 1
    assert match.view(None)["due"] == 1
    take_turn(match)
    assert match.over
