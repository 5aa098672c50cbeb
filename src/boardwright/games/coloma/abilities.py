"""Which cards work now: by the place of the pioneer, the section it may use, and the barricade."""

from __future__ import annotations

from typing import Final

from boardwright.games.coloma.book import BOOK
from boardwright.games.coloma.book import BUILDINGS as BUILDING_EFFECTS
from boardwright.games.coloma.book import SPECIALITIES as SPECIALITY_EFFECTS
from boardwright.games.coloma.catalog import BARKER, CATALOG, COST_KINDS, TOOLS, TRIGGERS, WORK_TOOLS
from boardwright.games.coloma.state import CARD_DONE, NONE, SPECIAL_DONE, ColomaState
from boardwright.games.coloma.vocabulary import COIN_COST, GOLD_COST
from boardwright.games.coloma.wheel import PLACE, SECOND, is_barricaded, second_is_open
from boardwright.toolkit.effects.values import Modify, modifiers

BUILDINGS: Final = range(len(CATALOG.buildings))
#: What reductions are for, as the catalogue has them.
RIVER: Final = 0
BRIDGE: Final = 1
BUILDING: Final = 2
HOTEL: Final = 3


def cards(*wanted: bool) -> int:
    return sum([1 << number for number in BUILDINGS if wanted[number]])


#: By place, as bits: cards that work at the place itself, and those that need its secondary section.
AT_PLACE: Final[list[int]] = [
    cards(*(card.site == place and card.slot != "secondary" for card in CATALOG.buildings))
    for place in range(BARKER + 1)
]
AT_SECOND: Final[list[int]] = [
    cards(*(card.site == place and card.slot == "secondary" for card in CATALOG.buildings))
    for place in range(BARKER + 1)
]
NEEDS_BARRICADE: Final = cards(*(card.barricade for card in CATALOG.buildings))
#: Cards that are used, as against those that stand for good.
USED: Final = cards(*(card.timing == "use" for card in CATALOG.buildings))
#: By tool of site 1.
WORKED: Final[list[int]] = [cards(*(card.tool == tool for card in CATALOG.buildings)) for tool in WORK_TOOLS]
TRIGGER: Final[list[int]] = [TRIGGERS.index(each.trigger) if each.trigger else NONE for each in CATALOG.specialities]
EVENT_GOLD: Final = 0
BARKER_TURN: Final = 1
BURIED: Final = 2
HORSESHOE: Final = 3
#: Specialities that are used, and those that take the place of a drive.
PRACTISED: Final[list[bool]] = [each.timing == "use" for each in CATALOG.specialities]
INSTEAD: Final[list[bool]] = [each.timing == "instead" for each in CATALOG.specialities]


def active(state: ColomaState, player: int) -> int:
    """The cards in the player's town that work now, as bits; whether they have been used is another matter."""
    town = state.town[player] & ~state.fresh[player]
    site = state.sites[player]
    if not town or site == NONE:
        return 0
    found = town & AT_PLACE[PLACE[state.round][site]]
    if second_is_open(state, player):
        found |= town & AT_SECOND[SECOND[state.round][site]]
    if found & NEEDS_BARRICADE and not is_barricaded(state, site):
        found &= ~NEEDS_BARRICADE
    return found


def usable(state: ColomaState, player: int) -> int:
    """The cards that can be used now and have not been, as bits."""
    return active(state, player) & USED & ~(state.done[player] >> CARD_DONE)


def triggered(state: ColomaState, actor: int, trigger: int) -> int:
    """The number in the book of what that sets off for an actor, or NONE."""
    special = state.special[actor]
    return SPECIALITY_EFFECTS[special] if special != NONE and TRIGGER[special] == trigger else NONE


# -- what stands for good --------------------------------------------------------------------------------------


class Change:
    """A number of the rules that a card changes: by how much, and for costs what they are for."""

    def __init__(self, change: Modify, done: int) -> None:
        terms = dict(change.terms)
        kinds, tool = terms.get("kinds", ()), terms.get("tool", "")
        assert isinstance(kinds, tuple)
        self.change = change
        self.kinds = sum([1 << COST_KINDS.index(kind) for kind in kinds])
        self.tool = TOOLS.index(str(tool)) if tool else NONE
        #: What it marks as done in this turn, if it works once a turn.
        self.once = done if terms.get("once") else 0


def standing(number: int, modifier: int, done: int) -> list[Change]:
    found = modifiers(BOOK.nodes[number], modifier)
    return [Change(change, done) for change in found if dict(change.terms).get("lasts") is None]


MODIFIERS: Final = range(len(BOOK.words.modifiers))
#: By modifier and card, by modifier and speciality; and the cards that have any of a modifier, as bits.
OF_CARD: Final[list[list[list[Change]]]] = [
    [standing(BUILDING_EFFECTS[card], modifier, 1 << card + CARD_DONE) for card in BUILDINGS] for modifier in MODIFIERS
]
OF_SPECIALITY: Final[list[list[list[Change]]]] = [
    [standing(number, modifier, SPECIAL_DONE) for number in SPECIALITY_EFFECTS] for modifier in MODIFIERS
]
CHANGING: Final[list[int]] = [cards(*(bool(changes) for changes in OF_CARD[modifier])) for modifier in MODIFIERS]
COST_CARDS: Final = CHANGING[COIN_COST] | CHANGING[COIN_COST + 1] | CHANGING[GOLD_COST]


def changes(state: ColomaState, player: int, modifier: int) -> list[Change]:
    """What changes that number for the player now; what works once a turn, unless it has."""
    found: list[Change] = []
    mask = CHANGING[modifier] & state.town[player]
    if mask:
        mask &= active(state, player)
        while mask:
            low = mask & -mask
            found += OF_CARD[modifier][low.bit_length() - 1]
            mask ^= low
    special = state.special[player]
    if special != NONE:
        found += OF_SPECIALITY[modifier][special]
    return [change for change in found if not change.once & state.done[player]]


def changed(state: ColomaState, player: int, modifier: int, value: int) -> int:
    """A number of the rules as it is for the player."""
    if state.special[player] == NONE and not CHANGING[modifier] & state.town[player]:
        return value
    for change in changes(state, player, modifier):
        value = change.change.changed(value)
    return value
