"""How a failed test explains itself, in runs of pytest of their own."""

from __future__ import annotations

import pytest

from healthkit_bridge import Bridge

HEAD = """
import asyncio
from datetime import datetime

import pytest
from healthkit_bridge import UnansweredSheet

STEPS = "HKQuantityTypeIdentifierStepCount"
"""


def failure(pytester: pytest.Pytester, text: str, *arguments: str, failed: int = 1, passed: int = 0) -> str:
    pytester.makepyfile(HEAD + text)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", *arguments)
    result.assert_outcomes(failed=failed, passed=passed)
    return result.stdout.str()


def test_a_bridge_that_cannot_tell_says_why_and_has_its_warnings() -> None:
    with Bridge(no_control=True) as bridge:
        assert bridge.explain() == "The bridge has no channel control: its calls are not known."
    with Bridge() as bridge:
        bridge.control.set_app_state("extension")
        with pytest.warns(UserWarning):
            bridge.store.request_authorization(read=["HKQuantityTypeIdentifierStepCount"])
        assert bridge.explain().splitlines()[-1].startswith("  AUTH-54: ")
        bridge.close()
        reason, title, warning = bridge.explain().splitlines()
    assert (reason, title) == ("The bridge has ended: its calls are not known.", "Warnings of the bridge:")
    assert warning.startswith("  an extension cannot show the permission sheet")


def test_a_failed_test_explains_itself_without_other_tests(pytester: pytest.Pytester) -> None:
    text = """
def test_earlier(healthkit):
    healthkit.control.set_app_state("extension")
    with pytest.warns(UserWarning, match="an extension cannot show the permission sheet"):
        healthkit.store.request_authorization(read=["HKQuantityTypeIdentifierHeartRate"])

@pytest.mark.healthkit(consent="deny")
def test_denied(healthkit):
    healthkit.store.request_authorization(read=[STEPS])
    assert healthkit.store.sample_query(type=STEPS)["samples"]
"""
    output = failure(pytester, text, passed=1)
    assert "- HealthKit -" in output
    assert "1 store/requestAuthorization StepCount: success, count 1" in output
    assert "2 store/sampleQuery StepCount: success, count 0" in output
    assert "read StepCount: denied" in output
    assert "AUTH-38: " in output
    assert "HeartRate" not in output and "Warnings of the bridge" not in output


def test_a_call_that_the_app_did_not_make_fails_the_test(pytester: pytest.Pytester) -> None:
    text = """
def test_called(healthkit):
    healthkit.store.request_authorization(read=[STEPS])
    healthkit.store.sample_query(type=STEPS, limit=5)
    (call,) = healthkit.assert_called("store/sampleQuery", {"type": STEPS}, times=1)
    assert call["arguments"] == {"type": STEPS, "limit": 5}
    healthkit.assert_called("store/sampleQuery", {"limit": 6})

def test_asynchronous(async_healthkit):
    async def run():
        async with async_healthkit as bridge:
            assert await bridge.store.is_health_data_available()
            assert len(await bridge.assert_called("store/isHealthDataAvailable", times=1)) == 1
            await bridge.assert_called("store/bloodType")
    asyncio.run(run())
"""
    output = failure(pytester, text, "--tb=short", failed=2)
    assert "AssertionError: Expected at least 1 call of store/sampleQuery with these arguments, found 0" in output
    assert "limit: expected 6, found 5" in output
    assert "The app called:\nE     store/isHealthDataAvailable, count 1" in output
    assert "explanation.py" not in output


def test_a_traceback_has_no_internal_frame(pytester: pytest.Pytester) -> None:
    text = """
def test_name(healthkit):
    healthkit.store.request_authorization(read=["stepCount"])

def test_date(healthkit):
    healthkit.store.sample_query(type=STEPS, predicate={"startDate": datetime(2026, 3, 1)})
"""
    output = failure(pytester, text, "--tb=short", failed=2)
    assert "HealthKit has no type stepCount" in output and "a datetime needs a time zone" in output
    frames = [line for line in output.splitlines() if ": in " in line]
    assert [line.split(": in ")[1] for line in frames] == ["test_name", "test_date"]


def test_a_sheet_that_nobody_answers_fails_the_call(pytester: pytest.Pytester) -> None:
    text = """
pytestmark = pytest.mark.healthkit(consent="ask")

def test_call(healthkit):
    healthkit.store.request_authorization(read=[STEPS])

def test_result(healthkit):
    pending = healthkit.submit("store/requestAuthorization", {"read": [STEPS]})
    with pytest.raises(UnansweredSheet):
        pending.result()
    healthkit.control.respond_to_permission_sheet("allow")
    assert pending.result() == {"success": True}

def test_asynchronous(async_healthkit):
    async def run():
        async with async_healthkit as bridge:
            await bridge.store.request_authorization(read=[STEPS])
    asyncio.run(run())

def test_another_task_answers(async_healthkit):
    async def run():
        async with async_healthkit as bridge:
            request = asyncio.create_task(bridge.store.request_authorization(read=[STEPS]))
            assert await bridge.store.is_health_data_available()
            async for _ in bridge.notifications("control/permissionSheet"):
                break
            await bridge.control.respond_to_permission_sheet("allow")
            assert await request == {"success": True}
    asyncio.run(run())
"""
    output = failure(pytester, text, failed=2, passed=2)
    assert "store/requestAuthorization waits for the user. A permission sheet is open" in output
    assert output.count("Open permission sheet, which nothing has answered:\n  read StepCount") == 2
    assert "control.respond_to_permission_sheet" in output


def test_a_warning_of_the_bridge_is_a_warning_of_python(pytester: pytest.Pytester) -> None:
    text = """
def test_extension(healthkit):
    healthkit.control.set_app_state("extension")
    healthkit.store.request_authorization(read=[STEPS])
"""
    output = failure(pytester, text, "-W", "error::healthkit_bridge.BridgeWarning")
    assert "BridgeWarning: an extension cannot show the permission sheet" in output
    assert "AUTH-54: " in output


def test_a_forgotten_await_is_named(pytester: pytest.Pytester) -> None:
    text = """
def test_result(async_healthkit):
    async def run():
        async with async_healthkit as bridge:
            await bridge.store.is_health_data_available()
            assert bridge.store.sample_query(type=STEPS)["samples"]
    asyncio.run(run())

def test_order(async_healthkit):
    async def run():
        async with async_healthkit as bridge:
            bridge.control.set_consent("deny")
            await bridge.store.request_authorization(to_share=[STEPS])
            assert await bridge.store.authorization_status(STEPS) == 1
    asyncio.run(run())
"""
    output = failure(pytester, text, failed=2)
    assert output.count("The test has called store/sampleQuery without await, so nothing was sent.") == 1
    assert output.count("The test has called control/setConsent without await, so nothing was sent.") == 1
    assert "called store/isHealthDataAvailable without" not in output


@pytest.mark.parametrize("fixture", ["healthkit", "async_healthkit"])
def test_a_fixture_of_a_module_learns_of_the_wider_ones(pytester: pytest.Pytester, fixture: str) -> None:
    pytester.makepyfile(HEAD + f"""
@pytest.fixture(scope="module")
def year({fixture}):
    return 1

def test_year(year):
    pass
""")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    result.assert_outcomes(errors=1)
    assert "takes healthkit_module, and one for the session healthkit_session" in result.stdout.str()
