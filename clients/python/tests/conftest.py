"""Fixtures and functions for several test modules."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

# Runs of pytest within this process forget the modules that they import, and the package keeps classes of this one.
import healthkit_bridge.types
from healthkit_bridge import AsyncBridge, Bridge

pytest_plugins = ["pytester"]

FAKE = Path(__file__).with_name("fake_bridge.py")

Run = Callable[..., Any]
"""Starts a bridge with a command, makes calls, and closes it. Returns the result of the last call."""


def fake(fault: str) -> list[str]:
    """The command of a faulty bridge."""
    return [sys.executable, str(FAKE), fault]


def children() -> set[int]:
    """The running child processes."""
    found: set[int] = set()
    for path in Path("/proc/self/task").glob("*/children"):
        # A thread can end after it was listed.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            found.update(map(int, path.read_text().split()))
    return {child for child in found if is_running(child)}


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until(condition: Callable[[], bool], seconds: float = 600) -> bool:
    deadline = time.monotonic() + seconds
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.01)
    return condition()


def run_calls(command: list[str], *calls: tuple[str, Any], seconds: float = 600, **options: Any) -> Any:
    result = None
    with Bridge(command=command, **options) as bridge:
        for method, params in calls:
            result = bridge.call(method, params, timeout=seconds)
    return result


def run_calls_asynchronously(command: list[str], *calls: tuple[str, Any], seconds: float = 600, **options: Any) -> Any:
    async def run() -> Any:
        result = None
        async with AsyncBridge(command=command, **options) as bridge:
            for method, params in calls:
                result = await bridge.call(method, params, timeout=seconds)
        return result

    return asyncio.run(run())


@pytest.fixture(params=[run_calls, run_calls_asynchronously], ids=["sync", "async"])
def both(request: pytest.FixtureRequest) -> Run:
    """Runs calls with each of the two clients."""
    run: Run = request.param
    return run


@pytest.fixture
def leaves_no_process() -> Iterator[None]:
    """Fails if the test leaves a process running."""
    before = children()
    yield
    assert wait_until(lambda: children() <= before), "a process is still running"
