"""KB-2: setting up a game: players, quadrants, tiles, decks, who begins, and what the table may choose.

What chance decides is looked at over many seeds; the seeds are fixed, so the counts are the same on every run.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import BadOptions
from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import (
    CELLS,
    FIRST_CARDS,
    FIRST_GAME,
    TERRAINS,
    letters,
    player,
    random_game,
    take_turn,
)

QUADRANTS = ("oracle", "farm", "oasis", "tavern", "tower", "barn", "harbor", "paddock")
CARDS = ("fishermen", "merchants", "discoverers", "hermits", "citizens",
         "miners", "workers", "knights", "lords", "farmers")  # fmt: skip
SEEDS = 2400


def new(seed: int = 1, players: int = 2, **options: Any) -> Match:
    return bw.new("kingdom_builder", players=players, seed=seed, options=options)


@cache
def tables() -> list[dict[str, Any]]:
    """What a spectator sees of many games for five, set up by chance alone."""
    return [new(seed, players=5).view(None) for seed in range(SEEDS)]


def even(counts: Counter[Any], kinds: int, leeway: float) -> bool:
    """Whether there are that many kinds, each about equally often."""
    fair = counts.total() / kinds
    return len(counts) == kinds and all(abs(count - fair) < leeway * fair for count in counts.values())


@pytest.mark.rule("KB-2.1")
def test_two_to_five_players_take_part() -> None:
    for players in (2, 3, 4, 5):
        assert len(new(players=players).view(None)["players"]) == players
    for players in (0, 1, 6, -2):
        with pytest.raises(BadOptions, match="2 to 5 players"):
            new(players=players)


# -- the board -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-2.2")
def test_four_different_quadrants_of_the_eight_are_drawn() -> None:
    layouts = [[quadrant["id"] for quadrant in table["quadrants"]] for table in tables()]
    assert all(len(set(layout)) == 4 for layout in layouts)
    for place in range(4):
        assert even(Counter(layout[place] for layout in layouts), kinds=8, leeway=0.25), f"place {place}"
    pairs = Counter((layout[0], layout[3]) for layout in layouts)
    assert set(pairs) == set(permutations(QUADRANTS, 2))  # no quadrant keeps away from another


@pytest.mark.rule("KB-2.2")
def test_the_table_may_name_the_quadrants() -> None:
    named = ["harbor", "oracle", "barn", "tower"]
    for seed in range(20):
        assert [quadrant["id"] for quadrant in new(seed, quadrants=named).view(None)["quadrants"]] == named


@pytest.mark.rule("KB-2.2")
@pytest.mark.parametrize(
    ("quadrants", "complaint"),
    [
        (["oracle", "oracle", "barn", "tower"], "twice"),
        (["oracle", "barn", "tower"], "3 named; expected 4"),
        (["oracle", "barn", "tower", "farm", "oasis"], "5 named; expected 4"),
        (["oracle", "barn", "tower", "castle"], "unknown 'castle'"),
    ],
)
def test_four_different_known_quadrants_must_be_named(quadrants: list[str], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        new(quadrants=quadrants)


@pytest.mark.rule("KB-2.3")
def test_each_quadrant_is_turned_or_not_with_equal_odds() -> None:
    turns = [tuple(quadrant["turned"] for quadrant in table["quadrants"]) for table in tables()]
    for place in range(4):
        assert even(Counter(turn[place] for turn in turns), kinds=2, leeway=0.1)
    assert even(Counter(turns), kinds=16, leeway=0.4)  # each independently of the others


@pytest.mark.rule("KB-2.3")
def test_the_table_may_settle_which_quadrants_are_turned() -> None:
    wanted = [True, False, False, True]
    for seed in range(20):
        view = new(seed, turned=wanted).view(None)
        assert [quadrant["turned"] for quadrant in view["quadrants"]] == wanted


@pytest.mark.rule("KB-2.3")
@pytest.mark.parametrize("turned", [[90, 0, 0, 0], [1, 0, 0, 0], [True], "turned", [True, False, False, None]])
def test_there_are_no_quarter_turns(turned: Any) -> None:
    with pytest.raises(BadOptions, match="turned"):
        new(turned=turned)


@pytest.mark.rule("KB-2.4")
def test_a_turned_quadrant_is_read_from_its_last_cell() -> None:
    straight = letters(FIRST_GAME)
    turned = letters(FIRST_GAME, turned=(True, False, True, False))
    for cell in CELLS:
        column, row = "abcdefghij".find(cell[0]) + 1, int(cell[1:])
        if not column:  # the quadrants on the right lie as stored
            assert turned[cell] == straight[cell]
            continue
        top = 0 if row <= 10 else 10
        old = f"{'abcdefghij'[11 - column - 1]}{top + 11 - (row - top)}"
        assert turned[cell] == straight[old], f"{cell} of the turned quadrant is {old} of the straight one"


@pytest.mark.rule("KB-2.4")
def test_the_tavern_quadrant_turned() -> None:
    turned = letters(FIRST_GAME, turned=(True, False, False, False))
    assert "".join(turned[f"{column}1"] for column in "abcdefghij") == "GGGTTTWWDD"
    assert "".join(turned[f"{column}10"] for column in "abcdefghij") == "CCCDDMMDDF"
    assert (turned["h4"], turned["c4"], turned["g7"]) == ("L", "L", "K")  # c7, h7 and d4 as stored


# -- tiles and cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-2.5")
def test_every_location_starts_with_two_tiles_of_its_kind() -> None:
    single = {"oracle", "harbor"}  # their quadrants have one location, the others two
    for table in tables()[:200]:
        ids = [quadrant["id"] for quadrant in table["quadrants"]]
        expected = Counter({kind: 1 if kind in single else 2 for kind in ids})
        assert Counter(location["location"] for location in table["locations"]) == expected
        assert {location["tiles"] for location in table["locations"]} == {2}
    first = new(first_game=True).view(None)["locations"]
    assert {(location["cell"], location["location"]) for location in first} == {
        ("c7", "tavern"), ("h7", "tavern"), ("s3", "paddock"), ("l7", "paddock"),
        ("h13", "oasis"), ("f18", "oasis"), ("r12", "farm"), ("m16", "farm"),
    }  # fmt: skip


@pytest.mark.rule("KB-2.6")
def test_the_terrain_deck_has_five_cards_of_each_buildable_terrain() -> None:
    for table in tables()[:200]:
        cards = Counter(table["unseen"]) + Counter([table["played"]])
        assert cards == Counter(dict.fromkeys(TERRAINS, 5))
        assert table["deck"] == 25 - 5
        assert not any(table["discards"].values())
        assert not any(table["removed"].values())


@pytest.mark.rule("KB-2.6")
def test_the_deck_is_shuffled() -> None:
    hands = [tuple(seat.get("hand") for seat in new(seed, players=3).position()["seats"]) for seed in range(SEEDS)]
    for seat in range(3):
        dealt = Counter(hand[seat] for hand in hands if hand[seat])
        assert even(dealt, kinds=5, leeway=0.2)
    # Two hands are alike in 4 of 24 cases, as they are drawn from one deck of 25.
    pairs = [[terrain for terrain in hand if terrain] for hand in hands]
    alike = sum(first == second for first, second in pairs)
    assert abs(alike - SEEDS * 4 / 24) < 80


@pytest.mark.rule("KB-2.7")
def test_three_different_scoring_cards_of_the_ten_are_drawn() -> None:
    drawn = [table["cards"] for table in tables()]
    assert all(len(set(cards)) == 3 for cards in drawn)
    assert even(Counter(card for cards in drawn for card in cards), kinds=10, leeway=0.2)
    assert len({frozenset(cards) for cards in drawn}) == 120  # every three of the ten


@pytest.mark.rule("KB-2.7")
def test_the_scoring_cards_lie_open_for_the_whole_game() -> None:
    match = new(5, players=2)
    cards = match.view(None)["cards"]
    for _ in random_game(match, seed=5):
        assert match.view(None)["cards"] == match.view(0)["cards"] == match.view(1)["cards"] == cards
    assert [line.id for line in match.score_sheet[0].lines][:3] == cards


@pytest.mark.rule("KB-2.7")
def test_the_table_may_name_the_scoring_cards() -> None:
    named = ["workers", "farmers", "hermits"]
    for seed in range(20):
        assert new(seed, cards=named).view(None)["cards"] == named
    for wrong in (["workers", "workers", "hermits"], ["workers", "hermits"], ["workers", "hermits", "bakers"]):
        with pytest.raises(BadOptions, match="cards"):
            new(cards=wrong)


# -- players ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-2.8")
def test_everybody_starts_with_40_settlements_one_card_and_nothing_else() -> None:
    for players in (2, 5):
        match = new(players=players, first_game=True)
        view = match.view(None)
        for seat in view["players"]:
            assert (seat["settlements"], seat["supply"], seat["tiles"]) == ([], 40, [])
            # The starting player has laid the card open already.
            assert seat["cards_in_hand"] == (0 if seat["player"] == view["turn"] else 1)
        assert view["played"] in TERRAINS
        assert match.scores == [0] * players


@pytest.mark.rule("KB-2.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_starting_player_is_drawn_at_random(players: int) -> None:
    firsts = [new(seed, players=players).view(None) for seed in range(400)]
    assert even(Counter(view["first"] for view in firsts), kinds=players, leeway=0.35)
    assert all(view["turn"] == view["first"] for view in firsts)


@pytest.mark.rule("KB-2.9")
def test_play_goes_on_in_the_order_of_the_seats() -> None:
    for seed in range(6):
        match = new(seed, players=3)
        first = match.view(None)["first"]
        for turn in range(7):
            assert player(match) == (first + turn) % 3
            take_turn(match)


# -- options ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-2.10")
def test_the_first_game_has_its_own_board_and_cards() -> None:
    firsts, opened = set(), set()
    for seed in range(40):
        view = new(seed, first_game=True).view(None)
        assert [quadrant["id"] for quadrant in view["quadrants"]] == ["tavern", "paddock", "oasis", "farm"]
        assert not any(quadrant["turned"] for quadrant in view["quadrants"])
        assert view["cards"] == ["fishermen", "knights", "merchants"]
        firsts.add(view["first"])
        opened.add(view["played"])
    assert (firsts, opened) == ({0, 1}, set(TERRAINS))  # everything else as usual


@pytest.mark.rule("KB-2.10")
@pytest.mark.parametrize("option", ["quadrants", "turned", "cards"])
def test_the_first_game_leaves_nothing_else_to_name(option: str) -> None:
    named: dict[str, Any] = {"quadrants": list(FIRST_GAME), "turned": [False] * 4, "cards": list(FIRST_CARDS)}
    with pytest.raises(BadOptions, match=f"'first_game' already sets '{option}'"):
        new(first_game=True, **{option: named[option]})


@pytest.mark.rule("KB-2.11")
def test_the_lords_can_be_left_out() -> None:
    left_out = {card for seed in range(200) for card in new(seed, lords="left_out").view(None)["cards"]}
    assert left_out == set(CARDS) - {"lords"}
    for choice in ("literal", "at_least_one"):
        drawn = {card for seed in range(200) for card in new(seed, lords=choice).view(None)["cards"]}
        assert drawn == set(CARDS)


@pytest.mark.rule("KB-2.11")
def test_naming_the_lords_and_leaving_them_out_is_refused() -> None:
    with pytest.raises(BadOptions, match="left_out"):
        new(lords="left_out", cards=["lords", "knights", "miners"])
    assert new(lords="left_out", cards=["workers", "knights", "miners"]).over is False
    with pytest.raises(BadOptions, match="lords"):
        new(lords="sometimes")


@pytest.mark.rule("KB-2.11")
def test_literal_is_how_the_lords_pay_unless_the_table_says_otherwise() -> None:
    cards = ["lords", "knights", "miners"]
    # On an empty board everybody has the highest number, zero, in each of the four quadrants.
    assert new(cards=cards).scores == [48, 48]
    assert new(cards=cards, lords="literal").scores == [48, 48]
    assert new(cards=cards, lords="at_least_one").scores == [0, 0]


@pytest.mark.rule("KB-2.2")
@pytest.mark.rule("KB-2.7")
def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOptions, match="unknown option 'quadrant'"):
        new(quadrant=["oracle", "barn", "tower", "farm"])
