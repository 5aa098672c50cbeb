"""A turn: an action tile is chosen and carried out, the ship moves on, and the tiles close the gap."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from boardwright.games.boonlake import events
from boardwright.games.boonlake.abilities import FOR_REGION, change
from boardwright.games.boonlake.actions import CHOOSE, CLAIM, DECLINE, HIRE, PULL, REGIONS, RIVER, SAIL, TAKE_PART
from boardwright.games.boonlake.book import BOOK, DEEDS, FIRST, LEFT, RIGHT
from boardwright.games.boonlake.book import REGIONS as REGION_REWARDS
from boardwright.games.boonlake.book import RIVER as RIVER_REWARDS
from boardwright.games.boonlake.catalog import CATALOG, ROUNDS
from boardwright.games.boonlake.river import HARBOURS, LAST, PATHS, locks_crossed, reachable
from boardwright.games.boonlake.state import NONE, BoonlakeState
from boardwright.games.boonlake.steps.acting import OFFERS, act
from boardwright.games.boonlake.steps.cards import DiscardCards
from boardwright.games.boonlake.steps.effects import RULES, always, begin, lose_vp, told
from boardwright.games.boonlake.steps.levers import instead_of_right_part, pull, why_no_lever
from boardwright.games.boonlake.vocabulary import ACT, CARD, COIN, HARBOUR_CARDS, HARBOUR_COINS, INHABITANT, REGION, VP
from boardwright.games.boonlake.vocabulary import HIRE as HIRE_DEED
from boardwright.games.boonlake.words import action_name, ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import OpenStep, Seat, Step
from boardwright.toolkit.effects.book import EffectPart
from boardwright.toolkit.effects.values import Do

ActionTile: TypeAlias = int
BY_COINS: Final = 0
BY_CARDS: Final = 1
#: The action with which regions pay.
PAYS: Final = next(
    number
    for number, action in enumerate(CATALOG.actions)
    if isinstance(action.left, Do) and action.left.deed == REGION
)
TOGETHER: Final = [action.order == "together" for action in CATALOG.actions]
FOR_ALL: Final = [action.who == "all" for action in CATALOG.actions]


# -- choosing --------------------------------------------------------------------------------------------------


@step_fields
class ChooseTile(OpenStep[BoonlakeState]):
    """Any of the action tiles."""

    kind: ClassVar[Kind] = Kind.TURN

    def own_options(self, state: BoonlakeState) -> list[int]:
        return list(range(CHOOSE, CHOOSE + len(state.board)))

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        choose(state, self.who, action - CHOOSE)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("choose", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        if kind == "lever":
            return why_no_lever(state, self.who, name)
        return refuse("BL-3.2", "choose-first") if kind in ("card", "site", "space", "stretch", "region") else None


def choose(state: BoonlakeState, player: int, tile: int) -> None:
    """The tile is taken from its row; others begin with their part of it at once where nothing stands against it."""
    row = state.board.index(tile)
    state.row = row
    entry = CATALOG.rows[row]
    if state.journal is not None:
        state.journal.append(events.chose(player, tile, row, entry.movement))
    if entry.vp:
        lose_vp(state, player, entry.vp)
    state.push(END_TURN)
    if TOGETHER[tile] and not state.modules.clockwise and state.seats > 1:
        lanes: dict[int, Step[Any]] = {
            other: RightPart(-1, other, tile) for other in range(state.seats) if other != player
        }
        lanes[player] = Lead(-1, player, tile)
        state.together(lanes)
        return
    state.push(CastOff(-1, player))
    state.push(RightParts(-1, tile))
    begin(state, player, LEFT[tile])
    begin(state, player, FIRST[tile])


@step_fields
class Lead(Step[BoonlakeState]):
    """The active player's own parts and the ship, while the others have their part."""

    player: Seat
    tile: ActionTile

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        state.push(CastOff(-1, self.player))
        if FOR_ALL[self.tile]:
            state.push(RightPart(-1, self.player, self.tile))
        begin(state, self.player, LEFT[self.tile])
        begin(state, self.player, FIRST[self.tile])


# -- the right part --------------------------------------------------------------------------------------------


@step_fields
class RightParts(Step[BoonlakeState]):
    """All who have the right part of a tile, one by one from the active player on; regions pay all at once."""

    tile: ActionTile

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        tile = self.tile
        players = [player for player in state.clockwise(state.turn) if FOR_ALL[tile] or player != state.turn]
        if tile == PAYS:
            pay_sage(state)
            asked = [player for player in players if has_choice(state, player, tile)]
            if len(asked) > 1 and not state.modules.clockwise:
                for player in players:
                    if player not in asked:
                        begin(state, player, RIGHT[tile])
                lanes: dict[int, Step[Any]] = {player: RightPart(-1, player, tile) for player in asked}
                state.together(lanes)
                return
        for player in reversed(players):
            state.push(RightPart(-1, player, tile))


