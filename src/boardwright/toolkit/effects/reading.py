"""Effects as a catalogue writes them. Every complaint names the file, the entry and the part.

A list of tables, one a part, each named by its first word:

    effect = [{ gain = { gold = 1, coin = 2 } }]
    effect = [{ gain = { coin = 1 }, per = "presences", most = 4 }]
    effect = [{ pay = { gold = 1 }, then = [{ gain = { point = 3 } }], times = 2 }]
    effect = [{ choose = [[{ gain = { horse = 1 } }], [{ gain = { tent = 1 } }]] }]
    effect = [{ may = [{ do = "gunmen" }] }, { gain = { dude = 1 } }]
    effect = [{ if = "barricade", then = [{ gain = { coin = 2 } }], else = [{ gain = { coin = 1 } }] }]
    effect = [{ score = 2, per = "horses", most = 12 }, { score = [[4, 2], [7, 5]], per = "levers" }]
    effect = [{ modify = "card_price", by = -1, least = 0 }]
    effect = [{ do = "wagon", times = 2, bonus = 1 }]

Not compiled: it runs once, when a game is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.effects.values import (
    ANY,
    UNBOUNDED,
    Choose,
    Do,
    Effect,
    Exchange,
    Gain,
    Goods,
    If,
    InOrder,
    Modify,
    Pay,
    Per,
    Score,
    Terms,
)
from boardwright.toolkit.effects.vocabulary import Vocabulary
from boardwright.toolkit.entry import Entry
from boardwright.toolkit.payments import Due, Price, Rate

#: What else may stand beside the first word of a part; None: anything, for the game to understand.
FIELDS: Final[dict[str, tuple[str, ...] | None]] = {
    "gain": ("per", "most"),
    "pay": ("then", "times", "must"),
    "choose": ("times", "may"),
    "may": ("times",),
    "if": ("least", "then", "else"),
    "score": ("per", "most"),
    "modify": None,
    "do": None,
}


def read_effect(entry: Entry, field: str, words: Vocabulary) -> Effect:
    """The effect in a field of an entry: a list of parts, done in order."""
    return Reader(words).parts(entry, field)


def read_price(entry: Entry, field: str, words: Vocabulary) -> Price:
    """The price in a field of an entry: goods, and perhaps an amount to be paid in any of several."""
    return Reader(words).price(entry.get(field, dict), f"{entry.where}, {field}")


class Reader:
    """Reads effects in the words of one game."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.forms: dict[str, Callable[[Entry], Effect]] = {
            "gain": self.gain,
            "pay": self.pay,
            "choose": self.choose,
            "may": self.may,
            "if": self.condition,
            "score": self.score,
            "modify": self.modify,
            "do": self.do,
        }

    def parts(self, entry: Entry, field: str) -> Effect:
        """One effect of the list of parts in a field; a single part stands for itself."""
        return self.in_order(entry.get(field, list), f"{entry.where}, {field}")

    def in_order(self, rows: list[Any], where: str) -> Effect:
        parts = [self.part(row, f"{where} {number + 1}") for number, row in enumerate(rows)]
        return parts[0] if len(parts) == 1 else InOrder(tuple(parts))

    def part(self, row: Any, where: str) -> Effect:
        if not isinstance(row, dict) or not row:
            raise BadCatalog(f"{where}: a part is a table such as {{ gain = {{ coin = 1 }} }}, not {row!r}")
        form = next((form for form in FIELDS if form in row), None)
        if form is None:
            raise BadCatalog(f"{where}: no part begins with {next(iter(row))!r}; expected one of {', '.join(FIELDS)}")
        allowed = FIELDS[form]
        unknown = [] if allowed is None else [name for name in row if name != form and name not in allowed]
        if unknown:
            raise BadCatalog(f"{where}: field {unknown[0]!r} does not belong to {form!r}")
        return self.forms[form](Entry(where, row))

    # -- the parts ---------------------------------------------------------------------------------------------

    def gain(self, entry: Entry) -> Effect:
        goods = self.goods(entry.get("gain", dict), f"{entry.where}, gain")
        if "per" not in entry.fields:
            return Gain(goods)
        return Per(self.measure(entry, "per"), goods, entry.optional("most", int, UNBOUNDED))

    def pay(self, entry: Entry) -> Effect:
        price = self.price(entry.get("pay", dict), f"{entry.where}, pay")
        if "then" not in entry.fields:
            return Pay(price)
        exchange = Exchange(price, self.parts(entry, "then"))
        if entry.optional("must", bool, False):
            return exchange
        return repeatable(Choose((exchange,), often(entry), must=False), entry)

    def choose(self, entry: Entry) -> Effect:
        rows = entry.get("choose", list)
        if not rows or not all(isinstance(row, list) for row in rows):
            raise BadCatalog(f"{entry.where}: field 'choose' must be a list of lists of parts")
        options = [self.in_order(row, f"{entry.where}, option {number + 1}, part") for number, row in enumerate(rows)]
        plain = tuple([unasked(option) for option in options])
        return repeatable(Choose(plain, often(entry), must=not entry.optional("may", bool, False)), entry)

    def may(self, entry: Entry) -> Effect:
        return repeatable(Choose((self.parts(entry, "may"),), often(entry), must=False), entry)

    def condition(self, entry: Entry) -> Effect:
        otherwise = self.parts(entry, "else") if "else" in entry.fields else InOrder(())
        least = entry.number("least", 1) if "least" in entry.fields else 1
        return If(self.measure(entry, "if"), least, self.parts(entry, "then"), otherwise)

    def score(self, entry: Entry) -> Effect:
        measure = self.measure(entry, "per")
        if isinstance(entry.fields["score"], int):
            return Score(measure, entry.number("score", 1), entry.optional("most", int, UNBOUNDED))
        return Score(measure, steps=steps(entry))

    def modify(self, entry: Entry) -> Effect:
        number = self.words.modifier(entry.get("modify", str), entry.where)
        least, most = entry.optional("least", int, -UNBOUNDED), entry.optional("most", int, UNBOUNDED)
        return Modify(number, entry.get("by", int), least, most, terms(entry, ("modify", "by", "least", "most")))

    def do(self, entry: Entry) -> Effect:
        times = entry.number("times", 1) if "times" in entry.fields else 1
        return Do(self.words.deed(entry.get("do", str), entry.where), times, terms(entry, ("do", "times")))

    # -- what they are made of ---------------------------------------------------------------------------------

    def measure(self, entry: Entry, field: str) -> int:
        return self.words.measure(entry.get(field, str), entry.where)

    def goods(self, table: Mapping[str, Any], where: str) -> Goods:
        entry = Entry(where, table)
        return tuple([(self.words.good(name, where), entry.number(name, 1)) for name in table])

    def price(self, table: Mapping[str, Any], where: str) -> Price:
        """Goods, and under ``any`` an amount that may be paid in several: how many of each make one of it."""
        plain = self.goods({name: count for name, count in table.items() if name != "any"}, where)
        dues = [Due(count, (Rate(kind),)) for kind, count in plain]
        if "any" in table:
            mixed = Entry(f"{where}, any", Entry(where, table).get("any", dict))
            kinds = self.goods(mixed.get("of", dict), f"{mixed.where}, of")
            dues.append(Due(mixed.number("amount", 1), tuple([Rate(kind, pieces) for kind, pieces in kinds])))
        return tuple(dues)


