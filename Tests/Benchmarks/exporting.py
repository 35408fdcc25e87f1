"""Writing an export, relative to importing the same export."""

from exports import check, elapse, export, imported
from measure import in_turns


def rows(table, workspace):
    if not workspace.offers("export"):
        table.add("exporting is not available", "")
        return
    host = workspace.host()[0]
    archive = export(workspace, 2 if workspace.quick else 180)
    store, written, again = (workspace.folder / name for name in ("to-export.store", "written.zip", "again.store"))
    imported(host, archive, store)
    peaks = []

    def write():
        written.unlink(missing_ok=True)
        seconds, peak = elapse(host, "export", "--store", store, "--output", written)
        peaks.append(peak)
        return seconds

    def read():
        again.unlink(missing_ok=True)
        seconds, _ = elapse(host, "import", written, "--store", again)
        check(again, archive)
        return seconds

    ours, theirs, ratio = in_turns(workspace.turns(3), write, read)
    table.add(f"exporting {archive.samples:,} samples relative to importing", f"{ours:.2f} s", f"{theirs:.2f} s", ratio, "none")
    table.add(f"peak resident memory, exporting {archive.samples:,} samples", f"{max(peaks):.0f} MiB", target="none")
