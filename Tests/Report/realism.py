#!/usr/bin/env python3
"""Measures generated people, and writes the page "How real are they?" and a table for the guide.

    Tests/Report/realism.py PAGE [--people N] [--markdown]    HEALTHKIT_BRIDGE names the executable

The people are those of the seeds from 1 on, over 2025, without personas. A hundred people are generated, measured and removed at a time. The
nights are those of the first hundred, and the shapes those of a month of the first ten.
"""

import argparse
import collections
import html
import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path

HOST = os.environ.get("HEALTHKIT_BRIDGE", str(Path(__file__).resolve().parents[2] / ".build/release/healthkit-bridge"))
YEAR = ["--until", "2025-12-31", "--time-zone", "Europe/Berlin"]
TYPES = "restingHeartRate,heartRateVariabilitySDNN,workout,bodyMass,vo2Max"
SHAPES = {
    "HeartRate": ("Seconds between heart rates at rest", {0.01: 62, 0.1: 130, 0.5: 296, 0.9: 503, 0.99: 961}),
    "RespiratoryRate": ("Seconds between breaths", {0.01: 30, 0.5: 631}),
    "WalkingSpeed": ("Seconds of a walking speed", {0.01: 2, 0.5: 8, 0.99: 166}),
    "SleepAnalysis": ("Stages of a night", {0.1: 20, 0.5: 31, 0.9: 45}),
}
WRONG = [
    "The quantiles of the times between readings are those of single files, and the same for everybody: real people differ in them.",
    "Times between readings are independent of each other. In real files a watch measures more often for a while.",
    "Sports, drinks, naps and the swing of the weight are the project's choice, within what is published.",
    "The cycle, illness and trips keep their windows: a year has two illnesses of four days, and two trips.",
    "The sleep stages follow the files of three people, and everybody's follow each other alike.",
    "Devices count steps at the cadence of the walk: real samples contain pauses, so their rates differ eight times as much.",
    "Routes stay in one park of each part of the world, and nobody walks the same way to work.",
    "Body mass does not depend on fitness, steps or age. Nobody is pregnant, injured, or recovers for weeks.",
    "The creation date of an export follows from the time, not from what the phone did: a night is created at noon, not when it ends.",
]


def rows(folder: Path, table: str):
    for file in folder.glob(f"people=*/{table}.jsonl"):
        with file.open() as lines:
            yield from map(json.loads, lines)


def quantile(values: list, share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))] if values else float("nan")


