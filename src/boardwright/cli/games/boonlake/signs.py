"""What stands for what in Boonlake: short signs for goods and resources, and effects and costs written with them.

``3$ 1i`` are three coins and an inhabitant, ``4$=1$+`` is a step on the coin track for four coins, ``2W1I`` are two
wood and an iron.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardwright.cli.seats import Chair
from boardwright.cli.texts import Texts, fold
from boardwright.games.boonlake.catalog import CATALOG, Card, Project, Site
from boardwright.games.boonlake.vocabulary import NAMES, RESOURCES
from boardwright.toolkit.effects.values import (
    Choose,
    Do,
    Effect,
    Exchange,
    Gain,
    Goods,
    InOrder,
    Modify,
    Pay,
    Per,
    Score,
)
from boardwright.toolkit.payments import Price
from boardwright.words import Words

GETS: Final = "="
EITHER: Final = "|"
NOTHING: Final = "-"
STEPS: Final = ">"
#: What is covered, met, used; and what can be paid now.
COVERED: Final = "x"
MET: Final = "!"
USED: Final = "_"
PAYABLE: Final = "*"
HARBOUR: Final = "^"
LOCK: Final = "#"
#: Colours of goods; the signs say the same.
GOODS: Final[Mapping[str, str]] = {"coin": "#E9B62B", "card": "#7FB3D5", "inhabitant": "#D98F5F", "vp": "bold"}
#: The words for what is missing to pay for something.
LACKS: Final = {"vases": "lacks-vases", "resources": "lacks-resources", "coins": "lacks-coins"}
CARDS: Final = {card.id: card for card in CATALOG.cards}
GOALS: Final = {goal.id: goal for goal in CATALOG.goals}
TILES: Final = {tile.id: tile for tile in CATALOG.tiles}
LEVERS: Final = {lever.id: lever for lever in CATALOG.levers}
SPACES: Final = {space.id: space for space in CATALOG.spaces}
STRETCHES: Final = {stretch.id: stretch for stretch in CATALOG.river}
ACTIONS: Final = {action.id: action for action in CATALOG.actions}
REGIONS: Final = {region.id: region for region in CATALOG.regions}
#: Kinds of components whose names are words of the game, by the kind of its messages, with their ids.
NAMED: Final[Mapping[str, tuple[str, Sequence[str]]]] = {
    "card": ("card", list(CARDS)),
    "goal": ("goal", list(GOALS)),
    "region": ("region", list(REGIONS)),
    "action": ("tile", list(ACTIONS)),
    "works": ("works", RESOURCES),
}


class Signs:
    """The signs in one language."""

    def __init__(self, words: Words, texts: Texts) -> None:
        self.words = words
        self.texts = texts
        self.goods_signs = {good: texts(f"sign-{good}") for good in NAMES.goods}
        self.letters = {kind: texts(f"sign-{kind}") for kind in RESOURCES}
        self.pieces = {kind: texts(f"sign-piece-{kind}") for kind in ("inhabitant", "house", "village", "cattle")}
        #: Everything a player can type for a component, folded, with the target meant.
        self.typed = {
            fold(word): f"{kind}:{name}"
            for kind, (key, names) in NAMED.items()
            for name in names
            for word in (name, words.name(f"{key}-{name}"))
        }
        self.typed |= {fold(self.short(lever)): f"lever:{lever}" for lever in LEVERS}

    # -- names -------------------------------------------------------------------------------------------------

    def name(self, kind: str, name: str) -> str:
        return self.words.name(f"{kind}-{name}")

    def short(self, lever: str) -> str:
        """A lever's name without its number."""
        return self.name("lever", lever).removesuffix(f" ({lever})")

    def type(self, type: str) -> str:
        """The type of a card in short; of the builder's, which has none, nothing."""
        return self.texts(f"sign-type-{type}") if type else ""

    def badges(self, actors: Iterable[int], chairs: Sequence[Chair]) -> Text:
        """Pieces of actors, side by side."""
        return Text(" ").join(Text(chairs[actor].badge, chairs[actor].style) for actor in actors)

    def piece(self, kind: str, chair: Chair) -> Text:
        """A piece of an actor: the initial, then what it is."""
        return Text(f"{chair.look.initial}{self.pieces[kind]}", chair.style)

    # -- goods -------------------------------------------------------------------------------------------------

    def amount(self, good: str, count: int) -> str:
        return f"{count}{self.goods_signs[good]}"

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Goods by name, as in ``3$ 1i``."""
        return " ".join(self.amount(good, count) for good, count in counts.items() if count)

    def coloured(self, counts: Mapping[str, int]) -> Text:
        """The same, with their colours; also what there is none of."""
        return Text(" ").join(Text(self.amount(good, count), GOODS.get(good, "")) for good, count in counts.items())

    def resources(self, counts: Mapping[str, int]) -> str:
        """As in ``2W1I``."""
        return "".join(f"{count}{self.letters[kind]}" for kind, count in counts.items() if count)

    def points(self, count: int) -> str:
        return self.amount("vp", count)

    # -- costs -------------------------------------------------------------------------------------------------

    def cost(self, entry: Card | Project, price: int | None = None) -> str:
        """Coins as they are now or as printed, vases and resources."""
        goods = {"coin": entry.coin if price is None else price, "vase": getattr(entry, "vase", 0)}
        resources = self.resources({kind: getattr(entry, kind) for kind in RESOURCES})
        return " ".join(part for part in (self.amounts(goods), resources) if part) or NOTHING

    def site(self, site: Site) -> str:
        """What a site costs and gives, and what a village there is worth."""
        cost = self.amounts({"coin": site.cost.coin, "card": site.cost.card, "vp": site.cost.vp})
        said = self.effect(site.reward)
        said = f"{cost}{GETS}{said}" if cost else said
        village = f"{self.pieces['village']}{site.village:+d}" if site.village else ""
        return " ".join(part for part in (said, village) if part) or NOTHING

    def project(self, goal: str, price: int | None = None) -> str:
        """What a special project costs and brings."""
        project = GOALS[goal].project
        return (
            f"{self.cost(project, price)}{GETS}{self.points(project.points)} {self.amount(f'{project.track}_step', 1)}"
        )

    # -- effects -----------------------------------------------------------------------------------------------

    def lever(self, lever: str) -> str:
        """What a lever does; some can spare a resource, too or instead."""
        entry = LEVERS[lever]
        said = self.effect(entry.effect)
        join = {"instead": EITHER, "too": " "}.get(entry.joker)
        return said if join is None else f"{said}{join}{self.texts('sign-joker')}"

    def effect(self, effect: Effect) -> str:
        """What an effect does."""
        match effect:
            case Gain(goods):
                return self.goods(goods)
            case Per(measure, goods):
                return f"{self.goods(goods)}/{self.measure(measure)}"
            case Pay(price):
                return f"-{self.price(price)}"
            case Exchange(price, gives):
                return f"{self.price(price)}{GETS}{self.effect(gives)}"
            case InOrder(parts):
                return " ".join(self.effect(part) for part in parts)
            case Choose(options):
                return EITHER.join(self.effect(option) for option in options)
            case Score():
                return self.score(effect)
            case Modify(modifier, by):
                return self.texts(f"sign-{NAMES.modifiers[modifier]}", by=f"{by:+d}", type=self.term_type(effect))
            case Do():
                return self.deed(effect)
        raise AssertionError(f"Boonlake has no signs for {effect!r}")

    def score(self, effect: Score) -> str:
        """Points at the end, for each or from so many on: ``1p/lever``, ``4:3p 7:6p/lever``."""
        measure = self.measure(effect.measure)
        if effect.steps:
            return " ".join(f"{least}:{self.points(points)}" for least, points in effect.steps) + f"/{measure}"
        return f"{self.points(effect.each)}/{measure}"

    def measure(self, measure: int) -> str:
        return self.texts(f"sign-per-{NAMES.measures[measure]}")

    def term_type(self, effect: Modify | Do) -> str:
        told = dict(effect.terms)
        return self.type(str(told["type"])) if "type" in told else ""

    def deed(self, deed: Do) -> str:
        """Something to do, with what else is said of it."""
        name, told = NAMES.deeds[deed.deed], dict(deed.terms)
        if name == "act":
            return self.act(told)
        if name == "build":
            works = str(told["works"])
            return f"+{self.letters.get(works, '?')}"
        if name == "income":
            return self.texts(f"sign-income-{told['track']}")
        if name == "explore":
            tiles = told["tiles"]
            return f"{tiles}x {self.texts('sign-explore')}" if tiles != 1 else self.texts("sign-explore")
        if name == "hire":
            price = self.amounts({"coin": number(told, "coin")}) + EITHER + self.amounts({"card": number(told, "card")})
            return f"{price}{GETS}{self.amount('inhabitant', 1)}.."
        said = self.texts(f"sign-{name}")
        return f"{deed.times}x {said}" if deed.times > 1 else said

    def act(self, told: Mapping[str, Any]) -> str:
        """One of several things: ``develop|upgrade``; what discarding or doing nothing gives belongs to them."""
        parts = [self.texts(f"sign-{kind}") for kind in told["of"]]
        lost = number(told, "inhabitants")
        if lost:
            parts[0] = f"{self.amount('inhabitant', lost)}{GETS}{parts[0]}"
        discard, drawn, most = number(told, "discard"), number(told, "draw"), number(told, "most")
        parts += [self.amount("coin", discard)] if discard else []
        parts += [self.amount("card", drawn)] if drawn else []
        said = EITHER.join(parts)
        return f"{most}x {said}" if most > 1 else said

    def goods(self, goods: Goods) -> str:
        return " ".join(self.amount(NAMES.goods[good], count) for good, count in goods)

    def price(self, price: Price) -> str:
        return " ".join(self.amount(NAMES.goods[due.rates[0].kind], due.amount) for due in price)


def number(told: Mapping[str, Any], name: str) -> int:
    found = told.get(name, 0)
    assert isinstance(found, int)
    return found
