"""Golden games: saved games with a readable step-by-step text beside them. A change of rules shows as a change of text.

python -m boardwright.testing.golden tests/golden/<game>     writes the texts anew
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event, Message, Value
from boardwright.match import Match, replay
from boardwright.match.history import moments


def golden_text(match: Match) -> str:
    """The whole game in plain words: every decision, what happened, who saw it, and the final score sheet."""
    lines = [f"{match.game.id}, rules version {match.game.rules_version}, {match.players} players"]
    notation = match.game.space.notation
    lines.extend(event_text(event) for event in match.opening_events)
    for entry, _, events in moments(match.history):
        lines.append(f"{entry.number}. player {entry.player}: {notation(entry.action)}")
        lines.extend(event_text(event) for event in events)
    for sheet in match.score_sheet:
        lines.append(f"player {sheet.player}: {sheet.total} points")
        for line in sheet.lines:
            cells = "; ".join(f"{earning.points} for {' '.join(earning.targets)}" for earning in line.earnings)
            lines.append(f"     {line.id} {line.points} ({line.rule}) {cells}".rstrip())
    lines.append(f"winners: {', '.join(map(str, match.winners)) or 'none yet'}")
    return "\n".join(lines) + "\n"


def event_text(event: Event) -> str:
    seen = "" if event.audience is None else f"  (only {', '.join(map(str, event.audience))})"
    args = " ".join(f"{name}={word(value)}" for name, value in event.args.items())
    return f"     {event.kind} {args}{seen}".rstrip()


def word(value: Value) -> str:
    return value.key if isinstance(value, Message) else str(value)


def check_golden(folder: Path, game: Game[Any] | None = None) -> int:
    """Replay every saved game of the folder and compare its text; returns how many there were."""
    records = sorted(folder.glob("*.json"))
    assert records, f"there are no saved games in {folder}"
    for path in records:
        text = golden_text(replay(path.read_text(encoding="utf-8"), game))
        expected = path.with_suffix(".txt").read_text(encoding="utf-8")
        assert text == expected, f"{path.name} plays differently now; if that is meant, write the texts anew"
    return len(records)


def write_texts(folder: Path) -> None:
    for path in sorted(folder.glob("*.json")):
        match = replay(path.read_text(encoding="utf-8"))
        path.with_suffix(".txt").write_text(golden_text(match), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_texts(Path(name))
