"""No bridge runs longer than its client."""

from __future__ import annotations

import asyncio
import gc
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from conftest import Run, children, fake, is_running, wait_until
from healthkit_bridge import AsyncBridge, Bridge, ConnectionFailure

pytestmark = pytest.mark.usefixtures("leaves_no_process")

SYNC_PARENT = """
import time
from healthkit_bridge import Bridge

bridge = Bridge(consent="ask")
bridge.submit("store/requestAuthorization", {"read": ["HKQuantityTypeIdentifierStepCount"]})
print(bridge.process_id, flush=True)
"""

ASYNC_PARENT = """
import asyncio, time
from healthkit_bridge import AsyncBridge

async def run():
    global bridge
    # The development mode reports what a busy machine delays.
    asyncio.get_running_loop().slow_callback_duration = float("inf")
    bridge = await AsyncBridge().open()
    print(bridge.process_id, flush=True)

asyncio.run(run())
"""

PARENTS = pytest.mark.parametrize("program", [SYNC_PARENT, ASYNC_PARENT], ids=["sync", "async"])


@PARENTS
def test_the_parent_is_killed(program: str) -> None:
    parent = subprocess.Popen([sys.executable, "-c", program + "time.sleep(60)"], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    bridge = int(parent.stdout.readline())
    assert is_running(bridge)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    assert wait_until(lambda: not is_running(bridge))


@PARENTS
def test_the_parent_ends_without_closing(program: str) -> None:
    run = subprocess.run([sys.executable, "-X", "dev", "-c", program], capture_output=True, text=True, timeout=600)
    assert (run.returncode, run.stderr) == (0, "")
    assert not is_running(int(run.stdout))


@PARENTS
def test_the_parent_fails(program: str) -> None:
    run = subprocess.run([sys.executable, "-c", program + "1 / 0"], capture_output=True, text=True, timeout=600)
    assert run.returncode == 1
    assert not is_running(int(run.stdout))


def test_a_bridge_without_references_ends() -> None:
    bridge = Bridge()
    process = bridge.process_id
    helper = bridge.store
    del bridge
    assert helper.is_health_data_available()
    del helper
    assert not is_running(process)


def test_an_asynchronous_bridge_without_references_ends() -> None:
    async def run() -> int:
        process = (await AsyncBridge().open()).process_id
        gc.collect()
        await asyncio.sleep(0.01)
        async with AsyncBridge() as bridge:
            assert await bridge.store.is_health_data_available()
        return process

    process = asyncio.run(run())
    assert wait_until(lambda: not is_running(process))


def test_closing_a_bridge() -> None:
    bridge = Bridge()
    process = bridge.process_id
    bridge.close()
    bridge.close()
    assert not is_running(process)
    with pytest.raises(ConnectionFailure, match="was closed") as caught:
        bridge.call("isAvailable")
    assert caught.value.reason == "ended"


def test_an_asynchronous_bridge_that_is_not_open() -> None:
    async def run() -> None:
        bridge = AsyncBridge()
        with pytest.raises(ConnectionFailure, match="not started"):
            await bridge.call("isAvailable")
        await bridge.close()
        await bridge.open()
        await bridge.close()
        await bridge.close()
        with pytest.raises(ConnectionFailure, match="was closed"):
            await bridge.call("isAvailable")

    asyncio.run(run())


def test_closing_a_bridge_that_hangs() -> None:
    bridge = Bridge(command=fake("hangs"))
    process = bridge.process_id
    begin = time.monotonic()
    bridge.close()
    assert not is_running(process)
    assert time.monotonic() - begin > 1.9


def test_interrupting_a_close() -> None:
    bridge = Bridge(command=fake("hangs"))
    process = bridge.process_id

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with pytest.raises(KeyboardInterrupt):
            bridge.close()
    finally:
        signal.signal(signal.SIGALRM, before)
    assert not is_running(process)


def test_a_start_that_fails_in_the_middle() -> None:
    before = children()
    with pytest.raises(TypeError) as caught:
        Bridge(timeout="soon")  # type: ignore[arg-type]
    assert children() <= before, caught


def test_opening_twice() -> None:
    async def run() -> None:
        async with AsyncBridge() as bridge:
            with pytest.raises(RuntimeError, match="opened before"):
                await bridge.open()
            assert await bridge.store.is_health_data_available()
        with pytest.raises(RuntimeError, match="opened before"):
            await bridge.open()

    asyncio.run(run())


def test_another_event_loop() -> None:
    loop = asyncio.new_event_loop()
    bridge = loop.run_until_complete(AsyncBridge().open())
    with pytest.raises(RuntimeError, match="another event loop"):
        asyncio.run(bridge.call("isAvailable"))
    assert loop.run_until_complete(bridge.call("isAvailable"))
    loop.close()
    asyncio.run(bridge.close())


def test_closing_while_calls_wait() -> None:
    async def run() -> None:
        async with AsyncBridge(command=fake("hangs")) as bridge:
            call = asyncio.create_task(bridge.call("work"))
            notification = asyncio.create_task(anext_of(bridge))
            await asyncio.sleep(0.05)
        for task in (call, notification):
            with pytest.raises(ConnectionFailure, match="was closed"):
                await task

    async def anext_of(bridge: AsyncBridge) -> object:
        return await bridge.notifications(timeout=600).__anext__()

    asyncio.run(run())


def test_an_exception_within_the_block(both: Run) -> None:
    with pytest.raises(TypeError):
        both(None, ("isAvailable", {"text": object()}))


def test_another_child_does_not_inherit_the_pipes() -> None:
    bridge = Bridge()
    sleeper = subprocess.Popen(["sleep", "60"], close_fds=False)
    process = bridge.process_id
    bridge.close()
    assert not is_running(process)
    sleeper.kill()
    sleeper.wait()


def test_a_fork_does_not_end_the_bridge_of_its_parent() -> None:
    program = SYNC_PARENT + "import os, sys\nif os.fork() == 0: sys.exit(0)\nos.wait(); bridge.call('isAvailable')"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=600)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("fault", ["echoes", "reports 0.2", "exits on start"])
def test_the_file_with_consent_rules_is_removed(
    both: Run, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    try:
        both(fake(fault), consent=[{"policy": "deny"}])
    except ConnectionFailure:
        pass
    assert not list(tmp_path.iterdir())
    with pytest.raises(TypeError):
        both(fake(fault), consent={"policy": object()})
    assert not list(tmp_path.iterdir())


def test_several_bridges_at_once() -> None:
    bridges = [Bridge(seed=number) for number in range(5)]
    assert len(children()) >= 5
    assert all(bridge.healthkit_permissions.is_available() for bridge in bridges)
    for bridge in bridges:
        bridge.close()
