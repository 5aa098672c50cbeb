"""The database: a table is its beginning and a log, everything else can be worked out again under the same rules.

Rules change, and a log may no longer replay: so a position is stored now and then, and each row with its words.
``(table_id, n)`` is the log's key, so that two writers can never both win a race. Columns that repeat what the log says
(``n``, ``waiting``, ``over`` ...) spare the lobby from replaying games; they change in the log's own transaction.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

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
    #: Since when who is asked, by seat, and until when they may take their time; when the first one's is out.
    Column("clocks", JSON, nullable=False, server_default="{}"),
    Column("due", Float, index=True),
    #: A bot must decide: after a restart these tables go on by themselves.
    Column("bots_next", Boolean, nullable=False, index=True),
    #: Its result has been counted in the ratings of those who played.
    Column("rated", Boolean, nullable=False, server_default=false()),
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
    #: Since when nobody who holds it is at the table; None: somebody is, or was when the server ended.
    Column("away", Float),
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
    #: act, confirm, undo, rewind, stand_in, answer, late, leave, cancel, consent, end or restart
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
    #: Who wrote it, as in `holders`: so that they find it again, and can have it deleted.
    Column("by", String(HASH)),
    Index(None, "table_id"),
    Index(None, "by"),
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

#: The seats whose people look at a table, by the server they look at it through; only where there are several.
present: Final = Table(
    "present",
    metadata,
    table_id(),
    seat_number(),
    Column("process", BigInteger, primary_key=True, autoincrement=False, index=True),
    #: The page is visible: whoever looks at it need not be told anything elsewhere.
    Column("looks", Boolean, nullable=False, server_default=true()),
)


def person(primary: bool = True) -> Column[str]:
    return Column("identity", String(HASH), ForeignKey("people.identity"), primary_key=primary, nullable=False)


people: Final = Table(
    "people",
    metadata,
    #: Holds seats as a visitor does, but is no cookie's fingerprint: a device that is logged out keeps nothing.
    Column("identity", String(HASH), primary_key=True),
    #: By which they log in, all spellings of it as one; and as they wrote it.
    Column("name", String(64), nullable=False, unique=True),
    Column("shown", String(24), nullable=False),
    Column("password", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("settings", JSON, nullable=False),
)

devices: Final = Table(
    "devices",
    metadata,
    Column("visitor_hash", String(HASH), primary_key=True),
    person(primary=False),
    #: What it is called by when it is to be logged out.
    Column("handle", String(24), nullable=False),
    Column("label", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index(None, "identity"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    person(),
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tables", Integer, nullable=False),
)

#: What all servers of these tables have in common, by name: when one of them last kept time, and their key for push.
common: Final = Table(
    "common",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", JSON, nullable=False),
)


def identity(primary: bool = True) -> Column[str]:
    """Somebody as in `holders`, with an account or without."""
    return Column("identity", String(HASH), primary_key=primary, nullable=False)


vacations: Final = Table(
    "vacations",
    metadata,
    identity(),
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

#: Where somebody is told that it is their turn: nobody else learns of it.
channels: Final = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    identity(primary=False),
    #: push, mail or webhook
    Column("kind", String(8), nullable=False),
    Column("target", JSON, nullable=False),
    #: Of push: the browser itself, as in `devices`. One that is logged out is told nothing more.
    Column("device", String(HASH)),
    #: The address by which the person came: links begin with it.
    Column("base", String(300), nullable=False),
    Column("language", String(8), nullable=False),
    #: Switched on by the person; of mail, that the address is theirs; and switched off since nothing arrives.
    Column("enabled", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failed", Boolean, nullable=False),
    #: Of the secret with which an address is confirmed, and later let alone.
    Column("token_hash", String(HASH)),
    Column("made", Float, nullable=False),
    Index(None, "identity"),
    Index(None, "token_hash"),
)

#: Tables about which somebody is told nothing.
muted: Final = Table("muted", metadata, table_id(), identity())

#: What is to be told where: a turn that has begun. Lines go when it is told, or no longer worth telling.
notices: Final = Table(
    "notices",
    metadata,
    Column("channel", String(24), ForeignKey("channels.id"), primary_key=True),
    table_id(),
    seat_number(),
    #: The row of the log with which it began.
    Column("turn", Integer, nullable=False),
    #: When it is told, or tried again.
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)
