"""Helpers in processes of their own: they replay a teacher's games, and let bots play against the network.

Whoever makes a `Crew` must guard its main part with ``if __name__ == "__main__":``, since processes are spawned. One
that dies ends all of them, with an error that says which.
"""

from __future__ import annotations

import multiprocessing
import traceback
import weakref
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from boardwright.learning.duels import Duels
from boardwright.learning.examples import examples_of
from boardwright.learning.lessons import as_line, play_lesson
from boardwright.research.table import Table
from boardwright.research.vector import WorkerDied, end

DUELS: Final = "duels"
GO_ON: Final = "go on"
REPLAY: Final = "replay"
TEACH: Final = "teach"


class Crew:
    """Some processes that know a table; what they are told they do beside each other."""

    def __init__(self, table: Table, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.links: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, table.terms), daemon=True)
            process.start()
            theirs.close()
            self.links.append(ours)
            self.processes.append(process)
        self.close = weakref.finalize(self, end, self.processes, self.links)

    def __len__(self) -> int:
        return len(self.links)

    def all(self, what: str, shares: Sequence[Any]) -> list[Any]:
        """Let everybody do their share, and wait for all answers."""
        for number, share in enumerate(shares):
            self.tell(number, what, share)
        return [self.hear(number) for number in range(len(shares))]

    def tell(self, number: int, what: str, share: Any) -> None:
        try:
            self.links[number].send((what, share))
        except OSError:
            self.give_up(number, "")

    def hear(self, number: int) -> Any:
        """The answer of one of them."""
        link = self.links[number]
        wait([link, self.processes[number].sentinel])
        try:
            fine, answer = link.recv() if link.poll() else (False, "it is gone")
        except (EOFError, OSError):
            fine, answer = False, "it is gone"
        if not fine:
            self.give_up(number, answer)
        return answer

    def first(self, busy: Sequence[int]) -> int:
        """Of those who were told something, one who has an answer or is gone."""
        by_door: dict[Any, int] = {self.links[number]: number for number in busy}
        by_door |= {self.processes[number].sentinel: number for number in busy}
        return by_door[wait(list(by_door))[0]]

    def give_up(self, number: int, problem: str) -> None:
        process = self.processes[number]
        process.join(5)
        self.close()
        raise WorkerDied(
            f"helper {number} has ended with exit code {process.exitcode}; all others are stopped. {problem}"
        )


def work(link: Connection, terms: tuple[Any, ...]) -> None:
    """A helper: does what it is told until nobody is there any more."""
    try:
        table = Table(*terms)
        duels = None
        while True:
            what, share = link.recv()
            if what == DUELS:
                duels = Duels(table, *share)
                answer: Any = duels.asked()
            elif what == GO_ON:
                assert duels is not None
                answer = duels.go_on(share)
            elif what == REPLAY:
                answer = examples_of(table, *share)
            elif what == TEACH:
                answer = as_line(play_lesson(table, *share))
            else:
                return
            link.send((True, answer))
    except (EOFError, KeyboardInterrupt):
        return
    except Exception:
        link.send((False, traceback.format_exc()))
        raise
