"""Keyflower on a terminal: the tiles on auction, the boats, the seats, the own village, and pages for the rest.

Drawn from a seat's view alone, with what is printed on tiles. The middle of the table is in `market`, the seats in
`panel`, villages in `map`, options in `menu`, what is typed in `reading`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from boardwright.cli.boards import Board, Line, Reading, Scene
from boardwright.cli.games.keyflower.map import COMPACT, WIDE, Place, VillageMap, free_places
from boardwright.cli.games.keyflower.market import Market
from boardwright.cli.games.keyflower.marks import Marks
from boardwright.cli.games.keyflower.menu import Menu
from boardwright.cli.games.keyflower.pages import Pages
from boardwright.cli.games.keyflower.panel import Panel
from boardwright.cli.games.keyflower.reading import Reader
from boardwright.cli.games.keyflower.signs import Signs
from boardwright.cli.games.keyflower.story import Story
from boardwright.cli.layout import beside
from boardwright.cli.seats import OTHER_LOOKS, Look
from boardwright.cli.texts import Texts, fold
from boardwright.kernel.messages import Event
from boardwright.words import Words

GAP: Final = 3
#: From this width on, all villages are drawn if they fit.
BROAD: Final = 100
#: The least width of the seats beside a village.
BESIDE: Final = 34
#: Lines below the picture for notice, prompt and options.
ROOM: Final = 9


class KeyflowerBoard(Board):
    """The drawer of Keyflower."""

    forms: ClassVar[tuple[str, ...]] = (WIDE, COMPACT)
    looks: ClassVar[Sequence[Look]] = OTHER_LOOKS
    single_moves: ClassVar[bool] = True

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.texts = Texts(words.language, Path(__file__).parent)
        self.signs = Signs(words, self.texts)
        self.marks = Marks(self.signs)
        self.pages = {
            "villages": lambda scene: self.book(scene).villages(),
            "tiles": lambda scene: self.book(scene).tiles(),
            "legend": lambda scene: self.book(scene).legend(),
        }

    def book(self, scene: Scene) -> Pages:
        return Pages(self.signs, self.marks, scene)

    # -- the table ---------------------------------------------------------------------------------------------

    def picture(self, scene: Scene) -> RenderableType:
        """As full as the screen allows: first everything, then in short, at last without the village."""
        market = Market(self.signs, self.marks, scene)
        panel = Panel(self.signs, self.marks, scene)
        room = scene.room or scene.height - ROOM
        lines: list[Text] = []
        for short in (False, True):
            above = [*market.season(), *market.lots(short), *market.boats()]
            for below in self.layouts(scene, panel, short):
                lines = [*above, *below]
                if len(lines) <= room:
                    return Group(*lines)
        if not scene.form and not any(option.verb == "lay" for option in scene.options):
            hidden = Text(self.texts("too-large"), "dim")
            lines = [*market.season(), *market.lots(True), *market.boats(), *panel.below(scene.width, True), hidden]
        return Group(*lines)

    def layouts(self, scene: Scene, panel: Panel, short: bool) -> Iterator[list[Text]]:
        """Seats and villages, the fullest way first; whatever is too wide is left out."""
        if scene.width >= BROAD and not scene.form:
            found = self.all_villages(scene)
            if max(line.cell_len for line in found) <= scene.width:
                yield [*panel.below(scene.width, short), *found]
        drawing = self.village(scene)
        for form in [scene.form] if scene.form else [WIDE, COMPACT]:
            lines = drawing.lines(form)
            wide = max(line.cell_len for line in lines)
            if wide + GAP + BESIDE <= scene.width:
                yield beside(lines, panel.below(scene.width - wide - GAP, short), wide + GAP)
            if wide <= scene.width:
                yield [*panel.below(scene.width, short), *lines]
        yield [*panel.below(scene.width, short), *drawing.lines(COMPACT)]

    def all_villages(self, scene: Scene) -> list[Text]:
        """Everybody's village, the viewer's first."""
        first = scene.viewer if scene.viewer is not None else scene.view["turn"]
        order = sorted(scene.chairs, key=lambda chair: (chair.player - first) % len(scene.chairs))
        found: list[Text] = []
        column = 0
        for chair in order:
            village = scene.view["players"][chair.player]["village"]
            places = self.places(scene, village) if chair.player == scene.viewer else []
            lines = VillageMap(self.signs, village, places).lines(WIDE)
            wide = max(line.cell_len for line in lines)
            badge = Text.assemble(" " * (wide // 2 - 1), (chair.badge, chair.style))
            found = beside(found, [badge, *lines], column)
            column += wide + GAP
        return found

    def village(self, scene: Scene) -> VillageMap:
        """The viewer's village; a spectator sees that of the player on turn."""
        seat = scene.viewer if scene.viewer is not None else scene.view["turn"]
        village = scene.view["players"][seat]["village"]
        return VillageMap(self.signs, village, self.places(scene, village))

    def places(self, scene: Scene, village: Any) -> list[Place]:
        """Where the tile that is being laid may go."""
        laying = [option for option in scene.options if option.verb == "lay"]
        return free_places(village, laying) if laying else []

    # -- options -----------------------------------------------------------------------------------------------

    def menu(self, scene: Scene) -> list[Text] | None:
        return Menu(self.signs, self.marks, scene).lines()

    def listing(self, scene: Scene) -> list[Text] | None:
        return Menu(self.signs, self.marks, scene).listing()

    def footer(self, scene: Scene) -> str:
        return Menu(self.signs, self.marks, scene).footer()

    def read(self, text: str, scene: Scene) -> Reading | None:
        return Reader(self.signs, scene).read(text)

    # -- pages and words ---------------------------------------------------------------------------------------

    def page_help(self, page: str) -> str:
        return self.texts(f"page-{page}")

    def how_to_play(self) -> str:
        return self.texts("how-to-play")

    def how_to_type(self) -> str:
        return self.texts("help-moves")

    def tell(self, events: Iterable[Event], names: Sequence[str], opening: Any) -> list[Line]:
        return Story(self.signs, names).tell(events)

    def notice(self, events: Sequence[Event], player: int, names: Sequence[str]) -> list[str]:
        """The whole of what followed, in the words of the story; a move that is not complete has none."""
        seen = [event for event in events if event.visible_to(player)]
        return [line.text if line.text.endswith(".") else f"{line.text}." for line in self.tell(seen, names, None)]

    def names(self, scene: Scene) -> dict[str, str]:
        return dict(self.signs.typed)

    def glossary(self, word: str, scene: Scene) -> str | None:
        """A tile by its letters, its name, the beginning of it, or its id."""
        word = fold(word)
        target = self.signs.typed.get(word, "")
        if target.startswith("tile:"):
            return target.replace("tile:", "tile-")
        found = [tile for tile, name in self.signs.names.items() if fold(name).startswith(word)]
        return f"tile-{found[0]}" if found else None


BOARD = KeyflowerBoard
