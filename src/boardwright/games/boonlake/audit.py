"""Conservation laws: what must hold after every action of every game."""

from __future__ import annotations

from collections.abc import Iterator

from boardwright.games.boonlake.abilities import ALL_CARDS
from boardwright.games.boonlake.board import TILE_SITES
from boardwright.games.boonlake.canoes import PAIRS, PRODUCTIONS
from boardwright.games.boonlake.catalog import CATALOG, PLAYERS, ROUNDS, ROWS, SCORINGS, SPACES
from boardwright.games.boonlake.river import LAST
from boardwright.games.boonlake.state import HERD_LIMIT, MEADOW, NONE, BoonlakeState
from boardwright.games.boonlake.steps.building import ROW_NEEDS
from boardwright.games.boonlake.steps.exploring import PlaceTile

ALL_GOALS = (1 << len(CATALOG.goals)) - 1


def audit(state: BoonlakeState) -> list[str]:
    """Every law this state breaks, in words."""
    laws = (cards, tiles, ground, sites, herds, action_tiles, goals, course, solo)
    found = [complaint for law in laws for complaint in law(state)]
    for player in range(state.seats):
        found += [f"player {player}: {complaint}" for law in OF_PLAYER for complaint in law(state, player)]
    if state.actors > state.seats:
        found += [f"Sage: {complaint}" for complaint in sage(state)]
    return found


def apart(sets: list[int]) -> bool:
    """Whether nothing is in two of the sets."""
    seen = 0
    for each in sets:
        if seen & each:
            return False
        seen |= each
    return True


def cards(state: BoonlakeState) -> Iterator[str]:
    """Every card is in the pile, discarded, in a hand or played."""
    places = [state.pile, state.discards, *state.hands, *state.played]
    if not apart(places) or sum(places) != ALL_CARDS:
        yield "cards are missing, or somewhere twice"


def tiles(state: BoonlakeState) -> Iterator[str]:
    """Every grey tile is face down, on the map or just revealed; so many pastures are left as are not on the map."""
    lying = [tile for tile in state.ground if tile not in (NONE, MEADOW)]
    revealed = [
        step.tile
        for stack in (state.main, *(lane.stack for lane in state.lanes))
        for step in stack
        if isinstance(step, PlaceTile)
    ]
    places = [state.grey, *[1 << tile for tile in (*lying, *revealed)]]
    grey = sum([1 << number for number, tile in enumerate(CATALOG.tiles) if not tile.mark])
    if not apart(places) or sum(places) & grey != grey or state.grey & ~grey:
        yield "building tiles are missing, or somewhere twice"
    meadows = state.ground.count(MEADOW)
    if state.pastures + meadows != CATALOG.pastures or state.pastures < 0:
        yield f"there are {meadows} pastures on the map and {state.pastures} beside it"


def ground(state: BoonlakeState) -> Iterator[str]:
    """What follows from the tiles on the map follows."""
    if len(state.ground) != SPACES or len(state.herds) != SPACES:
        yield "the map has the wrong size"
        return
    filled = sum([1 << space for space in range(SPACES) if state.ground[space] != NONE])
    meadows = sum([1 << space for space in range(SPACES) if state.ground[space] == MEADOW])
    plots = sum(
        [TILE_SITES[tile] << 2 * space for space, tile in enumerate(state.ground) if tile not in (NONE, MEADOW)]
    )
    if (filled, meadows, plots) != (state.filled, state.meadows, state.plots):
        yield "the map is not what its tiles make it"


def sites(state: BoonlakeState) -> Iterator[str]:
    """A site holds one piece, and there is a site below each."""
    places = [*state.settlers, *state.homes, *state.towns]
    if not apart(places):
        yield "a site holds two pieces"
    if sum(places) & ~state.plots:
        yield "a piece stands where no site is"


def herds(state: BoonlakeState) -> Iterator[str]:
    for space in range(SPACES):
        if state.herds[space] and not state.meadows >> space & 1:
            yield f"cattle stand on space {space + 1}, where no pasture is"
        if state.herd(space) > HERD_LIMIT:
            yield f"there are {state.herd(space)} cattle on space {space + 1}"


def action_tiles(state: BoonlakeState) -> Iterator[str]:
    if sorted(state.board) != list(range(ROWS)):
        yield "the action tiles are not one a row"


def goals(state: BoonlakeState) -> Iterator[str]:
    """Scoring tiles are in an area, with somebody who chooses, or not in play."""
    lying = [1 << goal for goal in state.goals]
    if not apart([state.goal_pile, *state.dealt, *lying]) or sum([state.goal_pile, *lying]) & ~ALL_GOALS:
        yield "a scoring tile is in two places"
    if len(state.goals) not in (0, PLAYERS):
        yield f"there are {len(state.goals)} scoring tiles in play"


