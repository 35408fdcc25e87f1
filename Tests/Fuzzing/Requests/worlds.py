"""Two hosts whose stores differ only in data that the app may not read. The app's requests must have the same answers in both."""

import base64
import json
import random
import re
import uuid

from host import run
from requests import NUMBERS, Generator, line

# The requests that only one of the hosts receives have texts as their ids.
HIDDEN = "hidden"
APP = "com.example.caf\u00e9"
# Names that differ from that of the app by normalisation, by case, by a letter that looks alike, and after U+0000, which is refused.
OTHERS = ["org.other", "com.example.cafe\u0301", "com.example.Caf\u00e9", "com.example.c\u0430f\u00e9", APP + "\0evil"]
UUID = re.compile(rb"[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")
# An anchor is base64, and may have UUIDs. This is the beginning of each.
ANCHOR = re.compile(rb"HKQA[A-Za-z0-9+/]+={0,2}")


class World(Generator):
    """Requests of an app that may read half of all types, and data of another app in the other half."""

    def __init__(self, protocol, seed, methods):
        super().__init__(protocol, seed, methods)
        rng = self.rng
        types = [kind for kind in protocol.types if kind["kind"] in ("quantity", "category") and float(kind["ios"] or 99) <= 18]
        self.other = {"name": "Other", "bundleIdentifier": rng.choice(OTHERS)}
        self.readable = [kind["identifier"] for kind in types if rng.random() < 0.5]
        self.secret = [kind for kind in types if kind["identifier"] not in self.readable]
        self.seen = [kind for kind in types if kind["identifier"] in self.readable]
        shared = rng.sample([kind for kind in types if kind["share"]], 20)
        self.shareable = [kind["identifier"] for kind in shared] + ["HKWorkoutTypeIdentifier"]
        self.quantities = [(kind["identifier"], kind["canonicalUnit"]) for kind in shared if kind["kind"] == "quantity"]

    def beginning(self):
        """The app asks to read everything. The user denies some types; the app never asks for the others."""
        rng = self.rng
        denied = [kind["identifier"] for kind in self.secret if kind["read"] and rng.random() < 0.5]
        return [
            ("control/reset", {"osVersion": "18.0", "bundleId": APP}),
            ("store/requestAuthorization", {"read": self.readable, "toShare": self.shareable}),
            *(("control/setAuthorization", {"type": name, "direction": "read", "allowed": False}) for name in denied),
            ("control/setConsent", {"policy": "deny"}),
        ]

    def saving(self):
        """What the app saves itself."""
        return "store/save", {"objects": super().saving()[1]["objects"]}

    def samples(self, kinds, uuids=False):
        """A request that adds samples of another app, with UUIDs of their own or those that the host makes."""
        rng = self.rng
        objects = []
        for _ in range(rng.randint(1, 3)):
            kind = rng.choice(kinds)
            start, end = sorted(f"2026-01-01T{rng.randrange(24):02}:00:00Z" for _ in range(2))
            sample = {"type": kind["identifier"], "startDate": start, "endDate": end}
            if kind["kind"] == "quantity":
                sample["quantity"] = {"value": rng.choice([1, 60, rng.choice(NUMBERS)]), "unit": kind["canonicalUnit"]}
            else:
                sample["value"] = rng.choice([0, 1])
            if uuids:
                sample["uuid"] = str(uuid.UUID(int=rng.getrandbits(128), version=4))
            objects.append(sample)
        return "control/addSamples", {"source": self.other, "objects": objects}


def session(protocol, seed, count=200):
    """The lines of a session: those of the app, and those with hidden data."""
    rng = random.Random(seed)
    names = sorted(name for name in protocol.parameters if not name.startswith(("control/", "rpc/", "$/")))
    channel = rng.choice(sorted({name.split("/")[0] for name in names}))
    world = World(protocol, seed, [name for name in names if name.startswith((channel + "/", "store/")) or rng.random() < 0.1])
    world.identifiers = world.readable[:8] + [kind["identifier"] for kind in world.secret[:8]]
    lines = [line(*request, id) for id, request in enumerate(world.beginning())]
    while len(lines) < count:
        if rng.random() < 0.3:
            lines.append(line(*world.samples(world.secret), f"{HIDDEN} {len(lines)}"))
        if rng.random() < 0.15:
            lines.append(line(*world.samples(world.seen, uuids=True), len(lines)))
        lines += [line(method, params, len(lines) + index) for index, (method, params) in enumerate(world.next())]
    return lines


def is_hidden(text):
    return isinstance(json.loads(text).get("id"), str)


def renumbered(texts):
    """The texts with the number of each UUID instead of itself. Without a seed, hosts make different ones."""
    numbers = {}
    texts = [ANCHOR.sub(lambda match: base64.b64decode(match[0]), text) for text in texts]
    return [UUID.sub(lambda match: b"UUID %d" % numbers.setdefault(match[0], len(numbers)), text) for text in texts]


def faults(executable, lines, name):
    """What differs between the worlds. Every second session has no seed."""
    has_seed = name.endswith(("0", "2", "4", "6", "8"))
    arguments = ["--seed", "7"] if has_seed else []
    with_data = run(executable, lines, arguments)
    without = run(executable, [text for text in lines if not is_hidden(text)], arguments)
    seen = [text for message, text in with_data.messages if not isinstance(message.get("id"), str)]
    other = [text for _, text in without.messages]
    if not has_seed:
        seen, other = renumbered(seen), renumbered(other)
    found = with_data.faults + without.faults
    for left, right in zip(seen, other):
        if left != right:
            return found + [("the worlds differ", f"{left[:600]!r}\n    {right[:600]!r}")]
    return found if len(seen) == len(other) else found + [("the worlds differ", f"{len(seen)} and {len(other)} messages")]
