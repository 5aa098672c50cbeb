"""The HTTP side of accounts: who I am, logging in and out, devices, ratings, taking my data along, deleting them."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from starlette.responses import JSONResponse

from boardwright.server.accounts import Accounts, label_of
from boardwright.server.my_data import delete_all, export
from boardwright.server.protocol import (
    ChangePassword,
    DeleteMe,
    DeviceInfo,
    LogIn,
    MakeAccount,
    MeInfo,
    Rated,
    RatingInfo,
    RenameMe,
)
from boardwright.server.rated import strength
from boardwright.server.refuse import Refuse
from boardwright.server.routes import Address, AllTables, Known, Visitor, body, slow_down
from boardwright.server.tokens import new_token
from boardwright.server.visitors import give_cookie, visitor_of

me: Final = APIRouter(prefix="/api/me")


def accounts_of(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


Everybody = Annotated[Accounts, Depends(accounts_of)]
CHANGES: Final = [Depends(slow_down)]


def here(request: Request) -> str:
    """What a device is called."""
    return label_of(request.headers.get("user-agent", ""))


@me.get("")
async def who(request: Request, accounts: Everybody, identity: Known) -> MeInfo:
    person = None if identity is None else await accounts.people.person(identity)
    if person is None:
        return MeInfo(name=None, rated=False, devices=[], ratings=[])
    this, rated = visitor_of(request), bool(person.settings.get("rated"))
    devices = [
        DeviceInfo(id=line.handle, label=line.label, since=line.made, used=line.used, here=line.visitor_hash == this)
        for line in await accounts.people.devices(person.identity)
    ]
    ratings = await accounts.people.ratings(person.identity) if rated else []
    figures = [
        RatingInfo(game=line.game, value=strength(line).value, reach=strength(line).reach, tables=line.tables)
        for line in ratings
    ]
    return MeInfo(name=person.shown, rated=rated, devices=devices, ratings=figures)


@me.post("", dependencies=CHANGES)
async def make_account(
    request: Request,
    response: Response,
    accounts: Everybody,
    address: Address,
    wanted: Annotated[MakeAccount, Depends(body(MakeAccount))],
) -> None:
    visitor = visitor_of(request)
    token = await accounts.create(address, wanted.name, wanted.password, visitor, here(request))
    give_cookie(request, response, token)


@me.post("/login", dependencies=CHANGES)
async def log_in(
    request: Request,
    response: Response,
    accounts: Everybody,
    address: Address,
    wanted: Annotated[LogIn, Depends(body(LogIn))],
) -> None:
    visitor = visitor_of(request)
    token = await accounts.log_in(address, wanted.name, wanted.password, visitor, here(request))
    give_cookie(request, response, token)


@me.post("/logout", dependencies=CHANGES)
async def log_out(request: Request, response: Response, accounts: Everybody) -> None:
    """This browser is a guest's again, who has not been here before."""
    visitor = visitor_of(request)
    if visitor is None or await accounts.guest(visitor) is not None:
        raise Refuse("not_yours", "nobody is logged in here")
    await accounts.log_out(visitor)
    give_cookie(request, response, new_token())


@me.delete("/devices/{device}", dependencies=CHANGES)
async def end_device(accounts: Everybody, identity: Visitor, device: str) -> None:
    await accounts.end_device(identity, device)


@me.post("/password", dependencies=CHANGES)
async def change_password(
    request: Request,
    accounts: Everybody,
    address: Address,
    identity: Visitor,
    wanted: Annotated[ChangePassword, Depends(body(ChangePassword))],
) -> None:
    await accounts.change_password(address, identity, visitor_of(request) or "", wanted.old, wanted.password)


@me.post("/name", dependencies=CHANGES)
async def rename(
    accounts: Everybody, address: Address, identity: Visitor, wanted: Annotated[RenameMe, Depends(body(RenameMe))]
) -> None:
    await accounts.rename(address, identity, wanted.name)


@me.post("/ratings", dependencies=CHANGES)
async def set_rated(accounts: Everybody, identity: Visitor, wanted: Annotated[Rated, Depends(body(Rated))]) -> None:
    await accounts.set_rated(identity, wanted.on)


@me.get("/export", dependencies=CHANGES)
async def take_along(tables: AllTables, accounts: Everybody, identity: Visitor) -> JSONResponse:
    """Everything that is stored about me."""
    if not accounts.exports.take(identity):
        raise Refuse("too_fast", "your data were fetched a moment ago; wait a minute")
    headers = {"Content-Disposition": 'attachment; filename="boardwright-my-data.json"', "Cache-Control": "no-store"}
    return JSONResponse(await export(tables, identity), headers=headers)


@me.delete("", dependencies=CHANGES)
async def delete_me(
    request: Request,
    response: Response,
    tables: AllTables,
    accounts: Everybody,
    address: Address,
    identity: Visitor,
    wanted: Annotated[DeleteMe, Depends(body(DeleteMe))],
) -> None:
    """Everything that is stored about me is deleted: a person's only with their password."""
    person = await accounts.people.person(identity)
    if person is not None:
        await accounts.check(address, person.name, person, wanted.password)
    await delete_all(tables, identity)
    await accounts.look_around()
    give_cookie(request, response, new_token())
