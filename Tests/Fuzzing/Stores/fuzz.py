#!/usr/bin/env python3
"""Damages store files, in their schemas and rows, and lets a host work with them.

    python3 Tests/Fuzzing/Stores/fuzz.py EXECUTABLE COUNT [SEED]

Each damage is applied to a copy of one store with all kinds of content. A host opens the copy, and gets requests that read and change
everything; for every fourth store the report and the exports run too. A run fails if a host crashes, hangs, leaves a request without an
answer, answers -32603 without `data.store`, writes what is not JSON, logs a value of a row, or changes a file that it refuses. Equal seeds
give equal damages. A store that fails is kept in .build/fuzz/stores.
"""

import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from damages import damage
from requests_of_store import CHANGES, QUESTIONS, SET_UP, unexpected

FOLDER = Path(".build/fuzz/stores")
ARGUMENTS = ["--clock", "2026-01-02T00:00:00Z", "--time-zone", "UTC", "--os-version", "26.5"]
COMMANDS = [
    ["report", "--output", "page.html"], ["export", "--format", "apple", "--output", "export.zip"],
    ["export", "--format", "jsonl", "--output", "lines"], ["export", "--format", "fhir", "--output", "fhir"], ["stats", "--type", "stepCount"],
]
# A host that takes longer than this hangs. It gets a signal first, which must end it.
SECONDS = 60


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def run(executable, arguments, lines, folder):
    """The result of a host, or of a command without lines."""
    text = b"".join(line + b"\n" for line in lines)
    process = subprocess.Popen(
        [executable, *arguments], cwd=folder, env={"SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0"}, preexec_fn=limit,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    try:
        output, errors = process.communicate(text, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        process.terminate()
        try:
            process.communicate(timeout=5)
            return -100, b"", b"it hangs until a signal"
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return -101, b"", b"it hangs, also after a signal"
    return process.returncode, output, errors


def copy(path, to):
    source, target = sqlite3.connect(path), sqlite3.connect(to)
    source.backup(target)
    source.close()
    target.close()


def faults(executable, base, seed, folder):
    """Damages a copy of a store, uses it, and returns what is wrong, with the damage."""
    rng = random.Random(seed)
    path = folder / "store"
    copy(base, path)
    name = damage(path, rng)
    before = path.read_bytes()
    found = []
    questions = rng.sample(QUESTIONS, len(QUESTIONS)) + rng.sample(CHANGES, len(CHANGES)) + rng.sample(QUESTIONS, 10)
    status, output, errors = run(executable, ["--store", str(path), *ARGUMENTS], questions, folder)
    answers = output.split(b"\n")[:-1]
    if b"row: [" in errors or b"secret" in errors:
        found.append("the log has a value")
    if status == 1 and not answers:
        if path.read_bytes() != before:
            found.append("a refused store changed")
        refused = True
    else:
        refused = False
        if status != 0:
            found.append(f"exit status {status}: {errors[-300:]!r}")
        elif len([answer for answer in answers if b'"id":' in answer]) < len(questions):
            found.append("requests without an answer")
        found += [fault for fault in map(unexpected, answers) if fault]
    if seed.endswith(("0", "4", "8")):
        for command in COMMANDS:
            if not refused:
                copy(path, folder / "other")
            status, _, errors = run(executable, [*command, "--store", "other" if not refused else str(path)], [], folder)
            if status not in (0, 1, 64):
                found.append(f"{command[0]} {command[2]}: exit status {status}: {errors[-300:]!r}")
            shutil.rmtree(folder / "lines", ignore_errors=True), shutil.rmtree(folder / "fhir", ignore_errors=True)
            for rest in ("page.html", "export.zip", "other", "other-wal", "other-shm"):
                (folder / rest).unlink(missing_ok=True)
    return name, refused, found


def main():
    executable, count = str(Path(sys.argv[1]).resolve()), int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 32)
    print(f"seed {seed}", flush=True)
    failed = refused = 0
    with tempfile.TemporaryDirectory() as place:
        base = Path(place) / "base"
        status, output, errors = run(executable, ["--store", str(base), *ARGUMENTS], SET_UP, place)
        if status != 0 or b'"error"' in output:
            sys.exit(f"the store could not be made: {status} {output.decode()} {errors.decode()}")
        for number in range(count):
            with tempfile.TemporaryDirectory() as folder:
                name, is_refused, found = faults(executable, base, f"{seed}-{number}", Path(folder))
                refused += is_refused
                if found:
                    failed += 1
                    FOLDER.mkdir(parents=True, exist_ok=True)
                    shutil.copy(Path(folder) / "store", FOLDER / f"{seed}-{number}")
                    print(f"{FOLDER}/{seed}-{number}: {name}")
                    for fault in found[:5]:
                        print(f"  {fault}", flush=True)
    print(f"{count} stores, {refused} refused, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
