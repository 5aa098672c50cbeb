"""What a worker process does for somebody who must decide: try every option out, and tell what it would bring."""

from __future__ import annotations

from boardwright.match import from_position
from boardwright.match.preview import Preview, Trial, try_options


def try_out(trial: Trial) -> list[Preview]:
    """In the order of the options what each would do to the seat's points, or where it leads."""
    return try_options(from_position(trial.position, seed=0), trial.seat, trial.options)
