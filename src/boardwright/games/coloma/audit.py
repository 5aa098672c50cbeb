"""Conservation laws: what must hold after every action of every game."""

from __future__ import annotations

from collections.abc import Iterator

from boardwright.games.coloma.actions import BARRELS, CARDS
from boardwright.games.coloma.catalog import CATALOG, SITES
from boardwright.games.coloma.setup import HOMES
from boardwright.games.coloma.state import (
    EMPTY_ROW,
    MOST_DUDES,
    MOST_HORSES,
    MOST_OUTLAWS,
    MOST_TENTS,
    NEUTRAL,
    NONE,
    ColomaState,
    gold_slots,
)
from boardwright.games.coloma.steps.lodging import beds
from boardwright.kernel.steps import bits
from boardwright.toolkit.counts import counted
from boardwright.toolkit.decks import contents
from boardwright.toolkit.laws import conserved

ONE_OF_EACH = (1,) * len(CARDS)


def audit(state: ColomaState) -> list[str]:
    """Every law this state breaks, in words."""
    laws = (gold, barrels, bridges, hotels, board, rows, dealt)
    found = [complaint for law in laws for complaint in law(state)]
    for player in range(state.seats):
        found += [f"player {player}: {complaint}" for law in OF_PLAYER for complaint in law(state, player)]
    if state.actors > state.seats:
        found += [f"Shade: {complaint}" for complaint in shade(state)]
    return found


def gold(state: ColomaState) -> Iterator[str]:
    """Every nugget is in the supply, in the cart or with somebody."""
    whole = gold_slots(state.seats)
    found = state.gold + state.cart + sum(state.nuggets)
    if found != whole:
        yield f"there are {found} nuggets, not {whole}"
    if min(state.gold, state.cart, *state.nuggets) < 0:
        yield "somewhere there are less than no nuggets"


def barrels(state: ColomaState) -> Iterator[str]:
    """Every barrel is in the hideout, among the discards or with somebody."""
    whole = tuple([barrel.count for barrel in CATALOG.barrels])
    lying = counted([kind for kind in state.hideout if kind != NONE], len(BARRELS))
    return conserved("barrels", BARRELS, whole, [lying, state.pile, state.discards, *state.barrels, *state.used])


def bridges(state: ColomaState) -> Iterator[str]:
    """Of each kind of bridges laid out there are as many as the number of players says, of the others none."""
    copies = CATALOG.bridge_copies[state.seats]
    kinds = 0
    for kind, bridge in enumerate(CATALOG.bridges):
        found = state.bridges[kind] + sum([spans >> kind & 1 for spans in state.spans])
        kinds += found > 0
        if found not in (0, copies) or state.bridges[kind] < 0:
            yield f"there are {found} bridges of the kind {bridge.id}"
    if kinds > CATALOG.bridge_types:
        yield f"there are {kinds} kinds of bridges"


def hotels(state: ColomaState) -> Iterator[str]:
    """Every hotel is on the board or with one player."""
    whole = (1 << 2 * max(state.seats, 2)) - 1 if state.modules.hotels else 0
    found = [state.hotels, *state.lodges]
    if sum(found) != whole or any(one & other for i, one in enumerate(found) for other in found[:i]):
        yield "hotels are missing, or somewhere twice"


def board(state: ColomaState) -> Iterator[str]:
    """The year, the wheel, the hideout and the outlaws are possible."""
    if not 0 <= state.year < len(CATALOG.years):
        yield f"there is no year {state.year}"
    if not -1 <= state.round < CATALOG.rounds:
        yield f"there is no round {state.round}"
    if not 0 <= state.barricade < SITES:
        yield "the barricade lies nowhere"
    if not 0 <= state.outlaws <= MOST_OUTLAWS:
        yield f"there are {state.outlaws} outlaws"
    if len(state.hideout) != len(CATALOG.slots) - 1:
        yield f"the hideout has {len(state.hideout)} slots beside the stack"
    if not 0 <= state.sheriff < state.actors:
        yield "nobody has the badge"


