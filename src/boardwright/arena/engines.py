"""Where many jobs run: one after another here, on worker processes of this machine, or on a cluster (`on_ray`).

An engine gives every job's result back once. A worker that dies takes no job with it: another one runs it again.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Final, Protocol, TypeVar

from boardwright.bots.workers import collecting_seldom, start_worker
from boardwright.kernel.errors import BadOptions, BoardwrightError

J = TypeVar("J")
R = TypeVar("R")

PROCESSES: Final = "processes"
RAY: Final = "ray"
ENGINES: Final = (PROCESSES, RAY)
#: How many jobs a worker holds, so that it need not wait while its last result is taken.
AHEAD: Final = 2
#: A job during which so many workers have died is the cause of it.
MOST_DEATHS: Final = 3
#: Seconds that a worker has to end in good order.
GRACE: Final = 5.0


class WorkerLost(BoardwrightError):
    """A job cannot be done: every worker that tries it dies."""


class Engine(Protocol):
    """Runs a task on many jobs."""

    def run(self, task: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R], None, None]:
        """The number of each job with its result, in the order in which they finish; closing it stops the rest."""


class InTurn:
    """One job after another, in this process."""

    def run(self, task: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R], None, None]:
        with collecting_seldom():
            for number, job in enumerate(jobs):
                yield number, task(job)


class Processes:
    """Worker processes of this machine. Whoever takes the results sets the pace: workers run only little ahead."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, task: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R], None, None]:
        waiting = deque(range(len(jobs)))
        deaths: Counter[int] = Counter()
        workers: dict[Connection, Worker] = {}
        try:
            while waiting or any(worker.held for worker in workers.values()):
                while waiting and len(workers) < min(self.workers, len(jobs)):
                    worker = Worker(task)
                    workers[worker.pipe] = worker
                for worker in workers.values():
                    while waiting and len(worker.held) < AHEAD:
                        worker.give(waiting.popleft(), jobs)
                for ready in wait([pipe for pipe, worker in workers.items() if worker.held]):
                    worker = workers[ready]  # type: ignore[index]
                    try:
                        result = worker.take()
                    except (EOFError, OSError):
                        del workers[worker.pipe]
                        worker.end()
                        waiting.extendleft(reversed(worker.held))
                        deaths[worker.held[0]] += 1
                        if deaths[worker.held[0]] == MOST_DEATHS:
                            raise WorkerLost(f"{MOST_DEATHS} workers have died of {jobs[worker.held[0]]}") from None
                        continue
                    yield worker.held.popleft(), result
        finally:
            for worker in workers.values():
                worker.process.terminate()
            for worker in workers.values():
                worker.end()


class Worker:
    """One process, what goes to it, and the jobs it holds, the first one under way."""

    def __init__(self, task: Callable[[Any], Any]) -> None:
        self.pipe, theirs = Pipe()
        self.held: deque[int] = deque()
        self.process = Process(target=work, args=(task, theirs))
        self.process.start()
        theirs.close()

    def give(self, number: int, jobs: Sequence[Any]) -> None:
        """Hand it another job; that it has died is found when its results are taken."""
        self.held.append(number)
        try:
            self.pipe.send(jobs[number])
        except OSError:
            return

    def take(self) -> Any:
        """The result of its first job; an error in the task is raised here."""
        result, problem = self.pipe.recv()
        if problem is not None:
            raise problem
        return result

    def end(self) -> None:
        """See that it ends: in good order, so that its bots can end what they have started."""
        self.process.terminate()
        self.process.join(GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()
        self.pipe.close()


def work(task: Callable[[Any], Any], pipe: Connection) -> None:
    """What a worker does: one job after another. Ctrl-C is for the main process, which then ends its workers."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    start_worker(end=end_in_order)
    while True:
        job = pipe.recv()
        try:
            answer: tuple[Any, Exception | None] = task(job), None
        except Exception as problem:
            problem.add_note(format_exc())
            answer = None, problem
        pipe.send(answer)


def end_in_order() -> None:
    """As when the main process ends it: its bots can end what they have started."""
    os.kill(os.getpid(), signal.SIGTERM)


def make_engine(workers: int | None, jobs: int, kind: str = PROCESSES) -> Engine:
    """An engine of that kind with so many workers, by default one a core; a single one or job needs no process."""
    if workers is not None and workers < 1:
        raise BadOptions("there must be at least one worker")
    if kind not in ENGINES:
        raise BadOptions(f"there is no engine {kind!r}; there are: {', '.join(ENGINES)}")
    if kind == RAY:
        from boardwright.arena.on_ray import OnRay

        return OnRay(workers)
    cores = workers or os.cpu_count() or 1
    return InTurn() if cores == 1 or jobs <= 1 else Processes(cores)


def in_order(results: Generator[tuple[int, R], None, None]) -> Generator[R, None, None]:
    """The results of an engine in the order of the jobs."""
    early: dict[int, R] = {}
    due = 0
    with closing(results):
        for number, result in results:
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1
