"""The whole table as one viewer sees it, built up from what that viewer may know."""

from __future__ import annotations

from boardwright.match import Decision, Match
from boardwright.server.preview import score_changes
from boardwright.server.protocol import (
    DecisionInfo,
    OptionInfo,
    SeatInfo,
    SeatUndo,
    Snapshot,
    UndoInfo,
    WaitingInfo,
)
from boardwright.server.table import Seat, Table
from boardwright.server.texts import log_of, sheet_of, text_of
from boardwright.server.visible import shown_length, shown_row, undo_barrier, undo_steps, viewpoint


def live_snapshot(table: Table, mine: frozenset[int], known: int | None) -> Snapshot:
    """The table now. ``known`` is the row of the log the viewer has seen already, None: nothing yet."""
    length = shown_length(table, mine)
    row = shown_row(table, length)
    first = 0 if known is None or not 0 <= known <= row else table.kept_since(known) + 1
    first = min(first, length + 1)
    match = table.match if length == table.match.length else table.match.at(length)
    return build(table, match, mine, row, first).model_copy(
        update={
            "decisions": [
                decision_of(match, decision)
                for decision in match.decisions
                if decision.player in mine and table.seats[decision.player].stand_in is None
            ],
            "undo": [undo_of(table, seat) for seat in sorted(mine)],
        }
    )


def past_snapshot(table: Table, mine: frozenset[int], length: int) -> Snapshot:
    """The table as it stood after that many decisions; they must be visible to the viewer."""
    match = table.match.at(length)
    # People who share a screen look back together: nobody's secrets are shown.
    alone = mine if len(mine) == 1 else frozenset()
    shot = build(table, match, alone, table.n, length + 1)
    return shot.model_copy(update={"replay": True, "seats": seat_infos(table, mine)})


def build(table: Table, match: Match, mine: frozenset[int], n: int, first: int) -> Snapshot:
    viewer = viewpoint(match, mine)
    # At a shared screen the log stays on display while the seats change: it tells only what everybody knows.
    reader = viewer if len(mine) == 1 else None
    decisions = match.decisions
    return Snapshot(
        table=table.id,
        game=match.game.id,
        n=n,
        length=match.length,
        viewer=viewer,
        view=match.view(viewer),
        seats=seat_infos(table, mine),
        waiting=[decision.player for decision in decisions],
        prompts=[WaitingInfo(seat=decision.player, prompt=text_of(decision.prompt)) for decision in decisions],
        decisions=[],
        undo=[],
        log=log_of(match, first, reader, mine),
        log_from=first,
        sheet=[sheet_of(sheet) for sheet in match.score_sheet],
        scores=match.scores,
        over=match.over,
        winners=match.winners,
        seen=min(max((table.seen.get(seat, 0) for seat in mine), default=0), match.length),
        rematch=table.rematch,
    )


def decision_of(match: Match, decision: Decision) -> DecisionInfo:
    options = []
    for action, change in zip(decision.options, score_changes(match, decision), strict=True):
        told = match.describe(action)
        options.append(
            OptionInfo(
                action=action,
                verb=told.verb,
                notation=told.notation,
                targets=list(told.targets),
                label=text_of(told.label),
                change=None if change is None else sum(change.values()),
                changes=change or {},
            )
        )
    return DecisionInfo(seat=decision.player, prompt=text_of(decision.prompt), options=options)


def undo_of(table: Table, seat: int) -> SeatUndo:
    reason = undo_barrier(table, seat)
    undo = UndoInfo(steps=undo_steps(table, seat), barrier=text_of(reason) if reason else None)
    return SeatUndo(seat=seat, undo=undo)


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
        mine=seat.number in mine,
        taken=bot or bool(table.holders.get(seat.number)),
        online=bot or seat.number in online,
    )
