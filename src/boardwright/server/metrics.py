"""What is counted and timed while the server runs, in Prometheus' form; shown at an address of its own (``--metrics``).

A metric says how much and how long, never who: no label holds a table, a visitor or an address; each has few values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.metadata import version
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector
from sqlalchemy import event
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine
    from starlette.types import ASGIApp

    from boardwright.server.client import Client
    from boardwright.server.tables import Tables

#: Of this process; whoever runs several asks each of them.
REGISTRY: Final = CollectorRegistry()
#: Seconds, from what nobody notices to what everybody does.
QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0, 60.0)
#: What marks a socket that somebody's change still has to go out on.
COMMITTED: Final = "boardwright.committed"


def counter(name: str, meaning: str, *labels: str) -> Counter:
    return Counter(f"boardwright_{name}", meaning, labels, registry=REGISTRY)


def gauge(name: str, meaning: str, *labels: str) -> Gauge:
    return Gauge(f"boardwright_{name}", meaning, labels, registry=REGISTRY)


def timing(name: str, meaning: str, *labels: str, buckets: tuple[float, ...] = QUICK) -> Histogram:
    return Histogram(f"boardwright_{name}_seconds", meaning, labels, registry=REGISTRY, buckets=buckets)


requests: Final = counter("requests", "Answered HTTP requests.", "method", "route", "status")
request_time: Final = timing("request", "From the beginning of a request to the end of its answer.", "route")
sockets: Final = gauge("sockets_open", "Sockets that are open.")
closed: Final = counter("sockets_closed", "Closed sockets: the server's code (4408: too slow) or client.", "code")
actions: Final = counter("actions", "Stored changes of tables, by people and by bots.", "by")
by_people, by_bots = actions.labels("person"), actions.labels("bot")
commit_time: Final = timing("action_commit", "From a person's message to its change being on the disk.")
sent_time: Final = timing("action_sent", "From a change being on the disk to its going out to a client.")
refusals: Final = counter("refusals", "Requests that changed nothing, by code; too_fast: limited.", "code")
thinking: Final = gauge("bots_thinking", "Tables whose bots think, or wait for a worker to think in.")
waiting: Final = gauge("bots_waiting", "Those of them that wait for a worker.")
thinking_time: Final = timing("bots", "From asking bots to their answer, waiting included.", buckets=SLOW)
unanswered: Final = counter("bots_unanswered", "Questions that no worker could answer.")
kept: Final = gauge("tables_in_memory", "Tables in memory.")
database_time: Final = timing("database", "A connection to the database in use: a transaction, its commit included.")
database_errors: Final = counter("database_errors", "What the database refused, or that it was not there.", "kind")
schema: Final = gauge("schema", "1 for the version of the database's schema.", "version")
build: Final = gauge("build", "1 for the version of the program.", "version")
build.labels(version("boardwright")).set(1)
ProcessCollector(registry=REGISTRY)


# -- a person's message and what comes of it -------------------------------------------------------------------


class Passage:
    """A message on its way: when it came, until what it led to is stored."""

    __slots__ = ("came",)

    def __init__(self) -> None:
        self.came: float | None = perf_counter()


passage: Final[ContextVar[Passage | None]] = ContextVar("passage", default=None)


def message_came() -> None:
    """A person's message is about to be handled by this task."""
    passage.set(Passage())


def message_stored(clients: Iterable[Client]) -> None:
    """A change is on the disk, and on its way to these clients."""
    now = perf_counter()
    message = passage.get()
    # Bots begin to think in a person's task, and go on with a message that has had its turn.
    if message is not None and message.came is not None:
        commit_time.observe(now - message.came)
        message.came = None
        by_people.inc()
    else:
        by_bots.inc()
    for client in clients:
        client.socket.scope.setdefault(COMMITTED, now)


# -- bots ------------------------------------------------------------------------------------------------------


class Workers:
    """Whether worker processes could do their last job."""

    well: bool = True


workers: Final = Workers()


@contextmanager
def bots_thinking() -> Iterator[None]:
    """Times how long bots are waited for; notes whether there is anybody to think at all."""
    from boardwright.server.thinkers import NoAnswer

    began = perf_counter()
    try:
        yield
    except NoAnswer:
        workers.well = False
        unanswered.inc()
        raise
    workers.well = True
    thinking_time.observe(perf_counter() - began)


def watch_tables(tables: Tables) -> None:
    """Count these tables whenever somebody asks."""

    def count_thinking() -> int:
        return sum(table.thinking is not None for table in tables.alive.values())

    kept.set_function(lambda: len(tables.kept))
    thinking.set_function(count_thinking)
    waiting.set_function(lambda: max(0, count_thinking() - tables.thinkers.workers))


# -- the database ----------------------------------------------------------------------------------------------


def watch_engine(engine: AsyncEngine) -> None:
    """Time every use of a connection, and count what goes wrong."""

    def taken(connection: Any, record: Any, proxy: Any) -> None:
        record.info["taken"] = perf_counter()

    def returned(connection: Any, record: Any) -> None:
        if "taken" in record.info:
            database_time.observe(perf_counter() - record.info.pop("taken"))

    def failed(context: Any) -> None:
        database_errors.labels(type(context.sqlalchemy_exception or context.original_exception).__name__).inc()

    event.listen(engine.sync_engine, "checkout", taken)
    event.listen(engine.sync_engine, "checkin", returned)
    event.listen(engine.sync_engine, "handle_error", failed)


# -- showing them ----------------------------------------------------------------------------------------------


async def show(request: Request) -> Response:
    return Response(generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


def metrics_app() -> ASGIApp:
    """What answers at the address of the metrics, and nowhere else."""
    return Starlette(routes=[Route("/metrics", show)])
