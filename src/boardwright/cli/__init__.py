"""The command line: play, replay, selfplay, games, bench. It knows matches, views and messages, never a game's
rules. What a game looks like on a terminal is the exception: a folder a game in `games`.
"""

from __future__ import annotations


def main() -> None:
    """The entry point of the program ``boardwright``."""
    from boardwright.bots.workers import collect_seldom
    from boardwright.cli.app import run

    collect_seldom()
    run()
