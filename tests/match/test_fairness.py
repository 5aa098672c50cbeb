"""Promises about chance: what is hashed, what follows from it, and what does not get past the check."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.kernel.errors import BoardwrightError
from boardwright.match.fairness import Promise, draws_of, promise, promised, verify, with_promise, wrong_draws
from boardwright.match.record import checksum

GAME = "kingdom_builder"


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    match = play_game(GAME, 2, 4, ["random"])
    return with_promise(match.record(), promise("table", match.seed, 0))


def signed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The record with something else in it, and a check that fits."""
    changed = {**record, **changes}
    return {**changed, "check": checksum(changed)}


def test_what_is_hashed_is_written_down() -> None:
    given = Promise("QWxhbiBUdXJpbmch", 2**127 + 5, 3, "00ff")
    text = f"boardwright fairness 1\nQWxhbiBUdXJpbmch\n{2**127 + 5}\n3\n00ff\n"
    assert given.commitment == sha256(text.encode()).hexdigest()


def test_salts_differ_so_that_equal_seeds_cannot_be_told() -> None:
    some = {promise("table", 7, 0).commitment for _ in range(20)}
    assert len(some) == 20
    assert len(promise("table", 7, 0).salt) == 32


def test_a_game_that_kept_its_promise_is_fair(saved: dict[str, Any]) -> None:
    given = promised(saved)
    assert given is not None
    for record in (saved, json.dumps(saved)):
        verdict = verify(record, given.commitment.upper())
        assert (verdict.fair, verdict.kept, verdict.noted, verdict.wrong) == (True, True, True, [])
        assert verdict.draws == len(saved["outcomes"]) > 20
    assert bw.replay(saved).over, "a promise does not keep a record from being read"


@pytest.mark.parametrize("game", bw.games())
def test_every_draw_of_every_game_follows_from_its_seed(game: str) -> None:
    match = play_game(game, 2, 3, ["random"])
    draws = draws_of(match.record())
    assert [draw.outcome for draw in draws] == match.record()["outcomes"]
    assert wrong_draws(draws, match.seed) == []
    assert wrong_draws(draws, match.seed + 1)


def test_a_shuffle_that_was_changed_is_found(saved: dict[str, Any]) -> None:
    """Somebody deals other cards, and writes a record that is whole in itself."""
    other = bw.new(GAME, 2, 5, saved["options"])
    forged = signed({**other.record(), "fairness": saved["fairness"]}, seed=saved["seed"])
    verdict = verify(forged)
    assert (verdict.fair, verdict.damage, verdict.kept) == (False, "", True)
    assert verdict.wrong


def test_another_secret_does_not_fit_the_commitment(saved: dict[str, Any]) -> None:
    for change in ({"salt": "00" * 16}, {"table": "another"}, {"known": 1}, {"commitment": "00" * 32}):
        verdict = verify(signed(saved, fairness={**saved["fairness"], **change}))
        assert (verdict.fair, verdict.damage, verdict.kept) == (False, "", False), change
    verdict = verify(signed(saved, seed=saved["seed"] + 1))
    assert (verdict.fair, verdict.kept) == (False, False)


def test_a_commitment_that_was_noted_must_be_the_same(saved: dict[str, Any]) -> None:
    again = with_promise(saved, promise("table", saved["seed"], 0))
    assert verify(again).fair
    verdict = verify(again, noted=saved["fairness"]["commitment"])
    assert (verdict.fair, verdict.noted) == (False, False)


def test_without_a_promise_nothing_is_said(saved: dict[str, Any]) -> None:
    old = {name: value for name, value in saved.items() if name != "fairness"}
    verdict = verify(signed(old))
    assert (verdict.fair, verdict.wrong, verdict.damage) == (None, [], "")
    assert verify(signed(old), noted="00" * 32).fair is False


def test_damage_is_no_fair_game(saved: dict[str, Any]) -> None:
    assert "changed after it was written" in verify({**saved, "seed": 5}).damage
    assert verify(signed(saved, actions=saved["actions"][:-1])).fair is False
    given = saved["fairness"]
    spoilt: list[Any] = [None, [], {}, {**given, "known": -1}, {**given, "salt": 3}]
    for wrong in spoilt:
        assert verify(signed(saved, fairness=wrong)).fair is False


def test_what_cannot_be_read_here_is_refused_instead_of_judged(saved: dict[str, Any]) -> None:
    for strange in ("[]", signed(saved, rules_version=99), signed(saved, fairness={**saved["fairness"], "scheme": 2})):
        with pytest.raises(BoardwrightError):
            verify(strange)


def test_draws_made_elsewhere_are_left_out(saved: dict[str, Any]) -> None:
    half = bw.replay(saved).at(40)
    known = len(half.record()["outcomes"])
    start = with_promise({**half.record(), "seed": 2**100 + 1}, promise("branch", 2**100 + 1, known))
    match = bw.replay(start)
    while not match.over:
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    given = promised(start)
    assert given is not None
    assert known > 0
    verdict = verify(with_promise(match.record(), given))
    assert verdict.fair
    assert verdict.draws > known
    assert wrong_draws(draws_of(match.record()), match.seed, 0), "the first ones are not ours"
