"""Populations: rows, Arrow tables, and the data source of Spark."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from healthkit_bridge.executable import executable
from healthkit_bridge.population import PopulationError, arguments, rows, to_arrow

STEPS = "HKQuantityTypeIdentifierStepCount"
OPTIONS: dict[str, object] = {"seed": 7, "days": 2, "until": "2025-07-01", "time-zone": "Europe/Paris", "types": STEPS}


def generate(folder: Path, *extra: str) -> None:
    command = [executable(), "generate", "--people", "3", "--output", str(folder), *arguments(OPTIONS), *extra]
    subprocess.run(command, check=True, capture_output=True, timeout=600)


def test_options_as_arguments() -> None:
    found = arguments({"seed": 7, "no-travel": True, "menstrual-cycle": False, "sex": None, "share": ["a=0.1", "b=0.2"]})
    assert found == ["--seed", "7", "--no-travel", "--share", "a=0.1", "--share", "b=0.2"]


def test_rows_do_not_depend_on_the_other_people() -> None:
    everyone = list(rows(3, "truth", options=OPTIONS))
    assert [row["person"] for row in everyone] == [1, 1, 2, 2, 3, 3]
    assert list(rows(3, "truth", only=(2, 2), options=OPTIONS)) == everyone[2:4]
    assert list(rows(30, "truth", only=(2, 2), options=OPTIONS)) == everyone[2:4]


def test_an_invalid_option_is_an_error() -> None:
    with pytest.raises(PopulationError, match="There is no persona 'nobody'"):
        list(rows(3, options={"share": "nobody=0.5"}))


def test_a_population_without_a_manifest(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    with pytest.raises(PopulationError, match="has no manifest"):
        to_arrow(tmp_path)
    (tmp_path / "manifest.json").write_text('{"plan": {"version": 9}}')
    with pytest.raises(PopulationError, match="has version 9"):
        to_arrow(tmp_path)


def test_arrow(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    generate(tmp_path / "people")
    daily = to_arrow(tmp_path / "people", "daily").to_pylist()
    streamed = list(rows(3, "daily", options=OPTIONS))
    assert [(row["person"], row["type"], row["sum"]) for row in daily] == [
        (row["person"], row["type"], row["sum"]) for row in streamed
    ]
    manifest = json.loads((tmp_path / "people" / "manifest.json").read_text())
    assert to_arrow(tmp_path / "people", "samples").num_rows == manifest["rows"]["samples"]
    generate(tmp_path / "csv", "--format", "csv")
    assert to_arrow(tmp_path / "csv", "truth").num_rows == 6


def test_the_client_needs_neither_arrow_nor_spark() -> None:
    program = "import sys, healthkit_bridge, healthkit_bridge.population; assert not {'pyarrow', 'pyspark'} & {*sys.modules}"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=600)


def fake(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An executable that writes a row of `truth` for each person, and its arguments to a file."""
    program, log = folder / "fake", folder / "log"
    program.write_text(
        f"""#!{sys.executable}
import json, os, sys
with open({str(log)!r}, "a") as log:
    log.write(json.dumps(sys.argv[1:]) + "\\n")
first, last = map(int, sys.argv[sys.argv.index("--only") + 1].split(".."))
for person in range(first, last + 1):
    print(json.dumps({{"person": person, "day": "2025-07-01", "steps": 100 * person, "ill": False, "type": "{STEPS}"}}))
"""
    )
    program.chmod(0o755)
    monkeypatch.setenv("HEALTHKIT_BRIDGE", str(program))
    return log


def calls(log: Path) -> list[list[str]]:
    return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []


def test_the_reader_of_spark_pushes_filters_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspark", minversion="4.1")
    from datetime import datetime

    from healthkit_bridge.spark import SCHEMAS, HealthKitDataSource
    from pyspark.sql.datasource import EqualTo, GreaterThanOrEqual, In, LessThan
    from pyspark.sql.types import StructType

    log = fake(tmp_path, monkeypatch)
    assert set(SCHEMAS) == {"people", "samples", "daily", "nights", "workouts", "truth"}

    def read(table: str, *filters: Any, **options: str) -> list[tuple[Any, ...]]:
        log.unlink(missing_ok=True)
        source = HealthKitDataSource({"people": "100", "table": table, **options})
        reader: Any = source.reader(StructType().add("person", "long").add("steps", "double"))
        assert list(reader.pushFilters(list(filters))) == list(filters)
        return [row for part in reader.partitions() for row in reader.read(part)]

    assert len(read("truth", seed="7")) == 100
    assert len(calls(log)) == 10 and "--seed" in calls(log)[0]
    assert read("truth", EqualTo(("person",), 42)) == [(42, 4200.0)]
    assert len(calls(log)) == 1
    assert len(read("truth", GreaterThanOrEqual(("person",), 90), LessThan(("person",), 93))) == 3
    assert len(read("truth", In(("person",), (3, 200)))) == 1
    read("daily", EqualTo(("type",), STEPS), EqualTo(("person",), 1))
    assert calls(log)[0][-2:] == ["--types", STEPS]
    read("samples", GreaterThanOrEqual(("startDate",), datetime(2025, 6, 20)), until="2025-06-30", days="30")
    assert calls(log)[0][calls(log)[0].index("--days") + 1] == "13"
    assert read("samples", LessThan(("startDate",), datetime(2024, 1, 1)), until="2025-06-30", days="30") == []
    with pytest.raises(ValueError, match="There is no table 'walks'"):
        read("walks")
