"""One process beside the server that does small jobs, one after another, and is spoken to over a socket.

For jobs that come with every action: a pool hands each of them from thread to thread, which takes the server longer
than all the rest of it. A worker that dies or hangs is replaced and its job done again, as in a pool.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import socket
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from boardwright.bots.workers import start_worker
from boardwright.server.thinkers import ATTEMPTS, PATIENCE, PAUSE, NoAnswer

log = logging.getLogger(__name__)

#: Bytes that say how long a message is.
SIZE: Final = 4

J = TypeVar("J")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Line:
    """The process, and our end of the socket."""

    process: BaseProcess
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Worker:
    """The process, started when there is something to do. Whoever has a job waits until the one before is done."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.line: Line | None = None

    async def run(self, work: Callable[[J], R], job: J) -> R:
        """What a function makes of a job; both must be known to a process that starts afresh."""
        for attempt in range(ATTEMPTS):
            try:
                async with asyncio.timeout(self.patience):
                    done, found = await self.ask(work, job)
            except (TimeoutError, EOFError, ConnectionError) as problem:
                log.warning("a worker failed (%r); attempt %d of %d", problem, attempt + 1, ATTEMPTS)
                self.close()
            except BaseException:
                # Nobody waits for the answer any more: the next one to ask would take it for theirs.
                self.close()
                raise
            else:
                if not done:
                    raise found
                result: R = found
                return result
            await asyncio.sleep(PAUSE * 2**attempt)
        raise NoAnswer(f"no worker could finish the job in {ATTEMPTS} attempts")

    async def ask(self, work: Callable[[J], R], job: J) -> tuple[bool, Any]:
        """Whether the job could be done, and what came of it: a result, or what went wrong."""
        line = self.line = self.line or await start()
        line.writer.write(packed((work, job)))
        size = int.from_bytes(await line.reader.readexactly(SIZE), "big")
        answer: tuple[bool, Any] = pickle.loads(await line.reader.readexactly(size))
        return answer

    def close(self) -> None:
        """End the process at once, if there is one."""
        if self.line is not None:
            self.line.process.kill()
            self.line.writer.close()
            self.line = None


async def start() -> Line:
    """A process that is started afresh: a fork of one with threads can hang."""
    ours, theirs = socket.socketpair()
    try:
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(theirs,), daemon=True)
        process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    try:
        return Line(process, *await asyncio.open_connection(sock=ours))
    except BaseException:
        # Whoever wanted it has lost patience meanwhile: nobody else knows of it.
        process.kill()
        ours.close()
        raise


def packed(message: Any) -> bytes:
    content = pickle.dumps(message)
    return len(content).to_bytes(SIZE, "big") + content


def serve(line: socket.socket) -> None:
    """What the process does: job after job, until there is nobody left who would give it one."""
    start_worker()
    with line, line.makefile("rwb") as wire:
        while size := wire.read(SIZE):
            work, job = pickle.loads(wire.read(int.from_bytes(size, "big")))
            try:
                answer = packed((True, work(job)))
            except Exception as problem:
                answer = packed((False, problem))
            wire.write(answer)
            wire.flush()
