"""The options of a decision in Coloma, a line a kind: what is built with its costs, the rest with what it gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from boardwright.cli.boards import Option, Scene
from boardwright.cli.choices import by_verb, columns, label
from boardwright.cli.games.coloma.middle import BARRELS, BRIDGES
from boardwright.cli.games.coloma.panel import BOARDS
from boardwright.cli.games.coloma.signs import CARDS, SPACES, Signs
from boardwright.cli.games.coloma.wheel import EVENTS
from boardwright.cli.layout import flow
from boardwright.games.coloma.catalog import CATALOG, TOOLS

HOTELS: Final = {hotel.id: hotel for hotel in CATALOG.hotels}
#: What costs the same whatever is chosen.
PRICES: Final = {"survey": CATALOG.river, "bridge": CATALOG.bridge_cost}
ROWS: Final = {row.id: row.size for row in CATALOG.rows}
SPECIALITIES: Final = {each.id: each.effect for each in CATALOG.specialities}


class Menu:
    """The options of one moment."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view
        #: By verb: a heading, and how its options are told in short.
        self.kinds: dict[str, tuple[str, Callable[[list[str]], str]]] = {
            "survey": ("menu-survey", self.survey),
            "bridge": ("menu-bridge", self.bridge),
            "build": ("menu-build", self.build),
            "found": ("menu-found", self.found),
            "fill": ("menu-fill", self.fill),
            "pitch": ("menu-pitch", self.pitch),
            "settle": ("menu-settle", self.settle),
            "buy": ("menu-buy", self.buy),
            "fetch": ("menu-fetch", self.fetch),
            "use": ("menu-use", self.use),
            "open": ("menu-open", self.barrel),
            "discard": ("menu-discard", self.barrel),
            "go": ("menu-go", self.go),
            "pick": ("menu-pick", self.pick),
            "put-on-top": ("menu-on-top", self.put),
            "put-under": ("menu-under", self.put),
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
            shown = self.different_hotels(options) if verb == "found" else options
            for head, entries in self.by_head(shown).items():
                found += flow(f"{head} ", entries, self.scene.width)
        return [*found, *columns(plain, self.scene.width)]

    def by_head(self, options: list[Option]) -> dict[str, list[Text]]:
        """Options of one verb by their numbers and what they are about, tool by tool."""
        found: dict[str, list[Text]] = {}
        for option in options:
            key, told = self.kinds[option.verb]
            words = option.notation.split()[1:]
            head = self.texts(key)
            if words[-1] in TOOLS:
                price = PRICES.get(option.verb)
                head += f" ({self.signs.name('tool', words[-1])}"
                head += f" {self.signs.cost(getattr(price, words[-1]))})" if price else ")"
            text = Text.assemble((f"{option.number}", "bold cyan"), " ", told(words))
            found.setdefault(head, []).append(text)
        return found

    def different_hotels(self, options: list[Option]) -> list[Option]:
        """One of those hotels that cost and bring the same."""
        found: dict[tuple[object, ...], Option] = {}
        for option in options:
            name, tool = option.notation.split()[1:]
            hotel = HOTELS[name]
            found.setdefault((tool, hotel.hammer, hotel.saw, hotel.points, hotel.guests), option)
        return list(found.values())

    # -- what it is about --------------------------------------------------------------------------------------

    def survey(self, words: list[str]) -> str:
        board = BOARDS[self.view["players"][self.scene.viewer]["board"]]
        canyon = board[int(words[0]) - 1]
        return f"({words[0]}) {self.signs.points(canyon.points)} {self.signs.effect(canyon.reward)}"

    def bridge(self, words: list[str]) -> str:
        return f"{self.signs.name('bridge', words[0])} {self.signs.effect(BRIDGES[words[0]])}"

    def build(self, words: list[str]) -> str:
        card, tool = words
        return f"{self.signs.name('card', card)} {self.signs.cost(getattr(CARDS[card], tool))}"

    def found(self, words: list[str]) -> str:
        hotel, tool = words
        return f"{self.signs.cost(getattr(HOTELS[hotel], tool))} {self.signs.points(HOTELS[hotel].points)}"

    def fill(self, words: list[str]) -> str:
        return self.texts("menu-row", row=words[0], dudes=self.signs.amount("dude", ROWS[words[0]]))

    def pitch(self, words: list[str]) -> str:
        return f"({words[0]}) {self.signs.effect(EVENTS[words[0]])}"

    def settle(self, words: list[str]) -> str:
        return self.signs.name("region", words[0])

    def buy(self, words: list[str]) -> str:
        price = CATALOG.tent_price if words[0] == "tent" else CATALOG.horse_price
        return f"{self.signs.name('ware', words[0])} {self.signs.amount('coin', price)}"

    def fetch(self, words: list[str]) -> str:
        slot = next(slot for slot in self.view["hideout"] if slot["id"] == words[0])
        if slot["barrel"] is None:
            return f"{self.signs.name('slot', 'stack')} +{slot['outlaws']}!"
        return f"{self.barrel([slot['barrel']])} +{slot['outlaws']}!"

    def barrel(self, words: list[str]) -> str:
        return f"{self.signs.name('barrel', words[0])} {self.signs.effect(BARRELS[words[0]])}"

    def use(self, words: list[str]) -> str:
        return f"{self.signs.name('card', words[0])} {self.signs.effect(CARDS[words[0]].effect)}"

    def go(self, words: list[str]) -> str:
        """A space with what it gives; a horseshoe with the ends of its road."""
        space = SPACES[words[0]]
        if space.kind != "horseshoe":
            return f"{self.signs.space(space.id)} {self.signs.space_gives(space.id)}".rstrip()
        road = next(road.spaces for road in CATALOG.roads if space in (CATALOG.spaces[each] for each in road.spaces))
        ends = [self.signs.space(CATALOG.spaces[end].id) for end in (road[0], road[-1])]
        return f"{self.signs.space(space.id)} {'-'.join(ends)}"

    def pick(self, words: list[str]) -> str:
        return f"{self.signs.name('speciality', words[0])} {self.signs.effect(SPECIALITIES[words[0]])}"

    def put(self, words: list[str]) -> str:
        return self.signs.name("card", words[0])
