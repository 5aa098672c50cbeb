"""What is outside of a server, on this machine: a web server that notes what it is sent, and a mail server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any


@dataclass
class Web:
    """Takes requests and answers with a number, and a line for who would like to be led elsewhere."""

    port: int = 0
    status: int = 200
    more: str = ""
    heads: list[dict[str, str]] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=1"

    @property
    def told(self) -> list[dict[str, Any]]:
        return [json.loads(body) for body in self.bodies]

    async def attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        head = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        self.paths.append(first.split()[1])
        self.heads.append(head)
        self.bodies.append(await reader.readexactly(int(head["content-length"])))
        writer.write(f"HTTP/1.1 {self.status} Whatever\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@dataclass
class Post:
    """A mail server as small as can be: it takes everything."""

    port: int = 0
    refusing: bool = False
    letters: list[EmailMessage] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=games@example.org"

    async def attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().upper():
            if line.startswith("DATA"):
                writer.write(b"354 go on\r\n")
                content = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                self.letters.append(message_from_bytes(content, policy=policy.default))
            refused = self.refusing and line.startswith("RCPT")
            if line.startswith("QUIT"):
                writer.write(b"221 bye\r\n")
                break
            writer.write(b"550 nobody here\r\n" if refused else b"250 well\r\n")
        writer.close()


@asynccontextmanager
async def serving(sink: Any) -> AsyncIterator[Any]:
    server = await asyncio.start_server(sink.attend, "127.0.0.1", 0)
    sink.port = server.sockets[0].getsockname()[1]
    try:
        yield sink
    finally:
        server.close()
