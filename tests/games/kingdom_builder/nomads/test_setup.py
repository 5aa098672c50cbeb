"""KB-11: what the Nomads put on the table, and where chance decides."""

from __future__ import annotations

from collections import Counter

import pytest

import boardwright as bw
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import NOMADS, expanded
from tests.games.kingdom_builder.positions import FIRST_GAME, TERRAINS

#: How many of each nomad tile the box has.
BOX = {f"donation_{terrain}": 1 for terrain in (*TERRAINS, "water", "mountain")} | {
    "resettlement": 2,
    "outpost": 2,
    "sword": 2,
    "treasure": 2,
}


def new(seed: int, quadrants: tuple[str, ...] = NOMADS) -> Match:
    return bw.new("kingdom_builder", players=2, seed=seed, options={"quadrants": list(quadrants)})


def nomad_tiles(match: Match) -> list[str]:
    return [nomad["tile"] for nomad in match.view(None)["nomads"]]


@pytest.mark.rule("KB-11.14", "KB-11.1")
def test_every_nomad_cell_starts_with_one_tile_and_none_is_there_more_often_than_in_the_box() -> None:
    assert sum(BOX.values()) == 15
    for seed in range(60):
        match = new(seed)
        letters = "".join(match.view(None)["terrain"])
        assert len(nomad_tiles(match)) == letters.count("N") == 6
        assert not Counter(nomad_tiles(match)) - Counter(BOX)


@pytest.mark.rule("KB-11.14")
def test_chance_draws_the_nomad_tiles_from_all_fifteen() -> None:
    drawn: Counter[str] = Counter()
    pairs: Counter[str] = Counter()
    for seed in range(600):
        tiles = nomad_tiles(new(seed))
        drawn += Counter(tiles)
        pairs += Counter(name for name in BOX if tiles.count(name) == 2)
    assert set(drawn) == set(BOX)
    for name, count in BOX.items():
        # 600 tables with 6 of 15 tiles each: 240 times each tile on average.
        assert 190 * count < drawn[name] < 290 * count, name
    # Both of a kind: C(13, 4) of C(15, 6) tables, one of seven.
    assert all(50 < pairs[name] < 125 for name, count in BOX.items() if count == 2)
    assert len({tuple(nomad_tiles(new(seed))) for seed in range(20)}) > 15


@pytest.mark.rule("KB-11.14")
def test_a_board_without_nomad_cells_has_no_nomad_tiles() -> None:
    match = new(1, FIRST_GAME)
    assert match.view(None)["nomads"] == []


@pytest.mark.rule("KB-11.26")
def test_the_stock_of_walls_is_twenty_five() -> None:
    assert new(1).view(None)["walls_left"] == 25
    assert expanded(NOMADS, walls="a1 b1").view(None)["walls_left"] == 23
