"""KB-3, first part: the mandatory action, extra actions, the end of the turn, drawing cards, a short supply.

What happens when a card does not fit is in test_redraw.py.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import IllegalAction
from tests.games.kingdom_builder.positions import (
    all_but,
    can_end,
    cards,
    cells,
    forests,
    ground,
    held,
    lifts,
    names,
    options,
    play,
    player,
    position,
    rule,
    seat,
    settlements,
    take_turn,
    tiles,
    walk,
)

GRASS = ground("grass")
#: The Farm tile comes with l16, the Oasis tile with h14; neither touches canyon.
TWO_TILES: dict[str, Any] = {"settlements": "l16 h14", "tiles": ["farm@m16", "oasis@h13"], "played": "canyon"}
THREE_CANYONS = ("build k13", "build l13", "build m13")


# -- one turn after another ------------------------------------------------------------------------------------


@pytest.mark.rule("KB-3.1")
def test_turns_go_round_one_whole_turn_at_a_time() -> None:
    match = position("", "", "", first=1, turn=1)
    for expected in (1, 2, 0, 1, 2, 0, 1):
        while not can_end(match):
            assert [decision.player for decision in match.decisions] == [expected]
            match.apply(expected, match.decisions[0].options[0])
        assert [decision.player for decision in match.decisions] == [expected]
        match.apply(expected, "end-turn")


@pytest.mark.rule("KB-3.2")
def test_a_turn_begins_with_the_card_from_the_hand_laid_open() -> None:
    match = position("", {"hand": "forest"}, placed=3)
    assert seat(match, 1)["hand"] == ["forest"]
    assert "turn" in play(match, "end-turn")
    assert match.view(None)["played"] == "forest"
    assert seat(match, 1)["cards_in_hand"] == 0
    assert cells(match) == ground("forest")


@pytest.mark.rule("KB-3.3")
def test_the_mandatory_action_puts_three_settlements_from_the_supply_on_the_played_terrain() -> None:
    match = position()
    for built, cell in enumerate(("f5", "g5", "f4"), 1):
        assert cells(match) <= GRASS
        assert not can_end(match)
        play(match, f"build {cell}")
        assert seat(match)["supply"] == 40 - built
    assert settlements(match) == names("f5 g5 f4")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-3.3")
@pytest.mark.rule("KB-3.6")
@pytest.mark.parametrize("built", [[], ["build l15"], ["build l15", "build l17"]])
def test_the_mandatory_action_cannot_be_declined(built: list[str]) -> None:
    match = walk(position("l16", tiles=["farm@m16"]), *built)
    assert not can_end(match)
    assert rule(match, "turn:end") == "KB-3.6"
    with pytest.raises(IllegalAction, match=r"KB-3\.6"):
        match.apply(0, "end-turn")


@pytest.mark.rule("KB-3.4")
def test_the_mandatory_action_is_taken_once_a_turn() -> None:
    match = walk(position(**TWO_TILES), *THREE_CANYONS)
    assert cells(match) == set()
    assert rule(match, "k14") == "KB-3.4"
    # An extra action later in the turn does not bring it back.
    play(match, "use farm", "build l15")
    assert cells(match) == set()
    assert rule(match, "k14") == "KB-3.4"


@pytest.mark.rule("KB-3.5")
def test_no_tile_is_used_within_the_mandatory_action() -> None:
    match = position(**TWO_TILES)
    assert tiles(match) == {"farm", "oasis"}
    for cell in ("k13", "l13"):
        play(match, f"build {cell}")
        assert tiles(match) == set()
        assert (rule(match, "farm"), rule(match, "oasis")) == ("KB-3.5", "KB-3.5")
    play(match, "build m13")
    assert tiles(match) == {"farm", "oasis"}


@pytest.mark.rule("KB-3.7")
@pytest.mark.parametrize(
    "order", [*permutations(["farm", "oasis", "mandatory"]), ("farm", "mandatory"), ("mandatory",)]
)
def test_extra_actions_are_optional_and_come_before_or_after_in_any_order(order: tuple[str, ...]) -> None:
    match = position(**TWO_TILES)
    for part in order:
        if part != "mandatory":
            play(match, f"use {part}")
        for _ in range(3 if part == "mandatory" else 1):
            play(match, f"build {min(cells(match))}")
    assert len(settlements(match)) == 2 + 3 + len(order) - 1
    assert tiles(match) == {"farm", "oasis"} - set(order)
    play(match, "end-turn")
    assert player(match) == 1


@pytest.mark.rule("KB-3.7")
def test_extra_actions_alone_do_not_end_the_turn() -> None:
    match = walk(position(**TWO_TILES), "use farm", "build l17")
    assert player(match) == 0
    assert not can_end(match)
    assert tiles(match) == {"oasis"}
    assert cells(match) == ground("canyon")


@pytest.mark.rule("KB-3.8")
def test_an_extra_action_begun_is_carried_out_before_anything_else() -> None:
    match = walk(position(**TWO_TILES), "use farm")
    assert options(match) == {f"build {cell}" for cell in ("k16", "l15", "m15", "l17", "m17", "h15")}
    for target in ("oasis", "farm", "turn:end"):
        assert rule(match, target) == "KB-3.8"


@pytest.mark.rule("KB-3.8")
def test_a_move_begun_is_carried_out_before_anything_else() -> None:
    match = walk(position("s4 l16", tiles=["paddock@s3", "farm@m16"], placed=3), "use paddock")
    assert options(match) == {"lift s4", "lift l16"}
    play(match, "lift l16")
    assert options(match) == {f"move-to {cell}" for cell in cells(match)}
    for target in ("paddock", "farm", "turn:end"):
        assert rule(match, target) == "KB-3.8"
    assert lifts(match) == set()


@pytest.mark.rule("KB-3.9")
def test_the_turn_ends_only_when_its_player_says_so() -> None:
    match = walk(position(), "build f5", "build g5", "build f4")
    assert player(match) == 0
    assert options(match) == {"end-turn"}  # nothing left to do, and still nothing ends by itself
    assert match.undo(0) == match.game.space.parse("build f4")
    play(match, "build e5", "end-turn")
    assert settlements(match) == names("f5 g5 e5")
    assert player(match) == 1


@pytest.mark.rule("KB-3.10")
def test_all_tiles_of_the_player_are_fresh_again_after_the_turn() -> None:
    match = position("l16", played="flowers", tiles=["farm@m16"])
    play(match, "use farm", "build l15", "build s4", "build t4", "build r4")
    assert held(match) == ["farm@m16 used", "paddock@s3 new"]
    play(match, "end-turn")
    assert held(match) == ["farm@m16 fresh", "paddock@s3 fresh"]
    take_turn(match)
    assert player(match) == 0
    assert tiles(match) == {"farm", "paddock"}


# -- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-3.11")
def test_the_played_card_is_discarded_and_one_drawn_from_the_deck() -> None:
    # Grass is played, a desert card is in the other hand, and the deck is a single forest card.
    match = position("", {"hand": "desert"}, placed=3, removed=all_but("grass", "forest", "desert"))
    assert cards(match)["deck"] == 1
    play(match, "end-turn")
    assert seat(match)["hand"] == ["forest"]
    assert cards(match)["discards"] == {"grass": 1}
    assert cards(match)["deck"] == 0


@pytest.mark.rule("KB-3.12")
def test_the_discards_are_shuffled_when_a_card_must_be_drawn_and_not_before() -> None:
    match = position("", {"hand": "desert"}, placed=3, discards=all_but("grass", "forest", "desert"))
    assert "reshuffled" not in play(match, "end-turn")  # draws the last card of the deck
    assert cards(match)["deck"] == 0
    assert sum(cards(match)["discards"].values()) == 23
    assert "reshuffled" in take_turn(match)
    assert cards(match)["discards"] == {}
    assert cards(match)["deck"] == 23 + 1 - 1


@pytest.mark.rule("KB-3.12")
def test_the_card_just_discarded_is_shuffled_in() -> None:
    match = position("", {"hand": "desert"}, placed=3, removed=all_but("grass", "desert"))
    assert "reshuffled" in play(match, "end-turn")
    assert seat(match)["hand"] == ["grass"]  # the very card of this turn: there was no other
    assert (cards(match)["deck"], cards(match)["discards"]) == (0, {})


@pytest.mark.rule("KB-3.13")
def test_the_card_in_hand_stays_hidden_until_its_owners_next_turn() -> None:
    match = position(
        "", {"hand": "desert"}, "", placed=3, removed=all_but("grass", "forest", "desert", "canyon", "canyon")
    )
    play(match, "end-turn")
    (own,) = seat(match)["hand"]
    assert own in ("forest", "canyon")
    for other in (1, 2):
        while player(match) == other:
            for viewer in (1, 2, None):
                assert match.view(viewer)["players"][0]["hand"] is None
                assert match.view(viewer)["players"][0]["cards_in_hand"] == 1
            match.apply(other, match.decisions[0].options[0])
    assert match.view(1)["played"] == own


# -- too few settlements ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-3.14")
def test_with_two_settlements_left_both_must_be_placed_and_no_more() -> None:
    match = position(forests(38))
    play(match, f"build {min(cells(match))}")
    assert rule(match, "turn:end") == "KB-3.6"
    play(match, f"build {min(cells(match))}")
    assert seat(match)["supply"] == 0
    assert options(match) == {"end-turn"}
    assert rule(match, "f5") == "KB-3.14"


@pytest.mark.rule("KB-3.14")
def test_the_mandatory_action_is_over_before_it_begins_when_a_tile_takes_the_last_settlement() -> None:
    match = position(forests(39), tiles=["farm@m16"])
    assert not can_end(match)
    play(match, "use farm")
    play(match, f"build {min(cells(match))}")
    assert options(match) == {"end-turn"}
    assert rule(match, "f5") == "KB-3.14"


def test_a_whole_game_follows_the_cards() -> None:
    match = bw.new("kingdom_builder", players=4, seed=11)
    for _ in range(30):
        hand = match.position()["seats"][(player(match) + 1) % 4].get("hand")
        take_turn(match)
        assert match.view(None)["played"] == hand
