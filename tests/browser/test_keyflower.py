"""Keyflower as people play it: whole games by mouse and finger, bids, carrying and upgrading, laying tiles, secrets."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

import boardwright as bw
from boardwright.games import get_game
from boardwright.match import Match
from boardwright.words import Words
from tests.browser.conftest import Arrive
from tests.browser.games import saved
from tests.browser.looks import faults
from tests.browser.pages import TRIES, Person, chair
from tests.browser.test_accessibility import objections
from tests.games.keyflower.table import village
from tests.server.harness import told

GAME = "keyflower"
PHONE = (390, 844)
#: A tile that can be chosen says so.
LEGAL = re.compile(", can be chosen")
#: So does one that can be upgraded with what is brought there.
PLANNED = re.compile("choose it to see how")
#: A place beside a village where the tile in hand can lie.
FITS = re.compile("^Place beside .*: the tile fits")
#: However long a bot thinks, a person has this many decisions at most in a whole game.
MOST = 300


# -- coming and looking ------------------------------------------------------------------------------------------------


def open_table(person: Person, *seats: str, **more: Any) -> dict[str, Any]:
    wanted = {"game": GAME, "seats": [chair(words) for words in seats], **told(more)}
    opened: dict[str, Any] = person.post("/tables", wanted)
    return opened


def sit_down(person: Person, table: str) -> None:
    person.page.goto(f"{person.server.url}/#/t/{table}")
    expect(person.page.get_by_role("grid").first).to_be_visible()


def go_on(person: Person, match: Match) -> None:
    """At a table that goes on from that match: I am the first player, the others are bots."""
    sit_down(person, person.go_on(saved(match), len(match.history), 0))


def views(person: Person) -> list[dict[str, Any]]:
    """The table as it was sent to this page, each time it was."""
    told = [json.loads(text) for text in person.heard]
    return [message["view"] for message in told if message["type"] == "snapshot"]


@cache
def seed_where(first: int, players: int) -> int:
    """A seed with which that seat begins."""
    return next(seed for seed in range(1000) if bw.new(GAME, players, seed).decisions[0].player == first)


def tile(person: Person, name: str) -> Locator:
    """A tile on the table, by its name."""
    return person.page.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))


def window(person: Person, name: str) -> Locator:
    """What the board asks about a tile."""
    return person.page.get_by_role("group", name=name, exact=True)


# -- a whole game ------------------------------------------------------------------------------------------------------


def decide(person: Person) -> bool:
    """One decision by mouse, as soon as I am asked; false at the end of the game."""
    page = person.page
    asked = page.locator(".prompt:not(.theirs)").or_(person.over)
    asked.first.wait_for()
    if person.over.count():
        return False
    length = person.length
    for _ in range(TRIES):
        before = person.seen()
        choose(person)
        person.settle(before)
        if person.length != length:
            return True
        if person.over.count():  # the prompt tells the end a little before
            return False
    raise AssertionError("nothing that is clicked leads on")


def choose(person: Person) -> None:
    page = person.page
    place = page.get_by_role("gridcell", name=FITS)
    asked = page.locator(".sheet button.first, .sheet button.btn, .sheet button.pick")
    won = page.locator("button.won")
    planned = page.get_by_role("gridcell", name=PLANNED)
    ready = page.locator("[data-leg]")
    lit = page.get_by_role("gridcell", name=LEGAL)
    primary = page.locator("#primary")
    moment = page.locator(".moment")
    if moment.count():
        person.tap(moment)  # what was just seen lies over a corner of the board until it is put away
    elif place.count():
        person.tap(place.last)
        person.tap(person.button("Lay it here"))
    elif won.count():
        person.tap(won.first)
    elif planned.count() and not asked.count() and not ready.count():
        person.tap(planned.first)  # its plan lies ready, or I am asked what I mean
    elif primary.count():
        person.tap(primary)
    elif asked.count():
        person.tap(asked.first)
    elif leads_somewhere(person):
        person.tap(person.button("Pass"))
    else:
        person.tap(lit.first)
        if asked.count() and not primary.count():  # bid or use, and with which colour
            person.tap(asked.first)


def leads_somewhere(person: Person) -> bool:
    bids = [bid for lot in person.snapshot()["view"]["lots"] for bid in lot["bids"]]
    return any(bid["player"] == 0 and bid["leads"] for bid in bids)


def play_to_the_end(person: Person) -> None:
    decisions = 0
    while decide(person):
        decisions += 1
        assert decisions < MOST
    final = views(person)[-1]
    assert final["season"] == "winter"
    assert len(final["players"][0]["village"]) > 2


def test_a_whole_game_by_mouse_against_a_bot(person: Person) -> None:
    person.visit_lobby()
    person.page.get_by_role("link", name="New table Keyflower").click()
    person.page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    person.page.get_by_role("textbox", name="Teal: name").fill("Ann")
    person.page.get_by_role("combobox", name="Amber").select_option("easy")
    person.button("Open the table").click()
    play_to_the_end(person)
    expect(person.prompt).to_contain_text(re.compile("(Ann|Amber) wins|share the victory"))
    expect(person.page.get_by_role("heading", name="Final score sheet")).to_be_visible()


def test_a_whole_game_by_finger(arrive: Arrive) -> None:
    person = arrive(size=PHONE, has_touch=True, is_mobile=True)
    sit_down(person, open_table(person, "me Ann", "random Rob", seed=seed_where(0, 2))["table"])
    play_to_the_end(person)
    expect(person.podium).to_be_visible()


# -- bids --------------------------------------------------------------------------------------------------------------


class Duel(NamedTuple):
    """A table where Ann begins and Bob has more workers of a colour than she has; two tiles on auction."""

    seed: int
    colour: str
    first: str
    second: str


@cache
def duel() -> Duel:
    for seed in range(1000):
        match = bw.new(GAME, 2, seed)
        ann, bob = (match.view(seat)["players"][seat]["colours"] for seat in (0, 1))
        colour = next((colour for colour in ann if 2 <= ann[colour] < bob[colour]), None)
        if colour is not None and match.decisions[0].player == 0:
            first, second, *_ = (lot["tile"] for lot in match.view(None)["lots"])
            return Duel(seed, colour, called(first), called(second))
    raise LookupError("no such table")


def called(tile: str) -> str:
    """A tile's name in English."""
    return Words("en", get_game(GAME)).name(f"tile-{tile}")


