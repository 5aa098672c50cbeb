"""What Alembic runs first: it works on the connection the server hands over, inside the server's own transaction."""

from __future__ import annotations

from alembic import context

from boardwright.server.schema import metadata


def run() -> None:
    context.configure(
        connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
    )
    with context.begin_transaction():
        context.run_migrations()


run()
