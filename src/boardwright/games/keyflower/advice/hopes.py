"""What an effect under way may still bring, so that half a turn can be judged like a whole."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.keyflower.advice.outlook import Outlook
from boardwright.games.keyflower.advice.worth import SKILL, STEP, USE_WORTH
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.state import TILES, WINTER
from boardwright.games.keyflower.steps.effects import PaySkill, PayWorker, TakeResource
from boardwright.games.keyflower.steps.ending import Lay
from boardwright.games.keyflower.steps.transport import COSTS, Pay, PayAnySkill, Transport
from boardwright.games.keyflower.village import ROAD
from boardwright.kernel.steps import Step

#: Tiles with many roads are looked at first: others can follow them.
FIRST: Final = 0.001
#: A resource to be chosen, and an upgrade being paid for.
CHOSEN: Final = 0.9
PAID: Final = 4.0
#: How much of a step's worth is left when nothing better is known of it.
CARRYING: Final = 0.55
#: Steps left over are no worth, but of two ways to the same end the one that leaves more of them is followed first.
UNUSED: Final = 0.01
#: By tile, the skills that its upgrade costs.
SKILLS_PAID: Final = [0 if cost is None else sum(cost.skills) + cost.any_skill for cost in COSTS]


def hope(outlook: Outlook, step: Step[Any]) -> float:
    """What the effect under way may still bring."""
    if isinstance(step, Transport):
        return transport_hope(outlook, step.steps, step.upgrades)
    if isinstance(step, (PayWorker, PaySkill)):
        state = outlook.state
        return USE_WORTH[step.tile][state.upgraded >> step.tile & 1] * (1.0 if outlook.season < WINTER else 0.5)
    if isinstance(step, TakeResource):
        return CHOSEN
    if isinstance(step, (Pay, PayAnySkill)):
        return PAID
    if isinstance(step, Lay):
        return FIRST * (CATALOG.tiles[step.tile].edges.count(ROAD) + step.tile / TILES)
    return 0.0


def transport_hope(outlook: Outlook, steps: int, upgrades: int) -> float:
    """Upgrades within reach turn from plans into points; other steps bring resources nearer."""
    value = 0.0
    useful = 0
    for target in sorted(outlook.estate.targets, key=lambda t: t.plan - t.gain):
        if upgrades and not target.lacking and target.steps <= steps:
            value += target.gain - target.plan - SKILL[outlook.season] * SKILLS_PAID[target.tile]
            steps -= target.steps
            upgrades -= 1
        else:
            useful += target.steps
    if steps and outlook.estate.steps:
        value += outlook.estate.stores * min(steps / outlook.estate.steps, 1.0)
        steps = max(steps - outlook.estate.steps, 0)
    return value + CARRYING * STEP * min(steps, useful) + UNUSED * steps
