"""Reading a QR code as a phone does: written apart from the page's encoder, straight from the standard.

Bytes with error correction M, versions 1 to 10. Nothing is repaired: what does not add up is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

#: By version: data codewords and correcting codewords of each block (ISO/IEC 18004, table 9).
BLOCKS = {
    1: [(16, 10)],
    2: [(28, 16)],
    3: [(44, 26)],
    4: [(32, 18)] * 2,
    5: [(43, 24)] * 2,
    6: [(27, 16)] * 4,
    7: [(31, 18)] * 4,
    8: [(38, 22)] * 2 + [(39, 22)] * 2,
    9: [(36, 22)] * 3 + [(37, 22)] * 2,
    10: [(43, 26)] * 4 + [(44, 26)],
}
#: Centres of the alignment patterns.
CENTRES = {1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42]} | {
    9: [6, 26, 46],
    10: [6, 28, 50],
}
QUIET = 4

Matrix = list[list[bool]]


def read_path(path: str, size: int) -> str:
    """The text of a code drawn as one path of squares, in a square of that size with its quiet zone."""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    inside = range(QUIET, size - QUIET)
    assert all(x in inside and y in inside for x, y in dark), "the quiet zone is white"
    return read([[(x, y) in dark for x in inside] for y in inside])


def read(modules: Matrix) -> str:
    size = len(modules)
    version = (size - 17) // 4
    mask = mask_of(modules)
    bits = [modules[y][x] ^ is_masked(mask, x, y) for x, y in data_cells(version, size)]
    words = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    data = [word for block in unwoven(words, BLOCKS[version]) for word in block]
    stream = "".join(f"{word:08b}" for word in data)
    assert stream[:4] == "0100", "the text is stored as bytes"
    width = 8 if version < 10 else 16
    length = int(stream[4 : 4 + width], 2)
    text = stream[4 + width : 4 + width + 8 * length]
    return bytes(int(text[at : at + 8], 2) for at in range(0, len(text), 8)).decode()


def mask_of(modules: Matrix) -> int:
    """The mask, from both copies of the format; they must agree, and name error correction M."""
    last = len(modules) - 1
    first = [(8, y) for y in (*range(6), 7, 8)] + [(7, 8)] + [(x, 8) for x in range(5, -1, -1)]
    second = [(last - i, 8) for i in range(8)] + [(8, last - 6 + i) for i in range(7)]
    one, other = (sum(modules[y][x] << i for i, (x, y) in enumerate(cells)) for cells in (first, second))
    assert one == other
    assert modules[last - 7][8], "the dark module"
    (found,) = [data for data in range(32) if format_bits(data) == one]
    assert found >> 3 == 0, "error correction M"
    return found & 7


def format_bits(data: int) -> int:
    rest = data << 10
    for at in range(14, 9, -1):
        if rest >> at & 1:
            rest ^= 0b10100110111 << (at - 10)
    return (data << 10 | rest) ^ 0b101010000010010


def is_masked(mask: int, x: int, y: int) -> bool:
    product = x * y
    return (
        (x + y) % 2,
        y % 2,
        x % 3,
        (x + y) % 3,
        (x // 3 + y // 2) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        ((x + y) % 2 + product % 3) % 2,
    )[mask] == 0


def data_cells(version: int, size: int) -> Iterator[tuple[int, int]]:
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    for number, right in enumerate(columns):
        for y in range(size) if number % 2 else range(size - 1, -1, -1):
            for x in (right, right - 1):
                if not is_pattern(version, size, x, y):
                    yield x, y


def is_pattern(version: int, size: int, x: int, y: int) -> bool:
    in_corner = (x < 9 and y < 9) or (x > size - 9 and y < 9) or (x < 9 and y > size - 9)
    of_version = version > 6 and ((x > size - 12 and y < 6) or (y > size - 12 and x < 6))
    end = size - 7
    aligned = any(
        abs(x - cx) < 3 and abs(y - cy) < 3
        for cx in CENTRES[version]
        for cy in CENTRES[version]
        if (cx, cy) not in ((6, 6), (6, end), (end, 6))
    )
    return in_corner or of_version or aligned or x == 6 or y == 6


def unwoven(words: list[int], blocks: list[tuple[int, int]]) -> list[list[int]]:
    """The data of each block; every block must divide by the generator polynomial."""
    stream = iter(words)
    data: list[list[int]] = [[] for _ in blocks]
    for at in range(max(length for length, _ in blocks)):
        for block, (length, _) in zip(data, blocks, strict=True):
            if at < length:
                block.append(next(stream))
    for block, rest in zip(data, woven_rest(stream, blocks), strict=True):
        assert [syndrome(block + rest, root) for root in range(len(rest))] == [0] * len(rest)
    return data


def woven_rest(stream: Iterator[int], blocks: list[tuple[int, int]]) -> list[list[int]]:
    rest: list[list[int]] = [[] for _ in blocks]
    for _ in range(blocks[0][1]):
        for block in rest:
            block.append(next(stream))
    return rest


EXP = [1]
for _ in range(254):
    EXP.append(EXP[-1] << 1 ^ (0x11D if EXP[-1] & 0x80 else 0))
LOG = {value: power for power, value in enumerate(EXP)}


def syndrome(codewords: list[int], root: int) -> int:
    """The polynomial's value at the generator's root."""
    value = 0
    for word in codewords:
        value = (EXP[(LOG[value] + root) % 255] if value else 0) ^ word
    return value
