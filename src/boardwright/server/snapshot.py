"""The whole table as one viewer sees it, built up from what that viewer may know."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from pydantic_core import to_json

from boardwright.match import Answers, Match, Sight, UndoSight
from boardwright.match.preview import Helping, Trial
from boardwright.match.sight import quiet_length
from boardwright.server import forms
from boardwright.server.answers import answers_of
from boardwright.server.clocks import late, until
from boardwright.server.fate import early_outcome, early_winners
from boardwright.server.forms import Form
from boardwright.server.protocol import EndedInfo, Snapshot
from boardwright.server.stored import Seat
from boardwright.server.story import with_story
from boardwright.server.table import Table
from boardwright.server.visible import shown_match, shown_row


def live_snapshot(table: Table, mine: frozenset[int], known: int | None) -> Snapshot:
    """The table now, as whoever is sent `live_form` reads it."""
    return Snapshot.model_validate_json(to_json(live_form(table, mine, known)))


def live_form(table: Table, mine: frozenset[int], known: int | None) -> Form:
    """The table now, to be written down: a `Snapshot` with its fields in their order.

    ``known`` is the row of the log the viewer has seen already, None: nothing yet.
    """
    row = shown_row(table, mine)
    match = shown_match(table, mine)
    sight = sight_of(table, match, mine)
    first = 0
    if known is not None and 0 <= known <= row:
        first = min(table.kept_since(known), quiet_length(match), sight.length) + 1
    shot = {
        **scene(sight, sight.laid_out),
        **usual(table, table.number_of(row, mine), first),
        **asked_now(table, sight),
        "seats": seat_infos(table, mine),
        "automas": [forms.automa(automa) for automa in sight.automas],
        "log": [forms.entry(entry) for entry in sight.log(first)],
        "undo": [forms.undo(item, may_rewind(table, item.player)) for item in undo_now(table, sight, match)],
        "answers": [answers_of(seat) for seat in table.seats if seat.number in mine],
        "seen": min(max((table.seen.get(seat, 0) for seat in mine), default=0), sight.length),
        "notes": table.notes,
        "cancelling": table.fate.cancelling,
    }
    if table.fate.ended is not None:
        shot |= ended(table, table.fate.ended)
    return with_story(table, shot)


def asked_now(table: Table, sight: Sight) -> Form:
    """What the viewer's seats can do; while a turn is to be confirmed, nobody is asked anything else."""
    held = table.held
    if held is not None:
        prompts = [forms.asked(asked) for asked in sight.asked if asked.player == held]
        return {"waiting": [held], "prompts": prompts, "confirm": held if held in sight.seats else None}
    here = {seat for seat in sight.seats if table.seats[seat].stand_in is None}
    choices = sight.choices(helpers=table.agreed.helpers)
    return {
        "decisions": [forms.decision(choice) for choice in choices if choice.player in here],
        "offers": [forms.offer(choice) for choice in sight.offers() if choice.player in here],
    }


def ended(table: Table, info: EndedInfo) -> Form:
    """What is different about a table that ended early: nobody is asked any more, and points count as they stood."""
    outcome = early_outcome(table.match, table.seats, info)
    nobody: Form = {name: [] for name in ("waiting", "prompts", "ready", "decisions", "offers", "undo")}
    return {
        **nobody,
        "confirm": None,
        "over": True,
        "ended": info,
        "outcome": forms.outcome(outcome) if outcome is not None else None,
        "winners": early_winners(table.match, table.seats, info),
    }


def sight_of(table: Table, match: Match, mine: frozenset[int]) -> Sight:
    """What the viewer sees; at a shared screen, whoever has to confirm a turn keeps looking."""
    sight = match.sight(mine)
    if table.held in mine:
        sight.focus = table.held
    return sight


def undo_now(table: Table, sight: Sight, shown: Match) -> tuple[UndoSight, ...]:
    """What the viewer can take back, which others' tentative steps do not change: of the match as it stands."""
    return (sight if shown is table.match else table.match.sight(sight.seats)).undo()


