"""The seats of Coloma's table: what everybody has, and the viewer's own town, hand, canyons and barrels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.coloma.middle import BARRELS
from boardwright.cli.games.coloma.signs import CARDS, NOTHING, STEPS, Signs
from boardwright.cli.layout import flow, wrapped
from boardwright.games.coloma.catalog import CATALOG

BOARDS: Final = {board.id: board.canyons for board in CATALOG.boards}
#: A river in a canyon, a card that can be used now, one that works by itself now, and one that was built in this turn.
RIVER: Final = "~"
USABLE: Final = "*"
WORKS: Final = "+"
FRESH: Final = "^"


class Panel:
    """The seats at one moment."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view

    # -- seats -------------------------------------------------------------------------------------------------

    def seats(self, width: int) -> list[Text]:
        """Who sits where, with points, pieces, wagon, tents and buildings."""
        lines: list[Text] = []
        for seat in self.view["players"]:
            lines += wrapped([self.head(seat), self.pieces(seat), *self.belongings(seat)], width)
        return lines

    def in_short(self, width: int) -> list[Text]:
        """The seats by their badges, with points and pieces only."""
        found = [
            self.head(seat, named=False).append(" ").append_text(self.pieces(seat)) for seat in self.view["players"]
        ]
        return wrapped(found, width, indent=0)

    def head(self, seat: Any, named: bool = True) -> Text:
        player = seat["player"]
        chair = self.scene.actors[player]
        asked = bool(self.scene.options) and player == self.scene.viewer
        text = Text(">" if asked else " ").append(chair.badge, chair.style)
        if named:
            name = self.texts("you", player=chair.name) if player == self.scene.viewer else chair.title
            text.append(f" {name}", "bold" if asked else "")
        return text.append(f" {self.signs.points(self.scene.sheets[player].total)}", "bold")

    def pieces(self, seat: Any) -> Text:
        """Coins, gold, dudes, tents and horses; cards in hand."""
        counts = {"coin": seat["coins"], "gold": seat["gold"], "dude": seat["dudes"], "tent": seat["tents"]}
        text = self.signs.coloured({**counts, "horse": seat["horses"], "card": seat["cards"]})
        if seat["movement"] != seat["horses"]:
            text.append(f" {STEPS}{seat['movement']}")
        return text.append(f" {self.texts('graves', count=seat['graves'])}") if seat["graves"] else text

    def belongings(self, seat: Any) -> list[Text]:
        """Wagon, tents, gunmen, and what is built; the viewer's own things are told below."""
        found = [Text(self.texts("wagon", space=self.signs.space(seat["wagon"])))]
        if seat["events"]:
            found.append(Text(self.texts("event-tents", events=" ".join(seat["events"]))))
        if seat["speciality"]:
            found.append(Text(self.signs.name("speciality", seat["speciality"])))
        if seat["guests"] or seat["beds"]:
            found.append(Text(self.texts("guests", guests=seat["guests"], beds=seat["beds"])))
        if seat["player"] == self.scene.viewer:
            return found
        if seat["river_count"]:
            found.append(Text(self.texts("rivers", count=seat["river_count"])))
        names = [self.signs.name("bridge", bridge) for bridge in seat["bridges"]]
        names += [self.signs.name("card", card["id"]) for card in seat["town"]]
        names += [self.counted(barrel, count) for barrel, count in seat["barrels"].items()]
        used = sum(seat["used_barrels"].values())
        names += [self.texts("used-barrels", count=used)] if used else []
        return found + [Text(name) for name in names]

    def counted(self, barrel: str, count: int) -> str:
        name = self.signs.name("barrel", barrel)
        return f"{name} x{count}" if count > 1 else name

    # -- the own seat ------------------------------------------------------------------------------------------

    def own(self, width: int, short: bool) -> list[Text]:
        """Town, hand, canyons and barrels of the viewer; in short only what there is most to decide about."""
        if self.scene.viewer is None or self.scene.over:
            return []
        seat = self.view["players"][self.scene.viewer]
        hand = [self.card(card, short) for card in seat["hand"]] or [Text(NOTHING)]
        lines = flow(f"{self.texts('hand')} ", hand, width)
        if seat["town"]:
            lines = [*flow(f"{self.texts('town')} ", [self.built(card) for card in seat["town"]], width), *lines]
        if not short:
            lines += flow(f"{self.texts('canyons')} ", self.canyons(seat), width)
        if seat["barrels"] or seat["used_barrels"]:
            lines += flow(f"{self.texts('barrels')} ", self.barrels(seat), width)
        return lines if short else lines + self.deck(seat, width)

    def built(self, card: Mapping[str, Any]) -> Text:
        """A building and its ability, marked if it does something now."""
        mark = USABLE if card["usable"] else FRESH if card["fresh"] else WORKS if card["works"] else ""
        text = Text(f"{mark}{self.signs.name('card', card['id'])}", "bold" if card["usable"] else "")
        return text.append(f" ({self.signs.ability(card['id'])})", "not bold dim")

    def card(self, card: str, short: bool) -> Text:
        """A card of the hand with its costs."""
        lit = f"card:{card}" in self.scene.lit
        text = Text(self.signs.name("card", card), "reverse" if lit else "")
        text.append(f" {self.signs.costs(CARDS[card])}", "not reverse")
        return text if short else text.append(f" ({self.signs.ability(card)})", "not reverse dim")

    def canyons(self, seat: Any) -> list[Text]:
        """Points and reward of each canyon, with its river; then the bridges."""
        found = []
        for number, (canyon, river) in enumerate(zip(BOARDS[seat["board"]], seat["rivers"], strict=True), 1):
            said = RIVER if river else self.signs.effect(canyon.reward)
            found.append(Text(f"{number}: {self.signs.points(canyon.points)} {said}", "" if river else "dim"))
        return found + [Text(self.signs.name("bridge", bridge)) for bridge in seat["bridges"]]

    def barrels(self, seat: Any) -> list[Text]:
        found = [
            Text(self.counted(barrel, count)).append(f" {self.signs.effect(BARRELS[barrel])}", "dim")
            for barrel, count in seat["barrels"].items()
        ]
        used = [self.counted(barrel, count) for barrel, count in seat["used_barrels"].items()]
        return [*found, Text(self.texts("used", barrels=", ".join(used)), "dim")] if used else found

    def deck(self, seat: Any, width: int) -> list[Text]:
        """What the viewer knows of the own deck."""
        if not seat["top"] and not seat["bottom"]:
            return []
        entries = [Text(self.texts("deck-size", count=seat["deck"]))]
        for key, known in (("deck-top", seat["top"]), ("deck-bottom", seat["bottom"])):
            if known:
                entries.append(Text(self.texts(key, cards=self.listed(known)), "dim"))
        return flow(f"{self.texts('deck')} ", entries, width)

    def listed(self, cards: list[str]) -> str:
        return ", ".join(self.signs.name("card", card) for card in cards)
