"""What cards are worth: those in hand by how soon they can be paid, those played by what they still do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.boonlake.advice.clock import Clock
from boardwright.games.boonlake.advice.prices import FADE, GOODS_BY_LEFT, LEFT, TIE_BREAK, by_left
from boardwright.games.boonlake.canoes import LEVELS, PAIRS, PRODUCED, Needed, fewest_coins, lacking
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.costs import CARD_COUNT, COINS, NEEDED, VASES
from boardwright.games.boonlake.scoring import CARD_POINTS, END_CARDS, end_points
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.vocabulary import CARD, COIN, VASE
from boardwright.kernel.steps import bits

PERMANENT: Final = sum([1 << number for number, card in enumerate(CATALOG.cards) if card.timing == "permanent"])
#: By card and turns left.
EFFECTS: Final[list[list[float]]] = [by_left(card.effect) for card in CATALOG.cards]
#: The share of what a hand is worth that its best cards have, one after the other; there are not turns for all.
SHARES: Final = (0.55, 0.45, 0.36, 0.28, 0.22, 0.17, 0.13, 0.1, 0.07, 0.05)
#: The chance that a resource which is missing will be there in time, for the first one and those after it.
MISSING: Final = (1.0, 0.5, 0.25, 0.1, 0.04, 0.0, 0.0, 0.0, 0.0)
#: What counts of a project, which anybody can realise and everybody sees.
PROJECT: Final = 0.3
#: What an inhabitant of a project, and its step, are worth.
REAPED: Final = 2.6
#: The share of its worth that a card has which is only good to be discarded.
FODDER: Final = 0.85
#: What cards that score in the end will score more, with each turn left.
GROWS: Final = 0.07
#: What the best project counts for, and each of them, of what counts of projects at all.
BEST: Final = 0.6
EACH: Final = 0.4


def end_worth(state: BoonlakeState, player: int, card: int, left: int) -> float:
    """What a card is worth that scores in the end: what it would score now, and a little more that may come."""
    return end_points(state, player, card) + (GROWS * left if left > 1 else 0.0)


def played(state: BoonlakeState, player: int, left: int) -> float:
    """Points printed on cards, points at the end, and what permanent cards will still do."""
    cards = state.played[player]
    value = 0.0
    for card in bits(cards):
        value += CARD_POINTS[card]
    for card in bits(cards & PERMANENT):
        value += EFFECTS[card][left]
    for card in bits(cards & END_CARDS):
        value += end_worth(state, player, card, left)
    return value


@lru_cache(1 << 14)
def readiness(needed: Needed, works: int, canoes: int) -> tuple[int, int]:
    """How many resources are missing at least, and the coins for canoes where none is."""
    coins = fewest_coins(needed, works, canoes, 0)
    if coins >= 0:
        return 0, coins
    return min([lacking(needed, works, pair) for pair in range(len(PAIRS))]), 0


def card_gain(card: int, works: int, canoes: int, left: int, ends: float) -> tuple[float, int]:
    """What playing a card brings more than it costs, and the resources that are missing for it."""
    missing, extra = readiness(NEEDED[card], works, canoes)
    goods = GOODS_BY_LEFT[left]
    gain = CARD_POINTS[card] + ends - (COINS[card] + extra) * goods[COIN] - VASES[card] * goods[VASE]
    return gain, missing


def effect_of(state: BoonlakeState, player: int, card: int, left: int) -> float:
    """What a card does once it is played."""
    return end_worth(state, player, card, left) if END_CARDS >> card & 1 else EFFECTS[card][max(0, left - 1)]


def hand(state: BoonlakeState, player: int, works: int, clock: Clock) -> float:
    """Cards that can still be played, the best first; all are good to be discarded."""
    cards = state.hands[player]
    left = clock.turns
    if not left or not cards:
        return TIE_BREAK * cards.bit_count()
    ends = tuple([end_points(state, player, card) for card in bits(cards & END_CARDS)])
    return hand_worth(cards, ends, works, state.canoes[player], state.coins[player], left)


@lru_cache(1 << 14)
def hand_worth(cards: int, ends: tuple[int, ...], works: int, canoes: int, coins: int, left: int) -> float:
    goods = GOODS_BY_LEFT[left]
    fodder = FODDER * goods[CARD]
    scoring = iter(ends)
    found: list[float] = []
    for card in bits(cards):
        effect = next(scoring) + GROWS * left if END_CARDS >> card & 1 else EFFECTS[card][left - 1]
        gain, missing = card_gain(card, works, canoes, left, effect)
        short = max(0, COINS[card] - coins)
        chance = MISSING[missing] * (1.0 if not short else max(0.0, 1.0 - short / (2.0 + 1.5 * left)))
        found.append(max(0.0, gain - fodder) * chance)
    found.sort(reverse=True)
    value = sum([worth * share for worth, share in zip(found, SHARES)])
    count = cards.bit_count()
    room = 5.0 + left
    return value * min(1.0, 0.4 + 0.1 * left) + fodder * count * (1.0 if count < room else room / count)


def projects(state: BoonlakeState, player: int, works: int, clock: Clock) -> float:
    """Special projects that may still be realised."""
    left = clock.turns
    if not left:
        return 0.0
    value = 0.0
    best = 0.0
    for area in range(len(state.goals)):
        if not state.projects[player] >> area & 1:
            gain = project_gain(state, player, area, works, left)
            value += EACH * gain
            best = max(best, gain)
    return PROJECT * (BEST * best + value)


def project_gain(state: BoonlakeState, player: int, area: int, works: int, left: int) -> float:
    """What a project may bring more than it costs."""
    project = CATALOG.goals[state.goals[area]].project
    points = project.points * (2 if area == player else 1) + REAPED * FADE[left]
    thing = CARD_COUNT + state.goals[area]
    missing, extra = readiness(NEEDED[thing], works, state.canoes[player])
    short = max(0, COINS[thing] + extra - state.coins[player])
    chance = MISSING[missing] * max(0.0, 1.0 - short / (3.0 + 1.5 * left))
    return chance * max(0.0, points - (COINS[thing] + extra) * GOODS_BY_LEFT[left][COIN])


# -- production ------------------------------------------------------------------------------------------------

#: What a resource is worth for cards to come, the first and the second of a kind; and canoes, by how far upstream.
SITES: Final = (1.1, 0.7)
UPSTREAM: Final = 0.12


def production(works: int, canoes: int, left: int) -> float:
    return PRODUCTION[left][works] + UPSTREAM * FADE[left] * CANOES[canoes]


#: By turns left: the share of that which is still of use; what is there for the last scoring is reckoned otherwise.
MADE_FOR: Final[list[float]] = [min(1.0, left / 10) if left > 1 else 0.0 for left in LEFT]
PRODUCTION: Final[list[list[float]]] = [
    [MADE_FOR[left] * sum([sum(SITES[:level]) for level in levels]) for levels in PRODUCED] for left in LEFT
]
CANOES: Final[list[int]] = [2 * LEVELS - sum(pair) for pair in PAIRS]
