"""Friends from elsewhere: doors into the network, who may open them, names that are not ours, and shared seats."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boardwright.cli import serve
from boardwright.cli.app import app
from boardwright.kernel.errors import BadOptions
from boardwright.server import addresses
from boardwright.server.sharing import Door, Sharing
from tests.server.devices import ok
from tests.server.harness import LONG, PATIENT, Server, Visitor, run

#: An address of this machine that is not the usual one: every machine has it, whatever network it is in.
ELSEWHERE = "127.0.0.2"
StartServer = Callable[..., Server]


@pytest.fixture
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartServer]:
    """Starts a server with more on its command line."""
    running: list[Server] = []

    def started(*arguments: str) -> Server:
        server = Server(tmp_path_factory.mktemp("shared") / "tables.sqlite3")
        server.program += arguments
        server.start()
        running.append(server)
        return server

    yield started
    for server in running:
        if server.process is not None:
            server.stop()


def is_open(url: str) -> bool:
    try:
        return httpx.get(f"{url}api/games", timeout=LONG).status_code == 200
    except httpx.ConnectError:
        return False


# -- the switch ------------------------------------------------------------------------------------------------


def test_a_switch_lets_others_in_and_sends_them_away(start: StartServer) -> None:
    server = start("--address", ELSEWHERE)
    away = f"http://{ELSEWHERE}:{server.port}/"

    async def play() -> None:
        async with Visitor(server) as me:
            assert (await me.get("/share")).json() == {"addresses": [], "can_switch": True, "on": False}
            assert not is_open(away)
            told = await me.post("/share", {"on": True})
            assert told.json() == {"addresses": [away], "can_switch": True, "on": True}
            assert is_open(away)
            assert (await me.post("/share", {"on": True})).json()["addresses"] == [away], "twice is once"
            opened = await me.open("me", "friend")
            async with Visitor(server, away) as friend:
                assert (await friend.get("/share")).json() == {"addresses": [away], "can_switch": False, "on": True}
                assert (await friend.claim(opened["table"], opened["links"][0]["token"])).status_code == 200
                async with me.tab(opened["table"]) as here, friend.tab(opened["table"]) as there:
                    assert there.seats[1]["mine"]
                    await me.post("/share", {"on": False})
                    await asyncio.wait_for(there.wire.wait_closed(), LONG)
                    while here.seats[1]["online"]:
                        await here.next()
                    assert here.seats[1]["taken"], "who is sent away keeps the seat"
            assert not is_open(away)
            assert is_open(f"{server.url}/")

    run(play())


def test_nobody_switches_it_from_elsewhere(start: StartServer) -> None:
    server = start("--share", "--address", ELSEWHERE)
    away = f"http://{ELSEWHERE}:{server.port}"
    attempts: list[tuple[str, dict[str, str]]] = [
        (away, {}),
        (away, {"Host": f"localhost:{server.port}"}),
        (server.url, {"X-Forwarded-For": "203.0.113.7"}),
        (server.url, {"X-Forwarded-For": "127.0.0.1"}),
        (server.url, {"Via": "1.1 tunnel"}),
        (server.url, {"Host": "192.168.0.7:8000"}),
        (server.url, {"Origin": "http://evil.example"}),
    ]
    for url, headers in attempts:
        answer = httpx.post(f"{url}/api/share", json={"on": False}, headers=headers, timeout=LONG)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours"), (url, headers)
    assert is_open(f"{away}/")


def test_a_shared_server_says_where_and_stops_cleanly(start: StartServer) -> None:
    server = start("--share", "--address", ELSEWHERE)
    away = f"http://{ELSEWHERE}:{server.port}/"
    assert server.process
    assert server.process.stdout
    assert server.process.stdout.readline() == f"Friends find it at {away}\n"
    assert is_open(away)
    assert server.stop() in (0, -15)
    assert not is_open(away)
    with socket.create_server((ELSEWHERE, server.port)):
        pass


def test_a_taken_port_is_replaced_at_that_address(start: StartServer) -> None:
    server = start("--address", ELSEWHERE)
    with socket.create_server((ELSEWHERE, server.port)):
        [away] = httpx.post(f"{server.url}/api/share", json={"on": True}, timeout=LONG).json()["addresses"]
        assert away.startswith(f"http://{ELSEWHERE}:")
        assert away != f"http://{ELSEWHERE}:{server.port}/"
        assert is_open(away)


def test_without_a_network_nothing_can_be_shared(start: StartServer) -> None:
    server = start("--address", "203.0.113.9")
    answer = httpx.post(f"{server.url}/api/share", json={"on": True}, timeout=LONG)
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal")
    assert httpx.get(f"{server.url}/api/share", timeout=LONG).json()["on"] is False


# -- names and origins -----------------------------------------------------------------------------------------


def test_strange_names_are_not_ours(server: Server) -> None:
    """A page of somebody else's whose name points to this machine gets nothing."""
    for path in ("/", "/api/share", "/api/games"):
        answer = httpx.get(f"{server.url}{path}", headers={"Host": f"evil.example:{server.port}"}, timeout=LONG)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
        assert "set-cookie" not in answer.headers
        assert "--public-url" in answer.json()["reason"]
    for name in ("localhost", f"localhost:{server.port}", "[::1]:80", "192.168.0.7", socket.gethostname()):
        answer = httpx.get(f"{server.url}/api/share", headers={"Host": name}, timeout=LONG)
        assert answer.status_code == 200, name

    async def knock() -> None:
        address = f"ws://evil.example:{server.port}/api/tables/any/live"
        with pytest.raises(InvalidStatus, match="403"):
            await connect(address, host="127.0.0.1", port=server.port, **PATIENT)

    run(knock())


