"""Work that somebody's request causes and that may take long: looking back, reading saved games.

It is done in worker processes, so that nobody's play waits for it, and within limits: so much time for each, so many at
once for each address. What was worked out is remembered for a while.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from boardwright.server.refuse import Refuse
from boardwright.server.thinkers import NoAnswer, Thinkers
from boardwright.server.turns import Asker

#: Worker processes, started when they are needed; seconds that an errand may take.
WORKERS: Final = 2
PATIENCE: Final = 20.0
#: Errands that may be under way for one address, and for all of them.
EACH: Final = 8
ALL: Final = 200
#: Answers that are remembered.
REMEMBERED: Final = 200

J = TypeVar("J")
R = TypeVar("R")


class Errands:
    """The worker processes that do them, and what has come of them lately."""

    def __init__(self) -> None:
        self.workers = Thinkers(WORKERS, PATIENCE, strict=True)
        self.under_way: Counter[str] = Counter()
        self.found: OrderedDict[Hashable, Any] = OrderedDict()

    async def run(self, asker: Asker, work: Callable[[J], R], job: J) -> R:
        """What comes of a job; refused where its address has too many under way, and when it takes too long."""
        if self.under_way[asker.address] >= EACH or self.under_way.total() >= ALL:
            raise Refuse("too_fast", "much of what you have asked for is still being worked out; wait a moment")
        self.under_way[asker.address] += 1
        try:
            return await self.workers.run(work, job, asker)
        except NoAnswer as problem:
            raise Refuse("illegal", "this takes too long to be worked out") from problem
        finally:
            self.under_way[asker.address] -= 1
            if not self.under_way[asker.address]:
                del self.under_way[asker.address]

    async def once(self, key: Hashable, asker: Asker, work: Callable[[J], R], prepare: Callable[[], J]) -> R:
        """The same, remembered under that name; the job is prepared only where nothing is."""
        if key not in self.found:
            found = await self.run(asker, work, prepare())
            self.found[key] = found
            if len(self.found) > REMEMBERED:
                self.found.popitem(last=False)
        else:
            self.found.move_to_end(key)
        known: R = self.found[key]
        return known

    def close(self) -> None:
        self.workers.close()
