"""Skills of any kind are paid face down: what is told, and what everybody still knows."""

from __future__ import annotations

import random
from itertools import product

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import SKILLS
from boardwright.games.keyflower.knowledge import NOTHING_KNOWN, Known, less_any, less_one, pairs_of, with_these
from boardwright.games.keyflower.state import Three, changed3, plus3
from boardwright.kernel.dice import FastDice
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.messages import Event
from boardwright.match import Match, from_position
from tests.games.keyflower.table import at, notations, play, random_game, skills_of, state_of, village

SEEN = {"skills": "anvil 1 pickaxe 1", "known_skills": "anvil 1 pickaxe 1"}
INN = {"village": village("inn"), "resources": {"inn": "wood 1"}, "workers": "blue 1"}


def paying(how: str, **seat: str) -> Match:
    """Player 0 is about to pay with a skill of any kind: at one of two tiles, or for an upgrade."""
    if how == "upgrade":
        match = at(seats=[{**INN, **seat}, {}])
        play(match, "use home_1 blue", "send 1", "upgrade inn")
    else:
        match = at(season="summer", offer=how, seats=[{"workers": "blue 1", **seat}, {}])
        play(match, f"use {how} blue", "send 1")
    return match


def worlds(match: Match, viewer: int | None, times: int = 200) -> set[Three]:
    """The skills of player 0 as others imagine them."""
    found = [GAME.determinize(state_of(match), viewer, FastDice(seed)) for seed in range(times)]
    assert all(GAME.audit(state) == [] for state in found)
    return {state.skills[0] for state in found}


def named(events: tuple[Event, ...], viewer: int | None) -> str:
    """All that a viewer is told, as one text."""
    return " ".join(f"{event.kind} {event.args}" for event in events if event.visible_to(viewer))


# -- what is told ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-14.10", "KF-6.34", "KF-7.13")
@pytest.mark.parametrize("how", ["brewer", "hiring_fair", "upgrade"])
def test_only_the_payer_knows_which_skill_of_any_kind_pays(how: str) -> None:
    """The same table to everybody else, whichever is paid."""
    found = []
    for skill in ("anvil", "pickaxe"):
        match = paying(how, **SEEN)
        events = tuple(match.apply(0, f"give {skill}"))
        assert "paid-this-skill" in named(events, 0)
        for viewer in (1, None):
            told = named(events, viewer)
            assert "paid-face-down" in told
            assert not any(name in told for name in SKILLS)
        found.append((match.view(1)["players"][0], match.view(1)["pile"]))
    assert found[0] == found[1]


@pytest.mark.rule("KF-14.4", "KF-7.13")
def test_a_skill_that_the_price_names_is_seen() -> None:
    """The Mason takes a pickaxe, the Miner's upgrade an anvil: there is nothing to hide."""
    match = at(season="summer", offer="mason", seats=[{"workers": "blue 1", **SEEN}])
    match.apply(0, "use mason blue")
    assert "skill-pickaxe" in named(tuple(match.apply(0, "send 1")), 1)
    assert match.view(1)["players"][0]["known_skills"] == {"anvil": 1, "pickaxe": 0, "saw": 0}
    seat = {"village": village("miner"), "workers": "blue 1", **SEEN}
    match = at(seats=[seat])
    play(match, "use home_1 blue", "send 1")
    assert "skill-anvil" in named(tuple(match.apply(0, "upgrade miner")), 1)
    assert match.view(1)["players"][0]["known_skills"] == {"anvil": 0, "pickaxe": 1, "saw": 0}


@pytest.mark.rule("KF-14.10", "KF-15.10")
@pytest.mark.parametrize("how", ["brewer", "hiring_fair", "upgrade"])
def test_whoever_has_one_kind_only_is_asked_like_everybody(how: str) -> None:
    one, two = paying(how, skills="saw 2"), paying(how, skills="anvil 1 saw 1")
    assert notations(one, 0) == ["give saw"]
    assert notations(two, 0) == ["give anvil", "give saw"]
    assert one.view(1) == two.view(1)
    assert one.decisions[0].prompt == two.decisions[0].prompt


# -- what is known ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-14.11")
@pytest.mark.parametrize("how", ["brewer", "upgrade"])
def test_of_two_skills_seen_one_is_left_and_nobody_knows_which(how: str) -> None:
    match = paying(how, **SEEN)
    play(match, "give anvil")
    row = match.view(1)["players"][0]
    assert row["known_skills"] == {"anvil": 0, "pickaxe": 0, "saw": 0}
    assert row["known_pairs"] == {"pickaxe+saw": 0, "anvil+saw": 0, "anvil+pickaxe": 1}
    assert worlds(match, 1) == worlds(match, None) == {(1, 0, 0), (0, 1, 0)}
    assert skills_of(match) == "pickaxe 1"


@pytest.mark.rule("KF-14.11")
def test_a_skill_that_nobody_saw_may_have_paid() -> None:
    """Either the unseen one is gone and both are left, or one of the two is, and any other."""
    match = paying("brewer", skills="anvil 1 pickaxe 1 saw 1", known_skills="anvil 1 pickaxe 1")
    play(match, "give saw")
    assert worlds(match, 1) == {(1, 1, 0), (2, 0, 0), (0, 2, 0), (1, 0, 1), (0, 1, 1)}


