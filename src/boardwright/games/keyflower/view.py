"""What each player sees, built up from public and own fields, as typed structs that become the browser's types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boardwright.games.keyflower.auction import MOST_ON_TILE, bid_of, leader, least_bid, losing
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, POWERS, RESOURCES, SEASONS, SKILLS
from boardwright.games.keyflower.prices import price_of, skill_payable
from boardwright.games.keyflower.scoring import is_over, scores
from boardwright.games.keyflower.state import (
    GREEN,
    WINTER,
    Bid,
    KeyflowerState,
    Use,
    one_of,
    plus,
    plus3,
)
from boardwright.games.keyflower.steps.ending import Lay, Ship
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.games.keyflower.steps.transport import Pay, Transport, skills_suffice
from boardwright.games.keyflower.steps.turn import Gather, GatherBid, GatherMixed, GatherUse
from boardwright.games.keyflower.village import USABLE, Placed
from boardwright.kernel.dice import Dice
from boardwright.kernel.flow import deciding
from boardwright.kernel.steps import Step, bits

TILE_IDS: Final = [tile.id for tile in CATALOG.tiles]
SUMMER_BOATS: Final = frozenset(CATALOG.of_kind("summer_boat"))
#: The side of a tile that is not turned over, and the sides of summer boats.
FRONT: Final = "front"
BOAT_SIDES: Final = ("a", "b")
WINTER_TILES: Final = CATALOG.of_kind("winter")
#: How often hands are dealt anew until somebody who is in the middle of something can finish it.
TRIES: Final = 50
#: Instead of a colour: workers of all colours together.
MIXED: Final = "mixed"


@dataclass(frozen=True, slots=True)
class BidView:
    """A group of workers beside a tile; lying ones do not follow the tile's colour."""

    player: int
    colour: str
    size: int
    lying: bool
    leads: bool


@dataclass(frozen=True, slots=True)
class UseView:
    """The workers of one use of a tile, by colour."""

    workers: dict[str, int]
    lying: bool


@dataclass(frozen=True, slots=True)
class LotView:
    """A tile on auction: ``colour`` is what bids and uses must have, null while anything goes.

    ``next_use``: the fewest workers the next use takes, null if it takes none; ``room``: how many workers fit on it;
    ``to_lead``: how many the viewer must add at least to lead, for a spectator those of a first bid.
    """

    tile: str
    side: str
    colour: str | None
    bids: tuple[BidView, ...]
    uses: tuple[UseView, ...]
    next_use: int | None
    room: int
    to_lead: int


@dataclass(frozen=True, slots=True)
class BoatView:
    """A boat and its cargo; ``taken``: somebody has chosen it this season."""

    tile: str
    workers: dict[str, int]
    skills: dict[str, int]
    taken: bool


@dataclass(frozen=True, slots=True)
class VillageTileView:
    """A tile of a village, turned clockwise by so many sixths."""

    tile: str
    side: str
    q: int
    r: int
    turns: int
    upgraded: bool
    resources: dict[str, int]
    uses: tuple[UseView, ...]
    colour: str | None
    next_use: int | None
    room: int


@dataclass(frozen=True, slots=True)
class KeyflowerPlayerView:
    """One seat. What is behind the screen is null when hidden; ``known`` is the part everybody has seen going there.

    ``won`` are tiles to lay, ``stranded`` those that fitted nowhere; ``winter`` are the winter tiles in hand and
    ``offered`` those of them chosen for the auction so far; ``free_groups`` names the tiles where a group was outbid.
    """

    player: int
    home: str
    start: bool
    workers: int
    colours: dict[str, int] | None
    known: dict[str, int]
    skills: int
    skill_kinds: dict[str, int] | None
    known_skills: dict[str, int]
    village: tuple[VillageTileView, ...]
    won: tuple[str, ...]
    stranded: tuple[str, ...]
    winter: tuple[str, ...] | None
    winter_count: int
    offered: tuple[str, ...] | None
    powers: tuple[str, ...]
    free_groups: tuple[str, ...]
    score: int


