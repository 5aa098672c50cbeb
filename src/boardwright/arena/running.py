"""An arena that plays: what its folder lacks is played and kept, game by game."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing

from boardwright.arena.contest import Result, play_contest
from boardwright.arena.engines import Engine
from boardwright.arena.folder import Folder


def missing(folder: Folder) -> list[int]:
    """The numbers of the games that are still to be played."""
    return [number for number in range(len(folder.plan.jobs())) if number not in folder.results]


def play_on(folder: Folder, engine: Engine) -> Generator[Result, None, None]:
    """Play what is missing. Each game is in the folder's file when it is yielded; closing this stops the rest."""
    numbers = missing(folder)
    jobs = folder.plan.jobs()
    folder.begin()
    with closing(engine.run(play_contest, [jobs[number] for number in numbers])) as results:
        for number, result in results:
            folder.add(numbers[number], result)
            yield result


def played(folder: Folder) -> list[Result]:
    """The games of the plan that have been played, in the order of the plan, whenever each was finished."""
    return [folder.results[number] for number in sorted(folder.results)]
