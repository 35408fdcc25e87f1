"""Bridges that are missing, die, hang, print garbage or speak another version."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path

import pytest

from conftest import Talk, fake
from fake_bridge import WAYS
from healthkit_bridge import Bridge, BridgeError, ConnectionFailure, framing

pytestmark = pytest.mark.usefixtures("leaves_no_process")

CALL = ("work", {"text": "secret"})


def failure(both: Talk, way: str, *calls: object, **options: object) -> ConnectionFailure:
    with pytest.raises(ConnectionFailure) as caught:
        both(fake(way), *(calls or (CALL,)), **options)
    assert "secret" not in str(caught.value)
    return caught.value


def test_a_missing_executable(both: Talk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_one_that_dies_at_once(both: Talk) -> None:
    error = failure(both, "dies at once")
    assert (error.reason, error.exit_status, error.stderr) == ("ended", 3, "something is wrong")
    assert "status 3" in str(error) and "something is wrong" in str(error)


def test_one_that_dies_in_the_middle_of_an_answer(both: Talk) -> None:
    error = failure(both, "dies in a call")
    assert (error.reason, error.exit_status, error.stderr) == ("ended", 4, "something is wrong")


def test_one_that_is_killed(both: Talk) -> None:
    error = failure(both, "is killed in a call")
    assert (error.reason, error.exit_status) == ("ended", -signal.SIGKILL)
    assert "Signal 9" in str(error)


@pytest.mark.parametrize("way", ["hangs", "floods stdout"])
def test_one_that_does_not_answer(both: Talk, way: str) -> None:
    begin = time.monotonic()
    error = failure(both, way, seconds=0.5)
    assert (error.reason, error.exit_status, error.stderr) == ("timeout", None, "something is wrong")
    assert "did not answer work in time" in str(error)
    assert time.monotonic() - begin < 10


def test_a_timeout_that_is_no_number(both: Talk) -> None:
    assert failure(both, "hangs", seconds=float("nan")).reason == "timeout"


def test_one_that_does_not_answer_at_once(both: Talk) -> None:
    error = failure(both, "hangs at once", timeout=3)
    assert (error.reason, error.exit_status, error.stderr) == ("timeout", None, "something is wrong")


def test_one_that_closes_its_output(both: Talk) -> None:
    error = failure(both, "closes its output")
    assert (error.reason, error.exit_status, error.stderr) == ("ended", None, "something is wrong")


def test_one_that_does_not_read(both: Talk) -> None:
    error = failure(both, "hangs", ("work", "x" * 1_000_000), seconds=0.5)
    assert error.reason == "timeout"


@pytest.mark.parametrize("way", [way for way in WAYS if way.startswith("prints")])
def test_one_that_prints_garbage(both: Talk, way: str) -> None:
    error = failure(both, way)
    assert (error.reason, error.stderr) == ("garbage", "something is wrong")


def test_one_that_never_ends_a_line(both: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(framing, "LONGEST", 1_000_000)
    assert failure(both, "never ends a line").reason == "garbage"


def test_one_that_sends_notifications_without_end(both: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("healthkit_bridge.connection.MOST_NOTIFICATIONS", 1000)
    assert failure(both, "floods stdout").reason == "garbage"


@pytest.mark.parametrize("way", [way for way in WAYS if way.startswith("speaks")] + ["knows no version"])
def test_one_that_speaks_another_version(both: Talk, way: str) -> None:
    error = failure(both, way)
    assert (error.reason, error.stderr) == ("version", "something is wrong")
    assert "this client speaks 0.1.0" in str(error)


def test_one_that_floods_its_standard_error(both: Talk) -> None:
    assert both(fake("floods stderr"), CALL, CALL) == "still here"


def test_very_large_messages(both: Talk) -> None:
    text = "é" * 20_000_000
    assert both(fake("echoes"), ("work", [text])) == [text]
    # Longer than the bridge allows: an answer without an id.
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


def test_two_threads_at_a_time() -> None:
    with Bridge(command=fake("hangs")) as bridge:
        caught: list[ConnectionFailure] = []

        def work() -> None:
            with pytest.raises(ConnectionFailure) as failure:
                bridge.call("work", timeout=1)
            caught.append(failure.value)

        thread = threading.Thread(target=work)
        thread.start()
        time.sleep(0.3)
        with pytest.raises(RuntimeError, match="one thread at a time"):
            bridge.call("work")
        thread.join()
        assert caught[0].reason == "timeout"


def test_later_calls_tell_the_same() -> None:
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


def test_descriptors_are_given_back(both: Talk) -> None:
    def count() -> int:
        return len(os.listdir("/proc/self/fd"))

    both(fake("echoes"))
    before = count()
    for way in ("dies at once", "prints text", "speaks 1.0"):
        failure(both, way)
    both(fake("echoes"), CALL)
    assert count() == before
