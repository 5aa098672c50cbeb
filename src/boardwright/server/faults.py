"""What goes wrong over HTTP is answered in the form of any other refusal: the framework's own answers, a request that
cannot be read, a database that cannot be used, and what nobody foresaw.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from boardwright.server.database import TROUBLES, reason
from boardwright.server.protocol import Code
from boardwright.server.refuse import STATUS, Refuse

log = logging.getLogger(__name__)

#: By what the database says, what a person can do about it.
REMEDIES: Final = {
    "full": "the server's disk is full; make room on it and try again",
    "readonly": "the server may not write to its database; let it write to that file and its folder, and try again",
    "disk i/o": "the server's disk does not take it: it is full, or fails; look at it and try again",
    "locked": "another program holds the server's database; wait a moment and try again",
    "not a database": "that file is no database of Boardwright; put it aside",
    "unable to open": "the server cannot open its database; see that its folder is there and may be written to",
}
#: What says that the database cannot do something, or cannot be reached.
STORAGE: Final[tuple[type[Exception], ...]] = (
    SQLAlchemyError,
    ConnectionError,
    *(kind for kind in TROUBLES if kind is not OSError),
)
#: Refusals of the framework: nothing is there, or it is asked for in another way.
CODES: Final[dict[int, Code]] = {404: "unknown", 413: "too_large", 500: "failed"}


def answer_in_form(app: FastAPI) -> None:
    """Let every fault of a request be answered as a refusal."""
    app.add_exception_handler(Refuse, answer_refusal)
    app.add_exception_handler(HTTPException, answer_framework)
    app.add_exception_handler(RequestValidationError, answer_unreadable)
    for kind in STORAGE:
        app.add_exception_handler(kind, answer_storage)
    app.add_exception_handler(Exception, answer_failure)


def refusal(problem: Refuse, status: int | None = None, headers: Mapping[str, str] | None = None) -> JSONResponse:
    return JSONResponse(problem.message().model_dump(), status or STATUS[problem.code], headers)


async def answer_refusal(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Refuse)
    return refusal(problem)


async def answer_framework(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    code = CODES.get(problem.status_code, "bad_message")
    why = "there is nothing here" if code == "unknown" else f"{request.method}: {problem.detail}"
    return refusal(Refuse(code, why), problem.status_code, problem.headers)


async def answer_unreadable(request: Request, problem: Exception) -> JSONResponse:
    """A number in a path or a query that is none."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return refusal(Refuse("bad_message", f"{where}: {first['msg']}"))


async def answer_storage(request: Request, problem: Exception) -> JSONResponse:
    return refusal(not_stored(problem))


async def answer_failure(request: Request, problem: Exception) -> JSONResponse:
    """A fault of ours; whoever runs the server finds it in its log."""
    return refusal(Refuse("failed", "something went wrong in the server; its log tells what"))


def not_stored(problem: Exception) -> Refuse:
    """The database could not do what was asked. What it had begun it has taken back: nothing has changed."""
    log.error("the database refused: %s", reason(problem))
    return Refuse("storage", f"this could not be stored, and nothing has changed: {trouble_of(problem)}")


def trouble_of(problem: Exception) -> str:
    """What a person can do about it; where we do not know, what the database says."""
    said = reason(problem)
    return next((trouble for sign, trouble in REMEDIES.items() if sign in said.lower()), f"the database says: {said}")
