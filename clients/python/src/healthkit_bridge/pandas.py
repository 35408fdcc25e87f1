"""Samples as a DataFrame. It needs pandas."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pandas

COLUMNS = ("uuid", "type", "startDate", "endDate", "value", "unit", "source", "device", "metadata")


def to_frame(samples: Iterable[Mapping[str, Any]]) -> pandas.DataFrame:
    """Returns a frame with one row for each sample, in the same order.

    - `samples`: the samples from a helper or from `call`.

    The columns are `COLUMNS`, with dates in UTC. A category sample has its raw value and no unit. `source` is the bundle
    identifier of the app that saved the sample, and `device` is the name of the device that measured it.
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
