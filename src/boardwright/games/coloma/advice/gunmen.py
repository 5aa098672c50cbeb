"""What the shoot-out of this year is likely to bring: the line of the table, won or lost, and who may still join."""

from __future__ import annotations

from math import exp
from typing import Final

from boardwright.games.coloma.advice.prices import by_left
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.scoring import GRAVE_POINTS
from boardwright.games.coloma.state import MOST_OUTLAWS, NEUTRAL, NONE, ColomaState
from boardwright.games.coloma.steps.shootout import NO_PART, THIRD, ranking
from boardwright.games.coloma.vocabulary import BURY
from boardwright.toolkit.effects.values import Do, Effect, everything

#: What one who has no gunmen yet will bring, and how likely it is with each round left.
JOINERS: Final = 2.6
JOINS: Final = 0.25
#: Outlaws that a player brings with each round left.
OUTLAWS: Final = 0.22
#: The chance in each round left that one who stands lower overtakes.
OVERTAKES: Final = 0.04
#: What one who has no gunmen yet may hope for of the table, less the dudes that takes.
HOPE: Final = 0.5
BADGE: Final = 0.3


def buried(effect: Effect) -> int:
    return sum([part.times for part in everything(effect) if isinstance(part, Do) and part.deed == BURY])


#: By table, lost or won, and line: its worth by turns left without burials; and the dudes that are buried.
WORTH: Final[list[list[list[list[float]]]]] = [
    [[by_left(effect) for effect in column] for column in table.lines] for table in CATALOG.shootouts
]
BURIED: Final[list[list[list[int]]]] = [
    [[buried(effect) for effect in column] for column in table.lines] for table in CATALOG.shootouts
]


def shootout(state: ColomaState, player: int, left: int) -> float:
    """Points and goods to be expected of this year's shoot-out, graves and the badge."""
    standings = ranking(state)
    rounds = rounds_to_come(state)
    mine = next((place for place, standing in enumerate(standings) if standing.owner == player), NO_PART)
    taking_part = [standing.owner for standing in standings if standing.owner != NEUTRAL]
    joining: float = 1.0 - (1.0 - JOINS) ** rounds
    others = state.actors - len(taking_part) - (player not in taking_part)
    chance = win_chance(state, rounds, JOINERS * joining * others)
    lines = [line_worth(state, player, line, left, chance) for line in range(NO_PART + 1)]
    if player not in taking_part:
        value = (1.0 - joining) * lines[NO_PART] + joining * HOPE * lines[THIRD - 1]
    else:
        lower = state.actors - 1 - sum([owner != player for owner in taking_part[:mine]])
        place = min(mine + OVERTAKES * rounds * lower, float(THIRD))
        whole = int(place)
        value = lines[whole] + (place - whole) * (lines[min(whole + 1, THIRD)] - lines[whole])
    return value + (BADGE if state.sheriff == player and left else 0.0)


def rounds_to_come(state: ColomaState) -> float:
    """How many rounds of turns there will be before the shoot-out."""
    begun = len(state.order) / state.actors if state.sites[0] != NONE else 1.0
    return CATALOG.rounds - 1 - state.round + (begun if state.round >= 0 else 0.0)


def win_chance(state: ColomaState, rounds: float, joiners: float) -> float:
    """The chance that there will be more gunmen than outlaws."""
    gunmen = state.all_gunmen() + joiners
    outlaws = min(MOST_OUTLAWS, state.outlaws + OUTLAWS * rounds * state.actors)
    return 1.0 / (1.0 + exp(-(gunmen - outlaws - 0.5) / (0.1 + 0.5 * rounds)))


def line_worth(state: ColomaState, player: int, line: int, left: int, chance: float) -> float:
    """What a line of the table is worth, won or lost."""
    table = state.shootout
    value = 0.0
    graves = state.graves[player]
    for won, share in ((0, 1.0 - chance), (1, chance)):
        dead = min(graves + BURIED[table][won][line], len(GRAVE_POINTS) - 1)
        value += share * (WORTH[table][won][line][left] + GRAVE_POINTS[graves] - GRAVE_POINTS[dead])
    return value
