"""What clients may ask for over the socket. A request is checked in a fixed order: seat, then currency, then rules."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from boardwright.kernel.errors import BadNotation, BoardwrightError, CannotUndo, GameOver
from boardwright.match.confirming import is_for_good
from boardwright.server.changes import (
    Change,
    act_at_once,
    answer,
    answered,
    confirm,
    confirming,
    confirms,
    rewind,
    stand_in,
    undo,
)
from boardwright.server.client import Client
from boardwright.server.objections import check_bot
from boardwright.server.protocol import (
    Accepted,
    Act,
    Answer,
    Ask,
    Confirm,
    Confirms,
    Looks,
    Read,
    Say,
    Seen,
    StandIn,
    Text,
    Undo,
    WhyNot,
)
from boardwright.server.refuse import Refuse
from boardwright.server.snapshot import may_rewind
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from boardwright.server.texts import text_of
from boardwright.server.visible import shown_length, shown_match


async def on_act(tables: Tables, table: Table, client: Client, message: Act) -> None:
    async with table.lock:
        await play_again(tables, table, client, message.seat)
        table.check_going_on()
        if not attempt(lambda: table.match.is_offer(message.seat, message.action)):
            check_current(table, client, message.n, message.seat)
        if table.held is not None:
            raise Refuse("stale", "a turn is to be confirmed first")
        change = attempt(lambda: act_at_once(table.match, message.seat, [message.action, *message.then]))
        check_sure(table, message, change)
        await store(tables, table, client, message.id, change)


async def on_confirm(tables: Tables, table: Table, client: Client, message: Confirm) -> None:
    async with table.lock:
        await play_again(tables, table, client, message.seat)
        table.check_not_ended()
        check_current(table, client, message.n, message.seat)
        if table.held != message.seat:
            raise Refuse("stale", "there is no turn to be confirmed")
        await store(tables, table, client, message.id, confirm(table.match, message.seat))


async def on_confirms(tables: Tables, table: Table, client: Client, message: Confirms) -> None:
    async with table.lock:
        if message.seat not in client.seats:
            raise Refuse("not_yours", f"seat {message.seat} is not yours")
        if table.seats[message.seat].answers.confirms == message.on:
            client.send(accepted(table, client, message.id))
            return
        await store(tables, table, client, message.id, confirming(table.match, message.seat, message.on))


async def on_undo(tables: Tables, table: Table, client: Client, message: Undo) -> None:
    async with table.lock:
        await play_again(tables, table, client, message.seat)
        table.check_not_ended()
        (undo_now,) = table.match.sight([message.seat]).undo()
        if undo_now.steps == 0 and not message.all and may_rewind(table, message.seat):
            check_mine(table, client, message.n, message.seat)
            await store(tables, table, client, message.id, rewind(table.match, message.seat))
            return
        check_current(table, client, message.n, message.seat)
        if table.held not in (None, message.seat):
            raise Refuse("stale", "a turn is to be confirmed first")
        if message.steps not in (None, undo_now.steps):
            raise Refuse("stale", f"{undo_now.steps} steps can be taken back now, not {message.steps}")
        if undo_now.barrier is not None:
            raise Refuse("undo", f"this cannot be taken back: {undo_now.barrier.key}")
        steps = undo_now.steps if message.all else table.match.undo_at_once(message.seat)
        change = attempt(lambda: undo(table.match, message.seat, steps))
        await store(tables, table, client, message.id, change)


async def on_stand_in(tables: Tables, table: Table, client: Client, message: StandIn) -> None:
    """The holder may as agreed; others at the table may once the holder has been away for as long as agreed."""
    async with table.lock:
        if message.seat >= len(table.seats) or table.seats[message.seat].kind == "bot":
            raise Refuse("illegal", f"no person sits in seat {message.seat}")
        if table.seats[message.seat].gone is not None:
            check_return(table, client, message)
        check_asker(table, client, message.seat)
        table.check_going_on()
        if table.seats[message.seat].stand_in == message.bot:
            client.send(accepted(table, client, message.id))
            return
        if message.bot is not None:
            tables.note_presence(table)
            check_stand_in(table, client, message.seat, message.bot)
        own = message.seat in client.seats
        await store(tables, table, client, message.id, stand_in(table.match, message.seat, message.bot, own))


async def on_answer(tables: Tables, table: Table, client: Client, message: Answer) -> None:
    """A question that is declined for good must be the one that is asked; taking it back needs nothing."""
    async with table.lock:
        await play_again(tables, table, client, message.seat)
        table.check_going_on()
        prompt = None
        if message.on and message.question is not None:
            asked = () if table.held is not None else table.match.sight([message.seat]).choices()
            prompt = next((choice.prompt for choice in asked if choice.question == message.question), None)
            if prompt is None:
                raise Refuse("stale", "this question is not asked now")
        change = answer(table.match, message.seat, message.question, message.on, prompt)
        await store(tables, table, client, message.id, change)


async def on_ask(tables: Tables, table: Table, client: Client, message: Ask) -> None:
    if message.seat not in client.seats:
        raise Refuse("not_yours", f"seat {message.seat} is not yours")
    shown = shown_match(table, client.seats)
    refusal = attempt(lambda: shown.sight(client.seats).why_not(message.seat, message.target))
    client.send(
        WhyNot(
            id=message.id,
            target=message.target,
            rule=refusal.rule if refusal else None,
            text=text_of(refusal.message) if refusal else None,
        )
    )


async def on_say(tables: Tables, table: Table, client: Client, message: Say) -> None:
    text = "".join(sign for sign in message.text if sign.isprintable() or sign == "\n").strip()
    if not text:
        raise Refuse("bad_message", "there is nothing in this line")
    seat = next((seat for seat in table.waiting() if seat in client.seats), min(client.seats, default=None))
    tables.talk.check(table, client, seat)
    await tables.storage.say(table.id, seat, text, time.time(), client.visitor)
    client.send(accepted(table, client, message.id))
    await tables.following.tell_chat(table)


async def on_seen(tables: Tables, table: Table, client: Client, message: Seen) -> None:
    length = min(message.length, table.before + shown_length(table, client.seats))
    for seat in client.seats:
        if table.seen.get(seat) != length:
            table.seen[seat] = length
            await tables.storage.set_seen(table.id, seat, length)


async def on_read(tables: Tables, table: Table, client: Client, message: Read) -> None:
    for seat in client.seats:
        await tables.storage.set_read(table.id, seat, message.line)


async def on_looks(tables: Tables, table: Table, client: Client, message: Looks) -> None:
    if client.looks != message.on:
        client.looks = message.on
        tables.tell_presence(table)


Handler = Callable[[Tables, Table, Client, Any], Awaitable[None]]
HANDLERS: Final[dict[type[Any], Handler]] = {
    Act: on_act,
    Confirm: on_confirm,
    Confirms: on_confirms,
    Undo: on_undo,
    StandIn: on_stand_in,
    Answer: on_answer,
    Ask: on_ask,
    Say: on_say,
    Seen: on_seen,
    Read: on_read,
    Looks: on_looks,
}


async def play_again(tables: Tables, table: Table, client: Client, seat: int) -> None:
    """The seat is the client's to play; where others let a bot play it meanwhile, it is taken back first."""
    if seat not in client.seats:
        raise Refuse("not_yours", f"seat {seat} is not yours")
    await tables.hand_back(table, seat)
    if table.seats[seat].stand_in is not None:
        raise Refuse("not_yours", "a bot stands in for this seat; take it back first")


