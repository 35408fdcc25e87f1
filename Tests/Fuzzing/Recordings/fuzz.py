#!/usr/bin/env python3
"""Writes tests of hostile recordings, and checks that their texts stay texts.

    Tests/Fuzzing/Recordings/fuzz.py EXECUTABLE COUNT [SEED]
    Tests/Fuzzing/Recordings/fuzz.py EXECUTABLE all
    Tests/Fuzzing/Recordings/fuzz.py EXECUTABLE vectors COUNT [SEED]
    Tests/Fuzzing/Recordings/fuzz.py EXECUTABLE sessions COUNT [SEED]

COUNT recordings have random scalars of Unicode, with the delimiters of strings and comments of each language between them, as names
of methods, apps and members, and as values. `all` puts each scalar into some recording. `vectors` makes COUNT cases of the protocol
hostile. Each recording becomes a test in each language. Each test runs with a client that compares what it gets with the recording,
but in Swift, where it is parsed. No test may create a file. The seed is printed, and repeats the recordings.

`sessions` plays COUNT random sessions, over a pipe, with a server and its studio, and with the Model Context Protocol in turn. Each recording of them
is read by each command: it is repeated, or the command says which call is not, and why.
"""
# inputs: .build/release/healthkit-bridge Tests/Fuzzing/Recordings
# inputs of vectors: protocol/vectors protocol/channels

import json
import random
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.dont_write_bytecode = True
from hostile import recording_of_texts, recordings_of_vectors, texts  # noqa: E402
from languages import CHECKS, Failure, program  # noqa: E402
from readers import check_session  # noqa: E402

SCALARS_OF_A_RECORDING = 2000
ALL = [*range(0xD800), *range(0xE000, 0x110000)]


def check(executable: str, recording: dict, folder: Path, harmless: set[str]) -> None:
    path = folder / "session.json"
    path.write_text(json.dumps(recording))
    vector = program(executable, "write-test", path, "--language", "vector").decode()
    steps = json.loads(vector)["cases"][0]["exchange"]
    for language, run in CHECKS.items():
        text = program(executable, "write-test", path, "--language", language)
        if strange := set(text) - {*b"\n", *range(0x20, 0x7F)}:
            raise Failure(f"{language}: not ASCII: {sorted(strange)}")
        run(text.decode(), steps, folder / language)
    (folder / "vector.json").write_text(vector)
    program(executable, "conformance", "--vectors", folder / "vector.json")
    program(executable, "trace", path, "--output", folder / "trace.html")
    page = (folder / "trace.html").read_text().partition("\n")[2]
    elements = {element.tag for element in ElementTree.fromstring(page).iter()}
    if elements - harmless:
        raise Failure(f"trace: other elements: {elements - harmless}")
    if made := [str(file) for file in folder.rglob("PWNED*")]:
        raise Failure(f"a text has become code: {made}")


def elements_of_a_page(executable: str, folder: Path) -> set[str]:
    (folder / "plain.json").write_text(json.dumps(recording_of_texts(["a"])))
    program(executable, "trace", folder / "plain.json", "--output", folder / "plain.html")
    page = (folder / "plain.html").read_text().partition("\n")[2]
    return {element.tag for element in ElementTree.fromstring(page).iter()}


def check_sessions(executable: str, count: int, seed: int) -> int:
    """Plays sessions, each with a seed of its own, and keeps those of which a command makes something wrong."""
    print(f"seed {seed}", flush=True)
    failures = 0
    for number in range(seed, seed + count):
        folder = Path(tempfile.mkdtemp())
        try:
            check_session(executable, folder, random.Random(number), number)
        except Failure as failure:
            failures += 1
            print(f"session {number} ({folder}): {failure}", flush=True)
        else:
            shutil.rmtree(folder)
        if (done := number - seed + 1) % 50 == 0:
            print(f"{done} of {count} sessions", flush=True)
    print(f"{count} sessions: {failures} that a command does not repeat, without a reason")
    return min(failures, 1)


def main() -> int:
    executable = str(Path(sys.argv[1]).resolve())
    mode, *rest = sys.argv[2:]
    seed = int(rest[-1]) if len(rest) > (mode in ("vectors", "sessions")) else random.randrange(1 << 32)
    rng = random.Random(seed)
    if mode == "sessions":
        return check_sessions(executable, int(rest[0]), seed)
    if mode == "vectors":
        recordings = recordings_of_vectors(int(rest[0]), rng)
    else:
        size = SCALARS_OF_A_RECORDING
        if mode == "all":
            batches = [ALL[start : start + size] for start in range(0, len(ALL), size)]
        else:
            batches = [rng.sample(ALL, size) for _ in range(int(mode))]
        recordings = (recording_of_texts(texts([chr(scalar) for scalar in batch], rng)) for batch in batches)
    count = 0
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        harmless = elements_of_a_page(executable, Path(name))
        for recording in recordings:
            folder = Path(name) / f"{count}"
            folder.mkdir()
            try:
                check(executable, recording, folder, harmless)
            except Failure as failure:
                kept = Path(tempfile.mkdtemp()) / "session.json"
                kept.write_text(json.dumps(recording))
                print(f"recording {count} ({kept}): {failure}")
                return 1
            count += 1
    print(f"{count} recordings: their tests in {len(CHECKS) + 1} languages, and their pages, hold each text as it is")
    return 0


if __name__ == "__main__":
    sys.exit(main())
