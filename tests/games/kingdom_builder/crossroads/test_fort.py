"""KB-12.6 and KB-12.54 to KB-12.57: the Fort draws a card, and that is final."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.kernel.errors import CannotUndo
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import CROSSROADS, expanded, full, in_order, land, tile_states
from tests.games.kingdom_builder.positions import (
    TERRAINS,
    all_but,
    cards,
    cells,
    neighbours,
    options,
    play,
    rule,
    seat,
    settlements,
    tiles,
    walk,
)

# The Fort is at g17; f17, on flowers, touches it.


def fort(drawn: str, own: str = "f17", *others: str | dict[str, Any], **fields: Any) -> Match:
    """Seat 0 has the Fort of g17, played desert, and the deck has one card: that one."""
    left = all_but("desert", drawn)
    return expanded(CROSSROADS, own, *others, tiles=["fort"], **{"played": "desert", "discards": left, **fields})


@pytest.mark.rule("KB-12.6")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_the_fort_places_a_settlement_on_the_terrain_of_the_card_drawn(terrain: str) -> None:
    match = fort(terrain)
    kinds = play(match, "use fort")
    assert "drew-for-fort" in kinds
    ground = land(CROSSROADS, terrain) - {"f17"}
    assert cells(match) == (ground & neighbours("f17") or ground)
    cell = min(cells(match))
    play(match, f"build {cell}")
    assert settlements(match) == {"f17", cell}
    assert seat(match)["supply"] == 38
    assert tile_states(match)["fort@g17"] == "used"


@pytest.mark.rule("KB-12.6", "KB-4.7")
def test_the_settlement_of_the_fort_touches_an_own_one_if_possible() -> None:
    match = fort("flowers")
    play(match, "use fort")
    assert cells(match) == neighbours("f17") & land(CROSSROADS, "flowers") == {"e17"}
    elsewhere = fort("desert", "f17 f18")
    play(elsewhere, "use fort")
    assert cells(elsewhere) == {"g18", "g19"} & neighbours("f18")


@pytest.mark.rule("KB-12.6")
def test_any_card_of_the_deck_may_be_drawn() -> None:
    drawn = set()
    for seed in range(40):
        match = expanded(CROSSROADS, "f17", tiles=["fort"], played="desert", seed=seed)
        play(match, "use fort")
        (terrain,) = cards(match)["discards"]
        drawn.add(terrain)
    assert drawn == set(TERRAINS)


# -- final -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.54", "KB-9.5")
def test_beginning_the_fort_cannot_be_taken_back() -> None:
    match = fort("flowers")
    play(match, "use fort")
    barrier = match.undo_barrier(0)
    assert barrier is not None
    assert barrier.key in ("undo-chance", "undo-revealed")
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("KB-12.54", "KB-9.5")
def test_the_settlement_of_the_fort_can_be_taken_back_but_not_the_draw_before_it() -> None:
    match = fort("flowers")
    play(match, "use fort", "build e17")
    assert match.undo_barrier(0) is None
    assert match.describe(match.undo(0)).notation == "build e17"
    assert cells(match) == {"e17"}
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("KB-12.54", "KB-9.5")
def test_what_was_done_before_the_fort_cannot_be_taken_back_either() -> None:
    match = fort("flowers", placed=2)
    play(match, f"build {min(cells(match))}", "use fort")
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("KB-12.54")
@pytest.mark.parametrize("guarded", [False, True])
def test_when_the_terrain_drawn_has_no_free_cell_nothing_is_placed(guarded: bool) -> None:
    rivals = full(CROSSROADS, "grass", but="k1 l1" if guarded else "")
    fields: dict[str, Any] = {"warriors": "k1", "walls": ""} if guarded else {}
    match = fort("grass", "f17", *rivals, placed=3, **fields)
    if guarded:
        assert "l1" in neighbours("k1")
    kinds = play(match, "use fort")
    assert {"drew-for-fort", "nothing-for-fort"} <= set(kinds)
    assert options(match) == {"end-turn"}
    assert seat(match)["supply"] == 39
    assert tile_states(match)["fort@g17"] == "used"
    assert match.undo_barrier(0) is not None
    assert cards(match)["discards"]["grass"] == 5


@pytest.mark.rule("KB-4.16", "KB-12.54")
def test_after_its_card_the_fort_may_be_declined_where_nothing_touches() -> None:
    match = fort("canyon", placed=3)
    play(match, "use fort")
    assert not neighbours("f17") & land(CROSSROADS, "canyon")
    assert options(match) == {"stop"} | {f"build {cell}" for cell in land(CROSSROADS, "canyon")}
    (decline,) = [option for option in match.decisions[0].options if match.describe(option).notation == "stop"]
    assert match.describe(decline).label.key == "action-decline"
    play(match, "stop")
    assert (settlements(match), options(match)) == ({"f17"}, {"end-turn"})
    assert tile_states(match)["fort@g17"] == "used"


@pytest.mark.rule("KB-4.16")
def test_the_fort_cannot_be_declined_where_a_cell_touches() -> None:
    match = fort("flowers")
    play(match, "use fort")
    assert (options(match), rule(match, "turn:stop")) == ({"build e17"}, "KB-3.8")


# -- two-terrain cards -----------------------------------------------------------------------------------------

MARSHY = ("city_hall_fort", "temple", "barn", "harbor")  # the Fort is at g7; marsh lies at o1, n2, n3, o3, ...


def two_terrains(own: str, card: str = "marsh_grass", **fields: Any) -> Match:
    """The deck has one card: that one."""
    singles = all_but("desert")
    others = {f"marsh_{terrain}": 1 for terrain in TERRAINS if f"marsh_{terrain}" != card}
    return expanded(MARSHY, own, tiles=["fort"], played="desert", discards={**singles, **others}, **fields)


@pytest.mark.rule("KB-12.55")
def test_with_a_two_terrain_card_the_player_may_take_either_half() -> None:
    marsh, grass = land(MARSHY, "marsh"), land(MARSHY, "grass")
    match = two_terrains("h7")
    assert not neighbours("h7") & (marsh | grass)
    play(match, "use fort")
    assert cells(match) == marsh | grass
    for cell in (min(marsh), min(grass)):
        placed = walk(match, f"build {cell}")
        assert settlements(placed) == {"h7", cell}
        assert not placed.view(None)["placed"]
        assert tiles(placed) == set()


@pytest.mark.rule("KB-12.55", "KB-4.16")
def test_touching_is_judged_within_the_half_taken() -> None:
    marsh, grass = land(MARSHY, "marsh"), land(MARSHY, "grass")
    beside_marsh = next(
        cell for cell in in_order(land(MARSHY, "desert")) if neighbours(cell) & marsh and not neighbours(cell) & grass
    )
    match = two_terrains(f"h7 {beside_marsh}")
    play(match, "use fort")
    assert cells(match) == marsh & neighbours(beside_marsh) | grass
    assert "stop" in options(match)  # grass may be taken, and there nothing touches
    beside_both = next(cell for cell in in_order(marsh) if neighbours(cell) & grass and neighbours(cell) & marsh)
    both = two_terrains(f"h7 {beside_both}")
    play(both, "use fort")
    assert cells(both) == (marsh | grass) & neighbours(beside_both)
    assert "stop" not in options(both)


@pytest.mark.rule("KB-12.55", "KB-16.5")
def test_without_marsh_on_the_board_the_marsh_half_is_ignored() -> None:
    match = expanded(CROSSROADS, "f17", tiles=["fort"], played="desert", two_terrain_cards=True,
                     discards={**all_but("desert"), **{f"marsh_{name}": 1 for name in TERRAINS[1:]}})  # fmt: skip
    play(match, "use fort")
    grass = land(CROSSROADS, "grass")
    assert cells(match) == (grass & neighbours("f17") or grass)


# -- the cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.56")
def test_the_card_goes_to_the_discards_and_the_played_terrain_does_not_change() -> None:
    match = fort("flowers", discards={}, removed=all_but("desert", "flowers"))
    play(match, "use fort")
    assert cards(match) == {
        "played": "desert",
        "deck": 0,
        "discards": {"flowers": 1},
        "removed": all_but("desert", "flowers"),
    }
    play(match, "build e17")
    assert match.view(None)["played"] == "desert"
    assert match.view(None)["due"] == 3
    assert cells(match) <= land(CROSSROADS, "desert")
    assert match.view(None)["open"] == ["desert"]


@pytest.mark.rule("KB-12.56", "KB-3.12")
def test_with_an_empty_deck_the_discards_are_shuffled_for_the_fort() -> None:
    match = expanded(CROSSROADS, "f17", tiles=["fort"], played="desert", discards={"grass": 2},
                     removed={**all_but("desert"), "grass": 3})  # fmt: skip
    assert match.view(None)["deck"] == 0
    kinds = play(match, "use fort")
    assert "reshuffled" in kinds
    assert (cards(match)["deck"], cards(match)["discards"]) == (1, {"grass": 1})


@pytest.mark.rule("KB-12.56", "KB-12.54", "KB-3.16")
def test_a_fort_that_fills_the_played_terrain_makes_the_card_be_replaced() -> None:
    rivals = full(CROSSROADS, "desert", but="g18")
    match = expanded(CROSSROADS, "f17", *rivals, tiles=["fort"], played="desert",
                     removed=all_but("desert", "desert", "canyon"))  # fmt: skip
    # The deck holds a desert and a canyon card; by the dice of this seed or another the Fort draws the desert one.
    for seed in range(20):
        match = expanded(CROSSROADS, "f17", *rivals, tiles=["fort"], played="desert", seed=seed,
                         removed=all_but("desert", "desert", "canyon"))  # fmt: skip
        play(match, "use fort")
        if cards(match)["discards"] == {"desert": 1}:
            break
    assert cells(match) == {"g18"}
    kinds = play(match, "build g18")
    assert "replaced" in kinds
    view = match.view(None)
    assert (view["played"], view["due"], view["placed"]) == ("canyon", 3, 0)
    assert view["removed"]["desert"] == 4  # three before, and the card on which nothing was placed
    assert view["discards"]["desert"] == 1  # that of the Fort


@pytest.mark.rule("KB-12.57")
def test_the_fort_is_unavailable_without_a_card_to_draw() -> None:
    match = expanded(CROSSROADS, "f17", tiles=["fort"], played="desert", removed=all_but("desert"))
    assert tiles(match) == set()
    assert rule(match, "fort") in ("KB-12.57", "KB-12.6")


@pytest.mark.rule("KB-12.57", "KB-5.14")
def test_the_fort_is_unavailable_with_an_empty_supply() -> None:
    own = " ".join(["f17", *in_order(land(CROSSROADS, "forest"))[:39]])
    match = expanded(CROSSROADS, own, tiles=["fort"], played="desert", due=0)
    assert tiles(match) == set()
    assert rule(match, "fort") in ("KB-12.57", "KB-5.14")


@pytest.mark.rule("KB-12.6")
def test_refusals_while_the_fort_places() -> None:
    match = fort("flowers", "f17", "d17")
    play(match, "use fort")
    expected: dict[str, str | None] = {
        "e17": None,
        "a7": "KB-4.7",
        "f18": "KB-12.6",  # beside an own settlement, but grass
        "l12": "KB-12.6",  # of the played terrain, not of the card drawn
        "d17": "KB-4.1",
        "f16": "KB-4.3",
        "g17": "KB-4.4",
        "fort": "KB-3.8",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected
