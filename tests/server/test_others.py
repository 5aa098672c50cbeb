"""Several servers on one PostgreSQL: a player at one sees what a player at another does, and bots decide once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.bot_job import Job, think
from boardwright.server.others import neighbours
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from boardwright.server.thinkers import Thinkers
from boardwright.server.turns import Asker
from tests.server import places
from tests.server.devices import ok
from tests.server.harness import GAME, LONG, Server, Tab, Visitor, eventually, finishing, run, seat, seed_where
from tests.server.inside import open_table, storage_at
from tests.server.postgres import Postgres, running


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    shared = tmp_path_factory.mktemp("shared")
    both = Server(shared), Server(shared)
    yield both
    for server in both:
        if server.process is not None:
            server.stop()


@pytest.fixture
def servers(pair: tuple[Server, Server], postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers of the same tables; one that a test has killed is started again."""
    places.use(postgres)
    for server in pair:
        if server.process is None:
            server.start()
    yield pair
    places.use(None)


class Elsewhere(Visitor):
    """The same browser, with its cookie, at another server."""

    def __init__(self, visitor: Visitor, server: Server) -> None:
        super().__init__(server)
        self.http.cookies.set("boardwright_visitor", visitor.cookie)


async def joined(visitor: Visitor, opened: dict[str, Any], link: int = 0) -> None:
    response = await visitor.claim(opened["table"], opened["links"][link]["token"])
    assert response.status_code == 200, response.text


def rows_of(server: Server, table: str) -> list[tuple[Any, ...]]:
    return server.rows("SELECT n, seat, kind FROM log WHERE table_id = ? ORDER BY n", table)


def seated(tab: Tab, number: int) -> dict[str, Any]:
    return next(info for info in tab.seats if info["seat"] == number)


def decided(tab: Tab) -> list[tuple[Any, ...]]:
    """What everybody knows of what happened."""
    return [(entry["n"], entry["seat"], entry["notation"]) for entry in tab.log]


async def until(tab: Tab, condition: Any) -> None:
    """Take in what arrives until it is so."""
    while not condition():
        await tab.next()


# -- seen across -----------------------------------------------------------------------------------------------


def test_moves_and_what_is_taken_back_are_seen_at_the_other_server(servers: tuple[Server, Server]) -> None:
    one, two = servers

    async def play() -> None:
        async with Visitor(one) as me, Visitor(two) as friend:
            opened = await me.open("me", "friend", seed=seed_where(0, 2))
            await joined(friend, opened)
            async with me.tab(opened["table"]) as here, friend.tab(opened["table"]) as there:
                for tab, other in 3 * ((here, there), (there, here)):
                    await tab.settle()
                    await tab.act()
                    mine = tab.shot["decisions"][0]["seat"]
                    taken_back = await tab.ask(type="undo", n=tab.shot["n"], seat=mine, all=False)
                    await tab.settle(lambda shot, n=taken_back["n"]: shot["n"] >= n)
                    await tab.end_turn()
                    n = tab.shot["n"]
                    await other.settle(lambda shot, n=n: shot["n"] >= n)
                    assert decided(here) == decided(there)
                rows = [n for n, _, _ in rows_of(one, opened["table"])]
                assert rows == list(range(1, len(rows) + 1))

    run(play())


def test_of_two_who_decide_at_two_servers_one_wins(servers: tuple[Server, Server]) -> None:
    one, two = servers

    async def play() -> None:
        async with Visitor(one) as me, Elsewhere(me, two) as same:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as left, same.tab(table) as right:
                for _ in range(8):
                    options = left.shot["decisions"][0]["options"]
                    answers = await asyncio.gather(left.act(options[0]["notation"]), right.act(options[-1]["notation"]))
                    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
                    assert next(answer["code"] for answer in answers if answer["type"] == "refused") == "stale"
                    n = max(answer["n"] for answer in answers if answer["type"] == "accepted")
                    for tab in (left, right):
                        await tab.settle(lambda shot, n=n: shot["n"] == n)
                assert len(rows_of(one, table)) == 8

    run(play())


def test_chat_is_read_at_every_server_once_and_in_order(servers: tuple[Server, Server]) -> None:
    one, two = servers

    async def play() -> None:
        async with Visitor(one) as me, Visitor(two) as friend:
            opened = await me.open("me", "friend")
            await joined(friend, opened)
            async with me.tab(opened["table"]) as here, friend.tab(opened["table"]) as there:
                for n in range(12):
                    await (here, there)[n % 2].ask(type="say", text=f"line {n}")
                for tab in (here, there):
                    await until(tab, lambda tab=tab: len(tab.chat) == 12)
                assert here.chat == there.chat
                assert [line["text"] for line in here.chat] == [f"line {n}" for n in range(12)]
                heard = [json.loads(text) for visitor in (me, friend) for text in visitor.heard if '"chat"' in text]
                told = [line["id"] for message in heard if message["type"] == "chat" for line in message["lines"]]
                assert len(told) == 24, "nobody is told a line twice"

    run(play())


