"""Every action of Boonlake, numbered and named."""

from __future__ import annotations

from typing import Final

from boardwright.games.boonlake.book import BOOK
from boardwright.games.boonlake.canoes import HELP_NAMES, PAIR_NAMES
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.vocabulary import RESOURCES
from boardwright.kernel.actions import ActionSpace, numbers
from boardwright.kernel.roles import Role

CARDS: Final = [card.id for card in CATALOG.cards]
GOALS: Final = [goal.id for goal in CATALOG.goals]
ACTIONS: Final = [action.id for action in CATALOG.actions]
SPACES: Final = [space.id for space in CATALOG.spaces]
#: The upper or only site of the tile on a space is a, the lower one b.
SITES: Final = [f"{space}{slot}" for space in SPACES for slot in "ab"]
LEVERS: Final = [lever.id for lever in CATALOG.levers]
REGIONS: Final = [region.id for region in CATALOG.regions]
RIVER: Final = [stretch.id for stretch in CATALOG.river]
PRICES: Final = ("coins", "cards")
MOST_PAYMENTS: Final = 9
MOST_EXTRAS: Final = 4

SPACE: Final = ActionSpace()
KEEP: Final = SPACE.add("keep", ("goal", GOALS))
START: Final = SPACE.add("start", ("works", RESOURCES))
CHOOSE: Final = SPACE.add("choose", ("action", ACTIONS), role=Role.OPENS_TURN)
PLAY: Final = SPACE.add("play", ("card", CARDS))
REALISE: Final = SPACE.add("realise", ("goal", GOALS))
SELL: Final = SPACE.add("sell", ("card", CARDS))
DISCARD: Final = SPACE.add("discard", ("card", CARDS))
DEVELOP: Final = SPACE.add("develop", ("site", SITES))
UPGRADE: Final = SPACE.add("upgrade", ("site", SITES))
EASE: Final = SPACE.add("ease", ("site", SITES))
GRAZE: Final = SPACE.add("graze", ("space", SPACES))
MODERNISE: Final = SPACE.add("modernise", ("lever", LEVERS))
PULL: Final = SPACE.add("pull", ("lever", LEVERS))
RESET: Final = SPACE.add("reset", ("lever", LEVERS))
PADDLE: Final = SPACE.add("paddle", ("canoe", RESOURCES), ("canal", RESOURCES))
PAY: Final = SPACE.add("pay", ("canoes", PAIR_NAMES), ("help", HELP_NAMES))
EXPLORE: Final = SPACE.add("explore", target="pile:grey")
PLACE: Final = SPACE.add("place", ("space", SPACES))
PASTURE: Final = SPACE.add("pasture", ("space", SPACES))
CLAIM: Final = SPACE.add("claim", ("region", REGIONS))
HIRE: Final = SPACE.add("hire", ("price", PRICES))
DRAW: Final = SPACE.add("draw", target="pile:cards")
BUILD: Final = SPACE.add("build", ("works", RESOURCES))
SAIL: Final = SPACE.add("sail", ("stretch", RIVER))
SCORE: Final = SPACE.add("score", ("goal", GOALS))
GIVE: Final = SPACE.add("give", numbers("count", range(MOST_PAYMENTS + 1)))
REPLACE: Final = SPACE.add("replace", numbers("extra", range(MOST_EXTRAS + 1)))
TAKE_PART: Final = SPACE.add("take-part", target="part:right", role=Role.CONFIRMS)
TAKE, DECLINE = BOOK.add_actions(SPACE)
