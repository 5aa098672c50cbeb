"""Taking back: step by step, the whole turn, the reason where it stops, and beyond it alone among bots.

Ending a turn: by itself, by confirming it, or not.
"""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

import boardwright as bw
from boardwright.kernel.roles import Kind
from boardwright.match import Match
from boardwright.match.confirming import awaits_confirmation, is_for_good
from tests.browser.conftest import Arrive
from tests.browser.games import finished, last_of_the_grass, last_turn, saved
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections
from tests.browser.test_keyflower import bid, duel
from tests.server.harness import seed_where

CARD_DRAWN = "A terrain card has been drawn, so your last decision stands."
#: Taking back beyond what bots have done.
BACK = "Back to your last move"


def begin(person: Person) -> None:
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))


def begin_with_a_clock(person: Person) -> None:
    """From now on the page's time passes only when the test says so."""
    person.clock.install(time=0)
    begin(person)
    person.stop_time()


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
    person.poke(person.button("Restart turn"))
    told(person, CARD_DRAWN)
    # From there on, steps can be taken back again; the barrier stays where it was.
    person.build()
    person.button("Restart turn").click()
    expect(person.prompt).to_contain_text("(2 left)")
    expect(person.button("Restart turn")).to_be_disabled()
    # Nobody but a bot plays along: there is a way beyond it.
    person.button(BACK).click()
    expect(person.prompt).to_contain_text("Build on Grass (3 left)")


def test_alone_among_bots_one_goes_back_to_ones_last_move(arrive: Arrive) -> None:
    """Also when they have answered, again and again; and nothing ends by itself right after it."""
    person = arrive(confirm=False)
    begin_with_a_clock(person)
    person.play_turn()
    expect(person.settlements_of("Rob")).to_have_count(3)
    expect(person.prompt).to_contain_text("(3 left)")
    person.poke(person.button("Restart turn"))
    told(person, CARD_DRAWN)
    person.button(BACK).click()
    expect(person.end_turn).to_be_visible()
    expect(person.settlements_of("Rob")).to_have_count(0)
    expect(person.page.get_by_role("timer")).to_have_count(0)
    person.pass_time(20_000)
    person.button("Undo").click()
    expect(person.prompt).to_contain_text("(1 left)")
    expect(person.settlements_of("Ann")).to_have_count(2)
    person.play_turn()
    expect(person.settlements_of("Rob")).to_have_count(3)
    person.page.keyboard.press("Control+z")
    expect(person.end_turn).to_be_visible()


def test_also_back_from_the_end(person: Person) -> None:
    match = finished()
    seat = match.history[-1].player
    person.sit_down(person.go_on(saved(match), last_turn(match, seat), seat))
    person.play_turn()
    while person.is_asked():
        person.play_turn()
    length = str(person.game.get_attribute("data-length"))
    person.button(BACK).click()
    expect(person.end_turn).to_be_visible()
    expect(person.game).not_to_have_attribute("data-length", length)
    person.end_turn.click()
    expect(person.over).to_be_visible()


def test_a_turn_with_nothing_left_to_do_ends_by_itself(arrive: Arrive) -> None:
    person = arrive(confirm=False)
    begin_with_a_clock(person)
    person.build_all()
    expect(person.page.get_by_role("timer")).to_have_text("Ends by itself in 5 seconds")
    person.pass_time(2000)
    expect(person.page.get_by_role("timer")).to_have_text("Ends by itself in 3 seconds")
    person.pass_time(3500)
    expect(person.prompt).to_contain_text("(3 left)")
    expect(person.settlements_of("Rob")).to_have_count(3)


def test_it_waits_for_whoever_wants_to_confirm_turns(arrive: Arrive) -> None:
    """Or for whoever has days for a turn: there nothing ends by itself, whatever one likes."""
    person = arrive(confirm=False)
    begin_with_a_clock(person)
    person.button("Settings").click()
    switches = person.page.get_by_role("switch", name=re.compile("Confirm turns"))
    live, days = switches.first, switches.last
    expect(live).not_to_be_checked()
    expect(days).to_be_checked()
    live.check()
    days.uncheck()
    person.button("Close").click()
    for more in ({}, {"agreed": {"pace": "days", "leaving": "bot", "open": False, "helpers": True}}):
        person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2), **more))
        # The head tells how the line is, and apart from that how much time there is.
        expect(person.page.get_by_text("Online", exact=True)).to_be_visible()
        expect(person.page.get_by_text("Over days", exact=True)).to_have_count(len(more))
        person.build_all()
        expect(person.end_turn).to_be_visible()
        person.pass_time(20_000)
        expect(person.end_turn).to_be_visible()
        expect(person.page.get_by_role("timer")).to_have_count(0)
    person.button("Undo").click()
    expect(person.prompt).to_contain_text("(1 left)")


# -- a game whose turns pass on by themselves --------------------------------------------------------------------------


