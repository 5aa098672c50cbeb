"""The form of a new table: it fits the screen, shows what applies, and remembers and shares what was wished for."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person

GAMES = ["kingdom_builder", "keyflower", "coloma", "boonlake"]
#: How high the page may be, in px, by the size of the window.
HIGHEST = {(1280, 800): 860, (390, 844): 1700}
HEIGHT = "document.documentElement.scrollHeight"
WIDTH = "document.documentElement.scrollWidth"


def form(person: Person, game: str, wish: str = "") -> None:
    person.page.goto(f"{person.server.url}/#/new/{game}{wish and '?' + wish}")
    expect(person.page.get_by_role("button", name="Open the table")).to_be_visible()


@pytest.mark.parametrize(("size", "highest"), HIGHEST.items(), ids=str)
def test_the_form_needs_little_scrolling(arrive: Arrive, size: tuple[int, int], highest: int) -> None:
    person = arrive(size=size)
    for game in GAMES:
        form(person, game)
        expect(person.page.get_by_role("group", name="Ready-made tables").get_by_role("button").first).to_be_visible()
        expect(person.page.get_by_role("link", name="Learn it in ten minutes")).to_be_in_viewport()
        assert person.page.evaluate(HEIGHT) <= highest, game
        assert person.page.evaluate(WIDTH) == size[0], game
        expect(person.page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
        expect(person.page.get_by_role("group", name="Players")).to_be_in_viewport()


def test_only_what_applies_can_be_chosen(person: Person) -> None:
    page = person.page
    form(person, "kingdom_builder")
    expect(page.get_by_role("group", name="Lords")).not_to_be_visible()
    page.get_by_text("More options").click()
    expect(page.get_by_role("group", name="Lords")).to_be_visible()
    idle = page.get_by_role("list", name="Not with what you have chosen")
    expect(idle.get_by_role("listitem").filter(has_text="Tasks")).to_contain_text("Needs Crossroads")
    expect(page.get_by_role("group", name="Tasks")).to_have_count(0)
    crossroads = page.get_by_role("checkbox", name="Crossroads")
    expect(crossroads).to_have_accessible_description("Warriors, ships and wagons, and tasks")
    expect(page.locator("label", has=crossroads).locator("svg").first).to_be_visible()
    crossroads.check(force=True)
    expect(page.get_by_role("group", name="Tasks")).to_be_visible()
    page.get_by_role("switch", name="First game").check()
    expect(idle.get_by_role("listitem").filter(has_text="Quadrants").first).to_contain_text("Set by “First game”")
    form(person, "coloma")
    duel = page.get_by_role("checkbox", name="Mule duel")
    expect(duel).to_be_disabled()
    expect(duel).to_have_accessible_description("For 2 players")
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    expect(duel).to_be_enabled()
    expect(page.get_by_role("group", name="Shade’s strength")).to_have_count(0)
    page.get_by_role("group", name="Players").get_by_role("radio", name="1").check()
    expect(page.get_by_role("group", name="Shade’s strength")).to_be_visible()


def test_a_table_is_kept_under_a_name_and_sent_as_a_link(arrive: Arrive) -> None:
    ann, bob = arrive(permissions=["clipboard-read", "clipboard-write"]), arrive()
    form(ann, "coloma")
    presets = ann.page.get_by_role("group", name="Ready-made tables")
    expect(presets.get_by_role("button", name="Usual")).to_have_attribute("aria-pressed", "true")
    presets.get_by_role("button", name="Everything").click()
    expect(ann.page.get_by_role("checkbox", name="Hotels")).to_be_checked()
    expect(presets.get_by_role("button", name="Everything")).to_have_attribute("aria-pressed", "true")
    ann.button("Friends by link").click()
    ann.page.get_by_role("group", name="Pace").get_by_role("radio", name="Over days").check()
    presets.get_by_role("button", name="Save").click()
    ann.page.get_by_role("textbox", name="Name", exact=True).fill("Friday")
    ann.button("Save it").click()
    ann.button("Copy link").click()
    expect(ann.button("Copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    ann.page.reload()
    expect(ann.page.get_by_role("checkbox", name="Hotels")).not_to_be_checked()
    presets.get_by_role("button", name="Friday", exact=True).click()
    expect(presets.get_by_role("button", name="Friday", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_role("checkbox", name="Hotels")).to_be_checked()
    expect(ann.page.get_by_role("radio", name="Over days")).to_be_checked()
    ann.button("Forget “Friday”").click()
    expect(presets.get_by_role("button", name="Friday", exact=True)).to_have_count(0)
    # Somebody else opens the link, and one that asks for what there is not.
    bob.page.goto(link)
    expect(bob.page.get_by_role("checkbox", name="Hotels")).to_be_checked()
    expect(bob.page.get_by_role("radio", name="Over days")).to_be_checked()
    expect(bob.page.get_by_role("alert")).to_have_count(0)
    form(bob, "coloma", "seats=me.bot-genius&o.hotels=yes&o.casino=yes")
    expect(bob.page.get_by_role("alert")).to_contain_text("seats=bot-genius, o.casino=yes")
    expect(bob.page.get_by_role("checkbox", name="Hotels")).to_be_checked()


def test_what_people_agree_on_is_asked_when_there_are_others(person: Person) -> None:
    form(person, "kingdom_builder")
    expect(person.page.get_by_role("group", name="Pace")).to_have_count(0)
    person.button("Friends by link").click()
    person.page.get_by_role("group", name="Pace").get_by_role("radio", name="Over days").check()
    person.page.get_by_role("group", name="If somebody leaves").get_by_role("radio", name="The game ends").check()
    person.page.get_by_role("group", name="Helpers").get_by_role("radio", name="None").check()
    person.page.get_by_role("textbox", name="Name of the table").fill("Friday night")
    with person.page.expect_request("**/api/tables") as asked:
        person.button("Open the table").click()
    body = json.loads(asked.value.post_data or "")
    assert body["agreed"] == {
        "pace": "days",
        "clock": "none",
        "leaving": "end",
        "open": False,
        "helpers": False,
        "absence": 1440,
        "bot": "medium",
        "known": "nothing",
    }
    assert body["title"] == "Friday night"
    expect(person.page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    person.page.get_by_role("link", name="To the lobby").last.click()
    expect(person.page.get_by_role("region", name="Your tables")).to_contain_text("Friday night")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"options": {"expansions": ["casino"]}}, "„Erweiterungen“ lässt sich hier nicht so einstellen."),
        ({"seats": [{"kind": "bot", "name": "Ida", "bot": "genius"}] * 2}, "Einen Bot „genius“ gibt es hier nicht."),
        ({"title": "x" * 61}, "Der Name eines Tisches hat höchstens 60 Zeichen."),
        ({"helpers": True}, "Lade diese Seite neu"),
    ],
)
def test_what_the_server_refuses_is_said_in_the_readers_language(
    arrive: Arrive, change: dict[str, Any], said: str
) -> None:
    person = arrive(locale="de-DE", size=(390, 844))

    def spoil(route: Route) -> None:
        """As if this page were older than its server."""
        route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or ""), **change}))

    person.page.route(
        "**/api/tables", lambda route: spoil(route) if route.request.method == "POST" else route.continue_()
    )
    person.page.goto(f"{person.server.url}/#/new/kingdom_builder")
    person.button("Tisch eröffnen").click()
    expect(person.page.get_by_role("alert")).to_contain_text(said)
    expect(person.page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    person.page.unroute_all()
    person.complaints.clear()  # the browser notes the refusal
