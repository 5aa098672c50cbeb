"""The browser's types are those of the protocol: whoever changes one changes the other."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games import games
from tools import protocol_types


def test_the_types_of_the_browser_fit_the_protocol() -> None:
    assert protocol_types.outdated() == [], "run: python -m tools.protocol_types"


def test_every_message_has_a_type() -> None:
    definitions = protocol_types.schema()["$defs"]
    assert {"Snapshot", "NewTable", "TableInfo", "ServerMessage", "ClientMessage"} <= set(definitions)


def test_every_game_with_a_page_has_the_type_of_its_view_there() -> None:
    written = {file.parent.name: text for file, text in protocol_types.files().items() if file.name == "view.ts"}
    assert set(written) == set(games())
    assert "export interface KingdomView {" in written["kingdom_builder"]
    assert "export interface KeyflowerView {" in written["keyflower"]


def test_what_the_server_sends_is_complete() -> None:
    """A field with a default is always sent; only a client may leave one out."""
    definitions = protocol_types.schema()["$defs"]
    assert "replay" in definitions["Snapshot"]["required"]
    assert "seed" not in definitions["NewTable"]["required"]


def test_no_two_types_of_a_file_have_the_same_name() -> None:
    definitions: dict[str, Any] = {}
    protocol_types.add(definitions, "PlayerView", dict[str, int], sent=True)
    protocol_types.add(definitions, "PlayerView", dict[str, int], sent=True)
    with pytest.raises(protocol_types.NamedTwice, match="PlayerView"):
        protocol_types.add(definitions, "PlayerView", dict[str, str], sent=True)
