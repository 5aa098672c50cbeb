"""Scoring, rule by rule on small positions, with the worked examples of the rulebook (KB-8)."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.positions import play, position
from tests.games.kingdom_builder.scoring_positions import left, points, table

# The first game's board: castles at d4, p8, b18 and l12; Taverns at c7 and h7, Paddocks at s3 and l7, Oases at h13 and
# f18, Farms at r12 and m16. The seam lies between columns j and k, and between rows 10 and 11.


# -- what is counted -------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.1")
def test_points_are_counted_on_the_board_as_it_stands_after_the_last_turn() -> None:
    match = position("k8 c4", tiles=["paddock@l7"], placed=3, last_round=True, first=1)
    assert match.scores[0] == 1 + 2 + 0 + 3  # Fishermen, Knights, Merchants; the castle at d4
    play(match, "use paddock", "lift c4", "move-to b2", "end-turn")
    assert match.over
    assert match.scores[0] == 0 + 2 + 0 + 0


@pytest.mark.rule("KB-8.1")
def test_only_the_three_cards_in_play_and_the_castles_pay() -> None:
    seats = "c4 g8 d2", "l16"  # beside water, a mountain and locations
    cards = ["knights", "hermits", "citizens"]
    assert table("knights", *seats, cards=cards).scores == [2 + 3 + 0 + 3, 2 + 1 + 0 + 0]
    lines = [[line.id for line in sheet.lines] for sheet in table("knights", *seats, cards=cards).score_sheet]
    assert lines == [["knights", "hermits", "citizens", "castles"]] * 2


# -- castles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.2")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("c4", 3),
        ("c4 q8", 6),
        ("c4 q8 k12 b17", 12),
        ("c3", 0),  # not beside a castle
        ("g8 k8 l16", 0),  # beside locations
    ],
)
def test_each_castle_touched_pays_three_points(own: str, worth: int) -> None:
    assert points("castles", own) == [worth, 0]


@pytest.mark.rule("KB-8.3")
def test_a_castle_pays_a_player_once_however_many_settlements_touch_it() -> None:
    assert points("castles", "c4 e4 d3 e3") == [3, 0]


@pytest.mark.rule("KB-8.3")
def test_a_castle_pays_everybody_who_touches_it() -> None:
    assert points("castles", "c4", "e4", "e5 d3") == [3, 3, 3]


# -- Fishermen -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.4")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("m8", 1),  # the rulebook's example: a settlement next to water, here n8
        ("e5", 1),  # touches two water cells, and counts once
        ("e5 c4 m8", 3),
        ("e5 f5", 1),  # f5 has no water beside it
        ("h9", 0),
    ],
)
def test_fishermen_pay_for_settlements_beside_water(own: str, worth: int) -> None:
    assert points("fishermen", own) == [worth, 0]


@pytest.mark.rule("KB-8.5")
def test_fishermen_pay_nothing_on_water_but_still_beside_it() -> None:
    assert points("fishermen", "d6") == [0, 0]  # on water, beside water
    assert points("fishermen", "m8 n8") == [1, 0]  # n8 is the only water beside m8; it stays water
    assert points("fishermen", "m8", "n8") == [1, 0]


# -- Merchants -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.6")
def test_the_rulebooks_example_four_linked_special_cells_and_one_that_is_not() -> None:
    tavern_to_paddock = "h8 i8 j8 k8"
    castle_to_farm = "q9 q10 r11"
    at_an_oasis = "g18"
    assert points("merchants", f"{tavern_to_paddock} {castle_to_farm} {at_an_oasis}") == [16, 0]


@pytest.mark.rule("KB-8.6")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        ("h8 i8 j8 k8", "", 8),  # the Tavern at h7 with the Paddock at l7
        ("h8 i8 j8 k8 h9 h10 h11 h12", "", 12),  # and with the Oasis at h13
        ("q9 q10 r11", "", 8),  # a castle and a location
        ("h8 i8 k8", "", 0),  # a gap
        ("h8 i8 k8", "j8", 0),  # a rival's settlement is no link
        ("h8 k8", "", 0),  # two special cells touched, none linked
        ("g8 h8", "", 0),  # an area at one special cell only
        ("h9 i9 j9", "", 0),
    ],
)
def test_merchants_pay_for_special_cells_linked_by_one_area(own: str, rival: str, worth: int) -> None:
    assert points("merchants", own, rival) == [worth, 0]


@pytest.mark.rule("KB-8.7")
def test_a_special_cell_linked_twice_counts_once() -> None:
    above, below = "h6 i6 j6 k6", "h8 i8 j8 k8"
    assert points("merchants", f"{above} {below}") == [8, 0]  # h7 and l7 are linked by two areas
    assert points("merchants", f"{above} h8 h9 h10 h11 h12") == [12, 0]  # h7 to l7 and, by another area, to h13


@pytest.mark.rule("KB-8.7", "KB-8.12")
@pytest.mark.parametrize(("card", "worth"), [("merchants", 8), ("workers", 2)])
def test_a_location_without_tiles_counts_for_merchants_and_workers(card: str, worth: int) -> None:
    rivals = [{"settlements": cell, "tiles": ["tavern@h7"]} for cell in ("g6", "g7")]
    assert left(table(card, "h8 i8 j8 k8", *rivals), "h7") == 0
    assert points(card, "h8 i8 j8 k8", *rivals)[0] == worth


# -- rows ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.8")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("g8 h9 i10", 3),  # the rulebook's example: each row with a settlement
        ("g8 h9 i10 t9 a9", 3),  # several in a row count once, also across the seam
        ("a1 k20", 2),
        ("", 0),
    ],
)
def test_discoverers_pay_for_every_row_with_a_settlement(own: str, worth: int) -> None:
    assert points("discoverers", own) == [worth, 0]


@pytest.mark.rule("KB-8.13")
def test_the_rulebooks_example_three_knights_in_a_row_and_nothing_for_two_other_rows() -> None:
    assert points("knights", "h9 i9 j9 h8 i8 h10") == [6, 0]


@pytest.mark.rule("KB-8.13")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("h9 i9 h10 i10", 4),  # of two rows with as many, one counts
        ("a9 j9 t9", 6),  # anywhere in the row
        ("h9", 2),
        ("", 0),
    ],
)
def test_knights_pay_for_one_row(own: str, worth: int) -> None:
    assert points("knights", own) == [worth, 0]


# -- areas -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.9")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        ("h8 h9 h10 l9 l10", "", [2, 0]),  # the rulebook's example: two areas
        ("h9 j9 l9", "", [3, 0]),  # lone settlements are areas
        ("h9 j9", "i9", [2, 1]),  # a rival's settlement does not join them
        ("j9 k9", "", [1, 0]),  # the seam does not part them
        ("", "", [0, 0]),
    ],
)
def test_hermits_pay_for_every_area(own: str, rival: str, worth: list[int]) -> None:
    assert points("hermits", own, rival) == worth


@pytest.mark.rule("KB-8.10")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("h9 i9 j9 k9 h10 i10", 3),
        ("h9 i9 j9 k9 l9", 2),  # five: two pairs, rounded down
        ("h9", 0),
        ("h9 i9 j9  h11 i11 j11", 1),  # two areas of three: one area only
        ("h9 i9 j9  l9", 1),
        ("h8 i9  l9 l10 k10 k11", 2),  # the larger one, also when it comes later
        ("", 0),
    ],
)
def test_citizens_pay_for_the_pairs_of_the_largest_area(own: str, worth: int) -> None:
    assert points("citizens", own) == [worth, 0]


# -- Miners and Workers ----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.11")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("d2", 1),  # the rulebook's example; here between two mountains, and paid once
        ("d2 e2 d3", 2),  # d3 has no mountain beside it
        ("o5", 1),  # on water, beside the mountain p5
        ("h9", 0),
    ],
)
def test_miners_pay_for_settlements_beside_a_mountain(own: str, worth: int) -> None:
    assert points("miners", own) == [worth, 0]


@pytest.mark.rule("KB-8.12")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("g8 c4 l16 h10", 3),  # the rulebook's example: three beside special cells, one that is not
        ("g8 h8 h6", 3),  # several at one location count each
        ("h9 h10", 0),
    ],
)
def test_workers_pay_for_settlements_beside_locations_and_castles(own: str, worth: int) -> None:
    assert points("workers", own) == [worth, 0]


# -- Lords -----------------------------------------------------------------------------------------------------

EIGHT, EIGHT_MORE = "h8 i8 j8 h9 i9 j9 h10 i10", "a1 b1 c1 a2 b2 c2 d2 e2"
SIX, TWO = "a3 b3 c3 d3 e3 f3", "a9 b9"


@pytest.mark.rule("KB-8.14")
def test_the_rulebooks_example_eight_eight_six_and_two_in_one_quadrant() -> None:
    assert points("lords", EIGHT, EIGHT_MORE, SIX, TWO, lords="at_least_one") == [12, 12, 6, 0]
    # Read literally, the three quadrants without any settlement pay everybody 12 (KB-8.15).
    assert points("lords", EIGHT, EIGHT_MORE, SIX, TWO) == [48, 48, 42, 36]


@pytest.mark.rule("KB-8.14")
@pytest.mark.parametrize(
    ("seats", "worth"),
    [
        (("h8 i8 j8", "h9 i9", "h10 i10", "a9"), [12, 6, 6, 0]),  # tied for the next lower number
        (("h8 i8", "h9 i9", "h10 i10", "a9 b9", "a1 b1"), [12, 12, 12, 12, 12]),
        (("a9", "h9 i9", "h8 i8 j8"), [0, 6, 12]),
        (("h8 i8 j8", "h9"), [12, 6]),  # two players play it the same way
        (("h8 i8 k16", "j8 l16 l17"), [12 + 6, 6 + 12]),  # each quadrant by itself
        (("j8 j9", "k8 k9 k10"), [12, 12]),  # either side of the seam
        (("j10", "j11"), [12, 12]),
    ],
)
def test_lords_pay_the_highest_and_the_next_lower_number(seats: tuple[str, ...], worth: list[int]) -> None:
    assert points("lords", *seats, lords="at_least_one") == worth


@pytest.mark.rule("KB-8.15")
@pytest.mark.parametrize(
    ("seats", "worth"),
    [
        (("h8", ""), [12, 6]),  # zero is the next lower number
        (("h8 i8", "", ""), [12, 6, 6]),
        (("h8 i8", "h9", ""), [12, 6, 0]),  # zero is only the third
        (("h8 i8", "h9 i9", ""), [12, 12, 6]),
        (("", ""), [12, 12]),  # in an empty quadrant it is the highest
    ],
)
def test_read_literally_zero_is_a_number_for_the_lords(seats: tuple[str, ...], worth: list[int]) -> None:
    empty_quadrants = 3 * 12
    assert points("lords", *seats, lords="literal") == [each + empty_quadrants for each in worth]
    assert points("lords", *seats) == [each + empty_quadrants for each in worth]  # the default


@pytest.mark.rule("KB-8.16")
@pytest.mark.parametrize(
    ("seats", "worth"),
    [
        (("h8", ""), [12, 0]),
        (("h8 i8", "", "h9"), [12, 0, 6]),
        (("h8 i8", "h9 i9", ""), [12, 12, 0]),
        (("", ""), [0, 0]),
    ],
)
def test_with_at_least_one_zero_earns_nothing_from_the_lords(seats: tuple[str, ...], worth: list[int]) -> None:
    assert points("lords", *seats, lords="at_least_one") == worth


# -- Farmers ---------------------------------------------------------------------------------------------------

TOP_LEFT, TOP_RIGHT = "h8 i8 h9 i9 h10", "k8 l8 k9 l9 k10"
BOTTOM_LEFT, BOTTOM_RIGHT = "h11 i11 j11 i12 j12 j13", "k16 l16 k17 l17"


@pytest.mark.rule("KB-8.17")
def test_the_rulebooks_example_four_settlements_in_the_weakest_quadrant() -> None:
    assert points("farmers", f"{TOP_LEFT} {TOP_RIGHT} {BOTTOM_LEFT} {BOTTOM_RIGHT}") == [12, 0]


@pytest.mark.rule("KB-8.17")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("h8 i8 k8 l8 h11 k16 l16", 3),
        ("h8 k8 h11 k16 l16", 3),  # of three quadrants with one, one counts
        (f"{TOP_LEFT} {TOP_RIGHT} {BOTTOM_LEFT}", 0),  # nothing at the bottom right
        ("j10 k10 j11 k11", 3),  # the four cells at the middle of the board
        ("", 0),
    ],
)
def test_farmers_pay_for_the_weakest_quadrant(own: str, worth: int) -> None:
    assert points("farmers", own) == [worth, 0]


# -- on water --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-8.18")
@pytest.mark.parametrize(
    ("card", "own", "worth"),
    [
        ("discoverers", "p1 p2", 2),
        ("knights", "p1 q1", 4),
        ("hermits", "m8 n8 o8", 1),  # n8 joins m8 and o8
        ("citizens", "l8 m8 n8 o8", 2),
        ("merchants", "l8 m8 n8 o8", 8),  # from the Paddock at l7 over the water to the castle at p8
        ("castles", "d5", 3),
        ("workers", "e18 d5", 2),
        ("miners", "o5", 1),
        ("farmers", "d6 n8 d11 n11", 3),
    ],
)
def test_settlements_on_water_count_for_everything_but_the_fishermen(card: str, own: str, worth: int) -> None:
    assert points(card, own) == [worth, 0]


@pytest.mark.rule("KB-8.18")
def test_settlements_on_water_count_for_the_lords() -> None:
    assert points("lords", "d6 d5", "h9", lords="at_least_one") == [12, 6]
