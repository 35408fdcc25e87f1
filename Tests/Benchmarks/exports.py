"""Exports of the Health app, and what they become in a store."""

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
    """An export of so many days, as `write-export` makes it."""
    path = workspace.folder / f"export-{days}.xml"
    samples = int(measure(build_c("write-export"), days, path)[0][0])
    return Export(path, samples)


def zipped(export):
    """As the Health app shares it."""
    folder = export.path.parent / "zip"
    folder.mkdir(exist_ok=True)
    path = folder / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as file:
        file.write(export.path, "apple_health_export/export.xml")
    return path


def imported(host, export, store):
    """Imports into a store; seconds, and MiB that were resident at most."""
    return elapse(host, "import", export.path, "--store", store)


def elapse(*command):
    (seconds, kibibytes), = measure(build_c("elapse"), *command)
    return seconds, kibibytes / 1024


TABLES = ("sample", "seriesChunk", "correlationMember", "workoutSample")


def rows_of(store):
    """How many rows of samples and what belongs to them a store has."""
    database = sqlite3.connect(store)
    counts = [database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES]
    database.close()
    return counts


def check(store, export):
    if (found := rows_of(store)[0]) != export.samples:
        raise WrongResponse(f"{found:,} of {export.samples:,} samples are in the store")
