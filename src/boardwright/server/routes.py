"""The HTTP side: the lobby, opening and joining tables, past positions, saved games, and the words of each language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from pydantic import BaseModel, ValidationError
from starlette.responses import FileResponse, JSONResponse

from boardwright.server.addresses import address_of
from boardwright.server.bucket import Buckets
from boardwright.server.components import module_of
from boardwright.server.errand_job import read_saved_game
from boardwright.server.fairness import fairness_of
from boardwright.server.guard import LARGEST, LARGEST_IMPORT
from boardwright.server.handover import seek_seat
from boardwright.server.life import (
    answer_cancel,
    cancel_table,
    delete_table,
    leave_table,
    life_of,
    rename_seat,
    rename_table,
    resign_from,
)
from boardwright.server.live import explain, live
from boardwright.server.lobby import game_infos, open_infos, table_infos
from boardwright.server.logs import told
from boardwright.server.looking_back import past_scene, past_snapshot
from boardwright.server.my_data import saved_game
from boardwright.server.objections import form_trouble
from boardwright.server.opening import open_branch, open_new, open_rematch
from boardwright.server.protocol import (
    Agreement,
    Branch,
    Cancel,
    Claim,
    Consent,
    CostlyInfo,
    FairnessInfo,
    GameInfo,
    HandbookInfo,
    Hints,
    ImportTable,
    IntroductionInfo,
    Leave,
    LifeInfo,
    NewTable,
    Opened,
    OutlookInfo,
    PlayOn,
    Refused,
    Rename,
    RenameSeat,
    Resign,
    Scene,
    SeatLink,
    Share,
    ShareInfo,
    Sit,
    Snapshot,
    Story,
    TableInfo,
    Text,
    WhyNot,
)
from boardwright.server.rebuilding import in_slices, rebuilding
from boardwright.server.refuse import Refuse
from boardwright.server.seating import claim_seat, keep_seat, new_link, sit_down
from boardwright.server.sharing import Sharing
from boardwright.server.storage import Conflict
from boardwright.server.stored import Stored
from boardwright.server.table import Table
from boardwright.server.tables import Tables, summary
from boardwright.server.teaching import (
    handbook_info,
    introduction_info,
    moment,
    open_from_introduction,
    why_not,
    words_folder,
)
from boardwright.server.turns import Asker
from boardwright.server.visitors import identity_of, visitor_of, welcome
from boardwright.words import LANGUAGES
from boardwright.words.words import TABLE

log = logging.getLogger(__name__)

router: Final = APIRouter(prefix="/api")
M = TypeVar("M", bound=BaseModel)

#: Tables in a visitor's list.
LISTED: Final = 100
#: Past positions in one answer.
SCENES: Final = 32


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def slow_down(request: Request) -> None:
    """What changes something may be asked for so often and no oftener."""
    changes: Buckets = request.app.state.changes
    if not changes.take(address_of(request)):
        raise Refuse("too_fast", "too many requests; wait a moment")


def sharing_of(request: Request) -> Sharing:
    sharing: Sharing = request.app.state.sharing
    return sharing


async def table_of(request: Request, table: str) -> Table:
    found = await tables_of(request).get(table)
    identity = await identity_of(request)
    if identity is not None and identity != visitor_of(request):
        await seek_seat(tables_of(request), found, identity)
    return found


Shared = Annotated[Sharing, Depends(sharing_of)]
AllTables = Annotated[Tables, Depends(tables_of)]
OneTable = Annotated[Table, Depends(table_of)]
Visitor = Annotated[str, Depends(welcome)]
Known = Annotated[str | None, Depends(identity_of)]
Address = Annotated[str, Depends(address_of)]


def body(
    model: type[M], largest: int = LARGEST, words: Callable[[ValidationError], Text | None] = lambda problem: None
) -> Callable[[Request], Any]:
    """The request's body as that model; read as JSON text, as strictly as over the socket.

    ``words`` are for people who have filled a form in with something that does not fit.
    """

    async def read(request: Request) -> M:
        content = bytearray()
        async for part in request.stream():
            content += part
            if len(content) > largest:
                raise Refuse("too_large", f"this request has at most {largest} bytes")
        try:
            return model.model_validate_json(bytes(content))
        except ValidationError as problem:
            raise Refuse("bad_message", explain(problem), words(problem)) from problem

    return read


# -- the lobby -------------------------------------------------------------------------------------------------


@router.get("/games")
async def list_games() -> list[GameInfo]:
    return game_infos()


@router.get("/share")
async def share(request: Request, sharing: Shared) -> ShareInfo:
    """Whether links work on other devices, and with which addresses."""
    return sharing.info(request)


@router.post("/share", dependencies=[Depends(slow_down)])
async def switch(request: Request, sharing: Shared, wanted: Annotated[Share, Depends(body(Share))]) -> ShareInfo:
    await sharing.switch(request, wanted.on)
    return sharing.info(request)


@router.get("/tables")
async def list_tables(tables: AllTables, visitor: Known) -> list[TableInfo]:
    if visitor is None:
        return []
    return table_infos(await tables.storage.tables_of(visitor, LISTED), visitor, online_at(tables))


@router.get("/tables/open")
async def list_open_tables(tables: AllTables, visitor: Known) -> list[TableInfo]:
    """The tables of this server where anybody may sit down."""
    return open_infos(await tables.storage.open_tables(LISTED), visitor or "", online_at(tables))


def online_at(tables: Tables) -> dict[str, set[int]]:
    """By table the seats whose people look at it."""
    return {name: table.online() for name, table in tables.kept.items()}


@router.post("/tables", dependencies=[Depends(slow_down)])
async def open_table(
    tables: AllTables,
    visitor: Visitor,
    address: Address,
    request: Annotated[NewTable, Depends(body(NewTable, words=form_trouble))],
) -> Opened:
    return await store(tables, address, *open_new(request, visitor))


@router.post("/import", dependencies=[Depends(slow_down)])
async def import_table(
    tables: AllTables,
    visitor: Visitor,
    address: Address,
    request: Annotated[ImportTable, Depends(body(ImportTable, LARGEST_IMPORT))],
) -> Opened:
    found = await tables.errands.run(Asker(address), read_saved_game, (request.record, visitor))
    if isinstance(found, Refused):
        raise Refuse(found.code, found.reason, found.text)
    await tables.storage.open_table(found.stored, found.line)
    return Opened(table=found.stored.id, links=found.links)


async def store(
    tables: Tables, address: str, stored: Stored, links: list[SeatLink], rematch_of: str | None = None
) -> Opened:
    """Store a new table and let its bots begin, at the expense of that address."""
    table = Table(stored, await in_slices(rebuilding(stored)))
    table.address = address
    await tables.storage.open_table(stored, summary(table), rematch_of)
    tables.keep(table)
    log.info("table opened", extra=told(table=table.id, game=table.game, seats=len(table.seats)))
    return Opened(table=stored.id, links=links)


# -- a table ---------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/agreed")
async def agreed(table: OneTable) -> Agreement:
    """What people have agreed on there, for who is about to sit down."""
    return table.agreed


@router.post("/tables/{table}/claim", dependencies=[Depends(slow_down)])
async def claim(
    tables: AllTables, table: OneTable, visitor: Visitor, request: Annotated[Claim, Depends(body(Claim))]
) -> Opened:
    await claim_seat(tables, table, visitor, request.token)
    return Opened(table=table.id)


@router.post("/tables/{table}/sit", dependencies=[Depends(slow_down)])
async def sit(
    tables: AllTables, table: OneTable, visitor: Visitor, request: Annotated[Sit, Depends(body(Sit))]
) -> Opened:
    """Take a free seat at an open table."""
    await sit_down(tables, table, visitor, request.name)
    return Opened(table=table.id)


@router.post("/tables/{table}/links/{seat}", dependencies=[Depends(slow_down)])
async def link(tables: AllTables, table: OneTable, visitor: Visitor, seat: int, stay: bool = False) -> SeatLink:
    """A fresh link: to my own seat, which others leave unless they may stay, or to one that nobody has taken yet."""
    return await new_link(tables, table, visitor, seat, stay)


@router.post("/tables/{table}/seats/{seat}/keep", dependencies=[Depends(slow_down)])
async def keep(tables: AllTables, table: OneTable, visitor: Visitor, seat: int) -> SeatLink:
    """My seat is mine alone: whoever else opened its link leaves it, and the link is a new one."""
    return await keep_seat(tables, table, visitor, seat)


# -- leaving and ending ----------------------------------------------------------------------------------------


@router.get("/tables/{table}/life")
async def life(tables: AllTables, table: str, visitor: Known) -> LifeInfo:
    """What I can do about the table, and what would follow."""
    return await life_of(tables, table, visitor)


def wish(name: str, model: type[M], carry_out: Callable[[Tables, Table, str, M], Awaitable[None]]) -> None:
    """What somebody wants about a table is asked for under that name; nothing but a refusal is answered."""
    content = Depends(body(model))

    @router.post(f"/tables/{{table}}/{name}", dependencies=[Depends(slow_down)], name=name)
    async def asked(tables: AllTables, table: OneTable, visitor: Visitor, request: Any = content) -> None:
        await carry_out(tables, table, visitor, request)


wish("leave", Leave, leave_table)
wish("resign", Resign, resign_from)
wish("cancel", Cancel, cancel_table)
wish("consent", Consent, answer_cancel)
wish("title", Rename, rename_table)
wish("name", RenameSeat, rename_seat)


@router.post("/tables/{table}/delete", dependencies=[Depends(slow_down)])
async def delete(tables: AllTables, table: str, visitor: Visitor) -> None:
    await delete_table(tables, table, visitor)


# -- looking back ----------------------------------------------------------------------------------------------


@router.get("/tables/{table}/at/{length}")
async def at(tables: AllTables, address: Address, table: OneTable, visitor: Known, length: int) -> Snapshot:
    mine = table.seats_of(visitor)
    return await past_snapshot(tables.errands, address, table, mine, length)


@router.get("/tables/{table}/scenes")
async def scenes(
    tables: AllTables,
    address: Address,
    table: OneTable,
    visitor: Known,
    at: Annotated[list[int], Query(max_length=SCENES)],
) -> list[Scene]:
    """Several past positions at once, for what happened to be followed."""
    mine = table.seats_of(visitor)
    return [await past_scene(tables.errands, address, table, mine, length) for length in at]


@router.get("/tables/{table}/story")
async def story(tables: AllTables, table: str) -> Story:
    """What is left of a table that cannot go on."""
    return await tables.story(table)


@router.post("/tables/{table}/branch", dependencies=[Depends(slow_down)])
async def branch(
    tables: AllTables,
    table: OneTable,
    visitor: Visitor,
    address: Address,
    request: Annotated[Branch, Depends(body(Branch))],
) -> Opened:
    return await store(tables, address, *open_branch(table, visitor, request.n, request.seat))


@router.post("/tables/{table}/rematch", dependencies=[Depends(slow_down)])
async def rematch(tables: AllTables, table: OneTable, visitor: Visitor, address: Address) -> Opened:
    """The first to ask opens the rematch, everybody else joins it."""
    stored, links = open_rematch(table, visitor)
    if table.rematch is None:
        try:
            opened = await store(tables, address, stored, links, rematch_of=table.id)
        except Conflict:
            table.rematch = await tables.storage.rematch_of(table.id)
        else:
            table.rematch = opened.table
            tables.tell(table)
            return opened
    return Opened(table=table.rematch or "")


@router.get("/tables/{table}/record", dependencies=[Depends(slow_down)])
async def record(table: OneTable) -> JSONResponse:
    """The saved game, with who played. It holds every secret, so only when the game is over."""
    if not table.over:
        raise Refuse("not_yours", "a game can be saved when it is over: the record holds every secret")
    name = f"{table.game}-{table.id}.json"
    return JSONResponse(saved_game(table), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/fairness", dependencies=[Depends(slow_down)])
async def fairness(table: OneTable) -> FairnessInfo:
    """What the dice were bound to, and what they rolled; only when the game is over."""
    if not table.over:
        raise Refuse("not_yours", "what the dice are bound to is told when the game is over")
    return await fairness_of(table)


# -- advice ----------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/hints/{seat}", dependencies=[Depends(slow_down)])
async def hints(tables: AllTables, table: OneTable, visitor: Known, seat: int, n: int) -> Hints:
    """What a strong bot would do in my seat, at the snapshot with that number."""
    return await tables.advisers.hints(table, table.seats_of(visitor), seat, n)


@router.get("/tables/{table}/outlooks/{seat}", dependencies=[Depends(slow_down)])
async def outlooks(tables: AllTables, table: OneTable, visitor: Known, seat: int) -> list[OutlookInfo]:
    """How everybody's chances went in a game that is over."""
    return await tables.advisers.outlooks(table, table.seats_of(visitor), seat)


