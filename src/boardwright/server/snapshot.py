"""The whole table as one viewer sees it, built up from what that viewer may know."""

from __future__ import annotations

from typing import Any

from boardwright.match import Match, Sight
from boardwright.match.preview import Helping, Trial
from boardwright.match.sight import quiet_length
from boardwright.server.answers import answers_of
from boardwright.server.fate import early_outcome, early_winners
from boardwright.server.protocol import EndedInfo, Scene, SeatInfo, Snapshot
from boardwright.server.stored import Seat
from boardwright.server.table import Table
from boardwright.server.texts import (
    asked_of,
    automa_of,
    decision_of,
    entry_of,
    offer_of,
    outcome_of,
    sheet_of,
    undo_of,
)
from boardwright.server.visible import past_match, shown_match, shown_row


def live_snapshot(table: Table, mine: frozenset[int], known: int | None) -> Snapshot:
    """The table now. ``known`` is the row of the log the viewer has seen already, None: nothing yet."""
    row = shown_row(table, mine)
    match = shown_match(table, mine)
    sight = sight_of(table, match, mine)
    first = 0
    if known is not None and 0 <= known <= row:
        first = min(table.kept_since(known), quiet_length(match), sight.length) + 1
    here = {seat for seat in mine if table.seats[seat].stand_in is None} if table.held is None else set()
    waiting = [asked for asked in sight.asked if table.held in (None, asked.player)]
    shot = build(table, match, sight, table.number_of(row, mine), first).model_copy(
        update={
            "seats": seat_infos(table, mine),
            "waiting": [asked.player for asked in waiting] if table.held is None else [table.held],
            "prompts": [asked_of(asked) for asked in waiting],
            "confirm": table.held if table.held in mine else None,
            "decisions": [
                decision_of(item) for item in sight.choices(helpers=table.agreed.helpers) if item.player in here
            ],
            "offers": [offer_of(item) for item in sight.offers() if item.player in here],
            "undo": [undo_of(item, may_rewind(table, item.player)) for item in table.match.sight(mine).undo()],
            "answers": [answers_of(seat) for seat in table.seats if seat.number in mine],
            "seen": min(max((table.seen.get(seat, 0) for seat in mine), default=0), sight.length),
            "notes": list(table.notes),
            "cancelling": table.fate.cancelling,
        }
    )
    return shot if table.fate.ended is None else shot.model_copy(update=ended(table, table.fate.ended))


def ended(table: Table, info: EndedInfo) -> dict[str, Any]:
    """What is different about a table that ended early: nobody is asked any more, and points count as they stood."""
    outcome = early_outcome(table.match, table.seats, info)
    nobody: dict[str, Any] = {name: [] for name in ("waiting", "prompts", "ready", "decisions", "offers", "undo")}
    return {
        **nobody,
        "confirm": None,
        "over": True,
        "ended": info,
        "outcome": outcome_of(outcome) if outcome is not None else None,
        "winners": early_winners(table.match, table.seats, info),
    }


def sight_of(table: Table, match: Match, mine: frozenset[int]) -> Sight:
    """What the viewer sees; at a shared screen, whoever has to confirm a turn keeps looking."""
    sight = match.sight(mine)
    if table.held in mine:
        sight.focus = table.held
    return sight


def may_rewind(table: Table, seat: int) -> bool:
    """Whether taking back goes on beyond what bars it: nobody but bots has seen what follows."""
    return table.alone(seat) and table.match.last_of(seat) is not None


def trials_of(table: Table, mine: frozenset[int]) -> list[Trial]:
    """What is to be tried out, so that the holder of these seats learns what the options of a snapshot would bring."""
    if table.held is not None or table.fate.ended is not None:
        return []
    sight = shown_match(table, mine).sight(mine)
    return [trial for trial in sight.trials() if table.seats[trial.seat].stand_in is None]


def helping_of(table: Table, mine: frozenset[int]) -> Helping | None:
    """Who is to be helped, and with what; nobody where players have agreed on no help."""
    if not table.agreed.helpers or table.fate.ended is not None:
        return None
    return sight_of(table, shown_match(table, mine), mine).helping()


def past_snapshot(table: Table, mine: frozenset[int], length: int) -> Snapshot:
    """The table as it stood after that many decisions; they must be visible to the viewer."""
    match, sight = looking_back(table, mine, length)
    shot = build(table, match, sight, table.number_of(table.n, mine), sight.length + 1)
    return shot.model_copy(update={"replay": True, "length": length, "seats": seat_infos(table, mine)})


def past_scene(table: Table, mine: frozenset[int], length: int) -> Scene:
    """What is shown of the same position, counted as the table counts."""
    _, sight = looking_back(table, mine, length)
    return scene(sight).model_copy(update={"length": table.before + length})


def looking_back(table: Table, mine: frozenset[int], length: int) -> tuple[Match, Sight]:
    """People who share a screen look back together: nobody's secrets are shown."""
    match = past_match(table, mine, length)
    return match, match.sight(mine if len(mine) == 1 else ())


def scene(sight: Sight) -> Scene:
    outcome = sight.outcome
    return Scene(
        length=sight.length,
        viewer=sight.focus,
        view=sight.view,
        waiting=[asked.player for asked in sight.asked],
        prompts=[asked_of(asked) for asked in sight.asked],
        ready=list(sight.ready),
        sheet=[sheet_of(sheet) for sheet in sight.sheet],
        scores=sight.points,
        if_over=sight.points_if_over,
        over=sight.over,
        outcome=outcome_of(outcome) if outcome is not None else None,
        winners=outcome.winners if outcome is not None else [],
    )


def build(table: Table, match: Match, sight: Sight, n: int, first: int) -> Snapshot:
    return Snapshot(
        **dict(scene(sight)),
        table=table.id,
        game=match.game.id,
        title=table.title,
        agreed=table.agreed,
        n=n,
        seats=[],
        automas=[automa_of(automa) for automa in sight.automas],
        ends_turn=match.game.space.ending(),
        confirm=None,
        decisions=[],
        offers=[],
        undo=[],
        answers=[],
        log=[entry_of(entry) for entry in sight.log(first)],
        log_from=first,
        seen=0,
        rematch=table.rematch,
    )


def seat_infos(table: Table, mine: frozenset[int]) -> list[SeatInfo]:
    online: set[int] = set().union(*(client.seats for client in table.clients))
    return [seat_info(table, seat, mine, online) for seat in table.seats]


def seat_info(table: Table, seat: Seat, mine: frozenset[int], online: set[int]) -> SeatInfo:
    bot = seat.kind == "bot"
    return SeatInfo(
        seat=seat.number,
        name=seat.name,
        kind="bot" if bot else "person",
        bot=seat.bot,
        stand_in=seat.stand_in,
        gone=seat.gone,
        mine=seat.number in mine,
        taken=bot or bool(table.holders.get(seat.number)),
        online=bot or seat.number in online,
        devices=len(table.holders.get(seat.number, ())) if seat.number in mine else 0,
    )
