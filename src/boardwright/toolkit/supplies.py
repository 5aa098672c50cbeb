"""Supplies: what lies in stock, by kind. Whoever takes gets as many as there are; what has no room is lost or stays.

A stock is a list of counts that changes. How many it can hold is a fact of the game, and is handed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: A limit that nobody reaches.
UNLIMITED: Final = 1 << 30


def take(stock: list[int], kind: int, wanted: int) -> int:
    """Take so many, or as many as there are; how many came."""
    taken = min(wanted, stock[kind])
    stock[kind] -= taken
    return taken


def put(stock: list[int], kind: int, count: int, limit: int = UNLIMITED) -> int:
    """Put so many, or as many as there is room for; how many went in. The rest is lost."""
    room = min(count, max(0, limit - stock[kind]))
    stock[kind] += room
    return room


def move(source: list[int], target: list[int], kind: int, wanted: int, limit: int = UNLIMITED) -> int:
    """Move so many, or as many as there are and as there is room for; how many moved. The rest stays."""
    return put(target, kind, take(source, kind, min(wanted, max(0, limit - target[kind]))))


def beyond(stock: Sequence[int], limits: Sequence[int]) -> list[int]:
    """The kinds of which there are fewer than none, or more than there can be; for audits."""
    return [kind for kind, (count, limit) in enumerate(zip(stock, limits, strict=True)) if not 0 <= count <= limit]
