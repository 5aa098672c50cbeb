"""Guards at the door of every request: security headers, the size of what comes in, and where it comes from."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from boardwright.server.protocol import Code, Refused
from boardwright.server.refuse import STATUS
from boardwright.server.sharing import Sharing

#: The page is made of its own files and nothing else. Style attributes are allowed: boards place pieces with them.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
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


def same_origin(connection: HTTPConnection, sharing: Sharing) -> bool:
    """Whether a page of ours sent this. Browsers always say where a page is from; programs that are none need not."""
    origin = connection.headers.get("origin")
    if origin is None or sharing.is_public_origin(origin):
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, sharing: Sharing) -> None:
        self.app = app
        self.sharing = sharing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self.lets_in(HTTPConnection(scope)):
            await WebSocketClose()(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        connection = HTTPConnection(scope)
        headers = HEADERS | (TRUSTED if self.sharing.is_trusted(connection) else {})

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(headers)
            await send(message)

        refusal = self.check(connection, scope)
        if refusal is not None:
            await refusal(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    def lets_in(self, connection: HTTPConnection) -> bool:
        """Whether we are meant, by a page of ours."""
        return self.is_meant(connection) and same_origin(connection, self.sharing)

    def is_meant(self, connection: HTTPConnection) -> bool:
        return self.sharing.knows(connection.headers.get("host", ""))

    def check(self, connection: HTTPConnection, scope: Scope) -> JSONResponse | None:
        """The answer to a request that goes no further."""
        if not self.is_meant(connection):
            return refuse("not_yours", "this server does not go by that name; boardwright serve --public-url tells it")
        if scope["method"] not in CHANGING:
            return None
        if not same_origin(connection, self.sharing):
            return refuse("not_yours", "this came from another site")
        if connection.headers.get("content-type", "application/json").split(";")[0].strip() != "application/json":
            return refuse("bad_message", "a request's body is JSON")
        return None


def refuse(code: Code, reason: str) -> JSONResponse:
    return JSONResponse(Refused(id=None, code=code, reason=reason).model_dump(), STATUS[code])
