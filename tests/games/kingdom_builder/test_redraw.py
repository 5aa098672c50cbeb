"""KB-3, second part: terrain cards that do not fit, and what happens when there is no card left."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.positions import (
    all_but,
    can_end,
    cards,
    cells,
    ground,
    names,
    options,
    play,
    player,
    position,
    rule,
    seat,
    spread,
)

GRASS = ground("grass")


# -- a card that does not fit ----------------------------------------------------------------------------------


@pytest.mark.rule("KB-3.15")
@pytest.mark.rule("KB-3.16")
@pytest.mark.rule("KB-3.17")
def test_a_card_laid_open_without_an_empty_cell_is_replaced_and_leaves_the_game() -> None:
    full, rest = spread(GRASS)
    match = position("", {"settlements": full, "hand": "grass"}, rest, played="desert", placed=3,
                     discards=all_but("desert", "grass", "canyon", "canyon"))  # fmt: skip
    kinds = play(match, "end-turn")
    assert kinds[-2:] == ["turn", "replaced"]
    assert cards(match)["played"] == "canyon"
    assert cards(match)["removed"] == {"grass": 1}
    assert cells(match) <= ground("canyon")
    assert match.view(None)["players"][1]["supply"] == 1
    assert match.view(None)["due"] == 1  # nothing of the action is done, and the supply is short (KB-3.14)


@pytest.mark.rule("KB-3.15")
@pytest.mark.rule("KB-3.17")
def test_a_new_card_that_does_not_fit_either_is_replaced_in_turn() -> None:
    # Grass and canyon are full. The deck holds two canyon cards: one for seat 0's hand, one to be drawn in vain.
    one, two, three = spread(GRASS | ground("canyon"))
    match = position("", {"settlements": one, "hand": "grass"}, two, three, played="desert", placed=3,
                     removed=all_but("desert", "grass", "canyon", "canyon"))  # fmt: skip
    before = cards(match)["removed"]
    kinds = play(match, "end-turn")
    assert [kind for kind in kinds if kind.startswith("replaced")] == ["replaced", "replaced"]
    assert cards(match) == {
        "played": "desert",  # reshuffled: the only card in the discards
        "deck": 0,
        "discards": {},
        "removed": {**before, "grass": before["grass"] + 1, "canyon": before["canyon"] + 1},
    }


@pytest.mark.rule("KB-3.15")
@pytest.mark.rule("KB-3.16")
@pytest.mark.rule("KB-3.18")
@pytest.mark.rule("KB-3.19")
@pytest.mark.parametrize("free", ["f5", "f5 g5"])
def test_a_terrain_that_fills_up_in_the_mandatory_action_is_replaced_at_once(free: str) -> None:
    match = position("", *spread(GRASS - names(free)), removed=all_but("grass", "desert"))
    before = cards(match)["removed"]
    for cell in free.split():
        assert cards(match)["played"] == "grass"
        kinds = play(match, f"build {cell}")
    assert kinds[-1] == "replaced-used"
    # The card was used, so it is discarded and not removed; only what is still due goes on the new terrain.
    assert cards(match) == {"played": "desert", "deck": 0, "discards": {"grass": 1}, "removed": before}
    for _ in range(3 - len(free.split())):
        assert cells(match)
        assert cells(match) <= ground("desert")
        assert not can_end(match)
        play(match, f"build {min(cells(match))}")
    assert options(match) == {"end-turn"}
    assert seat(match)["supply"] == 37


@pytest.mark.rule("KB-3.16")
@pytest.mark.rule("KB-3.17")
@pytest.mark.rule("KB-3.18")
def test_a_tile_that_fills_the_terrain_before_the_mandatory_action_makes_the_card_useless() -> None:
    match = position("l16", *spread(GRASS - names("l15 l16")), tiles=["farm@m16"], discards=all_but("grass", "desert"))
    kinds = play(match, "use farm", "build l15")
    assert kinds[-1] == "replaced"
    assert cards(match)["played"] == "desert"
    assert cards(match)["removed"] == {"grass": 1}  # the Farm's settlement does not make it used
    assert match.view(None)["due"] == 3


ORACLE_BOARD = ["oracle", "barn", "oasis", "farm"]
#: On that board g3 and h5 touch the Oracle's location h4, r3 the Barn's at q3.
ORACLE_GRASS = ground("grass", quadrants=ORACLE_BOARD)


@pytest.mark.rule("KB-3.18")
@pytest.mark.parametrize(
    ("tile", "actions"), [("oracle@h4", ["use oracle", "build h3"]), ("barn@q3", ["use barn", "lift h5", "move-to h3"])]
)
def test_settlements_of_oracle_and_barn_do_not_make_a_card_used(tile: str, actions: list[str]) -> None:
    others = spread(ORACLE_GRASS - names("h3"))
    match = position("h5 g4 r3", *others, quadrants=ORACLE_BOARD, tiles=[tile], discards=all_but("grass", "desert"))
    assert play(match, *actions)[-1] == "replaced"
    assert cards(match)["removed"] == {"grass": 1}
    assert "grass" in cards(match)["discards"]
    assert cards(match)["discards"]["grass"] == 4


@pytest.mark.rule("KB-3.19")
@pytest.mark.parametrize(("tile", "begin"), [("oracle@h4", ["use oracle"]), ("barn@q3", ["use barn", "lift h5"])])
def test_oracle_and_barn_follow_the_new_card(tile: str, begin: list[str]) -> None:
    others = spread(ORACLE_GRASS - names("h3"))
    match = position("h5 r3", *others, quadrants=ORACLE_BOARD, tiles=[tile], discards=all_but("grass", "forest"))
    play(match, "build h3")
    for _ in range(2):
        play(match, f"build {min(cells(match))}")
    play(match, *begin)
    assert cells(match)
    assert cells(match) <= ground("forest", quadrants=ORACLE_BOARD)


@pytest.mark.rule("KB-3.20")
def test_a_terrain_that_fills_up_with_the_last_settlement_is_not_replaced() -> None:
    others = spread(ORACLE_GRASS - names("h3 i3 g2"))
    match = position("h5 r3", *others, quadrants=ORACLE_BOARD, tiles=["oracle@h4", "barn@q3"])
    kinds = play(match, "build h3", "build i3", "build g2")
    assert not [kind for kind in kinds if kind.startswith("replaced")]
    assert cards(match) == {"played": "grass", "deck": 24, "discards": {}, "removed": {}}
    assert options(match) == {"end-turn"}
    assert (rule(match, "oracle"), rule(match, "barn")) == ("KB-6.13", "KB-6.13")


@pytest.mark.rule("KB-3.20")
def test_a_tile_that_fills_the_terrain_after_the_mandatory_action_changes_nothing() -> None:
    match = position("l16", *spread(GRASS - names("l15 l16 l17 k16 m15")), tiles=["farm@m16"])
    play(match, "build l17", "build k16", "build m15")
    assert play(match, "use farm", "build l15")[-1] == "built"
    assert cards(match) == {"played": "grass", "deck": 24, "discards": {}, "removed": {}}
    assert can_end(match)


# -- no card at all --------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-3.21")
def test_without_any_card_left_the_mandatory_action_is_over_with_what_was_placed() -> None:
    match = position("", *spread(GRASS - {"f5"}), removed=all_but("grass"))
    assert play(match, "build f5")[-1] == "no-card-fits"
    assert options(match) == {"end-turn"}
    assert rule(match, "a1") == "KB-3.21"
    assert seat(match)["supply"] == 39


@pytest.mark.rule("KB-3.21")
def test_without_any_card_left_a_card_that_does_not_fit_at_all_leaves_the_mandatory_action_out() -> None:
    full, rest = spread(GRASS)
    match = position("", {"settlements": full, "hand": "grass"}, rest, played=None, removed=all_but("grass"))
    assert play(match, "end-turn")[-1] == "no-card-fits"
    assert player(match) == 1
    assert options(match) == {"end-turn"}
    assert rule(match, "a1") == "KB-3.21"


@pytest.mark.rule("KB-3.22")
def test_an_empty_hand_draws_at_the_beginning_of_the_turn() -> None:
    match = position("", "", placed=3, removed=all_but("grass", "forest", "forest"))
    assert seat(match, 1)["cards_in_hand"] == 0
    play(match, "end-turn")
    assert cards(match)["played"] == "forest"
    assert cells(match) == ground("forest")


@pytest.mark.rule("KB-3.22")
def test_without_a_card_the_mandatory_action_is_left_out() -> None:
    # The only card in the game stays with seat 0; seat 1 has nothing to draw, but still its Farm.
    match = position("", {"settlements": "l16", "tiles": ["farm@m16"]}, placed=3, removed=all_but("grass"))
    assert "turn-without-card" in play(match, "end-turn")
    assert seat(match)["hand"] == ["grass"]
    assert options(match) == {"end-turn", "use farm"}
    assert rule(match, "f5") == "KB-3.22"
    play(match, "use farm", "build l15")
    assert options(match) == {"end-turn"}
    play(match, "end-turn")
    assert seat(match, 1)["cards_in_hand"] == 0
    assert (player(match), cards(match)["played"]) == (0, "grass")
