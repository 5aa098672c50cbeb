"""From options and dice to the first state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.games.kingdom_builder.board import GRID, MARSH, PLACES, Board, part
from boardwright.games.kingdom_builder.catalog import CATALOG, SETS
from boardwright.games.kingdom_builder.queenies.capitol import place_capitols
from boardwright.games.kingdom_builder.queenies.caves import place_caves
from boardwright.games.kingdom_builder.scoring import card_watchers
from boardwright.games.kingdom_builder.state import CARD_KINDS, NO_CARD, KingdomState, Kit, Rulings
from boardwright.games.kingdom_builder.steps.turn import START_TURN
from boardwright.games.kingdom_builder.watching import Watchers
from boardwright.games.kingdom_builder.ways import extra_watchers
from boardwright.kernel.dice import Dice, choose
from boardwright.kernel.options import Need
from boardwright.toolkit.rulings import Ruling, chosen

#: The option that sets board and cards as the rulebook suggests.
FIRST_GAME: Final = ("first_game",)


def in_play(name: str) -> tuple[Need, ...]:
    """What brings a set into play: that chance may draw from it, or that one of its quadrants is named."""
    named = [Need("quadrants", quadrant.id) for quadrant in CATALOG.quadrants if quadrant.home == name]
    return (Need("expansions", name), *named)


CROSSROADS: Final = in_play("crossroads")
#: Where the rules have two common readings; the first word is ours. Who leaves the Lords out need not read them.
RULINGS: Final = (
    Ruling("lords", "literal", "at_least_one", "lords_need_one", also=("left_out",)),
    Ruling("sword", "loses_tile", "keeps_tile", "sword_keeps_tiles", needs=in_play("nomads"), unless=FIRST_GAME),
    Ruling("equal_cards", "ordinary", "any_terrain", "equal_cards_free", needs=CROSSROADS, unless=FIRST_GAME),
    Ruling("pieces", "own_ability", "like_settlements", "pieces_move", needs=CROSSROADS, unless=FIRST_GAME),
    Ruling("corners", "one_edge", "both_edges", "corners_twice", needs=CROSSROADS, unless=FIRST_GAME),
    Ruling("only_way_back", "free", "back", "only_way_back"),
)
SCOUTS: Final = CATALOG.card("scouts")
QUADRANT_POOLS: Final = {
    name: [number for number, quadrant in enumerate(CATALOG.quadrants) if quadrant.home == name] for name in SETS
}
CARD_POOLS: Final = {name: [number for number, card in enumerate(CATALOG.cards) if card.home == name] for name in SETS}
ALL_CARDS: Final = [card.count for card in CATALOG.terrain_cards]
ONE_TERRAIN_CARDS: Final = [card.count if len(card.terrains) == 1 else 0 for card in CATALOG.terrain_cards]
NO_WATCHERS: Final = Watchers([])
NOMAD_POOL: Final = [kind for kind in CATALOG.group("nomad") for _ in range(CATALOG.extras[kind].tiles)]


def setup(players: int, options: Mapping[str, Any], dice: Dice) -> KingdomState:
    """Lay out the board, put tiles and cards out, deal a terrain card to everybody, choose who begins."""
    quadrants, turned = choose_quadrants(options, dice)
    cards = choose_cards(options, dice)
    tasks = choose_tasks(quadrants, options, dice)
    board = choose_board(quadrants, turned, options, dice)
    state = blank(players, board, cards, tasks, Rulings(**chosen(RULINGS, options)))
    state.deck = whole_deck(has_two_terrain_cards(options, board))
    if SCOUTS in cards:
        send_scouts(state, dice)
    for player in range(players):
        state.draw_hand(player, dice)
    state.first = state.turn = dice.below(players)
    state.push(START_TURN)
    return state


# -- the board -------------------------------------------------------------------------------------------------


def choose_quadrants(options: Mapping[str, Any], dice: Dice) -> tuple[list[int], list[bool]]:
    """Which quadrants lie where, and which are turned."""
    if options["first_game"]:
        first = CATALOG.first_game
        return [CATALOG.quadrant(name) for name in first.quadrants], list(first.turned)
    if options["quadrants"] is not None:
        quadrants = [CATALOG.quadrant(name) for name in options["quadrants"]]
    else:
        quadrants = choose(pool_of(QUADRANT_POOLS, options), PLACES, dice)
    turned = options["turned"]
    if turned is None:
        turned = [dice.below(2) == 1 for _ in range(PLACES)]
    return quadrants, list(turned)


def choose_board(quadrants: list[int], turned: list[bool], options: Mapping[str, Any], dice: Dice) -> Board:
    """The quadrants with everything that chance puts on and beside them."""
    expansions = options["expansions"]
    parts = [part(quadrants[place], place, turned[place]) for place in range(PLACES)]
    nomad_cells = sum(len(piece.features["nomad"]) for piece in parts)
    nomads = choose(NOMAD_POOL[:], nomad_cells, dice) if nomad_cells else []
    island = choose_island(options, dice) if "island" in expansions else -1
    capitols = place_capitols(parts, dice) if "capitol" in expansions else []
    caves = place_caves(parts, dice) if "caves" in expansions else []
    return Board(quadrants, turned, island, nomads, capitols, caves)


def choose_island(options: Mapping[str, Any], dice: Dice) -> int:
    """The side of the island that lies up."""
    if options["island"] is not None:
        return CATALOG.island(options["island"])
    return dice.below(len(CATALOG.islands))


# -- cards -----------------------------------------------------------------------------------------------------


def choose_cards(options: Mapping[str, Any], dice: Dice) -> tuple[int, ...]:
    if options["first_game"]:
        return tuple(CATALOG.card(name) for name in CATALOG.first_game.cards)
    if options["cards"] is not None:
        return tuple(CATALOG.card(name) for name in options["cards"])
    pool = pool_of(CARD_POOLS, options)
    if options["lords"] == "left_out":
        pool.remove(CATALOG.card("lords"))
    return tuple(choose(pool, CATALOG.cards_in_play, dice))


def choose_tasks(quadrants: Sequence[int], options: Mapping[str, Any], dice: Dice) -> tuple[int, ...]:
    """One task for each quadrant of the Crossroads: first those the table names, then others by chance."""
    count = sum(CATALOG.quadrants[quadrant].home == "crossroads" for quadrant in quadrants)
    named = [CATALOG.task(name) for name in options["tasks"] or ()][:count]
    pool = [number for number in range(len(CATALOG.tasks)) if number not in named]
    return tuple(named + choose(pool, count - len(named), dice))


def pool_of(pools: Mapping[str, Sequence[int]], options: Mapping[str, Any]) -> list[int]:
    """What the base game and the expansions chosen have to draw from, in the order of the box."""
    pool = list(pools["base"])
    for name in SETS[1:]:
        if name in options["expansions"]:
            pool.extend(pools[name])
    return pool


def has_two_terrain_cards(options: Mapping[str, Any], board: Board) -> bool:
    return "marshlands" in options["expansions"] or board.terrain[MARSH] != 0


def whole_deck(two_terrains: bool) -> list[int]:
    """The terrain cards by kind, with or without those that show two terrains."""
    return ALL_CARDS[:] if two_terrains else ONE_TERRAIN_CARDS[:]


def send_scouts(state: KingdomState, dice: Dice) -> None:
    """The Scouts: turn a card up and take every card with its terrain out of the game."""
    card = state.draw(dice)
    state.deck[card] += 1
    scout(state, CATALOG.terrain_cards[card].terrains[-1])


def scout(state: KingdomState, terrain: int) -> None:
    """Take every card with that terrain out of the deck."""
    state.scouted = terrain
    for kind, entry in enumerate(CATALOG.terrain_cards):
        if terrain in entry.terrains:
            state.removed[kind] += state.deck[kind]
            state.deck[kind] = 0


# -- the table -------------------------------------------------------------------------------------------------


def blank(players: int, board: Board, cards: tuple[int, ...], tasks: tuple[int, ...], rulings: Rulings) -> KingdomState:
    """The table before anybody has a card: an empty board, all tiles in place, no deck yet."""
    state = KingdomState()
    state.start_empty(players)
    state.board = board
    state.players = players
    state.cards = cards
    state.tasks = tasks
    state.scouted = NO_CARD
    state.rulings = rulings
    watchers = [*card_watchers(cards), *extra_watchers(board)]
    state.watchers = Watchers(watchers) if watchers else NO_WATCHERS
    state.watched = bool(watchers)
    for mask in board.terrain:
        state.empty |= mask
    state.unguarded = GRID.full
    state.supply = [CATALOG.settlements] * players
    state.kits = [Kit()] * players
    state.paid = [(0,) * (len(cards) + 1)] * players
    state.held = [board.permanent_tiles] * players
    state.tiles_left = [tiles_on(board, number) for number in range(len(board.kinds))]
    state.deck = [0] * CARD_KINDS
    state.discards = [0] * CARD_KINDS
    state.removed = [0] * CARD_KINDS
    state.terrain = NO_CARD
    return state


def tiles_on(board: Board, number: int) -> int:
    """How many tiles of that number there are to gain: one on each nomad cell."""
    return 1 if board.nomad_tiles >> number & 1 else CATALOG.extras[board.kinds[number]].tiles