class People:
    """What is kept of each person."""

    def __init__(self, count: int) -> None:
        self.count, self.months, self.shapes = count, collections.Counter(), {}
        self.runs, self.kinds, self.correlations, self.ill, self.weights, self.asleep, self.resting = [], [], [], [], [], [], []
        self.steps, self.deep, self.rem = (collections.defaultdict(list) for _ in range(3))
        for first in range(1, count + 1, 100):
            with tempfile.TemporaryDirectory() as folder:
                people = Path(folder) / "people"
                number = min(100, count + 1 - first)
                types = TYPES + ",sleepAnalysis" * (first == 1)
                self.generate("--people", number, "--seed", first, "--days", 365, *YEAR, "--types", types, "--output", people)
                self.add(people)
        self.add_shapes()

    @staticmethod
    def generate(*arguments: object) -> None:
        subprocess.run([HOST, "generate", *map(str, arguments)], check=True, capture_output=True, timeout=3600)

    def add(self, folder: Path) -> None:
        daily = collections.defaultdict(dict)
        for row in rows(folder, "daily"):
            name = row["type"].removeprefix("HKQuantityTypeIdentifier")
            daily[row["person"], name][row["day"]] = row["average"]
        truth = collections.defaultdict(dict)
        for row in rows(folder, "truth"):
            truth[row["person"]][row["day"]] = row
            self.steps[int(row["day"][5:7])].append(row["steps"])
        workouts = collections.defaultdict(list)
        for row in rows(folder, "workouts"):
            workouts[row["person"]].append(row)
        for person in rows(folder, "people"):
            self.add_person(person, daily, truth[person["person"]], workouts[person["person"]])
        for night in rows(folder, "nights"):
            if night["deep"] and night["asleep"] > 4 * 3600:
                self.deep[night["person"]].append(night["deep"] / night["asleep"])
                self.rem[night["person"]].append((night["rem"] or 0) / night["asleep"])

    def add_person(self, person: dict, daily: dict, truth: dict, workouts: list) -> None:
        number = person["person"]
        uptake = daily[number, "VO2Max"]
        age = 2025 - date.fromisoformat(person["dateOfBirth"]).year
        for workout in workouts:
            day = workout["startDate"][:10]
            if workout["activity"] == "running" and workout["distance"]:
                speed = workout["distance"] / workout["duration"]
                if day in uptake:
                    self.runs.append((age, speed * 3.6, (12 * speed + 3.5) / uptake[day]))
            if workout["activity"] in ("cycling", "hiking"):
                self.months[int(day[5:7])] += 1
        self.kinds.append(len({workout["activity"] for workout in workouts}))
        beats, resting = daily[number, "HeartRateVariabilitySDNN"], daily[number, "RestingHeartRate"]
        days = sorted(set(beats) & set(resting))
        if len(days) > 60:
            self.correlations.append(statistics.correlation([beats[day] for day in days], [resting[day] for day in days]))
            self.resting.append(statistics.mean(resting.values()))
        ill = [beats[day] for day in beats if truth.get(day, {}).get("ill")]
        if ill:
            self.ill.append(statistics.mean(ill) / statistics.mean(beats.values()))
        weights = [daily[number, "BodyMass"][day] for day in sorted(daily[number, "BodyMass"])]
        if len(weights) > 20:
            self.weights.append(statistics.mean(weights[-5:]) / statistics.mean(weights[:5]) - 1)
        self.asleep.append(statistics.mean(day["asleep"] for day in truth.values()) / 3600)

    def add_shapes(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            people = Path(folder) / "people"
            types = "heartRate,respiratoryRate,walkingSpeed,sleepAnalysis"
            self.generate("--people", 10, "--days", 30, *YEAR, "--types", types, "--no-travel", "--output", people)
            for name in SHAPES:
                starts, nights, found = collections.defaultdict(list), collections.Counter(), []
                for file in people.glob(f"people=*/samples/type=*{name}/month=*/samples.jsonl"):
                    for row in map(json.loads, file.open()):
                        start, end = (datetime.fromisoformat(row[key]).timestamp() for key in ("startDate", "endDate"))
                        starts[row["person"]].append(start)
                        found.append(end - start)
                        # From the evening to the afternoon, without time in bed.
                        nights[row["person"], (start - 17 * 3600) // 86_400] += row.get("value") != 0
                if name == "SleepAnalysis":
                    found = [count for count in nights.values() if count > 8]
                elif name != "WalkingSpeed":
                    gaps = [b - a for times in starts.values() for a, b in zip(sorted(times), sorted(times)[1:])]
                    found = [gap for gap in gaps if 15 < gap < 7200]
                self.shapes[name] = found


def bars(values: Sequence, low: float, high: float, marks: tuple = ()) -> str:
    """A histogram, with published values as lines."""
    counts = collections.Counter(min(29, max(0, int((value - low) / (high - low) * 30))) for value in values)
    top = max(counts.values(), default=1)
    shapes = [f'<rect x="{10 * place}" y="{90 - 85 * counts[place] / top:.1f}" width="9" height="{85 * counts[place] / top:.1f}"/>' for place in range(30)]
    lines = [f'<path d="M{300 * (mark - low) / (high - low):.1f} 0V90"/>' for mark in marks]
    return f'<svg viewBox="0 0 300 105">{"".join(shapes + lines)}<text x="0" y="104">{low:g}</text><text x="300" y="104" text-anchor="end">{high:g}</text></svg>'


def measured(people: People) -> list:
    """Rows: the property, what is published or real, ours, a plot."""
    mean, correlation = statistics.mean, statistics.correlation
    ages, speeds, shares = zip(*people.runs)
    summer, winter = (sum(people.months[month] for month in months) for months in ((6, 7, 8), (12, 1, 2)))

    def spread(values: Sequence, digits: int) -> str:
        return f"{mean(values):.{digits}f} ± {statistics.stdev(values):.{digits}f}"

    def stage(name: str, real: str, nights: dict, high: float, marks: tuple) -> tuple:
        """The deviation is that between the nights of a person, as in a real file."""
        values = [share for own in nights.values() for share in own]
        deviation = mean(statistics.stdev(own) for own in nights.values() if len(own) > 1)
        return (f"Share of {name} sleep, ± between nights", real, f"{mean(values):.3f} ± {deviation:.3f}", bars(values, 0, high, marks))

    idle = mean(kinds == 0 for kinds in people.kinds)
    found = [
        ("Runs that need more than VO₂max", "none", f"{sum(share > 1 for share in shares)} of {len(shares)}", bars(shares, 0.4, 1.2, (1,))),
        ("Share of VO₂max in a run", "0.65 to 0.85", spread(shares, 2), ""),
        ("Speed of runs by age, correlation", "negative", f"{correlation(ages, speeds):.2f}", ""),
        ("Kinds of sport of a person in a year", "few", f"median {statistics.median(people.kinds):g}; none: {idle:.0%}", bars(people.kinds, 0, 9)),
        ("Rides and hikes, summer to winter", "more in summer", f"{summer / max(1, winter):.1f}", ""),
        ("Variability and resting heart rate within people, correlation", "negative", f"{mean(people.correlations):.2f}", bars(people.correlations, -1, 1, (0,))),
        ("Variability when ill, to usual", "lower", f"{mean(people.ill):.2f}", bars(people.ill, 0.4, 1.4, (1,))),
        ("Resting heart rate", "65.5 ± 7.7", spread(people.resting, 1), bars(people.resting, 40, 95, (65.5,))),
        ("Sleep in hours", "6.45", spread(people.asleep, 2), bars(people.asleep, 4, 9, (6.45,))),
        stage("deep", "0.13; 0.156 ± 0.051", people.deep, 0.4, (0.13, 0.156)),
        stage("REM", "0.223 ± 0.048", people.rem, 0.5, (0.223,)),
        ("People whose weight changes by 5 % in a year", "24 %", f"{mean(abs(change) > 0.05 for change in people.weights):.0%}", bars(people.weights, -0.2, 0.2, (0,))),
        ("Steps in July to January", "more in summer", f"{mean(people.steps[7]) / mean(people.steps[1]):.2f}", ""),
    ]
    for name, (title, real) in SHAPES.items():
        values, known = people.shapes[name], tuple(real.values())
        ours = " / ".join(f"{quantile(values, share):g}" for share in real)
        places = "/".join(f"{share * 100:g}" for share in real)
        found.append((f"{title}, {places} %", " / ".join(map(str, known)), ours, bars(values, 0, 1.3 * max(known), known)))
    return found


def page(found: list, count: int) -> str:
    cells = "".join(f"<tr><th>{html.escape(name)}</th><td>{html.escape(real)}</td><td>{html.escape(ours)}</td><td>{plot}</td></tr>" for name, real, ours, plot in found)
    wrong = "".join(f"<li>{html.escape(text)}</li>" for text in WRONG)
    style = "body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{padding:.4rem .8rem;text-align:left;vertical-align:top;border-top:1px solid #ccc;font-weight:400}svg{width:15rem;fill:#39c}svg path{stroke:#c33;stroke-width:2}svg text{fill:#555;font-size:12px}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>How real are they?</title><style>{style}</style><h1>How real are they?</h1>'
        f"<p>{count:,} generated people over 2025, without personas. A red line is what is published or found in a real file.</p>"
        f"<table><tr><th>Property</th><th>Published or real</th><th>Generated</th><th></th></tr>{cells}</table><h2>What is still wrong</h2><ul>{wrong}</ul></html>\n"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", type=Path)
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--markdown", action="store_true", help="also print the rows of a table")
    arguments = parser.parse_args()
    results = measured(People(arguments.people))
    arguments.page.write_text(page(results, arguments.people))
    if arguments.markdown:
        print("\n".join(f"| {name} | {real} | {ours} |" for name, real, ours, _ in results))
