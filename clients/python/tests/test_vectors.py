"""The vectors through both transports of the client: a sample, or all if `HEALTHKIT_VECTORS` is `all`."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from healthkit_bridge.executable import executable
from healthkit_bridge.process import Process
from healthkit_bridge.transport import AsyncTransport, Transport
from vectors import (
    TIMEOUT,
    PROTOCOL,
    Act,
    Case,
    Conversation,
    Failed,
    arguments,
    cases,
    files,
    name,
    paths,
    play,
    selected,
    selected_cases,
    temporary_folder,
)

WORKERS = 2


def start(case: Case, folder: str) -> Process:
    return Process([executable(), "serve", *arguments(case, Path(folder))])


def carry_out(conversation: Conversation, process: Process) -> None:
    transport = Transport(process)
    reply: object = None
    try:
        while True:
            act = conversation.send(reply)
            reply = None
            deadline = time.monotonic() + TIMEOUT
            if isinstance(act, bytes):
                assert transport.write(act, deadline), "the host does not read its input"
            elif act is Act.RECEIVE:
                reply = transport.read(deadline)
            elif act is Act.CLOSE:
                process.close_input()
            else:
                for delay in process.ending(TIMEOUT):
                    time.sleep(delay)
                reply = process.exit_status
    except StopIteration:
        return
    finally:
        transport.close()


class Receiver:
    """Keeps the output from an asynchronous transport until a case asks for it."""

    def __init__(self, process: Process) -> None:
        self.chunks: asyncio.Queue[bytes] = asyncio.Queue()
        self.process = process
        self.transport = AsyncTransport(process, self.receive)

    def receive(self, data: bytes) -> None:
        self.chunks.put_nowait(data)

    async def carry_out(self, conversation: Conversation) -> None:
        reply: object = None
        while True:
            try:
                act = conversation.send(reply)
            except StopIteration:
                return
            reply = None
            if isinstance(act, bytes):
                self.transport.write(act)
            elif act is Act.RECEIVE:
                try:
                    reply = await asyncio.wait_for(self.chunks.get(), TIMEOUT)
                except asyncio.TimeoutError:
                    reply = None
            elif act is Act.CLOSE:
                while self.process.is_writing:
                    await asyncio.sleep(0.001)
                self.process.close_input()
            else:
                for delay in self.process.ending(TIMEOUT):
                    await asyncio.sleep(delay)
                reply = self.process.exit_status


def run(case: Case) -> str | None:
    """Runs a case. Returns the reason if it fails, otherwise None."""
    with temporary_folder() as folder:
        process = start(case, folder)
        try:
            carry_out(play(case, paths(case, Path(folder))), process)
            return None
        except Failed as failure:
            return f"{case.name}: {failure}\n{process.stderr}"
        finally:
            process.kill()


async def run_asynchronously(case: Case, slots: asyncio.Semaphore) -> str | None:
    async with slots:
        with temporary_folder() as folder:
            process = start(case, folder)
            receiver = Receiver(process)
            try:
                await receiver.carry_out(play(case, paths(case, Path(folder))))
                return None
            except Failed as failure:
                return f"{case.name}: {failure}\n{process.stderr}"
            finally:
                receiver.transport.close()
                process.kill()


@pytest.mark.parametrize("path", files(), ids=name)
def test_vectors(path: Path) -> None:
    failures = [failure for failure in map(run, selected_cases(path)) if failure]
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("path", files(), ids=name)
def test_vectors_asynchronously(path: Path) -> None:
    async def run_all() -> list[str]:
        slots = asyncio.Semaphore(WORKERS)
        results = await asyncio.gather(*(run_asynchronously(case, slots) for case in selected_cases(path)))
        return [failure for failure in results if failure]

    failures = asyncio.run(run_all())
    assert not failures, "\n".join(failures)


def test_each_selected_case_is_found() -> None:
    found = {f"{name(path)}.json: {case.name}" for path in files() for case in selected_cases(path)}
    assert found == selected() and len(found) > 300
    names = set(map(name, files()))
    assert {"connection/exit", "control/reset"} <= names


def test_a_wrong_host_fails() -> None:
    case = next(cases(PROTOCOL / "channels/healthkit_permissions/vectors/isAvailable.json"))
    answers = 'while read -r _; do echo \'{"jsonrpc":"2.0","id":1,"result":null}\'; done'
    process = Process(["bash", "-c", answers])
    try:
        with pytest.raises(Failed, match="is null"):
            carry_out(play(case, {}), process)
    finally:
        process.kill()
