"""How tables begin: from the lobby, as a rematch, as a branch of another table, or from a saved game."""

from __future__ import annotations

import time
from typing import Any, Final

from boardwright.bots import USUAL_BOT
from boardwright.games import get_game
from boardwright.kernel.errors import BoardwrightError, NoRecord, OtherCatalog, OtherGame, OtherVersion
from boardwright.kernel.game import Game
from boardwright.match import Match, new, replay
from boardwright.match.begin import new_seed
from boardwright.match.fairness import promise, with_promise
from boardwright.match.record import people_in, read_json
from boardwright.server.changes import waited_for
from boardwright.server.clocks import Asked, clocks_after, written
from boardwright.server.objections import FIELDS, check_bot, table_trouble
from boardwright.server.protocol import LONGEST_NAME, USUAL, Agreement, NewSeat, NewTable, SeatLink, Text
from boardwright.server.rebuilding import position_of
from boardwright.server.refuse import Refuse
from boardwright.server.stored import Seat, Stored
from boardwright.server.story import told_before
from boardwright.server.table import Table
from boardwright.server.tokens import fingerprint, new_table_id, new_token
from boardwright.server.visible import past_match, shown_length

#: At a table that begins with a saved game, or in the middle of another.
FROM_POSITION: Final = USUAL.model_copy(update={"known": "position"})


def open_new(request: NewTable, visitor: str) -> tuple[Stored, list[SeatLink]]:
    """A table as the lobby's form describes it."""
    agreed = agreement(request)
    try:
        for seat in request.seats:
            check_seat(seat, get_game(request.game))
        check_bot(agreed.bot, get_game(request.game))
        match = new(request.game, len(request.seats), request.seed, request.options)
    except BoardwrightError as problem:
        raise Refuse("illegal", str(problem), table_trouble(problem, request)) from problem
    seats = [
        Seat(number, clean(seat.name), "bot" if seat.kind == "bot" else "person", seat.bot)
        for number, seat in enumerate(request.seats)
    ]
    mine = {number for number, seat in enumerate(request.seats) if seat.kind in ("me", "here")}
    holders = {number: {visitor} for number in mine}
    return begin(match, seats, holders, visitor, agreed, clean(request.title))


def agreement(request: NewTable) -> Agreement:
    """What is agreed on at a new table. A named seed is told to everybody, and refused where nobody has said so."""
    agreed = request.agreed
    if agreed.known == "position" or (agreed.known == "seed" and request.seed is None):
        raise Refuse("illegal", f"nobody knows the {agreed.known} of this table")
    if agreed.clock != "none" and (agreed.clock == "live") != (agreed.pace == "live"):
        raise Refuse("illegal", f"a clock {agreed.clock!r} does not fit the pace {agreed.pace!r}", FIELDS["clock"])
    if request.seed is None:
        return agreed
    others_come = agreed.open or any(seat.kind == "friend" for seat in request.seats)
    if others_come and agreed.known != "seed":
        reason = "whoever names the seed knows what chance will bring; where others play, the table must say so"
        raise Refuse("illegal", f'{reason}: agree on known = "seed"', Text(key="seed-untold"))
    return agreed.model_copy(update={"known": "seed"})


