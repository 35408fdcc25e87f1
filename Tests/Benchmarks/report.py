"""The table as a page."""

import os
from datetime import date
from pathlib import Path

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

| What | Ratio, or size | Target |
|---|---:|---|
{rows}
"""


def write_table(path, table):
    rows = "\n".join(f"| {what.strip()} | {ratio or host} | {target} |" for what, host, _, ratio, target in table.rows[1:])
    Path(path).write_text(TEXT.format(date=date.today(), cores=os.cpu_count(), model=model(), rows=rows))


def model():
    lines = (line.partition(":") for line in open("/proc/cpuinfo"))
    return next((value.strip() for name, _, value in lines if name.strip() == "model name"), "unknown processor")
