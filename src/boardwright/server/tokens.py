"""Secrets that open something: 128 bits of chance each. Only their fingerprints are stored."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    """A secret of 128 bits that fits into a link."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """A name nobody guesses: whoever knows a table's address may watch it."""
    return secrets.token_urlsafe(12)


def fingerprint(token: str) -> str:
    """What is stored of a secret. It needs no salt: nobody can try 2**128 of them."""
    return sha256(token.encode()).hexdigest()
