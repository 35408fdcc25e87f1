"""Bridges that are missing, exit, hang, print garbage or report another version."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import pytest

from conftest import Run, fake, wait_until
from fake_bridge import FAULTS
from healthkit_bridge import Bridge, BridgeError, ConnectionFailure, framing
from healthkit_bridge.table import PROTOCOL_VERSION

pytestmark = pytest.mark.usefixtures("leaves_no_process")

CALL = ("work", {"text": "secret"})


def failure(both: Run, fault: str, *calls: object, **options: object) -> ConnectionFailure:
    with pytest.raises(ConnectionFailure) as caught:
        both(fake(fault), *(calls or (CALL,)), **options)
    assert "secret" not in str(caught.value)
    return caught.value


def test_a_missing_executable(both: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = tmp_path / "text"
    text.write_text("no program")
    for command in ([str(tmp_path / "nothing")], [str(tmp_path)], [str(text)], ["\0"]):
        with pytest.raises(ConnectionFailure, match="cannot be started") as caught:
            both(command)
        assert caught.value.reason == "missing"

    monkeypatch.setenv("HEALTHKIT_BRIDGE", str(tmp_path / "nothing"))
    with pytest.raises(ConnectionFailure, match="nothing"):
        both(None)
    monkeypatch.delenv("HEALTHKIT_BRIDGE")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ConnectionFailure, match="HEALTHKIT_BRIDGE") as caught:
        both(None)
    assert caught.value.reason == "missing"


def test_a_bridge_that_exits_on_start(both: Run) -> None:
    error = failure(both, "exits on start")
    assert (error.reason, error.exit_status, error.stderr) == ("ended", 3, "something is wrong")
    assert "status is 3" in str(error) and "something is wrong" in str(error)


def test_a_bridge_that_exits_in_the_middle_of_a_response(both: Run) -> None:
    error = failure(both, "exits during a call")
    assert (error.reason, error.exit_status, error.stderr) == ("ended", 4, "something is wrong")


def test_a_bridge_that_is_killed(both: Run) -> None:
    error = failure(both, "is killed during a call")
    assert (error.reason, error.exit_status) == ("ended", -signal.SIGKILL)
    assert "Signal 9" in str(error)


@pytest.mark.parametrize("fault", ["hangs", "floods stdout"])
def test_a_bridge_that_does_not_respond(both: Run, fault: str) -> None:
    # Without the limit of the call, it would wait for the limit of the bridge.
    error = failure(both, fault, seconds=0.5, timeout=86_400)
    assert (error.reason, error.exit_status, error.stderr) == ("timeout", None, "something is wrong")
    assert "did not respond to work in time" in str(error)


def test_a_timeout_that_is_nan(both: Run) -> None:
    assert failure(both, "hangs", seconds=float("nan")).reason == "timeout"


def test_a_bridge_that_does_not_respond_on_start(both: Run) -> None:
    error = failure(both, "hangs on start", timeout=3)
    # A slow machine may not have started it in time.
    assert (error.reason, error.exit_status) == ("timeout", None) and error.stderr in ("", "something is wrong")


def test_a_bridge_that_closes_its_output(both: Run) -> None:
    error = failure(both, "closes its output")
    assert (error.reason, error.exit_status, error.stderr) == ("ended", None, "something is wrong")


def test_a_bridge_that_does_not_read(both: Run) -> None:
    error = failure(both, "hangs", ("work", "x" * 1_000_000), seconds=0.5)
    assert error.reason == "timeout"


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault.startswith("prints")])
def test_a_bridge_that_prints_garbage(both: Run, fault: str) -> None:
    error = failure(both, fault)
    assert (error.reason, error.stderr) == ("garbage", "something is wrong")


def test_a_bridge_that_never_ends_a_line(both: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(framing, "MAX_MESSAGE_BYTES", 1_000_000)
    assert failure(both, "never ends a line").reason == "garbage"


def test_a_bridge_that_sends_notifications_without_end(both: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("healthkit_bridge.connection.MAX_NOTIFICATIONS", 1000)
    assert failure(both, "floods stdout").reason == "garbage"


@pytest.mark.parametrize("fault", ["has no version method", *(fault for fault in FAULTS if "reports" in fault)])
def test_a_bridge_that_reports_another_version(both: Run, fault: str) -> None:
    error = failure(both, fault)
    assert (error.reason, error.stderr) == ("version", "something is wrong")
    assert f"this client supports {PROTOCOL_VERSION}" in str(error)


def test_a_bridge_that_floods_its_standard_error(both: Run) -> None:
    assert both(fake("floods stderr"), CALL, CALL) == "still here"


def test_very_large_messages(both: Run) -> None:
    text = "é" * 20_000_000
    assert both(fake("echoes"), ("work", [text])) == [text]
    # For a message that is too long, the bridge sends an error without an id.
    with pytest.raises(BridgeError, match="longer|limit|large"):
        both(None, ("isAvailable", {"text": "x" * 2000}), max_frame=1000)


def test_a_call_that_is_interrupted_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write

    def interrupted(descriptor: int, data: bytes) -> int:
        write(descriptor, data)
        raise KeyboardInterrupt

    with Bridge() as bridge:
        with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
            patch.setattr(os, "write", interrupted)
            bridge.call("isAvailable")
        for _ in range(3):
            assert bridge.call("rpc/version")["name"] == "healthkit-bridge"


def test_two_threads_cannot_use_a_bridge_at_the_same_time() -> None:
    with Bridge(command=fake("hangs")) as bridge:
        caught: list[ConnectionFailure] = []

        def work() -> None:
            with pytest.raises(ConnectionFailure) as failure:
                bridge.call("work", timeout=600)
            caught.append(failure.value)

        thread = threading.Thread(target=work)
        thread.start()
        # Only the description of a reentrant lock tells whether another thread holds it.
        assert wait_until(lambda: repr(bridge._transport._lock).startswith("<locked"))
        with pytest.raises(RuntimeError, match="one thread at a time"):
            bridge.call("work")
        os.kill(bridge.process_id, signal.SIGKILL)
        thread.join()
        assert caught[0].reason == "ended"


def test_later_calls_fail_with_the_same_error() -> None:
    bridge = Bridge(command=fake("hangs"))
    errors = []
    for _ in range(2):
        with pytest.raises(ConnectionFailure) as caught:
            bridge.call("work", timeout=0.1)
        errors.append(caught.value)
    assert [error.reason for error in errors] == ["timeout", "timeout"]
    assert str(errors[0]) == str(errors[1])
    assert bridge.is_closed
    with pytest.raises(ConnectionFailure, match="in time"):
        next(bridge.notifications())
    bridge.close()


def test_descriptors_are_closed(both: Run) -> None:
    def count() -> int:
        return len(os.listdir("/proc/self/fd"))

    both(fake("echoes"))
    before = count()
    for fault in ("exits on start", "prints text", "reports 0.2"):
        failure(both, fault)
    both(fake("echoes"), CALL)
    assert count() == before
