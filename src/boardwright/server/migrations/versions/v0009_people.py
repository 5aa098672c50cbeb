"""Accounts for those who want one: people, their devices and ratings; who wrote a line of the chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("by", sa.String(64)))
    op.create_index("ix_chat_by", "chat", ["by"])
    op.create_table(
        "people",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("shown", sa.String(24), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("identity", name="pk_people"),
        sa.UniqueConstraint("name", name="uq_people_name"),
    )
    op.create_table(
        "devices",
        sa.Column("visitor_hash", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("handle", sa.String(24), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("visitor_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(["identity"], ["people.identity"], name="fk_devices_identity_people"),
    )
    op.create_index("ix_devices_identity", "devices", ["identity"])
    op.create_table(
        "ratings",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("identity", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["identity"], ["people.identity"], name="fk_ratings_identity_people"),
    )


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("devices")
    op.drop_table("people")
    op.drop_index("ix_chat_by", "chat")
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("by")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rated")
