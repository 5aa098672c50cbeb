"""Doing something although nobody asks: what people at this screen may do while another one is at the keyboard."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from boardwright.cli.choices import Choices, NotPossible
from boardwright.cli.seats import Chair
from boardwright.cli.table import TerminalTable
from boardwright.cli.texts import fold


def offers_of(table: TerminalTable, chair: Chair) -> Choices:
    """What that person may do unasked, numbered from 1; of the table, only what everybody sees."""
    offered = [option for choice in table.sight(chair.player).offers() for option in choice.options]
    return Choices(table, chair.player, replace(table.scene(None), offers=table.numbered(offered)))


def list_offers(table: TerminalTable, chairs: list[Chair]) -> list[Text]:
    """One line for each thing that one of them may do, as it is typed and in words."""
    return [
        Text.assemble((chair.badge, chair.style), f" {chair.name}: {option.label} ({option.notation})")
        for chair in chairs
        for option in offers_of(table, chair).possible
    ]


def find_person(table: TerminalTable, word: str) -> Chair | None:
    """The person at this screen with that name, its beginning or the initial."""
    named = [chair for chair in table.humans if fold(word) == fold(chair.look.initial)]
    named = named or [chair for chair in table.humans if fold(chair.name).startswith(fold(word))]
    return named[0] if named else None


def read_offer(table: TerminalTable, chair: Chair, text: str) -> int:
    """Which of a person's offers is meant."""
    choices = offers_of(table, chair)
    action = choices.read_loosely(text) if choices.possible else None
    if action is None and choices.possible:
        action = choices.read(text)
    if action is None:
        raise NotPossible(table.texts("no-such-offer", player=chair.name, text=text))
    return action
