"""A population of generated people as rows: `rows` runs the executable, `to_arrow` makes a table of a folder or of rows."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BridgeError
from .executable import executable

if TYPE_CHECKING:
    import pyarrow

TABLES = ("people", "samples", "daily", "nights", "workouts", "truth")
"""The tables of a population."""

VERSION = 1
"""The version of the folder's format that this client reads."""


class PopulationError(BridgeError):
    """A population that cannot be generated or read."""


def rows(
    people: int, table: str = "daily", only: tuple[int, int] | None = None, options: Mapping[str, object] | None = None
) -> Iterator[dict[str, Any]]:
    """Generates people, and yields the rows of a table, one person after another.

    - `people`: the number of people.
    - `table`: one of `TABLES`.
    - `only`: the first and the last person to generate; all by default.
    - `options`: options of `healthkit-bridge generate` without dashes, such as `{"seed": 7, "share": ["no-watch=0.1"]}`.
    """
    for line in lines(people, table, only, options):
        yield json.loads(line)


def lines(
    people: int, table: str, only: tuple[int, int] | None = None, options: Mapping[str, object] | None = None
) -> Iterator[bytes]:
    """Generates people, and yields the lines of JSON of a table."""
    command = [executable(), "generate", "--people", str(people), "--output", "-", "--table", table]
    if only is not None:
        command += ["--only", f"{only[0]}..{only[1]}"]
    command += arguments(options or {})
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    try:
        yield from process.stdout
        errors = process.stderr.read().decode(errors="replace").strip()
        if process.wait() != 0:
            raise PopulationError(errors or f"healthkit-bridge ended with status {process.returncode}")
    finally:
        if process.poll() is None:
            process.kill()
        process.stdout.close()
        process.stderr.close()
        process.wait()


def arguments(options: Mapping[str, object]) -> list[str]:
    """Returns options as arguments. True is a flag; None and False are omitted; a list repeats its option."""
    found: list[str] = []
    for name, value in options.items():
        for one in value if isinstance(value, (list, tuple)) else [value]:
            if one is True:
                found.append(f"--{name}")
            elif one is not None and one is not False:
                found += [f"--{name}", str(one)]
    return found


def to_arrow(folder: str | Path, table: str = "daily") -> pyarrow.Table:
    """Returns a table of the folder that `healthkit-bridge generate --people` wrote. It needs pyarrow.

    DuckDB, Polars and pandas read the result. Samples of all types are in one table; columns that a type does not have are null.
    """
    import pyarrow

    root = Path(folder)
    manifest = _manifest(root)
    if table not in TABLES:
        raise PopulationError(f"there is no table {table!r}; the tables are {', '.join(TABLES)}")
    pattern = manifest["tables"][table]["files"]
    tables = [_read(path) for path in sorted(root.glob(pattern))]
    if not tables:
        return pyarrow.table({name: [] for name in manifest["tables"][table]["columns"]})
    return pyarrow.concat_tables(tables, promote_options="permissive")


def _manifest(root: Path) -> Any:
    try:
        manifest = json.loads((root / "manifest.json").read_text())
    except FileNotFoundError:
        raise PopulationError(f"{root} has no manifest: its generation is not complete") from None
    except ValueError:
        raise PopulationError(f"the manifest of {root} is damaged") from None
    version = manifest["plan"]["version"]
    if version != VERSION:
        raise PopulationError(f"{root} has version {version} of the format, and this client reads version {VERSION}")
    return manifest


def _read(path: Path) -> pyarrow.Table:
    import pyarrow.csv
    import pyarrow.json

    return pyarrow.csv.read_csv(path) if path.suffix == ".csv" else pyarrow.json.read_json(path)
