"""Points: cards, castles and the like, tasks; as totals, and as a sheet that explains every point."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import Board
from boardwright.games.kingdom_builder.cards import CARDS, Realm, Scorer
from boardwright.games.kingdom_builder.features.capitols import CAPITOLS
from boardwright.games.kingdom_builder.features.castles import CASTLES
from boardwright.games.kingdom_builder.features.palaces import PALACES
from boardwright.games.kingdom_builder.features.treasures import TREASURES
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.tasks import TASKS
from boardwright.games.kingdom_builder.watching import Watcher, watches
from boardwright.kernel.scoring import ScoreLine, ScoreSheet

WATCHING: Final = [watches(card) for card in CARDS]
#: Lines of score sheets that follow from a player's settlements on a board and nothing else, and how many are kept.
LINES: Final[dict[tuple[Scorer, Board, int, int], ScoreLine]] = {}
MOST_LINES: Final = 1 << 12


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
    """The cards on the table that do something during play."""
    return [CARDS[number] for number in cards if WATCHING[number]]


def scores(state: KingdomState) -> list[int]:
    """The points of every player if the game ended now."""
    paying = scorers(state.board, state.cards, state.tasks)
    return [total(paying, Realm(state, player)) for player in range(state.players)]


def points(state: KingdomState, player: int) -> int:
    return total(scorers(state.board, state.cards, state.tasks), Realm(state, player))


def total(paying: list[Scorer], realm: Realm) -> int:
    found = 0
    for scorer in paying:
        found += scorer.points(realm)
    return found


def idle_points(state: KingdomState) -> list[int]:
    """Of the points of every player, those for nothing on the board."""
    paying = scorers(state.board, state.cards, state.tasks)
    return [sum([scorer.idle(Realm(state, player)) for scorer in paying]) for player in range(state.players)]


def line_points(state: KingdomState, player: int) -> dict[str, int]:
    """One player's points by line of the score sheet."""
    realm = Realm(state, player)
    return {scorer.id: scorer.points(realm) for scorer in scorers(state.board, state.cards, state.tasks)}


def earned_lines(state: KingdomState, player: int) -> dict[str, int]:
    """The same without those for nothing on the board."""
    realm = Realm(state, player)
    paying = scorers(state.board, state.cards, state.tasks)
    return {scorer.id: scorer.points(realm) - scorer.idle(realm) for scorer in paying}


def score_sheet(state: KingdomState) -> list[ScoreSheet]:
    paying = scorers(state.board, state.cards, state.tasks)
    return [player_sheet(paying, Realm(state, player)) for player in range(state.players)]


def player_sheet(paying: list[Scorer], realm: Realm) -> ScoreSheet:
    return ScoreSheet(realm.player, tuple([sheet_line(scorer, realm) for scorer in paying]))


def sheet_line(scorer: Scorer, realm: Realm) -> ScoreLine:
    """Counted anew when the player's settlements are others than before, or where more than those counts."""
    name = scorer, realm.board, realm.player, realm.own
    found = LINES.get(name)
    if found is None:
        realm.wider = False
        found = ScoreLine(scorer.id, scorer.title, scorer.rule, tuple(scorer.earnings(realm)))
        if not realm.wider:
            if len(LINES) >= MOST_LINES:
                LINES.clear()
            LINES[name] = found
    return found
