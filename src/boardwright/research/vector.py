"""Many games at once in worker processes, with what they ask in shared memory: the quick way to feed a learner.

`VectorEnv` plays games in lockstep, shared out among workers. With two groups of games the workers play one while you
think about the other: `send` the actions of a group, then `recv` what it asks next. Workers are processes that are
spawned, so a script that makes a `VectorEnv` must guard its main part with ``if __name__ == "__main__":``.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import traceback
import weakref
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Self

import numpy as np
from numpy.typing import ArrayLike

from boardwright.kernel.errors import BadOptions, BoardwrightError, IllegalAction
from boardwright.kernel.game import Game
from boardwright.kernel.layout import product
from boardwright.research.lockstep import Actions, Batch, Lockstep, empty_batch, shapes
from boardwright.research.observations import Bytes
from boardwright.research.table import Table

#: Arrays begin at multiples of this many bytes.
ALIGNED: Final = 64
#: How long a worker may take to end by itself.
PATIENCE_S: Final = 5.0
#: What workers are told besides the number of a group to play.
RESET: Final = "reset"
END: Final = "end"


class WorkerDied(BoardwrightError):
    """A worker process is gone; the environment is closed."""


class VectorEnv:
    """Many games of one kind. ``workers=0`` plays them in this process: slower, but nothing has to be spawned.

    Every group has ``games`` games. The same seed gives the same games, whatever the number of workers. Rewards are
    those of `Table`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        games: int = 64,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        workers: int = 1,
        groups: int = 1,
        seed: int = 0,
        reward: str = "win",
        zero_sum: bool = False,
        lines: Sequence[str] = (),
        finals: bool = False,
        choices: bool = False,
    ) -> None:
        self.table = Table(game, players, options, reward, zero_sum, lines, finals, choices)
        if games < 1 or groups < 1 or not 0 <= workers <= games:
            raise BadOptions("there must be games and groups, and no more workers than games of a group")
        self.games = games
        self.groups = groups
        self.seed = seed
        #: The groups that play, in the order in which they were told to.
        self._playing: list[int] = []
        self._numbers = [range(group * games, (group + 1) * games) for group in range(groups)]
        self._crew = Crew(self.table, games, groups, workers) if workers else None
        self._home: list[Lockstep] = []
        if self._crew is None:
            self._home = [Lockstep(self.table, row, empty_batch(self.table, games)) for row in self._numbers]
            self.batches = [lockstep.batch for lockstep in self._home]
        else:
            self.batches = self._crew.batches
        self.reset(seed)

    @property
    def memory(self) -> Bytes | None:
        """The memory of all batches as one row of bytes, where workers share it."""
        if self._crew is None:
            return None
        whole: Bytes = np.ctypeslib.as_array(self._crew.memory).view(np.uint8)
        return whole

    # -- playing -----------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, spread: int = 0) -> Batch:
        """Begin all games anew; what the first group asks first. `recv` gives that of the others.

        ``spread``: each game is some decisions of chance into it, fewer than so many, and no two neighbours as many.
        """
        self.seed = self.seed if seed is None else seed
        if self._crew is None:
            for lockstep in self._home:
                lockstep.reset(self.seed, spread)
        else:
            for group in range(self.groups):
                self.recv(group)
            self._crew.tell((RESET, (self.seed, spread)))
            self._crew.hear()
        return self.batches[0]

    def step(self, actions: ArrayLike) -> Batch:
        """Take one decision in every game of the first group; what they ask next."""
        self.send(actions)
        return self.recv()

    def send(self, actions: ArrayLike, group: int = 0) -> None:
        """Let a group take those decisions, one a game; `recv` waits for what it asks next."""
        if group in self._playing:
            raise BadOptions(f"group {group} is still playing; recv({group}) comes first")
        chosen = self._checked(np.asarray(actions), group)
        if self._crew is None:
            self._home[group].step(chosen)
        else:
            self._crew.actions[group][:] = chosen
            self._crew.tell((group, 0))
            self._playing.append(group)

    def recv(self, group: int = 0) -> Batch:
        """What a group asks now; waits while it plays."""
        while group in self._playing and self._crew is not None:
            self._crew.hear()
            self._playing.pop(0)
        return self.batches[group]

    def _checked(self, actions: Actions, group: int) -> Actions:
        """The actions, if every game allows its own; nothing has been changed otherwise."""
        if actions.shape != (self.games,):
            raise IllegalAction(f"one action a game is needed: {self.games} of them, not shape {actions.shape}")
        masks = self.batches[group].masks
        inside = (actions >= 0) & (actions < self.table.actions)
        places = np.where(inside, actions, 0)
        allowed = inside & ((masks[np.arange(self.games), places >> 3] >> (places & 7)) & 1).astype(bool)
        if not allowed.all():
            wrong = int(np.flatnonzero(~allowed)[0])
            raise IllegalAction(f"action {actions[wrong]} is not possible in game {wrong} now; see its mask")
        return actions.astype(np.int32)

    # -- ending ------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """End the workers. The memory goes with the last batch that somebody still holds."""
        if self._crew is not None:
            self._crew.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Crew:
    """The workers and the memory they share with us. A worker that dies takes the others along."""

    def __init__(self, table: Table, games: int, groups: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        # It has no name, so there is nothing to be left behind, however this process ends.
        self.memory = context.RawArray(ctypes.c_byte, memory_size(table, games, groups))
        self.batches, self.actions = arrays(self.memory, table, games, groups)
        self.links: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for worker in range(workers):
            ours, theirs = context.Pipe()
            share = range(games * worker // workers, games * (worker + 1) // workers)
            process = context.Process(
                target=work, args=(theirs, self.memory, table.terms, games, groups, share), daemon=True
            )
            process.start()
            theirs.close()
            self.links.append(ours)
            self.processes.append(process)
        self.close = weakref.finalize(self, end, self.processes, self.links)

    def tell(self, what: tuple[Any, Any]) -> None:
        """Give all workers something to do."""
        for number, link in enumerate(self.links):
            try:
                link.send(what)
            except OSError:
                self._give_up(number, "")

    def hear(self) -> None:
        """Wait until all workers have done the next of the things they were told, in that order."""
        for number, link in enumerate(self.links):
            wait([link, self.processes[number].sentinel])
            try:
                problem = link.recv() if link.poll() else "it is gone"
            except (EOFError, OSError):
                problem = "it is gone"
            if problem:
                self._give_up(number, problem)

    def _give_up(self, number: int, problem: str) -> None:
        process = self.processes[number]
        process.join(PATIENCE_S)
        code = process.exitcode
        self.close()
        raise WorkerDied(f"worker {number} has ended with exit code {code}; all others are stopped. {problem}")


def end(processes: list[BaseProcess], links: list[Connection]) -> None:
    """Let the workers go; one that does not is stopped."""
    for link in links:
        try:
            link.send((END, 0))
        except OSError:
            continue
    for process in processes:
        process.join(PATIENCE_S)
        if process.exitcode is None:
            process.kill()
            process.join()
    for link in links:
        link.close()


def memory_size(table: Table, games: int, groups: int) -> int:
    """How many bytes all arrays take."""
    sizes: list[int] = [product(shape) * np.dtype(kind).itemsize for shape, kind in all_shapes(table, games)]
    return groups * sum([-(-size // ALIGNED) * ALIGNED for size in sizes])


def all_shapes(table: Table, games: int) -> list[tuple[tuple[int, ...], Any]]:
    """What a group has in memory: a batch, and the actions it takes."""
    return [*shapes(table, games), ((games,), np.int32)]


def arrays(memory: Any, table: Table, games: int, groups: int) -> tuple[list[Batch], list[Actions]]:
    """The arrays of all groups in shared memory."""
    batches: list[Batch] = []
    actions: list[Actions] = []
    start = 0
    for _ in range(groups):
        found = []
        for shape, kind in all_shapes(table, games):
            made: Any = np.ndarray(shape, kind, buffer=memory, offset=start)
            found.append(made)
            start += -(-made.nbytes // ALIGNED) * ALIGNED
        batches.append(Batch(*found[:-1]))
        actions.append(found[-1])
    return batches, actions


def work(link: Connection, memory: Any, terms: tuple[Any, ...], games: int, groups: int, share: range) -> None:
    """A worker: plays its share of every group when told to, until it is told to end or nobody is there any more."""
    try:
        table = Table(*terms)
        batches, actions = arrays(memory, table, games, groups)
        cut = slice(share.start, share.stop)
        crew = [
            Lockstep(table, [group * games + place for place in share], batch.cut(cut))
            for group, batch in enumerate(batches)
        ]
        while True:
            what, given = link.recv()
            if what == END:
                return
            if what == RESET:
                for lockstep in crew:
                    lockstep.reset(*given)
            else:
                crew[what].step(actions[what][cut])
            link.send("")
    except (EOFError, KeyboardInterrupt):
        return
    except Exception:
        link.send(traceback.format_exc())
        raise
