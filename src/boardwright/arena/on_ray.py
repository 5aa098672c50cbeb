"""The arena on a Ray cluster: the same jobs, on as many machines as the cluster has.

Ray is an extra (``pip install 'boardwright[ray]'``), and every machine of the cluster needs Boardwright.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Any

from boardwright.arena.engines import AHEAD, MOST_DEATHS, J, R, WorkerLost
from boardwright.kernel.errors import BadOptions


class OnRay:
    """Runs jobs on the cluster that ``RAY_ADDRESS`` names or that runs on this machine; else it starts one here.

    A job whose worker or machine is lost is run again elsewhere.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.ray = import_ray()
        #: How many jobs may run at once; None: as many as the cluster has cores.
        self.workers = workers

    def run(self, task: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R], None, None]:
        ray = self.ray
        ours = not ray.is_initialized()
        if ours:
            ray.init(log_to_driver=False, logging_level=logging.ERROR)
        cores = self.workers or int(ray.cluster_resources().get("CPU", 1))
        remote = ray.remote(num_cpus=1, max_retries=MOST_DEATHS - 1)(task)
        waiting = deque(range(len(jobs)))
        running: dict[Any, int] = {}
        try:
            while waiting or running:
                while waiting and len(running) < cores * AHEAD:
                    number = waiting.popleft()
                    running[remote.remote(jobs[number])] = number
                (ready,), _ = ray.wait(list(running), num_returns=1)
                number = running.pop(ready)
                yield number, self.result_of(ready, jobs[number])
        finally:
            for reference in running:
                ray.cancel(reference, force=True)
            if ours:
                ray.shutdown()

    def result_of(self, reference: Any, job: object) -> Any:
        """What a job has given; an error in it is raised here as it was there."""
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as problem:
            raise problem.cause from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as problem:
            raise WorkerLost(f"{MOST_DEATHS} workers have died of {job}") from problem


def import_ray() -> Any:
    """Ray, told to keep what it measures to itself."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
        import ray.exceptions
    except ImportError as problem:
        raise BadOptions("the engine ray needs Ray: pip install 'boardwright[ray]'") from problem
    return ray
