"""What becomes of a table: who has given their seat up, why it ended early, and who asks to cancel it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("cancelling", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("gone", sa.String(8), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("gone")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("cancelling")
        tables.drop_column("ended")
