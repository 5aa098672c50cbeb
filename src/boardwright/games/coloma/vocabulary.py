"""What Coloma's effects can speak of. The order of the names is the numbering."""

from __future__ import annotations

from typing import Final

from boardwright.toolkit.effects.vocabulary import Vocabulary

NAMES: Final = Vocabulary(
    goods=("coin", "dude", "gold", "tent", "horse", "point", "card", "used_barrel", "burial", "river", "hotel"),
    points="point",
    measures=(
        *("horses", "cards", "graves", "barrels", "gold"),
        *("buildings", "region_tents", "event_tents", "coins", "dudes"),
    ),
    modifiers=(
        *("coin_cost", "dude_cost", "gold_cost"),
        *("movement", "stopover", "barker_price", "gold_value", "rank"),
    ),
    deeds=("work", "wagon", "wagon_card", "gunmen", "tents", "barrel", "build", "secondary", "cart", "bury"),
)

#: Goods. A card is drawn or put back, a burial is a dude who goes to the graveyard.
COIN: Final = 0
DUDE: Final = 1
GOLD: Final = 2
TENT: Final = 3
HORSE: Final = 4
POINT: Final = 5
CARD: Final = 6
USED_BARREL: Final = 7
BURIAL: Final = 8
RIVER: Final = 9
HOTEL: Final = 10

#: Numbers of the rules that cards change.
COIN_COST: Final = 0
DUDE_COST: Final = 1
GOLD_COST: Final = 2
MOVEMENT: Final = 3
STOPOVER: Final = 4
BARKER_PRICE: Final = 5
GOLD_VALUE: Final = 6
RANK: Final = 7

#: What only this game can do.
WORK: Final = 0
WAGON: Final = 1
WAGON_CARD: Final = 2
GUNMEN: Final = 3
TENTS: Final = 4
BARREL: Final = 5
BUILD: Final = 6
SECONDARY: Final = 7
CART: Final = 8
BURY: Final = 9
