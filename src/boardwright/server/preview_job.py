"""What a worker process does for people at a table: try every option out, and work out what helps them decide."""

from __future__ import annotations

from typing import Any

from boardwright.match import from_position
from boardwright.match.preview import Helping, Preview, Trial, try_options
from boardwright.server.forms import Form


def try_out(trial: Trial) -> list[Preview]:
    """In the order of the options what each would do to the seat's points, or where it leads."""
    return try_options(from_position(trial.position, seed=0), trial.seat, trial.options)


def foretell(trial: Trial) -> Form:
    """The same as a `SeatPreviews` of the protocol."""
    tried = try_out(trial)
    return {"seat": trial.seat, "changes": [one.changes for one in tried], "leads": [one.leads for one in tried]}


def help_out(helping: Helping) -> Any:
    """What the game tells that seat, as JSON-able data."""
    return from_position(helping.position, seed=0).sight({helping.seat}).helpers
