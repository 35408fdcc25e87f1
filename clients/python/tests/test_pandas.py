"""Samples as a DataFrame."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime, timedelta, timezone

import pandas
from healthkit_bridge import Bridge, names
from healthkit_bridge.pandas import to_frame

STEPS = names.StepCount
SLEEP = names.SleepAnalysis
EIGHT = datetime(2026, 3, 1, 8, tzinfo=timezone.utc)


def test_quantities_and_categories() -> None:
    with Bridge() as bridge:
        bridge.store.request_authorization(to_share=[STEPS, SLEEP], read=[STEPS, SLEEP])
        hour = timedelta(hours=1)
        quantity = {"value": 500, "unit": "count"}
        bridge.call(
            "store/save",
            {
                "objects": [
                    {"type": STEPS, "quantity": quantity, "startDate": EIGHT, "endDate": EIGHT + hour},
                    {"type": STEPS, "quantity": quantity, "startDate": EIGHT + hour, "endDate": EIGHT + 2 * hour / 1.5},
                    {"type": SLEEP, "value": 4, "startDate": EIGHT, "endDate": EIGHT, "device": {"name": "Watch"}},
                ]
            },
        )
        frame = to_frame(bridge.store.sample_query(type=STEPS)["samples"])
        assert frame["value"].sum() == 1000
        assert set(frame["unit"]) == {"count"}
        assert set(frame["source"]) == {"com.example.app"}
        assert frame["startDate"].dt.tz is not None
        assert frame["endDate"].max() == pandas.Timestamp(EIGHT + 2 * hour / 1.5)

        raw = bridge.call("store/sampleQuery", {"type": STEPS})["samples"]
        pandas.testing.assert_frame_equal(to_frame(raw), frame)

        sleep = to_frame(bridge.store.sample_query(type=SLEEP)["samples"])
        assert list(sleep["value"]) == [4] and list(sleep["device"]) == ["Watch"]
        assert sleep["unit"].isna().all()


def test_no_samples() -> None:
    frame = to_frame([])
    assert len(frame) == 0 and "value" in frame
    assert str(frame["startDate"].dtype).endswith("UTC]")


def test_the_client_does_not_need_pandas() -> None:
    program = "import sys, healthkit_bridge, healthkit_bridge.pytest_plugin; assert 'pandas' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=600)
