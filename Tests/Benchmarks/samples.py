"""Deterministic requests, streamed into files: one on each line, numbered from 1."""

import json
from datetime import date, timedelta

ENERGY = "HKQuantityTypeIdentifierActiveEnergyBurned"
STEPS = "HKQuantityTypeIdentifierStepCount"
A_DAY = 100  # samples of energy a day: the largest store has 10,000 days and ends in May 2025
FIRST_DAY = date(1998, 1, 1)


def write(path, requests):
    """Writes a request for authorization, then calls given as method and params."""
    authorization = {"toShare": [ENERGY, STEPS], "read": [ENERGY, STEPS]}
    with open(path, "w") as file:
        for number, (method, params) in enumerate([("store/requestAuthorization", authorization), *requests], 1):
            params = params if isinstance(params, str) else json.dumps(params, separators=(",", ":"))
            file.write(f'{{"jsonrpc":"2.0","id":{number},"method":"{method}","params":{params}}}\n')
    return path


class Requests:
    """A sequence that is generated again for each iteration, because a million samples need too much memory."""

    def __init__(self, make, *arguments):
        self.make, self.arguments = make, arguments

    def __iter__(self):
        return self.make(*self.arguments)


def time_of_day(milliseconds):
    seconds, milliseconds = divmod(milliseconds, 1000)
    fraction = f".{milliseconds:03}" if milliseconds else ""
    return f"T{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}{fraction}Z"


def sample(type, unit, value, start, end):
    return f'{{"type":"{type}","quantity":{{"value":{value},"unit":"{unit}"}},"startDate":"{start}","endDate":"{end}"}}'


def energy(count):
    """Samples by start date, without overlap. A third have no duration, and the last of each day ends on the next day."""
    times = []
    for index in range(A_DAY):
        start = 300_000 + index * 864_000 + (250 if index % 10 == 1 else 0)
        days, end = divmod(start + (600_000, 0, 60_000)[index % 3], 86_400_000)
        times.append((time_of_day(start), days, time_of_day(end)))
    for number in range(count):
        day, index = divmod(number, A_DAY)
        start, days, end = times[index]
        if index == 0:
            dates = [str(FIRST_DAY + timedelta(days=day + later)) for later in (0, 1)]
        yield sample(ENERGY, "kcal", number * 37 % 1000 / 10, dates[0] + start, dates[days] + end)


def saves(count, in_request):
    """`store/save` calls with samples of energy."""
    stream = energy(count)
    for _ in range(count // in_request):
        objects = ",".join(next(stream) for _ in range(in_request))
        yield "store/save", f'{{"objects":[{objects}]}}'


def two_sources(days):
    """A sample of steps each minute from a phone and from a watch. The sources overlap, and some samples cross the hour."""
    sources = [("iPhone", "com.apple.health.phone", 0), ("Watch", "com.apple.health.watch", 20_000)]
    for day in range(days):
        today = str(date(2024, 1, 1) + timedelta(days=day))
        for name, identifier, offset in sources:
            objects = []
            for minute in range(1439):  # without the last minute, so that no sample crosses midnight
                start = minute * 60_000 + offset
                value = (day + minute * 7) % 100
                times = (today + time_of_day(time) for time in (start, start + 45_000))
                objects.append(sample(STEPS, "count", value, *times))
            source = f'{{"name":"{name}","bundleIdentifier":"{identifier}"}}'
            yield "control/addSamples", f'{{"source":{source},"objects":[{",".join(objects)}]}}'


def day_query(day, options=()):
    """The query for a day, counted from the first."""
    start, end = (f"{FIRST_DAY + timedelta(days=day + later)}T00:00:00Z" for later in (0, 1))
    return "store/sampleQuery", {
        "type": ENERGY,
        "predicate": {"startDate": start, "endDate": end, "options": list(options)},
    }


def sum_query(type):
    return "store/statisticsQuery", {"type": type, "options": ["cumulativeSum"]}


def hours_query(type):
    return "store/statisticsCollectionQuery", {
        "type": type,
        "options": ["cumulativeSum"],
        "anchorDate": "2024-01-01T00:00:00Z",
        "intervalComponents": {"hour": 1},
    }
