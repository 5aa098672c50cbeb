"""A player's turn: the mandatory action, extra actions before or after it, and the end of the turn."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import (
    ANYWHERE,
    END_TURN,
    END_TURN_BIT,
    PLAY,
    PLAYABLE,
    REPEAT,
    USE,
    USE_BIT,
)
from boardwright.games.kingdom_builder.board import BIT, CELL_NAMES, MOUNTAIN, OUTPOST, WATER
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import terrain_name, with_tile
from boardwright.games.kingdom_builder.explain import ask, refuse, why_not_tile
from boardwright.games.kingdom_builder.state import NO_CARD, UNDECIDED, KingdomState
from boardwright.games.kingdom_builder.steps.cards import (
    MANDATORY,
    QUOTA,
    SINGLES,
    choice_mask,
    choose_terrain,
    find_cells,
    lay_open,
    set_quota,
    shown,
)
from boardwright.games.kingdom_builder.steps.decision import Decision
from boardwright.games.kingdom_builder.steps.ending import END_PHASE
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Step, bits

SEATS: Final = CATALOG.players[-1]


@step_fields
class StartTurn(Step[KingdomState]):
    """The player on turn lays the hand open; tiles owned by now may be used this turn."""

    def run(self, state: KingdomState, dice: Dice) -> None:
        player = state.turn
        cards = state.hand[player]
        if not cards:
            card = state.draw(dice)
            if card != NO_CARD:
                cards = (card,)
        state.hand[player] = ()
        state.drawn_in[player] = ()
        state.revealed = True
        state.usable = state.held[player]
        state.gained = 0
        state.placed = state.laid = state.visited = state.more_cards = 0
        state.broken_off = False
        state.reserve = aside = state.kits[player].aside
        if aside:
            state.kits[player] = state.kits[player]._replace(aside=0)
        if state.journal is not None:
            state.journal.append(events.turn_begins(player, cards))
        if len(cards) == 1 and cards[0] < SINGLES and state.supply[player]:
            land = state.board.terrain[cards[0]] & state.empty & state.unguarded
            if land:  # nearly always, so it takes the short way to the same
                state.open = cards
                state.terrain = cards[0]
                state.due = QUOTA[cards[0]] + aside
                state.stack.append(TURN[player])
                return
        lay_open(state, cards)
        set_quota(state)
        NEXT_CHOICE.run(state, dice)


@step_fields
class NextChoice(Step[KingdomState]):
    """Before each choice: is a settlement still due, and is there a free cell of the played terrain for it?"""

    def run(self, state: KingdomState, dice: Dice) -> None:
        player = state.turn
        terrain = state.terrain
        if state.due:
            if not state.supply[player] and not state.reserve:
                state.due = 0
            elif terrain < 0 or not state.board.terrain[terrain] & state.empty & state.unguarded:
                find_cells(state, dice)
                terrain = state.terrain
        if terrain == UNDECIDED:
            state.stack.append(CHOOSE[player])
        elif state.due and state.placed:
            state.stack.append(BUILD_NEXT[player])
        else:
            state.stack.append(TURN[player])


def tiles(state: KingdomState, player: int) -> int:
    """The extra actions that can be begun now."""
    options = 0
    usable = state.usable
    kinds = state.board.kinds
    while usable:
        low = usable & -usable
        usable ^= low
        kind = kinds[low.bit_length() - 1]
        if not options & USE_BIT[kind] and EXTRAS[kind].usable(state, player):
            options |= USE_BIT[kind]
    return options


def use(state: KingdomState, player: int, kind: int) -> None:
    """Begin an extra action."""
    state.stack.append(NEXT_CHOICE)
    state.spend_tile(player, kind)
    EXTRAS[kind].begin(state, player)


@step_fields
class TurnStep(Decision):
    """A decision in the ordinary course of a turn."""

    def why_unfit(self, state: KingdomState, cell: int) -> Refusal:
        terrain = state.board.terrain_of(cell)
        name, land = CELL_NAMES[cell], terrain_name(terrain)
        if terrain in (WATER, MOUNTAIN):
            return refuse("KB-4.3", "refusal-not-buildable", cell=name, terrain=land)
        if terrain != state.terrain:
            played = terrain_name(state.terrain)
            return refuse("KB-4.5", "refusal-other-terrain", cell=name, terrain=land, played=played)
        return refuse("KB-4.7", "refusal-not-beside", cell=name, terrain=land)

    def why_not_other(self, state: KingdomState, kind: str, name: str) -> Refusal:
        if kind == "terrain":
            return self.why_not_terrain(state, CATALOG.terrain(name))
        if kind == "turn":
            return refuse("KB-3.6", "refusal-mandatory-first", left=state.still_due())
        if state.due and state.placed:
            return refuse("KB-3.5", "refusal-in-mandatory", left=state.still_due())
        return why_not_tile(state, self.who, EXTRAS[CATALOG.extra(name)])

    def why_not_terrain(self, state: KingdomState, terrain: int) -> Refusal:
        return refuse("KB-13.22", "refusal-terrain-settled", terrain=terrain_name(terrain))


@step_fields
class Turn(TurnStep):
    """Begin the mandatory action, use a tile, or, once the mandatory action is over, end the turn."""

    kind: ClassVar[Kind] = Kind.TURN

    def mask(self, state: KingdomState) -> int:
        usable = state.usable
        if not state.due:
            options = END_TURN_BIT
        elif usable and usable & state.board.free_starts:
            options = state.free(state.board.terrain[state.terrain])
        else:
            options = state.placements(self.who, state.board.terrain[state.terrain])
        return options | tiles(state, self.who) if usable else options

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action < USE:
            build_due(state, self.who, action)
        elif action == END_TURN:
            end_turn(state, dice)
        elif action < END_TURN:
            use(state, self.who, action - USE)
        else:
            build_due(state, self.who, by_outpost(state, self.who, action))

    def prompt(self, state: KingdomState) -> Message:
        usable = tiles(state, self.who).bit_count()
        if not state.due:
            return ask("prompt-end-turn", self.who, tiles=usable)
        terrain = terrain_name(state.terrain)
        return ask("prompt-turn", self.who, terrain=terrain, left=state.still_due(), tiles=usable)

    def why_not_cell(self, state: KingdomState, cell: int) -> Refusal:
        """Also why no settlement of the mandatory action can be placed any more."""
        if state.due:
            return Decision.why_not_cell(self, state, cell)
        usual = CATALOG.mandatory if state.terrain < 0 else QUOTA[state.terrain]
        if not state.supply[self.who] and not state.reserve and state.placed < usual:
            return refuse("KB-3.14", "refusal-no-settlements")
        if state.terrain == NO_CARD:
            return refuse("KB-3.22", "refusal-no-card")
        if state.broken_off:
            return refuse("KB-3.21", "refusal-no-card-fits")
        return refuse("KB-3.4", "refusal-mandatory-done")


@step_fields
class Choose(TurnStep):
    """Several terrains could be played: settle one, or first use a tile that does not depend on it."""

    kind: ClassVar[Kind] = Kind.TURN

    def mask(self, state: KingdomState) -> int:
        options = choice_mask(state)
        if not state.due:
            options |= END_TURN_BIT
        elif state.placed:
            return options
        return options | tiles(state, self.who)

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if PLAY <= action < REPEAT:
            state.stack.append(NEXT_CHOICE)
            choose_terrain(state, PLAYABLE[action - PLAY])
        elif action == END_TURN:
            end_turn(state, dice)
        else:
            use(state, self.who, action - USE)

    def prompt(self, state: KingdomState) -> Message:
        usable = 0 if state.placed else tiles(state, self.who).bit_count()
        return ask("prompt-choose-terrain", self.who, tiles=usable)

    def why_not_cell(self, state: KingdomState, cell: int) -> Refusal:
        return refuse("KB-13.19", "refusal-choose-terrain", cell=CELL_NAMES[cell])

    def why_not_terrain(self, state: KingdomState, terrain: int) -> Refusal:
        if terrain in shown(state):
            return refuse("KB-13.19", "refusal-terrain-full", terrain=terrain_name(terrain))
        return refuse("KB-3.2", "refusal-terrain-not-shown", terrain=terrain_name(terrain))


@step_fields
class BuildNext(TurnStep):
    """The mandatory action goes on: its settlements are placed one after another, with nothing in between."""

    def mask(self, state: KingdomState) -> int:
        if state.usable & state.board.outposts:
            return state.placements(self.who, state.board.terrain[state.terrain])
        eligible = state.board.terrain[state.terrain] & state.empty & state.unguarded
        return eligible & state.reach[self.who] or eligible

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        build_due(state, self.who, action if action < USE else by_outpost(state, self.who, action))

    def prompt(self, state: KingdomState) -> Message:
        return ask("prompt-build-next", self.who, terrain=terrain_name(state.terrain), left=state.still_due())


def by_outpost(state: KingdomState, player: int, action: int) -> int:
    """The Outpost serves: returns the cell it opens."""
    state.spend_tile(player, OUTPOST)
    return action - ANYWHERE


def build_due(state: KingdomState, player: int, cell: int) -> None:
    """One settlement of the mandatory action; those set aside come first."""
    state.due -= 1
    state.placed += 1
    if state.reserve:
        state.reserve -= 1
        state.supply[player] += 1
    state.build(player, cell)
    terrain = state.terrain
    if state.interrupts or terrain < 0:
        state.stack.append(NEXT_CHOICE)
    elif not state.due:
        state.stack.append(TURN[player])
    elif state.supply[player] and state.board.terrain[terrain] & state.empty & state.unguarded:
        state.stack.append(BUILD_NEXT[player])
    else:
        state.stack.append(NEXT_CHOICE)
    if state.watched and state.watchers.mandatory_done:
        note_laid(state, player, cell)


def note_laid(state: KingdomState, player: int, cell: int) -> None:
    """Remember the first settlements of a mandatory action of the usual number, and tell when they are complete.

    An action that the supply cuts short never is: settlements set aside do not make up for what it lacks.
    """
    usual = QUOTA[state.terrain] == MANDATORY if state.placed == 1 else state.laid != 0
    if usual and state.placed <= MANDATORY:
        state.laid |= BIT[cell]
        if state.placed == MANDATORY and state.due == state.still_due():
            for watcher in state.watchers.mandatory_done:
                watcher.mandatory_done(state, player)


def end_turn(state: KingdomState, dice: Dice) -> None:
    """The cards go to the discards, what was used is fresh again; draw, unless this was the last turn of the game."""
    player = state.turn
    for card in state.open:
        state.discards[card] += 1
    state.open = ()
    state.terrain = NO_CARD
    if state.watched:
        for watcher in state.watchers.turn_ends:
            watcher.turn_ends(state, player)
    if state.scouts:
        state.call_scouts_back(player)
    if state.board.nomad_tiles:
        dismiss_nomads(state, player)
    kit = state.kits[player]
    if kit.spent or state.reserve:
        state.kits[player] = kit._replace(spent=0, aside=kit.aside + state.reserve)
        state.reserve = 0
    following = (player + 1) % state.players
    if state.ending and following == state.first:
        freshen(state, player)
        state.stack.append(END_PHASE)
        return
    state.draw_hand(player, dice)
    if state.more_cards or state.held[player] & state.board.second_cards:
        for _ in range(state.more_cards + (state.held[player] & state.board.second_cards).bit_count()):
            state.draw_hand(player, dice)
    state.turn = following
    if state.interrupts:
        freshen(state, player)
        state.stack.append(START_TURN)
    else:
        START_TURN.run(state, dice)


def freshen(state: KingdomState, player: int) -> None:
    """All tiles of the player can be used again, should anything follow before the next turn begins."""
    state.usable = state.held[player]
    state.gained = 0


def dismiss_nomads(state: KingdomState, player: int) -> None:
    """Nomad tiles whose turn this was leave the game, used or not."""
    leaving = state.held[player] & state.board.nomad_tiles & ~state.gained
    if not leaving:
        return
    state.held[player] ^= leaving
    for number in bits(leaving):
        state.tell(with_tile("nomad-gone", player, state.board.kinds[number]))


START_TURN: Final = StartTurn(-1)
NEXT_CHOICE: Final = NextChoice(-1)
TURN: Final = [Turn(player) for player in range(SEATS)]
CHOOSE: Final = [Choose(player) for player in range(SEATS)]
BUILD_NEXT: Final = [BuildNext(player) for player in range(SEATS)]
