"""The doctor: which engine runs, what is missing, and what to do about it."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import boardwright as bw
from boardwright.cli import doctor
from boardwright.cli.app import app
from boardwright.cli.doctor import Engine, Extra, Health, advise, examine_engine, examine_extras, report

WELL = Health(
    version="1.2.3",
    python="CPython 3.11.7",
    platform="Linux",
    engine=Engine("compiled", "/somewhere", {"kernel": 9, "bots": 0, "harbour": 30}, "harbour", 123456),
    extras=[Extra("research", [])],
    tables="/data/tables.sqlite3",
    last_game="/data/last-game.json",
    page=True,
)


def shown(health: Health) -> str:
    console = Console(width=200)
    with console.capture() as capture:
        report(health, console)
    return capture.get()


def test_the_program_tells_programs_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "SECONDS", 0.02)
    result = CliRunner().invoke(app, ["doctor", "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    assert set(found["engine"]["compiled"]) >= {"kernel", *bw.games()}
    assert found["engine"]["decisions_per_second"] > 0
    assert found["version"] == bw.__version__
    assert Path(found["tables"]).name == "tables.sqlite3"
    assert "testing" in [extra["name"] for extra in found["extras"]]
    assert "engine" in CliRunner().invoke(app, ["doctor"]).output


def test_where_all_is_well_there_is_no_advice() -> None:
    assert advise(WELL) == []
    text = shown(WELL)
    assert "compiled (kernel 9, harbour 30 modules), in /somewhere" in text
    assert "123,456 random decisions/s (harbour, 4 players)" in text
    for line in ("extra research  installed", "page            built", "tables          /data/tables.sqlite3"):
        assert line in text


def test_what_is_missing_comes_with_what_to_do() -> None:
    ill = replace(
        WELL,
        engine=replace(WELL.engine, kind="interpreted", compiled={"kernel": 0}),
        extras=[Extra("research", ["torch", "gymnasium"]), Extra("testing", [])],
        page=False,
    )
    text = shown(ill)
    assert "interpreted, in /somewhere" in text
    assert "BOARDWRIGHT_COMPILED=1 pip install ." in text
    assert "For research, torch, gymnasium must be installed: pip install 'boardwright[research]'" in text
    assert "make web" in text
    assert "boardwright[testing]" not in text


def test_extras_are_those_that_the_package_declares() -> None:
    requirements = [
        "typer>=0.12",
        "pytest>=8; extra == 'testing'",
        'no-such-package-here>=1; extra == "ray"',
        "pytest; extra == 'ray'",
        "also-not-here; python_version < '4' and extra == 'openspiel'",
    ]
    assert examine_extras(requirements) == [
        Extra("openspiel", ["also-not-here"]),
        Extra("ray", ["no-such-package-here"]),
        Extra("testing", []),
    ]


def test_an_engine_is_compiled_when_kernel_and_every_game_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(doctor, "PACKAGE", tmp_path)
    assert examine_engine(0.001).kind == "interpreted"
    for folder in ("kernel", *[f"games/{game}/advice" for game in bw.games()]):
        assert examine_engine(0.001).kind != "compiled"
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / f"hot{EXTENSION_SUFFIXES[0]}").touch()
        (tmp_path / folder / "cold.py").touch()
        assert examine_engine(0.001).kind in ("partly compiled", "compiled")
    found = examine_engine(0.001)
    assert found.kind == "compiled"
    assert found.compiled["kernel"] == 1
