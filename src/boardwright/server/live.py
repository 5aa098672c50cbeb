"""The socket of a table: hello, then requests and answers until somebody leaves.

The server trusts no client: what is malformed, too large, too frequent or unknown is refused in typed form, and a
client that goes on like that is shown the door. Nothing it does harms the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.server.client import SLOW, Client
from boardwright.server.protocol import ChatLine, Chatted, ClientMessage, Hello
from boardwright.server.refuse import Refuse
from boardwright.server.requests import HANDLERS
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from boardwright.server.visitors import visitor_of

log = logging.getLogger(__name__)

#: Bytes of a message; seconds to say hello; refusals of the message itself before the door.
LARGEST: Final = 65_536
HELLO: Final = 10.0
STRIKES: Final = 30
CHAT_LINES: Final = 200

UNKNOWN: Final = 4404
GONE: Final = 4410
TOO_LARGE: Final = 1009
POLICY: Final = 1008
LATER: Final = 1013

MESSAGES: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)


class Enough(Exception):
    """The connection ends: with that code, for that reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def live(socket: WebSocket, tables: Tables, name: str, hasty: bool) -> None:
    """One connection from beginning to end; a hasty one is told to come back later."""
    await socket.accept()
    client = Client(socket, visitor_of(socket), frozenset())
    client.start()
    try:
        if hasty:
            client.send(Refuse("too_fast", "too many connections; wait a moment").message())
            raise Enough(LATER, "too many connections")
        await attend(client, tables, name)
    except Enough as end:
        await client.finish(end.code, end.reason)
    except WebSocketDisconnect:
        pass
    finally:
        await client.stop()


async def attend(client: Client, tables: Tables, name: str) -> None:
    try:
        table = await tables.get(name)
    except Refuse as problem:
        client.send(problem.message())
        raise Enough(GONE if problem.code == "gone" else UNKNOWN, "this table cannot be opened") from problem
    hello = await wait_for_hello(client)
    client.seats = table.seats_of(client.visitor)
    tables.join(table, client, hello.since)
    try:
        lines = await tables.storage.chat(table.id, CHAT_LINES)
        client.send(Chatted(lines=[ChatLine(id=line.id, seat=line.seat, text=line.text, at=line.at) for line in lines]))
        await converse(client, tables, table)
    finally:
        tables.leave(table, client)


async def wait_for_hello(client: Client) -> Hello:
    try:
        message = await asyncio.wait_for(read(client), HELLO)
    except TimeoutError as late:
        raise Enough(POLICY, "no hello") from late
    except Refuse as problem:
        client.send(problem.message())
        raise Enough(POLICY, "no hello") from problem
    if not isinstance(message, Hello):
        client.send(Refuse("bad_message", "the first message must be a hello").message(message_id(message)))
        raise Enough(POLICY, "no hello")
    return message


async def converse(client: Client, tables: Tables, table: Table) -> None:
    """Answer requests, one after another, until the client has gone or had enough refusals."""
    strikes = 0
    while True:
        request = None
        try:
            message = await read(client)
            request = message_id(message)
            if isinstance(message, Hello):
                raise Refuse("bad_message", "hello has been said")
            if not client.bucket.take():
                strikes += 1
                raise Refuse("too_fast", "too many messages; wait a moment")
            await handle(client, tables, table, message)
            strikes = max(0, strikes - 1)
        except Refuse as problem:
            client.send(problem.message(request, table.number_of(table.n, client.seats)))
            if problem.code == "too_large":
                raise Enough(TOO_LARGE, problem.reason) from problem
            strikes += problem.code == "bad_message"
        if strikes > STRIKES:
            raise Enough(POLICY, "too many bad or hasty messages")


async def handle(client: Client, tables: Tables, table: Table, message: ClientMessage) -> None:
    try:
        await HANDLERS[type(message)](tables, table, client, message)
    except SQLAlchemyError as problem:
        log.exception("table %s: a request could not be stored", table.id)
        raise Refuse("unknown", "this could not be stored; nothing has changed") from problem


async def read(client: Client) -> ClientMessage:
    """The next message, or Refuse when it is none."""
    text = await receive(client)
    if len(text.encode()) > LARGEST:
        raise Refuse("too_large", f"a message has at most {LARGEST} bytes")
    try:
        return MESSAGES.validate_json(text)
    except ValidationError as problem:
        raise Refuse("bad_message", explain(problem)) from problem


async def receive(client: Client) -> str:
    """The next text from the socket; ends when the client has left or was dropped."""
    receiving = asyncio.create_task(client.socket.receive())
    dropped = asyncio.create_task(client.dropped.wait())
    try:
        await asyncio.wait({receiving, dropped}, return_when=asyncio.FIRST_COMPLETED)
        if client.dropped.is_set():
            raise Enough(SLOW, "too slow")
        message = receiving.result()
    finally:
        for task in (receiving, dropped):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise Refuse("bad_message", "messages are texts, not bytes")
    return str(text)


def message_id(message: ClientMessage) -> str | None:
    return getattr(message, "id", None)


def explain(problem: ValidationError) -> str:
    """The first thing wrong, without repeating what the client sent."""
    first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])
