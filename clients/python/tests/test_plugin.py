"""The pytest plugin, in runs of pytest of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import fake
from healthkit_bridge.table import PROTOCOL_VERSION

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
HEAD = """
import asyncio
import os
import signal

import pytest
from healthkit_bridge import BridgeError, ConnectionFailure

STEPS = "HKQuantityTypeIdentifierStepCount"
"""


def run(pytester: pytest.Pytester, text: str, *arguments: str) -> pytest.RunResult:
    pytester.makepyfile(HEAD + text)
    return pytester.runpytest_inprocess("-p", "no:cacheprovider", *arguments)


def test_one_process_is_reset_for_each_test(pytester: pytest.Pytester) -> None:
    text = """
processes = set()

@pytest.mark.parametrize("number", range(5))
def test_fresh(healthkit, number):
    processes.add(healthkit.process_id)
    assert len(processes) == 1
    state = healthkit.control.state()
    assert state["authorizations"] == [] and state["sheets"] == 0
    healthkit.store.request_authorization(to_share=[STEPS])

@pytest.mark.healthkit(consent="deny", os_version="17.0")
class TestMarkers:
    def test_of_the_class(self, healthkit):
        healthkit.store.request_authorization(to_share=[STEPS])
        assert healthkit.store.authorization_status(STEPS) == 1
        assert healthkit.control.state()["osVersion"] == "17.0"

    @pytest.mark.healthkit(consent=[{"policy": "allow"}])
    def test_of_the_test_too(self, healthkit):
        healthkit.store.request_authorization(to_share=[STEPS])
        assert healthkit.store.authorization_status(STEPS) == 2
        assert healthkit.control.state()["osVersion"] == "17.0"

def test_no_marker(healthkit):
    assert healthkit.control.state()["osVersion"] == "27.0"
    processes.add(healthkit.process_id)
    assert len(processes) == 1
"""
    run(pytester, text, "-W", "error").assert_outcomes(passed=8)


def test_the_next_reset_begins_when_a_test_ends(pytester: pytest.Pytester) -> None:
    text = """
bridges = []

@pytest.fixture(autouse=True)
def end():
    yield
    assert bridges[0].control.state()["sheets"] == 0

@pytest.mark.parametrize("number", range(3))
def test_sheet(healthkit, number):
    bridges[:] = [healthkit]
    healthkit.store.request_authorization(to_share=[STEPS])
    assert healthkit.control.state()["sheets"] == 1

@pytest.mark.healthkit(os_version="17.0")
def test_options(healthkit):
    assert healthkit.control.state()["osVersion"] == "17.0"
"""
    run(pytester, text).assert_outcomes(passed=4)


def test_messages_of_earlier_tests_do_not_arrive(pytester: pytest.Pytester) -> None:
    text = """
@pytest.mark.healthkit(consent="ask", profile="watch")
@pytest.mark.parametrize("number", range(3))
def test_leftovers(healthkit, number):
    assert list(healthkit.notifications(timeout=0.05)) == []
    healthkit.submit("store/requestAuthorization", {"toShare": [STEPS]})
    healthkit.control.respond_to_permission_sheet("allow")
    healthkit.store.observer_query(type=STEPS)
    session = healthkit.store.workout_session.create({"activityType": "running"})["session"]
    healthkit.store.workout_session.start_activity(session)
    healthkit.submit("store/requestAuthorization", {"read": [STEPS]})

def test_after_them(healthkit):
    assert list(healthkit.notifications(timeout=0.05)) == []
    assert healthkit.healthkit_permissions.is_available()
"""
    run(pytester, text).assert_outcomes(passed=4)


def test_a_server_needs_a_package_and_says_so_without_frames(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEALTHKIT_BRIDGE", raising=False)
    monkeypatch.setenv("HEALTHKIT_BRIDGE_URL", "ws://127.0.0.1:1/rpc?token=t")
    monkeypatch.setitem(sys.modules, "websockets.client", None)
    monkeypatch.delitem(sys.modules, "healthkit_bridge.websocket", raising=False)
    result = run(pytester, "def test_it(healthkit): pass")
    result.stdout.fnmatch_lines("E *pip install 'websockets>=13'")
    result.stdout.no_fnmatch_line("*Opcode*")


def test_a_failure_of_a_submitted_call_is_a_warning_if_nothing_reads_it(pytester: pytest.Pytester) -> None:
    text = """
@pytest.mark.parametrize("is_read", [True, False])
def test_submit(healthkit, is_read):
    call = healthkit.submit("store/sampleQuery", {"type": STEPS})
    assert healthkit.store.is_health_data_available()
    if is_read:
        with pytest.raises(BridgeError):
            call.result()
"""
    result = run(pytester, text)
    result.assert_outcomes(passed=2, warnings=1)
    result.stdout.fnmatch_lines("*a submitted call, which is an error: store/sampleQuery: Authorization not determined (*). Call result().")


def test_a_bridge_that_has_ended_is_replaced(pytester: pytest.Pytester) -> None:
    text = """
def test_it_is_killed(healthkit):
    os.kill(healthkit.process_id, signal.SIGKILL)

def test_it_fails_in_a_test(healthkit):
    os.kill(healthkit.process_id, signal.SIGKILL)
    with pytest.raises(ConnectionFailure):
        healthkit.call("isAvailable")

def test_it_is_closed(healthkit):
    healthkit.close()

@pytest.mark.healthkit(exceptions="abort")
def test_it_aborts(healthkit):
    with pytest.raises(BridgeError):
        healthkit.store.request_authorization()

def test_it_is_shut_down(healthkit):
    healthkit.call("shutdown")

