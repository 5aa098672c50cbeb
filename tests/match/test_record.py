"""Records: written, read back without dice, and refused when damaged."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import DamagedRecord
from boardwright.match import record as records


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    match = bw.new("kingdom_builder", players=3, seed=11)
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[match.length % len(decision.options)])
    return match.record()


def test_a_record_says_everything(whole: dict[str, Any]) -> None:
    assert whole["game"] == "kingdom_builder"
    assert whole["rules_version"] == 1
    assert whole["players"] == 3
    assert whole["seed"] == 11
    assert set(whole) >= {"options", "actions", "outcomes", "result"}
    assert whole["actions"][0][1].startswith("build ")
    assert whole["result"]["over"] is True


def test_replay_takes_the_record_or_its_json(whole: dict[str, Any]) -> None:
    text = json.dumps(whole)
    ends = [bw.replay(source).record() for source in (whole, text, text.encode())]
    assert ends == [whole] * 3


def test_replay_needs_no_random_generator(whole: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def no_chance(*_: object) -> int:
        raise AssertionError("replay rolled dice")

    monkeypatch.setattr(
        "boardwright.match.match.seeded_dice", lambda *_: type("D", (), {"rolls": 0, "below": no_chance})()
    )
    assert bw.replay(whole).over


def test_a_running_match_goes_on_after_replay_as_it_would_have() -> None:
    match = bw.new("kingdom_builder", players=2, seed=5)
    for _ in range(30):
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    again = bw.replay(match.record())
    for one in (match, again):
        for _ in range(30):
            one.apply(one.decisions[0].player, one.decisions[0].options[-1])
    assert again.record() == match.record()


def change(record: dict[str, Any], path: str, value: Any) -> None:
    *parents, last = path.split(".")
    place: Any = record
    for name in parents:
        place = place[int(name)] if isinstance(place, list) else place[name]
    place[int(last) if isinstance(place, list) else last] = value


def cut_actions(record: dict[str, Any]) -> None:
    del record["actions"][100:]


def cut_outcomes(record: dict[str, Any]) -> None:
    del record["outcomes"][-1]


def cut_last_action(record: dict[str, Any]) -> None:
    del record["actions"][-1]


def swap_outcome(record: dict[str, Any]) -> None:
    """Another first player: the dice allow it, but the decisions no longer fit."""
    record["outcomes"][-1] = 0 if record["outcomes"][-1] else 1


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda r: change(r, "game", "chess"), "another game: there is no game 'chess'"),
        (lambda r: change(r, "game", 7), "'game' is 7, expected str"),
        (lambda r: change(r, "rules_version", 99), "rules version 99 of kingdom_builder; this is version 1"),
        (lambda r: change(r, "format", 2), "format 2; this version reads format 1"),
        (lambda r: change(r, "players", 9), "beginning is not possible: kingdom_builder is for 2 to 5 players"),
        (lambda r: change(r, "players", "3"), "'players' is '3', expected int"),
        (lambda r: change(r, "options.cards", ["x", "y", "z"]), "beginning is not possible: option 'cards'"),
        (lambda r: change(r, "actions.0.1", "end-turn"), "decision 1 of the record is not possible: 'end-turn'"),
        (lambda r: change(r, "actions.0.1", "jump f7"), "decision 1 of the record is not possible: cannot read"),
        (lambda r: change(r, "actions.0", "build f7"), r"decision 1 of the record is 'build f7', expected \[player"),
        (lambda r: change(r, "actions.0.0", 7), "decision 1 of the record is not possible: there is no player 7"),
        (lambda r: change(r, "outcomes.0", 1000), "outcome 1 of the record is 1000"),
        (lambda r: change(r, "outcomes.0", "one"), "'outcomes' must be whole numbers"),
        (lambda r: change(r, "result.scores", [0, 0, 0]), "says it ended with"),
        (lambda r: change(r, "seed", 12), "changed after it was written"),
        (lambda r: change(r, "check", "0"), "changed after it was written"),
        (lambda r: r.pop("actions"), "has no 'actions'"),
        (cut_actions, "ends too early"),
        (cut_last_action, "says it ended with"),
        (cut_outcomes, "another one is needed"),
        (swap_outcome, "record"),
    ],
)
def test_a_damaged_record_is_refused(
    whole: dict[str, Any], damage: Callable[[dict[str, Any]], None], message: str
) -> None:
    record = copy.deepcopy(whole)
    damage(record)
    with pytest.raises(DamagedRecord, match=message):
        bw.replay(record)


def test_every_changed_outcome_is_noticed(whole: dict[str, Any]) -> None:
    for number, outcome in enumerate(whole["outcomes"]):
        record = copy.deepcopy(whole)
        record["outcomes"][number] = outcome + 1 if outcome == 0 else outcome - 1
        with pytest.raises(DamagedRecord):
            bw.replay(record)


@pytest.mark.parametrize("text", ["", "not json", '{"game": "kingdom_builder"', "[1, 2]", "null", b"\xff\xfe"])
def test_what_is_not_a_json_object_is_refused(text: str | bytes) -> None:
    with pytest.raises(DamagedRecord, match=r"not JSON|JSON object"):
        bw.replay(text)


def test_a_truncated_file_is_refused(whole: dict[str, Any]) -> None:
    text = json.dumps(whole)
    with pytest.raises(DamagedRecord, match="not JSON"):
        bw.replay(text[: len(text) // 2])


def test_the_checksum_covers_everything_but_itself(whole: dict[str, Any]) -> None:
    assert records.checksum(whole) == whole["check"]
    assert records.checksum({**whole, "check": "other"}) == whole["check"]
    assert records.checksum({**whole, "seed": 0}) != whole["check"]
