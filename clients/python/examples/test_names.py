"""A test file with names of HealthKit, which passes `mypy --strict`."""

from datetime import datetime, timedelta, timezone

import pytest
from healthkit_bridge import AsyncBridge, Bridge
from healthkit_bridge.names import AuthorizationStatus, FlightsClimbed, StepCount, TypeIdentifier, Units
from healthkit_bridge.types import SampleInput

READ = [StepCount, FlightsClimbed]
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


@pytest.mark.healthkit(consent="deny")
def test_denied(healthkit: Bridge) -> None:
    healthkit.store.request_authorization(to_share=["HKQuantityTypeIdentifierStepCount"])
    assert healthkit.store.authorization_status(StepCount) == AuthorizationStatus.sharingDenied


async def status(bridge: AsyncBridge) -> int:
    async with bridge:
        return await bridge.store.authorization_status(StepCount)
