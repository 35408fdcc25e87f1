"""Populations as rows and Arrow tables. Tests/Spark has the tests of the data source of Spark."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

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
    with pytest.raises(PopulationError, match="has no manifest"):
        to_arrow(tmp_path)
    (tmp_path / "manifest.json").write_text('{"plan": {"version": 9}}')
    with pytest.raises(PopulationError, match="has version 9"):
        to_arrow(tmp_path)


def test_arrow(tmp_path: Path) -> None:
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
