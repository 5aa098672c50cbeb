"""Boonlake on a terminal: the action board, the map, the river, scoring tiles, the seats, and pages for the rest.

Drawn from a seat's view alone, with what is printed on components. The map is in `map`, what lies around it in
`middle`, the seats in `panel`, options in `menu`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from boardwright.cli.boards import Board, Line, Scene
from boardwright.cli.games.boonlake.map import NARROW, WIDE, BoonlakeMap, width_of
from boardwright.cli.games.boonlake.menu import Menu
from boardwright.cli.games.boonlake.middle import Middle
from boardwright.cli.games.boonlake.pages import Pages
from boardwright.cli.games.boonlake.panel import Panel
from boardwright.cli.games.boonlake.signs import ACTIONS, LEVERS, TILES, Signs
from boardwright.cli.games.boonlake.story import BoonlakeStory
from boardwright.cli.layout import beside
from boardwright.cli.texts import Texts, fold
from boardwright.kernel.messages import Event
from boardwright.words import Words

GAP: Final = 2
#: The least width of the seats beside the map.
BESIDE: Final = 30
#: Lines below the picture for notice, prompt and options.
ROOM: Final = 9
#: Every part of the picture from the most important to the least, unless the decision is about another one.
PARTS: Final = ("round", "seats", "hand", "actions", "map", "river", "goals", "regions", "sage", "ranch")
#: What options are about: parts that are shown before all others.
ABOUT: Final = {
    "choose": ("actions",),
    "place": ("map", "hand"),
    "pasture": ("map", "hand"),
    "graze": ("map", "hand"),
    "develop": ("map", "hand"),
    "upgrade": ("map", "hand"),
    "ease": ("map", "hand"),
    "explore": ("map",),
    "sail": ("river", "hand"),
    "score": ("goals",),
    "keep": ("goals", "hand"),
    "claim": ("regions",),
    "modernise": ("ranch",),
    "play": ("hand",),
}


class BoonlakeBoard(Board):
    """The drawer of Boonlake."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.texts = Texts(words.language, Path(__file__).parent)
        self.signs = Signs(words, self.texts)
        self.pages = {
            "map": lambda scene: Pages(self.signs, scene).map(),
            "river": lambda scene: Pages(self.signs, scene).river(),
            "cards": lambda scene: Pages(self.signs, scene).cards(),
            "seats": lambda scene: Pages(self.signs, scene).seats(),
            "levers": lambda scene: Pages(self.signs, scene).levers(),
            "goals": lambda scene: Pages(self.signs, scene).goals(),
            "actions": lambda scene: Pages(self.signs, scene).actions(),
            "legend": lambda scene: Pages(self.signs, scene).legend(),
        }

    # -- the table ---------------------------------------------------------------------------------------------

    def picture(self, scene: Scene) -> RenderableType:
        """As full as the screen allows: what matters most now comes first, in short, then in full."""
        room = scene.room or scene.height - ROOM
        forms = self.forms_of(scene)
        shown: dict[str, list[Text]] = {}
        for number in (-1, 0):
            for part in order_of(scene):
                fuller = forms[part][number] if forms[part] else []
                if sum(map(len, shown.values())) - len(shown.get(part, [])) + len(fuller) <= room:
                    shown[part] = fuller
        return Group(*(line for part in forms for line in shown.get(part, [])))

    def forms_of(self, scene: Scene) -> dict[str, list[list[Text]]]:
        """Each part of the picture from above, in full, then in short."""
        middle, panel = Middle(self.signs, scene), Panel(self.signs, scene)
        seats = [panel.seats(scene.width), panel.in_short(scene.width)]
        cell = WIDE if scene.width >= width_of(WIDE) else NARROW
        drawing = BoonlakeMap(self.signs, scene, cell).lines()
        dense = [line for line in drawing[1:] if line.plain]
        around = width_of(cell) + GAP
        if scene.width >= around + BESIDE:
            drawing = beside(drawing, panel.seats(scene.width - around), around)
            seats = []
        return {
            "round": [middle.round()],
            "actions": [middle.actions()],
            "map": [drawing, dense],
            "river": [middle.river(), middle.river(short=True)],
            "regions": [middle.regions()],
            "goals": [middle.goals()],
            "sage": [middle.sage()],
            "seats": seats,
            "ranch": [panel.ranch(scene.width)],
            "hand": [panel.hand(scene.width), panel.hand(scene.width, short=True)],
        }

    # -- options -----------------------------------------------------------------------------------------------

    def about(self, subject: str) -> str:
        """A tile that was revealed lies nowhere yet."""
        kind, _, name = subject.partition(":")
        if kind != "tile":
            return ""
        return self.texts("about-tile", sites=", ".join([self.signs.site(site) for site in TILES[name].sites]))

    def menu(self, scene: Scene) -> list[Text] | None:
        return Menu(self.signs, scene).lines()

    def footer(self, scene: Scene) -> str:
        return self.texts("menu-footer")

    # -- pages and words ---------------------------------------------------------------------------------------

    def page_help(self, page: str) -> str:
        return self.texts(f"page-{page}")

    def how_to_play(self) -> str:
        return self.texts("how-to-play")

    def how_to_type(self) -> str:
        return self.texts("help-moves")

    def tell(self, events: Iterable[Event], names: Sequence[str], opening: Any) -> list[Line]:
        return BoonlakeStory(self.signs, names).tell(events)

    def notice(self, events: Sequence[Event], player: int, names: Sequence[str]) -> list[str]:
        """What followed for the seat and for all, in the words of the story."""
        seen = [event for event in events if event.visible_to(player)]
        told = BoonlakeStory(self.signs, names).tell_of(player, seen)
        return [line.text if line.text.endswith(".") else f"{line.text}." for line in told]

    def names(self, scene: Scene) -> dict[str, str]:
        return dict(self.signs.typed)

    def glossary(self, word: str, scene: Scene) -> str | None:
        """A component by its name, the beginning of it, or its id."""
        word = fold(word)
        keys = {f"tile-{action}" for action in ACTIONS} | {f"lever-{lever}" for lever in LEVERS}
        keys |= {f"type-{type}" for type in ("day", "twilight", "night")} | {"track-coin", "track-card"}
        keys |= {
            target.replace(":", "-", 1) for target in self.signs.typed.values() if not target.startswith("action:")
        }
        named = {fold(self.words.name(key)): key for key in sorted(keys)} | {key.partition("-")[2]: key for key in keys}
        if word in named:
            return named[word]
        return next((key for name, key in named.items() if name.startswith(word)), None)


def order_of(scene: Scene) -> list[str]:
    """All parts, the most important first."""
    about = [part for option in scene.options for part in ABOUT.get(option.verb, ())]
    return list(dict.fromkeys([*about, *PARTS]))


BOARD = BoonlakeBoard
