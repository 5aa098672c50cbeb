"""Owners' own transcriptions: exported, checked, played with, and never mixed up with our components.

The components of a process are decided when a game is loaded, so these tests run the program.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.kernel.errors import BadCatalog, OtherCatalog
from boardwright.match import new, replay
from boardwright.match.record import checksum
from boardwright.toolkit.transcription import VARIABLE, own_folder, use_transcription

LONG = 300.0
KEYWOOD = 'front = { action = "gain_resources", wood = 1 }'


def boardwright(*words: str | Path, catalog: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "200"} | ({VARIABLE: str(catalog)} if catalog else {})
    command = [sys.executable, "-m", "boardwright", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False, env=environment)


def python(code: str, catalog: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=LONG,
        check=True,
        env={**os.environ, VARIABLE: str(catalog)},
    )
    return done.stdout.strip()


def complaint(*words: str | Path, catalog: Path | None = None) -> str:
    """What is said when the command is refused: a sentence, never a traceback."""
    done = boardwright(*words, catalog=catalog)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    return done.stderr.strip()


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / "mine"
    for game in ("keyflower", "kingdom_builder"):
        done = boardwright("catalog", "export", game, folder)
        assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A transcription in which the Keywood brings two wood."""
    folder = tmp_path / "changed"
    assert boardwright("catalog", "export", "keyflower", folder).returncode == 0
    edit(folder / "keyflower" / "base.toml", KEYWOOD, KEYWOOD.replace("wood = 1", "wood = 2"))
    return folder


def edit(file: Path, right: str, wrong: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")


# -- writing and checking ------------------------------------------------------------------------------------------


def test_an_export_is_ours_until_it_is_changed(exported: Path) -> None:
    assert {path.name for path in (exported / "kingdom_builder").iterdir()} == {
        *("base.toml", "nomads.toml", "crossroads.toml", "marshlands.toml"),
        *("harvest.toml", "capitol.toml", "caves.toml", "island.toml"),
    }
    assert "boardwright serve --catalog" in (exported / "README.md").read_text(encoding="utf-8")
    told = boardwright("catalog", "check", exported).stdout
    assert told.count("the same values as ours") == 2


def test_an_export_replaces_nothing_unless_it_is_told_to(changed: Path) -> None:
    file = changed / "keyflower" / "base.toml"
    before = file.read_text(encoding="utf-8")
    said = complaint("catalog", "export", "keyflower", changed)
    assert "base.toml is there already" in said
    assert "--force" in said
    assert file.read_text(encoding="utf-8") == before
    assert boardwright("catalog", "export", "keyflower", changed, "--force").returncode == 0
    assert KEYWOOD in file.read_text(encoding="utf-8")


def test_an_unknown_game_is_not_exported(tmp_path: Path) -> None:
    assert "there is no game 'chess'" in complaint("catalog", "export", "chess", tmp_path / "mine")
    assert not (tmp_path / "mine").exists()


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        (KEYWOOD, KEYWOOD.replace("wood", "tin"), ["base.toml", "tile 'keywood', front", "'tin'"]),
        (KEYWOOD, KEYWOOD.replace("1", '"one"'), ["base.toml", "tile 'keywood', front", "'wood'", "expected int"]),
        ('id = "keywood"', 'id = "keytin"', ["base.toml", "tile 'keytin'", "no tile of this id"]),
        ('kind = "village"', 'kind = "home"', ["base.toml", "tile 'keywood'", "'kind'", "expected 'village'"]),
        ('set = "base"', "set = base", ["base.toml", "TOML"]),
    ],
)
def test_what_is_wrong_is_told_with_file_entry_and_field(
    changed: Path, right: str, wrong: str, said: list[str]
) -> None:
    assert boardwright("catalog", "export", "keyflower", changed, "--force").returncode == 0
    edit(changed / "keyflower" / "base.toml", right, wrong)
    for command in (("catalog", "check", changed), ("play", "--humans", "0", "--catalog", changed)):
        found = complaint(*command)
        assert all(words in found for words in said), found


