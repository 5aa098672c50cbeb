"""A disk that is full, or may not be written to: a typed refusal with a reason, nothing changes, nothing is lost, and
play goes on as soon as there is room.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from boardwright.server.app import create_app
from boardwright.server.tables import Tables
from tests.server.harness import GAME, LONG, Server, Visitor, run, seat
from tests.server.inside import innermost

OPENING = {"game": GAME, "seats": [seat("me"), seat("here")]}


class Disk:
    """SQLite's own limits, which its every connection is told before it is used."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.pragmas = ""
        event.listen(engine.sync_engine, "begin", self.tell)

    def tell(self, connection: Any) -> None:
        for pragma in self.pragmas.split():
            connection.exec_driver_sql(f"PRAGMA {pragma}")

    def fill(self) -> None:
        """No page more than there are: SQLite raises it to that number by itself."""
        self.pragmas = "max_page_count=1 query_only=0"

    def lock(self) -> None:
        self.pragmas = "max_page_count=1000000 query_only=1"

    def free(self) -> None:
        self.pragmas = "max_page_count=1000000 query_only=0"


@asynccontextmanager
async def inside(database: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Tables]]:
    """The application itself, with its beginning and its end."""
    guard = create_app(str(database), workers=1)
    app = innermost(guard)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=guard)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=LONG) as http:
            await http.get("/")
            yield http, app.state.tables


def told(answer: httpx.Response) -> str:
    """The reason of a refusal to store something."""
    refused = answer.json()
    assert (answer.status_code, refused["type"], refused["code"]) == (503, "refused", "storage"), answer.text
    assert "nothing has changed" in refused["reason"]
    return str(refused["reason"])


@pytest.mark.parametrize(("trouble", "sign"), [("fill", "disk is full"), ("lock", "may not write")])
def test_what_cannot_be_stored_is_refused_and_changes_nothing(tmp_path: Path, trouble: str, sign: str) -> None:
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite3") as (http, tables):
            table = (await http.post("/api/tables", json={**OPENING, "title": "before"})).json()["table"]
            disk = Disk(tables.storage.engine)
            getattr(disk, trouble)()
            # The pages there are may still have room for some.
            while (answer := await http.post("/api/tables", json=OPENING)).status_code == 200:
                pass
            assert sign in told(answer)
            before = (await http.get("/api/tables")).json()
            kept = set(tables.kept)
            record = json.dumps(tables.kept[table].match.record())
            assert sign in told(await http.post("/api/import", json={"record": record}))
            assert (await http.get("/api/tables")).json() == before
            assert set(tables.kept) == kept
            disk.free()
            await tables.storage.engine.dispose()  # Connections begin before they are told.
            assert (await http.post("/api/tables", json=OPENING)).status_code == 200
            assert len((await http.get("/api/tables")).json()) == len(before) + 1

    run(play())


def test_a_game_goes_on_when_there_is_room_again(own_server: Server) -> None:
    """A real server whose files may not grow any more, for a while."""
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("files of another process can be limited on Linux only")
    assert own_server.process is not None
    process = own_server.process.pid
    unlimited = resource.RLIM_INFINITY

    async def play() -> None:
        async with Visitor(own_server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as tab:
                assert (await tab.act())["type"] == "accepted"
                shot = tab.shot
                resource.prlimit(process, resource.RLIMIT_FSIZE, (1, unlimited))
                for _ in range(3):
                    answer = await tab.act()
                    assert (answer["type"], answer["code"]) == ("refused", "storage")
                    assert "nothing has changed" in answer["reason"]
                    assert tab.shot == shot
                answer = await tab.ask(type="say", text="Hello?")
                assert (answer["type"], answer["code"]) == ("refused", "storage")
                told(await me.post("/tables", OPENING))
                assert len((await me.get("/tables")).json()) == 1, "what is there can be looked at"
                async with me.tab(table) as other:
                    assert other.shot["length"] == shot["length"]
                resource.prlimit(process, resource.RLIMIT_FSIZE, (unlimited, unlimited))
                for _ in range(3):
                    assert (await tab.act())["type"] == "accepted"
                length = tab.shot["length"]
            own_server.kill()
            own_server.start()
            async with me.tab(table) as tab:
                assert tab.shot["length"] == length, "all that was acknowledged is there"
                assert (await tab.act())["type"] == "accepted"

    run(asyncio.wait_for(play(), LONG))


def test_a_table_that_cannot_be_read_is_refused_over_the_socket_too(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me:
            table = (await me.open("me", "here"))["table"]
            own_server.stop()
            own_server.start()
            own_server.rows("ALTER TABLE chat RENAME TO elsewhere")
            async with me.tab(table, hello=False) as tab:
                await tab.send(type="hello", since=0)
                assert (await tab.until("refused"))["code"] == "storage"
                await asyncio.wait_for(tab.wire.wait_closed(), LONG)
                assert tab.wire.close_code == 1013
            own_server.rows("ALTER TABLE elsewhere RENAME TO chat")
            async with me.tab(table) as tab:
                assert (await tab.act())["type"] == "accepted"

    run(asyncio.wait_for(play(), LONG))
