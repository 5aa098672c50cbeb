"""The pages tell the truth: their examples run, their links lead somewhere, and what they name is there.

Each page is played like a script, in a folder of its own: untitled ``python`` blocks run in one namespace, from top to
bottom, with the tests they define; a block with a title is saved under that name (and imported, when it is a module); a
``text`` block titled "prints" is what the block before it must have printed.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from pkgutil import resolve_name
from textwrap import dedent
from typing import Any

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from boardwright.bench.command import parser as bench_parser
from boardwright.cli import games as terminal_games
from boardwright.cli.app import app
from boardwright.cli.boards import board_of
from boardwright.cli.commands import commands_of
from boardwright.cli.play import Play
from boardwright.cli.table import TerminalTable
from boardwright.games import get_game
from boardwright.match import new
from boardwright.words import Words
from tests.cli.desk import make_terminal

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]

FENCE = re.compile(r"^( *)```(\S*)(.*)\n((?:.*\n)*?)\1``` *$", re.MULTILINE)
TITLE = re.compile(r'^ *title="([^"]+)"$')
CODE_SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+?)(?: *\{[^}]*\})?$", re.MULTILINE)
PATH = re.compile(r"(?:src|tests|docs|examples|tools|bench|requirements)/[\w./-]+")
OUTPUT = "prints"


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block of a page."""

    page: Path
    line: int
    language: str
    about: str
    text: str

    @property
    def title(self) -> str:
        found = TITLE.match(self.about)
        return found[1] if found else ""

    @property
    def where(self) -> str:
        return f"{name(self.page)}, line {self.line}"


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start()) + 1, found[2], found[3], dedent(found[4]))
        for found in FENCE.finditer(text)
    ]


def prose(page: Path) -> str:
    """The page without its blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def on_page(page: Path) -> Any:
    return pytest.param(page, id=name(page))


#: The page that writes down a whole game.
NEW_GAME = DOCS / "adding-a-game.md"

every_page = pytest.mark.parametrize("page", [on_page(page) for page in PAGES])


# -- examples --------------------------------------------------------------------------------------------------


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to work in, from which modules can be imported; they are forgotten afterwards.

    A game's folders are found in it as in the house.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    house_games = importlib.import_module("boardwright.games")
    for home in (house_games, terminal_games):
        monkeypatch.setattr(home, "__path__", [*home.__path__, str(tmp_path / "src" / home.__name__.replace(".", "/"))])
    monkeypatch.setattr(house_games, "_loaded", {})
    yield tmp_path
    forget(tmp_path)


@pytest.mark.parametrize("page", [on_page(page) for page in PAGES if page != NEW_GAME])
def test_examples_run(page: Path, desk: Path) -> None:
    play_page(page, desk)


def play_page(page: Path, desk: Path) -> dict[str, Any]:
    """Go through a page from top to bottom; returns what its blocks have defined."""
    namespace: dict[str, Any] = {"__name__": "page"}
    printed = ""
    for block in blocks(page):
        if block.title == OUTPUT:
            assert lines(block.text) == lines(printed), f"{block.where}: this was printed:\n{printed}"
        elif block.title:
            save(desk, block)
        elif block.language == "python":
            printed = run(block, namespace)
    return namespace


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().splitlines()]


def save(desk: Path, block: Block) -> None:
    """Write a titled block to its file. A module is imported, so that a mistake in it is found here."""
    path = desk / block.title
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, encoding="utf-8")
    if path.suffix == ".py":
        forget(desk)
        importlib.invalidate_caches()
        module = block.title.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
        importlib.import_module(module.replace("/", "."))


def forget(desk: Path) -> None:
    """Unload what was imported from the desk: a package may have grown by a file since."""
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None)
        homes = [file] if file else getattr(module, "__path__", ())
        if any(str(home).startswith(str(desk)) for home in homes):
            del sys.modules[module.__name__]


def run(block: Block, namespace: dict[str, Any]) -> str:
    """Run a block and the tests it defines; errors point at the line of the page. Returns what was printed."""
    output = io.StringIO()
    tree = ast.parse("\n" * block.line + block.text, name(block.page))
    tests = [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    with contextlib.redirect_stdout(output):
        exec(compile(tree, name(block.page), "exec"), namespace)
        for test in tests:
            namespace[test]()
    return output.getvalue()


def test_the_new_game_is_written_down_and_played_in_the_terminal(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples run; then its own picture is found, options are typed by number, and the game comes to its end."""
    monkeypatch.setenv("BOARDWRIGHT_HOME", str(desk))
    play_page(NEW_GAME, desk)
    terminal, screen = make_terminal(["1"] * 40)
    sitting = Play(TerminalTable(new("harbour_night", 2, seed=3), ("human", "random"), "en", terminal))
    sitting.run()
    assert sitting.table.match.over
    assert "* east quay:" in screen.text, "a quay that can be chosen has a sign"
    assert "  east quay: " in screen.text, "and none when it cannot"
    assert " wins!" in screen.text


@every_page
def test_no_example_escapes_the_test(page: Path) -> None:
    """Python is written as ``python``, with a title or nothing after it: there is no way to leave a block out."""
    for block in blocks(page):
        assert not re.match(r"(py|\{)", block.language) or block.language == "python", (
            f"{block.where}: {block.language}"
        )
        assert not block.about.strip() or block.title, f"{block.where}: {block.about.strip()!r} after the language"
    assert prose(page).count("```") == 0, f"{name(page)}: a block is not closed, or not understood"


