"""Kingdom Builder on a terminal: the map with a panel of scores, tiles and cards beside it, and pages of explanation.

Drawn from a seat's view alone. The map is in `map`, the panel in `panel`, the pages in `pages`, the story of a turn in
`story`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.boards import Board, Line, Scene
from boardwright.cli.games.kingdom_builder.map import COMPACT, HEIGHT, ISLAND_WIDTH, WIDE, WIDTH, MapDrawing
from boardwright.cli.games.kingdom_builder.names import keys_of, terrain_keys
from boardwright.cli.games.kingdom_builder.pages import Pages, grid
from boardwright.cli.games.kingdom_builder.panel import VERSIONS, Panel
from boardwright.cli.games.kingdom_builder.signs import all_codes, extras_of
from boardwright.cli.games.kingdom_builder.story import Story
from boardwright.cli.texts import Texts, fold
from boardwright.kernel.messages import Event
from boardwright.words import MissingWords, Words

GAP: Final = 2
PANEL: Final = 28
#: How wide the list of seats is when it stands below the map, at most and at least.
BELOW: Final = 40
LEAST_BELOW: Final = 26
#: Lines below map and panel for the prompt and the options.
ROOM: Final = 9
#: From this height on there is room for what the cards say.
TALL: Final = 42
#: Lines of the welcome above and below what pays and the locations.
WELCOME: Final = 18
KINDS: Final = ("card", "location", "terrain", "feature", "score", "task", "nomad", "bonus", "permanent", "piece")


class KingdomBoard(Board):
    """The drawer of Kingdom Builder."""

    forms: ClassVar[tuple[str, ...]] = (WIDE, COMPACT)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.texts = Texts(words.language, Path(__file__).parent)
        self.pages = {
            "cards": lambda scene: self.book(scene).cards(),
            "tiles": lambda scene: self.book(scene).tiles(),
            "legend": lambda scene: self.book(scene).legend(),
        }

    def panel(self, scene: Scene) -> Panel:
        return Panel(self.words, self.texts, all_codes(self.words, scene.view), scene)

    def book(self, scene: Scene) -> Pages:
        return Pages(self.words, self.texts, self.panel(scene), scene)

    # -- the table ---------------------------------------------------------------------------------------------

    def picture(self, scene: Scene) -> RenderableType:
        panel = self.panel(scene)
        drawing = MapDrawing(scene, panel.codes)
        form, beside = layout(scene, panel)
        lines = drawing.lines(form)
        wanted = scene.form or form
        if scene.width < WIDTH[wanted]:
            lines.append(Text(self.texts("too-narrow", columns=WIDTH[wanted]), "bold"))
        picture, height = (beside_map if beside else below_map)(panel, drawing, lines, form)
        reminder = self.reminder(scene)
        if scene.over or scene.height < TALL or height + len(reminder) + ROOM > scene.height:
            return picture
        return Group(picture, *reminder)

    def reminder(self, scene: Scene) -> list[Text]:
        """What pays, a line each."""
        lines = [
            Text.assemble(
                (self.texts("card-title", name=self.words.say(line.name)), "bold"), " ", self.explain(line.name.key)
            )
            for line in scene.sheets[0].lines
        ]
        for line in lines:
            line.truncate(scene.width, overflow="ellipsis")
        return lines

    # -- pages -------------------------------------------------------------------------------------------------

    def page_help(self, page: str) -> str:
        return self.texts(f"page-{page}")

    def explain(self, key: str) -> str:
        return self.words.help(key) or ""

    def how_to_play(self) -> str:
        return self.texts("how-to-play")

    def aims(self, scene: Scene) -> RenderableType:
        table = grid()
        table.add_row(Text(self.texts("aims-points"), "underline"), "")
        lines = [line.name.key for line in scene.sheets[0].lines]
        for key in lines:
            table.add_row(Text(f"  {self.words.name(key)}", "bold"), self.explain(key))
        extras = [f"{group}-{id}" for id, group in extras_of(scene.view).items() if group in ("location", "permanent")]
        if len(lines) + len(extras) + WELCOME > scene.height:
            return table
        table.add_row(Text(self.texts("aims-locations"), "underline"), "")
        for key in extras:
            table.add_row(Text(f"  {self.words.name(key)}", "bold"), self.explain(key))
        return table

    # -- words -------------------------------------------------------------------------------------------------

    def tell(self, events: Iterable[Event], names: Sequence[str], opening: Any) -> list[Line]:
        return Story(self.words, self.texts, names).tell(events, opening)

    def names(self, scene: Scene) -> dict[str, str]:
        """Terrains and tiles by their names; a tile comes before a terrain that is called the same."""
        terrains = {fold(self.words.name(key)): key.replace("terrain-", "terrain:") for key in terrain_keys(scene.view)}
        extras = extras_of(scene.view).items()
        return terrains | {fold(self.words.name(f"{group}-{id}")): f"tile:{id}" for id, group in extras}

    def glossary(self, word: str, scene: Scene) -> str | None:
        """By the name in the player's language, its beginning, or the id."""
        word = fold(word)
        keys = [line.name.key for line in scene.sheets[0].lines] + keys_of(scene.view)
        named = [(fold(self.words.name(key)), key) for key in keys]
        found = [key for name, key in named if name == word] or [key for name, key in named if name.startswith(word)]
        if found:
            return found[0]
        return next((f"{kind}-{word}" for kind in KINDS if self.known(f"{kind}-{word}")), None)

    def known(self, key: str) -> bool:
        try:
            return self.words.help(key) is not None
        except MissingWords:
            return False


