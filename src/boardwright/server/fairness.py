"""What the dice of a finished table were bound to, for whoever wants to check their rolls."""

from __future__ import annotations

import asyncio

from boardwright.match.fairness import draws_of
from boardwright.server.protocol import FairnessInfo
from boardwright.server.refuse import Refuse
from boardwright.server.table import Table


async def fairness_of(table: Table) -> FairnessInfo:
    """The secret and every draw. The game is played again for that, beside the loop."""
    given = table.promise
    if given is None:
        raise Refuse("unknown", "this table was opened without a commitment")
    draws = await asyncio.to_thread(draws_of, table.match.record(), table.match.game)
    return FairnessInfo(
        scheme=given.scheme,
        table=given.table,
        seed=str(given.seed),
        known=given.known,
        salt=given.salt,
        commitment=given.commitment,
        sides=[draw.sides for draw in draws],
        outcomes=[draw.outcome for draw in draws],
    )
