"""What each player sees, built up from public and own fields; and dealing anew what a player cannot know.

The structs are made with every snapshot and are not frozen: that would take eight times as long.
"""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.games.boonlake.actions import CARDS, GOALS, LEVERS, RIVER, SITES
from boardwright.games.boonlake.canoes import KINDS, PAIRS, PRODUCED
from boardwright.games.boonlake.catalog import CATALOG, ROUNDS, SCORINGS
from boardwright.games.boonlake.costs import CARD_COUNT, lever_price, payable, price_of
from boardwright.games.boonlake.measures import measured
from boardwright.games.boonlake.river import HARBOURS, LOCKS, PATHS
from boardwright.games.boonlake.scoring import score
from boardwright.games.boonlake.state import MEADOW, NONE, BoonlakeState
from boardwright.games.boonlake.steps.building import presences_around
from boardwright.games.boonlake.steps.interim import income_of, is_met
from boardwright.games.boonlake.steps.playing import why_no_thing
from boardwright.games.boonlake.steps.sage import IS_B, sage_income, wanted
from boardwright.games.boonlake.vocabulary import RESOURCES
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Message
from boardwright.kernel.steps import bits, nth_bit

#: What is missing where something cannot be paid, by the reason.
MISSING = {"refusal-no-vase": "vases", "refusal-no-resources": "resources", "refusal-no-coins": "coins"}


@dataclass(slots=True)
class RowView:
    """A row of the action board with its tile; ``chosen`` in this turn."""

    id: str
    action: str
    movement: int
    vp: int
    chosen: bool


@dataclass(slots=True)
class RegionView:
    """A region: whether its reward is covered, whether it pays nothing in this turn, and presences by actor."""

    id: str
    covered: bool
    silent: bool
    presences: tuple[int, ...]


@dataclass(slots=True)
class SiteView:
    """A site: whose piece stands there, and of what kind. ``around``: presences next to it."""

    id: str
    owner: int | None
    piece: str | None
    around: int


@dataclass(slots=True)
class SpaceView:
    """A space of the map. ``tile`` is the id of a tile, or ``pasture``; ``herd`` is by actor."""

    id: str
    tile: str | None
    sites: tuple[SiteView, ...]
    herd: tuple[int, ...]


@dataclass(slots=True)
class StretchView:
    """A space of the river as it is used in this round. ``lock``: a lock stands before it, and is still closed."""

    id: str
    harbour: bool
    ships: tuple[int, ...]
    lock: bool
    closed: bool


@dataclass(slots=True)
class StandingView:
    """How a player stands with a scoring tile: what is counted, whether the next scoring's condition is met, the number
    of the marker below it, and whether the project above was realised.
    """

    player: int
    have: tuple[int, ...]
    met: bool
    marker: int | None
    realised: bool


@dataclass(slots=True)
class GoalView:
    """A scoring tile: its owner, what the next scoring needs, and how players stand with it."""

    id: str
    owner: int | None
    need: int
    other: int | None
    standings: tuple[StandingView, ...]
    #: For the viewer: coins the project costs, whether it can be paid, and what is missing.
    price: int | None
    payable: bool
    missing: str | None


@dataclass(slots=True)
class HandCard:
    """A card of the viewer's hand: the coins it costs without canoes, whether it can be paid, and what is missing."""

    id: str
    price: int
    payable: bool
    missing: str | None


@dataclass(slots=True)
class LeverView:
    """A slot: whether a lever is there, whether it was used, and what placing one costs."""

    id: str
    placed: bool
    used: bool
    price: int


@dataclass(slots=True)
class IncomeView:
    """What the next scoring would pay."""

    coins: int
    cards: int
    vp: int


