"""Many games at once: self-play over worker processes."""

from boardwright.arena.selfplay import play_game, selfplay

__all__ = ["play_game", "selfplay"]
