"""Where the others may go, and what that means for the barricade: how likely a site's second section will be open."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from boardwright.games.coloma.abilities import WORKED
from boardwright.games.coloma.catalog import SITES
from boardwright.games.coloma.costs import BRIDGES, CARDS, RIVERS
from boardwright.games.coloma.state import NONE, ColomaState
from boardwright.games.coloma.steps.placing import TOUCHING
from boardwright.games.coloma.steps.round import plays_buster
from boardwright.games.coloma.wheel import COPIED, PLACE, SIGNPOST

#: By site, how likely a figure will be there.
Spread: TypeAlias = tuple[float, ...]
EVENLY: Final[Spread] = (1.0 / SITES,) * SITES
#: What a place that gives much or little to somebody counts for.
MUCH: Final = 3.0
LITTLE: Final = 0.5
#: Spreads are rounded to so many decimals: alike tables are worked out once.
DECIMALS: Final = 1


def appeals(state: ColomaState, actor: int) -> list[float]:
    """By place, how much it may attract an actor: as far as everybody can see."""
    coins = state.coins[actor] + 2 * state.nuggets[actor]
    dudes, tents = state.cabin[actor], state.tents[actor]
    town = state.town[actor]
    builds = coins >= CARDS[0][0].coin - 1 and dudes and state.hands[actor]
    flows = coins >= RIVERS[0].coin and dudes
    spans = coins >= BRIDGES[0].coin and dudes
    free = TOUCHING[state.wagons[actor]] & ~state.regions[actor]
    return [
        1.5 + 0.7 * (town & (WORKED[0] | WORKED[1])).bit_count() - min(1.0, 0.1 * coins),
        MUCH * 0.8 if spans else 1.2 if flows else LITTLE,
        MUCH if builds else LITTLE,
        LITTLE + 0.3 * state.horses[actor],
        LITTLE + (0.8 if dudes >= 2 else 0.0) + (1.0 if tents and free else 0.3 if tents else 0.0),
        LITTLE + min(1.0, 0.2 * coins),
    ]


def spread(state: ColomaState, actor: int) -> Spread:
    appeal = appeals(state, actor)
    sites = [appeal[PLACE[state.round][site]] for site in range(SITES)]
    whole = sum(sites)
    return tuple([round(value / whole, DECIMALS) for value in sites])


def figures(state: ColomaState, player: int) -> tuple[Spread, ...]:
    """Everybody who will stand on the wheel besides the player and the own mule."""
    found = [spread(state, actor) for actor in range(state.seats) if actor != player]
    if state.modules.mules:
        found += [EVENLY] * (state.seats - 1)
    if state.shade() != NONE:
        found.append(evenly(state.shown))
    if plays_buster(state):
        found.append(evenly(tuple([site for site in range(SITES) if site not in state.shown])))
    return tuple(sorted(found))


def evenly(sites: tuple[int, ...]) -> Spread:
    return tuple([1.0 / len(sites) if site in sites else 0.0 for site in range(SITES)])


def open_chance(state: ColomaState, player: int, site: int, mule: int) -> float:
    """How likely the second section of a site will be open to a pioneer who goes there."""
    return chances(figures(state, player), state.round, mule)[site]


@lru_cache(1 << 10)
def chances(others: tuple[Spread, ...], turn: int, mule: int) -> tuple[float, ...]:
    """By site of the own pioneer, how likely its second section will be open."""
    crowds: dict[tuple[int, ...], float] = {(0,) * SITES: 1.0}
    for each in others:
        grown: dict[tuple[int, ...], float] = {}
        for crowd, chance in crowds.items():
            for site, share in enumerate(each):
                if share:
                    more = (*crowd[:site], crowd[site] + 1, *crowd[site + 1 :])
                    grown[more] = grown.get(more, 0.0) + chance * share
        crowds = grown
    whole = sum(crowds.values())
    found = [0.0] * SITES
    for crowd, chance in crowds.items():
        for site in range(SITES):
            counts = list(crowd)
            counts[site] += 1
            if mule != NONE:
                counts[mule] += 1
            if is_open(counts, site, turn):
                found[site] += chance / whole
    return tuple(found)


def is_open(counts: list[int], site: int, turn: int) -> bool:
    most = max(counts)
    signpost = SIGNPOST[turn]
    barricade = counts.index(most) if counts.count(most) == 1 else signpost
    return barricade != site and not (site == signpost and barricade == COPIED[turn])