@dataclass(slots=True)
class PlayerView:
    """An actor: a player, or the Sage. Houses, villages and cattle are those gone from the board."""

    player: int
    sage: bool
    coins: int
    vases: int
    vp: int
    total: int
    ranch: int
    supply: int
    freed: int
    houses: int
    villages: int
    cattle: int
    spare: int
    works: dict[str, int]
    canoes: tuple[str, ...]
    coin_steps: int
    card_steps: int
    levers: tuple[LeverView, ...]
    cards: int
    hand: tuple[HandCard, ...] | None
    played: tuple[str, ...]
    posted: int
    ship: str
    income: IncomeView


@dataclass(slots=True)
class SageView:
    """The Sage's table: her tile, the corner in which she stands on the back of the next, and the space she wants."""

    level: str
    tile: str | None
    corner: int
    wanted: str | None
    stack: int
    hard_left: int
    seen: tuple[str, ...]
    cactus: int


@dataclass(slots=True)
class BoonlakeView:
    """The table as one seat, or a spectator, sees it. ``scoring`` is the number of the next interim scoring."""

    viewer: int | None
    round: int
    rounds: int
    scoring: int
    scorings: int
    last_lap: bool
    first: int
    turn: int
    clockwise: bool
    rows: tuple[RowView, ...]
    regions: tuple[RegionView, ...]
    spaces: tuple[SpaceView, ...]
    pastures: int
    grey: int
    grey_tiles: tuple[str, ...]
    river: tuple[StretchView, ...]
    pile: int
    discards: tuple[str, ...]
    goals: tuple[GoalView, ...]
    dealt: tuple[str, ...]
    kept: str | None
    begun: str | None
    players: tuple[PlayerView, ...]
    sage: SageView | None


def progress(state: BoonlakeState) -> Message:
    """The end comes with the last scoring, and that is nearer when ships sail far."""
    return Message(
        "progress",
        {"round": state.round + 1, "rounds": ROUNDS, "scorings": state.scorings, "count": SCORINGS},
    )


def view(state: BoonlakeState, player: int | None) -> BoonlakeView:
    return BoonlakeView(
        viewer=player,
        round=state.round + 1,
        rounds=ROUNDS,
        scoring=min(state.scorings + 1, SCORINGS),
        scorings=SCORINGS,
        last_lap=state.last_lap,
        first=state.first,
        turn=state.turn,
        clockwise=state.modules.clockwise,
        rows=tuple(view_row(state, row) for row in range(len(state.board))),
        regions=tuple(view_region(state, region) for region in range(len(CATALOG.regions))),
        spaces=tuple(view_space(state, space) for space in range(len(CATALOG.spaces))),
        pastures=state.pastures,
        grey=state.grey.bit_count(),
        grey_tiles=tuple(CATALOG.tiles[tile].id for tile in bits(state.grey)),
        river=tuple(view_stretch(state, place) for place in range(len(PATHS[state.round]))),
        pile=state.pile.bit_count(),
        discards=tuple(CARDS[card] for card in bits(state.discards)),
        goals=tuple(view_goal(state, area, player) for area in range(len(state.goals))),
        dealt=() if player is None else tuple(GOALS[goal] for goal in bits(state.dealt[player])),
        kept=None if player is None or state.kept[player] == NONE else GOALS[state.kept[player]],
        begun=None if player is None or state.begun[player] == NONE else RESOURCES[state.begun[player]],
        players=tuple(view_actor(state, actor, player) for actor in range(state.actors)),
        sage=None if state.sage() == NONE else view_sage(state),
    )


# -- the table -------------------------------------------------------------------------------------------------


def view_row(state: BoonlakeState, row: int) -> RowView:
    entry = CATALOG.rows[row]
    return RowView(entry.id, CATALOG.actions[state.board[row]].id, entry.movement, entry.vp, row == state.row)


def view_region(state: BoonlakeState, region: int) -> RegionView:
    return RegionView(
        CATALOG.regions[region].id,
        bool(state.covered >> region & 1),
        state.silent == region,
        tuple(state.presences(actor, region) for actor in range(state.actors)),
    )


