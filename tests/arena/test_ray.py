"""The arena on a Ray cluster of two nodes: the same results, also when a worker or a whole node is lost."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from boardwright.arena import Plan, make_engine, open_folder, play_on, played
from boardwright.arena.engines import WorkerLost
from boardwright.arena.on_ray import OnRay
from boardwright.kernel.errors import BadOptions

#: Seconds after which something hangs.
LONG = 300.0
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    two = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    two.add_node(num_cpus=1)
    ray.init(address=two.address, log_to_driver=False)
    yield two
    ray.shutdown()
    two.shutdown()


def refuse(number: int) -> int:
    raise BadOptions(f"not {number}")


def die_once(path: str) -> str:
    """Kills its worker the first time."""
    if not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def node_of(job: tuple[str, int]) -> str:
    """Where it runs; it waits there until the test lets that node go on."""
    node = str(ray.get_runtime_context().get_node_id())
    Path(f"{job[0]}/begun{job[1]}").write_text(node)
    while not Path(f"{job[0]}/{node}").exists():
        time.sleep(0.02)
    return node


def test_the_same_games_as_on_this_machine(cluster: Any, tmp_path: Path) -> None:
    plan = Plan("kingdom_builder", ("medium", "random"), (2,), {}, 5, 6)
    found = []
    for name, engine in (("here", make_engine(1, 6)), ("there", make_engine(None, 6, "ray"))):
        folder = open_folder(tmp_path / name, plan)
        assert len(list(play_on(folder, engine))) == 6
        found.append([{**result.as_data(), "times": None} for result in played(folder)])
    assert found[0] == found[1]


def test_a_worker_that_is_killed_takes_no_job_with_it(cluster: Any, tmp_path: Path) -> None:
    jobs = [str(tmp_path / f"job{number}") for number in range(3)]
    assert sorted(OnRay().run(die_once, jobs)) == list(enumerate(jobs))


def test_a_job_that_kills_every_worker_is_given_up(cluster: Any) -> None:
    with pytest.raises(WorkerLost, match="3 workers have died"):
        list(OnRay().run(die, [1]))


def test_an_error_in_a_job_comes_back(cluster: Any) -> None:
    with pytest.raises(BadOptions, match="not 7"):
        list(OnRay().run(refuse, [7]))


def test_jobs_of_a_node_that_is_lost_run_on_the_other(cluster: Any, tmp_path: Path) -> None:
    """The last test: it takes the cluster's second node away."""
    second = next(iter(cluster.worker_nodes))
    lost = second.node_id
    with ThreadPoolExecutor(1) as thread:
        results = thread.submit(list, OnRay().run(node_of, [(str(tmp_path), number) for number in range(2)]))
        while lost not in {file.read_text() for file in tmp_path.glob("begun*")}:
            assert not results.done()
            time.sleep(0.05)
        cluster.remove_node(second, allow_graceful=False)
        (tmp_path / cluster.head_node.node_id).touch()
        found = results.result(LONG)
    assert sorted(number for number, _ in found) == [0, 1]
    assert lost not in {node for _, node in found}
