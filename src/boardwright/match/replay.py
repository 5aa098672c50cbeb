"""Bringing a saved game back: every decision goes through the same door as in live play, chance is read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.kernel.dice import RecordingDice, ReplayDice
from boardwright.kernel.errors import BoardwrightError, DamagedRecord, OtherVersion
from boardwright.kernel.game import Game
from boardwright.match.begin import open_match, open_position
from boardwright.match.match import Match
from boardwright.match.record import FORMAT, checksum, field, numbers, read_json, result_of, rules_of


def replay(record: Mapping[str, Any] | str | bytes, game: Game[Any] | None = None) -> Match:
    """The match a record tells of, ready to go on. Takes the record or its JSON text; refuses a damaged one.

    ``game`` is needed only for a game that is not in `boardwright.games()`.
    """
    content = read_json(record)
    if field(content, "format", int) != FORMAT:
        raise OtherVersion(f"this record has format {content['format']!r}; this version reads format {FORMAT}")
    rules = rules_of(content, game)
    dice = ReplayDice(numbers(content, "outcomes"))
    match = _open(rules, content, dice)
    for number, item in enumerate(field(content, "actions", list), 1):
        _replay_action(match, number, item, dice)
    unread = len(dice.outcomes) - dice.at
    if unread:
        raise DamagedRecord(
            f"the record ends too early: {unread} outcomes of chance belong to decisions that are missing"
        )
    _check_end(match, content)
    return match


def _open(rules: Game[Any], content: Mapping[str, Any], dice: ReplayDice) -> Match:
    seed = field(content, "seed", int)
    players = field(content, "players", int)
    options = field(content, "options", dict)
    try:
        if "position" in content:
            return open_position(rules, field(content, "position", dict), seed)
        recording = RecordingDice(dice)
        return open_match(rules, players, rules.accept(players, options), seed, recording, recording.outcomes)
    except DamagedRecord:
        raise
    except BoardwrightError as problem:
        raise DamagedRecord(f"the record's beginning is not possible: {problem}") from problem


def _replay_action(match: Match, number: int, item: Any, dice: ReplayDice) -> None:
    if not isinstance(item, list) or len(item) != 2 or not isinstance(item[1], str):
        raise DamagedRecord(f"decision {number} of the record is {item!r}, expected [player, notation]")
    try:
        match.carry_out(item[0], item[1], dice)
    except DamagedRecord:
        raise
    except BoardwrightError as problem:
        raise DamagedRecord(f"decision {number} of the record is not possible: {problem}") from problem


def _check_end(match: Match, content: Mapping[str, Any]) -> None:
    result = dict(field(content, "result", dict))
    reached = result_of(match.game, match.state)
    # Older records do not tell places; the rest of a result is never left out.
    known = {key: value for key, value in reached.items() if key in result or key in ("over", "scores", "winners")}
    if result != known:
        raise DamagedRecord(f"the record says it ended with {result}, but its decisions lead to {reached}")
    if field(content, "check", str) != checksum(content):
        raise DamagedRecord("the record was changed after it was written: its check does not fit its content")
