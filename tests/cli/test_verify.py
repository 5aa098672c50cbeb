"""``boardwright verify``: a line a check, a verdict, and how the program ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from boardwright.arena import play_game
from boardwright.cli.app import app
from boardwright.match.fairness import promise, with_promise
from boardwright.match.record import checksum
from boardwright.words import LANGUAGES


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    match = play_game("kingdom_builder", 2, 4, ["random"])
    return with_promise(match.record(), promise("table", match.seed, 0))


def run(tmp_path: Path, record: Any, *options: str) -> Result:
    file = tmp_path / "game.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")
    return CliRunner().invoke(app, ["verify", str(file), *options])


def told(result: Result) -> str:
    """What was printed, however wide the terminal is."""
    return " ".join(result.output.split())


def test_a_fair_game(tmp_path: Path, saved: dict[str, Any]) -> None:
    result = run(tmp_path, saved)
    assert result.exit_code == 0
    assert saved["fairness"]["commitment"] in told(result)
    assert f"All {len(saved['outcomes'])} draws follow from the seed." in told(result)
    assert "Fair:" in told(result)


def test_what_is_piped_in(saved: dict[str, Any]) -> None:
    result = CliRunner().invoke(app, ["verify", "-"], input=json.dumps(saved))
    assert (result.exit_code, "Fair:" in told(result)) == (0, True)


def test_one_of_many_games(tmp_path: Path, saved: dict[str, Any]) -> None:
    other = play_game("kingdom_builder", 2, 5, ["random"]).record()
    lines = f"{json.dumps(other)}\n{json.dumps(saved)}\n"
    assert run(tmp_path, lines).exit_code == 2
    assert run(tmp_path, lines, "--game", "2").exit_code == 0


def test_an_unfair_game(tmp_path: Path, saved: dict[str, Any]) -> None:
    forged = {**saved, "seed": saved["seed"] + 1}
    result = run(tmp_path, {**forged, "check": checksum(forged)})
    assert result.exit_code == 1
    assert "does not fit the secret" in told(result)
    assert "do not follow from the seed" in told(result)
    assert "Not fair:" in told(result)
    damaged = run(tmp_path, {**saved, "seed": 5})
    assert (damaged.exit_code, "changed after it was written" in told(damaged)) == (1, True)


def test_a_commitment_that_was_noted(tmp_path: Path, saved: dict[str, Any]) -> None:
    assert run(tmp_path, saved, "--fingerprint", saved["fairness"]["commitment"]).exit_code == 0
    result = run(tmp_path, saved, "--fingerprint", "00" * 32)
    assert (result.exit_code, "not the fingerprint you noted" in told(result)) == (1, True)


def test_a_game_without_a_commitment(tmp_path: Path, saved: dict[str, Any]) -> None:
    result = run(tmp_path, play_game("kingdom_builder", 2, 4, ["random"]).record())
    assert result.exit_code == 2
    assert "no fingerprint of a secret in this file" in told(result)
    assert "Nothing to check" in told(result)


def test_what_is_no_saved_game(tmp_path: Path) -> None:
    for text in ("{}", "hello", "[]"):
        assert run(tmp_path, text).exit_code == 2
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "missing.json")]).exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(tmp_path: Path, saved: dict[str, Any], language: str) -> None:
    result = run(tmp_path, saved, "--lang", language)
    assert result.exit_code == 0
    assert "verify-" not in told(result)
