"""An interim scoring in its five steps, and what comes after a turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from boardwright.games.boonlake import events
from boardwright.games.boonlake.actions import DECLINE, GIVE, GOALS, SCORE
from boardwright.games.boonlake.book import SCORING
from boardwright.games.boonlake.catalog import CATALOG, ROUNDS, SCORINGS
from boardwright.games.boonlake.measures import measured
from boardwright.games.boonlake.river import start_of
from boardwright.games.boonlake.state import MARK, NONE, BoonlakeState
from boardwright.games.boonlake.steps.effects import begin, told
from boardwright.games.boonlake.steps.levers import why_no_lever
from boardwright.games.boonlake.steps.sage import SAGE_TURN, herd_points, hidden_points, sage_income
from boardwright.games.boonlake.steps.turn import ChooseTile
from boardwright.games.boonlake.vocabulary import CARD, COIN, INHABITANT, OF_CARDS, VASE, VP
from boardwright.games.boonlake.words import ask, goal_name, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import OpenStep, Seat, Step, bits

GoalNumber: TypeAlias = int

#: By kind of piece, then by number of those gone: the coins and points of the recesses.
RECESS_INCOME: Final[dict[str, list[tuple[int, int]]]] = {}
for _piece in ("house", "village", "cattle", "inhabitant"):
    _rows = [(0, 0)]
    for _recess in CATALOG.recesses:
        if _recess.piece == _piece:
            _rows.append((_rows[-1][0] + _recess.coin, _rows[-1][1] + _recess.vp))
    RECESS_INCOME[_piece] = _rows
HOUSE_INCOME: Final = RECESS_INCOME["house"]
VILLAGE_INCOME: Final = RECESS_INCOME["village"]
CATTLE_INCOME: Final = RECESS_INCOME["cattle"]
FREED_INCOME: Final = RECESS_INCOME["inhabitant"]


# -- after a turn ----------------------------------------------------------------------------------------------


@step_fields
class BeginTurn(Step[BoonlakeState]):
    """Whoever's turn it is begins it."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        state.push(NEXT_TURN)
        state.push(SAGE_TURN if state.turn == state.sage() else ChooseTile(state.turn))


@step_fields
class NextTurn(Step[BoonlakeState]):
    """A scoring, if a lock was crossed; then the next player's turn, or the end."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        following = (state.turn + 1) % state.actors
        if state.last_lap and following == state.first:
            state.push(INTERIM)
            return
        state.turn = following
        state.push(BEGIN_TURN)
        if state.locked:
            state.locked = False
            state.push(INTERIM)


# -- steps 1 and 2 ---------------------------------------------------------------------------------------------


@step_fields
class Interim(Step[BoonlakeState]):
    """All have their actions and place their markers, at the same time."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        if state.journal is not None:
            state.journal.append(events.scoring_begins(state.scorings + 1))
        lanes: dict[int, Step[Any]] = {player: Prepare(-1, player) for player in range(state.seats)}
        state.together(lanes, join=INCOME)


@step_fields
class Prepare(Step[BoonlakeState]):
    """A player's actions, and then the marker."""

    player: Seat

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        state.push(Mark(-1, self.player))
        begin(state, self.player, SCORING)


def open_areas(state: BoonlakeState, player: int) -> list[int]:
    """Scoring tiles without a marker of the player."""
    return [area for area in range(len(state.goals)) if not state.marked(player, area)]


@step_fields
class Mark(Step[BoonlakeState]):
    """The only tile that is left is scored without asking, unless a lever could still be used."""

    player: Seat

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        areas = open_areas(state, self.player)
        if len(areas) == 1 and not state.offers(self.player):
            place_marker(state, self.player, state.goals[areas[0]])
        else:
            state.push(PlaceMarker(self.player))


@step_fields
class PlaceMarker(OpenStep[BoonlakeState]):
    """Which scoring tile?"""

    def own_options(self, state: BoonlakeState) -> list[int]:
        return sorted([SCORE + state.goals[area] for area in open_areas(state, self.who)])

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        place_marker(state, self.who, action - SCORE)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("score", self.who, number=state.scorings + 1, vp=CATALOG.scoring.markers[state.scorings])

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        if kind == "goal":
            if GOALS.index(name) in state.goals:
                return refuse("BL-17.9", "goal-marked")
            return refuse("BL-24.3", "no-part")
        return why_no_lever(state, self.who, name) if kind == "lever" else None


