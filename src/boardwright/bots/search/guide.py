"""Who may guide a search.

Not compiled: it is asked once a decision, and may be anything.
"""

from __future__ import annotations

from typing import Protocol

from boardwright.bots.seat import Seat


class Guide(Protocol):
    """Somebody who knows more about options than the game's advice does, such as a network."""

    def promises(self, seat: Seat) -> dict[int, float]:
        """By option how promising it is; all together 1."""
