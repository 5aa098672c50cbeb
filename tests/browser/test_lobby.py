"""The lobby: everything the game lets a table choose, my tables with those that wait for me first, links to paste."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.games import finished, saved
from tests.browser.pages import Person
from tests.server.harness import Server, seed_where

OPEN = {"pace": "live", "leaving": "bot", "open": True, "helpers": True}


def test_a_table_is_set_as_it_was_wished_for(person: Person) -> None:
    person.visit_lobby()
    person.page.get_by_role("link", name="New table Kingdom Builder").click()
    person.page.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    person.page.get_by_role("textbox", name="Red: name").fill("Ann")
    person.page.get_by_role("group", name="Blue: who plays").get_by_role("radio", name="Here").check()
    person.page.get_by_role("textbox", name="Blue: name").fill("Ben")
    person.page.get_by_role("combobox", name="Green: how well the bot plays").select_option("Easy")
    person.page.get_by_text("More options").click()
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
    assert seats[2][1:] == ("bot", "easy")
    assert len(seats) == 4


def test_tables_that_wait_for_me_come_first(person: Person) -> None:
    mine = person.set_table("me Ann", "friend Bob", seed=seed_where(0, 2))
    theirs = person.set_table("me Ann", "friend Cleo", seed=seed_where(1, 2))
    person.visit_lobby()
    expect(person.page).to_have_title("(1) Boardwright")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("One table waits for you")
    links = person.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(links.nth(0)).to_have_attribute("href", f"#/t/{mine}")
    expect(links.nth(1)).to_have_attribute("href", f"#/t/{theirs}")
    links.nth(0).click()
    expect(person.prompt).to_contain_text("Build on")


def row(person: Person, list: str, text: str) -> Locator:
    """A table in one of the lists."""
    return person.page.get_by_role("region", name=list).get_by_role("listitem").filter(has_text=text).first


def test_a_row_says_how_the_game_stands_and_whom_it_waits_for(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    table, links = ann.set_table_with_links("me Ann", "friend Bob", seed=seed_where(1, 2), title="Friday")
    ann.visit_lobby()
    friday = row(ann, "Your tables", "Friday")
    expect(friday).to_contain_text("Waits for Bob to sit down")
    expect(ann.page.get_by_role("article")).to_have_count(4)
    bob.join(links[0])
    bob.is_asked()
    # The list is renewed by itself.
    expect(friday).to_contain_text("Bob is thinking")
    bob.play_turn()
    ann.sit_down(table)  # the host has seen who came, and the row says how the game stands
    ann.page.get_by_role("link", name="Boardwright, to the lobby").click()
    expect(friday).to_contain_text(re.compile(r"37 settlements before the end ·\s\d+\s:\s\d+"))
    expect(friday.get_by_role("link", name="Play Kingdom Builder with Bob")).to_be_visible()
    expect(friday.get_by_role("list", name="Seats").get_by_role("img", name="Bob")).to_be_visible()
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_role("textbox", name="Say something").fill("Your turn!")
    bob.page.keyboard.press("Enter")
    expect(friday).to_contain_text("1 new message")
    ann.sit_down(table)
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.get_by_text("Your turn!")).to_be_visible()
    ann.page.get_by_role("link", name="Boardwright, to the lobby").click()
    expect(friday).to_be_visible()
    expect(friday).not_to_contain_text("new message")


def test_a_guest_sits_down_at_an_open_table(own_server: Server, arrive: Arrive) -> None:
    host, guest = arrive(own_server), arrive(own_server)
    host.visit_lobby()
    # With nothing else to show the games have all the room.
    games = host.page.get_by_role("article")
    expect(games).to_have_count(4)
    # Who has never played a game is offered to learn it first.
    expect(games.filter(has_text="First time?")).to_have_count(4)
    expect(host.page.get_by_role("region", name="Your tables")).to_have_count(0)
    table = host.set_table("me Ann", "friend Bob", "random Rob", agreed=OPEN, title="Come in", seed=seed_where(0, 3))
    guest.visit_lobby()
    seats = row(guest, "Open tables", "Come in").get_by_role("list", name="Seats")
    expect(seats.get_by_role("img", name="Bob (free)")).to_be_visible()
    unusual = {**OPEN, "pace": "days", "leaving": "end", "helpers": False}
    letters = host.set_table("me Ann", "friend Eve", agreed=unusual, title="By letter")
    agreed = row(guest, "Open tables", "By letter").get_by_text("Over days · ends if somebody leaves · no helpers")
    expect(agreed).to_be_visible()
    host.post(f"/tables/{letters}/delete")
    expect(row(guest, "Open tables", "By letter")).to_have_count(0)
    host.sit_down(table)
    guest.button(re.compile("Sit down")).click()
    guest.page.get_by_role("textbox", name="The name you sit down with").fill("Gus")
    guest.button("Sit down").click()
    expect(guest.board).to_be_visible()
    expect(host.button("Seat of Gus")).to_be_visible()
    host.visit_lobby()
    expect(row(host, "Your tables", "Come in").get_by_role("img", name="Gus")).to_be_visible()
    guest.visit_lobby()
    expect(row(guest, "Your tables", "Come in")).to_be_visible()
    expect(guest.page.get_by_text("No table is open right now.")).to_be_visible()


def test_finished_games_can_be_looked_at_again(person: Person) -> None:
    over = person.bring(saved(finished()))
    person.visit_lobby()
    expect(row(person, "Finished games", "Kingdom Builder")).to_contain_text("has won")
    expect(person.page.get_by_role("article").filter(has_text="First time?")).to_have_count(3)
    expect(person.page.get_by_role("link", name="One finished game")).to_be_hidden()
    replays = person.page.get_by_role("link", name="Replays").first
    replays.click()
    expect(replays).to_have_attribute("aria-current", "page")
    finished_game = row(person, "Finished games", "Kingdom Builder")
    points = " : ".join(map(str, person.get(f"/tables/{over}/at/{finished().length}")["scores"]))
    expect(finished_game).to_contain_text(points)
    finished_game.get_by_role("link", name="Replay").click()
    expect(person.prompt).to_contain_text("Move 0 of")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_a_phone_shows_everything_within_its_width(arrive: Arrive, locale: str) -> None:
    person = arrive(size=(390, 844), locale=locale, has_touch=True, is_mobile=True)
    person.set_table("me Ann", "random Rob", seed=seed_where(0, 2), title="A rather long name for a table")
    person.bring(saved(finished()))
    tabs = person.page.get_by_role("navigation").get_by_role("link")
    # All tabs are there before the games are.
    person.page.route("**/api/games", lambda _: None)
    person.page.goto(f"{person.server.url}/")
    expect(tabs).to_have_count(4)
    expect(tabs.last).to_be_in_viewport(ratio=1)
    person.page.unroute("**/api/games")
    person.page.reload()
    for page in ("", "open", "replays"):
        person.page.goto(f"{person.server.url}/#/{page}")
        expect(tabs).to_have_count(4)
        if page != "open":
            expect(person.page.get_by_role("listitem").first).to_be_visible()
        assert person.page.evaluate("document.documentElement.scrollWidth") == 390
        small = "(all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)"
        assert tabs.evaluate_all(small) == []
        assert person.page.locator(".btn:visible").evaluate_all(small) == []
    person.page.goto(f"{person.server.url}/#/")
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    expect(person.page.get_by_role("article").first).to_be_visible()
    assert person.page.get_by_role("article").evaluate_all(cut) == []


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
    bob.button("Sit down").click()
    expect(bob.prompt).to_contain_text("Build on")


def test_a_wrong_link_says_so(person: Person) -> None:
    table = person.set_table("me Ann", "friend Bob")
    person.page.goto(f"{person.server.url}/#/join/{table}/{'x' * 22}")
    expect(person.page.get_by_role("heading", name="This link does not open a seat")).to_be_visible()
    person.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(person.page.get_by_role("heading", name="Your tables")).to_be_visible()
    assert "403" in person.complaints.pop()
