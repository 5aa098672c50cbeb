"""Pieces on the map: inhabitants develop sites and become houses, houses become villages, cattle go on pastures."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from boardwright.games.boonlake import events
from boardwright.games.boonlake.abilities import FOR_VILLAGE, change
from boardwright.games.boonlake.actions import DEVELOP, EASE, GRAZE, REPLACE, UPGRADE
from boardwright.games.boonlake.board import AROUND, NEAR_SITES, REGION_OF, REGION_SITES
from boardwright.games.boonlake.book import TILES
from boardwright.games.boonlake.catalog import CATALOG, Site
from boardwright.games.boonlake.costs import (
    EASED_INHABITANTS,
    EASED_PRESENCES,
    Toll,
    can_ease,
    cattle_toll,
    village_toll,
)
from boardwright.games.boonlake.state import HERD, HERD_LIMIT, NONE, BoonlakeState
from boardwright.games.boonlake.steps.cards import DiscardCards
from boardwright.games.boonlake.steps.effects import begin, lose_vp, told
from boardwright.games.boonlake.vocabulary import CATTLE_COINS, COIN, INHABITANT, VP
from boardwright.games.boonlake.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Step, bits

SiteNumber: TypeAlias = int
SpaceNumber: TypeAlias = int
Discount: TypeAlias = int

#: Pieces that must be gone from the board before the inhabitant of each row is freed: houses, villages, cattle.
ROW_NEEDS: Final[list[tuple[int, int, int]]] = []
for _recess in CATALOG.recesses:
    if _recess.piece == "inhabitant":
        _above = [recess.piece for recess in CATALOG.recesses if recess.row <= _recess.row]
        ROW_NEEDS.append((_above.count("house"), _above.count("village"), _above.count("cattle")))


def site_entry(state: BoonlakeState, site: int) -> Site:
    """What is printed on a site of the map."""
    return CATALOG.tiles[state.ground[site // 2]].sites[site % 2]


# -- developing ------------------------------------------------------------------------------------------------


def developable(state: BoonlakeState, player: int) -> list[int]:
    """Free sites whose cost can be paid, if there is an inhabitant on the ranch."""
    if not state.ranch[player]:
        return []
    coins, cards = state.coins[player], state.hands[player].bit_count()
    found: list[int] = []
    for site in bits(state.plots & ~state.occupied()):
        needed = SITE_COINS[state.ground[site // 2]][site % 2]
        if needed <= coins and SITE_CARDS[state.ground[site // 2]][site % 2] <= cards:
            found.append(DEVELOP + site)
    return found


SITE_COINS: Final[list[list[int]]] = [[site.cost.coin for site in tile.sites] for tile in CATALOG.tiles]
SITE_CARDS: Final[list[list[int]]] = [[site.cost.card for site in tile.sites] for tile in CATALOG.tiles]


def develop(state: BoonlakeState, player: int, site: int) -> None:
    cost = site_entry(state, site).cost
    state.ranch[player] -= 1
    state.settlers[player] |= 1 << site
    if state.journal is not None:
        state.journal.append(events.developed(player, site))
    if cost.coin:
        state.coins[player] -= cost.coin
        if state.journal is not None:
            state.journal.append(events.lost(player, COIN, cost.coin))
    if cost.vp:
        lose_vp(state, player, cost.vp)
    begin(state, player, TILES[state.ground[site // 2]][site % 2])
    if cost.card:
        state.push(DiscardCards(player, cost.card))


# -- houses ----------------------------------------------------------------------------------------------------


def has_house(state: BoonlakeState, player: int) -> bool:
    """Whether a house is left on the board, or one that was removed from the game."""
    return state.houses[player] < CATALOG.houses or state.spare[player] > 0


def house_options(state: BoonlakeState, player: int, cheaper: int) -> list[int]:
    settlers = state.settlers[player]
    if not settlers or state.ranch[player] < CATALOG.costs.house - cheaper or not has_house(state, player):
        return []
    return [UPGRADE + site for site in bits(settlers)]


def build_house(state: BoonlakeState, player: int, site: int, cheaper: int) -> None:
    state.lose_inhabitants(player, max(0, CATALOG.costs.house - cheaper))
    state.settlers[player] ^= 1 << site
    state.homes[player] |= 1 << site
    state.supply[player] += 1
    if state.houses[player] < CATALOG.houses:
        state.houses[player] += 1
    else:
        state.spare[player] -= 1
    if state.journal is not None:
        state.journal.append(events.housed(player, site))
    free_inhabitants(state, player)


# -- villages --------------------------------------------------------------------------------------------------


def presences_around(state: BoonlakeState, site: int) -> int:
    """All pieces next to a site, whoever owns them."""
    return (state.occupied() & AROUND[site]).bit_count() + state.cattle_near(site // 2)


def village_options(state: BoonlakeState, player: int, cheaper: int, fewer: int) -> list[int]:
    """Houses that can become villages, and with the lever that eases it."""
    homes = state.homes[player]
    if not homes or state.villages[player] >= CATALOG.villages:
        return []
    found = villages_with(state, player, cheaper, fewer, UPGRADE)
    if can_ease(state, player):
        found += villages_with(state, player, cheaper + EASED_INHABITANTS, fewer + EASED_PRESENCES, EASE)
    return found


def villages_with(state: BoonlakeState, player: int, cheaper: int, fewer: int, base: int) -> list[int]:
    if not village_toll(state, player, cheaper).replaceable(state.ranch[player]):
        return []
    needed = CATALOG.costs.presences - fewer
    return [base + site for site in bits(state.homes[player]) if presences_around(state, site) >= needed]


def begin_village(state: BoonlakeState, player: int, site: int, cheaper: int, eased: bool) -> None:
    """The number of extra inhabitants that points stand for is asked where there is a choice."""
    if eased:
        state.used[player] |= FOR_VILLAGE
        cheaper += EASED_INHABITANTS
        if state.journal is not None:
            state.journal.append(events.pulled(player, FOR_VILLAGE.bit_length() - 1))
    cost = village_toll(state, player, cheaper)
    choices = cost.replaceable(state.ranch[player])
    if len(choices) == 1:
        build_village(state, player, site, cost, choices[0])
    else:
        state.push(PayVillage(player, site, cheaper))


def build_village(state: BoonlakeState, player: int, site: int, cost: Toll, replaced: int) -> None:
    pay_toll(state, player, cost, replaced)
    region = REGION_OF[site // 2]
    another = state.towns[player] & REGION_SITES[region]
    state.homes[player] ^= 1 << site
    state.towns[player] |= 1 << site
    state.spare[player] += 1
    state.villages[player] += 1
    if state.journal is not None:
        state.journal.append(events.village(player, site))
    if another:
        state.vp[player] -= CATALOG.costs.same_region_vp
        if state.journal is not None:
            state.journal.append(events.second_village(player, region, CATALOG.costs.same_region_vp))
    stored = site_entry(state, site).village
    if stored > 0:
        state.vp[player] += stored
        told(state, player, VP, stored)
    elif stored:
        lose_vp(state, player, -stored)
    free_inhabitants(state, player)


def pay_toll(state: BoonlakeState, player: int, cost: Toll, replaced: int) -> None:
    inhabitants = cost.basic + cost.extra - replaced
    state.lose_inhabitants(player, inhabitants)
    if inhabitants and state.journal is not None:
        state.journal.append(events.lost(player, INHABITANT, inhabitants))
    if replaced:
        lose_vp(state, player, replaced * CATALOG.costs.extra_vp)


def free_inhabitants(state: BoonlakeState, player: int) -> None:
    """The row bonus: whoever has emptied a row has the inhabitant beside it."""
    gone = (state.houses[player], state.villages[player], state.cattle[player])
    while state.freed[player] < len(ROW_NEEDS):
        needs = ROW_NEEDS[state.freed[player]]
        if gone[0] < needs[0] or gone[1] < needs[1] or gone[2] < needs[2]:
            return
        state.freed[player] += 1
        state.ranch[player] += 1
        if state.journal is not None:
            state.journal.append(events.row_emptied(player))


# -- cattle ----------------------------------------------------------------------------------------------------


def cattle_options(state: BoonlakeState, player: int) -> list[int]:
    if state.cattle[player] >= CATALOG.cattle:
        return []
    ranch = state.ranch[player]
    return [
        GRAZE + space
        for space in bits(state.meadows)
        if state.herd(space) < HERD_LIMIT and cattle_toll(state, player, space).replaceable(ranch)
    ]


def begin_cattle(state: BoonlakeState, player: int, space: int) -> None:
    cost = cattle_toll(state, player, space)
    choices = cost.replaceable(state.ranch[player])
    if len(choices) == 1:
        place_cattle(state, player, space, cost, choices[0])
    else:
        state.push(PayCattle(player, space))


def place_cattle(state: BoonlakeState, player: int, space: int, cost: Toll, replaced: int) -> None:
    pay_toll(state, player, cost, replaced)
    state.herds[space] += 1 << HERD * player
    state.cattle[player] += 1
    if state.journal is not None:
        state.journal.append(events.grazed(player, space))
    free_inhabitants(state, player)
    coins = herd_coins(state, player, space)
    state.coins[player] += coins
    told(state, player, COIN, coins)


def herd_coins(state: BoonlakeState, player: int, space: int) -> int:
    """What cattle placed there would pay: so much for each house next to it, and what cards add."""
    homes = 0
    for actor in range(state.actors):
        homes += (state.homes[actor] & NEAR_SITES[space]).bit_count()
    return homes * CATALOG.gains.herd_house + change(state, player, CATTLE_COINS)


def villages_near(state: BoonlakeState, space: int) -> int:
    found = 0
    for actor in range(state.actors):
        found += (state.towns[actor] & NEAR_SITES[space]).bit_count()
    return found


# -- points for extra inhabitants ------------------------------------------------------------------------------


@step_fields
class PayToll(Step[BoonlakeState]):
    """For how many extra inhabitants do points stand?"""

    unfinished: ClassVar[bool] = True
    kind: ClassVar[Kind] = Kind.AMOUNT

    def cost(self, state: BoonlakeState) -> Toll:
        raise NotImplementedError

    def build(self, state: BoonlakeState, replaced: int) -> None:
        raise NotImplementedError

    def options(self, state: BoonlakeState) -> list[int]:
        return [REPLACE + count for count in self.cost(state).replaceable(state.ranch[self.who])]

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        self.build(state, action - REPLACE)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("replace", self.who, extra=self.cost(state).extra, vp=CATALOG.costs.extra_vp)

    def label(self, state: BoonlakeState, action: int) -> Message | None:
        cost = self.cost(state)
        count = action - REPLACE
        if not 0 <= count <= cost.extra:
            return None
        args = {"inhabitants": cost.basic + cost.extra - count, "vp": count * CATALOG.costs.extra_vp}
        return Message("action-replace-for", args)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return refuse("BL-11.8", "not-replaceable") if kind == "extra" else None


@step_fields
class PayVillage(PayToll):
    """The extra inhabitants of a village."""

    site: SiteNumber
    cheaper: Discount

    def cost(self, state: BoonlakeState) -> Toll:
        return village_toll(state, self.who, self.cheaper)

    def build(self, state: BoonlakeState, replaced: int) -> None:
        build_village(state, self.who, self.site, self.cost(state), replaced)


@step_fields
class PayCattle(PayToll):
    """The extra inhabitants of cattle."""

    space: SpaceNumber

    def cost(self, state: BoonlakeState) -> Toll:
        return cattle_toll(state, self.who, self.space)

    def build(self, state: BoonlakeState, replaced: int) -> None:
        place_cattle(state, self.who, self.space, self.cost(state), replaced)


# -- reasons ---------------------------------------------------------------------------------------------------


def why_no_development(state: BoonlakeState, player: int, site: int) -> Refusal:
    if not state.plots >> site & 1:
        return refuse("BL-9.1", "no-such-site")
    if state.occupied() >> site & 1:
        return refuse("BL-9.2", "site-taken")
    if not state.ranch[player]:
        return refuse("BL-9.1", "empty-ranch")
    return refuse("BL-9.4", "site-cost")


def why_no_house(state: BoonlakeState, player: int, cheaper: int) -> Refusal:
    if not has_house(state, player):
        return refuse("BL-10.5", "no-house-left")
    return refuse("BL-10.2", "empty-ranch")


def why_no_village(state: BoonlakeState, player: int, site: int, cheaper: int, fewer: int) -> Refusal:
    if state.villages[player] >= CATALOG.villages:
        return refuse("BL-11.4", "no-village-left")
    needed = CATALOG.costs.presences - fewer
    around = presences_around(state, site)
    if around < needed:
        return refuse("BL-11.1", "too-lonely", needed=needed, have=around)
    cost = village_toll(state, player, cheaper)
    return refuse("BL-11.5", "too-few-inhabitants", needed=cost.basic, have=state.ranch[player])


def why_no_upgrade(state: BoonlakeState, player: int, site: int, cheaper: int, fewer: int) -> Refusal:
    """Why nothing on a site can be upgraded."""
    if state.homes[player] >> site & 1:
        return why_no_village(state, player, site, cheaper, fewer)
    if state.settlers[player] >> site & 1:
        return why_no_house(state, player, cheaper)
    if state.towns[player] >> site & 1:
        return refuse("BL-10.1", "village-is-all")
    return refuse("BL-10.1", "not-your-piece")


def why_no_cattle(state: BoonlakeState, player: int, space: int) -> Refusal:
    if state.ground[space] == NONE or not state.meadows >> space & 1:
        return refuse("BL-13.1", "no-pasture")
    if state.cattle[player] >= CATALOG.cattle:
        return refuse("BL-1.8", "no-cattle-left")
    if state.herd(space) >= HERD_LIMIT:
        return refuse("BL-13.1", "pasture-full")
    return refuse(
        "BL-13.2", "too-few-inhabitants", needed=cattle_toll(state, player, space).basic, have=state.ranch[player]
    )
