"""What Schemathesis is told about our API beside its description; it loads this file into its own environment."""

from __future__ import annotations

import random
from typing import Any

import schemathesis

chance = random.Random(1)


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    """Every request comes from another address: limits hold for one of them."""
    case.headers = {**(case.headers or {}), "X-Forwarded-For": f"10.{chance.getrandbits(8)}.{chance.getrandbits(8)}.1"}


@schemathesis.check
def refusals_are_in_form(context: Any, response: Any, case: Any) -> None:
    """Whatever is refused is refused by name and with a reason."""
    if response.status_code < 400 or not case.path.startswith("/api/") or case.method.upper() in ("HEAD", "TRACE"):
        return
    told = response.json()
    if told.get("type") != "refused" or not told.get("code"):
        raise AssertionError(f"{response.status_code} is answered with {told}")