def check_return(table: Table, client: Client, message: StandIn) -> None:
    """Who left and was let in again may take the seat back; nothing else is changed about a seat that was given up."""
    table.check_going_on()
    if table.seats[message.seat].gone == "resigned":
        raise Refuse("illegal", "who has resigned does not come back")
    if message.seat not in client.seats or message.bot is not None:
        raise Refuse("not_yours", "this seat was given up; a bot plays it to the end")


def check_current(table: Table, client: Client, n: int, seat: int) -> None:
    """Of two requests made on the same position one wins, and the other is told."""
    if not table.is_current(table.row_of(n, client.seats), seat):
        raise Refuse("stale", f"the table has changed since {n}")


def check_mine(table: Table, client: Client, n: int, seat: int) -> None:
    """The same where others do not matter: only what was done in that seat since makes a request stale."""
    row = table.row_of(n, client.seats)
    if row < 0 or any(mark.seat == seat for mark in table.marks[row + 1 :]):
        raise Refuse("stale", f"seat {seat} has decided something since {n}")


def check_sure(table: Table, message: Act, change: Change) -> None:
    """Whoever confirms turns is asked before one ends with what cannot be taken back; nothing has happened yet."""
    if message.sure or not confirms(table.seats[message.seat]):
        return
    if is_for_good(answered(change, table.seats).match, message.seat):
        raise Refuse("confirm", "this ends the turn and cannot be taken back")


def check_asker(table: Table, client: Client, seat: int) -> None:
    """Who is there, or has chosen a bot before going, decides alone about the seat."""
    if seat in client.seats:
        return
    if not client.seats or seat in table.online() or table.seats[seat].wanted:
        raise Refuse("not_yours", "only its holder decides this", Text(key="stand-in-there"))


def check_stand_in(table: Table, client: Client, seat: int, bot: str) -> None:
    """Whether that bot may stand in now. Who plays alone may do as they like; others have agreed on something."""
    check_bot(bot, table.match.game)
    agreed = table.agreed
    if all(other.number in client.seats for other in table.seats if other.kind == "person" and other.gone is None):
        return
    if agreed.absence is None:
        raise Refuse("illegal", "this table has agreed that no bot stands in", Text(key="stand-in-never"))
    if bot != agreed.bot:
        raise Refuse("illegal", f"this table has agreed on the bot {agreed.bot!r}")
    since = table.seats[seat].away
    left = 0.0 if since is None or seat in client.seats else since + 60 * agreed.absence - time.time()
    if left > 0:
        minutes = math.ceil(left / 60)
        text = Text(key="stand-in-early", args={"minutes": minutes})
        raise Refuse("illegal", f"a bot may stand in when {minutes} more minutes have passed", text)


def attempt(work: Callable[[], Any]) -> Any:
    """Do something with the match; what it refuses is refused to the client."""
    try:
        return work()
    except GameOver as problem:
        raise Refuse("over", str(problem)) from problem
    except CannotUndo as problem:
        raise Refuse("undo", str(problem)) from problem
    except BadNotation as problem:
        raise Refuse("bad_message", str(problem)) from problem
    except BoardwrightError as problem:
        raise Refuse("illegal", str(problem)) from problem


def accepted(table: Table, client: Client, request: str) -> Accepted:
    return Accepted(id=request, n=table.number_of(table.n, client.seats))


async def store(tables: Tables, table: Table, client: Client, request: str, change: Change) -> None:
    """Store a change and tell the client so, before anybody sees what came of it."""
    await tables.commit(table, change, lambda: client.send(accepted(table, client, request)))
