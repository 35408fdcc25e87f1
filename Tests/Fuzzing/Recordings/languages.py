"""Runs tests with clients that only compare what they get."""

import json
import os
import re
import subprocess
import sys
import types
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


class Failure(Exception):
    """What is wrong with a test."""


def program(*arguments: object, cwd: Path | None = None, env: dict | None = None) -> bytes:
    result = subprocess.run([str(argument) for argument in arguments], capture_output=True, timeout=600, cwd=cwd, env=env)
    if result.returncode != 0:
        output = (result.stdout[-1500:] + result.stderr[-1500:]).decode(errors="replace")
        raise Failure(f"{Path(str(arguments[0])).name} {arguments[1]}: exit status {result.returncode}: {output!r}")
    return result.stdout


def literal(value: object) -> object:
    """The value of a pattern."""
    match value:
        case {"$has": members}:
            return literal(members)
        case list():
            return [literal(element) for element in value]
        case dict():
            return {name: literal(member) for name, member in value.items()}
    return value


def expectations(steps: list[dict]) -> list[dict]:
    """The calls of a vector: method, params, and result or error. A long result has only the numbers of the rows of its lists."""
    calls = []
    for step in steps:
        if "sendText" in step:
            request, answer = json.loads(step["sendText"]), literal(step["expectEach"][0])
            step = {"call": request["method"], "params": request["params"], **answer}
        calls.append(
            {"method": step["call"]}
            | ({"params": step["params"]} if "params" in step else {})
            | ({"error": literal(step["error"])} if "error" in step else {"result": literal(step["result"])})
        )
    return calls


class ResponseError(Exception):
    def __init__(self, error: object) -> None:
        self.error = error


class Rows(dict):
    """A long result, of which a test compares the numbers of rows."""

    def __getitem__(self, name: str) -> "Rows":
        return super().__getitem__(name)


def is_long(call: dict) -> bool:
    return any(value == {"$any": "array"} for value in call["result"].values()) if isinstance(call.get("result"), dict) else False


class HealthKit:
    def __init__(self, calls: list[dict]) -> None:
        self.calls = iter(calls)

    def call(self, method: str, params: object = None) -> object:
        expected = next(self.calls)
        if (method, params) != (expected["method"], expected.get("params")):
            raise Failure(f"pytest: {method!r} {params!r} in the place of {expected!r}")
        if "error" in expected:
            raise ResponseError(expected["error"])
        return Rows(expected["result"]) if is_long(expected) else expected["result"]


class Raises:
    def __enter__(self) -> "Raises":
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        self.value = error
        return isinstance(error, ResponseError)


def pytest(text: str, steps: list[dict], folder: Path) -> None:
    # The numbers of rows are in no vector.
    text = re.sub(r"^    assert len\((result\[.*\])\) == \d+$", r"    \1", text, flags=re.MULTILINE)
    source = folder.parent / "test_session.py"
    source.write_text(text)
    modules = {
        "pytest": types.SimpleNamespace(
            mark=types.SimpleNamespace(healthkit=lambda **_: lambda function: function), raises=lambda _: Raises()
        ),
        "healthkit_bridge": types.SimpleNamespace(ResponseError=ResponseError),
    }
    builtins = vars(__import__("builtins")) | {"__import__": lambda name, *_: modules[name]}
    builtins["open"] = builtins["exec"] = builtins["eval"] = None
    scope: dict = {"__builtins__": builtins}
    calls = expectations(steps)
    try:
        exec(compile(source.read_bytes(), source, "exec"), scope)
        healthkit = HealthKit(calls)
        scope["test_session"](healthkit)
    except Failure:
        raise
    except BaseException as error:
        raise Failure(f"pytest: {error!r}") from error
    if rest := list(healthkit.calls):
        raise Failure(f"pytest: {len(rest)} calls are missing")


def javascript(text: str, steps: list[dict], folder: Path) -> None:
    folder.mkdir()
    (folder / "session.test.mjs").write_text(text)
    (folder / "calls.json").write_text(json.dumps(expectations(steps)))
    package = folder / "node_modules" / "healthkit-bridge"
    package.mkdir(parents=True)
    (package / "package.json").write_text('{"type": "module", "exports": {"./*": "./stand-in.js"}}')
    (package / "stand-in.js").write_text((FOLDER / "stand-in.js").read_text())
    program("node", "session.test.mjs", cwd=folder)