def meet(arrive: Arrive) -> tuple[Person, Person, str]:
    """Ann and Bob at the table of the duel, each with a browser, and the table's name."""
    ann, bob = arrive(), arrive()
    opened = open_table(ann, "me Ann", "friend Bob", seed=duel().seed)
    sit_down(ann, opened["table"])
    bob.join(f"{bob.server.url}/#/join/{opened['table']}/{opened['links'][0]['token']}")
    expect(bob.page.get_by_role("grid").first).to_be_visible()
    return ann, bob, opened["table"]


def begin_bid(person: Person, lot: str) -> None:
    tile(person, lot).click()
    bids = window(person, lot).get_by_role("group", name="Bid")
    bids.get_by_role("button", name=re.compile(rf"\b{duel().colour}\b")).click()


def bid(person: Person, lot: str, count: int) -> None:
    """Bid so many for a tile, in the colour of the duel."""
    begin_bid(person, lot)
    send = person.button(f"Bid {count} {duel().colour} for {lot}")
    person.page.locator("#primary").wait_for()
    while send.count() == 0:
        person.button("One more").click()
    send.click()
    send.wait_for(state="detached")


def test_whoever_is_outbid_moves_the_whole_group_elsewhere(arrive: Arrive) -> None:
    ann, bob, _ = meet(arrive)
    _, colour, first, second = duel()
    bid(ann, first, 2)
    expect(tile(bob, first)).to_have_accessible_name(re.compile(f"Ann leads with 2 {colour}"))
    bid(bob, first, 3)
    expect(tile(ann, first)).to_have_accessible_name(re.compile(f"Ann: 2 {colour}, outbid and free to move"))
    expect(ann.page.get_by_text("Free to move").locator("visible=true").first).to_be_visible()

    begin_bid(ann, second)
    ann.button(f"Bid {colour} for {second}").click()
    window(ann, second).get_by_role("group", name="Take along a group").get_by_role("button").click()
    ann.button(f"Bid 2 {colour} for {second}").click()
    expect(tile(bob, second)).to_have_accessible_name(re.compile(f"Ann leads with 2 {colour}"))
    expect(tile(bob, first)).not_to_have_accessible_name(re.compile("Ann"))


#: What a player's part of the view has for its owner alone.
SECRETS = ("colours", "skill_kinds", "winter", "offered")


def test_what_is_behind_a_screen_goes_to_nobody_else(arrive: Arrive) -> None:
    ann, bob, table = meet(arrive)
    cleo = arrive()
    sit_down(cleo, table)
    _, _, first, second = duel()
    bid(ann, first, 2)
    bid(bob, second, 1)
    expect(tile(cleo, second)).to_have_accessible_name(re.compile("Bob leads with 1"))
    for person, seat in ((ann, 0), (bob, 1), (cleo, None)):
        players = [player for view in views(person) for player in view["players"]]
        others = [player for player in players if player["player"] != seat]
        assert len(others) > 2
        assert {name for player in others for name in SECRETS if player[name] is not None} == set()
        assert all(player["colours"] is not None for player in players if player["player"] == seat)


# -- in my village -----------------------------------------------------------------------------------------------------


