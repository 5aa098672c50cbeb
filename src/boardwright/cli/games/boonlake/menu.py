"""The options of a decision in Boonlake, a line a kind, with what they cost and give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from boardwright.cli.boards import Option, Scene
from boardwright.cli.choices import by_verb, columns, label
from boardwright.cli.games.boonlake.panel import Panel
from boardwright.cli.games.boonlake.signs import CARDS, LEVERS, REGIONS, SPACES, STRETCHES, TILES, Signs
from boardwright.cli.layout import flow

#: What a piece becomes.
NEXT_PIECE: Final = {"inhabitant": "house", "house": "village"}


class Menu:
    """The options of one moment."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view
        self.panel = Panel(signs, scene)
        self.sites = {site["id"]: (space["tile"], site) for space in self.view["spaces"] for site in space["sites"]}
        #: By verb: a heading, and how its options are told in short.
        self.kinds: dict[str, tuple[str, Callable[[str], str]]] = {
            "choose": ("menu-choose", self.action),
            "play": ("menu-play", self.play),
            "realise": ("menu-realise", self.project),
            "sell": ("menu-sell", self.card),
            "discard": ("menu-discard", self.card),
            "develop": ("menu-develop", self.develop),
            "upgrade": ("menu-upgrade", self.upgrade),
            "ease": ("menu-ease", self.upgrade),
            "graze": ("menu-graze", self.graze),
            "modernise": ("menu-modernise", self.lever),
            "pull": ("menu-pull", self.pull),
            "reset": ("menu-reset", self.pull),
            "place": ("menu-place", self.space),
            "pasture": ("menu-pasture", self.space),
            "claim": ("menu-claim", self.region),
            "sail": ("menu-sail", self.stretch),
            "score": ("menu-score", self.goal),
            "build": ("menu-build", self.works),
            "start": ("menu-build", self.works),
        }

    def lines(self) -> list[Text]:
        """Line after line in the order of their numbers: a heading and short entries, or labels side by side."""
        found: list[Text] = []
        plain: list[Text] = []
        for verb, options in by_verb(self.scene.options).items():
            if verb not in self.kinds:
                plain += [label(option) for option in options]
                continue
            found += columns(plain, self.scene.width)
            plain = []
            key, _ = self.kinds[verb]
            found += flow(f"{self.texts(key)} ", [self.entry(option) for option in options], self.scene.width)
        return [*found, *columns(plain, self.scene.width)]

    def entry(self, option: Option) -> Text:
        _, told = self.kinds[option.verb]
        return Text.assemble((f"{option.number}", "bold cyan"), " ", told(option.notation.split()[1]))

    # -- what it is about --------------------------------------------------------------------------------------

    def seat(self) -> Any:
        return self.view["players"][self.scene.viewer]

    def action(self, action: str) -> str:
        return self.signs.name("tile", action)

    def price(self, card: str) -> int | None:
        """What a card costs now."""
        return next((each["price"] for each in self.seat()["hand"] or () if each["id"] == card), None)

    def card(self, card: str) -> str:
        return self.signs.name("card", card)

    def play(self, card: str) -> str:
        return f"{self.card(card)} {self.signs.cost(CARDS[card], self.price(card))} ({self.panel.gives(card)})"

    def project(self, goal: str) -> str:
        price = next(each["price"] for each in self.view["goals"] if each["id"] == goal)
        return f"{self.goal(goal)} {self.signs.project(goal, price)}"

    def goal(self, goal: str) -> str:
        """A scoring tile, with what the viewer would have of it."""
        name = self.signs.name("goal", goal)
        for each in self.view["goals"]:
            if each["id"] == goal:
                met = next(standing["met"] for standing in each["standings"] if standing["player"] == self.scene.viewer)
                return f"{name} ({self.texts('met' if met else 'not-met')})"
        return name

    def develop(self, site: str) -> str:
        tile, _ = self.sites[site]
        return f"{site} {self.signs.site(TILES[tile].sites['ab'.index(site[-1])])}"

    def upgrade(self, site: str) -> str:
        """A piece of the viewer's, and what it becomes."""
        tile, entry = self.sites[site]
        becomes = NEXT_PIECE[entry["piece"]]
        stored = TILES[tile].sites["ab".index(site[-1])].village
        bonus = f" {stored:+d}{self.signs.goods_signs['vp']}" if becomes == "village" and stored else ""
        return f"{site} {self.signs.pieces[entry['piece']]}>{self.signs.pieces[becomes]}{bonus}"

    def graze(self, space: str) -> str:
        here = next(each for each in self.view["spaces"] if each["id"] == space)
        return self.texts("menu-herd", space=space, cattle=sum(here["herd"]))

    def lever(self, lever: str) -> str:
        price = next(each["price"] for each in self.seat()["levers"] if each["id"] == lever)
        name = self.signs.name("lever", lever)
        return f"{name} {self.signs.lever(lever)} ({self.signs.amount('coin', price)})"

    def pull(self, lever: str) -> str:
        """A lever with what it does by itself: resources are spared only when something is paid."""
        return f"{self.signs.name('lever', lever)} {self.signs.effect(LEVERS[lever].effect)}"

    def space(self, space: str) -> str:
        return f"({space}) {self.signs.effect(SPACES[space].reward)}".rstrip()

    def region(self, region: str) -> str:
        covered = next(each["covered"] for each in self.view["regions"] if each["id"] == region)
        name = self.signs.name("region", region)
        return name if covered else f"{name} {self.signs.effect(REGIONS[region].reward)}"

    def stretch(self, stretch: str) -> str:
        return f"{stretch} {self.signs.effect(STRETCHES[stretch].reward)}".rstrip()

    def works(self, works: str) -> str:
        return self.signs.name("works", works)
