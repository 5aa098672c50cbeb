"""Boonlake as people play it: whole games by mouse and by finger; its board at a desk and on a phone, all in view, with
nothing too small to read or over something else, and nothing that axe objects to."""

from __future__ import annotations

import random
from functools import cache

import pytest
from playwright.sync_api import expect

import boardwright as bw
from boardwright.match import Match
from tests.browser.conftest import Arrive
from tests.browser.games import saved
from tests.browser.looks import cut, faults
from tests.browser.pages import Person, chair
from tests.browser.test_accessibility import objections_in_both
from tests.browser.test_coloma import MOST, decide, views
from tests.browser.test_sizes import PHONE, touches

GAME = "boonlake"
DESK = (1280, 800)
#: Hexagons lie within one another's boxes; what lies over them is tested by pointing at them.
COMPONENTS = ".board button"
PARTS = ".board .part, .board .map, .board .page"
#: Spaces and sites whose middle belongs to something else, or which are too small to point at.
HIDDEN = """() => [...document.querySelectorAll('.board g[role=button]')].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return width < 24 || height < 23 || !one.contains(found);
}).map((one) => one.dataset.target)"""


def open_table(person: Person, *seats: str) -> None:
    opened = person.post("/tables", {"game": GAME, "seats": [chair(words) for words in seats], "seed": 5})
    person.page.goto(f"{person.server.url}/#/t/{opened['table']}")
    expect(person.game).to_be_visible()


def play_to_the_end(person: Person, chance: random.Random) -> None:
    decisions = 0
    while decide(person, chance):
        decisions += 1
        assert decisions < MOST
    expect(person.podium).to_be_visible()


def test_a_long_game_by_mouse_to_its_end(arrive: Arrive) -> None:
    me = arrive(size=DESK)
    match = underway(2, "prompt-choose", 220)
    me.turn_to(me.go_on(saved(match), match.length, 0))
    play_to_the_end(me, random.Random(2))
    assert views(me)[-1]["last_lap"] is True


def test_a_whole_game_alone_by_finger(arrive: Arrive) -> None:
    me = arrive(size=PHONE, has_touch=True)
    open_table(me, "me Ann")
    play_to_the_end(me, random.Random(1))
    assert views(me)[-1]["players"][1]["sage"] is True


# -- looks -------------------------------------------------------------------------------------------------------------

#: By name: players, what the first player is asked, and after how many decisions at least.
CASES = {
    "the beginning, four players": (4, "prompt-choose", 8),
    "a turn, four players": (4, "prompt-choose", 300),
    "placing a tile": (2, "prompt-place", 40),
    "sailing, three players": (3, "prompt-sail", 150),
    "an interim scoring": (2, "prompt-score", 100),
    "against the Sage": (1, "prompt-choose", 60),
}


@cache
def underway(players: int, prompt: str, least: int) -> Match:
    """A game by chance, up to a question to the first player after so many decisions."""
    for seed in range(100):
        rng = random.Random(seed)
        match = bw.new(GAME, players, seed)
        for number in range(2 * least + 100):
            if match.over:
                break
            asked = [one for one in match.decisions if one.player == 0 and one.prompt.key == prompt]
            if asked and number >= least:
                return match
            decision = rng.choice(match.decisions)
            match.apply(decision.player, rng.choice(decision.options))
    raise AssertionError("no game came to that")


def sit_down(arrive: Arrive, case: str, size: tuple[int, int]) -> Person:
    person = arrive(size=size, bypass_csp=True, **touches(size))
    match = underway(*CASES[case])
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
    assert person.page.evaluate(HIDDEN) == []
    assert cut(person, PARTS) == []


@pytest.mark.parametrize("case", CASES)
def test_every_page_can_be_read_on_a_phone(arrive: Arrive, case: str) -> None:
    person = sit_down(arrive, case, PHONE)
    assert objections_in_both(person, case) == []
    for tab in person.page.get_by_role("tablist", name="Parts of the board").get_by_role("tab").all():
        tab.tap()
        assert faults(person, COMPONENTS) == []
        assert person.page.evaluate(HIDDEN) == []
