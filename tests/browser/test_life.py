"""Leaving, resigning, cancelling, deleting and renaming, at the table and from the lobby; what the others see of it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from boardwright.server.protocol import USUAL
from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections
from tests.server.harness import seed_where

END = USUAL.model_copy(update={"leaving": "end"}).model_dump()


def together(ann: Person, bob: Person, *bots: str, **more: object) -> str:
    """Ann has opened a table and begins, Bob has followed his link; both look at it."""
    seed = seed_where(0, 2 + len(bots))
    table, links = ann.set_table_with_links("me Ann", "friend Bob", *bots, seed=seed, **more)
    ann.sit_down(table)
    bob.join(links[0])
    expect(bob.board).to_be_visible()
    return table


def open_menu(person: Person) -> None:
    person.button("More").click()
    person.button("Leave, end, rename").click()


def choose(person: Person, what: str) -> Locator:
    """Go to one entry of the menu; its window."""
    person.button(what).click()
    person.button("Back").wait_for()
    return person.page.get_by_role("dialog")


def field(person: Person, name: str) -> Locator:
    return person.page.get_by_role("textbox", name=name)


def test_names_a_wish_to_cancel_and_a_bot_that_plays_on(arrive: Arrive) -> None:
    ann, bob = arrive(bypass_csp=True), arrive(size=(390, 844), color_scheme="dark", bypass_csp=True)
    together(ann, bob, "greedy Cleo")

    open_menu(bob)
    choose(bob, "Change names")
    field(bob, "Title of the table").fill("Friday night")
    field(bob, "Your name at this table").fill("Bobby")
    found = objections(bob, "names")
    bob.button("Save").click()
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.get_by_text("Bobby", exact=True)).to_be_visible()

    open_menu(bob)
    expect(bob.page.get_by_role("dialog", name="Friday night")).to_be_visible()
    found += objections(bob, "menu")
    expect(choose(bob, "Ask to cancel the table")).to_contain_text("Ann will be asked")
    bob.button("Ask to cancel the table").click()
    expect(bob.page.get_by_text("Ann has not answered yet")).to_be_visible()
    expect(ann.page.get_by_text("Bobby asks to cancel the table, without a winner")).to_be_visible()
    found += objections(ann, "asked")
    # Later, from the lobby: it is still asked.
    ann.visit_lobby()
    ann.button("More about Friday night").click()
    expect(ann.page.get_by_text("Bobby asks to cancel the table, without a winner")).to_be_visible()
    found += objections(ann, "asked in the lobby")
    ann.button("Play on").click()
    expect(bob.page.get_by_text("Ann would rather play on. The table is not cancelled")).to_be_visible()
    bob.button("All right").click()
    expect(bob.button("All right")).to_have_count(0)

    ann.page.get_by_role("link", name="Play Kingdom Builder").click()
    expect(ann.board).to_be_visible()
    open_menu(bob)
    bob.page.keyboard.press("Tab")
    said = choose(bob, "Leave the table")
    expect(said).to_contain_text("a bot plays it to the end, as this table agreed; Ann can play on")
    found += objections(bob, "leaving")
    bob.button("Leave the table").click()
    expect(bob.page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    log = ann.page.get_by_role("region", name="Log")
    for line in ("Bobby asks to cancel the table.", "Ann would rather play on.", "Bobby has left. A bot plays on."):
        expect(log.get_by_text(line)).to_be_visible()
    expect(ann.page.get_by_text("Left", exact=True)).to_be_visible()
    ann.button("Seat of Bobby").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("A bot plays this seat to the end.")
    expect(ann.page.get_by_role("dialog")).to_contain_text("can take it back")
    assert found == []


def test_the_game_ends_early_for_both(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(bypass_csp=True)
    table = together(ann, bob, "greedy Cleo", agreed=END)
    ann.visit_lobby()
    ann.button("More about Kingdom Builder").click()
    expect(choose(ann, "Leave the table")).to_contain_text("the game then ends for everybody, for Bob too")
    ann.button("Back").click()
    expect(choose(ann, "Resign")).to_contain_text("You come last")
    ann.button("Resign").click()
    expect(bob.prompt).to_contain_text("Ann has resigned")
    expect(bob.prompt).to_contain_text("points count as they stood")
    bob.button("Close the score sheet").click()
    expect(bob.page.get_by_role("region", name="Log")).to_contain_text("Ann has resigned")
    expect(bob.page.get_by_text("Resigned", exact=True)).to_be_visible()
    expect(bob.button("Undo")).to_have_count(0)
    assert objections(bob, "ended") == []
    expect(ann.page.get_by_text("Ann has resigned")).to_be_visible()

    # Each takes it off the own list; the last one deletes it.
    ann.button("More about Kingdom Builder").click()
    expect(choose(ann, "Take it off my list")).to_contain_text("the others keep it")
    ann.button("Take it off my list").click()
    expect(ann.button("More about Kingdom Builder")).to_have_count(0)
    ann.sit_down(table)
    expect(ann.page.get_by_text("Watching", exact=True)).to_be_visible()
    open_menu(bob)
    expect(choose(bob, "Delete the table")).to_contain_text("gone for good")
    bob.button("Delete the table").click()
    expect(bob.page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_resigning_against_one_opponent_and_cancelling_before_anybody_has_decided(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    together(ann, bob)
    open_menu(ann)
    expect(choose(ann, "Cancel the table")).to_contain_text("Nobody else has decided anything yet.")
    ann.button("Cancel the table").click()
    expect(bob.prompt).to_contain_text("The table was cancelled")
    expect(bob.page.get_by_role("heading", name="Final score sheet")).to_have_count(0)
    bob.button("Play again").click()
    ann.page.get_by_role("link", name="To the next game").click()
    for person in (ann, bob):
        expect(person.button("Save as a file")).to_have_count(0)
        expect(person.board).to_be_visible()
    open_menu(bob)
    expect(choose(bob, "Resign")).to_contain_text("the game ends, and Ann has won", ignore_case=True)
    bob.button("Resign").click()
    expect(ann.prompt).to_contain_text("Ann wins")
    expect(bob.prompt).to_contain_text("Bob has resigned")


def test_people_at_one_screen_say_who_leaves(person: Person) -> None:
    table = person.set_table("me Ann", "here Ben", "random Rob", seed=seed_where(0, 3))
    person.visit_lobby()
    person.button("More about Kingdom Builder").click()
    expect(person.button("Delete the table")).to_be_visible()
    said = choose(person, "Leave the table")
    said.get_by_role("radio", name="Ben").check()
    person.button("Leave the table").click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.sit_down(table)
    expect(person.page.get_by_text("Left", exact=True)).to_be_visible()
    # More leads from one window to the next, whichever it is.
    person.button("More").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(person.page.get_by_role("dialog", name="Settings")).to_be_visible()
