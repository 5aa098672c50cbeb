"""Most settlements beside a cell: how palaces pay, and with the Noblewomen other special cells, too."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import Tally, cells
from boardwright.kernel.scoring import Earning


def majorities(tally: Tally, special: list[int]) -> list[int]:
    """Of those cells, the ones that the player touches at least once and nobody touches with more settlements."""
    return [cell for cell in special if most_beside(tally, NEIGHBOURS[cell])]


def most_beside(tally: Tally, around: int) -> bool:
    mine = (tally.own & around).bit_count()
    return mine > 0 and all((own & around).bit_count() <= mine for own in tally.state.own)


def majority_earnings(tally: Tally, special: list[int], each: int) -> list[Earning]:
    """Each of those cells that pays the player, with the settlements beside it."""
    return [Earning(each, cells(1 << cell | NEIGHBOURS[cell] & tally.own)) for cell in majorities(tally, special)]
