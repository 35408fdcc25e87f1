"""Hostile requests, made from the OpenRPC document, the vectors and the catalogue."""

import copy
import json
import random
from pathlib import Path

PROTOCOL = Path(__file__).resolve().parents[3] / "protocol"
NUMBERS = [
    0, -0.0, 1, -1, 2, 3, 7, 0.5, -1.5, 100, 5e-324, 1e-300, 1e15, 1e17, 1e19, -1e19, 1e300, 1e308, -1e308, 1.7976931348623157e308,
    2**31, -(2**31) - 1, 2**32, 2**53 + 1, 2**63 - 1, -(2**63), 9.223372036854775807e18, 1.8446744073709552e19,
    -62135596801, -62135596800000, 253402300800, 253402300800000, 8.64e15, 1767225600, 1767225600000, 1767268800, 1767268800000,
]
SAMPLE_DATES = ["2026-01-01T08:00:00Z"] * 4 + [
    "0001-01-01T00:00:00Z", "3999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z", "1970-01-01T00:00:00Z", "2026-01-01T09:00:00.001Z",
    "2026-01-01T23:00:00Z", "2026-01-02T00:00:00Z",
]
DATES = SAMPLE_DATES + [
    "9999-12-31T23:59:59.999+0000", "2026-01-01T12:00:00.000+0100", "1900-02-29T00:00:00Z", "2024-02-29T23:59:60Z",
    "2026-03-29T02:30:00+23:59", "10000-01-01T00:00:00Z", "-0001-01-01T00:00:00Z", "2026-01-01", "T", "",
]
TEXTS = ["", "\0", "a", "a\0b", "\u00e9", "e\u0301", "\u212a", "K", "A", "\u0430", "x" * 5000, "HKQuantityTypeIdentifier", "%n%s%@", "\U0001fac0", "-1", "1e308", "nan", "true", "HKQAAA=="]
UNITS = ["", "kg", "count/min", "m^9999999999", "mol<1e308>/L", "mol<0>", "(((m)))", "%", "degF", "ym", "kg/s^-2147483648", "dBASPL", "min", "kcal"]
UUIDS = [f"6E0C8A2B-3F41-4C7D-9A55-1B2C3D4E5F{number:02X}" for number in range(0x60, 0x70)]
STRANGE = [None, True, False, [], {}, [None], {"": 0}, [[[[[[[[[[]]]]]]]]]], "text", 5, 1.5]

# Methods that end the host, and those that a session seldom needs, because little is left after them.
ENDING = {"exit", "shutdown"}
SELDOM = {
    "control/reset", "control/setApp", "control/uninstallApp", "control/setAppState", "control/lockDevice", "control/setOSVersion",
    "control/failNext", "control/generate", "control/setConsent", "control/setEntitlements", "control/advanceClock", "control/setClock",
}


class Protocol:
    """What the files of the protocol say: methods, their parameters, requests to start with, and types."""

    def __init__(self):
        document = json.loads((PROTOCOL / "openrpc.json").read_text())
        self.parameters = {method["name"]: method["params"] for method in document["methods"] if method["name"] not in ENDING}
        self.requests = {name: [] for name in self.parameters}
        self.given = {name: [] for name in self.parameters}
        for method in document["methods"]:
            for example in method.get("examples", []):
                self._add(method["name"], {param["name"]: param["value"] for param in example["params"]})
                self.given.get(method["name"], []).append(example.get("x-given", []))
        for path in sorted(PROTOCOL.glob("channels/*/vectors/*.json")):
            self._collect(json.loads(path.read_text()))
        self.types = json.loads((PROTOCOL / "catalog.json").read_text())["types"]
        self.identifiers = [kind["identifier"] for kind in self.types]
        self.quantities = [(kind["identifier"], kind["canonicalUnit"]) for kind in self.types if kind["kind"] == "quantity"]
        self.categories = [kind["identifier"] for kind in self.types if kind["kind"] == "category"]

    def _add(self, method, params):
        if method in self.requests:
            self.requests[method].append(params)

    def _collect(self, value):
        if isinstance(value, dict):
            if isinstance(value.get("call", value.get("method")), str):
                self._add(value.get("call", value.get("method")), value.get("params"))
            value = list(value.values())
        if isinstance(value, list):
            for element in value:
                self._collect(element)


