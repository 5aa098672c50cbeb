"""What each player sees, built up from public and own fields; and dealing anew what a player cannot know.

The structs are made with every snapshot and are not frozen: that would take eight times as long.
"""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.games.coloma.abilities import active, usable
from boardwright.games.coloma.actions import SPACE, WARES
from boardwright.games.coloma.book import LINES
from boardwright.games.coloma.catalog import CANYONS, CATALOG, SITE_IDS, SITES, TOOLS
from boardwright.games.coloma.costs import BOTH, Bill, bridge_bill, card_bill, hotel_bill, prices, river_bill, worth
from boardwright.games.coloma.outlook import tool_gains
from boardwright.games.coloma.scoring import bridge_points, grave_points
from boardwright.games.coloma.state import EMPTY_ROW, GOLD_VALUES, NEUTRAL, NONE, OPENED, ColomaState, gold_slots
from boardwright.games.coloma.steps.effects import movement
from boardwright.games.coloma.steps.lodging import beds
from boardwright.games.coloma.steps.shootout import is_won, lines
from boardwright.games.coloma.steps.turn import HAMMER, SAW, WORK_DAY, Turn
from boardwright.games.coloma.wheel import COPIED, PLACE, SECOND, SIGNPOST, is_barricaded
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Message
from boardwright.kernel.steps import bits
from boardwright.toolkit.counts import draw_some, total
from boardwright.toolkit.decks import as_seen, dealt_anew, hidden_from, size


@dataclass(slots=True)
class SectionOutlook:
    """What a section would give the viewer now: goods for sure, components that could be had, and movement."""

    gains: dict[str, int]
    things: tuple[str, ...]
    movement: int


@dataclass(slots=True)
class SiteView:
    """A site of the wheel. ``place`` and ``second`` say whose primary and secondary actions are found there."""

    id: str
    place: str
    second: str
    signpost: bool
    barricaded: bool
    pioneers: tuple[int, ...]
    mules: tuple[int, ...]
    buster: bool
    avoided: bool
    last: tuple[int, ...]
    tents: tuple[int, ...]
    carrots: tuple[int, ...]
    primary: SectionOutlook | None
    secondary: SectionOutlook | None


@dataclass(slots=True)
class SlotView:
    """A place of the hideout; the stack has no open barrel."""

    id: str
    barrel: str | None
    outlaws: int


@dataclass(slots=True)
class RowView:
    """A row of gunmen: whose they are, or whether they belong to nobody."""

    id: str
    size: int
    owner: int | None
    neutral: bool


@dataclass(slots=True)
class CardView:
    """A building in a town: whether it works where its owner's pioneer is, and can still be used in this turn."""

    id: str
    works: bool
    usable: bool
    fresh: bool


@dataclass(slots=True)
class PlayerView:
    """An actor: a player, or Shade. ``hand``, ``top`` and ``bottom`` are null where they are hidden.

    ``bridge_values``: what each kind of bridge that was laid out would score now.
    """

    player: int
    shade: bool
    coins: int
    gold: int
    worth: int
    dudes: int
    supply: int
    tents: int
    canvas: int
    horses: int
    movement: int
    points: int
    graves: int
    grave_points: int
    guests: int
    beds: int
    gunmen: int
    wagon: str
    events: tuple[str, ...]
    regions: tuple[str, ...]
    board: str
    rivers: tuple[bool, ...]
    river_count: int
    bridges: tuple[str, ...]
    bridge_values: dict[str, int]
    hotels: tuple[str, ...]
    town: tuple[CardView, ...]
    cards: int
    hand: tuple[str, ...] | None
    deck: int
    top: tuple[str, ...] | None
    bottom: tuple[str, ...] | None
    barrels: dict[str, int]
    used_barrels: dict[str, int]
    speciality: str | None
    site: str | None
    mule: str | None
    waits: bool
    line: str


