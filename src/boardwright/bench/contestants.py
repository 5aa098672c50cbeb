"""Who takes part, which of two trees of `boardwright` they run on, and what to do about those who cannot.

A contestant is only described here; `worker.py` prepares and runs it in a process of its own.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

PEER = ""
INTERPRETED = "interpreted"
COMPILED = "compiled"

PACKAGE = Path(__file__).resolve().parents[1]


class Contestant(NamedTuple):
    name: str
    label: str
    players: int
    build: str = PEER
    """INTERPRETED or COMPILED for us; PEER for a library."""
    module: str = ""
    """What a peer is imported as."""
    game: str = "kingdom_builder"
    """Which of our games."""
    whole_box: bool = False
    """Ours with everything in the box, rather than the game as it begins."""


OURS_4 = "boardwright-4p"
OURS_4_COMPILED = "boardwright-4p-compiled"
OURS_ALL = "boardwright-4p-all"
OURS_ALL_COMPILED = "boardwright-4p-all-compiled"
KEYFLOWER_4 = "keyflower-4p"
KEYFLOWER_4_COMPILED = "keyflower-4p-compiled"
CATANATRON = "catanatron"

CONTESTANTS = (
    Contestant("boardwright-2p", "KB 2p", 2, INTERPRETED),
    Contestant(OURS_4, "KB 4p", 4, INTERPRETED),
    Contestant(OURS_ALL, "KB 4p all sets", 4, INTERPRETED, whole_box=True),
    Contestant(KEYFLOWER_4, "Keyflower 4p", 4, INTERPRETED, game="keyflower"),
    Contestant("boardwright-2p-compiled", "KB 2p compiled", 2, COMPILED),
    Contestant(OURS_4_COMPILED, "KB 4p compiled", 4, COMPILED),
    Contestant(OURS_ALL_COMPILED, "KB 4p all sets compiled", 4, COMPILED, whole_box=True),
    Contestant(KEYFLOWER_4_COMPILED, "Keyflower 4p compiled", 4, COMPILED, game="keyflower"),
    Contestant(CATANATRON, "catanatron 4p", 4, PEER, "catanatron"),
    Contestant("chess", "chess", 2, PEER, "chess"),
    Contestant("open_spiel", "open_spiel (Go 9x9)", 2, PEER, "pyspiel"),
)


def by_name(name: str) -> Contestant:
    for contestant in CONTESTANTS:
        if contestant.name == name:
            return contestant
    raise LookupError(f"no contestant {name!r}; there are: {', '.join(c.name for c in CONTESTANTS)}")


def project_root() -> Path:
    """The project's folder, whether this file runs from `src` or from `build/compiled`."""
    tree = PACKAGE.parent
    return tree.parents[1] if tree.parts[-2:] == ("build", "compiled") else tree.parent


def tree_of(build: str) -> Path:
    """The folder to put on PYTHONPATH so that `import boardwright` gives this build."""
    if build == COMPILED:
        return project_root() / "build" / "compiled"
    source = project_root() / "src"
    return source if (source / "boardwright").is_dir() else PACKAGE.parent


def why_absent(contestant: Contestant) -> str:
    """Why this contestant cannot run here and how to change that; empty when it can."""
    if contestant.build == PEER:
        return "" if find_spec(contestant.module) else "not installed: `make bench` installs it"
    if contestant.build == COMPILED and not (tree_of(COMPILED) / "boardwright").is_dir():
        return "not built: run `make compiled`"
    return ""


def stale_build() -> bool:
    """Whether the engine's sources differ from those the compiled tree was made of."""
    source, copy = tree_of(INTERPRETED), tree_of(COMPILED)
    for floor in ("kernel", "games", "match"):
        for file in (source / "boardwright" / floor).rglob("*.py"):
            twin = copy / file.relative_to(source)
            if not twin.is_file() or twin.read_bytes() != file.read_bytes():
                return True
    return False
