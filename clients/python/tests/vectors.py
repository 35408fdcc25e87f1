"""Plays the protocol's vectors: the bytes to send and the expected output, independent of the transport."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import tempfile
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Union

from healthkit_bridge.executable import executable
from healthkit_bridge.framing import framing

from matching import Names, difference, filled

PROTOCOL = Path(__file__).resolve().parents[3] / "protocol"
DEFAULTS = {"clock": "2026-01-01T12:00:00Z", "timeZone": "UTC", "seed": 1}
TIMEOUT = 600.0
"""A guard against hosts that hang. It is so long that it does not depend on the speed of the machine."""

FILE_MEMBERS = {"about", "rules", "files", "given", "fixtures", "prelude", "cases"}
CASE_MEMBERS = {"name", "rules", "basis", "files", "given", "prelude", "exchange", "atEnd", "exit"}
CALL_MEMBERS = {"call", "id", "params", "result", "error", "then"}
INPUTS = ("call", "send", "sendText", "sendBase64")
OUTPUTS = ("expect", "expectEach", "expectText")


class Act(Enum):
    """An action that a case requests from a transport, in addition to sending bytes."""

    RECEIVE = "return the next bytes: None if none arrive in time, b'' at the end"
    CLOSE = "close the input"
    STATUS = "wait for the end and return the exit status"


Conversation = Generator[Union[bytes, Act], Any, None]


class Failed(AssertionError):
    """The output of the host differs from the vector."""


@dataclass
class Case:
    """One case, with the members that its file has for all cases."""

    name: str
    files: dict[str, str]
    given: dict[str, Any]
    prelude: list[Any]
    exchange: list[Any]
    at_end: list[Any] = field(default_factory=list)
    exit: int = 0


def files() -> list[Path]:
    """The files of vectors with cases that run."""
    folders = [PROTOCOL / "vectors", *PROTOCOL.glob("channels/*/vectors")]
    selected_files = {case.partition(".json: ")[0] for case in selected()}
    return sorted((file for folder in folders for file in folder.rglob("*.json") if name(file) in selected_files), key=name)


def name(file: Path) -> str:
    """`store/save` for `channels/store/vectors/save.json`, `connection/exit` for `vectors/connection/exit.json`."""
    parts = file.relative_to(PROTOCOL).with_suffix("").parts
    return "/".join(part for part in parts if part not in ("channels", "vectors"))


def cases(path: Path) -> Iterator[Case]:
    """The cases of a file. Unknown members are errors."""
    file = json.loads(path.read_text())
    _check(file, FILE_MEMBERS)
    fixtures = file.get("fixtures", {})
    for case in file["cases"]:
        _check(case, CASE_MEMBERS)
        yield Case(
            name=case["name"],
            files={**file.get("files", {}), **case.get("files", {})},
            given={**DEFAULTS, **file.get("given", {}), **case.get("given", {})},
            prelude=requests(file.get("prelude", []) + case.get("prelude", []), fixtures),
            exchange=case.get("exchange", []),
            at_end=case.get("atEnd", []),
            exit=case.get("exit", 0),
        )


def selected_cases(path: Path) -> Iterator[Case]:
    """The cases of a file that run."""
    return (case for case in cases(path) if f"{name(path)}.json: {case.name}" in selected())


@cache
def selected() -> set[str]:
    """The names of the cases that run: the sample of `healthkit-bridge conformance`, or all if `HEALTHKIT_VECTORS` is `all`."""
    sample = [] if os.environ.get("HEALTHKIT_VECTORS") == "all" else ["--sample"]
    command = [executable(), "conformance", "--vectors", str(PROTOCOL), "--list", *sample]
    return set(subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout.split("\n")[:-1])


def requests(prelude: list[Any], fixtures: dict[str, list[Any]]) -> list[Any]:
    """A prelude in which the names of fixtures are replaced by their requests."""
    return [request for entry in prelude for request in (fixtures[entry] if isinstance(entry, str) else [entry])]


def arguments(case: Case, folder: Path) -> list[str]:
    """The command-line options of a case. Writes the files that they need to the folder."""
    words = []
    for name, value in case.given.items():
        option = "--" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
        if value is None or value is False:
            continue
        words.append(option)
        if name == "auditLog" and value is True:
            words.append(str(folder / "audit.log"))
        elif isinstance(value, (dict, list)):
            (folder / f"{name}.json").write_text(json.dumps(value))
            words.append(str(folder / f"{name}.json"))
        elif value is not True:
            words.append(str(value))
    return words


def paths(case: Case, folder: Path) -> Names:
    """Writes the files of a case to the folder. Returns the paths of these files and of their folders, by name."""
    found = {}
    for name, text in case.files.items():
        file = folder / "files" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, newline="")
        for path in (file, *file.parents):
            if path == folder / "files":
                break
            found[path.relative_to(folder / "files").as_posix()] = str(path)
    return found


def play(case: Case, names: Names) -> Conversation:
    """Plays a case: yields bytes and acts, expects the results of acts, and raises `Failed`."""
    return _Player(case, names).play()


class _Player:
    def __init__(self, case: Case, names: Names) -> None:
        self.case = case
        self.names = names
        self.framing = framing("headers" if case.given.get("framing") == "headers" else "lines")
        self.raw = b""
        self.messages: list[Any] = []
        self.place = ""

    def play(self) -> Conversation:
        for index, request in enumerate(self.case.prelude):
            self.place = f"prelude[{index}]"
            yield self.frame({"jsonrpc": "2.0", "id": self.place, **filled(request, self.names)})
            yield from self.expect({"jsonrpc": "2.0", "id": self.place, "result": {"$any": "anything"}})
        next_id = 1
        for index, step in enumerate(self.case.exchange):
            self.place = f"exchange[{index}]"
            if "call" in step:
                yield from self.call(step, step.get("id", next_id))
                next_id += "id" not in step
            else:
                yield from self.message(step)
        self.place = "atEnd"
        yield from self.end()

    def call(self, step: dict[str, Any], id: Any) -> Conversation:
        _check(step, CALL_MEMBERS)
        request = {"jsonrpc": "2.0", "id": id, "method": filled(step["call"], self.names)}
        if "params" in step:
            request["params"] = filled(step["params"], self.names)
        yield self.frame(request)
        if "result" in step:
            yield from self.expect({"jsonrpc": "2.0", "id": id, "result": step["result"]})
        elif "error" in step:
            yield from self.expect({"jsonrpc": "2.0", "id": id, "error": {"$has": step["error"]}})
        for message in step.get("then", []):
            yield from self.expect(message)

    def message(self, step: dict[str, Any]) -> Conversation:
        _check(step, {*INPUTS, *OUTPUTS})
        (kind,) = step.keys() & set(INPUTS)
        if kind == "send":
            yield self.frame(filled(step["send"], self.names))
        else:
            yield step[kind].encode() if kind == "sendText" else base64.b64decode(step[kind], validate=True)
        if "expectText" in step:
            yield from self.expect_text(step["expectText"].encode())
        for expected in step["expectEach"] if "expectEach" in step else [step["expect"]] if "expect" in step else []:
            yield from self.expect(expected)

    def expect(self, expected: Any) -> Conversation:
        self.take_messages()
        while not self.messages:
            yield from self.receive()
            self.take_messages()
        if found := difference(expected, self.messages.pop(0), self.names):
            raise Failed(f"{self.place}: {found}")

    def expect_text(self, expected: bytes) -> Conversation:
        while not self.raw.startswith(expected):
            if not expected.startswith(self.raw):
                raise Failed(f"{self.place}: the output is {self.raw!r}, not {expected!r}")
            yield from self.receive()
        self.raw = self.raw[len(expected) :]

    def end(self) -> Conversation:
        yield Act.CLOSE
        while data := (yield Act.RECEIVE):
            self.raw += data
        if data is None:
            raise Failed(f"{self.place}: the output does not end")
        self.take_messages()
        if not self.framing.is_between_messages:
            raise Failed(f"{self.place}: the output ends within a message")
        if found := difference(self.case.at_end, self.messages, self.names):
            raise Failed(f"{self.place}: {found}")
        status = yield Act.STATUS
        status = 128 - status if status is not None and status < 0 else status
        if status != self.case.exit:
            raise Failed(f"{self.place}: the exit status is {status}, not {self.case.exit}")

    def frame(self, message: Any) -> bytes:
        return self.framing.frame(json.dumps(message, ensure_ascii=False).encode(errors="surrogatepass"))

    def take_messages(self) -> None:
        self.messages += [json.loads(frame) for frame in self.framing.feed(self.raw)]
        self.raw = b""

    def receive(self) -> Conversation:
        data = yield Act.RECEIVE
        if not data:
            raise Failed(f"{self.place}: " + ("no output in time" if data is None else "the output has ended"))
        self.raw += data


def _check(members: dict[str, Any], known: set[str]) -> None:
    if unknown := members.keys() - known:
        raise ValueError(f"unknown members: {', '.join(sorted(unknown))}")


def temporary_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="healthkit-bridge-vectors-")
