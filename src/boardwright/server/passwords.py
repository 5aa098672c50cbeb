"""Passwords: kept as argon2id with the library's own settings, worked out in threads, a few at a time.

A name that nobody has costs as much work as a wrong password: how long an answer takes tells nothing.
"""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from boardwright.server.tokens import new_token

HASHER: Final = PasswordHasher()
#: So many are worked out at a time: each takes 64 MiB and all of a core.
AT_ONCE: Final = 2


@cache
def nobodys() -> str:
    """What is compared where there is no such person."""
    return HASHER.hash(new_token())


def plain(password: str) -> str:
    """The same password whichever keyboard it was typed on."""
    return unicodedata.normalize("NFC", password)


def is_right(stored: str | None, password: str) -> bool:
    nobody = nobodys()
    try:
        right = HASHER.verify(stored or nobody, plain(password))
    except (VerificationError, InvalidHashError):
        return False
    return right and stored is not None


class Passwords:
    """Never in the loop, which would stand still meanwhile."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)

    async def conceal(self, password: str) -> str:
        """What is stored of it."""
        async with self.places:
            return await asyncio.to_thread(HASHER.hash, plain(password))

    async def check(self, stored: str | None, password: str) -> bool:
        """Whether it is the one that was stored; None: nobody's, which takes as long to find out."""
        async with self.places:
            return await asyncio.to_thread(is_right, stored, password)
