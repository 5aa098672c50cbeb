"""Worker processes in good order: they leave Ctrl-C to who started them, and do not outlive it.

Light on purpose: every worker process imports it.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def start_worker(end: Callable[[], None] = lambda: os._exit(0)) -> None:
    """What every worker does first. ``end`` is how it ends when its parent does, however that happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, args=(end,), daemon=True).start()


def end_with_parent(end: Callable[[], None]) -> None:
    """Wait until the parent has gone, then end."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        end()
