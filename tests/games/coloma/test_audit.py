"""Every law notices when it is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boardwright.games.coloma.audit import audit
from boardwright.games.coloma.state import EMPTY_ROW, NEUTRAL, ColomaState
from boardwright.toolkit.decks import shuffled_deck
from tests.games.coloma.table import TABLES, random_game, state_of
from tests.games.coloma.turns import in_turn

Change = Callable[[ColomaState], None]
#: Something of everything.
OWNED = {
    "gold": 1,
    "dudes": 3,
    "guests": 1,
    "graves": 1,
    "hotels": "hotel_1",
    "events": [2],
    "regions": "cosumnes",
    "hand": "bank stable",
    "town": "quarry",
    "rivers": [1],
    "bridges": "toll",
    "barrels": "oats 1",
    "used": "nails 1",
}


def usual() -> ColomaState:
    match = in_turn(
        2,
        OWNED,
        rows=["0", *["nobody"] * 5],
        cart=2,
        hotels=True,
        hotel_cards="hotel_2 hotel_3 hotel_4 hotel_5 hotel_6",
        hideout=["whiskey", "gold_dust", "strongbox", "oats"],
        bridges="toll 1 town 2 miners 2 militia 2 festival 2 frontier 2",
    )
    return state_of(match)


def alone() -> ColomaState:
    """A table with Shade."""
    shade = {"dudes": 8, "regions": "cosumnes", "horses": 2, "gold": 1}
    return state_of(in_turn(1, players=1, shade_has=shade, rows=["1", "0", "neutral", "nobody", "nobody", "nobody"]))


def set_at(field: str, place: int, value: object) -> Change:
    def change(state: ColomaState) -> None:
        getattr(state, field)[place] = value

    return change


def set_to(field: str, value: object) -> Change:
    return lambda state: setattr(state, field, value)


def both(*changes: Change) -> Change:
    def change(state: ColomaState) -> None:
        for each in changes:
            each(state)

    return change


NO_CARDS = shuffled_deck((0,) * 16)


def test_nothing_is_wrong_as_long_as_nothing_is_changed() -> None:
    assert audit(usual()) == audit(alone()) == []


@pytest.mark.rule("CO-1.7", "CO-1.8", "CO-1.9", "CO-1.10", "CO-1.11", "CO-1.12")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_laws_hold_all_through_random_games(players: int, options: dict[str, Any]) -> None:
    for seed in (1, 2):
        for match in random_game(players, seed, **options):
            assert audit(state_of(match)) == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (set_to("gold", 11), "there are 14 nuggets, not 15"),
        (set_to("cart", 3), "there are 16 nuggets, not 15"),
        (set_at("nuggets", 1, 1), "there are 16 nuggets, not 15"),
        (both(set_to("cart", -1), set_to("gold", 15)), "less than no nuggets"),
        (set_to("hideout", (0, 1, 2, 2)), "barrels of the kind"),
        (set_at("barrels", 1, (1, *[0] * 9)), "barrels of the kind whiskey"),
        (set_at("used", 0, (0,) * 10), "barrels of the kind nails"),
        (set_to("discards", (0, 0, 1, *[0] * 7)), "barrels of the kind strongbox"),
        (set_at("spans", 1, 1), "bridges of the kind stagecoach"),
        (set_at("spans", 0, 0), "bridges of the kind toll"),
        (set_to("bridges", (2,) * 10), "kinds of bridges"),
        (set_to("hotels", 0b111110 | 1 << 7), "hotels are missing"),
        (set_at("lodges", 1, 1), "hotels are missing, or somewhere twice"),
        (set_to("year", 3), "no year 3"),
        (set_to("round", 5), "no round 5"),
        (set_to("barricade", 5), "the barricade lies nowhere"),
        (set_to("outlaws", 16), "16 outlaws"),
        (set_to("sheriff", 3), "nobody has the badge"),
        (set_to("rows", (0, EMPTY_ROW, NEUTRAL, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW)), "row 3 of the gunmen"),
        (set_to("rows", (0, EMPTY_ROW, 5, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW)), "nobody has the gunmen of row 3"),
        (set_at("cabin", 0, 4), "player 0: there are 13 dudes"),
        (set_at("dudes", 1, 0), "player 1: there are 2 dudes"),
        (set_at("graves", 0, 0), "player 0: there are 11 dudes"),
        (set_to("rows", (0, 0, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW)), "player 0: there are 14 dudes"),
        (both(set_at("cabin", 0, -1), set_at("dudes", 0, 9)), "less than no dudes"),
        (both(set_at("guests", 0, 3), set_at("cabin", 0, 1)), "more guests than beds"),
        (set_at("tents", 0, 2), "player 0: there are 9 tents"),
        (set_at("events", 0, 0), "player 0: there are 7 tents"),
        (set_at("regions", 1, 1), "player 1: there are 9 tents"),
        (both(set_at("tents", 0, -1), set_at("canvas", 0, 7)), "less than no tents"),
        (set_at("horses", 0, 7), "there are 7 horses"),
        (set_at("coins", 0, -1), "less than no coins"),
        (set_at("points", 0, -1), "less than no coins or points"),
        (set_at("rivers", 0, 0), "more bridges than rivers"),
        (set_at("hands", 0, 0), "cards of the kind"),
        (set_at("town", 1, 1), "player 1: there are 2 cards of the kind placer_claim"),
        (set_at("decks", 1, NO_CARDS), "player 1: there are 0 cards"),
        (set_at("fresh", 0, 1), "not in the town"),
    ],
)
def test_a_broken_law_is_noticed(change: Change, words: str) -> None:
    state = usual()
    change(state)
    assert any(words in complaint for complaint in audit(state)), audit(state)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (set_at("tents", 1, 5), "Shade: there are 6 tents for regions"),
        (set_at("cabin", 1, 11), "Shade: there are too many dudes"),
        (set_at("cabin", 1, -1), "Shade: there are too many dudes"),
        (set_at("horses", 1, 5), "Shade: there are 5 horses"),
        (set_at("coins", 1, 1), "Shade: there are coins or cards"),
        (set_at("town", 1, 1), "Shade: there are coins or cards"),
        (set_at("hands", 1, 1), "Shade: there are coins or cards"),
        (set_at("nuggets", 1, 2), "there are 11 nuggets, not 10"),
        (set_to("sheriff", 2), "nobody has the badge"),
        (set_to("rows", (EMPTY_ROW,) * 6), "row 3 of the gunmen"),
    ],
)
def test_a_law_broken_for_shade_is_noticed(change: Change, words: str) -> None:
    state = alone()
    change(state)
    assert any(words in complaint for complaint in audit(state)), audit(state)
