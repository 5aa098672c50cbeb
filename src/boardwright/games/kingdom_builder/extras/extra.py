"""What every extra action has in common."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.watching import Watcher
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Value
from boardwright.kernel.steps import MaskStep, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """How the extra actions of one kind work. There is one object a kind, shared by all games."""

    #: The rule to cite while there is nowhere to go, if it is not the action's own rule.
    rule_without_target: ClassVar[str] = ""

    def __init__(self, kind: int) -> None:
        entry = CATALOG.extras[kind]
        self.kind = kind
        self.id = entry.id
        self.rule = entry.rule

    def usable(self, state: KingdomState, player: int) -> bool:
        """Whether the action can be begun now, in the player's own turn."""
        raise NotImplementedError

    def begin(self, state: KingdomState, player: int) -> None:
        """Push the steps of the action."""
        raise NotImplementedError

    def repeatable(self, state: KingdomState, player: int) -> bool:
        """Whether the Bazaar can repeat the action now."""
        return self.usable(state, player)

    def begin_again(self, state: KingdomState, player: int) -> None:
        """Push the steps of the action as the Bazaar repeats it."""
        self.begin(state, player)

    def passive(self) -> bool:
        """Whether the tile works by itself, and is never begun."""
        return False

    def places(self) -> bool:
        """Whether the action needs a settlement from the supply."""
        return False

    def follows_card(self) -> bool:
        """Whether the action depends on the played terrain."""
        return False

    def ignores_touching(self) -> bool:
        """Whether the target need not touch an own settlement even where it could."""
        return True

    def fitting(self, state: KingdomState, player: int) -> int:
        """The cells that fit the action by terrain and place, whoever stands there and whatever they touch."""
        return state.board.buildable

    def watcher(self) -> Watcher | None:
        """What the component does by itself when something happens on the table."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Passive(Extra):
    """A tile that is never begun: it works by itself, or widens something else."""

    def passive(self) -> bool:
        return True

    def usable(self, state: KingdomState, player: int) -> bool:
        return False

    def begin(self, state: KingdomState, player: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraStep(MaskStep[KingdomState]):
    """A decision of an extra action; `prompt` names the question."""

    __slots__ = ("extra",)

    unfinished: ClassVar[bool] = True
    prompt: ClassVar[str] = ""

    def __init__(self, who: int, extra: Extra) -> None:
        self.who = who
        self.extra = extra

    def subject(self, state: KingdomState) -> str | None:
        return f"tile:{self.extra.id}"

    def fitting(self, state: KingdomState) -> int:
        """The cells that fit by terrain and place, whoever stands there and whatever they touch."""
        return self.extra.fitting(state, self.who)

    def must_touch(self, state: KingdomState) -> bool:
        """Whether a fitting cell that is free can only be out of reach because it touches no own settlement."""
        return not self.extra.ignores_touching()

    def words(self) -> dict[str, Value]:
        """What the question tells beside the player and the tile."""
        return {}

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.extra.kind)


class IfPossible(Step[KingdomState]):
    """A decision that comes up only if there is something to decide when its time has come."""

    __slots__ = ("step",)

    def __init__(self, step: MaskStep[KingdomState]) -> None:
        self.who = -1
        self.step = step

    def run(self, state: KingdomState, dice: Dice) -> None:
        if self.step.mask(state):
            state.here.append(self.step)

    def data(self) -> tuple[Any, ...]:
        return (type(self.step).__name__, *self.step.data())


class JudgeTiles(Step[KingdomState]):
    """A move of several steps is over: tiles of locations that no own settlement touches any more are lost."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.who = -1
        self.player = player

    def run(self, state: KingdomState, dice: Dice) -> None:
        state.lose_tiles(self.player, state.strayed)
        state.strayed = 0

    def data(self) -> tuple[Any, ...]:
        return (self.player,)
