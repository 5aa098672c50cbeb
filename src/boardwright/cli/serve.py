"""``boardwright serve``: the table in the browser, from this machine."""

from __future__ import annotations

import threading
import webbrowser

from rich.console import Console


def serve_command(
    host: str = "127.0.0.1", port: int = 0, database: str | None = None, open_browser: bool = True
) -> None:
    """Serve tables until Ctrl-C. Port 0: the usual one, 8000, or a free one when that is taken."""
    from boardwright.server.run import run

    console = Console(highlight=False)

    def ready(address: str) -> None:
        console.print(f"Boardwright is at [bold]{address}[/bold]")
        console.print("Ctrl-C stops it; every table goes on when it is started again.")
        if open_browser:
            # A browser that takes its time to start must not hold the server up.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(host, port, database, ready)
    console.print("Stopped.")
