"""One of several things, as action tiles, levers, cards and scorings offer them: play, develop, upgrade and so on."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from boardwright.games.boonlake import events
from boardwright.games.boonlake.abilities import ALL_CARDS, OF_TYPE
from boardwright.games.boonlake.actions import (
    CARDS,
    DECLINE,
    DEVELOP,
    DISCARD,
    DRAW,
    EASE,
    GOALS,
    GRAZE,
    LEVERS,
    MODERNISE,
    PLAY,
    PULL,
    REALISE,
    RESET,
    SELL,
    SITES,
    SPACES,
    UPGRADE,
)
from boardwright.games.boonlake.book import BOOK
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.costs import CARD_COUNT, payable
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.steps.building import (
    begin_cattle,
    begin_village,
    build_house,
    cattle_options,
    develop,
    developable,
    house_options,
    village_options,
    why_no_cattle,
    why_no_development,
    why_no_upgrade,
)
from boardwright.games.boonlake.steps.effects import RULES, draw
from boardwright.games.boonlake.steps.levers import (
    instead_of_card,
    instead_of_right_part,
    modernisable,
    modernise,
    pull,
    why_no_lever,
    why_no_slot,
)
from boardwright.games.boonlake.steps.playing import play, realisable, realise, sell, why_no_thing
from boardwright.games.boonlake.vocabulary import ACT, TYPES
from boardwright.games.boonlake.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import OpenStep, Seat, Step, bits
from boardwright.toolkit.effects.book import EffectPart
from boardwright.toolkit.effects.values import Do

ActsLeft: TypeAlias = int
ANY_TYPE: Final = "any"


class Offer(NamedTuple):
    """What a deed `act` offers, and on which terms; ``of``, ``type`` and the numbers are those the book tells."""

    of: str
    type: str
    develop: bool
    house: bool
    village: bool
    play: bool
    cattle: bool
    modernise: bool
    #: Cards that may be played or discarded, as bits; and the coins for discarding one.
    cards: int
    discard: int
    #: Cards that are drawn by whoever does nothing of it.
    draw: int
    #: Inhabitants who are lost with a lever that is placed.
    inhabitants: int
    #: Inhabitants and presences that upgrading needs less.
    cheaper: int
    fewer: int
    #: How often one may choose.
    most: int


def read_offer(deed: Do) -> Offer:
    told = dict(deed.terms)
    of = told["of"]
    assert isinstance(of, tuple)

    def number(name: str, otherwise: int = 0) -> int:
        found = told.get(name, otherwise)
        assert isinstance(found, int)
        return found

    return Offer(
        of="-".join(of),
        type=str(told.get("type", ANY_TYPE)),
        develop="develop" in of,
        house="house" in of or "upgrade" in of,
        village="village" in of or "upgrade" in of,
        play="play" in of,
        cattle="cattle" in of,
        modernise="modernise" in of,
        cards=OF_TYPE[TYPES.index(str(told["type"]))] if "type" in told else ALL_CARDS,
        discard=number("discard"),
        draw=number("draw"),
        inhabitants=number("inhabitants"),
        cheaper=number("cheaper"),
        fewer=number("fewer"),
        most=number("most", 1),
    )


#: By part of the book.
OFFERS: Final[dict[int, Offer]] = {
    number: read_offer(node) for number, node in enumerate(BOOK.nodes) if isinstance(node, Do) and node.deed == ACT
}


TERMS: Final[dict[Do, Offer]] = {
    node: read_offer(node) for node in BOOK.nodes if isinstance(node, Do) and node.deed == ACT
}


def anything(state: BoonlakeState, player: int, offer: Offer) -> bool:
    """Whether all can see that the player could do something; what a hand holds only its player knows."""
    if offer.play and (state.hands[player] or instead_of_card(state, player)):
        return True
    if offer.play and realisable(state, player, payable(state, player)):
        return True
    if offer.develop and developable(state, player):
        return True
    if offer.house and house_options(state, player, offer.cheaper):
        return True
    if offer.village and village_options(state, player, offer.cheaper, offer.fewer):
        return True
    if offer.cattle and cattle_options(state, player):
        return True
    return offer.modernise and bool(modernisable(state, player, offer.inhabitants))


def can_act(state: BoonlakeState, player: int, deed: Do) -> bool:
    offer = TERMS[deed]
    return offer.draw > 0 or anything(state, player, offer)


def begin_act(state: BoonlakeState, player: int, part: int, dice: Dice) -> None:
    act(state, player, part, False, OFFERS[part].most, dice)


def act(state: BoonlakeState, player: int, part: int, right: bool, left: int, dice: Dice) -> None:
    """The player is asked, if there is anything to ask; who can only draw cards draws them."""
    offer = OFFERS[part]
    if anything(state, player, offer) or (right and instead_of_right_part(state, player)):
        state.push(Act(player, part, right, left))
    elif offer.draw:
        draw(state, player, offer.draw, dice)


@step_fields
class ActAgain(Step[BoonlakeState]):
    """There are more choices of the same kind."""

    player: Seat
    part: EffectPart
    left: ActsLeft

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        act(state, self.player, self.part, False, self.left, dice)


@step_fields
class Act(OpenStep[BoonlakeState]):
    """One of the things that a part of an effect offers. A ``right`` part may be given up for a lever."""

    part: EffectPart
    right: bool
    left: ActsLeft

    def own_options(self, state: BoonlakeState) -> list[int]:
        return sorted(self.possible(state))

    def sample(self, state: BoonlakeState, dice: Dice) -> int:
        """One of the options needs no order among them."""
        found = self.possible(state) + state.offers(self.who)
        return found[dice.below(len(found))]

    def possible(self, state: BoonlakeState) -> list[int]:
        """What may be done, in no order."""
        offer, player = OFFERS[self.part], self.who
        found: list[int] = []
        if offer.play:
            things = payable(state, player)
            found += [PLAY + card for card in bits(things & state.hands[player] & offer.cards)]
            found += [REALISE + goal for goal in realisable(state, player, things)]
            if offer.discard:
                found += [SELL + card for card in bits(state.hands[player] & offer.cards)]
            found += instead_of_card(state, player)
        if offer.develop:
            found += developable(state, player)
        if offer.house:
            found += house_options(state, player, offer.cheaper)
        if offer.village:
            found += village_options(state, player, offer.cheaper, offer.fewer)
        if offer.cattle:
            found += cattle_options(state, player)
        if offer.modernise:
            found += modernisable(state, player, offer.inhabitants)
        if self.right:
            found += instead_of_right_part(state, player)
        found.append(DRAW if offer.draw else DECLINE)
        return found

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        offer, player = OFFERS[self.part], self.who
        if action == DECLINE:
            return
        if self.left > 1:
            state.push(ActAgain(-1, player, self.part, self.left - 1))
        if action < REALISE:
            play(state, player, action - PLAY)
        elif action < SELL:
            realise(state, player, action - REALISE)
        elif action < DISCARD:
            sell(state, player, action - SELL, offer.discard)
        elif action < UPGRADE:
            develop(state, player, action - DEVELOP)
        elif action < GRAZE:
            self.upgrade(state, action, offer)
        elif action < MODERNISE:
            begin_cattle(state, player, action - GRAZE)
        elif action < PULL:
            modernise(state, player, action - MODERNISE, offer.inhabitants)
        elif action < RESET:
            if self.right and action in instead_of_right_part(state, player) and state.journal is not None:
                state.journal.append(events.gave_up(player))
            pull(state, player, action - PULL)
        else:
            draw(state, player, offer.draw, dice)

    def upgrade(self, state: BoonlakeState, action: int, offer: Offer) -> None:
        eased = action >= EASE
        site = action - (EASE if eased else UPGRADE)
        if state.settlers[self.who] >> site & 1:
            build_house(state, self.who, site, offer.cheaper)
        else:
            begin_village(state, self.who, site, offer.cheaper, eased)

    # -- words -------------------------------------------------------------------------------------------------

    def prompt(self, state: BoonlakeState) -> Message:
        """What may be done, by what is offered."""
        offer = OFFERS[self.part]
        return ask(f"act-{offer.of}", self.who, type=offer.type, draw=offer.draw, discard=offer.discard, left=self.left)

    def label(self, state: BoonlakeState, action: int) -> Message | None:
        offer = OFFERS[self.part]
        if action == DRAW and offer.draw:
            return Message("action-draw-cards", {"count": offer.draw})
        return None

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        offer, player = OFFERS[self.part], self.who
        if kind == "card":
            return self.why_no_card(state, CARDS.index(name), offer)
        if kind == "goal":
            return self.why_no_project(state, GOALS.index(name), offer)
        if kind == "site":
            return self.why_no_site(state, SITES.index(name), offer)
        if kind == "space" and offer.cattle:
            return why_no_cattle(state, player, SPACES.index(name))
        if kind == "lever":
            lever = LEVERS.index(name)
            if offer.modernise and not state.levers[player] >> lever & 1:
                return why_no_slot(state, player, lever, offer.inhabitants)
            return why_no_lever(state, player, name)
        return None

    def why_no_card(self, state: BoonlakeState, card: int, offer: Offer) -> Refusal:
        if not offer.play:
            return refuse("BL-24.3", "no-part")
        if not state.hands[self.who] >> card & 1:
            return refuse("BL-6.1", "not-in-hand")
        if not offer.cards >> card & 1:
            return refuse("BL-6.16", "wrong-type")
        return why_no_thing(state, self.who, card)

    def why_no_project(self, state: BoonlakeState, goal: int, offer: Offer) -> Refusal:
        if not offer.play or goal not in state.goals:
            return refuse("BL-24.3", "no-part")
        if state.projects[self.who] >> state.goals.index(goal) & 1:
            return refuse("BL-7.5", "project-done")
        return why_no_thing(state, self.who, CARD_COUNT + goal)

    def why_no_site(self, state: BoonlakeState, site: int, offer: Offer) -> Refusal:
        player = self.who
        own = state.pieces(player) >> site & 1
        if own and (offer.house or offer.village):
            if state.settlers[player] >> site & 1 and not offer.house:
                return refuse("BL-19.17", "villages-only")
            if state.homes[player] >> site & 1 and not offer.village:
                return refuse("BL-19.16", "houses-only")
            return why_no_upgrade(state, player, site, offer.cheaper, offer.fewer)
        if offer.develop:
            return why_no_development(state, player, site)
        if offer.house or offer.village:
            return why_no_upgrade(state, player, site, offer.cheaper, offer.fewer)
        return refuse("BL-24.3", "no-part")

    def why_not_action(self, state: BoonlakeState, action: int) -> Refusal | None:
        """A card that can be sold, but not played; a village without the lever; a lever that does not work now."""
        offer = OFFERS[self.part]
        if PLAY <= action < REALISE:
            return self.why_no_card(state, action - PLAY, offer)
        if SELL <= action < DISCARD:
            return refuse("BL-6.18", "no-discarding")
        if UPGRADE <= action < EASE:
            return why_no_upgrade(state, self.who, action - UPGRADE, offer.cheaper, offer.fewer)
        if EASE <= action < GRAZE:
            return why_no_lever(state, self.who, EASING)
        if MODERNISE <= action < PULL:
            return why_no_slot(state, self.who, action - MODERNISE, offer.inhabitants)
        if PULL <= action < RESET:
            return why_no_lever(state, self.who, LEVERS[action - PULL])
        return None


#: The lever for villages.
EASING: Final = next(lever.id for lever in CATALOG.levers if lever.trigger == "village")

RULES.learn(ACT, can_act, begin_act)
