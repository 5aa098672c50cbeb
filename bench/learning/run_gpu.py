"""A part of a training run on a machine with nothing but PyTorch, NumPy and ONNX: see run_gpu.sh beside it."""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import replace
from pathlib import Path

from boardwright.learning.run import CHECKPOINT, begin, resume
from boardwright.learning.settings import Settings
from boardwright.learning.teaching import teach

#: Arguments that are settings of the same name.
CHOSEN = (
    "players",
    "kind",
    "minutes",
    "workers",
    "games",
    "steps",
    "channels",
    "blocks",
    "hidden",
    "start",
    "batch",
    "rate",
    "curiosity",
    "shared",
    "rounds",
    "seeds",
    "last_seeds",
)


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("game")
    wanted.add_argument("--run", type=Path, required=True)
    wanted.add_argument("--with", dest="kind", default="cuda")
    wanted.add_argument("--players", type=int, default=2)
    wanted.add_argument("--minutes", type=float, required=True, help="the whole run, all parts together")
    wanted.add_argument("--pause-after", type=float, required=True, help="seconds that this part may take")
    wanted.add_argument("--last", action="store_true", help="this is the last part: the run ends with it")
    wanted.add_argument("--teach-seconds", type=float, default=0, help="let a teacher play more games here first")
    wanted.add_argument(
        "--only-teach", action="store_true", help="no more than that: a later part imitates these games"
    )
    wanted.add_argument("--teacher", default="medium")
    wanted.add_argument("--workers", type=int, default=max((os.cpu_count() or 2) - 2, 1))
    wanted.add_argument("--games", type=int, default=2240)
    wanted.add_argument("--steps", type=int, default=64)
    wanted.add_argument("--channels", type=int, default=64)
    wanted.add_argument("--blocks", type=int, default=6)
    wanted.add_argument("--hidden", type=int, default=192)
    wanted.add_argument("--from", dest="start", default="", help="the network of an earlier run to begin with")
    wanted.add_argument("--batch", type=int, default=8192)
    wanted.add_argument("--rate", type=float, default=7e-4)
    wanted.add_argument("--curiosity", type=float, default=0.02)
    wanted.add_argument("--shared", type=float, default=0.0)
    wanted.add_argument("--rounds", type=int, default=6)
    wanted.add_argument("--every", type=float, default=120, help="seconds from checkpoint to checkpoint")
    wanted.add_argument("--seeds", type=int, default=84)
    wanted.add_argument("--last-seeds", type=int, default=210)
    wanted.add_argument("--lessons", type=Path, action="append", default=[], help="games to imitate; may be repeated")
    given = wanted.parse_args()
    pause = time.monotonic() + given.pause_after
    if (given.run / CHECKPOINT).exists():
        run = resume(given.run, tell, minutes=given.minutes, workers=given.workers, last_seeds=given.last_seeds)
    else:
        chosen = {name: getattr(given, name) for name in CHOSEN}
        run = begin(given.run, Settings(given.game, seconds=given.every, **chosen), tell)
    if given.last:
        left = pause - time.monotonic()
        run.settings = replace(run.settings, minutes=(run.seconds + left) / 60)
    lessons = list(given.lessons)
    if given.teach_seconds and not run.progress["imitated"]:
        more = given.run / "more-lessons.jsonl"
        tell(f"teaching: {given.teacher} for {given.teach_seconds:.0f} s")
        workers = min(os.cpu_count() or 1, given.workers + 2)
        made = teach(run.table, given.teacher, more, 1 << 20, 50_000_000, workers, given.teach_seconds, lambda _: None)
        tell(f"taught: {made} games")
        lessons.append(more)
    if given.only_teach:
        return
    rating = run.go(lessons, pause - time.monotonic())
    tell(f"the end of this part: {rating}")


def tell(told: str) -> None:
    print(time.strftime("%T"), told, flush=True)


if __name__ == "__main__":
    main()