@dataclass(slots=True)
class ColomaView:
    """The table as one seat, or a spectator, sees it. Sites are "1" to "5"; round 0 is before the first.

    ``prices``: what things cost the viewer now, by tool: ``card:bank`` and other cards of the hand, ``hotel:hotel_1``,
    ``river``, ``bridge``; and in coins ``ware:tent`` and ``ware:horse``.
    """

    viewer: int | None
    year: str
    round: int
    rounds: int
    barker: str
    next_barker: str | None
    signpost: str
    copied: str
    barricade: str
    moved: bool
    sheriff: int
    outlaws: int
    gunmen: int
    winning: bool
    gold: int
    gold_slots: int
    gold_value: int
    cart: int
    shootout: str
    hideout: tuple[SlotView, ...]
    stack: int
    discards: dict[str, int]
    rows: tuple[RowView, ...]
    bridges: dict[str, int]
    hotels: tuple[str, ...]
    specialities: tuple[str, ...]
    mule_duel: bool
    with_hotels: bool
    sites: tuple[SiteView, ...]
    players: tuple[PlayerView, ...]
    order: tuple[int, ...]
    prices: dict[str, dict[str, dict[str, int]]]


def progress(state: ColomaState) -> Message:
    year = CATALOG.years[state.year].id
    return Message("progress", {"year": year, "round": max(state.round, 0) + 1, "rounds": CATALOG.rounds})


def view(state: ColomaState, player: int | None) -> ColomaView:
    barker = max(state.round, 0) if state.round >= 0 else SITES - 1
    last_round = state.round == CATALOG.rounds - 1
    signpost = SIGNPOST[barker]
    return ColomaView(
        viewer=player,
        year=CATALOG.years[state.year].id,
        round=state.round + 1,
        rounds=CATALOG.rounds,
        barker=SITE_IDS[barker],
        next_barker=None if last_round else SITE_IDS[state.round + 1],
        signpost=SITE_IDS[signpost],
        copied=SITE_IDS[COPIED[barker]],
        barricade=SITE_IDS[state.barricade],
        moved=state.barricade != signpost,
        sheriff=state.sheriff,
        outlaws=state.outlaws,
        gunmen=state.all_gunmen(),
        winning=is_won(state),
        gold=state.gold,
        gold_slots=gold_slots(state.seats),
        gold_value=GOLD_VALUES[state.seats - 1][state.gold],
        cart=state.cart,
        shootout=CATALOG.shootouts[state.shootout].id,
        hideout=tuple(
            SlotView(slot.id, view_barrel(state, number), slot.outlaws) for number, slot in enumerate(CATALOG.slots)
        ),
        stack=total(state.pile),
        discards=named(state.discards),
        rows=tuple(view_row(state, row) for row in range(len(state.rows))),
        bridges={bridge.id: state.bridges[kind] for kind, bridge in enumerate(CATALOG.bridges) if in_play(state, kind)},
        hotels=tuple(CATALOG.hotels[hotel].id for hotel in bits(state.hotels)),
        specialities=tuple(CATALOG.specialities[special].id for special in bits(state.cards_left)),
        mule_duel=state.modules.mules,
        with_hotels=state.modules.hotels,
        sites=tuple(view_site(state, site, barker, player) for site in range(SITES)),
        players=tuple(view_actor(state, actor, player) for actor in range(state.actors)),
        order=state.order,
        prices={} if player is None else prices_for(state, player),
    )


def in_play(state: ColomaState, kind: int) -> bool:
    """Whether that kind of bridges was laid out: some are left, or somebody has one."""
    return bool(state.bridges[kind] or any(spans >> kind & 1 for spans in state.spans))


def named(counts: tuple[int, ...]) -> dict[str, int]:
    """Barrels by kind, those that are there."""
    return {CATALOG.barrels[kind].id: count for kind, count in enumerate(counts) if count}


def view_barrel(state: ColomaState, slot: int) -> str | None:
    if not slot or state.hideout[slot - 1] == NONE:
        return None
    return CATALOG.barrels[state.hideout[slot - 1]].id


