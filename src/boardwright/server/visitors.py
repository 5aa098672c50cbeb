"""Who is there: a browser is known by a random cookie that no script can read, and nothing else."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from boardwright.server.accounts import Accounts
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


async def identity_of(connection: HTTPConnection) -> str | None:
    """Whose seats the visitor's are: their own, or those of the person who is logged in."""
    visitor = visitor_of(connection)
    if visitor is None:
        return None
    accounts: Accounts = connection.app.state.accounts
    return await accounts.identity(visitor)


async def welcome(connection: HTTPConnection, response: Response) -> str:
    """The same; whoever comes for the first time gets a cookie with this response."""
    return await identity_of(connection) or give_cookie(connection, response, new_token())


def greet(connection: HTTPConnection, response: Response) -> None:
    """Whoever comes for the first time gets a cookie; nobody is looked up."""
    if visitor_of(connection) is None:
        give_cookie(connection, response, new_token())


def give_cookie(connection: HTTPConnection, response: Response, token: str) -> str:
    """The browser is known by that secret from now on; its fingerprint."""
    sharing: Sharing = connection.app.state.sharing
    secure = sharing.is_secure(connection)
    response.set_cookie(COOKIE, token, max_age=AGE, httponly=True, samesite="lax", secure=secure)
    return fingerprint(token)
