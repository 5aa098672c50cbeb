"""The seats of Keyflower's table: what everybody can see of them, and what is behind the viewer's own screen."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.keyflower.marks import Marks
from boardwright.cli.games.keyflower.signs import Signs, count_all
from boardwright.cli.layout import wrapped


class Panel:
    """The seats at one moment."""

    def __init__(self, signs: Signs, marks: Marks, scene: Scene) -> None:
        self.signs = signs
        self.marks = marks
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view

    def below(self, width: int, short: bool) -> list[Text]:
        """The seats, then the own hand."""
        return [*(self.in_short(width) if short else self.seats(width)), *self.hand(width)]

    # -- seats -------------------------------------------------------------------------------------------------

    def seats(self, width: int) -> list[Text]:
        """Who sits where, with the points so far, workers, skills and goods."""
        lines: list[Text] = []
        for seat in self.view["players"]:
            player = seat["player"]
            chair = self.scene.chairs[player]
            turn = self.decides(player)
            head = Text("> " if turn else "  ").append(chair.badge, chair.style)
            name = self.texts("you", player=chair.name) if player == self.scene.viewer else chair.title
            head.append(f" {name}", "bold" if turn else "")
            head.append(f" {self.texts('points', points=self.scene.sheets[player].total)}", "bold")
            lines += wrapped([head, *self.belongings(seat)], width)
        return lines

    def decides(self, player: int) -> bool:
        """Whether the seat is asked, as far as the viewer knows."""
        asked = self.scene.viewer if self.scene.options else self.view["turn"]
        return player == asked and not self.scene.over

    def in_short(self, width: int) -> list[Text]:
        """The seats one after the other, by their badges."""
        found: list[Text] = []
        for seat in self.view["players"]:
            player = seat["player"]
            chair = self.scene.chairs[player]
            text = Text(">" if self.decides(player) else " ").append(chair.badge, chair.style)
            text.append(f" {self.texts('points', points=self.scene.sheets[player].total)}", "bold")
            text.append(f" {seat['workers']}{self.texts('sign-worker')} {seat['skills']}{self.texts('sign-skill')}")
            goods = self.signs.goods(count_all(seat["village"]))
            found.append(text.append(" ").append_text(goods) if goods else text)
        return wrapped(found, width, indent=0)

    def belongings(self, seat: Any) -> list[Text]:
        """What everybody knows of a seat; the own pieces are told with the hand."""
        found: list[Text] = []
        if seat["player"] != self.scene.viewer:
            found.append(self.pieces("workers", seat["workers"], self.signs.workers(seat["colours"] or seat["known"])))
            found.append(
                self.pieces("skills", seat["skills"], self.signs.skills(seat["skill_kinds"] or seat["known_skills"]))
            )
        goods = self.signs.goods(count_all(seat["village"]))
        if goods:
            found.append(goods)
        if seat["player"] != self.scene.viewer and seat["winter_count"] and not self.scene.over:
            found.append(Text(self.texts("winter-count", count=seat["winter_count"])))
        if seat["powers"]:
            found += [Text(self.texts(f"power-{power}")) for power in seat["powers"]]
        return found

    def pieces(self, key: str, count: int, known: Text) -> Text:
        """A number of pieces, and those of them that everybody has seen."""
        text = Text(self.texts(key, count=count))
        return text.append(" (").append_text(known).append(")") if known else text

    # -- the own seat ------------------------------------------------------------------------------------------

    def hand(self, width: int) -> list[Text]:
        """What is behind the viewer's screen, groups that are free to move, and tiles to come."""
        if self.scene.viewer is None or self.scene.over:
            return []
        seat = self.view["players"][self.scene.viewer]
        parts = [Text(self.texts("behind-screen"), "bold").append(" ").append_text(self.screen(seat))]
        if seat["free_groups"]:
            groups = Text(" ").join(self.signs.group(self.view, tile) for tile in seat["free_groups"])
            parts.append(Text(f"{self.texts('free-groups')} ").append_text(groups))
        if seat["winter"]:
            first, *others = self.winter(seat)
            parts += [Text(f"{self.texts('winter-tiles')} {first}"), *(Text(tile) for tile in others)]
        for key in ("won", "stranded"):
            if seat[key]:
                names = ", ".join(self.signs.tile(tile) for tile in seat[key])
                parts.append(Text(f"{self.texts('to-lay' if key == 'won' else 'fits-nowhere')} {names}"))
        return wrapped(parts, width, indent=2)

    def screen(self, seat: Any) -> Text:
        workers = self.signs.workers(seat["colours"])
        skills = self.signs.skills(seat["skill_kinds"])
        both = [text for text in (workers, skills) if text]
        return Text("  ").join(both) if both else Text("-")

    def winter(self, seat: Any) -> list[str]:
        """The winter tiles in hand; those chosen for the auction have a plus."""
        chosen = seat["offered"] or ()
        return [
            f"{'+' if tile in chosen else ''}{self.signs.tile(tile)} {self.marks.effect(tile)}"
            for tile in seat["winter"]
        ]
