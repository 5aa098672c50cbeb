"""The score sheet: it adds up to the scores, names the cells behind every point, and agrees with a second scorer."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boardwright as bw
from boardwright.match.match import Match
from tests.deep import deep, seeds
from tests.games.kingdom_builder.scoring_positions import earned, table
from tests.games.kingdom_builder.slow_scoring import slow_scores

CARDS = {
    "fishermen": "KB-8.4",
    "merchants": "KB-8.6",
    "discoverers": "KB-8.8",
    "hermits": "KB-8.9",
    "citizens": "KB-8.10",
    "miners": "KB-8.11",
    "workers": "KB-8.12",
    "knights": "KB-8.13",
    "lords": "KB-8.14",
    "farmers": "KB-8.17",
}
CARDS_OF_EXPANSIONS = {
    "families": "KB-11.11",
    "shepherds": "KB-11.12",
    "ambassadors": "KB-11.13",
    "geologists": "KB-13.11",
    "messengers": "KB-13.12",
    "noblewomen": "KB-13.13",
    "vassals": "KB-13.14",
    "captains": "KB-13.15",
    "scouts": "KB-13.16",
    "rangers": "KB-14.11",
    "travellers": "KB-14.12",
    "chainers": "KB-14.13",
    "homesteaders": "KB-14.14",
    "mayors": "KB-14.15",
    "rovers": "KB-14.16",
}
TASKS = {
    "home_country": "KB-12.9",
    "fortress": "KB-12.10",
    "road": "KB-12.11",
    "place_of_refuge": "KB-12.12",
    "advance": "KB-12.13",
    "compass_points": "KB-12.14",
}


# -- the cells behind every point ------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.2", "KB-8.3")
def test_castles_name_each_castle_with_the_settlements_that_touch_it() -> None:
    match = table("castles", "c4 e4 q8 h9", "d3")
    assert earned(match, "castles") == [(3, "c4 d4 e4"), (3, "p8 q8")]
    assert earned(match, "castles", seat=1) == [(3, "d3 d4")]


@pytest.mark.rule("KB-8.4", "KB-8.5")
def test_fishermen_name_the_settlements_beside_water() -> None:
    assert earned(table("fishermen", "e5 f5 d6 m8"), "fishermen") == [(1, "e5"), (1, "m8")]


@pytest.mark.rule("KB-8.6", "KB-8.7")
def test_merchants_name_each_linked_special_cell_with_the_areas_that_link_it() -> None:
    above, below, alone = "h6 i6 j6 k6", "h8 h9 h10 h11 h12", "g18"
    match = table("merchants", f"{above} {below} {alone} k9")
    assert earned(match, "merchants") == [
        (4, "h6 i6 j6 k6 h7 h8 h9 h10 h11 h12"),  # the Tavern at h7, linked by both areas
        (4, "h6 i6 j6 k6 l7"),
        (4, "h8 h9 h10 h11 h12 h13"),
    ]


@pytest.mark.rule("KB-8.8")
def test_discoverers_name_the_settlements_of_each_row() -> None:
    assert earned(table("discoverers", "g8 h9 t9 a10"), "discoverers") == [(1, "a10"), (1, "g8"), (1, "h9 t9")]


@pytest.mark.rule("KB-8.9")
def test_hermits_name_each_area() -> None:
    assert earned(table("hermits", "h9 h10 l9 l10 t9"), "hermits") == [(1, "h9 h10"), (1, "l9 l10"), (1, "t9")]


@pytest.mark.rule("KB-8.10")
def test_citizens_name_the_largest_area() -> None:
    assert earned(table("citizens", "h9 l9 l10 k10 k11 j11"), "citizens") == [(2, "l9 k10 l10 j11 k11")]
    assert earned(table("citizens", "h9 l9"), "citizens") == []  # areas of one earn nothing


@pytest.mark.rule("KB-8.11")
def test_miners_name_the_settlements_beside_a_mountain() -> None:
    assert earned(table("miners", "d2 d3 o5"), "miners") == [(1, "d2"), (1, "o5")]


@pytest.mark.rule("KB-8.12")
def test_workers_name_the_settlements_beside_a_special_cell() -> None:
    assert earned(table("workers", "g8 h8 c4 h10"), "workers") == [(1, "c4"), (1, "g8"), (1, "h8")]


@pytest.mark.rule("KB-8.13")
def test_knights_name_the_settlements_of_the_best_row_only() -> None:
    assert earned(table("knights", "h9 i9 t9 h8 i8"), "knights") == [(2, "h9"), (2, "i9"), (2, "t9")]
    (first, second) = earned(table("knights", "h9 i9 h10 i10"), "knights")  # of two equal rows, one
    assert {first[1][1:], second[1][1:]} in ({"9"}, {"10"})


@pytest.mark.rule("KB-8.14", "KB-8.15", "KB-8.16")
def test_lords_name_the_settlements_in_each_quadrant_that_pays() -> None:
    seats = "h8 i8 k16", "j8 l16 l17", "h9 i9 j9"
    match = table("lords", *seats, lords="at_least_one")
    assert earned(match, "lords") == [(6, "h8 i8"), (6, "k16")]
    assert earned(match, "lords", seat=1) == [(12, "l16 l17")]
    assert earned(match, "lords", seat=2) == [(12, "h9 i9 j9")]
    literal = table("lords", *seats)
    assert earned(literal, "lords") == [(6, "h8 i8"), (6, "k16"), (12, ""), (12, "")]  # two empty quadrants


@pytest.mark.rule("KB-8.17")
def test_farmers_name_the_settlements_of_the_weakest_quadrant_only() -> None:
    assert earned(table("farmers", "h8 i8 j8 k8 l8 m8 h11 i11 k16 l16 k17"), "farmers") == [(3, "h11"), (3, "i11")]


# -- every point -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-7.4")
@pytest.mark.parametrize("card", [*CARDS, *CARDS_OF_EXPANSIONS])
def test_every_line_cites_its_rule_and_has_the_cards_name(card: str) -> None:
    lines = {line.id: line for line in table(card, "h8 i8", "c4").score_sheet[0].lines}
    assert (lines[card].rule, lines[card].name.key) == ({**CARDS, **CARDS_OF_EXPANSIONS}[card], f"card-{card}")
    assert (lines["castles"].rule, lines["castles"].name.key) == ("KB-8.2", "score-castles")


@pytest.mark.rule("KB-16.13")
@pytest.mark.parametrize("task", TASKS)
def test_tasks_come_after_what_is_on_the_board_and_before_the_treasures(task: str) -> None:
    lines = table(task, "l6", "c4", capitols=["m15"]).score_sheet[0].lines
    assert [line.id for line in lines][3:] == ["castles", "palaces", "capitols", task, "treasure"]
    assert (lines[-2].rule, lines[-2].name.key) == (TASKS[task], f"task-{task}")


@pytest.mark.rule("KB-16.3", "KB-16.13")
def test_a_game_with_base_components_only_has_four_lines() -> None:
    assert [line.id for line in table("knights", "h8").score_sheet[0].lines] == [
        "knights",
        "discoverers",
        "hermits",
        "castles",
    ]


class Seen:
    """What the random games have shown so far, so that the comparison is known to have had something to compare."""

    def __init__(self) -> None:
        self.paid: set[str] = set()
        self.on_water = False
        self.ended = 0


def check(match: Match, variant: str, seen: Seen) -> None:
    """Scores, score sheet and the slow scorer agree, and the sheet points at nothing but the player's own affairs."""
    view = match.view(None)
    slow = slow_scores(view, variant)
    sheets = match.score_sheet
    assert [[line.points for line in sheet.lines] for sheet in sheets] == slow
    assert match.scores == [sum(points) for points in slow] == [sheet.total for sheet in sheets]
    special = {*view["castles"], *(location["cell"] for location in view["locations"])}
    for sheet, player in zip(sheets, view["players"], strict=True):
        for line in sheet.lines:
            allowed = {*player["settlements"], *(special if line.id in ("merchants", "castles") else ())}
            for earning in line.earnings:
                assert earning.points > 0
                assert len(set(earning.targets)) == len(earning.targets)
                assert {target.removeprefix("cell:") for target in earning.targets} <= allowed
                seen.paid.add(line.id)
        water = {cell for cell in player["settlements"] if view["terrain"][int(cell[1:]) - 1][ord(cell[0]) - 97] == "W"}
        seen.on_water |= bool(water)