@dataclass(frozen=True, slots=True)
class GatherView:
    """A bid or a use whose workers are being chosen: ``taken`` are the tiles whose groups come along."""

    player: int
    kind: str
    tile: str
    colour: str
    taken: tuple[str, ...]
    workers: dict[str, int]


@dataclass(frozen=True, slots=True)
class TransportView:
    """Steps and upgrades that are left."""

    player: int
    steps: int
    upgrades: int


@dataclass(frozen=True, slots=True)
class PayingView:
    """What is left to pay for an upgrade."""

    player: int
    tile: str
    resources: dict[str, int]
    any: int
    skills: dict[str, int]
    any_skill: int


@dataclass(frozen=True, slots=True)
class KeyflowerView:
    """The table as one seat, or a spectator, sees it."""

    viewer: int | None
    season: str
    start: int
    turn: int
    passes: int
    lots: tuple[LotView, ...]
    order: tuple[LotView, ...]
    boats: tuple[BoatView, ...]
    players: tuple[KeyflowerPlayerView, ...]
    stock: dict[str, int]
    green: int
    pile: int
    bag: int
    gather: GatherView | None
    transport: TransportView | None
    paying: PayingView | None
    #: By seat the tile that is being laid.
    laying: dict[str, str]
    #: Who still chooses a boat at the end of the season, in that order.
    choosing: tuple[int, ...]


def view(state: KeyflowerState, player: int | None) -> KeyflowerView:
    points = scores(state)
    return KeyflowerView(
        viewer=player,
        season=SEASONS[state.season],
        start=state.start,
        turn=state.turn,
        passes=state.passes,
        lots=tuple(view_lot(state, tile, player) for tile in state.offer),
        order=tuple(view_lot(state, tile, player) for tile in state.order_tiles),
        boats=tuple(view_boat(state, place) for place in range(len(state.boats))),
        players=tuple(view_player(state, seat, player, points[seat]) for seat in range(state.players)),
        stock=by_name(RESOURCES, state.stock),
        green=state.green,
        pile=sum(state.pile),
        bag=sum(state.bag),
        gather=next((view_gather(state, step) for step in state.main if isinstance(step, (Gather, GatherMixed))), None),
        transport=next((view_transport(step) for step in state.main if isinstance(step, Transport)), None),
        paying=next((view_paying(step) for step in state.main if isinstance(step, Pay)), None),
        laying={str(step.who): TILE_IDS[step.tile] for step in in_lanes(state) if isinstance(step, Lay)},
        choosing=tuple(step.who for step in reversed(state.main) if isinstance(step, Ship)),
    )


def in_lanes(state: KeyflowerState) -> list[Step[Any]]:
    """What players are asked at the same time."""
    return [lane.stack[-1] for lane in state.lanes]


