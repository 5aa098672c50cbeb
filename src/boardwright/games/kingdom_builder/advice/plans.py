"""Progress towards what pays late: links and the like, rows of the Mayors, tasks."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.advice.gains import FULL_ROW, unmarked_rows
from boardwright.games.kingdom_builder.advice.prospect import Prospect
from boardwright.games.kingdom_builder.advice.tasks import PROGRESS

#: What a row that lacks one or two settlements is worth, as a share of the Mayors' points.
ROW_SHARES: Final = (0.0, 0.5, 0.2)


def plans(prospect: Prospect) -> float:
    """Everything under way, as long as there are turns to go on with it."""
    if not prospect.turns:
        return 0.0
    outlook = prospect.outlook
    value = outlook.standing(prospect.state, prospect.player).plans
    if "mayors" in outlook.cards:
        value += outlook.each["mayors"] * rows_begun(prospect)
    for name in outlook.tasks:
        done = PROGRESS[name](prospect)
        value += outlook.each[name] * done * done
    return value


def rows_begun(prospect: Prospect) -> float:
    """Rows without a marker that need one or two settlements more, and have room for them."""
    value = 0.0
    for row in unmarked_rows(prospect):
        missing = FULL_ROW - (prospect.own & row).bit_count()
        if 0 < missing < len(ROW_SHARES) and (prospect.land & row).bit_count() >= missing:
            value += ROW_SHARES[missing]
    return value
