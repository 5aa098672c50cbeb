"""Coloma's board at a desk and on a phone: all in view, nothing too small to read or over something else, nothing that
axe objects to."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import boardwright as bw
from boardwright.games.coloma.state import ColomaState
from boardwright.kernel.roles import Kind
from boardwright.match import Match
from tests.browser.conftest import Arrive
from tests.browser.games import saved
from tests.browser.looks import cut, faults
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections_in_both
from tests.browser.test_sizes import PHONE, touches

GAME = "coloma"
GOLDEN = Path(__file__).parents[1] / "golden" / GAME
DESK = (1280, 800)
COMPONENTS = ".board button, .board .space, .board .area"
PARTS = ".board .part, .board .wheel, .board .frontier"


@cache
def underway(players: int, kind: Kind, least: int, **options: Any) -> Match:
    """A game by chance, up to a decision of that kind of the first player after so many decisions.

    Nobody has chosen in secret yet: what is secret is not in a file.
    """
    for seed in range(100):
        rng = random.Random(seed)
        match = bw.new(GAME, players, seed, options)
        for number in range(2 * least):
            if match.over:
                break
            asked = [decision for decision in match.decisions if decision.player == 0 and decision.kind is kind]
            choosing = sum(decision.prompt.key == "prompt-choose" for decision in match.decisions)
            if asked and number >= least and choosing == (players if kind is Kind.SEALED else 0):
                return match
            decision = rng.choice(match.decisions)
            match.apply(decision.player, rng.choice(decision.options))
    raise AssertionError("no game came to that")


CASES: dict[str, tuple[int, Kind, int, dict[str, Any]]] = {
    "choosing, six players": (6, Kind.SEALED, 250, {"hotels": True, "specialities": "all"}),
    "a turn, four players": (4, Kind.TURN, 150, {}),
    "a drive, three players": (3, Kind.WALK, 60, {}),
    "mules": (2, Kind.SEALED, 60, {"mules": True}),
    "against Shade": (1, Kind.SEALED, 40, {}),
}


@cache
def crowded() -> Match:
    """A saved game with hotels and specialities, at the turn of a player with most cards in town and hand together."""
    record = json.loads(next(GOLDEN.glob("4-players-boards-b-hotels-*.json")).read_text(encoding="utf-8"))
    whole = bw.replay(record)
    turns = [match for number in range(whole.length) if len((match := whole.at(number)).decisions) == 1]
    turns = [match for match in turns if match.decisions[0].kind is Kind.TURN]
    return max(turns, key=lambda match: cards_of(match, match.decisions[0].player))


def cards_of(match: Match, player: int) -> int:
    state = match.state
    assert isinstance(state, ColomaState)
    return (state.town[player] | state.hands[player]).bit_count()


def test_most_cards_with_modules_are_in_view_at_a_desk(arrive: Arrive) -> None:
    match = crowded()
    person = arrive(size=DESK)
    table = person.go_on(saved(match), match.length, match.decisions[0].player)
    person.page.goto(f"{person.server.url}/#/t/{table}")
    expect(person.page.get_by_role("region", name="The board")).to_be_visible()
    assert faults(person, COMPONENTS) == []
    assert cut(person, PARTS) == []


def sit_down(arrive: Arrive, case: str, size: tuple[int, int]) -> Person:
    players, kind, least, options = CASES[case]
    person = arrive(size=size, bypass_csp=True, **touches(size))
    match = underway(players, kind, least, **options)
    table = person.go_on(saved(match), match.length, 0)
    person.page.goto(f"{person.server.url}/#/t/{table}")
    expect(person.page.get_by_role("region", name="The board")).to_be_visible()
    person.page.evaluate("document.fonts.ready")
    return person


@pytest.mark.parametrize("case", CASES)
def test_everything_is_in_view_at_a_desk(arrive: Arrive, case: str) -> None:
    person = sit_down(arrive, case, DESK)
    assert objections_in_both(person, case) == []
    assert faults(person, COMPONENTS) == []
    assert cut(person, PARTS) == []


@pytest.mark.parametrize("case", CASES)
def test_every_page_can_be_read_on_a_phone(arrive: Arrive, case: str) -> None:
    person = sit_down(arrive, case, PHONE)
    assert objections_in_both(person, case) == []
    for tab in person.page.get_by_role("tablist", name="Parts of the board").get_by_role("tab").all():
        tab.tap()
        assert faults(person, COMPONENTS) == []
