"""Let a teacher play games to learn from, in several processes, into a file that can be gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from boardwright.bots.naming import check_bot
from boardwright.learning.crew import TEACH, Crew
from boardwright.learning.lessons import STRAY, begun, header
from boardwright.research.table import Table


def teach(
    table: Table,
    teacher: str,
    out: Path,
    games: int,
    seed: int,
    workers: int,
    seconds: float = float("inf"),
    tell: Callable[[str], None] = print,
) -> int:
    """Play until the file has so many games, or so many seconds are over; how many it has then."""
    check_bot(teacher)
    done = asked = begun(out, header(table.game, table.players, table.options))
    until = monotonic() + seconds
    crew = Crew(table, min(workers, max(games - done, 1)))
    busy: list[int] = []
    free = list(range(len(crew)))
    try:
        with out.open("a", encoding="utf-8") as opened:
            while True:
                while free and asked < games and monotonic() < until:
                    busy.append(free.pop())
                    crew.tell(busy[-1], TEACH, (teacher, seed + asked, STRAY))
                    asked += 1
                if not busy:
                    return done
                number = crew.first(busy)
                opened.write(crew.hear(number) + "\n")
                opened.flush()
                busy.remove(number)
                free.append(number)
                done += 1
                tell(f"{done} games in {out}")
    finally:
        crew.close()
