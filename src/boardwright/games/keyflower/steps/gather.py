"""The workers of a bid or a use: groups that were outbid elsewhere come along whole, others from behind the screen."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.keyflower import events
from boardwright.games.keyflower.actions import ADD, DONE, MOST, SEND, WITH
from boardwright.games.keyflower.auction import MOST_ON_TILE, bid_of, leader, least_bid
from boardwright.games.keyflower.catalog import COLOURS as COLOUR_IDS
from boardwright.games.keyflower.hands import Hands
from boardwright.games.keyflower.prices import price_of
from boardwright.games.keyflower.state import (
    ANY,
    COLOURS,
    Bid,
    Colour,
    KeyflowerState,
    TileSet,
    Use,
    Workers,
    changed,
    one_of,
    plus,
)
from boardwright.games.keyflower.steps.effects import begin_effect
from boardwright.games.keyflower.steps.tile import TileStep
from boardwright.games.keyflower.words import TILE_NUMBERS, about, ask, colour_name, refuse, tile_name
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import bits


@mypyc_attr(allow_interpreted_subclasses=True)
@step_fields
class Gather(TileStep):
    """Choose the workers for a tile: groups that were outbid elsewhere, ``taken``, and workers from the screen."""

    colour: Colour
    taken: TileSet

    kind: ClassVar[Kind] = Kind.AMOUNT
    #: The rule by which a group does not come along to where it is.
    same_place: ClassVar[str] = "KF-5.14"

    def brought(self, state: KeyflowerState) -> int:
        """How many workers come with the groups taken along."""
        return Hands(state, self.who).size(self.taken)

    def least(self, state: KeyflowerState) -> int:
        """The fewest workers that must come from the screen."""
        raise NotImplementedError

    def room(self, state: KeyflowerState) -> int:
        """The most that find a place."""
        return MOST

    def obvious(self, state: KeyflowerState) -> int | None:
        """No more than the fewest can come, as far as all others know of what is behind the screen."""
        known = state.known[self.who]
        seen = sum(state.screen[self.who]) - sum(known) + known[self.colour]
        least = self.least(state)
        if least < min(self.room(state), seen) or Hands(state, self.who).can_join(self.colour, self.tile, self.taken):
            return None
        return SEND + least

    def not_sent(self, state: KeyflowerState, sent: int) -> Refusal:
        """Why not that many workers come from the screen, who are there."""
        raise NotImplementedError

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        if kind == "tile" and TILE_NUMBERS[name] == self.tile:
            return about(self.same_place, "same-place", self.tile)
        if kind == "tile":
            return not_along(state, self, TILE_NUMBERS[name], self.colour, self.brought(state))
        if kind == "number":
            have = state.screen[self.who][self.colour]
            if int(name) > have:
                return refuse("KF-3.9", "too-few", colour=colour_name(self.colour), have=have)
            return self.not_sent(state, int(name))
        return refuse("KF-15.7", "place-settled", colour=colour_name(self.colour)) if kind == "colour" else None


def not_along(state: KeyflowerState, step: Gather | GatherMixed, tile: int, colour: int, here: int) -> Refusal:
    """Why no group of that colour, or of ANY, comes along from a tile; so many workers are here."""
    group = bid_of(state, tile, step.who)
    if group is None:
        return about("KF-4.9", "no-group", tile)
    if group is leader(state, tile):
        return about("KF-3.10", "group-leads", tile)
    if step.taken >> tile & 1:
        return about("KF-3.9", "group-taken", tile)
    if colour not in (ANY, group.colour):
        return about("KF-4.10", "group-colour", tile, colour=colour_name(colour))
    room = MOST_ON_TILE - state.crowd[step.tile]
    if here + group.size > room:
        return about("KF-5.13", "group-too-large", step.tile, room=room)
    return about("KF-6.30", "price-left", step.tile)


def gathered(state: KeyflowerState, player: int, taken: int, colour: int, sent: int) -> int:
    """Groups and workers leave their places for a new one; returns how many they are."""
    size = sent
    for tile in bits(taken):
        size += state.drop_bid(tile, player).size
    if sent:
        state.take_workers(player, colour, sent)
    return size


@step_fields
class GatherBid(Gather):
    """The workers of a bid."""

    same_place: ClassVar[str] = "KF-4.8"

    def options(self, state: KeyflowerState) -> list[int]:
        hands = Hands(state, self.who)
        least = self.least(state)
        found = [WITH + tile for tile in hands.can_join(self.colour, self.tile, self.taken)]
        found.extend(range(SEND + least, SEND + hands.screen[self.colour] + 1))
        return found

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        player, tile, colour = self.who, self.tile, self.colour
        if action < SEND:
            state.stack.append(GatherBid(player, tile, colour, self.taken | 1 << (action - WITH)))
            return
        mine = bid_of(state, tile, player)
        before = mine.size if mine is not None else 0
        lying = mine.lying if mine is not None else state.colour[tile] not in (ANY, colour)
        size = gathered(state, player, self.taken, colour, action - SEND)
        state.set_bid(tile, Bid(player, colour, before + size, lying))
        if state.journal is not None:
            state.journal.append(events.bid(player, tile, colour, before + size))

    def least(self, state: KeyflowerState) -> int:
        return max(least_bid(state, self.tile, self.who) - self.brought(state), 0)

    def prompt(self, state: KeyflowerState) -> Message:
        least = self.least(state)
        return ask("gather-bid", self.who, tile=tile_name(self.tile), colour=colour_name(self.colour), least=least)

    def not_sent(self, state: KeyflowerState, sent: int) -> Refusal:
        least = least_bid(state, self.tile, self.who) - self.brought(state)
        return about("KF-4.5", "more-to-lead", self.tile, least=least)


@step_fields
class GatherUse(Gather):
    """The workers of a use, all of one colour."""

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
            state.stack.append(GatherUse(player, tile, colour, self.taken | 1 << (action - WITH)))
            return
        size = gathered(state, player, self.taken, colour, action - SEND)
        used(state, player, tile, Use(one_of(colour, size)), dice)

    def least(self, state: KeyflowerState) -> int:
        return max(state.last_use[self.tile] + 1 - self.brought(state), 0)

    def room(self, state: KeyflowerState) -> int:
        return MOST_ON_TILE - state.crowd[self.tile] - self.brought(state)

    def prompt(self, state: KeyflowerState) -> Message:
        least = self.least(state)
        return ask("gather-use", self.who, tile=tile_name(self.tile), colour=colour_name(self.colour), least=least)

    def not_sent(self, state: KeyflowerState, sent: int) -> Refusal:
        return not_complete(state, self.tile, sent + self.brought(state), self.brought(state))


@step_fields
class GatherMixed(TileStep):
    """The workers of a use of any colours, one by one; ``workers`` are those from the screen so far."""

    taken: TileSet
    workers: Workers

    kind: ClassVar[Kind] = Kind.SEVERAL

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
            state.stack.append(GatherMixed(player, tile, self.taken, changed(self.workers, action - ADD, 1)))
        elif action >= WITH:
            state.stack.append(GatherMixed(player, tile, self.taken | 1 << (action - WITH), self.workers))
        else:
            workers = self.workers
            for other in bits(self.taken):
                group = state.drop_bid(other, player)
                workers = plus(workers, one_of(group.colour, group.size))
            for colour in range(COLOURS):
                if self.workers[colour]:
                    state.take_workers(player, colour, self.workers[colour])
            used(state, player, tile, Use(workers, lying=True), dice)

    def here(self, state: KeyflowerState) -> int:
        """How many workers there are so far."""
        return sum(self.workers) + Hands(state, self.who).size(self.taken)

    def prompt(self, state: KeyflowerState) -> Message:
        here = self.here(state)
        least = max(state.last_use[self.tile] + 1 - here, 0)
        return ask("gather-mixed", self.who, tile=tile_name(self.tile), count=here, least=least)

    def label(self, state: KeyflowerState, action: int) -> Message | None:
        return Message("action-done-mixed") if action == DONE else None

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        here = self.here(state)
        if kind == "tile" and TILE_NUMBERS[name] == self.tile:
            return about("KF-5.14", "same-place", self.tile)
        if kind == "tile":
            return not_along(state, self, TILE_NUMBERS[name], ANY, here)
        if (kind, name) == ("turn", "done"):
            return not_complete(state, self.tile, here, here)
        if kind != "colour" or name not in COLOUR_IDS:
            return None
        colour = COLOUR_IDS.index(name)
        if self.workers[colour] >= state.screen[self.who][colour]:
            return refuse("KF-3.9", "none-of-colour", colour=colour_name(colour))
        return not_complete(state, self.tile, max(here + 1, state.last_use[self.tile] + 1), here)


def not_complete(state: KeyflowerState, tile: int, size: int, here: int) -> Refusal:
    """Why so many workers make no use of a tile, when so many are here."""
    least = state.last_use[tile] + 1
    if size < least:
        return about("KF-5.4", "more-to-use", tile, least=least - here)
    room = MOST_ON_TILE - state.crowd[tile]
    if size > room:
        return about("KF-5.5", "too-many", tile, room=room)
    return about("KF-6.30", "price-left", tile)


def used(state: KeyflowerState, player: int, tile: int, group: Use, dice: Dice) -> None:
    """Workers come onto a tile, and it does what it does."""
    state.add_use(tile, group)
    if state.journal is not None:
        state.journal.append(events.used(player, tile, group.workers))
    begin_effect(state, player, tile, dice)
