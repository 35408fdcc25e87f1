"""Saving, relative to a C program without rules, and relative to saving into a smaller store."""

import statistics

from measure import in_turns


def rows(table, workspace):
    many = workspace.many
    schema = workspace.schema()

    def time(count, *host):
        return workspace.save(count, *host).seconds(1, None)

    ours, floor, ratio = in_turns(
        workspace.turns(7),
        lambda: time(many, *workspace.host()),
        lambda: time(many, *workspace.floor("floor-save", schema, "memory")),
    )
    table.add(f"saving {many:,} samples in memory", f"{ours:.2f} s", f"{floor:.2f} s", ratio, "≤ 1.7")

    ours, floor, ratio = in_turns(
        workspace.turns(7),
        lambda: time(many, *workspace.host(workspace.new_store())),
        lambda: time(many, *workspace.floor("floor-save", schema, workspace.new_store())),
    )
    table.add(f"saving {many:,} samples on disk", f"{ours:.2f} s", f"{floor:.2f} s", ratio, "≤ 2")

    for where in ("in memory", "on disk"):
        turns = []
        for _ in range(workspace.turns(3)):
            store = workspace.new_store() if where == "on disk" else None
            turns.append(cost_before_marks(workspace, workspace.save(workspace.million, *workspace.host(store))))
        early, late, ratio = (statistics.median(column) for column in zip(*turns))
        what = f"saving a sample at {workspace.million // 10:,} and {workspace.million:,} {where}"
        table.add(what, f"{early:.2f}, {late:.2f} µs", "", ratio, "≤ 1.2")


def cost_before_marks(workspace, run):
    """µs per sample for the last 50,000 of the first tenth and for the last 50,000 of all, and their ratio."""
    last = workspace.million // workspace.in_request + 1
    mark, span = last // 10 + 1, max(1, last // 20)
    early, late = (run.seconds(end - span, end) * 1e6 / (span * workspace.in_request) for end in (mark, last))
    return early, late, late / early
