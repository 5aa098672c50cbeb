"""Who is at which table, on which of several servers; and an index of the tables where a bot must decide."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("process", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "process", name="pk_present"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_present_table_id_tables"),
    )
    op.create_index("ix_present_process", "present", ["process"])
    op.create_index("ix_tables_bots_next", "tables", ["bots_next"])


def downgrade() -> None:
    op.drop_index("ix_tables_bots_next", "tables")
    op.drop_table("present")