def random_game(number: int, players: int, seen: Seen) -> None:
    """A game by chance that likes to use tiles, compared at some moments and at its end."""
    chance = random.Random(number)
    variant = ("literal", "at_least_one", "left_out")[number % 3]
    pool = [card for card in CARDS if card != "lords" or variant != "left_out"]
    options: dict[str, Any] = {"cards": chance.sample(pool, 3), "lords": variant}
    match = bw.new("kingdom_builder", players=players, seed=number, options=options)
    first_use = match.game.space.parse("use oracle")
    while not match.over:
        decision = match.decisions[0]
        uses = [action for action in decision.options if first_use <= action < first_use + 8]
        match.apply(decision.player, chance.choice(uses if uses and chance.random() < 0.7 else decision.options))
        if chance.random() < 0.04:
            check(match, variant, seen)
    check(match, variant, seen)
    seen.ended += 1


@deep
@pytest.mark.rule("KB-8.1", "KB-8.18")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_scores_and_sheet_agree_with_the_slow_scorer_in_random_games(players: int) -> None:
    seen = Seen()
    numbers = seeds(25, 1000)
    for number in numbers:
        random_game(1000 * players + number, players, seen)
    assert seen.ended == len(numbers)
    assert seen.paid == {*CARDS, "castles"}
    assert seen.on_water
