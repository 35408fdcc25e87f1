"""Starting, and minimal calls, without a store file."""

from measure import build, build_c, in_turns, measure
from workspace import HOST


def rows(table, workspace):
    client = build_c("client")
    floor_host = workspace.floor("floor-host")
    floor_start = [build("floor-start", ["swiftc", "-O", "-static-stdlib", "floor-start.swift"])]
    host = [HOST]
    idle = []

    def numbers(*command):
        return measure(client, *command)[0]

    def start(command):
        time, resident = numbers("start", *command)
        idle.append(resident)
        return time

    ours, floor, ratio = in_turns(workspace.turns(41), lambda: start(host), lambda: start(floor_start))
    table.add("start to first response", f"{ours / 1000:.2f} ms", f"{floor / 1000:.2f} ms", ratio, "≤ 3")

    trips = ["trips", 2_000 if workspace.quick else 50_000]
    times = in_turns(workspace.turns(11), lambda: numbers(*trips, *host)[0], lambda: numbers(*trips, *floor_host)[0])
    table.add("round trip of isAvailable", f"{times[0]:.2f} µs", f"{times[1]:.2f} µs", times[2], "≤ 1.5")

    count, memory = 100_000, []

    def pipeline(command):
        time, *memory[:] = numbers("pipeline", count, *command)
        return time

    # Measure the host second, so that `memory` is that of the host.
    floor, ours, ratio = in_turns(workspace.turns(7), lambda: pipeline(floor_host), lambda: pipeline(host))
    table.add(f"{count:,} requests in a row", f"{ours:.0f} ms", f"{floor:.0f} ms", 1 / ratio, "≤ 2, in order")
    steps = "→".join(f"{kibibytes / 1024:.1f}" for kibibytes in memory)
    is_flat = memory[2] < 1.1 * memory[1]
    table.add("  resident memory at start, middle, end (MiB)", steps, target="flat", is_met=is_flat)
    table.add("resident memory when idle", f"{idle[0] / 1024:.1f} MiB", target="< 30 MiB")
