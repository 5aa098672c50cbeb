"""What observations and actions look like in the words of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

import numpy as np

from boardwright.kernel.layout import MOST
from boardwright.research.extras import missing
from boardwright.research.table import Table

try:
    from gymnasium.spaces import Box, Dict
except ImportError as problem:
    raise missing("gymnasium", "research") from problem


def observation_space(table: Table, actions: int) -> Dict:
    """The numbers of the game's layout, and the mask over so many actions."""
    parts = table.layout.parts
    high = np.concatenate([np.full(part.size, MOST / part.scale if part.scale else 1, np.float32) for part in parts])
    low = np.where(high == 1, np.float32(0), -high)
    return Dict(
        {
            "observation": Box(low, high, dtype=np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )
