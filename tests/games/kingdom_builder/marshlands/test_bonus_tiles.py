"""KB-13.28 to KB-13.32: the bonus tiles, for whoever holds two equal location tiles."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import IllegalAction
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import tile_states
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands, rest, turn_over
from tests.games.kingdom_builder.positions import held, options, play, player, rule, tiles, walk

#: Kind, the cell of the first location and an own settlement there, the second location, a cell there, its terrain.
PAIRS = [
    ("temple", "c3", "b2", "i8", "i9", "flowers"),
    ("refuge", "m9", "m8", "p2", "p1", "flowers"),
    ("canoe", "f16", "e16", "d19", "d18", "flowers"),
    ("fountain", "o12", "p12", "o19", "n19", "grass"),
]
#: Both Refuge tiles and the bonus tile, from turns before.
REFUGES = ("refuge@m9", "refuge@p2", "refuge_bonus")


def bonuses(match: Match) -> dict[str, int]:
    """The bonus tiles that lie beside the board."""
    return {bonus["id"]: bonus["left"] for bonus in match.view(None)["bonuses"]}


def refuges(*conditions: str, **fields: Any) -> Match:
    """A player next to both Refuges, with their tiles and the bonus tile in those conditions."""
    found = [f"{tile} {condition}" for tile, condition in zip(REFUGES, conditions or ("fresh",) * 3, strict=True)]
    return marshlands("m8 q2 a1", tiles=found, played="desert", **fields)


@pytest.mark.rule("KB-13.28")
def test_two_bonus_tiles_of_each_location_on_the_board_lie_beside_it() -> None:
    match = bw.new("kingdom_builder", players=4, seed=1, options={"quadrants": list(BOARD)})
    assert bonuses(match) == {"temple_bonus": 2, "refuge_bonus": 2, "canoe_bonus": 2, "fountain_bonus": 2}
    mixed = ["tavern", "temple", "farm", "fountain"]
    match = bw.new("kingdom_builder", players=4, seed=1, options={"quadrants": mixed})
    assert bonuses(match) == {"temple_bonus": 2, "fountain_bonus": 2}
    match = bw.new("kingdom_builder", players=4, seed=1, options={"first_game": True, "expansions": ["marshlands"]})
    assert bonuses(match) == {}


@pytest.mark.rule("KB-13.29")
@pytest.mark.parametrize(("kind", "first", "own", "second", "cell", "terrain"), PAIRS)
def test_the_second_equal_tile_brings_the_bonus_tile(
    kind: str, first: str, own: str, second: str, cell: str, terrain: str
) -> None:
    match = marshlands(own, tiles=[f"{kind}@{first}"], played=terrain)
    play(match, f"build {cell}")
    assert held(match) == sorted([f"{kind}@{first} fresh", f"{kind}@{second} new", f"{kind}_bonus new"])
    assert bonuses(match)[f"{kind}_bonus"] == 1


@pytest.mark.rule("KB-13.29")
@pytest.mark.parametrize(("kind", "first", "own", "second", "cell", "terrain"), PAIRS)
def test_two_tiles_must_be_held_at_once(kind: str, first: str, own: str, second: str, cell: str, terrain: str) -> None:
    # The first one is lost: only the second is held.
    match = marshlands("", lost=[f"{kind}@{first}"], played=terrain)
    play(match, f"build {cell}")
    assert held(match) == [f"{kind}@{second} new"]
    assert bonuses(match)[f"{kind}_bonus"] == 2


@pytest.mark.rule("KB-13.29")
def test_two_different_tiles_bring_nothing() -> None:
    match = marshlands("b2", tiles=["temple@c3"], played="flowers")
    play(match, "build p1")
    assert held(match) == ["refuge@p2 new", "temple@c3 fresh"]


@pytest.mark.rule("KB-13.29")
def test_an_empty_second_location_brings_nothing() -> None:
    match = marshlands(
        "b2", {"settlements": "h8", "tiles": ["temple@i8"]}, {"settlements": "j9", "tiles": ["temple@i8"]},
        tiles=["temple@c3"], played="flowers",
    )  # fmt: skip
    play(match, "build i9")
    assert held(match) == ["temple@c3 fresh"]


@pytest.mark.rule("KB-13.29")
def test_a_second_player_takes_the_other_bonus_tile() -> None:
    other = {"settlements": "c2 h8", "tiles": ["temple@c3", "temple@i8", "temple_bonus"]}
    match = marshlands("b2", other, tiles=["temple@c3"], played="flowers")
    assert bonuses(match)["temple_bonus"] == 1
    play(match, "build i9")
    assert "temple_bonus new" in held(match)
    assert bonuses(match)["temple_bonus"] == 0


@pytest.mark.rule("KB-13.29")
def test_a_move_brings_the_bonus_tile_too() -> None:
    match = marshlands("m8 r1 a1", tiles=["refuge@m9"], played="desert")
    play(match, "use refuge", "lift r1", "move-to q1")
    assert held(match) == ["refuge@m9 used", "refuge@p2 new", "refuge_bonus new"]


@pytest.mark.rule("KB-13.30")
def test_a_bonus_tile_is_used_from_the_next_turn_on() -> None:
    match = marshlands(
        "m8 a1", {"hand": "forest"}, tiles=["refuge@m9"], played="flowers", removed=rest("flowers", "forest", "desert")
    )
    play(match, "build p1", "build o1", "build n1")
    assert "refuge_bonus" not in tiles(match)
    assert rule(match, "refuge_bonus") == "KB-5.6"
    play(match, "end-turn")
    turn_over(match)
    assert player(match) == 0
    assert tiles(match) == {"refuge", "refuge_bonus"}


@pytest.mark.rule("KB-13.30")
def test_a_bonus_tile_is_used_once_a_turn_besides_the_two_tiles() -> None:
    match = refuges()
    moves = [("use refuge", "a1", "a2"), ("use refuge_bonus", "a2", "a1"), ("use refuge", "a1", "b1")]
    for use, origin, cell in moves:
        play(match, use, f"lift {origin}", f"move-to {cell}")
    assert tiles(match) == set()
    assert rule(match, "refuge") == rule(match, "refuge_bonus") == "KB-5.7"
    assert tile_states(match) == {"refuge@m9": "used", "refuge@p2": "used", "refuge_bonus": "used"}


@pytest.mark.rule("KB-13.30")
def test_a_bonus_tile_is_used_before_or_after_the_mandatory_action_not_within() -> None:
    match = refuges()
    assert "refuge_bonus" in tiles(match)
    play(match, "build b1")
    assert rule(match, "refuge_bonus") == "KB-3.5"
    play(match, "build c1", "build d1")
    assert "refuge_bonus" in tiles(match)


@pytest.mark.rule("KB-13.30")
def test_a_bonus_tile_is_fresh_again_in_the_next_turn() -> None:
    match = refuges("used", "used", "used", placed=3, removed=rest("desert", "forest"))
    play(match, "end-turn")
    assert set(tile_states(match).values()) == {"fresh"}


@pytest.mark.rule("KB-13.30")
def test_only_its_owner_uses_a_bonus_tile() -> None:
    match = marshlands("m8", {"settlements": "n9 q2", "tiles": list(REFUGES)}, tiles=["refuge@m9"])
    assert tiles(match) == {"refuge"}
    assert rule(match, "refuge_bonus") == "KB-13.29"


@pytest.mark.rule("KB-13.31")
def test_a_bonus_tile_is_kept_when_a_location_tile_is_lost() -> None:
    match = refuges()
    play(match, "use refuge", "lift q2", "move-to r2")
    assert held(match) == ["refuge@m9 fresh", "refuge_bonus fresh"]
    play(match, "use refuge_bonus", "lift m8", "move-to n8")
    assert held(match) == ["refuge_bonus used"]
    assert bonuses(match)["refuge_bonus"] == 1


@pytest.mark.rule("KB-13.31")
def test_a_bonus_tile_is_kept_without_any_location_tile() -> None:
    match = marshlands("a1", tiles=["refuge_bonus"], lost=["refuge@m9", "refuge@p2"], played="desert")
    assert tiles(match) == {"refuge_bonus"}


@pytest.mark.rule("KB-13.31")
def test_after_a_loss_there_is_no_second_bonus_tile() -> None:
    # The Refuge at p2 gives this player no tile again, so nothing completes the pair a second time.
    match = marshlands("m8 r1", tiles=["refuge@m9", "refuge_bonus"], lost=["refuge@p2"], played="desert")
    play(match, "use refuge", "lift r1", "move-to q1")
    assert held(match) == ["refuge@m9 used", "refuge_bonus fresh"]


@pytest.mark.rule("KB-13.32")
@pytest.mark.parametrize(
    ("own", "held_tiles", "bonus", "cited"),
    [
        ("b2 j9", ["temple@c3", "temple@i8", "temple_bonus"], "temple_bonus", "KB-13.7"),
        ("p12 n19", ["fountain@o12", "fountain@o19", "fountain_bonus"], "fountain_bonus", "KB-13.10"),
    ],
)
def test_bonus_tiles_of_temple_and_fountain_are_not_used_by_themselves(
    own: str, held_tiles: list[str], bonus: str, cited: str
) -> None:
    match = marshlands(own, tiles=held_tiles, played="canyon")
    assert f"use {bonus}" not in options(match)
    assert rule(match, bonus) in (cited, "KB-13.32")
    with pytest.raises(IllegalAction):
        match.apply(0, f"use {bonus}")
    after = walk(match, *[f"build {cell}" for cell in ("h1", "i1", "j1") if bonus == "temple_bonus"])
    assert f"use {bonus}" not in options(after)
