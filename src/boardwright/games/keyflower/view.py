"""What each player sees, built up from public and own fields, as typed structs that become the browser's types.

They are made with every snapshot and are not frozen: that would take eight times as long.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boardwright.games.keyflower.auction import MOST_ON_TILE, bid_of, leader, least_bid, losing
from boardwright.games.keyflower.catalog import COLOURS, POWERS, RESOURCES, SEASONS, SKILLS
from boardwright.games.keyflower.knowledge import PAIRS
from boardwright.games.keyflower.scoring import PlayerScore, is_over
from boardwright.games.keyflower.setup import SUMMER_BOATS
from boardwright.games.keyflower.state import WINTER, Bid, KeyflowerState, Use, one_of, plus
from boardwright.games.keyflower.steps.ending import START_TILES, Lay, Ship, next_start, pick_order
from boardwright.games.keyflower.steps.gather import Gather, GatherBid, GatherMixed
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.games.keyflower.steps.transport import Pay, PayAnySkill, Transport
from boardwright.games.keyflower.village import USABLE, Placed
from boardwright.games.keyflower.words import TILE_IDS, season_name
from boardwright.kernel.messages import Message
from boardwright.kernel.steps import Step, bits

#: The side of a tile that is not turned over, and the sides of summer boats.
FRONT: Final = "front"
BOAT_SIDES: Final = ("a", "b")
#: Instead of a colour: workers of all colours together.
MIXED: Final = "mixed"


@dataclass(slots=True)
class BidView:
    """A group of workers beside a tile; lying ones do not follow the tile's colour."""

    player: int
    colour: str
    size: int
    lying: bool
    leads: bool


@dataclass(slots=True)
class UseView:
    """The workers of one use of a tile, by colour."""

    workers: dict[str, int]
    lying: bool


@dataclass(slots=True)
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


@dataclass(slots=True)
class BoatView:
    """A boat and its cargo; ``taken``: somebody has chosen it this season."""

    tile: str
    workers: dict[str, int]
    skills: dict[str, int]
    taken: bool


@dataclass(slots=True)
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


