"""A network that looks at a board, made quicker: its convolutions reckon with whole numbers of eight bits.

Processors do several of those in the time of one float. How large the numbers get is found by letting the network look
at positions of some games; on others it is compared with what it was before.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from boardwright.bots.model import GIVEN, LEGAL, TOLD, WORTH, BadModel, open_model
from boardwright.games import get_game
from boardwright.learning.graph import SHEET
from boardwright.learning.lessons import play_lesson
from boardwright.research.extras import missing
from boardwright.research.observations import Floats
from boardwright.research.table import Table

try:
    import onnx
    from onnx import TensorProto, numpy_helper
    from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
except ImportError as problem:
    raise missing("onnx", "learn") from problem

Tell = Callable[[str], None]

#: Whose games are looked at, and one decision of so many; those of every second game are kept to compare.
PLAYER: Final = "medium"
LOOK: Final = 5
SEED: Final = 7_000_000
CONVOLUTION: Final = "Conv"
#: A network that finds another option best at more of the positions than this is not the same network any more.
OFTEN: Final = 0.1


class Seen(NamedTuple):
    """What a network sees of a position, or of some: a row each."""

    observations: Floats
    legal: Floats


class Compared(NamedTuple):
    """The new network beside the old one."""

    positions: int
    #: At what share of the positions both find the same option best.
    agreed: float
    #: How far what they find positions worth is apart, as the root of the mean square.
    apart: float
    #: Milliseconds for one position, before and after.
    before: float
    after: float

    def __str__(self) -> str:
        return (
            f"the same choice at {self.agreed:.1%} of {self.positions} positions, worth {self.apart:.3f} apart; "
            f"{self.before:.2f} ms a position before, {self.after:.2f} ms now"
        )


def lighten(file: Path, out: Path, games: int = 12, tell: Tell = print) -> Compared:
    """Write the network down once more, quicker; refused if there is nothing to gain, or it came out different."""
    open_model(str(file))
    model = onnx.load_model(str(file))
    if not any(node.op_type == CONVOLUTION for node in model.graph.node):
        raise BadModel(f"{file} does not look at a board, so there is nothing to make quicker in it")
    if not weights_widened(model):
        raise BadModel(f"{file} was made quicker before, or its weights were not written by `boardwright learn`")
    table = table_of(model, file)
    tell(f"{games} games of {PLAYER} are looked at")
    learned, kept = positions(table, range(SEED, SEED + games))
    with TemporaryDirectory() as folder:
        wide, light = Path(folder) / "wide.onnx", Path(folder) / "light.onnx"
        onnx.save_model(model, str(wide))
        shown = Shown(learned, LEGAL in [given.name for given in model.graph.input])
        quantized(wide, light, shown)
        made = onnx.load_model(str(light))
        del made.metadata_props[:]
        made.metadata_props.extend(model.metadata_props)
        onnx.save_model(made, str(light))
        found = compare(wide, light, kept)
        tell(str(found))
        if found.agreed < 1 - OFTEN:
            raise BadModel(f"{file} would play another game if it were quicker; nothing was written")
        part = out.with_suffix(".part")
        onnx.save_model(made, str(part))
        part.replace(out)
    return found


def quantized(wide: Path, light: Path, shown: Shown) -> None:
    """Let the library do it; its advice to prepare networks, which ours do not need, is kept from the reader."""
    logging.disable(logging.WARNING)
    try:
        quantize_static(
            wide,
            light,
            shown,
            quant_format=QuantFormat.QDQ,
            op_types_to_quantize=[CONVOLUTION],
            per_channel=True,
            reduce_range=True,  # processors without instructions for this add up in sixteen bits
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
        )
    finally:
        logging.disable(logging.NOTSET)


def weights_widened(model: Any) -> bool:
    """Let weights in half precision be floats, as they are reckoned with; whether there were any."""
    graph = model.graph
    halves = {weight.name: weight for weight in graph.initializer if weight.data_type == TensorProto.FLOAT16}
    casts = [node for node in graph.node if node.op_type == "Cast" and node.input[0] in halves]
    for node in casts:
        wide = numpy_helper.to_array(halves[node.input[0]]).astype(np.float32)
        graph.initializer.append(numpy_helper.from_array(wide, node.output[0]))
        graph.node.remove(node)
    for weight in halves.values():
        graph.initializer.remove(weight)
    for number, node in enumerate(graph.node):
        node.name = f"{node.op_type} {number}"
    return bool(casts)


def table_of(model: Any, file: Path) -> Table:
    """The table that a network was trained for, as its data sheet says."""
    found = {prop.key: prop.value for prop in model.metadata_props}
    if SHEET not in found:
        raise BadModel(f"{file} has no data sheet; only networks of `boardwright learn` can be made quicker")
    sheet = json.loads(found[SHEET])
    return Table(get_game(sheet["game"]), sheet["players"], sheet["options"])


def positions(table: Table, seeds: range) -> tuple[Seen, Seen]:
    """Positions of games with these seeds: those to learn from, and those to compare by."""
    rows: tuple[list[Seen], list[Seen]] = [], []
    for seed in seeds:
        rows[seed % 2].extend(list(positions_of(table, seed))[::LOOK])
    first, second = [Seen(*[np.stack(column) for column in zip(*side, strict=True)]) for side in rows]
    return first, second


def positions_of(table: Table, seed: int) -> Iterator[Seen]:
    """What was known and possible at the decisions of one game."""
    lesson = play_lesson(table, PLAYER, seed)
    table.reset(seed)
    for action in lesson.moves:
        who = table.asked[0]
        if len(table.legal(who)) > 1:
            yield Seen(table.observe(who), table.mask(who).astype(np.float32))
        table.apply(who, action)


class Shown(CalibrationDataReader):  # type: ignore[misc]
    """Positions as the library wants to be shown them, one by one."""

    def __init__(self, seen: Seen, legal: bool) -> None:
        self.rows = iter([as_given(seen, row, legal) for row in range(len(seen.observations))])

    def get_next(self) -> dict[str, Floats] | None:
        return next(self.rows, None)


def as_given(seen: Seen, row: int, legal: bool) -> dict[str, Floats]:
    """One position as a network takes it."""
    given = {GIVEN: seen.observations[row : row + 1]}
    return given | {LEGAL: seen.legal[row : row + 1]} if legal else given


def compare(before: Path, after: Path, seen: Seen) -> Compared:
    """What both networks say of the same positions, and how long it takes them."""
    told = [answers(file, seen) for file in (before, after)]
    best = [np.where(seen.legal > 0, scores, -np.inf).argmax(1) for scores, _, _ in told]
    agreed = float((best[0] == best[1]).mean())
    apart = float(np.sqrt(((told[0][1] - told[1][1]) ** 2).mean()))
    return Compared(len(seen.legal), agreed, apart, told[0][2], told[1][2])


def answers(file: Path, seen: Seen) -> tuple[Floats, Floats, float]:
    """Scores and worth of positions by a network, and how many milliseconds one of them takes."""
    session = open_model(str(file))
    legal = LEGAL in [given.name for given in session.get_inputs()]
    rows = range(len(seen.observations))
    session.run([TOLD, WORTH], as_given(seen, 0, legal))
    began = process_time()
    found = [session.run([TOLD, WORTH], as_given(seen, row, legal)) for row in rows]
    took = 1000 * (process_time() - began) / max(len(rows), 1)
    return np.concatenate([each[0] for each in found]), np.concatenate([each[1] for each in found]), took
