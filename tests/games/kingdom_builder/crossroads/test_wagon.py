"""KB-12.8 and KB-12.27 to KB-12.32 for the wagon."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import (
    CROSSROADS,
    buildable,
    expanded,
    land,
    line,
    puts,
    removes,
    tile_states,
)
from tests.games.kingdom_builder.positions import (
    named,
    neighbours,
    options,
    play,
    rule,
    seat,
    settlements,
    walk,
)

# The Wagon is at s19. s18 touches it, canyon, forest, and the mountains of t18 and t19.
ROADS = buildable(CROSSROADS) | land(CROSSROADS, "mountain")


def stable(own: str = "s18", *others: str | dict[str, Any], **fields: Any) -> Match:
    """Seat 0 has the Wagon of s19 and uses it."""
    match = expanded(CROSSROADS, own, *others, tiles=["wagon"], **fields)
    play(match, "use wagon")
    return match


# -- putting ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.8", "KB-12.28")
def test_the_wagon_is_put_on_land_or_a_mountain_beside_an_own_piece() -> None:
    match = stable()
    assert puts(match) == neighbours("s18") & ROADS == {"r18", "t18", "s17", "t17", "t19"}
    assert options(match) == {f"put {cell}" for cell in puts(match)}
    assert "put-wagon" in play(match, "put t18")
    assert seat(match)["wagon"] == "t18"
    assert (settlements(match), seat(match)["supply"]) == ({"s18"}, 39)
    assert tile_states(match) == {"wagon@s19": "used"}


@pytest.mark.rule("KB-12.8")
def test_the_wagon_goes_anywhere_when_nothing_fits_beside_an_own_piece() -> None:
    ring = neighbours("s18") & ROADS
    match = stable(walls=" ".join(ring))
    assert puts(match) == ROADS - ring - {"s18"}


@pytest.mark.rule("KB-12.8", "KB-12.17")
def test_the_wagon_may_touch_any_own_piece() -> None:
    match = stable("s18", ship="p11")
    assert puts(match) == (neighbours("s18") | neighbours("p11")) & ROADS


@pytest.mark.rule("KB-12.8")
def test_refusals_while_the_wagon_is_put() -> None:
    match = stable("s18", "t17", walls="s17")
    expected: dict[str, str | None] = {
        "t18": None,
        "t17": "KB-4.1",
        "s17": "KB-11.23",
        "s18": "KB-4.1",
        "a1": "KB-4.7",
        "a13": "KB-4.7",  # a mountain, far away
        "e5": "KB-4.3",
        "s19": "KB-4.4",
        "wagon": "KB-3.8",
        "turn:stop": "KB-3.8",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected


# -- driving ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.8", "KB-12.28", "KB-12.29")
def test_the_wagon_drives_over_all_land_and_mountains_but_not_over_water() -> None:
    start = "n14"
    match = stable(wagon=start)
    assert named(match, "move-to") == neighbours(start) & ROADS
    assert neighbours(start) & land(CROSSROADS, "water")
    assert puts(match) == set()
    assert removes(match) == {start}


@pytest.mark.rule("KB-12.8", "KB-12.30")
def test_the_wagon_drives_three_steps_at_most_and_may_stop_after_any() -> None:
    match = stable(wagon="j13")
    assert "j14" in land(CROSSROADS, "mountain")
    for number, cell in enumerate(["j14", "k14", "k15"], 1):
        assert cell in land(CROSSROADS, "mountain")
        play(match, f"move-to {cell}")
        assert seat(match)["wagon"] == cell
        assert ("stop" in options(match)) is (number < 3)
        stopped = walk(match, "stop") if number < 3 else match
        assert not named(stopped, "move-to", "put", "remove")
    assert not neighbours("k15") & settlements(match)


@pytest.mark.rule("KB-12.30")
def test_the_wagon_moves_at_least_one_step() -> None:
    match = stable(wagon="j13")
    assert "stop" not in options(match)
    assert rule(match, "turn:stop") == "KB-3.8"


@pytest.mark.rule("KB-12.29", "KB-12.19")
@pytest.mark.parametrize(
    ("own", "rival", "fields"),
    [
        ({"settlements": "s18 k13"}, {}, {}),
        ({}, {"settlements": "k13"}, {}),
        ({}, {"wagon": "k13"}, {}),
        ({}, {}, {"walls": "k13"}),
        ({}, {}, {"scouts": "k13"}),
    ],
    ids=["own settlement", "settlement", "wagon", "wall", "scout"],
)
def test_the_wagon_enters_no_occupied_cell(own: dict[str, str], rival: dict[str, str], fields: dict[str, Any]) -> None:
    match = stable(own.get("settlements", "s18"), rival, wagon="j13", **fields)
    assert named(match, "move-to") == neighbours("j13") & ROADS - {"k13"}


@pytest.mark.rule("KB-12.29", "KB-12.37", "KB-12.39")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_wagon_enters_no_cell_next_to_a_warrior(owner: int) -> None:
    own: dict[str, Any] = {"warriors": "l12"} if owner == 0 else {}
    rival = {} if owner == 0 else {"warriors": "l12"}
    match = stable("s18", rival, wagon="j13", **own)
    play(match, "move-to j12")
    assert "k12" in neighbours("j12") & neighbours("l12")
    assert named(match, "move-to") == neighbours("j12") & ROADS - neighbours("l12")
    assert rule(match, "k12") == "KB-12.33"


@pytest.mark.rule("KB-12.28", "KB-12.8")
def test_why_a_wagon_on_the_board_cannot_go_to_a_cell_is_told_by_the_rules_of_the_wagon() -> None:
    match = stable("s18 a1", wagon="j13")
    allowed = ("KB-12.8", "KB-12.28", "KB-12.29", "KB-12.30")
    assert rule(match, "b1") in allowed  # beside an own piece, but the wagon is on the board already
    assert rule(match, "t18") in allowed
    play(match, "move-to j14")
    assert rule(match, "b1") in allowed
    assert rule(match, "a20") in allowed


# -- taking it off ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.8", "KB-12.27", "KB-12.25")
def test_the_wagon_is_taken_off_and_can_be_put_again() -> None:
    match = stable("s18", wagon="j13", placed=3)
    assert "took-back-wagon" in play(match, "remove j13")
    assert seat(match)["wagon"] is None
    assert options(match) == {"end-turn"}
    play(match, "end-turn")
    while match.view(None)["turn"] == 1:
        play(match, sorted(options(match))[0])
    play(match, "use wagon")
    assert puts(match) == neighbours("s18") & ROADS


@pytest.mark.rule("KB-12.27")
def test_one_use_is_exactly_one_of_the_three() -> None:
    put = stable(placed=3)
    play(put, "put t18")
    assert options(put) == {"end-turn"}
    driven = stable(wagon="j13", placed=3)
    play(driven, "move-to j14")
    assert not named(driven, "remove", "put")
    play(driven, "stop")
    assert options(driven) == {"end-turn"}


# -- tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.31")
def test_tiles_are_taken_after_each_step_and_losses_judged_at_the_end() -> None:
    # e14 touches the City Hall of f13, d14 and e15 do not.
    match = stable(wagon="d14")
    assert "tile-gained" in play(match, "move-to e14")
    assert tile_states(match)["city_hall@f13"] == "new"
    assert "tile-lost" not in play(match, "move-to e15")
    away = walk(match, "stop")
    assert "city_hall@f13" not in tile_states(away)
    play(match, "move-to e14")
    assert tile_states(match)["city_hall@f13"] == "new"


@pytest.mark.rule("KB-12.26", "KB-12.31")
@pytest.mark.parametrize("actions", [("move-to s17", "stop"), ("remove s18",)])
def test_the_last_piece_beside_a_location_takes_its_tile_along(actions: tuple[str, ...]) -> None:
    match = stable("a1", wagon="s18")
    assert "tile-lost" in play(match, *actions)
    assert tile_states(match) == {}


# -- points ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.32")
def test_a_wagon_on_a_mountain_earns_nothing_from_the_miners() -> None:
    cards = ["fishermen", "miners", "knights"]
    among = expanded(CROSSROADS, "", wagon="s20", cards=cards)
    assert neighbours("s20") & land(CROSSROADS, "mountain")
    assert line(among, "miners") == 0
    beside = expanded(CROSSROADS, "", wagon="s18", cards=cards)
    assert line(beside, "miners") == 1
    shore = next(cell for cell in sorted(land(CROSSROADS, "mountain")) if neighbours(cell) & land(CROSSROADS, "water"))
    assert line(expanded(CROSSROADS, "", wagon=shore, cards=cards), "fishermen") == 1
