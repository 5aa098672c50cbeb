"""``boardwright serve``: the table in the browser, from this machine and, if wanted, for the others in its network."""

from __future__ import annotations

import logging
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass

import typer
from rich.console import Console

from boardwright.kernel.errors import BadOptions

WHAT_SHARING_MEANS = """\
[bold]Everybody in your network will be able to open the page.[/bold] Who has the link to a seat can sit down there;
who knows a table's address can watch it. Nothing is encrypted on the way, so do this in a network you trust,
such as the one at home. It lasts until you stop the server."""


@dataclass(frozen=True, slots=True)
class Friends:
    """How others reach the server: in the network (``share``), at these addresses only, or through a proxy."""

    share: bool = False
    #: The question whether to share is answered already.
    agreed: bool = False
    addresses: Sequence[str] = ()
    public_url: str | None = None
    #: The addresses of proxies that are believed for whom they ask.
    proxies: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Watching:
    """How the server is watched: a log of everything in a form (None: problems only, as text), and its metrics."""

    log: str | None = None
    #: Where they are shown, as ADDRESS:PORT.
    metrics: str | None = None

    def begin(self) -> tuple[str, int] | None:
        """Begin to log; the address for the metrics."""
        from boardwright.server.addresses import read_place
        from boardwright.server.logs import FORMS, set_up

        form = next((form for form in FORMS if form == (self.log or "text")), None)
        if form is None:
            raise BadOptions(f"--log {self.log}: there are {' and '.join(FORMS)}")
        try:
            place = read_place(self.metrics) if self.metrics else None
        except ValueError as problem:
            raise BadOptions(f"--metrics {problem}") from problem
        set_up(form, logging.INFO if self.log else logging.WARNING)
        return place


@dataclass(frozen=True, slots=True)
class Outgoing:
    """What the server may send to whom: letters through that mail server, and webhooks into its own network."""

    mail: str | None = None
    private: bool = False


def serve_command(
    host: str = "127.0.0.1",
    port: int = 0,
    database: str | None = None,
    open_browser: bool = True,
    friends: Friends | None = None,
    watching: Watching | None = None,
    outgoing: Outgoing | None = None,
) -> None:
    """Serve tables until Ctrl-C. Port 0: the usual one, 8000, or a free one when that is taken."""
    from boardwright.server.mail import Postman
    from boardwright.server.run import run
    from boardwright.server.sharing import Sharing
    from boardwright.server.telling import Sending

    console = Console(highlight=False)
    friends = friends or Friends()
    metrics = (watching or Watching()).begin()
    sharing = Sharing(friends.public_url, friends.addresses, friends.proxies)
    out = outgoing or Outgoing()
    sending = Sending(Postman.at(out.mail) if out.mail else None, out.private)
    if friends.share:
        agree(console, friends)

    def ready(address: str, elsewhere: list[str]) -> None:
        console.print(f"Boardwright is at [bold]{address}[/bold]")
        for friend in elsewhere:
            console.print(f"Friends find it at [bold]{friend}[/bold]", soft_wrap=True)
        if friends.share and not elsewhere:
            console.print("[bold]This computer has no address in a network now:[/bold] only you can open the page.")
        console.print("Ctrl-C stops it; every table goes on when it is started again.")
        if open_browser:
            # A browser that takes its time to start must not hold the server up.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(host, port, database, ready, sharing, friends.share, metrics, sending)
    console.print("Stopped.")


def agree(console: Console, friends: Friends) -> None:
    """Share only after somebody has read what it means and said yes."""
    if friends.agreed:
        return
    if not is_terminal():
        raise BadOptions(
            "--share lets your whole network in, so it asks first: use a terminal, or answer it with --yes"
        )
    console.print(WHAT_SHARING_MEANS)
    if not typer.confirm("Share it?"):
        raise BadOptions("not shared, and not started; without --share only this computer is let in")


def is_terminal() -> bool:
    """Whether there is somebody to ask."""
    return sys.stdin.isatty()
