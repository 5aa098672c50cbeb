"""A turn: bid, use a tile, or pass. The workers are gathered after the choice of place and colour."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from boardwright.games.keyflower import events
from boardwright.games.keyflower.actions import ADD, BID, DONE, HUES, MIXED, PASS, SEND, USE, WITH
from boardwright.games.keyflower.auction import (
    COUNTER_BID,
    MIXED_USE,
    MOST_ON_TILE,
    bid_colours,
    bid_of,
    least_bid,
    may_mix,
    usable_tiles,
)
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.hands import Hands
from boardwright.games.keyflower.prices import FREE, PRICES, price_of
from boardwright.games.keyflower.state import (
    ANY,
    COLOURS,
    NOTHING,
    Bid,
    Four,
    KeyflowerState,
    Use,
    changed,
    one_of,
    plus,
)
from boardwright.games.keyflower.steps.effects import begin_effect
from boardwright.games.keyflower.steps.ending import END_SEASON
from boardwright.kernel.dice import Dice
from boardwright.kernel.steps import Step, bits

SEATS: Final = CATALOG.players[-1]
EVERY_COLOUR: Final = [0, 1, 2, 3]
ONE_COLOUR: Final = [[0], [1], [2], [3]]


class NextTurn(Step[KeyflowerState]):
    """The next player's turn, or the end of the season once all have passed one after the other."""

    __slots__ = ()

    def run(self, state: KeyflowerState, dice: Dice) -> None:
        if state.passes == state.players:
            state.here.append(END_SEASON)
            return
        state.turn = (state.turn + 1) % state.players
        state.here.append(TURN[state.turn])


