"""Dealing anew what somebody cannot know: bag, pile, and what is behind screens and in hands.

What everybody knows is dealt first, then what has been shown by beginning something, then the rest by chance. Each
piece is drawn so that all others can still be dealt. The true hands show that it can be done, and nothing more of them
is used.
"""

from __future__ import annotations

from typing import Any

from boardwright.games.keyflower.knowledge import at_least, pairs_of
from boardwright.games.keyflower.needs import skills_needed, workers_needed
from boardwright.games.keyflower.setup import WINTER_TILES
from boardwright.games.keyflower.state import COLOURS, GREEN, SKILLS, Four, KeyflowerState, changed3, plus, plus3, total
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.kernel.dice import Dice, choose
from boardwright.kernel.flow import deciding
from boardwright.kernel.steps import Step
from boardwright.toolkit.counts import draw


def determinize(state: KeyflowerState, player: int | None, dice: Dice) -> KeyflowerState:
    """A copy in which everything the player cannot know is dealt anew; a spectator, None, knows what is public."""
    copy = state.clone()
    hidden = [seat for seat in range(state.players) if seat != player]
    begun = [step for step in deciding(state) if step.who != player]
    deal_workers(copy, hidden, begun, dice)
    deal_skills(copy, hidden, begun, dice)
    deal_winter_tiles(copy, hidden, dice)
    return copy


# -- workers ---------------------------------------------------------------------------------------------------


class Unseen:
    """The workers of a seat that nobody has seen: ``early`` ones were drawn when there was no green one to draw."""

    __slots__ = ("early", "late", "seat")

    def __init__(self, state: KeyflowerState, seat: int) -> None:
        self.seat = seat
        self.late = state.unseen_green[seat]
        self.early = total(state.screen[seat]) - total(state.known[seat]) - self.late


def deal_workers(copy: KeyflowerState, hidden: list[int], begun: list[Step[Any]], dice: Dice) -> None:
    """Other workers for those seats, wherever nobody has seen them."""
    hands = [Unseen(copy, seat) for seat in hidden]
    needed = {step.who: workers_needed(copy, step) for step in begun}
    bag = copy.bag
    for seat in hidden:
        screen, known = copy.screen[seat], copy.known[seat]
        for colour in range(COLOURS):
            bag[colour] += screen[colour] - known[colour]
        copy.screen[seat] = known
    for hand in hands:
        if hand.seat in needed:
            show_workers(copy, hand, needed[hand.seat])
    greens = bag[GREEN]
    bag[GREEN] = 0
    for hand in hands:
        copy.screen[hand.seat] = plus(copy.screen[hand.seat], copy.draw_workers(hand.early, dice))
    bag[GREEN] = greens
    for hand in hands:
        copy.screen[hand.seat] = plus(copy.screen[hand.seat], copy.draw_workers(hand.late, dice))


def show_workers(copy: KeyflowerState, hand: Unseen, needed: Four) -> None:
    """Workers that the hand has shown to have are dealt, as far as nobody has seen them; green ones came late."""
    known = copy.known[hand.seat]
    row = [max(needed[colour] - known[colour], 0) for colour in range(COLOURS)]
    copy.screen[hand.seat] = plus(known, (row[0], row[1], row[2], row[3]))
    for colour in range(COLOURS):
        copy.bag[colour] -= row[colour]
    early = min(hand.early, sum(row) - row[GREEN])
    hand.early -= early
    hand.late -= sum(row) - early


# -- skills ----------------------------------------------------------------------------------------------------


class Doubt:
    """Skills of a seat still to be dealt: ``left`` in all, and of each two kinds at least ``pairs``."""

    __slots__ = ("left", "pairs", "seat")

    def __init__(self, seat: int, left: int, pairs: list[int]) -> None:
        self.seat = seat
        self.left = left
        self.pairs = pairs

    def take(self, skill: int) -> None:
        """One of that kind is dealt."""
        self.left -= 1
        for out in range(SKILLS):
            if out != skill and self.pairs[out]:
                self.pairs[out] -= 1


def deal_skills(copy: KeyflowerState, hidden: list[int], begun: list[Step[Any]], dice: Dice) -> None:
    """Other skills for those seats: those known of a kind, then those known of two kinds, then any."""
    hands: list[Doubt] = []
    for seat in hidden:
        held = copy.skills[seat]
        count = sum(held)
        if not count:
            continue
        known = copy.known_skills[seat]
        for step in begun:
            if step.who == seat:
                known = at_least(known, skills_needed(copy, step))
        kinds, pairs, sums = known.kinds, known.pairs, pairs_of(known.kinds)
        for skill in range(SKILLS):
            copy.pile[skill] += held[skill] - kinds[skill]
        copy.skills[seat] = kinds
        hands.append(Doubt(seat, count - sum(kinds), [pairs[out] - sums[out] for out in range(SKILLS)]))
    for hand in hands:
        while any(hand.pairs):
            settle_doubt(copy, hand, hands, dice)
    for hand in hands:
        copy.skills[hand.seat] = plus3(copy.skills[hand.seat], copy.draw_skills(hand.left, dice))


def settle_doubt(copy: KeyflowerState, hand: Doubt, hands: list[Doubt], dice: Dice) -> None:
    """One skill of a pair that is known is dealt: of the kinds that leave everybody what is known, one by chance."""
    out = next(out for out in range(SKILLS) if hand.pairs[out])
    pile = copy.pile
    able = [pile[skill] if skill != out and leaves_enough(pile, hand, skill, hands) else 0 for skill in range(SKILLS)]
    skill = draw(able, dice)
    pile[skill] -= 1
    hand.take(skill)
    copy.skills[hand.seat] = changed3(copy.skills[hand.seat], skill, 1)


def leaves_enough(pile: list[int], hand: Doubt, skill: int, hands: list[Doubt]) -> bool:
    """Whether all that is known can still be dealt when that hand gets a skill of that kind.

    The hand must have room for what is known of the other two kinds. A pair that this skill does not help must be in
    the pile for all hands without it. No more is needed: such bounds, one for every set of kinds, can be met all at
    once when each can (they describe polymatroids).
    """
    if hand.left <= hand.pairs[skill]:
        return False
    for out in range(SKILLS):
        if out != skill and not hand.pairs[out]:
            wanted = sum([other.pairs[out] for other in hands])
            if wanted >= sum(pile) - pile[out]:
                return False
    return True


# -- winter tiles ----------------------------------------------------------------------------------------------


def deal_winter_tiles(copy: KeyflowerState, hidden: list[int], dice: Dice) -> None:
    """Winter tiles of those seats are swapped with each other's and with those nobody has; choices are made anew."""
    seen = {tile for seat, hand in enumerate(copy.winter) if seat not in hidden for tile in hand}
    pool = [tile for tile in WINTER_TILES if tile not in seen]
    for seat in hidden:
        size = len(copy.winter[seat])
        copy.winter[seat] = draw_tiles(pool, size, dice)
        if copy.offered[seat]:
            chosen = draw_tiles(list(copy.winter[seat]), 1 + dice.below(size), dice)
            copy.offered = (*copy.offered[:seat], chosen, *copy.offered[seat + 1 :])
            continue
        for lane in copy.lanes:
            step = lane.stack[-1]
            if lane.owner == seat and isinstance(step, OfferWinter):
                chosen = draw_tiles(list(copy.winter[seat]), dice.below(size), dice)
                lane.stack[-1] = OfferWinter(seat, chosen)


def draw_tiles(pool: list[int], count: int, dice: Dice) -> tuple[int, ...]:
    """So many tiles leave the pool."""
    return tuple(sorted(choose(pool, count, dice)))