def clean(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def check_seat(seat: NewSeat, game: Game[Any]) -> None:
    if seat.kind != "bot" and seat.bot is not None:
        raise Refuse("illegal", "a bot is named for a seat that is a person's")
    if seat.kind == "bot":
        check_bot(seat.bot, game)


def open_rematch(table: Table, visitor: str) -> tuple[Stored, list[SeatLink]]:
    """The same game, options and people again, with new chance. Whoever had not come gets a new link."""
    if not table.seats_of(visitor):
        raise Refuse("not_yours", "a rematch is for those who played")
    if not table.over:
        raise Refuse("illegal", "this game is not over yet")
    match = new(table.match.game, table.match.players, None, table.match.options)
    agreed = table.agreed.model_copy(update={"known": "nothing"})
    seats = [Seat(seat.number, seat.name, seat.kind, seat.bot) for seat in table.seats]
    holders = {seat: set(visitors) for seat, visitors in table.holders.items()}
    return begin(match, seats, holders, visitor, agreed, table.title)


def open_branch(table: Table, visitor: str, length: int, seat: int) -> tuple[Stored, list[SeatLink]]:
    """A private game from a past position, bots in the other seats; what was agreed at the table holds here too.

    While the game goes on, all that the seat cannot know is dealt anew: a branch must not tell a secret. When it is
    over, whoever branches off may know what lies hidden, and everybody who comes is told.
    """
    mine = table.seats_of(visitor)
    if seat >= table.match.players:
        raise Refuse("illegal", f"there is no seat {seat}")
    if not table.over and seat not in mine:
        raise Refuse("not_yours", "while the game goes on, only its players can branch off, each from their own seat")
    own = table.in_match(length)
    if own > shown_length(table, mine):
        raise Refuse("illegal", f"there is no decision {length} yet")
    match = past_match(table, mine, own)
    if not table.over:
        match = match.determinize(seat, new_seed())
    seats = [
        Seat(other.number, other.name, "person")
        if other.number == seat
        else Seat(other.number, other.name, "bot", other.thinker or USUAL_BOT)
        for other in table.seats
    ]
    # Nobody else is to come, or waited for.
    agreed = table.agreed.model_copy(
        update={"open": False, "pace": USUAL.pace, "clock": USUAL.clock, "known": "position"}
    )
    return begin(match, seats, {seat: {visitor}}, visitor, agreed)


def read_import(record: str) -> tuple[Match, list[str]]:
    """The match a saved game tells of, and who played, if it tells; slow for long games, so not in the loop."""
    try:
        content = read_json(record)
        match = replay(content)
    except (BoardwrightError, RecursionError) as problem:
        raise Refuse("illegal", f"this saved game cannot be read: {problem}", import_trouble(problem)) from problem
    told = people_in(content, "names", match.players) or [""] * match.players
    return match, [clean(name)[:LONGEST_NAME] for name in told]


def import_trouble(problem: Exception) -> Text:
    """What is wrong with a saved game, for whoever wants to open it."""
    whys: dict[type[Exception], str] = {
        NoRecord: "no-record",
        RecursionError: "no-record",
        OtherGame: "other-game",
        OtherVersion: "other-version",
        OtherCatalog: "other-catalog",
    }
    return Text(key=f"import-{whys.get(type(problem), 'damaged')}")


def open_import(match: Match, names: list[str], visitor: str) -> tuple[Stored, list[SeatLink]]:
    """A saved game: every seat is the importer's, who may hand some to bots."""
    seats = [Seat(number, name, "person") for number, name in enumerate(names)]
    return begin(match, seats, {seat.number: {visitor} for seat in seats}, visitor, FROM_POSITION)


def begin(
    match: Match,
    seats: list[Seat],
    holders: dict[int, set[str]],
    visitor: str,
    agreed: Agreement = USUAL,
    title: str = "",
) -> tuple[Stored, list[SeatLink]]:
    """The table to be stored, and links for the seats that nobody holds."""
    links = []
    now = time.time()
    for seat in seats:
        seat.away = now if seat.kind == "person" else None
        if seat.kind == "person" and not holders.get(seat.number):
            links.append(SeatLink(seat=seat.number, token=new_token()))
            seat.token_hash = fingerprint(links[-1].token)
    name = new_table_id()
    start = start_record(match, name, agreed.known)
    stored = Stored(name, match.game.id, start, visitor, now, seats, holders)
    stored.catalog = match.game.transcription
    stored.agreed = agreed
    stored.title = title
    stored.told = told_before(match)
    stored.position = position_of(match, 0)
    asked = Asked(0, seats, waited_for(match, None), holders, {})
    stored.clocks = written(clocks_after({}, agreed, asked, (), now))
    return stored, links


def start_record(match: Match, name: str, known: str) -> dict[str, Any]:
    """The record a table starts from, with the promise that its dice are bound to.

    A match that comes from elsewhere gets a seed nobody knows for what is still to come; one that is over needs none.
    """
    record = match.record()
    if match.over:
        return record
    elsewhere = known == "position"
    seed = new_seed() if elsewhere else match.seed
    return with_promise({**record, "seed": seed}, promise(name, seed, len(record["outcomes"]) if elsewhere else 0))
