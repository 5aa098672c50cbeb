"""Several rounds, every contestant once a round in rotated order, each in a fresh process.

Interleaving is what makes ratios trustworthy on a noisy machine: a slow minute slows everybody.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from boardwright.bench.contestants import Contestant, tree_of

START_UP_SECONDS = 120.0


class Sample(NamedTuple):
    """One contestant's measurement in one round."""

    version: str
    decisions: int
    games: float
    seconds: float
    selfplay: float | None
    """Decisions per second in self-play of random bots, records included."""
    clone_us: float | None
    clone_match_us: float | None
    simulations: float | None
    """Games imagined in a second, by a bot that searches."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


class Measured(NamedTuple):
    """All rounds of one contestant; `failure` says why the samples stop short."""

    contestant: Contestant
    samples: dict[int, Sample]
    failure: str


def run_python(build: str, module: str, *arguments: str, limit: float) -> str:
    """Run one of our modules in a process that sees this build's tree; its output, or a RuntimeError."""
    path = os.pathsep.join(filter(None, [str(tree_of(build)), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", module, *arguments]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"{module} gave no result within {limit:.0f} s") from None
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or [f"exit code {done.returncode}"]
        raise RuntimeError(last[0])
    return done.stdout


def measure(contestant: Contestant, seconds: float) -> Sample:
    """One measurement; libraries may print before our line, so only the last line is read."""
    limit = START_UP_SECONDS + 10 * seconds
    output = run_python(contestant.build, "boardwright.bench.worker", contestant.name, str(seconds), limit=limit)
    fields: dict[str, Any] = json.loads(output.strip().splitlines()[-1])
    del fields["name"]
    return Sample(**fields)


def run_rounds(
    contestants: Sequence[Contestant], rounds: int, seconds: float, tick: Callable[[str], None]
) -> list[Measured]:
    """Measure everybody in every round; whoever fails once is left out of the later rounds."""
    samples: dict[str, dict[int, Sample]] = {contestant.name: {} for contestant in contestants}
    failures: dict[str, str] = {}
    for turn in range(rounds):
        first = turn % len(contestants) if contestants else 0
        for contestant in [*contestants[first:], *contestants[:first]]:
            tick(contestant.label)
            if contestant.name in failures:
                continue
            try:
                samples[contestant.name][turn] = measure(contestant, seconds)
            except RuntimeError as error:
                failures[contestant.name] = str(error)
    return [Measured(c, samples[c.name], failures.get(c.name, "")) for c in contestants]
