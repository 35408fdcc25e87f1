"""Connections to a server, which all tests share."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from healthkit_bridge import AsyncBridge, Bridge, ConnectionFailure, HealthKitError
from healthkit_bridge.executable import executable

STEPS = "HKQuantityTypeIdentifierStepCount"
WALK = {
    "type": STEPS,
    "quantity": {"value": 100, "unit": "count"},
    "startDate": "2026-03-01T07:00:00Z",
    "endDate": "2026-03-01T07:01:00Z",
}


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    command = [executable(), "serve", "--listen", "127.0.0.1:0", "--consent", "ask", "--clock", "2026-03-01T08:00:00Z"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        yield json.loads(server.stdout.readline())["url"]
        server.terminate()


def test_apps_and_the_device_owner_share_a_phone(url: str) -> None:
    with (
        Bridge.connect(url, bundle_id="com.example.walker") as walker,
        Bridge.connect(url, bundle_id="com.example.coach") as coach,
        Bridge.connect(url, role="owner") as owner,
    ):
        request = walker.submit("store/requestAuthorization", {"toShare": [STEPS], "read": [STEPS]})
        assert next(walker.notifications(timeout=10))
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


@pytest.mark.parametrize("length", [1, 125, 126, 65535, 65536, 300_000])
def test_messages_of_all_lengths(url: str, length: int) -> None:
    with Bridge.connect(url, phone="lengths") as bridge:
        bridge.call("control/snapshot", {"name": "é" + "x" * length})
        assert bridge.call("control/listSnapshots") == {"snapshots": ["é" + "x" * length]}


@pytest.mark.parametrize("token", [None, "wrong"])
def test_a_failure_does_not_show_the_token(url: str, token: str | None) -> None:
    address = url if token else "http://127.0.0.1:9/?token=secret"
    with pytest.raises(ConnectionFailure) as caught:
        Bridge.connect(address, token=token)
    assert caught.value.reason == "missing"
    assert "secret" not in str(caught.value) and "wrong" not in str(caught.value)


def test_other_urls_are_refused() -> None:
    with pytest.raises(ValueError):
        Bridge.connect("ftp://127.0.0.1/")


def test_a_server_that_ends_is_a_failure(url: str) -> None:
    with Bridge.connect(url, phone="ending") as bridge:
        bridge.call("shutdown")
        bridge._write(bridge._connection._framing.frame(b'{"jsonrpc":"2.0","method":"exit"}'), 1e9)
        with pytest.raises(ConnectionFailure) as caught:
            bridge.call("control/state")
        assert caught.value.reason == "ended"