def view_space(state: BoonlakeState, space: int) -> SpaceView:
    tile = state.ground[space]
    if tile == NONE:
        return SpaceView(CATALOG.spaces[space].id, None, (), ())
    if tile == MEADOW:
        herd = tuple(state.own_herd(space, actor) for actor in range(state.actors))
        return SpaceView(CATALOG.spaces[space].id, "pasture", (), herd)
    entry = CATALOG.tiles[tile]
    sites = tuple(view_site(state, 2 * space + slot) for slot in range(len(entry.sites)))
    return SpaceView(CATALOG.spaces[space].id, entry.id, sites, ())


def view_site(state: BoonlakeState, site: int) -> SiteView:
    for actor in range(state.actors):
        for piece, sites in (
            ("inhabitant", state.settlers[actor]),
            ("house", state.homes[actor]),
            ("village", state.towns[actor]),
        ):
            if sites >> site & 1:
                return SiteView(SITES[site], actor, piece, presences_around(state, site))
    return SiteView(SITES[site], None, None, presences_around(state, site))


def view_stretch(state: BoonlakeState, place: int) -> StretchView:
    locks = LOCKS[state.round]
    number = locks.index(place) if place in locks else NONE
    return StretchView(
        RIVER[PATHS[state.round][place]],
        HARBOURS[state.round][place],
        tuple(actor for actor in range(state.actors) if state.ships[actor] == place),
        number != NONE,
        number != NONE and ROUNDS * state.round + number >= state.scorings and not state.last_lap,
    )


def view_goal(state: BoonlakeState, area: int, viewer: int | None) -> GoalView:
    goal = state.goals[area]
    entry = CATALOG.goals[goal]
    number = min(state.scorings, SCORINGS - 1)
    thing = CARD_COUNT + goal
    price = None if viewer is None else price_of(state, viewer, thing)
    return GoalView(
        id=entry.id,
        owner=area if area < state.actors else None,
        need=entry.needs[number],
        other=entry.others[number] if entry.others else None,
        standings=tuple(view_standing(state, player, area, number) for player in range(state.seats)),
        price=price,
        payable=viewer is not None and price is not None and bool(payable(state, viewer) >> thing & 1),
        missing=None if viewer is None or price is None else missing(state, viewer, thing, price),
    )


def view_standing(state: BoonlakeState, player: int, area: int, number: int) -> StandingView:
    goal = state.goals[area]
    have = tuple(measured(state, player, measure) for measure in CATALOG.goals[goal].measures)
    return StandingView(
        player,
        have,
        is_met(state, player, goal, number),
        state.marked(player, area) or None,
        bool(state.projects[player] >> area & 1),
    )


def missing(state: BoonlakeState, player: int, thing: int, price: int) -> str | None:
    """What a card or project lacks to be paid, in one word."""
    if payable(state, player) >> thing & 1:
        return None
    return MISSING[why_no_thing(state, player, thing).message.key]


# -- actors ----------------------------------------------------------------------------------------------------


def view_actor(state: BoonlakeState, actor: int, viewer: int | None) -> PlayerView:
    sage = actor == state.sage()
    return PlayerView(
        player=actor,
        sage=sage,
        coins=state.coins[actor],
        vases=state.vases[actor],
        vp=state.vp[actor],
        total=state.vp[actor] if sage else score(state, actor),
        ranch=state.ranch[actor],
        supply=state.supply[actor],
        freed=state.freed[actor],
        houses=state.houses[actor],
        villages=state.villages[actor],
        cattle=state.cattle[actor],
        spare=state.spare[actor],
        works={RESOURCES[kind]: PRODUCED[state.works[actor]][kind] for kind in range(KINDS)},
        canoes=() if sage else tuple(RESOURCES[kind] for kind in PAIRS[state.canoes[actor]]),
        coin_steps=state.coin_steps[actor],
        card_steps=state.card_steps[actor],
        levers=() if sage else tuple(view_lever(state, actor, lever) for lever in range(len(LEVERS))),
        cards=state.hands[actor].bit_count(),
        hand=view_hand(state, actor) if actor == viewer else None,
        played=tuple(CARDS[card] for card in bits(state.played[actor])),
        posted=state.posted[actor],
        ship=RIVER[PATHS[state.round][state.ships[actor]]],
        income=IncomeView(0, 0, sage_income(state, actor)) if sage else IncomeView(*income_of(state, actor)),
    )


