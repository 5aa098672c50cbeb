"""What stands for what in Coloma: short signs for goods, and effects, costs and cards written with them.

``2co 1du`` are two coins and a dude, ``1go=3p`` gives three points for a gold, ``2p/ho <12`` at most twelve for horses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardwright.cli.seats import Chair
from boardwright.cli.texts import Texts, fold
from boardwright.games.coloma.actions import WARES
from boardwright.games.coloma.catalog import CATALOG, SITE_IDS, TOOLS, WORK_TOOLS, Building, Cost
from boardwright.games.coloma.vocabulary import NAMES
from boardwright.toolkit.effects.values import (
    Choose,
    Do,
    Effect,
    Exchange,
    Gain,
    Goods,
    InOrder,
    Modify,
    Score,
)
from boardwright.toolkit.payments import Price
from boardwright.words import Words

STEPS: Final = ">"
GETS: Final = "="
EITHER: Final = "|"
NOTHING: Final = "-"
#: Colours of goods; the signs say the same.
GOODS: Final[Mapping[str, str]] = {"gold": "#E9B62B", "coin": "#B9BFC4", "dude": "#D98F5F", "point": "bold"}
#: The words for an action of a site.
SECTIONS: Final = {"primary": "primary", "secondary": "secondary"}
SPACES: Final = {space.id: space for space in CATALOG.spaces}
CARDS: Final = {card.id: card for card in CATALOG.buildings}
#: Kinds of components whose names are words of the game, with their ids.
NAMED: Final[Mapping[str, Sequence[str]]] = {
    "card": list(CARDS),
    "barrel": [barrel.id for barrel in CATALOG.barrels],
    "bridge": [bridge.id for bridge in CATALOG.bridges],
    "hotel": [hotel.id for hotel in CATALOG.hotels],
    "region": [region.id for region in CATALOG.regions],
    "speciality": [each.id for each in CATALOG.specialities],
    "tool": TOOLS,
    "mill": WORK_TOOLS,
    "ware": WARES,
}


class Signs:
    """The signs in one language."""

    def __init__(self, words: Words, texts: Texts) -> None:
        self.words = words
        self.texts = texts
        self.goods_signs = {good: texts(f"sign-{good}") for good in NAMES.goods}
        #: Everything a player can type for a component, folded, with the target meant.
        self.typed = {
            fold(word): f"{kind}:{name}"
            for kind, names in NAMED.items()
            for name in names
            for word in (name, words.name(f"{kind}-{name}"))
        }

    # -- names -------------------------------------------------------------------------------------------------

    def name(self, kind: str, name: str) -> str:
        return self.words.name(f"{kind}-{name}")

    def place(self, site: str) -> str:
        """A site without its number."""
        return re.sub(r" \(\d\)$", "", self.name("site", site))

    def space(self, space: str) -> str:
        return self.name("space", "horseshoe" if SPACES[space].kind == "horseshoe" else space)

    def badges(self, actors: Iterable[int], chairs: Sequence[Chair]) -> Text:
        """Pieces of actors, side by side."""
        return Text(" ").join(Text(chairs[actor].badge, chairs[actor].style) for actor in actors)

    # -- goods -------------------------------------------------------------------------------------------------

    def amount(self, good: str, count: int) -> str:
        return f"{count}{self.goods_signs[good]}"

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Goods by name, as in ``1go 2du``."""
        return " ".join(self.amount(good, count) for good, count in counts.items() if count)

    def coloured(self, counts: Mapping[str, int]) -> Text:
        """The same, with their colours; also what there is none of."""
        return Text(" ").join(Text(self.amount(good, count), GOODS.get(good, "")) for good, count in counts.items())

    def cost(self, cost: Cost) -> str:
        return self.amounts({"coin": cost.coin, "gold": cost.gold, "dude": cost.dude})

    # -- effects -----------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """What an effect does."""
        match effect:
            case Gain(goods):
                return self.goods(goods)
            case Exchange(price, gives):
                return f"{self.price(price)}{GETS}{self.effect(gives)}"
            case InOrder(parts):
                return " ".join(self.effect(part) for part in parts)
            case Choose(options, times):
                options_said = f" {EITHER} ".join(self.effect(option) for option in options)
                return f"{times}x {options_said}" if times > 1 else options_said
            case Score():
                measure = NAMES.measures[effect.measure]
                return f"{self.points(effect.each)}/{self.texts(f'sign-per-{measure}')} <{effect.most}"
            case Modify(modifier, by):
                return self.texts(f"sign-{NAMES.modifiers[modifier]}", by=f"{by:+d}")
            case Do():
                return self.deed(effect)
        raise AssertionError(f"Coloma has no signs for {effect!r}")

    def deed(self, deed: Do) -> str:
        """Something to do, with what else is said of it."""
        name = NAMES.deeds[deed.deed]
        if name == "barrel" and deed.term("outlaws") == "none":
            name = "quiet-barrel"
        said = self.texts(f"sign-{name}")
        if name == "bury":
            return f"{said} {deed.times}"
        bonus, discount = deed.term("bonus"), deed.term("discount.coin")
        said += f" +{bonus}" if bonus else ""
        return f"{said} -{self.amount('coin', discount)}" if isinstance(discount, int) else said

    def goods(self, goods: Goods) -> str:
        return " ".join(self.amount(NAMES.goods[good], count) for good, count in goods)

    def price(self, price: Price) -> str:
        return " ".join(self.amount(NAMES.goods[due.rates[0].kind], due.amount) for due in price)

    def points(self, count: int) -> str:
        return self.amount("point", count)

    # -- components --------------------------------------------------------------------------------------------

    def space_gives(self, space: str) -> str:
        """The benefit of a space; that of a town on its left, and on its right for those who stop."""
        entry = SPACES[space]
        if entry.kind == "town":
            return f"{self.effect(entry.left)}{EITHER}{self.effect(entry.right)}"
        return self.effect(entry.benefit)

    def where(self, card: Building) -> str:
        """Where an ability works: the site, and of which of its actions, or that it needs the barricade."""
        site = SITE_IDS[card.site]
        said = site if site.isdecimal() else self.name("site", site)
        if card.tool:
            return f"{said} {self.name('mill', card.tool)}"
        if card.barricade:
            return f"{said} {self.texts('barricade')}"
        return said if card.slot == "site" else f"{said} {self.texts(SECTIONS[card.slot])}"

    def ability(self, card: str) -> str:
        entry = CARDS[card]
        return f"{self.where(entry)}: {self.effect(entry.effect)}"

    def costs(self, entry: Any) -> str:
        """What it costs with the hammer, and with the saw."""
        return f"{self.cost(entry.hammer)} {EITHER} {self.cost(entry.saw)}"
