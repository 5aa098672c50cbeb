"""The socket of a table: hello, then requests and answers until somebody leaves.

The server trusts no client: what is malformed, too large, too frequent or unknown is refused in typed form, and a
client that goes on like that is shown the door. Nothing it does harms the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.server import metrics
from boardwright.server.bucket import Places
from boardwright.server.client import SLOW, Client
from boardwright.server.faults import STORAGE, not_stored
from boardwright.server.handover import seek_seat
from boardwright.server.leaving import RESTARTING, WORD
from boardwright.server.protocol import ClientMessage, Hello, Text
from boardwright.server.refuse import Refuse
from boardwright.server.requests import HANDLERS
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from boardwright.server.visitors import identity_of, visitor_of

log = logging.getLogger(__name__)

#: Bytes of a message; seconds to say hello; refusals of the message itself before the door.
LARGEST: Final = 65_536
HELLO: Final = 10.0
STRIKES: Final = 30
#: Open sockets: of one address everywhere, holders of seats and spectators, and spectators alone.
OF_ADDRESS: Final = 200
WATCHING_OF_ADDRESS: Final = 100
#: Open sockets at one table: of one browser that holds a seat; of spectators, in all and of one address.
OF_HOLDER: Final = 20
WATCHING: Final = 100
WATCHING_TOGETHER: Final = 30

UNKNOWN: Final = 4404
GONE: Final = 4410
TOO_LARGE: Final = 1009
POLICY: Final = 1008
LATER: Final = 1013
#: With what a socket closes that cannot be opened, where that is not because there is no such table.
CLOSING: Final = {"gone": GONE, "unavailable": LATER}

MESSAGES: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)


class Enough(Exception):
    """The connection ends: with that code, for that reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def live(socket: WebSocket, tables: Tables, name: str, address: str, places: Places, hasty: bool) -> None:
    """One connection from beginning to end; a hasty one, or one too many, is told to come back later."""
    await socket.accept()
    client = Client(socket, None, frozenset(), address, visitor_of(socket))
    client.start()
    try:
        with places.place(address) as free:
            if hasty or not free:
                raise turned_away(client, Refuse("too_fast", "too many connections; wait a moment"))
            await attend(client, tables, name, places)
    except Enough as end:
        await client.finish(end.code, end.reason)
        if client.dropped:
            hang_up(socket)
    except WebSocketDisconnect:
        pass
    except Refuse as problem:
        client.send(problem.message())
        await client.finish(LATER, "come back later")
    except STORAGE as problem:
        client.send(not_stored(problem).message())
        await client.finish(LATER, "the database cannot be used now")
    finally:
        await client.stop()


def hang_up(socket: WebSocket) -> None:
    """End a line that takes nothing any more: closing it would wait until it has taken everything."""
    abort: Callable[[], None] | None = socket.scope.get("state", {}).get("hang_up")
    if abort is not None:
        abort()


def turned_away(client: Client, problem: Refuse) -> Enough:
    client.send(problem.message())
    return Enough(LATER, "come back later")


async def attend(client: Client, tables: Tables, name: str, places: Places) -> None:
    table = await find(client, tables, name)
    hello = await wait_for_hello(client)
    client.visitor = await identity_of(client.socket)
    if client.visitor is not None and client.visitor != client.device:
        await seek_seat(tables, table, client.visitor)
    # Meanwhile it may have been put away, or deleted. From here to joining nothing comes between.
    table = await find(client, tables, name)
    client.seats = table.seats_of(client.visitor)
    if not has_room(table, client, places):
        raise turned_away(client, Refuse("too_fast", "too many look at this table", Text(key="table-crowded")))
    tables.join(table, client, hello.since)
    try:
        await tables.following.begin_chat(table, client)
        await converse(client, tables, table)
    finally:
        tables.leave(table, client)


async def find(client: Client, tables: Tables, name: str) -> Table:
    try:
        return await tables.get(name)
    except Refuse as problem:
        client.send(problem.message())
        raise Enough(CLOSING.get(problem.code, UNKNOWN), "this table cannot be opened") from problem


def has_room(table: Table, client: Client, places: Places) -> bool:
    """Whether one more may join. However many watch, whoever holds a seat comes in."""
    if client.seats:
        return sum(other.visitor == client.visitor for other in table.clients) < OF_HOLDER
    watching = [other for other in table.clients if not other.seats]
    together = sum(other.address == client.address for other in watching)
    few = len(watching) < WATCHING and together < WATCHING_TOGETHER
    return few and places.taken[client.address] <= WATCHING_OF_ADDRESS


async def wait_for_hello(client: Client) -> Hello:
    try:
        async with asyncio.timeout(HELLO):
            message = await read(client)
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
    metrics.message_came()
    try:
        await HANDLERS[type(message)](tables, table, client, message)
    except STORAGE as problem:
        raise not_stored(problem) from problem
    except Refuse:
        raise
    except Exception as problem:
        log.exception("table %s: a request has failed", table.id)
        raise Refuse("failed", "something went wrong in the server; its log tells what") from problem


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
    message = await client.receive()
    if message is None:
        raise Enough(SLOW, "too slow")
    if message.get("code") == RESTARTING:
        raise Enough(RESTARTING, WORD)
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
