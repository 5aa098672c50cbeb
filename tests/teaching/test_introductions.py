"""Every introduction can be played as it is written, points at what is on the table, and has words for everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.games import games, get_game
from boardwright.kernel.errors import BadCatalog
from boardwright.teaching import Introduction, introduction
from boardwright.teaching.introduction import FOLDER, LEARNER, read_introduction
from boardwright.teaching.reading import folder_of
from boardwright.words import LANGUAGES
from tests.words.fluent_files import keys, parts

#: About ten minutes: a stage is read in some twenty seconds.
SHORTEST, LONGEST = 12, 45

every_introduction = pytest.mark.parametrize("game", [name for name in games() if introduction(name)])


def told(game: str) -> Introduction:
    found = introduction(game)
    assert found is not None
    return found


def test_every_game_has_one() -> None:
    assert [name for name in games() if introduction(name) is None] == []


@every_introduction
def test_it_has_the_right_length_and_something_to_do(game: str) -> None:
    stages = told(game).stages
    assert SHORTEST <= len(stages) <= LONGEST
    assert sum(len(stage.moves) for stage in stages) >= 10


@every_introduction
def test_what_is_lit_is_on_the_table(game: str) -> None:
    found = told(game)
    for stage in found.stages:
        match = found.match_at(stage.chapter, stage.told)
        assert match is not None
        assert set(stage.light) <= set(match.game.components(match.state)), stage.say


@every_introduction
def test_the_learner_is_asked_where_a_move_is_due(game: str) -> None:
    found = told(game)
    for stage in found.stages:
        for done in range(len(stage.moves)):
            match = found.match_at(stage.chapter, stage.told + done)
            assert match is not None
            assert LEARNER in [step.who for step in match.steps], stage.say


@every_introduction
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_has_words_and_no_others(game: str, language: str) -> None:
    said = [f"intro-{stage.say}" for stage in told(game).stages]
    assert keys(folder_of(game, FOLDER), language) == said, "one text a stage, in their order"


@every_introduction
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_game_that_are_used_exist(game: str, language: str) -> None:
    used = set().union(*parts(folder_of(game, FOLDER), language).values())
    assert used <= set(keys(get_game(game).messages, language))


SCRIPT = """
[[chapters]]
players = 2
seed = 1
options = {{ first_game = true }}

[[chapters.stages]]
say = "one"
{more}
"""


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ('moves = ["build a9"]', "chapters 1, stages 1 .one.: 'build a9' of seat 0"),
        ('moves = "build a1"', "moves is 'build a1', which is no list"),
        ('move = ["build a1"]', "nobody reads move"),
        ("light = [3]", "light is a list of texts"),
        ('plays = ["1: build a1"]', "'build a1' of seat 1"),
    ],
)
def test_a_script_that_cannot_work_says_where(tmp_path: Path, more: str, complaint: str) -> None:
    (tmp_path / "script.toml").write_text(SCRIPT.format(more=more), encoding="utf-8")
    with pytest.raises(BadCatalog, match=complaint):
        read_introduction("kingdom_builder", tmp_path)


def test_stages_count_the_decisions_before_and_after_the_others(tmp_path: Path) -> None:
    more = 'moves = ["build n16", "build o17", "build p17", "end-turn"]\n[[chapters.stages]]\nsay = "two"\n'
    more += 'plays = ["build l16", "1: build l17"]\nmoves = []'
    (tmp_path / "script.toml").write_text(SCRIPT.format(more=more), encoding="utf-8")
    one, two = read_introduction("kingdom_builder", tmp_path).stages
    assert (one.start, one.told, two.start, two.told) == (0, 0, 4, 6)
