"""What waits for a client, in the order in which it goes out.

What others do never fills it: of snapshots, previews and who is there only the latest waits, since it tells all that
those before it told, and lines of the chat that wait go out together. Only answers to the client itself add up.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from boardwright.server.protocol import Chatted, Sent

#: Answers that may wait for a client, and lines of the chat: whoever comes anew is told no more of them.
BACKLOG: Final = 64
CHAT_LINES: Final = 200
#: By kind what it makes superfluous: a snapshot has the seats in it, and previews of an older one are of no use.
REPLACED: Final[dict[str, frozenset[str]]] = {
    "snapshot": frozenset({"snapshot", "presence", "previews"}),
    "presence": frozenset({"presence"}),
    "previews": frozenset({"previews"}),
}


class Letter(NamedTuple):
    """One message. A snapshot is a text, which viewers of the same share, and has the row of the log it shows."""

    kind: str
    message: Sent | str
    row: int | None = None

    @property
    def text(self) -> str:
        return self.message if isinstance(self.message, str) else self.message.model_dump_json()


class Outbox:
    """The letters that wait for one client."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.some = asyncio.Event()
        #: Nothing waits, and nothing is on its way to the socket.
        self.done = asyncio.Event()
        self.done.set()

    def put(self, letter: Letter) -> bool:
        """Whether there was room for it."""
        if letter.kind in REPLACED:
            self.letters = [other for other in self.letters if other.kind not in REPLACED[letter.kind]]
        elif isinstance(letter.message, Chatted):
            self.put_lines(letter.message)
            return True
        elif sum(other.kind not in REPLACED and other.kind != "chat" for other in self.letters) >= BACKLOG:
            return False
        self.append(letter)
        return True

    def put_lines(self, chatted: Chatted) -> None:
        """Lines join those that wait already; of very many the last ones are told."""
        for at, letter in enumerate(self.letters):
            if isinstance(letter.message, Chatted):
                lines = [*letter.message.lines, *chatted.lines][-CHAT_LINES:]
                self.letters[at] = Letter("chat", Chatted(lines=lines))
                return
        self.append(Letter("chat", chatted))

    def append(self, letter: Letter) -> None:
        self.letters.append(letter)
        self.some.set()
        self.done.clear()

    async def take(self) -> Letter:
        """The next letter, once there is one. Who takes one has delivered those before it."""
        while not self.letters:
            self.some.clear()
            self.done.set()
            await self.some.wait()
        return self.letters.pop(0)
