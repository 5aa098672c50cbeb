"""Decks: known cards on top and at the bottom, chance between them, and what a seat cannot know."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.dice import FastDice, ReplayDice
from boardwright.toolkit.counts import NONE_LEFT, Counts, counted, put_in, total
from boardwright.toolkit.decks import (
    EVERYBODY,
    Deck,
    Placed,
    as_seen,
    contents,
    dealt_anew,
    draw_card,
    empty_deck,
    hidden_from,
    only,
    put_at_bottom,
    put_on_top,
    shuffle_in,
    shuffled_deck,
    size,
)

KINDS = 4
placed = st.builds(Placed, st.integers(0, KINDS - 1), st.sampled_from([EVERYBODY, 0, 1, 2, 3]))
decks = st.builds(
    Deck,
    st.lists(placed, max_size=3).map(tuple),
    st.tuples(*[st.integers(0, 2)] * KINDS),
    st.lists(placed, max_size=3).map(tuple),
)


def drawn_out(deck: Deck, seed: int) -> list[int]:
    found: list[int] = []
    dice = FastDice(seed)
    while True:
        card, deck = draw_card(deck, dice)
        if card == NONE_LEFT:
            return found
        found.append(card)


def test_top_then_middle_then_bottom() -> None:
    deck = shuffled_deck((1, 1, 0, 0))
    deck = put_at_bottom(put_at_bottom(deck, 2, only(0)), 3, only(0))
    deck = put_on_top(put_on_top(deck, 3, only(0)), 2, only(0))
    cards = drawn_out(deck, seed=1)
    assert cards[:2] == [2, 3]
    assert sorted(cards[2:4]) == [0, 1]
    assert cards[4:] == [2, 3]


def test_chance_is_asked_for_shuffled_cards_only() -> None:
    deck = put_at_bottom(put_on_top(shuffled_deck((1, 2)), 0, EVERYBODY), 0, EVERYBODY)
    dice = ReplayDice([1, 0, 0])
    cards: list[int] = []
    for _ in range(6):
        card, deck = draw_card(deck, dice)
        cards.append(card)
    assert cards == [0, 1, 0, 1, 0, NONE_LEFT]
    assert dice.at == 3


def test_a_card_put_back_on_an_empty_deck_is_the_deck() -> None:
    assert drawn_out(put_at_bottom(empty_deck(KINDS), 2, only(1)), seed=0) == [2]


def test_shuffling_forgets_places() -> None:
    deck = shuffle_in(put_on_top(shuffled_deck((1, 0)), 1, EVERYBODY), (2, 1))
    assert deck == shuffled_deck((3, 2))


@given(decks, st.integers(0, 99))
def test_a_deck_is_drawn_out(deck: Deck, seed: int) -> None:
    cards = drawn_out(deck, seed)
    assert len(cards) == size(deck)
    assert counted(cards, KINDS) == contents(deck)


# -- who knows what --------------------------------------------------------------------------------------------


def test_who_put_a_card_back_knows_it_and_nobody_else() -> None:
    deck = put_on_top(put_on_top(shuffled_deck((0, 1)), 0, only(1)), 1, EVERYBODY)
    assert as_seen(deck.top, 1) == [1, 0]
    assert as_seen(deck.top, 0) == [1, None]
    assert as_seen(deck.top, None) == [1, None]
    assert hidden_from(deck, 1) == (0, 1)
    assert hidden_from(deck, 0) == hidden_from(deck, None) == (1, 1)


@given(decks, st.sampled_from([None, 0, 1]), st.integers(0, 99))
def test_dealing_anew_keeps_what_a_seat_knows(deck: Deck, seat: int | None, seed: int) -> None:
    pool = list(hidden_from(deck, seat))
    other = dealt_anew(deck, seat, pool, FastDice(seed))
    assert contents(other) == contents(deck)
    assert hidden_from(other, seat) == hidden_from(deck, seat)
    for one, two in ((deck.top, other.top), (deck.bottom, other.bottom)):
        assert as_seen(one, seat) == as_seen(two, seat)
        assert [card.known for card in one] == [card.known for card in two]
    assert total(other.middle) == total(deck.middle)
    assert not any(pool)


@given(decks, st.tuples(*[st.integers(0, 2)] * KINDS), st.integers(0, 99))
def test_cards_may_be_dealt_between_deck_and_hand(deck: Deck, hand: Counts, seed: int) -> None:
    pool = list(hidden_from(deck, 0))
    put_in(pool, hand)
    everything = Counter(dict(enumerate(contents(deck)))) + Counter(dict(enumerate(hand)))
    other = dealt_anew(deck, 0, pool, FastDice(seed))
    assert size(other) == size(deck)
    assert Counter(dict(enumerate(contents(other)))) + Counter(dict(enumerate(pool))) == everything


def test_every_place_can_hold_every_hidden_card() -> None:
    deck = put_at_bottom(put_on_top(shuffled_deck((1, 0, 0)), 1, only(0)), 2, only(0))
    seen = set()
    for seed in range(200):
        other = dealt_anew(deck, 1, list(hidden_from(deck, 1)), FastDice(seed))
        seen.add((other.top[0].card, other.middle, other.bottom[0].card))
    assert len(seen) == 6
