import pytest

STEPS = "HKQuantityTypeIdentifierStepCount"


@pytest.mark.healthkit(consent="deny")
def test_the_user_denies(healthkit):
    app = healthkit.healthkit_permissions
    assert app.request_quantity_permissions([STEPS], read=True, write=True) is True
    assert app.can_write_type(STEPS) is False
