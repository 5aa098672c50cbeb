"""Guards at the door of every request: security headers, whom it is meant for, and where it comes from."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from boardwright.server.faults import refusal
from boardwright.server.refuse import Refuse
from boardwright.server.sharing import Sharing

#: The page is made of its own files and nothing else. Style attributes are allowed: boards place pieces with them.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
}
#: Browsers heed this one only where nobody can have changed the page on its way, and complain elsewhere.
TRUSTED: Final = {"Cross-Origin-Opener-Policy": "same-origin"}
#: Bytes of a request's body: of a saved game (its text is JSON within JSON), and of anything else.
LARGEST_IMPORT: Final = 4_200_000
LARGEST: Final = 65_536
CHANGING: Final = {"POST", "PUT", "PATCH", "DELETE"}
#: Characters of an address, with its query.
LONGEST_ADDRESS: Final = 4000
TOO_LONG: Final = 414


def same_origin(connection: HTTPConnection, sharing: Sharing) -> bool:
    """Whether a page of ours sent this. Browsers always say where a page is from; programs that are none need not."""
    host = connection.headers.get("host", "")
    ours = (f"http://{host}", f"https://{host}")
    return all(origin in ours or sharing.is_public_origin(origin) for origin in connection.headers.getlist("origin"))


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, sharing: Sharing) -> None:
        self.app = app
        self.sharing = sharing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        # Ranges are for long films: ours are small files, and thousands of ranges of one are an attack.
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"range"]
        connection = HTTPConnection(scope)
        headers = HEADERS | (TRUSTED if self.sharing.is_trusted(connection) else {})

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(headers)
            await send(message)

        try:
            self.check(connection, scope)
        except Refuse as problem:
            status = TOO_LONG if problem.code == "too_large" else None
            # A socket is not opened: no browser would show more of it than that.
            answer = WebSocketClose() if scope["type"] == "websocket" else refusal(problem, status)
            await answer(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)

    def check(self, connection: HTTPConnection, scope: Scope) -> None:
        """Refuse what goes no further."""
        if not scope["path"].startswith("/"):
            raise Refuse("bad_message", "a request names what it wants by its path, which begins with /")
        if len(scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise Refuse("too_large", f"an address has at most {LONGEST_ADDRESS} characters")
        named = connection.headers.getlist("host")
        if len(named) != 1:
            raise Refuse("bad_message", "a request names the machine that it is meant for, once: Host")
        if not self.sharing.knows(named[0]):
            reason = "this server does not go by that name; boardwright serve --public-url tells it"
            raise Refuse("not_yours", reason)
        if scope["type"] == "http" and scope["method"] not in CHANGING:
            return
        if not same_origin(connection, self.sharing):
            raise Refuse("not_yours", "this came from another site")
        kind = connection.headers.get("content-type", "application/json").split(";")[0].strip().lower()
        if kind != "application/json":
            raise Refuse("bad_message", "a request's body is JSON")
