"""Chance that anybody can check: a promise when a table opens, its secret when the game is over, every draw in between.

The secret is the seed of the dice and a salt. The promise is a hash of both: it tells nothing, and fits nothing else.
What that proves, and what it does not, is in docs/fairness.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final, NamedTuple

from boardwright.kernel.dice import Dice, ReplayDice, seeded_dice
from boardwright.kernel.errors import DamagedRecord, NoRecord, OtherCatalog, OtherGame, OtherVersion
from boardwright.kernel.game import Game
from boardwright.match.record import checksum, field, numbers, read_json
from boardwright.match.replay import finish, replaying_with

SCHEME: Final = 1
SALT_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Promise:
    """What the dice of a table are bound to. All of it but the commitment stays secret until the game is over."""

    #: The table it was given at: a promise cannot be used twice.
    table: str
    seed: int
    #: So many draws had been made elsewhere before: those of a saved game that goes on.
    known: int
    salt: str
    scheme: int = SCHEME

    @property
    def text(self) -> str:
        """What is hashed: five lines, each of them ended."""
        return f"boardwright fairness {self.scheme}\n{self.table}\n{self.seed}\n{self.known}\n{self.salt}\n"

    @property
    def commitment(self) -> str:
        return sha256(self.text.encode()).hexdigest()

    def written(self) -> dict[str, Any]:
        """As it stands in a record, which tells the seed itself."""
        kept = {name: value for name, value in asdict(self).items() if name != "seed"}
        return {**kept, "commitment": self.commitment}


def promise(table: str, seed: int, known: int) -> Promise:
    """Bind the dice of a table. The salt hides a seed that could be guessed."""
    return Promise(table, seed, known, secrets.token_hex(SALT_BYTES))


def with_promise(record: dict[str, Any], given: Promise | None) -> dict[str, Any]:
    """The record with the promise under which it was played."""
    if given is None:
        return record
    full = {**record, "fairness": given.written()}
    return {**full, "check": checksum(full)}


def promised(content: Mapping[str, Any]) -> Promise | None:
    """The promise that a record, or something else with a seed, was made under; None: there is none."""
    if "fairness" not in content:
        return None
    kept = field(content, "fairness", dict)
    if field(kept, "scheme", int) != SCHEME:
        raise OtherVersion(f"the record was played under scheme {kept['scheme']}; this version checks scheme {SCHEME}")
    known = field(kept, "known", int)
    if known < 0:
        raise DamagedRecord(f"the record says that {known} draws were made before it")
    return Promise(field(kept, "table", str), field(content, "seed", int), known, field(kept, "salt", str))


class Draw(NamedTuple):
    """One outcome of chance, from 0 on, and how many there could have been."""

    sides: int
    outcome: int


class WatchedDice(Dice):
    """Reads outcomes back, and keeps each with how many there could have been."""

    def __init__(self, inner: ReplayDice) -> None:
        self.inner = inner
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        outcome = self.inner.below(n)
        self.draws.append(Draw(n, outcome))
        return outcome


def draws_of(record: Mapping[str, Any] | str | bytes, game: Game[Any] | None = None) -> list[Draw]:
    """Every draw of a saved game, in the order in which they were made; it is played again under its rules."""
    content = read_json(record)
    dice = ReplayDice(numbers(content, "outcomes"))
    watched = WatchedDice(dice)
    finish(replaying_with(content, game, dice, watched))
    return watched.draws


def wrong_draws(draws: Sequence[Draw], seed: int, known: int = 0) -> list[int]:
    """The numbers of the draws, from 1 on, that the dice of that seed would not have rolled."""
    dice = seeded_dice(seed, known)
    return [number for number, draw in enumerate(draws[known:], known + 1) if dice.below(draw.sides) != draw.outcome]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of checking a saved game."""

    #: Why it cannot be what was played; empty: its decisions follow the rules and lead to its result.
    damage: str
    #: What its dice were bound to; None: nothing was promised.
    promise: Promise | None
    #: The commitment that stands in it fits the secret that it tells.
    kept: bool
    #: It is the one that somebody noted when the game began; None: nobody did.
    noted: bool | None
    draws: int
    #: The numbers of the draws that the dice would not have rolled.
    wrong: list[int]

    @property
    def fair(self) -> bool | None:
        """Whether everything fits; None where nothing was promised."""
        if self.damage or self.noted is False:
            return False
        return None if self.promise is None else self.kept and not self.wrong


def verify(record: Mapping[str, Any] | str | bytes, noted: str | None = None, game: Game[Any] | None = None) -> Verdict:
    """Play a saved game again and check each draw. ``noted`` is the commitment that was seen when it began.

    What this version cannot read, or not play by its rules, is refused: that says nothing about the game.
    """
    content = read_json(record)
    given: Promise | None = None
    draws: list[Draw] = []
    damage = ""
    try:
        given = promised(content)
        draws = draws_of(content, game)
    except (NoRecord, OtherGame, OtherVersion, OtherCatalog):
        raise
    except DamagedRecord as problem:
        damage = str(problem)
    return Verdict(
        damage=damage,
        promise=given,
        kept=given is not None and content["fairness"].get("commitment") == given.commitment,
        noted=None if noted is None else given is not None and noted.strip().lower() == given.commitment,
        draws=len(draws),
        wrong=wrong_draws(draws, content.get("seed", 0), given.known if given else 0),
    )
