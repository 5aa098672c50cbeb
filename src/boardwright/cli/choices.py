"""The options of a decision: listed by number, and chosen by number, notation, or the component they point at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from boardwright.cli.boards import Reading, Scene
from boardwright.cli.table import Table
from boardwright.cli.texts import fold
from boardwright.kernel.errors import BadNotation
from boardwright.kernel.messages import Refusal
from boardwright.match import Decision, Match

#: Options of one verb are listed as labels up to this many, else as a dense list of their targets.
FEW = 5


class NotPossible(Exception):
    """What was typed cannot be done; the text says why, with the rule where there is one."""


@dataclass(frozen=True, slots=True)
class Choices:
    """One player's decision, ready to be shown and answered."""

    table: Table
    decision: Decision
    scene: Scene

    @property
    def match(self) -> Match:
        return self.table.match

    # -- showing -----------------------------------------------------------------------------------------------

    def lines(self, width: int) -> list[Text]:
        """All options by number: labels where they are few, dense columns where they are many."""
        lines: list[Text] = []
        labels: list[Text] = []
        for verb, numbers in self._by_verb().items():
            if len(numbers) > FEW:
                lines += columns([self._short(number) for number in numbers], width, f"{verb}: ")
            else:
                labels += [self._label(number) for number in numbers]
        return lines + columns(labels, width)

    def shortened(self, width: int, height: int) -> list[Text]:
        """The same in at most that many lines: what does not fit is marked on the map anyway."""
        menu = self.table.board.menu(self.scene)
        if menu is not None:
            return menu
        lines = self.lines(width)
        if len(lines) <= height:
            return lines
        lines, labels = [], []
        for verb, numbers in self._by_verb().items():
            if len(numbers) > FEW:
                lines.append(Text(self._summary(verb, numbers)))
            else:
                labels += [self._label(number) for number in numbers]
        return lines + columns(labels, width)

    def _summary(self, verb: str, numbers: list[int]) -> str:
        sample = self.match.describe(self.decision.options[numbers[0] - 1])
        return self.table.texts("options-many", verb=verb, count=len(numbers), example=bare(sample.target))

    def _by_verb(self) -> dict[str, list[int]]:
        """The numbers of the options, from 1, by verb."""
        found: dict[str, list[int]] = {}
        for number, action in enumerate(self.decision.options, 1):
            found.setdefault(self.match.game.space.verb(action), []).append(number)
        return found

    def _short(self, number: int) -> Text:
        targets = self.match.game.space.targets(self.decision.options[number - 1])
        return Text.assemble((f"{number}", "bold cyan"), " ", " ".join(bare(target) for target in targets))

    def _label(self, number: int) -> Text:
        label = self.match.describe(self.decision.options[number - 1]).label
        return Text.assemble((f"{number}", "bold cyan"), " ", self.table.words.say(label, self.table.names))

    # -- reading -----------------------------------------------------------------------------------------------

    def shorthand(self, text: str) -> Reading | None:
        """What the text means in the game's own shorthand, if it has one."""
        return self.table.board.read(text, self.scene)

    def numbered(self, number: int) -> int:
        """The option of that number."""
        options = self.decision.options
        if not 1 <= number <= len(options):
            raise NotPossible(self.table.texts("no-such-number", number=str(number), last=len(options)))
        return options[number - 1]

    def read(self, text: str) -> int | None:
        """The option meant by a number, a notation or a bare component; None when the text is nothing of these."""
        if text.isdecimal():
            return self.numbered(int(text))
        words = text.lower().split()
        try:
            action = self.match.game.space.parse(text)
        except BadNotation as problem:
            if words[0] in {block.verb for block in self.match.game.space.blocks}:
                raise NotPossible(str(problem)) from None
        else:
            return self._legal(action)
        target = self.target(text)
        return None if target is None else self._pointing_at(target)

    def read_loosely(self, text: str) -> int | None:
        """A verb cut short, as in ``b f7`` for ``build f7``; None when that fits no option or several."""
        words = text.lower().split()
        verbs = [verb for verb in self._by_verb() if verb.startswith(words[0])]
        if len(verbs) != 1:
            return None
        full = " ".join([verbs[0], *words[1:]])
        try:
            return self._legal(self.match.game.space.parse(full))
        except BadNotation:
            return None

    def target(self, text: str) -> str | None:
        """The component somebody means by its name or id: ``f7``, ``farm``, ``cell:f7``."""
        word = fold(text)
        by_name = self.table.board.names(self.scene)
        if word in by_name:
            return by_name[word]
        components = self.match.game.components(self.match.state)
        return next((item for item in components if word in (item, bare(item))), None)

    def why_not(self, target: str) -> str | None:
        """The sentence and rule that forbid a component altogether, or just that action; None when it is possible."""
        refusal = self.match.why_not(self.decision.player, target)
        return None if refusal is None else self.table.words.say(refusal.message, self.table.names) + rule(refusal)

    def possible_with(self, target: str) -> list[int]:
        targets = self.match.game.space.targets
        return [action for action in self.decision.options if target in targets(action)]

    def _legal(self, action: int) -> int:
        if action in self.decision.options:
            return action
        notation = self.match.game.space.notation(action)
        raise NotPossible(self.why_not(notation) or self.table.texts("not-now", action=notation))

    def _pointing_at(self, target: str) -> int:
        found = self.possible_with(target)
        if len(found) == 1:
            return found[0]
        if not found:
            raise NotPossible(self.why_not(target) or self.table.texts("not-now", action=bare(target)))
        written = ", ".join(self.match.game.space.notation(action) for action in found)
        raise NotPossible(self.table.texts("which-one", actions=written))


def rule(refusal: Refusal) -> str:
    return f" ({refusal.rule})"


def bare(target: Any) -> str:
    """A target without its kind: ``f7`` for ``cell:f7``."""
    return str(target or "").partition(":")[2]


def columns(items: list[Text], width: int, head: str = "") -> list[Text]:
    """Items side by side in columns of equal width, after a heading on the first line."""
    if not items:
        return []
    each = max(item.cell_len for item in items) + 2
    indent = max(len(head), 2)
    fit = max(1, (width - indent) // each)
    lines: list[Text] = []
    for start in range(0, len(items), fit):
        line = Text(f"{head:<{indent}}" if start == 0 else " " * indent)
        for item in items[start : start + fit]:
            line.append_text(item)
            line.append(" " * (each - item.cell_len))
        line.rstrip()
        lines.append(line)
    return lines
