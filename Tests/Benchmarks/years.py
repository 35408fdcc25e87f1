"""The time of queries for a day in stores imported from exports of a month, a year and ten years (ten million samples). Each
query is for another day."""

import hashlib
import shutil
import statistics
from datetime import date, timedelta

import samples
from exports import check, export, imported, rows_of
from measure import BUILD, SOURCES, WrongResponse, exchange

PERIODS = (36, 356, 3_560)
FIRST_DAY = date(2016, 1, 1)
HEART, STEPS = "HKQuantityTypeIdentifierHeartRate", samples.STEPS
SLEEP, WORKOUT = "HKCategoryTypeIdentifierSleepAnalysis", "HKWorkoutTypeIdentifier"
DAYS = 30


def rows(table, workspace):
    periods = (12, 18, 24) if workspace.quick else PERIODS
    stores = [store(table, workspace, days) for days in periods]
    counts = [rows_of(path)[0] for path in stores]
    calls = [queries(workspace, days, path) for days, path in zip(periods, stores)]
    turns = [
        [medians(workspace, calls[place], path) for place, path in enumerate(stores)] for _ in range(workspace.turns(5))
    ]
    table.grow("", [f"{count:,}" for count in counts])
    for what in calls[0]:
        columns = [[turn[place][what] for turn in turns] for place in range(len(stores))]
        ratio = statistics.median(large / small for small, large in zip(columns[0], columns[-1]))
        times = [f"{statistics.median(column):.0f} µs" for column in columns]
        table.grow(what, times)
        table.add(f"{what}, in {counts[0]:,} and {counts[-1]:,}", f"{times[0]}, {times[-1]}", "", ratio, "≤ 1.5")


def store(table, workspace, days):
    """A copy of a store with a number of days. The store is kept for the next run until exports or schema change."""
    origin = (SOURCES / "write-export.c").read_bytes() + workspace.schema().read_bytes()
    kept = BUILD / f"{days}-days-{hashlib.sha256(origin).hexdigest()[:12]}.store"
    if not kept.exists():
        for old in BUILD.glob(f"{days}-days-*"):
            old.unlink()
        archive = export(workspace, days)
        new = workspace.new_store()
        seconds, peak = imported(workspace.host()[0], archive, new)
        check(new, archive)
        what = f"importing {archive.megabytes:,.0f} MB, {archive.samples:,} samples"
        table.add(what, f"{seconds / archive.samples * 1e6:.2f} µs each", target="none")
        table.add(f"peak resident memory, importing {archive.megabytes:,.0f} MB", f"{peak:.0f} MiB", target="< 100 MiB")
        archive.path.unlink()
        shutil.move(new, kept)
    return shutil.copyfile(kept, workspace.folder / kept.name)


def queries(workspace, days, store):
    """The calls of each query, for days across the store. Adds ten samples to the store after an anchor."""
    host = workspace.host(store)
    authorization = "store/requestAuthorization", {"toShare": [HEART], "read": [HEART, STEPS, SLEEP, WORKOUT]}
    changes = {"type": HEART}
    none = {"predicate": {"startDate": "2100-01-01T00:00:00Z", "endDate": "2100-01-02T00:00:00Z"}}
    added = [
        {"type": HEART, "quantity": {"value": 60 + number, "unit": "count/min"},
         "startDate": f"2016-01-01T12:00:{number:02}Z", "endDate": f"2016-01-01T12:00:{number:02}Z"}
        for number in range(10)
    ]
    found = workspace.results([authorization, ("store/anchoredObjectQuery", changes | none), ("store/save", {"objects": added})], *host)
    anchor = found[1]["anchor"]

    def of_days(make, length=1):
        """The calls for days across the store, starting with the second day."""
        firsts = [1 + number * (days - length - 2) // DAYS for number in range(DAYS)]
        starts = [FIRST_DAY + timedelta(days=first) for first in firsts]
        return [make({"startDate": f"{day}T00:00:00Z", "endDate": f"{day + timedelta(days=length)}T00:00:00Z"}) for day in starts]

    def asking(method, **parameters):
        return lambda dates: (f"store/{method}", parameters | {"predicate": dates})

    def strictly(dates):
        return "store/sampleQuery", {"type": HEART, "predicate": dates | {"options": ["strictStartDate", "strictEndDate"]}}

    def latest(key):
        sort = [{"key": key, "ascending": False}]
        return [("store/sampleQuery", {"type": HEART, "limit": 1, "sortDescriptors": sort})] * DAYS

    figures = {"type": HEART, "options": ["discreteAverage", "discreteMin", "discreteMax"]}
    sums = {"type": STEPS, "options": ["cumulativeSum"], "anchorDate": "2016-01-01T00:00:00Z"}
    return {
        "a day’s heart rates": of_days(asking("sampleQuery", type=HEART)),
        "a day’s heart rates, strictly": of_days(strictly),
        "a night’s sleep": of_days(asking("sampleQuery", type=SLEEP)),
        "a day’s workouts": of_days(asking("sampleQuery", type=WORKOUT)),
        "statistics of a day’s heart rates": of_days(asking("statisticsQuery", **figures)),
        "a day’s steps, merged": of_days(asking("statisticsQuery", type=STEPS, options=["cumulativeSum"])),
        "a day’s steps by hour, merged": of_days(asking("statisticsCollectionQuery", **sums, intervalComponents={"hour": 1})),
        "a week’s steps by day, merged": of_days(asking("statisticsCollectionQuery", **sums, intervalComponents={"day": 1}), 7),
        "a day’s heart rates, anchored": of_days(asking("anchoredObjectQuery", type=HEART)),
        "ten changes": [("store/anchoredObjectQuery", changes | {"anchor": anchor})] * DAYS,
        "the latest heart rate by start": latest("startDate"),
        "the latest heart rate by end": latest("endDate"),
        "the sources of heart rates": [("store/sourceQuery", {"type": HEART})] * DAYS,
    }


def medians(workspace, calls, store):
    """The median µs of each query over its days. All calls are repeated a few times."""
    rounds = 1 if workspace.quick else 5
    requests = samples.write(workspace.folder / "years.jsonl", [call for query in calls.values() for call in query * rounds])
    run = exchange(requests, *workspace.host(store))
    count = DAYS * rounds
    if len(run.times) != 1 + count * len(calls):
        raise WrongResponse(f"{len(run.times)} responses")
    return {what: run.median(1 + place * count, 1 + (place + 1) * count) for place, what in enumerate(calls)}
