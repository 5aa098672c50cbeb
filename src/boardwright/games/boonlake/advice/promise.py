"""What the rest of a turn may still bring: parts of action tiles that are due, and the ship's next stop."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.boonlake.advice.clock import Clock
from boardwright.games.boonlake.advice.openings import Openings
from boardwright.games.boonlake.advice.prices import GOODS_BY_LEFT, by_left
from boardwright.games.boonlake.book import BOOK, RIGHT, SCORING
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.measures import measured
from boardwright.games.boonlake.river import LAST, PATHS, reachable
from boardwright.games.boonlake.state import NONE, BoonlakeState
from boardwright.games.boonlake.steps.acting import OFFERS, Act, ActAgain
from boardwright.games.boonlake.steps.effects import CarryOut
from boardwright.games.boonlake.steps.exploring import Explore, ExploreOn, PlacePasture
from boardwright.games.boonlake.steps.interim import PayGoal, marker_points
from boardwright.games.boonlake.steps.turn import (
    FOR_ALL,
    PAYS,
    CastOff,
    ClaimRegion,
    Hire,
    HireOn,
    RightPart,
    RightParts,
    Sail,
    TakePart,
    movement,
)
from boardwright.games.boonlake.vocabulary import ACT, COIN, EXPLORE, HIRE, INHABITANT, PASTURE, REGION, VASE
from boardwright.kernel.steps import Step
from boardwright.toolkit.effects.values import Do, Effect, InOrder, Per

#: What each further thing of a turn counts for: coins and cards can be spent but once.
AGAIN: Final = 0.8
#: What the others gain counts against the own gain, shared among them.
RIVALS: Final = 0.5
#: By action tile: what the right part is worth to others, as far as can be said without knowing them.
OTHERS: Final = {"pioneer": 1.9, "settle": 2.2, "cattle_breeding": 1.5, "recruit": 0.6, "progress": 2.0, "builder": 1.4}
FOR_OTHERS: Final[list[float]] = [OTHERS.get(action.id, 0.0) for action in CATALOG.actions]
#: By part of the book and turns left.
WORTH: Final[list[list[float]]] = [by_left(node) for node in BOOK.nodes]
RIVER_WORTH: Final[list[list[float]]] = [by_left(stretch.reward) for stretch in CATALOG.river]
REGION_WORTH: Final[list[list[float]]] = [by_left(region.reward) for region in CATALOG.regions]


def promise(state: BoonlakeState, player: int, clock: Clock) -> float:
    """What is due to the player, the nearest first."""
    due = steps_of(state, player)
    if not due:
        return 0.0
    openings = Openings(state, player, clock)
    value, share = 0.0, 1.0
    for step in due:
        gain = step_worth(state, player, step, openings)
        if gain > 0.0:
            value += share * gain
            if not isinstance(step, (CastOff, Sail)):
                share *= AGAIN
    return value


def steps_of(state: BoonlakeState, player: int) -> list[Step[Any]]:
    """The steps that wait for a player or ask, the next one first."""
    found: list[Step[Any]] = []
    for lane in state.lanes:
        if lane.owner == player:
            found += reversed(lane.stack)
    return [*found, *reversed(state.main)]


def step_worth(state: BoonlakeState, player: int, step: Step[Any], openings: Openings) -> float:
    if isinstance(step, CarryOut):
        return effect_worth(state, player, step.effect, openings) if step.player == player else 0.0
    if isinstance(step, (Act, ActAgain)) and openings.clock.last and step.part == SCORING:
        return 0.0
    if isinstance(step, Act):
        return openings.act(OFFERS[step.part], step.left) if step.who == player else 0.0
    if isinstance(step, ActAgain):
        return AGAIN * openings.act(OFFERS[step.part], step.left) if step.player == player else 0.0
    if isinstance(step, RightParts):
        mine = FOR_ALL[step.tile] or player != state.turn
        return effect_worth(state, player, RIGHT[step.tile], openings) if mine else 0.0
    if isinstance(step, RightPart):
        return effect_worth(state, player, RIGHT[step.tile], openings) if step.player == player else 0.0
    if isinstance(step, TakePart):
        return effect_worth(state, player, RIGHT[step.tile], openings) if step.who == player else 0.0
    if isinstance(step, CastOff):
        return stop_worth(state, player, openings.clock.turns) if step.player == player else 0.0
    if isinstance(step, Sail):
        return stop_worth(state, player, openings.clock.turns) if step.who == player else 0.0
    if isinstance(step, Explore):
        return openings.explore(step.tiles) if step.who == player else 0.0
    if isinstance(step, ExploreOn):
        return openings.explore(step.tiles) if step.player == player else 0.0
    if isinstance(step, Hire):
        return openings.hire(step.part) if step.who == player else 0.0
    if isinstance(step, HireOn):
        return openings.inhabitant if step.player == player else 0.0
    if isinstance(step, PlacePasture):
        return openings.pasture() if step.who == player else 0.0
    if isinstance(step, ClaimRegion):
        return region_worth(state, openings.clock.turns) if step.who == player else 0.0
    if isinstance(step, PayGoal):
        return payment_worth(state, player, step.goal, openings) if step.who == player else 0.0
    return 0.0


def payment_worth(state: BoonlakeState, player: int, goal: int, openings: Openings) -> float:
    """A scoring tile that is being paid: its points, less the coins or pieces that go."""
    entry = CATALOG.goals[goal]
    each = entry.coin * openings.goods[COIN]
    if entry.good:
        each = min(each, openings.goods[INHABITANT if entry.good == "inhabitant" else VASE])
    return marker_points(state, player, goal) + entry.needs[state.scorings] * (entry.each - each)


def effect_worth(state: BoonlakeState, player: int, part: int, openings: Openings) -> float:
    """A part of an action tile by what the player could do with it."""
    effect: Effect = BOOK.nodes[part]
    if isinstance(effect, InOrder):
        parts = [effect_worth(state, player, number, openings) for number in BOOK.inner[part]]
        return sum([max(0.0, each) for each in parts])
    if isinstance(effect, Per):
        return measured(state, player, effect.measure) * GOODS_BY_LEFT[openings.clock.turns][effect.goods[0][0]]
    if isinstance(effect, Do):
        if effect.deed == ACT:
            offer = OFFERS[part]
            return openings.act(offer, offer.most)
        if effect.deed == EXPLORE:
            return openings.explore(int(str(effect.term("tiles"))))
        if effect.deed == PASTURE:
            return openings.pasture()
        if effect.deed == HIRE:
            return openings.hire(part)
        if effect.deed == REGION:
            return region_worth(state, openings.clock.turns)
    return WORTH[part][openings.clock.turns]


def region_worth(state: BoonlakeState, left: int) -> float:
    """The best reward that is not covered."""
    free = [REGION_WORTH[region][left] for region in range(len(CATALOG.regions)) if not state.covered >> region & 1]
    return max(free, default=0.0)


def stop_worth(state: BoonlakeState, player: int, left: int) -> float:
    """The best stop that the ship can make."""
    if state.ships[player] >= LAST[state.round] or state.row == NONE:
        return 0.0
    path = PATHS[state.round]
    return max([RIVER_WORTH[path[place]][left] for place in reachable(state, player, movement(state))], default=0.0)


def for_others(state: BoonlakeState, player: int, left: int) -> float:
    """What the tile that the player has chosen gives to the others."""
    if state.row == NONE or state.turn != player:
        return 0.0
    tile = state.board[state.row]
    others = [actor for actor in range(state.actors) if actor != player]
    if tile == PAYS:
        coin = GOODS_BY_LEFT[left][COIN]
        gain = sum([state.paying(actor) * (coin if actor < state.seats else 1.0) for actor in others])
        return RIVALS * gain / len(others)
    return RIVALS * FOR_OTHERS[tile] if state.seats > 1 else 0.0
