"""The channels of the Cordova and Capacitor plugins through their helpers."""

import pytest

from healthkit_bridge import Bridge, PlatformException, names

STEPS = names.StepCount


def test_cordova_and_capacitor() -> None:
    with Bridge(clock="2026-03-01T12:00:00Z", time_zone="UTC", seed=1) as bridge:
        bridge.health_kit.request_authorization(read_types=[STEPS], write_types=[STEPS])
        bridge.health_kit.save_sample(
            sample_type=STEPS, start_date=1772352000, end_date=1772352600, unit="count", amount=100
        )
        assert bridge.health_kit.sum_quantity_type(sample_type=STEPS, end_date=1772366400) == 100
        samples = bridge.health.read_samples(data_type="steps")["samples"]
        assert [sample["value"] for sample in samples] == [100]
        with pytest.raises(PlatformException) as failure:
            bridge.health_plugin.check_health_permissions(permissions=["READ_STEPS"])
        assert failure.value.code is None
        assert str(failure.value).endswith(": not implemented")