# jq takes longer to start than all the rest of a call, so one process does its work.
STAND_IN_OF_BASH = r"""
exec {asked}<>asked {told}<>told
jq() {
    local line
    printf '%s\0' "$2" "$(</dev/stdin)" >&"$asked"
    IFS= read -r -u "$told" line
    printf '%s\n' "$line"
}
bridge_start() { exec {answers}<answers; }
bridge_stop() { ! read -r -u "$answers"; }
bridge_call() {
    local status answer
    printf '%s\0' "$#" "$@" >>calls
    read -r -u "$answers" status answer
    printf '%s\n' "$answer" >&$((status == 0 ? 1 : 2))
    return "$status"
}
"""


def bash(text: str, steps: list[dict], folder: Path) -> None:
    folder.mkdir()
    calls = expectations(steps)
    answers = ["0 null"]
    for call in calls:
        result = call.get("result")
        if is_long(call):
            result = {name: [] for name in result}
        answers.append(f"2 {json.dumps(call['error'])}" if "error" in call else f"0 {json.dumps(result)}")
    text = re.sub(r"^expect 0 '(\{.*?\})' '(\{.*length\)\})'", rows_as_zero, text, flags=re.MULTILINE)
    (folder / "answers").write_text("\n".join(answers) + "\n")
    (folder / "healthkit-bridge.bash").write_text(STAND_IN_OF_BASH)
    (folder / "test.bash").write_text(text)
    os.mkfifo(folder / "asked")
    os.mkfifo(folder / "told")
    jq = subprocess.Popen([sys.executable, FOLDER / "jq.py"], cwd=folder)
    try:
        program("bash", "test.bash", cwd=folder, env={"PATH": f"{folder}:/usr/local/bin:/usr/bin:/bin"})
    finally:
        jq.kill()
        jq.wait()
    fields = (folder / "calls").read_bytes().split(b"\0")[:-1]
    made = []
    while fields:
        count = int(fields.pop(0))
        method, *params = (field.decode() for field in fields[:count])
        made.append({"method": method} | ({"params": json.loads(params[0])} if params else {}))
        fields = fields[count:]
    if made[1:] != [{name: call[name] for name in ("method", "params") if name in call} for call in calls]:
        raise Failure("bash: other calls")


def rows_as_zero(match: re.Match) -> str:
    return f"expect 0 '{re.sub(r':[0-9]+', ':0', match.group(1))}' '{match.group(2)}'"


def swift(text: str, steps: list[dict], folder: Path) -> None:
    folder.mkdir()
    source = folder / "SessionTests.swift"
    source.write_text(text)
    program("swiftc", "-frontend", "-parse", source)
    values = dict(re.findall(r"^ +let (\w+\d+): JSONValue = (.*)$", text, flags=re.MULTILINE))
    methods = re.findall(r'^ +(?:let result\d+ = )?try await bridge\.call\(("(?:[^"\\]|\\.)*")', text, flags=re.MULTILINE)
    calls = expectations(steps)
    if [SwiftLiteral(method).value() for method in methods] != [call["method"] for call in calls]:
        raise Failure("swift: other methods")
    for number, call in enumerate(calls, 1):
        names = {"params": call.get("params"), "expected": call.get("result"), "data": call.get("error", {}).get("data")}
        for name, expected in names.items():
            written = values.get(f"{name}{number}")
            if written is not None and SwiftLiteral(written).value() != expected:
                raise Failure(f"swift: {written} in the place of {expected!r}")


# Some scalars are interpolations, because the compiler refuses their escapes.
ESCAPE = re.compile(r"\\u\{([0-9a-f]+)\}|\\\(Unicode\.Scalar\(0x([0-9a-f]+) as UInt32\)!\)")


class SwiftLiteral:
    """Reads a literal of Swift."""

    def __init__(self, text: str) -> None:
        self.tokens = re.findall(r'"(?:[^"\\]|\\.)*"|[\[\]:,]|[^\s\[\]:,"]+', text)

    def value(self) -> object:
        token = self.tokens.pop(0)
        if token == "[":
            return self.container()
        if token.startswith('"'):
            return json.loads(ESCAPE.sub(lambda match: json.dumps(chr(int(match[1] or match[2], 16)))[1:-1], token))
        return json.loads({"nil": "null"}.get(token, token))

    def container(self) -> object:
        if self.tokens[0] == "]":
            self.tokens.pop(0)
            return []
        if self.tokens[:2] == [":", "]"]:
            del self.tokens[:2]
            return {}
        elements, members = [], {}
        while True:
            element = self.value()
            separator = self.tokens.pop(0)
            if separator == ":":
                members[element] = self.value()
                separator = self.tokens.pop(0)
            else:
                elements.append(element)
            if separator == "]":
                return members or elements


CHECKS = {"pytest": pytest, "node": javascript, "jest": javascript, "swift": swift, "bash": bash}
