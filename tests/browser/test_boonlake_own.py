"""Boonlake's own things as people meet them: playing or selling a card, warnings, levers, scoring tiles and moments."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from boardwright.match import Match
from tests.browser.conftest import Arrive
from tests.browser.games import saved
from tests.browser.pages import TRIES, Person
from tests.games.boonlake.table import at, building, developing, sailing, step, turn

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}


def go_on(person: Person, match: Match) -> None:
    """At a table that goes on from that match: I am the first player, the others are bots."""
    table = person.go_on(saved(match), len(match.history), 0)
    person.page.goto(f"{person.server.url}/#/t/{table}")
    expect(person.page.get_by_role("contentinfo")).to_be_visible()


def thing(person: Person, target: str) -> Locator:
    return person.page.locator(f'[data-target="{target}"]')


def told(person: Person) -> Locator:
    """What is said of a thing beside it."""
    return person.page.locator(":popover-open")


def warned(person: Person) -> Locator:
    """What is said in the bar before something is played."""
    return person.page.get_by_role("contentinfo").locator(".warns")


def test_a_card_is_played_or_discarded_where_it_lies(arrive: Arrive) -> None:
    person = arrive()
    match = turn("builder", coins=9, hand="golden_auction evening_trade_fair", works="clay 2 stone 2")
    go_on(person, match)
    hand = person.page.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("button", name=re.compile("^Golden Auction.*can be chosen$"))).to_be_visible()
    expect(thing(person, "card:evening_trade_fair")).to_have_accessible_name(re.compile("do not have its resources"))
    thing(person, "card:golden_auction").hover()
    expect(told(person)).to_contain_text("Day card, works once")


def test_a_card_that_can_be_sold_too_is_asked_about(arrive: Arrive) -> None:
    person = arrive()
    match = turn("cattle_breeding", coins=9, hand="golden_auction", works="clay 2 stone 2")
    go_on(person, match)
    thing(person, "card:golden_auction").focus()
    person.page.keyboard.press("Enter")
    window = person.page.get_by_role("group", name="Golden Auction", exact=True)
    expect(window.get_by_role("button", name=re.compile("2 coins, 2 clay, and 2 stone"))).to_be_visible()
    window.get_by_role("group", name="Discard for coins").get_by_role("button").click()
    expect(person.page.get_by_role("heading", name="0 cards in hand")).to_be_visible()


def test_ways_to_pay_are_drawn_with_coins_and_canoes(arrive: Arrive) -> None:
    person = arrive()
    match = building(coins=20, hand="dark_archive", works="", canoes="iron-iron", levers="7")
    match.apply(0, "play dark_archive")
    go_on(person, match)
    ways = person.page.get_by_role("group", name="Pay").get_by_role("button")
    expect(ways.first).to_be_visible()
    assert ways.count() > 1
    expect(ways.first.locator('use[href="#bl-canoe"]').first).to_be_attached()


def test_a_second_village_is_warned_of_before_it_is_built(arrive: Arrive) -> None:
    person = arrive()
    table = {"map": {"5": "g07", "9": "g08", "8": "g13", "6": "g18"}}
    near = [{"settlers": "8a 8b 6a"}]
    match = developing(table=table, others=near, ranch=6, homes="5a", towns="9a")
    go_on(person, match)
    thing(person, "site:5a").hover()
    expect(warned(person)).to_contain_text("second village in Boonlake: it costs 5 points")


def test_a_lock_is_warned_of_by_mouse_and_by_finger(arrive: Arrive) -> None:
    for person in (arrive(), arrive(**PHONE)):
        go_on(person, sailing(ship="u2", levers="5"))
        goal = thing(person, "stretch:u3")
        if person.page.viewport_size == {"width": 390, "height": 844}:
            goal.tap()
            said = person.page.locator(".prompt")
        else:
            goal.hover()
            said = warned(person)
        expect(said).to_contain_text("Crosses the lock: scoring 1 follows; you meet")
        expect(said).to_contain_text("1 lever is still unused")


def test_a_lever_says_what_it_does_and_costs_and_is_placed_where_it_is(arrive: Arrive) -> None:
    person = arrive()
    go_on(person, turn("progress", coins=9, ranch=1))
    decline = person.page.get_by_role("contentinfo").get_by_role("button", name="Leave it")
    if "card" in person.page.locator(".prompt").inner_text():
        decline.click()
    thing(person, "lever:5").hover()
    expect(told(person)).to_contain_text("it costs you 4 coins")
    thing(person, "lever:5").click()
    expect(thing(person, "lever:5")).to_have_accessible_name(re.compile("Ready"))


def test_another_ranch_can_be_looked_at(arrive: Arrive) -> None:
    person = arrive()
    go_on(person, at(3, seats=[{"coins": 3}, {"coins": 17, "levers": "1 2"}]))
    mine = person.page.get_by_role("region", name="Your ranch")
    mine.get_by_role("button", name=re.compile("^Look at: ")).nth(1).click()
    theirs = person.page.get_by_role("region", name=re.compile("^Ranch of "))
    expect(theirs.get_by_role("img", name="17 coins")).to_be_visible()
    expect(theirs.get_by_role("group", name="Levers: 2 ready, 0 used")).to_be_visible()


def test_a_scoring_can_be_read_and_put_away(arrive: Arrive) -> None:
    person = arrive()
    match = step("Sail 0", players=2, table={"row": 1}, ship="u2", coins=0)
    go_on(person, match)
    thing(person, "stretch:u3").click()
    moment = person.page.get_by_role("region", name="Scoring 1", exact=True).and_(person.page.locator(".moment"))
    decline = person.page.get_by_role("contentinfo").get_by_role("button", name="Leave it")
    goals = person.page.locator('[data-target^="goal:"][aria-disabled="false"]')
    for _ in range(TRIES):
        moment.or_(decline).or_(goals).first.wait_for()
        if moment.count():
            break
        before = person.seen()
        person.tap(decline if decline.count() else goals.first)
        person.settle(before)
    expect(moment).to_contain_text("Income: ")
    expect(moment).to_contain_text("The game goes on with the next turn")
    moment.get_by_role("button", name="Close").click()
    expect(moment).to_have_count(0)


def test_the_sages_turn_is_told(arrive: Arrive) -> None:
    person = arrive()
    go_on(person, step("Sail 0", players=1, table={"row": 1}))
    person.page.locator('[data-target^="stretch:"][aria-disabled="false"]').first.click()
    moment = person.page.locator(".moment")
    expect(moment).to_contain_text("The Sage reveals")
    expect(moment).to_contain_text("Her action")
    expect(person.page.get_by_role("group", name="The Sage", exact=True)).to_be_visible()
