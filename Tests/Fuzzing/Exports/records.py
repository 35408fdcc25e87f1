"""Records, workouts and a profile as phones write them, with changes."""

import math
import random
import re
import zipfile
from pathlib import Path
from xml.sax.saxutils import quoteattr

# Units in which exports have a type, and those in which they do not but that fit. Both are read as they are.
QUANTITIES = {
    "StepCount": (["count"], []),
    "HeartRate": (["count/min"], ["count/s"]),
    "BodyMass": (["kg", "lb", "st"], ["g"]),
    "DistanceWalkingRunning": (["km", "mi"], ["m", "ft"]),
    "ActiveEnergyBurned": (["kcal", "Cal", "kJ"], ["J"]),
    "OxygenSaturation": (["%"], []),
    "BodyTemperature": (["degC", "degF"], ["K"]),
    "DietarySodium": (["mg"], ["g"]),
}
WRONG_UNITS = {"foo": "unknown units", "V": "units that do not fit the type"}
WRONG_NUMBERS = ["1,5", "x", "", "nan", "0x10", "1 2", "--1"]
BLOOD_TYPES = [
    "NotSet",
    "APositive",
    "ANegative",
    "BPositive",
    "BNegative",
    "ABPositive",
    "ABNegative",
    "OPositive",
    "ONegative",
]

# Factors from the units of statistics to the unit in which the store has them.
STATISTICS = {
    "HeartRate": ("average", {"count/min": 1 / 60, "count/s": 1}),
    "DistanceWalkingRunning": ("sum", {"km": 1000, "mi": 1609.344, "m": 1}),
    "RunningSpeed": ("average", {"km/hr": 1 / 3.6, "mi/hr": 0.44704, "m/s": 1}),
    "ActiveEnergyBurned": ("sum", {"kcal": 1, "kJ": 1 / 4.184}),
}
# The unit in which an export of the program must write them.
WRITTEN = {"HeartRate": "count/min", "DistanceWalkingRunning": "km", "RunningSpeed": "km/hr", "ActiveEnergyBurned": "kcal"}
CONSTANT = "HKQuantityTypeIdentifier"
WATCH = "<<HKDevice: 0x1>, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:10.1>"


def element(name: str, attributes: dict[str, object], inner: str = "") -> str:
    text = " ".join(f"{key}={quoteattr(str(value))}" for key, value in attributes.items())
    return f"<{name} {text}>{inner}</{name}>\n" if inner else f"<{name} {text}/>\n"


def number(value: float) -> str:
    return repr(value).removesuffix(".0")


