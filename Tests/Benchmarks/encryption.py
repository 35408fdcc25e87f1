"""An encrypted store relative to a plain one, with the same requests and responses."""

import samples
from measure import WrongResponse, exchange, in_turns
from reading import last_line
from workspace import HOST


def rows(table, workspace):
    many = workspace.many
    key = workspace.folder / "key"
    key.write_text("a phrase that nobody guesses\n")
    key.chmod(0o600)

    def save(*options):
        return workspace.save(many, *workspace.host(workspace.new_store()), *options).seconds(1, None)

    ours, plain, ratio = in_turns(workspace.turns(7), lambda: save("--key-file", key), lambda: save())
    table.add(f"saving {many:,} samples, encrypted", f"{ours:.2f} s", f"{plain:.2f} s", ratio, "≤ 2")

    # One sample in each request, to measure the cost of a commit.
    few = samples.Requests(samples.saves, many // 20, 1)
    single = workspace.requests("save-single", few)

    def save_singly(*options):
        return exchange(single, *workspace.host(workspace.new_store()), *options).seconds(1, None)

    ours, plain, ratio = in_turns(workspace.turns(7), lambda: save_singly("--key-file", key), lambda: save_singly())
    table.add(f"{many // 20:,} saves of one sample, encrypted", f"{ours:.2f} s", f"{plain:.2f} s", ratio, "≤ 2")

    plain_store = workspace.energy_store(many)
    requests = workspace.requests("read", [("store/sampleQuery", {"type": samples.ENERGY})])
    last = many // samples.A_DAY - 2
    days = workspace.requests("days", [samples.day_query(number * 37 % last) for number in range(100)])
    store = workspace.folder / "encrypted.store"
    exchange(workspace.saves(many), *workspace.host(store), "--key-file", key)
    hosts = [*workspace.host(store), "--key-file", key], workspace.host(plain_store)
    found = [last_line(workspace.responses(requests, *host)).count(b'"uuid"') for host in hosts]
    if found != [many, many]:
        raise WrongResponse(f"{HOST}: {found} samples in the encrypted store and the plain one, not {many}")

    def read(requests, host):
        return exchange(requests, *host).seconds(1, None)

    for what, asked in ((f"reading {many:,} samples", requests), ("reading 100 days of 100 samples", days)):
        ours, plain, ratio = in_turns(workspace.turns(7), *(lambda host=host: read(asked, host) for host in hosts))
        table.add(f"{what}, encrypted", f"{ours * 1000:.0f} ms", f"{plain * 1000:.0f} ms", ratio, "≤ 2")
