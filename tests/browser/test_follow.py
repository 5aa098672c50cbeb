"""Following a game: others' moves one after another, points with their reason, what was missed, the log, and sounds.

Time stands still on the pages that follow: it goes on when the test says so, however busy the machine is.
"""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.games import finished, last_turn, saved
from tests.browser.pages import Person
from tests.browser.test_accessibility import axe
from tests.server.harness import LONG, seed_where

#: How long a move is shown, in ms; and the most that whoever follows is behind.
SLOW, BEHIND = 700, 8 * 700
#: Notes every position that the table shows.
WATCH = """() => {
    const table = document.querySelector('[data-length]');
    window.lengths = [Number(table.dataset.length)];
    new MutationObserver(() => window.lengths.push(Number(table.dataset.length)))
        .observe(table, { attributeFilter: ['data-length'] });
}"""
#: The first turn in the log that is not cut off, and where it stands.
FIRST_LINE = """log => [...log.querySelectorAll('[data-turn]')]
    .map((turn) => [turn.dataset.turn, Math.round(turn.getBoundingClientRect().top - log.getBoundingClientRect().top)])
    .find(([, top]) => top >= 0)"""
#: A browser that only notes which tones it is asked for.
TONES = """
window.tones = [];
window.AudioContext = class {
    currentTime = 0; state = 'running'; destination = null;
    createOscillator() {
        const frequency = { set value(pitch) { window.tones.push(Math.round(pitch)); } };
        return { frequency, connect: (next) => next, start() {}, stop() {} };
    }
    createGain() {
        return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
    }
};
"""


def follower(arrive: Arrive, **wishes: Any) -> Person:
    """Somebody who wants to follow slowly, although the system says: no motion."""
    person = arrive()
    liked = json.dumps({"confirmLive": True, "pace": "slow", **wishes})
    person.page.add_init_script(
        f"if (location.protocol.startsWith('http')) localStorage.setItem('boardwright.settings', '{liked}')"
    )
    person.clock.install(time=0)
    return person


def pass_until(person: Person, what: Locator) -> None:
    """Time goes on by next to nothing until what was on its way is there."""
    end = time.monotonic() + LONG
    while what.count() == 0:
        assert time.monotonic() < end, f"waited in vain for {what}; the server told last: {latest(person)['length']}"
        person.clock.run_for(1)
        time.sleep(0.05)


def shown(person: Person) -> int:
    return int(str(person.game.get_attribute("data-length")))


def skip(person: Person) -> Locator:
    return person.prompt.get_by_role("button", name="Skip")


def latest(person: Person) -> Any:
    """The table as the server told it last."""
    return [message for message in map(json.loads, person.heard) if message["type"] == "snapshot"][-1]


def play_until_rob_moves(ann: Person) -> tuple[int, int]:
    """Ann's turn of four decisions, then the first of Rob's is shown: how many are shown, and how many there are."""
    now = shown(ann) + 4 + 1
    ann.play_turn()
    pass_until(ann, ann.page.locator(f"[data-length='{now}']"))
    length = latest(ann)["length"]
    expect(ann.prompt).to_contain_text(f"Rob, 1 of {length - now + 1}")
    return now, length


def objections(person: Person) -> Any:
    """What axe finds while time stands still."""
    person.page.evaluate("source => new Function(source)()", axe())
    person.page.evaluate(
        "() => { window.found = null; axe.run().then(({ violations }) => (window.found = violations)) }"
    )
    end = time.monotonic() + LONG
    while (found := person.page.evaluate("window.found")) is None:
        assert time.monotonic() < end, "axe does not come to an end"
        person.clock.run_for(1)
    return found


def tones(person: Person, pitch: int) -> list[int]:
    """What was heard, once that is among it."""
    end = time.monotonic() + LONG
    while pitch not in (heard := person.page.evaluate("tones")):
        assert time.monotonic() < end, f"{pitch} is not heard, only {heard}"
        time.sleep(0.05)
    return list(heard)


def test_moves_of_others_are_shown_one_after_another_unless_i_go_on(arrive: Arrive) -> None:
    ann = follower(arrive)
    ann.sit_down(ann.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))
    ann.is_asked()
    ann.stop_time()
    ann.page.evaluate(WATCH)

    # My own moves are there at once; then Rob's, with the pieces that stood then.
    now, length = play_until_rob_moves(ann)
    expect(ann.settlements_of("Rob")).to_have_count(1)
    expect(ann.legal_cells).to_have_count(0)
    assert objections(ann) == []
    ann.pass_time(SLOW)
    expect(ann.prompt).to_contain_text("Rob, 2 of ")
    ann.pass_time(SLOW * (length - now - 1))
    assert ann.is_asked()
    assert ann.page.evaluate("window.lengths") == [*range(length + 1)]

    # A key leads to the present; so does the button.
    for way in ("Space", "Escape", "button"):
        now, length = play_until_rob_moves(ann)
        if way == "button":
            skip(ann).click()
        else:
            ann.page.evaluate("document.activeElement.blur()")
            ann.page.keyboard.press(way)
        assert ann.is_asked()
        assert now < shown(ann) == length

    # A click that would act does: nothing waits for what is shown.
    now, length = play_until_rob_moves(ann)
    cell = latest(ann)["decisions"][0]["options"][0]["targets"][0].removeprefix("cell:")
    ann.cell(cell).click(force=True)
    expect(ann.settlement(cell)).to_be_visible()
    assert shown(ann) == length + 1


