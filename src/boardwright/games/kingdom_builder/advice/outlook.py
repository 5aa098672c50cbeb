"""What follows from the table alone: who pays for what, and where. Worked out once a game and kept."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.actions import PLAYABLE
from boardwright.games.kingdom_builder.advice.standing import MANY, Gain, Standing, find_standing
from boardwright.games.kingdom_builder.advice.worth import ONCE, PLACES_EACH_TURN, USE
from boardwright.games.kingdom_builder.board import BOARD_ROWS, GRID, MOUNTAIN, NEIGHBOURS, ROWS, Board
from boardwright.games.kingdom_builder.cards import CARDS, PerSettlement, Realm, Scorer
from boardwright.games.kingdom_builder.cards.noblewomen import courts
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.features.capitols import CAPITOLS, surroundings
from boardwright.games.kingdom_builder.features.palaces import PALACES
from boardwright.games.kingdom_builder.scoring import scorers
from boardwright.games.kingdom_builder.state import NO_CARD, KingdomState
from boardwright.games.kingdom_builder.tasks import TASKS

#: How many tables, and how many sets of settlements on each, are remembered before all are forgotten.
TABLES: Final = 16
REMEMBERED: Final = 5_000
#: Lines of the score sheet that depend on what others have on the board.
CONTESTED: Final = ("lords", "noblewomen", "palaces")
#: How many settlements away from an area something is looked for that could be linked to it.
LINK_STEPS: Final = 4
#: The largest stretch of one terrain that a player might fill.
HOME: Final = 9
SIX: Final = 6


class Outlook:
    """One table: board, cards and tasks."""

    def __init__(self, state: KingdomState) -> None:
        board = state.board
        self.board = board
        #: Cards and tasks by name, what each line of the sheet pays at a time, and those for own settlements only.
        self.cards = [CARDS[number].id for number in state.cards]
        self.tasks = [TASKS[number].id for number in state.tasks]
        found = scorers(board, state.cards, state.tasks)
        self.each = {scorer.id: scorer.each for scorer in found}
        self.lines: list[Scorer] = [scorer for scorer in found if scorer.id not in CONTESTED]
        #: What has been asked before.
        self.scored: dict[tuple[int, int, tuple[int, ...]], int] = {}
        self.standings: dict[int, Standing] = {}
        #: Places: rows, the cells around castles, around cells that pay for most settlements, around possible refuges,
        #: stretches that can be filled; for each card that pays for links, the ways to what it wants linked.
        self.rows = BOARD_ROWS if board.island < 0 else ROWS
        self.castles = [NEIGHBOURS[cell] for cell in board.castles]
        self.courts = [(NEIGHBOURS[cell], PALACES.each) for cell in board.palaces]
        if "noblewomen" in self.cards:
            self.courts += [(NEIGHBOURS[cell], self.each["noblewomen"]) for cell in courts(board)]
        around = [NEIGHBOURS[cell] for cell in courts(board)]
        self.refuges = [ring for ring in around if ring.bit_count() == SIX]
        self.homes = stretches(board) if "home_country" in self.tasks else []
        self.links: list[tuple[int, list[list[int]]]] = []
        if "merchants" in self.cards:
            self.links.append((self.each["merchants"], [ways(board, NEIGHBOURS[cell]) for cell in board.special]))
        if "geologists" in self.cards:
            mountains = [GRID.near(area) | area for area in GRID.areas(board.terrain[MOUNTAIN])]
            self.links.append((self.each["geologists"], [ways(board, cells) for cells in mountains]))
        self.pays = paying(state)
        self.odds = terrain_odds(state)
        #: By tile number: the worth of a use every turn, and of the only use. Sets of tile numbers: those that place a
        #: settlement every turn, and the City Halls.
        actions = [CATALOG.extras[kind].action for kind in board.kinds]
        self.use = [USE.get(action, 0.0) for action in actions]
        self.once = [ONCE.get(action, 0.0) for action in actions]
        self.placing = sum(1 << number for number, action in enumerate(actions) if action in PLACES_EACH_TURN)
        self.halls = sum(1 << number for number, action in enumerate(actions) if action == "city_hall")

    def points(self, state: KingdomState, seat: int) -> int:
        """The player's points if the game ended now, without those that depend on others' settlements."""
        key = (state.own[seat], state.kits[seat].markers, state.paid[seat])
        found = self.scored.get(key)
        if found is None:
            realm = Realm(state, seat)
            found = 0
            for line in self.lines:
                found += line.points(realm)
            if len(self.scored) >= REMEMBERED:
                self.scored.clear()
            self.scored[key] = found
        return found

    def standing(self, state: KingdomState, seat: int) -> Standing:
        """What follows from the player's settlements alone."""
        own = state.own[seat]
        found = self.standings.get(own)
        if found is None:
            if len(self.standings) >= REMEMBERED:
                self.standings.clear()
            found = self.standings[own] = find_standing(self, Realm(state, seat))
        return found


def paying(state: KingdomState) -> list[Gain]:
    """The cells that pay for every settlement on them, for each line of the score sheet that has such cells."""
    board = state.board
    found: list[Gain] = []
    for number in state.cards:
        card = CARDS[number]
        if isinstance(card, PerSettlement):
            found.append((card.paying(board), card.each, MANY))
        elif card.id == "scouts" and state.scouted != NO_CARD:
            found.append((board.beside(state.scouted), card.each, MANY))
    if board.capitols:
        found.append((surroundings(board), CAPITOLS.each, MANY))
    return found


def ways(board: Board, around: int) -> list[int]:
    """By number of settlements, the cells from which so many lead to one of the cells around something."""
    found = [around]
    land = around & board.buildable
    for _ in range(LINK_STEPS):
        near = GRID.near(land)
        found.append(near)
        land |= near & board.buildable
    return found


def stretches(board: Board) -> list[int]:
    """The connected stretches of one terrain that are small enough to be filled."""
    return [area for mask in board.terrain for area in GRID.areas(mask) if area.bit_count() <= HOME]


def terrain_odds(state: KingdomState) -> list[tuple[int, float]]:
    """The cells of every terrain that cards show, with its share of the cards in the game."""
    shares = [0.0] * len(CATALOG.terrains)
    total = 0
    for kind, card in enumerate(CATALOG.terrain_cards):
        count = state.deck[kind] + state.discards[kind] + state.open.count(kind)
        count += sum(hand.count(kind) for hand in state.hand)
        total += count
        for terrain in card.terrains:
            shares[terrain] += count / len(card.terrains)
    return [(state.board.terrain[terrain], shares[terrain] / total) for terrain in PLAYABLE if shares[terrain]]


_outlooks: dict[tuple[Board, tuple[int, ...], tuple[int, ...], int], Outlook] = {}


def outlook_of(state: KingdomState) -> Outlook:
    """The outlook of the table that the state belongs to."""
    key = (state.board, state.cards, state.tasks, state.scouted)
    found = _outlooks.get(key)
    if found is None:
        if len(_outlooks) >= TABLES:
            _outlooks.clear()
        found = _outlooks[key] = Outlook(state)
    return found
