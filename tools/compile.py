"""Compile the engine with mypyc, for speed. Optional: the same source runs interpreted.

The package is copied to `build/compiled` and the hot modules of kernel, games and search are compiled there; the
sources are never touched. `--kernel-only` makes `build/mixed` instead, interpreted games on a compiled kernel. Use
either with `PYTHONPATH=build/compiled .venv/bin/python ...`: PYTHONPATH comes before the editable install. The build
hook `hatch_build.py` makes a wheel of the same.

Kernel, search and each game are libraries of their own. They are compiled beside each other, and one whose C code comes
out as it was is not compiled again.
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
from collections.abc import Iterable
from filecmp import cmp
from importlib.metadata import version
from importlib.util import find_spec
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
#: What is only measured.
FOLDERS_EXCEPT = {"bench"}
#: What bots ask of a game again and again stands in the folder itself, too.
ADVICE = "advice/__init__.py"
#: The one folder of the bots that is all about speed.
SEARCH = "bots/search"
NOT_COMPILED = "Not compiled:"

#: What decides how the modules come out, beside their source.
MAKERS = (ROOT / "tools" / "compile.py", ROOT / "tools" / "expansion.py")

#: How much the C compiler improves the code. Without, compiling takes half the time, but the engine is slow.
FAST, PLAIN = "3", "0"
COMPILED = {".so", ".pyd"}
COMPILE_TIMEOUT = 1800


class CannotCompile(RuntimeError):
    """What is missing or wrong, in words a person can act on."""


def modules(kernel_only: bool) -> list[str]:
    """The files to compile, relative to the folder that holds the package."""
    files = [file for file in sorted(SOURCE.glob("kernel/*.py")) if file.stem not in KERNEL_EXCEPT]
    files += [file for file in sorted(SOURCE.glob("toolkit/**/[!_]*.py")) if compiles(file)]
    for game in [] if kernel_only else games():
        home = SOURCE / "games" / game
        rooms = [file for file in home.glob("*.py") if file.stem not in GAME_EXCEPT]
        rooms += [file for file in home.glob("*/[!_]*.py") if file.parent.name not in FOLDERS_EXCEPT]
        rooms += home.glob(ADVICE)
        files += [file for file in sorted(rooms) if compiles(file)]
    files += [] if kernel_only else [file for file in sorted(SOURCE.glob(f"{SEARCH}/[!_]*.py")) if compiles(file)]
    return [file.relative_to(SOURCE.parent).as_posix() for file in files]


def libraries(targets: list[str]) -> list[tuple[list[str], str | None]]:
    """What is compiled together: what a game calls within itself is quicker that way; kernel and toolkit are one."""
    found: dict[str, list[str]] = {}
    for target in targets:
        _, floor, room, *_ = target.split("/")
        name = {"games": room, "bots": "search"}.get(floor, "kernel")
        found.setdefault(f"{SOURCE.name}_{name}", []).append(target)
    return [(files, name) for name, files in found.items()]


def compiles(file: Path) -> bool:
    """Whether a module does not say of itself that it stays as it is."""
    return NOT_COMPILED not in (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "")


def makers(level: str) -> str:
    """Changes whenever the same source could come out differently."""
    facts = [level, sys.version, sysconfig.get_platform(), version("mypy"), version("setuptools"), c_compiler() or ""]
    return digest_of(facts, MAKERS)


def fingerprint(targets: list[str], level: str) -> str:
    """Changes whenever the compiled modules could come out differently."""
    floors = ("kernel", "toolkit", "games", SEARCH)
    sources = [file for floor in floors for file in sorted((SOURCE / floor).rglob("*.py"))]
    return digest_of([makers(level), *targets], sources)


def digest_of(facts: list[str], files: Iterable[Path]) -> str:
    digest = hashlib.sha256("\n".join(facts).encode())
    for file in files:
        digest.update(f"\n{file.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def c_compiler() -> str | None:
    """The C compiler to use: $CC, the one Python was built with, or a usual one."""
    candidates = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    return next((cc for cc in candidates if cc and shutil.which(cc.split()[0])), None)


def missing_tools() -> str | None:
    """What this machine lacks to compile, in words a person can act on."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypy is missing; install it (pip install 'mypy[mypyc]')"
    if c_compiler() is None:
        return "no C compiler found; install gcc or clang (Debian: build-essential, macOS: xcode-select --install)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are missing; install them (Debian: python3-dev, Fedora: python3-devel)"
    return None


