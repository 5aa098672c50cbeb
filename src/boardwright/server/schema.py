"""The database: a table is its beginning and a log, everything else can be worked out again under the same rules.

Rules change, and a log may no longer replay: so a position is stored now and then, and each row with its words.
``(table_id, n)`` is the log's key, so that two writers can never both win a race. Columns that repeat what the log says
(``n``, ``waiting``, ``over`` ...) spare the lobby from replaying games; they change in the log's own transaction.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

#: Every constraint has a name, so that later migrations can speak of it on any database.
NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=NAMING)

TABLE_ID: Final = 24
HASH: Final = 64


def table_id(primary: bool = True) -> Column[str]:
    return Column("table_id", String(TABLE_ID), ForeignKey("tables.id"), primary_key=primary, nullable=False)


def seat_number() -> Column[int]:
    return Column("seat", Integer, primary_key=True, autoincrement=False)


def row_number() -> Column[int]:
    return Column("n", Integer, primary_key=True, autoincrement=False)


def told() -> Column[Any]:
    """What everybody may know of it, in words: kept for the day when it cannot be replayed any more."""
    return Column("told", JSON(none_as_null=True))


tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(TABLE_ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    #: The fingerprint of an owner's own transcription of the components; None: ours.
    Column("catalog", String(16)),
    Column("players", Integer, nullable=False),
    #: The record of the match as the table began: options, seed and outcomes of the set-up, or the position.
    Column("start", JSON, nullable=False),
    told(),
    Column("opened_by", String(HASH), nullable=False),
    #: What its people call it, and what they agreed on beside the rules.
    Column("title", String(60), nullable=False, server_default=""),
    Column("agreed", JSON, nullable=False, server_default="{}"),
    Column("rematch_of", String(TABLE_ID), ForeignKey("tables.id"), unique=True),
    Column("opened", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("n", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", JSON, nullable=False),
    #: As everybody may know it: points by actor, and how far the game has come, as a message.
    Column("scores", JSON, nullable=False, server_default="[]"),
    Column("progress", JSON(none_as_null=True)),
    #: Why it ended early and who asks to cancel it, where that is so.
    Column("ended", JSON(none_as_null=True)),
    Column("cancelling", JSON(none_as_null=True)),
    #: A bot must decide: after a restart these tables go on by themselves.
    Column("bots_next", Boolean, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    table_id(),
    seat_number(),
    Column("name", String(24), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(24)),
    Column("stand_in", String(24)),
    #: left or resigned: the person has given the seat up.
    Column("gone", String(8)),
    #: Of the seat's link. A new link replaces the old one.
    Column("token_hash", String(HASH)),
)

holders: Final = Table(
    "holders",
    metadata,
    table_id(),
    seat_number(),
    Column("visitor_hash", String(HASH), primary_key=True),
    Index(None, "visitor_hash"),
)

log: Final = Table(
    "log",
    metadata,
    table_id(),
    row_number(),
    #: act, confirm, undo, rewind, stand_in, answer, leave, cancel, consent, end or restart
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    told(),
    Column("at", Float, nullable=False),
)

positions: Final = Table(
    "positions",
    metadata,
    table_id(),
    #: The row of the log after which the table stood there; 0: when it was opened.
    row_number(),
    Column("length", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("position", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    table_id(primary=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "table_id"),
)

seen: Final = Table(
    "seen",
    metadata,
    table_id(),
    seat_number(),
    Column("length", Integer, nullable=False),
    #: The last line of the chat that was read.
    Column("chat", Integer, nullable=False, server_default="0"),
)
