"""What trains a network, whichever library does the sums: `dense.py` with NumPy, `torched.py` with PyTorch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from boardwright.learning.plan import Plan
from boardwright.research.extras import MissingExtra
from boardwright.research.observations import Bytes, Floats

Numbers: TypeAlias = NDArray[np.int64]
#: Observations and masks, kept where the learner wants them.
Look: TypeAlias = Any


class Moves(NamedTuple):
    """What a network does in many games: actions, how likely each was, and what it expects by seat, own first."""

    actions: Numbers
    likely: Floats
    values: Floats


class Experience(NamedTuple):
    """What self-play has brought, a row a decision. Seats count from the one that decided."""

    actions: Numbers
    likely: Floats
    #: How much better than expected it turned out, and what it came to by seat.
    better: Floats
    worth: Floats
    #: The row of `Endings` that tells how its game ended; -1, the last one, if that is not known yet.
    ends: Numbers
    #: 0 for decisions of others, which nothing is learned from.
    weight: Floats


class Endings(NamedTuple):
    """How games ended, a row for each seat that looks at it, and a last one for what is not known yet."""

    #: Final points by seat, each in all and by line of the score sheet, NaN if not known.
    points: Floats
    #: Who owns what, as bits; where points are not known they mean nothing.
    owned: Bytes


class Example(NamedTuple):
    """What a teacher did, a row a decision: some actions, how large the share of each ought to be, and how it ended."""

    actions: Numbers
    shares: Floats
    worth: Floats
    points: Floats
    owned: Bytes


class Pace(NamedTuple):
    """How boldly to learn."""

    rate: float
    curiosity: float
    batch: int


#: What a decision may be off from what it was when it was made, before nothing more is learned from it.
CLIP = 0.2
#: What values, final points and who owns what count beside the policy.
VALUE_COUNTS, POINTS_COUNT, OWNED_COUNTS = 1.0, 0.1, 0.1
#: What slopes are cut down to.
MOST_SLOPE = 1.0


class Learner(Protocol):
    """A network that can be asked and taught."""

    plan: Plan

    def look(self, observations: Bytes, masks: Bytes) -> Look:
        """Take over packed observations and masks; the arrays may be overwritten once it has decided about them."""

    def fetching(self, memory: Bytes | None) -> AbstractContextManager[None]:
        """While this lasts, what is looked at lies in that memory again and again: it may be made quick to fetch."""

    def act(self, look: Look, best: bool = False) -> Moves:
        """Decide by chance as likely as it seems good, or what seems best."""

    def learn(self, looks: Sequence[Look], experience: Experience, endings: Endings, pace: Pace) -> dict[str, float]:
        """Go once through what self-play has brought; tells how far off it was."""

    def imitate(self, looks: Sequence[Look], example: Example, pace: Pace) -> dict[str, float]:
        """Go once through what a teacher did."""

    def examine(self, looks: Sequence[Look], example: Example) -> dict[str, float]:
        """How well it does what a teacher did, without learning from it."""

    def twin(self, weights: Mapping[str, NDArray[Any]], seed: int) -> Learner:
        """An earlier self to play against, which learns nothing."""

    def weights(self) -> dict[str, Floats]:
        """The network alone."""

    def set_weights(self, weights: Mapping[str, NDArray[Any]]) -> None: ...

    def state(self) -> dict[str, NDArray[Any]]:
        """Everything that is needed to go on as if nothing had happened."""

    def set_state(self, state: Mapping[str, NDArray[Any]]) -> None: ...


def make_learner(plan: Plan, kind: str, seed: int) -> Learner:
    """A learner that does its sums with that: ``numpy``, ``cpu`` or ``cuda`` (both PyTorch's)."""
    if kind == "numpy":
        from boardwright.learning.dense import DenseLearner

        return DenseLearner(plan, seed)
    try:
        import torch  # noqa: F401
    except ImportError as problem:
        message = "PyTorch is not installed; this brings it: pip install 'boardwright[learn]'. --with numpy needs none"
        raise MissingExtra(message) from problem
    from boardwright.learning.torched import TorchLearner

    return TorchLearner(plan, kind, seed)