def place_marker(state: BoonlakeState, player: int, goal: int) -> None:
    """The marker lies under the tile; what must be paid in one way only is paid at once."""
    state.marks[player] |= state.scorings + 1 << MARK * state.goals.index(goal)
    if CATALOG.goals[goal].kind != "payment":
        score(state, player, goal, is_met(state, player, goal, state.scorings))
        return
    mixes = payments(state, player, goal, state.scorings)
    if len(mixes) > 1:
        state.push(PayGoal(player, goal))
    elif mixes:
        pay_goal(state, player, goal, mixes[0])
    else:
        score(state, player, goal, False)


def is_met(state: BoonlakeState, player: int, goal: int, number: int) -> bool:
    """Whether the condition holds in scoring ``number``, counted from 0."""
    entry = CATALOG.goals[goal]
    if entry.kind == "payment":
        return bool(payments(state, player, goal, number))
    need = entry.needs[number]
    have = [measured(state, player, measure) for measure in entry.measures]
    if entry.kind == "measure":
        return have[0] >= need
    return pair_is_met(have, need, entry.others[number], jokers_of(state, player, entry.measures))


def jokers_of(state: BoonlakeState, player: int, measures: tuple[int, ...]) -> int:
    """Special projects count as cards of any type, each of one."""
    return state.projects[player].bit_count() if measures[0] >= OF_CARDS else 0


def pair_is_met(have: list[int], need: int, other: int, jokers: int) -> bool:
    """One must reach the first number and the other the second, whichever; jokers fill up what is missing."""
    one, two = have
    straight = max(0, need - one) + max(0, other - two)
    crossed = max(0, need - two) + max(0, other - one)
    return min(straight, crossed) <= jokers


def payments(state: BoonlakeState, player: int, goal: int, number: int) -> list[int]:
    """How many pieces of the good may be among the payments; none at all where they cannot all be made."""
    entry = CATALOG.goals[goal]
    times = entry.needs[number]
    pieces = 0
    if entry.good == "inhabitant":
        pieces = state.ranch[player]
    elif entry.good == "vase":
        pieces = state.vases[player]
    return [count for count in range(min(pieces, times) + 1) if (times - count) * entry.coin <= state.coins[player]]


def pay_goal(state: BoonlakeState, player: int, goal: int, pieces: int) -> None:
    entry = CATALOG.goals[goal]
    times = entry.needs[state.scorings]
    coins = (times - pieces) * entry.coin
    state.coins[player] -= coins
    if entry.good == "inhabitant":
        state.lose_inhabitants(player, pieces)
    else:
        state.vases[player] -= pieces
    vp = times * entry.each
    state.vp[player] += vp
    if state.journal is not None:
        if coins:
            state.journal.append(events.lost(player, COIN, coins))
        if pieces:
            state.journal.append(events.lost(player, INHABITANT if entry.good == "inhabitant" else VASE, pieces))
    told(state, player, VP, vp)
    score(state, player, goal, True)


def score(state: BoonlakeState, player: int, goal: int, met: bool) -> None:
    """The marker's points are gained or lost, twice as many on the own tile."""
    vp = marker_points(state, player, goal)
    state.vp[player] += vp if met else -vp
    if state.journal is not None:
        state.journal.append(events.scored(player, goal, met, vp))


def marker_points(state: BoonlakeState, player: int, goal: int) -> int:
    return CATALOG.scoring.markers[state.scorings] * (2 if state.goals[player] == goal else 1)


@step_fields
class PayGoal(Step[BoonlakeState]):
    """How is a scoring tile paid?"""

    goal: GoalNumber

    unfinished: ClassVar[bool] = True
    kind: ClassVar[Kind] = Kind.AMOUNT

    def options(self, state: BoonlakeState) -> list[int]:
        return [GIVE + count for count in payments(state, self.who, self.goal, state.scorings)]

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        pay_goal(state, self.who, self.goal, action - GIVE)

    def subject(self, state: BoonlakeState) -> str | None:
        return f"goal:{CATALOG.goals[self.goal].id}"

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("give", self.who, goal=goal_name(self.goal))

    def label(self, state: BoonlakeState, action: int) -> Message | None:
        entry = CATALOG.goals[self.goal]
        times = entry.needs[state.scorings]
        count = action - GIVE
        if not 0 <= count <= times:
            return None
        return Message("action-give-mix", {"count": count, "good": entry.good, "coins": (times - count) * entry.coin})

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return refuse("BL-18.22", "payment-mix") if kind == "count" else None


