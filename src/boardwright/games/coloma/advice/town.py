"""What buildings and cards in hand are worth: points, abilities by the turns left to use them, and the cost to come."""

from __future__ import annotations

from typing import Final

from boardwright.games.coloma.advice.prices import APPRAISALS, FADE, LEFT, cost_worth
from boardwright.games.coloma.catalog import CATALOG, Building
from boardwright.games.coloma.scoring import BUILDING_POINTS
from boardwright.games.coloma.state import ColomaState
from boardwright.kernel.steps import bits
from boardwright.toolkit.effects.worth import worth

#: How often a player is at a place, of all turns: sites 1 to 5 and the Barker.
OFTEN: Final = (0.27, 0.17, 0.27, 0.15, 0.17, 0.12)
#: How often the second section is open, and how often a barricade lies there.
OPEN: Final = 0.75
BARRICADED: Final = 0.35
#: The share of what the best cards in hand bring that they are worth now: the best, the second, and so on.
SHARES: Final = (0.34, 0.24, 0.16, 0.1, 0.06, 0.04)
#: What a card that lies on top of the own deck is worth of its value.
ON_TOP: Final = 0.03


def ability(card: Building, left: int) -> float:
    """What a building's ability still brings with so many turns left."""
    if left < 1:
        return 0.0
    each = max(0.0, worth(card.effect, APPRAISALS[(left + 1) // 2]))
    share = BARRICADED if card.barricade else OPEN if card.slot == "secondary" else 1.0
    return each * share * OFTEN[card.site] * left


def card_value(card: int, left: int) -> float:
    """What building the card brings more than it costs, some turns from now."""
    building = CATALOG.buildings[card]
    cost = min(cost_worth(building.cost(tool), left) for tool in (0, 1))
    return max(0.0, building.points + ABILITIES[max(0, left - 2)][card] - cost)


#: By turns left and card.
ABILITIES: Final[list[list[float]]] = [[ability(card, left) for card in CATALOG.buildings] for left in LEFT]
CARD_VALUES: Final[list[list[float]]] = [
    [card_value(card, left) for card in range(len(CATALOG.buildings))] for left in LEFT
]


def town(state: ColomaState, player: int, left: int) -> float:
    """The buildings, and what they will still do."""
    value = 0.0
    abilities = ABILITIES[left]
    for card in bits(state.town[player]):
        value += BUILDING_POINTS[card] + abilities[card]
    return value


def hand(state: ColomaState, player: int, left: int) -> float:
    """Cards that can still be built, the best first: there will not be turns for all of them."""
    if not left:
        return 0.0
    values = CARD_VALUES[left]
    found = sorted([values[card] for card in bits(state.hands[player])], reverse=True)
    value = sum([worth * share for worth, share in zip(found, SHARES)])
    top = state.decks[player].top
    if top:
        value += ON_TOP * values[top[0].card]
    return value * FADE[left]
