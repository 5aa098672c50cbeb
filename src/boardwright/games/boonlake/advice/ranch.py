"""What the own board is worth: emptied recesses and income tracks by the scorings that are left, and levers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.boonlake.advice.clock import Clock
from boardwright.games.boonlake.advice.prices import FADE, GOODS_BY_LEFT
from boardwright.games.boonlake.catalog import CATALOG, SCORINGS
from boardwright.games.boonlake.scoring import CATTLE_POINTS, HOUSE_POINTS, VILLAGE_POINTS, lever_points
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.steps.building import ROW_NEEDS
from boardwright.games.boonlake.steps.interim import CATTLE_INCOME, FREED_INCOME, HOUSE_INCOME, VILLAGE_INCOME
from boardwright.games.boonlake.vocabulary import CARD, COIN, INHABITANT
from boardwright.kernel.steps import bits

# -- recesses --------------------------------------------------------------------------------------------------

#: The share of a row's bonus that most of the row is worth.
ROW: Final = 0.5


@lru_cache(1 << 12)
def income(income: tuple[int, int], clock: Clock) -> float:
    """Coins and points that come in each scoring that is left."""
    coins, vp = income
    return coins * GOODS_BY_LEFT[clock.turns][COIN] * clock.incomes + vp * clock.scorings


def houses(state: BoonlakeState, player: int, clock: Clock) -> float:
    gone, villages = state.houses[player], state.villages[player]
    value = HOUSE_POINTS[gone] + VILLAGE_POINTS[villages]
    return value + income(HOUSE_INCOME[gone], clock) + income(VILLAGE_INCOME[villages], clock)


def cattle(state: BoonlakeState, player: int, clock: Clock) -> float:
    return CATTLE_POINTS[state.cattle[player]] + income(CATTLE_INCOME[state.cattle[player]], clock)


def rows(state: BoonlakeState, player: int, clock: Clock) -> float:
    """What the inhabitants beside the rows pay who are free, and the next one by how much of the rows is empty."""
    freed = state.freed[player]
    value = income(FREED_INCOME[freed], clock)
    if freed < len(ROW_NEEDS):
        needs = ROW_NEEDS[freed]
        have = (state.houses[player], state.villages[player], state.cattle[player])
        share = sum([min(one, other) for one, other in zip(have, needs, strict=True)]) / sum(needs)
        more = income(FREED_INCOME[freed + 1], clock) - value + GOODS_BY_LEFT[clock.turns][INHABITANT]
        value += ROW * share * share * more * min(1.0, clock.turns / 6)
    return value


# -- income tracks ---------------------------------------------------------------------------------------------

#: The share of the next rewards of a track that is counted before they are reached.
NEAR_REWARD: Final = 0.35


def tracks(state: BoonlakeState, player: int, clock: Clock) -> float:
    return track(0, state.coin_steps[player], clock) + track(1, state.card_steps[player], clock)


@lru_cache(1 << 12)
def track(number: int, step: int, clock: Clock) -> float:
    steps = CATALOG.card_track if number else CATALOG.coin_track
    entry = steps[step]
    price = GOODS_BY_LEFT[clock.turns][CARD if number else COIN]
    value = entry.income * price * clock.incomes + entry.vp * clock.scorings
    ahead = [later.reward != CATALOG.coin_track[0].reward for later in steps[step + 1 : step + 3]]
    if True in ahead:
        value += NEAR_REWARD * FADE[clock.turns] / (1 + ahead.index(True))
    return value


# -- levers ----------------------------------------------------------------------------------------------------

#: What each lever is worth between two scorings, at best. Whoever thinks too much of one never uses it.
USES: Final = (1.9, 2.2, 1.6, 2.2, 1.5, 1.2, 1.2, 1.3, 1.2, 1.5, 2.6, 3.2)
#: The lever that pays points for presences, and how much with each.
REGION_LEVER: Final = next(number for number, lever in enumerate(CATALOG.levers) if lever.trigger == "region_income")
EACH: Final = 0.25
#: What counts of levers to come towards those that score in the end.
HOPED: Final = (0.0, 2.4, 4.9, 7.4, 10.2, 13.4, 17.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0)
IDLE: Final = CATALOG.gains.idle_lever
#: How likely a lever is used well before a scoring.
USED: Final = 0.8
#: Turns between two scorings after which a lever will have been used.
PERIOD: Final = 4.0


def hope_for_more(turns: int) -> float:
    """How much levers to come count; in the last scoring none is placed."""
    return min(1.0, turns / 6) if turns > 1 else 0.0


def levers(state: BoonlakeState, player: int, clock: Clock, presences: int) -> float:
    """Points at the end, and what they will do until then."""
    placed = state.levers[player]
    if not placed:
        return 0.0
    count = placed.bit_count()
    hope = hope_for_more(clock.turns)
    value = (1.0 - hope) * lever_points(count) + hope * max(HOPED[count], float(lever_points(count)))
    now = clock.until[min(state.scorings, SCORINGS - 1)]
    coming = min(1.0, now / PERIOD)
    ready = state.ready(player)
    paid = clock.scorings < SCORINGS - state.scorings
    for lever in bits(placed):
        use = max(IDLE, EACH * presences if lever == REGION_LEVER else USES[lever])
        later = IDLE + (use - IDLE) * USED
        if paid:
            value += clock.scorings * later + (IDLE if ready >> lever & 1 else 0.0)
            continue
        value += (clock.scorings - 1) * later
        if ready >> lever & 1:
            value += IDLE + (use - IDLE) * coming * USED
    return value