def rows(state: ColomaState) -> Iterator[str]:
    """Neutral gunmen stand in their row of a game for two, and nowhere else."""
    small = state.seats <= 2
    if len(state.rows) != len(CATALOG.rows):
        yield f"there are {len(state.rows)} rows of gunmen"
    for row, owner in enumerate(state.rows):
        if (owner == NEUTRAL) != (small and row == CATALOG.neutral_row):
            yield f"row {row + 1} of the gunmen is not as it is with {state.seats} players"
        if owner not in (EMPTY_ROW, NEUTRAL) and not 0 <= owner < state.actors:
            yield f"nobody has the gunmen of row {row + 1}"


def dealt(state: ColomaState) -> Iterator[str]:
    """No two players have the same side B of a board or the same speciality, and of these only some are in play."""
    sides = [side for side in state.boards[: state.seats] if side]
    if len(set(sides)) < len(sides):
        yield "two players have the same board"
    special = [each for each in state.special[: state.seats] if each != NONE]
    if len(set(special)) < len(special) or any(state.cards_left >> each & 1 for each in special):
        yield "two players have the same speciality, or one can still be picked"
    homes = HOMES[state.modules.specialities]
    if any(CATALOG.specialities[each].home not in homes for each in (*special, *bits(state.cards_left))):
        yield "a speciality is not in play"


# -- players ---------------------------------------------------------------------------------------------------


def dudes(state: ColomaState, player: int) -> Iterator[str]:
    """Every dude is in the cabin, in the supply, in a row, in a hotel or in the graveyard."""
    gunmen = state.gunmen(player) - state.fallen[player]
    places = [state.cabin[player], state.dudes[player], gunmen, state.guests[player], state.graves[player]]
    if sum(places) != MOST_DUDES:
        yield f"there are {sum(places)} dudes"
    if min(places) < 0:
        yield "somewhere there are less than no dudes"
    if state.guests[player] > beds(state, player):
        yield "there are more guests than beds"


def tents(state: ColomaState, player: int) -> Iterator[str]:
    """Every tent is in the cabin, in the supply, on an event or in a region."""
    pitched = state.events[player].bit_count() + state.regions[player].bit_count()
    if state.tents[player] + state.canvas[player] + pitched != MOST_TENTS:
        yield f"there are {state.tents[player] + state.canvas[player] + pitched} tents"
    if min(state.tents[player], state.canvas[player]) < 0:
        yield "somewhere there are less than no tents"


def belongings(state: ColomaState, player: int) -> Iterator[str]:
    if not 0 <= state.horses[player] <= MOST_HORSES:
        yield f"there are {state.horses[player]} horses"
    if min(state.coins[player], state.points[player]) < 0:
        yield "there are less than no coins or points"
    if state.spans[player].bit_count() > state.rivers[player].bit_count():
        yield "there are more bridges than rivers"


def cards(state: ColomaState, player: int) -> Iterator[str]:
    """Every card is in the deck, in the hand or in the town."""
    held = [contents(state.decks[player]), as_counts(state.hands[player]), as_counts(state.town[player])]
    yield from conserved("cards", CARDS, ONE_OF_EACH, held)
    if state.fresh[player] & ~state.town[player]:
        yield "a card was built in this turn, but is not in the town"


def as_counts(cards: int) -> tuple[int, ...]:
    return tuple([cards >> card & 1 for card in range(len(CARDS))])


OF_PLAYER = (dudes, tents, belongings, cards)


def shade(state: ColomaState) -> Iterator[str]:
    """Shade has no more than it began with, and nothing that it does not collect."""
    actor, entry = state.shade(), CATALOG.shade
    pitched = state.regions[actor].bit_count()
    if state.tents[actor] + pitched != entry.tents:
        yield f"there are {state.tents[actor] + pitched} tents for regions"
    if not 0 <= state.cabin[actor] + state.gunmen(actor) <= entry.dudes or state.cabin[actor] < 0:
        yield "there are too many dudes"
    if not 0 <= state.horses[actor] <= entry.horse_limit:
        yield f"there are {state.horses[actor]} horses"
    if state.coins[actor] or state.hands[actor] or state.town[actor] or sum(contents(state.decks[actor])):
        yield "there are coins or cards"