def test_who_is_here_is_known_at_every_server(servers: tuple[Server, Server]) -> None:
    one, two = servers

    async def play() -> None:
        async with Visitor(one) as me, Visitor(two) as friend:
            opened = await me.open("me", "friend")
            await joined(friend, opened)
            table = opened["table"]
            async with me.tab(table) as here:
                await until(here, lambda: seated(here, 1)["taken"])
                assert not seated(here, 1)["online"]
                async with friend.tab(table) as there:
                    await until(here, lambda: seated(here, 1)["online"])
                    await until(there, lambda: seated(there, 0)["online"])
                    listed = (await me.get("/tables")).json()
                    assert [seat["online"] for seat in listed[0]["seats"]] == [True, True]
                await until(here, lambda: not seated(here, 1)["online"])
            async with friend.tab(table) as there:
                await until(there, lambda: not seated(there, 0)["online"])
            assert [seat["online"] for seat in (await friend.get("/tables")).json()[0]["seats"]] == [False, False]

    run(play())
    run(eventually(lambda: one.rows("SELECT count(*) FROM present") == [(0,)]))


def test_who_looked_through_a_server_that_was_killed_is_away(servers: tuple[Server, Server]) -> None:
    one, two = servers

    async def play() -> None:
        async with AsyncExitStack() as stack:
            me, friend = await stack.enter_async_context(Visitor(one)), await stack.enter_async_context(Visitor(two))
            opened = await me.open("me", "friend")
            await joined(friend, opened)
            async with me.tab(opened["table"]) as here:
                async with friend.tab(opened["table"]):
                    await until(here, lambda: seated(here, 1)["online"])
                    wish = {"type": "stand_in", "seat": 1, "bot": here.shot["agreed"]["bot"]}
                    assert (await here.ask(**wish))["text"]["key"] == "stand-in-there"
                    two.kill()
                    await until(here, lambda: not seated(here, 1)["online"])
                assert seated(here, 1)["away"] is not None
                assert (await here.ask(**wish))["text"]["key"] == "stand-in-early", "the time begins to count"

    run(play())


def test_seats_names_links_and_titles_are_the_same_everywhere(servers: tuple[Server, Server]) -> None:
    one, two = servers

    async def play() -> None:
        async with Visitor(one) as me, Visitor(two) as friend, Elsewhere(friend, one) as same, Visitor(two) as late:
            opened = await me.open("me", "friend")
            table = opened["table"]
            async with friend.tab(table) as there, me.tab(table) as here:
                await joined(same, opened)
                await until(there, lambda: seated(there, 1)["mine"])
                ok(await friend.post(f"/tables/{table}/name", {"seat": 1, "name": "Ada"}))
                await here.settle(lambda shot: shot["seats"][1]["name"] == "Ada")
                ok(await me.post(f"/tables/{table}/title", {"title": "Friday"}))
                await there.settle(lambda shot: shot["title"] == "Friday")
                kept = await same.post(f"/tables/{table}/seats/1/keep")
                assert kept.status_code == 200
                old, new = opened["links"][0]["token"], kept.json()["token"]
                while (await late.claim(table, new)).status_code != 200:
                    await asyncio.sleep(0.05)
                assert (await late.claim(table, old)).status_code == 403
                await until(here, lambda: seated(here, 1)["taken"])
                assert (await friend.post(f"/tables/{table}/leave", {"seats": [1], "way": "bot"})).status_code == 200
                await here.settle(lambda shot: shot["seats"][1]["gone"] == "left")
                await until(there, lambda: not seated(there, 1)["mine"])

    run(play())


def test_a_deleted_table_is_gone_everywhere(servers: tuple[Server, Server]) -> None:
    one, two = servers

    async def play() -> None:
        async with Visitor(one) as me, Visitor(two) as other:
            table = (await me.open("me", "random"))["table"]
            async with other.tab(table) as there:
                assert (await me.post(f"/tables/{table}/delete")).status_code == 200
                await asyncio.wait_for(there.wire.wait_closed(), LONG)
            assert (await other.get(f"/tables/{table}/at/0")).status_code == 404

    run(play())


# -- bots ------------------------------------------------------------------------------------------------------


def test_bots_decide_once_whoever_looks_where(servers: tuple[Server, Server]) -> None:
    one, two = servers

    async def play() -> None:
        async with Visitor(one) as me, Elsewhere(me, two) as same:
            table = (await me.open("me", "random", "greedy", seed=seed_where(0, 3)))["table"]
            async with me.tab(table) as here, same.tab(table) as there:
                turns = 0
                while not here.shot["over"] and turns < 6:
                    tab, other = (here, there) if turns % 2 else (there, here)
                    await tab.settle()
                    await tab.end_turn()
                    await tab.settle()
                    n = tab.shot["n"]
                    await other.settle(lambda shot, n=n: shot["n"] >= n)
                    turns += 1
                assert here.log == there.log
                rows = rows_of(one, table)
                assert [n for n, _, _ in rows] == list(range(1, len(rows) + 1))
                assert len(rows) == here.shot["n"] == here.shot["length"], "every row is one decision"

    run(play())


