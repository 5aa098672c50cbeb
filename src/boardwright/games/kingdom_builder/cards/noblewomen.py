"""Noblewomen: most settlements beside castles, locations and nomad cells."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import Board
from boardwright.games.kingdom_builder.cards.card import Card, Tally
from boardwright.games.kingdom_builder.cards.majority import majorities, majority_earnings
from boardwright.kernel.scoring import Earning


class Noblewomen(Card):
    """Castles, locations and nomad cells pay as palaces do: five points to everybody with most settlements there."""

    def points(self, tally: Tally) -> int:
        return self.each * len(majorities(tally, courts(tally.board)))

    def earnings(self, tally: Tally) -> list[Earning]:
        return majority_earnings(tally, courts(tally.board), self.each)


def courts(board: Board) -> list[int]:
    """The special cells that are no palaces; a castle under a capitol is one of them, once."""
    return board.castles + board.locations + board.nomads
