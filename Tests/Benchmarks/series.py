"""Reading the elements of series, relative to a C program that prints the same bytes from the same file."""

from datetime import datetime, timedelta

from measure import WrongResponse, exchange, in_turns
from reading import difference, last_line

START = datetime(2024, 1, 1)
ROUTE, HEARTBEATS = "HKWorkoutRouteTypeIdentifier", "HKDataTypeIdentifierHeartbeatSeries"
UUIDS = {ROUTE: "6E0C8A2B-3F41-4C7D-9A55-1B2C3D4E5F60", HEARTBEATS: "0B7D2C91-54A3-4E0F-8C66-7A8B9C0D1E2F"}


def rows(table, workspace):
    count = 4_000 if workspace.quick else 100_000
    store = workspace.store("series", [recorded(ROUTE, "locations", locations(count), count),
                                       recorded(HEARTBEATS, "heartbeats", heartbeats(count), count)])
    host, floor = workspace.host(store), workspace.floor("floor-series", store)
    reads = ("store/requestAuthorization", {"read": [ROUTE, HEARTBEATS, "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"]})
    for what, query in [(f"a route of {count:,} points", ("store/workoutRouteQuery", {"route": UUIDS[ROUTE]})),
                        (f"a series of {count:,} heartbeats", ("store/heartbeatSeriesQuery", {"series": UUIDS[HEARTBEATS]}))]:
        requests = workspace.requests(query[0].replace("/", "-"), [reads, query])
        responses = [last_line(workspace.responses(requests, *command)) for command in (host, floor)]
        if responses[0] != responses[1]:
            raise WrongResponse(f"the elements of host and floor differ:\n{difference(*responses)}")
        ours, theirs, ratio = in_turns(
            workspace.turns(7),
            lambda: exchange(requests, *host).seconds(2, None),
            lambda: exchange(requests, *floor).seconds(2, None),
        )
        size = f"{len(responses[0]) / 2**20:.0f} MiB"
        table.add(f"{what}, {size}", f"{ours * 1000:.0f} ms", f"{theirs * 1000:.0f} ms", ratio, "≤ 2")


def recorded(type, name, elements, count):
    """Adds a series from a watch."""
    end = (START + timedelta(seconds=count)).isoformat()
    source = '{"name":"Watch","bundleIdentifier":"com.apple.health.watch"}'
    sample = f'{{"type":"{type}","uuid":"{UUIDS[type]}","startDate":"{START.isoformat()}Z","endDate":"{end}Z","{name}":[{elements}]}}'
    return "control/addSamples", f'{{"source":{source},"objects":[{sample}]}}'


def locations(count):
    """A point each second, with the precision of a receiver."""
    return ",".join(
        f'{{"timestamp":"{(START + timedelta(seconds=number)).isoformat()}Z","latitude":{48.8 + number * 137 % 90001 * 1e-6:.7f},'
        f'"longitude":{2.3 + number * 91 % 80021 * 1e-6:.7f},"altitude":{30 + number % 977 * 0.1:.2f},"horizontalAccuracy":{3 + number % 40 * 0.25},'
        f'"verticalAccuracy":{2 + number % 30 * 0.25},"speed":{number % 611 * 0.01:.2f},"speedAccuracy":0.3,'
        f'"course":{number * 7 % 3600 * 0.1:.1f},"courseAccuracy":{number % 50 * 0.5}}}'
        for number in range(count)
    )


def heartbeats(count):
    """About one beat a second, in steps of 1/256 s like those of a watch."""
    return ",".join(
        f'{{"timeSinceSeriesStart":{number * 200 / 256 + number % 13 / 256},"precededByGap":{"true" if number % 97 == 5 else "false"}}}'
        for number in range(count)
    )
