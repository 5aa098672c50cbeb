"""The facts that happen in a game of Boonlake, as the log tells them."""

from __future__ import annotations

from typing import Final

from boardwright.games.boonlake.actions import SITES
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.words import (
    action_name,
    card_name,
    goal_name,
    good_name,
    goods_name,
    lever_name,
    region_name,
    works_name,
)
from boardwright.kernel.messages import Event, Message, Value
from boardwright.kernel.roles import Role

#: By kind of event what was drawn or laid open with it, in words.
DRAWN: Final = {
    "drew": "drawn-cards",
    "income": "drawn-cards",
    "kept": "drawn-choices",
    "sage-reveals": "drawn-tile",
}


def card_target(card: int) -> tuple[str, ...]:
    return (f"card:{CATALOG.cards[card].id}",)


def goal_target(goal: int) -> tuple[str, ...]:
    return (f"goal:{CATALOG.goals[goal].id}",)


def lever_target(lever: int) -> tuple[str, ...]:
    return (f"lever:{CATALOG.levers[lever].id}",)


def space_target(space: int) -> tuple[str, ...]:
    return (f"space:{CATALOG.spaces[space].id}",)


def site_target(site: int) -> tuple[str, ...]:
    return (f"site:{SITES[site]}",)


# -- the course of the game ------------------------------------------------------------------------------------


def round_begins(round: int) -> Event:
    return Event("round-begins", {"round": round + 1}, role=Role.OPENS_CHAPTER)


def kept(player: int, goal: int) -> Event:
    return Event("kept", {"player": player, "goal": goal_name(goal)}, goal_target(goal))


def laid(goal: int) -> Event:
    return Event("laid", {"goal": goal_name(goal)}, goal_target(goal))


def chose(player: int, action: int, row: int, movement: int) -> Event:
    args: dict[str, Value] = {"player": player, "tile": action_name(action), "row": row + 1, "movement": movement}
    return Event("chose", args, (f"action:{CATALOG.actions[action].id}",), role=Role.OPENS_TURN)


def gave_up(player: int) -> Event:
    return Event("gave-up", {"player": player})


def sailed(player: int, stretch: int) -> Event:
    name = CATALOG.river[stretch].id
    return Event("sailed", {"player": player, "stretch": name}, (f"stretch:{name}",))


def crossed(player: int, number: int) -> Event:
    return Event("crossed", {"player": player, "number": number})


def last_lap(player: int) -> Event:
    return Event("last-lap", {"player": player})


def scoring_begins(number: int) -> Event:
    return Event("scoring-begins", {"number": number}, role=Role.OPENS_CHAPTER)


def scored(player: int, goal: int, met: bool, vp: int) -> Event:
    args: dict[str, Value] = {"player": player, "goal": goal_name(goal), "vp": vp}
    return Event("scored" if met else "failed", args, goal_target(goal))


def income(player: int, goods: list[tuple[int, int]]) -> Event:
    return Event("income", {"player": player, "goods": goods_name(goods)})


def idle_levers(player: int, count: int, vp: int) -> Event:
    return Event("idle-levers", {"player": player, "count": count, "vp": vp})


def game_over() -> Event:
    return Event("game-over", role=Role.OPENS_CHAPTER)


# -- goods -----------------------------------------------------------------------------------------------------


def gained(player: int, good: int, count: int) -> Event:
    return Event("gained", {"player": player, "good": good_name(good, count)})


def lost(player: int, good: int, count: int) -> Event:
    return Event("lost", {"player": player, "good": good_name(good, count)})


def drew(player: int, count: int) -> Event:
    return Event("drew", {"player": player, "count": count})


def drew_these(player: int, cards: list[int]) -> Event:
    """What only the player who drew them knows."""
    names: Message | None = None
    for card in cards:
        names = card_name(card) if names is None else Message("and", {"first": names, "then": card_name(card)})
    assert names is not None
    targets = tuple(f"card:{CATALOG.cards[card].id}" for card in cards)
    return Event("drew-these", {"player": player, "cards": names}, targets, audience=(player,))


