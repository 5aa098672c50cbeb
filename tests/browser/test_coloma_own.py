"""Coloma's own things as people meet them: building a card, looking at others, and moments that can be read."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from boardwright.match import Match
from tests.browser.conftest import Arrive
from tests.browser.games import saved
from tests.browser.pages import Person
from tests.games.coloma.table import at, barker_turn, turn

#: What everybody can build with: a bank by hammer or saw, a quarry not at all.
RICH: dict[str, Any] = {"coins": 6, "gold": 2, "dudes": 1, "hand": "bank quarry"}


def go_on(person: Person, match: Match) -> None:
    """At a table that goes on from that match: I am the first player, the others are bots."""
    table = person.go_on(saved(match), len(match.history), 0)
    person.page.goto(f"{person.server.url}/#/t/{table}")
    expect(mine(person)).to_be_visible()


def mine(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your things")


def thing(person: Person, target: str) -> Locator:
    return person.page.locator(f'[data-target="{target}"]')


def end_turn(person: Person) -> Locator:
    """The button of the bar; the list of moves has one of that name, too."""
    return person.page.get_by_role("contentinfo").get_by_role("button", name="End the turn")


def test_a_card_is_built_with_either_tool_for_its_price(arrive: Arrive) -> None:
    person = arrive()
    go_on(person, turn(3, **RICH))
    hand = mine(person).get_by_role("list", name="Hand, 2 cards").get_by_role("button")
    expect(hand.first).to_have_accessible_name(re.compile("^Bank.*can be chosen$"))
    expect(hand.last).to_have_accessible_name(re.compile("^Quarry.*cannot be built with what you have$"))
    thing(person, "card:bank").focus()
    person.page.keyboard.press("Enter")
    window = person.page.get_by_role("group", name="Bank", exact=True)
    expect(window.get_by_role("button", name="Build Bank with the hammer: 4 coins and 1 dude")).to_be_visible()
    window.get_by_role("button", name="Build Bank with the saw: 2 gold and 1 dude").click()
    expect(thing(person, "card:bank")).to_have_accessible_name(re.compile("built in this turn"))
    expect(mine(person).get_by_role("list", name="Hand, 1 card")).to_be_visible()


def test_what_a_thing_does_is_told_beside_it(arrive: Arrive) -> None:
    person = arrive()
    go_on(person, turn(3, **RICH))
    told = person.page.locator(":popover-open")
    expect(told).to_have_count(0)
    thing(person, "card:bank").hover()
    expect(told).to_contain_text("Wheelbarrow of site 1: gives 3 coins.")


def test_what_is_not_used_is_said_before_the_turn_ends(arrive: Arrive) -> None:
    person = arrive()
    go_on(person, turn(3, **RICH))
    expect(person.page.get_by_text("Not used yet: Building")).to_be_visible()


def test_barrels_say_which_outlaws_come_and_when_they_get_ahead(arrive: Arrive) -> None:
    person = arrive()
    match = barker_turn(table={"rows": [1, "nobody", "nobody", "nobody", "nobody", "nobody"], "outlaws": 1})
    go_on(person, match)
    expect(thing(person, "slot:1")).to_have_accessible_name(re.compile("1 outlaw comes for it. with them the outlaws"))
    expect(person.page.get_by_text("Town ahead")).to_be_visible()


def test_the_things_of_others_can_be_looked_at(arrive: Arrive) -> None:
    person = arrive()
    go_on(person, turn(3, others=[{"coins": 9, "town": "stable"}], **RICH))
    mine(person).get_by_role("button", name="Show: Player 2").click()
    theirs = person.page.get_by_role("region", name="Things of Player 2")
    expect(theirs.get_by_role("img", name="9 coins")).to_be_visible()
    expect(theirs.get_by_role("img", name=re.compile("^Stable"))).to_be_visible()
    theirs.get_by_role("button", name="Show: Your things").click()
    expect(mine(person)).to_be_visible()


def test_the_reveal_can_be_read_until_i_do_something(arrive: Arrive) -> None:
    person = arrive()
    go_on(person, at(2))
    person.page.get_by_role("tab", name="Moves").click()
    person.page.locator('[data-action="choose 4"]').click()
    reveal = person.page.get_by_role("region", name="Everybody has chosen")
    expect(reveal).to_contain_text("Player 1")
    expect(reveal.get_by_role("listitem")).to_have_count(5)
    end_turn(person).click()
    expect(reveal).to_have_count(0)


def test_the_reveal_can_be_put_away(arrive: Arrive) -> None:
    person = arrive()
    go_on(person, at(2))
    person.page.get_by_role("tab", name="Moves").click()
    person.page.locator('[data-action="choose 4"]').click()
    reveal = person.page.get_by_role("region", name="Everybody has chosen")
    reveal.get_by_role("button", name="Close").click()
    expect(reveal).to_have_count(0)
    expect(end_turn(person)).to_be_visible()
