"""Taking and restoring a snapshot, relative to copying the file."""

import statistics
import subprocess
import time

import samples
from measure import exchange

FEW, MANY = 1_000, 30_000


def rows(table, workspace):
    million = workspace.million
    store = workspace.energy_store(million)
    copy = workspace.folder / "copied.store"

    def copying():
        copy.unlink(missing_ok=True)
        start = time.perf_counter()
        subprocess.run(["cp", store, copy], check=True)
        return time.perf_counter() - start

    saves = list(samples.Requests(samples.saves, MANY, FEW))
    few, many = saves[:1], saves
    calls = [named("snapshot"), *few, named("restore"), *many, named("restore")]
    for where in ("in memory", "on disk"):
        before = list(samples.Requests(samples.saves, million, workspace.in_request)) if where == "in memory" else []
        requests = samples.write(workspace.folder / "snapshots.jsonl", [*before, *calls])
        turns = []
        for _ in range(workspace.turns(5)):
            floor = copying()
            host = workspace.host(None if where == "in memory" else copy)
            turns.append((floor, *times(exchange(requests, *host), 1 + len(before), len(few), len(many))))
        for place, what in enumerate(
            (
                f"a snapshot of {million:,} samples {where}",
                f"restoring it after {FEW:,} more {where}",
                f"restoring it after {MANY:,} more {where}",
            ),
            1,
        ):
            ours, floor = (statistics.median(turn[index] for turn in turns) for index in (place, 0))
            ratio = statistics.median(turn[place] / turn[0] for turn in turns)
            table.add(what, f"{ours:.3f} s", f"{floor:.3f} s", ratio, "≤ 2")


def named(method):
    return f"control/{method}", {"name": "before"}


def times(run, first, few, many):
    """The seconds of the snapshot and of both restores."""
    places = (first, first + 1 + few, first + 2 + few + many)
    return [run.times[place] / 1e6 for place in places]
