"""A population as a data source of PySpark 4: `spark.read.format("healthkit")`. It needs pyspark and pyarrow.

    from healthkit_bridge.spark import HealthKitDataSource
    spark.dataSource.register(HealthKitDataSource)
    spark.read.format("healthkit").option("people", 1000).option("table", "daily").load()

Options: `people`, `table` (default `daily`), `peopleInPartition` (default 10), and the options of `healthkit-bridge generate`
such as `seed`, `days`, `until`, `types` and `share` (several, separated by commas).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any

from pyspark.sql.datasource import (
    DataSource,
    DataSourceReader,
    EqualTo,
    Filter,
    GreaterThan,
    GreaterThanOrEqual,
    In,
    InputPartition,
    LessThan,
    LessThanOrEqual,
)
from pyspark.sql.types import StructType

from .population import TABLES, lines

SCHEMAS = {
    "people": "person long, seed decimal(20,0), persona string, sex string, dateOfBirth date, height double, weight double, "
    "fitness string, chronotype string, sleep double, steps double, workoutsPerWeek double, devices string, timeZone string",
    "samples": "person long, uuid string, type string, startDate timestamp, endDate timestamp, value double, unit string, "
    "source string, device string, json string",
    "daily": "person long, day date, type string, unit string, sum double, average double, minimum double, maximum double",
    "nights": "person long, day date, startDate timestamp, endDate timestamp, source string, asleep double, awake double, "
    "core double, deep double, rem double, inBed double",
    "workouts": "person long, uuid string, activity string, startDate timestamp, endDate timestamp, duration double, "
    "distance double, energy double, source string",
    "truth": "person long, day date, steps double, asleep double, sleepStart timestamp, sleepEnd timestamp, "
    "restingHeartRate double, heartRate double, workouts double, worn double, ill boolean, away boolean",
}
"""The columns of each table. `json` of a sample is the whole sample."""


class HealthKitDataSource(DataSource):
    """The data source `healthkit`."""

    @classmethod
    def name(cls) -> str:
        """Returns the name of the format."""
        return "healthkit"

    def schema(self) -> str:
        """Returns the columns of the chosen table."""
        return SCHEMAS[_table(self.options)]

    def reader(self, schema: StructType) -> DataSourceReader:
        """Returns a reader of the chosen table."""
        return _Reader(dict(self.options), schema)


@dataclass
class _Share(InputPartition):
    """The people that a task generates."""

    first: int
    last: int

    def __init__(self, first: int, last: int) -> None:
        super().__init__((first, last))
        self.first, self.last = first, last


@dataclass
class _Bounds:
    """What filters leave."""

    first: int
    last: int
    types: set[str] | None = None
    since: date | None = None
    until: date | None = None
    people: set[int] | None = field(default=None)


class _Reader(DataSourceReader):
    def __init__(self, options: dict[str, str], schema: StructType) -> None:
        self.table = _table(options)
        self.columns = [(one.name, one.dataType.simpleString()) for one in schema.fields]
        # Names of options are in lower case.
        self.people = int(options.pop("people", "0"))
        if self.people < 1:
            raise ValueError("Set the option 'people' to the number of people.")
        self.size = int(options.pop("peopleinpartition", "10"))
        options.pop("table", None)
        options.pop("path", None)
        self.bounds = _Bounds(1, self.people)
        self.options: dict[str, object] = dict(options)
        if "share" in options:
            self.options["share"] = options["share"].split(",")

    def pushFilters(self, filters: list[Filter]) -> Iterable[Filter]:
        """Takes filters on person, type and time into account. Spark applies them again, so those that limit only the work suffice."""
        for one in filters:
            self._limit(one)
        return filters

    def _limit(self, one: Filter) -> None:
        bounds, name = self.bounds, ".".join(getattr(one, "attribute", ()))
        value = getattr(one, "value", None)
        if name == "person" and isinstance(one, (EqualTo, In)):
            people = {int(number) for number in (one.value if isinstance(one, In) else (value,)) if number is not None}
            bounds.people = people if bounds.people is None else bounds.people & people
        elif name == "person" and isinstance(value, int):
            if isinstance(one, (GreaterThan, GreaterThanOrEqual)):
                bounds.first = max(bounds.first, value + isinstance(one, GreaterThan))
            elif isinstance(one, (LessThan, LessThanOrEqual)):
                bounds.last = min(bounds.last, value - isinstance(one, LessThan))
        elif name == "type" and self.table in ("samples", "daily") and isinstance(one, (EqualTo, In)):
            types = {str(text) for text in (one.value if isinstance(one, In) else (value,)) if text is not None}
            bounds.types = types if bounds.types is None else bounds.types & types
        elif name in ("startDate", "endDate") and self.table == "samples" and isinstance(value, datetime):
            # Only samples of a day more on each side can be in the period, whatever the time zone of the person.
            day = value.date()
            if isinstance(one, (GreaterThan, GreaterThanOrEqual, EqualTo)):
                bounds.since = max(filter(None, (bounds.since, day - timedelta(days=2))))
            if isinstance(one, (LessThan, LessThanOrEqual, EqualTo)) and name == "startDate":
                bounds.until = min(filter(None, (bounds.until, day + timedelta(days=2))))

    def partitions(self) -> Sequence[InputPartition]:
        """Returns the shares of people that filters leave."""
        bounds = self.bounds
        if bounds.types == set():
            return []
        chosen = bounds.people
        if chosen is not None:
            return [_Share(one, one) for one in sorted(chosen) if bounds.first <= one <= bounds.last]
        starts = range(bounds.first, bounds.last + 1, self.size)
        return [_Share(one, min(bounds.last, one + self.size - 1)) for one in starts]

    def read(self, partition: InputPartition) -> Iterator[tuple[Any, ...]]:
        """Generates the people of a share. An executor that is lost has written nothing, so another one starts again."""
        options = self._options()
        # If filters leave no partition, Spark reads None.
        if options is None or not isinstance(partition, _Share):
            return
        convert = [(name, _CONVERSIONS.get(kind)) for name, kind in self.columns]
        for line in lines(self.people, self.table, (partition.first, partition.last), options):
            row = json.loads(line)
            if self.table == "samples":
                row = _sample(row, line)
            yield tuple(
                value if make is None or value is None else make(value)
                for value, make in ((row.get(name), make) for name, make in convert)
            )

    def _options(self) -> dict[str, object] | None:
        """Returns the options with those that filters add; None if they leave nothing."""
        options, bounds = dict(self.options), self.bounds
        if bounds.types is not None:
            own = options.get("types")
            # A name such as `stepCount` in the option cannot be compared with an identifier: Spark filters then.
            if own is None:
                options["types"] = ",".join(sorted(bounds.types))
        if (bounds.since or bounds.until) and "until" in options:
            last = date.fromisoformat(str(options["until"]))
            first = last - timedelta(days=int(str(options.get("days", 365))) - 1)
            first, last = max(first, bounds.since or first), min(last, bounds.until or last)
            if last < first:
                return None
            options["until"], options["days"] = last.isoformat(), (last - first).days + 1
        return options


def _table(options: Any) -> str:
    table = options.get("table", "daily")
    if table not in TABLES:
        raise ValueError(f"There is no table {table!r}. The tables are {', '.join(TABLES)}.")
    return str(table)


def _sample(row: dict[str, Any], line: bytes) -> dict[str, Any]:
    quantity = row.get("quantity") or {"value": row.get("value"), "unit": None}
    return {
        **row,
        "value": quantity.get("value"),
        "unit": quantity.get("unit"),
        "source": row.get("sourceRevision", {}).get("source", {}).get("bundleIdentifier"),
        "device": row.get("device", {}).get("name"),
        "json": line.decode().rstrip("\n"),
    }


def _decimal(value: int) -> Any:
    from decimal import Decimal

    return Decimal(value)


_CONVERSIONS: dict[str, Any] = {
    "double": float,
    "date": date.fromisoformat,
    "timestamp": lambda text: datetime.fromisoformat(text.replace("Z", "+00:00")),
    "decimal(20,0)": _decimal,
}