def test_there_are_examples() -> None:
    counts = {name(page): sum(block.language == "python" for block in blocks(page)) for page in PAGES}
    pages = ("adding-a-game", "contract-kit", "positions", "research", "toolkit")
    for page in ("README.md", *(f"docs/{page}.md" for page in pages)):
        assert counts[page], f"{page} has no example"


# -- what is named ---------------------------------------------------------------------------------------------


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if "://" in target or target.startswith("mailto:"):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), f"{name(page)} links to {target}, which is not there"
        assert file.is_relative_to(ROOT), f"{name(page)} links out of the repository: {target}"
        if anchor and file.suffix == ".md":
            assert anchor in anchors(file), f"{name(page)} links to {target}, but there is no such heading"


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as links write them."""
    plain = (re.sub(r"[^\w\s-]", "", heading.lower()).strip() for heading in HEADING.findall(prose(page)))
    return {re.sub(r"[\s-]+", "-", heading) for heading in plain}


@every_page
def test_files_named_in_the_text_exist(page: Path) -> None:
    for span in CODE_SPAN.findall(prose(page)):
        if PATH.fullmatch(span) and "<" not in span:
            assert (ROOT / span).exists(), f"{name(page)} names {span}, which is not there"


@every_page
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {"test", "docs"} <= targets
    for command in commands(page):
        if command[0] == "make":
            assert command[1] in targets, f"{name(page)} names `{' '.join(command)}`, which the Makefile does not have"


def commands(page: Path) -> list[list[str]]:
    """Every command line of a page, in its text or in a block, as words; variables before it are left out."""
    lines = CODE_SPAN.findall(prose(page))
    for block in blocks(page):
        if block.language != "python":
            lines += block.text.splitlines()
    found: list[list[str]] = []
    for line in lines:
        words = line.split()
        while words and re.fullmatch(r"\$|[A-Z_]+=\S+", words[0]):
            words.pop(0)
        if len(words) > 1:
            found.append(words)
    return found


# -- the program -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", [on_page(DOCS / "playing.md")])
def test_sessions_go_as_shown(page: Path, tmp_path: Path) -> None:
    """What stands after ``>`` in ``console`` blocks is typed; the other lines must be shown, in that order."""
    shown = [line for block in blocks(page) if block.language == "console" for line in block.text.splitlines()]
    starts = [number for number, line in enumerate(shown) if line.startswith("$ boardwright ")]
    assert starts[0] == 0
    for first, last in zip(starts, [*starts[1:], len(shown)]):
        session = shown[first + 1 : last]
        output = play(shown[first].split()[2:], [line[2:] for line in session if line[0] == ">"], tmp_path)
        for line in (" ".join(line.split()) for line in session if line[0] != ">"):
            _, found, output = output.partition(line)
            assert found, f"{name(page)}: {line!r} is not shown, or not there"


def play(arguments: list[str], typed: list[str], home: Path) -> str:
    """Everything shown in a sitting with these lines typed, with single blanks, wherever lines were broken."""
    settings = {**os.environ, "BOARDWRIGHT_HOME": str(home), "COLUMNS": "80", "LINES": "50", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "boardwright", *arguments],
        input="".join(f"{line}\n" for line in typed),
        env=settings,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return " ".join(done.stdout.split())


@every_page
def test_commands_and_options_exist(page: Path) -> None:
    known = program()
    for command in commands(page):
        if not re.fullmatch(r"(\S*/)?boardwright", command[0]) or command[1].startswith("-"):
            continue
        assert command[1] in known, f"{name(page)}: there is no `{' '.join(command)}`"
        unknown = {word.partition("=")[0] for word in command[2:] if re.match(r"--?[a-z]", word)} - known[command[1]]
        assert not unknown, f"{name(page)}: `{' '.join(command)}` has no {', '.join(unknown)}"


def program() -> dict[str, set[str]]:
    """Every command of the program with its options."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    found = {key: {opt for item in command.params for opt in item.opts} for key, command in group.commands.items()}
    found["bench"] |= {opt for item in bench_parser()._actions for opt in item.option_strings}
    return found


def test_the_playing_page_names_everything() -> None:
    page = DOCS / "playing.md"
    spans = {word for span in CODE_SPAN.findall(prose(page)) for word in (span, span.split()[0])}
    options = {opt for key, opts in program().items() if key != "bench" for opt in opts if opt.startswith("-")}
    typed = commands_of(board_of("kingdom_builder", Words("en", get_game("kingdom_builder"))))
    assert set(program()) - {command[1] for command in commands(page) if command[0] == "boardwright"} == set()
    assert options - spans == set()
    assert set(typed) - spans == set()


# -- the site --------------------------------------------------------------------------------------------------


def test_the_site_shows_every_page() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    shown = re.findall(r": (\S+\.md)$", nav, re.MULTILINE)
    assert len(shown) > 5
    pages = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert sorted(shown) == sorted(page for page in pages if not page.startswith("rules/drafts/"))


def test_the_api_page_names_what_exists() -> None:
    paths = re.findall(r"^::: (\S+)$", (DOCS / "api.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(paths) > 20
    for path in paths:
        resolve_name(path)


# -- the test itself -------------------------------------------------------------------------------------------


def test_blocks_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text('A\n```python\nx = 1\n```\n\n    ```text title="prints"\n    1\n    ```\n', encoding="utf-8")
    first, second = blocks(page)
    assert (first.line, first.language, first.text) == (2, "python", "x = 1\n")
    assert (second.line, second.title, second.text) == (6, "prints", "1\n")
