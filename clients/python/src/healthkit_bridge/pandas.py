"""Samples as a DataFrame; needs pandas."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pandas

COLUMNS = ("uuid", "type", "startDate", "endDate", "value", "unit", "source", "device", "metadata")


def to_frame(samples: Iterable[Mapping[str, Any]]) -> pandas.DataFrame:
    """A row a sample, in their order.

    `samples` are those of a typed helper, or of `call`. `value` and `unit` are those of a quantity; a category sample
    has its raw value, and no unit. Dates are in UTC. `source` is the bundle identifier of the app that has saved the
    sample, `device` the name of the device that has measured it.
    """
    frame: pandas.DataFrame = pandas.DataFrame([_row(sample) for sample in samples], columns=list(COLUMNS))
    for column in ("startDate", "endDate"):
        frame[column] = pandas.to_datetime(frame[column], utc=True, format="ISO8601")
    return frame


def _row(sample: Mapping[str, Any]) -> tuple[object, ...]:
    quantity = sample.get("quantity") or {"value": sample.get("value"), "unit": None}
    return (
        sample.get("uuid"),
        sample["type"],
        sample["startDate"],
        sample["endDate"],
        quantity["value"],
        quantity["unit"],
        sample.get("sourceRevision", {}).get("source", {}).get("bundleIdentifier"),
        sample.get("device", {}).get("name"),
        sample.get("metadata", {}),
    )
