"""Connections to a server, which most tests share."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from healthkit_bridge import AsyncBridge, Bridge, ConnectionFailure, HealthKitError, names
from healthkit_bridge.executable import executable

from conftest import Step

STEPS = names.StepCount
WALK = {
    "type": STEPS,
    "quantity": {"value": 100, "unit": "count"},
    "startDate": "2026-03-01T07:00:00Z",
    "endDate": "2026-03-01T07:01:00Z",
}

Connect = Callable[..., Any]
"""Connects to a server, carries out the steps, and closes the connection. Returns the result of the last call."""


@contextmanager
def server(*options: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    command = [executable(), "serve", "--listen", "127.0.0.1:0", *options]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            assert process.stdout is not None
            yield process, json.loads(process.stdout.readline())["url"]
        finally:
            process.kill()


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with server("--consent", "ask", "--clock", "2026-03-01T08:00:00Z") as (_, url):
        yield url


@pytest.fixture
def connect(perform_both: Callable[..., Any]) -> Connect:
    def run(url: str, *steps: Step, seconds: float = 600, **identity: Any) -> Any:
        return perform_both(lambda kind: kind.connect(url, **identity), *steps, seconds=seconds)

    return run


def test_apps_and_the_device_owner_share_a_phone(url: str) -> None:
    with (
        Bridge.connect(url, bundle_id="com.example.walker") as walker,
        Bridge.connect(url, bundle_id="com.example.coach") as coach,
        Bridge.connect(url, role="owner") as owner,
    ):
        request = walker.submit("store/requestAuthorization", {"toShare": [STEPS], "read": [STEPS]})
        assert next(walker.notifications(timeout=600))
        owner.call("control/respondToPermissionSheet", {"policy": "allow", "bundleIdentifier": "com.example.walker"})
        assert request.result() == {"success": True}
        walker.call("store/save", {"objects": [WALK]})
        assert len(owner.call("store/sampleQuery", {"type": STEPS})["samples"]) == 1
        with pytest.raises(HealthKitError):
            coach.call("store/sampleQuery", {"type": STEPS})
    assert walker.is_closed


def test_asyncio(url: str) -> None:
    async def run() -> Any:
        async with AsyncBridge.connect(url, phone="asyncio", bundle_id="com.example.async") as bridge:
            states = await asyncio.gather(*(bridge.call("control/state") for _ in range(10)))
        return {state["app"]["bundleIdentifier"] for state in states}

    assert asyncio.run(run()) == {"com.example.async"}


@pytest.mark.parametrize("length", [1, 125, 126, 65535, 65536, 1_200_000])
def test_messages_of_all_lengths(connect: Connect, url: str, length: int) -> None:
    name = "é" + "x" * length
    calls = (("control/snapshot", {"name": name}), ("control/listSnapshots", None))
    assert connect(url, *calls, phone="lengths") == {"snapshots": [name]}


@pytest.mark.parametrize("token", [None, "wrong"])
def test_a_failure_does_not_show_the_token(connect: Connect, url: str, token: str | None) -> None:
    address = url if token else "http://127.0.0.1:9/?token=secret"
    with pytest.raises(ConnectionFailure, match="status 401" if token else "refused") as caught:
        connect(address, token=token)
    assert caught.value.reason == "missing"
    assert "secret" not in str(caught.value) and "wrong" not in str(caught.value)


def test_the_token_can_be_separate(connect: Connect, url: str) -> None:
    address, _, token = url.partition("?token=")
    assert connect(address, ("rpc/version", None), token=token)["name"] == "healthkit-bridge"


@pytest.mark.parametrize("answer", [b"", b"hello\r\n", b"HTTP/1.1 101 Fine\r\n\r\n", b"HTTP/1.1 200 OK\r\n\r\n"])
def test_another_server_is_refused(connect: Connect, answer: bytes) -> None:
    def serve() -> None:
        connection, _ = listener.accept()
        with connection:
            connection.recv(10_000)
            connection.sendall(answer)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=serve)
        thread.start()
        with pytest.raises(ConnectionFailure, match="not a bridge|status 200 OK") as caught:
            connect(f"http://127.0.0.1:{listener.getsockname()[1]}/?token=secret")
        thread.join()
    assert caught.value.reason == "missing"
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("connect", [Bridge.connect, AsyncBridge.connect], ids=["sync", "async"])
def test_wrong_arguments_are_refused(connect: Callable[..., object]) -> None:
    with pytest.raises(ValueError):
        connect("ftp://127.0.0.1/")
    with pytest.raises(TypeError, match="bundleId"):
        connect("http://127.0.0.1:9/", bundleId="com.example.app")


@pytest.mark.parametrize(("end", "text"), [(signal.SIGTERM, "status 1001"), (signal.SIGKILL, "was lost")])
def test_a_server_that_ends_is_a_failure(connect: Connect, end: signal.Signals, text: str) -> None:
    with server() as (process, url), pytest.raises(ConnectionFailure, match=text) as caught:
        connect(url, lambda: process.send_signal(end), process.wait, ("control/state", None))
    assert caught.value.reason == "ended"


def test_a_message_that_is_too_long_is_a_failure(connect: Connect) -> None:
    with server("--max-frame", "1000") as (_, url), pytest.raises(ConnectionFailure, match="status 1009") as caught:
        connect(url, ("control/snapshot", {"name": "x" * 2000}))
    assert caught.value.reason == "ended"


def test_a_server_that_does_not_read_is_a_failure(connect: Connect) -> None:
    with server() as (process, url), pytest.raises(ConnectionFailure, match="in time") as caught:
        call = ("control/snapshot", {"name": "x" * 20_000_000})
        connect(url, lambda: process.send_signal(signal.SIGSTOP), call, seconds=0.5)
    assert caught.value.reason == "timeout"


def test_the_process_of_the_app_ends_with_the_connection(connect: Connect, url: str) -> None:
    with Bridge.connect(url, role="owner", phone="ends") as owner:
        connect(url, ("control/state", None), phone="ends", bundle_id="com.example.app")
        apps = owner.call("control/listApps")["apps"]
    assert "com.example.app" not in [app["bundleIdentifier"] for app in apps if app["appState"] != "terminated"]


def test_a_connection_shows_no_message_in_the_log(connect: Connect, url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        connect(url, ("control/state", None))
    assert not [record for record in caplog.records if record.name != "asyncio"]


def test_a_connection_uses_no_thread_and_no_proxy(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    before = threading.active_count()
    with Bridge.connect(url) as bridge:
        assert bridge.call("control/state")
        assert threading.active_count() == before


def test_a_program_that_forks_and_does_not_close_its_connection(url: str) -> None:
    program = """if True:
        import os, sys
        from healthkit_bridge import Bridge

        bridge = Bridge.connect(sys.argv[1])
        if os.fork() == 0:
            sys.exit()
        os.wait()
        bridge.call("control/state")
    """
    run = subprocess.run([sys.executable, "-X", "dev", "-c", program, url], capture_output=True, text=True, timeout=600)
    assert (run.returncode, run.stderr) == (0, "")


def test_only_a_connection_needs_the_library(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    program = "import sys, healthkit_bridge, healthkit_bridge.pytest_plugin; assert 'websockets' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=600)

    monkeypatch.delitem(sys.modules, "healthkit_bridge.websocket", raising=False)
    monkeypatch.setitem(sys.modules, "websockets.client", None)
    with pytest.raises(ImportError, match="pip install 'websockets>=13'"):
        connect("http://127.0.0.1:9/")


TESTS = """
import os, pytest
from healthkit_bridge import AsyncBridge, Bridge
from healthkit_bridge.names import StepCount

