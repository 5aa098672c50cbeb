"""What a worker process does for somebody who must decide: try every option out, and tell what it would bring."""

from __future__ import annotations

from boardwright.match import from_position
from boardwright.match.preview import Changes, Trial, score_changes


def try_out(trial: Trial) -> Changes:
    """In the order of the options what each would do to the seat's points."""
    return score_changes(from_position(trial.position, seed=0), trial.seat, trial.options)
