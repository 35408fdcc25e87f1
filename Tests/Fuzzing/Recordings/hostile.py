"""Recordings whose texts try to become code."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

# What ends, escapes or begins a string, a comment, a line or an expression in some language.
DELIMITERS = [
    "'", '"', "\\", "`", "*/", "/*", "//", "#", "\n", "\r", "\r\n", "\u0085", "\u2028", "\u2029", "\0", "$(", "${", "#{", "\\(", ")", "}", "]",
    "'''", '"""', '"#', "<!--", "-->", "]]>", "</code>", "<b>", "&", ";", "\t", "\x0b", "\x0c", "\x1b", "\x7f", "%", "!", "\u0301", "\u200d",
    "\u202e", "\ufeff", "$'", "EOF\n", "__proto__", "$use", "-", "=",
]  # fmt: skip

# A text that creates a file, if it is read as code of a language.
PAYLOADS = [
    "'; touch PWNED; '", "'\u0301$(touch PWNED)'\u0301", "$(touch PWNED)", "`touch PWNED`", "\ntouch PWNED\n", "${x:-$(touch PWNED)}",
    "x\u2028import(`node:fs`).then(f=>f.writeFileSync(`PWNED`,``))//", "\u2029process.getBuiltinModule(`fs`).writeFileSync(`PWNED`,``)//",
    '"+process.getBuiltinModule("fs").writeFileSync("PWNED","")+"', "${process.getBuiltinModule('fs').writeFileSync('PWNED','')}",
    "\nopen('PWNED','w')\n", '"+str(open("PWNED","w"))+"', "'+str(open('PWNED','w'))+'", "\x0copen('PWNED','w')", "\ropen('PWNED','w')\r",
    "a coding:utf7 ", "a coding=utf7 ", "+AAo-open(+ACI-PWNED+ACI-,+ACI-w+ACI-)+AAo-#", "decoding",
    "\\(try! String().write(toFile: \"PWNED\"))", '")\n}\n@Test func b() { fatalError() }\n//', "*/ fatalError() /*",
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "__proto__", "", "\0", "-n", "--", "{\"$any\": \"anything\"}", "$any",
]  # fmt: skip


def texts(scalars: list[str], rng: random.Random) -> list[str]:
    """Texts with all scalars, each after a delimiter. A comment has up to 100 scalars of a text."""
    pieces = [rng.choice(DELIMITERS) + scalar for scalar in scalars]
    return ["".join(pieces[start : start + 30]) for start in range(0, len(pieces), 30)] + PAYLOADS


def call(id: int, method: str, params: object = None) -> dict:
    request = {"jsonrpc": "2.0", "id": id, "method": method} | ({} if params is None else {"params": params})
    return {"send": request, "expect": {"jsonrpc": "2.0", "id": id, "result": None}}


def recording_of_texts(texts: list[str]) -> dict:
    """A recording with each text in each place."""
    weight = "HKQuantityTypeIdentifierBodyMass"
    sample = {"type": weight, "quantity": {"value": 80.5, "unit": "kg"}, "startDate": "2026-01-01T10:00:00Z", "endDate": "2026-01-01T10:00:00Z"}
    # The name of a member cannot hold U+0000.
    plain = [text.replace("\0", "") for text in texts]
    steps = [
        call(1, "store/requestAuthorization", {"toShare": [weight], "read": [weight]}),
        call(2, "store/save", {"objects": [sample | {"metadata": {f"{n} {text}": text for n, text in enumerate(plain) if n < 5}}]}),
        call(3, "store/sampleQuery", {"type": weight}),
    ]
    for number, (text, name) in enumerate(zip(texts, plain, strict=True)):
        id = 10 + 10 * number
        steps += [
            {"send": {"jsonrpc": "2.0", "method": text}},
            call(id, text),
            call(id + 1, "other/method", {name: text, "list": [text, {name: [text]}], "$use": text}),
            call(id + 2, "control/setApp", {"name": name or "a", "bundleIdentifier": f"com.example.app{number}"}),
            call(id + 3, "control/failNext", {"method": "isAvailable", "fault": {"code": 1, "message": text, "data": {name: text}}}),
            call(id + 4, "isAvailable"),
        ]
    given = {"appName": plain[0] or "a", "bundleId": "com.example.app", "clock": "2026-01-01T12:00:00Z", "seed": 1, "timeZone": "UTC"}
    return {"about": texts[-1], "cases": [{"name": texts[0], "given": given, "exchange": steps}]}


def recordings_of_vectors(count: int, rng: random.Random) -> Iterator[dict]:
    """Cases of the protocol with payloads in the place of some of their texts, and with further messages."""
    cases = []
    for path in sorted((ROOT / "protocol").rglob("vectors/**/*.json")):
        file = json.loads(path.read_text())
        if not {"fixtures", "prelude", "given", "files"} & file.keys():
            cases += [case for case in file["cases"] if not {"files", "exit"} & case.keys() and "prelude" not in case]
    for case in rng.sample(cases, count):
        steps = changed([step for step in case["exchange"] if "call" in step or "send" in step], rng)
        for _ in range(5):
            payload = rng.choice(PAYLOADS)
            steps.insert(rng.randrange(len(steps) + 1), {"send": {"jsonrpc": "2.0", "method": payload}})
            steps.append({"call": payload, "params": {payload.replace("\0", ""): rng.choice(PAYLOADS)}, "result": payload})
        given = {name: value for name, value in case.get("given", {}).items() if name not in ("noControl", "exceptions")}
        given |= {"appName": rng.choice(PAYLOADS).replace("\0", "") or "a"}
        yield {"about": rng.choice(PAYLOADS), "cases": [case | {"exchange": steps, "given": given, "name": rng.choice(PAYLOADS)}]}


def changed(value: object, rng: random.Random, name: str = "") -> object:
    match value:
        case str() if name not in ("jsonrpc", "sendText", "sendBase64") and rng.random() < 0.1:
            return rng.choice(PAYLOADS)
        case list():
            return [changed(element, rng, name) for element in value]
        case dict():
            protocol = ("call", "params", "result", "error", "then", "send", "expect", "expectEach", "method", "id", "jsonrpc")
            return {
                rng.choice(PAYLOADS).replace("\0", "") if key not in protocol and rng.random() < 0.05 else key: changed(member, rng, key)
                for key, member in value.items()
            }
    return value
