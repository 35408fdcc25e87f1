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

Step = tuple[str, Any] | Callable[[], object]
"""A call, or a function to call."""


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


def perform(open: Callable[[type[Bridge]], Bridge], *steps: Step, seconds: float) -> Any:
    """Opens a bridge, carries out the steps, and closes it. Returns the result of the last call."""
    result = None
    with open(Bridge) as bridge:
        for step in steps:
            result = step() if callable(step) else bridge.call(*step, timeout=seconds)
    return result


def perform_asynchronously(open: Callable[[type[AsyncBridge]], AsyncBridge], *steps: Step, seconds: float) -> Any:
    async def run() -> Any:
        result = None
        async with open(AsyncBridge) as bridge:
            for step in steps:
                result = step() if callable(step) else await bridge.call(*step, timeout=seconds)
        return result

    return asyncio.run(run())


@pytest.fixture(params=[perform, perform_asynchronously], ids=["sync", "async"])
def perform_both(request: pytest.FixtureRequest) -> Callable[..., Any]:
    """Carries out steps with each of the two clients."""
    perform: Callable[..., Any] = request.param
    return perform


@pytest.fixture
def both(perform_both: Callable[..., Any]) -> Run:
    def run(command: list[str], *steps: Step, seconds: float = 600, **options: Any) -> Any:
        return perform_both(lambda kind: kind(command=command, **options), *steps, seconds=seconds)

    return run


@pytest.fixture
def leaves_no_process() -> Iterator[None]:
    """Fails if the test leaves a process running."""
    before = children()
    yield
    assert wait_until(lambda: children() <= before), "a process is still running"
