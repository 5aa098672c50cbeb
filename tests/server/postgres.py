"""A real PostgreSQL for the tests: on a free port of this machine, in a folder of its own, gone when the tests are."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import asyncpg

from boardwright.server.database import migrate, open_engine
from tests.server.places import LONG, ask, free_port, run
from tests.server.processes import alive, processes
from tools import postgres

USER: Final = "boardwright"
TEMPLATE: Final = "a_migrated_one"
#: Quick rather than safe from a power failure; what a process has written outlives the process all the same.
QUICK: Final = ("fsync=off", "full_page_writes=off", "autovacuum=off", "max_connections=200", "shared_buffers=32MB")
#: What it has acknowledged is on the disk, whatever happens.
SAFE: Final = ("fsync=on", "synchronous_commit=on", "max_connections=200", "shared_buffers=32MB")
#: The shell ends the server when the tests do, however they end: then nobody holds the other end of its input.
WATCHED: Final = '"$@" & server=$!; read _; kill -INT $server; wait $server'


class Postgres:
    """A PostgreSQL that can be stopped and started again with the same data on the same port."""

    def __init__(self, settings: Sequence[str] = QUICK) -> None:
        self.settings = settings
        self.programs = postgres.find()
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="boardwright-pg-"))
        #: It refuses to run as root.
        self.user = unprivileged()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.data = self.folder / "data"
        self.shell: subprocess.Popen[bytes] | None = None
        self.made: set[str] = set()
        command = [str(self.programs / "initdb"), "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "-N"]
        subprocess.run([*command, "--locale=C"], check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        settings = [
            *self.settings,
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.folder}",
        ]
        command = [str(self.programs / "postgres"), "-D", str(self.data)]
        for setting in settings:
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as told:
            self.shell = subprocess.Popen(
                ["sh", "-c", WATCHED, "sh", *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=told,
                user=self.user,
                cwd=self.folder,
            )
        end = time.monotonic() + LONG
        while not self.answers():
            assert self.shell.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            self.ask("SELECT 1", "postgres")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def stop(self) -> None:
        """End every connection and the server."""
        assert self.shell is not None
        assert self.shell.stdin is not None
        self.shell.stdin.close()
        self.shell.wait(LONG)
        self.shell = None

    def kill(self) -> None:
        """End it as when the power fails; what it had started ends with it."""
        postmaster = int((self.data / "postmaster.pid").read_text().split()[0])
        # It starts nothing more while we look whom it has started.
        os.kill(postmaster, signal.SIGSTOP)
        started = [process for process, parent, _, _ in processes() if parent == postmaster]
        os.kill(postmaster, signal.SIGKILL)
        self.stop()
        end = time.monotonic() + LONG
        while any(alive(process) for process in started):
            assert time.monotonic() < end, "parts of PostgreSQL outlive it"
            time.sleep(0.02)

    def remove(self) -> None:
        if self.shell is not None:
            self.stop()
        shutil.rmtree(self.folder)

    # -- databases ---------------------------------------------------------------------------------------------

    def address(self, name: str) -> str:
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{name}"

    def database(self, name: str) -> str:
        """The address of a database of that name; when it is asked for first, it is made, with the schema in it."""
        if TEMPLATE not in self.made:
            self.create(TEMPLATE)
            run(self.migrate(TEMPLATE))
        if name not in self.made:
            self.create(name, TEMPLATE)
        return self.address(name)

    def create(self, name: str, like: str = "template0") -> str:
        self.ask(f'CREATE DATABASE "{name}" TEMPLATE "{like}"', "postgres")
        self.made.add(name)
        return self.address(name)

    async def migrate(self, name: str) -> None:
        engine = open_engine(self.address(name))
        await migrate(engine)
        await engine.dispose()

    def ask(self, query: str, database: str, *values: Any) -> list[tuple[Any, ...]]:
        """The answer to one question, asked beside whoever else uses that database."""
        return run(ask(self.address(database), query, *values))


def unprivileged() -> str | None:
    """Whom to run PostgreSQL as; None: as ourselves."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("nobody", "postgres") if name in names)


@contextlib.contextmanager
def running(settings: Sequence[str] = QUICK) -> Iterator[Postgres]:
    """One for as long as somebody needs it."""
    postgres = Postgres(settings)
    try:
        postgres.start()
        yield postgres
    finally:
        postgres.remove()
