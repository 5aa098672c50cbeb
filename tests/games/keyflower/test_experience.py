"""What games have shown: it is added to advice, knows no secrets, and fits the numbers it was learnt from."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

import pytest

from boardwright.games.keyflower.advice import advice, advice_by, parts_of, plain_advice
from boardwright.games.keyflower.advice.experience import FEWEST, FILE, SEASONS, SIZE, experience_of, features, learnt
from boardwright.games.keyflower.advice.outlook import Outlook
from boardwright.games.keyflower.state import WINTER, KeyflowerState
from tests.games.keyflower.table import at, random_game, state_of


def missing(state: KeyflowerState, player: int) -> float:
    """What experience finds missing in advice."""
    outlook = Outlook(state, player)
    return learnt().missing(features(outlook, parts_of(outlook)))


def written() -> Any:
    """The file as it is."""
    return json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_always_the_same_and_where_it_is_not_trusted_advice_is_by_itself(players: int) -> None:
    seen = set()
    for match in random_game(players, 4):
        state = state_of(match)
        if match.over or match.length % 5:
            continue
        for player in range(players):
            found = missing(state, player)
            assert isfinite(found)
            assert abs(found) < 60
            assert missing(state, player) == found
            if not learnt().trust[Outlook(state, player).season]:
                shift = learnt().usual[players - FEWEST][Outlook(state, player).season]
                assert advice(state, player) == pytest.approx(plain_advice(state, player) + shift)
        seen.add(state.season)
    assert seen == {0, 1, 2, 3}


def test_a_game_that_is_over_is_worth_its_points() -> None:
    *_, match = random_game(3, 6)
    assert match.over
    data = {**written(), "trust": [1] * SEASONS, "others": 0.5}
    found = [advice_by(experience_of(data), state_of(match), player) for player in range(3)]
    points = match.scores
    assert found[0] - found[1] == pytest.approx(1.25 * (points[0] - points[1]))


def test_trust_mixes_it_with_advice_by_itself() -> None:
    match = next(match for match in random_game(3, 6) if match.length == 40)
    shares = [experience_of({**written(), "trust": [share] * SEASONS}) for share in (0, 0.25, 1)]
    none, some, all_of_it = (advice_by(experience, state_of(match), 1) for experience in shares)
    assert some == pytest.approx(none + 0.25 * (all_of_it - none))


def test_in_winter_it_has_a_say_while_the_others_can_still_do_something() -> None:
    """With nobody else left to act advice reckons out what there is to do; the fewer workers they have, the more."""

    def said(workers: str) -> float:
        seats = [{"workers": "blue 3 red 2"}, {"workers": workers}, {}]
        state = state_of(at(3, season="winter", offer="scribes jeweller", turn=0, seats=seats))
        return advice(state, 0) - plain_advice(state, 0) - learnt().usual[3 - FEWEST][WINTER]

    assert said("") == pytest.approx(0)
    assert 0.01 < abs(said("red 1")) < abs(said("red 4"))


def test_of_more_workers_in_winter_than_can_be_placed_it_knows_nothing() -> None:
    def said(workers: int) -> float:
        hands = [{"workers": f"blue {workers} red {workers}"}, {"workers": "red 3"}]
        return missing(state_of(at(season="winter", offer="scribes jeweller", turn=0, seats=hands)), 0)

    assert abs(said(5) - said(4)) > 0.01
    seen = [
        features(Outlook(state, 0), [0.0] * 8)
        for state in (
            state_of(at(season="winter", offer="scribes", turn=0, seats=[{"workers": f"blue {number}"}, {}]))
            for number in (15, 20)
        )
    ]
    different = set(zip(seen[0].place, seen[0].number, strict=True)) ^ set(
        zip(seen[1].place, seen[1].number, strict=True)
    )
    assert not different


def test_tables_that_were_not_learnt_from_are_left_to_advice() -> None:
    for match in random_game(5, 2):
        if match.over or match.length > 60:
            break
        assert advice(state_of(match), 0) == plain_advice(state_of(match), 0)


def test_what_a_seat_cannot_know_makes_no_difference() -> None:
    for match in random_game(4, 9):
        if match.over or match.length % 11:
            continue
        for player in range(4):
            other = match.determinize(player, match.length)
            assert missing(state_of(other), player) == pytest.approx(missing(state_of(match), player)), match.length


def test_every_position_has_numbers_in_the_same_places() -> None:
    for match in random_game(4, 3):
        if match.over or match.length % 9:
            continue
        outlook = Outlook(state_of(match), 1)
        found = features(outlook, parts_of(outlook))
        assert found.end == SIZE
        assert len(found.place) == len(found.number) == len(set(found.place))
        assert 0 <= min(found.place) <= max(found.place) < SIZE
        assert 0 not in found.number


def test_a_file_that_does_not_fit_is_refused() -> None:
    data = written()
    experience_of(data)
    units = len(data["second"]["bias"])
    del data["first"]["weights"][3][-1]
    with pytest.raises(ValueError, match=f"layer first has {SIZE - 1} weights a unit, not {SIZE}"):
        experience_of(data)
    data = written()
    data["second"]["bias"].pop()
    with pytest.raises(ValueError, match=f"layer second has {units} units, but {units - 1} biases"):
        experience_of(data)
    data = written()
    data["last"] = {"bias": [0], "weights": [[0] * units]}
    with pytest.raises(ValueError, match="layer last has 1 units, not 2"):
        experience_of(data)
    data = written()
    data["usual"].pop()
    with pytest.raises(ValueError, match="usual has not 5 seasons for each number of players"):
        experience_of(data)
    with pytest.raises(ValueError, match="trust has 1 seasons, not 5"):
        experience_of({**written(), "trust": [1]})
