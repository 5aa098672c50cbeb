"""Stands outside of everything and notes what comes and goes: the access log, requests and sockets for the metrics.

A request is known by its route (``/api/tables/{table}/claim``) and a number of its own, never by what was in it.
"""

from __future__ import annotations

import logging
import secrets
from time import perf_counter
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.server import metrics
from boardwright.server.logs import request_id, shortened, told

log = logging.getLogger("boardwright.access")

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
#: Routes that are asked for all the time and tell nothing while all is well.
QUIET: Final = frozenset({"page", "ready", "live"})
#: Of what an address names, this stands in the log.
NAMED: Final = ("table", "game")
CLIENT: Final = "client"


class Observer:
    """Wraps the whole application, its guards included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.observe_request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.observe_socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def observe_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status, number = perf_counter(), 500, secrets.token_hex(6)
        request_id.set(number)

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = number
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            note_request(scope, status, perf_counter() - began)

    async def observe_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, code = perf_counter(), CLIENT
        request_id.set(secrets.token_hex(6))

        async def send_noted(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = str(message.get("code", 1000))
            await send(message)
            since = scope.pop(metrics.COMMITTED, None)
            if since is not None:
                metrics.sent_time.observe(perf_counter() - since)

        metrics.sockets.inc()
        try:
            await self.app(scope, receive, send_noted)
        finally:
            metrics.sockets.dec()
            metrics.closed.labels(code).inc()
            fields = told(route=route_of(scope), code=code, seconds=round(perf_counter() - began, 1), **about(scope))
            log.info("socket closed", extra=fields)


def note_request(scope: Scope, status: int, seconds: float) -> None:
    route = route_of(scope)
    method = scope["method"] if scope["method"] in METHODS else "other"
    metrics.requests.labels(method, route, status).inc()
    metrics.request_time.labels(route).observe(seconds)
    level = logging.WARNING if status >= 500 else logging.DEBUG if is_quiet(route, status) else logging.INFO
    if log.isEnabledFor(level):
        fields = told(method=method, route=route, status=status, ms=round(seconds * 1000, 1), **about(scope))
        log.log(level, "request", extra=fields)


def is_quiet(route: str, status: int) -> bool:
    return route in QUIET and status < 400


def route_of(scope: Scope) -> str:
    """The template of the address, once the request has found its way; whatever found none is ``none``."""
    path = getattr(scope.get("route"), "path", None)
    if path is not None:
        return str(path)
    return str(getattr(scope.get("endpoint"), "__name__", "none"))


def about(scope: Scope) -> dict[str, Any]:
    """Who asked, as far as that is anybody's business, and about what."""
    client, named = scope.get("client"), scope.get("path_params", {})
    return {"address": shortened(client[0]) if client else None, **{name: named.get(name) for name in NAMED}}
