"""A turn: bid, use a tile, or pass. The workers are gathered after the choice of place and colour."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from boardwright.games.keyflower import actions, events
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
    TILES,
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
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Step, bits

SEATS: Final = CATALOG.players[-1]
#: The colours that a tile of each colour takes, as a bit set; the last one is for ANY.
TAKES: Final[list[int]] = [1, 2, 4, 8, 15]
#: The actions that begin a bid or a use, by tile and set of colours.
BIDS: Final[list[list[list[int]]]] = [
    [[actions.bid(tile, hue) for hue in range(COLOURS) if hues >> hue & 1] for hues in range(1 << COLOURS)]
    for tile in range(TILES)
]
USES: Final[list[list[list[int]]]] = [
    [[actions.use(tile, hue) for hue in range(COLOURS) if hues >> hue & 1] for hues in range(1 << COLOURS)]
    for tile in range(TILES)
]
#: Whether a use of the tile has a price, on either side.
PRICED: Final[list[bool]] = [any(price.worker != FREE or price.skill != FREE for price in prices) for prices in PRICES]


def at_least(workers: Four) -> list[int]:
    """By number up to what a tile takes: the colours of which there are so many, as a bit set."""
    blue, red, yellow, green = workers
    return [
        (blue >= number) | (red >= number) << 1 | (yellow >= number) << 2 | (green >= number) << 3
        for number in range(MOST_ON_TILE + 1)
    ]


def colour_set(colours: list[int]) -> int:
    """Colours as a bit set."""
    found = 0
    for colour in colours:
        found |= 1 << colour
    return found


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

    kind: ClassVar[Kind] = Kind.TURN

    def options(self, state: KeyflowerState) -> list[int]:
        found = self.unsorted(state)
        found.sort()
        return found

    def sample(self, state: KeyflowerState, dice: Dice) -> int:
        found = self.unsorted(state)
        return found[dice.below(len(found))]

    def unsorted(self, state: KeyflowerState) -> list[int]:
        found = [PASS]
        hands = Hands(state, self.who)
        on_screen = at_least(hands.screen)
        in_reach = at_least(hands.all()) if hands.groups else on_screen
        self.add_bids(state, hands, in_reach, found)
        self.add_uses(state, hands, on_screen, in_reach, found)
        return found

    def add_bids(self, state: KeyflowerState, hands: Hands, in_reach: list[int], found: list[int]) -> None:
        """The lots and colours to bid with."""
        player = self.who
        plain = not state.powers[player] & COUNTER_BID
        for tile in state.offer + state.order_tiles:
            hues = TAKES[state.colour[tile]] if plain else colour_set(bid_colours(state, tile, player))
            least = 1
            if state.bids[tile]:
                least = least_bid(state, tile, player)
                if least > MOST_ON_TILE or hands.losing >> tile & 1:
                    hues = sum(
                        [1 << hue for hue in range(COLOURS) if hues >> hue & 1 and hands.reach(hue, tile) >= least]
                    )
                    least = 0
            hues &= in_reach[least]
            if hues:
                found.extend(BIDS[tile][hues])

    def add_uses(
        self, state: KeyflowerState, hands: Hands, on_screen: list[int], in_reach: list[int], found: list[int]
    ) -> None:
        """The tiles to use and the colours to use them with."""
        player = self.who
        mixing = state.powers[player] & MIXED_USE != 0
        for tile in usable_tiles(state):
            least = state.last_use[tile] + 1
            most = MOST_ON_TILE - state.crowd[tile]
            if least > most:
                continue
            takes = TAKES[state.colour[tile]]
            hues = takes & on_screen[least]
            maybe = takes & in_reach[least]
            if PRICED[tile]:
                price = price_of(state, tile)
                if not hands.can_pay_skill(price):
                    continue
                hues = hands.leave_price(hues, least, price)
            if maybe != hues and hands.groups:
                price = price_of(state, tile)
                for hue in range(COLOURS):
                    if (maybe & ~hues) >> hue & 1 and hands.can_use(tile, hue, 0, least, most, price):
                        hues |= 1 << hue
            if hues:
                found.extend(USES[tile][hues])
            if mixing and may_mix(state, tile, player):
                price = price_of(state, tile)
                if hands.can_pay_skill(price) and hands.can_mix(tile, hands.screen, 0, least, most, price):
                    found.append(USE + tile * HUES + MIXED)

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
    kind: ClassVar[Kind] = Kind.AMOUNT

    def __init__(self, who: int, tile: int, colour: int, taken: int) -> None:
        self.who = who
        self.tile = tile
        self.colour = colour
        self.taken = taken

    def subject(self, state: KeyflowerState) -> str | None:
        return events.target(self.tile)[0]

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
    kind: ClassVar[Kind] = Kind.SEVERAL

    def __init__(self, who: int, tile: int, taken: int, workers: Four) -> None:
        self.who = who
        self.tile = tile
        self.taken = taken
        self.workers = workers

    def subject(self, state: KeyflowerState) -> str | None:
        return events.target(self.tile)[0]

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
