"""Saved games: written as plain JSON-able data, read back with suspicion.

A record holds every decision and every outcome of chance, so replay needs no random generator. Actions are kept in
notation: readable, and independent of how actions are numbered.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

from boardwright.games import get_game
from boardwright.kernel.errors import DamagedRecord, OtherCatalog, UnknownGame
from boardwright.kernel.game import Game
from boardwright.kernel.messages import plain

if TYPE_CHECKING:
    from boardwright.match.match import Match

FORMAT = 1
T = TypeVar("T")


def write_record(match: Match) -> dict[str, Any]:
    """Everything needed to play the match again."""
    entries = match.history
    outcomes = list(match._opening or ())
    for entry in entries:
        outcomes.extend(entry.outcomes)
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "actions": [[entry.player, match.game.space.notation(entry.action)] for entry in entries],
        "outcomes": outcomes,
        "result": result_of(match),
    }
    if match.game.transcription:
        record["catalog"] = match.game.transcription
    if match._opening is None:
        record["position"] = match.game.write_position(match._start)
    record["check"] = checksum(record)
    return record


def result_of(match: Match) -> dict[str, Any]:
    """How the match stands, and when it is over, how it has ended."""
    outcome = match.outcome
    result: dict[str, Any] = {"over": match.over, "scores": match.scores, "winners": match.winners}
    if outcome is not None:
        result["places"] = list(outcome.places)
        result["tie_breaks"] = [tie_break.name.key for tie_break in outcome.tie_breaks]
        result["verdict"] = plain(outcome.verdict)
    return result


def checksum(record: Mapping[str, Any]) -> str:
    """A short fingerprint of everything in the record but itself."""
    content = {key: value for key, value in record.items() if key != "check"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def read_json(record: Mapping[str, Any] | str | bytes) -> Mapping[str, Any]:
    if isinstance(record, (str, bytes)):
        try:
            record = json.loads(record)
        except ValueError as problem:
            raise DamagedRecord(f"the record is not JSON: {problem}") from problem
    if not isinstance(record, Mapping):
        raise DamagedRecord(f"a record is a JSON object, not {type(record).__name__}")
    return record


def field(content: Mapping[str, Any], name: str, kind: type[T]) -> T:
    if name not in content:
        raise DamagedRecord(f"the record has no {name!r}")
    value = content[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise DamagedRecord(f"the record's {name!r} is {value!r}, expected {kind.__name__}")
    return value


def numbers(content: Mapping[str, Any], name: str) -> list[int]:
    values = field(content, name, list)
    if not all(type(value) is int for value in values):
        raise DamagedRecord(f"the record's {name!r} must be whole numbers")
    return list(values)


def rules_of(content: Mapping[str, Any], game: Game[Any] | None) -> Game[Any]:
    name = field(content, "game", str)
    try:
        rules = game or get_game(name)
    except UnknownGame as problem:
        raise DamagedRecord(f"the record is of another game: {problem}") from problem
    if rules.id != name:
        raise DamagedRecord(f"the record is of the game {name!r}, not {rules.id!r}")
    version = field(content, "rules_version", int)
    if version != rules.rules_version:
        raise DamagedRecord(
            f"the record was played with rules version {version} of {name}; this is version {rules.rules_version}"
        )
    check_catalog(rules, field(content, "catalog", str) if "catalog" in content else "")
    return rules


def check_catalog(game: Game[Any], played_with: str) -> None:
    """Refuse what was played with other components. Nothing said: it was played with ours."""
    mine = game.transcription
    if played_with == mine:
        return
    hint = "name that folder with --catalog" if played_with else "leave out --catalog"
    raise OtherCatalog(
        f"this game of {game.id} was played with {called(played_with)}, and here it has {called(mine)}: {hint}"
    )


def called(transcription: str) -> str:
    return f"the own transcription {transcription}" if transcription else "the components that Boardwright brings"
