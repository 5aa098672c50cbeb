"""Why nothing can be done with a component now: each walks from the general to the particular and cites a rule."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.keyflower.actions import BID, HUES, SPACE, USE
from boardwright.games.keyflower.auction import MIXED_USE, MOST_ON_TILE, bid_colours, bid_of, leader, least_bid
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS
from boardwright.games.keyflower.events import colour_name, resource_name, season_name, skill_name, tile_name
from boardwright.games.keyflower.hands import Hands
from boardwright.games.keyflower.prices import FREE, WHATEVER, price_of, skill_payable
from boardwright.games.keyflower.state import ANY, GOLD, KINDS, WINTER, KeyflowerState
from boardwright.games.keyflower.steps.effects import PaySkill, PayWorker, TakeResource, side_of
from boardwright.games.keyflower.steps.ending import Lay, Ship, TakeUp, spots
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.games.keyflower.steps.transport import COSTS, Pay, Transport, skills_suffice
from boardwright.games.keyflower.steps.turn import Gather, GatherBid, GatherMixed, Turn
from boardwright.games.keyflower.steps.written import TILE_NUMBERS
from boardwright.games.keyflower.village import STEPS, USABLE, unpack
from boardwright.kernel.messages import Message, Refusal, Value
from boardwright.kernel.steps import Step

#: Why a tile that is neither on auction nor in a village is not there.
NOT_IN_PLAY: Final = {"home": "KF-2.14", "boat": "KF-2.6", "turn_order": "KF-2.8"}


def why_not(state: KeyflowerState, step: Step[Any], target: str) -> Refusal:
    """The rule that forbids everything one might want of a component now."""
    kind, _, name = target.partition(":")
    if kind == "figure":
        return refuse("KF-1.5", "purple")
    found = why_not_in_turn(state, step, kind, name) or why_not_after(state, step, kind, name)
    return found or no_part(step, target)


def why_not_action(state: KeyflowerState, step: Step[Any], action: int) -> Refusal:
    """The rule that forbids an action although others have to do with each component it points at."""
    if SPACE.verb(action) not in {SPACE.verb(option) for option in step.options(state)}:
        return refuse("KF-15.9", "no-part")
    target = SPACE.targets(action)[-1]
    name = target.partition(":")[2]
    if not isinstance(step, Turn) or name not in COLOURS:
        return why_not(state, step, target)
    player, colour = step.who, COLOURS.index(name)
    if action < USE:
        tile = (action - BID) // len(COLOURS)
        colours = bid_colours(state, tile, player)
        if colour not in colours:
            return about("KF-4.3", "bid-other-colour", tile, colour=colour_name(colours[0]))
        return not_bid(state, player, tile, [colour])
    tile = (action - USE) // HUES
    takes = state.colour[tile]
    if takes not in (ANY, colour):
        return about("KF-5.6", "use-other-colour", tile, colour=colour_name(takes))
    return not_used(state, player, tile, colour)


def why_not_in_turn(state: KeyflowerState, step: Step[Any], kind: str, name: str) -> Refusal | None:
    if isinstance(step, Turn):
        return not_turn(state, step.who, kind, name)
    if isinstance(step, (Gather, GatherMixed)):
        return not_gathered(state, step, kind, name)
    if isinstance(step, PayWorker):
        return not_paid(state, step, kind, name)
    if isinstance(step, PaySkill) and kind == "skill":
        return refuse("KF-6.34", "no-skill", skill=skill_name(SKILLS.index(name)))
    if isinstance(step, TakeResource) and kind == "resource":
        return not_taken(state, step, RESOURCES.index(name))
    if isinstance(step, Transport):
        return not_transported(state, step, kind, name)
    if isinstance(step, Pay):
        return not_spent(state, step, kind, name)
    return None


def why_not_after(state: KeyflowerState, step: Step[Any], kind: str, name: str) -> Refusal | None:
    if isinstance(step, Ship) and kind == "tile":
        return not_shipped(state, TILE_NUMBERS[name])
    if isinstance(step, TakeUp) and kind == "tile":
        return not_taken_up(state, step.who, TILE_NUMBERS[name])
    if isinstance(step, Lay):
        return not_laid(state, step, kind, name)
    if isinstance(step, OfferWinter):
        return not_offered(step, kind, name)
    return None


def refuse(rule: str, key: str, **args: Value) -> Refusal:
    return Refusal(rule, Message(f"refusal-{key}", args))


def about(rule: str, key: str, tile: int, **args: Value) -> Refusal:
    """A refusal that names a tile."""
    return refuse(rule, key, tile=tile_name(tile), **args)


def no_part(step: Step[Any], target: str) -> Refusal:
    """The component has nothing to do with what is asked."""
    begun = isinstance(step, (Gather, GatherMixed, PayWorker, PaySkill, TakeResource, Transport, Pay))
    if begun and target.startswith("turn:"):
        return refuse("KF-15.7", "unfinished")
    return refuse("KF-15.9", "no-part")


# -- a turn ----------------------------------------------------------------------------------------------------


def not_turn(state: KeyflowerState, player: int, kind: str, name: str) -> Refusal | None:
    """Neither a bid nor a use can begin with that."""
    if kind == "tile":
        tile = TILE_NUMBERS[name]
        if tile in state.offer + state.order_tiles:
            return not_bid(state, player, tile, bid_colours(state, tile, player))
        return not_used(state, player, tile, state.colour[tile]) if state.owner[tile] >= 0 else not_there(state, tile)
    if kind == "colour":
        return not_coloured(state, player, name)
    return None


def not_coloured(state: KeyflowerState, player: int, name: str) -> Refusal:
    """No place takes workers of that colour."""
    if name not in COLOURS:
        owns = state.powers[player] & MIXED_USE
        return refuse("KF-11.32", "mixed-nowhere") if owns else refuse("KF-11.8", "mixed")
    colour = COLOURS.index(name)
    if Hands(state, player).reach(colour, -1):
        return refuse("KF-15.7", "colour-nowhere", colour=colour_name(colour))
    return refuse("KF-3.9", "none-of-colour", colour=colour_name(colour))


def not_bid(state: KeyflowerState, player: int, tile: int, colours: list[int]) -> Refusal:
    """The player cannot lead there with any of those colours."""
    hands = Hands(state, player)
    least = least_bid(state, tile, player)
    if len(colours) > 1:
        return about("KF-4.16", "bid-too-few", tile, least=least)
    colour = colour_name(colours[0])
    if not hands.reach(colours[0], tile):
        return about("KF-4.3", "bid-colour", tile, colour=colour)
    return about("KF-4.5", "bid-larger", tile, colour=colour, least=least)


def not_there(state: KeyflowerState, tile: int) -> Refusal:
    """The tile is neither on auction nor in a village."""
    entry = CATALOG.tiles[tile]
    if any(tile in (*won, *left) for won, left in zip(state.won, state.stranded)):
        return about("KF-9.8", "stranded", tile)
    if tile in state.boats:
        return about("KF-4.1", "boat", tile)
    if entry.kind in NOT_IN_PLAY:
        return about(NOT_IN_PLAY[entry.kind], "not-in-play", tile)
    if entry.season > state.season:
        rule = "KF-12.13" if entry.season == WINTER else "KF-3.15"
        return about(rule, "season-later", tile, season=season_name(entry.season))
    if entry.season == WINTER:
        return about("KF-12.16", "not-offered", tile)
    return about("KF-3.15" if entry.season else "KF-2.14", "not-in-play", tile)


def not_used(state: KeyflowerState, player: int, tile: int, colour: int) -> Refusal:
    """A tile that takes no workers of that colour, or of ANY, from the player."""
    if not USABLE[tile]:
        return about("KF-11.10" if CATALOG.tiles[tile].kind == "summer_boat" else "KF-5.1", "not-usable", tile)
    least = state.last_use[tile] + 1
    room = MOST_ON_TILE - state.crowd[tile]
    if least > room:
        return about("KF-5.4" if room else "KF-5.5", "tile-full", tile, least=least, room=room)
    price = price_of(state, tile)
    if not skill_payable(state, player, price):
        return about("KF-5.16", "price-skill", tile)
    hands = Hands(state, player)
    most = max(hands.reach(hue, -1) for hue in (range(len(COLOURS)) if colour == ANY else (colour,)))
    if most < least:
        if colour == ANY:
            return about("KF-3.5", "no-workers", tile)
        if not most:
            return about("KF-5.6", "use-colour", tile, colour=colour_name(colour))
        return about("KF-5.4", "use-too-few", tile, colour=colour_name(colour), least=least)
    if price.worker != FREE:
        return about("KF-5.16", "price-worker", tile)
    return about("KF-5.13", "group-too-large", tile, room=room)


# -- gathering workers -----------------------------------------------------------------------------------------


def not_gathered(state: KeyflowerState, step: Gather | GatherMixed, kind: str, name: str) -> Refusal | None:
    if kind == "tile":
        return not_along(state, step, TILE_NUMBERS[name])
    if isinstance(step, Gather):
        if kind == "number":
            return not_sent(state, step, int(name))
        return refuse("KF-15.7", "place-settled", colour=colour_name(step.colour)) if kind == "colour" else None
    if kind == "colour" or (kind, name) == ("turn", "done"):
        return not_mixed(state, step, name)
    return None


def not_along(state: KeyflowerState, step: Gather | GatherMixed, tile: int) -> Refusal:
    """No group comes along from that tile."""
    if tile == step.tile:
        return about("KF-4.8" if isinstance(step, GatherBid) else "KF-5.14", "same-place", tile)
    group = bid_of(state, tile, step.who)
    if group is None:
        return about("KF-4.9", "no-group", tile)
    if group is leader(state, tile):
        return about("KF-3.10", "group-leads", tile)
    if step.taken >> tile & 1:
        return about("KF-3.9", "group-taken", tile)
    if isinstance(step, Gather) and group.colour != step.colour:
        return about("KF-4.10", "group-colour", tile, colour=colour_name(step.colour))
    room = MOST_ON_TILE - state.crowd[step.tile]
    here = Hands(state, step.who).size(step.taken) + (sum(step.workers) if isinstance(step, GatherMixed) else 0)
    if here + group.size > room:
        return about("KF-5.13", "group-too-large", step.tile, room=room)
    return about("KF-6.30", "price-left", step.tile)


def not_sent(state: KeyflowerState, step: Gather, number: int) -> Refusal:
    """Not that many workers from the screen."""
    tile = step.tile
    have = state.screen[step.who][step.colour]
    if number > have:
        return refuse("KF-3.9", "too-few", colour=colour_name(step.colour), have=have)
    here = Hands(state, step.who).size(step.taken)
    if isinstance(step, GatherBid):
        return about("KF-4.5", "more-to-lead", tile, least=least_bid(state, tile, step.who) - here)
    least = state.last_use[tile] + 1
    if number + here < least:
        return about("KF-5.4", "more-to-use", tile, least=least - here)
    room = MOST_ON_TILE - state.crowd[tile]
    if number + here > room:
        return about("KF-5.5", "too-many", tile, room=room)
    return about("KF-6.30", "price-left", tile)


def not_mixed(state: KeyflowerState, step: GatherMixed, name: str) -> Refusal | None:
    """No worker of that colour comes along, or the use is not complete."""
    tile = step.tile
    here = Hands(state, step.who).size(step.taken) + sum(step.workers)
    least = state.last_use[tile] + 1
    room = MOST_ON_TILE - state.crowd[tile]
    if name == "done":
        if here < least:
            return about("KF-5.4", "more-to-use", tile, least=least - here)
        return about("KF-6.30", "price-left", tile)
    if name not in COLOURS:
        return None
    colour = COLOURS.index(name)
    if step.workers[colour] >= state.screen[step.who][colour]:
        return refuse("KF-3.9", "none-of-colour", colour=colour_name(colour))
    if here >= room:
        return about("KF-5.5", "too-many", tile, room=room)
    return about("KF-6.30", "price-left", tile)


# -- effects ---------------------------------------------------------------------------------------------------


def not_paid(state: KeyflowerState, step: PayWorker, kind: str, name: str) -> Refusal | None:
    """That is no way to pay a worker price."""
    wanted = price_of(state, step.tile).worker
    rule = side_of(state, step.tile).rule
    if kind == "colour" and name in COLOURS:
        if wanted not in (WHATEVER, COLOURS.index(name)):
            return about(rule, "price-colour", step.tile, colour=colour_name(wanted))
        return refuse("KF-6.31", "none-of-colour", colour=colour_name(COLOURS.index(name)))
    if kind != "tile":
        return None
    tile = TILE_NUMBERS[name]
    group = bid_of(state, tile, step.who)
    if group is None:
        return about("KF-6.31", "no-group", tile)
    if group is leader(state, tile):
        return about("KF-6.30", "group-leads", tile)
    return about(rule, "price-colour", step.tile, colour=colour_name(wanted))


def not_taken(state: KeyflowerState, step: TakeResource, kind: int) -> Refusal:
    if side_of(state, step.tile).resources[kind]:
        return refuse("KF-6.28", "stock-empty", resource=resource_name(kind))
    return about("KF-6.28", "not-produced", step.tile, resource=resource_name(kind))


# -- transport and upgrades ------------------------------------------------------------------------------------


def not_transported(state: KeyflowerState, step: Transport, kind: str, name: str) -> Refusal | None:
    if kind == "tile":
        return not_moved_from(state, step, TILE_NUMBERS[name])
    if kind not in ("resource", "direction"):
        return None
    if not step.steps:
        return refuse("KF-7.8", "no-steps")
    if kind == "direction":
        return refuse("KF-7.7", "no-way", direction=Message(f"direction-{name}"))
    resource = RESOURCES.index(name)
    there = any(state.on_tile[placed.tile][resource] for placed in state.villages[step.who].tiles)
    return refuse("KF-7.7", "no-road-for" if there else "no-resource", resource=resource_name(resource))


def not_moved_from(state: KeyflowerState, step: Transport, tile: int) -> Refusal:
    """Nothing can be carried from that tile, and it cannot be upgraded."""
    if state.owner[tile] != step.who:
        return about("KF-7.5", "not-own-village", tile)
    cost = COSTS[tile]
    if step.upgrades and cost is not None and not state.upgraded >> tile & 1:
        if not skills_suffice(state.skills[step.who], cost.skills, cost.any_skill):
            return about("KF-7.13", "upgrade-skills", tile)
        return about("KF-7.12", "upgrade-resources", tile)
    if sum(state.on_tile[tile]):
        return about("KF-7.7", "no-road", tile) if step.steps else about("KF-7.8", "no-steps-from", tile)
    if cost is None:
        return about("KF-7.19", "never-upgraded", tile)
    if state.upgraded >> tile & 1:
        return about("KF-7.20", "upgraded", tile)
    return about("KF-7.6", "no-upgrades", tile)


def not_spent(state: KeyflowerState, step: Pay, kind: str, name: str) -> Refusal | None:
    """That does not pay the next piece of an upgrade."""
    tile = step.tile
    resources_due = sum(step.resources) or step.any
    if kind == "resource" and resources_due:
        given = RESOURCES.index(name)
        if not state.on_tile[tile][given]:
            return about("KF-7.12", "not-on-tile", tile, resource=resource_name(given))
        wanted = next((other for other in range(KINDS) if step.resources[other]), GOLD)
        return about("KF-7.14", "other-resource", tile, resource=resource_name(wanted))
    if kind == "skill" and not resources_due:
        return refuse("KF-7.13", "skill-for-upgrade", tile=tile_name(tile), skill=skill_name(SKILLS.index(name)))
    return None


# -- the end of a season, and winter ---------------------------------------------------------------------------


def not_shipped(state: KeyflowerState, tile: int) -> Refusal:
    if tile in state.boats:
        return about("KF-10.10" if state.season == WINTER else "KF-10.9", "boat-taken", tile)
    if CATALOG.tiles[tile].kind == "boat":
        return about(NOT_IN_PLAY["boat"], "not-in-play", tile)
    return about("KF-10.8", "choose-boat", tile)


def not_taken_up(state: KeyflowerState, player: int, tile: int) -> Refusal:
    return about("KF-9.9", "fits-nowhere", tile) if tile in state.won[player] else about("KF-9.4", "not-won", tile)


def not_laid(state: KeyflowerState, step: Lay, kind: str, name: str) -> Refusal | None:
    """The tile at hand cannot be laid that way."""
    if kind == "tile":
        beside = TILE_NUMBERS[name]
        if state.owner[beside] != step.who:
            return about("KF-9.1", "not-beside", beside)
        village = state.villages[step.who]
        here = village.place_of(beside)
        around = {(here.q + dq, here.r + dr) for dq, dr in STEPS}
        for spot in spots(state, step.who, step.tile):
            neighbour, direction, _ = unpack(spot)
            other, (dq, dr) = village.place_of(neighbour), STEPS[direction]
            if (other.q + dq, other.r + dr) in around:
                return about("KF-9.11", "named-otherwise", beside, other=tile_name(neighbour))
        return about("KF-9.2", "no-match-beside", beside)
    if kind in ("direction", "turns"):
        return about("KF-9.2", "no-match", step.tile)
    return refuse("KF-9.4", "must-lay", tile=tile_name(step.tile)) if kind == "turn" else None


def not_offered(step: OfferWinter, kind: str, name: str) -> Refusal | None:
    if kind == "tile":
        tile = TILE_NUMBERS[name]
        return about("KF-12.13", "already-chosen" if tile in step.chosen else "not-in-hand", tile)
    return refuse("KF-12.13", "choose-one") if kind == "turn" else None
