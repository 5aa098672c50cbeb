"""What is true of every help text: it ends with rules of the ledger, and writes its numbers in digits."""

from __future__ import annotations

import re

from boardwright.words import LANGUAGES, Words

NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten twelve twice both",
    "fr": "deux trois quatre cinq six sept huit neuf dix douze",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn zwölf zweimal beide",
}
RULE = r"[A-Z]{2}-[\d.]+"


def help_text(words: Words, key: str) -> str:
    text = words.help(key)
    assert text is not None, f"{key} has no help in {words.language}"
    return text


def cited(text: str) -> list[str]:
    """The rules in parentheses at the very end."""
    ending = re.search(rf" \(({RULE}(?:, {RULE})*)\)$", text)
    return ending[1].split(", ") if ending else []


def named(text: str) -> list[str]:
    """All rules, wherever they stand."""
    return re.findall(RULE, text)


def numbers(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", re.sub(RULE, "", text))]


def spelled(text: str, language: str) -> list[str]:
    """Numbers written as words, which `numbers` would not see."""
    assert set(NUMBER_WORDS) == set(LANGUAGES)
    return re.findall(rf"\b({'|'.join(NUMBER_WORDS[language].split())})\b", text, re.IGNORECASE)
