"""What a player who has begun something has shown to hold: enough to finish it, or it could not have been begun.

Groups that were outbid lie open and may help in several ways. But for one colour all ways ask for the same workers, so
the way that takes the fewest is part of every other: who could go another way could go this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from boardwright.games.keyflower.auction import MOST_ON_TILE, least_bid
from boardwright.games.keyflower.hands import Hands
from boardwright.games.keyflower.prices import Price, price_of, worker_payable
from boardwright.games.keyflower.state import (
    ANY,
    NO_SKILLS,
    NOTHING,
    Four,
    KeyflowerState,
    Three,
    changed,
    changed3,
    one_of,
    total,
)
from boardwright.games.keyflower.steps.effects import PayWorker
from boardwright.games.keyflower.steps.gather import GatherBid, GatherMixed, GatherUse
from boardwright.games.keyflower.steps.transport import Pay
from boardwright.kernel.steps import Step


def skills_needed(state: KeyflowerState, step: Step[Any]) -> Three:
    """The skills of named kinds that the step's player must have; everybody sees how many there are in all."""
    if isinstance(step, Pay):
        return step.skills
    if isinstance(step, (GatherUse, GatherMixed)):
        skill = price_of(state, step.tile).skill
        if skill >= 0:
            return changed3(NO_SKILLS, skill, 1)
    return NO_SKILLS


def workers_needed(state: KeyflowerState, step: Step[Any]) -> Four:
    """The fewest workers behind the screen with which the step's player can finish what is begun."""
    if isinstance(step, GatherBid):
        reach = Hands(state, step.who).reach(step.colour, step.tile) - state.screen[step.who][step.colour]
        return one_of(step.colour, max(least_bid(state, step.tile, step.who) - reach, 0))
    if isinstance(step, (GatherUse, GatherMixed)):
        return min(ways_to_use(state, step), key=total)
    if isinstance(step, PayWorker):
        price, hands = price_of(state, step.tile), Hands(state, step.who)
        return min(with_price(price, hands, 0, NOTHING, 0), key=total)
    return NOTHING


def ways_to_use(state: KeyflowerState, step: GatherUse | GatherMixed) -> Iterator[Four]:
    hands = Hands(state, step.who)
    least, most = state.last_use[step.tile] + 1, MOST_ON_TILE - state.crowd[step.tile]
    price = price_of(state, step.tile)
    colour = step.colour if isinstance(step, GatherUse) else ANY
    sent = step.workers if isinstance(step, GatherMixed) else NOTHING
    for taken in joined(hands, colour, step.tile, step.taken):
        size = hands.size(taken) + total(sent)
        more = max(least - size, 0)
        if size <= most and colour == ANY:
            yield from with_price(price, hands, taken, sent, more)
        elif size <= most:
            yield from with_price(price, hands, taken, one_of(colour, more), 0)


def joined(hands: Hands, colour: int, tile: int, taken: int) -> Iterator[int]:
    """The sets of groups that could be taken along in the end."""
    more = hands.can_join(colour, tile, taken)
    for number in range(len(more) + 1):
        for tiles in combinations(more, number):
            yield taken | sum(1 << other for other in tiles)


def with_price(price: Price, hands: Hands, taken: int, workers: Four, others: int) -> Iterator[Four]:
    """Those workers, and the one that pays if no group does, as long as ``others`` of any colour are left besides.

    A worker of any colour need not be named: everybody sees how many there are.
    """
    if not worker_payable(price, NOTHING, hands.groups, taken):
        if price.worker >= 0:
            workers = changed(workers, price.worker, 1)
        else:
            others += 1
    if total(hands.screen) >= total(workers) + others:
        yield workers
