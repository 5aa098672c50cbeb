"""Decks in which some cards are known: on top and at the bottom in an order, between them shuffled ones in none.

The shuffled middle is a multiset that is drawn from by chance, never a hidden order. A card that somebody puts on top
or at the bottom lies in its place, and the deck says who knows it: a bit for each seat. So what a seat cannot know can
be dealt anew: every card of the middle, and every placed one that others know.

A deck is immutable. Each move makes a new one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boardwright.kernel.dice import Dice
from boardwright.toolkit.counts import NONE_LEFT, Counts, changed, deal, draw, nothing, plus, total

#: Known to all seats, and to whoever looks on.
EVERYBODY: Final = -1


class Placed(NamedTuple):
    """A card that lies in a known place, and the seats that know it, as bits."""

    card: int
    known: int


class Deck(NamedTuple):
    """Cards by kind: the top ones first, the shuffled ones, then the bottom ones, the lowest last."""

    top: tuple[Placed, ...]
    middle: Counts
    bottom: tuple[Placed, ...]


class Drawn(NamedTuple):
    """A card, NONE_LEFT if there was none, and the deck without it."""

    card: int
    deck: Deck


def shuffled_deck(cards: Counts) -> Deck:
    """A deck of these cards of which nobody knows more."""
    return Deck((), cards, ())


def empty_deck(kinds: int) -> Deck:
    return shuffled_deck(nothing(kinds))


def size(deck: Deck) -> int:
    return len(deck.top) + total(deck.middle) + len(deck.bottom)


def contents(deck: Deck) -> Counts:
    """How many cards of each kind are in the deck, wherever they lie."""
    found = list(deck.middle)
    for placed in deck.top + deck.bottom:
        found[placed.card] += 1
    return tuple(found)


# -- moves -----------------------------------------------------------------------------------------------------


def draw_card(deck: Deck, dice: Dice) -> Drawn:
    """The next card. Chance has a say only where a shuffled one is next."""
    if deck.top:
        return Drawn(deck.top[0].card, deck._replace(top=deck.top[1:]))
    middle = list(deck.middle)
    card = draw(middle, dice)
    if card != NONE_LEFT:
        return Drawn(card, deck._replace(middle=tuple(middle)))
    if deck.bottom:
        return Drawn(deck.bottom[0].card, deck._replace(bottom=deck.bottom[1:]))
    return Drawn(NONE_LEFT, deck)


def put_on_top(deck: Deck, card: int, known: int) -> Deck:
    return deck._replace(top=(Placed(card, known), *deck.top))


def put_at_bottom(deck: Deck, card: int, known: int) -> Deck:
    return deck._replace(bottom=(*deck.bottom, Placed(card, known)))


def shuffle_in(deck: Deck, cards: Counts) -> Deck:
    """The deck and these cards, discards for example, shuffled into one of which nobody knows more."""
    return shuffled_deck(plus(contents(deck), cards))


# -- who knows what --------------------------------------------------------------------------------------------


def only(seat: int) -> int:
    """Known to that seat alone."""
    return 1 << seat


def knows(placed: Placed, seat: int | None) -> bool:
    """Whether that seat (None: a spectator) knows the card."""
    return placed.known == EVERYBODY if seat is None else bool(placed.known >> seat & 1)


def as_seen(cards: tuple[Placed, ...], seat: int | None) -> list[int | None]:
    """The cards of top or bottom as that seat knows them; None is the back of a card."""
    return [placed.card if knows(placed, seat) else None for placed in cards]


def hidden_from(deck: Deck, seat: int | None) -> Counts:
    """The cards of which that seat does not know where they lie."""
    found = deck.middle
    for placed in deck.top + deck.bottom:
        if not knows(placed, seat):
            found = changed(found, placed.card, 1)
    return found


def dealt_anew(deck: Deck, seat: int | None, pool: list[int], dice: Dice) -> Deck:
    """The deck as it might be for that seat: what it does not know is drawn from the pool.

    The pool holds what is `hidden_from` the seat here, and elsewhere perhaps; deal hands from it first.
    """
    top = tuple([anew(placed, seat, pool, dice) for placed in deck.top])
    bottom = tuple([anew(placed, seat, pool, dice) for placed in deck.bottom])
    middle = deal(pool, [total(deck.middle)], dice)[0]
    return Deck(top, middle, bottom)


def anew(placed: Placed, seat: int | None, pool: list[int], dice: Dice) -> Placed:
    return placed if knows(placed, seat) else Placed(draw(pool, dice), placed.known)
