"""What the bots at a table do next: whoever lets bots play asks here, so that all of them do it alike."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.bots.seat import Bot, Seat
from boardwright.match import Match


def next_decision(match: Match, bots: Mapping[int, Bot]) -> tuple[int, int] | None:
    """The seat and the action of the next thing a bot does; None when people must decide, or the game is over.

    What it may do unasked comes first, but each bot is asked about that once after a decision: nobody waits for it.
    """
    asked = [step.who for step in match.steps]
    for player, bot in bots.items():
        if player not in asked and match.sight((player,)).offered():
            action = ask_once(match, bot, player)
            if action is not None:
                pass_over(match, bots)
                return player, action
    for player in asked:
        if player in bots:
            return player, bots[player].choose(Seat(match, player))
    return None


def ask_once(match: Match, bot: Bot, player: int) -> int | None:
    """Whether the bot takes an offer, unless it has been asked since the last decision."""
    if bot.considered.get(player) == match.length:
        return None
    bot.considered[player] = match.length
    return bot.consider(Seat(match, player))


def pass_over(match: Match, bots: Mapping[int, Bot]) -> None:
    """An offer that is taken is no decision after which everybody is asked again, or they might go on for ever."""
    for player, bot in bots.items():
        if bot.considered.get(player) == match.length:
            bot.considered[player] += 1
