"""Whatever arrives over HTTP, down to single bytes, is answered in typed form: no traceback, and the server goes on."""

from __future__ import annotations

import json
import socket
from typing import Any, NamedTuple

import pytest
from starlette.types import Message, Scope

from boardwright.server.app import create_app
from tests.server.harness import LONG, Server, run

JSON = "Content-Type: application/json\r\n"
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
SEATS = '"seats": [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]'


class Answer(NamedTuple):
    status: int
    head: str
    body: str

    @property
    def code(self) -> str:
        """The code of the refusal it is."""
        told = json.loads(self.body)
        assert set(told) == {"type", "id", "code", "reason", "n", "text"}
        assert told["type"] == "refused"
        assert 5 < len(told["reason"]) < 700
        code: str = told["code"]
        return code


def send(server: Server, request: str) -> Answer:
    """Send these very characters, one byte each, and read until the server has said everything."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as wire:
        wire.sendall(request.encode("latin-1"))
        heard = b""
        while part := wire.recv(65536):
            heard += part
    head, _, body = heard.decode().partition("\r\n\r\n")
    return Answer(int(head.split(" ", 2)[1]), head.lower(), body)


def ask(
    server: Server, path: str, headers: str = "", method: str = "GET", body: str = "", host: str | None = ""
) -> Answer:
    """An ordinary request but for what is given; ``host`` None leaves it out."""
    named = "" if host is None else f"Host: {host or '127.0.0.1'}\r\n"
    closing = "" if "Upgrade" in headers else "Connection: close\r\n"
    length = f"Content-Length: {len(body)}\r\n" if body else ""
    return send(server, f"{method} {path} HTTP/1.1\r\n{named}{closing}{headers}{length}\r\n{body}")


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose log is read in the end: nothing that a client sends is an error of ours."""
    server = Server(tmp_path_factory.mktemp("quiet") / "tables.sqlite3")
    log = tmp_path_factory.mktemp("log") / "log"
    server.log = log
    server.start()
    yield server
    server.stop()
    told = log.read_text()
    assert "Traceback" not in told
    assert "ERROR" not in told


@pytest.mark.parametrize(
    "origin", ["http://[", "http://a]", "//", "http://\xff", "http://127.0.0.1@evil.example", "null"]
)
def test_an_origin_that_is_none(quiet: Server, origin: str) -> None:
    answer = ask(quiet, "/api/tables", f"Origin: {origin}\r\n{JSON}", "POST", "{}")
    assert (answer.status, answer.code) == (403, "not_yours")
    assert "content-security-policy" in answer.head
    assert ask(quiet, "/api/tables/any/live", f"Origin: {origin}\r\n{UPGRADE}").status == 403


def test_two_origins_are_none(quiet: Server) -> None:
    ours = "Origin: http://127.0.0.1\r\n"
    assert ask(quiet, "/api/tables", ours + JSON, "POST", "{}").code == "bad_message"
    assert ask(quiet, "/api/tables", f"{ours}Origin: http://evil.example\r\n{JSON}", "POST", "{}").code == "not_yours"


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00.js", "/" + "a" * 300, "/" + "a/" * 1900, "/%ff", "/%zz", "/%ed%a0%80", "/a%0a"]
)
def test_a_path_that_no_file_has(quiet: Server, path: str) -> None:
    assert ask(quiet, path).status == 404
    assert ask(quiet, path, "Accept: text/html\r\n").status in (404, 503), "the page, where it is built"


