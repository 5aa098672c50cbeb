"""A program that is asked line by line. Nothing it does can hold up whoever asks: threads read and write for it."""

from __future__ import annotations

import os
import signal
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic, sleep
from typing import IO, Final

#: The longest line that a program may write, in bytes.
LONGEST: Final = 1_000_000
#: How many lines may wait to be read; a program that writes more has to wait itself.
MOST_WAITING: Final = 100
#: How many of its last error messages are kept.
LAST_WORDS: Final = 20
#: Seconds that a program has to end by itself when it is told to.
GRACE: Final = 1.0


class Ended(Exception):
    """The program has ended, or has closed its output."""


class Program:
    """A running program: lines go in, lines come out, and it ends with everything it has started."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is not for it, and its children can be found
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.owner = os.getpid()
        self.said: deque[str] = deque(maxlen=LAST_WORDS)
        self._written: Queue[bytes | None] = Queue()
        self._lines: Queue[bytes | None] = Queue(MOST_WAITING)
        self._ended = False
        jobs = (
            Thread(target=write_lines, args=(self.process.stdin, self._written), daemon=True),
            Thread(target=read_lines, args=(self.process.stdout, self._lines), daemon=True),
            Thread(target=keep_lines, args=(self.process.stderr, self.said), daemon=True),
        )
        self._writing, self._reading, self._keeping = jobs
        for job in jobs:
            job.start()

    def tell(self, line: str) -> None:
        """Give it a line, which it may read when it likes."""
        self._written.put(line.encode() + b"\n")

    def hear(self, seconds: float) -> str:
        """Its next line; `TimeoutError` when it says nothing for so long, `Ended` when it will say no more."""
        try:
            line = self._lines.get(timeout=max(seconds, 0))
        except Empty:
            raise TimeoutError from None
        if line is None:
            self._lines.put(None)
            raise Ended
        return line.decode(errors="replace").rstrip("\r\n")

    def last_words(self) -> str:
        """What it wrote to its error output at last: whoever says no more is about to end, and may not have yet."""
        self._keeping.join(GRACE)
        return "\n".join(self.said)

    def gone(self) -> bool:
        """Whether it has ended. It is only looked at: its number stays taken until `end`."""
        if not hasattr(os, "waitid"):
            return self.process.poll() is not None
        return os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None

    def end(self) -> None:
        """Let it end by itself for a moment, then end it and everything it has started."""
        if self._ended or os.getpid() != self.owner:
            return
        self._ended = True
        self._written.put(None)
        patience = monotonic() + GRACE
        while not self.gone() and monotonic() < patience:
            sleep(0.005)
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait()
        patience = monotonic() + GRACE
        while self._reading.is_alive() and monotonic() < patience:  # it may wait for room
            with suppress(Empty):
                self._lines.get(timeout=0.005)
        self._writing.join(GRACE)
        self._keeping.join(GRACE)


def write_lines(pipe: IO[bytes], lines: Queue[bytes | None]) -> None:
    """Write until there is no more, or nobody reads."""
    with suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with suppress(OSError):
        pipe.close()


def read_lines(pipe: IO[bytes], lines: Queue[bytes | None]) -> None:
    """Read until the end; a line that goes on and on is the end, too."""
    with suppress(OSError, ValueError):
        while (line := pipe.readline(LONGEST)).endswith(b"\n"):
            lines.put(line)
    pipe.close()
    lines.put(None)


def keep_lines(pipe: IO[bytes], kept: deque[str]) -> None:
    with suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST):
            kept.append(line.decode(errors="replace").rstrip())
    pipe.close()
