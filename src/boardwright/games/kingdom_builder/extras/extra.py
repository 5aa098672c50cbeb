"""What every extra action has in common."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.board import CELL_NAMES, MOUNTAIN, WATER
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import extra_name, terrain_name
from boardwright.games.kingdom_builder.explain import ask, refuse
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.steps.decision import Decision
from boardwright.games.kingdom_builder.watching import Watcher
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal, Value
from boardwright.kernel.steps import MaskStep, Seat, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra(Watcher):
    """How the extra actions of one kind work. There is one object a kind, shared by all games."""

    #: The rule to cite while there is nowhere to go, if it is not the action's own rule.
    rule_without_target: ClassVar[str] = ""
    #: The tile works by itself, and is never begun.
    passive: ClassVar[bool] = False
    #: The action needs a settlement from the supply.
    places: ClassVar[bool] = False
    #: The action depends on the played terrain.
    follows_card: ClassVar[bool] = False
    #: The target must touch an own settlement where it can.
    touches: ClassVar[bool] = False

    def __init__(self, kind: int) -> None:
        entry = CATALOG.extras[kind]
        self.kind = kind
        self.id = entry.id
        self.rule = entry.rule
        #: The terrain that the tile names, if it names one.
        self.terrain = CATALOG.terrain(entry.terrain) if entry.terrain else -1
        #: By player the decision that an action begins with.
        self.opening: list[Decision] = []

    def usable(self, state: KingdomState, player: int) -> bool:
        """Whether the action can be begun now, in the player's own turn."""
        raise NotImplementedError

    def begin(self, state: KingdomState, player: int) -> None:
        """Push the steps of the action."""
        state.stack.append(self.opening[player])

    def repeatable(self, state: KingdomState, player: int) -> bool:
        """Whether the Bazaar can repeat the action now."""
        return self.usable(state, player)

    def begin_again(self, state: KingdomState, player: int) -> None:
        """Push the steps of the action as the Bazaar repeats it."""
        self.begin(state, player)

    def fitting(self, state: KingdomState, player: int) -> int:
        """The cells that fit the action by terrain and place, whoever stands there and whatever they touch."""
        return state.board.buildable

    def data(self) -> tuple[Any, ...]:
        return (self.kind,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Passive(Extra):
    """A tile that is never begun: it works by itself, or widens something else."""

    passive: ClassVar[bool] = True

    def usable(self, state: KingdomState, player: int) -> bool:
        return False


E = TypeVar("E", bound=Extra)


@mypyc_attr(allow_interpreted_subclasses=True)
@step_fields
class ExtraStep(Decision, Generic[E]):
    """A decision of an extra action; `question` names what it asks."""

    extra: E

    unfinished: ClassVar[bool] = True
    question: ClassVar[str] = ""

    def subject(self, state: KingdomState) -> str | None:
        return f"tile:{self.extra.id}"

    def fitting(self, state: KingdomState) -> int:
        """The cells that fit by terrain and place, whoever stands there and whatever they touch."""
        return self.extra.fitting(state, self.who)

    def must_touch(self, state: KingdomState) -> bool:
        """Whether a fitting cell that is free can only be out of reach because it touches no own settlement."""
        return self.extra.touches

    def words(self) -> dict[str, Value]:
        """What the question tells beside the player and the tile: what the step's own fields say."""
        told = {field: getattr(self, field.name) for field in self.fields[2:]}
        return {field.name: CELL_NAMES[value] if field.kind == "Cell" else value for field, value in told.items()}

    def prompt(self, state: KingdomState) -> Message:
        return ask(self.question, self.who, location=extra_name(self.extra.kind), **self.words())

    def why_not_stop(self) -> Refusal:
        return refuse("KB-3.8", "refusal-cannot-stop", location=extra_name(self.extra.kind))

    def why_not_other(self, state: KingdomState, kind: str, name: str) -> Refusal:
        return refuse("KB-3.8", "refusal-unfinished", location=extra_name(self.extra.kind))

    def why_unfit(self, state: KingdomState, cell: int) -> Refusal:
        """A free cell that the extra action at hand cannot reach."""
        fits = self.fitting(state) >> cell & 1
        terrain = state.board.terrain_of(cell)
        if not fits and terrain in (WATER, MOUNTAIN):
            return refuse("KB-4.3", "refusal-not-buildable", cell=CELL_NAMES[cell], terrain=terrain_name(terrain))
        if fits and self.must_touch(state):
            return refuse("KB-4.7", "refusal-not-beside", cell=CELL_NAMES[cell], terrain=terrain_name(terrain))
        return self.refusal(state, cell, terrain=terrain_name(terrain))

    def refusal(self, state: KingdomState, cell: int, **args: Value) -> Refusal:
        """What the extra action at hand asks of a cell."""
        args |= {"cell": CELL_NAMES[cell], "location": extra_name(self.extra.kind)}
        if state.terrain >= 0:
            args["played"] = terrain_name(state.terrain)
        return Refusal(self.extra.rule, Message(f"refusal-tile-{self.extra.id}", args | self.words()))


@step_fields
class IfPossible(Step[KingdomState]):
    """A decision that comes up only if there is something to decide when its time has come."""

    step: MaskStep[KingdomState]

    def run(self, state: KingdomState, dice: Dice) -> None:
        if self.step.mask(state):
            state.stack.append(self.step)


@step_fields
class JudgeTiles(Step[KingdomState]):
    """A move of several steps is over: tiles of locations that no own settlement touches any more are lost."""

    player: Seat

    def run(self, state: KingdomState, dice: Dice) -> None:
        state.lose_tiles(self.player, state.strayed)
        state.strayed = 0
