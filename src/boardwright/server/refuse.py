"""A request that is refused: nothing has changed, and the client is told why in a form it can work with."""

from __future__ import annotations

from typing import Final

from boardwright.server import metrics
from boardwright.server.protocol import Code, Refused, Text

#: The same refusals over HTTP.
STATUS: Final[dict[str, int]] = {
    "bad_message": 400,
    "not_yours": 403,
    "unknown": 404,
    "stale": 409,
    "over": 409,
    "gone": 410,
    "too_large": 413,
    "illegal": 422,
    "undo": 422,
    "confirm": 422,
    "too_fast": 429,
    "failed": 500,
    "storage": 503,
    "unavailable": 503,
}
#: Characters of a reason; one may repeat what the client sent.
LONGEST_REASON: Final = 600


class Refuse(Exception):
    """Say no, with a reason."""

    def __init__(self, code: Code, reason: str, text: Text | None = None) -> None:
        super().__init__(reason)
        self.code: Code = code
        self.reason = reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}..."
        #: The same for people, in the words of the page.
        self.text = text

    def message(self, request: str | None = None, n: int | None = None) -> Refused:
        """For the wire; ``n`` is the last row of the table that the client may know of."""
        metrics.refusals.labels(self.code).inc()
        return Refused(id=request, code=self.code, reason=self.reason, n=n, text=self.text)
