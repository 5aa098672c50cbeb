"""The process for small jobs: it answers, says what went wrong, and is replaced when it dies or hangs."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from boardwright.server.thinkers import NoAnswer
from boardwright.server.worker import Worker
from tests.server.harness import LONG, eventually, run
from tests.server.processes import alive, workers_of

LONG_TEXT = "x" * 300_000


def process_of(_: None) -> int:
    return os.getpid()


def die_at_first(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return "done"


def hang_at_first(mark: str) -> str:
    while not Path(mark).exists():
        time.sleep(0.05)
    return "done"


def test_it_does_one_job_after_another_in_one_process() -> None:
    async def work() -> None:
        worker = Worker()
        processes = [await worker.run(process_of, None) for _ in range(3)]
        assert len(set(processes)) == 1
        assert processes[0] != os.getpid()
        assert await worker.run(len, LONG_TEXT) == len(LONG_TEXT)
        assert await worker.run(str.upper, LONG_TEXT) == LONG_TEXT.upper()
        worker.close()
        await eventually(lambda: not alive(processes[0]))

    run(work())


def test_what_goes_wrong_with_a_job_is_told_and_harms_no_other() -> None:
    async def work() -> None:
        worker = Worker()
        number = await worker.run(process_of, None)
        with pytest.raises(ValueError, match="invalid literal"):
            await worker.run(int, "no number")
        assert await worker.run(process_of, None) == number
        worker.close()

    run(work())


def test_one_that_dies_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        worker = Worker()
        assert await worker.run(die_at_first, str(tmp_path / "mark")) == "done"
        worker.close()

    run(work())
    assert "attempt 1 of" in caplog.text


def test_one_that_hangs_is_replaced(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    hanging: list[int | None] = []

    class Impatient(Worker):
        """Loses patience once; whoever comes next does not hang."""

        def close(self) -> None:
            if self.line is not None:
                hanging.append(self.line.process.pid)
            self.patience = LONG
            super().close()
            mark.touch()

    async def work() -> None:
        worker = Impatient(LONG)
        await worker.run(process_of, None)  # What is lost patience with is the job, not a process that starts slowly.
        worker.patience = 1.0
        assert await worker.run(hang_at_first, str(mark)) == "done"
        worker.close()
        assert len(hanging) == 2
        await eventually(lambda: not any(alive(number) for number in hanging if number is not None))

    run(work())


def test_when_none_can_do_the_job_whoever_asks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.worker.PAUSE", 0.0)

    async def work() -> None:
        worker = Worker()
        with pytest.raises(NoAnswer):
            await worker.run(os._exit, 1)
        assert await worker.run(len, "abc") == 3
        worker.close()

    run(work())


def test_an_answer_that_nobody_waits_for_is_nobody_elses() -> None:
    others = set(workers_of(os.getpid()))

    async def work() -> None:
        worker = Worker()
        first = asyncio.create_task(worker.run(time.sleep, 1000))
        await eventually(lambda: worker.line is not None)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert await worker.run(len, "abcd") == 4
        worker.close()
        await eventually(lambda: not any(alive(number) for number in set(workers_of(os.getpid())) - others))

    run(work())
