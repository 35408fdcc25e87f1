"""The page tells the truth: its figures are what the bridge answers to an app that may read everything."""

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import phones
import pytest
from conftest import Look
from healthkit_bridge import Bridge

ZONE = ZoneInfo(phones.ZONE)
DAYS = [(datetime.fromisoformat(phones.LAST_DAY) - timedelta(days=back)).date() for back in range(6, -1, -1)]
STEPS, RATE = "HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierHeartRate"
RESTING, MASS = "HKQuantityTypeIdentifierRestingHeartRate", "HKQuantityTypeIdentifierBodyMass"
UNITS = {STEPS: "count", RATE: "count/min", RESTING: "count/min", MASS: "kg"}


@pytest.fixture(scope="module")
def app(shown):
    """An app that has been granted all, on the store that the page is about."""
    with Bridge(store=shown.phone.store, bundle_id="com.example.auditor", time_zone=phones.ZONE) as bridge:
        read = [STEPS, RATE, RESTING, phones.SLEEP, "HKActivitySummaryTypeIdentifier", "HKWorkoutTypeIdentifier",
                "HKWorkoutRouteTypeIdentifier", *(phones.QUANTITY + name for name in OTHERS)]
        assert bridge.call("store/requestAuthorization", {"read": read})
        yield bridge


OTHERS = ["ActiveEnergyBurned", "AppleExerciseTime", "BodyMass", "DistanceWalkingRunning"]


def midnight(day):
    return datetime.combine(day, datetime.min.time(), ZONE)


def collection(app, identifier, options, start, end, **components):
    answer = app.call("store/statisticsCollectionQuery", {
        "type": identifier, "options": options, "anchorDate": start, "intervalComponents": components,
        "unit": UNITS[identifier], "from": start, "to": end,
        "predicate": {"startDate": start, "endDate": end}})
    return answer["statistics"]


def by_day(app, identifier, *options):
    start, end = midnight(DAYS[0]), midnight(DAYS[-1] + timedelta(days=1))
    return dict(zip(map(str, DAYS), collection(app, identifier, list(options), start, end, day=1)))


def number(text):
    return None if text == "–" else float(text)


def figure(statistics, name):
    return statistics[name]["value"] if name in statistics else None


def test_steps(app, shown):
    table = shown.table("Steps by day and source")
    assert list(table) == list(map(str, DAYS))
    for day, statistics in by_day(app, STEPS, "cumulativeSum", "separateBySource").items():
        assert number(table[day]["Counted once"]) == figure(statistics, "sumQuantity")
        for source in statistics["sources"]:
            own = statistics["bySource"][source["bundleIdentifier"]]
            assert number(table[day][source["name"]]) == figure(own, "sumQuantity")
        assert number(table[day]["Added up"]) >= number(table[day]["Counted once"])


def test_heart_rates(app, shown):
    rates = by_day(app, RATE, "discreteMin", "discreteAverage", "discreteMax")
    resting = by_day(app, RESTING, "discreteAverage")
    table = shown.table("Heart rate in beats a minute")
    for day, statistics in rates.items():
        assert number(table[day]["Lowest"]) == figure(statistics, "minimumQuantity")
        assert number(table[day]["Average"]) == figure(statistics, "averageQuantity")
        assert number(table[day]["Highest"]) == figure(statistics, "maximumQuantity")
        assert number(table[day]["Resting"]) == figure(resting[day], "averageQuantity")


def test_hours_of_a_day_on_which_clocks_go_forward(app, shown):
    start, end = midnight(DAYS[-1]), midnight(DAYS[-1] + timedelta(days=1))
    hours = collection(app, RATE, ["discreteMin", "discreteMax"], start, end, hour=1)
    rows = [table for table in shown["tables"] if table["caption"] == "Heart rate in beats a minute"][1]["rows"]
    assert len(rows) == len(hours) == 23
    assert [row[0] for row in rows[:4]] == ["00:00", "01:00", "03:00", "04:00"]
    for row, statistics in zip(rows, hours):
        assert (number(row[1]), number(row[3])) == (figure(statistics, "minimumQuantity"), figure(statistics, "maximumQuantity"))


def without_nap(recorded):
    """What ends four hours or more before a longer time of sleep is not of the night."""
    night = 0
    for index in range(1, len(recorded)):
        start, end = recorded[index][0], max(each[1] for each in recorded[:index])
        if start - end >= timedelta(hours=4) and max(each[1] for each in recorded) - start > end - recorded[night][0]:
            night = index
    return recorded[night:]


def test_nights(app, shown):
    table = shown.table("Sleep in minutes, by the day on which the night ends")
    assert table
    for day in DAYS:
        noon = datetime.combine(day, datetime.min.time().replace(hour=12), ZONE)
        before = datetime.combine(day - timedelta(days=1), datetime.min.time().replace(hour=12), ZONE)
        samples = app.call("store/sampleQuery", {"type": phones.SLEEP, "predicate": {
            "startDate": before, "endDate": noon, "options": ["strictStartDate"]}})["samples"]
        row = table[str(day)]
        assert (row["Source"] == "–") == (not samples)
        minutes = dict.fromkeys(range(6), 0)
        recorded = [(datetime.fromisoformat(each["startDate"]), datetime.fromisoformat(each["endDate"]), each["value"])
                    for each in samples if each["sourceRevision"]["source"]["name"] == row["Source"]]
        for start, end, value in without_nap(sorted(recorded)):
            minutes[value] += (end - start).total_seconds() / 60
        for value, name in {0: "In bed", 1: "Asleep", 2: "Awake", 3: "Core", 4: "Deep", 5: "REM"}.items():
            assert (number(row[name]) or 0) == pytest.approx(minutes[value])
        assert (number(row["Asleep in all"]) or 0) == pytest.approx(minutes[1] + minutes[3] + minutes[4] + minutes[5])


