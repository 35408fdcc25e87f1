"""Reading through the channel of a plugin, relative to `store/sampleQuery` of the same samples."""

import samples
from measure import WrongResponse, exchange, in_turns

HEART_RATE = "HKQuantityTypeIdentifierHeartRate"
EVERYTHING = {"dataTypeKey": "HEART_RATE", "dataUnitKey": "BEATS_PER_MINUTE", "startTime": 0, "endTime": 4102444800000}
AUTHORIZATION = ("store/requestAuthorization", {"toShare": [HEART_RATE], "read": [HEART_RATE]})


def rows(table, workspace):
    count = workspace.many // 2
    store = workspace.store("heart-rates", [AUTHORIZATION, *saves(count, workspace.in_request)])
    calls = {"getData": ("flutter_health/getData", EVERYTHING), "sampleQuery": ("store/sampleQuery", {"type": HEART_RATE})}
    requests = {name: workspace.requests(name, [AUTHORIZATION, call]) for name, call in calls.items()}
    host = workspace.host(store)
    points = workspace.results([AUTHORIZATION, calls["getData"]], *host)[1]
    if len(points) != count or any(left["date_to"] < right["date_to"] for left, right in zip(points, points[1:])):
        raise WrongResponse(f"flutter_health/getData returned {len(points)} points, or in a wrong order")

    def time(name):
        return exchange(requests[name], *host).seconds(2, None)

    ours, theirs, ratio = in_turns(workspace.turns(7), lambda: time("getData"), lambda: time("sampleQuery"))
    what = f"flutter_health/getData of {count:,} heart rates, to sampleQuery"
    table.add(what, f"{ours * 1000:.0f} ms", f"{theirs * 1000:.0f} ms", ratio, "≤ 1.3")


def saves(count, in_request):
    """`store/save` calls with a heart rate every five minutes."""
    for first in range(0, count, in_request):
        objects = []
        for number in range(first, first + in_request):
            days, index = divmod(number, 288)
            day = samples.FIRST_DAY + samples.timedelta(days=days)
            time = f"{day}{samples.time_of_day(index * 300_000)}"
            objects.append(samples.sample(HEART_RATE, "count/min", 50 + number * 37 % 900 / 10, time, time))
        yield "store/save", f'{{"objects":[{",".join(objects)}]}}'
