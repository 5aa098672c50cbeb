"""Who takes part, which of two trees of `boardwright` they run on, and what to do about those who cannot.

A game says in its folder, `games/<game>/bench/contestants.toml`, what of it is measured; the peers are listed here. A
contestant is only described: `worker.py` prepares and runs it in a process of its own, so no game is loaded here.
"""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from boardwright.games import folders, games

PEER = ""
INTERPRETED = "interpreted"
COMPILED = "compiled"
#: What a build adds to names and to labels.
MARKS = {INTERPRETED: ("", ""), COMPILED: ("-compiled", " compiled")}
CATANATRON = "catanatron"
#: The bots that are measured, from the quickest, and the one that searches; `expert` is `hard` with wider limits.
BOTS = ("random", "easy", "medium", "hard")
SEARCHING = "hard"

PACKAGE = Path(__file__).resolve().parents[1]


class Share(NamedTuple):
    """A bar: at least that share of another contestant's speed."""

    of: str
    share: float


class Times(NamedTuple):
    """A bar: at least so many times the speed of another contestant."""

    of: str
    times: float


class Contestant(NamedTuple):
    name: str
    label: str
    players: int
    build: str = PEER
    """INTERPRETED or COMPILED for us; PEER for a library."""
    module: str = ""
    """What a peer is imported as."""
    game: str = ""
    """Which of our games, and what it is called."""
    title: str = ""
    options: Mapping[str, Any] = {}
    least_ratio: float | None = None
    """The bars: decisions per second against catanatron's, a clone of the state, speed against another of ours, and
    self-play of random bots against bare random games."""
    most_clone_us: float | None = None
    least_share: Share | None = None
    least_selfplay: float | None = None
    environment: bool = False
    """Steps with observations and masks are measured, as a learner takes them, instead of bare games."""
    least_times: tuple[Times, ...] = ()
    bot: str = ""
    """The bot whose turns are measured instead of bare games, and the bar for a bot that searches."""
    least_simulations: float | None = None


PEERS = (
    Contestant(CATANATRON, "catanatron 4p", 4, PEER, "catanatron"),
    Contestant("chess", "chess", 2, PEER, "chess"),
    Contestant("open_spiel", "open_spiel (Go 9x9)", 2, PEER, "pyspiel"),
    Contestant("open_spiel-env", "open_spiel's rl_environment (Go 9x9)", 2, PEER, "pyspiel", environment=True),
    Contestant("pettingzoo-chess", "PettingZoo chess", 2, PEER, "pettingzoo", environment=True),
    Contestant("pettingzoo-go", "PettingZoo Go", 2, PEER, "pettingzoo", environment=True),
)


def homes() -> dict[str, Path]:
    """By game the folder in which it says how it is measured."""
    found = {game: folder / "bench" for game, folder in sorted(folders().items()) if game in games()}
    return {game: home for game, home in found.items() if home.is_dir()}


def declared(home: Path) -> dict[str, Any]:
    return tomllib.loads((home / "contestants.toml").read_text(encoding="utf-8"))


def ours(build: str) -> Iterator[Contestant]:
    """The contestants of all games, in one of the two builds."""
    for game, home in homes().items():
        found = declared(home)
        for entry in found["contestant"]:
            yield contestant_of(game, found["title"], entry, build)
        for bot in BOTS:
            yield bot_of(game, found["title"], found["bots"], bot, build)


def contestant_of(game: str, title: str, entry: Mapping[str, Any], build: str) -> Contestant:
    """An entry of a game's file in one build; clones have a bar where they are slower, interpreted."""
    mark, words = MARKS[build]
    share = entry.get("least_share")
    return Contestant(
        name=entry["name"] + mark,
        label=entry["label"] + words,
        players=entry["players"],
        build=build,
        game=game,
        title=title,
        options=entry.get("options", {}),
        least_ratio=entry.get("least_ratio", {}).get(build),
        most_clone_us=entry.get("most_clone_us") if build == INTERPRETED else None,
        least_share=Share(share["of"] + mark, share["share"]) if share else None,
        least_selfplay=entry.get("least_selfplay") if build == INTERPRETED else None,
        environment=entry.get("environment", False),
        least_times=tuple(Times(**bar) for bar in entry.get("least_times", ())),
    )


def bot_of(game: str, title: str, entry: Mapping[str, Any], bot: str, build: str) -> Contestant:
    """A bot of a game in one build, as the game's file says for all bots; those that search have a bar, compiled."""
    mark, words = MARKS[build]
    searches = bot == SEARCHING and build == COMPILED
    return Contestant(
        name=f"{game}-{bot}{mark}",
        label=f"{title} {bot}{words}",
        players=entry["players"],
        build=build,
        game=game,
        title=title,
        bot=bot,
        least_simulations=entry.get("least_simulations") if searches else None,
    )


def short_names() -> dict[str, str]:
    """What the labels of some games are short for."""
    found = [declared(home) for home in homes().values()]
    return {entry["short"]: entry["title"] for entry in found if "short" in entry}


def measurements() -> dict[str, str]:
    """What games measure besides, by names such as `<game>/scoring`, with the module that does it."""
    found = [(game, file.stem) for game, home in homes().items() for file in sorted(home.glob("[!_]*.py"))]
    return {f"{game}/{name}": f"boardwright.games.{game}.bench.{name}" for game, name in found}


CONTESTANTS = (*ours(INTERPRETED), *ours(COMPILED), *PEERS)


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
    if contestant.environment and not find_spec("numpy"):
        return "NumPy is not installed: `make bench` installs it"
    if contestant.build == COMPILED and not (tree_of(COMPILED) / "boardwright").is_dir():
        return "not built: run `make compiled`"
    return ""


def stale_build() -> bool:
    """Whether sources of engine or bots are newer than the compiled tree, whose stamp tells when it was up to date."""
    source, stamp = tree_of(INTERPRETED), tree_of(COMPILED) / ".stamp"
    if not stamp.is_file():
        return True
    made = stamp.stat().st_mtime
    floors = [source / "boardwright" / floor for floor in ("kernel", "toolkit", "games", "match", "bots")]
    return any(file.stat().st_mtime > made for floor in floors for file in floor.rglob("*.py"))
