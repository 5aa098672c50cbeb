"""Snapshots are written down without models. Read with them, nothing is missing, too much or out of order."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pydantic_core import to_json

import boardwright as bw
from boardwright.server import forms
from boardwright.server.changes import Change, act, answered, aside, confirm, confirming, undo
from boardwright.server.opening import open_new
from boardwright.server.protocol import NewTable, Presence, Snapshot
from boardwright.server.snapshot import live_form, seat_infos
from boardwright.server.stored import LogRow
from boardwright.server.table import Table
from tests.server.harness import seat

VIEWERS = [frozenset[int](), frozenset([0]), frozenset([1]), frozenset([0, 1])]
#: Between two decisions after which everybody looks.
STRIDE = 11


def opened(game: str, players: int = 2) -> Table:
    seats = [seat("me"), *[seat("here")] * (players - 1)]
    stored, _ = open_new(NewTable.model_validate({"game": game, "seats": seats}), "visitor")
    return Table(stored)


def changed(table: Table, change: Change) -> None:
    table.accept(answered(change, table.seats, table.held))


def played(table: Table, stride: int = STRIDE, seed: int = 1) -> Iterator[Table]:
    """The table again and again, until its game is over; now and then somebody takes something back."""
    chance = random.Random(seed)
    while not table.match.over:
        for _ in range(stride):
            if table.match.over:
                break
            if table.held is not None:
                changed(table, confirm(table.match, table.held))
                continue
            decision = chance.choice(table.match.decisions)
            action = table.match.describe(chance.choice(decision.options)).notation
            changed(table, act(table.match, [(decision.player, action)]))
        yield table
        for player in range(2):
            if table.held is None and chance.random() < 0.3 and table.match.undo_steps(player):
                changed(table, undo(table.match, player, 1))
    yield table


def check(table: Table, mine: frozenset[int], known: int | None) -> None:
    text = to_json(live_form(table, mine, known)).decode()
    assert Snapshot.model_validate_json(text).model_dump_json() == text


@pytest.mark.parametrize("game", bw.games())
def test_a_snapshot_reads_as_it_was_written(game: str) -> None:
    for table in played(opened(game)):
        for mine in VIEWERS:
            for known in (None, max(0, table.n - 5), table.n):
                check(table, mine, known)


def test_so_does_one_of_a_turn_to_be_confirmed() -> None:
    table = opened("keyflower")
    for player in range(2):
        changed(table, confirming(table.match, player, True))
    held = next(table.held for _ in played(table, 1) if table.held is not None)
    for mine in VIEWERS:
        check(table, mine, None)
        assert live_form(table, mine, None)["confirm"] == (held if held in mine else None)


def test_so_does_one_of_a_table_that_was_left_and_ended() -> None:
    table = opened("kingdom_builder")
    next(played(table))
    changed(table, aside(table.match, LogRow("cancel", 0, {"on": True})))
    check(table, VIEWERS[1], None)
    changed(table, aside(table.match, LogRow("end", 1, {"why": "left"})))
    assert table.over
    for mine in VIEWERS:
        check(table, mine, None)


def test_so_does_who_is_there() -> None:
    table = opened("kingdom_builder")
    for mine in VIEWERS:
        text = to_json({"type": "presence", "seats": seat_infos(table, mine)}).decode()
        assert Presence.model_validate_json(text).model_dump_json() == text


@pytest.mark.parametrize("game", bw.games())
def test_an_option_is_written_down_once_for_as_long_as_it_has_the_same_words(game: str) -> None:
    again = 0
    seen: dict[int, dict[str, object]] = {}
    for table in played(opened(game), stride=1):
        for choice in table.match.sight(VIEWERS[3]).choices():
            for one in choice.options:
                form = forms.option(one)
                assert form == forms.written(one)
                again += seen.get(one.action) is form
                seen[one.action] = form
    assert again


def test_what_an_option_would_bring_is_not_kept() -> None:
    (choice,) = opened("kingdom_builder").match.sight(VIEWERS[3]).choices()
    tried = choice.options[0]._replace(changes={"castles": 3}, leads=("cell:a1",))
    assert (forms.option(tried)["change"], forms.option(tried)["leads"]) == (3, ("cell:a1",))
    assert (forms.option(choice.options[0])["change"], forms.option(choice.options[0])["leads"]) == (None, ())
