"""The browser's types are those of the protocol: whoever changes one changes the other."""

from __future__ import annotations

from typing import Any

import pytest

from tools import protocol_types


def test_the_types_of_the_browser_fit_the_protocol() -> None:
    assert protocol_types.TYPES.read_text(encoding="utf-8") == protocol_types.types(), (
        "run: python -m tools.protocol_types"
    )


def test_every_message_and_view_has_a_type() -> None:
    definitions = protocol_types.schema()["$defs"]
    assert {
        "Snapshot",
        "NewTable",
        "TableInfo",
        "ServerMessage",
        "ClientMessage",
        "KingdomView",
        "KeyflowerView",
    } <= set(definitions)


def test_what_the_server_sends_is_complete() -> None:
    """A field with a default is always sent; only a client may leave one out."""
    definitions = protocol_types.schema()["$defs"]
    assert "replay" in definitions["Snapshot"]["required"]
    assert "seed" not in definitions["NewTable"]["required"]


def test_no_two_games_call_different_things_the_same() -> None:
    definitions: dict[str, Any] = {}
    protocol_types.add(definitions, "PlayerView", dict[str, int], sent=True)
    protocol_types.add(definitions, "PlayerView", dict[str, int], sent=True)
    with pytest.raises(protocol_types.NamedTwice, match="PlayerView"):
        protocol_types.add(definitions, "PlayerView", dict[str, str], sent=True)
