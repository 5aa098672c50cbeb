"""A token bucket: so many messages at once, so many a second in the long run."""

from __future__ import annotations

from collections import OrderedDict
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
