"""What `conformance`, `write-test`, `diagnose` and `trace` make of a session: it is repeated, or they say which call is not, and why."""

import json
import random
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from clients import Model, Pipe, Server, write
from languages import CHECKS, Failure, program
from sessions import READING, SharedSession, play_alone

STEPS = 25
TIME_LIMIT = 120
"""The seconds in which a message must come. A replay that waits for the user takes them all; a busy machine may need many."""
REASONS = re.compile(
    r"^(Not in the test: )?Call \d+, \S+: (It names a file|It waited for the user, and nobody answered|It ends the connection"
    r"|A call waited for the user again after this answer|It is no call that has an answer|Only the device owner of a server can make it"
    r"|On an empty phone it waits for the user, and nobody answers|The test expects the answer of an empty phone, which is not that of the session)\.$"
)


def options(rng: random.Random) -> list[str]:
    """Options of a phone."""
    some = [
        ["--clock", "2026-03-01T12:00:00Z"], ["--mode", "strict"], ["--no-control"], ["--time-zone", "Europe/Berlin"], ["--seed", "7"],
        ["--os-version", "18.0"], ["--consent", "ask"], ["--exceptions", "abort"], ["--vary", "117"],
    ]  # fmt: skip
    chosen = [option for option in some if rng.random() < 0.3]
    return [text for option in chosen for text in option]


def check_pipe(executable: str, folder: Path, rng: random.Random) -> None:
    chosen = [text for text in options(rng) if text not in ("--exceptions", "abort")]
    path = folder / "session.json"
    phone = Pipe(executable, "serve", "--record", path, *chosen)
    play_alone(rng, phone, STEPS)
    phone.end()
    check_recording(executable, path, folder, rng, is_repeatable=True, allowed=READING)


def check_server(executable: str, folder: Path, rng: random.Random) -> None:
    path = folder / "session.json"
    server = Server(executable, "--record", path, *options(rng))
    session = SharedSession(rng, server, several=rng.random() < 0.3, files=rng.random() < 0.2)
    session.play(STEPS)
    is_repeatable = len(session.names) == 1 and not session.has_imported and not session.has_relaunched
    written = {name: session.owner.call("control/writeTest", {"app": name}) for name in session.names}
    tests = {name: session.owner.call("control/writeTest", {"app": name, "language": "vector"}) for name in session.names}
    server.end()
    check_recording(executable, path, folder, rng, is_repeatable)
    for number, name in enumerate(session.names):
        own = folder / f"app{number}"
        own.mkdir()
        if "result" not in written[name]:
            raise Failure(f"studio: {written[name]}")
        answer = written[name]["result"]
        check_recording(executable, write(own, "session.json", answer["text"]), own, rng, is_repeatable)
        check_vector(executable, write(own, "written.json", tests[name]["result"]["text"]), "a test of the studio")
        check_remarks(answer["remarks"], is_repeatable)


def check_model(executable: str, folder: Path, rng: random.Random) -> None:
    model = Model(executable)
    model.tool("start_phone", {"consent": rng.choice(["allow", "deny", "ask"]), "clock": "2026-03-01T12:00:00Z"})
    play_alone(rng, model, STEPS)
    test = model.test("vector")
    text = model.test("pytest")["text"]
    model.end()
    check_methods(test["text"])
    check_remarks(test["omissions"], True)
    path = write(folder, "session.json", test["text"])
    CHECKS["pytest"](text, json.loads(test["text"])["cases"][0]["exchange"], folder / "pytest")
    # Calls between the two answers to such a call see the first one.
    is_repeatable = not any("waited for the user again" in remark for remark in test["omissions"])
    check_recording(executable, path, folder, rng, is_repeatable)


def check_recording(
    executable: str, path: Path, folder: Path, rng: random.Random, is_repeatable: bool, allowed: list[str] | None = None
) -> None:
    """Gives a recording to each command."""
    recorded = path.read_text()
    check_methods(recorded, allowed)
    replay = run(executable, "conformance", "--time-limit", TIME_LIMIT, "--vectors", path)
    if replay.returncode != 0 and (is_repeatable or not re.search(r'step: "(exchange\[\d+\]|atEnd)"', replay.stdout)):
        raise Failure(f"conformance of the recording: {replay.stdout[-3000:]}{replay.stderr[-500:]}")
    test = run(executable, "write-test", path, "--language", "vector")
    if test.returncode != 0:
        raise Failure(f"write-test: {test.stderr}")
    check_remarks(test.stderr.splitlines(), is_repeatable)
    check_vector(executable, write(folder, "test.json", test.stdout), "a test")
    steps = json.loads(test.stdout)["cases"][0]["exchange"]
    for language in {"pytest", rng.choice(sorted(CHECKS))}:
        with tempfile.TemporaryDirectory() as place:
            CHECKS[language](program(executable, "write-test", path, "--language", language).decode(), steps, Path(place) / language)
    short = run(executable, "diagnose", path)
    if short.returncode == 0:
        check_vector(executable, write(folder, "short.json", short.stdout), "a diagnosis")
    elif not short.stderr.rstrip().endswith(".") or is_repeatable and len(steps) > 1 and "waits" not in test.stderr and "file" not in test.stderr:
        raise Failure(f"diagnose: {short.stderr}")
    program(executable, "trace", path, "--output", folder / "trace.html")
    ElementTree.fromstring((folder / "trace.html").read_text().partition("\n")[2])


def check_vector(executable: str, path: Path, name: str) -> None:
    replay = run(executable, "conformance", "--time-limit", TIME_LIMIT, "--vectors", path)
    if replay.returncode != 0:
        raise Failure(f"{name} does not pass: {replay.stdout[-3000:]}{replay.stderr[-500:]}")


def check_remarks(remarks: list[str], is_repeatable: bool) -> None:
    # Without a call that waited, later ones may answer something else, such as the number of sheets.
    is_whole = is_repeatable and not any("waited for the user" in remark for remark in remarks)
    for remark in remarks:
        if not REASONS.match(remark) or is_whole and "empty phone, which" in remark:
            raise Failure(f"a remark: {remark}")


def check_methods(text: str, allowed: list[str] | None = None) -> None:
    """Of the calls of the device owner, a recording has those that change something."""
    for step in json.loads(text)["cases"][0]["exchange"]:
        method = step.get("call") or step.get("send", {}).get("method")
        if method in READING and method not in (allowed or []):
            raise Failure(f"{method} changes nothing, and is recorded")


def run(*arguments: object) -> subprocess.CompletedProcess:
    return subprocess.run([str(argument) for argument in arguments], capture_output=True, text=True, timeout=600)


def check_session(executable: str, folder: Path, rng: random.Random, number: int) -> None:
    [check_pipe, check_server, check_model][number % 3](executable, folder, rng)
