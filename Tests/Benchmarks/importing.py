"""Importing an export of the Health app: against C that parses the same file with libxml2 and inserts the same rows."""

import os
import sqlite3
import subprocess
import time
from datetime import datetime, timedelta

from measure import WrongResponse, build, in_turns

START = datetime(2018, 1, 1)
DEVICE = "&lt;&lt;HKDevice: 0x{address:x}&gt;, name:{name}, manufacturer:Apple Inc., model:{model}, hardware:{hardware}, software:{version}&gt;"
PHONE = ("Anna’s iPhone", "iPhone", "iPhone", "iPhone12,1", "14")
WATCH = ("Anna’s Apple\u00a0Watch", "Apple Watch", "Watch", "Watch6,2", "7")
# Type, unit, share of the file, and whether only the watch measures it.
TYPES = [("StepCount", "count", 0.14, False), ("DistanceWalkingRunning", "km", 0.14, False),
         ("HeartRate", "count/min", 0.3, True), ("ActiveEnergyBurned", "kcal", 0.28, True),
         ("BasalEnergyBurned", "kcal", 0.14, True)]


def rows(table, workspace):
    megabytes = 2 if workspace.quick else 200
    export = workspace.folder / "export.xml"
    with open(export, "w", encoding="utf-8") as file:
        count = write(file, megabytes * 1_000_000)
    size = export.stat().st_size / 1e6
    schema = workspace.schema()
    flags = subprocess.run(["pkg-config", "--cflags", "libxml-2.0"], stdout=subprocess.PIPE, check=True, text=True)
    floor = build("floor-import", ["gcc", "-O2", "-Wall", "-Wextra", *flags.stdout.split(), "floor-import.c", "-lsqlite3", "-lxml2"])
    host = workspace.host()[0]

    peaks = []

    def seconds(command, store):
        before = time.monotonic()
        process = subprocess.Popen(command(store), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        taken = time.monotonic() - before
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise WrongResponse(f"{command(store)} ended with {process.returncode}")
        peaks.append(usage.ru_maxrss / 1024)
        found = sqlite3.connect(store).execute("SELECT count(*) FROM sample").fetchone()[0]
        if found != count:
            raise WrongResponse(f"{found} of {count} records are in the store")
        return taken

    def imported(store):
        return [host, "import", export, "--store", store]

    ours, theirs, ratio = in_turns(
        workspace.turns(5),
        lambda: seconds(imported, workspace.new_store()),
        lambda: seconds(lambda store: [floor, schema, store, export], workspace.new_store()),
    )
    table.add(f"importing {size:.0f} MB, {count:,} records", f"{size / ours:.0f} MB/s", f"{size / theirs:.0f} MB/s", ratio, "≤ 2")
    store = workspace.new_store()
    seconds(imported, store)
    again = seconds(imported, store)
    table.add("importing it again", f"{size / again:.0f} MB/s")
    # The last two were the host's.
    table.add("memory of importing, at most", f"{max(peaks[-2:]):.0f} MiB", "", "", "≤ 100")


def write(file, size):
    """Writes an export of that size; how many records it has."""
    file.write('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_US">\n')
    count = 0
    for name, unit, share, is_watch in TYPES:
        written, start = 0, START
        while written < size * share:
            count += 1
            start += timedelta(seconds=5 + count * 7919 % 600)
            end = start if name == "HeartRate" else start + timedelta(seconds=1 + count * 104729 % 600)
            source, device, model, hardware, system = WATCH if is_watch or count * 31 % 5 < 2 else PHONE
            version = f"{system}.{start.toordinal() // 60 % 9}"
            address = 0x280000000 + count * 2654435761 % (1 << 28)
            text = DEVICE.format(address=address, name=device, model=model, hardware=hardware, version=version)
            value = 50 + count % 110 if unit.startswith("count") else round(count * 0.618 % 2, 6)
            record = (
                f' <Record type="HKQuantityTypeIdentifier{name}" sourceName="{source}" sourceVersion="{version}" device="{text}"'
                f' unit="{unit}" creationDate="{end + timedelta(seconds=9)} +0100" startDate="{start} +0100" endDate="{end} +0100"'
                f' value="{value}"'
            )
            if name == "HeartRate":
                record += f'>\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="{count % 3}"/>\n </Record>\n'
            else:
                record += "/>\n"
            file.write(record)
            written += len(record)
    file.write("</HealthData>\n")
    return count
