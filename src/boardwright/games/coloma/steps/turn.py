"""A player's turn: the actions of the site, cards, barrels and the speciality, in any order; each may be left out."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.coloma import events
from boardwright.games.coloma.abilities import (
    BARKER_TURN,
    NEEDS_BARRICADE,
    PRACTISED,
    USED,
    WORKED,
    active,
    triggered,
    usable,
)
from boardwright.games.coloma.actions import (
    ACT,
    BRIDGES,
    BUILD,
    BUY,
    CARDS,
    DISCARD,
    END_TURN,
    FETCH,
    FILL,
    FOUND,
    GO,
    HOTELS,
    LODGE,
    OPEN,
    PITCH,
    PRACTISE,
    SPAN,
    SURVEY,
    USE,
    WORK,
)
from boardwright.games.coloma.book import BARRELS, BOOK, MILL, SECTIONS, SPECIALITIES
from boardwright.games.coloma.book import BUILDINGS as BUILDING_EFFECTS
from boardwright.games.coloma.book import CANYONS as CANYON_EFFECTS
from boardwright.games.coloma.catalog import BARKER, CANYONS, CATALOG, TOOLS, WORK_TOOLS
from boardwright.games.coloma.costs import card_bill, river_bill
from boardwright.games.coloma.state import (
    BEGUN,
    CARD_DONE,
    MAIN_DONE,
    MILL_DONE,
    NONE,
    SECOND_DONE,
    SPECIAL_DONE,
    ColomaState,
)
from boardwright.games.coloma.steps.barrels import fetch, fetch_label, filled_slots, why_no_barrel
from boardwright.games.coloma.steps.building import (
    TOOL_COUNT,
    build_bridge,
    build_card,
    build_hotel,
    card_options,
    hotel_options,
    river_options,
    why_no_bridge,
    why_no_card,
    why_no_hotel,
    why_no_river,
    why_unaffordable,
)
from boardwright.games.coloma.steps.effects import CarryOut
from boardwright.games.coloma.steps.lodging import beds, lodge
from boardwright.games.coloma.steps.paying import charge
from boardwright.games.coloma.steps.placing import (
    IN_REGIONS,
    ON_EVENTS,
    fill,
    fillable,
    pitch_or_settle,
    region_number,
    tent_options,
    why_no_row,
    why_no_tent,
)
from boardwright.games.coloma.steps.shopping import shop, wares, why_no_ware
from boardwright.games.coloma.vocabulary import BUILD as BUILDING
from boardwright.games.coloma.wheel import PLACE, SECOND, second_is_open
from boardwright.games.coloma.words import ask, card_name, refuse, site_name
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Seat, Step, bits
from boardwright.toolkit.counts import changed
from boardwright.toolkit.effects.values import Do, everything

HAMMER: Final = 0
SAW: Final = 1
SHOVEL: Final = 0
WHEELBARROW: Final = 1
#: By tool of site 1.
TOOL_RULES: Final = ("CO-6.1", "CO-6.2")
#: Places of the wheel.
WORK_DAY: Final = 0
RIVERS: Final = 1
TOWN: Final = 2
ROADS: Final = 3
FRONTIER: Final = 4
#: Sections that do one plain thing.
SHOVELS: Final = ACT + CATALOG.section("1a")
BARROWS: Final = ACT + CATALOG.section("1b")
FIRST_DRIVE: Final = ACT + CATALOG.section("4a")
SECOND_DRIVE: Final = ACT + CATALOG.section("4b")
NEW_TENT: Final = ACT + CATALOG.section("5b")
BUILDING_KINDS: Final = len(CATALOG.buildings)
#: What a speciality builds from the hand, by tool, or NONE: others do not know whether that is possible.
BUILDS: Final[list[int]] = [
    max(
        [
            TOOLS.index(str(part.term("tool")))
            for part in everything(each.effect)
            if isinstance(part, Do) and part.deed == BUILDING
        ],
        default=NONE,
    )
    for each in CATALOG.specialities
]


@step_fields
class BeginTurn(Step[ColomaState]):
    """A player's turn begins."""

    player: Seat

    def run(self, state: ColomaState, dice: Dice) -> None:
        player = self.player
        state.done[player] = state.fresh[player] = state.bonus[player] = 0
        state.push(Turn(player))
        if PLACE[state.round][state.sites[player]] == BARKER:
            effect = triggered(state, player, BARKER_TURN)
            if effect != NONE:
                begin(state, player)
                state.push(CarryOut.of(player, effect))


