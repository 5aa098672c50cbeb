"""The house stays in order: a floor imports only from floors below it, the lowest ones only the standard library, and
what is about one game is in that game's folders.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.games import DRAFT, folders

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "boardwright"

#: What each floor may import of ours. Rooms side by side name the neighbours they use.
FLOORS: dict[str, set[str]] = {
    "kernel": {"kernel"},
    "toolkit": {"kernel", "toolkit"},
    "games": {"kernel", "toolkit", "games"},
    "match": {"kernel", "games", "match"},
    "words": {"kernel", "games", "match", "words"},
    "teaching": {"kernel", "games", "match", "teaching"},
    "bots": {"kernel", "games", "match", "bots", "research"},
    "arena": {"kernel", "games", "match", "words", "bots", "arena"},
    "research": {"kernel", "games", "match", "bots", "research"},
    "learning": {"kernel", "games", "match", "bots", "research", "learning"},
    "testing": {"kernel", "games", "match", "testing"},
    "bench": {"kernel", "games", "match", "bench", ""},
    "server": {"kernel", "toolkit", "games", "match", "words", "bots", "teaching", "server"},
    "cli": {
        *("kernel", "toolkit", "games", "match", "words", "bots", "arena", "bench"),
        *("research", "learning", "teaching", "server", "cli", ""),
    },
    "": {"kernel", "games", "match", "cli"},
}
STANDARD_ONLY = {"kernel", "toolkit", "games", "match"}
FILES = sorted(SOURCE.rglob("*.py"))


def floor_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in FLOORS else ""


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module or "")
            if node.module == "boardwright":
                found |= {f"boardwright.{alias.name}" for alias in node.names}
    return found


def test_every_room_is_on_a_floor() -> None:
    rooms = {path.relative_to(SOURCE).parts[0] for path in FILES if len(path.relative_to(SOURCE).parts) > 1}
    assert rooms <= set(FLOORS)


def test_a_floor_imports_only_from_below() -> None:
    for path in FILES:
        parts = path.relative_to(SOURCE).parts
        floor = parts[0] if len(parts) > 1 else ""
        for module in imports(path):
            top = module.split(".")[0]
            if top == "boardwright":
                assert floor_of(module) in FLOORS[floor], f"{path} may not import {module}"
            elif floor in STANDARD_ONLY:
                assert top in sys.stdlib_module_names or top == "mypy_extensions", f"{path} may not import {module}"


def test_one_game_never_imports_another() -> None:
    for path in FILES:
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            for module in imports(path):
                if module.startswith("boardwright.games."):
                    assert module.split(".")[2] == parts[1], f"{path} imports {module}"


# -- one home a game ---------------------------------------------------------------------------------------------------

#: Where a game may be named: a folder of its id in one of these.
HOMES = (SOURCE / "games", SOURCE / "cli" / "games", ROOT / "web" / "src" / "games")
#: What the games of this house are called, and those that are still to come.
NAMES = {*folders(), *(name.replace("_", " ") for name in folders()), "kingdom", "coloma", "boonlake"}
TEXTS = {".py", ".ts", ".svelte", ".css", ".svg", ".ftl", ".toml", ".html", ".json", ".js", ".typed", ""}


def generic_files() -> Iterator[Path]:
    """Everything that is written once for all games."""
    for top in (ROOT / "src", ROOT / "web" / "src", ROOT / "tools"):
        yield from (path for path in top.rglob("*") if path.suffix in TEXTS and path.is_file() and is_generic(path))
    yield from (path for path in (ROOT / "web").iterdir() if path.suffix in TEXTS and path.is_file())
    yield from (ROOT / name for name in ("Makefile", "pyproject.toml", ".ci/run"))


def is_generic(path: Path) -> bool:
    built = SOURCE / "server" / "static" in path.parents or "__pycache__" in path.parts
    at_home = any(path.is_relative_to(home / game) for home in HOMES for game in folders())
    return not built and not at_home and not path.name.endswith(".test.ts")


def test_no_generic_file_names_a_game() -> None:
    files = sorted(generic_files())
    assert {"app.py", "compile.py", "tokens.css", "Lobby.svelte", "vite.config.ts", "Makefile"} <= {
        p.name for p in files
    }
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if any(name in line.lower() for name in NAMES)
    ]
    assert found == []


def test_every_folder_of_a_terminal_or_a_page_belongs_to_a_game() -> None:
    """They are found by the game's id: one that is called otherwise would never be seen."""
    for home, file in ((HOMES[1], "board.py"), (HOMES[2], "index.ts")):
        found = {path.parent.name for path in home.glob(f"*/{file}")}
        assert found, home
        assert found - {"plain"} <= set(folders())


def test_a_game_is_a_draft_as_long_as_its_ledger_is() -> None:
    drafts = {name for name, folder in folders().items() if (folder / DRAFT).exists()}
    assert drafts <= {page.stem for page in (ROOT / "docs" / "rules" / "drafts").glob("*.md")}


# -- one door ----------------------------------------------------------------------------------------------------------

#: What a match tells to nobody in particular: whatever reaches a viewer comes from a sight instead.
TELLS = {
    *("decisions", "describe", "opening_events", "outcome", "points_now", "score_sheet", "scores"),
    *("undo_barrier", "undo_steps", "undoable", "view", "why_not"),
}
#: What holds secrets besides. The server keeps the books with some of it, and bots are handed imagined states.
HOLDS = {"determinize", "history", "latest", "offers", "position", "state", "steps", "winners"}
BEHIND_THE_DOOR = {"cli": TELLS | HOLDS, "server": TELLS, "bots": TELLS, "arena": TELLS}


def of_match(node: ast.expr) -> bool:
    """Whether an expression is a match: called so, or one of its earlier or later moments."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in ("match", "shown", "past", "after")
        case ast.Call(func=ast.Attribute(attr="at")):
            return True
    return False


@pytest.mark.parametrize("room", BEHIND_THE_DOOR)
def test_what_a_viewer_gets_comes_through_the_one_door(room: str) -> None:
    found = [
        f"{path.name}:{node.lineno}: {ast.unparse(node)}"
        for path in sorted((SOURCE / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in BEHIND_THE_DOOR[room] and of_match(node.value)
    ]
    assert found == []


def test_only_a_person_sets_the_clock_of_a_page() -> None:
    """Rooms of the browser are used again, and a clock that was set stays so: `Person.clock` has the room closed."""
    tests = sorted((ROOT / "tests" / "browser").glob("*.py"))
    found = [path.name for path in tests if "page.clock" in path.read_text(encoding="utf-8")]
    assert found == ["pages.py"]
