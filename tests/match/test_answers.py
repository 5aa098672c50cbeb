"""Standing answers: what is left by itself and what never is, and taking back beside them."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import boardwright as bw
from boardwright.kernel.messages import Message
from boardwright.kernel.roles import Role
from boardwright.match import Answers, Match
from boardwright.match.answers import LEFT, obvious, possible
from tests.kernel.harbour import HARBOUR, LANTERN, NO_TOLL, TOLL

IDLE = Answers(idle=True)
TOLLS = Answers(declined={"prompt-toll": Message("prompt-toll")})
GAMES = [("kingdom_builder", 3), ("keyflower", 3), ("coloma", 3), ("boonlake", 3)]


def one_quay(players: int = 2, **options: object) -> Match:
    """All have chosen the same quay: player 1 is asked whether player 0 pays a toll."""
    match = bw.new(HARBOUR, players=players, seed=1, options=options)
    for player in range(players):
        match.apply(player, "choose east")
    assert [step.who for step in match.steps] == [1]
    return match


def answered(match: Match, standing: Sequence[Answers]) -> None:
    """Give every standing answer that is due."""
    while (due := next_of(match, standing)) is not None:
        match.apply(*due, by_itself=True)


def next_of(match: Match, standing: Sequence[Answers]) -> tuple[int, int] | None:
    found = ((seat, answers.answer(match, seat)) for seat, answers in enumerate(standing))
    return next(((seat, action) for seat, action in found if action is not None), None)


# -- what is answered ------------------------------------------------------------------------------------------


def test_what_can_only_be_left_is_left() -> None:
    match = one_quay(purse="none", dark=True)
    assert match.possible(1) == [NO_TOLL]
    assert IDLE.answer(match, 1) == NO_TOLL
    assert Answers().answer(match, 1) is None, "nothing stands unless somebody says so"
    assert IDLE.answer(match, 0) is None, "who is not asked answers nothing"


def test_who_could_do_something_is_asked() -> None:
    assert IDLE.answer(one_quay(dark=True), 1) is None, "there is a toll to take"
    lantern = one_quay(purse="none")
    assert lantern.possible(1) == [NO_TOLL, LANTERN]
    assert IDLE.answer(lantern, 1) is None, "there is something to do unasked"


def test_a_question_is_declined_for_good() -> None:
    match = one_quay()
    [choice] = match.sight([1]).choices()
    assert choice.question == "prompt-toll"
    assert TOLLS.answer(match, 1) == NO_TOLL
    assert match.possible(1) == [TOLL, NO_TOLL, LANTERN], "whatever else is possible"
    assert TOLLS.declining("prompt-toll", None).answer(match, 1) is None
    match.apply(1, NO_TOLL)
    [choice] = match.sight([0]).choices()
    assert choice.question is None, "here nothing declines"


def test_nothing_is_answered_in_secret() -> None:
    match = bw.new(HARBOUR, players=2, seed=1)
    [choice] = match.sight([0]).choices()
    assert choice.question is None
    assert IDLE.answer(match, 0) is None


@pytest.mark.parametrize("game", ["kingdom_builder", "keyflower"])
def test_no_turn_is_ended_or_given_up_by_itself_unless_all_see_that_nothing_is_left(game: str) -> None:
    chance, met = random.Random(3), 0
    match = bw.new(game, players=2, seed=3)
    while not match.over:
        decision = match.decisions[0]
        only = decision.options[0] if len(decision.options) == 1 else None
        if only is not None and match.game.space.role(only) in (Role.ENDS_TURN, Role.PASSES):
            met += 1
            assert IDLE.answer(match, decision.player) == obvious(match.state, decision.player)
        match.apply(decision.player, chance.choice(decision.options))
    assert met


def test_one_effect_is_another_question_than_another() -> None:
    """Whoever is asked, and however often: a question has one name, and its own."""
    names: dict[str, set[str]] = {}
    for seed in range(4):
        chance = random.Random(seed)
        match = bw.new("coloma", players=3, seed=seed)
        while not match.over:
            for choice in (choice for seat in range(3) for choice in match.sight([seat]).choices()):
                if choice.question is not None and choice.prompt is not None:
                    effect = str(choice.prompt.args.get("effect"))
                    names.setdefault(choice.question, set()).add(effect)
            decision = chance.choice(match.decisions)
            match.apply(decision.player, chance.choice(decision.options))
    assert len([name for name in names if name.startswith("effect-prompt ")]) > 1
    assert {len(effects) for effects in names.values()} == {1}


# -- taking back -----------------------------------------------------------------------------------------------


def test_who_takes_back_is_asked_until_the_next_decision_of_their_own() -> None:
    match = one_quay(purse="none", dark=True, players=3)
    match.apply(1, NO_TOLL, by_itself=True)
    match.undo(1)
    assert IDLE.holding(True).answer(match, 1) is None
    assert IDLE.holding(True).holding(False).answer(match, 1) == NO_TOLL
    assert IDLE.holding(True).leaving(True).answer(match, 1) == NO_TOLL, "who switches it on again means it"


def test_a_standing_answer_bars_nobody_from_taking_back() -> None:
    """In many games with standing answers: what led to one can be taken back, what led to a decision cannot."""
    crossed = 0
    for seed in range(16):
        chance = random.Random(seed)
        match = bw.new("boonlake", players=2, seed=seed)
        while not match.over:
            before = match.length
            answered(match, [IDLE, IDLE])
            if match.length > before and match.latest is not None:
                other = 1 - match.latest.player
                clicked = bw.replay(match.record())
                if match.undo_steps(other) > clicked.undo_steps(other):
                    crossed += 1
                    back = match.clone()
                    back.undo(other)
                    assert back.length < before, "the answer has gone with what led to it"
            if match.over:
                break
            decision = chance.choice(match.decisions)
            match.apply(decision.player, chance.choice(decision.options))
    assert crossed


# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), GAMES, ids=[game for game, _ in GAMES])
def test_whole_games_with_standing_answers(game: str, players: int) -> None:
    """Players decide, take back and decline for good: the history stays legal, as if everybody had clicked."""
    given = 0
    for seed in range(3):
        chance = random.Random(seed)
        match = bw.new(game, players=players, seed=seed)
        standing = [IDLE] * players
        while not match.over:
            answered(match, standing)
            if match.over:
                break
            player = chance.randrange(players)
            if chance.random() < 0.1 and match.undo_barrier(player) is None:
                match.undo(player)
                standing[player] = standing[player].holding(True)
                continue
            decision = chance.choice(match.decisions)
            [choice] = match.sight([decision.player]).choices()
            answers = standing[decision.player]
            if choice.question is not None and chance.random() < 0.02:
                standing[decision.player] = answers.declining(choice.question, decision.prompt)
                continue
            match.apply(decision.player, chance.choice(decision.options))
            standing[decision.player] = answers.holding(False)
        for entry in match.history:
            if entry.by_itself:
                given += 1
                role = match.game.space.role(entry.action)
                alone = possible(entry.before, entry.player) == [entry.action]
                assert alone or role is Role.DECLINES
                assert role in LEFT or obvious(entry.before, entry.player) == entry.action
        again = bw.replay(match.record())
        assert again.state.data() == match.state.data()
        assert again.record() == match.record()
    assert given or game == "kingdom_builder"
