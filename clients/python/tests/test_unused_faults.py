"""A test that has ordered a fault which never happens, in runs of pytest of their own."""

from __future__ import annotations

import sys

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


def test_a_bridge_of_several_tests_reports_each_fault_once(pytester: pytest.Pytester) -> None:
    text = """
@pytest.fixture(scope="module", autouse=True)
def two_orders(healthkit_module):
    order(healthkit_module)
    order(healthkit_module, times=2)

def test_uses_one(healthkit_module):
    with pytest.raises(Exception, match="code 6"):
        healthkit_module.store.statistics_query(STEPS, ["cumulativeSum"])

def test_unused(healthkit_snapshot):
    order(healthkit_snapshot)

def test_passes(healthkit_module, healthkit_session):
    pass

def test_fails(healthkit_module):
    order(healthkit_module)
    assert not healthkit_module

def test_unused_of_the_session(healthkit_session):
    order(healthkit_session)
"""
    pytester.makepyfile(ORDER + text)
    # Without the summary: it repeats a message, completely only where the variable CI is set.
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-rN")
    result.assert_outcomes(passed=2, failed=3, errors=1)
    output = result.stdout.str()
    assert (output.count("- HealthKit, healthkit_module -"), output.count("- HealthKit, healthkit_session -")) == (3, 1)
    assert output.count("No call has used the fault") == 3


def test_a_marker_of_the_module_keeps_it_a_warning(pytester: pytest.Pytester) -> None:
    text = """
pytestmark = pytest.mark.healthkit(unused_faults="warn")

@pytest.fixture(scope="module", autouse=True)
def an_order(healthkit_module):
    order(healthkit_module)

def test_warning(healthkit_module):
    order(healthkit_module)
"""
    pytester.makepyfile(ORDER + text)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, warnings=2)


def test_a_failure_of_a_bridge_of_several_tests_explains_itself(pytester: pytest.Pytester) -> None:
    text = """
def test_other(healthkit_module):
    assert healthkit_module.store.is_health_data_available()

@pytest.mark.parametrize("fixture", ["healthkit_snapshot", "healthkit_session"])
def test_failure(fixture, healthkit_snapshot, healthkit_session, request):
    request.getfixturevalue(fixture).store.request_authorization(read=[STEPS])
    assert fixture == "healthkit_module"
"""
    output = failure(pytester, ORDER + text, failed=2, passed=1)
    assert output.count("- HealthKit, healthkit_module -") == output.count("- HealthKit, healthkit_session -") == 2
    assert output.count("1 store/requestAuthorization StepCount: success") == 1


UNITTEST = """
import unittest
from healthkit_bridge.names import StepCount
from healthkit_bridge.unittest import HealthKitTestCase

class Denied(HealthKitTestCase):
    options = {"consent": "deny"}

    def test_denied(self):
        self.healthkit.store.request_authorization(read=[StepCount])
        self.healthkit.control.add_steps(5)
        self.assertTrue(self.healthkit.store.sample_query(type=StepCount)["samples"])

    def test_unused(self):
        self.healthkit.control.fail_next("store/save", health_kit_error=6)

    def test_skipped(self):
        self.skipTest("why")

    def test_passes(self):
        self.assertEqual(self.healthkit.store.authorization_status(StepCount), 0)

class WithoutBridge(HealthKitTestCase):
    def setUp(self):
        pass

    def test_value(self):
        self.healthkit.store.is_health_data_available()

class Warned(HealthKitTestCase):
    unused_faults = "warn"

    def test_warned(self):
        self.healthkit.control.fail_next("store/save", health_kit_error=6)
"""


def test_a_test_case_of_unittest(pytester: pytest.Pytester) -> None:
    run = pytester.run(sys.executable, "-m", "unittest", str(pytester.makepyfile(UNITTEST)))
    output = run.stderr.str()
    assert "Ran 6 tests" in output and "FAILED (failures=2, errors=1, skipped=1)" in output
    assert "TypeError: WithoutBridge.setUp must call super().setUp(), which starts the bridge." in output
    assert output.count("HealthKit\nLast calls:") == 2 and "read StepCount: denied" in output
    assert output.count("AssertionError: No call has used the fault") == output.count("BridgeWarning: No call has used the fault") == 1
