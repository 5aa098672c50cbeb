"""What runs on this machine: who has started it, and whether it is still there."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path


def workers_of(server: int) -> list[int]:
    """The processes that think for that server; not the one that tidies up after them."""
    return [process for process, parent, _, command in processes() if parent == server and "spawn_main" in command]


def processes() -> Iterator[tuple[int, int, str, str]]:
    """Number, parent, state and command of everything that runs on this machine."""
    if not Path("/proc/self/stat").exists():
        listing = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid=,stat=,command="], capture_output=True, text=True, check=True
        )
        for line in listing.stdout.splitlines():
            number, parent, state, command = line.split(None, 3)
            yield int(number), int(parent), state, command
        return
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            state, parent = (entry / "stat").read_text().rsplit(")", 1)[1].split()[:2]
            yield int(entry.name), int(parent), state, (entry / "cmdline").read_text()


def alive(process: int) -> bool:
    return any(number == process and not state.startswith("Z") for number, _, state, _ in processes())