class Generator:
    """Requests of one session. Equal seeds give equal requests."""

    def __init__(self, protocol, seed, methods):
        self.protocol, self.rng = protocol, random.Random(seed)
        self.often = [name for name in methods if name not in SELDOM]
        self.seldom = [name for name in methods if name in SELDOM]
        # Few types, so that reads find what was saved.
        self.quantities = self.rng.sample(protocol.quantities, 6) + [("HKQuantityTypeIdentifierActiveEnergyBurned", "kcal")]
        self.identifiers = [identifier for identifier, _ in self.quantities] + self.rng.sample(protocol.identifiers, 6)

    def next(self):
        """Requests that belong together: mostly one, sometimes with those that an example needs before it."""
        rng = self.rng
        if rng.random() < 0.15:
            return [self.saving()]
        method = rng.choice(self.seldom if self.seldom and rng.random() < 0.02 else self.often)
        known = self.protocol.requests[method]
        params = copy.deepcopy(rng.choice(known)) if known else {}
        if isinstance(params, dict) and rng.random() < 0.3:
            for parameter in self.protocol.parameters[method]:
                if rng.random() < 0.5:
                    params.setdefault(parameter["name"], self.value(parameter["name"]))
        given = []
        if rng.random() < 0.1 and self.protocol.given[method]:
            chosen = rng.choice(self.protocol.given[method])
            given = [(step["method"], step.get("params")) for step in chosen if step["method"] in self.often]
        params = self.changed(params, rng.choice([0, 0.05, 0.2, 0.5]))
        if method == "control/reset" and isinstance(params, dict):
            # One value of each ends the host, or lets it refuse all later requests.
            params = {name: value for name, value in params.items() if name not in ("exceptions", "maxFrame")}
        if method == "control/generate" and isinstance(params, dict | None):
            # The default of a year takes as long as all other requests of 50 sessions.
            params = {"days": rng.choice([1, 3, 10])} | (params or {})
        return given + [(method, params)]

    def changed(self, value, share):
        """The value with a share of its parts replaced by others, mostly of the same kind."""
        rng = self.rng
        if isinstance(value, dict) and "$use" in value:
            # What a vector saved from an earlier answer: handles and queries are small numbers.
            return rng.choice([1, 1, 2, 3])
        if isinstance(value, dict):
            return {
                name: self.changed(member, share) if rng.random() >= share / 4 else self.value(name)
                for name, member in value.items()
                if rng.random() >= share / 4
            }
        if isinstance(value, list):
            elements = [self.changed(element, share) for element in value]
            return elements * 2 if rng.random() < share / 8 else elements
        if rng.random() >= share:
            return value
        if rng.random() < 0.15:
            return copy.deepcopy(rng.choice(STRANGE))
        if isinstance(value, bool):
            return not value
        if isinstance(value, (int, float)):
            return rng.choice(NUMBERS)
        return self.text(value) if isinstance(value, str) else value

    def text(self, former):
        rng = self.rng
        if former.startswith("HK"):
            return rng.choice(self.identifiers)
        if former[4:5] == "-" and former[:4].isdigit():
            return rng.choice(DATES)
        if len(former) == 36 and former.count("-") == 4:
            return rng.choice(UUIDS)
        return rng.choice(rng.choice([TEXTS, UNITS, DATES]))

    def value(self, name):
        """A value for a member that had none, by its name."""
        rng = self.rng
        if rng.random() < 0.1:
            return copy.deepcopy(rng.choice(STRANGE))
        if "Date" in name:
            return rng.choice(rng.choice([DATES, NUMBERS]))
        if name in ("type", "identifier"):
            return rng.choice(self.identifiers)
        if name in ("unit", "uuid"):
            return rng.choice(UNITS if name == "unit" else UUIDS)
        return rng.choice(NUMBERS)

    def quantity(self):
        """The identifier of a quantity type, and a quantity, often an extreme one."""
        identifier, unit = self.rng.choice(self.quantities)
        return identifier, {"value": self.rng.choice(NUMBERS), "unit": unit}

    def saving(self):
        """A request that saves extreme values for the reads that follow."""
        rng = self.rng
        objects = []
        for _ in range(rng.choice([1, 1, 1, 3])):
            start, end = sorted(rng.choice(SAMPLE_DATES) for _ in range(2))
            sample = {"startDate": start, "endDate": end}
            if rng.random() < 0.3:
                sample["uuid"] = rng.choice(UUIDS)
            match rng.randrange(8):
                case 0:
                    sample |= {"type": rng.choice(self.protocol.categories), "value": rng.choice([0, 1, 2, 3])}
                case 1:
                    sample |= {
                        "type": "HKWorkoutTypeIdentifier", "workoutActivityType": rng.choice([13, 37, 46]), "duration": rng.choice(NUMBERS),
                        "totalEnergyBurned": {"value": rng.choice(NUMBERS), "unit": "kcal"},
                        "totalDistance": {"value": rng.choice(NUMBERS), "unit": "m"},
                        "totalFlightsClimbed": {"value": rng.choice(NUMBERS), "unit": "count"},
                    }
                case 2:
                    # A type with a series of quantities, as a watch records it.
                    identifier, quantity = self.quantity()
                    sample |= {"type": identifier, "quantity": quantity, "count": 2}
                case _:
                    identifier, quantity = self.quantity()
                    sample |= {"type": identifier, "quantity": quantity}
            if rng.random() < 0.3:
                sample["metadata"] = {
                    rng.choice(["HKWasUserEntered", "HKTimeZone", "key", "HKMetadataKeySyncVersion", "HKAverageMETs"]): rng.choice(
                        [rng.choice(NUMBERS), "Asia/Kolkata", {"value": rng.choice(NUMBERS), "unit": rng.choice(UNITS)}]
                    )
                }
            objects.append(sample)
        if rng.random() < 0.3:
            return "store/save", {"objects": objects}
        return "control/addSamples", {"source": {"name": "Watch", "bundleIdentifier": "com.apple.health.watch"}, "objects": objects}

    def beginning(self):
        """Requests that choose the version of the system, and let the app read and write all that this version has."""
        version = self.rng.choice([12, 15, 17, 18, 26, 27])
        types = [kind for kind in self.protocol.types if kind["ios"] and float(kind["ios"]) <= version and kind["kind"] != "correlation"]
        read = [kind["identifier"] for kind in types if kind["read"]]
        share = [kind["identifier"] for kind in types if kind["share"]]
        asked = [kind["identifier"] for kind in types if kind.get("perObjectReadAuthorization")]
        return [
            ("control/reset", {"osVersion": f"{version}.0"}),
            ("store/requestAuthorization", {"read": read, "toShare": share}),
            *(("store/requestPerObjectReadAuthorization", {"type": identifier}) for identifier in asked),
        ]


def line(method, params, id):
    """The message of a request. None stands for no params."""
    message = {"jsonrpc": "2.0", "id": id, "method": method}
    if params is not None:
        message["params"] = params
    return json.dumps(message).encode() + b"\n"
