"""The lobby: everything the game lets a table choose, my tables with those that wait for me first, links to paste."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.games import finished, saved
from tests.browser.pages import Person
from tests.server.harness import seed_where


def test_a_table_is_set_as_it_was_wished_for(person: Person) -> None:
    person.visit_lobby()
    person.page.get_by_role("link", name="New table Kingdom Builder").click()
    person.page.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    person.page.get_by_role("textbox", name="Red: name").fill("Ann")
    person.page.get_by_role("group", name="Blue: who plays").get_by_role("radio", name="Here").check()
    person.page.get_by_role("textbox", name="Blue: name").fill("Ben")
    person.page.get_by_role("combobox", name="Green: how well the bot plays").select_option("Carefree")
    for option, wanted in (
        ("Quadrants", ["Tower", "Farm", "Oracle", "Harbor"]),
        ("Scoring cards", ["Miners", "Lords", "Hermits"]),
    ):
        group = person.page.get_by_role("group", name=option, exact=True)
        group.get_by_role("radio", name="Choose").check()
        expect(person.button("Open the table")).to_be_disabled()
        for word in wanted:
            group.get_by_text(word, exact=True).click()
    person.button("Open the table").click()
    person.button(re.compile("I am (Ann|Ben)")).click()
    expect(person.board).to_be_visible()
    shot = person.get(f"/tables/{person.page.url.split('/')[-1]}/at/0")
    assert [quadrant["id"] for quadrant in shot["view"]["quadrants"]] == ["tower", "farm", "oracle", "harbor"]
    assert sorted(shot["view"]["cards"]) == ["hermits", "lords", "miners"]
    seats = [(seat["name"], seat["kind"], seat["bot"]) for seat in shot["seats"]]
    assert seats[:2] == [("Ann", "person", None), ("Ben", "person", None)]
    assert seats[2][1:] == ("bot", "random")
    assert len(seats) == 4


def test_tables_that_wait_for_me_come_first(person: Person) -> None:
    mine = person.set_table("me Ann", "friend Bob", seed=seed_where(0, 2))
    theirs = person.set_table("me Ann", "friend Cleo", seed=seed_where(1, 2))
    over = person.bring(saved(finished()))
    person.visit_lobby()
    expect(person.page).to_have_title("(1) Boardwright")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("One table waits for you")
    tables = person.page.get_by_role("region", name="Your tables")
    links = tables.get_by_role("link")
    expect(links.nth(0)).to_have_attribute("href", f"#/t/{mine}")
    expect(links.nth(1)).to_have_attribute("href", f"#/t/{theirs}")
    tables.get_by_text("One finished game").click()
    expect(links.nth(2)).to_have_attribute("href", f"#/t/{over}")
    links.nth(0).click()
    expect(person.prompt).to_contain_text("Build on")


def test_finished_games_stay_unfolded_when_the_list_is_renewed(person: Person) -> None:
    person.set_table("me Ann", "friend Bob")
    over = person.bring(saved(finished()))
    person.visit_lobby()
    links = person.page.get_by_role("region", name="Your tables").get_by_role("link")
    fold = person.page.get_by_text("One finished game")
    for unfolded in (True, False):
        fold.click()
        table = person.set_table("me Ann", "friend Cleo")
        person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(person.page.locator(f"a[href='#/t/{table}']")).to_be_visible()
        expect(person.page.locator(f"a[href='#/t/{over}']")).to_be_visible(visible=unfolded)
    expect(links).to_have_count(3)


def test_a_link_can_be_pasted(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    _, links = ann.set_table_with_links("me Ann", "friend Bob", seed=seed_where(1, 2))
    bob.visit_lobby()
    bob.button("Join with a link").first.click()
    field = bob.page.get_by_role("textbox", name="The link")
    field.fill("https://example.org/")
    bob.button("Go to the table").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("This is not a link to a table.")
    field.fill(links[0])
    bob.button("Go to the table").click()
    expect(bob.prompt).to_contain_text("Build on")


def test_a_wrong_link_says_so(person: Person) -> None:
    table = person.set_table("me Ann", "friend Bob")
    person.page.goto(f"{person.server.url}/#/join/{table}/{'x' * 22}")
    expect(person.page.get_by_role("heading", name="This link does not open a seat")).to_be_visible()
    person.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(person.page.get_by_role("heading", name="Your tables")).to_be_visible()
    assert "403" in person.complaints.pop()
