"""Bringing a saved game back: every decision goes through the same door as in live play, chance is read back."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeVar

from boardwright.kernel.dice import Dice, RecordingDice, ReplayDice, check_seed
from boardwright.kernel.errors import BoardwrightError, DamagedRecord, OtherVersion, shown
from boardwright.kernel.game import Game
from boardwright.match.begin import open_match, open_position
from boardwright.match.match import Match
from boardwright.match.record import FORMAT, checksum, field, numbers, read_json, result_of, rules_of

T = TypeVar("T")


def replay(record: Mapping[str, Any] | str | bytes, game: Game[Any] | None = None) -> Match:
    """The match a record tells of, ready to go on. Takes the record or its JSON text; refuses a damaged one.

    ``game`` is needed only for a game that is not in `boardwright.games()`.
    """
    return finish(replaying(record, game))


def finish(work: Generator[None, None, T]) -> T:
    """What comes of work that is done bit by bit, done at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found


def replaying(record: Mapping[str, Any] | str | bytes, game: Game[Any] | None = None) -> Generator[None, None, Match]:
    """The same, one decision at a time: whoever has something else to do meanwhile goes on when they like."""
    content = read_json(record)
    dice = ReplayDice(numbers(content, "outcomes"))
    return (yield from replaying_with(content, game, dice, dice))


def replaying_with(
    content: Mapping[str, Any], game: Game[Any] | None, dice: ReplayDice, chance: Dice
) -> Generator[None, None, Match]:
    """The same with a record that has been read; ``chance`` is what is rolled, and reads from the dice."""
    if field(content, "format", int) != FORMAT:
        raise OtherVersion(f"this record has format {shown(content['format'])}; this version reads format {FORMAT}")
    rules = rules_of(content, game)
    match = _open(rules, content, chance)
    for number, item in enumerate(field(content, "actions", list), 1):
        _replay_action(match, number, item, chance)
        yield
    unread = len(dice.outcomes) - dice.at
    if unread:
        raise DamagedRecord(
            f"the record ends too early: {unread} outcomes of chance belong to decisions that are missing"
        )
    _check_end(match, content)
    return match


def _open(rules: Game[Any], content: Mapping[str, Any], dice: Dice) -> Match:
    seed = field(content, "seed", int)
    players = field(content, "players", int)
    options = field(content, "options", dict)
    try:
        check_seed(seed)
        accepted = rules.accept(players, options)
        if "position" in content:
            return with_options(open_position(rules, field(content, "position", dict), seed), players, accepted)
        recording = RecordingDice(dice)
        return open_match(rules, players, accepted, seed, recording, recording.outcomes)
    except DamagedRecord:
        raise
    except BoardwrightError as problem:
        raise DamagedRecord(f"the record's beginning is not possible: {problem}") from problem


def with_options(match: Match, players: int, options: dict[str, Any]) -> Match:
    """The match with what its table has chosen: a position tells only what came of it."""
    if match.players != players:
        raise DamagedRecord(f"the record is of {players} players, but its position of {match.players}")
    match.options = options
    return match


def _replay_action(match: Match, number: int, item: Any, dice: Dice) -> None:
    if not isinstance(item, list) or len(item) != 2 or not isinstance(item[1], str):
        raise DamagedRecord(f"decision {number} of the record is {shown(item)}, expected [player, notation]")
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
        raise DamagedRecord(f"the record says it ended with {shown(result)}, but its decisions lead to {reached}")
    if field(content, "check", str) != check_of(content):
        raise DamagedRecord("the record was changed after it was written: its check does not fit its content")


def check_of(content: Mapping[str, Any]) -> str:
    try:
        return checksum(content)
    except (TypeError, ValueError, RecursionError) as problem:
        raise DamagedRecord(f"the record holds what no JSON does: {problem}") from problem