def test_its_control_channel_is_removed(healthkit):
    healthkit.control.reset(no_control=True)

@pytest.mark.healthkit(consent="deny")
def test_it_works_again(healthkit):
    healthkit.store.request_authorization(to_share=[STEPS])
    assert healthkit.store.authorization_status(STEPS) == 1
"""
    run(pytester, text).assert_outcomes(passed=7)


def test_options_that_need_their_own_process(pytester: pytest.Pytester) -> None:
    text = """
processes = []

def test_shared(healthkit):
    processes.append(healthkit.process_id)

@pytest.mark.healthkit(no_control=True, framing="headers")
def test_own(healthkit):
    processes.append(healthkit.process_id)
    with pytest.raises(BridgeError):
        healthkit.control.state()

def test_shared_again(healthkit):
    assert healthkit.process_id == processes[0] != processes[1]
    with pytest.raises(ProcessLookupError):
        os.kill(processes[1], 0)
"""
    run(pytester, text).assert_outcomes(passed=3)


def test_bridges_of_a_module_and_of_a_session(pytester: pytest.Pytester) -> None:
    module = """
import pytest
from healthkit_bridge.names import BodyMass, HeartRate, Height, StepCount

TYPES = [StepCount, HeartRate, Height, BodyMass]
pytestmark = pytest.mark.healthkit(os_version="17.0", consent="deny")

@pytest.fixture(scope="module", autouse=True)
def asked(healthkit_module):
    healthkit_module.store.request_authorization(to_share=[StepCount])

def test_options(healthkit_module, healthkit_session, healthkit):
    assert healthkit_module.control.state()["osVersion"] == "17.0"
    assert healthkit_session.control.state()["osVersion"] == "27.0"
    assert len({each.process_id for each in (healthkit_module, healthkit_session, healthkit)}) == 3

@pytest.mark.parametrize("number", range(2))
def test_a_change_stays(healthkit_module, healthkit_session, number):
    assert healthkit_module.store.authorization_status(StepCount) == 1
    assert healthkit_session.control.state()["sheets"] == BEFORE + number
    healthkit_session.store.request_authorization(read=[TYPES[BEFORE + number]])

@pytest.mark.parametrize("number", range(3))
def test_a_change_is_undone(healthkit_snapshot, healthkit_module, number):
    assert healthkit_snapshot is healthkit_module
    assert healthkit_snapshot.store.authorization_status(StepCount) == 1
    healthkit_snapshot.control.set_authorization(StepCount, "share", True)
    assert healthkit_snapshot.store.authorization_status(StepCount) == 2
"""
    pytester.makepyfile(test_one=module + "\nBEFORE = 0\n", test_two=module + "\nBEFORE = 2\n")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-W", "error")
    result.assert_outcomes(passed=12)


def test_wrong_options_have_clear_errors(pytester: pytest.Pytester) -> None:
    text = """
@pytest.mark.healthkit(consnet="deny")
def test_name(healthkit):
    pass

@pytest.mark.healthkit(os_version="banana")
def test_value(healthkit):
    pass

@pytest.mark.healthkit("deny")
def test_position(healthkit):
    pass

def test_next(healthkit):
    assert healthkit.healthkit_permissions.is_available()
"""
    result = run(pytester, text)
    result.assert_outcomes(errors=3, passed=1)
    result.stdout.fnmatch_lines(["*the marker healthkit has no option consnet. Did you mean consent?*", "*osVersion must be a version of iOS*", "*by name*"])


def test_the_option_for_the_executable(pytester: pytest.Pytester) -> None:
    text = """
def test_one(healthkit):
    pass
"""
    result = run(pytester, text, "--healthkit-bridge", "/nowhere/bridge")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*'/nowhere/bridge' cannot be started*"])
    run(pytester, text, "--healthkit-bridge", os.environ["HEALTHKIT_BRIDGE"]).assert_outcomes(passed=1)
    run(pytester, text, "--strict-markers").assert_outcomes(passed=1)


def test_a_bridge_that_does_not_work(pytester: pytest.Pytester) -> None:
    script = pytester.path / "bridge"
    script.write_text("#!/bin/sh\nexec " + " ".join(f"'{part}'" for part in fake("reports 0.2")) + "\n")
    script.chmod(0o755)
    text = """
@pytest.mark.parametrize("number", range(2))
def test_one(healthkit, number):
    pass
"""
    result = run(pytester, text, "--healthkit-bridge", str(script))
    result.assert_outcomes(errors=2)
    result.stdout.fnmatch_lines([f"*supports version 0.2.0 of the protocol; this client supports {PROTOCOL_VERSION}*"])


def test_an_asynchronous_bridge(pytester: pytest.Pytester) -> None:
    text = """
@pytest.mark.healthkit(consent="deny")
def test_denied(async_healthkit):
    async def run():
        async with async_healthkit as bridge:
            await bridge.store.request_authorization(to_share=[STEPS])
            assert await bridge.store.authorization_status(STEPS) == 1
    asyncio.run(run())
"""
    run(pytester, text, "-W", "error").assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("app", "status", "text"), [("careful", 0, "1 passed"), ("naive", 1, "errorAuthorizationDenied")]
)
def test_the_example(app: str, status: int, text: str) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(EXAMPLES / "test_walking_app.py")]
    result = subprocess.run(command, env={**os.environ, "WALKING_APP": app}, capture_output=True, text=True, timeout=600)
    assert result.returncode == status
    assert text in result.stdout


def test_the_example_is_short() -> None:
    text = (EXAMPLES / "test_walking_app.py").read_text().split('"""')[2]
    assert len([line for line in text.splitlines() if line]) < 10
