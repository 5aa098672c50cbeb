"""What a worker process does: replay a table's record and decide for its bots until a person must."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from time import monotonic
from typing import Any

from boardwright.bots import make_bot, next_decision
from boardwright.match import replay


@dataclass(frozen=True, slots=True)
class Job:
    """A position to think about: the match so far, the bots by seat, and a time after which to report."""

    record: dict[str, Any]
    bots: dict[int, str]
    seed: int
    seconds: float
    #: So many processes may think for each bot.
    processes: int = 1


def think(job: Job) -> list[tuple[int, str]]:
    """What the bots do, as seat and notation: all until a person must decide, or whole turns until time is up."""
    match = replay(job.record)
    report_at = monotonic() + job.seconds
    decided: list[tuple[int, str]] = []
    with ExitStack() as stack:
        bots = {seat: make_bot(name, job.seed * 8 + seat) for seat, name in job.bots.items()}
        for bot in bots.values():
            stack.callback(bot.close)
            bot.use(job.processes)
        while (found := next_decision(match, bots)) is not None:
            seat, action = found
            decided.append((seat, match.game.space.notation(action)))
            match.apply(seat, action)
            if monotonic() > report_at and all(step.who != seat for step in match.steps):
                break  # not within a turn: what a bot has found out about the rest of it would be lost
    return decided
