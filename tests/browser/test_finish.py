"""The end of a game: its points are counted on the board, then come the places. Seasons end for all to see."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Locator, expect

import boardwright as bw
from boardwright.bots import Seat, make_bot
from boardwright.kernel.messages import Message
from boardwright.match import Match
from boardwright.words import Words
from tests.browser.conftest import Arrive
from tests.browser.games import BOARD, saved
from tests.browser.pages import Person
from tests.server.harness import GAME

#: More steps than the points of any game here are counted in.
MANY = 40
#: In ms of the page's own clock, longer than the points of such a game are counted.
LONG_COUNT = 60_000


@cache
def game_of(game: str, players: int) -> Match:
    """A whole game between bots; in Kingdom Builder areas count."""
    cards = {**BOARD, "cards": ["hermits", "citizens", "merchants"]}
    match = bw.new(game, players, 5, cards if game == GAME else {})
    bots = [make_bot("greedy" if game == GAME else "random", seat) for seat in range(players)]
    while not match.over:
        player = match.decisions[0].player
        match.apply(player, bots[player].choose(Seat(match, player)))
    return match


def count_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name="The final count")


def test_points_are_counted_group_by_group_and_only_once(person: Person) -> None:
    match = game_of(GAME, 2)
    person.sit_down(person.bring(saved(match)))
    # Without motion the places are there at once, in the order of the points.
    podium = person.podium
    expect(podium.get_by_role("listitem")).to_have_count(2)
    for seat, points in enumerate(match.scores):
        expect(podium.get_by_role("listitem").filter(has_text=f"Player {seat + 1}")).to_contain_text(f"{points} points")
    # They can be counted by hand: the first line, the first player, each area with its own number.
    podium.get_by_role("button", name="Count again").click()
    numbers = person.page.locator("[data-points]")
    hermits = [sheet.lines[0] for sheet in match.score_sheet]
    rows = count_of(person).get_by_role("listitem")
    expect(count_of(person)).to_contain_text("Hermits")
    expect(numbers).to_have_text(["1"] * len(hermits[0].earnings))
    # What is counted is bright, the rest of the board dimmed.
    lit = len({target for earning in hermits[0].earnings for target in earning.targets})
    expect(person.page.locator(".light rect.dim")).to_be_visible()
    expect(person.page.locator(".light mask rect[fill=black]")).to_have_count(lit)
    expect(rows.nth(0)).to_contain_text(f"+{hermits[0].points}")
    expect(rows.nth(1)).not_to_contain_text("+")
    person.page.keyboard.press("ArrowRight")
    expect(numbers).to_have_text(["1"] * len(hermits[1].earnings))
    expect(rows.nth(1)).to_contain_text(f"+{hermits[1].points}")
    count_of(person).get_by_role("button", name="Next").click()
    expect(count_of(person)).to_contain_text("Citizens")
    count_of(person).get_by_role("button", name="Back").click()
    expect(count_of(person)).to_contain_text("Hermits")
    # The end of it is the podium, and so it is wherever one leaves it.
    for _ in range(MANY):
        if podium.count():
            break
        person.page.keyboard.press("ArrowRight")
    expect(podium).to_be_visible()
    expect(numbers).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(podium).to_have_count(0)
    # It does not come again by itself, but when it is asked for.
    person.reload()
    person.button("Count again").click()
    expect(count_of(person)).to_be_visible()
    person.button("To the result").click()
    expect(podium).to_be_visible()
    expect(count_of(person)).to_have_count(0)
    person.button("Same start again").click()
    expect(person.game).to_have_attribute("data-length", "0")


def test_the_count_goes_on_by_itself(arrive: Arrive) -> None:
    person = arrive(reduced_motion="no-preference")
    # The page's clock stands still until it is told to run.
    person.clock.install()
    person.clock.pause_at(4_000_000_000_000)
    person.sit_down(person.bring(saved(game_of(GAME, 2))))
    expect(count_of(person)).to_contain_text("Hermits")
    expect(person.prompt).not_to_contain_text("Player")
    person.clock.run_for(LONG_COUNT)
    expect(person.podium).to_be_visible()
    expect(person.prompt).to_contain_text(re.compile("wins|share"))


def test_the_end_fits_on_a_phone_held_sideways(arrive: Arrive) -> None:
    person = arrive(size=(844, 390), has_touch=True)
    person.sit_down(person.bring(saved(game_of(GAME, 2))))
    for part in (person.podium.get_by_role("listitem").last, person.podium.get_by_role("link", name="To the lobby")):
        expect(part).to_be_in_viewport(ratio=1)
    person.podium.get_by_role("button", name="Count again").click()
    for part in (count_of(person).get_by_role("listitem").last, person.button("To the result")):
        expect(part).to_be_in_viewport(ratio=1)


def test_a_group_is_lit_alone_where_one_points_at_it(person: Person) -> None:
    match = game_of(GAME, 2)
    person.sit_down(person.bring(saved(match)))
    line = match.score_sheet[0].lines[0]
    numbers, lit = person.page.locator("[data-points]"), person.page.locator("use[href='#kb-marked']")
    person.button(f"Player 1, Hermits: {line.points}").click()
    expect(person.podium).to_have_count(0)
    expect(numbers).to_have_count(len(line.earnings))
    person.button(f"1 point, group 2 of {len(line.earnings)}").hover()
    expect(numbers).to_have_count(1)
    expect(lit).to_have_count(len(line.earnings[1].targets))
    rule = person.page.get_by_role("table").get_by_role("link", name=re.compile(line.rule))
    expect(rule).to_have_attribute("href", re.compile(f"/rules/.*{line.rule}"))
    rule.click()
    expect(person.page.get_by_role("dialog", name=line.rule)).to_contain_text("Hermits")


def test_six_columns_have_names_and_totals_on_a_phone(arrive: Arrive) -> None:
    match = game_of("keyflower", 6)
    person = arrive(size=(390, 844))
    person.page.goto(f"{person.server.url}/#/t/{person.bring(saved(match))}")
    person.page.get_by_role("button", name="Close").click()
    sheet = person.page.get_by_role("table")
    for seat in range(6):
        expect(sheet.get_by_role("columnheader", name=f"Player {seat + 1}")).to_be_in_viewport(ratio=1)
    total = sheet.get_by_role("row", name="Total")
    expect(total).to_be_in_viewport(ratio=1)
    expect(total).to_have_text("".join(["Total", *map(str, match.scores)]), use_inner_text=False)
    # There is more than fits, and it says so.
    expect(person.page.locator("[data-more='below']")).to_be_visible()
    person.page.locator("[data-more='below']").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(person.page.locator("[data-more='above']")).to_be_visible()
    expect(total).to_be_in_viewport(ratio=1)


def test_the_places_lie_over_a_board_that_has_nothing_beside_it(arrive: Arrive) -> None:
    person = arrive()
    person.page.goto(f"{person.server.url}/#/t/{person.bring(saved(game_of('coloma', 5)))}")
    for width, height in ((1280, 800), (1920, 1080)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(person.podium).to_be_in_viewport(ratio=1)
        board = person.page.get_by_role("region", name="The board")
        sheet = person.page.get_by_role("table").filter(has_text="Total")
        over, beside = board.bounding_box(), sheet.bounding_box()
        assert over is not None
        assert beside is not None
        assert over["width"] > width / 2
        assert beside["x"] > over["x"] + over["width"]
    # What was seen last waits until the places are put away.
    moment = person.page.locator("section[aria-label^='Shoot-out of']")
    expect(moment).to_be_hidden()
    person.page.keyboard.press("Escape")
    expect(person.podium).to_have_count(0)
    expect(moment).to_be_visible()


def test_the_end_of_a_season_says_who_won_what(arrive: Arrive) -> None:
    match = game_of("keyflower", 3)
    words = Words("en", match.game)
    ends, begins = [
        (n, entry.events)
        for n, entry in enumerate(match.history, 1)
        if {event.kind for event in entry.events} & {"season-ends", "season-begins"}
    ][:2]
    wins = [event for event in ends[1] if event.kind == "won"]
    assert wins
    person = arrive()
    table = person.bring(saved(match))
    person.page.goto(f"{person.server.url}/#/t/{table}?n={ends[0]}")
    moment = person.page.get_by_role("region", name="Spring is over")
    expect(moment).to_contain_text("Now boats are chosen")
    for event in wins:
        tile, colour = event.args["tile"], event.args["colour"]
        assert isinstance(tile, Message)
        assert isinstance(colour, Message)
        price = f"for {event.args['size']} {words.say(colour)}"
        won = moment.get_by_role("listitem").filter(has=person.page.get_by_text(words.say(tile)))
        expect(won.last).to_contain_text(price)
    # As soon as the next season has begun, it has the boats, and what comes next.
    person.page.goto(f"{person.server.url}/#/t/{table}?n={begins[0]}")
    expect(moment).to_contain_text("Summer begins")
    expect(moment.get_by_text("boat", exact=True)).to_have_count(3)
    moment.get_by_role("button", name="Close").click()
    expect(moment).to_have_count(0)
