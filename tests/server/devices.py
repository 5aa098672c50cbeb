"""A person's devices: browsers with a cookie jar each, that can be told to log in."""

from __future__ import annotations

from itertools import count
from typing import Any

import httpx

from tests.server.harness import LONG, Server, Visitor, own_address

PASSWORD = "correct horse"
NUMBERS = count(1)


class Device(Visitor):
    """A browser at an address of its own, so that no test uses up what another may ask for."""

    #: Tests of what is limited look at refusals.
    patient = False

    def __init__(self, server: Server, address: str | None = None) -> None:
        super().__init__(server)
        self.address = address or own_address()
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(base_url=self.url, timeout=LONG, transport=transport)

    async def make(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return await self.post("/me", {"name": name, "password": password})

    async def log_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return await self.post("/me/login", {"name": name, "password": password})

    async def me(self) -> dict[str, Any]:
        told: dict[str, Any] = (await self.get("/me")).json()
        return told

    async def tables(self) -> list[str]:
        return [table["table"] for table in (await self.get("/tables")).json()]

    async def delete(self, path: str, body: Any = None) -> httpx.Response:
        return await self.request("DELETE", path, json=body)


def new_name() -> str:
    """One that nobody has taken yet: all tests share a server."""
    return f"Ann {next(NUMBERS)}"


def ok(response: httpx.Response) -> None:
    assert response.status_code == 200, response.text