BOARD = KingdomBoard


# -- where everything goes -------------------------------------------------------------------------------------


def layout(scene: Scene, panel: Panel) -> tuple[str, bool]:
    """The form of the map, and whether the panel fits beside it."""
    form = scene.form
    if not form:
        below = max(len(panel.scores(scene.width)), len(panel.seats(BELOW)) + len(panel.cards()) + 1)
        tall = scene.height >= HEIGHT + below + ROOM
        form = WIDE if tall or fits_beside(scene, WIDE) else COMPACT
    if scene.width < WIDTH[form]:
        form = COMPACT
    return form, fits_beside(scene, form)


def fits_beside(scene: Scene, form: str) -> bool:
    return scene.width >= WIDTH[form] + GAP + PANEL


def beside_map(panel: Panel, drawing: MapDrawing, lines: list[Text], form: str) -> tuple[RenderableType, int]:
    """Map and panel side by side, with the island where there is room for it; and how many lines that takes."""
    scene = panel.scene
    room = scene.width - WIDTH[form] - GAP
    limit = max(HEIGHT, scene.height - ROOM)
    strip = strip_of(panel, drawing, form)
    right: list[Text] = []
    if len(lines) + len(strip) <= limit:
        lines = [*lines, *strip]
    elif scene.view["island"]:
        right = drawing.island(COMPACT)
    right += panel.fitting(room, limit - len(right))
    key = [Text(), *panel.key(room)]
    if len(right) + len(key) <= len(lines):
        right += key
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(no_wrap=True, width=WIDTH[form])
    table.add_column(width=room)
    table.add_row(Text("\n", no_wrap=True).join(lines), Group(*right))
    return table, max(len(lines), len(right))


def below_map(panel: Panel, drawing: MapDrawing, lines: list[Text], form: str) -> tuple[RenderableType, int]:
    """The panel below the map: points at the left, seats and cards at the right, the island where it fits."""
    scene = panel.scene
    island = titled_island(panel, drawing, COMPACT)
    limit = max(HEIGHT, scene.height - ROOM) - len(lines)
    left: list[Text] = []
    right: list[Text] = []
    width = BELOW
    for short_scores, short_seats in VERSIONS:
        left = panel.scores(scene.width - LEAST_BELOW - 3, short_scores)
        width = min(BELOW, scene.width - max(line.cell_len for line in left) - 3)
        right = [*panel.seats(width, short_seats), Text(), *panel.cards()]
        if max(len(left), len(right)) <= limit:
            break
    blocks = [left, right]
    wide_enough = max(line.cell_len for line in left) + 3 + width + 3 + ISLAND_WIDTH[COMPACT] <= scene.width
    if island and wide_enough:
        blocks.append(island)
    elif island:
        lines = [*lines, *island]
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_row(*(Group(*block) for block in blocks))
    return Group(*lines, table), len(lines) + max(len(block) for block in blocks)


def titled_island(panel: Panel, drawing: MapDrawing, form: str) -> list[Text]:
    """The island under its name; nothing if there is none."""
    lines = drawing.island(form)
    return [Text(panel.words.name("feature-island"), "bold"), *lines] if lines else []


def strip_of(panel: Panel, drawing: MapDrawing, form: str) -> list[Text]:
    """What goes below the map: the island, with the stocks beside it."""
    island = titled_island(panel, drawing, form)
    space = ISLAND_WIDTH[form] + GAP if island else 0
    facts = [Text(part) for stock in panel.stocks() for part in wrap(stock, WIDTH[form] - space)]
    lines: list[Text] = []
    for number in range(max(len(island), len(facts))):
        line = island[number].copy() if number < len(island) else Text()
        if number < len(facts):
            line.append(" " * (space - line.cell_len)).append_text(facts[number])
        lines.append(line)
    return lines
