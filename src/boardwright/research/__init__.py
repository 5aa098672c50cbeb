"""The door for researchers: observations as arrays, and the games as environments of the usual frameworks.

What a seat is shown comes from the same sights as at every table. NumPy comes with the extra `research`, as do
PettingZoo and Gymnasium; OpenSpiel is an extra of its own.
"""

from __future__ import annotations

from boardwright.research.extras import missing

try:
    import numpy  # noqa: F401
except ImportError as problem:
    raise missing("numpy", "research") from problem

from boardwright.research.observations import describe, layout, legal_actions, mask, observe, unpack
from boardwright.research.recall import Recall
from boardwright.research.table import Table

__all__ = ["Recall", "Table", "describe", "layout", "legal_actions", "mask", "observe", "unpack"]