@router.get("/tables/{table}/costliest/{seat}", dependencies=[Depends(slow_down)])
async def costliest(tables: AllTables, table: OneTable, visitor: Known, seat: int) -> list[CostlyInfo]:
    """The decisions of my seat that cost the most in a game that is over; this takes a while."""
    return await tables.advisers.costliest(table, table.seats_of(visitor), seat)


# -- learning --------------------------------------------------------------------------------------------------


@router.get("/introductions/{game}")
async def introduction(game: str) -> IntroductionInfo:
    return await asyncio.to_thread(introduction_info, game)


@router.get("/introductions/{game}/{chapter}/{length}")
async def introduction_at(game: str, chapter: int, length: int) -> Snapshot:
    return await asyncio.to_thread(moment, game, chapter, length)


@router.get("/introductions/{game}/{chapter}/{length}/why/{target}")
async def introduction_why(game: str, chapter: int, length: int, target: str) -> WhyNot:
    return await asyncio.to_thread(why_not, game, chapter, length, target)


@router.post("/introductions/{game}/play", dependencies=[Depends(slow_down)])
async def play_on(
    tables: AllTables,
    visitor: Visitor,
    address: Address,
    game: str,
    request: Annotated[PlayOn, Depends(body(PlayOn))],
) -> Opened:
    return await store(tables, address, *await asyncio.to_thread(open_from_introduction, game, request, visitor))


