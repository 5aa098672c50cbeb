"""Since when people are away: how long counts on when the server ends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("away", sa.Float))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("away")
