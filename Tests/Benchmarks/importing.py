"""Importing an export of the Health app: relative to a C program that parses the same file with libxml2 and inserts the same
rows, to parsing alone, and to other programs that read such files."""

import shutil
import subprocess

from exports import check, elapse, export, imported, rows_of, zipped
from measure import ROOT, SOURCES, WrongResponse, build, in_turns

PYTHON = ROOT / ".build/venv/bin"


def rows(table, workspace):
    host = workspace.host()[0]
    flags = subprocess.run(["pkg-config", "--cflags", "libxml-2.0"], stdout=subprocess.PIPE, check=True, text=True)
    floor = build("floor-import", ["gcc", "-O2", "-Wall", "-Wextra", *flags.stdout.split(), "floor-import.c", "-lsqlite3", "-lxml2"])
    against_floors(table, workspace, host, floor)
    large(table, workspace, host)
    against_peers(table, workspace, host)


def against_floors(table, workspace, host, floor):
    archive = export(workspace, 2 if workspace.quick else 180)
    size = archive.megabytes
    schema = workspace.schema()
    counts = {}

    def ours():
        store = workspace.new_store()
        seconds, _ = imported(host, archive, store)
        check(store, archive)
        counts["host"] = rows_of(store)
        return seconds

    def theirs():
        store = workspace.new_store()
        seconds, _ = elapse(floor, schema, store, archive.path)
        counts["floor"] = rows_of(store)
        return seconds

    host_time, floor_time, ratio = in_turns(workspace.turns(5), ours, theirs)
    if counts["host"] != counts["floor"]:
        raise WrongResponse(f"the host adds {counts['host']} rows, the floor {counts['floor']}")
    rate = [f"{size / seconds:.0f} MB/s" for seconds in (host_time, floor_time)]
    table.add(f"importing {size:.0f} MB, {archive.samples:,} samples", *rate, ratio, "≤ 2")
    host_time, parse_time, ratio = in_turns(workspace.turns(3), ours, lambda: elapse(floor, archive.path)[0])
    table.add("importing relative to parsing alone", f"{size / host_time:.0f} MB/s", f"{size / parse_time:.0f} MB/s", ratio, "none")
    store = workspace.new_store()
    first, _ = imported(host, archive, store)
    again, _ = imported(host, archive, store)
    check(store, archive)
    table.add("second import relative to the first", f"{again:.2f} s", f"{first:.2f} s", again / first, "none")
    archive.path.unlink()


def large(table, workspace, host):
    """Imports a gigabyte. The resident memory must not grow with the archive."""
    archive = export(workspace, 4 if workspace.quick else 860)
    store = workspace.new_store()
    seconds, peak = imported(host, archive, store)
    check(store, archive)
    table.add(f"peak resident memory, importing {archive.megabytes:,.0f} MB", f"{peak:.0f} MiB", target="< 100 MiB")
    table.add(f"importing {archive.megabytes:,.0f} MB", f"{archive.megabytes / seconds:.0f} MB/s", target="none")
    archive.path.unlink()


def against_peers(table, workspace, host):
    archive = export(workspace, 2 if workspace.quick else 36)
    size = archive.megabytes
    zip_file = zipped(archive)
    archive.path.unlink()
    database, folder = workspace.folder / "peer.db", workspace.folder / "parsed"

    def ours():
        store = workspace.new_store()
        seconds, _ = elapse(host, "import", zip_file, "--store", store)
        check(store, archive)
        return seconds

    def theirs(*command):
        database.unlink(missing_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        return elapse(*command)[0]

    peers = [
        ("healthkit-to-sqlite", PYTHON / "healthkit-to-sqlite", [PYTHON / "healthkit-to-sqlite", "--silent", zip_file, database], "≥ 5"),
        ("apple-health-parser", PYTHON / "python", [PYTHON / "python", SOURCES / "peer-parse.py", zip_file, folder], "≥ 10"),
        ("Python’s iterparse and SQLite", None, ["python3", SOURCES / "peer-import.py", zip_file, database], "none"),
    ]
    for name, program, command, target in peers:
        if program and not is_installed(name):
            table.add(f"{name} is not installed", "")
            continue
        peer, mine, ratio = in_turns(workspace.turns(3), lambda: theirs(*command), ours)
        table.add(f"{name}, zip of {size:.0f} MB", f"{mine:.2f} s", f"{peer:.2f} s", ratio, target)


def is_installed(name):
    return (PYTHON / "pip").exists() and not subprocess.run(
        [PYTHON / "python", "-c", f"import importlib.metadata as m; m.version('{name}')"], stderr=subprocess.DEVNULL
    ).returncode
