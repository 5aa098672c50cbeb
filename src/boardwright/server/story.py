"""What a table tells of itself in words, kept beside its log for the day when the log cannot be replayed any more.

Rules change. What was decided before then is no longer a match that can be looked at, but it stays a story: as
everybody at the table knew it, without anybody's secrets. Entries are numbered through; a restart has one of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from boardwright.match import LogEntry as Told
from boardwright.match import Match
from boardwright.match.history import is_sealed
from boardwright.server import forms
from boardwright.server.forms import Form
from boardwright.server.protocol import LogEntry, LogEvent, Text

if TYPE_CHECKING:
    from boardwright.server.stored import LogRow, Stored
    from boardwright.server.table import Table


def told(match: Match) -> Form:
    """What everybody may know of the latest decision; of one made in secret, only whose it is."""
    entry = match.latest
    assert entry is not None, "there is a decision to tell of"
    if is_sealed(entry, match.state):
        return wordless(entry.player)
    sight = match.sight()
    return whole(sight.log(sight.length))[-1]


def told_before(match: Match) -> list[Form]:
    """What everybody may know of a match so far, its set-up first."""
    return whole(match.sight().log())


def whole(entries: Iterable[Told]) -> list[Form]:
    """One entry a decision: what an automa did then is told with it."""
    found: list[Form] = []
    for entry in map(forms.entry, entries):
        if found and found[-1]["n"] == entry["n"]:
            found[-1]["events"] += entry["events"]
        else:
            found.append(entry)
    return found


def wordless(seat: int | None) -> Form:
    """An entry that says only whose it was."""
    return {"n": 0, "seat": seat, "notation": "", "label": None, "events": [], "role": None}


def story_of(stored: Stored, rows: Sequence[LogRow]) -> list[LogEntry]:
    """The story after these rows of the table's log: the entry of number n is the n-th, the set-up is 0."""
    entries = beginning_of(stored)
    before = 0
    for row in rows:
        if row.kind == "act":
            entries.append(read(row.seat, row.told))
        elif row.kind == "undo":
            dropped = [before + number for number in row.data.get("dropped", ())]
            take_back(entries, row.seat, row.data["steps"], dropped)
        elif row.kind == "rewind":
            del entries[before + row.data["left"] + 1 :]
        elif row.kind == "restart":
            entries = [*story_of(stored, rows[: row.data["row"]]), notice(row)]
            before = len(entries) - 1
    return [entry.model_copy(update={"n": n}) for n, entry in enumerate(entries)]


def beginning_of(stored: Stored) -> list[LogEntry]:
    """What had happened when the table was opened; a branch or a saved game has a past of its own."""
    seats: list[int | None] = [None, *(seat for seat, _ in stored.start["actions"])]
    words = [{}] * len(seats) if stored.told is None else stored.told
    return [read(seat, told) for seat, told in zip(seats, words, strict=True)]


def read(seat: int | None, told: Any) -> LogEntry:
    """An entry as it was stored; where there are no words, or none that can be read, it says only whose it was."""
    try:
        return LogEntry.model_validate(told)
    except ValidationError:
        return LogEntry.model_validate(wordless(seat))


def take_back(entries: list[LogEntry], seat: int, steps: int, dropped: Sequence[int]) -> None:
    """The seat's last entries go, and the standing answers that were dropped with them; what others decided stays."""
    mine = [number for number, entry in enumerate(entries) if entry.seat == seat]
    for number in sorted([*mine[-steps:], *dropped], reverse=True):
        del entries[number]


def notice(row: LogRow) -> LogEntry:
    """The entry that says that the table goes on from here, why, and what was lost."""
    text = Text(key=f"restarted-{row.data['why']}", args={"lost": row.data["lost"]})
    return LogEntry(n=0, seat=None, notation="", label=None, events=[LogEvent(text=text, targets=[])])


def with_story(table: Table, shot: Form) -> Form:
    """A snapshot of the match with what came before its restart: the story in front, all numbers going on from it."""
    if not table.story:
        return shot
    before = table.before
    length = before + shot["length"]
    log = [{**entry, "n": before + entry["n"]} for entry in shot["log"]]
    seen = max((table.seen.get(seat["seat"], 0) for seat in shot["seats"] if seat["mine"]), default=0)
    return {
        **shot,
        "length": length,
        "first": before,
        "log": log if shot["log_from"] else [*table.story, *(entry for entry in log if entry["n"] > before)],
        "log_from": shot["log_from"] and before + shot["log_from"],
        "notes": [*table.old_notes, *(note.model_copy(update={"n": before + note.n}) for note in shot["notes"])],
        "seen": min(seen, length),
    }