def test_a_turn_counts_when_it_is_confirmed(arrive: Arrive) -> None:
    """Ann confirms turns, Bob does not; neither sees what the other may still take back."""
    ann, bob = arrive(), arrive(confirm=False)
    seed, _, first, second = duel()
    table, [link] = ann.set_table_with_links("me Ann", "friend Bob", game="keyflower", seed=seed)
    ann.page.goto(f"{ann.server.url}/#/t/{table}")
    ann.button("Settings").click()
    ann.page.get_by_role("switch", name="Confirm turns at live tables").check()
    ann.button("Close").click()
    bob.join(link)
    expect(bob.prompt).to_contain_text("Ann")

    bid(ann, first, 1)
    expect(ann.prompt).to_contain_text("The others come next.")
    assert objections(ann, "a turn to be confirmed") == []
    expect(bob.game).to_have_attribute("data-length", "0")
    ann.page.reload()
    expect(ann.button("Confirm turn")).to_be_visible()
    ann.button("Undo").click()
    expect(ann.button("Confirm turn")).to_have_count(0)
    ann.button("Restart turn").click()
    expect(ann.game).to_have_attribute("data-length", "0")
    bid(ann, first, 1)
    expect(ann.button("Confirm turn")).to_be_visible()
    ann.page.locator("body").press("Enter")
    expect(ann.button("Confirm turn")).to_have_count(0)
    expect(ann.button("Undo")).to_be_disabled()
    expect(bob.game).to_have_attribute("data-length", "2")

    # Bob's turn counts at once, and can be taken back for a moment.
    bid(bob, second, 1)
    expect(ann.game).to_have_attribute("data-length", "4")
    bob.page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(bob.game).to_have_attribute("data-length", "3")
    expect(bob.page.get_by_role("status").get_by_role("button", name="Undo")).to_have_count(0)


#: Written otherwise than what everybody brings along.
CONFIRMS = """
if (location.protocol.startsWith('http')) localStorage.setItem('boardwright.settings', '{"confirmLive":true}');
"""


def test_at_one_screen_the_device_is_passed_on_when_the_turn_is_confirmed(person: Person) -> None:
    seed, _, first, _ = duel()
    person.page.add_init_script(CONFIRMS)
    table = person.set_table("me Ann", "here Ben", game="keyflower", seed=seed)
    person.page.goto(f"{person.server.url}/#/t/{table}")
    person.button("I am Ann").click()
    bid(person, first, 1)
    person.button("Confirm turn").click()
    expect(person.page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()


def test_it_is_the_same_where_a_turn_ends_with_a_ship(person: Person) -> None:
    match, action = about_to_pass_on("boonlake")
    person.page.add_init_script(CONFIRMS)
    table = person.go_on(saved(match), match.length, match.decisions[0].player)
    person.page.goto(f"{person.server.url}/#/t/{table}")
    for way in ("Undo", "Confirm turn"):
        person.page.get_by_role("tab", name="Moves").click()
        person.page.locator(f'[data-action="{action}"]').click()
        expect(person.button("Confirm turn")).to_be_visible()
        expect(person.game).to_have_attribute("data-length", "1")
        person.button(way).click()
    expect(person.button("Confirm turn")).to_have_count(0)
    expect(person.game).not_to_have_attribute("data-length", "1")


def about_to_pass_on(game: str) -> tuple[Match, str]:
    """A game of two, and an action that ends the turn of whoever is asked, and can be taken back."""
    for seed in range(50):
        match, chance = bw.new(game, 2, seed), random.Random(seed)
        while not match.over:
            if len(match.decisions) == 1:
                [decision] = match.decisions
                for action in decision.options:
                    after = match.clone()
                    after.apply(decision.player, action)
                    if after.length > 8 and awaits_confirmation(after, decision.player):
                        return match, match.game.space.notation(action)
            decision = chance.choice(match.decisions)
            match.apply(decision.player, chance.choice(decision.options))
    raise LookupError("no turn passes on like that")


def test_what_ends_a_turn_for_good_is_asked_about_first(person: Person) -> None:
    match, number = about_to_draw()
    person.page.add_init_script(CONFIRMS)
    table = person.go_on(saved(match), match.length, match.decisions[0].player)
    person.page.goto(f"{person.server.url}/#/t/{table}")
    expect(person.game).to_have_attribute("data-length", "0")
    body, sure = person.page.locator("body"), person.button(re.compile("^Confirm: "))
    body.press(str(number))
    body.press("Enter")
    expect(sure).to_be_visible()
    expect(person.prompt).to_contain_text("This ends your turn and cannot be taken back.")
    assert objections(person, "a turn that would end for good") == []
    body.press("Escape")
    expect(sure).to_have_count(0)
    body.press(str(number))
    body.press("Enter")
    expect(person.game).to_have_attribute("data-length", "0")
    sure.click()
    expect(person.game).not_to_have_attribute("data-length", "0")


def about_to_draw() -> tuple[Match, int]:
    """Keyflower, where so many workers can be sent to a tile with which others are drawn; the turn ends with that."""
    for seed in range(50):
        match, chance = bw.new("keyflower", 2, seed), random.Random(seed)
        while not match.state.lanes:
            [decision] = match.decisions
            for number, action in enumerate(decision.options[:9], 1):
                after = match.clone()
                after.apply(decision.player, action)
                if decision.kind is Kind.AMOUNT and is_for_good(after, decision.player):
                    return match, number
            match.apply(decision.player, chance.choice(decision.options))
    raise LookupError("nobody ever draws")
