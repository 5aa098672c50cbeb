"""Declared fields: what a state and a step get from them, what is refused, and the same methods for the compiler."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from boardwright.kernel.fields import Field, Wiring, state_fields, step_fields
from boardwright.kernel.state import State
from boardwright.kernel.steps import Seat, Step
from tools.compile import modules
from tools.expansion import DECORATORS, expand, table_kind


@state_fields
class Farm(State):
    """Every sort of field."""

    year: int
    owner: tuple[int, ...]
    barns: list[int]
    plots: list[list[int]]
    map: Wiring[dict[str, int]]
    #: Belongs to the class.
    size: ClassVar[int] = 3


@state_fields
class BigFarm(Farm):
    mills: list[int]


@step_fields
class Sow(Step[Farm]):
    plot: int
    seeds: tuple[int, ...]

    unfinished: ClassVar[bool] = True


@step_fields
class SowTwice(Sow):
    plot: Seat
    again: Step[Farm]

    def data(self) -> tuple[Any, ...]:
        return ("twice", *super().data())


class Tile:
    def __init__(self, number: int) -> None:
        self.number = number

    def data(self) -> tuple[int]:
        return (self.number,)


class Mill(Tile):
    """A kind of tile."""


class Barn(Tile):
    """Another one."""


T = TypeVar("T", bound=Tile)


@step_fields
class TileStep(Step[Farm], Generic[T]):
    tile: T


@step_fields
class Grind(TileStep[Mill]):
    left: int


def farm(made: type[Farm] = Farm) -> Farm:
    state = made()
    state.start_flow(2)
    state.year, state.owner, state.barns, state.plots, state.map = 1, (0, 1), [2, 3], [[0], [1, 2]], {"here": 1}
    return state


def names(cls: type[State] | type[Step[Any]]) -> list[str]:
    return [field.name for field in cls.fields]


# -- states ----------------------------------------------------------------------------------------------------


def test_a_state_has_a_slot_for_each_field_and_for_nothing_else() -> None:
    assert names(Farm) == ["year", "owner", "barns", "plots", "map"]
    state = farm()
    with pytest.raises(AttributeError):
        state.yaer = 2  # type: ignore[attr-defined]
    assert Farm.size == 3


def test_a_state_starts_empty_where_its_fields_say_what_that_is() -> None:
    state = BigFarm()
    state.start_empty(2)
    assert (state.year, state.owner, state.barns, state.mills, state.seats, state.main) == (
        0,
        (),
        [0, 0],
        [0, 0],
        2,
        [],
    )
    for name in ("plots", "map"):
        assert not hasattr(state, name), "what is no plain value is left to the game"


def test_a_copy_has_lists_of_its_own_one_and_two_deep() -> None:
    state = farm()
    copy = state.clone()
    copy.year += 1
    copy.barns[0] = 9
    copy.plots[1].append(9)
    copy.plots.append([])
    copy.push(Sow(0, 1, ()))
    assert (state.year, state.barns, state.plots, state.main) == (1, [2, 3], [[0], [1, 2]], [])


def test_a_copy_shares_what_never_changes() -> None:
    state = farm()
    copy = state.clone()
    assert copy.owner is state.owner
    assert copy.map is state.map


def test_equal_fields_make_equal_states() -> None:
    state = farm()
    assert state.data() == state.clone().data()
    assert hash(state.data()) == hash(farm().data())
    for name, value in (("year", 2), ("owner", (1,)), ("barns", [2]), ("plots", [[0], [1, 3]])):
        other = farm()
        setattr(other, name, value)
        assert other.data() != state.data(), name


def test_wiring_is_no_data() -> None:
    state, other = farm(), farm()
    other.map = {"elsewhere": 2}
    assert state.data() == other.data()


def test_steps_that_wait_are_data() -> None:
    state, other = farm(), farm()
    state.push(Sow(0, 1, ()))
    other.push(Sow(0, 2, ()))
    assert state.data() != other.data()


def test_a_state_inherits_fields_and_copies_them() -> None:
    state = farm(BigFarm)
    assert isinstance(state, BigFarm)
    state.mills = [5]
    copy = state.clone()
    assert isinstance(copy, BigFarm)
    copy.mills.append(6)
    copy.plots[0].append(7)
    assert (state.mills, state.plots[0]) == ([5], [0])
    assert names(BigFarm) == [*names(Farm), "mills"]


# -- steps -----------------------------------------------------------------------------------------------------


def test_a_step_takes_its_fields_in_order_the_player_first() -> None:
    step = Sow(1, 2, (3,))
    assert (step.who, step.plot, step.seeds) == (1, 2, (3,))
    assert Sow(who=1, seeds=(3,), plot=2).data() == step.data() == (1, 2, (3,))
    assert not hasattr(step, "__dict__")


def test_a_field_of_the_base_can_be_narrowed_in_its_place() -> None:
    assert SowTwice.fields[1] == Field("plot", "Seat")
    assert names(SowTwice) == ["who", "plot", "seeds", "again"]
    assert vars(SowTwice)["__slots__"] == ("again",)


def test_a_step_within_a_step_is_data_with_its_name() -> None:
    inner = Sow(0, 1, ())
    assert SowTwice(0, 1, (), inner).data() == ("twice", 0, 1, (), ("Sow", 0, 1, ()))


def test_a_field_of_the_base_has_the_type_that_the_class_names() -> None:
    assert Grind.fields == (Field("who", "Seat"), Field("tile", "Mill"), Field("left", "int"))
    assert TileStep.fields[-1] == Field("tile", "T")


def test_steps_are_told_apart_by_their_fields_and_what_those_are() -> None:
    assert Grind(0, Mill(1), 2).data() == Grind(0, Mill(1), 2).data()
    assert Grind(0, Mill(1), 2).data() != Grind(0, Mill(3), 2).data()
    assert TileStep(0, Mill(1)).data() != TileStep(0, Barn(1)).data()


def test_what_is_made_keeps_its_name_and_its_words() -> None:
    assert Farm.__doc__ == "Every sort of field."
    assert (Sow.__name__, Sow.__module__, Sow.__init__.__qualname__) == ("Sow", __name__, "Sow.__init__")
    assert Sow.unfinished


# -- refusals --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["dict[str, int]", "set[int]"])
def test_what_cannot_be_copied_quickly_is_refused(kind: str) -> None:
    with pytest.raises(TypeError, match=r"'tiles' is a .*; states are made of ints, tuples and lists"):
        state_fields(type("Wrong", (State,), {"__annotations__": {"tiles": kind}}))


@pytest.mark.parametrize("decorator", [state_fields, step_fields])
def test_annotations_must_be_as_they_are_written(decorator: Any) -> None:
    with pytest.raises(TypeError, match="from __future__ import annotations"):
        decorator(type("Wrong", (State,), {"__annotations__": {"year": int}}))


# -- for the compiler ------------------------------------------------------------------------------------------

BASE = '''"""A base."""

from __future__ import annotations

from typing import TypeAlias

from boardwright.kernel.fields import step_fields
from boardwright.kernel.steps import Step

Plot: TypeAlias = int


@step_fields
class OnPlot(Step):  # type: ignore[type-arg]
    """Something on a plot."""

    plot: Plot
'''
DERIVED = '''"""What derives from it."""

from __future__ import annotations

from boardwright.kernel.fields import state_fields, step_fields
from boardwright.kernel.state import State
from sample_base import OnPlot


@state_fields
class Garden(State):
    year: int
    beds: list[list[int]]
    paths: list[int]


@step_fields
class Dig(OnPlot):
    deep: int

    def depth(self) -> int:
        return self.deep
'''


@pytest.fixture
def expanded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, dict[str, Any], str]:
    """A module as it is, the names in it when the compiler has it, and that source."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "sample_base.py").write_text(BASE, encoding="utf-8")
    (tmp_path / "sample_derived.py").write_text(DERIVED, encoding="utf-8")
    module = importlib.import_module("sample_derived")
    expand(tmp_path, "sample_derived.py")
    source = (tmp_path / "sample_derived.py").read_text(encoding="utf-8")
    scope: dict[str, Any] = {"__name__": "sample_derived"}
    exec(source, scope)
    return module, scope, source