def copy_package(tree: Path) -> None:
    """Bring the plain files of the copy up to date; compiled modules stay beside them."""
    package = tree / SOURCE.name
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE, package, dirs_exist_ok=True, ignore=ignored, copy_function=copy_changed)
    for file in package.rglob("*"):
        gone = not (SOURCE / file.relative_to(package)).exists()
        if file.is_file() and gone and file.suffix not in COMPILED:
            file.unlink()


def copy_changed(source: str, target: str) -> None:
    """Copy a file unless the same is there already: somebody may be reading it."""
    if not Path(target).exists() or not cmp(source, target, shallow=False):
        shutil.copy2(source, target)


def compile_here(targets: list[str], scratch: str, level: str) -> None:
    """Compile the targets in the current folder, each beside its source. Runs in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.rmtree(f"{scratch}/mypy", ignore_errors=True)  # so that the C code never depends on what was there before
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
        opt_level=level,
        debug_level="0",
        separate=libraries(targets),
        target_dir=f"{scratch}/c",
    )
    extensions.sort(key=lambda extension: -Path(extension.sources[0]).stat().st_size)  # what takes longest comes first
    distribution = Distribution({"name": SOURCE.name, "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = f"{scratch}/lib"
    command.build_temp = f"{scratch}/o"
    command.parallel = os.cpu_count()
    distribution.run_command("build_ext")
    for made in command.get_outputs():
        shutil.copy2(made, Path(made).relative_to(command.build_lib))


def build(tree: Path, targets: list[str], level: str) -> None:
    """Make the tree afresh. If that fails there is none, and the compiler's own words are in the error."""
    scratch = BUILD / f"{tree.name}-scratch"
    stamp = scratch / ".stamp"
    if not stamp.exists() or stamp.read_text() != makers(level):
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir(parents=True)
        stamp.write_text(makers(level))
    shutil.rmtree(tree, ignore_errors=True)
    copy_package(tree)
    for target in targets:
        expand(tree, target)
    command = [sys.executable, str(Path(__file__).resolve()), "--here", level, str(scratch), *targets]
    environment = {**os.environ, "CC": c_compiler() or "cc", "PYTHONPATH": ""}
    done = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, timeout=COMPILE_TIMEOUT, check=False
    )
    if done.returncode:
        shutil.rmtree(tree)  # half a tree would pass for a whole one
        raise CannotCompile(f"{done.stdout}{done.stderr}\nmypyc could not compile the engine, see above")


def make(kernel_only: bool, level: str = FAST) -> Path:
    """The folder with the package and its compiled modules, brought up to date if anything has changed."""
    tree = BUILD / ("mixed" if kernel_only else "compiled")
    place = tree.relative_to(ROOT)
    if lacking := missing_tools():
        shutil.rmtree(tree, ignore_errors=True)  # an old tree would pass for a new one
        raise CannotCompile(f"cannot compile: {lacking}")
    stamp = tree / ".stamp"
    targets = modules(kernel_only)
    wanted = fingerprint(targets, level)
    if stamp.exists() and stamp.read_text() == wanted:
        copy_package(tree)
        stamp.touch()
        print(f"{place}: {len(targets)} compiled modules, up to date")
        return tree
    print(f"{place}: compiling {len(targets)} modules ...", flush=True)
    start = time.monotonic()
    build(tree, targets, level)
    stamp.write_text(wanted)
    print(f"{place}: {len(targets)} modules compiled in {time.monotonic() - start:.0f} s")
    return tree


def compiled_files(quick: bool) -> dict[str, Path]:
    """The compiled modules by their place in a folder of packages, for a wheel."""
    tree = make(kernel_only=False, level=PLAIN if quick else FAST)
    found = sorted(file for file in tree.rglob("*") if file.suffix in COMPILED)
    return {file.relative_to(tree).as_posix(): file for file in found}


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc into build/compiled.")
    parser.add_argument("--kernel-only", action="store_true", help="compile the kernel alone, into build/mixed")
    parser.add_argument("--quick", action="store_true", help="leave out what makes it fast: enough to test it")
    parser.add_argument("--here", nargs="+", metavar="ARG", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.here:
        level, scratch, *targets = arguments.here
        compile_here(targets, scratch, level)
        return 0
    try:
        make(arguments.kernel_only, PLAIN if arguments.quick else FAST)
    except CannotCompile as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
