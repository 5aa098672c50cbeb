"""The server is asked to stop while people play: what was promised is kept, nobody sees an error, and it is quick."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from boardwright.server.leaving import Leaving
from tests.server.harness import COOKIE, LONG, PATIENT, Server, Tab, Visitor, eventually, finishing, run, seed_where
from tests.server.watched import Watched

RESTARTING = 1012


async def play_until_closed(visitor: Visitor, table: str, promised: list[dict[str, Any]]) -> int:
    """Notes what was promised; the code with which it ended."""
    address = visitor.url.replace("http", "ws") + f"/api/tables/{table}/live"
    headers = {"Cookie": f"{COOKIE}={visitor.cookie}"}
    async with connect(address, additional_headers=headers, max_size=None, **PATIENT) as wire:
        tab = Tab(wire, [])
        try:
            await tab.send(type="hello", since=0)
            await tab.until("snapshot")
            while True:
                shot = await tab.settle()
                if shot["over"]:
                    await tab.until("the end")
                request = {"n": shot["n"], "seat": shot["decisions"][0]["seat"]}
                request["action"] = finishing(shot["decisions"][0])
                answer = await tab.ask(type="act", **request)
                if answer["type"] == "accepted":
                    promised.append({**request, "n": answer["n"]})
                    await tab.settle(lambda now, n=answer["n"]: now["n"] >= n)
                else:
                    assert answer["code"] == "too_fast", answer
                    await asyncio.sleep(0.1)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else -1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_what_was_promised_is_there_after_a_stop_and_pages_are_told_to_come_back(
    own_server: Server, how: signal.Signals
) -> None:
    async def play() -> list[tuple[str, list[dict[str, Any]], int]]:
        async with Visitor(own_server) as me:
            # I begin everywhere: some games would be over before a bot has its first turn.
            begin = {"seed": seed_where(0, 2)}
            tables = [(await me.open("me", other, **begin))["table"] for other in ("here", "random", "here")]
            promises: list[list[dict[str, Any]]] = [[] for _ in tables]
            games = [asyncio.create_task(play_until_closed(me, *game)) for game in zip(tables, promises)]
            while min(map(len, promises)) < 3:
                assert not any(game.done() for game in games)
                await asyncio.sleep(0.02)
            assert await asyncio.to_thread(own_server.end, how) == 0
            return list(zip(tables, promises, await asyncio.gather(*games)))

    for table, promised, code in run(play()):
        rows = own_server.rows("SELECT n, seat, data FROM log WHERE table_id = ?", table)
        stored = {n: (seat, json.loads(data)["action"]) for n, seat, data in rows}
        for one in promised:
            assert stored[one["n"]] == (one["seat"], one["action"])
        assert code == RESTARTING
    own_server.start()


def test_bots_begin_again_what_they_were_thinking_about(own_server: Server) -> None:
    """A bot that thinks for long does not hold the stop up, and decides after the next start."""

    async def begin() -> str:
        async with Visitor(own_server) as me:
            return str((await me.open("expert", "expert", "me"))["table"])

    table = run(begin())
    assert own_server.stop() == 0
    own_server.start()
    query = "SELECT count(*) FROM log WHERE table_id = ?"

    async def wait() -> None:
        while own_server.rows(query, table)[0][0] == 0 and own_server.rows("SELECT bots_next FROM tables")[0][0]:
            await asyncio.sleep(0.1)

    run(asyncio.wait_for(wait(), LONG))


def test_the_second_signal_ends_it_at_once(own_server: Server) -> None:
    """Somebody reads nothing and answers nothing: a stop waits for them for a while, two stops do not."""

    def stop_twice() -> int:
        # One right after the other: later it might have stopped already, and Python would be told while it ends.
        assert own_server.process is not None
        own_server.process.send_signal(signal.SIGTERM)
        return own_server.end(signal.SIGTERM)

    async def play() -> int:
        async with Visitor(own_server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table):
                return await asyncio.to_thread(stop_twice)

    assert run(play()) in (0, 128 + signal.SIGTERM), "in good order where it was quick, else at once"
    own_server.start()


# -- without a process -----------------------------------------------------------------------------------------


class Application:
    """Answers when it is told to, as something that takes its time."""

    def __init__(self) -> None:
        self.began = asyncio.Event()
        self.go_on = asyncio.Event()
        self.heard: list[Any] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            while (message := await receive())["type"] != "websocket.disconnect":
                self.heard.append(message["text"])
                self.began.set()
            self.heard.append(message["code"])
            return
        self.began.set()
        await self.go_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"done"})


def browser(leaving: Leaving) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=leaving), base_url="http://here")


def test_a_request_under_way_is_finished_and_new_ones_are_told_to_come_back() -> None:
    async def play() -> None:
        inside = Application()
        leaving = Leaving(inside)
        async with browser(leaving) as http:
            slow = asyncio.create_task(http.get("/api/slow"))
            await inside.began.wait()
            finishing = asyncio.create_task(leaving.finish(LONG))
            await asyncio.sleep(0)
            page = await http.get("/", headers={"Accept": "text/html"})
            assert (page.status_code, page.headers["retry-after"]) == (503, "2")
            assert "comes back in a moment" in page.text
            answer = await http.get("/api/games")
            assert (answer.status_code, answer.headers["connection"]) == (503, "close")
            told = {"type": "refused", "code": "unavailable", "reason": "the server comes back in a moment"}
            assert told.items() <= answer.json().items()
            assert not finishing.done()
            inside.go_on.set()
            assert (await slow).text == "done"
            await finishing

    run(play())


def test_what_takes_too_long_is_not_waited_for() -> None:
    async def play() -> None:
        inside = Application()
        leaving = Leaving(inside)
        async with browser(leaving) as http:
            slow = asyncio.create_task(http.get("/api/slow"))
            await inside.began.wait()
            await leaving.finish(0.05)
            assert not slow.done()
            slow.cancel()

    run(play())


def test_a_socket_gets_through_what_it_has_sent_and_then_hears_the_end() -> None:
    async def play() -> list[Any]:
        inside = Application()
        leaving = Leaving(inside)
        queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        await queue.put({"type": "websocket.receive", "text": "first"})

        async def send(message: Any) -> None:
            raise AssertionError("nothing is sent here")

        socket = asyncio.create_task(leaving({"type": "websocket", "path": "/live"}, queue.get, send))
        await inside.began.wait()
        await leaving.finish(LONG)
        await socket
        return inside.heard

    assert run(play()) == ["first", RESTARTING]


def test_what_a_socket_sends_in_that_very_moment_gets_through() -> None:
    async def play() -> list[Any]:
        inside = Application()
        leaving = Leaving(inside)
        queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

        async def send(message: Any) -> None:
            raise AssertionError("nothing is sent here")

        socket = asyncio.create_task(leaving({"type": "websocket", "path": "/live"}, queue.get, send))
        while not leaving.waiting:
            await asyncio.sleep(0)
        queue.put_nowait({"type": "websocket.receive", "text": "last"})
        await leaving.finish(LONG)
        await socket
        return inside.heard

    assert run(play()) == ["last", RESTARTING]


def test_a_socket_that_comes_too_late_is_told_to_come_back() -> None:
    async def play() -> list[Any]:
        leaving = Leaving(Application())
        await leaving.finish(LONG)
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        await leaving({"type": "websocket", "path": "/live"}, asyncio.Queue[dict[str, Any]]().get, send)
        return sent

    accepted, ended = run(play())
    assert accepted["type"] == "websocket.accept"
    assert (ended["type"], ended["code"]) == ("websocket.close", RESTARTING)


def test_no_worker_outlives_a_stop(tmp_path: Path) -> None:
    """Nothing is left of a server that has stopped: neither processes nor complaints."""
    server = Watched(tmp_path / "tables.sqlite3")
    server.start()

    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "random"))["table"]
            async with me.tab(table) as tab:
                await tab.settle()

    run(play())
    assert server.process is not None
    pid = server.process.pid
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    assert children, "somebody thought"
    assert server.stop() == 0
    assert [line["message"] for line in server.lines()][-1] == "stopped"
    run(eventually(lambda: not any(map(is_running, children))))


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] not in ("Z", "X")
    except (FileNotFoundError, ProcessLookupError):
        return False