def view_row(state: ColomaState, row: int) -> RowView:
    owner = state.rows[row]
    entry = CATALOG.rows[row]
    return RowView(entry.id, entry.size, None if owner in (EMPTY_ROW, NEUTRAL) else owner, owner == NEUTRAL)


# -- prices ----------------------------------------------------------------------------------------------------


def prices_for(state: ColomaState, player: int) -> dict[str, dict[str, dict[str, int]]]:
    """What the player would pay now, by thing and tool."""
    bills = {f"ware:{ware}": {"coins": Bill(price)} for ware, price in zip(WARES, prices(state, player))}
    bills["river"] = {TOOLS[tool]: river_bill(state, player, tool) for tool in BOTH}
    bills["bridge"] = {TOOLS[tool]: bridge_bill(state, player, tool) for tool in BOTH}
    for card in bits(state.hands[player]):
        found = {TOOLS[tool]: card_bill(state, player, card, tool) for tool in BOTH}
        bills[f"card:{CATALOG.buildings[card].id}"] = found
    for hotel in bits(state.hotels):
        found = {TOOLS[tool]: hotel_bill(state, player, hotel, tool) for tool in BOTH}
        bills[f"hotel:{CATALOG.hotels[hotel].id}"] = found
    return {thing: {tool: due(bill) for tool, bill in by_tool.items()} for thing, by_tool in bills.items()}


def due(bill: Bill) -> dict[str, int]:
    """The goods of a bill, those that there are."""
    return {good: count for good, count in zip(("coin", "gold", "dude"), (bill.coin, bill.gold, bill.dude)) if count}


# -- sites -----------------------------------------------------------------------------------------------------


def view_site(state: ColomaState, site: int, barker: int, viewer: int | None) -> SiteView:
    primary, secondary = outlook(state, site, viewer) if state.round >= 0 and viewer is not None else (None, None)
    return SiteView(
        id=SITE_IDS[site],
        place=SITE_IDS[PLACE[barker][site]],
        second=SITE_IDS[SECOND[barker][site]],
        signpost=site == SIGNPOST[barker],
        barricaded=state.barricade == site if state.round < 0 else is_barricaded(state, site),
        pioneers=tuple(actor for actor in range(state.actors) if state.sites[actor] == site),
        mules=tuple(actor for actor in range(state.actors) if state.mules[actor] == site),
        buster=state.buster == site,
        avoided=site in state.shown,
        last=tuple(actor for actor in range(state.actors) if state.last[actor] == site),
        tents=tuple(actor for actor in range(state.actors) if state.events[actor] >> site & 1),
        carrots=tuple(actor for actor in range(state.actors) if state.carrots[actor] >> site & 1),
        primary=primary,
        secondary=secondary,
    )


def outlook(state: ColomaState, site: int, player: int) -> tuple[SectionOutlook, SectionOutlook]:
    """What the player's pioneer would find at a site, were nothing barricaded."""
    there = state.clone()
    there.sites = (*state.sites[:player], site, *state.sites[player + 1 :])
    there.done[player], there.fresh[player], there.bonus[player] = OPENED, 0, 0
    turn = Turn(player)
    place, second = PLACE[state.round][site], SECOND[state.round][site]
    return (
        section(there, player, place, HAMMER, turn.primary(there, place, 0)),
        section(there, player, second, SAW, turn.secondary(there, second, 0)),
    )


def section(there: ColomaState, player: int, place: int, tool: int, actions: list[int]) -> SectionOutlook:
    things = dict.fromkeys(SPACE.components(action)[0] for action in actions)
    gains = tool_gains(there, player, tool) if place == WORK_DAY else {}
    return SectionOutlook(gains, tuple(things), movement(there, player))


# -- actors ----------------------------------------------------------------------------------------------------