@dataclass(slots=True)
class KeyflowerPlayerView:
    """One seat. What is behind the screen is null when hidden; ``known`` is the part everybody has seen going there.

    ``known_skills`` are the fewest skills of each kind there can be, and ``known_pairs`` those of two kinds together:
    when one has been paid face down, more may be known of two kinds than of each.
    ``won`` are tiles to lay, ``stranded`` those that fitted nowhere; ``winter`` are the winter tiles in hand and
    ``offered`` those of them chosen for the auction so far; ``free_groups`` names the tiles where a group was outbid,
    and ``flipped`` the tile that a boat turns over for nothing when the game is over.
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
    known_pairs: dict[str, int]
    village: tuple[VillageTileView, ...]
    won: tuple[str, ...]
    stranded: tuple[str, ...]
    winter: tuple[str, ...] | None
    winter_count: int
    offered: tuple[str, ...] | None
    powers: tuple[str, ...]
    free_groups: tuple[str, ...]
    flipped: str | None


@dataclass(slots=True)
class GatherView:
    """A bid or a use whose workers are being chosen: ``taken`` are the tiles whose groups come along."""

    player: int
    kind: str
    tile: str
    colour: str
    taken: tuple[str, ...]
    workers: dict[str, int]


@dataclass(slots=True)
class TransportView:
    """Steps and upgrades that are left."""

    player: int
    steps: int
    upgrades: int


@dataclass(slots=True)
class PayingView:
    """What is left to pay for an upgrade."""

    player: int
    tile: str
    resources: dict[str, int]
    any: int
    skills: dict[str, int]
    any_skill: int


@dataclass(slots=True)
class ChooserView:
    """Who chooses a boat, and the turn-order tile that gives the place; null for those who follow clockwise."""

    player: int
    tile: str | None


@dataclass(slots=True)
class KeyflowerView:
    """The table as one seat, or a spectator, sees it."""

    viewer: int | None
    season: str
    #: Where in the season the table is: offering, turns, ships, laying or over.
    phase: str
    start: int
    #: The turn-order tile that brings the purple figure.
    start_tile: str
    turn: int
    #: Who has passed one after the other, and whether the next pass ends the season.
    passed: tuple[int, ...]
    pass_ends: bool
    lots: tuple[LotView, ...]
    order: tuple[LotView, ...]
    #: By summer boat that is in play the side that lies up.
    sides: dict[str, str]
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
    #: Who would choose when, and begin the next season, if this one ended now.
    choosers: tuple[ChooserView, ...]
    next_start: int


def progress(state: KeyflowerState) -> Message:
    return Message("progress", {"season": season_name(state.season), "number": state.season + 1, "count": len(SEASONS)})


def view(state: KeyflowerState, player: int | None) -> KeyflowerView:
    return KeyflowerView(
        viewer=player,
        season=SEASONS[state.season],
        phase=phase_of(state),
        start=state.start,
        start_tile=TILE_IDS[START_TILES[state.players]],
        turn=state.turn,
        passed=tuple((state.turn - state.passes + step) % state.players for step in range(state.passes)),
        pass_ends=state.passes == state.players - 1,
        lots=tuple(view_lot(state, tile, player) for tile in state.offer),
        order=tuple(view_lot(state, tile, player) for tile in state.order_tiles),
        sides={TILE_IDS[tile]: side_name(state, tile) for tile in SUMMER_BOATS if in_play(state, tile)},
        boats=tuple(view_boat(state, place) for place in range(len(state.boats))),
        players=tuple(view_player(state, seat, player) for seat in range(state.players)),
        stock=by_name(RESOURCES, state.stock),
        green=state.green,
        pile=sum(state.pile),
        bag=sum(state.bag),
        gather=next((view_gather(state, step) for step in state.main if isinstance(step, (Gather, GatherMixed))), None),
        transport=next((view_transport(step) for step in state.main if isinstance(step, Transport)), None),
        paying=next((view_paying(step) for step in state.main if isinstance(step, (Pay, PayAnySkill))), None),
        laying={str(step.who): TILE_IDS[step.tile] for step in in_lanes(state) if isinstance(step, Lay)},
        choosing=choosing(state),
        choosers=view_choosers(state),
        next_start=next_start(state, leaders(state)),
    )


def phase_of(state: KeyflowerState) -> str:
    """Before winter tiles are offered; then there are turns, boats are chosen, and all lay their tiles together."""
    if is_over(state):
        return "over"
    if choosing(state):
        return "ships"
    if not state.lanes:
        return "turns"
    return "offering" if any(isinstance(step, OfferWinter) for step in in_lanes(state)) else "laying"


def choosing(state: KeyflowerState) -> tuple[int, ...]:
    """Who still chooses a boat, in that order."""
    return tuple(step.who for step in reversed(state.main) if isinstance(step, Ship))


def leaders(state: KeyflowerState) -> dict[int, int]:
    """Who would win which turn-order tile if the season ended now."""
    return {tile: best.player for tile in state.order_tiles if (best := leader(state, tile)) is not None}


def view_choosers(state: KeyflowerState) -> tuple[ChooserView, ...]:
    won = leaders(state)
    order, _ = pick_order(state, won)
    places = {player: TILE_IDS[tile] for tile, player in reversed(won.items())}
    return tuple(ChooserView(player, places.get(player)) for player in order)


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


def in_play(state: KeyflowerState, tile: int) -> bool:
    """Whether a tile is on auction, or somebody's."""
    return tile in state.offer or tile_taken(state, tile)


def view_player(state: KeyflowerState, seat: int, viewer: int | None) -> KeyflowerPlayerView:
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
        known_skills=by_name(SKILLS, state.known_skills[seat].kinds),
        known_pairs=by_name(PAIRS, state.known_skills[seat].pairs),
        village=tuple(view_village_tile(state, placed) for placed in state.villages[seat].tiles),
        won=tile_names(state.won[seat]),
        stranded=tile_names(state.stranded[seat]),
        winter=tile_names(state.winter[seat]) if mine else None,
        winter_count=len(state.winter[seat]),
        offered=tile_names(chosen_by(state, seat)) if mine else None,
        powers=tuple(POWERS[power] for power in bits(state.powers[seat])),
        free_groups=tile_names([tile for tile, _ in losing(state, seat)]),
        flipped=flipped_by(state, seat),
    )


def flipped_by(state: KeyflowerState, seat: int) -> str | None:
    """The tile that counts as upgraded at the end although nobody has paid for it."""
    tile = PlayerScore(state, seat).flipped if is_over(state) else -1
    return TILE_IDS[tile] if tile >= 0 else None


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


def view_paying(step: Pay | PayAnySkill) -> PayingView:
    resources, skills = by_name(RESOURCES, step.resources), by_name(SKILLS, step.skills)
    return PayingView(step.who, TILE_IDS[step.tile], resources, step.any, skills, step.any_skill)
