"""Builds and runs the measuring programs, and prints rows."""

import re
import statistics
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Tests/Benchmarks"
BUILD = ROOT / ".build/benchmarks"
NUMBER = re.compile(r"\d[\d,]*(\.\d+)?")


class WrongResponse(Exception):
    """The host returned a wrong response."""


def build(target, command):
    target = BUILD / target
    sources = [SOURCES / part for part in command if (SOURCES / part).is_file()]
    sources += SOURCES.glob("*.h")
    if not target.exists() or any(target.stat().st_mtime < source.stat().st_mtime for source in sources):
        command = [str(SOURCES / part) if (SOURCES / part).is_file() else part for part in command]
        subprocess.run([*command, "-o", str(target)], check=True)
    return str(target)


def build_c(name, *libraries):
    return build(name, ["gcc", "-O2", "-Wall", "-Wextra", f"{name}.c", *(f"-l{library}" for library in libraries)])


def measure(*command):
    """The numbers in each line of a measuring program's output."""
    run = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, check=True, text=True)
    return [[float(number) for number in line.split()] for line in run.stdout.splitlines()]


class Run(NamedTuple):
    """The measurements of a file of requests."""

    times: list  # µs from a request's first byte to its response's last
    sizes: list  # bytes of a response
    resident: float  # MiB after the last response
    peak: float  # peak resident MiB

    def seconds(self, first, last):
        return sum(self.times[first:last]) / 1e6

    def median(self, first, last):
        return statistics.median(self.times[first:last])


def exchange(requests, *host, responses="-"):
    lines = measure(build_c("exchange"), requests, responses, *host)
    times, sizes = zip(*lines[:-1])
    return Run(times, sizes, *(kibibytes / 1024 for kibibytes in lines[-1]))


def in_turns(times, *measurements):
    """The medians of measurements in alternation, and of the ratio of the first to the second in each turn."""
    turns = [[measurement() for measurement in measurements] for _ in range(times)]
    return [statistics.median(column) for column in zip(*turns)] + [
        statistics.median(turn[0] / turn[1] for turn in turns)
    ]


class Row(NamedTuple):
    """A measurement with its target."""

    what: str
    host: str
    floor: str = ""
    ratio: str = ""
    target: str = ""
    is_met: str = ""

    @property
    def measured(self):
        """The ratio, or the value of the host if there is none. Rates are added to the ratio."""
        rates = f" ({self.host} to {self.floor})" if self.floor.endswith("/s") else ""
        return (self.ratio or self.host) + rates


class Table:
    """The rows, each printed when added, and the times of queries by size of the store."""

    def __init__(self):
        self.rows = []
        self.growth = []
        self.print(Row("", "host", "floor", "ratio", "target", "met"))

    def add(self, what, host, floor="", ratio="", target="", is_met=None):
        if isinstance(ratio, float):
            ratio = f"{ratio:.2f}"
        row = Row(what, host, floor, ratio, target)
        row = row._replace(is_met=verdict(row) if is_met is None else "yes" if is_met else "no")
        self.rows.append(row)
        self.print(row)

    def print(self, row):
        print(f"{row.what:<60}{row.host:>22}{row.floor:>12}{row.ratio:>8}   {row.target:<16}{row.is_met}", flush=True)

    def grow(self, what, columns):
        self.growth.append((what, *columns))


def verdict(row):
    """`yes` or `no`: whether the first measured number meets the first number of the target. Empty if either is missing."""
    limit, number = (NUMBER.search(text) for text in (row.target, row.measured))
    if not limit or not number:
        return ""
    limit, number = (float(found[0].replace(",", "")) for found in (limit, number))
    return "yes" if (number >= limit if row.target.startswith("≥") else number <= limit) else "no"
