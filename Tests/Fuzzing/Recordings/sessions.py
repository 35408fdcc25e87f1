"""Random sessions: apps, the device owner, sheets, faults, the clock, files and resets."""

import base64
import io
import random
import zipfile
from collections.abc import Callable

from clients import WAITING, Caller, Server, WebSocket

TYPES = [f"HKQuantityTypeIdentifier{name}" for name in ("StepCount", "HeartRate", "BodyMass")]
UNITS = dict(zip(TYPES, ("count", "count/min", "kg"), strict=True))
APPS = ["com.example.walk", "com.example.sleep"]

# Calls of `control` that concern one app.
OF_AN_APP = {
    "control/failNext", "control/cancelFaults", "control/respondToPermissionSheet", "control/setAppState", "control/setAuthorization",
    "control/setEntitlements",
}  # fmt: skip
# What the studio reads again and again.
READING = ["control/state", "control/listApps", "control/listSources", "control/countSamples", "control/listSnapshots", "control/listFaults", "control/catalog"]


def sample(rng: random.Random, type: str) -> dict:
    hour = rng.randrange(24)
    dates = {"startDate": f"2026-02-27T{hour:02}:00:00Z", "endDate": f"2026-02-27T{hour:02}:{rng.randrange(60):02}:00Z"}
    unit = "furlong" if rng.random() < 0.05 else UNITS[type]
    return {"type": type, "quantity": {"value": rng.choice([5, 5.0, 61.25, 0.1]), "unit": unit}} | dates


def call_of_app(rng: random.Random, queries: list) -> tuple[str, dict | None]:
    type = rng.choice(TYPES)
    some = [each for each in TYPES if rng.random() < 0.6]
    options = "cumulativeSum" if type == TYPES[0] else "discreteAverage"
    calls: list[tuple[str, dict | None]] = [
        ("store/requestAuthorization", {"toShare": some, "read": [each for each in TYPES if rng.random() < 0.6]}),
        ("store/requestAuthorization", {"toShare": TYPES, "read": TYPES}),
        ("store/save", {"objects": [sample(rng, type) for _ in range(rng.randrange(1, 4))]}),
        ("store/save", {"objects": [sample(rng, type)]}),
        ("store/sampleQuery", {"type": type}),
        ("store/sampleQuery", {"type": "stepCount"}),
        ("store/statisticsQuery", {"type": type, "options": [options]}),
        ("store/authorizationStatus", {"type": type}),
        ("store/observerQuery", {"type": type}),
        ("store/anchoredObjectQuery", {"type": type, "updates": True}),
        ("store/nothing", {"$use": "a"}),
        ("flutter_health/getHealthDataFromTypes", {"dataTypeKey": "STEPS"}),
        ("isAvailable", None),
        ("rpc/version", None),
    ]
    if queries:
        calls.append(("store/stop", {"query": rng.choice(queries)}))
    return rng.choice(calls)


def call_of_user(rng: random.Random) -> tuple[str, dict | None]:
    type, direction, allowed = rng.choice(TYPES), rng.choice(["read", "share"]), rng.choice([True, False, None])
    policy = rng.choice(["allow", "deny", "ask"])
    fault = rng.choice([{"healthKitError": 6}, {"exception": {"exception": "NSInvalidArgumentException", "reason": "no"}}])
    calls: list[tuple[str, dict | None]] = [
        ("control/addWalk", {"count": 1000}),
        ("control/addSteps", {"count": 250}),
        ("control/generate", {"days": 2} | ({"seed": 7} if rng.random() < 0.5 else {})),
        ("control/setAuthorization", {"type": type, "direction": direction, "allowed": allowed}),
        ("control/lockDevice", None),
        ("control/unlockDevice", None),
        ("control/advanceClock", {"seconds": rng.choice([1, 3600])}),
        ("control/setClock", {"now": "2026-03-02T08:00:00Z"}),
        ("control/setTimeZone", {"timeZone": rng.choice(["Asia/Tokyo", "UTC"])}),
        ("control/failNext", {"method": rng.choice(["store/sampleQuery", "store/save"]), "times": rng.randrange(1, 3)} | fault),
        ("control/cancelFaults", {"method": "store/save"}),
        ("control/setConsent", {"policy": policy}),
        ("control/respondToPermissionSheet", {"policy": rng.choice(["allow", "deny"])}),
        ("control/snapshot", {"name": "before"}),
        ("control/restore", {"name": "before"}),
        ("control/deleteSamples", {"type": type}),
        ("control/setAppState", {"state": rng.choice(["background", "foreground", "relaunched"])}),
        ("control/setCharacteristic", {"identifier": "HKCharacteristicTypeIdentifierBloodType", "value": 1}),
        ("control/setEntitlements", {"backgroundDelivery": True}),
        ("control/nothing", None),
    ]
    if rng.random() < 0.03:
        return "control/reset", {}
    return rng.choice(calls)


