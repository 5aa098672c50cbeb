"""Points: cards, castles and the like, tasks; as totals, and as a sheet that explains every point."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import Board
from boardwright.games.kingdom_builder.cards import CARDS, Scorer, Tally
from boardwright.games.kingdom_builder.features.capitols import CAPITOLS
from boardwright.games.kingdom_builder.features.castles import CASTLES
from boardwright.games.kingdom_builder.features.palaces import PALACES
from boardwright.games.kingdom_builder.features.treasures import TREASURES
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.tasks import TASKS
from boardwright.games.kingdom_builder.watching import Watcher
from boardwright.kernel.messages import Message
from boardwright.kernel.scoring import ScoreLine, ScoreSheet


def scorers(board: Board, cards: tuple[int, ...], tasks: tuple[int, ...]) -> list[Scorer]:
    """Everything that pays at a table, in the order of the score sheet."""
    found: list[Scorer] = [CARDS[number] for number in cards]
    found.append(CASTLES)
    if board.palaces:
        found.append(PALACES)
    if board.capitols:
        found.append(CAPITOLS)
    found.extend([TASKS[number] for number in tasks])
    if board.nomads:
        found.append(TREASURES)
    return found


def card_watchers(cards: tuple[int, ...]) -> list[Watcher]:
    """What the cards on the table do during play."""
    found = [CARDS[number].watcher(place) for place, number in enumerate(cards)]
    return [watcher for watcher in found if watcher is not None]


def scores(state: KingdomState) -> list[int]:
    """The points of every player if the game ended now."""
    paying = scorers(state.board, state.cards, state.tasks)
    return [total(paying, Tally(state, player)) for player in range(state.players)]


def points(state: KingdomState, player: int) -> int:
    return total(scorers(state.board, state.cards, state.tasks), Tally(state, player))


def total(paying: list[Scorer], tally: Tally) -> int:
    found = 0
    for scorer in paying:
        found += scorer.points(tally)
    return found


def line_points(state: KingdomState, player: int) -> dict[str, int]:
    """One player's points by line of the score sheet."""
    tally = Tally(state, player)
    return {scorer.id: scorer.points(tally) for scorer in scorers(state.board, state.cards, state.tasks)}


def score_sheet(state: KingdomState) -> list[ScoreSheet]:
    paying = scorers(state.board, state.cards, state.tasks)
    return [player_sheet(paying, Tally(state, player)) for player in range(state.players)]


def player_sheet(paying: list[Scorer], tally: Tally) -> ScoreSheet:
    lines = [ScoreLine(scorer.id, Message(scorer.key), scorer.rule, tuple(scorer.earnings(tally))) for scorer in paying]
    return ScoreSheet(tally.player, tuple(lines))
