"""KB-10 and `why_not`: whatever is asked, every cell, every tile and the end of the turn is refused by a rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.kernel.errors import BadNotation, GameOver, IllegalAction, NotYourDecision
from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import (
    CELLS,
    FIRST_GAME,
    LETTERS,
    OTHER_FOUR,
    all_but,
    can_end,
    forests,
    ground,
    letters,
    neighbours,
    play,
    player,
    position,
    random_game,
    rule,
    settlements,
    spread,
    tiles,
    walk,
)

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "kingdom_builder.md"
RULES = set(re.findall(r"^- \*\*(KB-\d+\.\d+)\*\*", LEDGER.read_text(encoding="utf-8"), re.MULTILINE))
TILES = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
COMPONENTS = [f"cell:{cell}" for cell in CELLS] + [f"tile:{tile}" for tile in TILES] + ["turn:end"]


def on_the_other_board(own: str, tile: str) -> Match:
    return walk(position(own, "a1 t20", quadrants=list(OTHER_FOUR), tiles=[tile]), f"use {tile.partition('@')[0]}")


#: One match for every kind of decision the game can ask for.
DECISIONS: dict[str, Callable[[], Match]] = {
    "turn, no settlement yet": lambda: position("", "f5"),
    "turn, with tiles": lambda: position("l16 s4 b7", "f5", tiles=["farm@m16", "paddock@s3 used", "tavern@c7"]),
    "in the mandatory action": lambda: walk(position("l16 s4", tiles=["farm@m16", "paddock@s3"]), "build l15"),
    "mandatory action over": lambda: position("l16 s4", "f5", tiles=["farm@m16", "paddock@s3 new"], placed=3),
    "supply empty": lambda: position(forests(40), tiles=["farm@m16"], due=0),
    "no card": lambda: position("l16", played=None, tiles=["farm@m16"]),
    "no card fits": lambda: walk(position("", *spread(ground("grass") - {"f5"}), removed=all_but("grass")), "build f5"),
    "farm": lambda: walk(position("l16", "f5", tiles=["farm@m16"]), "use farm"),
    "oasis": lambda: walk(position("f17", "g18", tiles=["oasis@f18"]), "use oasis"),
    "tavern": lambda: walk(position("b7 h9 i9 j9", "g9", tiles=["tavern@c7"]), "use tavern"),
    "oracle": lambda: on_the_other_board("h5", "oracle@h4"),
    "tower": lambda: on_the_other_board("q14", "tower@p14"),
    "paddock, lifting": lambda: walk(position("s4 n2", "f5", tiles=["paddock@s3"]), "use paddock"),
    "paddock, moving": lambda: walk(position("s4 n2", "f5", tiles=["paddock@s3"]), "use paddock", "lift s4"),
    "barn, lifting": lambda: on_the_other_board("r3 i4", "barn@q3"),
    "barn, moving": lambda: walk(on_the_other_board("r3 i4", "barn@q3"), "lift i4"),
    "harbor, lifting": lambda: on_the_other_board("h18 k9", "harbor@g18"),
    "harbor, moving": lambda: walk(on_the_other_board("h18 k9", "harbor@g18"), "lift k9"),
}


def check_every_component(match: Match) -> None:
    """Exactly the components that an option points at are free; all others have a rule of the ledger and a reason."""
    who = player(match)
    free = {target for action in match.decisions[0].options for target in match.describe(action).targets}
    for component in COMPONENTS:
        refusal = match.why_not(who, component)
        if component in free:
            assert refusal is None, f"{component} can be used, yet {refusal} is given"
        else:
            assert refusal is not None, f"{component} cannot be used, and no reason is given"
            assert refusal.rule in RULES
            assert refusal.message.key.startswith("refusal-")


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_component_has_an_answer_at_every_kind_of_decision(kind: str) -> None:
    check_every_component(DECISIONS[kind]())


def test_the_kinds_of_decision_are_all_there() -> None:
    asked = {make().decisions[0].prompt.key for make in DECISIONS.values()}
    assert asked == {
        "prompt-turn",
        "prompt-build-next",
        "prompt-end-turn",
        "prompt-place",
        "prompt-lift",
        "prompt-move-to",
    }


@pytest.mark.parametrize("seed", range(4))
def test_every_component_has_an_answer_throughout_a_game(seed: int) -> None:
    for match in random_game(bw.new("kingdom_builder", players=2 + seed, seed=seed), seed):
        if match.length % 9 == seed:
            check_every_component(match)


# -- the rule that is named is the one that forbids it ---------------------------------------------------------


@pytest.mark.parametrize("own", ["", "f5 n5 b7", "m12 j9"])
def test_each_cell_is_refused_by_the_rule_that_stands_in_its_way(own: str) -> None:
    match = position(own, "e5 g5 m11 a1")
    letter = letters(FIRST_GAME)
    taken = settlements(match) | settlements(match, 1)
    bound = {cell for cell in neighbours(*own.split()) - taken if letter[cell] == LETTERS["grass"]}
    for cell in CELLS:
        expected: str | None = None
        if letter[cell] in "KL":
            expected = "KB-4.4"
        elif cell in taken:
            expected = "KB-4.1"
        elif letter[cell] in "WM":
            expected = "KB-4.3"
        elif letter[cell] != "G":
            expected = "KB-4.5"
        elif bound and cell not in bound:
            expected = "KB-4.7"
        assert rule(match, cell) == expected, cell


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("turn, no settlement yet", "KB-3.6"),
        ("in the mandatory action", "KB-3.6"),
        ("mandatory action over", None),
        ("supply empty", None),
        ("no card", None),
        ("no card fits", None),
        ("farm", "KB-3.8"),
        ("barn, lifting", "KB-3.8"),
        ("barn, moving", "KB-3.8"),
    ],
)
def test_the_end_of_the_turn_is_refused_by_the_rule_that_stands_in_its_way(kind: str, expected: str | None) -> None:
    match = DECISIONS[kind]()
    assert rule(match, "turn:end") == expected
    assert can_end(match) is (expected is None)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("mandatory action over", "KB-3.4"),
        ("supply empty", "KB-3.14"),
        ("no card", "KB-3.22"),
        ("no card fits", "KB-3.21"),
    ],
)
def test_when_no_settlement_is_due_every_cell_is_refused_alike(kind: str, expected: str) -> None:
    match = DECISIONS[kind]()
    assert {rule(match, cell) for cell in CELLS} == {expected}


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("turn, with tiles", {"farm": None, "paddock": "KB-5.7", "tavern": "KB-6.14", "barn": "KB-5.8"}),
        ("mandatory action over", {"farm": None, "paddock": "KB-5.6", "oracle": "KB-5.8"}),
        ("in the mandatory action", {"farm": "KB-3.5", "paddock": "KB-3.5", "tower": "KB-3.5"}),
        ("supply empty", {"farm": "KB-5.14", "oasis": "KB-5.8"}),
        ("paddock, lifting", {"paddock": "KB-3.8", "farm": "KB-3.8"}),
        ("harbor, moving", {"harbor": "KB-3.8", "oracle": "KB-3.8"}),
    ],
)
def test_each_tile_is_refused_by_the_rule_that_stands_in_its_way(kind: str, expected: dict[str, str | None]) -> None:
    match = DECISIONS[kind]()
    assert {tile: rule(match, tile) for tile in expected} == expected
    assert tiles(match) == {tile for tile, refused in expected.items() if refused is None}


@pytest.mark.parametrize(
    ("kind", "cell", "expected"),
    [
        ("farm", "b1", "KB-6.2"),
        ("oasis", "f5", "KB-6.3"),
        ("tavern", "f5", "KB-6.5"),
        ("oracle", "l1", "KB-6.1"),
        ("tower", "k9", "KB-6.4"),
        ("paddock, moving", "f4", "KB-6.11"),
        ("barn, moving", "l1", "KB-6.8"),
        ("harbor, moving", "k10", "KB-6.9"),
    ],
)
def test_an_empty_cell_of_a_terrain_that_a_tile_does_not_reach_is_refused_by_the_tiles_rule(
    kind: str, cell: str, expected: str
) -> None:
    assert rule(DECISIONS[kind](), cell) == expected


@pytest.mark.parametrize(
    "kind", ["farm", "oasis", "tavern", "oracle", "tower", "paddock, moving", "barn, moving", "harbor, moving"]
)
def test_special_occupied_and_mountain_cells_are_refused_as_such_by_every_tile(kind: str) -> None:
    match = DECISIONS[kind]()
    letter = dict(zip(CELLS, "".join(match.view(None)["terrain"]), strict=True))
    taken = settlements(match) | settlements(match, 1)
    for cell in CELLS:
        if letter[cell] in "KL":
            assert rule(match, cell) == "KB-4.4"
        elif cell in taken:
            assert rule(match, cell) == "KB-4.1"
        elif letter[cell] == "M":
            assert rule(match, cell) == "KB-4.3"


def test_a_refused_action_names_the_rule_and_changes_nothing() -> None:
    match = position("f5", "e5")
    before = match.state.data()
    for action, named in [
        ("build e5", "KB-4.1"),
        ("build i9", "KB-4.7"),
        ("use farm", "KB-5.8"),
        ("end-turn", "KB-3.6"),
    ]:
        with pytest.raises(IllegalAction, match=re.escape(named)):
            match.apply(0, action)
    assert match.state.data() == before
    assert match.length == 0


@pytest.mark.parametrize("target", ["cell:u1", "cell:", "tile:castle", "turn:begin", "f7", "card:grass", ""])
def test_what_is_not_on_the_table_cannot_be_asked_about(target: str) -> None:
    with pytest.raises(BadNotation, match=r"no component|cannot read action"):
        position().why_not(0, target)


# -- the table -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-10.1")
def test_only_the_player_who_is_asked_can_decide() -> None:
    match = position("", "", "", first=2, turn=2)
    before = match.state.data()
    for other in (0, 1):
        assert {rule(match, component, seat=other) for component in COMPONENTS} == {"KB-10.1"}
        for action in ("build f5", "use farm", "end-turn", "lift f5"):
            with pytest.raises(NotYourDecision, match="waiting for player 2"):
                match.apply(other, action)
    assert match.state.data() == before
    match.apply(2, "build f5")


@pytest.mark.rule("KB-10.1")
@pytest.mark.parametrize("stranger", [-1, 3, True, "0", None])
def test_somebody_without_a_seat_can_decide_nothing(stranger: int) -> None:
    match = position("", "", "")
    with pytest.raises(NotYourDecision, match="no player"):
        match.apply(stranger, "build f5")
    with pytest.raises(NotYourDecision, match="no player"):
        match.why_not(stranger, "cell:f5")


@pytest.mark.rule("KB-10.3")
def test_what_belongs_to_another_moment_cannot_be_done() -> None:
    match = position("", "", "")
    assert match.why_not(0, "build f5") is None
    for action in ("lift f5", "move-to f5", "put f5"):
        refusal = match.why_not(0, action)
        assert refusal is not None
        assert refusal.rule == "KB-10.3"
        with pytest.raises(IllegalAction, match=r"rule KB-10\.3"):
            match.apply(0, action)


@pytest.mark.rule("KB-10.2")
def test_when_the_game_is_over_nothing_can_be_done_any_more() -> None:
    # Seat 1, the last of the round, has put its last settlement on the board and ends the turn.
    match = position("", spread(ground("grass"), most=40)[0], turn=1, placed=3)
    assert "game-over" in play(match, "end-turn")
    assert match.over
    assert match.decisions == ()
    for someone in (0, 1):
        assert {rule(match, component, seat=someone) for component in COMPONENTS} == {"KB-10.2"}
        for action in ("build f5", "end-turn"):
            with pytest.raises(GameOver):
                match.apply(someone, action)
        with pytest.raises(GameOver):
            match.undo(someone)
        assert match.undo_barrier(someone) is not None
