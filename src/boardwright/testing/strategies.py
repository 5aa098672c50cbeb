"""Tables to play at, made from a game's own declarations: for Hypothesis, and as a sample that leaves nothing out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game
from boardwright.kernel.options import Choice, Flag, FlagList, Option, Pick

SEEDS = st.integers(0, 2**32 - 1)
STYLES = ("uniform", "by_verb")
#: How often a mix of options is drawn before it counts as impossible.
PATIENCE = 1000


@dataclass(frozen=True, slots=True)
class TableSetting:
    """A table to play at: who, with which options, by which chance, in which style."""

    players: int
    options: dict[str, Any]
    seed: int
    play_seed: int
    #: uniform: each option equally likely; by_verb: each kind of action equally likely, so that rare ones come up.
    style: str


def values(option: Option) -> st.SearchStrategy[Any]:
    """Every value an option accepts."""
    if isinstance(option, Flag):
        return st.booleans()
    if isinstance(option, Choice):
        return st.sampled_from(option.among)
    if isinstance(option, Pick):
        if not option.among:
            return st.just([])
        return st.lists(st.sampled_from(option.among), min_size=option.least, max_size=option.most, unique=True)
    if isinstance(option, FlagList):
        return st.lists(st.booleans(), min_size=option.length, max_size=option.length)
    raise TypeError(f"no strategy for options of type {type(option).__name__}")


def tables(game: str | Game[Any], players: int | None = None) -> st.SearchStrategy[TableSetting]:
    """Tables with any player count (or the one given) and any mix of options the game accepts."""
    rules = get_game(game)
    counts = st.just(players) if players is not None else st.sampled_from(list(rules.players))
    optional = {option.name: values(option) for option in rules.options}
    options: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries({}, optional=optional)

    settings = st.builds(TableSetting, counts, options, SEEDS, SEEDS, st.sampled_from(STYLES))
    return settings.filter(lambda table: accepted(rules, table.players, table.options))


def accepted(rules: Game[Any], players: int, options: Mapping[str, Any]) -> bool:
    try:
        rules.accept(players, options)
    except BadOptions:
        return False
    return True


# -- a sample ----------------------------------------------------------------------------------------------------------


def sample(game: str | Game[Any], games: int, players: int | None = None, seed: int = 0) -> Iterator[TableSetting]:
    """So many tables, the same ones for the same seed.

    Each one asks for one value of one option, in turn, and leaves the rest to chance: whoever plays as many games as
    there are values has met them all, and after as many rounds as there are player counts each of them at every count
    where it can be played.
    """
    rules = get_game(game)
    chance = random.Random(seed)
    counts = list(rules.players) if players is None else [players]
    wishes = [(option, value) for option in rules.options for value in worth_trying(option, chance)]
    chance.shuffle(wishes)
    for number in range(games):
        turn = (number + (number // len(wishes) if wishes else 0)) % len(counts)
        seats = counts[turn]
        options: dict[str, Any] = {}
        if wishes:
            seats, options = fulfilled(rules, counts[turn:] + counts[:turn], chance, *wishes[number % len(wishes)])
        yield TableSetting(seats, options, chance.getrandbits(32), chance.getrandbits(32), chance.choice(STYLES))


def worth_trying(option: Option, chance: random.Random) -> list[Any]:
    """Values of an option that together have everything in them: a word of a pick comes alone and in company."""
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Choice):
        return list(option.among)
    if isinstance(option, FlagList):
        return [[chance.random() < 0.5 for _ in range(option.length)] for _ in range(2)]
    if isinstance(option, Pick):
        return picks(option, chance)
    raise TypeError(f"no sample of options of type {type(option).__name__}")


def picks(option: Pick, chance: random.Random) -> list[list[str]]:
    """None where none is allowed, then every word with as few others as can be, and with any number of others."""
    found: list[list[str]] = [] if option.least else [[]]
    few = max(option.least, 1)
    for word in option.among:
        others = [other for other in option.among if other != word]
        sizes = [few, chance.randint(few, option.most)] if few < option.most else [few]
        found += [chance.sample([word, *chance.sample(others, size - 1)], size) for size in sizes]
    return found


def fulfilled(
    rules: Game[Any], counts: list[int], chance: random.Random, option: Option, value: Any
) -> tuple[int, dict[str, Any]]:
    """The first of those player counts at which that value can be played, and a mix with it.

    Where it can be played at others only, a table without it.
    """
    for seats in counts:
        options = mix(rules, seats, chance, option, value)
        if options is not None:
            return seats, options
    if len(counts) == len(rules.players):
        raise BadOptions(f"option {option.name!r}: {value!r} goes with nothing else")
    return counts[0], {}


def mix(rules: Game[Any], players: int, chance: random.Random, option: Option, value: Any) -> dict[str, Any] | None:
    """Options with that value in them that the game accepts; every other one is given or left out."""
    others = [other for other in rules.options if other.name != option.name]
    for _ in range(PATIENCE):
        given = [other for other in others if chance.random() < 0.5]
        options = {other.name: chance.choice(worth_trying(other, chance)) for other in given} | {option.name: value}
        if accepted(rules, players, options):
            return options
    return None
