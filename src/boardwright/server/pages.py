"""The page itself: the built single-page app, or a plain page that says how to build it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from boardwright.server.visitors import greet

STATIC: Final = Path(__file__).parent / "static"
START: Final = "index.html"
#: The build puts a fingerprint into the names of these files: they never change.
FOREVER: Final = "assets/"
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Boardwright</title>
<h1>The server runs, but its page has not been built</h1>
<p>In the project's folder run <code>make play</code>: it builds the page and starts the server.
<p>An installed Boardwright brings the page with it; if this is one, please install it again.
</html>
"""


async def page(request: Request) -> Response:
    """A file of the built app. The app's own addresses follow a ``#``, so there is only one page."""
    path = request.path_params.get("path") or START
    if path == START:
        return index(request)
    file = file_at(path)
    if file is None:
        return nothing(request)
    age = "public, max-age=31536000, immutable" if path.startswith(FOREVER) else "no-cache"
    return FileResponse(file, headers={"Cache-Control": age})


def file_at(path: str) -> Path | None:
    """The file of the built app with that path; None where there is none, or no file could be called that."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def index(request: Request, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-cache"}
    file = STATIC / START
    if file.is_file():
        response: Response = FileResponse(file, status, headers=headers)
    else:
        response = HTMLResponse(MISSING, 503, headers=headers)
    greet(request, response)
    return response


def nothing(request: Request) -> Response:
    """A wrong address. A person gets the page, which says so in their language and shows the way; a program a word."""
    if "text/html" in request.headers.get("accept", ""):
        return index(request, 404)
    return Response("There is nothing here.\n", 404, media_type="text/plain")
