"""Writes random changes of a corpus, as libFuzzer makes them. Equal arguments give equal inputs: libFuzzer's own search depends on
addresses and threads, also with a fixed seed.

    python3 Tests/Fuzzing/mutate.py CORPUS TOKENS COUNT SEED FOLDER

TOKENS is a dictionary of libFuzzer. The inputs are numbered files in FOLDER, of at most 2048 bytes.
"""

import ast
import random
import sys
from pathlib import Path

corpus, dictionary, count, seed, folder = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), Path(sys.argv[5])
inputs = [path.read_bytes() for path in sorted(corpus.rglob("*")) if path.is_file()]
tokens = [ast.literal_eval("b" + line) for line in dictionary.read_text().splitlines() if line.startswith('"')]
rng = random.Random(seed)


def part(data: bytes) -> tuple[int, int]:
    """A random range of some bytes."""
    start, end = sorted(rng.randint(0, len(data)) for _ in range(2))
    return start, min(end, start + 64)


def mutated(data: bytes) -> bytes:
    """One change: a byte, a range that is removed or repeated, a token, or a range of another input."""
    start, end = part(data)
    match rng.randrange(6):
        case 0:
            return data[:start] + bytes([rng.randrange(256)]) + data[start + 1 :]
        case 1:
            return data[:start] + data[end:]
        case 2:
            return data[:end] + data[start:end] + data[end:]
        case 3:
            return data[:start] + rng.choice(tokens) + data[end:]
        case 4:
            return data[:start] + rng.choice(tokens) + data[start:]
        case _:
            other = rng.choice(inputs)
            first, last = part(other)
            return data[:start] + other[first:last] + data[end:]


for number in range(count):
    data = rng.choice(inputs)
    for _ in range(rng.randint(1, 5)):
        data = mutated(data)
    (folder / f"{number:05}").write_bytes(data[:2048])
