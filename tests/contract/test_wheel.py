"""A wheel with the compiled engine: asked for by a switch, made by the code of `make compiled`, and it plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import QUICK, SWITCH, CompiledEngine
from tools import compile as compiling
from tools.compile import BUILD, PLAIN, CannotCompile, fingerprint, libraries, make, modules

ROOT = Path(hatch_build.__file__).parent


def hook(target: str = "wheel") -> Any:
    nothing: Any = None  # what it does not ask of a build
    return CompiledEngine(str(ROOT), {}, nothing, nothing, str(ROOT), target)


@pytest.mark.parametrize(("value", "target"), [(None, "wheel"), ("", "wheel"), ("0", "wheel"), ("1", "sdist")])
def test_without_the_switch_nothing_is_compiled_and_nothing_more_is_needed(
    monkeypatch: pytest.MonkeyPatch, value: str | None, target: str
) -> None:
    if value is None:
        monkeypatch.delenv(SWITCH, raising=False)
    else:
        monkeypatch.setenv(SWITCH, value)
    data: dict[str, Any] = {"force_include": {}, "pure_python": True}
    hook(target).initialize("standard", data)
    assert data == {"force_include": {}, "pure_python": True}
    assert hook(target).dependencies() == []


def test_with_the_switch_the_wheel_is_for_this_python_and_an_editable_one_is_still_source(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(SWITCH, "1")
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(compiling, "make", lambda kernel_only, level: tmp_path)
    (tmp_path / "boardwright" / "kernel").mkdir(parents=True)
    for name in ("boardwright_kernel__mypyc.so", "boardwright/kernel/flow.so", "boardwright/kernel/flow.py"):
        (tmp_path / name).touch()
    data: dict[str, Any] = {"force_include": {}, "pure_python": True}
    hook().initialize("editable", data)
    assert data["pure_python"]
    hook().initialize("standard", data)
    assert {Path(file).name: place for file, place in data["force_include"].items()} == {
        "boardwright_kernel__mypyc.so": "boardwright_kernel__mypyc.so",
        "flow.so": "boardwright/kernel/flow.so",
    }
    assert data["infer_tag"]
    assert not data["pure_python"]
    assert any("mypy" in package for package in hook().dependencies())


def test_a_machine_that_cannot_compile_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "BUILD", tmp_path / "build")
    monkeypatch.setattr(compiling, "c_compiler", lambda: None)
    with pytest.raises(CannotCompile, match="no C compiler found; install gcc or clang"):
        make(kernel_only=True)
    monkeypatch.setattr(compiling, "find_spec", lambda name: None)
    with pytest.raises(CannotCompile, match="mypy is missing; install it"):
        make(kernel_only=True)


def test_every_compiled_module_is_in_one_library_and_advice_is_among_them() -> None:
    targets = modules(kernel_only=False)
    found = {name: files for files, name in libraries(targets)}
    assert sorted(file for files in found.values() for file in files) == sorted(targets)
    assert {"boardwright_kernel", "boardwright_coloma"} <= set(found)
    assert "boardwright/games/coloma/advice/__init__.py" in found["boardwright_coloma"]
    assert [name for _, name in libraries(modules(kernel_only=True))] == ["boardwright_kernel"]


@pytest.mark.skipif(
    os.environ.get("BOARDWRIGHT_EXPECT_COMPILED") != "kernel,games",
    reason="needs the engine that `make compiled` makes",
)
def test_the_wheel_plays_compiled_in_a_fresh_environment(tmp_path: Path) -> None:
    quick = (BUILD / "compiled" / ".stamp").read_text() == fingerprint(modules(kernel_only=False), PLAIN)
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    wheels = tmp_path / "wheels"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    made = [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(wheels), str(ROOT)]
    subprocess.run(made, env={**plain, SWITCH: QUICK if quick else "1"}, check=True)
    wheel = next(wheels.iterdir())
    assert not wheel.name.endswith("-none-any.whl")

    home = tmp_path / "venv"
    venv.create(home)
    scripts, packages = [sysconfig.get_path(name, vars={"base": str(home)}) for name in ("scripts", "purelib")]
    subprocess.run([*pip, "--python", f"{scripts}/python", "install", "--no-deps", str(wheel)], env=plain, check=True)
    Path(packages, "others.pth").write_text(
        sysconfig.get_path("purelib"), encoding="utf-8"
    )  # what the engine builds on
    doctor = [f"{scripts}/python", "-m", "boardwright", "doctor", "--json"]
    found = json.loads(subprocess.run(doctor, cwd=tmp_path, env=plain, check=True, capture_output=True).stdout)
    assert found["engine"]["kind"] == "compiled"
    assert Path(found["engine"]["where"]).is_relative_to(home)
    assert found["engine"]["decisions_per_second"] > 0
