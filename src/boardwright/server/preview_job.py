"""What a worker process does for people at a table: try every option out, and work out what helps them decide."""

from __future__ import annotations

from typing import NamedTuple

from pydantic_core import to_json

from boardwright.match import from_position
from boardwright.match.preview import Helping, Preview, Trial, try_options
from boardwright.server.forms import Form


class Wanted(NamedTuple):
    """What is to be worked out for who sees row ``n`` of a table; all of it from imagined positions."""

    n: int
    trials: list[Trial]
    helping: Helping | None


def try_out(trial: Trial) -> list[Preview]:
    """In the order of the options what each would do to the seat's points, or where it leads."""
    return try_options(from_position(trial.position, seed=0), trial.seat, trial.options)


def foretell_all(wanted: list[Wanted]) -> list[str]:
    """A `Previews` of the protocol for each, as it goes out."""
    return [foretell(one) for one in wanted]


def foretell(wanted: Wanted) -> str:
    seats = [foretell_seat(trial) for trial in wanted.trials]
    help = None if wanted.helping is None else help_out(wanted.helping)
    return to_json({"type": "previews", "n": wanted.n, "seats": seats, "help": help}).decode()


def foretell_seat(trial: Trial) -> Form:
    """A `SeatPreviews` of the protocol."""
    tried = try_out(trial)
    return {"seat": trial.seat, "changes": [one.changes for one in tried], "leads": [one.leads for one in tried]}


def help_out(helping: Helping) -> Form:
    """What the game tells that seat."""
    told = from_position(helping.position, seed=0).sight({helping.seat}).helpers
    return {"seat": helping.seat, "told": told}