class Export:
    """An export, and what its import must give."""

    def __init__(self, rng: random.Random):
        self.rng = rng
        self.problems: dict[str, int] = {}
        self.records: list[tuple[str, str, float, str]] = []
        self.statistics: list[dict[str, float]] = []
        self.humidity: list[float] = []
        self.locations: list[list[tuple[float, float, float]]] = []
        self.pools: list[int] = []
        self.files: dict[str, str] = {}
        self.sources = {"Anna’s Apple Watch": "com.apple.health.", "Ultra": "com.apple.health.", "Runner": "archive."}
        self.elements = [self.record(index) for index in range(rng.randint(1, 12))]
        self.elements += [self.workout(index) for index in range(rng.randint(0, 2))]
        rng.shuffle(self.elements)
        self.blood_type = rng.choice(BLOOD_TYPES)

    def note(self, text: str) -> None:
        self.problems[text] = self.problems.get(text, 0) + 1

    def saved(self, index: int, hour: int, length: int = 10) -> dict[str, object]:
        zone = self.rng.choice([0, 1, -7, 9])
        day = f"2024-01-{index + 3:02}"
        clock = f"{day} {hour + zone:02}"
        offset = f"{'-' if zone < 0 else '+'}{abs(zone):02}00"
        source = self.rng.choice(list(self.sources))
        attributes = {"sourceName": source, "sourceVersion": "10.1" if source != "Runner" else "3.2"}
        match self.rng.randrange(8):
            case 0:
                # A name alone tells only of the first source that it is a watch.
                if source != "Ultra":
                    attributes["device"] = "Dummy"
                    self.note("device in an unknown form")
                else:
                    attributes["device"] = WATCH
            case _ if source == "Ultra" or self.rng.random() < 0.5:
                attributes["device"] = WATCH
        return attributes | {"startDate": f"{clock}:00:00 {offset}", "endDate": f"{clock}:{length:02}:00 {offset}"}

    def record(self, index: int) -> str:
        name = self.rng.choice(list(QUANTITIES))
        usual, others = QUANTITIES[name]
        unit = self.rng.choice(usual + others)
        value = round(self.rng.uniform(0.001, 200), self.rng.randint(0, 6))
        text = number(value)
        match self.rng.randrange(10):
            case 0:
                unit = self.rng.choice(list(WRONG_UNITS))
                self.note(WRONG_UNITS[unit])
                attributes = self.saved_without_notes(index)
                return element("Record", {"type": CONSTANT + name, "unit": unit, "value": text} | attributes)
            case 1:
                self.note("values that are not numbers")
                attributes = self.saved_without_notes(index)
                return element(
                    "Record", {"type": CONSTANT + name, "unit": unit, "value": self.rng.choice(WRONG_NUMBERS)} | attributes
                )
        attributes = self.saved(index, 10)
        self.records.append((CONSTANT + name, f"2024-01-{index + 3:02}T10:00:00Z", value, unit))
        return element("Record", {"type": CONSTANT + name, "unit": unit, "value": text} | attributes)

    def saved_without_notes(self, index: int) -> dict[str, object]:
        day = f"2024-01-{index + 3:02}"
        return {"sourceName": "Runner", "startDate": f"{day} 10:00:00 +0000", "endDate": f"{day} 10:10:00 +0000"}

    def workout(self, index: int) -> str:
        figures, inner = {}, ""
        attributes = self.saved(index, 12)
        for name, (figure, units) in STATISTICS.items():
            unit = self.rng.choice(list(units))
            value = round(self.rng.uniform(1, 200), 4)
            dates = {key: attributes[key] for key in ("startDate", "endDate")}
            inner += element("WorkoutStatistics", {"type": CONSTANT + name} | dates | {figure: number(value), "unit": unit})
            figures[CONSTANT + name] = value * units[unit]
        self.statistics.append(figures)
        humidity = self.rng.randint(2, 99)
        self.humidity.append(humidity / 100)
        pool = self.rng.choice([1, 2])
        self.pools.append(pool)
        form = self.rng.choice([humidity, humidity * 100])
        inner += element("MetadataEntry", {"key": "HKWeatherHumidity", "value": f"{form} %"})
        inner += element("MetadataEntry", {"key": "HKSwimmingLocationType", "value": pool})
        inner += self.route(index, attributes)
        return element(
            "Workout",
            {"workoutActivityType": "HKWorkoutActivityTypeRunning", "duration": "9.5", "durationUnit": "min"} | attributes,
            inner,
        )

    def route(self, index: int, attributes: dict[str, object]) -> str:
        keys = ["sourceName", "startDate", "endDate"] + (
            ["sourceVersion", "device"] if attributes.get("device") == WATCH else []
        )
        dates = {key: attributes[key] for key in keys}
        points = [
            (round(self.rng.uniform(-80, 80), 6), round(self.rng.uniform(-179, 179), 6), round(self.rng.uniform(0, 900), 2))
            for _ in range(3)
        ]
        match self.rng.randrange(4):
            case 0:
                return ""
            case 1:
                self.note("missing files")
                inner = element("FileReference", {"path": f"/workout-routes/missing_{index}.gpx"})
                return element("WorkoutRoute", dates, inner)
            case 2:
                self.locations.append(points)
                inner = "".join(
                    element(
                        "Location",
                        {
                            "date": f"2024-01-{index + 3:02} 12:00:0{second} +0000",
                            "latitude": latitude,
                            "longitude": longitude,
                            "altitude": altitude,
                        },
                    )
                    for second, (latitude, longitude, altitude) in enumerate(points)
                )
            case _:
                self.locations.append(points)
                name = f"workout-routes/route_{index}.gpx"
                elements = "".join(
                    f'<trkpt lat="{latitude}" lon="{longitude}"><ele>{altitude}</ele>'
                    f"<time>2024-01-{index + 3:02}T12:00:0{second}Z</time></trkpt>"
                    for second, (latitude, longitude, altitude) in enumerate(points)
                )
                self.files[name] = f"<gpx><trk><trkseg>{elements}</trkseg></trk></gpx>"
                inner = element("FileReference", {"path": "/" + name})
        return element("WorkoutRoute", dates, inner)

    def write(self, root: Path) -> None:
        if self.rng.random() < 0.2:
            self.files["workout-routes/unnamed.gpx"] = "<gpx/>"
            self.note("files of routes that no workout names")
        for name, text in self.files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        characteristic = "HKCharacteristicTypeIdentifier"
        profile = element(
            "Me", {f"{characteristic}DateOfBirth": "1990-01-05", f"{characteristic}BloodType": f"HKBloodType{self.blood_type}"}
        )
        date = '<ExportDate value="2024-06-01 08:00:00 +0200"/>'
        head = f'<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="de_DE">\n{date}\n'
        text = self.rng.choice(["", "\ufeff"]) + head + profile + "".join(self.elements) + "</HealthData>\n"
        root.mkdir(parents=True, exist_ok=True)
        (root / self.rng.choice(["export.xml", "导出.xml", "exportar.xml"])).write_text(text, encoding="utf-8")

    def check(self, found: list[dict]) -> None:
        records = sorted(
            (s["type"], s["startDate"], s["quantity"]["value"], s["quantity"]["unit"]) for s in found if "quantity" in s
        )
        assert records == sorted(self.records), f"{records}, not {sorted(self.records)}"
        for sample in found:
            source = sample["sourceRevision"]["source"]
            assert source["bundleIdentifier"].startswith(self.sources[source["name"]]), sample["sourceRevision"]
        workouts = sorted((s for s in found if s["type"] == "HKWorkoutTypeIdentifier"), key=lambda s: s["startDate"])
        assert len(workouts) == len(self.statistics)
        for workout, figures, humidity, pool in zip(workouts, self.statistics, self.humidity, self.pools):
            assert workout["duration"] == 570
            assert set(workout["statistics"]) == set(figures)
            for name, value in figures.items():
                answer = workout["statistics"][name]
                own = next(answer[key] for key in ("sumQuantity", "averageQuantity") if answer.get(key) is not None)
                assert math.isclose(own["value"], value, rel_tol=1e-12), f"{name}: {own}, not {value}"
            assert math.isclose(workout["metadata"]["HKWeatherHumidity"]["quantity"]["value"], humidity), workout["metadata"]
            assert workout["workoutActivities"][0]["workoutConfiguration"]["swimmingLocationType"] == pool
        routes = sorted((s for s in found if "locations" in s), key=lambda s: s["startDate"])
        read = [
            [(point["latitude"], point["longitude"], point["altitude"]) for point in route["locations"]] for route in routes
        ]
        assert read == self.locations, f"{read}, not {self.locations}"
        assert len(found) == len(records) + len(workouts) + len(routes)

    def check_written(self, archive: Path) -> None:
        """Checks the XML of an export of the store."""
        with zipfile.ZipFile(archive) as files:
            text = files.read("apple_health_export/export.xml").decode()
        assert f'BloodType="HKBloodType{self.blood_type}"' in text
        for name, unit in re.findall(r'<WorkoutStatistics type="HKQuantityTypeIdentifier(\w+)"[^>]* unit="([^"]*)"', text):
            assert unit == WRITTEN[name], f"{name} in {unit}"
        for name, unit in re.findall(r'<Record[^>]* type="HKQuantityTypeIdentifier(\w+)"[^>]* unit="([^"]*)"', text):
            assert unit in QUANTITIES[name][0], f"{name} in {unit}"
        for humidity in re.findall(r'key="HKWeatherHumidity" value="(\d+) %"', text):
            assert int(humidity) >= 200
