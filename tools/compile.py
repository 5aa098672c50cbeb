"""Compile the engine with mypyc, for speed. Optional: the same source runs interpreted.

The package is copied to `build/compiled` and the hot modules of kernel and games are compiled there; the sources are
never touched. `--kernel-only` makes `build/mixed` instead, interpreted games on a compiled kernel. Use either with
`PYTHONPATH=build/compiled .venv/bin/python ...`: PYTHONPATH comes before the editable install.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from boardwright.games import games  # noqa: E402
from tools.expansion import expand  # noqa: E402

SOURCE = ROOT / "src" / "boardwright"
BUILD = ROOT / "build"

# What is compiled: whatever runs during play. Left out are declarations that run once, and what authors subclass or
# extend freely. A module of the toolkit or a game stays out, too, when its docstring says why: "Not compiled: ...".
KERNEL_EXCEPT = {"__init__", "errors", "fields", "game", "layout", "messages", "options", "outcome", "roles", "scoring"}
GAME_EXCEPT = {"__init__", "actions", "audit", "catalog", "events", "explain", "position", "view", "words"}
#: What bots ask, not the rules: its tables of fractions are beyond mypyc; and what is only measured.
FOLDERS_EXCEPT = {"advice", "bench"}
NOT_COMPILED = "Not compiled:"

#: What decides how the modules come out, beside their source.
MAKERS = (ROOT / "tools" / "compile.py", ROOT / "tools" / "expansion.py")

COMPILE_TIMEOUT = 1800


def modules(kernel_only: bool) -> list[str]:
    """The files to compile, relative to the folder that holds the package."""
    files = [file for file in sorted(SOURCE.glob("kernel/*.py")) if file.stem not in KERNEL_EXCEPT]
    files += [file for file in sorted(SOURCE.glob("toolkit/**/[!_]*.py")) if compiles(file)]
    for game in [] if kernel_only else games():
        home = SOURCE / "games" / game
        rooms = [file for file in home.glob("*.py") if file.stem not in GAME_EXCEPT]
        rooms += [file for file in home.glob("*/[!_]*.py") if file.parent.name not in FOLDERS_EXCEPT]
        files += [file for file in sorted(rooms) if compiles(file)]
    return [file.relative_to(SOURCE.parent).as_posix() for file in files]


def compiles(file: Path) -> bool:
    """Whether a module does not say of itself that it stays as it is."""
    return NOT_COMPILED not in (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "")


def fingerprint(targets: list[str]) -> str:
    """Changes whenever the compiled modules could come out differently."""
    digest = hashlib.sha256()
    facts = [sys.version, sysconfig.get_platform(), version("mypy"), version("setuptools"), *targets]
    digest.update("\n".join(facts).encode())
    sources = [file for floor in ("kernel", "toolkit", "games") for file in sorted((SOURCE / floor).rglob("*.py"))]
    for file in [*MAKERS, *sources]:
        digest.update(f"\n{file.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def c_compiler() -> str | None:
    """The C compiler to use: $CC, the one Python was built with, or a usual one."""
    candidates = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    return next((cc for cc in candidates if cc and shutil.which(cc.split()[0])), None)


def missing_tools() -> str | None:
    """What this machine lacks to compile, in words a person can act on."""
    if c_compiler() is None:
        return "no C compiler found; install gcc or clang (Debian: build-essential, macOS: xcode-select --install)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are missing; install them (Debian: python3-dev, Fedora: python3-devel)"
    return None


def copy_package(tree: Path) -> None:
    """Bring the plain files of the copy up to date; compiled modules stay beside them."""
    package = tree / SOURCE.name
    shutil.copytree(SOURCE, package, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for file in package.rglob("*"):
        gone = not (SOURCE / file.relative_to(package)).exists()
        if file.is_file() and gone and file.suffix not in {".so", ".pyd"}:
            file.unlink()


def compile_here(targets: list[str], scratch: str) -> None:
    """Compile the targets in the current folder, each beside its source. Runs in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        [
            "--config-file=",
            "--strict",
            "--implicit-reexport",
            "--follow-imports=silent",
            "--cache-dir",
            f"{scratch}/mypy",
            *targets,
        ],
        opt_level="3",
        target_dir=f"{scratch}/c",
    )
    distribution = Distribution({"name": SOURCE.name, "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = "."
    command.build_temp = f"{scratch}/o"
    distribution.run_command("build_ext")


def build(tree: Path, targets: list[str]) -> bool:
    """Make the tree afresh. False, with the compiler's own words on stderr, if that fails."""
    scratch = BUILD / f"{tree.name}-scratch"
    for folder in (tree, scratch):
        shutil.rmtree(folder, ignore_errors=True)
    copy_package(tree)
    for target in targets:
        expand(tree, target)
    command = [sys.executable, str(Path(__file__).resolve()), "--here", str(scratch), *targets]
    environment = {**os.environ, "CC": c_compiler() or "cc", "PYTHONPATH": ""}
    done = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, timeout=COMPILE_TIMEOUT, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        shutil.rmtree(tree)  # half a tree would pass for a whole one
        return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc into build/compiled.")
    parser.add_argument("--kernel-only", action="store_true", help="compile the kernel alone, into build/mixed")
    parser.add_argument("--here", nargs="+", metavar="ARG", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.here:
        compile_here(arguments.here[1:], scratch=arguments.here[0])
        return 0

    tree = BUILD / ("mixed" if arguments.kernel_only else "compiled")
    place = tree.relative_to(ROOT)
    stamp = tree / ".stamp"
    targets = modules(arguments.kernel_only)
    wanted = fingerprint(targets)
    if stamp.exists() and stamp.read_text() == wanted:
        copy_package(tree)
        print(f"{place}: {len(targets)} compiled modules, up to date")
        return 0
    if lacking := missing_tools():
        print(f"cannot compile: {lacking}", file=sys.stderr)
        shutil.rmtree(tree, ignore_errors=True)  # an old tree would pass for a new one
        return 2
    print(f"{place}: compiling {len(targets)} modules ...", flush=True)
    start = time.monotonic()
    if not build(tree, targets):
        print(f"{place}: mypyc could not compile the engine, see above", file=sys.stderr)
        return 1
    stamp.write_text(wanted)
    print(f"{place}: {len(targets)} modules compiled in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