def pay_sage(state: BoonlakeState) -> None:
    """In the player's turns the Sage has one point for each presence that pays."""
    sage = state.sage()
    if sage != NONE and state.turn != sage:
        vp = state.paying(sage)
        state.vp[sage] += vp
        told(state, sage, VP, vp)


def has_choice(state: BoonlakeState, player: int, tile: int) -> bool:
    """Whether a lever could be used in a right part that asks nothing by itself."""
    return bool(instead_of_right_part(state, player) or region_levers(state, player, tile))


def region_levers(state: BoonlakeState, player: int, tile: int) -> list[int]:
    """The lever that works when regions pay, if they pay the player anything."""
    ready = state.ready(player) & FOR_REGION if tile == PAYS else 0
    return [PULL + ready.bit_length() - 1] if ready and state.paying(player) else []


@step_fields
class RightPart(Step[BoonlakeState]):
    """A player has the right part of a tile."""

    player: Seat
    tile: ActionTile

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        player, part = self.player, RIGHT[self.tile]
        deed = DEEDS[part]
        if deed == ACT:
            act(state, player, part, True, OFFERS[part].most, dice)
        elif deed == HIRE_DEED:
            hire(state, player, part, True)
        elif has_choice(state, player, self.tile):
            state.push(TakePart(player, self.tile))
        else:
            begin(state, player, part)


@step_fields
class TakePart(OpenStep[BoonlakeState]):
    """The right part is taken, or given up for a lever; when regions pay, another lever adds to it."""

    tile: ActionTile

    def own_options(self, state: BoonlakeState) -> list[int]:
        levers = instead_of_right_part(state, self.who) + region_levers(state, self.who, self.tile)
        return [*sorted(levers), TAKE_PART]

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        if action == TAKE_PART or action in region_levers(state, self.who, self.tile):
            begin(state, self.who, RIGHT[self.tile])
        elif state.journal is not None:
            state.journal.append(events.gave_up(self.who))
        if action != TAKE_PART:
            pull(state, self.who, action - PULL)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("take-part", self.who, tile=action_name(self.tile))

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return why_no_lever(state, self.who, name) if kind == "lever" else None


# -- hiring ----------------------------------------------------------------------------------------------------


def wages(part: int) -> tuple[int, int]:
    """What an inhabitant costs: in coins, or in cards."""
    told = dict(WAGES[part].terms)
    coins, cards = told["coin"], told["card"]
    assert isinstance(coins, int)
    assert isinstance(cards, int)
    return coins, cards


WAGES: Final[dict[int, Do]] = {
    number: node for number, node in enumerate(BOOK.nodes) if isinstance(node, Do) and node.deed == HIRE_DEED
}


def hire_options(state: BoonlakeState, player: int, part: int) -> list[int]:
    if not state.supply[player]:
        return []
    coins, cards = wages(part)
    found = [HIRE + BY_COINS] if state.coins[player] >= coins else []
    return [*found, HIRE + BY_CARDS] if state.hands[player].bit_count() >= cards else found


def hire(state: BoonlakeState, player: int, part: int, right: bool) -> None:
    """The player is asked, if an inhabitant could be bought, or the part be given up."""
    if hire_options(state, player, part) or (right and instead_of_right_part(state, player)):
        state.push(Hire(player, part, right))


def can_hire(state: BoonlakeState, player: int, deed: Do) -> bool:
    return bool(hire_options(state, player, part_of(deed)))


def begin_hire(state: BoonlakeState, player: int, part: int, dice: Dice) -> None:
    hire(state, player, part, False)


def part_of(deed: Do) -> int:
    return next(number for number, node in WAGES.items() if node == deed)


@step_fields
class HireOn(Step[BoonlakeState]):
    """Perhaps one more inhabitant."""

    player: Seat
    part: EffectPart

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        came = state.gain_inhabitants(self.player, 1)
        told(state, self.player, INHABITANT, came)
        hire(state, self.player, self.part, False)


@step_fields
class Hire(OpenStep[BoonlakeState]):
    """An inhabitant may be bought."""

    part: EffectPart
    right: bool

    def own_options(self, state: BoonlakeState) -> list[int]:
        levers = instead_of_right_part(state, self.who) if self.right else []
        return [*levers, *hire_options(state, self.who, self.part), DECLINE]

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        coins, cards = wages(self.part)
        if action == DECLINE:
            return
        if action < HIRE:
            if state.journal is not None:
                state.journal.append(events.gave_up(self.who))
            pull(state, self.who, action - PULL)
            return
        state.push(HireOn(-1, self.who, self.part))
        if action == HIRE + BY_CARDS:
            state.push(DiscardCards(self.who, cards))
        else:
            state.coins[self.who] -= coins
            if state.journal is not None:
                state.journal.append(events.lost(self.who, COIN, coins))

    def prompt(self, state: BoonlakeState) -> Message:
        coins, cards = wages(self.part)
        return ask("hire", self.who, coins=coins, cards=cards)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        if kind == "price":
            if not state.supply[self.who]:
                return refuse("BL-14.23", "nobody-left")
            return refuse("BL-14.20", "hire-price")
        return why_no_lever(state, self.who, name) if kind == "lever" else None


