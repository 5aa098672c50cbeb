"""Helpers for whoever carries or lays: the cheapest way to an upgrade, how far a tile would lie from all the rest."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from boardwright.games.keyflower import actions, events
from boardwright.games.keyflower.actions import LAY, UPGRADE
from boardwright.games.keyflower.catalog import RESOURCES, Cost
from boardwright.games.keyflower.state import GOLD, KINDS, NOTHING, KeyflowerState
from boardwright.games.keyflower.steps.transport import (
    COSTS,
    WILD,
    Transport,
    can_upgrade,
    resources_suffice,
    skills_suffice,
)
from boardwright.games.keyflower.village import EDGES, FIELD, ROAD, SIDES, STEPS, Village, paths, unpack
from boardwright.games.keyflower.words import about, resource_name, tile_name
from boardwright.kernel.messages import Message, Value
from boardwright.kernel.plans import Plan

#: A tile that no way leads to is so far away.
NOWHERE = -1

# -- upgrades --------------------------------------------------------------------------------------------------


def plans(state: KeyflowerState, step: Transport) -> dict[str, Plan]:
    """By tile whose price does not lie on it yet: how it gets there in the fewest steps, or why it does not."""
    return {
        events.target(tile)[0]: plan(state, step, tile, cost)
        for tile, _, _, _ in state.villages[step.who].tiles
        if (cost := COSTS[tile]) is not None
        and not state.upgraded >> tile & 1
        and not can_upgrade(state, step.who, tile)
    }


def plan(state: KeyflowerState, step: Transport, tile: int, cost: Cost) -> Plan:
    """The way to that upgrade."""
    if not skills_suffice(state.skills[step.who], cost.skills, cost.any_skill):
        return Plan(about("KF-7.13", "upgrade-skills", tile).message)
    wild = bool(state.powers[step.who] & WILD)
    ways = {tile: (), **paths(step.ways(state), tile, len(state.villages[step.who].tiles))}
    # By kind every resource that a way leads from, the nearest first, as the way to it.
    near = [
        sorted([ways[there] for there in ways for _ in range(state.on_tile[there][kind])], key=len)
        for kind in range(KINDS)
    ]
    taken = cheapest([[len(way) for way in found] for found in near], cost, wild)
    if taken is None:
        return Plan(lacking(state, step.who, tile, cost, [len(found) for found in near]))
    legs = [(kind, way) for kind in range(KINDS) for way in near[kind][: taken[kind]] if way]
    steps = sum(len(way) for _, way in legs)
    numbers: dict[str, Value] = {"tile": tile_name(tile), "steps": steps, "left": step.steps}
    if steps > step.steps:
        return Plan(Message("plan-short", {**numbers, "short": steps - step.steps}))
    carried: list[int] = []
    passed: list[tuple[str, ...]] = []
    for kind, way in legs:
        along = walked(step.ways(state), tile, way)
        carried += [
            actions.carry(kind, there, (direction + SIDES // 2) % SIDES)
            for there, direction in zip(along[:0:-1], way[::-1], strict=True)
        ]
        passed.append((f"resource:{RESOURCES[kind]}", *(events.target(there)[0] for there in along[::-1])))
    if step.upgrades:
        return Plan(Message("plan-upgrade", numbers), (*carried, UPGRADE + tile), tuple(passed))
    return Plan(Message("plan-bring", numbers), tuple(carried), tuple(passed))


def walked(ways: dict[int, tuple[int, ...]], start: int, way: tuple[int, ...]) -> list[int]:
    """The tiles along a way, the start first."""
    found = [start]
    for direction in way:
        found.append(ways[found[-1]][direction])
    return found


def cheapest(steps: list[list[int]], cost: Cost, wild: bool) -> tuple[int, int, int, int] | None:
    """How many of each kind pay a price in the fewest steps, and with the least gold; None if nothing does.

    ``steps``: by kind how many steps each resource takes, in ascending order. Every piece of a price is paid by one
    resource, so exactly as many are taken; and of a kind always the nearest.
    """
    pieces = sum(cost.resources) + cost.any
    best: tuple[int, int, tuple[int, int, int, int]] | None = None
    for wood, stone, iron in product(*(range(min(len(steps[kind]), pieces) + 1) for kind in range(GOLD))):
        gold = pieces - wood - stone - iron
        if not 0 <= gold <= len(steps[GOLD]):
            continue
        taken = (wood, stone, iron, gold)
        if resources_suffice(taken, cost.resources, cost.any, wild):
            found = (sum(sum(steps[kind][: taken[kind]]) for kind in range(KINDS)), gold, taken)
            if best is None or found < best:
                best = found
    return None if best is None else best[2]


def lacking(state: KeyflowerState, player: int, tile: int, cost: Cost, near: list[int]) -> Message:
    """What the price still lacks, of what can be carried there; what lies elsewhere in the village has no way."""
    wild = bool(state.powers[player] & WILD)
    placed = [other for other, _, _, _ in state.villages[player].tiles]
    have = [sum(state.on_tile[other][kind] for other in placed) for kind in range(KINDS)]
    if resources_suffice((have[0], have[1], have[2], have[3]), cost.resources, cost.any, wild):
        return Message("plan-no-way", {"tile": tile_name(tile)})
    pieces = sum(cost.resources) + cost.any
    missing = [0 if wild else max(0, cost.resources[kind] - near[kind]) for kind in range(KINDS)]
    # What is left of the gold stands for others, as long as it lasts.
    spare = max(0, near[GOLD] - cost.resources[GOLD])
    for kind in range(GOLD):
        instead = min(spare, missing[kind])
        missing[kind] -= instead
        spare -= instead
    named = sum(missing)
    total = max(named, pieces - sum(near))
    first = next((kind for kind in range(KINDS) if missing[kind]), None)
    if first is None:
        return Message("plan-lacks-any", {"tile": tile_name(tile), "count": total})
    count = missing[first]
    return Message(
        "plan-lacks",
        {"tile": tile_name(tile), "count": count, "resource": resource_name(first), "more": total - count},
    )


# -- laying ----------------------------------------------------------------------------------------------------


def distances(state: KeyflowerState, player: int, tile: int, spots: Iterable[int], free: bool) -> dict[int, Message]:
    """By action that lays the tile: how many steps it would lie from the nearest resource and from the home tile.

    ``free``: fields can be crossed.
    """
    village = state.villages[player]
    least, ways = (FIELD, village.across()) if free else (ROAD, village.roads())
    loaded = [placed.tile for placed in village.tiles if state.on_tile[placed.tile] != NOTHING]
    from_goods = away(ways, loaded)
    from_home = away(ways, [village.tiles[0].tile])
    found: dict[int, Message] = {}
    for spot in spots:
        joined = joined_to(village, tile, spot, least)
        home = nearest(from_home, joined)
        args: dict[str, Value] = {"tile": tile_name(tile), "home": home}
        if loaded:
            args["goods"] = nearest(from_goods, joined)
        found[LAY + spot] = Message("hint-distance" if loaded else "hint-distance-home", args)
    return found


def away(ways: dict[int, tuple[int, ...]], starts: list[int]) -> dict[int, int]:
    """By tile the steps from the nearest of some tiles; what no way leads to is left out."""
    found = dict.fromkeys(starts, 0)
    edge = list(starts)
    while edge:
        tile = edge.pop(0)
        for other in ways[tile]:
            if other >= 0 and other not in found:
                found[other] = found[tile] + 1
                edge.append(other)
    return found


def joined_to(village: Village, tile: int, spot: int, least: int) -> list[int]:
    """The neighbours to which a tile would be joined if it were laid so."""
    beside, towards, turns = unpack(spot)
    place, (dq, dr) = village.place_of(beside), STEPS[towards]
    edges = EDGES[tile][turns]
    return [
        other
        for direction, other in enumerate(village.neighbours(place.q + dq, place.r + dr))
        if other >= 0
        and least <= edges[direction] <= ROAD
        and least <= village.edges[other][(direction + SIDES // 2) % SIDES] <= ROAD
    ]


def nearest(steps: dict[int, int], joined: list[int]) -> int:
    """One step more than from the nearest neighbour, or NOWHERE."""
    return min([steps[tile] + 1 for tile in joined if tile in steps], default=NOWHERE)
