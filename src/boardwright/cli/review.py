"""Which decisions of a player cost the most in a saved game, and what was better."""

from __future__ import annotations

from boardwright.bots.review import costliest
from boardwright.cli.replay import Replay
from boardwright.kernel.errors import BadOptions


def tell_review(shown: Replay, player: int) -> None:
    """Tell the costliest decisions, the worst first; this takes a while."""
    table, match = shown.table, shown.match
    if player >= match.players:
        raise BadOptions(f"there is no player {player + 1}; this game has {match.players}")
    name, notation = table.names[player], match.game.space.notation
    table.terminal.say(shown.text("review-thinking", player=name))
    found = costliest(match, player)
    for number, one in enumerate(found, 1):
        told = shown.text(
            "review-costly",
            number=number,
            length=one.length,
            action=notation(one.action),
            points=round(one.points),
            percent=round(100 * one.chance),
            turn=", ".join(notation(action) for action in one.better.actions),
        )
        table.terminal.say(told)
    if not found:
        table.terminal.say(shown.text("review-good", player=name))
