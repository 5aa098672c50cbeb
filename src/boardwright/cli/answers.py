"""Standing answers at one screen: what people have answered in advance, for this sitting."""

from __future__ import annotations

from boardwright.cli.choices import NotPossible
from boardwright.cli.table import TerminalTable
from boardwright.match import Answers


def answers_of(table: TerminalTable, player: int) -> Answers:
    return table.answers.get(player, Answers())


def next_answer(table: TerminalTable) -> tuple[int, int] | None:
    """A person whose answer to what is asked now stands, and that answer."""
    for player, answers in table.answers.items():
        action = answers.answer(table.match, player)
        if action is not None:
            return player, action
    return None


def hold(table: TerminalTable, player: int, on: bool) -> None:
    """Who takes back is asked, until the next decision of their own."""
    if player in table.answers:
        table.answers[player] = table.answers[player].holding(on)


def set_answers(table: TerminalTable, player: int, word: str) -> None:
    """Do what somebody wants of their standing answers: on, off, no to this question, ask everything again."""
    answers = answers_of(table, player)
    match word:
        case "on" | "off":
            answers = answers.leaving(word == "on")
        case "no":
            [choice] = table.sight(player).choices()
            if choice.question is None:
                raise NotPossible(table.texts("auto-not-here"))
            answers = answers.declining(choice.question, choice.prompt)
        case "ask":
            answers = Answers(idle=answers.idle)
        case _:
            raise NotPossible(table.texts("auto-how"))
    table.answers[player] = answers


def describe(table: TerminalTable, player: int) -> list[str]:
    """What stands, a line each."""
    answers = answers_of(table, player)
    questions = [table.words.say(prompt, table.names) for prompt in answers.declined.values()]
    idle = table.texts("auto-on" if answers.idle else "auto-off")
    return [idle, *(table.texts("auto-declined", question=question) for question in questions)]
