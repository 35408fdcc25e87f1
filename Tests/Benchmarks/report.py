"""Writes the table as a page."""

import os
import subprocess
from datetime import date
from pathlib import Path

from misses import reason

TEXT = """\
# Benchmarks

{date}, commit {commit}, {cores} cores, {model}. `make bench` writes this page, and each night does.

Times differ between machines; ratios differ little. A ratio is the median of several turns within one run: the host, its floor,
and the host again. A floor is a C program (for the start, a Swift program) that does the minimum for the task, without
HealthKit's rules: see `floor-*.c`. Host and client have a core each. A request saves 1,000 samples, and each request waits for
the response to the previous one. When the host reads its store, the floor reads the same file and prints the same bytes. If a
row names two sizes of a store, the ratio is the time of the larger to that of the smaller. The peers, `peer.py` and `peer.js`,
keep samples in a list; the ratio is the host's time to theirs. The floor of a pytest suite is the same suite with a mock of ten
lines. The floor of a round trip over WebSocket is `echo.js`, which returns each message; it, the host and the client share a
core.

Two floors are not the fastest possible C. In memory, the floor for saving uses random UUIDs, as most programs do, which makes
its index slower; the host's UUIDs ascend. The floors for sums are plain SQL statements, for which SQLite uses an index. A scan
of the table takes a quarter of that time, and the host uses one for hourly sums.

`write-export.c` writes the archives: some thirty types from a phone, a watch, a cuff and a diary, a third with metadata, with
heartbeats, blood pressures, workouts and rings, without routes. The floor for importing parses with libxml2 like the host, and
inserts the same rows into the same tables. It takes three times as long as parsing alone, because the table of samples has two
indexes: by UUID, and by type and date. The time of other programs is a multiple of the host's time with the same zip file:
`healthkit-to-sqlite` writes a table for each type, `apple-health-parser` creates data frames in memory, and `peer-import.py` is a
typical handwritten import, which keeps texts unchanged and does not look for duplicates.

| What | Measured | Target | Met |
|---|---:|---|---|
{rows}
{misses}{growth}"""


def write_table(path, table):
    rows = "\n".join(f"| {row.what.strip()} | {row.measured} | {row.target} | {row.is_met} |" for row in table.rows)
    text = TEXT.format(
        date=date.today(), commit=commit(), cores=os.cpu_count(), model=model(), rows=rows, misses=misses(table), growth=growth(table)
    )
    Path(path).write_text(text)


def misses(table):
    missed = [row for row in table.rows if row.is_met == "no"]
    lines = [f"- {row.what.strip()}: {row.measured}, not {row.target}. {reason(row.what)}" for row in missed]
    return "\n## Missed targets\n\n" + "\n".join(lines) + "\n" if lines else ""


def growth(table):
    if not table.growth:
        return ""
    first, *rest = table.growth
    lines = [first, ("---", *["---:"] * (len(first) - 1)), *rest]
    text = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    return f"\n## Queries while a store grows\n\nThe median time of a query over thirty days, by the number of samples in the store.\n\n{text}\n"


def commit():
    """The commit that is checked out, and whether files differ from it."""
    name = subprocess.run(["git", "describe", "--always", "--dirty", "--exclude=*"], capture_output=True, text=True, check=True)
    return name.stdout.strip()


def model():
    lines = (line.partition(":") for line in open("/proc/cpuinfo"))
    return next((value.strip() for name, _, value in lines if name.strip() == "model name"), "unknown processor")
