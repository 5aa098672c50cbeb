"""KB-13.10, KB-13.62 and KB-13.63: with the Fountain bonus the Fountain places on mountains, too."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import buildable, in_order, land, tile_states
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands
from tests.games.kingdom_builder.positions import cells, neighbours, options, play, rule, seat, tiles, walk

#: Both Fountain tiles and the bonus tile, with a settlement next to each Fountain.
FOUNTAINS = ["fountain@o12", "fountain@o19", "fountain_bonus"]


def fountains(own: str = "", *others: Any, **fields: Any) -> Match:
    return marshlands(f"o13 n18 {own}", *others, **{"tiles": FOUNTAINS, **fields})


@pytest.mark.rule("KB-13.10")
def test_the_settlement_of_the_fountain_may_go_on_a_mountain() -> None:
    match = walk(fountains(), "use fountain")
    mountains = neighbours("n18", "o13") & land(BOARD, "mountain")
    assert mountains == {"n17", "o17", "o18"}
    assert cells(match) & land(BOARD, "mountain") == mountains
    without = walk(fountains(tiles=FOUNTAINS[:2]), "use fountain")
    assert cells(without) == cells(match) - mountains
    assert rule(without, "o18") == "KB-4.3"
    play(match, "build o18")
    assert (seat(match)["supply"], "o18" in seat(match)["settlements"]) == (37, True)


@pytest.mark.rule("KB-13.10")
def test_the_bonus_gives_no_further_settlement() -> None:
    match = fountains()
    for _ in range(2):
        play(match, "use fountain")
        play(match, f"build {min(cells(match))}")
    assert tiles(match) == set()
    assert "use fountain_bonus" not in options(match)
    assert rule(match, "fountain") == "KB-5.7"


@pytest.mark.rule("KB-13.10")
def test_a_bonus_tile_gained_in_this_turn_does_not_serve_yet() -> None:
    held = ["fountain@o12", "fountain@o19 new", "fountain_bonus new"]
    match = walk(fountains(tiles=held), "use fountain")
    assert cells(match)
    assert not cells(match) & land(BOARD, "mountain")


@pytest.mark.rule("KB-13.10")
def test_another_players_bonus_does_not_serve() -> None:
    other = {"settlements": "n12 p19", "tiles": FOUNTAINS}
    match = walk(marshlands("o13 n18", other, tiles=FOUNTAINS[:2]), "use fountain")
    assert not cells(match) & land(BOARD, "mountain")


@pytest.mark.rule("KB-13.10")
def test_the_bonus_does_not_open_mountains_to_the_mandatory_action() -> None:
    match = fountains()
    assert not cells(match) & land(BOARD, "mountain")


@pytest.mark.rule("KB-13.62")
@pytest.mark.parametrize("seed", range(10))
def test_on_a_mountain_too_it_touches_exactly_one_own_settlement_and_no_other(seed: int) -> None:
    chance = random.Random(seed)
    taken = chance.sample(in_order(buildable(BOARD) - {"o13", "n18"}), 60)
    own, others = {"o13", "n18", *taken[:25]}, set(taken[25:])
    match = walk(fountains(" ".join(taken[:25]), " ".join(taken[25:])), "use fountain")
    free = (buildable(BOARD) | land(BOARD, "mountain")) - own - others
    expected = {cell for cell in free if len(neighbours(cell) & own) == 1 and not neighbours(cell) & others}
    assert cells(match) == expected


@pytest.mark.rule("KB-13.63")
def test_the_bonus_widens_both_uses_of_a_turn() -> None:
    match = fountains()
    for _ in range(2):
        play(match, "use fountain")
        mountains = cells(match) & land(BOARD, "mountain")
        assert mountains
        play(match, f"build {min(mountains)}")
    standing = set(seat(match)["settlements"]) & land(BOARD, "mountain")
    assert len(standing) == 2
    assert tile_states(match)["fountain_bonus"] != "used"
