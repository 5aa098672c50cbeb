"""One open socket: who it is, what it has been sent, and a queue of what it still gets.

Nothing waits for a client. One that does not keep up is dropped; it comes back and resumes where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.server.bucket import Bucket
from boardwright.server.protocol import Sent

if TYPE_CHECKING:
    from collections.abc import Hashable

#: Messages that may wait for a client, and seconds it may take to receive one.
BACKLOG: Final = 64
PATIENCE: Final = 15.0
#: Messages a second a client may send in the long run, and at once.
RATE: Final = 20.0
BURST: Final = 60.0

SLOW: Final = 4408


class Client:
    """A socket at a table."""

    def __init__(self, socket: WebSocket, visitor: str | None, seats: frozenset[int]) -> None:
        self.socket = socket
        self.visitor = visitor
        self.seats = seats
        self.bucket = Bucket(RATE, BURST)
        #: The row of the log it has been shown; None: nothing yet.
        self.known: int | None = None
        #: What its last snapshot depended on.
        self.stamp: Hashable = None
        self.outbox: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.dropped = asyncio.Event()
        self.sender: asyncio.Task[None] | None = None

    def send(self, message: Sent) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Queue a message. A client with a full queue is dropped; the others do not notice."""
        if self.dropped.is_set():
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.dropped.set()

    def start(self) -> None:
        self.sender = asyncio.create_task(self.keep_sending())

    async def keep_sending(self) -> None:
        """Send what is queued until the socket is gone or too slow."""
        try:
            while True:
                text = await self.outbox.get()
                await asyncio.wait_for(self.socket.send_text(text), PATIENCE)
                self.outbox.task_done()
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            self.dropped.set()

    async def finish(self, code: int, reason: str) -> None:
        """Let what is queued go out, as far as the client takes it, and close."""
        with contextlib.suppress(TimeoutError):
            if not self.dropped.is_set():
                await asyncio.wait_for(self.outbox.join(), 2)
        await self.stop()
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            await asyncio.wait_for(self.socket.close(code, reason), 2)

    async def stop(self) -> None:
        if self.sender is not None:
            self.sender.cancel()
            await asyncio.gather(self.sender, return_exceptions=True)
            self.sender = None
