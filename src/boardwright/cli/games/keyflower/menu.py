"""The options of a decision in Keyflower, in as few lines as they need: tiles by their letters, colours by theirs."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from boardwright.cli.boards import Option, Scene
from boardwright.cli.choices import columns
from boardwright.cli.games.keyflower.map import different_ways, free_places
from boardwright.cli.games.keyflower.marks import Marks
from boardwright.cli.games.keyflower.reading import carried_to
from boardwright.cli.games.keyflower.signs import GOODS, TILES, UPGRADED, WORKERS, Signs
from boardwright.cli.layout import flow

HEAD = "{:<5}".format
HINTS = {"bid": "menu-bid", "use": "menu-use"}
#: What tiles do is told with them while that takes at most so many lines.
MOST_LINES = 4


class Menu:
    """The options of one moment."""

    def __init__(self, signs: Signs, marks: Marks, scene: Scene) -> None:
        self.signs = signs
        self.marks = marks
        self.texts = signs.texts
        self.scene = scene
        self.options = scene.options
        self.view = scene.view
        self.width = scene.width

    def lines(self) -> list[Text] | None:
        verbs = {option.verb for option in self.options}
        if "pass" in verbs:
            return self.turn()
        if "send" in verbs or verbs == {"with"}:
            return self.gather()
        if verbs == {"lay"}:
            return self.lay()
        if verbs & {"carry", "upgrade"}:
            return self.transport()
        return columns([self.label(option) for option in self.options], self.width)

    def listing(self) -> list[Text] | None:
        """Every bid and use of a turn as it is typed, with its label; None: the list by number will do."""
        if not self.of("pass"):
            return None
        items = []
        for option in self.options:
            typed = [option.verb, *(self.signs.written(target) for target in option.targets if option.verb != "pass")]
            items.append(Text.assemble((" ".join(typed).lower(), "bold cyan"), f"  {option.label}"))
        return columns(items, self.width)

    def footer(self) -> str:
        """How to type one of them, with examples that are possible now."""
        verbs = {option.verb: option for option in reversed(self.options)}
        if "bid" in verbs or "use" in verbs:
            examples = {verb: self.example(verbs[verb]) for verb in ("bid", "use") if verb in verbs}
            found = [self.texts(HINTS[verb], example=example) for verb, example in examples.items()]
            return " ".join([*found, self.texts("menu-turn")])
        if "lay" in verbs:
            return self.texts("menu-lay")
        if "carry" in verbs:
            way = verbs["carry"]
            ends = [
                way.targets[1].partition(":")[2],
                carried_to(way, self.view["players"][self.scene.viewer]["village"]),
            ]
            return self.texts("menu-carry", example=" ".join(self.signs.codes[tile].lower() for tile in ends))
        return ""

    def example(self, option: Option) -> str:
        """A bid or a use as it is typed in short."""
        tile = option.targets[0].partition(":")[2]
        lots = [*self.view["lots"], *self.view["order"]]
        tiles = [*lots, *(placed for seat in self.view["players"] for placed in seat["village"])]
        here = next(seen for seen in tiles if seen["tile"] == tile)
        least = here["to_lead"] if option.verb == "bid" else here["next_use"]
        words = [option.verb[0], *(self.signs.written(target) for target in option.targets), str(least)]
        return " ".join(words).lower()

    def of(self, verb: str) -> list[Option]:
        return [option for option in self.options if option.verb == verb]

    def label(self, option: Option) -> Text:
        return self.numbered(option, Text(self.said(option)))

    def numbered(self, option: Option, text: Text) -> Text:
        return Text.assemble((f"{option.number}", "bold cyan"), " ", text)

    def said(self, option: Option) -> str:
        """What the option does; with a tile, what it can do too, and what a boat brings."""
        tiles = [target.partition(":")[2] for target in option.targets if target.startswith("tile:")]
        if not tiles or option.verb not in ("offer", "ship", "take-up"):
            return option.label
        boats = [boat for boat in self.view["boats"] if boat["tile"] in tiles]
        cargo = [self.signs.workers(boat["workers"]) + Text(" ") + self.signs.skills(boat["skills"]) for boat in boats]
        load = " ".join(text.plain.strip() for text in cargo)
        return f"{option.label} ({load or self.marks.effect(tiles[0])})"

    # -- a turn ------------------------------------------------------------------------------------------------

    def turn(self) -> list[Text]:
        """Bids and uses by tile, with the colours that can be placed there and how many it takes."""
        lots = {lot["tile"]: lot for lot in (*self.view["lots"], *self.view["order"])}
        bids = [self.entry(tile, hues, lots[tile]["to_lead"]) for tile, hues in by_tile(self.of("bid")).items()]
        found = flow(HEAD("bid"), bids, self.width) if bids else []
        uses = self.uses(marked=True)
        full = flow(HEAD("use"), uses, self.width) if uses else []
        found += full if len(full) <= MOST_LINES else flow(HEAD("use"), self.uses(marked=False), self.width)
        return [*found, Text("pass", "bold cyan")]

    def uses(self, marked: bool) -> list[Text]:
        """The tiles to use: those on auction, then village by village."""
        hues = by_tile(self.of("use"))
        groups = [(Text(), self.view["lots"])]
        for seat in self.view["players"]:
            chair = self.scene.chairs[seat["player"]]
            groups.append((Text.assemble((chair.badge, chair.style), " "), seat["village"]))
        found: list[Text] = []
        for badge, tiles in groups:
            here = [tile for tile in tiles if tile["tile"] in hues]
            for number, tile in enumerate(here):
                effect = self.marks.of(tile) if marked and badge else ""
                entry = self.entry(tile["tile"], hues[tile["tile"]], tile["next_use"], effect)
                found.append(badge + entry if number == 0 else entry)
        return found

    def entry(self, tile: str, hues: Sequence[str], least: int, effect: str = "") -> Text:
        """A tile with the colours it can be given, and the least number of workers."""
        text = Text(self.signs.codes[tile], "bold")
        if effect:
            text.append(f"({effect})")
        text.append(" ")
        for hue in hues:
            text.append(self.signs.pieces[hue], WORKERS.get(hue, ""))
        if least > 1:
            text.append(f" {least}+")
        return text

    # -- the rest ----------------------------------------------------------------------------------------------

    def gather(self) -> list[Text]:
        """How many workers, and the groups that may come along."""
        numbers = [int(option.targets[0].partition(":")[2]) for option in self.of("send")]
        found: list[Text] = []
        if len(numbers) == 1:
            found.append(Text(self.texts("menu-send-one", number=numbers[0])))
        elif numbers:
            found.append(Text(self.texts("menu-send", least=min(numbers), most=max(numbers))))
        groups = [self.signs.group(self.view, option.targets[0].partition(":")[2]) for option in self.of("with")]
        if groups:
            found.append(Text(self.texts("menu-with") + " ") + Text("  ").join(groups))
        return found

    def lay(self) -> list[Text]:
        """The free places with the turns that fit."""
        village = self.view["players"][self.scene.viewer]["village"]
        tile = self.view["laying"][str(self.scene.viewer)]
        entries = [
            Text.assemble((place.name, "bold"), " ", "".join(str(turn) for turn in different_ways(tile, place)))
            for place in free_places(village, self.options)
        ]
        return flow(HEAD("lay"), entries, self.width)

    def transport(self) -> list[Text]:
        """Ways from tile to tile, then what can be upgraded."""
        found = columns([self.way(option) for option in self.of("carry")], self.width)
        rest = [self.numbered(option, self.upgrade(option)) for option in self.of("upgrade")]
        found += columns(rest + [self.label(option) for option in self.of("done")], self.width)
        return found

    def way(self, option: Option) -> Text:
        village = self.view["players"][self.scene.viewer]["village"]
        resource, tile = (target.partition(":")[2] for target in option.targets[:2])
        ends = f"{self.signs.codes[tile]}-{self.signs.codes[carried_to(option, village)]}"
        return self.numbered(option, Text.assemble((self.signs.pieces[resource], GOODS[resource]), f" {ends}"))

    def upgrade(self, option: Option) -> Text:
        tile = option.targets[0].partition(":")[2]
        price = self.marks.price(TILES[tile])
        return Text(f"{UPGRADED} {self.signs.tile(tile)} ({price})")


def by_tile(options: Sequence[Option]) -> dict[str, list[str]]:
    """The colours that can be placed, by tile."""
    found: dict[str, list[str]] = {}
    for option in options:
        tile, hue = (target.partition(":")[2] for target in option.targets)
        found.setdefault(tile, []).append(hue)
    return found
