"""What stands beside or below Kingdom Builder's map: points, seats with their tiles and pieces, cards, stocks.

Every part has a short version for low screens; whatever is left out there is on a page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.kingdom_builder.names import card_name
from boardwright.cli.games.kingdom_builder.signs import PIECES, features_of, locations_of, pieces_of
from boardwright.cli.texts import Texts
from boardwright.words import Words

#: From the fullest to the shortest: whether points and seats are told in short.
VERSIONS: Final = ((False, False), (False, True), (True, False), (True, True))
INDENT: Final = 5


class Panel:
    """The parts of the panel for one picture."""

    def __init__(self, words: Words, texts: Texts, codes: Mapping[str, str], scene: Scene) -> None:
        self.words = words
        self.texts = texts
        self.codes = codes
        self.scene = scene
        self.view = scene.view

    def fitting(self, width: int, height: int) -> list[Text]:
        """Everything one below the other, as full as the height allows."""
        lines: list[Text] = []
        for short_scores, short_seats in VERSIONS:
            lines = [*self.scores(width, short_scores), Text(), *self.seats(width, short_seats), Text(), *self.cards()]
            if len(lines) <= height:
                break
        return lines

    # -- points ------------------------------------------------------------------------------------------------

    def scores(self, width: int, short: bool = False) -> list[Text]:
        """Points of everybody, by line of the score sheet, and the settlements left."""
        scene = self.scene
        paid = self.view["players"][0]["paid"]
        rows = [
            (self.line_name(line.name.key, line.id in paid), [sheet.lines[number].points for sheet in scene.sheets])
            for number, line in enumerate([] if short else scene.sheets[0].lines)
        ]
        rows.append((self.texts("points"), [sheet.total for sheet in scene.sheets]))
        rows.append((self.texts("supply"), [seat["supply"] for seat in self.view["players"]]))
        label = 1 + max(len(name) for name, _ in rows)
        each = 4 if label + 4 * len(scene.chairs) <= width else 3
        label = min(label, width - each * len(scene.chairs))
        head = Text(" " * label)
        for chair in scene.chairs:
            head.append(" " * (each - 3)).append(f"{chair.badge:^3}", chair.style)
        lines = [head]
        for name, values in rows:
            line = Text(name)
            line.truncate(label - 1, overflow="ellipsis")
            line.append(" " * (label - line.cell_len) + "".join(f"{value:>3}{' ' * (each - 3)}" for value in values))
            lines.append(line)
        lines[-2].stylize("bold")
        return lines

    def line_name(self, key: str, paid: bool) -> str:
        """What pays; a plus says that it pays during the game."""
        return self.words.name(key) + (" +" if paid else "")

    # -- seats -------------------------------------------------------------------------------------------------

    def seats(self, width: int, short: bool = False) -> list[Text]:
        """Who sits where, with which tiles and what else."""
        lines: list[Text] = []
        for seat in self.view["players"]:
            chair = self.scene.chairs[seat["player"]]
            turn = seat["player"] == self.view["turn"] and not self.scene.over
            line = Text("> " if turn else "  ").append(chair.badge, chair.style)
            name = self.texts("you", player=chair.name) if seat["player"] == self.scene.viewer else chair.title
            line.append(f" {name}", "bold" if turn else "")
            lines.append(line)
            for text in [self.in_short(seat)] if short else [self.tiles(seat), ", ".join(self.holdings(seat))]:
                lines += [Text(" " * INDENT + part) for part in wrap(text, width - INDENT)]
        return lines

    def tiles(self, seat: Any) -> str:
        """A seat's tiles with their state; equal ones are counted. What everybody has is told in the own turn only."""
        tiles = Counter(self.tile(tile) for tile in self.own_tiles(seat))
        return ", ".join(f"{count} {tile}" if count > 1 else tile for tile, count in tiles.items())

    def tile(self, tile: Any) -> str:
        name = self.words.name(f"{tile['group']}-{tile['location']}")
        return self.texts(f"tile-{tile['state']}", location=name)

    def in_short(self, seat: Any) -> str:
        """Tiles by the codes of the map, in brackets when used, with a plus when new; then pieces by their signs."""
        marks = {"used": "({})", "new": "{}+"}
        codes = [marks.get(tile["state"], "{}").format(self.codes[tile["location"]]) for tile in self.own_tiles(seat)]
        signs = self.reserve(seat)
        return " ".join([*codes, *([f"[{signs}]"] if signs else []), *self.more(seat)])

    def own_tiles(self, seat: Any) -> list[Any]:
        turn = seat["player"] == self.view["turn"] and not self.scene.over
        return [tile for tile in seat["tiles"] if turn or tile["group"] != "permanent"]

    def holdings(self, seat: Any) -> list[str]:
        """What a seat has beside settlements and tiles."""
        signs = self.reserve(seat)
        return [*([self.texts("reserve", signs=signs)] if signs else []), *self.more(seat)]

    def more(self, seat: Any) -> list[str]:
        """What lies before a seat and has no sign on the map."""
        found = []
        if seat["aside"]:
            found.append(self.texts("aside", count=seat["aside"]))
        if seat["colonies"]:
            found.append(self.texts("settlement-tiles", count=seat["colonies"]))
        if seat["cards_in_hand"] > 1:
            found.append(self.texts("cards-in-hand", count=seat["cards_in_hand"]))
        return found

    def reserve(self, seat: Any) -> str:
        """The signs of the pieces that are not on the board."""
        left = {
            "warrior": seat["warriors_left"],
            "ship": not seat["ship"],
            "wagon": not seat["wagon"],
            "hall": not seat["hall"],
        }
        here = pieces_of(self.view)
        return "".join(sign * left[name] for name, sign in PIECES.values() if name in here)

    # -- cards and stocks --------------------------------------------------------------------------------------

    def cards(self) -> list[Text]:
        """The terrain cards: laid open, in the own hand, in the deck; and what the Scouts removed."""
        view = self.view
        lines = self.open_cards()
        hand = view["players"][self.scene.viewer]["hand"] if self.scene.viewer is not None else None
        if hand:
            names = self.texts("cards-join").join(card_name(self.words, card) for card in hand)
            lines.append(Text(self.texts("next-cards", count=len(hand), terrains=names)))
        lines.append(Text(self.texts("deck", cards=view["deck"])))
        if view["scouted"]:
            lines.append(Text(self.texts("scouted", terrain=self.words.name(f"terrain-{view['scouted']}"))))
        if view["last_round"] and not self.scene.over:
            lines.append(Text(self.texts("last-round"), "bold"))
        return lines

    def open_cards(self) -> list[Text]:
        """The card played; several, or one with two terrains, are named before the terrain chosen."""
        view = self.view
        played = self.words.name(f"terrain-{view['played']}") if view["played"] else ""
        if list(view["open"]) == [view["played"]]:
            return [Text(self.texts("played", terrain=played), "bold")]
        names = self.texts("cards-join").join(card_name(self.words, card) for card in view["open"])
        lines = [Text(self.texts("open-cards", count=len(view["open"]), terrains=names), "bold")] if names else []
        return [*lines, Text(self.texts("chosen", terrain=played), "bold")] if played else lines

    def stocks(self) -> list[str]:
        """What lies on and beside the board for everybody, a sentence each."""
        view = self.view
        here = locations_of(view)
        found = []
        nomads = [f"{nomad['cell']} {self.words.name('nomad-' + nomad['tile'])}" for nomad in view["nomads"]
                  if nomad["tile"]]  # fmt: skip
        if nomads:
            found.append(self.texts("nomad-tiles", tiles=", ".join(nomads)))
        bonuses = [f"{self.words.name('bonus-' + bonus['id'])} {bonus['left']}" for bonus in view["bonuses"]]
        if bonuses:
            found.append(self.texts("bonus-tiles", tiles=", ".join(bonuses)))
        stocks = (("quarry", "wall", "walls_left"), ("cabin", "scout", "scouts_left"),
                  ("cathedral", "settlement-tile", "settlement_tiles_left"))  # fmt: skip
        left = [f"{self.words.name('piece-' + piece)} {view[field]}" for place, piece, field in stocks if place in here]
        if left:
            found.append(self.texts("stocks", stocks=", ".join(left)))
        return found

    def key(self, width: int) -> list[Text]:
        """The codes of the map with their names, in two columns."""
        names = [f"{self.codes[kind]} {self.words.name(f'location-{kind}')}" for kind in locations_of(self.view)]
        names += [f"{self.codes[kind]} {self.words.name(f'feature-{kind}')}" for kind in features_of(self.view)]
        first = max(14, 1 + max(len(name) for name in names[::2]))
        if first + max((len(name) for name in names[1::2]), default=0) > width:
            return [Text(name) for name in names]
        return [Text(f"{left:<{first}}{right}") for left, right in zip_longest(*[iter(names)] * 2, fillvalue="")]
