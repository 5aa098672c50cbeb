"""What the bots at a table do next: whoever lets bots play asks here, so that all of them do it alike."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.bots.seat import Bot, Seat
from boardwright.match import Playing


def next_decision(playing: Playing, bots: Mapping[int, Bot]) -> tuple[int, int] | None:
    """The seat and the action of the next thing a bot does; None when people must decide, or the game is over.

    What it may do unasked comes first, but each bot is asked about that once after a decision: nobody waits for it.
    """
    asked = [step.who for step in playing.steps]
    for player, bot in bots.items():
        if player not in asked and playing.sight((player,)).offered():
            action = ask_once(playing, bot, player)
            if action is not None:
                pass_over(playing, bots)
                return player, action
    for player in asked:
        if player in bots:
            return player, bots[player].choose(Seat(playing, player))
    return None


def ask_once(playing: Playing, bot: Bot, player: int) -> int | None:
    """Whether the bot takes an offer, unless it has been asked since the last decision."""
    if bot.considered.get(player) == playing.length:
        return None
    bot.considered[player] = playing.length
    return bot.consider(Seat(playing, player))


def pass_over(playing: Playing, bots: Mapping[int, Bot]) -> None:
    """An offer that is taken is no decision after which everybody is asked again, or they might go on for ever."""
    for player, bot in bots.items():
        if bot.considered.get(player) == playing.length:
            bot.considered[player] += 1
