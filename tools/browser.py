"""Finds a Chromium for the browser tests, or gets one: Debian's package where apt is there, else Playwright's own.

Run as a program it prints the path of what it found.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

#: The shell is the same browser without windows and menus: tests take half the time in it.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "chromium")


def installed() -> str | None:
    """The Chromium of this machine; the variable BOARDWRIGHT_CHROMIUM names another one."""
    named = os.environ.get("BOARDWRIGHT_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return next(filter(None, map(shutil.which, NAMES)), None)


def succeeds(command: list[str]) -> bool:
    """Whether a command ran well; what it prints does not matter here."""
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def with_apt() -> str | None:
    """Debian's package, if this user may install packages."""
    if not shutil.which("apt-get"):
        return None
    become_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if become_root and not shutil.which("sudo"):
        return None
    print("installing Debian's chromium for the browser tests (once) ...", file=sys.stderr)
    if succeeds([*become_root, "apt-get", "-qq", "update"]):
        for package in PACKAGES:
            if succeeds([*become_root, "apt-get", "-qq", "-y", "install", package]):
                break
    return installed()


def with_playwright() -> str | None:
    """The build that Playwright fetches itself."""
    print("fetching Playwright's Chromium for the browser tests (once) ...", file=sys.stderr)
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if not succeeds(command):
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return str(playwright.chromium.executable_path)


def find() -> str:
    """The path of a Chromium, installed if need be."""
    found = installed() or with_apt() or with_playwright()
    if not found:
        raise SystemExit("no Chromium found: install it, or name one with BOARDWRIGHT_CHROMIUM=/path/to/chromium")
    return found


if __name__ == "__main__":
    print(find())