@pytest.mark.parametrize("number", range(5))
def test_the_phone_is_this_one(healthkit, number):
    healthkit.store.request_authorization(read=[StepCount])
    healthkit.control.add_steps(100)
    assert len(healthkit.store.sample_query(type=StepCount)["samples"]) == 1
    assert (healthkit.process_id, healthkit.control.state()["osVersion"]) == (0, "17.0")
    with pytest.raises(Exception, match="must be the identifier of a type"):
        healthkit.store.authorization_status("stepCount")

@pytest.mark.healthkit(os_version="16.0")
def test_options(healthkit):
    assert healthkit.control.state()["osVersion"] == "16.0"

def test_bridges(healthkit):
    healthkit.control.add_steps(100)
    with Bridge(consent="deny") as other:
        assert other.control.count_samples()["counts"] == []
        assert other.control.state()["consent"] == "deny"

def test_asyncio():
    import asyncio
    async def state():
        async with AsyncBridge(os_version="15.0") as bridge:
            return await bridge.control.state()
    assert asyncio.run(state())["osVersion"] == "15.0"

def test_an_invalid_option_leaves_no_connection(healthkit, monkeypatch):
    from healthkit_bridge import InvalidParams
    closed = []
    monkeypatch.setattr(Bridge, "close", lambda bridge, close=Bridge.close: (closed.append(bridge), close(bridge)))
    with pytest.raises(InvalidParams):
        Bridge(os_version="99")
    assert len(closed) == 1
"""


def test_parallel_workers_of_exec_have_phones_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "test_phone.py").write_text(TESTS)
    pytests = '"$0" -m pytest -q & "$0" -m pytest -q && wait $!'
    command = [executable(), "exec", "--os-version", "17.0", "--", "sh", "-c", pytests, sys.executable]
    environment = {name: value for name, value in os.environ.items() if name != "HEALTHKIT_BRIDGE"}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600)
    assert (run.returncode, run.stdout.count("9 passed")) == (0, 2), run.stdout + run.stderr


def test_a_program_has_precedence_over_the_server_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEALTHKIT_BRIDGE_URL", "ws://127.0.0.1:9/rpc")
    with Bridge() as bridge, Bridge(command=[executable(), "serve"]) as other:
        assert bridge.process_id and other.process_id
    monkeypatch.delenv("HEALTHKIT_BRIDGE")
    with pytest.raises(ConnectionFailure, match="Cannot connect"):
        Bridge()
