"""Runs a host with requests on its standard input, and checks its answers."""

import json
import resource
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ARGUMENTS = ["--clock", "2026-01-02T00:00:00Z", "--time-zone", "Europe/Berlin", "--log-level", "error"]
# A host that does not end is ended by the system, so that the result does not depend on the speed of the machine.
LARGEST_PROCESSOR_TIME = 600


def refuse(constant):
    raise ValueError(f"{constant} is not JSON")


@dataclass
class Run:
    """What a host wrote, and what is wrong with it."""

    messages: list = field(default_factory=list)
    faults: list = field(default_factory=list)


def run(executable, lines, arguments=()):
    """Feeds lines to a new host, in a folder of its own because params may be file names."""
    requests = [json.loads(line) for line in lines]
    ids = [request["id"] for request in requests]
    # `control/failNext` makes a request fail with any error that the session asks for.
    asked = {text for request in requests if request["method"] == "control/failNext" for text in messages_in(request.get("params"))}
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.run(
            [Path(executable).resolve(), *ARGUMENTS, *arguments],
            input=b"".join(lines),
            capture_output=True,
            cwd=folder,
            env={"SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0"},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LARGEST_PROCESSOR_TIME, LARGEST_PROCESSOR_TIME)),
        )
    result = Run()
    answered = set()
    for text in process.stdout.split(b"\n")[:-1]:
        try:
            message = json.loads(text.decode(), parse_constant=refuse)
        except ValueError as error:
            result.faults.append(("an answer is not JSON", f"{error}: {text[:200]!r}"))
            continue
        result.messages.append((message, text))
        if "id" in message and "method" not in message:
            if message["id"] in answered:
                result.faults.append(("two answers", message["id"]))
            answered.add(message["id"])
            error = message.get("error")
            if error and error["message"] not in asked and (fault := unexpected(error)):
                result.faults.append((fault, message["id"]))
    if process.returncode != 0:
        errors = process.stderr.decode(errors="replace")
        result.faults.append((f"exit status {process.returncode}", first_error(errors)))
    elif missing := [id for id in ids if id not in answered]:
        result.faults.append((f"{len(missing)} requests without an answer", missing[0]))
    return result


def messages_in(params):
    """The texts of members named `message`."""
    members = params.items() if isinstance(params, dict) else enumerate(params) if isinstance(params, list) else ()
    for name, value in members:
        if name == "message" and isinstance(value, str):
            yield value
        else:
            yield from messages_in(value)


def unexpected(error):
    """What is wrong with an error; none if the protocol documents it. Params may be names of files that do not exist."""
    if error["code"] not in (-32603, -32700):
        return None
    data = error.get("data", {})
    if "archive" in data or "auditLog" in data or data.get("store", "corrupt") != "corrupt":
        return None
    return f"error {error['code']}"


def first_error(errors):
    """The line of the errors that says what happened."""
    lines = errors.splitlines()
    return next((line for line in lines if "Fatal error" in line or "Sanitizer" in line or "rror:" in line), lines[-1] if lines else "")


def reduced(lines, fails, tries=200):
    """Fewer lines that still fail: halves, quarters and so on are left out as long as that is so."""
    size = max(1, len(lines) // 2)
    while tries > 0:
        start, before = 0, len(lines)
        while start < len(lines) and tries > 0:
            fewer = lines[:start] + lines[start + size :]
            tries -= 1
            if fewer and fails(fewer):
                lines = fewer
            else:
                start += size
        if size == 1 and len(lines) == before:
            break
        size = max(1, size // 2)
    return lines
