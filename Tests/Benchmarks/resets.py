"""Resetting the host for the next test, relative to starting a new process."""

import samples
from measure import build_c, exchange, in_turns, measure


def rows(table, workspace):
    count = 20 if workspace.quick else 500
    reset = ("control/reset", {})
    asking = ("store/requestAuthorization", {"toShare": [samples.ENERGY]})
    resets = workspace.requests("resets", [reset] * count)
    save = next(samples.saves(100, 100))
    with_samples = workspace.requests("resets-after", [save, reset, asking] * count)
    client = build_c("client")

    def start():
        return measure(client, "start", *workspace.host())[0][0]

    def median(requests, first, step):
        times = exchange(requests, *workspace.host()).times[first::step]
        return sorted(times)[len(times) // 2]

    for what, requests, first, step in (
        ("control/reset relative to starting a process", resets, 1, 1),
        ("control/reset after 100 samples relative to starting a process", with_samples, 2, 3),
    ):
        ours, theirs, ratio = in_turns(workspace.turns(7), lambda: median(requests, first, step), start)
        table.add(what, f"{ours / 1000:.2f} ms", f"{theirs / 1000:.2f} ms", ratio, "none")
