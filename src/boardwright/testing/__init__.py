"""The contract kit: proves that a game keeps the promises every table, bot and researcher relies on.

from boardwright.testing import check_game
def test_contract():
    check_game("ludo", games=200)
"""

from boardwright.testing.contract import Report, check_game
from boardwright.testing.golden import check_golden, golden_text
from boardwright.testing.perft import perft
from boardwright.testing.position import position
from boardwright.testing.strategies import tables

__all__ = ["Report", "check_game", "check_golden", "golden_text", "perft", "position", "tables"]
