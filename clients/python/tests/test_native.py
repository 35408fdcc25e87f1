"""The host of native code: it is built first, then it takes the place of `serve`."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from healthkit_bridge import AsyncBridge, Bridge, ConnectionFailure

HOST = """#!/bin/sh
echo "$@" >> '{log}'
case "$*" in
*--build-only*) exit {status} ;;
esac
shift 2
exec '{real}' serve "$@"
"""


def replace_program(monkeypatch: pytest.MonkeyPatch, folder: Path, status: int) -> Path:
    program, log = folder / "healthkit-bridge", folder / "log"
    program.write_text(HOST.format(log=log, status=status, real=os.environ["HEALTHKIT_BRIDGE"]))
    program.chmod(0o755)
    monkeypatch.setenv("HEALTHKIT_BRIDGE", str(program))
    return log


def test_the_host_is_built_and_then_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = replace_program(monkeypatch, tmp_path, status=0)
    with Bridge(native="ios", consent="deny") as bridge:
        assert bridge.store.is_health_data_available()
    assert log.read_text().splitlines() == ["host ios --build-only", "host ios --mode=strict --consent=deny"]


def test_the_asynchronous_client_builds_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = replace_program(monkeypatch, tmp_path, status=0)

    async def use() -> None:
        async with AsyncBridge(native=Path("ios")) as bridge:
            assert await bridge.store.is_health_data_available()

    asyncio.run(use())
    assert log.read_text().splitlines() == ["host ios --build-only", "host ios --mode=strict"]


def test_code_that_does_not_compile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace_program(monkeypatch, tmp_path, status=65)
    with pytest.raises(ConnectionFailure, match="The native code in 'ios' cannot be built") as failure:
        Bridge(native=["ios", "--no-overlay"])
    assert failure.value.exit_status == 65


def test_a_command_and_native_code_exclude_each_other() -> None:
    with pytest.raises(TypeError, match="exclude each other"):
        Bridge(command=["healthkit-bridge", "serve"], native="ios")
