"""What a tile does when it is used: gains, exchanges and their prices, transport."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.keyflower import events
from boardwright.games.keyflower.actions import GIVE, PAY, PAY_GROUP, TAKE
from boardwright.games.keyflower.auction import bid_of, leader, losing
from boardwright.games.keyflower.catalog import CATALOG, RESOURCES, Side
from boardwright.games.keyflower.catalog import COLOURS as COLOUR_IDS
from boardwright.games.keyflower.catalog import SKILLS as SKILL_IDS
from boardwright.games.keyflower.prices import FREE, WHATEVER, price_of
from boardwright.games.keyflower.state import COLOURS, GREEN, KINDS, KeyflowerState, one_of
from boardwright.games.keyflower.steps.tile import TileStep
from boardwright.games.keyflower.steps.transport import FaceDown, begin_transport, pay_face_down, pay_openly
from boardwright.games.keyflower.words import (
    TILE_NUMBERS,
    about,
    ask,
    colour_name,
    refuse,
    resource_name,
    skill_name,
    tile_name,
)
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind

#: By tile its front, and what it shows when it is turned over.
SIDES: Final = [(tile.front, tile.side(True)) for tile in CATALOG.tiles]


def side_of(state: KeyflowerState, tile: int) -> Side:
    """The side of a tile that shows."""
    return SIDES[tile][state.upgraded >> tile & 1]


def begin_effect(state: KeyflowerState, player: int, tile: int, dice: Dice) -> None:
    """Ask for the price if there may be a choice, then give what the tile gives.

    Whether one is asked depends on what everybody sees, or it would tell what is behind the screen.
    """
    price = price_of(state, tile)
    if price.worker != FREE:
        if price.worker == WHATEVER or any(group.colour == price.worker for _, group in losing(state, player)):
            state.stack.append(PayWorker(player, tile))
        else:
            PayWorker(player, tile).apply(state, PAY + price.worker, dice)
    elif price.skill == FREE:
        gain(state, player, tile, dice)
    elif price.skill == WHATEVER:
        state.stack.append(PaySkill(player, tile))
    else:
        pay_openly(state, player, price.skill)
        gain(state, player, tile, dice)
        state.pile[price.skill] += 1


def gain(state: KeyflowerState, player: int, tile: int, dice: Dice) -> None:
    """What the tile gives; any price is paid."""
    side = side_of(state, tile)
    action = side.action
    if action == "transport":
        begin_transport(state, player, side)
    elif action == "choose_resource":
        step = TakeResource(player, tile)
        if step.options(state):
            state.stack.append(step)
    elif side.green:
        gain_green(state, player, side.green)
    elif side.workers:
        gain_workers(state, player, side.workers, dice)
    elif side.skills:
        skills = state.draw_skills(side.skills, dice)
        state.add_skills(player, skills, seen=False)
        if state.journal is not None:
            state.journal.append(events.drew_skills(player, sum(skills)))
            state.journal.append(events.drew_these_skills(player, skills))
    else:
        resources = state.produce(player, tile, side.resources)
        if state.journal is not None:
            state.journal.append(events.produced(player, tile, resources))


def gain_workers(state: KeyflowerState, player: int, count: int, dice: Dice) -> None:
    """Workers are drawn from the bag; only their owner sees which."""
    workers = state.draw_workers(count, dice)
    state.add_workers(player, workers, seen=False)
    if state.journal is not None:
        state.journal.append(events.drew_workers(player, sum(workers)))
        state.journal.append(events.drew_these_workers(player, workers))


def gain_green(state: KeyflowerState, player: int, wanted: int) -> None:
    """Green workers come from their supply, as many as there are."""
    count = min(wanted, state.green)
    state.green -= count
    state.add_workers(player, one_of(GREEN, count), seen=True)
    if state.journal is not None:
        state.journal.append(events.gained_green(player, count))


@step_fields
class TakeResource(TileStep):
    """Choose the resource that is produced, among those shown that the stock has."""

    def options(self, state: KeyflowerState) -> list[int]:
        shown = side_of(state, self.tile).resources
        return [TAKE + kind for kind in range(KINDS) if shown[kind] and state.stock[kind]]

    def obvious(self, state: KeyflowerState) -> int | None:
        options = self.options(state)
        return options[0] if len(options) == 1 else None

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        resources = state.produce(self.who, self.tile, one_of(action - TAKE))
        if state.journal is not None:
            state.journal.append(events.produced(self.who, self.tile, resources))

    def prompt(self, state: KeyflowerState) -> Message:
        return ask("take", self.who, tile=tile_name(self.tile))

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        if kind != "resource":
            return None
        resource = RESOURCES.index(name)
        if side_of(state, self.tile).resources[resource]:
            return refuse("KF-6.28", "stock-empty", resource=resource_name(resource))
        return about("KF-6.28", "not-produced", self.tile, resource=resource_name(resource))


@step_fields
class PayWorker(TileStep):
    """Pay with a worker from behind the screen, or with a whole group that was outbid."""

    kind: ClassVar[Kind] = Kind.PAY

    def options(self, state: KeyflowerState) -> list[int]:
        wanted = price_of(state, self.tile).worker
        screen = state.screen[self.who]
        found = [PAY + colour for colour in range(COLOURS) if screen[colour] and wanted in (WHATEVER, colour)]
        groups = losing(state, self.who)
        found.extend(sorted(PAY_GROUP + tile for tile, group in groups if wanted in (WHATEVER, group.colour)))
        return found

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        player = self.who
        if action < PAY_GROUP:
            colour, size = action - PAY, 1
            state.take_workers(player, colour, 1)
        else:
            group = state.drop_bid(action - PAY_GROUP, player)
            colour, size = group.colour, group.size
        if state.journal is not None:
            state.journal.append(events.paid_workers(player, colour, size))
        # Those who come are drawn before those who go enter the bag.
        gain(state, player, self.tile, dice)
        state.bag[colour] += size

    def prompt(self, state: KeyflowerState) -> Message:
        wanted = price_of(state, self.tile).worker
        if wanted == WHATEVER:
            return ask("pay-any-worker", self.who, tile=tile_name(self.tile))
        return ask("pay-worker", self.who, tile=tile_name(self.tile), colour=colour_name(wanted))

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        if kind == "colour" and name in COLOUR_IDS:
            colour = COLOUR_IDS.index(name)
            if price_of(state, self.tile).worker in (WHATEVER, colour):
                return refuse("KF-6.31", "none-of-colour", colour=colour_name(colour))
        elif kind == "tile":
            tile = TILE_NUMBERS[name]
            group = bid_of(state, tile, self.who)
            if group is None:
                return about("KF-6.31", "no-group", tile)
            if group is leader(state, tile):
                return about("KF-6.30", "group-leads", tile)
        else:
            return None
        wanted = colour_name(price_of(state, self.tile).worker)
        return about(side_of(state, self.tile).rule, "price-colour", self.tile, colour=wanted)


@step_fields
class PaySkill(FaceDown):
    """Pay with a skill of any kind for the use of a tile."""

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        skill = action - GIVE
        pay_face_down(state, self.who, skill)
        gain(state, self.who, self.tile, dice)
        state.pile[skill] += 1

    def prompt(self, state: KeyflowerState) -> Message:
        return ask("pay-any-skill", self.who, tile=tile_name(self.tile))

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        return refuse("KF-6.34", "no-skill", skill=skill_name(SKILL_IDS.index(name))) if kind == "skill" else None
