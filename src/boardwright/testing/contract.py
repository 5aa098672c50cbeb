"""One call runs every promise of the engine's contract on a game, over a sample of tables and random play.

The single promises are the functions of `checks`; this module plays the games they look at.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from boardwright.games import get_game
from boardwright.kernel.game import Game
from boardwright.match import Decision, Match, Offer, new
from boardwright.testing import checks
from boardwright.testing.golden import check_golden
from boardwright.testing.strategies import TableSetting, accepted, sample
from boardwright.testing.table import check_story

#: No game lasts longer; a game that does is stuck.
LONGEST = 5000
#: The share of moments with offers at which one is taken.
OFFERED = 0.2
#: So many seeds are tried when a smaller game with the same fault is looked for.
SMALL_SEEDS = 3


@dataclass
class Report:
    """What was checked, and how often."""

    game: str
    games: int = 0
    decisions: int = 0
    checks: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        rows = [f"{name:<12}{count:>9} times" for name, count in sorted(self.checks.items())]
        return "\n".join([f"{self.game}: {self.games} games, {self.decisions} decisions", *rows])


def check_game(
    game: str | Game[Any],
    games: int = 100,
    players: int | None = None,
    slow_scores: Callable[[Match], Sequence[int]] | None = None,
    golden: Path | None = None,
    density: float = 0.1,
    seed: int = 0,
) -> Report:
    """Play random games and check the whole contract; raises AssertionError with a way to reproduce.

    ``players`` fixes the player count, else all come up. ``slow_scores`` is an obvious scorer to compare with.
    ``golden`` is a folder of saved games to replay. ``density`` is the share of decisions looked at closely.
    The same ``seed`` plays the same games.
    """
    rules = get_game(game)
    report = Report(rules.id)
    checks.check_action_space(rules)
    for table in sample(rules, games, players, seed):
        problem = broken_at(rules, table, report, slow_scores, density)
        if problem is not None:
            # Looked at closely all the way, a game shows its fault as early as can be.
            raise smallest(rules, table, problem, lambda other: broken_at(rules, other, Report(""), slow_scores, 1.0))
    if golden is not None:
        report.checks["golden"] += check_golden(golden, rules)
    return report


def broken_at(
    rules: Game[Any],
    table: TableSetting,
    report: Report,
    slow_scores: Callable[[Match], Sequence[int]] | None,
    density: float,
) -> Exception | None:
    """What goes wrong in the game at this table."""
    try:
        play_checked(rules, table, report, slow_scores, density)
    except Exception as problem:
        return problem
    return None


def smallest(
    rules: Game[Any], table: TableSetting, problem: Exception, broken: Callable[[TableSetting], Exception | None]
) -> Exception:
    """The problem at the simplest table found that has one, so that there is less to look at."""
    for other in simpler(rules, table):
        found = broken(other)
        if found is not None:
            return smallest(rules, other, found, broken)
    return broken(table) or problem


def simpler(rules: Game[Any], table: TableSetting) -> Iterator[TableSetting]:
    """Tables with less to look at: without options, with fewer players, with the first seeds."""
    fewer = [{name: value for name, value in table.options.items() if name != left} for left in table.options]
    for options in [{}, *fewer] if table.options else []:
        if accepted(rules, table.players, options):
            yield replace(table, options=options)
    for players in rules.players:
        if players < table.players and accepted(rules, players, table.options):
            yield replace(table, players=players)
    for seed in range(min(table.seed, SMALL_SEEDS)):
        yield replace(table, seed=seed)
    for seed in range(min(table.play_seed, SMALL_SEEDS)):
        yield replace(table, play_seed=seed)


def play_checked(
    rules: Game[Any],
    table: TableSetting,
    report: Report,
    slow_scores: Callable[[Match], Sequence[int]] | None,
    density: float,
) -> None:
    """One random game from set-up to the end, checked on the way."""
    chance = random.Random(table.play_seed)
    match = new(rules, table.players, table.seed, table.options)
    try:
        checks.check_setup(match, table.options)
        while not match.over:
            assert match.length < LONGEST, f"the game has not ended after {LONGEST} decisions"
            checks.check_position(match)
            if chance.random() < density:
                look_closely(match, chance, report)
            step_on(match, chance, table.style)
        checks.check_position(match)
        checks.check_end(match)
        finish(match, chance, report, slow_scores)
    except BaseException as problem:
        problem.add_note(reproduction(match, table))
        raise
    report.games += 1
    report.decisions += match.length


def look_closely(match: Match, chance: random.Random, report: Report) -> None:
    for name, check in checks.CLOSE_CHECKS.items():
        check(match, chance)
        report.checks[name] += 1


def finish(
    match: Match,
    chance: random.Random,
    report: Report,
    slow_scores: Callable[[Match], Sequence[int]] | None,
) -> None:
    checks.check_replay(match, chance)
    checks.check_playout(match, chance)
    check_story(match)
    report.checks["replay"] += 1
    report.checks["playout"] += 1
    checks.check_points(match, chance)
    report.checks["scoring"] += 1
    if slow_scores is not None:
        assert list(slow_scores(match)) == match.scores, "the slow scorer disagrees with the fast one"
        report.checks["slow scoring"] += 1


def step_on(match: Match, chance: random.Random, style: str) -> None:
    """One random decision; players who decide at the same time do so in any order."""
    offers = match.offers
    choices: Sequence[Decision | Offer] = match.decisions
    if offers and chance.random() < OFFERED:
        choices = offers
    decision = chance.choice(choices)
    options: Sequence[int] = decision.options
    if style == "by_verb":
        verb_of = match.game.space.verb
        verb = chance.choice(sorted({verb_of(action) for action in options}))
        options = [action for action in options if verb_of(action) == verb]
    match.apply(decision.player, chance.choice(options))


def reproduction(match: Match, table: TableSetting) -> str:
    """How to get here again."""
    notation = match.game.space.notation
    moves = ", ".join(f"{entry.player}: {notation(entry.action)}" for entry in match.history)
    call = f"new({match.game.id!r}, players={table.players}, seed={table.seed}, options={table.options!r})"
    return f"in {call}\nafter {match.length} decisions: {moves or 'none'}"
