"""The analyses of the guide over one population: equal answers in DuckDB and Spark, scored against the truth."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import duckdb
import pytest
from conftest import HOST
from pyspark.sql import SparkSession

PAGE = Path(__file__).parents[2] / "protocol/guide/population.md"
OPTIONS = ["--people", "24", "--days", "30", "--until", "2025-12-31", "--time-zone", "UTC"]
TYPES = ["--types", "stepCount,sleepAnalysis,restingHeartRate"]


def statements() -> list[str]:
    """The statements of the page that select, in order: steps, resting heart rates, nights."""
    return re.findall(r"```text\n((?:WITH|SELECT)[^`]*);\n```", PAGE.read_text())


@pytest.fixture(scope="module")
def views(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The names of the views, and the files of each."""
    folder = tmp_path_factory.mktemp("analyses") / "people"
    subprocess.run([HOST, "generate", "--output", str(folder), *OPTIONS, *TYPES], check=True, capture_output=True)
    tables = json.loads((folder / "manifest.json").read_text())["tables"]
    patterns = {name: tables[name]["files"] for name in ("people", "daily", "nights", "truth")}
    patterns["steps"] = tables["samples"]["files"].replace("type=*", "type=HKQuantityTypeIdentifierStepCount")
    return {name: f"{folder}/{pattern}" for name, pattern in patterns.items()}


@pytest.fixture(scope="module")
def answers(spark: SparkSession, views: dict[str, str]) -> list[list[tuple[Any, ...]]]:
    """The answer of Spark to each statement, which is that of DuckDB."""
    database = duckdb.connect()
    for name, files in views.items():
        database.execute(f"CREATE VIEW {name} AS FROM read_json('{files}', hive_partitioning = false)")
        spark.read.json(files).createOrReplaceTempView(name)
    found = [[tuple(row) for row in spark.sql(statement).collect()] for statement in statements()]
    for rows, statement in zip(found, statements(), strict=True):
        # The engines add in different orders, so the last digit can differ.
        for own, other in zip(rows, database.execute(statement).fetchall(), strict=True):
            assert own == pytest.approx(other, abs=0.11)
    return found


def test_merged_steps_are_nearly_the_true_steps(answers: list[list[tuple[Any, ...]]]) -> None:
    [(added, merged)] = answers[0]
    assert added > 1.3
    assert 0.85 < merged < 1


def test_resting_heart_rates_are_nearly_the_true_ones(answers: list[list[tuple[Any, ...]]]) -> None:
    assert sum(people for _, people, _, _ in answers[1]) == 24
    for _, _, measured, truly in answers[1]:
        assert abs(measured - truly) < 1.5


def test_nights_differ_as_the_true_nights(answers: list[list[tuple[Any, ...]]]) -> None:
    [(measured, truly)] = answers[2]
    assert abs(measured - truly) < 0.15 * truly
