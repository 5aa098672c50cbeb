"""The measurements of the server in small: they still fit the server they measure, and tell what they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SMALL = {
    "load": "--tables 3 --rate 5 --seconds 2 --idle 6",
    "flood": "--sockets 6 --addresses 2 --seconds 2",
}
TOLD = {
    "load": ("kB for each of 6 idle tables", "ms of processor time an action", "p95"),
    "flood": ("p95",),
}


@pytest.mark.parametrize("name", SMALL)
def test_it_measures(name: str) -> None:
    command = [sys.executable, "-m", f"bench.server.{name}", *SMALL[name].split()]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    for words in TOLD[name]:
        assert words in done.stdout
