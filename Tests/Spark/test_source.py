"""The data source `healthkit` in executors: what it reads, what filters spare, and what a lost executor costs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from conftest import HOST, Executors
from healthkit_bridge.population import arguments, rows
from healthkit_bridge.spark import SCHEMAS
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession

STEPS = "HKQuantityTypeIdentifierStepCount"
TYPES = f"{STEPS},HKCategoryTypeIdentifierSleepAnalysis,HKQuantityTypeIdentifierRestingHeartRate"
OPTIONS: dict[str, object] = {"seed": 7, "days": 3, "until": "2025-07-01", "time-zone": "UTC", "types": TYPES}
PEOPLE = 40


def load(spark: SparkSession, table: str, **options: object) -> DataFrame:
    """The people in Spark. An option that is None is not set."""
    settings = {"people": PEOPLE, "table": table, **OPTIONS, **options}
    return spark.read.format("healthkit").options(**{name: value for name, value in settings.items() if value is not None}).load()


def days(found: Any) -> list[tuple[Any, ...]]:
    return sorted((row["person"], str(row["day"]), row["type"], row["sum"], row["average"]) for row in found)


def argument(call: list[str], name: str) -> str:
    return call[call.index(name) + 1]


def test_a_lost_executor_changes_no_row(spark: SparkSession, executors: Executors) -> None:
    executors.calls()
    executors.lose_one()
    found = load(spark, "daily").collect()
    assert not executors.trap.exists()
    assert days(found) == days(rows(PEOPLE, "daily", options=OPTIONS))
    assert len(executors.calls()) > PEOPLE / 10


@pytest.mark.parametrize("table", SCHEMAS)
def test_each_table(spark: SparkSession, table: str) -> None:
    expected = sum(1 for _ in rows(PEOPLE, table, options=OPTIONS))
    assert load(spark, table).count() == expected
    assert expected > 0 or table == "workouts"


def test_the_columns_are_those_of_the_folder(tmp_path: Path) -> None:
    command = [HOST, "generate", "--people", "1", "--output", str(tmp_path), *arguments(OPTIONS)]
    subprocess.run(command, check=True, capture_output=True)
    tables = json.loads((tmp_path / "manifest.json").read_text())["tables"]
    assert list(SCHEMAS) == list(tables)
    for table in set(SCHEMAS) - {"samples"}:
        assert [column.split()[0] for column in SCHEMAS[table].split(", ")] == list(tables[table]["columns"])


def test_filters_on_person_and_type_limit_what_is_generated(spark: SparkSession, executors: Executors) -> None:
    executors.calls()
    found = load(spark, "daily", types=None).where(f"person > 7 AND person <= 20 AND type = '{STEPS}'").collect()
    everyone = rows(PEOPLE, "daily", only=(8, 20), options={**OPTIONS, "types": STEPS})
    assert days(found) == days(everyone)
    calls = executors.calls()
    assert {argument(call, "--only") for call in calls} == {"8..17", "18..20"}
    assert {argument(call, "--types") for call in calls} == {STEPS}


def test_filters_that_leave_nothing_generate_nothing(spark: SparkSession, executors: Executors) -> None:
    executors.calls()
    truth = load(spark, "truth")
    assert {row["person"] for row in truth.where("person IN (3, 200)").collect()} == {3}
    assert truth.where("person > 50").count() == 0
    assert load(spark, "samples").where("startDate < '2024-01-01'").count() == 0
    assert [argument(call, "--only") for call in executors.calls()] == ["3..3"]


def test_filters_on_time_limit_the_days(spark: SparkSession, executors: Executors) -> None:
    executors.calls()
    found = load(spark, "samples", days=30).where("person = 3 AND startDate >= '2025-06-28' AND startDate < '2025-06-29'")
    expected = [row for row in rows(PEOPLE, "samples", only=(3, 3), options={**OPTIONS, "days": 30}) if row["startDate"][:10] == "2025-06-28"]
    assert sorted(row["uuid"] for row in found.collect()) == sorted(row["uuid"] for row in expected)
    assert int(argument(executors.calls()[0], "--days")) < 10


def test_an_invalid_option_is_an_error(spark: SparkSession) -> None:
    with pytest.raises(PySparkException, match="There is no persona 'nobody'"):
        load(spark, "people", share="nobody=0.5").collect()
    with pytest.raises(PySparkException, match="There is no table 'walks'"):
        load(spark, "walks").collect()