# -- regions ---------------------------------------------------------------------------------------------------


def begin_region(state: BoonlakeState, player: int, part: int, dice: Dice) -> None:
    regions = unclaimed(state)
    if len(regions) == 1 and not state.offers(player):
        take_region(state, player, regions[0])
    else:
        state.push(ClaimRegion(player))


def unclaimed(state: BoonlakeState) -> list[int]:
    """Regions whose reward is not covered; all where there is none."""
    every = range(len(REGIONS))
    return [region for region in every if not state.covered >> region & 1] or list(every)


def claim(state: BoonlakeState, actor: int, region: int) -> bool:
    """The region pays nothing else in this turn; whether its reward was there to be taken."""
    free = not state.covered >> region & 1
    state.covered |= 1 << region
    state.silent = region
    if state.journal is not None:
        state.journal.append(events.claimed(actor, region))
    return free


def take_region(state: BoonlakeState, player: int, region: int) -> None:
    if claim(state, player, region):
        begin(state, player, REGION_REWARDS[region])


@step_fields
class ClaimRegion(OpenStep[BoonlakeState]):
    """A region must be named; the last one that is not covered is named without asking."""

    def own_options(self, state: BoonlakeState) -> list[int]:
        return [CLAIM + region for region in unclaimed(state)]

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        take_region(state, self.who, action - CLAIM)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("claim", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        if kind == "region":
            return refuse("BL-14.11", "region-covered")
        return why_no_lever(state, self.who, name) if kind == "lever" else None


# -- the ship --------------------------------------------------------------------------------------------------


@step_fields
class CastOff(Step[BoonlakeState]):
    """The ship moves on, unless it is at the end of the river; where it can go one way only, nobody is asked."""

    player: Seat

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        places = reachable(state, self.player, movement(state))
        if len(places) == 1 and not state.offers(self.player):
            stop_at(state, self.player, places[0], dice)
        elif places:
            state.push(Sail(self.player))


def movement(state: BoonlakeState) -> int:
    """How far the ship may go in this turn."""
    return CATALOG.rows[state.row].movement


@step_fields
class Sail(OpenStep[BoonlakeState]):
    """How far does the ship go?"""

    def own_options(self, state: BoonlakeState) -> list[int]:
        path = PATHS[state.round]
        return sorted([SAIL + path[place] for place in reachable(state, self.who, movement(state))])

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        stop_at(state, self.who, PATHS[state.round].index(action - SAIL), dice)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("sail", self.who, movement=movement(state))

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        if kind == "stretch":
            return self.why_no_stretch(state, RIVER.index(name))
        return why_no_lever(state, self.who, name) if kind == "lever" else None

    def why_no_stretch(self, state: BoonlakeState, stretch: int) -> Refusal:
        path = PATHS[state.round]
        if stretch not in path:
            return refuse("BL-4.8", "other-arm")
        place = path.index(stretch)
        if place <= state.ships[self.who]:
            return refuse("BL-4.3", "forwards-only")
        if place in state.ships and not HARBOURS[state.round][place]:
            return refuse("BL-4.4", "space-occupied")
        return refuse("BL-4.1", "too-far", movement=movement(state))


def stop_at(state: BoonlakeState, player: int, place: int, dice: Dice) -> None:
    """The ship goes there, and its owner takes what the space gives."""
    sail(state, player, place)
    begin(state, player, RIVER_REWARDS[PATHS[state.round][place]])
    if HARBOURS[state.round][place]:
        for good, modifier in ((CARD, HARBOUR_CARDS), (COIN, HARBOUR_COINS)):
            bonus = change(state, player, modifier)
            if bonus:
                RULES.gain(state, player, good, bonus, dice)


def sail(state: BoonlakeState, actor: int, place: int) -> None:
    """The ship goes there; the first one through a lock sets a scoring off, in the end the last lap."""
    start = state.ships[actor]
    state.ships[actor] = place
    if state.journal is not None:
        state.journal.append(events.sailed(actor, PATHS[state.round][place]))
    for lock in locks_crossed(state, start, place):
        if ROUNDS * state.round + lock < state.scorings or state.last_lap:
            continue
        if place == LAST[state.round] and state.round == ROUNDS - 1:
            state.last_lap = True
            if state.journal is not None:
                state.journal.append(events.last_lap(actor))
        else:
            state.locked = True
            if state.journal is not None:
                state.journal.append(events.crossed(actor, state.scorings + 1))


RULES.learn(HIRE_DEED, can_hire, begin_hire)
RULES.learn(REGION, always, begin_region)


# -- the end of a turn -----------------------------------------------------------------------------------------


@step_fields
class EndTurn(Step[BoonlakeState]):
    """The tiles close the gap, and the one that was used is the lowest."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        row = state.row
        tile = state.board[row]
        state.board = (*state.board[:row], *state.board[row + 1 :], tile)
        state.row = NONE
        state.silent = NONE


END_TURN: Final = EndTurn(-1)
