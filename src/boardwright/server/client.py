"""One open socket: who it is, what it has been sent, and what it still gets.

Nothing waits for a client. One that does not keep up is dropped; it comes back and resumes where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.server.bucket import Bucket
from boardwright.server.outbox import Letter, Outbox
from boardwright.server.packing import MORE
from boardwright.server.protocol import Presence, Sent

if TYPE_CHECKING:
    from collections.abc import Hashable

    from starlette.types import Message

    from boardwright.server.forms import Form

#: Seconds a client may take to receive one message; seconds for the last ones, and for closing.
PATIENCE: Final = 15.0
FAREWELL: Final = 2.0
#: Messages a second a client may send in the long run, and at once.
RATE: Final = 20.0
BURST: Final = 60.0

#: Letters that may wait while what the client has sent already is read on.
FEW: Final = 8

SLOW: Final = 4408


class Client:
    """A socket at a table."""

    def __init__(
        self,
        socket: WebSocket,
        visitor: str | None,
        seats: frozenset[int],
        address: str = "",
        device: str | None = None,
    ) -> None:
        self.socket = socket
        #: Whose seats it has; and the browser itself, which is somebody else where a person is logged in.
        self.visitor = visitor
        self.device = device or visitor
        self.seats = seats
        #: The page is visible; those that say nothing about it count as such.
        self.looks = True
        #: Where it comes from; who shares one is counted together.
        self.address = address
        self.bucket = Bucket(RATE, BURST)
        #: The row of the log in the last snapshot that went out; None: nothing yet.
        self.known: int | None = None
        #: What its latest snapshot depends on, and the seats it has been told of last, whether they went out or wait.
        self.stamp: Hashable = None
        self.shown_seats: list[Form] = []
        #: The last line of the chat it has; None: nothing has been said to it yet.
        self.said: int | None = None
        self.outbox = Outbox()
        #: It is to leave; and the wait for its next message, which that ends.
        self.dropped = False
        self.waiting: asyncio.Timeout | None = None
        self.sender: asyncio.Task[None] | None = None
        #: Since when a message is on its way to the socket, and who will look whether that takes too long.
        self.sending: float | None = None
        self.watch: asyncio.TimerHandle | None = None

    def send(self, message: Sent) -> None:
        """Let a message wait for its turn. A client that leaves too many answers waiting is dropped; nobody notices."""
        self.post(Letter(getattr(message, "type", ""), message))

    def show(self, snapshot: str, row: int, seats: list[Form]) -> None:
        """The table has changed. What has gone out (``known``) decides which part of the log a snapshot has in it."""
        self.shown_seats = seats
        self.post(Letter("snapshot", snapshot, row))

    def tell_seats(self, seats: list[Form]) -> None:
        """Who sits where, and who is there, unless the client knows that."""
        if seats != self.shown_seats:
            self.shown_seats = seats
            self.send(Presence.model_validate({"seats": seats}))

    def post(self, letter: Letter) -> None:
        if not self.dropped and not self.outbox.put(letter):
            self.drop()

    def drop(self) -> None:
        """It is shown the door, once what it has asked for last is done."""
        self.dropped = True
        if self.waiting is not None:
            self.waiting.reschedule(0.0)
            self.waiting = None

    def start(self) -> None:
        self.sender = asyncio.create_task(self.keep_sending())

    async def keep_sending(self) -> None:
        """Send what waits until the socket is gone."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                letter = await self.outbox.take()
                if letter.row is not None:
                    self.known = letter.row
                self.sending = loop.time()
                self.watch = self.watch or loop.call_at(self.sending + PATIENCE, self.look)
                more = bool(self.outbox.letters)
                await self.socket.send({"type": "websocket.send", "text": letter.text, MORE: more})
                self.sending = None
        except (WebSocketDisconnect, RuntimeError):
            self.drop()

    def look(self) -> None:
        """Whoever takes too long for one message is dropped. To look once for many of them costs less than a time-out
        for each: nearly all are gone at once.
        """
        self.watch = None
        loop = asyncio.get_running_loop()
        if self.sending is None:
            return
        if loop.time() >= self.sending + PATIENCE:
            self.drop()
        else:
            self.watch = loop.call_at(self.sending + PATIENCE, self.look)

    async def finish(self, code: int, reason: str) -> None:
        """Let what waits go out, as far as the client takes it, and close."""
        with contextlib.suppress(TimeoutError):
            if not self.dropped:
                async with asyncio.timeout(FAREWELL):
                    await self.outbox.done.wait()
        await self.stop()
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(FAREWELL):
                await self.socket.close(code, reason)

    async def receive(self) -> Message | None:
        """What its socket tells next; None once it is dropped. Much may have come at once: answers go out between."""
        if len(self.outbox.letters) >= FEW:
            await asyncio.sleep(0)
        try:
            async with asyncio.timeout(None) as self.waiting:
                message = None if self.dropped else await self.socket.receive()
        except TimeoutError:
            return None
        finally:
            self.waiting = None
        return None if self.dropped else message

    async def stop(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None
        if self.sender is not None:
            self.sender.cancel()
            await asyncio.gather(self.sender, return_exceptions=True)
            self.sender = None