def begin(state: ColomaState, player: int) -> None:
    """The first thing happens in a turn: now the story tells of it, since turns may run beside each other."""
    state.done[player] |= BEGUN
    if state.journal is not None:
        state.journal.append(events.turn_begins(player, PLACE[state.round][state.sites[player]]))


@step_fields
class Turn(Step[ColomaState]):
    """Anything that the player may do now, until the turn is ended."""

    kind: ClassVar[Kind] = Kind.TURN

    def options(self, state: ColomaState) -> list[int]:
        player = self.who
        site = state.sites[player]
        done = state.done[player]
        found = self.primary(state, PLACE[state.round][site], done)
        if second_is_open(state, player):
            found += self.secondary(state, SECOND[state.round][site], done)
        cards = usable(state, player)
        if cards:
            rules = CarryOut.rules
            for card in bits(cards):
                if rules.possible(state, player, BOOK.nodes[BUILDING_EFFECTS[card]]):
                    found.append(USE + card)
        for kind, count in enumerate(state.barrels[player]):
            if count:
                found.append(OPEN + kind)
        if state.special[player] != NONE and self.can_practise(state):
            found.append(PRACTISE + state.special[player])
        found.append(END_TURN)
        found.sort()
        return found

    def primary(self, state: ColomaState, place: int, done: int) -> list[int]:
        """What the primary section offers."""
        player = self.who
        if place == WORK_DAY:
            return self.tools(state, SHOVEL)
        if place == FRONTIER:
            found = [FILL + row for row in fillable(state, player)]
            found += tent_options(state, player, ON_EVENTS | IN_REGIONS)
            if state.lodges[player] and state.cabin[player] and state.guests[player] < beds(state, player):
                found.append(LODGE)
            return found
        if done & MAIN_DONE:
            return []
        if place == RIVERS:
            return river_options(state, player, HAMMER)
        if place == TOWN:
            found = card_options(state, player, HAMMER)
            return found + hotel_options(state, player, HAMMER) if state.hotels else found
        if place == ROADS:
            return [FIRST_DRIVE]
        return wares(state, player, 0, 0)

    def secondary(self, state: ColomaState, place: int, done: int) -> list[int]:
        """What the secondary section offers."""
        player = self.who
        if place == WORK_DAY:
            return self.tools(state, WHEELBARROW)
        if done & SECOND_DONE:
            return []
        if place == RIVERS:
            return river_options(state, player, SAW)
        if place == TOWN:
            found = card_options(state, player, SAW)
            return found + hotel_options(state, player, SAW) if state.hotels else found
        if place == ROADS:
            return [SECOND_DRIVE]
        if place == FRONTIER:
            return [NEW_TENT] if state.canvas[player] else []
        return [FETCH + slot for slot in filled_slots(state)]

    def tools(self, state: ColomaState, tool: int) -> list[int]:
        """The mill's line, and everything that is left of a kind of tools, where that is more than one thing."""
        found = [] if state.done[self.who] & MILL_DONE << tool else [WORK + tool]
        return [*found, BARROWS if tool else SHOVELS] if self.tools_left(state, tool) > 1 else found

    def tools_left(self, state: ColomaState, tool: int) -> int:
        """How many tools of a kind can still be used, the mill's among them."""
        mill = not state.done[self.who] & MILL_DONE << tool
        return mill + (usable(state, self.who) & WORKED[tool]).bit_count()

    def can_practise(self, state: ColomaState) -> bool:
        """Whether the speciality can be used now; only its player knows whether a card of the hand can be built."""
        special = state.special[self.who]
        if not PRACTISED[special] or state.done[self.who] & SPECIAL_DONE:
            return False
        tool = BUILDS[special]
        if tool != NONE and not card_options(state, self.who, tool):
            return False
        return CarryOut.rules.possible(state, self.who, BOOK.nodes[SPECIALITIES[special]])

    # -- carrying out ------------------------------------------------------------------------------------------

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        if not state.done[self.who] & BEGUN:
            begin(state, self.who)
        if action == END_TURN:
            return
        state.push(self)
        state.done[self.who] |= BEGUN
        if action < USE:
            self.act(state, action)
        elif action < SURVEY:
            self.use(state, action)
        elif action < GO:
            self.build(state, action)
        elif action < BUY:
            self.place(state, action)
        elif action < FETCH:
            state.done[self.who] |= MAIN_DONE
            shop(state, self.who, action, 0, 0)
        elif action < OPEN:
            state.done[self.who] |= SECOND_DONE
            fetch(state, self.who, action - FETCH, True, dice)
        elif action < DISCARD:
            self.open(state, action - OPEN)

    def act(self, state: ColomaState, action: int) -> None:
        """A section that does one plain thing, or the mill."""
        player = self.who
        if action >= WORK:
            tool = action - WORK
            state.done[player] |= MILL_DONE << tool
            state.push(CarryOut.of(player, MILL[tool]))
            return
        if action == FIRST_DRIVE:
            state.done[player] |= MAIN_DONE
        elif action in (SECOND_DRIVE, NEW_TENT):
            state.done[player] |= SECOND_DONE
        state.push(CarryOut.of(player, SECTIONS[action - ACT]))

    def use(self, state: ColomaState, action: int) -> None:
        """A card of the town, or the speciality."""
        player = self.who
        if action < PRACTISE:
            card = action - USE
            state.done[player] |= 1 << card + CARD_DONE
            if state.journal is not None:
                state.journal.append(events.used_card(player, card))
            state.push(CarryOut.of(player, BUILDING_EFFECTS[card]))
        else:
            special = action - PRACTISE
            state.done[player] |= SPECIAL_DONE
            if state.journal is not None:
                state.journal.append(events.practised(player, special))
            state.push(CarryOut.of(player, SPECIALITIES[special]))

    def build(self, state: ColomaState, action: int) -> None:
        player = self.who
        tool = (action - SURVEY) % TOOL_COUNT
        state.done[player] |= SECOND_DONE if tool else MAIN_DONE
        if action < SPAN:
            survey(state, player, (action - SURVEY) // TOOL_COUNT, tool)
        elif action < BUILD:
            build_bridge(state, player, (action - SPAN) // TOOL_COUNT, tool)
        elif action < FOUND:
            build_card(state, player, (action - BUILD) // TOOL_COUNT, tool)
        else:
            build_hotel(state, player, (action - FOUND) // TOOL_COUNT, tool)

    def place(self, state: ColomaState, action: int) -> None:
        """Gunmen, tents or guests."""
        player = self.who
        if action == LODGE:
            lodge(state, player)
        elif action >= PITCH:
            pitch_or_settle(state, player, action)
        else:
            fill(state, player, action - FILL)

    def open(self, state: ColomaState, kind: int) -> None:
        player = self.who
        state.barrels[player] = changed(state.barrels[player], kind, -1)
        state.used[player] = changed(state.used[player], kind, 1)
        if state.journal is not None:
            state.journal.append(events.opened(player, kind))
        state.push(CarryOut.of(player, BARRELS[kind]))

    # -- words -------------------------------------------------------------------------------------------------

    def prompt(self, state: ColomaState) -> Message:
        return ask("turn", self.who, site=site_name(PLACE[state.round][state.sites[self.who]]))

    def label(self, state: ColomaState, action: int) -> Message | None:
        return fetch_label(state, action, True)

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        player = self.who
        site = state.sites[player]
        place, second = PLACE[state.round][site], SECOND[state.round][site]
        if kind == "site":
            return self.elsewhere(state, PLACE[state.round][int(name) - 1], 0)
        if kind == "section":
            return self.why_no_section(state, name)
        if kind == "card":
            return self.why_no_card(state, name, place)
        if kind == "mill":
            tool = WORK_TOOLS.index(name)
            return self.elsewhere(state, WORK_DAY, tool) or refuse(TOOL_RULES[tool], "tool-used")
        if kind in ("canyon", "bridge"):
            return self.elsewhere_for(state, RIVERS) or self.why_no_river(state, kind, name, place)
        if kind == "tool":
            return self.why_no_tool(state, TOOLS.index(name), second if name == TOOLS[SAW] else place)
        if kind == "hotel":
            return self.why_no_hotel(state, name, place)
        if kind in ("row", "event", "region"):
            return self.elsewhere(state, FRONTIER, 0) or self.why_no_frontier(state, kind, name)
        if kind == "ware":
            return self.elsewhere(state, BARKER, 0) or why_no_ware(state, player, name, 0, 0)
        if kind == "slot":
            return self.elsewhere(state, BARKER, 1) or why_no_barrel(state, name)
        if kind == "barrel":
            return refuse("CO-14.1", "no-such-barrel")
        if kind in ("wagon", "space"):
            return self.elsewhere_for(state, ROADS) or refuse("CO-9.1", "drive-first")
        if kind == "speciality":
            return self.why_no_speciality(state, name)
        return None

    def why_not_action(self, state: ColomaState, action: int) -> Refusal | None:
        """Something that is possible with the other tool only."""
        if not SURVEY <= action < GO:
            return None
        tool = (action - SURVEY) % TOOL_COUNT
        place = RIVERS if action < BUILD else TOWN
        closed = self.elsewhere(state, place, tool)
        if closed is not None:
            return closed
        player = self.who
        if action < SPAN:
            return why_no_river(state, player, (action - SURVEY) // TOOL_COUNT, tool)
        if action < BUILD:
            return why_no_bridge(state, player, (action - SPAN) // TOOL_COUNT, tool)
        if action < FOUND:
            return why_no_card(state, player, CARDS[(action - BUILD) // TOOL_COUNT], tool)
        return why_no_hotel(state, player, (action - FOUND) // TOOL_COUNT, tool)

    def elsewhere(self, state: ColomaState, place: int, section: int) -> Refusal | None:
        """Why a section of that place is closed to the player, if it is; 0 is the primary one."""
        site = state.sites[self.who]
        if section == 0:
            if PLACE[state.round][site] != place:
                return refuse("CO-4.2", "not-at-site", site=site_name(place))
            return refuse("CO-3.18", "section-done") if state.done[self.who] & MAIN_DONE else None
        if SECOND[state.round][site] != place:
            return refuse("CO-4.5", "not-at-second", site=site_name(place))
        if not second_is_open(state, self.who):
            return refuse("CO-4.9", "barricaded")
        return refuse("CO-3.18", "section-done") if state.done[self.who] & SECOND_DONE else None

    def elsewhere_for(self, state: ColomaState, place: int) -> Refusal | None:
        """Why neither section of that place is open."""
        first, second = self.elsewhere(state, place, 0), self.elsewhere(state, place, 1)
        if first is None or second is None:
            return None
        site = state.sites[self.who]
        through_signpost = SECOND[state.round][site] == place != PLACE[state.round][site]
        return second if through_signpost else first

    def why_no_section(self, state: ColomaState, name: str) -> Refusal:
        where, section = SITES_BY_LETTER[name]
        closed = self.elsewhere(state, where, section)
        if closed is not None:
            return closed
        if where == FRONTIER:
            return refuse("CO-13.6", "no-canvas")
        return (
            refuse("CO-6.5", "one-tool")
            if self.tools_left(state, section)
            else refuse(TOOL_RULES[section], "tool-used")
        )

    def why_no_card(self, state: ColomaState, name: str, place: int) -> Refusal:
        card = CARDS.index(name)
        if state.town[self.who] >> card & 1:
            return self.why_unusable(state, card)
        closed = self.elsewhere_for(state, TOWN)
        if closed is not None:
            return closed
        tool = SAW if place != TOWN or state.done[self.who] & MAIN_DONE else HAMMER
        return why_no_card(state, self.who, name, tool)

    def why_unusable(self, state: ColomaState, card: int) -> Refusal:
        """A card of the town that does nothing now."""
        if state.fresh[self.who] >> card & 1:
            return refuse("CO-8.6", "card-fresh", card=card_name(card))
        if not USED >> card & 1:
            return refuse("CO-8.9", "card-always", card=card_name(card))
        if state.done[self.who] >> card + CARD_DONE & 1:
            return refuse("CO-8.8", "card-used", card=card_name(card))
        if active(state, self.who) >> card & 1:
            return refuse("CO-25.5", "card-nothing", card=card_name(card))
        if NEEDS_BARRICADE >> card & 1 and PLACE[state.round][state.sites[self.who]] == CATALOG.buildings[card].site:
            return refuse("CO-8.14", "card-barricade", card=card_name(card))
        site = site_name(CATALOG.buildings[card].site)
        return refuse("CO-8.5", "card-elsewhere", card=card_name(card), site=site)

    def why_no_river(self, state: ColomaState, kind: str, name: str, place: int) -> Refusal:
        tool = SAW if place != RIVERS or state.done[self.who] & MAIN_DONE else HAMMER
        if kind == "canyon":
            return why_no_river(state, self.who, int(name) - 1, tool)
        return why_no_bridge(state, self.who, BRIDGES.index(name), tool)

    def why_no_tool(self, state: ColomaState, tool: int, place: int) -> Refusal:
        """Why nothing can be built with a tool at the place whose section it belongs to."""
        player = self.who
        closed = self.elsewhere(state, place if place in (RIVERS, TOWN) else RIVERS, tool)
        if closed is not None:
            return closed
        if place == RIVERS and state.rivers[player].bit_count() < CANYONS:
            return why_unaffordable(state, player, river_bill(state, player, tool))
        if place == TOWN and state.hands[player]:
            bills = [card_bill(state, player, card, tool) for card in bits(state.hands[player])]
            return why_unaffordable(state, player, min(bills))
        return refuse("CO-25.5", "tool-nothing")

    def why_no_hotel(self, state: ColomaState, name: str, place: int) -> Refusal:
        if name == "mine":
            closed = self.elsewhere(state, FRONTIER, 0)
            return closed or refuse("CO-19.6" if state.cabin[self.who] else "CO-19.5", "no-guest")
        if not state.modules.hotels:
            return refuse("CO-19.1", "no-hotels")
        tool = SAW if place != TOWN or state.done[self.who] & MAIN_DONE else HAMMER
        return self.elsewhere_for(state, TOWN) or why_no_hotel(state, self.who, HOTELS.index(name), tool)

    def why_no_frontier(self, state: ColomaState, kind: str, name: str) -> Refusal:
        if kind == "row":
            return why_no_row(state, self.who, int(name) - 1)
        return why_no_tent(state, self.who, kind, int(name) - 1 if kind == "event" else region_number(name))

    def why_no_speciality(self, state: ColomaState, name: str) -> Refusal:
        special = state.special[self.who]
        if special == NONE or CATALOG.specialities[special].id != name:
            return refuse("CO-21.1", "not-your-speciality")
        if not PRACTISED[special]:
            return refuse("CO-21.5", "speciality-always")
        if state.done[self.who] & SPECIAL_DONE:
            return refuse("CO-21.6", "speciality-used")
        return refuse("CO-25.5", "speciality-nothing")


#: Place and section of those that do one plain thing, by name.
SITES_BY_LETTER: Final = {
    section.id: (int(section.id[0]) - 1, "ab".index(section.id[1])) for section in CATALOG.sections
}


# -- rivers ----------------------------------------------------------------------------------------------------


def survey(state: ColomaState, player: int, canyon: int, tool: int) -> None:
    """A river is laid, and what the canyon gives follows when it is paid."""
    bill = river_bill(state, player, tool)
    state.rivers[player] |= 1 << canyon
    if state.journal is not None:
        state.journal.append(events.surveyed(player, canyon))
    state.push(CarryOut.of(player, CANYON_EFFECTS[state.boards[player]][canyon]))
    charge(state, player, bill)