def test_the_compiler_gets_the_same_methods(expanded: tuple[ModuleType, dict[str, Any], str]) -> None:
    module, scope, source = expanded
    assert not any(f"@{decorator}" in source for decorator in DECORATORS)
    for cls, method in (("Garden", "clone"), ("Dig", "__init__")):
        made, written = getattr(getattr(module, cls), method), getattr(scope[cls], method)
        assert made.__code__.co_code == written.__code__.co_code
        assert made.__code__.co_varnames == written.__code__.co_varnames
        assert scope[cls].fields == getattr(module, cls).fields
    assert scope["Dig"](0, 1, 2).data() == (0, 1, 2)
    assert scope["Dig"](0, 1, 2).depth() == 2


def test_the_compiler_knows_the_types_of_inherited_fields(expanded: tuple[ModuleType, dict[str, Any], str]) -> None:
    _, _, source = expanded
    assert "def __init__(self, who: Seat, plot: Plot, deep: int) -> None:" in source
    assert "from sample_base import Plot" in source
    assert "from boardwright.kernel.steps import Seat" in source


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("SHARES: Final = (0.0, 0.5, 1)", "tuple[float, ...]"),
        ("ROADS: Final = (4, 3, -2)", "tuple[int, ...]"),
        ("USEFUL: Final = ((5.0, 1), (4, 0.6))", "tuple[tuple[float, float], ...]"),
        ("NAMES: Final = ('a', 'b')", ""),
        ("MIXED: Final = ('a', 1)", ""),
        ("RAGGED: Final = ((1, 2), (3,))", ""),
        ("HALF: Final = ((1, 2), 3)", ""),
        ("NONE: Final = ()", ""),
        ("RATE: Final = 0.5", ""),
        ("MADE: Final = tuple(range(3))", ""),
        ("SHARES: Final[list[float]] = [0.5]", ""),
        ("SHARES = (0.5, 0.6)", ""),
    ],
)
def test_tables_of_numbers_are_tuples_of_any_length_for_the_compiler(written: str, kind: str) -> None:
    assert table_kind(ast.parse(written).body[0]) == kind


def test_a_table_keeps_its_values_and_comments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    source = "from typing import Final\n\n#: By season.\nPRICE: Final = (\n    1.4,  # spring\n    1.3,\n)\n"
    (tmp_path / "sample_prices.py").write_text(source, encoding="utf-8")
    expand(tmp_path, "sample_prices.py")
    found = (tmp_path / "sample_prices.py").read_text(encoding="utf-8")
    assert found == source.replace("PRICE: Final =", "PRICE: Final[tuple[float, ...]] =")


def test_nothing_that_is_compiled_keeps_a_decorator(tmp_path: Path) -> None:
    home = Path(importlib.import_module("boardwright").__file__ or "").parents[1]
    found = 0
    for target in modules(kernel_only=False):
        copy = tmp_path / target
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text((home / target).read_text(encoding="utf-8"), encoding="utf-8")
        expand(tmp_path, target)
        source = copy.read_text(encoding="utf-8")
        compile(source, target, "exec")
        assert not any(f"@{decorator}\n" in source for decorator in DECORATORS), target
        found += "fields: ClassVar[tuple[Field, ...]] = (" in source
    assert found > 20, "both games declare the fields of their steps"
