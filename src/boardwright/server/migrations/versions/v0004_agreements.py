"""What a table is called, and what its people agreed on beside the rules; nothing: the usual."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("title", sa.String(60), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("agreed", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("agreed")
        table.drop_column("title")
