"""Models as files: a network in ONNX, and in it for which game and layout it was made.

A model takes ``observation``, games x numbers, and gives ``scores``, games x actions: the higher, the better. As a bot
it takes the legal action with the highest score.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boardwright.bots.model import tags_of
from boardwright.games import get_game
from boardwright.kernel.game import Game
from boardwright.research.extras import missing

try:
    import onnx
except ImportError as problem:
    raise missing("onnx", "research") from problem


def save_model(model: Any, file: str | Path, game: str | Game[Any]) -> None:
    """Write a model of ONNX down with everything that a table must know to let it play."""
    onnx.helper.set_model_props(model, tags_of(get_game(game)))
    onnx.checker.check_model(model)
    onnx.save_model(model, str(file))
