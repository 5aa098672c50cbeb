"""Tables, seats, their holders, the log, chat, and what each seat has seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_tables()
    create_seats()
    create_talk()


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("start", sa.JSON(), nullable=False),
        sa.Column("opened_by", sa.String(64), nullable=False),
        sa.Column("rematch_of", sa.String(24), nullable=True),
        sa.Column("opened", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.JSON(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.Column("bots_next", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name="fk_tables_rematch_of_tables"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id_tables"),
    )


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(24), nullable=True),
        sa.Column("stand_in", sa.String(24), nullable=True),
        sa.Column("token_hash", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id_tables"),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("visitor_hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "visitor_hash", name="pk_holders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_holders_table_id_tables"),
    )
    op.create_index("ix_holders_visitor_hash", "holders", ["visitor_hash"])


def create_talk() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id_tables"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seen"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seen_table_id_tables"),
    )


def downgrade() -> None:
    for name in ("seen", "chat", "holders", "seats", "log", "tables"):
        op.drop_table(name)
