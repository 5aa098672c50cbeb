"""Taking back: step by step, the whole turn, and the reason where it stops; ending a turn by itself or not."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.games import last_of_the_grass, saved
from tests.browser.pages import Person
from tests.server.harness import seed_where

CARD_DRAWN = "A terrain card has been drawn, so your last decision stands."


#: When the page's clock is stopped, in tests that watch it.
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def begin(person: Person) -> None:
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))


def begin_with_a_clock(person: Person) -> None:
    """From now on the page's time passes only when the test says so."""
    person.page.clock.install(time=NOON - timedelta(hours=1))
    begin(person)
    person.page.clock.pause_at(NOON)


def told(person: Person, reason: str) -> None:
    """A short message over the bar."""
    expect(person.page.get_by_role("status").filter(has_text=reason)).to_be_visible()


def test_a_step_and_a_whole_turn_are_taken_back(person: Person) -> None:
    begin(person)
    undo, restart = person.button("Undo"), person.button("Restart turn")
    expect(undo).to_be_disabled()
    expect(restart).to_be_disabled()
    first, second, third = person.build(), person.build(), person.build()
    undo.click()
    expect(person.settlement(third)).to_have_count(0)
    expect(person.prompt).to_contain_text("(1 left)")
    expect(person.cell(third)).to_have_accessible_name(re.compile(", legal"))
    person.build(third)
    restart.click()
    expect(person.prompt).to_contain_text("(3 left)")
    expect(person.settlements_of("Ann")).to_have_count(0)
    expect(undo).to_be_disabled()
    for cell in (first, second, third):
        person.build(cell)
    expect(person.end_turn).to_be_visible()


def test_undo_says_why_it_stops_at_a_card_drawn_in_mid_turn(person: Person) -> None:
    person.sit_down(person.go_on(saved(last_of_the_grass()), 0, 0))
    expect(person.prompt).to_contain_text("Build on Grass (3 left)")
    expect(person.legal_cells).to_have_count(1)
    person.build()
    expect(person.prompt).not_to_contain_text("Grass")
    expect(person.prompt).to_contain_text("(2 left)")
    person.poke(person.button("Undo"))
    told(person, CARD_DRAWN)
    # From there on, steps can be taken back again; the barrier stays where it was.
    person.build()
    person.button("Restart turn").click()
    expect(person.prompt).to_contain_text("(2 left)")
    expect(person.button("Restart turn")).to_be_disabled()


def test_undo_says_why_it_stops_at_the_end_of_the_turn(person: Person) -> None:
    begin(person)
    person.play_turn()
    assert person.is_asked()
    person.poke(person.button("Undo"))
    told(person, CARD_DRAWN)
    person.page.keyboard.press("Control+z")
    expect(person.settlements_of("Ann")).to_have_count(3)


def test_a_turn_with_nothing_left_to_do_ends_by_itself(arrive: Arrive) -> None:
    person = arrive(confirm=False)
    begin_with_a_clock(person)
    person.build_all()
    expect(person.page.get_by_role("timer")).to_have_text("Ends by itself in 5 seconds")
    person.page.clock.run_for(2000)
    expect(person.page.get_by_role("timer")).to_have_text("Ends by itself in 3 seconds")
    person.page.clock.run_for(3500)
    expect(person.prompt).to_contain_text("(3 left)")
    expect(person.settlements_of("Rob")).to_have_count(3)


def test_it_waits_for_whoever_wants_to_confirm_turns(arrive: Arrive) -> None:
    person = arrive(confirm=False)
    begin_with_a_clock(person)
    person.button("Settings").click()
    person.page.get_by_role("switch", name="Confirm turns").check()
    person.button("Close").click()
    person.build_all()
    expect(person.end_turn).to_be_visible()
    person.page.clock.run_for(20_000)
    expect(person.end_turn).to_be_visible()
    expect(person.page.get_by_role("timer")).to_have_count(0)
    person.button("Undo").click()
    expect(person.prompt).to_contain_text("(1 left)")
