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
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event, Message, Refusal
from boardwright.kernel.outcome import Automa, Outcome, TieBreak, Verdict, ranked
from boardwright.kernel.roles import Kind, Role
from boardwright.kernel.scoring import Earning, ScoreLine, ScoreSheet
from boardwright.kernel.state import State
from boardwright.kernel.steps import SEALED, Step

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


class YardState(State):
    __slots__ = ("pile", "planks", "players", "round", "stakes", "tide", "whistles")

    players: int
    round: int
    pile: int
    tide: int
    planks: list[int]
    whistles: list[int]
    stakes: list[list[int]]  #: by caller of a race, by seat: staked in secret, UNKNOWN until then

    def clone(self) -> YardState:
        copy = YardState()
        copy.copy_flow(self)
        copy.players, copy.round, copy.pile, copy.tide = self.players, self.round, self.pile, self.tide
        copy.planks = self.planks[:]
        copy.whistles = self.whistles[:]
        copy.stakes = [row[:] for row in self.stakes]
        return copy

    def data(self) -> tuple[Any, ...]:
        stakes = tuple(tuple(row) for row in self.stakes)
        numbers = (self.players, self.round, self.pile, self.tide)
        return (*numbers, tuple(self.planks), tuple(self.whistles), stakes, self.flow_data())

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


class Round(Step[YardState]):
    """The Tide takes a plank, then everybody works."""

    __slots__ = ()

    def run(self, state: YardState, dice: Dice) -> None:
        if state.round == ROUNDS:
            return
        state.round += 1
        if state.pile:
            state.pile -= 1
            state.tide += 1
            state.tell(Event("tide", {"player": state.players, "count": state.tide}, role=Role.OPENS_TURN))
        state.together({player: Work(player, JOBS) for player in range(state.players)}, join=Round(-1))


class Work(Step[YardState]):
    __slots__ = ("jobs",)

    def __init__(self, who: int, jobs: int) -> None:
        self.who = who
        self.jobs = jobs

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
        state.together(lanes, join=Race(self.who, rival), sealed=True)
        state.tell(Event("race", {"player": self.who}))

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.jobs)


class Snatch(Step[YardState]):
    """Asked in the lane of whoever took the plank, who waits for the answer."""

    __slots__ = ("victim",)

    def __init__(self, who: int, victim: int) -> None:
        self.who = who
        self.victim = victim

    def options(self, state: YardState) -> list[int]:
        return [SNATCH, LEAVE] if state.planks[self.victim] else [LEAVE]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        if action == SNATCH:
            state.planks[self.victim] -= 1
            state.planks[self.who] += 1
            state.tell(Event("snatched", {"player": self.who}))

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.victim)


class Staking(Step[YardState]):
    __slots__ = ("caller",)

    secrecy: ClassVar[int] = SEALED
    kind: ClassVar[Kind] = Kind.SEALED

    def __init__(self, who: int, caller: int) -> None:
        self.who = who
        self.caller = caller

    def options(self, state: YardState) -> list[int]:
        return [STAKE + number for number in range(len(STAKES))]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        state.stakes[self.caller][self.who] = action - STAKE

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.caller)


class Race(Step[YardState]):
    """The join of a race, in the lane of its caller."""

    __slots__ = ("caller", "rival")

    def __init__(self, caller: int, rival: int) -> None:
        self.who = -1
        self.caller = caller
        self.rival = rival

    def run(self, state: YardState, dice: Dice) -> None:
        mine, other = (state.stakes[self.caller][player] for player in (self.caller, self.rival))
        state.stakes[self.caller] = [UNKNOWN] * state.players
        winner, loser = (self.caller, self.rival) if mine >= other else (self.rival, self.caller)
        state.take_plank(winner)
        state.push(Cheer(loser))
        state.tell(Event("raced", {"player": winner, "stake": max(mine, other)}))

    def data(self) -> tuple[Any, ...]:
        return (self.caller, self.rival)


class Cheer(Step[YardState]):
    """It can wait until the loser has done the own work."""

    __slots__ = ()

    can_wait: ClassVar[bool] = True

    def options(self, state: YardState) -> list[int]:
        return [CHEER]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        state.tell(Event("cheered", {"player": self.who}))


class Blow(Step[YardState]):
    __slots__ = ()

    def options(self, state: YardState) -> list[int]:
        return [NEAR, FAR]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        if action == NEAR:
            state.take_plank(self.who)
        state.tell(Event("blown", {"player": self.who}))


STEPS: dict[str, Any] = {cls.__name__: cls for cls in (Round, Work, Snatch, Staking, Race, Cheer, Blow)}


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
        state = YardState()
        state.start_flow(players)
        state.players, state.round, state.pile, state.tide = players, 0, ALL - dice.below(3), 0
        state.planks = [0] * players
        state.whistles = [1] * players
        state.stakes = [[UNKNOWN] * players for _ in range(players)]
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
        state = YardState()
        try:
            state.start_flow(description["players"])
            for name in YardState.__slots__:
                setattr(state, name, description[name])
            state.main.extend(read_step(written) for written in description["main"])
            for owner, opener, sealed, beside, *steps in description["lanes"]:
                state.reopen_lane(owner, opener, sealed, beside).stack.extend(read_step(written) for written in steps)
        except KeyError as problem:
            raise BadPosition(f"the position has no {problem}") from problem
        return state.players, self.accept(state.players, {}), state

    def write_position(self, state: YardState) -> dict[str, Any]:
        main, lanes = state.flow_data()
        return {**{name: getattr(state, name) for name in YardState.__slots__}, "main": main, "lanes": lanes}


def read_step(written: Sequence[Any]) -> Step[Any]:
    name, *fields = written
    step: Step[Any] = STEPS[name](*fields)
    return step


SHIPYARD = Shipyard()