def test_a_folder_that_holds_no_games_is_refused(tmp_path: Path, changed: Path) -> None:
    assert "no folder" in complaint("play", "--catalog", tmp_path / "missing")
    assert "no folder" in complaint("serve", catalog=tmp_path / "missing")
    assert "a folder for each game" in complaint("selfplay", "--catalog", changed / "keyflower")
    (changed / "keyflower" / "bass.toml").write_text("", encoding="utf-8")
    assert "bass.toml: the game has no file of this name" in complaint("games", "--catalog", changed)
    (changed / "keyflour").mkdir()
    assert "there is no game 'keyflour'" in complaint("catalog", "check", changed)


# -- playing with it -----------------------------------------------------------------------------------------------

PRINT = """
import boardwright as bw
match = bw.new("keyflower", 2, seed=1)
from boardwright.games.keyflower.catalog import CATALOG
tile = CATALOG.tiles[CATALOG.tile("keywood")]
print(tile.front.resources[0], tile.provenance, match.game.transcription or "ours", "catalog" in match.record())
"""


def test_the_engine_plays_with_the_values_of_the_folder(exported: Path, changed: Path) -> None:
    assert python(PRINT, exported) == "1 own ours False"
    wood, provenance, mine, written = python(PRINT, changed).split()
    assert (wood, provenance, len(mine), written) == ("2", "own", 16, "True")
    assert mine in boardwright("catalog", "check", changed).stdout


def test_files_that_are_not_there_are_ours(exported: Path, tmp_path: Path) -> None:
    folder = tmp_path / "some"
    assert boardwright("catalog", "export", "kingdom_builder", folder).returncode == 0
    (folder / "kingdom_builder" / "base.toml").unlink()
    code = (
        "import boardwright as bw; bw.new('kingdom_builder');"
        "from boardwright.games.kingdom_builder.catalog import CATALOG;"
        "print(*sorted({(item.home, item.provenance) for item in CATALOG.quadrants}))"
    )
    assert python(code, folder).startswith("('base', 'published') ('crossroads', 'own')")


def test_the_terminal_says_whose_components_they_are(changed: Path) -> None:
    play = ("play", "keyflower", "--humans", "0", "--bots", "random", "--players", "2", "--seed", "3")
    assert "Played with your own transcription" in boardwright(*play, "--catalog", changed).stdout
    assert "transcription" not in boardwright(*play).stdout
    assert "68 own transcription" in boardwright("games", "--catalog", changed).stdout


def test_workers_play_with_it_and_their_records_say_so(changed: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("selfplay", "keyflower", "--games", "4", "--workers", "2", "--out", out, "--catalog", changed)
    done = boardwright(*words)
    assert done.returncode == 0, done.stderr
    mine = {json.loads(line)["catalog"] for line in out.read_text(encoding="utf-8").splitlines()}
    assert len(mine) == 1
    assert mine.pop() in boardwright("catalog", "check", changed).stdout
    refusal = complaint("replay", out, "--text")
    assert "was played with the own transcription" in refusal
    assert "--catalog" in refusal
    assert boardwright("replay", out, "--text", "--catalog", changed).returncode == 0


def test_our_records_are_refused_where_another_catalogue_is_in_use(changed: Path, tmp_path: Path) -> None:
    out = tmp_path / "ours.jsonl"
    assert boardwright("selfplay", "keyflower", "--games", "1", "--out", out).returncode == 0
    assert "catalog" not in json.loads(out.read_text(encoding="utf-8"))
    assert "leave out --catalog" in complaint("replay", out, "--text", catalog=changed)


def test_a_record_of_another_catalogue_is_told_apart_from_a_damaged_one() -> None:
    record = {**new("keyflower", 2, seed=1).record(), "catalog": "0123456789abcdef"}
    record["check"] = checksum(record)
    with pytest.raises(OtherCatalog, match="0123456789abcdef"):
        replay(record)


def test_a_game_that_is_loaded_keeps_its_components(changed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new("keyflower", 2, seed=1)
    monkeypatch.setenv(VARIABLE, "")
    with pytest.raises(BadCatalog, match="keyflower is loaded already"):
        use_transcription(changed)
    assert own_folder("keyflower") == changed / "keyflower"
