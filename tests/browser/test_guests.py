"""Two people at one table, each with a browser of their own: joining by link, secrets, chat, and coming back."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.server.harness import seed_where


def sit_down_together(arrive: Arrive, first: int = 0) -> tuple[Person, Person]:
    """Ann opened the table and Bob has followed his link."""
    ann, bob = arrive(), arrive()
    table, links = ann.set_table_with_links("me Ann", "friend Bob", seed=seed_where(first, 2))
    ann.sit_down(table)
    bob.join(links[0])
    expect(bob.board).to_be_visible()
    return ann, bob


def snapshots(person: Person) -> list[dict[str, Any]]:
    told = [json.loads(text) for text in person.heard]
    return [message for message in told if message["type"] == "snapshot"]


def test_a_guest_joins_by_link_and_both_play(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    ann.visit_lobby()
    ann.page.get_by_role("link", name="New table Kingdom Builder").click()
    ann.page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    ann.button("Friends by link").click()
    ann.page.get_by_role("textbox", name="Red: name").fill("Ann")
    ann.page.get_by_role("textbox", name="Blue: name").fill("Bob")
    ann.button("Open the table").click()
    expect(ann.page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    link = ann.page.get_by_role("textbox", name="Bob").input_value()
    ann.page.get_by_role("link", name="Go to the table").click()
    expect(ann.board).to_be_visible()
    expect(ann.page.get_by_text("Free")).to_be_visible()

    bob.join(link)
    expect(bob.board).to_be_visible()
    assert "join" not in bob.page.url, "the secret stays in the address"
    expect(ann.page.get_by_text("Free")).to_be_hidden()

    expect(ann.prompt).to_contain_text(re.compile("Build on|Bob to move"))
    begins, follows = (ann, bob) if re.match("Build", ann.prompt.inner_text().strip()) else (bob, ann)
    for person in (begins, follows, begins, follows):
        other = follows if person is begins else begins
        built = person.play_turn()
        assert len(built) == 3
        for cell in built:
            other.settlement(cell).wait_for()


def test_each_sees_only_the_own_hand(arrive: Arrive) -> None:
    ann, bob = sit_down_together(arrive)
    terrain = re.compile("^(Grass|Canyon|Desert|Flowers|Forest)$")
    # Bob holds a card for his next turn and sees it; it is laid open when his turn begins.
    held = bob.page.get_by_role("main").get_by_text(terrain).first.inner_text()
    expect(bob.page.get_by_text("For your next turn")).to_be_visible()
    ann.play_turn()
    expect(ann.page.get_by_text(f"Bob plays a {held} card.")).to_be_visible()
    # Now Ann has drawn: she reads which card, Bob reads that she has one.
    for person in (ann, bob):
        person.button(re.compile("^Steps: Ann built 3 on ")).click()
    expect(ann.page.get_by_role("region", name="Log").get_by_text("Ann now holds")).to_be_visible()
    expect(bob.page.get_by_role("region", name="Log").get_by_text("Ann draws a terrain card.")).to_be_visible()
    expect(bob.page.get_by_text("now holds")).to_have_count(0)
    bob.play_turn()
    ann.is_asked()
    for person, me in ((ann, 0), (bob, 1)):
        hands = [[player["hand"] for player in shot["view"]["players"]] for shot in snapshots(person)]
        assert any(hand[me] for hand in hands)
        assert not any(hand[1 - me] for hand in hands)


def test_a_turn_is_shown_to_the_others_when_it_is_over(arrive: Arrive) -> None:
    ann, bob = sit_down_together(arrive)
    cell = ann.build()
    say(ann, "Wait a moment")
    # What is said arrives after whatever was shown before it.
    hears(bob, "Wait a moment")
    expect(bob.settlements_of("Ann")).to_have_count(0)
    expect(bob.prompt).to_contain_text("Ann to move.")
    ann.play_turn()
    bob.settlement(cell).wait_for()


def test_people_and_spectators_talk(arrive: Arrive) -> None:
    ann, bob = sit_down_together(arrive)
    cleo = arrive()
    cleo.sit_down(ann.page.url.split("/")[-1])
    expect(cleo.page.get_by_text("Watching", exact=True)).to_be_visible()
    expect(cleo.legal_cells).to_have_count(0)
    say(bob, "Good luck!")
    expect(ann.button("Chat, one new message")).to_be_visible()
    hears(ann, "Good luck!")
    expect(ann.page.get_by_role("log").get_by_text("Bob")).to_be_visible()
    say(cleo, "May I watch?")
    hears(bob, "May I watch?")
    expect(bob.page.get_by_role("log").get_by_text("Spectator")).to_be_visible()
    ann.play_turn()
    expect(cleo.settlements_of("Ann")).to_have_count(3)
    assert not any(player["hand"] for shot in snapshots(cleo) for player in shot["view"]["players"])


def say(person: Person, text: str) -> None:
    open_chat(person)
    person.page.get_by_role("textbox", name="Say something").fill(text)
    person.button("Send").click()


def hears(person: Person, text: str) -> None:
    open_chat(person)
    expect(person.page.get_by_role("log").get_by_text(text)).to_be_visible()


def open_chat(person: Person) -> None:
    person.page.get_by_role("tab", name="Chat").click()


def test_title_and_icon_tell_that_it_is_my_turn(arrive: Arrive) -> None:
    ann, bob = sit_down_together(arrive)
    icons = [person.page.locator("link[rel~=icon]") for person in (ann, bob)]
    plain = str(icons[1].get_attribute("href"))
    expect(ann.page).to_have_title("● Your turn: Kingdom Builder")
    expect(icons[0]).not_to_have_attribute("href", plain)
    expect(bob.page).to_have_title("Kingdom Builder")
    ann.play_turn()
    expect(bob.page).to_have_title("● Your turn: Kingdom Builder")
    expect(icons[1]).not_to_have_attribute("href", plain)
    expect(ann.page).to_have_title("Kingdom Builder")
    expect(icons[0]).to_have_attribute("href", plain)
    bob.page.get_by_role("link", name="Boardwright, to the lobby").click()
    expect(bob.page).to_have_title("(1) Boardwright")
    expect(bob.page.get_by_text("Your turn")).to_be_visible()


def test_whoever_comes_back_is_told_what_happened(arrive: Arrive) -> None:
    ann, bob = sit_down_together(arrive, first=1)
    bob.play_turn()
    ann.play_turn()
    bob.play_turn()
    address = ann.page.url
    ann.is_asked()
    ann.play_turn()
    ann.page.goto("about:blank")
    bob.is_asked()
    built = bob.play_turn()
    ann.page.goto(address)
    recap = ann.page.get_by_role("group", name="One turn since you were here")
    expect(recap).to_be_visible()
    for cell in built:
        expect(ann.cell(cell)).to_have_accessible_name(re.compile(", new"))
    recap.get_by_role("button", name="Step").click()
    expect(ann.prompt).to_contain_text("Move 16 of 20")
    ann.button("Next turn").click()
    expect(recap).to_have_count(0)
    assert ann.is_asked()
