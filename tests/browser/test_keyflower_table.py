"""Keyflower in the hand: what a click on a tile asks, what lies ready on the bar, what is marked and warned of."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import boardwright as bw
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.village import DIRECTIONS, EDGES, ROAD, STEPS
from boardwright.match import Match
from tests.browser import test_keyflower
from tests.browser.conftest import Arrive
from tests.browser.games import saved
from tests.browser.looks import cut, faults
from tests.browser.pages import Person
from tests.browser.test_keyflower import GAME, HOMES, PHONE, go_on, options_of, sit_down, tile, views, window
from tests.games.keyflower.table import village

#: Winter tiles in hand, and all there are.
HAND = "jeweller scribes scholar"
WINTER = " ".join(found.id for found in CATALOG.tiles if found.kind == "winter")


def at(players: int = 2, **fields: Any) -> Match:
    return bw.from_position({"game": GAME, "players": players, **fields})


def reason(person: Person, lot: str, verb: str) -> Locator:
    """Why something cannot be done at a tile."""
    return window(person, lot).locator(f"[data-cannot={verb}]")


def begin_bid(person: Person, lot: str) -> None:
    """Put a bid with red workers on the bar."""
    tile(person, lot).click()
    window(person, lot).get_by_role("group", name="Bid").get_by_role("button", name=re.compile("red")).click()


# -- what a click on a tile means --------------------------------------------------------------------------------------


def test_a_click_asks_to_use_or_to_bid_and_says_why_not(person: Person) -> None:
    seats = [{"workers": "red 3 blue 1", "village": village("stable")}, {"workers": "red 3"}]
    go_on(
        person,
        at(
            season="summer",
            offer="mason smelter summer_boat_2",
            side_b="summer_boat_2",
            bids={"smelter": ["1 yellow 1"]},
            seats=seats,
        ),
    )
    tile(person, "Mason").click()
    expect(window(person, "Mason").get_by_role("group", name="Bid").get_by_role("button")).to_have_count(2)
    expect(reason(person, "Mason", "use")).to_contain_text("You do not have the skill that Mason asks for")
    expect(reason(person, "Mason", "use").get_by_role("link", name="KF-5.16")).to_be_visible()

    # Another tile is asked about instead; of it nothing is possible.
    tile(person, "Smelter").click(force=True)
    expect(window(person, "Mason")).to_have_count(0)
    expect(reason(person, "Smelter", "bid")).to_contain_text("Only yellow is bid for Smelter now")
    expect(reason(person, "Smelter", "use")).to_contain_text("Smelter")
    expect(window(person, "Smelter").locator(".pick")).to_have_count(0)

    # The side of a summer boat that lies up is named and explained.
    tile(person, "Summer boat 2b").click()
    boat = window(person, "Summer boat 2b")
    expect(boat).to_contain_text("2 times as many steps and upgrades")
    expect(tile(person, "Summer boat 2b")).to_contain_text("steps and upgrades count twice")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".sheet")).to_have_count(0)

    # In a village there is nothing to bid for; a click elsewhere puts the question away.
    tile(person, "Stable").click()
    expect(window(person, "Stable").get_by_role("group", name="Use")).to_be_visible()
    expect(reason(person, "Stable", "bid")).to_have_count(0)
    person.page.get_by_role("heading", name="Boats, turn order").click()
    expect(person.page.locator(".sheet")).to_have_count(0)
    assert views(person)[-1]["gather"] is None

    # By key passing is shown first, then played.
    length = str(person.game.get_attribute("data-length"))
    person.page.keyboard.press("p")
    expect(person.page.locator("#primary")).to_have_text("Pass")
    expect(person.game).to_have_attribute("data-length", length)
    person.page.keyboard.press("p")
    expect(person.game).not_to_have_attribute("data-length", length)


def test_a_bid_is_set_and_made_at_the_lower_right(person: Person) -> None:
    go_on(person, at(offer="miner", seats=[{"workers": "red 3 blue 2", "known": "blue 2"}, {"workers": "red 3"}]))
    begin_bid(person, "Miner")
    press = person.button("Bid 1 red for Miner")
    box, size = press.bounding_box(), person.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] + box["width"] > size["width"] - 40
    assert box["y"] > size["height"] - 80
    person.page.keyboard.press("+")
    person.button("One more").click()
    expect(person.button("One more")).to_be_disabled()
    person.button("Bid 3 red for Miner").click()
    expect(tile(person, "Miner")).to_have_accessible_name(re.compile("leads with 3 red"))
    expect(person.page.locator(".sheet")).to_have_count(0)


# -- what is marked and told -------------------------------------------------------------------------------------------


def test_the_tile_of_the_start_player_is_marked(person: Person) -> None:
    go_on(person, at(3, offer="miner", seats=[{"workers": "red 3"}] * 3))
    second = tile(person, "Turn order 2")
    expect(second).to_have_accessible_name(re.compile("purple figure and is the next start player"))
    expect(second.get_by_text("start player", exact=True)).to_be_visible()
    expect(second.locator("use[href='#kf-worker-purple']")).to_have_count(1)
    expect(tile(person, "Turn order 1")).not_to_have_accessible_name(re.compile("start player"))


def test_the_tile_that_flipper_turns_over_is_told_and_drawn(person: Person) -> None:
    seat = {"village": [*village("keywood"), "flipper@0,1"], "upgraded": "home_1"}
    sit_down(person, person.bring(saved(at(season="winter", over=True, seats=[seat]))))
    keywood = tile(person, "Keywood")
    expect(keywood).to_have_accessible_name(re.compile("upgraded for nothing by Flipper"))
    drawn = person.page.get_by_role("grid", name=re.compile("^Your village|^Village of Player 1"))
    expect(drawn.locator("use[href='#kf-flip']")).not_to_have_count(0)


# -- sizes -------------------------------------------------------------------------------------------------------------


def crowded(players: int, season: str) -> Match:
    """A table with much on it: all lots there can be, goods everywhere, villages that have grown."""
    summer = [found.id for found in CATALOG.tiles if found.kind in ("village", "summer_boat") and found.season == 1]
    lots = summer[: CATALOG.season_tiles[players]] if season == "summer" else WINTER.split()
    seats = [
        {
            "workers": "red 5 blue 4 yellow 3 green 2",
            "skills": "saw 2 anvil 1",
            "village": village("stable", "keystone_quarry", "workshop", home=home)
            if home == HOMES[0]
            else village(home=home),
            "resources": {home: "wood 12 stone 3 iron 2 gold 11" if home == HOMES[0] else "wood 1 gold 4"},
        }
        for home in HOMES[:players]
    ]
    return at(players, season=season, offer=" ".join(lots), seats=seats)


@pytest.mark.parametrize(("players", "season"), [(4, "summer"), (6, "summer"), (6, "winter")])
def test_at_a_desk_everything_can_be_read(person: Person, players: int, season: str) -> None:
    go_on(person, crowded(players, season))
    expect(person.page.locator(".cell .worth").first).to_be_visible()
    assert faults(person, ".cells .cell") == []
    assert cut(person, ".cell, .growth, .part") == []
    lots = views(person)[-1]["lots"]
    assert len(lots) == (12 if season == "winter" else CATALOG.season_tiles[players])
    growing = [lot for lot in lots if CATALOG.tiles[CATALOG.tile(lot["tile"])].cost is not None]
    assert person.page.locator(".cell .becomes").count() == len(growing)
    assert bool(growing) == (season == "summer")
    for part in person.page.locator(".cell .part svg").all():
        box = part.bounding_box()
        assert box is not None
        assert box["height"] >= 9


#: Words of the names on auction that go over from one line to the next.
BROKEN = """() => [...document.querySelectorAll('.lot .name')].flatMap((name) => {
    const text = name.firstChild;
    return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""


def test_long_words_are_not_broken(arrive: Arrive) -> None:
    person = arrive(locale="de")
    spring = "apprentice_hall keystone_quarry quarryman woodcutter stable miner workshop keywood"
    go_on(person, at(4, offer=spring, seats=[{"workers": "red 5"}] * 4))
    expect(tile(person, "Lehrlingshalle")).to_be_visible()
    assert person.page.evaluate(BROKEN) == []


BURIED = """() => [...document.querySelectorAll('.village svg[role=grid]')].filter((village) => {
    const grounds = [...village.querySelectorAll('.ground, .paper')].filter((one) => !one.closest('.ghost'));
    const goods = [...village.querySelectorAll('.tray')];
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    return goods.length && !(grounds.at(-1).compareDocumentPosition(goods[0]) & after);
}).length"""


def test_goods_lie_above_every_neighbour(person: Person) -> None:
    go_on(person, crowded(2, "summer"))
    expect(person.page.locator(".village .tray").first).to_be_attached()
    assert person.page.evaluate(BURIED) == 0


def test_the_column_keeps_its_height(person: Person) -> None:
    """My turn, a colour pointed out, a bid on the bar, the other one's turn: every panel stays where it is."""
    seed, colour, lot, _ = test_keyflower.duel()
    sit_down(person, test_keyflower.open_table(person, "me Ann", "friend Bob", seed=seed)["table"])
    panels = person.page.locator(".column > .panel")
    places = "panels => panels.map(panel => panel.getBoundingClientRect().top)"
    before = panels.evaluate_all(places)
    person.page.get_by_role("button", name=re.compile(f"× {colour}")).click()
    assert panels.evaluate_all(places) == before
    test_keyflower.begin_bid(person, lot)
    assert panels.evaluate_all(places) == before
    person.button(f"Bid 1 {colour} for {lot}").click()
    expect(tile(person, lot)).to_have_accessible_name(re.compile("You lead"))
    assert panels.evaluate_all(places) == before


# -- in my village -----------------------------------------------------------------------------------------------------


def test_a_click_on_another_load_takes_that_one_up(person: Person) -> None:
    seat = {"workers": "red 1", "village": village("stable"), "resources": {"stable": "wood 1", "home_1": "stone 1"}}
    go_on(person, at(seats=[seat, {"workers": "red 1"}]))
    tile(person, "Stable").click()
    person.button("Use Stable with 1 red").click()
    # All know that there is one worker only: nobody asks how many.
    mine = person.page.get_by_role("grid", name=re.compile("^Your village"))
    mine.locator("[data-resource=wood]").click()
    expect(tile(person, "Home 1")).to_have_accessible_name(re.compile("can be chosen"))
    mine.locator("[data-resource=stone]").click()
    expect(tile(person, "Home 1")).to_have_accessible_name(re.compile("chosen"))
    expect(person.prompt).to_contain_text("steps left: 2")
    tile(person, "Stable").click()
    expect(person.prompt).to_contain_text("steps left: 1")
    assert views(person)[-1]["players"][0]["village"][1]["resources"]["stone"] == 1


def places_without_road(match: Match, laid: str) -> set[str]:
    """Where the tile could be laid so that none of its roads meets a neighbour, as ``q,r``."""
    mine = match.view(0)["players"][0]["village"]
    there = {placed["tile"]: (placed["q"], placed["r"]) for placed in mine}
    found = set()
    for option in options_of(match):
        _, beside, way, turns = option.split()
        edges = EDGES[CATALOG.tile(laid)][int(turns)]
        dq, dr = STEPS[DIRECTIONS.index(way)]
        q, r = there[beside][0] + dq, there[beside][1] + dr
        met = [edge for edge, (sq, sr) in zip(edges, STEPS, strict=True) if (q + sq, r + sr) in there.values()]
        if ROAD not in met:
            found.add(f"{q},{r}")
    return found


def test_a_tile_is_not_stranded_without_a_warning(person: Person) -> None:
    seats = [{"workers": "red 1", "village": village("stable")}, {"workers": "red 1"}]
    match = at(turn=1, passes=1, offer="keywood", bids={"keywood": ["0 red 1"]}, seats=seats)
    match.apply(1, "pass")
    while not any(option.startswith("lay ") for option in options_of(match)):
        match.apply(match.decisions[0].player, options_of(match)[0])
    place = sorted(places_without_road(match, "keywood"))[0]
    go_on(person, match)
    warned = person.page.get_by_text("No road reaches Keywood here")
    gap = person.page.locator(f"[data-gap='{place}']")
    gap.click()
    # Turned until no road meets a neighbour; the other ways it fits go without saying.
    for _ in range(6):
        if warned.is_visible():
            break
        person.page.keyboard.press("r")
    expect(warned).to_be_visible()
    expect(person.button("Lay it here")).to_be_enabled()
    person.page.keyboard.press("Escape")
    expect(warned).to_be_hidden()


# -- winter, and what nobody is asked ----------------------------------------------------------------------------------


@pytest.mark.parametrize("touch", [False, True])
def test_a_winter_tile_is_put_back_before_it_is_offered(arrive: Arrive, touch: bool) -> None:
    person = arrive(size=PHONE, has_touch=True, is_mobile=True) if touch else arrive()
    seats = [{"winter": HAND, "workers": "red 1"}, {"winter": "keythedral watermill windmill", "workers": "red 1"}]
    lanes = {str(seat): [f"OfferWinter {seat} none"] for seat in range(2)}
    go_on(person, at(season="winter", stack=["LayOutWinter"], lanes=lanes, seats=seats))
    for name in ("Jeweller", "Scribes", "Jeweller"):
        tile(person, name).tap() if touch else tile(person, name).click()
    expect(tile(person, "Scribes")).to_have_accessible_name(re.compile("chosen for the auction"))
    expect(tile(person, "Jeweller")).not_to_have_accessible_name(re.compile("chosen for the auction"))
    assert views(person)[-1]["players"][0]["offered"] == []
    person.button("Put 1 tile up for auction").click()
    expect(person.page.get_by_role("grid", name="Winter: tiles on auction")).to_be_visible()
    assert "scribes" in [lot["tile"] for lot in views(person)[-1]["lots"]]
    assert "jeweller" not in [lot["tile"] for lot in views(person)[-1]["lots"]]


def test_the_last_boat_and_a_pass_without_workers_are_not_asked_for(person: Person) -> None:
    seats = [{"workers": "red 1"}, {}]
    go_on(person, at(offer="miner", bids={"turn_order_1": ["1 blue 1"]}, seats=seats))
    begin_bid(person, "Miner")
    person.button("Bid 1 red for Miner").click()
    # Nobody has a worker left: all pass, the other one chooses a boat, the last one is mine, and I lay what I have won.
    expect(person.prompt).to_contain_text("Lay Miner")
    boats = views(person)[-1]["boats"]
    assert [boat["taken"] for boat in boats] == [True, True]
