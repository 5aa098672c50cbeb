"""Advice at the table: what would you do, and what was a game like that is over."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import expect

import boardwright as bw
from boardwright.bots import Seat, make_bot
from boardwright.match import Match
from tests.browser.conftest import Arrive
from tests.browser.games import BOARD, CARDS, saved, with_tiles
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections_in_both
from tests.server.harness import GAME


@cache
def badly_played() -> Match:
    """A game that the first player begins with whatever comes first, and bots play to its end."""
    match = bw.new(GAME, 2, 4, {**BOARD, "cards": CARDS})
    bots = [make_bot("medium", seat) for seat in range(2)]
    while not match.over:
        player = match.decisions[0].player
        careless = player == 0 and match.length < 40
        match.apply(player, match.decisions[0].options[0] if careless else bots[player].choose(Seat(match, player)))
    return match


def test_the_best_turns_are_lit_with_their_reasons_and_played_by_one_press(arrive: Arrive) -> None:
    me = arrive(bypass_csp=True)
    me.sit_down(me.go_on(saved(with_tiles()), 0, 0))
    me.is_asked()
    ask = me.button("What would you do?")
    expect(ask).to_have_attribute("aria-pressed", "false")
    # By key, as anything else; the answer is a list, and the best is where the keyboard is.
    me.page.keyboard.press("h")
    panel = me.page.get_by_role("region", name="What would you do?")
    turns = panel.get_by_role("listitem")
    expect(turns.first).to_contain_text(re.compile(r"\+\d"))
    numbers = me.page.locator("[data-points]")
    expect(ask).to_have_attribute("aria-pressed", "true")
    assert objections_in_both(me, "hints") == []
    # All are lit and numbered; who points at one sees only that.
    me.page.mouse.move(1, 1)
    panel.get_by_role("status").click()
    me.page.evaluate("document.activeElement.blur()")
    count = turns.count()
    expect(numbers).to_have_text([str(number + 1) for number in range(count)])
    turns.first.get_by_role("button").hover()
    expect(numbers).to_have_text(["1"])
    # Choosing lays it ready on the bar, and one press plays all of it.
    turns.first.get_by_role("button").click()
    primary = me.page.locator("#primary")
    expect(primary).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    me.page.wait_for_function("() => +document.querySelector('[data-length]').dataset.length > 0")
    # Escape puts the next answer away. Who likes no help is offered none.
    me.is_asked()
    ask.click()
    expect(turns.first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    me.button("Settings").click()
    me.page.get_by_role("switch", name=re.compile("help", re.IGNORECASE)).first.click()
    me.page.keyboard.press("Escape")
    expect(ask).to_have_count(0)


def test_nobody_is_advised_where_players_agreed_on_none(person: Person) -> None:
    agreed = {"pace": "live", "leaving": "bot", "open": False, "helpers": False}
    person.sit_down(person.set_table("me Ann", "random Rob", agreed=agreed))
    person.is_asked()
    expect(person.button("What would you do?")).to_have_count(0)


def test_a_game_that_is_over_is_reviewed(arrive: Arrive) -> None:
    me = arrive(bypass_csp=True)
    me.sit_down(me.bring(saved(badly_played())))
    me.button("Review").click()
    review = me.page.get_by_role("dialog", name="Review")
    expect(review.get_by_role("img")).to_have_accessible_name(re.compile(r"Player 1: \d+.% at the start.*Player 2: "))
    costly = review.get_by_role("list").last.get_by_role("listitem")
    expect(review.get_by_role("heading", name="Your costliest decisions")).to_be_visible()
    expect(costly.first).to_contain_text(re.compile(r"cost about \d+ points? and \d+.% of the chance to win"))
    expect(costly.first).to_contain_text("Better: ")
    assert objections_in_both(me, "review") == []
    # The moment is shown on the board, and one can play on from it.
    costly.first.get_by_role("button", name="Show the moment").click()
    expect(review).to_be_hidden()
    expect(me.prompt).to_contain_text(re.compile(r"Move \d+ of \d+"))
    me.button("To the end").click()
    me.button("Review").click()
    before = me.page.url
    costly.first.get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url(lambda url: url != before)
    me.is_asked()