@router.get("/handbooks/{game}")
async def handbook(game: str) -> HandbookInfo:
    return handbook_info(game)


# -- words -----------------------------------------------------------------------------------------------------


@router.get("/messages/{language}/{name}.ftl")
async def messages(language: str, name: str) -> FileResponse:
    """The sentences of a game, of its introduction or handbook, or of every table."""
    folder = TABLE if name == "table" else words_folder(name)
    if language not in LANGUAGES or folder is None or not folder.is_dir():
        raise Refuse("unknown", "there are no such words")
    headers = {"Cache-Control": "no-cache"}
    return FileResponse(folder / f"{language}.ftl", media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/catalogue/{game}/{name}.js")
async def components(game: str, name: str) -> Response:
    """The components that a game is played with here, as a module of the page."""
    return Response(module_of(game, name), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.api_route("/{path:path}", methods=["GET", "POST", "PUT", "DELETE"], include_in_schema=False)
async def nothing(path: str) -> Response:
    raise Refuse("unknown", "there is nothing here")


# -- live ------------------------------------------------------------------------------------------------------


@router.websocket("/tables/{table}/live")
async def socket(websocket: WebSocket, table: str) -> None:
    state, address = websocket.app.state, address_of(websocket)
    hasty = not state.connections.take(address)
    await live(websocket, state.tables, table, address, state.places, hasty)
