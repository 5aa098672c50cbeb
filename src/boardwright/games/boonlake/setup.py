"""From options and dice to the first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from boardwright.games.boonlake import events
from boardwright.games.boonlake.abilities import ALL_CARDS
from boardwright.games.boonlake.actions import GOALS, KEEP, START
from boardwright.games.boonlake.canoes import KINDS, raised
from boardwright.games.boonlake.catalog import CATALOG, CORNERS, PLAYERS, ROWS, SPACES
from boardwright.games.boonlake.river import start_of
from boardwright.games.boonlake.state import NONE, BoonlakeState, Modules
from boardwright.games.boonlake.steps.exploring import lay_tile
from boardwright.games.boonlake.steps.interim import BEGIN_TURN
from boardwright.games.boonlake.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import SEALED, Step, bits, nth_bit

ALL_GOALS: Final = (1 << len(CATALOG.goals)) - 1
GREY: Final = sum([1 << number for number, tile in enumerate(CATALOG.tiles) if not tile.mark])
LEVELS: Final = [level.id for level in CATALOG.levels]
#: A player alone sits at a table for two.
FEWEST: Final = 2


def setup(players: int, options: Mapping[str, Any], dice: Dice) -> BoonlakeState:
    """The table before the scoring tiles are chosen."""
    state = blank(players, modules_of(options))
    lay_out(state, dice)
    state.first = state.turn = state.sage() if state.sage() != NONE else dice.below(players)
    hand_out_coins(state)
    for player in range(players):
        state.draw_cards(player, CATALOG.start.cards, dice)
        for _ in range(CATALOG.start.goals):
            state.dealt[player] |= 1 << draw_goal(state, dice)
    state.push(BEGIN)
    return state


def modules_of(options: Mapping[str, Any]) -> Modules:
    return Modules(options["reactions"] == "clockwise", LEVELS.index(options["sage"]))


def blank(players: int, modules: Modules) -> BoonlakeState:
    """The table with everything in its place but what chance decides."""
    state = BoonlakeState()
    actors = players + (players == 1)
    state.start_empty(actors)
    state.start_flow(players)
    state.modules = modules
    state.actors = actors
    state.row = state.silent = state.sage_tile = NONE
    state.board = tuple(range(ROWS))
    state.ground = [NONE] * SPACES
    state.herds = [0] * SPACES
    state.grey = GREY
    state.pastures = CATALOG.pastures
    state.pile = ALL_CARDS
    state.goal_pile = ALL_GOALS
    state.kept = [NONE] * actors
    state.begun = [NONE] * actors
    recesses = CATALOG.inhabitant_recesses()
    for player in range(players):
        state.ranch[player] = CATALOG.start.ranch
        state.supply[player] = CATALOG.inhabitants - CATALOG.start.ranch - recesses
    state.ships = [start_of(players, 0)] * actors
    return state


def hand_out_coins(state: BoonlakeState) -> None:
    """By place in the order of turns; the Sage has none."""
    for number in range(state.actors):
        actor = (state.first + number) % state.actors
        if actor < state.seats:
            state.coins[actor] = CATALOG.start.coins[number]


def lay_out(state: BoonlakeState, dice: Dice) -> None:
    """What chance decides: start tiles, action tiles, and the Sage's tiles."""
    table = max(state.seats, FEWEST)
    tiles = [number for number, tile in enumerate(CATALOG.tiles) if 0 < tile.mark <= table]
    for number, space in enumerate(CATALOG.spaces):
        if 0 < space.mark <= table:
            lay_tile(state, tiles.pop(dice.below(len(tiles))), number)
    left = list(state.board)
    state.board = tuple([left.pop(dice.below(len(left))) for _ in range(ROWS)])
    if state.sage() != NONE:
        lay_out_solo(state, dice)


def lay_out_solo(state: BoonlakeState, dice: Dice) -> None:
    """Some of the Sage's tiles are taken out; the others are shuffled, with their backs turned at random."""
    level = CATALOG.levels[state.modules.sage]
    for kind, count in (("a", level.a), ("b", level.b)):
        tiles = [number for number, tile in enumerate(CATALOG.solo_tiles) if tile.kind == kind]
        for _ in range(count):
            tiles.pop(dice.below(len(tiles)))
        state.solo_tiles |= sum([1 << tile for tile in tiles])
    state.solo = state.solo_tiles
    state.corner = dice.below(CORNERS)


def draw_goal(state: BoonlakeState, dice: Dice) -> int:
    goal = nth_bit(state.goal_pile, dice.below(state.goal_pile.bit_count()))
    state.goal_pile ^= 1 << goal
    return goal


# -- the choices before the first turn -------------------------------------------------------------------------


@step_fields
class Begin(Step[BoonlakeState]):
    """All choose a scoring tile in secret."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        lanes: dict[int, Step[Any]] = {player: KeepGoal(player) for player in range(state.seats)}
        state.together(lanes, join=LAY_GOALS, sealed=True)


@step_fields
class KeepGoal(Step[BoonlakeState]):
    """One of the scoring tiles that were dealt."""

    secrecy: ClassVar[int] = SEALED
    kind: ClassVar[Kind] = Kind.SEALED

    def options(self, state: BoonlakeState) -> list[int]:
        return [KEEP + goal for goal in bits(state.dealt[self.who])]

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        state.kept[self.who] = action - KEEP

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("keep", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return refuse("BL-2.14", "goal-not-dealt") if kind == "goal" and name in GOALS else None


@step_fields
class LayGoals(Step[BoonlakeState]):
    """The tiles that were kept lie in the areas of their players, others by chance in those that are empty."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        goals = [state.kept[player] for player in range(state.seats)]
        if state.journal is not None:
            state.journal.extend([events.kept(player, goal) for player, goal in enumerate(goals)])
        while len(goals) < PLAYERS:
            goals.append(draw_goal(state, dice))
            if state.journal is not None:
                state.journal.append(events.laid(goals[-1]))
        state.goals = tuple(goals)
        state.kept = [NONE] * state.actors
        state.dealt = [0] * state.actors
        lanes: dict[int, Step[Any]] = {player: StartWorks(player) for player in range(state.seats)}
        state.together(lanes, join=FIRST_WORKS, sealed=True)


@step_fields
class StartWorks(Step[BoonlakeState]):
    """The first production site."""

    secrecy: ClassVar[int] = SEALED
    kind: ClassVar[Kind] = Kind.SEALED

    def options(self, state: BoonlakeState) -> list[int]:
        return list(range(START, START + KINDS))

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        state.begun[self.who] = action - START

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("start", self.who)


@step_fields
class FirstWorks(Step[BoonlakeState]):
    """The production sites stand, and the first round begins."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        for player in range(state.seats):
            kind = state.begun[player]
            state.works[player] = raised(state.works[player], kind)
            if state.journal is not None:
                state.journal.append(events.produced(player, kind, 1))
        state.begun = [NONE] * state.actors
        if state.journal is not None:
            state.journal.append(events.round_begins(0))
        state.push(BEGIN_TURN)


BEGIN: Final = Begin(-1)
LAY_GOALS: Final = LayGoals(-1)
FIRST_WORKS: Final = FirstWorks(-1)
