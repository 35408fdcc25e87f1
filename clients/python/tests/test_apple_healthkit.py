"""The channel of react-native-health through its helpers."""

from itertools import islice

import pytest

from healthkit_bridge import Bridge, PlatformException


def test_apple_healthkit() -> None:
    with Bridge(clock="2026-03-01T12:00:00Z", time_zone="UTC", seed=1) as bridge:
        module = bridge.apple_healthkit
        assert module.init_health_kit(permissions={"read": ["StepCount"], "write": ["BloodGlucose"]})
        now = "2026-03-01T12:00:00.000+0000"
        assert module.get_step_count() == {"value": 0.0, "startDate": now, "endDate": now}
        uuid = module.save_blood_glucose_sample(value=5.5)
        assert module.delete_blood_glucose_sample(id=uuid) == 1
        with pytest.raises(PlatformException) as failure:
            module.get_height_samples()
        assert failure.value.details == {"message": "startDate is required in options"}
        assert failure.value.code is None
        module.add_listener(event_name="healthKit:StepCount:sample")
        module.set_observer(type="StepCount")
        events = [event["name"] for event in islice(module.event(timeout=600), 2)]
        assert events == ["healthKit:StepCount:enabled", "healthKit:StepCount:sample"]
        assert list(module.event(timeout=0.05)) == []
