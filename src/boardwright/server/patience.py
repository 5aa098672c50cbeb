"""How long a connection may take: to send a request, and to read the answer. uvicorn has no end to either.

It counts from the first byte, or from connecting, to the last: whoever sends one now and then gains nothing. What a
WebSocket may take is said in `client.py` and `live.py`; whether its other end is still there, uvicorn asks by itself.
"""

from __future__ import annotations

import asyncio
import errno
import logging
from time import monotonic
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger(__name__)

#: Seconds for the headers of a request, for its body, and for reading on when the line is full.
HEADERS: Final = 10.0
BODY: Final = 60.0
READING: Final = 30.0
#: Seconds between two complaints about the same.
PAUSE: Final = 60.0
#: What the system says when it has no room for a connection.
NO_ROOM: Final = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}


class Deadline:
    """A connection ends at once when what is awaited has not come in time."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.awaited: float | None = None
        self.timer: asyncio.TimerHandle | None = None

    def expect(self, seconds: float | None) -> None:
        """So long from now on, unless that is awaited already; None: nothing is."""
        if seconds == self.awaited:
            return
        if self.timer is not None:
            self.timer.cancel()
        self.awaited = seconds
        self.timer = None
        if seconds is not None:
            self.timer = asyncio.get_running_loop().call_later(seconds, self.transport.abort)


class PatientHttp(H11Protocol):
    """uvicorn's HTTP, with an end to its patience and to the number of connections."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.request = Deadline(transport)
        self.reading = Deadline(transport)
        self.request.expect(HEADERS)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request.expect(None)
        self.reading.expect(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self.request.expect({h11.IDLE: HEADERS, h11.SEND_BODY: BODY}.get(self.conn.their_state))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.request.expect(None)
        # Closing a line that is full takes for ever; whoever gives up a client hangs up with this.
        self.app_state = {**self.app_state, "hang_up": self.transport.abort}
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.expect(READING)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.expect(None)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.reading.expect(READING)


class Complaints:
    """What goes wrong in the loop is logged; that there is no room for connections only now and then.

    asyncio tries again every second, and says so for everybody who waits.
    """

    def __init__(self) -> None:
        self.last = -PAUSE

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        problem = context.get("exception")
        if not (isinstance(problem, OSError) and problem.errno in NO_ROOM):
            loop.default_exception_handler(context)
        elif monotonic() - self.last >= PAUSE:
            self.last = monotonic()
            log.warning("no more connections can be accepted for now: %s", problem.strerror)
