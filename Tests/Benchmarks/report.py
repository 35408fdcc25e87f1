"""The table as a page."""

import os
from datetime import date
from pathlib import Path

from misses import reason

TEXT = """\
# Results

{date}, {cores} cores, {model}. `make bench-table` writes this page.

Times differ from machine to machine, ratios little. A ratio is the median of several turns within one run: the host, then
its floor, then the host again. A floor is C (or, for the start, Swift) that does the least that the task needs, and knows
no rule of HealthKit's: see `floor-*.c`. Host and client have a core each. Samples are saved 1,000 in a request; each
request waits for the response to the one before. What the host reads from its own store, the floor reads from the same
file, and prints the same bytes. Where two sizes of a store are named, the ratio is that of the larger to the smaller. The
floor of an encrypted store is the host itself, with a plain one. The peers, `peer.py` and `peer.js`, keep samples in a list; the
ratio is the host's time to theirs. The floor of a pytest suite is the same one with a mock of ten lines.

Two floors are not the fastest C there could be. In memory, the floor for saving draws random UUIDs, as most programs do, and
pays for them in its index; the host's grow. The floors for sums are plain statements of SQL, which SQLite answers by way of
an index; reading the table from end to end takes a quarter of the time, and for hourly sums the host does that.

Archives are made by `write-export.c`: some thirty types from phone, watch, cuff and diary, a third with metadata, with heartbeats,
blood pressures, workouts and rings, without routes. The floor for importing parses with libxml2 as the host does, and adds
the same rows to the same tables. That it takes three times as long as parsing alone is the price of the table of samples with
its two indexes, by UUID and by type and date. What other programs take is given as a multiple of the host's time with the same zip:
`healthkit-to-sqlite` writes a table for each type, `apple-health-parser` makes data frames in memory, and `peer-import.py`
is what people write themselves; it keeps texts as they are, and looks for nothing twice.

| What | Measured | Target | Met |
|---|---:|---|---|
{rows}
{misses}{growth}"""


def write_table(path, table):
    rows = "\n".join(f"| {row.what.strip()} | {row.measured} | {row.target} | {row.is_met} |" for row in table.rows)
    text = TEXT.format(
        date=date.today(), cores=os.cpu_count(), model=model(), rows=rows, misses=misses(table), growth=growth(table)
    )
    Path(path).write_text(text)


def misses(table):
    missed = [row for row in table.rows if row.is_met == "no"]
    lines = [f"- {row.what.strip()}: {row.measured}, not {row.target}. {reason(row.what)}" for row in missed]
    return "\n## What is missed, and why\n\n" + "\n".join(lines) + "\n" if lines else ""


def growth(table):
    if not table.growth:
        return ""
    first, *rest = table.growth
    lines = [first, ("---", *["---:"] * (len(first) - 1)), *rest]
    text = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    return f"\n## Queries while a store grows\n\nThe time of a query, in the middle of thirty days, by the samples in the store.\n\n{text}\n"


def model():
    lines = (line.partition(":") for line in open("/proc/cpuinfo"))
    return next((value.strip() for name, _, value in lines if name.strip() == "model name"), "unknown processor")
