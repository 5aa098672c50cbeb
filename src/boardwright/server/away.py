"""The HTTP side of being away: how I am told that it is my turn, tables I want to hear nothing of, and vacations."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request

from boardwright.server import schema
from boardwright.server.bucket import Buckets
from boardwright.server.clocks import DAY
from boardwright.server.mail import is_address
from boardwright.server.outside import Failed, Forbidden
from boardwright.server.protocol import (
    AddPush,
    AwayInfo,
    ChannelInfo,
    MailSecret,
    NewChannel,
    Switch,
    Text,
    Vacation,
)
from boardwright.server.push import UNREADABLE, Subscription, packed
from boardwright.server.refuse import Refuse
from boardwright.server.routes import Address, AllTables, OneTable, Shared, Visitor, body, slow_down
from boardwright.server.sharing import Sharing
from boardwright.server.telling import Teller
from boardwright.server.tokens import fingerprint, new_token
from boardwright.server.visitors import visitor_of

away: Final = APIRouter(prefix="/api")
#: Letters to addresses that nobody has confirmed, a second in the long run and at once, for one address of ours.
LETTERS: Final = (1 / 600, 5.0)
CHANGES: Final = [Depends(slow_down)]


def teller_of(request: Request) -> Teller:
    teller: Teller = request.app.state.teller
    return teller


def letters_of(request: Request) -> Buckets:
    letters: Buckets = request.app.state.letters
    return letters


Tells = Annotated[Teller, Depends(teller_of)]
Letters = Annotated[Buckets, Depends(letters_of)]


@away.get("/me/away")
async def how(tables: AllTables, teller: Tells, identity: Visitor) -> AwayInfo:
    channels = [
        ChannelInfo(
            id=line.id,
            kind=line.kind,
            address=line.target["address"],
            on=line.enabled,
            confirmed=line.confirmed,
            failed=line.failed,
        )
        for line in await teller.channels.of(identity)
    ]
    return AwayInfo(
        channels=channels,
        muted=await teller.channels.muted(identity),
        push_key=teller.signer.public,
        mail=teller.postman is not None,
        vacation=await tables.vacations.until(identity),
        days=int(await tables.vacations.left(identity) / DAY + 0.001),
    )


@away.post("/me/channels", dependencies=CHANGES)
async def add(
    request: Request,
    teller: Tells,
    sharing: Shared,
    letters: Letters,
    address: Address,
    identity: Visitor,
    wanted: Annotated[NewChannel, Depends(body(NewChannel))],
) -> None:
    """One more way to be told. An address of mail is written to, and counts when its owner has said so."""
    channel = wanted.channel
    values: dict[str, Any] = {"kind": channel.kind, "base": base_of(request, sharing), "language": channel.language}
    values |= {"target": {"address": channel.address}, "confirmed": True, "made": teller.storage.now()}
    if isinstance(channel, AddPush):
        values["target"] |= keys_of(channel)
        values["device"] = visitor_of(request)
    if channel.kind == "mail":
        if teller.postman is None or not is_address(channel.address):
            raise Refuse("illegal", "this is no address to write to", Text(key="away-no-mail"))
        if not letters.take(address) or not letters.take(channel.address.lower()):
            raise Refuse("too_fast", "too many letters; wait a while")
        token = new_token()
        values["target"] |= {"token": token}
        values |= {"confirmed": False, "token_hash": fingerprint(token)}
    else:
        await check_place(teller, channel.address)
    name = await teller.channels.add(identity, values)
    if channel.kind == "mail":
        await ask_for(teller, name)


def base_of(request: Request, sharing: Sharing) -> str:
    """By which address the person came, with the slash at its end: links begin with it."""
    host = request.headers.get("host", "")
    return sharing.public or f"{'https' if sharing.is_secure(request) else 'http'}://{host}/"


def keys_of(channel: AddPush) -> dict[str, str]:
    """A browser's keys, in the form that we write ourselves."""
    try:
        read = Subscription.read(channel.address, channel.p256dh, channel.auth)
    except UNREADABLE as problem:
        raise Refuse("illegal", "these are no keys of a browser") from problem
    return {"p256dh": packed(read.point), "auth": packed(read.secret)}


async def check_place(teller: Teller, address: str) -> None:
    try:
        await teller.outside.check(address)
    except (Forbidden, Failed) as problem:
        # Nobody finds out in this way which names there are in our own network.
        raise Refuse("illegal", "this address cannot be asked", Text(key="away-forbidden")) from problem


async def ask_for(teller: Teller, channel: str) -> None:
    try:
        await teller.ask_for(channel)
    except Failed as problem:
        await teller.channels.remove(schema.channels.c.id == channel)
        raise Refuse("unavailable", str(problem), Text(key="away-not-sent")) from problem


@away.post("/me/channels/{channel}", dependencies=CHANGES)
async def switch(
    teller: Tells, identity: Visitor, channel: str, wanted: Annotated[Switch, Depends(body(Switch))]
) -> None:
    this = (schema.channels.c.id == channel, schema.channels.c.identity == identity)
    if not await teller.channels.change(*this, enabled=wanted.on, failed=False):
        raise Refuse("unknown", "there is no such way to be told")


@away.delete("/me/channels/{channel}", dependencies=CHANGES)
async def remove(teller: Tells, identity: Visitor, channel: str) -> None:
    if not await teller.channels.remove(schema.channels.c.id == channel, schema.channels.c.identity == identity):
        raise Refuse("unknown", "there is no such way to be told")


@away.post("/mail/confirm", dependencies=CHANGES)
async def confirm(teller: Tells, wanted: Annotated[MailSecret, Depends(body(MailSecret))]) -> None:
    """The address is mine: whoever has the link of the letter says so, wherever they open it."""
    if not await teller.channels.change(schema.channels.c.token_hash == fingerprint(wanted.token), confirmed=True):
        raise Refuse("unknown", "this link is not valid any more")


@away.post("/mail/stop", dependencies=CHANGES)
async def stop(teller: Tells, wanted: Annotated[MailSecret, Depends(body(MailSecret))]) -> None:
    """No more letters to this address, and it is forgotten."""
    await teller.channels.remove(schema.channels.c.token_hash == fingerprint(wanted.token))


@away.post("/tables/{table}/mute", dependencies=CHANGES)
async def mute(
    teller: Tells, table: OneTable, identity: Visitor, wanted: Annotated[Switch, Depends(body(Switch))]
) -> None:
    """I want to hear nothing of this table, or again."""
    if not table.seats_of(identity):
        raise Refuse("not_yours", "only who plays here is told anything")
    await teller.channels.mute(table.id, identity, wanted.on)


@away.post("/me/vacation", dependencies=CHANGES)
async def vacation(tables: AllTables, identity: Visitor, wanted: Annotated[Vacation, Depends(body(Vacation))]) -> None:
    if wanted.until is None:
        await tables.vacations.come_back(identity)
    else:
        await tables.vacations.go(identity, wanted.until)
