"""Fixtures for pytest.

    @pytest.mark.healthkit(consent="deny", os_version="17.0")
    def test_app(healthkit):
        ...
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .asynchronous import AsyncBridge
from .bridge import Bridge
from .errors import BridgeError, InvalidParams
from .options import check_names, reset_params

OWN_PROCESS = ("framing", "no_control")
"""Options that `control/reset` cannot change, or not back: a test with one of them has a bridge of its own."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that names the executable."""
    parser.getgroup("healthkit").addoption(
        "--healthkit-bridge",
        metavar="PATH",
        help="the healthkit-bridge to test with; else that of HEALTHKIT_BRIDGE, or of the PATH",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Declares the marker."""
    config.addinivalue_line(
        "markers", "healthkit(**options): how the fixture healthkit is started, with any option of serve in snake case"
    )


@pytest.fixture
def healthkit(request: pytest.FixtureRequest, _shared_bridge: SharedBridge) -> Iterator[Bridge]:
    """A bridge with a fresh world. Its process serves all tests of the run, and is replaced where it has ended."""
    options = _options(request)
    if any(options.get(name) for name in OWN_PROCESS):
        with Bridge(command=_command(request.config), **options) as bridge:
            yield bridge
    else:
        yield _shared_bridge.fresh(options)


@pytest.fixture
def async_healthkit(request: pytest.FixtureRequest) -> AsyncBridge:
    """An asynchronous bridge that the test starts, in its event loop: `async with async_healthkit as bridge:`."""
    return AsyncBridge(command=_command(request.config), **_options(request))


@pytest.fixture(scope="session")
def _shared_bridge(pytestconfig: pytest.Config) -> Iterator[SharedBridge]:
    shared = SharedBridge(_command(pytestconfig))
    yield shared
    shared.close()


class SharedBridge:
    """The bridge of a test run, as far as there is one."""

    def __init__(self, command: list[str] | None) -> None:
        self._command = command
        self._bridge: Bridge | None = None

    def fresh(self, options: dict[str, Any]) -> Bridge:
        """The bridge, with nothing left of earlier tests, and with these options."""
        if self._bridge is not None:
            try:
                return self._reset(self._bridge, options)
            except InvalidParams:
                raise
            except BridgeError:
                # It has ended, or was brought into a state from which it does not come back.
                self.close()
        self._bridge = Bridge(command=self._command)
        return self._reset(self._bridge, options) if options else self._bridge

    def close(self) -> None:
        """Ends the bridge, if there is one."""
        if self._bridge is not None:
            self._bridge.close()

    def _reset(self, bridge: Bridge, options: dict[str, Any]) -> Bridge:
        bridge.call("control/reset", reset_params(options) or None)
        # What the reset brings about, such as the ends of requests that waited, comes before the next response.
        bridge.call("rpc/version")
        bridge.forget()
        return bridge


def _command(config: pytest.Config) -> list[str] | None:
    path: str | None = config.getoption("--healthkit-bridge")
    return [path, "serve"] if path else None


def _options(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Those of all markers; the closest one wins."""
    options: dict[str, Any] = {}
    for marker in reversed(list(request.node.iter_markers("healthkit"))):
        if marker.args:
            raise pytest.UsageError("the marker healthkit takes options by name, as in healthkit(consent='deny')")
        options.update(marker.kwargs)
    check_names(options)
    return options
