"""A small game for what the harbour does not have: public lanes, phases that nest, and an opponent without a seat.

*Shipyard.* Two rounds. All players work at the same time, for all to see: two jobs each, taking a plank or calling a
race. Whoever takes a plank gives the next player a chance to snatch it. A race is between the caller and the next
player: both stake in secret, the higher stake takes a plank, and the other one cheers when there is time. At any time a
whistle may be blown, near or far; near brings a plank. Each round the Tide takes planks, too: played alone, one must
have more than the Tide at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import state_fields, step_fields
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event, Message, Refusal
from boardwright.kernel.outcome import Automa, Outcome, TieBreak, Verdict, ranked
from boardwright.kernel.roles import Kind, Role
from boardwright.kernel.scoring import Earning, ScoreLine, ScoreSheet
from boardwright.kernel.state import State
from boardwright.kernel.steps import SEALED, Seat, Step
from boardwright.toolkit.kinds import BySeat, Number, Perhaps
from boardwright.toolkit.positions import Format, Item, Section, table_of
from boardwright.toolkit.written import Written

SPACE = ActionSpace()
STAKES = ("none", "one", "two")
PLANK = SPACE.add("plank", target="pile:planks")
RACE = SPACE.add("race", target="flag:race")
DONE = SPACE.add("done", target="bell:done", role=Role.CONFIRMS)
STAKE = SPACE.add("stake", ("stake", STAKES))
SNATCH = SPACE.add("snatch", target="plank:other")
LEAVE = SPACE.add("leave", target="plank:other", role=Role.DECLINES)
CHEER = SPACE.add("cheer", target="flag:race")
WHISTLE = SPACE.add("whistle", target="whistle:mine")
NEAR = SPACE.add("near", target="pile:planks")
FAR = SPACE.add("far", target="pile:planks")
COMPONENTS = frozenset(target for action in range(SPACE.size) for target in SPACE.targets(action))
UNKNOWN = -1
ROUNDS = 2
JOBS = 2
ALL = 14  #: planks


@state_fields
class YardState(State):
    players: int
    round: int
    pile: int
    tide: int
    planks: list[int]
    whistles: list[int]
    stakes: list[list[int]]  #: by caller of a race, by seat: staked in secret, UNKNOWN until then

    def next_to(self, player: int) -> int:
        return (player + 1) % self.players

    def take_plank(self, player: int) -> None:
        if self.pile:
            self.pile -= 1
            self.planks[player] += 1

    def offers(self, player: int) -> list[int]:
        return [WHISTLE] if self.whistles[player] else []

    def take_offer(self, player: int, action: int, dice: Dice) -> None:
        self.whistles[player] -= 1
        self.push(Blow(player))
        self.tell(Event("whistle", {"player": player}))


@step_fields
class Round(Step[YardState]):
    """The Tide takes a plank, then everybody works."""

    def run(self, state: YardState, dice: Dice) -> None:
        if state.round == ROUNDS:
            return
        state.round += 1
        if state.pile:
            state.pile -= 1
            state.tide += 1
            state.tell(Event("tide", {"player": state.players, "count": state.tide}, role=Role.OPENS_TURN))
        state.together({player: Work(player, JOBS) for player in range(state.players)}, join=Round(-1))


@step_fields
class Work(Step[YardState]):
    jobs: int

    def options(self, state: YardState) -> list[int]:
        if not self.jobs:
            return [DONE]
        return [PLANK, *([RACE] if state.players > 1 else []), DONE]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        if action == DONE:
            return
        state.push(Work(self.who, self.jobs - 1))
        if action == PLANK:
            state.take_plank(self.who)
            state.tell(Event("plank", {"player": self.who}))
            if state.players > 1:
                state.interrupt(Snatch(state.next_to(self.who), self.who))
            return
        rival = state.next_to(self.who)
        lanes = {player: Staking(player, self.who) for player in (self.who, rival)}
        state.together(lanes, join=Race(-1, self.who, rival), sealed=True)
        state.tell(Event("race", {"player": self.who}))


@step_fields
class Snatch(Step[YardState]):
    """Asked in the lane of whoever took the plank, who waits for the answer."""

    victim: Seat

    def options(self, state: YardState) -> list[int]:
        return [SNATCH, LEAVE] if state.planks[self.victim] else [LEAVE]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        if action == SNATCH:
            state.planks[self.victim] -= 1
            state.planks[self.who] += 1
            state.tell(Event("snatched", {"player": self.who}))


@step_fields
class Staking(Step[YardState]):
    caller: Seat

    secrecy: ClassVar[int] = SEALED
    kind: ClassVar[Kind] = Kind.SEALED

    def options(self, state: YardState) -> list[int]:
        return [STAKE + number for number in range(len(STAKES))]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        state.stakes[self.caller][self.who] = action - STAKE


@step_fields
class Race(Step[YardState]):
    """The join of a race, in the lane of its caller."""

    caller: Seat
    rival: Seat

    def run(self, state: YardState, dice: Dice) -> None:
        mine, other = (state.stakes[self.caller][player] for player in (self.caller, self.rival))
        state.stakes[self.caller] = [UNKNOWN] * state.players
        winner, loser = (self.caller, self.rival) if mine >= other else (self.rival, self.caller)
        state.take_plank(winner)
        state.push(Cheer(loser))
        state.tell(Event("raced", {"player": winner, "stake": max(mine, other)}))


@step_fields
class Cheer(Step[YardState]):
    """It can wait until the loser has done the own work."""

    can_wait: ClassVar[bool] = True

    def options(self, state: YardState) -> list[int]:
        return [CHEER]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        state.tell(Event("cheered", {"player": self.who}))


@step_fields
class Blow(Step[YardState]):
    def options(self, state: YardState) -> list[int]:
        return [NEAR, FAR]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        if action == NEAR:
            state.take_plank(self.who)
        state.tell(Event("blown", {"player": self.who}))


NUMBER = Number(99)
FORMAT = Format(
    Section((Item("round", NUMBER), Item("pile", NUMBER), Item("tide", NUMBER))),
    Section(
        (
            Item("planks", NUMBER),
            Item("whistles", NUMBER),
            Item("stakes", BySeat(Perhaps(Number(len(STAKES) - 1)))),
        )
    ),
    Written(__name__, {}, visiting=(Snatch, Cheer)),
)


@dataclass(frozen=True, slots=True)
class YardView:
    round: int
    pile: int
    tide: int
    planks: tuple[int, ...]
    whistles: tuple[int, ...]
    my_stakes: tuple[int, ...]


class Shipyard(Game[YardState]):
    id: ClassVar[str] = "shipyard"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(1, 5)
    space: ClassVar[ActionSpace] = SPACE
    messages: ClassVar[Path] = Path(__file__).parent

    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> YardState:
        state = blank(players)
        state.pile = ALL - dice.below(3)
        state.whistles = [1] * players
        state.push(Round(-1))
        return state

    def prompt(self, state: YardState, step: Step[Any], player: int | None) -> Message:
        return Message(f"prompt-{type(step).__name__.lower()}", {"player": step.who})

    def label(self, state: YardState, action: int) -> Message:
        return Message(f"action-{SPACE.verb(action)}")

    def components(self, state: YardState) -> Iterable[str]:
        return COMPONENTS

    def why_not(self, state: YardState, step: Step[Any], target: str) -> Refusal:
        return Refusal("SY-1.1", Message("refusal-not-now"))

    def why_not_action(self, state: YardState, step: Step[Any], action: int) -> Refusal:
        return Refusal("SY-1.1", Message("refusal-not-now"))

    def refuse_turn(self, state: YardState, waiting: Sequence[int]) -> Refusal:
        return Refusal("SY-1.2", Message("refusal-wait" if waiting else "refusal-over"))

    def view(self, state: YardState, player: int | None) -> YardView:
        return YardView(
            round=state.round,
            pile=state.pile,
            tide=state.tide,
            planks=tuple(state.planks),
            whistles=tuple(state.whistles),
            my_stakes=() if player is None else tuple(row[player] for row in state.stakes),
        )

    def determinize(self, state: YardState, player: int | None, dice: Dice) -> YardState:
        copy = state.clone()
        for row in copy.stakes:
            for seat in range(copy.players):
                if seat != player and row[seat] != UNKNOWN:
                    row[seat] = dice.below(len(STAKES))
        return copy

    def automas(self, state: YardState) -> Sequence[Automa]:
        return (Automa("tide", Message("automa-tide"), "blue"),)

    def points_now(self, state: YardState) -> list[int]:
        return [*state.planks, state.tide]

    def sheet(self, state: YardState, player: int | None) -> list[ScoreSheet]:
        return [
            ScoreSheet(actor, (ScoreLine("planks", Message("planks"), "SY-2.1", (Earning(points, ("pile:planks",)),)),))
            for actor, points in enumerate(self.points_now(state))
        ]

    def outcome(self, state: YardState) -> Outcome:
        tie_break = TieBreak(Message("whistles"), "SY-2.2", (*state.whistles, 0))
        if state.players > 1:
            return ranked(state.players, self.points_now(state), [tie_break])
        lead = state.planks[0] - state.tide
        grade = Message("grade-fine" if lead > 2 else "grade-fair")
        return ranked(1, self.points_now(state), [], Verdict(lead > 0, grade if lead > 0 else None))

    def advice(self, state: YardState, player: int) -> float:
        return float(state.planks[player])

    def audit(self, state: YardState) -> list[str]:
        planks = sum(state.planks) + state.pile + state.tide
        waiting = [step for lane in state.lanes for step in lane.stack]
        races = {step.caller for step in waiting if isinstance(step, Staking)}
        idle = [row for caller, row in enumerate(state.stakes) if caller not in races]
        wrong = [] if all(stake == UNKNOWN for row in idle for stake in row) else ["a stake without a race"]
        return wrong if ALL - 3 < planks <= ALL else [*wrong, f"there are {planks} planks"]

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], YardState]:
        players, options = table_of(self, description)
        state = blank(players)
        FORMAT.read(description, state)
        return players, options, state

    def write_position(self, state: YardState) -> dict[str, Any]:
        return FORMAT.write(state)


def blank(players: int) -> YardState:
    """A table at which nobody has anything."""
    state = YardState()
    state.start_flow(players)
    state.players, state.round, state.pile, state.tide = players, 0, 0, 0
    state.planks, state.whistles = [0] * players, [0] * players
    state.stakes = [[UNKNOWN] * players for _ in range(players)]
    return state


SHIPYARD = Shipyard()
