"""The helpers against the OpenRPC document: each method and notification, with all its parameters."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from healthkit_bridge import Notification
from healthkit_bridge.async_channels import AsyncChannels, AsyncStore
from healthkit_bridge.channels import Channels, Control, Store

DOCUMENT = json.loads((Path(__file__).resolve().parents[3] / "protocol" / "openrpc.json").read_text())

Calls = dict[str, list[str]]


class Recorder:
    """Records the calls, and returns None."""

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
    def __init__(self) -> None:
        super().__init__()
        self.unawaited: Counter[str] = Counter()

    async def call(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any:
        super().call(method, params, timeout=timeout)

    async def notifications(  # type: ignore[override]
        self, method: str | None = None, *, timeout: float = 1
    ) -> AsyncIterator[Notification]:
        for notification in super().notifications(method, timeout=timeout):
            yield notification


def outcomes(kind: Any, instance: Any) -> list[Any]:
    """Calls each method of a class and of its groups, with a value for each parameter. Returns their results."""
    found = []
    for name, member in inspect.getmembers(kind):
        if isinstance(member, property) and member.fget:
            group = member.fget(instance)
            found += outcomes(type(group), group)
        elif inspect.isfunction(member) and not name.startswith("_"):
            names = [name for name in inspect.signature(member).parameters if name not in ("self", "timeout")]
            found.append(member(instance, **dict.fromkeys(names, 1), timeout=5))
    return found


def documented() -> Calls:
    calls: Calls = {item["name"]: [] for item in DOCUMENT["x-notifications"]}
    calls |= {item["name"]: [param["name"] for param in item["params"]] for item in DOCUMENT["methods"]}
    return {name: params for name, params in calls.items() if "/" in name and not name.startswith(("rpc/", "$/"))}


def test_helpers() -> None:
    recorder = Recorder()
    for outcome in outcomes(Channels, recorder):
        list(outcome or ())
    assert recorder.calls == documented()


def test_asynchronous_helpers() -> None:
    async def run() -> Calls:
        recorder = AsyncRecorder()
        for outcome in outcomes(AsyncChannels, recorder):
            if inspect.isawaitable(outcome):
                await outcome
            else:
                assert [item async for item in outcome] == []
        return recorder.calls

    assert asyncio.run(run()) == documented()


@pytest.mark.parametrize("kind", [Store, AsyncStore])
def test_wrong_arguments_are_errors_that_name_the_method_and_its_form(kind: Any) -> None:
    store = kind(AsyncRecorder())
    wrong: dict[str, Callable[[], object]] = {
        "save() got an unexpected keyword argument 'object'. Did you mean objects?": lambda: store.save([], object=1),
        "sample_query() got an unexpected keyword argument 'colour'. Write sample_query(type=…, ": lambda: store.sample_query(colour=1),
        "save() missing 1 required positional argument: 'objects'": lambda: store.save(),
        "save() needs names: write save(objects, timeout=…)": lambda: store.save([], []),
        "sample_query() needs names: write sample_query(type=…, ": lambda: store.sample_query("type"),
        "observer_query_update() needs names: write observer_query_update(timeout=…)": lambda: store.observer_query_update(1),
    }
    for text, call in wrong.items():
        with pytest.raises(TypeError, match=re.escape(f"{kind.__name__}.{text}")):
            call()


@pytest.mark.parametrize(("kind", "is_async"), [(Store, False), (AsyncStore, True)])
def test_helpers_have_signatures_and_documentation(kind: Any, is_async: bool) -> None:
    signature = inspect.signature(kind.statistics_query)
    assert str(signature).startswith("(self, type: 'TypeIdentifier', options: 'Sequence[StatisticsOption]', *,")
    assert signature.return_annotation == "Statistics"
    assert "- `type`: " in kind.statistics_query.__doc__
    assert inspect.iscoroutinefunction(kind.statistics_query) is is_async
    assert kind.workout_builder.__doc__ == "`store/workoutBuilder.…`"
    assert {"save", "observer_query_update", "workout_builder"} <= set(dir(kind))


@pytest.mark.parametrize("kind", [Store, AsyncStore])
def test_an_unknown_method_has_the_nearest_names(kind: Any) -> None:
    store = kind(Recorder())
    with pytest.raises(AttributeError, match=r"Store has no method query_samples\. Did you mean sample_query"):
        store.query_samples()
    with pytest.raises(AttributeError, match=r"Did you mean sample_query"):
        store.sampleQuery()
    with pytest.raises(AttributeError, match=r"Store has no method grant_all\.$"):
        store.grant_all()
    with pytest.raises(AttributeError, match=r"Control has no method lock\. Did you mean lock_device\?$"):
        Control(Recorder()).lock()  # type: ignore[attr-defined]


def test_the_import_leaves_the_types_for_later() -> None:
    program = "import sys, healthkit_bridge; assert 'healthkit_bridge.types' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=600)
