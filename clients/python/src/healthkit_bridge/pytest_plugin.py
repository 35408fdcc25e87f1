"""Fixtures for pytest.

    @pytest.mark.healthkit(consent="deny", os_version="17.0")
    def test_app(healthkit):
        ...
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Any

import pytest

from .asynchronous import AsyncBridge
from .bridge import TIMEOUT, Bridge
from .errors import BridgeError, BridgeWarning, InvalidParams
from .options import NAMES, check_names, params

__tracebackhide__ = True

EXPLAINED = pytest.StashKey["Bridge | Explained"]()
"""The bridge of a test."""

KEPT = pytest.StashKey["Kept"]()
"""The bridge of a module or of a session."""

WIDER = "A fixture for a module or class takes healthkit_module, and one for the session healthkit_session, in place of healthkit."

OWN_PROCESS = ("framing", "no_control")
"""Options that `control/reset` cannot change or cannot undo. A test with one of them has its own process."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option for the executable."""
    parser.getgroup("healthkit").addoption(
        "--healthkit-bridge",
        metavar="PATH",
        help="the executable of healthkit-bridge (default: HEALTHKIT_BRIDGE, else that of the package, else the one on the PATH)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Declares the marker."""
    config.addinivalue_line(
        "markers",
        "healthkit(**options): the options of the fixture healthkit: any option of serve, in snake case; "
        "unused_faults='warn' if an ordered fault need not happen",
    )


@pytest.fixture
def healthkit(request: pytest.FixtureRequest, _shared_bridge: SharedBridge) -> Iterator[Bridge]:
    """A bridge in its initial state. All tests share one process, which is replaced after it has ended."""
    options = _options(request)
    stash = request.node.stash
    if any(options.get(name) for name in OWN_PROCESS):
        with Bridge(command=_command(request.config), **options) as bridge:
            stash[EXPLAINED] = bridge
            yield bridge
    else:
        bridge = stash[EXPLAINED] = _shared_bridge.fresh(options)
        yield bridge
        for sentence in bridge.unread_failures():
            request.node.warn(BridgeWarning(sentence))
        _shared_bridge.begin_reset()


@pytest.fixture
def async_healthkit(request: pytest.FixtureRequest) -> AsyncBridge:
    """An asynchronous bridge that the test starts in its event loop: `async with async_healthkit as bridge:`."""
    bridge = request.node.stash[EXPLAINED] = Explained(command=_command(request.config), **_options(request))
    return bridge


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """Adds a section to the report of a test that failed: what has happened on the phone. A fault that no call has used is a failure."""
    bridges = _bridges(item)
    if call.when == "setup":
        for kept in bridges.values():
            if isinstance(kept, Kept):
                kept.begin()
    if call.when == "call":
        # Those of a test that fails for another reason, and may have ended too early, are not reported later either.
        sentences = [sentence for bridge in bridges.values() for sentence in _unused(bridge)]
        call.excinfo = call.excinfo or _unused_fault(item, sentences)
    report = (yield).get_result()
    if call.excinfo and re.search("^ScopeMismatch.* fixture (async_)?healthkit ", str(call.excinfo.value)):
        report.sections.append(("HealthKit", WIDER))
    if report.failed and report.when != "teardown":
        for title, bridge in bridges.items():
            if explanation := bridge.explanation if isinstance(bridge, Explained) else bridge.explain():
                report.sections.append((title, explanation))


def _bridges(item: pytest.Item) -> dict[str, Bridge | Explained | Kept]:
    """The bridges that a test uses, by the titles of their sections."""
    bridge = item.stash.get(EXPLAINED, None)
    bridges: dict[str, Bridge | Explained | Kept] = {} if bridge is None else {"HealthKit": bridge}
    for node in item.listchain():
        kept = node.stash.get(KEPT, None)
        if kept is not None and kept.fixture in getattr(item, "fixturenames", ()):
            bridges[f"HealthKit, {kept.fixture}"] = kept
    return bridges


def _unused(bridge: Bridge | Explained | Kept) -> list[str]:
    """The sentences about faults that a test has ordered, and that no call has used."""
    if isinstance(bridge, Explained):
        return bridge.unused
    try:
        return bridge.unused_faults()
    except (BridgeError, RuntimeError):
        return []


def _unused_fault(node: pytest.Item | pytest.Collector, sentences: list[str]) -> pytest.ExceptionInfo[BaseException] | None:
    """The failure of a test that has ordered a fault which never happened."""
    __tracebackhide__ = False  # Without a frame, pytest remarks that it hides all.
    text = "\n".join(sentences)
    given = (marker.kwargs.get("unused_faults") for marker in node.iter_markers("healthkit"))
    try:
        if text and next(filter(None, given), "fail") == "warn":
            node.warn(BridgeWarning(text))
        elif text:
            pytest.fail(f"{text}\nThe option unused_faults='warn' of the marker makes this a warning.", pytrace=False)
    except (BridgeWarning, pytest.fail.Exception):
        return pytest.ExceptionInfo.from_current()
    return None


class Explained(AsyncBridge):
    """Asks for the explanation of a failed test, or for unused faults, at the end of the block, while the bridge runs."""

    explanation = ""
    unused: list[str] = []

    async def __aenter__(self) -> AsyncBridge:
        self.explanation = "The test did not fail in the block of its bridge."
        return await super().__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            if isinstance(error, (Exception, pytest.fail.Exception)):
                self.explanation = await self.explain()
            elif error is None:
                with suppress(BridgeError):
                    self.unused = await self.unused_faults()
                self.explanation = await self.explain() if self.unused else self.explanation
        finally:
            await self.close()


@pytest.fixture(scope="module")
def healthkit_module(request: pytest.FixtureRequest) -> Iterator[Bridge]:
    """A bridge of its own process for the tests of a module, which is not reset between them. Markers of the module apply."""
    yield from _kept(request, "healthkit_module", _options(request))


@pytest.fixture(scope="session")
def healthkit_session(request: pytest.FixtureRequest) -> Iterator[Bridge]:
    """A bridge of its own process for all tests, which is not reset between them. Markers do not apply."""
    yield from _kept(request, "healthkit_session", {})


def _kept(request: pytest.FixtureRequest, fixture: str, options: dict[str, Any]) -> Iterator[Bridge]:
    """A bridge for several tests. A fault that no test has reported, because a fixture has ordered it, is an error at the end."""
    with Bridge(command=_command(request.config), **options) as bridge:
        kept = request.node.stash[KEPT] = Kept(bridge, fixture)
        yield bridge
        if failure := _unused_fault(request.node, kept.unreported_faults()):
            raise failure.value


class Kept:
    """A bridge for several tests. A test reports the faults that it has ordered itself."""

    def __init__(self, bridge: Bridge, fixture: str) -> None:
        self.bridge = bridge
        self.explain = bridge.explain
        self.fixture = fixture
        self._earlier: list[str] = []
        self._reported: list[str] = []

    def begin(self) -> None:
        """Begins a test, after its fixtures."""
        self._earlier = _unused(self.bridge)

    def unused_faults(self) -> list[str]:
        """A sentence about each unused fault that the present test has ordered."""
        sentences = _without(_unused(self.bridge), self._earlier)
        self._reported += sentences
        return sentences

    def unreported_faults(self) -> list[str]:
        """A sentence about each unused fault that no test has reported."""
        return _without(_unused(self.bridge), self._reported)


def _without(sentences: list[str], others: list[str]) -> list[str]:
    """The sentences about other faults. The calls of the app, with which a sentence ends, may have changed."""
    faults = Counter(map(_fault, others))
    remaining = []
    for sentence in sentences:
        if faults[_fault(sentence)] > 0:
            faults[_fault(sentence)] -= 1
        else:
            remaining.append(sentence)
    return remaining


def _fault(sentence: str) -> str:
    return sentence.partition(" The app has called ")[0]


@pytest.fixture
def healthkit_snapshot(healthkit_module: Bridge) -> Iterator[Bridge]:
    """The bridge `healthkit_module`. After the test its data and decisions are again as they were before it."""
    healthkit_module.control.snapshot("healthkit_snapshot")
    yield healthkit_module
    healthkit_module.control.restore("healthkit_snapshot")


@pytest.fixture(scope="session")
def _shared_bridge(pytestconfig: pytest.Config) -> Iterator[SharedBridge]:
    shared = SharedBridge(_command(pytestconfig))
    yield shared
    shared.close()


class SharedBridge:
    """The bridge that the tests of a run share. It starts with the first test that needs it."""

    def __init__(self, command: list[str] | None) -> None:
        self._command = command
        self._bridge: Bridge | None = None
        self._reset: Reset | None = None
        self._requests_before: int | None = None
        """The number of requests up to the latest reset without options."""

    def fresh(self, options: dict[str, Any]) -> Bridge:
        """Returns the bridge in its initial state, with these options."""
        reset, self._reset = self._reset, None
        if self._bridge is not None:
            try:
                if self._is_used or self._bridge.is_closed or self._bridge._stream.has_ended:
                    (reset or Reset(self._bridge, {})).finish()
                    self._bridge.forget()
                self._set(options)
                return self._bridge
            except InvalidParams:
                raise
            except BridgeError:
                # The bridge has ended, or an earlier test made a change that a reset cannot undo.
                self.close()
        self._bridge = Bridge(command=self._command)
        self._set(options)
        return self._bridge

    @property
    def _is_used(self) -> bool:
        """Whether a request may have changed the initial state."""
        return self._bridge is not None and self._bridge._connection.last_id != self._requests_before

    def _set(self, options: dict[str, Any]) -> None:
        """Resets the bridge with options. Its warnings are those of this test."""
        if self._bridge is None:
            return
        self._requests_before = self._bridge._connection.last_id
        if options:
            Reset(self._bridge, options).finish()
            self._bridge._stream.report_warnings()

    def begin_reset(self) -> None:
        """Begins a reset without options, if the test has used the bridge. It is carried out while pytest works until the next test."""
        if self._bridge is not None and self._is_used:
            try:
                self._reset = Reset(self._bridge, {})
            except BridgeError:
                # The next test finds that the bridge has ended.
                pass

    def close(self) -> None:
        """Ends the bridge, if it was started."""
        if self._bridge is not None:
            self._bridge.close()


class Reset:
    """A reset of a bridge, from its request to its response."""

    def __init__(self, bridge: Bridge, options: dict[str, Any]) -> None:
        """Sends the request."""
        self._bridge = bridge
        requests: list[tuple[str, Any]] = [("control/reset", params(options) or None)]
        if options or bridge._connection.is_owed:
            # What the reset causes, such as responses to waiting requests, comes before the next response.
            requests.append(("rpc/version", None))
        self._calls = bridge._submit_all(*requests)

    def finish(self) -> None:
        """Waits for the response."""
        deadline = time.monotonic() + TIMEOUT
        done, *_ = [self._bridge._wait(call._id, call._method, deadline) for call in self._calls]
        done.get()


def _command(config: pytest.Config) -> list[str] | None:
    path: str | None = config.getoption("--healthkit-bridge")
    return [path, "serve", "--mode=strict"] if path else None


def _options(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The options of all markers. For each option the closest marker wins."""
    __tracebackhide__ = False  # Without a frame, pytest remarks that it hides all.
    options: dict[str, Any] = {}
    for marker in reversed(list(request.node.iter_markers("healthkit"))):
        if marker.args:
            raise pytest.UsageError("the marker healthkit takes options by name, as in healthkit(consent='deny')")
        options.update(marker.kwargs)
    if problem := _problem(options):
        pytest.fail(problem, pytrace=False)
    options.pop("unused_faults", None)
    return options


def _problem(options: dict[str, Any]) -> str | None:
    """What is wrong with the options of markers."""
    if (value := options.get("unused_faults", "fail")) not in ("fail", "warn"):
        return f"unused_faults must be 'fail' or 'warn', not {value!r}"
    try:
        check_names(options, "the marker healthkit", (*NAMES, "unused_faults"))
    except TypeError as error:
        return str(error)
    return None
