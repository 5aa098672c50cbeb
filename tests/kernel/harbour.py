"""A small game that uses everything of the kernel that Kingdom Builder does not: lanes, interrupts, any-time actions.

*Harbour Night.* Three rounds. All players choose a quay in secret, at the same time; then the quays are revealed. In
order, each player draws a crate from the bag (its value is a secret of the owner) and may sell it or keep it; at any
time in that turn a lantern may be spent for a point. Whoever shares a quay with the player on turn may interrupt and
take a toll.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import Wiring, state_fields, step_fields
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event, Message, Refusal
from boardwright.kernel.options import Choice, Flag, Option
from boardwright.kernel.outcome import TieBreak
from boardwright.kernel.roles import Kind, Role
from boardwright.kernel.scoring import Earning, ScoreLine, ScoreSheet
from boardwright.kernel.state import State
from boardwright.kernel.steps import SEALED, OpenStep, Seat, Step
from boardwright.toolkit import kinds
from boardwright.toolkit.counts import Counts, changed, counted, draw, minus, nothing, plus, put_in
from boardwright.toolkit.kinds import Listed, Name, Number, Perhaps
from boardwright.toolkit.positions import Format, Item, Section, table_of
from boardwright.toolkit.written import Written

SPACE = ActionSpace()
QUAYS = ("east", "west", "north")
CHOOSE = SPACE.add("choose", ("quay", QUAYS))
SELL = SPACE.add("sell", target="crate:mine")
KEEP = SPACE.add("keep", target="crate:mine")
LANTERN = SPACE.add("lantern", target="lantern:mine")
TOLL = SPACE.add("toll", target="purse:other")
NO_TOLL = SPACE.add("no-toll", target="purse:other", role=Role.DECLINES)
COMPONENTS = frozenset([f"quay:{name}" for name in QUAYS] + ["crate:mine", "lantern:mine", "purse:other"])
UNKNOWN = -1
ROUNDS = 3
CRATES = ("empty", "salt", "wine", "silk")  #: worth 0 to 3
EACH = 3  #: so many of each are in the bag
QUAY, NUMBER = Perhaps(Name(QUAYS, "quay")), Number(99)
TABLE = Section((Item("round", NUMBER), Item("sold", kinds.Counts(CRATES))))
SEATS = Section(
    (
        Item("points", NUMBER),
        Item("lanterns", NUMBER),
        Item("sealed", QUAY),
        Item("quay", QUAY, "quays"),
        Item("crates", Listed(Name(CRATES, "crate"))),
    )
)


@state_fields
class HarbourState(State):
    players: int
    round: int
    points: list[int]
    lanterns: list[int]
    sealed: list[int]  #: chosen in secret, not revealed yet
    quays: list[int]  #: revealed
    crates: list[tuple[int, ...]]
    sold: Counts
    bag: list[int]
    rules: Wiring[Harbour]  #: which steps are played

    def offers(self, player: int) -> list[int]:
        return [LANTERN] if self.lanterns[player] and self.quays[player] != UNKNOWN else []

    def take_offer(self, player: int, action: int, dice: Dice) -> None:
        self.lanterns[player] -= 1
        self.points[player] += 1
        self.tell(Event("lantern", {"player": player}))


@step_fields
class Round(Step[HarbourState]):
    def run(self, state: HarbourState, dice: Dice) -> None:
        if state.round == ROUNDS:
            return
        state.round += 1
        state.quays = [UNKNOWN] * state.players
        lanes = {player: state.rules.choose(player) for player in range(state.players)}
        state.together(lanes, join=Reveal(-1), sealed=state.rules.sealed)


@step_fields
class ChooseQuay(Step[HarbourState]):
    secrecy: ClassVar[int] = SEALED
    kind: ClassVar[Kind] = Kind.SEALED

    def options(self, state: HarbourState) -> list[int]:
        return list(range(CHOOSE, CHOOSE + len(QUAYS)))

    def apply(self, state: HarbourState, action: int, dice: Dice) -> None:
        state.sealed[self.who] = action - CHOOSE
        state.tell(Event("ready", {"player": self.who}))
        state.tell(Event("chose", {"player": self.who, "quay": QUAYS[action - CHOOSE]}, audience=(self.who,)))


@step_fields
class Reveal(Step[HarbourState]):
    def run(self, state: HarbourState, dice: Dice) -> None:
        state.quays, state.sealed = state.sealed, [UNKNOWN] * state.players
        state.push(Round(-1))
        for player in reversed(range(state.players)):
            state.push(Unload(-1, player))
        state.tell(Event("revealed"))


@step_fields
class Unload(Step[HarbourState]):
    player: Seat

    def run(self, state: HarbourState, dice: Dice) -> None:
        crate = draw(state.bag, dice)
        state.crates[self.player] += (crate,)
        state.push(state.rules.trade(self.player))
        for other in range(state.players):
            if other != self.player and state.quays[other] == state.quays[self.player]:
                state.interrupt(Toll(other, self.player))
        state.tell(Event("unloaded", {"player": self.player}, role=Role.OPENS_TURN))
        audience = None if state.rules.loud else (self.player,)
        state.tell(Event("crate", {"player": self.player, "value": crate}, audience=audience))


@step_fields
class Toll(Step[HarbourState]):
    victim: Seat

    def options(self, state: HarbourState) -> list[int]:
        return [TOLL, NO_TOLL] if state.points[self.victim] else [NO_TOLL]

    def apply(self, state: HarbourState, action: int, dice: Dice) -> None:
        if action == TOLL:
            state.points[self.victim] -= 1
            state.points[self.who] += 1
            state.tell(Event("toll", {"player": self.who}))


@step_fields
class Trade(OpenStep[HarbourState]):
    def own_options(self, state: HarbourState) -> list[int]:
        return [SELL, KEEP]

    def decide(self, state: HarbourState, action: int, dice: Dice) -> None:
        if action == SELL:
            *kept, value = state.crates[self.who]
            state.crates[self.who] = tuple(kept)
            state.sold = changed(state.sold, value, 1)
            state.points[self.who] += value
            state.revealed = True
            state.tell(Event("sold", {"player": self.who, "value": value}))


@dataclass(frozen=True, slots=True)
class HarbourView:
    round: int
    points: tuple[int, ...]
    lanterns: tuple[int, ...]
    ready: tuple[bool, ...]
    quays: tuple[int, ...]
    kept: tuple[int, ...]
    mine: tuple[int, ...]
    my_choice: int
    sold: tuple[int, ...]


class Harbour(Game[HarbourState]):
    id: ClassVar[str] = "harbour"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Flag("dark", default=False),
        Choice("purse", default="one", among=("none", "one")),
    )
    space: ClassVar[ActionSpace] = SPACE
    messages: ClassVar[Path] = Path(__file__).parent
    #: What broken variants of the game replace.
    choose: ClassVar[type[ChooseQuay]] = ChooseQuay
    trade: ClassVar[type[Trade]] = Trade
    sealed: ClassVar[bool] = True
    loud: ClassVar[bool] = False

    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> HarbourState:
        state = self.blank(players)
        state.points = [1 if options["purse"] == "one" else 0] * players
        state.lanterns = [0 if options["dark"] else 1] * players
        state.push(Round(-1))
        return state

    def blank(self, players: int) -> HarbourState:
        state = HarbourState()
        state.start_flow(players)
        state.players = players
        state.round = 0
        state.points, state.lanterns = [0] * players, [0] * players
        state.sealed, state.quays = [UNKNOWN] * players, [UNKNOWN] * players
        state.crates = [()] * players
        state.sold = nothing(len(CRATES))
        state.bag = [EACH] * len(CRATES)
        state.rules = self
        return state

    def prompt(self, state: HarbourState, step: Step[Any], player: int | None) -> Message:
        return Message(f"prompt-{type(step).__name__.lower()}", {"player": step.who})

    def label(self, state: HarbourState, action: int) -> Message:
        return Message(f"action-{SPACE.verb(action)}")

    def components(self, state: HarbourState) -> Iterable[str]:
        return COMPONENTS

    def why_not(self, state: HarbourState, step: Step[Any], target: str) -> Refusal:
        return Refusal("HN-1.1", Message("refusal-not-now"))

    def why_not_action(self, state: HarbourState, step: Step[Any], action: int) -> Refusal:
        return Refusal("HN-1.1", Message("refusal-not-now"))

    def refuse_turn(self, state: HarbourState, waiting: Sequence[int]) -> Refusal:
        return Refusal("HN-1.2", Message("refusal-wait" if waiting else "refusal-over"))

    def view(self, state: HarbourState, player: int | None) -> HarbourView:
        return HarbourView(
            round=state.round,
            points=tuple(state.points),
            lanterns=tuple(state.lanterns),
            ready=tuple(choice != UNKNOWN for choice in state.sealed),
            quays=tuple(state.quays),
            kept=tuple(len(kept) for kept in state.crates),
            mine=() if player is None else tuple(state.crates[player]),
            my_choice=UNKNOWN if player is None else state.sealed[player],
            sold=state.sold,
        )

    def determinize(self, state: HarbourState, player: int | None, dice: Dice) -> HarbourState:
        copy = state.clone()
        others = [seat for seat in range(copy.players) if seat != player]
        for seat in others:
            put_in(copy.bag, counted(copy.crates[seat], len(CRATES)))
        for seat in others:
            copy.crates[seat] = tuple(draw(copy.bag, dice) for _ in copy.crates[seat])
            if copy.sealed[seat] != UNKNOWN:
                copy.sealed[seat] = dice.below(len(QUAYS))
        return copy

    def points_now(self, state: HarbourState) -> list[int]:
        return self.points_if_over(state) if is_over(state) else state.points[:]

    def points_if_over(self, state: HarbourState) -> list[int]:
        return [points + sum(kept) for points, kept in zip(state.points, state.crates)]

    def sheet(self, state: HarbourState, player: int | None) -> list[ScoreSheet]:
        open_to_all = is_over(state)
        return [
            ScoreSheet(
                seat,
                (
                    ScoreLine("purse", Message("purse"), "HN-2.1", (Earning(state.points[seat], ("purse:other",)),)),
                    ScoreLine("crates", Message("crates"), "HN-2.2", self.crates(state, seat, open_to_all, player)),
                ),
            )
            for seat in range(state.players)
        ]

    def crates(self, state: HarbourState, seat: int, open_to_all: bool, player: int | None) -> tuple[Earning, ...]:
        """What is in the crates, for those who may know."""
        return (Earning(sum(state.crates[seat]), ("crate:mine",)),) if open_to_all or seat == player else ()

    def tie_breaks(self, state: HarbourState) -> list[TieBreak]:
        return [TieBreak(Message("lanterns"), "HN-2.3", tuple(state.lanterns))]

    def advice(self, state: HarbourState, player: int) -> float:
        return float(self.points_if_over(state)[player])

    def audit(self, state: HarbourState) -> list[str]:
        crates = sum(state.bag) + sum(state.sold) + sum(len(kept) for kept in state.crates)
        return [] if crates == EACH * len(CRATES) else [f"there are {crates} crates"]

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], HarbourState]:
        players, options = table_of(self, description)
        state = self.blank(players)
        self.position_format().read(description, state)
        gone = plus(state.sold, counted([crate for kept in state.crates for crate in kept], len(CRATES)))
        state.bag = list(minus((EACH,) * len(CRATES), gone))
        return players, options, state

    def write_position(self, state: HarbourState) -> dict[str, Any]:
        return self.position_format().write(state)

    def position_format(self) -> Format:
        steps = Written(__name__, {})
        steps.classes |= {made.__name__: made for made in (self.choose, self.trade)}
        return Format(TABLE, SEATS, steps)


def is_over(state: HarbourState) -> bool:
    return not state.main and not state.lanes


HARBOUR = Harbour()
