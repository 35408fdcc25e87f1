"""Sums, relative to one SQL statement, which does not remove overlaps."""

import math

import samples
from measure import WrongResponse, exchange, in_turns


def rows(table, workspace):
    store = workspace.energy_store(workspace.million)
    call = samples.sum_query(samples.ENERGY)
    floor = workspace.floor("floor-statistics", store, samples.ENERGY, "sum")
    results = [workspace.results([call], *command)[0] for command in (workspace.host(store), floor)]
    if not math.isclose(results[0]["sumQuantity"]["value"], results[1]["sum"], rel_tol=1e-9):
        raise WrongResponse("the sum differs from that of SQL")
    compare(table, workspace, f"sum of {workspace.million:,} samples", call, store, floor, "≤ 1.3")

    days = 10 if workspace.quick else 366
    store = workspace.store("two-sources", samples.Requests(samples.two_sources, days))
    call = samples.hours_query(samples.STEPS)
    floor = workspace.floor("floor-statistics", store, samples.STEPS, "hours")
    merged, plain = [workspace.results([call], *command)[0]["statistics"] for command in (workspace.host(store), floor)]
    if len(merged) != len(plain) or len(plain) != days * 24:
        raise WrongResponse(f"{len(merged)} hours, SQL finds {len(plain)}")
    sums = [sum(hour["sumQuantity"]["value"] for hour in merged), sum(total for _, total in plain)]
    if not sums[0] < sums[1] * 0.99:
        raise WrongResponse("the overlap of two sources is not removed")
    count = days * 2 * 1439
    compare(table, workspace, f"{len(plain):,} hourly sums of {count:,}, two sources", call, store, floor, "≤ 2")


def compare(table, workspace, what, call, store, floor, target):
    requests = samples.write(workspace.folder / "figures.jsonl", [call] * 3)

    def time(*command):
        return exchange(requests, *command).median(1, None)

    times = in_turns(workspace.turns(5), lambda: time(*workspace.host(store)), lambda: time(*floor))
    table.add(what, f"{times[0] / 1000:.0f} ms", f"{times[1] / 1000:.0f} ms", times[2], target)
