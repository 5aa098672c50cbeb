"""Transport and upgrades in the own village, in any order: one resource one tile at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from boardwright.games.keyflower import actions, events
from boardwright.games.keyflower.actions import CARRY, DONE, GIVE, SPEND, TILES, UPGRADE
from boardwright.games.keyflower.catalog import CATALOG, RESOURCES, Cost, Side
from boardwright.games.keyflower.catalog import SKILLS as SKILL_IDS
from boardwright.games.keyflower.state import (
    GOLD,
    KINDS,
    NO_SKILLS,
    NOTHING,
    SKILLS,
    Four,
    KeyflowerState,
    Resources,
    Skills,
    Three,
    changed,
    changed3,
)
from boardwright.games.keyflower.steps.tile import TileStep
from boardwright.games.keyflower.village import DIRECTIONS, SIDES, paths
from boardwright.games.keyflower.words import TILE_NUMBERS, about, ask, refuse, resource_name, skill_name, tile_name
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.plans import Plan
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import PRIVATE, Step

CROSS_COUNTRY: Final = 1 << CATALOG.power("cross_country")
DOUBLE: Final = 1 << CATALOG.power("double_transport")
WILD: Final = 1 << CATALOG.power("wild_upgrades")
#: How much the boat that doubles transport multiplies it.
TIMES: Final = max(tile.side(True).times for tile in CATALOG.tiles)
COSTS: Final[list[Cost | None]] = [tile.cost for tile in CATALOG.tiles]
#: Whether the price asks for resources.
IN_RESOURCES: Final[list[bool]] = [cost is not None and sum(cost.resources) + cost.any > 0 for cost in COSTS]


def begin_transport(state: KeyflowerState, player: int, side: Side) -> None:
    """So many steps and upgrades; the numbers are settled now, whatever is upgraded meanwhile."""
    times = TIMES if state.powers[player] & DOUBLE else 1
    state.stack.append(Transport(player, side.transport * times, side.upgrades * times))


@step_fields
class Transport(Step[KeyflowerState]):
    """Carry a resource to the next tile, upgrade a tile, or be done."""

    steps: int
    upgrades: int

    unfinished: ClassVar[bool] = True
    kind: ClassVar[Kind] = Kind.WALK

    def options(self, state: KeyflowerState) -> list[int]:
        found = [DONE]
        village = state.villages[self.who]
        if self.steps:
            ways = self.ways(state)
            moves: list[int] = []
            for tile, _, _, _ in village.tiles:
                resources = state.on_tile[tile]
                if resources == (0, 0, 0, 0):
                    continue
                row = ways[tile]
                directions = [direction for direction in range(SIDES) if row[direction] >= 0]
                for kind in range(KINDS):
                    if resources[kind]:
                        moves.extend([actions.carry(kind, tile, direction) for direction in directions])
            moves.sort()
            found.extend(moves)
        if self.upgrades:
            upgrades = [UPGRADE + tile for tile, _, _, _ in village.tiles if can_upgrade(state, self.who, tile)]
            upgrades.sort()
            found.extend(upgrades)
        return found

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        if action == DONE:
            return
        if action >= UPGRADE:
            tile = action - UPGRADE
            if self.steps or self.upgrades > 1:
                state.stack.append(Transport(self.who, self.steps, self.upgrades - 1))
            cost = COSTS[tile]
            assert cost is not None, f"tile {tile} cannot be upgraded"
            pay_on(state, Pay(self.who, tile, cost.resources, cost.any, cost.skills, cost.any_skill))
            return
        kind, rest = divmod(action - CARRY, len(TILES) * SIDES)
        tile, direction = divmod(rest, SIDES)
        target = self.ways(state)[tile][direction]
        state.on_tile[tile] = changed(state.on_tile[tile], kind, -1)
        state.on_tile[target] = changed(state.on_tile[target], kind, 1)
        if state.journal is not None:
            state.journal.append(events.carried(self.who, kind, tile, target))
        if self.steps > 1 or self.upgrades:
            state.stack.append(Transport(self.who, self.steps - 1, self.upgrades))

    def obvious(self, state: KeyflowerState) -> int | None:
        """There is nothing to carry, and nothing to upgrade as far as all others know."""
        tiles = [placed.tile for placed in state.villages[self.who].tiles]
        ways = self.ways(state)
        if self.steps and any(state.on_tile[tile] != NOTHING and max(ways[tile]) >= 0 for tile in tiles):
            return None
        if self.upgrades and any(seems_payable(state, self.who, tile) for tile in tiles):
            return None
        return DONE

    def ways(self, state: KeyflowerState) -> dict[int, tuple[int, ...]]:
        """By tile and direction where a resource gets in one step, -1 for nowhere."""
        village = state.villages[self.who]
        return village.across() if state.powers[self.who] & CROSS_COUNTRY else village.roads()

    def reach(self, state: KeyflowerState) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
        """How each tile with a resource on it is left, within the steps there are."""
        ways = self.ways(state)
        loaded = [tile for tile, _, _, _ in state.villages[self.who].tiles if state.on_tile[tile] != NOTHING]
        return {
            events.target(tile)[0]: {
                events.target(there)[0]: tuple(DIRECTIONS[direction] for direction in path)
                for there, path in paths(ways, tile, self.steps).items()
            }
            for tile in loaded
        }

    def plans(self, state: KeyflowerState) -> Mapping[str, Plan]:
        from boardwright.games.keyflower.planning import plans  # which reads this file

        return plans(state, self)

    def prompt(self, state: KeyflowerState) -> Message:
        return ask("transport", self.who, steps=self.steps, upgrades=self.upgrades)

    def label(self, state: KeyflowerState, action: int) -> Message | None:
        return Message("action-done-transport") if action == DONE else None

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        if kind == "tile":
            return self.not_moved_from(state, TILE_NUMBERS[name])
        if kind not in ("resource", "direction"):
            return None
        if not self.steps:
            return refuse("KF-7.8", "no-steps")
        if kind == "direction":
            return refuse("KF-7.7", "no-way", direction=Message(f"direction-{name}"))
        resource = RESOURCES.index(name)
        there = any(state.on_tile[placed.tile][resource] for placed in state.villages[self.who].tiles)
        return refuse("KF-7.7", "no-road-for" if there else "no-resource", resource=resource_name(resource))

    def not_moved_from(self, state: KeyflowerState, tile: int) -> Refusal:
        """Nothing can be carried from that tile, and it cannot be upgraded."""
        if state.owner[tile] != self.who:
            return about("KF-7.5", "not-own-village", tile)
        cost = COSTS[tile]
        if self.upgrades and cost is not None and not state.upgraded >> tile & 1:
            if not skills_suffice(state.skills[self.who], cost.skills, cost.any_skill):
                return about("KF-7.13", "upgrade-skills", tile)
            return about("KF-7.12", "upgrade-resources", tile)
        if sum(state.on_tile[tile]):
            return about("KF-7.7", "no-road", tile) if self.steps else about("KF-7.8", "no-steps-from", tile)
        if cost is None:
            return about("KF-7.19", "never-upgraded", tile)
        if state.upgraded >> tile & 1:
            return about("KF-7.20", "upgraded", tile)
        return about("KF-7.6", "no-upgrades", tile)


def can_upgrade(state: KeyflowerState, player: int, tile: int) -> bool:
    """Whether the tile shows its front, and its price lies on it and behind the screen."""
    cost = COSTS[tile]
    if cost is None or state.upgraded >> tile & 1:
        return False
    if IN_RESOURCES[tile] and state.on_tile[tile] == (0, 0, 0, 0):
        return False
    if not skills_suffice(state.skills[player], cost.skills, cost.any_skill):
        return False
    return resources_suffice(state.on_tile[tile], cost.resources, cost.any, bool(state.powers[player] & WILD))


def seems_payable(state: KeyflowerState, player: int, tile: int) -> bool:
    """Whether the price of an upgrade lies on the tile, with as many skills behind the screen as it asks for."""
    cost = COSTS[tile]
    if cost is None or state.upgraded >> tile & 1:
        return False
    if sum(state.skills[player]) < sum(cost.skills) + cost.any_skill:
        return False
    return resources_suffice(state.on_tile[tile], cost.resources, cost.any, bool(state.powers[player] & WILD))


def skills_suffice(skills: Three, named: Three, other: int) -> bool:
    anvils, pickaxes, saws = skills
    for_anvils, for_pickaxes, for_saws = named
    if anvils < for_anvils or pickaxes < for_pickaxes or saws < for_saws:
        return False
    return anvils + pickaxes + saws - for_anvils - for_pickaxes - for_saws >= other


def resources_suffice(on_tile: Four, named: Four, other: int, wild: bool) -> bool:
    """Whether those resources pay: gold stands for any kind, and with the right boat every kind does."""
    spare = sum(on_tile) - sum(named)
    if spare < other:
        return False
    if wild:
        return True
    missing = 0
    for kind in range(GOLD):
        if on_tile[kind] < named[kind]:
            missing += named[kind] - on_tile[kind]
    return on_tile[GOLD] - named[GOLD] >= missing


@step_fields
class Pay(TileStep):
    """The price of an upgrade, piece by piece, where there is a choice: what is still to pay."""

    resources: Resources
    any: int
    skills: Skills
    any_skill: int

    kind: ClassVar[Kind] = Kind.PAY

    def options(self, state: KeyflowerState) -> list[int]:
        on_tile = state.on_tile[self.tile]
        if sum(self.resources) or self.any:
            return [SPEND + kind for kind in range(KINDS) if on_tile[kind] and self.after(state, kind) is not None]
        return [GIVE + skill for skill in range(SKILLS) if self.skills[skill]][:1]

    def after(self, state: KeyflowerState, kind: int) -> Pay | None:
        """What is left to pay when a resource of that kind pays the next piece; None if the rest could not be paid."""
        wild = bool(state.powers[self.who] & WILD)
        left = changed(state.on_tile[self.tile], kind, -1)
        for wanted in range(KINDS):
            if self.resources[wanted]:
                if kind != wanted and kind != GOLD and not wild:
                    return None
                rest = changed(self.resources, wanted, -1)
                if not resources_suffice(left, rest, self.any, wild):
                    return None
                return Pay(self.who, self.tile, rest, self.any, self.skills, self.any_skill)
        if not resources_suffice(left, self.resources, self.any - 1, wild):
            return None
        return Pay(self.who, self.tile, self.resources, self.any - 1, self.skills, self.any_skill)

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        self.pay(state, action)

    def pay(self, state: KeyflowerState, action: int) -> None:
        """One piece is paid."""
        if GIVE <= action < SPEND:
            skill = action - GIVE
            pay_openly(state, self.who, skill)
            state.pile[skill] += 1
            rest = Pay(self.who, self.tile, self.resources, self.any, changed3(self.skills, skill, -1), self.any_skill)
        else:
            kind = action - SPEND
            after = self.after(state, kind)
            assert after is not None, "the rest of the price can be paid"
            rest = after
            state.on_tile[self.tile] = changed(state.on_tile[self.tile], kind, -1)
            state.stock[kind] += 1
        pay_on(state, rest)

    def prompt(self, state: KeyflowerState) -> Message:
        tile = tile_name(self.tile)
        for kind in range(KINDS):
            if self.resources[kind]:
                return ask("spend", self.who, tile=tile, resource=resource_name(kind))
        if self.any:
            return ask("spend-any", self.who, tile=tile, left=self.any)
        skill = next(skill for skill in range(SKILLS) if self.skills[skill])
        return ask("give", self.who, tile=tile, skill=skill_name(skill))

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        resources_due = sum(self.resources) or self.any
        if kind == "resource" and resources_due:
            given = RESOURCES.index(name)
            if not state.on_tile[self.tile][given]:
                return about("KF-7.12", "not-on-tile", self.tile, resource=resource_name(given))
            wanted = next((other for other in range(KINDS) if self.resources[other]), GOLD)
            return about("KF-7.14", "other-resource", self.tile, resource=resource_name(wanted))
        return other_skill(self.tile, name) if kind == "skill" and not resources_due else None


@mypyc_attr(allow_interpreted_subclasses=True)
@step_fields
class FaceDown(TileStep):
    """Pay with a skill of any kind, laid face down."""

    secrecy: ClassVar[int] = PRIVATE
    kind: ClassVar[Kind] = Kind.PAY

    def options(self, state: KeyflowerState) -> list[int]:
        skills = state.skills[self.who]
        return [GIVE + skill for skill in range(SKILLS) if skills[skill]]


@step_fields
class PayAnySkill(FaceDown):
    """What is left of the price of an upgrade when all that everybody sees is paid."""

    any_skill: int

    resources: ClassVar[Resources] = NOTHING
    any: ClassVar[int] = 0
    skills: ClassVar[Skills] = NO_SKILLS

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        skill = action - GIVE
        pay_face_down(state, self.who, skill)
        state.pile[skill] += 1
        ask_for_skills(state, self.who, self.tile, self.any_skill - 1)

    def prompt(self, state: KeyflowerState) -> Message:
        return ask("give-any", self.who, tile=tile_name(self.tile), left=self.any_skill)

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        return other_skill(self.tile, name) if kind == "skill" else None


def other_skill(tile: int, name: str) -> Refusal:
    """That skill does not pay for the upgrade now."""
    return about("KF-7.13", "skill-for-upgrade", tile, skill=skill_name(SKILL_IDS.index(name)))


def ask_for_skills(state: KeyflowerState, player: int, tile: int, count: int) -> None:
    """So many skills of any kind are left to pay; with none, the tile is turned over.

    One is always asked for them: only the payer knows whether there is a choice.
    """
    if count:
        state.stack.append(PayAnySkill(player, tile, count))
        return
    state.upgraded |= 1 << tile
    if state.journal is not None:
        state.journal.append(events.upgraded(player, tile))


def pay_on(state: KeyflowerState, pay: Pay) -> None:
    """Pay by itself what leaves no choice; ask where there is one."""
    if sum(pay.resources) + pay.any + sum(pay.skills):
        options = pay.options(state)
        if len(options) == 1:
            pay.pay(state, options[0])
        else:
            state.stack.append(pay)
    else:
        ask_for_skills(state, pay.who, pay.tile, pay.any_skill)


def pay_openly(state: KeyflowerState, player: int, skill: int) -> None:
    """The skill that a price names leaves the screen: everybody knows which it is."""
    state.take_skill(player, skill, seen=True)
    if state.journal is not None:
        state.journal.append(events.paid_skill(player, skill))


def pay_face_down(state: KeyflowerState, player: int, skill: int) -> None:
    """A skill of any kind leaves the screen: only the payer knows which it is."""
    state.take_skill(player, skill, seen=False)
    if state.journal is not None:
        state.journal.append(events.paid_face_down(player))
        state.journal.append(events.paid_this_skill(player, skill))
