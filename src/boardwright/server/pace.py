"""How often something is done that costs less when more of it is done at once."""

from __future__ import annotations

import asyncio


class Pace:
    """Something begins at once, and again so many seconds later at the earliest: what comes meanwhile goes together."""

    def __init__(self, apart: float) -> None:
        self.apart = apart
        self.due = 0.0

    async def wait(self, hurried: bool = False) -> None:
        """Until it may begin; whoever is hurried begins at once."""
        now = asyncio.get_running_loop().time
        if not hurried and self.due > now():
            await asyncio.sleep(self.due - now())
        self.due = now() + self.apart
