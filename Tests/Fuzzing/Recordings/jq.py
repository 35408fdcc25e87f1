"""Does the work of `jq -acS FILTER` for a test in bash: reads filters and inputs from one pipe, and writes the outputs to another."""

import json
import os
import subprocess


def output(filter: str, text: str) -> str:
    if filter == ".":
        return json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    return subprocess.run(["jq", "-acS", filter], input=text, capture_output=True, text=True, check=True).stdout.strip()


# The test has both ends open, so a pipe does not end before the process is killed.
asked, told = os.open("asked", os.O_RDWR), os.open("told", os.O_RDWR)
rest = b""
while True:
    *texts, rest = (rest + os.read(asked, 1 << 16)).split(b"\0")
    if len(texts) % 2:
        rest = texts.pop() + b"\0" + rest
    for filter, text in zip(texts[::2], texts[1::2], strict=True):
        os.write(told, output(filter.decode(), text.decode()).encode() + b"\n")
