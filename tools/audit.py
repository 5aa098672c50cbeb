"""Looks through what we depend on: every lock is pinned and hashed, and with `--updates` what could be newer.

Known holes are a question for a service: where `pip-audit` is installed and reaches it, `--known` asks it.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKS: Final = "requirements/*.txt"
#: What a server needs to run: the one lock that must have all of pyproject's dependencies.
SERVE: Final = "requirements/serve.txt"
PINNED: Final = re.compile(r"(?P<name>[A-Za-z0-9][\w.-]*)(\[[\w,-]+\])?==(?P<version>[\w.!+-]+)( ; .+)?")
HASH: Final = re.compile(r"--hash=sha256:[0-9a-f]{64}")
NAME: Final = re.compile(r"[A-Za-z0-9][\w.-]*")


def entries(lock: str) -> Iterator[list[str]]:
    """The entries of a lock, each as its words: the requirement, then its hashes."""
    for line in re.sub(r" *\\\n *", "\0", lock).splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            yield line.strip().split("\0")


def check_lock(name: str, lock: str) -> list[str]:
    """What is wrong with a lock."""
    found = []
    for requirement, *hashes in entries(lock):
        if PINNED.fullmatch(requirement) is None:
            found.append(f"{name}: {requirement!r} is not pinned to one version of a package")
        elif not hashes or not all(HASH.fullmatch(one) for one in hashes):
            found.append(f"{name}: {requirement} has no sha256 hash, or something else beside it")
    return found


def pinned(lock: str) -> dict[str, str]:
    """The packages of a lock, by plain name."""
    matches = [PINNED.fullmatch(requirement) for requirement, *_ in entries(lock)]
    return {plain(match["name"]): match["version"] for match in matches if match}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def check_dependencies(project: str, lock: str) -> list[str]:
    """What the package needs, and the lock of the server lacks."""
    needed = [NAME.match(line) for line in tomllib.loads(project)["project"]["dependencies"]]
    missing = sorted({plain(match[0]) for match in needed if match} - set(pinned(lock)))
    return [f"{SERVE}: {name} is needed and not locked; run make lock" for name in missing]


def check_npm(lock: str) -> list[str]:
    """What is wrong with the page's lock: a package that is fetched must say what it has to be."""
    packages = json.loads(lock)["packages"]
    loose = [path for path, one in packages.items() if path and not one.get("link") and not one.get("integrity")]
    return [f"web/package-lock.json: {path} has no integrity" for path in loose]


def check_all(root: Path = ROOT) -> list[str]:
    found = [line for lock in sorted(root.glob(LOCKS)) for line in check_lock(lock.name, lock.read_text())]
    found += check_dependencies((root / "pyproject.toml").read_text(), (root / SERVE).read_text())
    return found + check_npm((root / "web" / "package-lock.json").read_text())


def newest(name: str) -> str | None:
    """The newest version that can be installed; None where nobody answers."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "index", "versions", name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    match = re.search(r"Available versions: ([^,\s]+)", done.stdout)
    return match[1] if match else None


def updates(locked: dict[str, str]) -> list[str]:
    """What could be newer."""
    with ThreadPoolExecutor(4) as several:
        found = several.map(newest, locked)
        return [f"{name} {had} -> {new or 'unknown'}" for (name, had), new in zip(locked.items(), found) if new != had]


def ask_for_holes() -> int:
    program = shutil.which("pip-audit")
    if program is None:
        print("pip-audit is not installed: pip install pip-audit")
        return 1
    return subprocess.run(
        [program, "--disable-pip", "--require-hashes", "-r", str(ROOT / SERVE)], check=False
    ).returncode


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/audit.py", description=__doc__)
    parser.add_argument("--updates", action="store_true", help="list what the server needs and could be newer")
    parser.add_argument("--known", action="store_true", help="ask pip-audit for known holes")
    given = parser.parse_args()
    complaints = check_all()
    print("\n".join(complaints) if complaints else "every lock is pinned and hashed")
    if given.updates:
        print("\n".join(updates(pinned((ROOT / SERVE).read_text()))) or "nothing is newer")
    return int(bool(complaints)) or (ask_for_holes() if given.known else 0)


if __name__ == "__main__":
    sys.exit(main())
