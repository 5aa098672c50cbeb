"""Kingdom Builder on a terminal: the map with a panel of scores, tiles and cards beside it, and pages of explanation.

Drawn from a seat's view alone. The map itself is in `kingdom_map`, the story of a turn in `kingdom_story`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.boards import Board, Line, Scene
from boardwright.cli.kingdom_map import (
    COMPACT,
    GROUNDS,
    HEIGHT,
    WIDE,
    WIDTH,
    Face,
    MapDrawing,
    ground,
    legal,
    settlement,
    special,
)
from boardwright.cli.kingdom_story import Story
from boardwright.cli.seats import Chair
from boardwright.cli.texts import Texts, fold
from boardwright.kernel.messages import Event
from boardwright.words import MissingWords, Words

GAP: Final = 2
PANEL: Final = 28
#: How wide the list of seats is when it stands below the map.
BELOW: Final = 40
#: Lines below map and panel for the prompt and the options.
ROOM: Final = 9
#: Below this height the locations are not explained before the first turn.
LOW: Final = 34
#: From this height on there is room for what the cards say.
TALL: Final = 42
KINDS: Final = ("card", "location", "terrain", "feature", "score")


class KingdomBoard(Board):
    """The drawer of Kingdom Builder."""

    forms = (WIDE, COMPACT)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.texts = Texts(words.language, "kingdom_builder")
        self.pages = {"cards": self.cards_page, "tiles": self.tiles_page, "legend": self.legend_page}

    # -- the table ---------------------------------------------------------------------------------------------

    def picture(self, scene: Scene) -> RenderableType:
        form, beside = layout(scene)
        drawing = MapDrawing(scene, self.codes(scene), self.castle_code())
        lines = drawing.lines(form)
        wanted = scene.form or form
        if scene.width < WIDTH[wanted]:
            lines.append(Text(self.texts("too-narrow", columns=WIDTH[wanted]), "bold"))
        reminder = self.reminder(scene) if scene.height >= TALL else []
        if beside:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(no_wrap=True, width=WIDTH[form])
            room = scene.width - WIDTH[form] - GAP
            grid.add_column(width=room)
            grid.add_row(Text("\n", no_wrap=True).join(lines), Group(*self.panel(scene, room)))
            return Group(grid, *reminder)
        below = Table.grid(padding=(0, 3, 0, 0))
        below.add_row(Group(*self.scores(scene)), Group(*self.seats(scene, BELOW)))
        return Group(*lines, *reminder, below)

    def panel(self, scene: Scene, width: int) -> list[Text]:
        """What stands beside the map; the two letters of the locations only where there is room for them."""
        lines = [*self.scores(scene), Text(), *self.seats(scene, width)]
        codes = [f"{code} {self.words.name(f'location-{kind}')}" for kind, code in self.codes(scene).items()]
        codes.append(f"{self.castle_code()} {self.words.name('feature-castle')}")
        key = [Text(), *(Text(f"{left:<14}{right}") for left, right in zip_longest(*[iter(codes)] * 2, fillvalue=""))]
        return lines + key if len(lines) + len(key) <= HEIGHT else lines

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

    def scores(self, scene: Scene) -> list[Text]:
        """Points of everybody, by card, and the settlements left."""
        label = 1 + max(len(name) for name in self.labels(scene))
        head = Text(" " * label)
        for chair in scene.chairs:
            head.append(" ").append(f"{chair.badge:^3}", chair.style)
        rows = [
            (self.words.say(line.name), [sheet.lines[number].points for sheet in scene.sheets])
            for number, line in enumerate(scene.sheets[0].lines)
        ]
        total = (self.texts("points"), [sheet.total for sheet in scene.sheets])
        supply = (self.texts("supply"), [seat["supply"] for seat in scene.view["players"]])
        lines = [Text(f"{name:<{label}}" + "".join(f"{value:>3} " for value in values)) for name, values in rows]
        for name, values in (total, supply):
            lines.append(Text(f"{name:<{label}}" + "".join(f"{value:>3} " for value in values)))
        lines[-2].stylize("bold")
        return [head, *lines]

    def labels(self, scene: Scene) -> list[str]:
        names = [self.words.say(line.name) for line in scene.sheets[0].lines]
        return [*names, self.texts("points"), self.texts("supply")]

    def seats(self, scene: Scene, width: int) -> list[Text]:
        """Who sits where with which tiles, and the cards."""
        lines: list[Text] = []
        for seat in scene.view["players"]:
            chair = scene.chairs[seat["player"]]
            turn = seat["player"] == scene.view["turn"] and not scene.over
            line = Text("> " if turn else "  ").append(chair.badge, chair.style)
            name = self.texts("you", player=chair.name) if seat["player"] == scene.viewer else chair.title
            line.append(f" {name}", "bold" if turn else "")
            lines.append(line)
            lines += [Text(f"     {tiles}") for tiles in wrap(self.tiles(seat), width - 5)]
        return [*lines, Text(), *self.cards_line(scene)]

    def tiles(self, seat: Any) -> str:
        """A seat's tiles with their state; equal ones are counted."""
        tiles = Counter(
            self.texts(f"tile-{tile['state']}", location=self.words.name(f"location-{tile['location']}"))
            for tile in seat["tiles"]
        )
        return ", ".join(f"{count} {tile}" if count > 1 else tile for tile, count in tiles.items())

    def cards_line(self, scene: Scene) -> list[Text]:
        view = scene.view
        lines: list[Text] = []
        if view["played"]:
            lines.append(Text(self.texts("played", terrain=self.words.name(f"terrain-{view['played']}")), "bold"))
        hand = view["players"][scene.viewer]["hand"] if scene.viewer is not None else None
        if hand:
            lines.append(Text(self.texts("next-card", terrain=self.words.name(f"terrain-{hand}"))))
        lines.append(Text(self.texts("deck", cards=view["deck"])))
        if view["last_round"] and not scene.over:
            lines.append(Text(self.texts("last-round"), "bold"))
        return lines

    def codes(self, scene: Scene) -> dict[str, str]:
        """Two letters for each location on the board."""
        return {id: self.words.name(f"location-{id}")[:2] for id in kinds(scene)}

    def castle_code(self) -> str:
        return self.words.name("feature-castle")[:2]

    # -- pages -------------------------------------------------------------------------------------------------

    def page_help(self, page: str) -> str:
        return self.texts(f"page-{page}")

    def cards_page(self, scene: Scene) -> RenderableType:
        """What pays, with everybody's points."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, line in enumerate(scene.sheets[0].lines):
            points = Text("  ").join(
                Text(f"{chair.badge} {scene.sheets[chair.player].lines[number].points}") for chair in scene.chairs
            )
            table.add_row(Text(self.words.say(line.name), "bold"), self.explain(line.name.key), points)
        return table

    def tiles_page(self, scene: Scene) -> RenderableType:
        """Every location on the board: where it is, what is left there, who has its tiles, and what it does."""
        codes = self.codes(scene)
        table = Table.grid(padding=(0, 2, 0, 0))
        for kind in kinds(scene):
            cells = [
                f"{place['cell']} ({place['tiles']})" for place in scene.view["locations"] if place["location"] == kind
            ]
            table.add_row(
                Text(codes[kind], "bold"),
                Text(self.words.name(f"location-{kind}"), "bold"),
                self.texts("tiles-left", cells=", ".join(cells)),
                self.explain(f"location-{kind}"),
            )
        owners = [
            Text.assemble((chair.badge, chair.style), " ", self.owner(chair, seat))
            for seat, chair in zip(scene.view["players"], scene.chairs, strict=True)
        ]
        return Group(table, Text(), *owners)

    def owner(self, chair: Chair, seat: Any) -> str:
        return self.texts("owner", player=chair.title, tiles=self.tiles(seat) or self.texts("no-tiles"))

    def legend_page(self, scene: Scene) -> RenderableType:
        """What the signs on the map mean."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for letter, (key, *_) in GROUNDS.items():
            table.add_row(swatch(ground(letter)), self.words.name(key), self.explain(key))
        table.add_row(swatch(special(f"{self.castle_code()} ", self.castle_code())), *self.named("feature-castle"))
        for kind, code in self.codes(scene).items():
            table.add_row(swatch(special(f"{code}2", code)), *self.named(f"location-{kind}"))
        for chair in scene.chairs:
            table.add_row(swatch(settlement(chair, lit=False, new=False)), chair.title, "")
        table.add_row(swatch(legal("G")), self.texts("legend-legal"), "")
        table.add_row(swatch(settlement(scene.chairs[-1], lit=False, new=True)), self.texts("legend-new"), "")
        return Group(table, Text(self.texts("legend-cells")))

    def named(self, key: str) -> tuple[str, str]:
        return self.words.name(key), self.explain(key)

    def explain(self, key: str) -> str:
        return self.words.help(key) or ""

    def how_to_play(self) -> str:
        return self.texts("how-to-play")

    def aims(self, scene: Scene) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(Text(self.texts("aims-points"), "underline"), "")
        for line in scene.sheets[0].lines:
            table.add_row(Text(f"  {self.words.say(line.name)}", "bold"), self.explain(line.name.key))
        if scene.height < LOW:
            return table
        table.add_row(Text(self.texts("aims-locations"), "underline"), "")
        for kind in kinds(scene):
            table.add_row(Text(f"  {self.words.name(f'location-{kind}')}", "bold"), self.explain(f"location-{kind}"))
        return table

    # -- words -------------------------------------------------------------------------------------------------

    def tell(self, events: Iterable[Event], names: Sequence[str], opening: Any) -> list[Line]:
        return Story(self.words, self.texts, names).tell(events, opening)

    def names(self, scene: Scene) -> dict[str, str]:
        return {fold(self.words.name(f"location-{kind}")): f"tile:{kind}" for kind in kinds(scene)}

    def glossary(self, word: str, scene: Scene) -> str | None:
        """By the name in the player's language, its beginning, or the id."""
        word = fold(word)
        keys = [line.name.key for line in scene.sheets[0].lines]
        keys += [f"location-{kind}" for kind in kinds(scene)]
        keys += [key for key, *_ in GROUNDS.values()] + ["feature-castle"]
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


def layout(scene: Scene) -> tuple[str, bool]:
    """The form of the map, and whether the panel fits beside it."""
    form = scene.form
    if not form:
        tall = scene.height >= HEIGHT + len(scene.chairs) * 2 + 4 + ROOM
        form = WIDE if tall or fits_beside(scene, WIDE) else COMPACT
    if scene.width < WIDTH[form]:
        form = COMPACT
    return form, fits_beside(scene, form)


def fits_beside(scene: Scene, form: str) -> bool:
    return scene.width >= WIDTH[form] + GAP + PANEL


def kinds(scene: Scene) -> list[str]:
    """The kinds of location on this board, in the order of the quadrants."""
    return list(dict.fromkeys(place["location"] for place in scene.view["locations"]))


def swatch(face: Face) -> Text:
    return Text(face.wide, face.style)
