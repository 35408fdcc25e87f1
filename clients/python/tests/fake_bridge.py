"""Faulty bridges: fake_bridge.py FAULT [options of serve, which are ignored]"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

METHODS = Path(__file__).parents[1] / "src/healthkit_bridge/methods.json"
SUPPORTED: str = json.loads(METHODS.read_text())["version"]
MAJOR = int(SUPPORTED.split(".")[0])
VERSION = {"name": "fake", "version": SUPPORTED}


def write(text: str | bytes) -> None:
    sys.stdout.buffer.write(text.encode() if isinstance(text, str) else text)
    sys.stdout.buffer.flush()


def respond(request: dict[str, Any], result: object) -> None:
    write(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}) + "\n")


def read() -> dict[str, Any]:
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    request: dict[str, Any] = json.loads(line)
    return request


def send_version(version: object = VERSION) -> None:
    respond(read(), version)


def write_error(text: str = "something is wrong") -> None:
    print(text, file=sys.stderr, flush=True)


def sleep() -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(60)


def exits_on_start() -> None:
    write_error()
    sys.exit(3)


def exits_during_a_call() -> None:
    send_version()
    read()
    write_error()
    write('{"jsonrpc": "2.0", "id": 2, "res')
    sys.exit(4)


def is_killed_during_a_call() -> None:
    send_version()
    read()
    os.kill(os.getpid(), signal.SIGKILL)


def hangs_on_start() -> None:
    write_error()
    sleep()


def hangs() -> None:
    write_error()
    send_version()
    sleep()


def closes_its_output() -> None:
    send_version()
    write_error()
    os.close(1)
    sleep()


def prints(text: str | bytes) -> Callable[[], None]:
    def run() -> None:
        send_version()
        write_error()
        read()
        write(text)
        sleep()

    return run


def reports(version: object) -> Callable[[], None]:
    def run() -> None:
        write_error()
        send_version(version)
        sleep()

    return run


def has_no_version_method() -> None:
    write_error()
    error = {"code": -32601, "message": "Method not found"}
    write(json.dumps({"jsonrpc": "2.0", "id": read()["id"], "error": error}) + "\n")
    sleep()


def floods_stderr() -> None:
    send_version()
    while True:
        request = read()
        for _ in range(1000):
            write_error("x" * 10_000)
        respond(request, "still here")


def floods_stdout() -> None:
    write_error()
    send_version()
    while True:
        write('{"jsonrpc": "2.0", "method": "a/notification"}\n' * 100)


def never_ends_a_line() -> None:
    send_version()
    write_error()
    while True:
        write("x" * 100_000)


def echoes() -> None:
    send_version()
    while True:
        request = read()
        respond(request, request.get("params"))


FAULTS: dict[str, Callable[[], None]] = {
    "exits on start": exits_on_start,
    "exits during a call": exits_during_a_call,
    "is killed during a call": is_killed_during_a_call,
    "hangs on start": hangs_on_start,
    "hangs": hangs,
    "closes its output": closes_its_output,
    "floods stderr": floods_stderr,
    "floods stdout": floods_stdout,
    "never ends a line": never_ends_a_line,
    "echoes": echoes,
    "prints text": prints("Hello!\n"),
    "prints invalid UTF-8": prints(b'"\xff\xfe"\n'),
    "prints an array": prints("[]\n"),
    "prints no jsonrpc member": prints('{"id": 2, "result": 1}\n'),
    "prints a request": prints('{"jsonrpc": "2.0", "id": 1, "method": "a"}\n'),
    "prints a method that is a number": prints('{"jsonrpc": "2.0", "method": 1}\n'),
    "prints a response without a result": prints('{"jsonrpc": "2.0", "id": 2}\n'),
    "prints an error without a code": prints('{"jsonrpc": "2.0", "id": 2, "error": {}}\n'),
    "prints an error that is a number": prints('{"jsonrpc": "2.0", "id": 2, "error": 1}\n'),
    "prints an unknown id": prints('{"jsonrpc": "2.0", "id": 99, "result": 1}\n'),
    "prints an id that is a list": prints('{"jsonrpc": "2.0", "id": [], "result": 1}\n'),
    "prints NaN": prints('{"jsonrpc": "2.0", "id": 2, "result": NaN}\n'),
    "prints endless digits": prints('{"jsonrpc": "2.0", "id": 2, "result": ' + "1" * 10_000 + "}\n"),
    "prints nested arrays": prints("[" * 200_000 + "\n"),
    "reports the next major version": reports({"version": f"{MAJOR + 1}.0.0"}),
    "reports a major version with another digit": reports({"version": f"{MAJOR}2.0.0"}),
    "reports 0.2": reports({"version": "0.2.0"}),
    "reports text as its version": reports({"version": "zero"}),
    "reports no version": reports([]),
    "has no version method": has_no_version_method,
}

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
