"""The worker processes in which bots think.

A worker that dies or hangs is replaced and its job done again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final, TypeVar

from boardwright.bots.workers import start_worker
from boardwright.server.bot_job import Job, think
from boardwright.server.turns import NOBODY, Asker, Turns

log = logging.getLogger(__name__)

ATTEMPTS: Final = 4
#: Seconds after which a worker counts as hanging, and more of them where it has to be started for the job; seconds
#: before the next attempt, doubled each time.
PATIENCE: Final = 60.0
START: Final = 40.0
PAUSE: Final = 0.1

J = TypeVar("J")
R = TypeVar("R")


class NoAnswer(Exception):
    """No worker could finish the job."""


class Thinkers:
    """A pool of workers that survives its workers."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE, strict: bool = False) -> None:
        cores = os.cpu_count() or 2
        self.workers = workers or max(1, min(4, cores - 1))
        #: How many processes each of them may use: one core is left to the server.
        self.processes = max(1, (cores - 1) // self.workers)
        self.patience = patience
        #: What has taken too long once is not tried again.
        self.strict = strict
        self.pool: ProcessPoolExecutor | None = None
        #: No job waits inside the pool: patience counts thinking only.
        self.turns = Turns(self.workers)

    async def think(self, job: Job, asker: Asker = NOBODY) -> list[tuple[int, str]]:
        """What bots decide."""
        return await self.run(think, job, asker)

    async def run(self, work: Callable[[J], R], job: J, asker: Asker = NOBODY) -> R:
        """What a function makes of a job; both must be known to a process that starts afresh."""
        for attempt in range(ATTEMPTS):
            async with self.turns.place(asker):
                pool = self.open()
                try:
                    known = len(pool._processes or {})
                    future = asyncio.get_running_loop().run_in_executor(pool, work, job)
                    starting = len(pool._processes or {}) > known
                    async with asyncio.timeout(self.patience + (START if starting else 0.0)):
                        return await future
                except (BrokenExecutor, TimeoutError) as problem:
                    log.warning("a worker failed (%r); attempt %d of %d", problem, attempt + 1, ATTEMPTS)
                    self.replace(pool)
                    if self.strict and isinstance(problem, TimeoutError):
                        raise NoAnswer(f"the job took more than {self.patience} seconds") from problem
            await asyncio.sleep(PAUSE * 2**attempt)
        raise NoAnswer(f"no worker could finish the job in {ATTEMPTS} attempts")

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Workers are started afresh: a fork of a process with threads can hang.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=start_worker)
        return self.pool

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """End a pool's workers at once. Whoever still waits for one of them hears that it broke, and asks again."""
        if pool is self.pool:
            self.pool = None
        workers = list((pool._processes or {}).values())
        for worker in workers:
            worker.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        if self.pool is not None:
            self.replace(self.pool)
