"""KB-12.15 and KB-12.16: what the Crossroads put on the table."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import CROSSROADS, expanded, puts
from tests.games.kingdom_builder.positions import FIRST_GAME, options, play, seat, tiles, walk

TASKS = {"home_country", "fortress", "road", "place_of_refuge", "advance", "compass_points"}


def new(seed: int, *quadrants: str) -> Match:
    return bw.new("kingdom_builder", players=3, seed=seed, options={"quadrants": list(quadrants)})


@pytest.mark.rule("KB-12.15")
def test_every_player_starts_with_all_pieces_in_reserve() -> None:
    match = new(1, "tavern", "paddock", "oasis", "barracks_crossroads")
    for number in range(3):
        player = seat(match, number)
        assert (player["warriors"], player["warriors_left"]) == ([], 2)
        assert (player["ship"], player["wagon"], player["hall"]) == (None, None, [])
        assert player["supply"] == 40


#: Each piece with a settlement beside its location, how often it can be put, and the name in the view.
RESERVE = [("lighthouse", "f7", 1), ("wagon", "s18", 1), ("barracks", "n5", 2), ("city_hall", "g13", 1)]


@pytest.mark.rule("KB-12.15", "KB-12.40", "KB-12.28", "KB-12.49")
@pytest.mark.parametrize(("tile", "own", "count"), RESERVE)
def test_one_ship_one_wagon_two_warriors_and_one_city_hall(tile: str, own: str, count: int) -> None:
    match = expanded(CROSSROADS, f"{own} g12", tiles=[tile])
    for _ in range(count):
        assert puts(walk(match, f"use {tile}"))
        play(match, f"use {tile}")
        play(match, f"put {min(puts(match))}")
        description = match.position()
        description["seats"][0]["tiles"] = [
            text.replace(" used", " fresh") for text in description["seats"][0]["tiles"]
        ]
        match = bw.from_position(description, seed=1)
    assert f"use {tile}" not in options(match) or not puts(walk(match, f"use {tile}"))


@pytest.mark.rule("KB-12.15")
def test_without_a_crossroads_quadrant_no_piece_can_come_onto_the_board() -> None:
    match = new(1, *FIRST_GAME)
    for number in range(3):
        assert (seat(match, number)["ship"], seat(match, number)["wagon"]) == (None, None)
    assert tiles(match) == set()
    assert not match.view(None)["tasks"]


@pytest.mark.rule("KB-12.16")
@pytest.mark.parametrize("count", range(5))
def test_one_task_is_drawn_for_each_crossroads_quadrant(count: int) -> None:
    quadrants = (*CROSSROADS[:count], *FIRST_GAME[count:])
    drawn: set[str] = set()
    orders: set[tuple[str, ...]] = set()
    for seed in range(60):
        match = new(seed, *quadrants)
        tasks = match.view(None)["tasks"]
        assert len(tasks) == len(set(tasks)) == count
        assert match.view(1)["tasks"] == tasks  # they lie open
        drawn |= set(tasks)
        orders.add(tuple(tasks))
    assert drawn == (TASKS if count else set())
    assert len(orders) > 4 if count else orders == {()}


@pytest.mark.rule("KB-12.16")
def test_the_tasks_have_lines_on_the_score_sheet() -> None:
    match = new(3, *CROSSROADS)
    lines = [line.id for line in match.score_sheet[0].lines]
    assert set(match.view(None)["tasks"]) <= set(lines)
