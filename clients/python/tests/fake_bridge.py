"""Bridges that behave badly: fake_bridge.py WAY [options of serve, which count for nothing]"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any, NoReturn

VERSION = {"name": "fake", "version": "0.1.0"}


def write(text: str | bytes) -> None:
    sys.stdout.buffer.write(text.encode() if isinstance(text, str) else text)
    sys.stdout.buffer.flush()


def answer(request: dict[str, Any], result: object) -> None:
    write(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}) + "\n")


def read() -> dict[str, Any]:
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    request: dict[str, Any] = json.loads(line)
    return request


def say_version(version: object = VERSION) -> None:
    answer(read(), version)


def complain(text: str = "something is wrong") -> None:
    print(text, file=sys.stderr, flush=True)


def sleep() -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(60)


def dies_at_once() -> None:
    complain()
    sys.exit(3)


def dies_in_a_call() -> None:
    say_version()
    read()
    complain()
    write('{"jsonrpc": "2.0", "id": 2, "res')
    sys.exit(4)


def is_killed_in_a_call() -> None:
    say_version()
    read()
    os.kill(os.getpid(), signal.SIGKILL)


def hangs_at_once() -> None:
    complain()
    sleep()


def hangs() -> None:
    say_version()
    complain()
    sleep()


def closes_its_output() -> None:
    say_version()
    complain()
    os.close(1)
    sleep()


def says(text: str | bytes) -> Callable[[], None]:
    def way() -> None:
        say_version()
        complain()
        read()
        write(text)
        sleep()

    return way


def speaks(version: object) -> Callable[[], None]:
    def way() -> None:
        complain()
        say_version(version)
        sleep()

    return way


def knows_no_version() -> None:
    complain()
    error = {"code": -32601, "message": "Method not found"}
    write(json.dumps({"jsonrpc": "2.0", "id": read()["id"], "error": error}) + "\n")
    sleep()


def floods_stderr() -> None:
    say_version()
    while True:
        request = read()
        for _ in range(1000):
            complain("x" * 10_000)
        answer(request, "still here")


def floods_stdout() -> None:
    say_version()
    complain()
    while True:
        write('{"jsonrpc": "2.0", "method": "a/notification"}\n' * 100)


def never_ends_a_line() -> None:
    say_version()
    complain()
    while True:
        write("x" * 100_000)


def echoes() -> None:
    say_version()
    while True:
        request = read()
        answer(request, request.get("params"))


WAYS: dict[str, Callable[[], None]] = {
    "dies at once": dies_at_once,
    "dies in a call": dies_in_a_call,
    "is killed in a call": is_killed_in_a_call,
    "hangs at once": hangs_at_once,
    "hangs": hangs,
    "closes its output": closes_its_output,
    "floods stderr": floods_stderr,
    "floods stdout": floods_stdout,
    "never ends a line": never_ends_a_line,
    "echoes": echoes,
    "prints text": says("Hello!\n"),
    "prints no Unicode": says(b'"\xff\xfe"\n'),
    "prints an array": says("[]\n"),
    "prints no envelope": says('{"id": 2, "result": 1}\n'),
    "prints a request": says('{"jsonrpc": "2.0", "id": 1, "method": "a"}\n'),
    "prints a method that is no text": says('{"jsonrpc": "2.0", "method": 1}\n'),
    "prints no result": says('{"jsonrpc": "2.0", "id": 2}\n'),
    "prints an error without a code": says('{"jsonrpc": "2.0", "id": 2, "error": {}}\n'),
    "prints an error that is no object": says('{"jsonrpc": "2.0", "id": 2, "error": 1}\n'),
    "prints another id": says('{"jsonrpc": "2.0", "id": 99, "result": 1}\n'),
    "prints an id that is a list": says('{"jsonrpc": "2.0", "id": [], "result": 1}\n'),
    "prints NaN": says('{"jsonrpc": "2.0", "id": 2, "result": NaN}\n'),
    "prints endless digits": says('{"jsonrpc": "2.0", "id": 2, "result": ' + "1" * 10_000 + "}\n"),
    "prints nested arrays": says("[" * 200_000 + "\n"),
    "speaks 0.2": speaks({"version": "0.2.0"}),
    "speaks 0.12": speaks({"version": "0.12.0"}),
    "speaks 1.0": speaks({"version": "1.0.0"}),
    "speaks no number": speaks({"version": "zero"}),
    "speaks of no version": speaks([]),
    "knows no version": knows_no_version,
}

if __name__ == "__main__":
    WAYS[sys.argv[1]]()
