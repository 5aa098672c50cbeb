"""Positions beside the log, and what everybody may know of each row in words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("position", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_positions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_positions_table_id_tables"),
    )
    op.add_column("log", sa.Column("told", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("told", sa.JSON(), nullable=True))


def downgrade() -> None:
    for name in ("tables", "log"):
        with op.batch_alter_table(name) as table:
            table.drop_column("told")
    op.drop_table("positions")