@pytest.mark.rule("KF-14.11")
def test_what_comes_later_is_known_and_a_kind_shown_leaves_the_other_in_doubt() -> None:
    known = less_any(with_these(NOTHING_KNOWN, (1, 1, 0)))
    assert with_these(known, (0, 0, 1)) == Known((0, 0, 1), (1, 1, 1))
    assert less_one(known, 0) == Known((0, 0, 0), (0, 0, 0))
    assert less_one(with_these(NOTHING_KNOWN, (1, 1, 0)), 0) == Known((0, 1, 0), (1, 0, 1))


@pytest.mark.rule("KF-14.11")
def test_the_bounds_hold_all_that_can_be_known() -> None:
    """Beside them every hand is kept that what happened allows; the bounds allow the same hands, and no others."""
    chance = random.Random(5)
    for _ in range(60):
        known, hands = NOTHING_KNOWN, {(0, 0, 0)}
        for _ in range(12):
            known, hands = something_happens(known, hands, chance)
            count = sum(next(iter(hands)))
            numbers = range(count + 1)
            every = (hand for hand in product(numbers, numbers, numbers) if sum(hand) == count)
            assert hands == {hand for hand in every if fits(hand, known)}


def fits(hand: Three, known: Known) -> bool:
    bounds = zip(hand + pairs_of(hand), known.kinds + known.pairs, strict=True)
    return all(number >= least for number, least in bounds)


def something_happens(known: Known, hands: set[Three], chance: random.Random) -> tuple[Known, set[Three]]:
    """Skills come openly or unseen, or one leaves, in the kind that a price names or face down."""
    what, skill = chance.randrange(4), chance.randrange(3)
    if what == 0:
        more = [(1, 0, 0), (0, 1, 1), (0, 0, 2)][skill]
        return with_these(known, more), {plus3(hand, more) for hand in hands}
    if what == 1:
        return known, {changed3(hand, kind, 1) for hand in hands for kind in range(3)}
    if what == 2:
        left = {changed3(hand, kind, -1) for hand in hands for kind in range(3) if hand[kind]}
        return (less_any(known), left) if left else (known, hands)
    left = {changed3(hand, skill, -1) for hand in hands if hand[skill]}
    return (less_one(known, skill), left) if left else (known, hands)


# -- dealing and writing down ----------------------------------------------------------------------------------


@pytest.mark.rule("KF-14.11")
def test_what_is_known_of_several_players_is_dealt_from_few_skills() -> None:
    """Player 2 sees all but two anvils, a pickaxe and a saw: with the pickaxe elsewhere an anvil must be player 0's."""
    doubt = {"skills": "anvil 1", "known_pairs": "anvil+pickaxe 1"}
    match = at(
        3,
        seats=[
            doubt,
            {"skills": "pickaxe 1 saw 1", "known_pairs": "pickaxe+saw 2"},
            {"skills": "anvil 14 pickaxe 15 saw 15"},
        ],
    )
    found = [GAME.determinize(state_of(match), 2, FastDice(seed)) for seed in range(60)]
    assert {(state.skills[0], state.skills[1]) for state in found} == {((1, 0, 0), (0, 1, 1))}
    both = at(3, seats=[doubt, doubt, {"skills": "anvil 14 pickaxe 15 saw 16"}])
    found = [GAME.determinize(state_of(both), 2, FastDice(seed)) for seed in range(60)]
    assert {(state.skills[0], state.skills[1]) for state in found} == {
        ((1, 0, 0), (1, 0, 0)),
        ((1, 0, 0), (0, 1, 0)),
        ((0, 1, 0), (1, 0, 0)),
    }


def test_what_is_known_is_written_down() -> None:
    match = paying("brewer", **SEEN)
    play(match, "give anvil")
    assert match.position()["seats"][0]["known_pairs"] == "anvil+pickaxe 1"
    assert from_position({**match.position(), "game": GAME}, 0).state.data() == match.state.data()


@pytest.mark.parametrize(
    ("pairs", "words"),
    [("anvil+pickaxe 3", "more skills are known"), ("", "does not go together"), ("anvil 1", "is no number")],
)
def test_a_position_does_not_know_what_cannot_be(pairs: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        at(seats=[{**SEEN, "known_pairs": pairs}])


def test_an_upgrade_whose_last_piece_is_any_skill_can_be_written_both_ways() -> None:
    seat = {**INN, **SEEN, "resources": {}}
    steps = ("Pay 0 inn none 0 none 1", "PayAnySkill 0 inn 1")
    one, other = (at(stack=["NextTurn", step], seats=[seat]) for step in steps)
    assert one.state.data() == other.state.data()
    assert one.position()["stack"] == ["NextTurn", "PayAnySkill 0 inn 1"]
    assert one.view(1)["paying"]["any_skill"] == 1


def test_payments_face_down_happen_in_games() -> None:
    """Whenever something is in doubt, all that is known is true and can be dealt."""
    doubts = 0
    for seed in range(20):
        for match in random_game(3, seed):
            state = state_of(match)
            if any(known.pairs != pairs_of(known.kinds) for known in state.known_skills):
                doubts += 1
                assert GAME.audit(state) == []
                assert GAME.audit(GAME.determinize(state, None, FastDice(doubts))) == []
    assert doubts