def view_hand(state: BoonlakeState, player: int) -> tuple[HandCard, ...]:
    found = []
    for card in bits(state.hands[player]):
        price = price_of(state, player, card)
        lack = missing(state, player, card, price)
        found.append(HandCard(CARDS[card], price, lack is None, lack))
    return tuple(found)


def view_lever(state: BoonlakeState, player: int, lever: int) -> LeverView:
    return LeverView(
        LEVERS[lever],
        bool(state.levers[player] >> lever & 1),
        bool(state.used[player] >> lever & 1),
        lever_price(state, player, lever),
    )


def view_sage(state: BoonlakeState) -> SageView:
    tile = state.sage_tile
    hard = [number for number in bits(state.solo) if IS_B[number]]
    return SageView(
        level=CATALOG.levels[state.modules.sage].id,
        tile=None if tile == NONE else CATALOG.solo_tiles[tile].id,
        corner=state.corner,
        wanted=None if tile == NONE else CATALOG.spaces[wanted(state)].id,
        stack=state.solo.bit_count(),
        hard_left=len(hard),
        seen=tuple(CATALOG.solo_tiles[number].id for number in bits(state.solo_seen)),
        cactus=state.cactus,
    )


# -- dealing anew ----------------------------------------------------------------------------------------------


def determinize(state: BoonlakeState, player: int | None, dice: Dice) -> BoonlakeState:
    """Others' hands and what they choose in secret are dealt again, and which of the Sage's tiles are in play."""
    copy = state.clone()
    others = [seat for seat in range(copy.seats) if seat != player]
    sizes = {seat: copy.hands[seat].bit_count() for seat in others}
    for seat in others:
        copy.pile |= copy.hands[seat]
        copy.hands[seat] = 0
        copy.goal_pile |= copy.dealt[seat]
    for seat in others:
        for _ in range(sizes[seat]):
            card = drawn(copy.pile, dice)
            copy.pile ^= card
            copy.hands[seat] |= card
        redeal_goals(copy, seat, dice)
        if copy.begun[seat] != NONE:
            copy.begun[seat] = dice.below(KINDS)
    if copy.sage() != NONE:
        redeal_solo(copy, dice)
    return copy


def drawn(among: int, dice: Dice) -> int:
    """One of the bits."""
    return 1 << nth_bit(among, dice.below(among.bit_count()))


def redeal_goals(copy: BoonlakeState, seat: int, dice: Dice) -> None:
    count = copy.dealt[seat].bit_count()
    copy.dealt[seat] = 0
    for _ in range(count):
        goal = drawn(copy.goal_pile, dice)
        copy.goal_pile ^= goal
        copy.dealt[seat] |= goal
    if copy.kept[seat] != NONE:
        copy.kept[seat] = drawn(copy.dealt[seat], dice).bit_length() - 1


def redeal_solo(copy: BoonlakeState, dice: Dice) -> None:
    """How many tiles of each kind are face down is known, not which of those that nobody has seen."""
    for hard in (False, True):
        kind = sum([1 << tile for tile in range(len(IS_B)) if IS_B[tile] == hard])
        unseen = kind & ~copy.solo_seen
        unknown = copy.solo & unseen
        copy.solo &= ~unknown
        copy.solo_tiles &= ~unknown
        for _ in range(unknown.bit_count()):
            tile = drawn(unseen, dice)
            unseen ^= tile
            copy.solo |= tile
            copy.solo_tiles |= tile