def often(entry: Entry) -> int:
    """How many times something may be done: a number, or "any"."""
    if entry.fields.get("times") == "any":
        return ANY
    return entry.number("times", 1) if "times" in entry.fields else 1


def repeatable(choice: Choose, entry: Entry) -> Choose:
    """What may be done any number of times must cost something, or it would never end; and one must be able to stop."""
    if choice.times == ANY and choice.must:
        raise BadCatalog(f"{entry.where}: what is chosen any number of times needs may = true")
    if choice.times == ANY and not all(isinstance(option, Exchange) and option.price for option in choice.options):
        raise BadCatalog(f"{entry.where}: what may be done any number of times must cost something each time")
    return choice


def unasked(option: Effect) -> Effect:
    """An exchange that is an option of a choice is not asked for a second time."""
    if isinstance(option, Choose) and option.times == 1 and len(option.options) == 1:
        return option.options[0]
    return option


def steps(entry: Entry) -> tuple[tuple[int, int], ...]:
    """Points by steps: pairs of how many are needed and the points, ascending."""
    rows = entry.get("score", list)
    for row in rows:
        if not isinstance(row, list) or len(row) != 2 or not all(type(value) is int for value in row):
            raise BadCatalog(f"{entry.where}: field 'score' is {rows!r}, expected a number or pairs [needed, points]")
    if not rows or [row[0] for row in rows] != sorted({row[0] for row in rows}):
        raise BadCatalog(f"{entry.where}: the steps of field 'score' must ascend")
    return tuple([(row[0], row[1]) for row in rows])


def terms(entry: Entry, known: tuple[str, ...]) -> Terms:
    """What else is said of a deed or a modifier; a table within is flattened: ``discount.coin``."""
    found: list[tuple[str, int | str | tuple[str, ...]]] = []
    for name, value in entry.fields.items():
        if name in known:
            continue
        if isinstance(value, dict):
            inside = terms(Entry(f"{entry.where}, {name}", value), ())
            found += [(f"{name}.{key}", term) for key, term in inside]
        elif isinstance(value, list):
            found.append((name, entry.words(name)))
        elif type(value) in (int, str):
            found.append((name, value))
        else:
            raise BadCatalog(f"{entry.where}: field {name!r} is {value!r}, expected a number, a word or words")
    return tuple(found)
