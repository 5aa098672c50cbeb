"""What the lobby tells of a table: points and how far the game has come; and how far the chat was read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("scores", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("progress", sa.JSON))
    op.add_column("seen", sa.Column("chat", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("seen") as seen:
        seen.drop_column("chat")
    with op.batch_alter_table("tables") as table:
        table.drop_column("progress")
        table.drop_column("scores")