def may_rewind(table: Table, seat: int) -> bool:
    """Whether taking back goes on beyond what bars it: nobody but bots has seen what follows."""
    return table.alone(seat) and table.match.last_of(seat) is not None


def may_have_previews(table: Table, mine: frozenset[int]) -> bool:
    """Whether one of these seats may be asked something, or helped: what it takes to know is not worked out yet."""
    if table.over or not mine:
        return False
    helped = table.agreed.helpers and table.match.game.helps
    return helped or any(seat in mine and table.seats[seat].stand_in is None for seat in table.waiting())


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


def scene(sight: Sight, view: Any) -> Form:
    """What is shown of a position, by name; the view is the sight's, plain or laid out."""
    outcome, asked = sight.outcome, sight.asked
    return {
        "length": sight.length,
        "viewer": sight.focus,
        "view": view,
        "waiting": [one.player for one in asked],
        "prompts": [forms.asked(one) for one in asked],
        "ready": sight.ready,
        "sheet": [forms.sheet(sheet) for sheet in sight.sheet],
        "scores": sight.points,
        "if_over": sight.points_if_over,
        "over": sight.over,
        "outcome": forms.outcome(outcome) if outcome is not None else None,
        "winners": outcome.winners if outcome is not None else [],
    }


def usual(table: Table, n: int, first: int) -> Form:
    """What else a snapshot tells, by name, where nobody is asked and nothing is told; the log begins with ``first``."""
    return {
        "type": "snapshot",
        "table": table.id,
        "game": table.game,
        "title": table.title,
        "agreed": table.agreed,
        "commitment": table.commitment,
        "n": n,
        "first": 0,
        "seats": [],
        "automas": [],
        "ends_turn": table.match.game.space.ending(),
        "confirm": None,
        "decisions": [],
        "offers": [],
        "undo": [],
        "answers": [],
        "log": [],
        "log_from": first,
        "notes": [],
        "ended": None,
        "cancelling": None,
        "seen": 0,
        "replay": False,
        "rematch": table.rematch,
    }


def seat_infos(table: Table, mine: frozenset[int]) -> list[Form]:
    online = table.online()
    return [seat_info(table, seat, mine, online) for seat in table.seats]


def seat_info(table: Table, seat: Seat, mine: frozenset[int], online: set[int]) -> Form:
    """A `SeatInfo` of the protocol."""
    bot, there, own = seat.kind == "bot", seat.number in online, seat.number in mine
    holders = table.holders.get(seat.number, ())
    return {
        "seat": seat.number,
        "name": seat.name,
        "kind": "bot" if bot else "person",
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "gone": seat.gone,
        "mine": own,
        "taken": bot or bool(holders),
        "online": bot or there,
        "away": None if bot or there else seat.away,
        "devices": len(holders) if own else 0,
        "until": until(table.clocks, seat.number),
        "late": seat.number in late(table.clocks),
        "vacation": table.vacations.get(seat.number),
    }


def stamp_of(table: Table, mine: frozenset[int]) -> Hashable:
    """Everything a snapshot depends on, beside who is online: the same stamp, the same snapshot."""
    return (
        shown_row(table, mine),
        tuple(table.waiting()) if table.match.state.lanes else (),
        tuple((seat.name, seat.stand_in, seat.gone) for seat in table.seats),
        (table.title, table.fate.ended, repr(table.fate.cancelling)),
        tuple(standing(table.seats[seat].answers) for seat in sorted(mine)),
        tuple(bool(table.holders.get(seat.number)) for seat in table.seats),
        table.match.sight(mine).undo_steps(),
        table.held if table.held in mine else None,
        table.rematch,
    )


def standing(answers: Answers) -> Hashable:
    """What a snapshot tells of a seat's standing answers."""
    return answers.idle, answers.confirms, tuple(answers.declined.items())
