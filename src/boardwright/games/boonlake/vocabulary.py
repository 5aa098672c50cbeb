"""What Boonlake's effects can speak of. The order of the names is the numbering."""

from __future__ import annotations

from typing import Final

from boardwright.toolkit.effects.vocabulary import Vocabulary

RESOURCES: Final = ("wood", "clay", "stone", "iron")
REGIONS: Final = ("boonlake", "unknown", "new_hope", "southern")
TYPES: Final = ("day", "twilight", "night")

NAMES: Final = Vocabulary(
    goods=("coin", "card", "inhabitant", "vase", "vp", "coin_step", "card_step", "cactus"),
    points="vp",
    measures=(
        *[f"in_{region}" for region in REGIONS],
        *("resources", "houses", "villages", "cattle"),
        *("coin_steps", "card_steps", "lower_track", "levers"),
        *("connected", "at_bridges", "paying_presences"),
        *[f"{kind}_cards" for kind in TYPES],
    ),
    modifiers=(
        *("lever_price", "card_price", "discard_coins"),
        *("river_coins", "harbour_coins", "harbour_cards", "river_vases"),
        *("cattle_inhabitants", "cattle_coins", "village_inhabitants", "village_presences"),
    ),
    deeds=(
        *("act", "explore", "pasture", "region", "hire", "build", "income", "reset", "paddle"),
        *("structure", "cattle", "tile", "house"),
    ),
)

#: Goods. A step is one on an income track; a cactus is a step of the Sage's.
COIN: Final = 0
CARD: Final = 1
INHABITANT: Final = 2
VASE: Final = 3
VP: Final = 4
COIN_STEP: Final = 5
CARD_STEP: Final = 6
CACTUS: Final = 7

#: Measures.
IN_REGION: Final = 0
OF_RESOURCES: Final = 4
OF_HOUSES: Final = 5
OF_VILLAGES: Final = 6
OF_CATTLE: Final = 7
OF_COIN_STEPS: Final = 8
OF_CARD_STEPS: Final = 9
LOWER_TRACK: Final = 10
OF_LEVERS: Final = 11
CONNECTED: Final = 12
AT_BRIDGES: Final = 13
PAYING: Final = 14
OF_CARDS: Final = 15

#: Numbers of the rules that cards and levers change.
LEVER_PRICE: Final = 0
CARD_PRICE: Final = 1
DISCARD_COINS: Final = 2
RIVER_COINS: Final = 3
HARBOUR_COINS: Final = 4
HARBOUR_CARDS: Final = 5
RIVER_VASES: Final = 6
CATTLE_INHABITANTS: Final = 7
CATTLE_COINS: Final = 8
VILLAGE_INHABITANTS: Final = 9
VILLAGE_PRESENCES: Final = 10

#: What only this game can do; the last ones only the Sage does.
ACT: Final = 0
EXPLORE: Final = 1
PASTURE: Final = 2
REGION: Final = 3
HIRE: Final = 4
BUILD: Final = 5
INCOME: Final = 6
RESET: Final = 7
PADDLE: Final = 8
STRUCTURE: Final = 9
CATTLE: Final = 10
TILE: Final = 11
HOUSE: Final = 12