@pytest.mark.parametrize("path", ["/", "/api/", "/api/tables/"])
def test_a_very_long_address(quiet: Server, path: str) -> None:
    for address in (path + "a" * 5000, path + "a" * 40_000, f"{path}?{'a' * 5000}"):
        answer = ask(quiet, address)
        assert (answer.status, answer.code) == (414, "too_large")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/%00/life", 404, "unknown"),
        ("/api/tables/%ff%fe/life", 404, "unknown"),
        ("/api/tables/%ed%a0%80/life", 404, "unknown"),
        ("/api/messages/en/%00.ftl", 404, "unknown"),
        ("/api/catalogue/%00/%00.js", 404, "unknown"),
        ("/api/introductions/%00", 404, "unknown"),
        ("/api/handbooks/..%2f..", 404, "unknown"),
        ("/api/introductions/kingdom_builder/abc/0", 400, "bad_message"),
        ("/api/introductions/kingdom_builder/NaN/0", 400, "bad_message"),
        ("/api/introductions/kingdom_builder/1e400/0", 400, "bad_message"),
        (f"/api/introductions/kingdom_builder/{'9' * 3000}/0", 404, "unknown"),
        (f"/api/introductions/kingdom_builder/{'9' * 30}/-1", 404, "unknown"),
        ("/api/introductions/kingdom_builder/0/0/why/%00", 400, "bad_message"),
        (f"/api/introductions/kingdom_builder/0/0/why/{'x' * 2000}", 400, "bad_message"),
    ],
)
def test_names_and_numbers_in_paths(quiet: Server, path: str, status: int, code: str) -> None:
    answer = ask(quiet, path)
    assert (answer.status, answer.code) == (status, code)


def test_numbers_of_a_table(quiet: Server) -> None:
    body = f'{{"game": "kingdom_builder", {SEATS}}}'
    table = json.loads(ask(quiet, "/api/tables", JSON, "POST", body).body)["table"]
    for number in ("x", "NaN", "1.5", "", "%00", "%ff", "1e400", "9" * 3000):
        for path in (f"at/{number}", f"scenes?at={number}", f"hints/0?n={number}", f"outlooks/{number}"):
            answer = ask(quiet, f"/api/tables/{table}/{path}")
            # A number may be one and yet be too large; whoever only looks on gets no hints anyhow.
            assert (answer.status, answer.code) in ((400, "bad_message"), (404, "unknown"), (403, "not_yours")), path
    for path in ("scenes", "hints/0", "scenes?" + "&".join(["at=0"] * 33)):
        answer = ask(quiet, f"/api/tables/{table}/{path}")
        assert (answer.status, answer.code) == (400, "bad_message"), path
    for length in (-1, 2, 10**30):
        assert ask(quiet, f"/api/tables/{table}/at/{length}").code == "unknown"
        assert ask(quiet, f"/api/tables/{table}/links/{length}", JSON, "POST", "{}").code in ("illegal", "not_yours")
        assert ask(quiet, f"/api/tables/{table}/hints/{length}?n=0").code == "not_yours"


@pytest.mark.parametrize("method", ["TRACE", "PATCH", "OPTIONS", "DELETE", "FLY"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing"])
def test_methods_that_nobody_offers(quiet: Server, method: str, path: str) -> None:
    answer = ask(quiet, path, method=method)
    assert (answer.status, answer.code) in ((405, "bad_message"), (404, "unknown"))


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/json; charset=\xff", "{}"),
        ("Application/JSON", "{}"),
        ("\xff", "{}"),
        ("multipart/form-data; boundary=x", "--x--"),
        ("application/json", "\xff\xfe"),
        ("application/json", "[" * 60_000),
        ("application/json", '{"game": "kingdom_builder", "seed": NaN, ' + SEATS + "}"),
        ("application/json", '{"game": "kingdom_builder", "seed": 1' + "0" * 5000 + ", " + SEATS + "}"),
        ("application/json", '{"game": "kingdom_builder", "seed": 1e999, ' + SEATS + "}"),
        ("application/json", '{"game": "\\ud800", ' + SEATS + "}"),
        ("application/json", '{"game": "\\u0000", ' + SEATS + "}"),
        ("application/json", '{"game": "kingdom_builder", "options": {"\\ud800": 1}, ' + SEATS + "}"),
        ("application/json", '{"game": "kingdom_builder", "options": {"expansions": [NaN]}, ' + SEATS + "}"),
        ("application/json", '{"game": "kingdom_builder", "options": {"expansions": [[{}]]}, ' + SEATS + "}"),
        ("application/json", '{"game": "kingdom_builder", "seats": [{"kind": "me", "name": "\\udfff"}]}'),
    ],
)
def test_bodies_that_are_none(quiet: Server, kind: str, body: str) -> None:
    answer = ask(quiet, "/api/tables", f"Content-Type: {kind}\r\n", "POST", body)
    assert (answer.status, answer.code) in ((400, "bad_message"), (422, "illegal"))


