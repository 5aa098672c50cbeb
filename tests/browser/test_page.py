"""The page keeps to itself: strict headers on everything it is made of, one server, no word to anybody else."""

from __future__ import annotations

from playwright.sync_api import Response, expect

from tests.browser.pages import Person
from tests.server.harness import seed_where


def test_headers_and_requests_of_a_whole_visit(person: Person) -> None:
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    person.page.on("response", note)
    person.visit_lobby()
    person.page.get_by_role("link", name="New table Kingdom Builder").click()
    expect(person.button("Open the table")).to_be_visible()
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))
    person.is_asked()
    person.play_turn()
    assert len(answers) > 10
    for answer in answers:
        assert answer.ok or answer.status == 304, f"{answer.status} {answer.url}"
        headers = answer.headers
        policy = headers["content-security-policy"].split("; ")
        assert "default-src 'none'" in policy, answer.url
        assert "script-src 'self'" in policy
        assert "connect-src 'self'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    # The socket is the page's own, and nothing else was asked for; every other test checks the same when it ends.
    assert any(url.startswith("ws://127.0.0.1") for url in person.requests)
    assert person.strays() == []


def test_the_visitors_cookie_is_out_of_reach_for_scripts(person: Person) -> None:
    person.visit_lobby()
    (cookie,) = person.page.context.cookies()
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert person.page.evaluate("document.cookie") == ""


def test_a_script_from_elsewhere_is_not_run(person: Person) -> None:
    person.visit_lobby()
    person.page.evaluate(
        """() => {
            const script = document.createElement('script');
            script.textContent = 'window.intruder = true';
            document.body.append(script);
        }"""
    )
    assert person.page.evaluate("window.intruder") is None
    assert "Content Security Policy" in person.complaints.pop()