def test_behind_a_proxy_the_public_address_counts(start: StartServer) -> None:
    server = start("--public-url", "https://games.example.org")
    public = {"Host": "games.example.org", "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}

    def cookie(headers: dict[str, str]) -> str:
        return httpx.get(f"{server.url}/", headers=headers, timeout=LONG).headers["set-cookie"].lower()

    assert "; secure" in cookie(public)
    assert "; secure" in cookie({"Host": "games.example.org"}), "the address says so where the proxy does not"
    assert "secure" not in cookie({})
    for headers in ({}, public):
        told = httpx.get(f"{server.url}/api/share", headers=headers, timeout=LONG).json()
        assert told == {"addresses": ["https://games.example.org/"], "can_switch": False, "on": False}
    opening = {"game": "kingdom_builder", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bob"}]}
    for origin, status in (("https://games.example.org", 200), ("https://evil.example", 403), ("null", 403)):
        # A proxy that does not hand the name on is no reason to refuse our own page.
        sent = {"Origin": origin}
        answer = httpx.post(f"{server.url}/api/tables", json=opening, headers=sent, timeout=LONG)
        assert answer.status_code == status, origin
    answer = httpx.post(f"{server.url}/api/share", json={"on": True}, timeout=LONG)
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal")


def test_nobody_is_believed_for_whom_they_ask_unless_we_are_told(start: StartServer) -> None:
    """Neither the address that requests are counted by nor the certificate is a matter of what a client says."""
    said = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example"}

    def ask(server: Server, path: str, method: str = "GET", **more: str) -> httpx.Response:
        return httpx.request(method, f"{server.url}{path}", headers={**said, **more}, timeout=LONG)

    async def flood(server: Server) -> tuple[set[int], int]:
        """Far more at once than may be asked for, however slow the machine is, and then one for another address."""
        async with httpx.AsyncClient(base_url=server.url, headers=said, timeout=LONG) as http:
            addresses = ["203.0.113.7"] * 90 + ["203.0.113.8"]
            claim = "/api/tables/nowhere/claim"
            asked = [http.post(claim, headers={"X-Forwarded-For": address}) for address in addresses]
            *answers, last = [answer.status_code for answer in await asyncio.gather(*asked)]
            return set(answers), last

    alone, behind = start(), start("--proxy", "127.0.0.1")
    for server, believes in ((alone, False), (behind, True)):
        assert ("; secure" in ask(server, "/").headers["set-cookie"].lower()) is believes
        assert ask(server, "/api/games", Host="evil.example").status_code == 403, "the name is never handed on that way"
    while True:
        answers, other = run(flood(behind))
        assert other == 404, "counted apart"
        if 429 in answers:
            break
    while run(flood(alone))[1] != 429:
        pass


def test_nothing_that_a_proxy_asks_for_is_asked_here(start: StartServer) -> None:
    """Also where it rewrites the name and hides that it is one."""
    behind = start("--proxy", "127.0.0.0/8", "--address", ELSEWHERE)
    for headers in ({}, {"X-Forwarded-For": "127.0.0.1"}, {"X-Forwarded-Proto": "http"}):
        told = httpx.get(f"{behind.url}/api/share", headers=headers, timeout=LONG).json()
        assert told["can_switch"] is False
        answer = httpx.post(f"{behind.url}/api/share", json={"on": True}, headers=headers, timeout=LONG)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")


def test_the_environment_makes_nobody_a_proxy(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3", {**os.environ, "FORWARDED_ALLOW_IPS": "*"})
    server.start()
    try:
        answer = httpx.get(f"{server.url}/", headers={"X-Forwarded-Proto": "https"}, timeout=LONG)
        assert "secure" not in answer.headers["set-cookie"].lower()
    finally:
        server.stop()


@pytest.mark.parametrize("wrong", ["", "*", "localhost", "10.0.0.1/8", "1.2.3.4.5"])
def test_a_proxy_is_named_by_its_address(wrong: str) -> None:
    with pytest.raises(BadOptions, match="a proxy is named by its address"):
        Sharing(proxies=[wrong])


@pytest.mark.parametrize(
    "wrong", ["games.example.org", "ftp://games.example.org", "https://example.org/games", "https://", "http://["]
)
def test_a_public_address_is_that_of_a_whole_site(wrong: str) -> None:
    with pytest.raises(BadOptions, match="without a path"):
        Sharing(wrong)


def test_doors_are_at_addresses() -> None:
    assert Sharing(only=["FD00:0::2"]).only == ("fd00::2",)
    with pytest.raises(BadOptions, match="laptop"):
        Sharing(only=["laptop"])


# -- addresses -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "usable"),
    [
        ("192.168.0.7", True),
        ("fd00::2", True),
        ("127.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("169.254.3.4", False),
        ("0.0.0.0", False),
        ("laptop", False),
    ],
)
def test_only_addresses_that_others_can_reach_are_offered(address: str, usable: bool) -> None:
    assert addresses.is_of_a_network(address) is usable


def test_all_that_listens_everywhere_offers_what_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.sharing.network_addresses", lambda: ["192.168.0.7", "fd00::2"])
    sharing = Sharing()
    sharing.stand_at("0.0.0.0", 8000, no_door)
    assert sharing.own == ["http://192.168.0.7:8000/", "http://[fd00::2]:8000/"]
    assert not sharing.is_switch
    sharing.stand_at("192.168.0.7", 8000, no_door)
    assert sharing.own == ["http://192.168.0.7:8000/"]
    sharing.stand_at("::1", 8000, no_door)
    assert sharing.own == []
    assert sharing.is_switch


async def no_door(address: str, port: int) -> Door:
    raise OSError(f"no door at {address}, {port}")


def test_requests_are_counted_by_address() -> None:
    assert addresses.neighbourhood("192.168.0.7") == "192.168.0.7"
    assert addresses.neighbourhood("2001:db8::1") == addresses.neighbourhood("2001:db8::ffff:1")
    assert addresses.neighbourhood("2001:db8::1") != addresses.neighbourhood("2001:db8:0:1::1")


@pytest.mark.parametrize(
    ("netloc", "host"),
    [
        ("[::1]:80", "::1"),
        ("Here.:80", "here"),
        ("127.0.0.1", "127.0.0.1"),
        ("here:", "here"),
        ("[here]", ""),
        ("here:99999", ""),
        ("here:80:80", ""),
        ("", ""),
    ],
)
def test_the_machine_in_an_address(netloc: str, host: str) -> None:
    assert addresses.host_of(netloc) == host


def test_only_this_computer_itself_is_here() -> None:
    def asks(client: str, host: str, *more: tuple[bytes, bytes], server: str = "127.0.0.1") -> bool:
        headers = [(b"host", host.encode()), *more]
        scope = {"type": "http", "headers": headers, "client": (client, 1), "server": (server, 8000)}
        return Sharing().is_here(HTTPConnection(scope))

    assert asks("127.0.0.1", "localhost:8000")
    assert asks("::1", "[::1]:8000")
    assert not asks("192.168.0.9", "localhost:8000"), "a name is easily said"
    assert not asks("127.0.0.1", "192.168.0.7:8000")
    assert not asks("127.0.0.1", "localhost:8000", server="192.168.0.7")
    assert not asks("127.0.0.1", "localhost:8000", (b"x-forwarded-for", b"127.0.0.1"))


# -- the question in the terminal --------------------------------------------------------------------------------


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the server was started with."""
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr("boardwright.server.run.run", lambda *given: calls.append(given))
    return calls


def test_sharing_asks_first(ran: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    runner = CliRunner()
    refused = runner.invoke(app, ["serve", "--share", "--no-browser"])
    assert refused.exit_code == 2
    assert "--yes" in refused.output
    assert not ran

    asked = []

    def answer(question: str) -> bool:
        asked.append(question)
        return len(asked) > 1

    monkeypatch.setattr(serve, "is_terminal", lambda: True)
    monkeypatch.setattr("typer.confirm", answer)
    no = runner.invoke(app, ["serve", "--share", "--no-browser"])
    assert no.exit_code == 2
    assert "Everybody in your network" in no.output
    assert not ran
    yes = runner.invoke(app, ["serve", "--share", "--no-browser"])
    assert yes.exit_code == 0
    assert ran.pop()[5] is True
    assert runner.invoke(app, ["serve", "--share", "--yes"]).exit_code == 0
    assert (ran.pop()[5], len(asked)) == (True, 2)
    assert runner.invoke(app, ["serve"]).exit_code == 0
    assert ran.pop()[5] is False


def test_the_public_address_may_come_from_the_environment(ran: list[tuple[Any, ...]]) -> None:
    answer = CliRunner().invoke(app, ["serve"], env={"BOARDWRIGHT_PUBLIC_URL": "https://Games.example.org"})
    assert answer.exit_code == 0
    assert ran[0][4].public == "https://games.example.org/"


# -- one seat, several browsers ----------------------------------------------------------------------------------


def test_who_shares_a_seat_is_told_and_can_end_it(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as ann, Visitor(server) as bob, Visitor(server) as eve:
            opened = await ann.open("me", "friend")
            table, token = opened["table"], opened["links"][0]["token"]
            async with ann.tab(table) as host:
                assert [seat["devices"] for seat in host.seats] == [1, 0]
                ok(await bob.claim(table, token))
                async with bob.tab(table) as first:
                    assert [seat["devices"] for seat in first.seats] == [0, 1]
                    ok(await eve.claim(table, token))
                    while first.seats[1]["devices"] != 2:
                        await first.next()
                    async with eve.tab(table) as second:
                        assert second.seats[1]["devices"] == 2
                        assert [seat["devices"] for seat in host.seats] == [1, 0], "others are not told"
                        refused = await ann.post(f"/tables/{table}/seats/1/keep")
                        assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
                        link = (await bob.post(f"/tables/{table}/seats/1/keep")).json()
                        while second.seats[1]["mine"]:
                            await second.next()
                        assert second.shot["viewer"] is None
                        while first.seats[1]["devices"] != 1:
                            await first.next()
                        assert first.seats[1]["mine"]
                    assert (await eve.claim(table, token)).status_code == 403, "the old link is void"
                    assert (await eve.get("/tables")).json() == []
                    assert (await eve.claim(table, link["token"])).status_code == 200
            holders = server.rows("SELECT count(*) FROM holders WHERE table_id = ? AND seat = 1", table)
            assert holders == [(2,)]

    run(play())
