"""A test that has ordered a fault which never happens, in runs of pytest of their own."""

from __future__ import annotations

import pytest

from test_explanation import failure

ORDER = """
import pytest

STEPS = "HKQuantityTypeIdentifierStepCount"

def order(bridge, **options):
    return bridge.control.fail_next("store/statisticsQuery", health_kit_error="errorDatabaseInaccessible", **options)

"""


def test_a_fault_that_no_call_has_used_fails_the_test(pytester: pytest.Pytester) -> None:
    text = """
def test_unused(healthkit):
    order(healthkit)
    healthkit.store.request_authorization(read=[STEPS])

def test_asynchronous(async_healthkit):
    async def run():
        async with async_healthkit as bridge:
            await order(bridge)
    asyncio.run(run())

def test_later(healthkit):
    assert healthkit.control.list_faults()["faults"] == []
"""
    output = failure(pytester, ORDER + text, failed=2, passed=1)
    assert "a call of store/statisticsQuery would have used it. The app has called store/requestAuthorization." in output
    assert "unused_faults='warn'" in output
    assert output.count("Faults that no call has used:\n  store/statisticsQuery: HealthKit code 6") == 2


def test_the_marker_keeps_it_a_warning(pytester: pytest.Pytester) -> None:
    text = """
@pytest.mark.healthkit(unused_faults="warn")
def test_warning(healthkit):
    order(healthkit)

@pytest.mark.healthkit(unused_faults="off")
def test_value(healthkit):
    pass
"""
    pytester.makepyfile(ORDER + text)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, errors=1, warnings=1)
    result.stdout.fnmatch_lines(["*unused_faults must be 'fail' or 'warn', not 'off'*", "*BridgeWarning: No call has used the fault*"])


def test_other_faults_fail_nothing(pytester: pytest.Pytester) -> None:
    text = """
from healthkit_bridge import HealthKitError

def test_used(healthkit):
    order(healthkit, times=2)
    with pytest.raises(HealthKitError):
        healthkit.store.statistics_query(STEPS, ["cumulativeSum"])

def test_cancelled(healthkit):
    order(healthkit)
    healthkit.control.cancel_faults()

def test_probable(healthkit):
    order(healthkit, probability=0.5)

def test_failed(healthkit):
    order(healthkit)
    pytest.skip("why")

@pytest.mark.xfail(strict=True)
def test_expected(healthkit):
    order(healthkit)
"""
    pytester.makepyfile(ORDER + text)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=3, skipped=1, xfailed=1)
