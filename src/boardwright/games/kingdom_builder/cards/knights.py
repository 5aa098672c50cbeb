"""Knights: many settlements in one row."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import PerCell, Tally


class Knights(PerCell):
    """Two points for each settlement in the row where the player has most; of several rows, the topmost."""

    def paid(self, tally: Tally) -> int:
        best = 0
        for row in tally.rows():
            inside = tally.own & row
            if inside.bit_count() > best.bit_count():
                best = inside
        return best
