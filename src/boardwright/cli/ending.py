"""How a game has ended, in words: places, what decided between equals, and who has won, or whether the game was."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from boardwright.cli.table import TerminalTable
from boardwright.kernel.outcome import Outcome, TieBreak


def ranking(table: TerminalTable, outcome: Outcome) -> list[Text]:
    """Everybody by place, and below them what decided; nothing for somebody who played alone."""
    if len(outcome.places) < 2:
        return []
    order = sorted(range(len(outcome.places)), key=lambda actor: outcome.places[actor])
    lines = [place_line(table, outcome, actor) for actor in order]
    return [*lines, *(Text(line) for line in decided_by(table, outcome))]


def place_line(table: TerminalTable, outcome: Outcome, actor: int) -> Text:
    chair = table.actors[actor]
    place = table.texts("place", place=outcome.places[actor])
    points = table.texts("place-points", player=chair.title, points=outcome.points[actor])
    return Text.assemble(f"{place:>4} ", (chair.badge, chair.style), f" {points}")


def decided_by(table: TerminalTable, outcome: Outcome) -> Iterator[str]:
    """For each tie that was broken: between whom, by what, and how much of it they had."""
    keys: list[tuple[int, ...]] = [(points,) for points in outcome.points]
    for tie_break in outcome.tie_breaks:
        for key in dict.fromkeys(keys):
            equals = [actor for actor, other in enumerate(keys) if other == key]
            if len({tie_break.values[actor] for actor in equals}) > 1:
                yield tie_line(table, tie_break, equals)
        keys = [(*key, value) for key, value in zip(keys, tie_break.values, strict=True)]


def tie_line(table: TerminalTable, tie_break: TieBreak, equals: list[int]) -> str:
    order = sorted(equals, key=lambda actor: -tie_break.values[actor])
    return table.texts(
        "tie-break",
        players=", ".join(table.names[actor] for actor in order),
        name=table.words.say(tie_break.name),
        values=table.texts("tie-join").join(str(tie_break.values[actor]) for actor in order),
        rule=tie_break.rule,
    )


def result(table: TerminalTable, outcome: Outcome) -> str:
    """Who has won; of a game against the game itself, whether it was won, and how well."""
    verdict = outcome.verdict
    if verdict is None:
        winners = [table.actors[actor].title for actor in outcome.winners]
        return table.texts("winner" if len(winners) == 1 else "winners", players=", ".join(winners))
    told = table.texts("game-won" if verdict.won else "game-lost")
    if verdict.grade is None:
        return told
    return table.texts("game-grade", verdict=told, grade=table.words.say(verdict.grade))