class Thoughtful(Thinkers):
    """Thinks in a thread, and knows who else thinks at the same time."""

    now = most = 0

    async def think(self, job: Job, asker: Asker | None = None) -> list[tuple[int, str]]:
        Thoughtful.now += 1
        Thoughtful.most = max(Thoughtful.most, Thoughtful.now)
        try:
            await asyncio.sleep(0.05)  # time for another server to begin, if it would
            return await asyncio.to_thread(think, replace(job, seconds=0.0))
        finally:
            Thoughtful.now -= 1


def test_the_bots_of_a_table_never_think_at_two_servers_at_once(tmp_path: Path, postgres: Postgres) -> None:
    places.use(postgres)

    async def work() -> None:
        async with storage_at(tmp_path / "bots") as here, storage_at(tmp_path / "bots") as there:
            servers = [Tables(storage, Thoughtful(1), neighbours(storage)) for storage in (here, there)]
            for server in servers:
                await server.others.start(server)
            try:
                table = await open_table(servers[0], "random", "greedy", seed=3)
                same = await servers[1].get(table.id)
                await asyncio.wait_for(together(table, same), LONG)
                assert table.match.record() == same.match.record()
                assert Thoughtful.most == 1
            finally:
                for server in servers:
                    await server.close()

    async def together(*tables: Table) -> None:
        while not all(table.over for table in tables):
            await asyncio.sleep(0.05)

    try:
        run(work())
    finally:
        places.use(None)


def test_the_other_server_goes_on_when_the_one_whose_bots_think_is_killed(servers: tuple[Server, Server]) -> None:
    one, two = servers
    query = "SELECT over FROM tables WHERE id = ?"

    async def open_and_leave() -> str:
        async with Visitor(one) as me:
            return str((await me.open("greedy", "greedy", "greedy", "greedy", "greedy"))["table"])

    while True:
        table = run(open_and_leave())
        one.kill()
        if one.rows(query, table) == [(False,)]:
            break
        one.start()  # the bots were faster than this test
    run(eventually(lambda: two.rows(query, table) == [(True,)]))
    rows = rows_of(two, table)
    assert [n for n, _, _ in rows] == list(range(1, len(rows) + 1))


def test_a_table_is_played_on_at_the_other_server_when_one_is_killed(servers: tuple[Server, Server]) -> None:
    """What was acknowledged is there, and the bot that was asked decides at the other server."""
    one, two = servers

    async def play() -> None:
        async with AsyncExitStack() as stack:
            me = await stack.enter_async_context(Visitor(one))
            same = await stack.enter_async_context(Elsewhere(me, two))
            table = (await me.open("me", "greedy", seed=seed_where(0, 2)))["table"]
            async with same.tab(table) as there:
                async with me.tab(table) as here:
                    await here.end_turn()
                    n = here.shot["n"]
                    one.kill()
                await there.settle(lambda shot: shot["n"] >= n)
                for _ in range(2):
                    await there.settle()
                    await there.end_turn()
                await there.settle()

    run(play())


# -- a database that is away -----------------------------------------------------------------------------------


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    with running() as server:
        places.use(server)
        yield server
        places.use(None)


def test_play_goes_on_after_postgresql_was_restarted(tmp_path: Path, own_postgres: Postgres) -> None:
    one, two = Server(tmp_path / "shared"), Server(tmp_path / "shared")
    for server in (one, two):
        server.start()

    async def play() -> None:
        async with Visitor(one) as me, Visitor(two) as friend:
            opened = await me.open("me", "friend", "random", seed=seed_where(0, 3))
            await joined(friend, opened)
            async with me.tab(opened["table"]) as here, friend.tab(opened["table"]) as there:
                await until(here, lambda: seated(here, 1)["online"])
                await here.settle()
                await here.act()
                n = here.shot["n"]
                await asyncio.to_thread(own_postgres.stop)
                refused = await here.act()
                assert (refused["type"], refused["code"]) == ("refused", "unavailable")
                assert (await me.get("/tables")).status_code == 503
                assert (await me.get("/tables")).json()["code"] == "unavailable"
                refused = (await me.post("/tables", {"game": GAME, "seats": [seat("me"), seat("random")]})).json()
                assert (refused["type"], refused["code"]) == ("refused", "unavailable")
                await asyncio.to_thread(own_postgres.start)
                while (answer := await here.act(finishing(here.shot["decisions"][0])))["type"] != "accepted":
                    assert answer["code"] == "unavailable", answer
                    await asyncio.sleep(0.1)
                assert here.shot["n"] == n + 1, "nothing that was refused was stored"
                while here.shot["decisions"]:
                    await here.act(finishing(here.shot["decisions"][0]))
                await there.settle()
                await there.end_turn()
                await here.settle()
                assert decided(here)[: there.shot["length"]] == decided(there)[: there.shot["length"]]
                # For a moment one server may have taken the other for dead.
                await until(here, lambda: seated(here, 1)["online"])
                await until(there, lambda: seated(there, 0)["online"])

    try:
        run(play())
    finally:
        for server in (one, two):
            server.stop()
