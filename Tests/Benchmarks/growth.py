"""The time of small queries in a large store, relative to a small store of the same density."""

import statistics

import samples
from measure import WrongResponse, exchange

FUTURE = {"startDate": "2100-01-01T00:00:00Z", "endDate": "2100-01-02T00:00:00Z"}


def rows(table, workspace):
    counts = (workspace.small, workspace.million)
    stores = [workspace.energy_store(count) for count in counts]
    calls = [queries(workspace, count, store) for count, store in zip(counts, stores)]
    answers = [workspace.results(calls[index].values(), *workspace.host(store)) for index, store in enumerate(stores)]
    for name, few, many in zip(calls[0], *answers):
        if len(few["samples"]) != len(many["samples"]) or not 10 <= len(few["samples"]) <= 101:
            raise WrongResponse(f"{name}: {len(few['samples'])} samples, and {len(many['samples'])} of many")

    repetitions = 20 if workspace.quick else 1_000
    turns = [
        [medians(workspace, calls[index], store, repetitions) for index, store in enumerate(stores)]
        for _ in range(workspace.turns(5))
    ]
    for place, name in enumerate(calls[0]):
        small, large = ([turn[index][place] for turn in turns] for index in (0, 1))
        ratio = statistics.median(right / left for left, right in zip(small, large))
        times = ", ".join(f"{statistics.median(column):.0f}" for column in (small, large))
        table.add(f"{name}, in {counts[0]:,} and {counts[1]:,}", f"{times} µs", "", ratio, "≤ 1.2")

    requests = samples.write(workspace.folder / "day.jsonl", [samples.day_query(1)])
    run = exchange(requests, *workspace.host(stores[1]))
    table.add(f"resident memory after a day of {counts[1]:,} samples", f"{run.resident:.1f} MiB", target="< 64 MiB")


def queries(workspace, count, store):
    """The queries by name. Adds ten samples to the store after an anchor."""
    host = workspace.host(store)
    anchored = {"type": samples.ENERGY}
    anchor = workspace.results([("store/anchoredObjectQuery", anchored | {"predicate": FUTURE})], *host)[0]["anchor"]
    workspace.results(samples.saves(10, 10), *host)
    strict = ("strictStartDate", "strictEndDate")
    last = count // samples.A_DAY - 2
    return {
        "ten changes": ("store/anchoredObjectQuery", anchored | {"anchor": anchor}),
        "the second day": samples.day_query(2),
        "the second day, strictly": samples.day_query(2, strict),
        "the last day": samples.day_query(last),
        "the last day, strictly": samples.day_query(last, strict),
    }


def medians(workspace, calls, store, repetitions):
    repeated = [call for call in calls.values() for _ in range(repetitions)]
    requests = samples.write(workspace.folder / "small.jsonl", repeated)
    run = exchange(requests, *workspace.host(store))
    return [run.median(1 + place * repetitions, 1 + (place + 1) * repetitions) for place in range(len(calls))]
