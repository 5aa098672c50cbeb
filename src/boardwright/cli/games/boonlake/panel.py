"""The seats of Boonlake's table: what everybody has, and the viewer's own ranch, levers and hand."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.boonlake.signs import CARDS, GETS, LACKS, NOTHING, PAYABLE, USED, Signs
from boardwright.cli.layout import flow, wrapped
from boardwright.games.boonlake.catalog import CATALOG


class Panel:
    """The seats at one moment."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view

    # -- seats -------------------------------------------------------------------------------------------------

    def seats(self, width: int) -> list[Text]:
        """Who sits where, with points, goods, pieces gone from the board, production, tracks and levers."""
        lines: list[Text] = []
        for seat in self.view["players"]:
            parts = [self.head(seat), self.goods(seat), self.pieces(seat)]
            lines += wrapped(parts if seat["sage"] else [*parts, *self.board(seat)], width)
        return lines

    def in_short(self, width: int) -> list[Text]:
        """The seats by their badges, with points and goods only."""
        found = [
            self.head(seat, named=False)
            .append(" ")
            .append_text(self.goods(seat))
            .append(" ")
            .append_text(self.pieces(seat))
            for seat in self.view["players"]
        ]
        return wrapped(found, width, indent=0)

    def head(self, seat: Any, named: bool = True) -> Text:
        """Badge, name, points so far and what they would be in the end."""
        player = seat["player"]
        chair = self.scene.actors[player]
        asked = bool(self.scene.options) and player == self.scene.viewer
        text = Text(">" if asked else " ").append(chair.badge, chair.style)
        if named:
            name = self.texts("you", player=chair.name) if player == self.scene.viewer else chair.title
            text.append(f" {name}", "bold" if asked else "")
        return text.append(f" {self.signs.points(seat['vp'])}", "bold").append(f" ({seat['total']})", "not bold")

    def goods(self, seat: Any) -> Text:
        if seat["sage"]:
            return Text()
        counts = {"coin": seat["coins"], "card": seat["cards"], "inhabitant": seat["ranch"], "vase": seat["vases"]}
        return self.signs.coloured(counts)

    def pieces(self, seat: Any) -> Text:
        """Houses, villages and cattle gone from the board."""
        counts = {"house": seat["houses"], "village": seat["villages"], "cattle": seat["cattle"]}
        return Text(" ".join(f"{self.signs.pieces[kind]}{count}" for kind, count in counts.items()))

    def board(self, seat: Any) -> list[Text]:
        """Production and canoes, tracks, levers that are up, played cards, the next income."""
        found = [Text(self.production(seat)), Text(self.tracks(seat))]
        placed = [self.lever(lever) for lever in seat["levers"] if lever["placed"]]
        if placed:
            found.append(Text(self.texts("levers-short", levers=" ".join(placed))))
        if seat["played"]:
            found.append(Text(self.texts("played", count=len(seat["played"]))))
        return [*found, Text(self.texts("income", goods=self.income(seat)))]

    def production(self, seat: Any) -> str:
        """What is produced, and what the canoes add: ``2W1C+WI``."""
        canoes = "".join(self.signs.letters[kind] for kind in seat["canoes"])
        return f"{self.signs.resources(seat['works']) or NOTHING}+{canoes}"

    def tracks(self, seat: Any) -> str:
        signs = self.signs.goods_signs
        return f"{signs['coin_step']}{seat['coin_steps']} {signs['card_step']}{seat['card_steps']}"

    def lever(self, lever: Any) -> str:
        return f"{USED if lever['used'] else ''}{lever['id']}"

    def income(self, seat: Any) -> str:
        income = seat["income"]
        return self.signs.amounts({"coin": income["coins"], "card": income["cards"], "vp": income["vp"]}) or NOTHING

    # -- the own seat ------------------------------------------------------------------------------------------

    def own(self) -> Any | None:
        """The viewer's seat, while there is anything to decide."""
        if self.scene.viewer is None or self.scene.over:
            return None
        return self.view["players"][self.scene.viewer]

    def hand(self, width: int, short: bool = False) -> list[Text]:
        """The cards with cost, effect and points; in short without what they do."""
        seat = self.own()
        if seat is None:
            return []
        cards = [self.card(card, short) for card in seat["hand"]] or [Text(NOTHING)]
        return flow(f"{self.texts('hand')} ", cards, width)

    def card(self, card: Any, short: bool) -> Text:
        """A card of the hand: marked if it can be paid, with what is missing if not."""
        entry = CARDS[card["id"]]
        lit = f"card:{card['id']}" in self.scene.lit
        mark = PAYABLE if card["payable"] else ""
        text = Text(f"{mark}{self.signs.name('card', card['id'])}", "reverse" if lit else "")
        text.append(f" {self.signs.type(entry.type)} {self.signs.cost(entry, card['price'])}", "not reverse")
        if not short:
            text.append(f" ({self.gives(card['id'])})", "not reverse dim")
        missing = card["missing"]
        return text.append(f" {self.texts(LACKS[missing])}", "not reverse dim") if missing else text

    def gives(self, card: str) -> str:
        """What a card does, and its points."""
        entry = CARDS[card]
        key = {"end": "at-end", "permanent": "always"}.get(entry.timing)
        said = self.signs.effect(entry.effect)
        said = self.texts(key, effect=said) if key else said
        return f"{said} {self.signs.points(entry.points)}" if entry.points else said

    def ranch(self, width: int) -> list[Text]:
        """The own levers with prices or marks, the next rows of the board, and steps of the tracks."""
        seat = self.own()
        if seat is None:
            return []
        lines = flow(f"{self.texts('ranch')} ", self.recesses(seat), width)
        return lines + flow(f"{self.texts('levers')} ", [self.slot(lever) for lever in seat["levers"]], width)

    def recesses(self, seat: Any) -> list[Text]:
        """What the next piece of each kind would pay in a scoring, the next steps, and the supply."""
        found = [
            Text(self.texts("supply", count=seat["supply"])),
            Text(self.texts("income", goods=self.income(seat))),
        ]
        for kind, count in (("house", seat["houses"]), ("village", seat["villages"]), ("cattle", seat["cattle"])):
            rows = [recess for recess in CATALOG.recesses if recess.piece == kind]
            if count < len(rows):
                pays = self.signs.amounts({"coin": rows[count].coin, "vp": rows[count].vp})
                found.append(Text(f"{self.signs.pieces[kind]}{count + 1}{GETS}{pays}", "dim"))
        tracks = (("coin", CATALOG.coin_track, seat["coin_steps"]), ("card", CATALOG.card_track, seat["card_steps"]))
        for good, track, step in tracks:
            if step + 1 < len(track):
                entry = track[step + 1]
                pays = self.signs.amounts({good: entry.income, "vp": entry.vp})
                gift = self.signs.effect(entry.reward)
                sign = self.signs.goods_signs[f"{good}_step"]
                found.append(Text(f"{sign}{step + 1}{GETS}{pays}{f' ({gift})' if gift else ''}", "dim"))
        return found

    def slot(self, lever: Any) -> Text:
        """A lever that is up, used, or to be bought for its price."""
        said = f"{lever['id']} {self.signs.lever(lever['id'])}"
        if lever["placed"]:
            return Text(f"{USED}{said}", "dim") if lever["used"] else Text(f"{PAYABLE}{said}", "bold")
        return Text(f"{said} ({self.signs.amount('coin', lever['price'])})", "dim")
