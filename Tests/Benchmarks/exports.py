"""Exports of the Health app, and importing them into a store."""

import sqlite3
import zipfile
from typing import NamedTuple

from measure import WrongResponse, build_c, measure


class Export(NamedTuple):
    path: object
    samples: int

    @property
    def megabytes(self):
        return self.path.stat().st_size / 1e6


def export(workspace, days):
    """An export of `write-export` with a number of days."""
    path = workspace.folder / f"export-{days}.xml"
    samples = int(measure(build_c("write-export"), days, path)[0][0])
    return Export(path, samples)


def zipped(export):
    """The export as a zip file, like that of the Health app."""
    folder = export.path.parent / "zip"
    folder.mkdir(exist_ok=True)
    path = folder / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as file:
        file.write(export.path, "apple_health_export/export.xml")
    return path


def imported(host, export, store):
    """Imports into a store. Returns the seconds and the peak resident memory in MiB."""
    return elapse(host, "import", export.path, "--store", store)


def elapse(*command):
    (seconds, kibibytes), = measure(build_c("elapse"), *command)
    return seconds, kibibytes / 1024


TABLES = ("sample", "seriesChunk", "correlationMember", "workoutSample")


def rows_of(store):
    """The number of rows of samples and their parts in a store."""
    database = sqlite3.connect(store)
    counts = [database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES]
    database.close()
    return counts


def check(store, export):
    if (found := rows_of(store)[0]) != export.samples:
        raise WrongResponse(f"{found:,} of {export.samples:,} samples are in the store")
