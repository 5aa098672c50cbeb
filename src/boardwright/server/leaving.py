"""How the server stops: whoever comes is told that it comes back in a moment, what is under way is finished, sockets
are closed with a code after which pages connect again by themselves.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.server.refuse import Refuse

#: "Service restart" (RFC 6455's registry): a page connects again, after a moment.
RESTARTING: Final = 1012
OVER: Final = {"type": "websocket.disconnect", "code": RESTARTING}
WORD: Final = "the server comes back in a moment"
#: Seconds after which to come back.
MOMENT: Final = "2"
PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><title>Boardwright</title>
<h1>Boardwright comes back in a moment</h1>
</html>
"""
#: They are told that the server is about to stop, in their own form.
EXCEPTED: Final = "/health"


class Leaving:
    """Wraps the application, so that it can be left in good order."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.stopping = asyncio.Event()
        #: Requests and sockets under way.
        self.under_way = 0
        self.empty = asyncio.Event()
        #: Where sockets are waited for to say something.
        self.waiting: set[asyncio.Timeout] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"].startswith(EXCEPTED):
            await self.app(scope, receive, send)
        elif self.stopping.is_set():
            await turn_away(scope, receive, send)
        else:
            await self.attend(scope, receive, send)

    async def attend(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.under_way += 1
        try:
            if scope["type"] == "websocket":
                await self.listen(scope, receive, send)
            else:
                await self.app(scope, receive, send)
        finally:
            self.under_way -= 1
            if not self.under_way and self.stopping.is_set():
                self.empty.set()

    async def listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The messages of a socket are passed on; when the server stops, the next one is that it is over."""

        async def receive_until_stopped() -> Message:
            if self.stopping.is_set():
                return dict(OVER)
            waiting = asyncio.timeout(None)
            try:
                async with waiting:
                    self.waiting.add(waiting)
                    return await receive()
            except TimeoutError:
                return await at_once(receive) or dict(OVER)
            finally:
                self.waiting.discard(waiting)

        await self.app(scope, receive_until_stopped, send)

    async def finish(self, seconds: float) -> None:
        """Take nothing new; wait for what is under way, at most so long."""
        self.stopping.set()
        for waiting in self.waiting:
            waiting.reschedule(0.0)
        if self.under_way:
            try:
                async with asyncio.timeout(seconds):
                    await self.empty.wait()
            except TimeoutError:
                return


async def at_once(receive: Receive) -> Message | None:
    """What has come already: it is still answered."""
    try:
        async with asyncio.timeout(0):
            return await receive()
    except TimeoutError:
        return None


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": RESTARTING, "reason": WORD})
        return
    headers = {"Retry-After": MOMENT, "Connection": "close", "Cache-Control": "no-store"}
    if "text/html" in HTTPConnection(scope).headers.get("accept", ""):
        answer: Response = HTMLResponse(PAGE, 503, headers)
    else:
        answer = JSONResponse(Refuse("unavailable", WORD).message().model_dump(), 503, headers)
    await answer(scope, receive, send)
