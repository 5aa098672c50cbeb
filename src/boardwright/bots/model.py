"""A bot that somebody has trained: a network in a file of ONNX that scores all actions, ``model:policy.onnx`` by name.

The file says for which game, layout and actions it was made; one that was made for something else is refused.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from pathlib import Path
from typing import Any, Final

from boardwright.bots.seat import Bot, Seat
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.game import Game

#: What a model is fed with, and what it gives.
GIVEN: Final = "observation"
TOLD: Final = "scores"
#: What stands before the names of our entries in a file.
MARK: Final = "boardwright."


class BadModel(BoardwrightError):
    """A model that cannot play here: no such file, no model, or one of another game or version."""


def tags_of(game: Game[Any]) -> dict[str, str]:
    """What a file says of what it was made for."""
    if game.layout is None:
        raise BadModel(f"{game.id} declares no layout, so no model can play it")
    return {
        f"{MARK}game": game.id,
        f"{MARK}rules": str(game.rules_version),
        f"{MARK}layout": game.layout.digest,
        f"{MARK}actions": str(game.space.size),
    }


class ModelBot(Bot):
    """Takes the legal action that the network scores highest."""

    def __init__(self, file: str, seed: int) -> None:
        super().__init__(seed)
        self.file = file
        self.session = open_model(file)
        self.checked: Game[Any] | None = None

    def choose(self, seat: Seat) -> int:
        possible = sorted({*seat.options, *seat.offers})
        if self.checked is not seat.game:
            check(self.session, seat.game, self.file)
            self.checked = seat.game
        if len(possible) == 1:
            return possible[0]
        scores = scores_of(self.session, seat, self.file)
        return max(possible, key=lambda action: scores[action])


@lru_cache(maxsize=16)
def open_model(file: str) -> Any:
    """A model, ready to be asked; bots of the same file share it."""
    try:
        import onnxruntime
    except ImportError as problem:
        raise BadModel(
            "onnxruntime is not installed, so no model can play; this brings it: pip install 'boardwright[research]'"
        ) from problem
    if not Path(file).is_file():
        raise BadModel(f"there is no model file {file!r}")
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    settings.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(file, settings, providers=["CPUExecutionProvider"])
    except Exception as problem:  # the library has many of its own
        raise BadModel(f"{file} is no model of ONNX that can be run here: {problem}") from problem
    given, told = [found.name for found in session.get_inputs()], [found.name for found in session.get_outputs()]
    if given != [GIVEN] or told != [TOLD]:
        raise BadModel(f"{file} takes {given} and gives {told}; expected [{GIVEN!r}] and [{TOLD!r}]")
    return session


def check(session: Any, game: Game[Any], file: str) -> None:
    """Refuse a model that was made for something else."""
    found = session.get_modelmeta().custom_metadata_map
    made_for = found.get(f"{MARK}game", "nothing that it names")
    if made_for != game.id:
        raise BadModel(f"{file} was made for {made_for}, but this table plays {game.id}")
    for name, wanted in tags_of(game).items():
        if found.get(name) != wanted:
            what, has = name.removeprefix(MARK), found.get(name, "unknown")
            raise BadModel(f"{file} was made for another version of {game.id}: {what} {has} instead of {wanted}")


def scores_of(session: Any, seat: Seat, file: str) -> list[float]:
    """What the network thinks of every action; what is no number counts for nothing."""
    from boardwright.research.observations import from_bytes  # NumPy is an extra: only who has a model needs it

    told = session.run([TOLD], {GIVEN: from_bytes(seat.game, seat.encoded)[None]})[0]
    if told.shape != (1, seat.game.space.size):
        raise BadModel(f"{file} gives scores of shape {told.shape}; expected (1, {seat.game.space.size})")
    return [score if score == score else -inf for score in told[0].tolist()]