def test_a_load_is_carried_by_clicks_and_pays_for_an_upgrade(person: Person) -> None:
    go_on(
        person,
        bw.from_position(
            {
                "game": GAME,
                "players": 2,
                "offer": "keywood",
                "seats": [
                    {
                        "workers": "red 1",
                        "village": village("stable"),
                        "resources": {"stable": "wood 1 stone 1"},
                    },
                    {"workers": "red 1"},
                ],
            }
        ),
    )
    tile(person, "Stable").click()
    person.button("Use Stable with 1 red").click()
    mine = person.page.get_by_role("grid", name=re.compile("^Your village"))
    for load, left in (("wood", "steps left: 1"), ("stone", "Upgrade a tile")):
        mine.locator(f"[data-resource={load}]").click()
        tile(person, "Home 1").click()
        expect(person.prompt).to_contain_text(left)
    tile(person, "Home 1").click()
    expect(tile(person, "Home 1")).to_have_accessible_name(re.compile("upgraded"))
    home, stable = views(person)[-1]["players"][0]["village"]
    assert home["upgraded"]
    assert sum(home["resources"].values()) + sum(stable["resources"].values()) == 0


def test_a_tile_is_turned_and_laid_where_it_fits(person: Person) -> None:
    match = bw.from_position(
        {
            "game": GAME,
            "players": 2,
            "turn": 1,
            "passes": 1,
            "offer": "keywood",
            "bids": {"keywood": ["0 red 1"]},
            "seats": [{"workers": "red 1"}, {"workers": "red 1"}],
        }
    )
    match.apply(1, "pass")
    while not any(option.startswith("lay ") for option in options_of(match)):
        match.apply(match.decisions[0].player, options_of(match)[0])
    go_on(person, match)
    lay = person.button("Lay it here")
    expect(lay).to_be_disabled()
    wrong = person.page.get_by_role("gridcell", name=re.compile("^Place beside .* does not fit"))
    wrong.first.click(force=True)
    expect(person.page.get_by_text(re.compile("^(road|field|water) meets (road|field|water)"))).to_be_visible()
    expect(lay).to_be_disabled()

    place = person.page.get_by_role("gridcell", name=FITS).first
    at = str(place.get_attribute("data-gap"))
    place.click()
    expect(lay).to_be_enabled()
    ghost = person.page.get_by_role("region", name="Your village").get_by_role("img", name="Keywood")
    before = ghost.inner_html()
    person.page.keyboard.press("r")
    expect(lay).to_be_enabled()
    assert ghost.inner_html() != before, "the tile in hand is turned"
    person.carry_out(lay)
    expect(lay).to_have_count(0)
    laid = views(person)[-1]["players"][0]["village"][-1]
    assert (laid["tile"], f"{laid['q']},{laid['r']}") == ("keywood", at)


def options_of(match: Match) -> list[str]:
    """What the first of those who are asked may do."""
    decision = match.decisions[0]
    return [match.game.space.notation(option) for option in decision.options]


# -- sizes and colours -------------------------------------------------------------------------------------------------


def test_a_phone_shows_six_seats_without_scrolling_aside(arrive: Arrive) -> None:
    person = arrive(size=PHONE, has_touch=True, is_mobile=True)
    match = bw.from_position(
        {
            "game": GAME,
            "players": 6,
            "offer": "keywood miner stable",
            "seats": [{"workers": "red 3 blue 2", "resources": {home: "gold 6"}} for home in HOMES],
        }
    )
    go_on(person, match)
    for page in ("On offer", "My village", "Others"):
        person.page.get_by_role("tab", name=page).tap()
        assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert faults(person, ".cells .cell") == []
    chips = person.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(chips).to_have_count(6)
    cut = "chips => chips.filter(chip => chip.scrollWidth > chip.clientWidth).length"
    assert chips.evaluate_all(cut) == 0
    person.page.get_by_role("tab", name="On offer").tap()
    tile(person, "Miner").tap()
    window(person, "Miner").get_by_role("group", name="Bid").get_by_role("button").first.tap()
    bid_them = person.button(re.compile("^Bid 1 "))
    box = bid_them.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    bid_them.tap()
    expect(person.page.get_by_text("You lead").first).to_be_visible()


HOMES = [f"home_{number}" for number in range(1, 7)]


@pytest.mark.parametrize(("colours", "size"), [("light", (1280, 800)), ("dark", PHONE)])
def test_axe_has_nothing_to_object_to(arrive: Arrive, colours: str, size: tuple[int, int]) -> None:
    person = arrive(size=size, color_scheme=colours, bypass_csp=True)
    sit_down(person, open_table(person, "me Ann", "random Rob", seed=seed_where(0, 2))["table"])
    person.page.get_by_role("gridcell", name=LEGAL).first.wait_for()
    found = objections(person, "my turn")
    person.page.get_by_role("gridcell", name=LEGAL).first.click()
    person.page.locator(".sheet").wait_for()
    found += objections(person, "a tile asked about")
    assert found == []
