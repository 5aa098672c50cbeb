"""A referee who recounts from the log what is paid during a game, and where the markers of the Mayors go.

Written from the ledger (KB-11.63 to KB-11.75, KB-12.20, KB-14.68 to KB-14.79), with the geometry of the slow scorer: it
keeps its own board, goes through the events one by one and asks at each what the cards would pay now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from boardwright.kernel.messages import Event, Message
from tests.games.kingdom_builder.slow_scoring import PAID_IN_PLAY, Table, around, neighbours, on_board, quadrant_of

PUT = ("put-warrior", "put-ship", "put-wagon")
OFF = ("took-back-warrior", "took-back-ship", "took-back-wagon", "set-aside")


class Referee:
    """Sits at a table from its first decision on."""

    def __init__(self, view: Any) -> None:
        players = len(view["players"])
        self.cards: list[str] = view["cards"]
        self.letters = Table(view).letters
        self.own: list[set[str]] = [set() for _ in range(players)]
        self.blocked: set[str] = set()  #: walls and scout tokens
        self.supply = [player["supply"] for player in view["players"]]
        self.rows: dict[int, int] = {}  #: who has marked a row
        self.paid: list[Counter[str]] = [Counter() for _ in range(players)]
        self.announced: list[Counter[str]] = [Counter() for _ in range(players)]
        self.quadrants: set[str] = set()
        self.laid: list[str] = []
        self.on_marsh = False
        self.set_aside = 0  #: settlements that this mandatory action places on top of the usual number
        self.heard: Counter[str] = Counter()

    def follow(self, before: Any, action: str, events: Sequence[Event], after: Any) -> None:
        """One decision: the table before it, what was done, what happened, and the table after it."""
        if action == "end-turn":
            self.end_turn(before)
        for event in events:
            self.hear(event, before)
        if action == "end-turn":
            self.set_aside = after["players"][after["turn"]]["aside"]
        if after["placed"] == before["placed"] + 1 and after["turn"] == before["turn"]:
            self.laid.append(action.split()[1])
            if len(self.laid) == 1:
                self.on_marsh = before["played"] == "marsh"  # two settlements are usual, not three
            if len(self.laid) == 3 and in_line(self.laid) and not self.on_marsh and self.can_go_on(after):
                self.pay(before["turn"], "families", 2)
        self.supply = [player["supply"] for player in after["players"]]

    def can_go_on(self, view: Any) -> bool:
        """Whether there is a settlement for each that the mandatory action places after its third."""
        waiting = max(0, self.set_aside - 3)
        return bool(view["players"][view["turn"]]["supply"] + waiting >= self.set_aside)

    def end_turn(self, view: Any) -> None:
        self.pay(view["turn"], "rovers", len(self.quadrants))
        self.blocked -= set(view["scouts"])
        self.quadrants = set()
        self.laid = []

    def hear(self, event: Event, view: Any) -> None:
        kind = event.kind
        args: dict[str, Any] = dict(event.args)
        self.heard[kind] += 1
        if kind == "built":
            self.supply[args["player"]] = args["left"]
            self.placed(view, args["player"], [args["cell"]])
        elif kind in PUT:
            self.placed(view, args["player"], [args["cell"]])
        elif kind == "put-hall":
            self.placed(view, args["player"], [args["cell"], *neighbours(args["cell"])])
        elif kind == "moved":
            self.own[args["player"]].remove(args["origin"])
            self.own[args["player"]].add(args["cell"])
            self.mark(args["player"], args["cell"])
        elif kind in OFF:
            self.own[args["player"]].remove(args["cell"])
        elif kind == "struck":
            self.own[args["victim"]].remove(args["cell"])
        elif kind == "repeated" and args["location"] == Message("location-cabin"):
            self.blocked -= set(view["scouts"])
        elif kind in ("put-wall", "put-scout"):
            self.blocked.add(args["cell"])
        elif kind == "nomad-gained" and args["location"] == Message("nomad-treasure"):
            self.paid[args["player"]]["treasure"] += 3
        elif kind == "paid":
            self.announced[args["player"]][args["source"].key] += args["points"]

    def placed(self, view: Any, player: int, cells: list[str]) -> None:
        """A piece has come onto the board, with one cell or several."""
        if player != view["turn"]:
            self.heard["answered"] += 1
        self.own[player] |= set(cells)
        others = set().union(*(own for seat, own in enumerate(self.own) if seat != player))
        occupied = set().union(self.blocked, *self.own)
        for cell in cells:
            same = {near for near in neighbours(cell) if self.letters.get(near) == self.letters[cell]}
            if same <= occupied:
                self.pay(player, "shepherds", 2)
            if neighbours(cell) & others:
                self.pay(player, "ambassadors", 1)
            if player == view["turn"] and on_board(cell):
                self.quadrants.add(quadrant_of(cell))
            self.mark(player, cell)

    def mark(self, player: int, cell: str) -> None:
        """The Mayors: has that cell completed a row without a marker?"""
        row = int(cell[1:])
        in_row = [own for own in self.own[player] if on_board(own) and int(own[1:]) == row]
        open_row = "mayors" in self.cards and on_board(cell) and row not in self.rows
        if open_row and len(in_row) >= 4 and self.supply[player]:
            self.rows[row] = player
            self.supply[player] -= 1

    def pay(self, player: int, card: str, points: int) -> None:
        if card in self.cards:
            self.paid[player][card] += points

    def agrees(self, view: Any) -> bool:
        """Whether the table has paid and marked what the referee would, and has said so."""
        for seat, player in enumerate(view["players"]):
            paid = {line: points for line, points in player["paid"].items() if points}
            markers = [row for row, owner in sorted(self.rows.items()) if owner == seat]
            announced = {card: self.announced[seat][f"card-{card}"] for card in PAID_IN_PLAY}
            assert paid == {line: points for line, points in self.paid[seat].items() if points}, (seat, paid)
            assert list(player["markers"]) == markers, (seat, markers)
            assert all(announced[card] == self.paid[seat][card] for card in PAID_IN_PLAY), (seat, announced)
        return True


def in_line(cells: list[str]) -> bool:
    """Whether three cells stand side by side in a straight line, in whatever order."""
    for start in cells:
        for way, following in around(start).items():
            if following in cells and around(following)[way] in cells:
                return True
    return False
