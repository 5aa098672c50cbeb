"""What things cost a player now, and whether and how it can be paid.

Nuggets may take the place of coins at what they are worth, without change; coins never take the place of nuggets.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boardwright.games.coloma.abilities import (
    BRIDGE,
    BUILDING,
    COST_CARDS,
    HOTEL,
    OF_SPECIALITY,
    RIVER,
    changed,
    changes,
)
from boardwright.games.coloma.catalog import CATALOG, TOOLS, Cost
from boardwright.games.coloma.state import GOLD_VALUES, NONE, ColomaState
from boardwright.games.coloma.vocabulary import (
    BARKER_PRICE,
    COIN_COST,
    DUDE_COST,
    GOLD_COST,
    GOLD_VALUE,
)

#: Number of tools.
BOTH: Final = range(len(TOOLS))


class Bill(NamedTuple):
    """What is to be paid, and which reductions that work once a turn are used up by it."""

    coin: int
    dude: int = 0
    gold: int = 0
    once: int = 0


def plain(cost: Cost) -> Bill:
    return Bill(cost.coin, cost.dude, cost.gold)


#: By kind of thing and tool, before reductions; cards and hotels by their number.
RIVERS: Final[list[Bill]] = [plain(CATALOG.river.cost(tool)) for tool in BOTH]
BRIDGES: Final[list[Bill]] = [plain(CATALOG.bridge_cost.cost(tool)) for tool in BOTH]
CARDS: Final[list[list[Bill]]] = [[plain(card.cost(tool)) for tool in BOTH] for card in CATALOG.buildings]
HOTELS: Final[list[list[Bill]]] = [[plain(hotel.cost(tool)) for tool in BOTH] for hotel in CATALOG.hotels]
#: Whether a speciality changes costs.
CHEAPER: Final[list[bool]] = [
    any(OF_SPECIALITY[modifier][special] for modifier in (COIN_COST, DUDE_COST, GOLD_COST))
    for special in range(len(CATALOG.specialities))
]


def reduced(state: ColomaState, player: int, bill: Bill, kind: int, tool: int, discount: int = 0) -> Bill:
    """What it costs the player now, with the cards in town, the speciality, and so many coins less."""
    special = state.special[player]
    if not discount and not state.town[player] & COST_CARDS and (special == NONE or not CHEAPER[special]):
        return bill
    amounts = [max(0, bill.coin - discount), bill.dude, bill.gold]
    once = 0
    for modifier in (COIN_COST, DUDE_COST, GOLD_COST):
        for change in changes(state, player, modifier):
            if change.kinds >> kind & 1 and change.tool in (NONE, tool):
                value = max(0, change.change.changed(amounts[modifier]))
                if value < amounts[modifier]:
                    once |= change.once
                amounts[modifier] = value
    return Bill(amounts[COIN_COST], amounts[DUDE_COST], amounts[GOLD_COST], once)


def river_bill(state: ColomaState, player: int, tool: int) -> Bill:
    return reduced(state, player, RIVERS[tool], RIVER, tool)


def bridge_bill(state: ColomaState, player: int, tool: int) -> Bill:
    return reduced(state, player, BRIDGES[tool], BRIDGE, tool)


def card_bill(state: ColomaState, player: int, card: int, tool: int, discount: int = 0) -> Bill:
    return reduced(state, player, CARDS[card][tool], BUILDING, tool, discount)


def hotel_bill(state: ColomaState, player: int, hotel: int, tool: int) -> Bill:
    return reduced(state, player, HOTELS[hotel][tool], HOTEL, tool)


def prices(state: ColomaState, player: int) -> tuple[int, int]:
    """What the Barker wants for a tent and for a horse."""
    return (
        changed(state, player, BARKER_PRICE, CATALOG.tent_price),
        changed(state, player, BARKER_PRICE, CATALOG.horse_price),
    )


# -- paying ----------------------------------------------------------------------------------------------------


def worth(state: ColomaState, player: int) -> int:
    """The coins that a nugget of the player stands for."""
    value = GOLD_VALUES[state.seats - 1][state.gold]
    return value if state.special[player] == NONE else changed(state, player, GOLD_VALUE, value)


def affordable(state: ColomaState, player: int, bill: Bill) -> bool:
    spare = state.nuggets[player] - bill.gold
    if state.cabin[player] < bill.dude or spare < 0:
        return False
    missing = bill.coin - state.coins[player]
    return missing <= 0 or (spare > 0 and missing <= spare * worth(state, player))


def nuggets_for(state: ColomaState, player: int, coins: int) -> range:
    """How many nuggets may be paid for so many coins: with no piece too many, and the rest in coins."""
    value = worth(state, player)
    least = max(0, -(-(coins - state.coins[player]) // value))
    return range(least, min(state.nuggets[player], -(-coins // value)) + 1)


def pay_coins(state: ColomaState, player: int, coins: int, nuggets: int) -> None:
    """So many nuggets, and the rest in coins."""
    value = worth(state, player)
    state.spend_gold(player, nuggets)
    state.coins[player] -= max(0, coins - nuggets * value)
