"""``python dying.py FOLDER``: brings the database ``before.sqlite3`` in that folder up to date, again and again, each
time on a copy and in a process of its own that is killed, as when the power fails, at one statement more than the last.

``at-1.sqlite3``, ``at-2.sqlite3`` ... stay behind; it ends with the first process that nothing happened to.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import signal
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import event

from boardwright.server.database import database_url, migrate, open_engine


def main(folder: Path) -> None:
    for number in itertools.count(1):
        copy = folder / f"at-{number}.sqlite3"
        if (folder / "before.sqlite3").exists():
            shutil.copy(folder / "before.sqlite3", copy)
        child = os.fork()
        if child == 0:
            asyncio.run(upgrade(copy, number))
            os._exit(0)
        status = os.waitpid(child, 0)[1]
        if not os.WIFSIGNALED(status):
            assert os.waitstatus_to_exitcode(status) == 0, "nobody killed it, and yet it failed"
            return


async def upgrade(path: Path, last: int) -> None:
    """Bring that database up to date, and die at that statement. What is committed counts as one too."""
    left = last

    def count(*_: Any) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    engine = open_engine(database_url(str(path)))
    event.listen(engine.sync_engine, "after_cursor_execute", count)
    event.listen(engine.sync_engine, "commit", count)
    await migrate(engine)
    await engine.dispose()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
