"""Being away: clocks, vacations, and ways to tell people that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clocks", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("present", sa.Column("looks", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "common",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_common"),
    )
    op.create_table(
        "vacations",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("identity", "since", name="pk_vacations"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.JSON, nullable=False),
        sa.Column("device", sa.String(64)),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("enabled", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_identity", "channels", ["identity"])
    op.create_index("ix_channels_token_hash", "channels", ["token_hash"])
    op.create_table(
        "muted",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "identity", name="pk_muted"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_muted_table_id_tables"),
    )
    op.create_table(
        "notices",
        sa.Column("channel", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("channel", "table_id", "seat", name="pk_notices"),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_notices_channel_channels"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id_tables"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])


def downgrade() -> None:
    for name in ("notices", "muted", "channels", "vacations", "common"):
        op.drop_table(name)
    with op.batch_alter_table("present") as present:
        present.drop_column("looks")
    op.drop_index("ix_tables_due", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("due")
        tables.drop_column("clocks")
