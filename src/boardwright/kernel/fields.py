"""Fields are declared once: as annotations in the class of a state or a step. The rest follows from them.

`state_fields` gives a state its slots, `start_empty` and `clone`; `step_fields` gives a step its slots and its
`__init__`. Both leave the list of all fields in ``fields``, from which comparison, positions and steps in words are
made. The methods are written as source and compiled when the class is made, so they are as quick as written by hand;
where the engine is compiled, ``tools/compile.py`` writes the same source into the class beforehand.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeVar, cast, dataclass_transform, get_args, get_origin

T = TypeVar("T")
C = TypeVar("C", bound=type)

#: A field that is no data but follows from others: copies share it, and states that differ in it are equal.
Wiring = Annotated[T, "wiring"]

INDENT = "    "


class Field(NamedTuple):
    """The name of a field, and its annotation as it is written."""

    name: str
    kind: str

    @property
    def wiring(self) -> bool:
        return self.kind.startswith("Wiring[")


def state_fields(cls: C) -> C:
    """A state class with slots, a `start_empty` and a `clone`.

    Lists are copied, one level or two deep; all else must be immutable.
    """
    fields = all_fields(cls)
    return cast(C, remade(cls, fields, state_source(cls.__name__, fields)))


@dataclass_transform()
def step_fields(cls: C) -> C:
    """A step class with slots and an `__init__` that takes its fields in order, those of its base first."""
    fields = all_fields(cls)
    return cast(C, remade(cls, fields, init_source(fields)))


def all_fields(cls: type) -> tuple[Field, ...]:
    """The fields of the base, then the own ones; an own one may narrow a field of the base in its place."""
    named = type_arguments(cls)
    found = {name: Field(name, named.get(kind, kind)) for name, kind in getattr(cls, "fields", ())}
    for name, kind in vars(cls).get("__annotations__", {}).items():
        if not isinstance(kind, str):
            raise TypeError(f"{cls.__name__} must be in a file with 'from __future__ import annotations'")
        if not kind.startswith("ClassVar"):
            found[name] = Field(name, kind)
    return tuple(found.values())


def type_arguments(cls: type) -> dict[str, str]:
    """What stands for type variables of the base: in ``Place(ExtraStep[Placing])`` a field of type E is a Placing."""
    bases = vars(cls).get("__orig_bases__", ())
    pairs = [zip(getattr(get_origin(base), "__parameters__", ()), get_args(base)) for base in bases]
    return {variable.__name__: value.__name__ for found in pairs for variable, value in found}


def remade(cls: Any, fields: tuple[Field, ...], source: str) -> Any:
    """The same class with slots for its fields, and the methods of that source."""
    inherited = {field.name for field in getattr(cls, "fields", ())}
    methods: dict[str, Any] = {}
    scope: dict[str, Any] = {}
    exec(f"from __future__ import annotations\n{source}", scope, methods)
    methods.pop("annotations")
    namespace = {name: value for name, value in vars(cls).items() if name not in {"__dict__", "__weakref__"}}
    namespace["__slots__"] = tuple(field.name for field in fields if field.name not in inherited)
    namespace["fields"] = fields
    made = type(cls)(cls.__name__, cls.__bases__, namespace | methods)
    made.__qualname__ = cls.__qualname__
    for method in methods.values():
        method.__qualname__ = f"{cls.__qualname__}.{method.__name__}"
        method.__module__ = cls.__module__
    scope[cls.__name__] = made
    let_super_find(made)
    return made


def let_super_find(made: type) -> None:
    """Methods that say ``super()`` know their class by a cell; it still holds the class before it was made again."""
    for member in vars(made).values():
        function = getattr(member, "fget", getattr(member, "__func__", member))
        free = getattr(getattr(function, "__code__", None), "co_freevars", ())
        if "__class__" in free:
            function.__closure__[free.index("__class__")].cell_contents = made


def init_source(fields: tuple[Field, ...]) -> str:
    """The source of a step's `__init__`."""
    takes = ", ".join(f"{field.name}: {field.kind}" for field in fields)
    lines = [f"def __init__(self, {takes}) -> None:", *(f"{INDENT}self.{name} = {name}" for name, _ in fields)]
    return "\n".join(lines) + "\n"


def state_source(name: str, fields: tuple[Field, ...]) -> str:
    """The source of all that a state gets."""
    return f"{empty_source(fields)}\n{clone_source(name, fields)}"


def empty_source(fields: tuple[Field, ...]) -> str:
    """The source of a state's `start_empty`."""
    lines = ["def start_empty(self, players: int) -> None:", f"{INDENT}self.start_flow(players)"]
    values = {field.name: empty_value(field.kind) for field in fields}
    return "\n".join([*lines, *(f"{INDENT}self.{name} = {value}" for name, value in values.items() if value)]) + "\n"


def empty_value(kind: str) -> str:
    """A plain value of that kind as it is before anything happens, in a list one for each seat; "" for other kinds."""
    if kind.startswith("list["):
        item = empty_value(kind[len("list[") : -1])
        return f"[{item}] * players" if item and not item.startswith("[") else ""
    if kind.startswith("tuple[") and kind.endswith(", ...]"):
        return "()"
    return {"int": "0", "bool": "False"}.get(kind, "")


def clone_source(name: str, fields: tuple[Field, ...]) -> str:
    """The source of a state's `clone`."""
    lines = [f"def clone(self) -> {name}:", f"{INDENT}copy = {name}()", f"{INDENT}copy.copy_flow(self)"]
    lines += [f"{INDENT}copy.{field.name} = {copied(field)}" for field in fields]
    return "\n".join([*lines, f"{INDENT}return copy"]) + "\n"


def copied(field: Field) -> str:
    """How a field is copied."""
    value = f"self.{field.name}"
    if field.kind.startswith("list[list["):
        return f"[row[:] for row in {value}]"
    if field.kind.startswith(("dict[", "set[")):
        raise TypeError(f"field {field.name!r} is a {field.kind}; states are made of ints, tuples and lists")
    return f"{value}[:]" if field.kind.startswith("list[") else value


def as_data(value: Any) -> Any:
    """A field's value as something that can be compared and hashed."""
    if isinstance(value, list):
        return tuple(as_data(item) for item in value)
    data = getattr(value, "data", None)
    return value if data is None else (type(value).__name__, *data())
