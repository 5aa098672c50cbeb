"""Metrics: what is counted while people and bots play, who may look, and that no secret is among it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from boardwright.server import metrics
from boardwright.server.database import newest_version
from boardwright.server.thinkers import NoAnswer
from tests.server.harness import LONG, Visitor, eventually, finishing, run
from tests.server.watched import Watched


@pytest.fixture
def watched(tmp_path: Path) -> Watched:
    return Watched(tmp_path / "tables.sqlite3")


def test_what_happens_is_counted_and_timed(watched: Watched) -> None:
    watched.start()

    async def play() -> None:
        async with Visitor(watched) as me:
            table = (await me.open("me", "random"))["table"]
            async with me.tab(table) as tab:
                for _ in range(5):
                    shot = await tab.settle()
                    assert (await tab.act(finishing(shot["decisions"][0])))["type"] == "accepted"
                assert (await tab.act(n=2**20))["code"] == "stale"
                await tab.settle()
                assert watched.metric("boardwright_sockets_open") == 1
                assert watched.metric("boardwright_tables_in_memory") == 1
            assert (await me.http.get("/", headers={"Host": "elsewhere.example"})).status_code == 403
            await eventually(lambda: watched.metric("boardwright_sockets_open") == 0)

    run(play())
    found = watched.metrics()
    watched.stop()

    def value(name: str, **labels: str) -> float:
        return found.get((f"boardwright_{name}", tuple(sorted(labels.items()))), 0.0)

    assert value("requests_total", method="POST", route="/api/tables", status="200") == 1
    assert value("request_seconds_count", route="/api/tables") == 1
    assert value("actions_total", by="person") == 5
    assert value("actions_total", by="bot") >= 1
    assert value("action_commit_seconds_count") == 5
    assert value("action_sent_seconds_count") >= 6, "what people and bots did has gone out"
    assert value("refusals_total", code="stale") == 1
    assert value("refusals_total", code="not_yours") == 1
    assert value("sockets_closed_total", code="client") == 1
    assert value("bots_seconds_count") >= 1
    assert value("bots_waiting") == 0
    assert value("database_seconds_count") >= 6
    assert value("schema", version=str(newest_version())) == 1
    assert found["process_resident_memory_bytes", ()] > 1e6
    assert found["process_cpu_seconds_total", ()] > 0


def test_they_are_shown_at_their_own_address_and_nowhere_else(watched: Watched) -> None:
    watched.start()
    try:
        public = httpx.get(f"{watched.url}/metrics", timeout=LONG)
        assert public.status_code == 404
        assert "boardwright_" not in public.text
        own = f"http://127.0.0.1:{watched.metrics_port}"
        assert httpx.get(f"{own}/api/games", timeout=LONG).status_code == 404, "nothing else is there"
        rebound = httpx.get(f"{own}/metrics", headers={"Host": "evil.example"}, timeout=LONG)
        assert rebound.status_code == 403
        assert "boardwright_" not in rebound.text
    finally:
        watched.stop()


def test_no_label_grows_with_what_strangers_send(watched: Watched) -> None:
    """Whoever tries a thousand addresses, methods or tables adds no thousand lines."""
    watched.start()
    try:
        with httpx.Client(base_url=watched.url, timeout=LONG) as stranger:
            for number in range(40):
                stranger.get(f"/api/tables/t{number}/at/{number}")
                stranger.get(f"/page{number}")
                stranger.request(f"M{number}", "/api/games")
        asked = [dict(labels) for name, labels in watched.metrics() if name == "boardwright_requests_total"]
        names, methods = {labels["route"] for labels in asked}, {labels["method"] for labels in asked}
        assert len(names) <= 5, names
        assert methods <= {"GET", "other"}
    finally:
        watched.stop()


def test_a_bot_that_goes_on_in_a_persons_task_is_no_person() -> None:
    """What began with a person's message and goes on by itself is counted as what bots did."""

    def counts() -> list[float]:
        return [metrics.actions.labels(by)._value.get() for by in ("person", "bot")]

    async def play() -> None:
        metrics.message_came()
        metrics.message_stored([])

        async def bots() -> None:
            metrics.message_stored([])

        await asyncio.create_task(bots())

    before = counts()
    run(play())
    assert [now - then for now, then in zip(counts(), before)] == [1, 1]


def test_workers_that_cannot_answer_are_noticed_until_one_does() -> None:
    with pytest.raises(NoAnswer), metrics.bots_thinking():
        raise NoAnswer("no worker")
    assert not metrics.workers.well
    with pytest.raises(ValueError, match="the bot"), metrics.bots_thinking():
        raise ValueError("the bot itself is broken: that says nothing about workers")
    assert not metrics.workers.well
    with metrics.bots_thinking():
        pass
    assert metrics.workers.well
