"""Fast enough to feel direct, because there is little to do: a click and a step into the past are answered in the frame
they came in, before the server has said a word, and only what is different is drawn anew.

Counted is work, in the page itself: frames that passed and parts of the page that changed. That is the same on a busy
machine as on an idle one.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.games import finished, saved
from tests.browser.pages import Person
from tests.server.harness import seed_where

#: Notes for every input to a part of the page how many frames passed until something changed, and how much did.
COUNTER = """([name, input, part]) => {
    window[name] = [];
    let frame = 0;
    let now = null;
    const tick = () => { frame += 1; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
    addEventListener(input, event => {
        now = event.target.closest(part) ? { began: frame, waited: null, changes: 0 } : null;
        if (now) window[name].push(now);
    }, true);
    const count = records => {
        if (now === null) return;
        now.waited ??= frame - now.began;
        now.changes += records.length;
    };
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(count).observe(document.body, everything);
}"""
#: How much of the page may change: on a click, when every lit cell goes out; and from one position to another.
CLICK, POSITION = 600, 150


def start_counting(person: Person, name: str, event: str, part: str) -> None:
    person.page.evaluate(COUNTER, [name, event, part])


def check(person: Person, name: str, most: int) -> None:
    answers: list[dict[str, Any]] = person.page.evaluate("name => window[name]", name)
    whole = person.page.evaluate("document.querySelectorAll('*').length")
    assert len(answers) >= 20
    assert [answer["waited"] for answer in answers] == [0] * len(answers)
    assert max(answer["changes"] for answer in answers) <= most < whole / 2


def test_a_click_is_answered_in_the_same_frame(person: Person) -> None:
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))
    person.is_asked()
    start_counting(person, "clicks", "pointerdown", "[data-cell]")
    for _ in range(7):
        for _ in range(3):
            person.build()
        person.button("Restart turn").click()
        expect(person.prompt).to_contain_text("(3 left)")
    check(person, "clicks", CLICK)


def test_a_past_position_is_shown_in_the_same_frame(person: Person) -> None:
    match = finished()
    person.sit_down(person.bring(saved(match)))
    person.button("Replay").click()
    slider = person.page.get_by_role("slider", name="Position in the game")
    places = [*range(0, match.length, 5)]

    def slide_to(n: int) -> None:
        slider.fill(str(n))
        expect(person.prompt).to_contain_text(f"Move {n} of")

    for n in places:
        slide_to(n)
    start_counting(person, "positions", "input", "input")
    for n in places[-2::-1]:
        slide_to(n)
    check(person, "positions", POSITION)
