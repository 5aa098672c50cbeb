"""Coloma's dials at a table: nothing that is sent to others depends on what was chosen, before all have chosen."""

from __future__ import annotations

import pytest

from boardwright.server.changes import undo
from boardwright.server.snapshot import live_snapshot
from tests.server.inside import OWN
from tests.server.test_simultaneous import Story

OTHERS = (frozenset[int](), frozenset([1]))


def begun(players: int, **options: object) -> Story:
    """A table at which all have put their cards back and now choose a site."""
    story = Story("coloma", players, seed=3, options=options)
    while not any(notation.startswith("choose") for notation in story.options(0)):
        for player in story.table.waiting():
            story.choose(player, story.options(player)[0])
    return story


def sent(story: Story) -> list[str]:
    return [live_snapshot(story.table, mine, None).model_dump_json(exclude=OWN) for mine in OTHERS]


@pytest.mark.rule("CO-25.11")
@pytest.mark.parametrize("players", [2, 4])
def test_whatever_is_chosen_others_are_sent_the_same_bytes(players: int) -> None:
    seen = set()
    for site in range(1, 6):
        story = begun(players)
        story.choose(0, f"choose {site}")
        seen.add(tuple(sent(story)))
    assert len(seen) == 1


@pytest.mark.rule("CO-25.11", "CO-20.5")
def test_a_mules_site_is_as_secret_and_half_a_choice_looks_like_none() -> None:
    story = begun(2, mules=True)
    before = sent(story)
    story.choose(0, "choose 3")
    assert sent(story) == before, "nobody is told that the pioneer's site is chosen and the mule's is not"
    seen = set()
    for site in range(1, 6):
        story = begun(2, mules=True)
        story.choose(0, "choose 3")
        story.choose(0, f"lead {site}")
        seen.add(tuple(sent(story)))
    assert len(seen) == 1


@pytest.mark.rule("CO-25.12")
def test_a_choice_is_changed_until_the_last_one_is_in() -> None:
    story = begun(3)
    before = sent(story)
    story.choose(0, "choose 2")
    assert 0 in live_snapshot(story.table, OTHERS[1], None).ready
    story.add(undo(story.table.match, 0, 1))
    assert sent(story) == before
    story.choose(0, "choose 5")
    story.choose(1, "choose 5")
    story.choose(2, "choose 1")
    shot = live_snapshot(story.table, OTHERS[0], None)
    assert [player["site"] for player in shot.view["players"]] == ["5", "5", "1"]
