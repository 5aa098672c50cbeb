"""Finds PostgreSQL's programs for the tests of the server, or gets them: Debian's package where apt is there.

Run as a program it prints the folder of what it found.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "postgresql"
#: What has to be there: the server, and what makes the folder of its data.
PROGRAMS = ("postgres", "initdb")


def installed() -> Path | None:
    """The folder of this machine's newest PostgreSQL; the variable BOARDWRIGHT_POSTGRES names another one."""
    named = os.environ.get("BOARDWRIGHT_POSTGRES")
    candidates = iter([Path(named)]) if named else folders()
    return next((folder for folder in candidates if all((folder / name).is_file() for name in PROGRAMS)), None)


def folders() -> Iterator[Path]:
    """Where they may be: Debian keeps the programs of every version apart, others put them where all programs are."""
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    yield from sorted(versions, key=lambda folder: (len(folder.parent.name), folder.parent.name), reverse=True)
    if asking := shutil.which("pg_config"):
        told = subprocess.run([asking, "--bindir"], capture_output=True, text=True, check=False)
        yield Path(told.stdout.strip())
    if program := shutil.which("initdb"):
        yield Path(program).resolve().parent


def succeeds(command: list[str]) -> bool:
    """Whether a command ran well; what it prints does not matter here."""
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def with_apt() -> Path | None:
    """Debian's package, if this user may install packages."""
    if not shutil.which("apt-get"):
        return None
    become_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if become_root and not shutil.which("sudo"):
        return None
    print("installing Debian's postgresql for the tests of the server (once) ...", file=sys.stderr)
    if succeeds([*become_root, "apt-get", "-qq", "update"]):
        succeeds([*become_root, "apt-get", "-qq", "-y", "install", "--no-install-recommends", PACKAGE])
    return installed()


def find() -> Path:
    """The folder of the programs, installed if need be."""
    found = installed() or with_apt()
    if not found:
        raise SystemExit(
            "no PostgreSQL found: install it, or name its programs' folder with BOARDWRIGHT_POSTGRES=/path"
        )
    return found


if __name__ == "__main__":
    print(find())
