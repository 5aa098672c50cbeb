"""A bot that somebody has trained: a network in a file of ONNX that scores all actions, ``model:policy.onnx`` by name.

The file says for which game, layout and actions it was made; one that was made for something else is refused. It may
want to be told which actions are legal, and may tell what a position is worth; `learned.py` and `judging.py` make use
of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from math import exp, inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from boardwright.bots.seat import Bot, Seat
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.game import Game

#: What a model is fed with, and what it gives.
GIVEN: Final = "observation"
TOLD: Final = "scores"
#: What it may want beside: by action whether it is legal, as 0 and 1.
LEGAL: Final = "legal"
#: What it may give beside: by seat, from who decides on, what the position is worth.
WORTH: Final = "worth"
#: What stands before the names of our entries in a file.
MARK: Final = "boardwright."
#: What models need, and what brings it.
LIBRARIES: Final = ("numpy", "onnxruntime")
BRINGS: Final = "pip install 'boardwright[bots]'"


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


class Opinion(NamedTuple):
    """What a network thinks of a position: the score of every action, and the worth by seat; none if it tells none."""

    scores: list[float]
    worth: list[float]

    def chances(self, actions: Sequence[int]) -> list[float]:
        """How likely it is to take each of those actions."""
        best = max(self.scores[action] for action in actions)
        if best == -inf:
            return [1 / len(actions)] * len(actions)
        weights = [exp(self.scores[action] - best) for action in actions]
        return [weight / sum(weights) for weight in weights]


class Position(NamedTuple):
    """What a network is asked about: what who decides knows, packed as the game's layout says, and may do."""

    packed: bytes
    actions: Sequence[int]


class Network:
    """A network in a file, which is asked about positions of the game that it was made for."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.session = open_model(file)
        self.tells = [found.name for found in self.session.get_outputs() if found.name in (TOLD, WORTH)]
        self.sees_legal = LEGAL in [found.name for found in self.session.get_inputs()]
        self.checked: Game[Any] | None = None

    def made_for(self, game: Game[Any]) -> None:
        """Refuse a game that it was not made for."""
        if self.checked is not game:
            check(self.session, game, self.file)
            self.checked = game

    def ask(self, game: Game[Any], positions: Sequence[Position], turned: bool = False) -> list[Opinion]:
        """What it thinks of positions; what is no number counts for nothing.

        ``turned``: it looks at them from all sides, as far as the layout declares some, and thinks the mean of it.
        """
        import numpy as np  # an extra: only who has a model needs it

        from boardwright.research.symmetries import symmetries

        self.made_for(game)
        seen = np.frombuffer(b"".join([each.packed for each in positions]), np.uint8).reshape(len(positions), -1)
        legal = np.zeros((len(positions), game.space.size), np.float32)
        for row, each in zip(legal, positions, strict=True):
            row[list(each.actions)] = 1
        scores, worth = self.told(game, seen, legal)
        sides = symmetries(game) if turned else ()
        for side in sides:
            moved = np.zeros_like(legal)
            moved[:, side.actions] = legal
            more, same = self.told(game, side.observations(seen), moved)
            scores, worth = scores + more[:, side.actions], worth + same
        scores, worth = scores / (1 + len(sides)), worth / (1 + len(sides))
        return [Opinion(*row) for row in zip(np.nan_to_num(scores, nan=-inf).tolist(), worth.tolist(), strict=True)]

    def told(self, game: Game[Any], seen: Any, legal: Any) -> tuple[Any, Any]:
        """Scores and worth of packed observations, a row each; where it tells no worth, of no seats."""
        from boardwright.research.observations import unpack

        given = {GIVEN: unpack(game, seen)} | ({LEGAL: legal} if self.sees_legal else {})
        found = dict(zip(self.tells, self.session.run(self.tells, given), strict=True))
        scores = found[TOLD]
        if scores.shape != (len(seen), game.space.size):
            raise BadModel(f"{self.file} gives scores of shape {scores.shape}; expected (1, {game.space.size})")
        return scores, found.get(WORTH, scores[:, :0])


class ModelBot(Bot):
    """Takes the legal action that the network scores highest."""

    def __init__(self, file: str, seed: int) -> None:
        super().__init__(seed)
        self.network = Network(file)

    def choose(self, seat: Seat) -> int:
        possible = sorted({*seat.options, *seat.offers})
        self.network.made_for(seat.game)
        if len(possible) == 1:
            return possible[0]
        [told] = self.network.ask(seat.game, [Position(seat.encoded, possible)])
        return max(possible, key=lambda action: told.scores[action])


def is_installed() -> bool:
    """Whether what models need is there; nothing is loaded to find that out."""
    return all(find_spec(library) is not None for library in LIBRARIES)


def runtime() -> Any:
    """The library that runs models; who has none is told what brings it."""
    try:
        import onnxruntime
    except ImportError as problem:
        raise BadModel(f"onnxruntime is not installed, so no model can play; this brings it: {BRINGS}") from problem
    return onnxruntime


@lru_cache(maxsize=16)
def open_model(file: str) -> Any:
    """A model, ready to be asked; bots of the same file share it."""
    onnxruntime = runtime()
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
    if given not in ([GIVEN], [GIVEN, LEGAL]) or TOLD not in told:
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
