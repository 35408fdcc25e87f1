"""The generated helpers against the document: each method and notification, with all its params."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from healthkit_bridge import Notification
from healthkit_bridge.async_channels import AsyncControl, AsyncHealthkitPermissions, AsyncStore
from healthkit_bridge.channels import Control, HealthkitPermissions, Store

DOCUMENT = json.loads((Path(__file__).resolve().parents[3] / "protocol" / "openrpc.json").read_text())
CHANNELS = ("store/", "control/", "healthkit_permissions/")

Calls = dict[str, list[str]]


class Recorder:
    """Notes what is called, and answers nothing."""

    def __init__(self) -> None:
        self.calls: Calls = {}

    def call(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any:
        assert timeout == 5
        self.calls[method] = list(params or ())

    def notifications(self, method: str | None = None, *, timeout: float = 1) -> Iterator[Notification]:
        self.calls[str(method)] = []
        return iter(())

    def refuse(self, method: str) -> Any:
        raise AssertionError(method)


class AsyncRecorder(Recorder):
    async def call(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any:
        super().call(method, params, timeout=timeout)

    async def notifications(  # type: ignore[override]
        self, method: str | None = None, *, timeout: float = 1
    ) -> AsyncIterator[Notification]:
        for notification in super().notifications(method, timeout=timeout):
            yield notification


def outcomes(helper: Any) -> list[Any]:
    """What comes of calling everything that a helper has, and its groups have, with something for each param."""
    found = []
    for name, member in inspect.getmembers(type(helper)):
        if isinstance(member, property):
            found += outcomes(getattr(helper, name))
        elif inspect.isfunction(member) and not name.startswith("_"):
            names = [name for name in inspect.signature(member).parameters if name not in ("self", "timeout")]
            found.append(getattr(helper, name)(**dict.fromkeys(names, 1), timeout=5))
    return found


def documented() -> Calls:
    calls: Calls = {item["name"]: [] for item in DOCUMENT["x-notifications"]}
    calls |= {item["name"]: [param["name"] for param in item["params"]] for item in DOCUMENT["methods"]}
    return {name: params for name, params in calls.items() if name.startswith(CHANNELS)}


def test_helpers() -> None:
    recorder = Recorder()
    for kind in (Store, Control, HealthkitPermissions):
        for outcome in outcomes(kind(recorder)):
            list(outcome or ())
    assert recorder.calls == documented()


def test_asynchronous_helpers() -> None:
    async def run() -> Calls:
        recorder = AsyncRecorder()
        for kind in (AsyncStore, AsyncControl, AsyncHealthkitPermissions):
            for outcome in outcomes(kind(recorder)):
                if inspect.isawaitable(outcome):
                    await outcome
                else:
                    assert [item async for item in outcome] == []
        return recorder.calls

    assert asyncio.run(run()) == documented()
