"""Rangers: rows with a lone settlement."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import PerCell, Tally


class Rangers(PerCell):
    """Two points for each row with exactly one own settlement."""

    def paid(self, tally: Tally) -> int:
        found = 0
        for row in tally.rows():
            inside = tally.own & row
            if inside.bit_count() == 1:
                found |= inside
        return found