def test_other_measurements(app, shown):
    table = shown.table("Weight by day")
    assert list(table) == list(map(str, DAYS))
    for day, statistics in by_day(app, MASS, "discreteAverage").items():
        assert number(table[day]["Average, kg"]) == figure(statistics, "averageQuantity")


def test_trends(app, shown):
    step, components = ("month", {"month": 1}) if shown.phone.name == "person" else ("week", {"day": 7})

    def intervals(table, identifier, option):
        starts = list(map(date.fromisoformat, table))
        end = starts[-1] + timedelta(days=7) if step == "week" else (starts[-1] + timedelta(days=31)).replace(day=1)
        found = collection(app, identifier, [option], midnight(starts[0]), midnight(end), **components)
        assert len(found) == len(starts) > 1
        return zip(starts, table.values(), found)

    weights = shown.table(f"Weight by {step}")
    for _, row, statistics in intervals(weights, MASS, "discreteAverage"):
        assert number(row["Average, kg"]) == figure(statistics, "averageQuantity")
    if step == "week":
        steps = shown.table("Steps by week")
        first = date.fromisoformat(shown.table("Samples by type")["Steps"]["First and last"])
        for start, row, statistics in intervals(steps, STEPS, "cumulativeSum"):
            days = min(start + timedelta(days=7), DAYS[-1] + timedelta(days=1)) - max(start, first)
            assert number(row["A day"]) == pytest.approx(figure(statistics, "sumQuantity") / days.days)


def test_rings(app, shown):
    start, end = ({"year": day.year, "month": day.month, "day": day.day} for day in (DAYS[0], DAYS[-1]))
    summaries = app.call("store/activitySummaryQuery", {
        "predicate": {"activitySummariesBetween": {"start": start, "end": end}}})["activitySummaries"]
    table = next(table for table in shown["tables"] if table["caption"] == "Activity by day, with the goals")
    assert len(table["rows"]) == len(summaries) == 7
    for row, summary in zip(table["rows"], summaries):
        names = ["activeEnergyBurned", "appleExerciseTime", "appleStandHours"]
        expected = [summary[name + part]["value"] for name in names for part in ("", "Goal")]
        assert list(map(number, row[1:])) == expected


def test_counts_of_samples(app, shown):
    table = shown.table("Samples by type")
    expected = {}
    for identifier, name in {STEPS: "Steps", RATE: "Heart Rate", phones.SLEEP: "Sleep",
                             "HKWorkoutTypeIdentifier": "Workouts"}.items():
        expected[name] = len(app.call("store/sampleQuery", {"type": identifier})["samples"])
    counts = {name: int(row["Samples"]) for name, row in table.items()}
    assert counts | expected == counts


def test_months_add_up(shown):
    counts = shown.table("Samples by type")
    months = shown.table("Samples by type and month")
    steps = int(counts["Steps"]["Samples"])
    assert sum(float(count) for count in months["Steps"].values()) == steps


def test_workouts(app, shown):
    workouts = app.call("store/sampleQuery", {"type": "HKWorkoutTypeIdentifier", "predicate": {
        "startDate": midnight(DAYS[0])}})["samples"]
    rows = next(table for table in shown["tables"] if table["caption"] == "Workouts")["rows"]
    assert [float(row[1]) for row in rows] == [workout["duration"] for workout in workouts]
    if shown.phone.name == "person":
        assert [row[2].replace("\u00a0", " ") for row in rows] == ["5.2 km"] * len(workouts)


def test_permissions(browser, person):
    shown = Look(browser, person, 1280, "light")
    for app, verdict in {"com.example.diary": "Allowed", "com.example.coach": "Denied"}.items():
        table = shown.table(f"Permissions of {app}")
        assert verdict in table["Heart Rate"]["Read"] and table["Heart Rate"]["Share"] == "Not asked"
        assert verdict in table["Weight"]["Share"] and table["Weight"]["Read"] == "Not asked"


def test_nothing_that_tells_too_much(person):
    page = person.page.read_text()
    with Bridge(store=person.store, bundle_id="com.example.auditor") as bridge:
        bridge.call("store/requestAuthorization", {"read": [STEPS]})
        sample = bridge.call("store/sampleQuery", {"type": STEPS, "limit": 1})["samples"][0]
    for secret in [sample["uuid"], "52.51", "13.37", "latitude"]:
        assert secret not in page
    assert person.page.stat().st_mode & 0o777 == 0o600


def test_the_same_store_gives_the_same_page(person, folder):
    again = folder / "again.html"
    first = folder / "first.html"
    assert person.report(first) == f"{first}: {first.stat().st_size} bytes\n"
    person.report(again)
    assert again.read_bytes() == first.read_bytes()


def test_other_days(person, folder):
    page = folder / "other.html"
    person.report(page, "--day", "2026-03-10", "--days", "31", "--no-routes")
    text = page.read_text()
    assert "8 February to 10 March 2026" in text and 'id="route"' not in text
