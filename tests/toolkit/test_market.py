"""The contract kit on a game whose cards are only data: choices, payments, secrets, undo, records, positions."""

from __future__ import annotations

from boardwright.kernel.dice import FastDice
from boardwright.testing import check_game
from boardwright.toolkit.counts import nothing, plus, total
from boardwright.toolkit.decks import contents, empty_deck
from tests.deep import GAMES, SEED, deep
from tests.toolkit.market import MARKET
from tests.toolkit.market_rules import CARDS


@deep
def test_contract() -> None:
    games = GAMES or 20
    report = check_game(MARKET, games, density=0.15, seed=SEED)
    assert report.games == games
    assert min(report.checks.values()) >= games // 2


def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = MARKET.setup(2, {}, FastDice(3))
    hand, left = state.hands[0], contents(state.decks[0])
    state.decks[0], state.discards[0] = empty_deck(len(CARDS)), left
    state.draw(0, FastDice(3))
    assert total(state.hands[0]) == total(hand) + 1
    assert state.discards[0] == nothing(len(CARDS))
    assert plus(contents(state.decks[0]), state.hands[0]) == plus(left, hand)
