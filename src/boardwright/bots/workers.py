"""Worker processes in good order: they leave Ctrl-C to who started them, and do not outlive it.

Light on purpose: every worker process imports it.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Final

#: So many new objects, and Python looks for garbage among them.
NEW_OBJECTS: Final = 50_000


def collect_seldom() -> None:
    """Let Python look for garbage less often: imagined positions go by themselves, and looking for what refers to
    itself took a third of the time that bots think.
    """
    gc.set_threshold(NEW_OBJECTS)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """So it is meanwhile; then as before."""
    before = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)


def start_worker(end: Callable[[], None] = lambda: os._exit(0)) -> None:
    """What every worker does first. ``end`` is how it ends when its parent does, however that happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_seldom()
    Thread(target=end_with_parent, args=(end,), daemon=True).start()


def end_with_parent(end: Callable[[], None]) -> None:
    """Wait until the parent has gone, then end."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        end()
