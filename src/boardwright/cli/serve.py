"""``boardwright serve``: the table in the browser, from this machine and, if wanted, for the others in its network."""

from __future__ import annotations

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


def serve_command(
    host: str = "127.0.0.1",
    port: int = 0,
    database: str | None = None,
    open_browser: bool = True,
    friends: Friends | None = None,
) -> None:
    """Serve tables until Ctrl-C. Port 0: the usual one, 8000, or a free one when that is taken."""
    from boardwright.server.run import run
    from boardwright.server.sharing import Sharing

    console = Console(highlight=False)
    friends = friends or Friends()
    sharing = Sharing(friends.public_url, friends.addresses)
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

    run(host, port, database, ready, sharing, friends.share)
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
