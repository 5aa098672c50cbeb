"""What is kept of a table: how it was opened, who sits where, the rows of its log, and positions on the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from boardwright.match import Answers
from boardwright.server.answers import answers_after
from boardwright.server.fate import How
from boardwright.server.protocol import USUAL, Agreement


class LogRow(NamedTuple):
    """One line of the log: an action with its outcomes of chance, a turn confirmed, steps taken back or rewound, a bot
    that stands in, a standing answer, what becomes of the table, a restart.
    """

    kind: str
    seat: int
    data: dict[str, Any]
    #: What everybody may know of an action, in words.
    told: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """Where a table stood after row ``n`` of its log, after that many decisions, and under which rules."""

    n: int
    length: int
    rules_version: int
    position: dict[str, Any]


@dataclass(slots=True)
class Seat:
    """A chair and who was meant to sit there."""

    number: int
    name: str
    kind: str
    bot: str | None = None
    stand_in: str | None = None
    token_hash: str | None = None
    answers: Answers = field(default_factory=Answers)
    #: The person has given the seat up.
    gone: How | None = None
    #: Since when nobody who holds the seat is at the table; None: somebody is.
    away: float | None = None
    #: Its holder wants the stand-in, and coming back does not end it.
    wanted: bool = False

    @property
    def thinker(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def lent(self) -> bool:
        """Others let a bot play here, until the person comes back."""
        return self.stand_in is not None and self.gone is None and not self.wanted

    def is_changed_by(self, row: LogRow) -> bool:
        """Whether a row of the log about this seat may leave it another one: most actions do not."""
        return row.kind != "act" or self.answers.held

    def note(self, row: LogRow) -> None:
        """A row of the log is about this seat."""
        if row.kind == "stand_in":
            self.stand_in = row.data["bot"]
            self.wanted = self.stand_in is not None and row.data.get("own", False)
            self.gone = None if self.stand_in is None else self.gone
        if row.kind == "leave":
            self.stand_in, self.gone = row.data["bot"], row.data["how"]
        self.answers = answers_after(self.answers, row)


@dataclass(slots=True)
class Stored:
    """A table as the database has it."""

    id: str
    game: str
    start: dict[str, Any]
    opened_by: str
    changed: float
    seats: list[Seat]
    holders: dict[int, set[str]]
    rows: list[LogRow] = field(default_factory=list)
    seen: dict[int, int] = field(default_factory=dict)
    rematch: str | None = None
    #: What everybody may know of the time before the first row, in words; None: not written down yet.
    told: list[dict[str, Any]] | None = None
    #: The latest position stored.
    position: Position | None = None
    #: The fingerprint of an owner's components that it is played with; empty: ours.
    catalog: str = ""
    title: str = ""
    agreed: Agreement = USUAL
    #: The last line of its chat, and the seats whose people look at it through other servers.
    said: int = 0
    elsewhere: set[int] = field(default_factory=set)
    #: Since when who is asked, as `clocks.py` writes it; by seat until when its person is on vacation.
    clocks: dict[str, Any] = field(default_factory=dict)
    vacations: dict[int, float] = field(default_factory=dict)

    @property
    def restarted(self) -> int:
        """The row of the last restart; 0: the table goes on as it began."""
        return max((n for n, row in enumerate(self.rows, 1) if row.kind == "restart"), default=0)

    @property
    def beginning(self) -> dict[str, Any]:
        """What its match began with: the table's start, or its last restart."""
        return self.rows[self.restarted - 1].data if self.restarted else self.start

    @property
    def rules_version(self) -> int:
        """The rules its match is played with."""
        return int(self.beginning["rules_version"])
