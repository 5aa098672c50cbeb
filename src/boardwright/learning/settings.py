"""How a run is to go: all that is decided before it begins. Written into its folder, and read when it goes on."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from boardwright.kernel.errors import BadOptions
from boardwright.research.table import Table


@dataclass(frozen=True, slots=True)
class Settings:
    """A run. The whole of it takes ``updates`` stretches of self-play, or ``minutes``, whichever comes first."""

    game: str
    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    #: What does the sums: numpy, cpu or cuda.
    kind: str = "numpy"
    seed: int = 0
    #: Games of a group, the processes that play them (0: this one), and decisions of each game in a stretch.
    games: int = 64
    workers: int = 0
    steps: int = 64
    channels: int = 64
    blocks: int = 5
    hidden: int = 128
    #: Whether the network sees what is legal.
    legal: bool = True
    #: The network of an earlier run to begin with, if any.
    start: str = ""
    rate: float = 1e-3
    #: How much being unsure is worth at first; a tenth of it is left at the end.
    curiosity: float = 0.02
    batch: int = 1024
    #: Rounds through the lessons of a teacher, before self-play.
    rounds: int = 4
    #: The share of games with an earlier self on one seat.
    shared: float = 0.1
    updates: int = 1 << 40
    minutes: float = 10.0
    #: A checkpoint after so many stretches, or so many seconds.
    every: int = 1 << 40
    seconds: float = 150.0
    #: Which bot it is rated against, with how many seeds at a checkpoint and at the end; each is played from all seats.
    bot: str = "medium"
    seeds: int = 40
    last_seeds: int = 200

    def __post_init__(self) -> None:
        for name in ("games", "steps", "hidden", "batch", "updates", "every", "players"):
            if getattr(self, name) < 1:
                raise BadOptions(f"{name} must be at least 1, not {getattr(self, name)}")
        for name in ("minutes", "seconds", "rate"):
            if not getattr(self, name) > 0:
                raise BadOptions(f"{name} must be more than nothing, not {getattr(self, name)}")
        if not 0 <= self.shared <= 1:
            raise BadOptions(f"the share of games with an earlier self is from 0 to 1, not {self.shared}")
        if not 0 <= self.workers <= self.games:
            raise BadOptions(f"there can be 0 to {self.games} workers, not {self.workers}")

    def table(self, lines: Sequence[str] = (), finals: bool = False) -> Table:
        """The table that is played at, and what is told of how games end there."""
        return Table(self.game, self.players, self.options, "lead", lines=lines, finals=finals, choices=True)

    def write(self, folder: Path) -> None:
        (folder / SETTINGS).write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")


SETTINGS = "settings.json"


def read_settings(folder: Path) -> Settings:
    """The settings of a run that was begun."""
    file = folder / SETTINGS
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        return Settings(**{name.name: found[name.name] for name in fields(Settings) if name.name in found})
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise BadOptions(f"{folder} holds no run of `boardwright learn` to go on with: {problem}") from None