def course(state: BoonlakeState) -> Iterator[str]:
    """Rounds, scorings, turns and ships are possible."""
    if not 0 <= state.round < ROUNDS or not 0 <= state.scorings <= SCORINGS:
        yield "there is no such round or scoring"
    elif state.scorings < state.round * SCORINGS // ROUNDS:
        yield f"round {state.round + 1} does not begin after {state.scorings} scorings"
    if not 0 <= state.turn < state.actors or not 0 <= state.first < state.actors:
        yield "it is nobody's turn"
    if not all(0 <= ship <= LAST[min(state.round, ROUNDS - 1)] for ship in state.ships):
        yield "a ship is not on the river"
    if not NONE <= state.row < ROWS:
        yield "the tile that was chosen comes from no row"


def solo(state: BoonlakeState) -> Iterator[str]:
    """The Sage's tiles are face down, lie open or lie used; who plays without her has none."""
    if state.actors == state.seats:
        if state.solo_tiles or state.cactus:
            yield "the Sage does not play, but has tiles"
        return
    if state.solo & ~state.solo_tiles or state.solo_seen & ~state.solo_tiles:
        yield "a tile of the Sage is not in play"
    level = CATALOG.levels[state.modules.sage]
    for kind, taken in (("a", level.a), ("b", level.b)):
        every = [number for number, tile in enumerate(CATALOG.solo_tiles) if tile.kind == kind]
        if sum([state.solo_tiles >> number & 1 for number in every]) != len(every) - taken:
            yield f"the Sage does not have as many {kind} tiles as her level says"
    if not 0 <= state.cactus < len(CATALOG.sage.cactus):
        yield "the cactus marker is not on its track"


# -- players ---------------------------------------------------------------------------------------------------


def inhabitants(state: BoonlakeState, player: int) -> Iterator[str]:
    """Every inhabitant is on the ranch, in the supply, in a recess, on a site or on a scoring tile."""
    recesses = len(ROW_NEEDS) - state.freed[player]
    settlers = state.settlers[player].bit_count()
    places = [state.ranch[player], state.supply[player], recesses, settlers, state.posted[player]]
    if sum(places) != CATALOG.inhabitants:
        yield f"there are {sum(places)} inhabitants"
    if min(places) < 0:
        yield "somewhere there are less than no inhabitants"


def buildings(state: BoonlakeState, player: int) -> Iterator[str]:
    """Houses are on the board, on sites or removed; villages and cattle on the board or on the map."""
    homes, towns = state.homes[player].bit_count(), state.towns[player].bit_count()
    if homes + state.spare[player] != state.houses[player] or state.spare[player] < 0:
        yield f"{state.houses[player]} houses have left the board, but {homes + state.spare[player]} are somewhere else"
    if towns != state.villages[player]:
        yield f"{state.villages[player]} villages have left the board, but {towns} are on the map"
    cattle = sum([state.own_herd(space, player) for space in range(SPACES)])
    if cattle != state.cattle[player]:
        yield f"{state.cattle[player]} cattle have left the board, but {cattle} are on the map"
    limits = (CATALOG.houses, CATALOG.villages, CATALOG.cattle)
    if any(gone > limit for gone, limit in zip((state.houses[player], state.villages[player], cattle), limits)):
        yield "there are more pieces than in the box"


def row_bonus(state: BoonlakeState, player: int) -> Iterator[str]:
    """Exactly the inhabitants beside empty rows are free."""
    gone = (state.houses[player], state.villages[player], state.cattle[player])
    due = 0
    for needs in ROW_NEEDS:
        due += all(have >= need for have, need in zip(gone, needs))
    if state.freed[player] != due:
        yield f"{state.freed[player]} inhabitants have left their recesses, not {due}"


def belongings(state: BoonlakeState, player: int) -> Iterator[str]:
    if min(state.coins[player], state.vases[player]) < 0:
        yield "there are less than no coins or vases"
    if not 0 <= state.works[player] < PRODUCTIONS or not 0 <= state.canoes[player] < len(PAIRS):
        yield "production or canoes are impossible"
    if not 0 <= state.coin_steps[player] < len(CATALOG.coin_track):
        yield "the marker is not on the coin track"
    if not 0 <= state.card_steps[player] < len(CATALOG.card_track):
        yield "the marker is not on the card track"
    if state.used[player] & ~state.levers[player]:
        yield "a lever was used that is not there"
    if state.posted[player] > state.projects[player].bit_count():
        yield "there are more inhabitants on scoring tiles than projects"
    numbers = [state.marked(player, area) for area in range(PLAYERS) if state.marked(player, area)]
    if len(set(numbers)) < len(numbers) or not all(number <= SCORINGS for number in numbers):
        yield "score markers are impossible"


OF_PLAYER = (inhabitants, buildings, row_bonus, belongings)


def sage(state: BoonlakeState) -> Iterator[str]:
    """She has houses, villages, cattle and points, and nothing else."""
    actor = state.sage()
    yield from buildings(state, actor)
    others = (state.coins, state.vases, state.ranch, state.supply, state.hands, state.played, state.levers, state.works)
    if any(field[actor] for field in others) or state.settlers[actor]:
        yield "there are goods, cards or inhabitants"