def by_name(names: tuple[str, ...], counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def tile_names(tiles: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(TILE_IDS[tile] for tile in tiles)


def side_name(state: KeyflowerState, tile: int) -> str:
    return BOAT_SIDES[state.reverse >> tile & 1] if tile in SUMMER_BOATS else FRONT


def colour_name(colour: int) -> str | None:
    return None if colour < 0 else COLOURS[colour]


def room_on(state: KeyflowerState, tile: int) -> int:
    """How many workers the tile still takes, 0 if it is not used now."""
    usable = USABLE[tile] and (state.owner[tile] >= 0 or state.season < WINTER)
    return MOST_ON_TILE - state.crowd[tile] if usable else 0


def next_use(state: KeyflowerState, tile: int) -> int | None:
    least = state.last_use[tile] + 1
    return least if least <= room_on(state, tile) else None


def view_lot(state: KeyflowerState, tile: int, viewer: int | None) -> LotView:
    best = leader(state, tile)
    return LotView(
        tile=TILE_IDS[tile],
        side=side_name(state, tile),
        colour=colour_name(state.colour[tile]),
        bids=tuple(view_bid(bid, best) for bid in state.bids[tile]),
        uses=tuple(view_use(use) for use in state.uses[tile]),
        next_use=next_use(state, tile),
        room=room_on(state, tile),
        to_lead=least_bid(state, tile, -1 if viewer is None else viewer),
    )


def view_bid(bid: Bid, best: Bid | None) -> BidView:
    return BidView(bid.player, COLOURS[bid.colour], bid.size, bid.lying, bid is best)


def view_use(use: Use) -> UseView:
    return UseView(by_name(COLOURS, use.workers), use.lying)


def view_boat(state: KeyflowerState, place: int) -> BoatView:
    cargo = state.cargo[place]
    tile = state.boats[place]
    workers, skills = cargo if cargo is not None else ((0, 0, 0, 0), (0, 0, 0))
    taken = tile_taken(state, tile) if state.season == WINTER else cargo is None
    return BoatView(TILE_IDS[tile], by_name(COLOURS, workers), by_name(SKILLS, skills), taken)


def tile_taken(state: KeyflowerState, tile: int) -> bool:
    """Whether somebody has a tile, in a village or beside it."""
    return state.owner[tile] >= 0 or any(tile in (*won, *left) for won, left in zip(state.won, state.stranded))


def view_player(state: KeyflowerState, seat: int, viewer: int | None, score: int) -> KeyflowerPlayerView:
    mine = seat == viewer
    open_to_all = mine or is_over(state)
    return KeyflowerPlayerView(
        player=seat,
        home=TILE_IDS[state.home(seat)],
        start=state.start == seat,
        workers=sum(state.screen[seat]),
        colours=by_name(COLOURS, state.screen[seat]) if open_to_all else None,
        known=by_name(COLOURS, state.known[seat]),
        skills=sum(state.skills[seat]),
        skill_kinds=by_name(SKILLS, state.skills[seat]) if open_to_all else None,
        known_skills=by_name(SKILLS, state.known_skills[seat]),
        village=tuple(view_village_tile(state, placed) for placed in state.villages[seat].tiles),
        won=tile_names(state.won[seat]),
        stranded=tile_names(state.stranded[seat]),
        winter=tile_names(state.winter[seat]) if mine else None,
        winter_count=len(state.winter[seat]),
        offered=tile_names(chosen_by(state, seat)) if mine else None,
        powers=tuple(POWERS[power] for power in bits(state.powers[seat])),
        free_groups=tile_names([tile for tile, _ in losing(state, seat)]),
        score=score,
    )


def chosen_by(state: KeyflowerState, seat: int) -> tuple[int, ...]:
    """The winter tiles a player has chosen so far."""
    for step in in_lanes(state):
        if isinstance(step, OfferWinter) and step.who == seat:
            return step.chosen
    return state.offered[seat]


def view_village_tile(state: KeyflowerState, placed: Placed) -> VillageTileView:
    tile = placed.tile
    return VillageTileView(
        tile=TILE_IDS[tile],
        side=side_name(state, tile),
        q=placed.q,
        r=placed.r,
        turns=placed.turns,
        upgraded=bool(state.upgraded >> tile & 1),
        resources=by_name(RESOURCES, state.on_tile[tile]),
        uses=tuple(view_use(use) for use in state.uses[tile]),
        colour=colour_name(state.colour[tile]),
        next_use=next_use(state, tile),
        room=room_on(state, tile),
    )


def view_gather(state: KeyflowerState, step: Gather | GatherMixed) -> GatherView:
    """A placement begun; the workers named are still where they were."""
    workers = step.workers if isinstance(step, GatherMixed) else (0, 0, 0, 0)
    for tile in bits(step.taken):
        group = bid_of(state, tile, step.who)
        if group is not None:
            workers = plus(workers, one_of(group.colour, group.size))
    return GatherView(
        player=step.who,
        kind="bid" if isinstance(step, GatherBid) else "use",
        tile=TILE_IDS[step.tile],
        colour=MIXED if isinstance(step, GatherMixed) else COLOURS[step.colour],
        taken=tile_names(bits(step.taken)),
        workers=by_name(COLOURS, workers),
    )


def view_transport(step: Transport) -> TransportView:
    return TransportView(step.who, step.steps, step.upgrades)


def view_paying(step: Pay) -> PayingView:
    resources, skills = by_name(RESOURCES, step.resources), by_name(SKILLS, step.skills)
    return PayingView(step.who, TILE_IDS[step.tile], resources, step.any, skills, step.any_skill)


# -- dealing anew ----------------------------------------------------------------------------------------------


def determinize(state: KeyflowerState, player: int | None, dice: Dice) -> KeyflowerState:
    """Deal anew what the player cannot know: bag, pile, and what is behind other screens or in other hands.

    Whoever is in the middle of something must still be able to finish it, for beginning it has shown as much.
    """
    hidden = [seat for seat in range(state.players) if seat != player]
    for _ in range(TRIES):
        copy = deal_anew(state, hidden, dice)
        if all(can_finish(copy, step) for step in deciding(copy)):
            return copy
    asked = [step.who for step in deciding(state)]
    return deal_anew(state, [seat for seat in hidden if seat not in asked], dice)


def deal_anew(state: KeyflowerState, hidden: list[int], dice: Dice) -> KeyflowerState:
    """A copy in which those seats have other pieces and tiles, wherever nobody has seen them."""
    copy = state.clone()
    workers = [[a - b for a, b in zip(state.screen[seat], state.known[seat])] for seat in hidden]
    skills = [[a - b for a, b in zip(state.skills[seat], state.known_skills[seat])] for seat in hidden]
    for row in workers:
        copy.bag = [a + b for a, b in zip(copy.bag, row)]
    for row in skills:
        copy.pile = [a + b for a, b in zip(copy.pile, row)]
    # Some were drawn before there could be so many green workers in the bag.
    greens = copy.bag[GREEN]
    copy.bag[GREEN] = 0
    for seat, row in zip(hidden, workers):
        copy.screen[seat] = plus(state.known[seat], copy.draw_workers(sum(row) - state.unseen_green[seat], dice))
    copy.bag[GREEN] = greens
    for seat, tools in zip(hidden, skills):
        copy.screen[seat] = plus(copy.screen[seat], copy.draw_workers(state.unseen_green[seat], dice))
        copy.skills[seat] = plus3(state.known_skills[seat], copy.draw_skills(sum(tools), dice))
    deal_winter_tiles(copy, hidden, dice)
    return copy


def deal_winter_tiles(copy: KeyflowerState, hidden: list[int], dice: Dice) -> None:
    """Winter tiles of those seats are swapped with each other's and with those nobody has; choices are made anew."""
    seen = {tile for seat, hand in enumerate(copy.winter) if seat not in hidden for tile in hand}
    pool = [tile for tile in WINTER_TILES if tile not in seen]
    for seat in hidden:
        size = len(copy.winter[seat])
        copy.winter[seat] = draw_tiles(pool, size, dice)
        if copy.offered[seat]:
            chosen = draw_tiles(list(copy.winter[seat]), 1 + dice.below(size), dice)
            copy.offered = (*copy.offered[:seat], chosen, *copy.offered[seat + 1 :])
        for lane in copy.lanes:
            if lane.owner == seat and isinstance(lane.stack[-1], OfferWinter):
                chosen = draw_tiles(list(copy.winter[seat]), dice.below(size), dice)
                lane.stack[-1] = OfferWinter(seat, chosen)


def draw_tiles(pool: list[int], count: int, dice: Dice) -> tuple[int, ...]:
    """So many tiles leave the pool."""
    return tuple(sorted(pool.pop(dice.below(len(pool))) for _ in range(count)))


def can_finish(state: KeyflowerState, step: Step[Any]) -> bool:
    """Whether the pieces suffice for what the step's player has begun."""
    if isinstance(step, Pay):
        return skills_suffice(state.skills[step.who], step.skills, step.any_skill)
    if isinstance(step, GatherMixed) and any(a > b for a, b in zip(step.workers, state.screen[step.who])):
        return False
    if isinstance(step, (GatherUse, GatherMixed)) and not skill_payable(state, step.who, price_of(state, step.tile)):
        return False
    return len(step.options(state)) > 0
