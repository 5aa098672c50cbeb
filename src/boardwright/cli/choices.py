"""What a player can do: listed by number, and chosen by number, notation, or the component it points at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from boardwright.cli.boards import Option, Reading, Scene
from boardwright.cli.table import TerminalTable
from boardwright.cli.texts import fold
from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.errors import BadNotation
from boardwright.kernel.messages import Refusal

#: Options of one verb are listed as labels up to this many, else as a dense list of their targets.
FEW = 5


class NotPossible(Exception):
    """What was typed cannot be done; the text says why, with the rule where there is one."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What one player can do, ready to be shown and answered: options of a decision, and what may be done unasked."""

    table: TerminalTable
    player: int
    scene: Scene

    @property
    def possible(self) -> list[Option]:
        return [*self.scene.options, *self.scene.offers]

    @property
    def space(self) -> ActionSpace:
        return self.table.match.game.space

    # -- showing -----------------------------------------------------------------------------------------------

    def lines(self, width: int) -> list[Text]:
        """All options by number: labels where they are few, dense columns where they are many."""
        lines: list[Text] = []
        labels: list[Text] = []
        for verb, options in by_verb(self.scene.options).items():
            if len(options) > FEW:
                lines += columns([short(option) for option in options], width, f"{verb}: ")
            else:
                labels += [label(option) for option in options]
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
        for verb, options in by_verb(self.scene.options).items():
            if len(options) > FEW:
                lines.append(Text(self._summary(verb, options)))
            else:
                labels += [label(option) for option in options]
        return lines + columns(labels, width)

    def may_also(self, width: int) -> list[Text]:
        """What may be done although nobody asks, numbered on."""
        labels = [label(option) for option in self.scene.offers]
        return columns(labels, width, f"{self.table.texts('may-also')} ")

    def _summary(self, verb: str, options: Sequence[Option]) -> str:
        targets = options[0].targets
        example = bare(targets[0]) if targets else ""
        return self.table.texts("options-many", verb=verb, count=len(options), example=example)

    # -- reading -----------------------------------------------------------------------------------------------

    def begins_move(self, text: str) -> bool:
        """Whether the first word is the verb of something possible: then a command of that name is not meant."""
        return text.lower().split()[0] in by_verb(self.possible)

    def shorthand(self, text: str) -> Reading | None:
        """What the text means in the game's own shorthand, if it has one."""
        return self.table.board.read(text, self.scene)

    def numbered(self, number: int) -> int:
        """The option of that number."""
        options = self.possible
        if not 1 <= number <= len(options):
            raise NotPossible(self.table.texts("no-such-number", number=str(number), last=len(options)))
        return options[number - 1].action

    def read(self, text: str) -> int | None:
        """The option meant by a number, a notation or a bare component; None when the text is nothing of these."""
        if text.isdecimal():
            return self.numbered(int(text))
        words = text.lower().split()
        try:
            action = self.space.parse(text)
        except BadNotation as problem:
            if words[0] in {block.verb for block in self.space.blocks}:
                raise NotPossible(str(problem)) from None
        else:
            return self._legal(action)
        target = self.target(text)
        return None if target is None else self._pointing_at(target)

    def read_loosely(self, text: str) -> int | None:
        """A verb cut short, as in ``b f7`` for ``build f7``; None when that fits no option or several."""
        words = text.lower().split()
        verbs = [verb for verb in by_verb(self.possible) if verb.startswith(words[0])]
        if len(verbs) != 1:
            return None
        full = " ".join([verbs[0], *words[1:]])
        try:
            return self._legal(self.space.parse(full))
        except BadNotation:
            return None

    def target(self, text: str) -> str | None:
        """The component somebody means by its name or id: ``f7``, ``cell:f7``."""
        word = fold(text)
        by_name = self.table.board.names(self.scene)
        if word in by_name:
            return by_name[word]
        components = self.table.sight(self.player).components
        return next((item for item in components if word in (item, bare(item))), None)

    def why_not(self, target: str) -> str | None:
        """The sentence and rule that forbid a component altogether, or just that action; None when it is possible."""
        refusal = self.table.sight(self.player).why_not(self.player, target)
        return None if refusal is None else self.table.words.say(refusal.message, self.table.names) + rule(refusal)

    def possible_with(self, target: str) -> list[Option]:
        return [option for option in self.possible if target in option.targets]

    def _legal(self, action: int) -> int:
        if any(option.action == action for option in self.possible):
            return action
        notation = self.space.notation(action)
        raise NotPossible(self.why_not(notation) or self.table.texts("not-now", action=notation))

    def _pointing_at(self, target: str) -> int:
        found = self.possible_with(target)
        if len(found) == 1:
            return found[0].action
        if not found:
            raise NotPossible(self.why_not(target) or self.table.texts("not-now", action=bare(target)))
        written = ", ".join(option.notation for option in found)
        raise NotPossible(self.table.texts("which-one", actions=written))


def by_verb(options: Sequence[Option]) -> dict[str, list[Option]]:
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(option.verb, []).append(option)
    return found


def short(option: Option) -> Text:
    """Number and targets."""
    return Text.assemble((f"{option.number}", "bold cyan"), " ", " ".join(bare(target) for target in option.targets))


def label(option: Option) -> Text:
    """Number and what it does."""
    return Text.assemble((f"{option.number}", "bold cyan"), " ", option.label)


def rule(refusal: Refusal) -> str:
    return f" ({refusal.rule})"


def bare(target: str) -> str:
    """A target without its kind: ``f7`` for ``cell:f7``."""
    return target.partition(":")[2]


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
