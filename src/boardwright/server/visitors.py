"""Who is there: a browser is known by a random cookie that no script can read, and nothing else."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from boardwright.server.sharing import Sharing
from boardwright.server.tokens import fingerprint, new_token

COOKIE: Final = "boardwright_visitor"
#: Seconds a browser keeps it: as long as browsers do.
AGE: Final = 400 * 24 * 3600
SHORTEST: Final = 20
LONGEST: Final = 64


def visitor_of(connection: HTTPConnection) -> str | None:
    """The visitor's fingerprint; None when the browser has no cookie yet."""
    token = connection.cookies.get(COOKIE, "")
    return fingerprint(token) if SHORTEST <= len(token) <= LONGEST else None


def welcome(connection: HTTPConnection, response: Response) -> str:
    """The visitor's fingerprint; whoever comes for the first time gets a cookie with this response."""
    known = visitor_of(connection)
    if known is not None:
        return known
    token = new_token()
    sharing: Sharing = connection.app.state.sharing
    secure = sharing.is_secure(connection)
    response.set_cookie(COOKIE, token, max_age=AGE, httponly=True, samesite="lax", secure=secure)
    return fingerprint(token)