# -- step 3 ----------------------------------------------------------------------------------------------------


@step_fields
class Income(Step[BoonlakeState]):
    """All have their income; then whoever has a lever that works at any time may still use it."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        last = state.scorings == SCORINGS - 1
        for player in range(state.seats):
            have_income(state, player, last, dice)
        sage = state.sage()
        if sage != NONE:
            vp = sage_income(state, sage)
            state.vp[sage] += vp
            if state.journal is not None:
                state.journal.append(events.income(sage, [(VP, vp)]))
        waiting = [player for player in range(state.seats) if state.offers(player)]
        state.push(LEVERS_UP)
        if waiting:
            lanes: dict[int, Step[Any]] = {player: LastChance(-1, player) for player in waiting}
            state.together(lanes)


def income_of(state: BoonlakeState, player: int) -> tuple[int, int, int]:
    """Coins, cards and points."""
    coin, card = CATALOG.coin_track[state.coin_steps[player]], CATALOG.card_track[state.card_steps[player]]
    houses, villages = HOUSE_INCOME[state.houses[player]], VILLAGE_INCOME[state.villages[player]]
    cattle, freed = CATTLE_INCOME[state.cattle[player]], FREED_INCOME[state.freed[player]]
    coins = coin.income + houses[0] + villages[0] + cattle[0] + freed[0]
    vp = coin.vp + card.vp + houses[1] + villages[1] + cattle[1] + freed[1]
    return coins, card.income, vp + herd_points(state, player)


def have_income(state: BoonlakeState, player: int, last: bool, dice: Dice) -> None:
    """In the last scoring only the points count."""
    coins, cards, vp = income_of(state, player)
    if last:
        coins = cards = 0
    state.coins[player] += coins
    state.vp[player] += vp
    drawn = state.draw_cards(player, cards, dice)
    if state.journal is not None:
        goods = [(good, count) for good, count in ((COIN, coins), (CARD, drawn.bit_count()), (VP, vp)) if count]
        state.journal.append(events.income(player, goods))
        if drawn:
            state.journal.append(events.drew_these(player, bits(drawn)))


@step_fields
class LastChance(Step[BoonlakeState]):
    """A player who can still use a lever is asked."""

    player: Seat

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        if state.offers(self.player):
            state.push(LastLevers(self.player))


@step_fields
class LastLevers(OpenStep[BoonlakeState]):
    """Levers may be used before they are pushed up."""

    def own_options(self, state: BoonlakeState) -> list[int]:
        return [DECLINE]

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        """Whoever lets them be is not asked again."""

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        if action != DECLINE:
            state.push(LastChance(-1, self.who))
            state.take_offer(self.who, action, dice)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("last-levers", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return why_no_lever(state, self.who, name) if kind == "lever" else None


# -- steps 4 and 5 ---------------------------------------------------------------------------------------------


@step_fields
class LeversUp(Step[BoonlakeState]):
    """Points for levers that were not used; levers and region markers go back, and perhaps the ships."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        for player in range(state.seats):
            idle = state.ready(player).bit_count()
            vp = idle * CATALOG.gains.idle_lever
            state.vp[player] += vp
            state.used[player] = 0
            if idle and state.journal is not None:
                state.journal.append(events.idle_levers(player, idle, vp))
        state.covered = 0
        state.scorings += 1
        if state.scorings == SCORINGS:
            end_game(state)
        elif state.scorings == SCORINGS // ROUNDS:
            state.round = 1
            state.ships = [start_of(state.seats, 1)] * state.actors
            if state.journal is not None:
                state.journal.append(events.round_begins(1))


def end_game(state: BoonlakeState) -> None:
    """No lever works any more; the Sage has her income once more, and points for tiles that lie face down."""
    state.levers_back = True
    sage = state.sage()
    if sage != NONE:
        vp, hidden = sage_income(state, sage), hidden_points(state)
        state.vp[sage] += vp + hidden
        if state.journal is not None:
            state.journal.append(events.income(sage, [(VP, vp)]))
            if hidden:
                state.journal.append(events.hidden_tiles(sage, hidden // CATALOG.sage.hidden, hidden))
    if state.journal is not None:
        state.journal.append(events.game_over())


BEGIN_TURN: Final = BeginTurn(-1)
NEXT_TURN: Final = NextTurn(-1)
INTERIM: Final = Interim(-1)
INCOME: Final = Income(-1)
LEVERS_UP: Final = LeversUp(-1)
