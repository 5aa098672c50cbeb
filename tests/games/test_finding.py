"""Games are found by their folders, and the module that finds them can be called."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwright as bw
from boardwright import games as shelf
from boardwright.games import add_game, folders, get_game
from boardwright.kernel.errors import UnknownGame
from tests.kernel.harbour import HARBOUR

GAME = "from tests.kernel.harbour import HARBOUR as GAME\n"


@pytest.fixture
def cellar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another place where games are found; what the test loads is forgotten afterwards."""
    monkeypatch.setattr(shelf, "__path__", [*vars(shelf)["__path__"], str(tmp_path)])
    monkeypatch.setattr("boardwright.games._loaded", {})
    monkeypatch.setattr("boardwright.games._added", set())
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def put(cellar: Path, name: str, code: str = GAME) -> Path:
    folder = cellar / name
    folder.mkdir()
    (folder / "__init__.py").write_text(code)
    return folder


def test_a_folder_is_a_game(cellar: Path) -> None:
    put(cellar, "quay")
    (cellar / "notes").mkdir()
    assert bw.games() == ["boonlake", "coloma", "keyflower", "kingdom_builder", "quay"]
    assert get_game("quay") is HARBOUR


def test_a_draft_is_loaded_by_its_id_but_on_no_list(cellar: Path) -> None:
    draft = put(cellar, "quay") / "DRAFT"
    draft.write_text("The boats are missing.\n")
    assert "quay" not in bw.games()
    assert get_game("quay") is HARBOUR
    assert "quay" not in bw.games(), "loaded, it is still a draft"
    draft.unlink()
    assert "quay" in bw.games()


def test_listing_the_games_loads_none(cellar: Path) -> None:
    put(cellar, "quay", "raise RuntimeError('loaded')\n")
    assert "quay" in bw.games()
    get_game("kingdom_builder")
    with pytest.raises(RuntimeError, match="loaded"):
        get_game("quay")


def test_a_game_from_elsewhere_can_be_put_on_the_list(cellar: Path) -> None:
    known = "boonlake, coloma, keyflower, kingdom_builder"
    with pytest.raises(UnknownGame, match=f"there is no game 'harbour'; there are: {known}"):
        get_game(HARBOUR.id)
    add_game(HARBOUR)
    assert HARBOUR.id in bw.games()
    assert get_game(HARBOUR.id) is HARBOUR
    assert HARBOUR.id not in folders()


@pytest.mark.parametrize("name", ["", ".", "..", "notes", "keyflower.steps", "../kernel"])
def test_only_folders_of_games_are_looked_into(cellar: Path, name: str) -> None:
    (cellar / "notes").mkdir()
    with pytest.raises(UnknownGame):
        get_game(name)


@pytest.mark.parametrize(
    "code",
    [
        "import boardwright.games.keyflower as k; assert k.GAME.id == 'keyflower'",
        "import boardwright.games.keyflower; assert boardwright.games.keyflower.GAME.id in boardwright.games()",
        "import boardwright as bw; bw.games(); import boardwright.games.keyflower as k; assert k.GAME.id in bw.games()",
        "import boardwright as bw; bw.new('keyflower', 2); assert bw.games.keyflower.GAME.id == 'keyflower'",
        "from boardwright import games; assert 'keyflower' in games()",
        "from boardwright.games import games; assert 'keyflower' in games()",
    ],
)
def test_the_list_of_games_and_the_folder_of_games_have_one_name(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)