def discarded(player: int, card: int) -> Event:
    return Event("discarded", {"player": player, "card": card_name(card)}, card_target(card))


def sold(player: int, card: int, coins: int) -> Event:
    return Event("sold", {"player": player, "card": card_name(card), "coins": coins}, card_target(card))


def stepped(player: int, track: str, step: int) -> Event:
    return Event("stepped", {"player": player, "track": Message(f"track-{track}"), "step": step})


def produced(player: int, kind: int, level: int) -> Event:
    return Event("produced", {"player": player, "works": works_name(kind), "level": level})


# -- cards, levers ---------------------------------------------------------------------------------------------


def played(player: int, card: int) -> Event:
    return Event("played", {"player": player, "card": card_name(card)}, card_target(card))


def realised(player: int, goal: int) -> Event:
    return Event("realised", {"player": player, "goal": goal_name(goal)}, goal_target(goal))


def paid(player: int, coins: int, vases: int) -> Event:
    return Event("paid", {"player": player, "coins": coins, "vases": vases})


def modernised(player: int, lever: int, coins: int) -> Event:
    return Event("modernised", {"player": player, "lever": lever_name(lever), "coins": coins}, lever_target(lever))


def pulled(player: int, lever: int) -> Event:
    return Event("pulled", {"player": player, "lever": lever_name(lever)}, lever_target(lever))


def pushed_up(player: int, lever: int) -> Event:
    return Event("pushed-up", {"player": player, "lever": lever_name(lever)}, lever_target(lever))


def paddled(player: int, start: int, goal: int) -> Event:
    return Event("paddled", {"player": player, "start": works_name(start), "goal": works_name(goal)})


# -- the map ---------------------------------------------------------------------------------------------------


def placed_tile(player: int, space: int) -> Event:
    return Event("placed-tile", {"player": player, "space": CATALOG.spaces[space].id}, space_target(space))


def placed_pasture(player: int, space: int) -> Event:
    return Event("placed-pasture", {"player": player, "space": CATALOG.spaces[space].id}, space_target(space))


def map_full(player: int, coins: int) -> Event:
    return Event("map-full", {"player": player, "coins": coins})


def developed(player: int, site: int) -> Event:
    return Event("developed", {"player": player, "site": SITES[site]}, site_target(site))


def housed(player: int, site: int) -> Event:
    return Event("housed", {"player": player, "site": SITES[site]}, site_target(site))


def village(player: int, site: int) -> Event:
    return Event("village", {"player": player, "site": SITES[site]}, site_target(site))


def second_village(player: int, region: int, vp: int) -> Event:
    return Event("second-village", {"player": player, "region": region_name(region), "vp": vp})


def grazed(player: int, space: int) -> Event:
    return Event("grazed", {"player": player, "space": CATALOG.spaces[space].id}, space_target(space))


def row_emptied(player: int) -> Event:
    return Event("row-emptied", {"player": player})


def claimed(player: int, region: int) -> Event:
    name = CATALOG.regions[region].id
    return Event("claimed", {"player": player, "region": region_name(region)}, (f"region:{name}",))


# -- the Sage --------------------------------------------------------------------------------------------------


def sage_reveals(sage: int, tile: int) -> Event:
    name = CATALOG.solo_tiles[tile].id
    return Event("sage-reveals", {"player": sage, "tile": name}, (f"solo:{name}",), role=Role.OPENS_TURN)


def sage_chose(sage: int, action: int) -> Event:
    target = f"action:{CATALOG.actions[action].id}"
    return Event("sage-chose", {"player": sage, "tile": action_name(action)}, (target,))


def cactus(sage: int, steps: int, space: int) -> Event:
    return Event("cactus", {"player": sage, "steps": steps, "space": space})


def nothing_left(sage: int, vp: int) -> Event:
    return Event("nothing-left", {"player": sage, "vp": vp})


def hidden_tiles(sage: int, count: int, vp: int) -> Event:
    return Event("hidden-tiles", {"player": sage, "count": count, "vp": vp})
