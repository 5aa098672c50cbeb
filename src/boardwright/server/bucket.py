"""What one address may ask for: so much at once and in the long run (buckets), and so much at a time (places)."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

#: Addresses that have a bucket of their own; the ones seen last are remembered.
REMEMBERED: Final = 1000


class Bucket:
    """Fills up by ``rate`` a second to at most ``burst``; every message takes one out."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = monotonic()

    def take(self) -> bool:
        """Whether there was one left to take."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether there was one left for that address."""
        bucket = self.by_address.setdefault(address, Bucket(self.rate, self.burst))
        self.by_address.move_to_end(address)
        if len(self.by_address) > REMEMBERED:
            self.by_address.popitem(last=False)
        return bucket.take()


class Places:
    """So many at a time from each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str) -> Iterator[bool]:
        """A place for as long as it is needed; false where none was left."""
        free = self.taken[address] < self.most
        self.taken[address] += 1
        try:
            yield free
        finally:
            self.taken[address] -= 1
            if not self.taken[address]:
                del self.taken[address]
