#!/usr/bin/env python3
"""Changes exports of the Health app, and checks that their import gives no wrong value.

    Tests/Fuzzing/Exports/fuzz.py EXECUTABLE COUNT [SEED]

Each export has random samples of known values, as phones in several languages write them, and some changes: missing lines,
another order, another encoding, units and numbers that do not fit. The expected samples and problems are computed here, not by
the program. Each export is imported, exported and imported again. The seed is printed, and repeats the exports.
"""
# inputs: .build/release/healthkit-bridge Tests/Fuzzing/Exports

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
from electrocardiograms import Electrocardiogram  # noqa: E402
from records import Export  # noqa: E402


def run(executable: str, *arguments: object) -> str:
    result = subprocess.run([executable, *map(str, arguments)], capture_output=True, text=True, timeout=60)
    if result.returncode != 0:
        raise AssertionError(f"exit status {result.returncode}: {result.stderr[-500:]}")
    return result.stdout


def samples(executable: str, store: Path) -> list[dict]:
    """The samples of a store, in an order that does not depend on their UUIDs."""
    lines = run(executable, "export", "--store", store, "--output", "-", "--format", "jsonl").splitlines()
    return sorted(
        map(json.loads, lines), key=lambda sample: (sample["type"], sample["startDate"], sample["endDate"], sample["uuid"])
    )


def problems(summary: str) -> dict[str, int]:
    """The counts of the problems of a summary, by the first words of their descriptions."""
    found = [line.strip().split(" × ", 1) for line in summary.splitlines() if " × " in line]
    return {text: int(count.replace(",", "")) for count, text in found}


def check(executable: str, folder: Path, rng: random.Random) -> None:
    export = Export(rng)
    electrocardiograms = [Electrocardiogram(rng, number) for number in range(rng.randint(0, 2))]
    root = folder / "apple_health_export"
    export.write(root)
    for electrocardiogram in electrocardiograms:
        electrocardiogram.write(root)
    store = folder / "store"
    noted = problems(run(executable, "import", root, "--store", store))
    found = samples(executable, store)
    text = json.dumps(found, ensure_ascii=False)
    for electrocardiogram in electrocardiograms:
        for secret in electrocardiogram.secrets:
            assert secret not in text, f"a personal line is in a sample: {secret!r}"
    expected = dict(export.problems)
    kind = "HKDataTypeIdentifierElectrocardiogram"
    electric = [sample for sample in found if sample["type"] == kind]
    for electrocardiogram in electrocardiograms:
        electrocardiogram.check([sample for sample in electric if sample["startDate"] == electrocardiogram.instant], expected)
    export.check([sample for sample in found if sample["type"] != kind])
    for text, count in noted.items():
        known = [part for part in expected if part in text]
        assert known, f"unexpected problem: {text}"
        assert expected.pop(known[0]) == count, f"{count} × {text}"
    assert not expected, f"missing problems: {expected}"
    # The same store again, from an export of it.
    again, copy = folder / "export.zip", folder / "copy"
    run(
        executable,
        "export",
        "--store",
        store,
        "--output",
        again,
        "--time-zone",
        "Europe/Berlin",
        "--date",
        "2026-01-01T00:00:00Z",
    )
    assert not problems(run(executable, "import", again, "--store", copy)), "an export of the store has problems"
    assert samples(executable, copy) == found, "an export of the store gives other samples"
    export.check_written(again)


def main() -> None:
    executable, count = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 32)
    print(f"seed {seed}, {count} exports")
    failures = 0
    for number in range(count):
        with tempfile.TemporaryDirectory() as name:
            try:
                check(executable, Path(name), random.Random(f"{seed} {number}"))
            except (AssertionError, LookupError) as error:
                failures += 1
                print(f"export {number}: {error!r}")
    print(f"{count - failures} of {count} exports are read without a wrong value")
    sys.exit(1 if failures else 0)


main()
