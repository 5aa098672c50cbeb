"""Many games at once: self-play over worker processes."""

from boardwright.arena.selfplay import play_game, play_many, play_record, selfplay

__all__ = ["play_game", "play_many", "play_record", "selfplay"]
