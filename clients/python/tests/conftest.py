"""What the tests share."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from healthkit_bridge import AsyncBridge, Bridge

pytest_plugins = ["pytester"]

FAKE = Path(__file__).with_name("fake_bridge.py")

Talk = Callable[..., Any]
"""Starts a bridge, makes calls, closes it; answers the result of the last call."""


def fake(way: str) -> list[str]:
    """The command of a bridge that behaves badly."""
    return [sys.executable, str(FAKE), way]


def children() -> set[int]:
    """The processes that this one has started, but for those that have ended."""
    found: set[int] = set()
    for path in Path("/proc/self/task").glob("*/children"):
        found.update(map(int, path.read_text().split()))
    return {child for child in found if is_running(child)}


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_until(condition: Callable[[], bool], seconds: float = 10) -> bool:
    deadline = time.monotonic() + seconds
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.01)
    return condition()


def talk(command: list[str], *calls: tuple[str, Any], seconds: float = 20, **options: Any) -> Any:
    result = None
    with Bridge(command=command, **options) as bridge:
        for method, params in calls:
            result = bridge.call(method, params, timeout=seconds)
    return result


def talk_asynchronously(command: list[str], *calls: tuple[str, Any], seconds: float = 20, **options: Any) -> Any:
    async def run() -> Any:
        result = None
        async with AsyncBridge(command=command, **options) as bridge:
            for method, params in calls:
                result = await bridge.call(method, params, timeout=seconds)
        return result

    return asyncio.run(run())


@pytest.fixture(params=[talk, talk_asynchronously], ids=["sync", "async"])
def both(request: pytest.FixtureRequest) -> Talk:
    """Each of the two clients."""
    found: Talk = request.param
    return found


@pytest.fixture
def leaves_no_process() -> Iterator[None]:
    """Fails a test that leaves a process behind."""
    before = children()
    yield
    assert wait_until(lambda: children() <= before, 5), "a process was left behind"
