"""Saved games: written as plain JSON-able data, read back with suspicion.

A record holds every decision and every outcome of chance, so replay needs no random generator. Actions are kept in
notation: readable, and independent of how actions are numbered.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from boardwright.games import get_game
from boardwright.kernel.errors import DamagedRecord, NoRecord, OtherCatalog, OtherGame, OtherVersion, UnknownGame, shown
from boardwright.kernel.game import Game
from boardwright.kernel.messages import plain
from boardwright.kernel.state import State

if TYPE_CHECKING:
    from boardwright.match.match import Match

FORMAT = 1
#: Who decides in a seat where no bot does.
HUMAN = "human"
#: What a checksum is taken of.
CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), check_circular=False)
T = TypeVar("T")


class Written(NamedTuple):
    """A record, and the same as one line of JSON."""

    record: dict[str, Any]
    line: str


def write_record(match: Match) -> dict[str, Any]:
    """Everything needed to play the match again."""
    outcomes = list(match._opening or ())
    for entry in match.history:
        outcomes.extend(entry.outcomes)
    taken = [(entry.player, entry.action) for entry in match.history]
    began = match._start if match._opening is None else None
    return written(match.game, match.options, match.seed, match.state, taken, outcomes, began).record


def written(
    game: Game[Any],
    options: dict[str, Any],
    seed: int,
    state: State,
    taken: Iterable[tuple[int, int]],
    outcomes: list[int],
    began: State | None = None,
) -> Written:
    """What led to the state: who did what, and all outcomes of chance, the set-up's or those since a given state."""
    notation = game.space.notation
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "players": state.seats,
        "options": options,
        "seed": seed,
        "actions": [[player, notation(action)] for player, action in taken],
        "outcomes": outcomes,
        "result": result_of(game, state),
    }
    if game.transcription:
        record["catalog"] = game.transcription
    if began is not None:
        record["position"] = game.write_position(began)
    text = CANONICAL.encode(record)
    record["check"] = fingerprint(text)
    return Written(record, f'{text[:-1]},"check":"{record["check"]}"}}')


def result_of(game: Game[Any], state: State) -> dict[str, Any]:
    """How a game stands, and when it is over, how it has ended."""
    if state.main or state.lanes:
        return {"over": False, "scores": game.points_now(state), "winners": []}
    outcome = game.outcome(state)
    return {
        "over": True,
        "scores": list(outcome.points),
        "winners": outcome.winners,
        "places": list(outcome.places),
        "tie_breaks": [tie_break.name.key for tie_break in outcome.tie_breaks],
        "verdict": plain(outcome.verdict),
    }


def with_people(record: dict[str, Any], sitters: Sequence[str], names: Sequence[str] | None = None) -> dict[str, Any]:
    """The record with who sits where (`HUMAN`, or a bot), and what they are called. Replay needs neither."""
    table = {"sitters": list(sitters)} if names is None else {"sitters": list(sitters), "names": list(names)}
    full = {**record, "table": table}
    return {**full, "check": checksum(full)}


def people_in(record: Mapping[str, Any], what: str, players: int) -> list[str] | None:
    """By seat its ``sitters`` or ``names``, if the record tells them of every seat."""
    table = record.get("table")
    found = table.get(what) if isinstance(table, Mapping) else None
    if not isinstance(found, list) or len(found) != players:
        return None
    return found if all(isinstance(one, str) for one in found) else None


def checksum(record: Mapping[str, Any]) -> str:
    """A short fingerprint of everything in the record but itself."""
    content = {key: value for key, value in record.items() if key != "check"}
    return fingerprint(CANONICAL.encode(content))


def fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def read_json(record: Mapping[str, Any] | str | bytes) -> Mapping[str, Any]:
    if isinstance(record, (str, bytes)):
        try:
            record = json.loads(record)
        except (ValueError, RecursionError) as problem:
            raise NoRecord(f"the record is not JSON: {problem}") from problem
    if not isinstance(record, Mapping):
        raise NoRecord(f"a record is a JSON object, not {type(record).__name__}")
    for name in ("format", "game"):
        if name not in record:
            raise NoRecord(f"the record has no {name!r}")
    return record


def field(content: Mapping[str, Any], name: str, kind: type[T]) -> T:
    if name not in content:
        raise DamagedRecord(f"the record has no {name!r}")
    value = content[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise DamagedRecord(f"the record's {name!r} is {shown(value)}, expected {kind.__name__}")
    return value


def numbers(content: Mapping[str, Any], name: str) -> list[int]:
    values = field(content, name, list)
    if not all(type(value) is int for value in values):
        raise DamagedRecord(f"the record's {name!r} must be whole numbers")
    return list(values)


def rules_of(content: Mapping[str, Any], game: Game[Any] | None) -> Game[Any]:
    name = field(content, "game", str)
    try:
        rules = get_game(name if game is None else game)
    except UnknownGame as problem:
        raise OtherGame(f"the record is of another game: {problem}") from problem
    if rules.id != name:
        raise OtherGame(f"the record is of the game {name!r}, not {rules.id!r}")
    version = field(content, "rules_version", int)
    if version != rules.rules_version:
        raise OtherVersion(
            f"the record was played with rules version {shown(version)} of {name}; "
            f"this is version {rules.rules_version}"
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
