"""What a worker process does for people who ask for advice: think about a decision, or about a game that is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boardwright.bots import Seat
from boardwright.bots.hints import Hint, hints
from boardwright.bots.review import Costly, Outlook, costliest, outlooks
from boardwright.match import from_position, replay
from boardwright.match.preview import Helping


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A match that is over, and whose decisions are looked at."""

    record: dict[str, Any]
    seat: int


def find_hints(asked: Helping) -> list[Hint]:
    """The best turns in a position that looks the same to that seat."""
    return hints(Seat(from_position(asked.position, seed=0), asked.seat))


def find_outlooks(reviewed: Reviewed) -> list[Outlook]:
    """How everybody's chances went."""
    return outlooks(replay(reviewed.record))


def find_costliest(reviewed: Reviewed) -> list[Costly]:
    """The decisions of that seat that cost the most."""
    return costliest(replay(reviewed.record), reviewed.seat)
