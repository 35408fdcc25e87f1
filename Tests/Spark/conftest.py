"""One session of Spark with four executors, whose processes are separate, for all tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from healthkit_bridge.spark import HealthKitDataSource
from pyspark.sql import SparkSession

HOST = os.environ["HEALTHKIT_BRIDGE"]
WITNESS = Path(__file__).with_name("witness.py")


class Executors:
    """What happens in the executors."""

    def __init__(self, folder: Path) -> None:
        self.log, self.trap = folder / "log", folder / "trap"

    def calls(self) -> list[list[str]]:
        """The arguments of `healthkit-bridge` in each run since the last call of this function."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return [line.split("\t") for line in lines]

    def lose_one(self) -> None:
        """Kills the executor of the next partition, when half of the rows have been read."""
        self.trap.touch()


@pytest.fixture(scope="session")
def executors(tmp_path_factory: pytest.TempPathFactory) -> Executors:
    return Executors(tmp_path_factory.mktemp("executors"))


@pytest.fixture(scope="session")
def spark(executors: Executors, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SparkSession]:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    settings = {
        "spark.driver.memory": "512m",
        "spark.executor.memory": "512m",
        "spark.executorEnv.HEALTHKIT_BRIDGE": str(WITNESS),
        "spark.executorEnv.WITNESS_HOST": HOST,
        "spark.executorEnv.WITNESS_LOG": str(executors.log),
        "spark.executorEnv.WITNESS_TRAP": str(executors.trap),
        "spark.local.dir": str(tmp_path_factory.mktemp("local")),
        "spark.sql.python.filterPushdown.enabled": "true",
        "spark.sql.session.timeZone": "UTC",
        "spark.sql.shuffle.partitions": "4",
        "spark.ui.enabled": "false",
    }
    builder = SparkSession.builder.master("local-cluster[4,1,512]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    session.dataSource.register(HealthKitDataSource)
    yield session
    session.stop()
