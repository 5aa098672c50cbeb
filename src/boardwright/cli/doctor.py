"""``boardwright doctor``: which engine runs and how fast, what is installed, and what can be done about the rest."""

from __future__ import annotations

import platform
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from time import process_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import boardwright as bw
from boardwright.cli.checkup import Check, check_up
from boardwright.cli.keeping import last_game
from boardwright.games import games, get_game
from boardwright.server.database import usual_file
from boardwright.server.pages import START, STATIC

PACKAGE: Final = Path(bw.__file__).parent
#: What can be compiled beside the games: folders of the package.
FLOORS: Final = ("kernel", "toolkit", "bots")
#: How long the engine is measured, and at a table for how many.
SECONDS: Final = 1.0
PLAYERS: Final = 4
COMPILED, PARTLY, INTERPRETED = "compiled", "partly compiled", "interpreted"


@dataclass(frozen=True, slots=True)
class Engine:
    """What carries out the rules: modules that were compiled, by floor and game, and random decisions a second."""

    kind: str
    where: str
    compiled: dict[str, int]
    game: str
    decisions_per_second: int


@dataclass(frozen=True, slots=True)
class Extra:
    """An optional part, by the name that ``pip install 'boardwright[name]'`` takes, and the packages it lacks."""

    name: str
    missing: Sequence[str]


@dataclass(frozen=True, slots=True)
class Health:
    """Everything that was found."""

    version: str
    python: str
    platform: str
    engine: Engine
    extras: Sequence[Extra]
    #: Where the server keeps tables, and the terminal its last game.
    tables: str
    last_game: str
    #: Whether the table in the browser has been built.
    page: bool
    #: What a server needs.
    checks: Sequence[Check] = ()

    @property
    def well(self) -> bool:
        """Whether a server can be started here."""
        return all(check.state != "problem" for check in self.checks)

    def as_json(self) -> dict[str, Any]:
        """For programs; the advice is the one that people get."""
        return {**asdict(self), "advice": list(advise(self)), "well": self.well}


def examine(database: str | None = None) -> Health:
    """Look at everything; takes as long as the engine is measured. ``database`` is the one that a server would use."""
    return Health(
        version=version("boardwright"),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        platform=platform.platform(),
        engine=examine_engine(SECONDS),
        extras=examine_extras(requires("boardwright") or []),
        tables=str(usual_file()),
        last_game=str(last_game()),
        page=(STATIC / START).is_file(),
        checks=check_up(database),
    )


# -- the engine ------------------------------------------------------------------------------------------------


def examine_engine(seconds: float) -> Engine:
    """Which modules are compiled, and how fast random games of the lightest game are."""
    folders = {floor: PACKAGE / floor for floor in FLOORS} | {game: PACKAGE / "games" / game for game in games()}
    found = {name: compiled_modules(folder) for name, folder in folders.items()}
    needed = [found["kernel"], *[found[game] for game in games()]]
    kind = COMPILED if all(needed) else PARTLY if any(found.values()) else INTERPRETED
    game = min(map(get_game, games()), key=lambda game: game.weight).id
    return Engine(kind, str(PACKAGE), found, game, speed(game, seconds))


def compiled_modules(folder: Path) -> int:
    """How many modules lie there as extensions, which Python prefers to the source beside them."""
    return sum(file.name.endswith(tuple(EXTENSION_SUFFIXES)) for file in folder.rglob("*"))


def speed(game: str, seconds: float) -> int:
    """Random decisions a second of processor time, whole games at a time."""
    decisions = seed = 0
    began = process_time()
    while process_time() - began < seconds:
        decisions += bw.playout(game, PLAYERS, seed).decisions
        seed += 1
    return round(decisions / (process_time() - began))


# -- what is installed -----------------------------------------------------------------------------------------

#: A requirement of an extra as packages declare it: its name, and behind a semicolon whom it is for.
OF_AN_EXTRA: Final = re.compile(r"([\w.-]+).*;.*extra == ['\"]([\w.-]+)['\"]")


def examine_extras(requirements: Sequence[str]) -> list[Extra]:
    """The extras that this package declares, with the packages of each that are not there."""
    missing: dict[str, list[str]] = {}
    for requirement in requirements:
        found = OF_AN_EXTRA.match(requirement)
        if found:
            name, extra = found.groups()
            missing.setdefault(extra, []).extend([] if is_installed(name) else [name])
    return [Extra(name, missing[name]) for name in sorted(missing)]


def is_installed(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True


# -- in words --------------------------------------------------------------------------------------------------


#: What an extra is for, where its name does not say it.
WHAT_FOR: Final = {"bots": "bots that play by a network, and all that hard and expert can do"}


def advise(health: Health) -> list[str]:
    """What can be done about each thing that is missing; nothing of it is needed to play."""
    found = []
    if health.engine.kind != COMPILED:
        found.append(
            "With a C compiler the engine can be made two to three times as fast. In the project's folder: "
            "BOARDWRIGHT_COMPILED=1 pip install . (or make compiled, then PYTHONPATH=build/compiled)"
        )
    if not health.page:
        found.append("The page for the browser has not been built. In the project's folder: make web")
    found += [
        f"For {WHAT_FOR.get(extra.name, extra.name)}, {', '.join(extra.missing)} must be installed: "
        f"pip install 'boardwright[{extra.name}]'"
        for extra in health.extras
        if extra.missing
    ]
    found += [f"{check.name}: {check.found}. {check.remedy}" for check in health.checks if check.remedy]
    return found


def report(health: Health, console: Console) -> None:
    """The same for people."""
    engine = health.engine
    counts = ", ".join(f"{name} {count}" for name, count in engine.compiled.items() if count)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    table.add_row("boardwright", health.version)
    table.add_row("python", f"{health.python} on {health.platform}")
    table.add_row("engine", f"{engine.kind}{f' ({counts} modules)' if counts else ''}, in {engine.where}")
    table.add_row("speed", f"{engine.decisions_per_second:,} random decisions/s ({engine.game}, {PLAYERS} players)")
    for extra in health.extras:
        table.add_row(f"extra {extra.name}", "installed" if not extra.missing else "not installed")
    table.add_row("tables", health.tables)
    table.add_row("last game", health.last_game)
    table.add_row("page", "built" if health.page else "not built")
    for check in health.checks:
        table.add_row(check.name, check.found if check.state == "ok" else f"{check.state}: {check.found}")
    console.print(table, markup=False)
    for line in advise(health):
        console.print(f"\n{line}", markup=False, highlight=False)
