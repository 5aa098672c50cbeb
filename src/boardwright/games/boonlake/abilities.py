"""What played cards change for good, and what else levers and cards mean in numbers."""

from __future__ import annotations

from typing import Final

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.vocabulary import DISCARD_COINS, NAMES, TYPES
from boardwright.kernel.steps import bits
from boardwright.toolkit.effects.values import Modify, everything

#: By modifier: the cards that change it, as bits, and by card how much.
CHANGES: Final[list[int]] = [0] * len(NAMES.modifiers)
BY: Final[list[list[int]]] = [[0] * len(CATALOG.cards) for _ in NAMES.modifiers]
#: By type: the cards that pay for discarding a card of it.
BROKERS: Final[list[int]] = [0] * len(TYPES)
#: Cards by type, as bits.
OF_TYPE: Final[list[int]] = [
    sum([1 << number for number, card in enumerate(CATALOG.cards) if card.type == kind]) for kind in TYPES
]
ALL_CARDS: Final = (1 << len(CATALOG.cards)) - 1
TYPE_OF: Final[list[int]] = [TYPES.index(card.type) for card in CATALOG.cards]
IS_IMMEDIATE: Final[list[bool]] = [card.timing == "immediate" for card in CATALOG.cards]

for _number, _card in enumerate(CATALOG.cards):
    for _part in everything(_card.effect):
        if isinstance(_part, Modify):
            CHANGES[_part.modifier] |= 1 << _number
            BY[_part.modifier][_number] += _part.by
            if _part.modifier == DISCARD_COINS:
                BROKERS[TYPES.index(str(dict(_part.terms)["type"]))] |= 1 << _number


def change(state: BoonlakeState, player: int, modifier: int, without: int = 0) -> int:
    """By how much the cards that a player has played change a number of the rules."""
    cards = state.played[player] & CHANGES[modifier] & ~without
    return sum([BY[modifier][card] for card in bits(cards)]) if cards else 0


def discard_coins(state: BoonlakeState, player: int, card: int, coins: int) -> int:
    """What discarding that card pays."""
    brokers = state.played[player] & BROKERS[TYPE_OF[card]]
    return coins + (sum([BY[DISCARD_COINS][broker] for broker in bits(brokers)]) if brokers else 0)


def levers_of(trigger: str) -> int:
    """The levers that work then, as bits."""
    return sum([1 << number for number, lever in enumerate(CATALOG.levers) if lever.trigger == trigger])


FOR_RIGHT_PART: Final = levers_of("right_part")
FOR_CARD_PLAY: Final = levers_of("card_play")
FOR_REGION: Final = levers_of("region_income")
FOR_VILLAGE: Final = levers_of("village")
FOR_PLACING: Final = levers_of("placing")


def lever_change(trigger: str, modifier: int) -> int:
    """By how much the levers of a kind change a number of the rules."""
    return sum(
        [
            part.by
            for lever in CATALOG.levers
            if lever.trigger == trigger
            for part in everything(lever.effect)
            if isinstance(part, Modify) and part.modifier == modifier
        ]
    )