def test_who_wants_no_motion_sees_what_came_of_it_at_once(person: Person) -> None:
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))
    person.is_asked()
    person.page.evaluate(WATCH)
    person.play_turn()
    person.is_asked()
    assert person.page.evaluate("window.lengths") == [0, 1, 2, 3, 4, latest(person)["length"]]
    person.button("Settings").click()
    pace = person.page.get_by_role("group", name="Others’ moves")
    expect(pace.get_by_role("radio", name="At once")).to_be_checked()
    pace.get_by_role("radio", name="Fast").check()
    person.page.keyboard.press("Escape")
    person.reload()
    person.button("Settings").click()
    expect(pace.get_by_role("radio", name="Fast")).to_be_checked()


def test_who_follows_is_never_far_behind(arrive: Arrive) -> None:
    """Bots play a whole game; what is shown of it takes no longer than a few moves."""
    ann, zoe = arrive(), follower(arrive)
    table = ann.set_table("me Ann", "random Rob", "random Ben", seed=seed_where(0, 3))
    ann.sit_down(table)
    zoe.sit_down(table)
    zoe.stop_time()
    ann.button("Seat of Ann").click()
    ann.button("Easy").click()
    expect(ann.over).to_be_visible()
    pass_until(zoe, skip(zoe))
    zoe.pass_time(BEHIND)
    expect(zoe.prompt).to_contain_text("win")
    expect(zoe.game).to_have_attribute("data-length", str(ann.game.get_attribute("data-length")))


def test_what_was_missed_is_shown_to_who_comes_back(arrive: Arrive) -> None:
    ann, bob = follower(arrive), arrive()
    table, [link] = ann.set_table_with_links("me Ann", "friend Bob", seed=seed_where(0, 2))
    ann.sit_down(table)
    bob.join(link)
    ann.is_asked()
    ann.play_turn()
    ann.page.goto("about:blank")
    bob.is_asked()
    built = bob.play_turn()
    ann.clock.pause_at(10_000_000)
    ann.sit_down(table)
    recap = ann.page.get_by_role("group", name="One turn since you were here")
    pass_until(ann, ann.page.locator("[data-length='4']"))
    expect(recap.get_by_role("button")).to_have_text(["Step", "Skip"])
    ann.pass_time(SLOW)
    expect(ann.prompt).to_contain_text("Bob, 1 of 4")
    expect(ann.settlement(built[0])).to_be_visible()
    expect(ann.settlement(built[1])).to_have_count(0)
    recap.get_by_role("button", name="Step").click()
    expect(ann.prompt).to_contain_text("Move 4 of 8")
    expect(recap).to_have_count(0)
    ann.page.keyboard.press("End")
    assert ann.is_asked()


def test_points_are_told_with_their_reason(arrive: Arrive) -> None:
    ann = follower(arrive)
    ann.sit_down(ann.go_on(saved(finished()), 60, finished().history[60].player))
    ann.is_asked()
    ann.stop_time()
    told = ann.page.locator(".gained")
    for _ in range(4):
        ann.play_turn()
        pass_until(ann, skip(ann))
        skip(ann).click()
        ann.is_asked()
        if told.count():
            break
    expect(told.first).to_have_text(re.compile(r"[+−]\d+ (Fishermen|Knights|Merchants|Castle)"))
    ann.pass_time(3_000)
    expect(told).to_have_count(0)


def test_the_log_stays_where_it_is_read_and_is_one_stop_of_the_keyboard(person: Person) -> None:
    match = finished()
    my_turns = [n for n in range(1, 120) if (match.history[n - 1].player, match.history[n].player) == (1, 0)]
    person.sit_down(person.go_on(saved(match), my_turns[-1], 0))
    person.is_asked()
    log = person.page.get_by_role("region", name="Log")
    top = "log => log.scrollTop"
    log.evaluate("log => log.scrollTo(0, 120)")
    before = log.evaluate(FIRST_LINE)
    person.play_turn()
    news = person.button(re.compile("^[1-9] new$"))
    expect(news).to_be_visible()
    person.is_asked()
    assert log.evaluate(FIRST_LINE) == before
    news.click()
    expect(news).to_have_count(0)
    assert log.evaluate(top) == 0
    expect(log).to_be_focused()
    person.play_turn()
    person.is_asked()
    assert log.evaluate(top) == 0

    press = person.page.keyboard.press
    log.focus()
    press("ArrowDown")
    expect(log.get_by_role("button").first).to_be_focused()
    for _ in range(4):
        press("ArrowDown")
    press("ArrowUp")
    press("ArrowDown")
    expect(log.get_by_role("button").nth(4)).to_be_focused()
    press("Enter")
    expect(person.button("To the present")).to_be_visible()
    press("Escape")
    log.focus()
    press("Tab")
    assert not log.evaluate("log => log.contains(document.activeElement)")


def test_soft_tones_for_a_piece_my_turn_and_the_end(arrive: Arrive) -> None:
    ann = follower(arrive, sound=True, pace="once")
    ann.page.add_init_script(TONES)
    match = finished()
    ann.sit_down(ann.go_on(saved(match), last_turn(match, 0) - 11, 0))
    ann.is_asked()
    assert ann.page.evaluate("tones") == []
    ann.build()
    assert tones(ann, 220) == [220]
    ann.play_turn()
    ann.is_asked()
    assert tones(ann, 587).count(587) == 1
    ann.play_turn()
    expect(ann.over).to_be_visible()
    assert tones(ann, 784)[-3:] == [523, 659, 784]
