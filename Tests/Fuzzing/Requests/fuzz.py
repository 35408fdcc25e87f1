#!/usr/bin/env python3
"""Feeds hostile requests to a host: extreme numbers, wrong kinds, dates far away, for all methods of all channels.

    python3 Tests/Fuzzing/Requests/fuzz.py EXECUTABLE COUNT [SEED]
    python3 Tests/Fuzzing/Requests/fuzz.py EXECUTABLE COUNT SEED --two-worlds
    python3 Tests/Fuzzing/Requests/fuzz.py EXECUTABLE --replay FILE…

A run fails if the host crashes, leaves a request without an answer, answers with an internal error, or writes something that is not
JSON. With `--two-worlds` each session goes to two hosts, whose stores differ only in data that the app may not read. All answers and
notifications must be equal, UUIDs included. Equal seeds give equal requests. An input that fails is reduced, and written to
.build/fuzz/requests.
"""

import argparse
import json
import random
import sys
from pathlib import Path

import worlds
from host import reduced, run
from requests import Generator, Protocol, line

FOLDER = Path(".build/fuzz/requests")
REQUESTS_OF_A_SESSION = 300


def session(protocol, seed):
    """The lines of one session. Most sessions use a few methods of one channel, so that requests meet each other's results."""
    rng = random.Random(seed)
    names = sorted(protocol.parameters)
    channel = rng.choice(sorted({name.split("/")[0] for name in names}))
    own = [name for name in names if name.startswith(channel + "/")]
    others = [name for name in names if name.startswith(("control/", "store/"))]
    methods = names if rng.random() < 0.2 else own + rng.sample(others, 12)
    generator = Generator(protocol, seed, methods)
    requests = generator.beginning()
    end = len(requests) + REQUESTS_OF_A_SESSION
    while len(requests) < end:
        requests += generator.next()
    return [line(method, params, id) for id, (method, params) in enumerate(requests[:end])]


def report(name, faults, lines, fails):
    """Reduces an input that fails, keeps it, and prints it."""
    kinds = {kind for kind, _ in faults}
    lines = reduced(lines, lambda lines: bool(kinds & {kind for kind, _ in fails(lines)}))
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.jsonl"
    path.write_bytes(b"".join(lines))
    print(f"{path}:")
    for kind, detail in fails(lines)[:5]:
        print(f"  {kind}: {detail}")
    for text in lines[-6:]:
        print("   ", text.decode().strip()[:400])
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("executable")
    parser.add_argument("count", type=int, nargs="?", default=0, help="the number of requests")
    parser.add_argument("seed", type=int, nargs="?")
    parser.add_argument("--two-worlds", action="store_true")
    parser.add_argument("--replay", nargs="+", default=[], metavar="FILE")
    options = parser.parse_args()
    if options.replay:
        results = [(path, run(options.executable, Path(path).read_bytes().splitlines(keepends=True)).faults) for path in options.replay]
        for path, faults in results:
            print(path, faults or "no fault")
        return int(any(faults for _, faults in results))
    seed = random.randrange(1 << 32) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    protocol = Protocol()
    if options.two_worlds:
        fails, make = worlds.faults, worlds.session
    else:
        fails, make = (lambda executable, lines, _: run(executable, lines).faults), session
    sent = failed = number = 0
    while sent < options.count:
        name = f"{seed}-{number}"
        lines = make(protocol, name)
        check = lambda lines: fails(options.executable, lines, name)
        if faults := check(lines):
            failed += 1
            report(("worlds-" if options.two_worlds else "") + name, faults, lines, check)
        sent, number = sent + len(lines), number + 1
    print(f"{sent} requests in {number} sessions, {failed} sessions failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
