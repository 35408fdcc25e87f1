"""A test file with names of HealthKit, which passes `mypy --strict` and `pyright`."""

from datetime import datetime, timedelta, timezone

import pytest
from healthkit_bridge import AsyncBridge, Bridge
from healthkit_bridge.names import AuthorizationStatus, FlightsClimbed, StepCount, TypeIdentifier, Units
from healthkit_bridge.types import SampleInput

READ = [StepCount, FlightsClimbed]
BAND = {"name": "Band", "bundleIdentifier": "com.example.band"}
NOON = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)


def counted(type: TypeIdentifier, count: int) -> SampleInput:
    return {
        "type": type,
        "quantity": {"value": count, "unit": Units.count},
        "startDate": NOON,
        "endDate": NOON + timedelta(minutes=10),
    }


@pytest.mark.parametrize("type", READ)
def test_the_watch_counts(healthkit: Bridge, type: TypeIdentifier) -> None:
    healthkit.store.request_authorization(read=READ)
    healthkit.control.add_samples("watch", [counted(type, 1000)])
    (sample,) = healthkit.store.sample_query(type=type)["samples"]
    assert sample["uuid"] and sample["sourceRevision"]["source"]["name"] == "Apple Watch"
    healthkit.store.request_authorization(to_share=[type])
    healthkit.control.add_electrocardiogram("sinusRhythm")
    healthkit.control.add_workout("running", minutes=30)


def test_a_sum_counts_each_moment_once(healthkit: Bridge) -> None:
    healthkit.store.request_authorization(read=[StepCount])
    healthkit.control.add_samples(BAND, [counted(StepCount, 900)])
    healthkit.control.add_samples("watch", [counted(StepCount, 1000)])
    samples = healthkit.store.sample_query(type=StepCount)["samples"]
    assert sum(sample["quantity"]["value"] for sample in samples) == 1900
    sums = healthkit.store.statistics_query(type=StepCount, options=["cumulativeSum"])
    assert sums["sumQuantity"]["value"] == 1000


@pytest.mark.healthkit(consent="deny")
def test_denied(healthkit: Bridge) -> None:
    healthkit.store.request_authorization(to_share=["HKQuantityTypeIdentifierStepCount"])
    assert healthkit.store.authorization_status(StepCount) == AuthorizationStatus.sharingDenied


async def status(bridge: AsyncBridge) -> int:
    async with bridge:
        return await bridge.store.authorization_status(StepCount)
