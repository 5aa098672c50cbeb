"""A teacher's games played again: what was known at every decision, what the teacher did, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np

from boardwright.learning.ends import end_numbers, owned_bits, scaled
from boardwright.learning.learner import Example
from boardwright.learning.lessons import BadLessons, Lesson, end_points
from boardwright.research.lockstep import mask_bytes
from boardwright.research.observations import Bytes, Floats
from boardwright.research.symmetries import symmetries
from boardwright.research.table import Table

#: Of what a teacher has tried, so many actions are kept at most.
MOST_TRIED: Final = 32


class Examples(NamedTuple):
    """Decisions with a choice: what was seen, what was possible, and what a teacher did."""

    observations: Bytes
    masks: Bytes
    example: Example


def examples_of(table: Table, lessons: Sequence[Lesson], owned: Sequence[int] = ()) -> Examples:
    """All decisions of some games in which there was something to choose, and the same laid out otherwise.

    ``owned``: the columns of the last observation that tell who owns what.
    """
    game = table.game
    rows = [row for lesson in lessons for row in replayed(table, lesson)]
    width = mask_bytes(table)
    seen = np.stack([np.frombuffer(row.seen, np.uint8) for row in rows])
    masks = np.stack([np.frombuffer(row.mask.to_bytes(width, "little"), np.uint8) for row in rows])
    finals = np.stack([np.frombuffer(row.final, np.uint8) for row in rows])
    actions = np.zeros((len(rows), MOST_TRIED), np.int64)
    shares = np.zeros((len(rows), MOST_TRIED), np.float32)
    for number, row in enumerate(rows):
        best = sorted(row.wanted, key=row.wanted.__getitem__, reverse=True)[:MOST_TRIED]
        whole = sum(row.wanted[action] for action in best)
        actions[number, : len(best)] = best
        shares[number, : len(best)] = [row.wanted[action] / whole for action in best]
    worth = np.array([row.worth for row in rows], np.float32)
    points = scaled(table, np.stack([row.points.reshape(-1) for row in rows]))
    found = [Examples(seen, masks, Example(actions, shares, worth, points, owned_bits(game, finals, owned)))]
    for turned in symmetries(game):
        ends = owned_bits(game, turned.observations(finals), owned)
        twin = Example(turned.actions[actions], shares, worth, points, ends)
        found.append(Examples(turned.observations(seen), turned.masks(masks), twin))
    return together(found)


class Row(NamedTuple):
    """One decision, from the seat of who made it on: what was wanted how often, and how the game ended."""

    seen: bytes
    mask: int
    wanted: dict[int, int]
    worth: list[float]
    points: Floats
    final: bytes


def replayed(table: Table, lesson: Lesson) -> list[Row]:
    """All decisions of one game with a choice."""
    table.reset(lesson.seed)
    found: list[tuple[bytes, int, dict[int, int], int]] = []
    runner = table.runner
    for number, action in enumerate(lesson.moves):
        if table.over:
            raise BadLessons(f"the game of seed {lesson.seed} is over before all its decisions are made")
        player = runner.steps[0].who
        legal = table.legal(player)
        if len(legal) > 1:
            wanted = lesson.tried.get(number) or {lesson.wanted.get(number, action): 1}
            mask = sum(1 << possible for possible in legal)
            found.append((table.game.encode(runner.state, player), mask, wanted, player))
        table.apply(player, action)
    if not table.over or end_points(table) != lesson.points:
        raise BadLessons(f"the game of seed {lesson.seed} does not end as it did: the rules or the dice have changed")
    rewards = table.rewards()
    points = end_numbers(table, runner.state, lesson.points)
    finals = [table.game.encode(runner.state, seat) for seat in range(table.players)]
    return [
        Row(seen, mask, wanted, around(rewards, who), np.roll(points, -who, axis=0), finals[who])
        for seen, mask, wanted, who in found
    ]


def around(by_seat: list[float], player: int) -> list[float]:
    """From that player's seat on."""
    return by_seat[player:] + by_seat[:player]


def together(parts: Iterable[Examples]) -> Examples:
    """All of them in one."""
    every = list(parts)
    columns = [Example(*[np.concatenate(column) for column in zip(*[part.example for part in every], strict=True)])]
    return Examples(
        np.concatenate([part.observations for part in every]), np.concatenate([part.masks for part in every]), *columns
    )