@pytest.mark.parametrize(
    "header",
    [
        "Cookie: boardwright_visitor=\xff\xfe aaaaaaaaaaaaaaaaaaaaaaaaaaa",
        'Cookie: boardwright_visitor="\\377\\000aaaaaaaaaaaaaaaaaaaaaaa"',
        "Cookie: ;;==;=;boardwright_visitor",
        "Accept-Encoding: \xff;q=x",
        "Range: bytes=9-1,abc",
        "Range: potatoes=1-2",
        "Range: bytes=99999999999999999999-",
        "Range: bytes=" + ",".join(f"{3 * at}-{3 * at + 1}" for at in range(2000)),
        "If-None-Match: \xff\r\nIf-Modified-Since: \xff\r\nIf-Range: \xff",
        "X-Forwarded-For: \xff, ,,\r\nX-Forwarded-Proto: [[[\r\nX-Forwarded-Host: [",
        "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA",
    ],
)
def test_odd_headers_are_left_alone(quiet: Server, header: str) -> None:
    header = header.replace("Upgrade: h2c", "upgrade: h2c")
    for path in ("/api/tables", "/api/share", "/api/messages/en/table.ftl"):
        assert ask(quiet, path, f"{header}\r\n").status == 200
    assert ask(quiet, "/", f"{header}\r\n").status in (200, 503)


# -- whom it is meant for --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "[",
        "[::1",
        "[::1]evil.example",
        "[127.0.0.1]",
        "[localhost]",
        "127.0.0.1:abc",
        "127.0.0.1:80:evil",
        "127.0.0.1:99999",
        "127.0.0.1@evil.example",
        "127.0.0.1, evil.example",
        "127.0.0.1/evil.example",
        "localhost..",
        "\xff",
        "0x7f.1",
        "evil.example:80",
        "localhost.evil.example",
    ],
)
def test_a_host_that_is_not_ours(quiet: Server, host: str) -> None:
    assert ask(quiet, "/api/tables/any/live", UPGRADE, host=host).status == 403
    for path in ("/", "/api/games"):
        answer = ask(quiet, path, host=host)
        assert (answer.status, answer.code) == (403, "not_yours")
        assert "set-cookie" not in answer.head


@pytest.mark.parametrize(
    "host", ["127.0.0.1:", "localhost.:80", "LOCALHOST", "[::1]", "[FE80::1]:8000", "10.1.2.3:65535"]
)
def test_a_host_that_is_ours(quiet: Server, host: str) -> None:
    assert ask(quiet, "/api/share", host=host).status == 200


def test_a_request_names_whom_it_is_meant_for(quiet: Server) -> None:
    for request in ("GET /api/games HTTP/1.0\r\n\r\n", "GET /api/games HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n"):
        answer = send(quiet, request)
        assert (answer.status, answer.code) in ((400, "bad_message"), (403, "not_yours"))


@pytest.mark.parametrize(
    "target", ["http://evil.example/api/games", "http://127.0.0.1/api/games", "http://[/", "*", "evil.example:80"]
)
def test_a_target_is_a_path(quiet: Server, target: str) -> None:
    """Whoever names another machine there means that one, whatever Host says."""
    for method in ("GET", "OPTIONS", "CONNECT"):
        answer = ask(quiet, target, method=method)
        assert (answer.status, answer.code) == (400, "bad_message")


def test_hosts_are_counted_whatever_reads_the_request() -> None:
    """The server in use refuses two Hosts itself; the guard does not rely on it."""

    def told(kind: str, headers: list[tuple[bytes, bytes]]) -> Message:
        scope: Scope = {"type": kind, "path": "/api/games", "query_string": b"", "headers": headers, "method": "GET"}
        heard: list[Message] = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def hear(message: Message) -> None:
            heard.append(message)

        run(create_app()({**scope, "scheme": "http"}, receive, hear))
        return heard[0]

    ours, evil = (b"host", b"127.0.0.1"), (b"host", b"evil.example")
    for headers in ([ours, evil], [evil, ours], [ours, ours], []):
        assert told("http", headers)["status"] == 400
        assert told("websocket", headers)["type"] == "websocket.close"