def play_alone(rng: random.Random, caller: Caller, steps: int) -> None:
    """A session in which one client is the app and the user."""
    queries: list = []
    pending = False
    for _ in range(steps):
        if pending and rng.random() < 0.7:
            caller.call("control/respondToPermissionSheet", {"policy": rng.choice(["allow", "deny"])})
            pending = False
        kind = rng.random()
        method, params = call_of_app(rng, queries) if kind < 0.5 else call_of_user(rng) if kind < 0.9 else (rng.choice(READING), None)
        answer = caller.call(method, params)
        pending |= answer == WAITING
        result = answer.get("result")
        if isinstance(result, dict) and isinstance(result.get("query"), int):
            queries.append(result["query"])


class SharedSession:
    """A session of one or two apps and the device owner with a server."""

    def __init__(self, rng: random.Random, server: Server, several: bool, files: bool) -> None:
        self.rng, self.server, self.files = rng, server, files
        self.owner = server.owner()
        self.apps: dict[str, WebSocket] = {}
        self.queries: dict[str, list] = {}
        self.names = APPS if several else APPS[:1]
        self.has_imported = False
        # A process that a replay launches again has other numbers of queries.
        self.has_relaunched = False

    def play(self, steps: int) -> None:
        for _ in range(steps):
            kind = self.rng.random()
            step: Callable[[], None] = self.app_calls if kind < 0.5 else self.owner_acts if kind < 0.8 else self.owner_reads if kind < 0.95 else self.app_leaves
            step()
            if self.files and self.rng.random() < 0.1:
                self.owner_imports()

    def app_calls(self) -> None:
        name = self.rng.choice(self.names)
        if name not in self.apps:
            self.has_relaunched |= name in self.queries
            self.apps[name], self.queries[name] = self.server.app(name), []
        method, params = call_of_app(self.rng, self.queries[name])
        try:
            answer = self.apps[name].call(method, params)
        except (EOFError, ConnectionError):
            # An exception has ended the app.
            del self.apps[name]
            return
        result = answer.get("result")
        if isinstance(result, dict) and isinstance(result.get("query"), int):
            self.queries[name].append(result["query"])
        if answer == WAITING and self.rng.random() < 0.9:
            self.owner_reads()
            self.act("control/respondToPermissionSheet", {"policy": self.rng.choice(["allow", "deny"])}, name)

    def owner_acts(self) -> None:
        self.act(*call_of_user(self.rng), self.rng.choice(self.names))

    def act(self, method: str, params: dict | None, app: str) -> None:
        self.owner.call(method, params if method not in OF_AN_APP else (params or {}) | {"bundleIdentifier": app})

    def owner_reads(self) -> None:
        self.owner.call(self.rng.choice(READING))
        self.owner.call("store/sampleQuery", {"type": TYPES[0]})

    def app_leaves(self) -> None:
        if self.apps:
            self.apps.pop(self.rng.choice(sorted(self.apps))).close()

    def owner_imports(self) -> None:
        file = self.owner.call("control/writeFile", {"data": base64.b64encode(export()).decode()})["result"]["file"]
        self.has_imported |= "result" in self.owner.call("control/importExport", {"file": file})
        self.owner.call("control/removeFile", {"file": file})


def export() -> bytes:
    record = 'type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" value="77" '
    dates = "".join(f'{name}="2026-02-01 08:00:00 +0000" ' for name in ("creationDate", "startDate", "endDate"))
    text = f'<?xml version="1.0"?><HealthData locale="en_US"><ExportDate value="2026-03-01 08:00:00 +0000"/><Record {record}{dates}/></HealthData>'
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("apple_health_export/export.xml", text)
    return archive.getvalue()
