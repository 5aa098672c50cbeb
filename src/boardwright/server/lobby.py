"""What the lobby shows: the games with everything they let the table choose, and a visitor's tables."""

from __future__ import annotations

from math import inf
from typing import Any, Literal

from boardwright.bots import USUAL_BOT, offered
from boardwright.games import games, get_game
from boardwright.kernel import options
from boardwright.kernel.messages import plain
from boardwright.kernel.options import Choice, Flag, FlagList, Option, Pick
from boardwright.server.clocks import late, until
from boardwright.server.protocol import GameInfo, Need, OptionSpec, SeatInfo, TableInfo, Text
from boardwright.server.storage import Listed
from boardwright.teaching import handbook, has_introduction
from boardwright.toolkit.transcription import own_folder


def game_infos() -> list[GameInfo]:
    """The games offered here, the lightest first."""
    return [game_info(name) for name in sorted(games(), key=lambda name: get_game(name).weight)]


def game_info(name: str) -> GameInfo:
    game = get_game(name)
    return GameInfo(
        id=game.id,
        players=list(game.players),
        options=[option_spec(option) for option in game.options],
        bots=offered(game),
        usual_bot=USUAL_BOT,
        own=own_folder(game.id) is not None,
        introduction=has_introduction(name),
        handbook=handbook(name) is not None,
    )


def option_spec(option: Option) -> OptionSpec:
    fields: dict[str, Any] = {
        field: plain(getattr(option, field)) for field in ("among", "least", "most", "length") if hasattr(option, field)
    }
    return OptionSpec(
        name=option.name,
        kind=kind_of(option),
        default=plain(option.default),
        players=list(option.players),
        needs=[need_of(need) for need in option.needs],
        unless=list(option.unless),
        barred={value: need_of(need) for value, need in option.barred},
        **fields,
    )


def need_of(need: options.Need) -> Need:
    return Need(option=need.option, value=need.value)


def kind_of(option: Option) -> Literal["flag", "choice", "pick", "flags"]:
    match option:
        case Flag():
            return "flag"
        case Choice():
            return "choice"
        case Pick():
            return "pick"
        case FlagList():
            return "flags"
    raise TypeError(f"the lobby cannot draw the option {option.name!r}: {type(option).__name__} is new to it")


def table_infos(listed: list[Listed], visitor: str, online: dict[str, set[int]]) -> list[TableInfo]:
    """A visitor's tables: those waiting for them first, of these where their time is out first; then the latest."""
    infos = [table_info(table, visitor, online.get(table.id, set())) for table in listed]
    return sorted(infos, key=lambda info: (not waits_for_me(info), time_is_out(info), info.over, -info.changed))


def open_infos(listed: list[Listed], visitor: str, online: dict[str, set[int]]) -> list[TableInfo]:
    """Where a visitor may sit down: not where they sit already, nor where nothing can be gone on with."""
    infos = [table_info(table, visitor, online.get(table.id, set())) for table in listed]
    return [info for info in infos if not info.mine and not info.other_catalog]


def waits_for_me(info: TableInfo) -> bool:
    played = {seat.seat for seat in info.seats if seat.mine and seat.stand_in is None}
    return not played.isdisjoint(info.waiting)


def time_is_out(info: TableInfo) -> float:
    """When that is for a seat of mine; where I may take my time, after all others."""
    return min((seat.until for seat in info.seats if seat.mine and seat.until is not None), default=inf)


def table_info(table: Listed, visitor: str, online: set[int]) -> TableInfo:
    mine = sorted(seat for seat, visitors in table.holders.items() if visitor in visitors)
    online = online | table.elsewhere
    seats = [
        SeatInfo(
            seat=seat.number,
            name=seat.name,
            kind="bot" if seat.kind == "bot" else "person",
            bot=seat.bot,
            stand_in=seat.stand_in,
            gone=seat.gone,
            mine=seat.number in mine,
            taken=seat.kind == "bot" or bool(table.holders.get(seat.number)),
            online=seat.kind == "bot" or seat.number in online,
            away=None if seat.kind == "bot" or seat.number in online else seat.away,
            devices=len(table.holders[seat.number]) if seat.number in mine else 0,
            until=until(table.summary.clocks, seat.number),
            late=seat.number in late(table.summary.clocks),
            vacation=table.vacations.get(seat.number),
        )
        for seat in table.seats
    ]
    other_catalog = table.catalog != get_game(table.game).transcription
    return TableInfo(
        table=table.id,
        game=table.game,
        title=table.title,
        agreed=table.agreed,
        seats=seats,
        mine=mine,
        waiting=[] if other_catalog else table.summary.waiting,
        over=table.summary.over,
        winners=table.summary.winners,
        scores=table.summary.scores,
        progress=None if table.summary.progress is None else Text.model_validate(table.summary.progress),
        unread=table.unread,
        ended=table.summary.fate.ended,
        cancelling=table.summary.fate.cancelling,
        changed=table.changed,
        other_catalog=other_catalog,
    )