def view_actor(state: ColomaState, actor: int, viewer: int | None) -> PlayerView:
    own = actor == viewer
    shade = actor == state.shade()
    site, mule = state.sites[actor], state.mules[actor]
    if own and state.sealed[actor] != NONE:
        site, mule = state.sealed[actor], state.sealed_mules[actor]
    deck = state.decks[actor]
    rivers = state.rivers[actor]
    special = state.special[actor]
    return PlayerView(
        player=actor,
        shade=shade,
        coins=state.coins[actor],
        gold=state.nuggets[actor],
        worth=worth(state, actor),
        dudes=state.cabin[actor],
        supply=state.dudes[actor],
        tents=state.tents[actor],
        canvas=state.canvas[actor],
        horses=state.horses[actor],
        movement=movement(state, actor),
        points=state.points[actor],
        graves=state.graves[actor],
        grave_points=grave_points(state.graves[actor]),
        guests=state.guests[actor],
        beds=beds(state, actor),
        gunmen=state.gunmen(actor) - state.fallen[actor],
        wagon=CATALOG.spaces[state.wagons[actor]].id,
        events=tuple(CATALOG.events[site].id for site in bits(state.events[actor])),
        regions=tuple(CATALOG.regions[region].id for region in bits(state.regions[actor])),
        board=CATALOG.boards[state.boards[actor]].id,
        rivers=() if shade else tuple(bool(rivers >> canyon & 1) for canyon in range(CANYONS)),
        river_count=rivers if shade else rivers.bit_count(),
        bridges=tuple(CATALOG.bridges[kind].id for kind in bits(state.spans[actor])),
        bridge_values={} if shade else bridge_values(state, actor),
        hotels=tuple(CATALOG.hotels[hotel].id for hotel in bits(state.lodges[actor])),
        town=view_town(state, actor),
        cards=state.hands[actor].bit_count(),
        hand=card_ids(bits(state.hands[actor])) if own else None,
        deck=size(deck),
        top=card_ids([card for card in as_seen(deck.top, actor) if card is not None]) if own else None,
        bottom=card_ids([card for card in as_seen(deck.bottom, actor) if card is not None]) if own else None,
        barrels=named(state.barrels[actor]),
        used_barrels=named(state.used[actor]),
        speciality=None if special == NONE else CATALOG.specialities[special].id,
        site=None if site == NONE else SITE_IDS[site],
        mule=None if mule == NONE else SITE_IDS[mule],
        waits=actor in state.order,
        line=LINES[lines(state)[actor]],
    )


def bridge_values(state: ColomaState, player: int) -> dict[str, int]:
    return {
        bridge.id: bridge_points(state, player, kind)
        for kind, bridge in enumerate(CATALOG.bridges)
        if in_play(state, kind)
    }


def card_ids(cards: list[int]) -> tuple[str, ...]:
    return tuple(CATALOG.buildings[card].id for card in cards)


def view_town(state: ColomaState, actor: int) -> tuple[CardView, ...]:
    works, ready, fresh = active(state, actor), usable(state, actor), state.fresh[actor]
    return tuple(
        CardView(CATALOG.buildings[card].id, bool(works >> card & 1), bool(ready >> card & 1), bool(fresh >> card & 1))
        for card in bits(state.town[actor])
    )


# -- dealing anew ----------------------------------------------------------------------------------------------


def determinize(state: ColomaState, player: int | None, dice: Dice) -> ColomaState:
    """Others' hands go back into their decks and are dealt again; others' sealed choices are made again."""
    copy = state.clone()
    for seat in range(copy.seats):
        pool = list(hidden_from(copy.decks[seat], player))
        if seat != player:
            held = bits(copy.hands[seat])
            for card in held:
                pool[card] += 1
            drawn = draw_some(pool, len(held), dice)
            copy.hands[seat] = sum([1 << card for card, count in enumerate(drawn) if count])
            if copy.sealed[seat] != NONE:
                copy.sealed[seat] = dice.below(SITES)
            if copy.sealed_mules[seat] != NONE:
                copy.sealed_mules[seat] = dice.below(SITES)
        copy.decks[seat] = dealt_anew(copy.decks[seat], player, pool, dice)
    return copy