class Turn(Step[KeyflowerState]):
    """Begin a bid or a use with workers of some colour, or pass."""

    __slots__ = ()

    def options(self, state: KeyflowerState) -> list[int]:
        hands = Hands(state, self.who)
        return [PASS, *self.bids(state, hands), *self.uses(state, hands)]

    def bids(self, state: KeyflowerState, hands: Hands) -> list[int]:
        """The lots and colours to bid with; lots are in ascending order."""
        player = self.who
        screen = hands.screen
        plain = not state.powers[player] & COUNTER_BID
        found: list[int] = []
        for tile in state.offer + state.order_tiles:
            least = least_bid(state, tile, player) if state.bids[tile] else 1
            colour = state.colour[tile]
            if colour == ANY:
                colours = EVERY_COLOUR
            elif plain:
                colours = ONE_COLOUR[colour]
            else:
                colours = bid_colours(state, tile, player)
            base = BID + tile * MIXED
            if hands.groups:
                found.extend([base + hue for hue in colours if hands.reach(hue, tile) >= least])
            else:
                found.extend([base + hue for hue in colours if screen[hue] >= least])
        return found

    def uses(self, state: KeyflowerState, hands: Hands) -> list[int]:
        """The tiles to use and the colours to use them with."""
        player = self.who
        screen = hands.screen
        groups = len(hands.groups) > 0
        mixing = state.powers[player] & MIXED_USE != 0
        found: list[int] = []
        for tile in usable_tiles(state):
            least = state.last_use[tile] + 1
            most = MOST_ON_TILE - state.crowd[tile]
            if least > most:
                continue
            price = PRICES[tile][state.upgraded >> tile & 1]
            if price.skill != FREE and not hands.can_pay_skill(price):
                continue
            colour = state.colour[tile]
            for hue in EVERY_COLOUR if colour == ANY else ONE_COLOUR[colour]:
                if groups:
                    if hands.can_use(tile, hue, 0, least, most, price):
                        found.append(USE + tile * HUES + hue)
                elif screen[hue] >= least and (price.worker == FREE or hands.payable(hue, least, 0, price)):
                    found.append(USE + tile * HUES + hue)
            if mixing and may_mix(state, tile, player) and hands.can_mix(tile, screen, 0, least, most, price):
                found.append(USE + tile * HUES + MIXED)
        found.sort()
        return found

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        state.here.append(NEXT_TURN)
        if action == PASS:
            state.passes += 1
            if state.journal is not None:
                state.journal.append(events.passed(self.who))
            return
        state.passes = 0
        if action < USE:
            tile, colour = divmod(action - BID, MIXED)
            state.here.append(GatherBid(self.who, tile, colour, 0))
        else:
            tile, hue = divmod(action - USE, HUES)
            if hue == MIXED:
                state.here.append(GatherMixed(self.who, tile, 0, NOTHING))
            else:
                state.here.append(GatherUse(self.who, tile, hue, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class Gather(Step[KeyflowerState]):
    """Choose the workers for a tile: groups that were outbid elsewhere, ``taken``, and workers from the screen."""

    __slots__ = ("colour", "taken", "tile")

    unfinished: ClassVar[bool] = True

    def __init__(self, who: int, tile: int, colour: int, taken: int) -> None:
        self.who = who
        self.tile = tile
        self.colour = colour
        self.taken = taken

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.tile, self.colour, self.taken)


def gathered(state: KeyflowerState, player: int, taken: int, colour: int, sent: int) -> int:
    """Groups and workers leave their places for a new one; returns how many they are."""
    size = sent
    for tile in bits(taken):
        size += state.drop_bid(tile, player).size
    if sent:
        state.take_workers(player, colour, sent)
    return size


class GatherBid(Gather):
    """The workers of a bid."""

    __slots__ = ()

    def options(self, state: KeyflowerState) -> list[int]:
        hands = Hands(state, self.who)
        least = max(least_bid(state, self.tile, self.who) - hands.size(self.taken), 0)
        found = [WITH + tile for tile in hands.can_join(self.colour, self.tile, self.taken)]
        found.extend(range(SEND + least, SEND + hands.screen[self.colour] + 1))
        return found

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        player, tile, colour = self.who, self.tile, self.colour
        if action < SEND:
            state.here.append(GatherBid(player, tile, colour, self.taken | 1 << (action - WITH)))
            return
        mine = bid_of(state, tile, player)
        before = mine.size if mine is not None else 0
        lying = mine.lying if mine is not None else state.colour[tile] not in (ANY, colour)
        size = gathered(state, player, self.taken, colour, action - SEND)
        state.set_bid(tile, Bid(player, colour, before + size, lying))
        if state.journal is not None:
            state.journal.append(events.bid(player, tile, colour, before + size))


class GatherUse(Gather):
    """The workers of a use, all of one colour."""

    __slots__ = ()

    def options(self, state: KeyflowerState) -> list[int]:
        hands = Hands(state, self.who)
        tile, colour = self.tile, self.colour
        least = state.last_use[tile] + 1
        most = MOST_ON_TILE - state.crowd[tile]
        price = price_of(state, tile)
        found = [
            WITH + other
            for other in hands.can_join(colour, tile, self.taken)
            if hands.can_use(tile, colour, self.taken | 1 << other, least, most, price)
        ]
        found.extend([SEND + sent for sent in hands.sends(colour, self.taken, least, most, price)])
        return found

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        player, tile, colour = self.who, self.tile, self.colour
        if action < SEND:
            state.here.append(GatherUse(player, tile, colour, self.taken | 1 << (action - WITH)))
            return
        size = gathered(state, player, self.taken, colour, action - SEND)
        used(state, player, tile, Use(one_of(colour, size)), dice)


class GatherMixed(Step[KeyflowerState]):
    """The workers of a use of any colours, one by one; ``workers`` are those from the screen so far."""

    __slots__ = ("taken", "tile", "workers")

    unfinished: ClassVar[bool] = True

    def __init__(self, who: int, tile: int, taken: int, workers: Four) -> None:
        self.who = who
        self.tile = tile
        self.taken = taken
        self.workers = workers

    def options(self, state: KeyflowerState) -> list[int]:
        hands = Hands(state, self.who)
        tile = self.tile
        price = price_of(state, tile)
        sent = self.workers
        screen = hands.screen
        left = (screen[0] - sent[0], screen[1] - sent[1], screen[2] - sent[2], screen[3] - sent[3])
        size = sum(sent) + hands.size(self.taken)
        least = state.last_use[tile] + 1 - size
        most = MOST_ON_TILE - state.crowd[tile] - size
        found: list[int] = []
        if least <= 0 and size and hands.can_mix(tile, left, self.taken, least, most, price):
            found.append(DONE)
        for other in hands.can_join(-1, tile, self.taken):
            group = hands.size(1 << other)
            if hands.can_mix(tile, left, self.taken | 1 << other, least - group, most - group, price):
                found.append(WITH + other)
        found.extend(
            ADD + colour
            for colour in range(COLOURS)
            if left[colour] and hands.can_mix(tile, changed(left, colour, -1), self.taken, least - 1, most - 1, price)
        )
        return found

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        player, tile = self.who, self.tile
        if action >= ADD:
            state.here.append(GatherMixed(player, tile, self.taken, changed(self.workers, action - ADD, 1)))
        elif action >= WITH:
            state.here.append(GatherMixed(player, tile, self.taken | 1 << (action - WITH), self.workers))
        else:
            workers = self.workers
            for other in bits(self.taken):
                group = state.drop_bid(other, player)
                workers = plus(workers, one_of(group.colour, group.size))
            for colour in range(COLOURS):
                if self.workers[colour]:
                    state.take_workers(player, colour, self.workers[colour])
            used(state, player, tile, Use(workers, lying=True), dice)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.tile, self.taken, self.workers)


def used(state: KeyflowerState, player: int, tile: int, group: Use, dice: Dice) -> None:
    """Workers come onto a tile, and it does what it does."""
    state.add_use(tile, group)
    if state.journal is not None:
        state.journal.append(events.used(player, tile, group.workers))
    begin_effect(state, player, tile, dice)


NEXT_TURN: Final = NextTurn(-1)
TURN: Final = [Turn(player) for player in range(SEATS)]
