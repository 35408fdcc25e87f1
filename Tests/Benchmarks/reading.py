"""Reading everything in one query, relative to a C program that prints the same bytes from the same file."""

import statistics

import samples
from measure import WrongResponse, exchange, in_turns


def rows(table, workspace):
    many = workspace.many
    store = workspace.energy_store(many)
    requests = workspace.requests("read", [("store/sampleQuery", {"type": samples.ENERGY})])
    host, floor = workspace.host(store), workspace.floor("floor-read", store, samples.ENERGY)
    responses = [last_line(workspace.responses(requests, *command)) for command in (host, floor)]
    if responses[0] != responses[1]:
        raise WrongResponse(f"the samples of host and floor differ:\n{difference(*responses)}")
    memory = []

    def time(*command):
        run = exchange(requests, *command)
        if command[0] == host[0]:
            memory.append(run.peak * 2**20 / run.sizes[-1])
        return run.seconds(1, None)

    ours, theirs, ratio = in_turns(workspace.turns(7), lambda: time(*host), lambda: time(*floor))
    size = f"{len(responses[0]) / 2**20:.0f} MiB"
    table.add(f"reading {many:,} samples, {size}", f"{ours * 1000:.0f} ms", f"{theirs * 1000:.0f} ms", ratio, "≤ 1.5")
    table.add("  peak resident memory / size of the response", "", "", statistics.median(memory), "< 2")


def last_line(path):
    *_, line = open(path, "rb")
    return line


def difference(left, right):
    differing = (place for place, bytes in enumerate(zip(left, right)) if bytes[0] != bytes[1])
    place = next(differing, min(len(left), len(right)))
    return "\n".join(text[max(0, place - 300) : place + 100].decode() for text in (left, right))
