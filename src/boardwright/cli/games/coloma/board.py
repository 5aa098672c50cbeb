"""Coloma on a terminal: the wheel, the middle of the table, the frontier, the seats, and pages for the rest.

Drawn from a seat's view alone, with what is printed on components. The wheel is in `wheel`, the shoot-out and all that
lies open in `middle`, the frontier in `map`, the seats in `panel`, options in `menu`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from boardwright.cli.boards import Board, Line, Reading, Scene
from boardwright.cli.games.coloma.map import WIDTH, FrontierMap, reached, space_of
from boardwright.cli.games.coloma.menu import Menu
from boardwright.cli.games.coloma.middle import Middle
from boardwright.cli.games.coloma.pages import Pages
from boardwright.cli.games.coloma.panel import Panel
from boardwright.cli.games.coloma.signs import SPACES, Signs
from boardwright.cli.games.coloma.story import ColomaStory
from boardwright.cli.games.coloma.wheel import Wheel
from boardwright.cli.layout import beside
from boardwright.cli.texts import Texts, fold
from boardwright.games.coloma.catalog import SITE_IDS
from boardwright.kernel.messages import Event
from boardwright.words import Words

GAP: Final = 2
#: The least width of the seats beside the map.
BESIDE: Final = 34
#: A name may be cut short to so many letters.
SHORTEST: Final = 3
#: Lines below the picture for notice, prompt and options.
ROOM: Final = 9


class ColomaBoard(Board):
    """The drawer of Coloma."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.texts = Texts(words.language, Path(__file__).parent)
        self.signs = Signs(words, self.texts)
        self.pages = {
            "frontier": lambda scene: Pages(self.signs, scene).frontier(),
            "cards": lambda scene: Pages(self.signs, scene).cards(),
            "seats": lambda scene: Pages(self.signs, scene).seats(),
            "shootout": lambda scene: Pages(self.signs, scene).shootout(),
            "things": lambda scene: Pages(self.signs, scene).things(),
            "legend": lambda scene: Pages(self.signs, scene).legend(),
        }

    # -- the table ---------------------------------------------------------------------------------------------

    def picture(self, scene: Scene) -> RenderableType:
        """As full as the screen allows."""
        room = scene.room or scene.height - ROOM
        lines: list[Text] = []
        for lines in self.layouts(scene):
            if len(lines) <= room:
                break
        return Group(*lines)

    def layouts(self, scene: Scene) -> Iterator[list[Text]]:
        """Everything, then ever less; while the wagon drives, the map comes before the rest."""
        middle, panel, wheel = Middle(self.signs, scene), Panel(self.signs, scene), Wheel(self.signs, scene).lines()
        above = [*middle.year(), *wheel, *middle.shootout(), *middle.hideout(), *middle.bridges(), *middle.regions()]
        drawing = FrontierMap(self.signs, scene).lines()
        own, short = panel.own(scene.width, False), panel.own(scene.width, True)
        seats, few = panel.seats(scene.width), panel.in_short(scene.width)
        if scene.width >= WIDTH + GAP + BESIDE:
            side = beside(drawing, panel.seats(scene.width - WIDTH - GAP), WIDTH + GAP)
            yield [*above, *side, *own]
            yield [*above, *side, *short]
        yield [*above, *drawing, *seats, *own]
        if any(option.verb in ("go", "stop") for option in scene.options):
            yield [*middle.year(), *drawing, *seats, *short]
            yield [*middle.year(), *drawing, *few]
            yield drawing
        yield [*above, *seats, *own]
        yield [*above, *seats, *short]
        yield [*above, *few, *short]
        yield [*middle.year(), *wheel, *middle.shootout(), *middle.hideout(), *few, *short]
        yield [*middle.year(), *wheel, *middle.shootout(), *few, *short]
        yield [*middle.year(), *wheel, *few]

    # -- options -----------------------------------------------------------------------------------------------

    def menu(self, scene: Scene) -> list[Text] | None:
        return Menu(self.signs, scene).lines()

    def footer(self, scene: Scene) -> str:
        return self.texts("menu-footer")

    def read(self, text: str, scene: Scene) -> Reading | None:
        """A space where the drive can lead, by its name or the beginning of it; or spaces on the way, by their ids."""
        steps = {space_of(option): option.number for option in scene.options if option.verb == "go"}
        first, _, rest = text.partition(" ")
        if first in steps:
            return Reading(steps[first], rest)
        word = fold(text)
        found = [way for space, way in reached(scene).items() if fold(self.signs.space(space)).startswith(word)]
        if len(found) != 1 or len(word) < SHORTEST:
            return None
        return Reading(steps[found[0][0]], " ".join(found[0][1:]))

    # -- pages and words ---------------------------------------------------------------------------------------

    def page_help(self, page: str) -> str:
        return self.texts(f"page-{page}")

    def how_to_play(self) -> str:
        return self.texts("how-to-play")

    def how_to_type(self) -> str:
        return self.texts("help-moves")

    def tell(self, events: Iterable[Event], names: Sequence[str], opening: Any) -> list[Line]:
        return ColomaStory(self.signs, names).tell(events)

    def notice(self, events: Sequence[Event], player: int, names: Sequence[str]) -> list[str]:
        """What followed for the seat and for all, in the words of the story."""
        seen = [event for event in events if event.visible_to(player)]
        told = ColomaStory(self.signs, names).tell_of(player, seen)
        return [line.text if line.text.endswith(".") else f"{line.text}." for line in told]

    def names(self, scene: Scene) -> dict[str, str]:
        return dict(self.signs.typed)

    def glossary(self, word: str, scene: Scene) -> str | None:
        """A component by its name, the beginning of it, or its id."""
        word = fold(word)
        target = self.signs.typed.get(word, "")
        if target:
            return target.replace(":", "-", 1)
        places = {f"site-{site}": self.signs.name("site", site) for site in SITE_IDS}
        places |= {f"space-{space}": self.signs.space(space) for space in SPACES if SPACES[space].kind != "horseshoe"}
        found = [key for key, name in places.items() if fold(name).startswith(word)]
        found += [target.replace(":", "-", 1) for name, target in self.signs.typed.items() if name.startswith(word)]
        return found[0] if found else None


BOARD = ColomaBoard
