"""Health: whether the process answers, and whether it can be played on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from boardwright.server import health, metrics
from boardwright.server.health import Health
from tests.server.harness import LONG, Server, changed, run
from tests.server.inside import storage_at

FINE = {"database": "ok", "workers": "ok", "server": "ok"}
#: Whatever the machine is busy with, its database is waited for.
PATIENT = changed("from boardwright.server import health", f"health.PATIENCE = {LONG}")


@pytest.fixture(autouse=True)
def _well(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in this process, in which other tests may have had workers that failed."""
    monkeypatch.setattr(health, "PATIENCE", LONG)
    monkeypatch.setattr(metrics.workers, "well", True)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "tables.sqlite3")
    running.program = PATIENT
    running.start()
    yield running
    running.stop()


def test_a_server_that_is_well_says_so_cheaply_and_to_anybody(patient: Server) -> None:
    with httpx.Client(base_url=patient.url, timeout=LONG) as often:
        for _ in range(300):
            answer = often.get("/health")
            assert answer.status_code == 200, "never too often"
    assert answer.json() == {"live": True, "ready": True, "checks": FINE}
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers
    live = httpx.get(f"{patient.url}/health/live", timeout=LONG)
    assert (live.status_code, live.json()) == (200, {"live": True})


def test_a_database_that_is_not_as_it_should_be_makes_it_unready_until_it_is_again(patient: Server) -> None:
    async def wait_for(status: int) -> httpx.Response:
        async with asyncio.timeout(LONG):
            while (answer := httpx.get(f"{patient.url}/health", timeout=LONG)).status_code != status:
                await asyncio.sleep(0.1)
        return answer

    def rename(old: str, new: str) -> None:
        with closing(sqlite3.connect(patient.database, timeout=LONG)) as beside:
            beside.execute(f"ALTER TABLE {old} RENAME TO {new}")
            beside.commit()

    rename("tables", "elsewhere")
    answer = run(wait_for(503))
    assert answer.json() == {"live": True, "ready": False, "checks": {**FINE, "database": "not reachable"}}
    assert httpx.get(f"{patient.url}/health/live", timeout=LONG).status_code == 200
    rename("elsewhere", "tables")
    assert run(wait_for(200)).json()["ready"]


def test_a_database_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hanging:
        @asynccontextmanager
        async def connect(self) -> Any:
            await asyncio.Event().wait()
            yield

    monkeypatch.setattr(health, "PATIENCE", 0.05)
    engine: Any = Hanging()

    async def look() -> dict[str, str]:
        return await Health(engine).checks()

    assert run(look())["database"] == "no answer within 0.05 seconds"


def test_the_database_is_asked_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    look_at = health.look_at

    async def counting(engine: Any) -> str:
        nonlocal asked
        asked += 1
        return await look_at(engine)

    monkeypatch.setattr(health, "look_at", counting)
    monkeypatch.setattr(health, "FRESH", LONG)

    async def look() -> list[dict[str, str]]:
        async with storage_at(tmp_path / "tables.sqlite3") as storage:
            own = Health(storage.engine)
            own.looked = -LONG
            return await asyncio.gather(*(own.checks() for _ in range(20)))

    assert run(look()) == [FINE] * 20
    assert asked == 1


def test_without_workers_and_while_it_stops_it_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics.workers, "well", False)

    async def look() -> dict[str, str]:
        async with storage_at(tmp_path / "tables.sqlite3") as storage:
            return await Health(storage.engine, lambda: True).checks()

    found = run(look())
    assert found["database"] == "ok"
    assert found["workers"] != "ok"
    assert found["server"] == "about to stop"
