"""Where an option applies, and which values another one rules out: declared once, for the rules and for every form."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.games import games, get_game
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.options import Choice, Flag, Need, Option, Pick

TASKS = Choice(
    "tasks", "few", ("few", "many"), needs=(Need("sets", "crossroads"), Need("board", "fort")), unless=("first",)
)
USUAL: dict[str, Any] = {"sets": [], "board": None, "first": False}


@pytest.mark.parametrize(
    ("chosen", "applies"),
    [
        ({}, False),
        ({"sets": ["nomads", "crossroads"]}, True),
        ({"board": "fort"}, True),
        ({"board": "fort", "first": True}, False),
    ],
)
def test_an_option_applies_where_one_of_its_needs_is_met_unless_a_flag_decides_it(
    chosen: dict[str, Any], applies: bool
) -> None:
    assert TASKS.applies(2, {**USUAL, **chosen}) == applies


def test_an_option_may_be_for_some_numbers_of_players() -> None:
    duel = Flag("duel", players=(2,))
    assert [duel.applies(players, {}) for players in (1, 2, 3)] == [False, True, False]


def test_a_value_that_another_option_rules_out_is_refused() -> None:
    cards = Pick("cards", None, ("lords", "miners"), 1, 2, barred=(("lords", Need("lords", "left_out")),))
    cards.check_barred({"cards": ["miners"], "lords": "left_out"})
    cards.check_barred({"cards": None, "lords": "left_out"})
    with pytest.raises(BadOptions, match="'lords' is 'left_out', but 'cards' names 'lords'"):
        cards.check_barred({"cards": ["miners", "lords"], "lords": "left_out"})


@pytest.mark.parametrize("game", games())
def test_what_games_declare_is_there(game: str) -> None:
    specs: dict[str, Option] = {option.name: option for option in get_game(game).options}
    for option in specs.values():
        assert set(option.players) <= set(get_game(game).players)
        assert all(isinstance(specs[name], Flag) for name in option.unless)
        for need in [*option.needs, *(need for _, need in option.barred)]:
            wanted = specs[need.option]
            assert isinstance(wanted, (Choice, Pick))
            assert need.value in wanted.among
        assert all(isinstance(option, Pick) and value in option.among for value, _ in option.barred)


@pytest.mark.parametrize("game", games())
def test_every_game_says_how_far_it_has_come(game: str) -> None:
    match = bw.new(game, 2, 1)
    begun = match.sight([]).progress
    assert begun is not None
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[-1])
        if match.sight([]).progress != begun:
            return
    raise AssertionError("the game was over and nothing had told")
