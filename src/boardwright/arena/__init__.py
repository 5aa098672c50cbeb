"""Many games at once: self-play, and the arena that measures bots against each other."""

from boardwright.arena.contest import Result
from boardwright.arena.engines import make_engine
from boardwright.arena.folder import Folder, open_folder, read_folder
from boardwright.arena.ratings import Estimate, duels, ratings, standings
from boardwright.arena.running import play_on, played
from boardwright.arena.schedule import Plan
from boardwright.arena.selfplay import play_game, play_many, play_record, selfplay

__all__ = [
    "Estimate",
    "Folder",
    "Plan",
    "Result",
    "duels",
    "make_engine",
    "open_folder",
    "play_game",
    "play_many",
    "play_on",
    "play_record",
    "played",
    "ratings",
    "read_folder",
    "selfplay",
    "standings",
]
