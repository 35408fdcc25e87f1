"""Stores for reports: data of two devices, a generated person, an empty store, and one with hostile names."""

import os
import random
import subprocess
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from healthkit_bridge import Bridge

ZONE = "Europe/Berlin"
#: Of 23 hours: clocks go forward.
LAST_DAY = "2026-03-29"
WATCH = {"name": "Anna’s Watch", "bundleIdentifier": "com.apple.health.watch", "productType": "Watch7,1"}
PHONE = {"name": "Anna’s iPhone", "bundleIdentifier": "com.apple.health.phone", "productType": "iPhone17,1"}
SCALE = {"name": "Scale & Co.", "bundleIdentifier": "com.example.scale"}
HOSTILE = '"><script>document.title="hacked"</script></title></style>]]>&lt;\u202eabc\u0007'
QUANTITY, CATEGORY = "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier"
SLEEP = f"{CATEGORY}SleepAnalysis"


def at(day, hours):
    """An instant of a day of March 2026, by the clock."""
    midnight = datetime(2026, 3, 1, tzinfo=ZoneInfo(ZONE)) + timedelta(days=day - 1)
    naive = midnight.replace(tzinfo=None) + timedelta(hours=hours)
    return naive.replace(tzinfo=ZoneInfo(ZONE)).astimezone(timezone.utc)


def written(instant):
    return instant.isoformat(timespec="seconds").replace("+00:00", "Z")


def sample(identifier, start, end, **members):
    return {"type": identifier, "startDate": written(start), "endDate": written(end)} | members


def quantity(name, value, unit, start, end=None):
    return sample(QUANTITY + name, start, end or start, quantity={"value": value, "unit": unit})


def add(bridge, source, objects):
    bridge.call("control/addSamples", {"source": source, "objects": objects})


def night(chance, day):
    """The stages of the night that ends on a day, as a watch tells them, and the time in bed of the phone."""
    bed = at(day - 1, 22.4 + chance.random())
    asleep = bed + timedelta(minutes=chance.randrange(8, 25))
    moment, stretches = asleep, []
    for cycle in range(5):
        plan = [("asleepCore", 25), ("asleepDeep", 34 - 8 * cycle), ("asleepCore", 20), ("asleepREM", 8 + 7 * cycle), ("awake", 2)]
        for stage, minutes in plan:
            if minutes > 0:
                end = moment + timedelta(seconds=30 * chance.randrange(minutes, 3 * minutes))
                stretches.append(sample(SLEEP, moment, end, value=stage))
                moment = end
    return stretches, [sample(SLEEP, bed, moment + timedelta(minutes=6), value="inBed")]


def walks(chance, day):
    """The steps of a day: the watch is on charge in the morning, the phone lies at home now and then."""
    watch, phone, energy = [], [], []
    for hour in range(7, 22):
        start = at(day, hour + chance.random() / 2)
        steps = chance.randrange(100, 1500)
        end = start + timedelta(minutes=chance.randrange(5, 25))
        if hour > 8:
            watch.append(quantity("StepCount", steps, "count", start, end))
            energy.append(quantity("ActiveEnergyBurned", steps / 25, "kcal", start, end))
            energy.append(quantity("AppleExerciseTime", 1 + steps // 300, "min", start, end))
            energy.append(sample(f"{CATEGORY}AppleStandHour", at(day, hour), at(day, hour + 1), value="stood"))
        if chance.random() < 0.8:
            phone.append(quantity("StepCount", int(steps * 0.86), "count", start + timedelta(seconds=20), end))
            phone.append(quantity("DistanceWalkingRunning", steps * 0.7, "m", start, end))
    return watch + energy, phone


def rates(chance, day):
    moment, rates = at(day, 0), []
    while moment < at(day, 24):
        hour = moment.astimezone(ZoneInfo(ZONE)).hour
        level = 54 if hour < 7 else 72 + (40 if hour == 18 and day % 2 else 0)
        rates.append(quantity("HeartRate", level + chance.randrange(-6, 22), "count/min", moment))
        moment += timedelta(minutes=chance.randrange(4, 12))
    return rates + [quantity("RestingHeartRate", 55 + chance.randrange(5), "count/min", at(day, 8), at(day, 20))]


def run(day):
    """A workout and the way it took."""
    start, end = at(day, 18.2), at(day, 18.75)
    workout = sample("HKWorkoutTypeIdentifier", start, end, workoutActivityType="running",
                     totalDistance={"value": 5.2, "unit": "km"}, totalEnergyBurned={"value": 410, "unit": "kcal"})
    places = []
    for step in range(400):
        part = step / 399
        east = 0.012 * (part if part < 0.5 else 1 - part) * 2 + 0.002 * ((step // 40) % 2)
        north = 0.006 * ((4 * part * (1 - part)) - 0.3 * ((step // 25) % 3))
        places.append({"timestamp": written(start + (end - start) * part), "latitude": 52.51 + north, "longitude": 13.37 + east})
    return [workout, sample("HKWorkoutRouteTypeIdentifier", start, end, locations=places)]


def fill_person(store):
    chance = random.Random(1)
    with Bridge(store=store, time_zone=ZONE, clock="2026-03-30T08:00:00Z", seed=1, bundle_id="com.example.diary",
                app_name="Diary") as bridge:
        for day in range(1, 30):
            stages, in_bed = night(chance, day)
            watch, phone = walks(chance, day)
            add(bridge, WATCH, watch + stages + rates(chance, day) + (run(day) if day % 4 == 1 else []))
            add(bridge, PHONE, phone + in_bed)
            if day % 3 == 0:
                weight = 71 - day / 30
                add(bridge, SCALE, [quantity("BodyMass", weight, "kg", at(day, 7.2))])
        for month in range(1, 14):
            add(bridge, SCALE, [quantity("BodyMass", 72, "kg", at(1, 7) - timedelta(days=30 * month))])
        bridge.call("control/setActivityGoals", {
            "activeEnergyBurnedGoal": {"value": 400, "unit": "kcal"}, "appleExerciseTimeGoal": {"value": 30, "unit": "min"},
            "appleStandHoursGoal": {"value": 12, "unit": "count"}})
        ask_for_some(bridge)
        bridge.call("control/setApp", {"bundleIdentifier": "com.example.coach", "name": "Coach"})
        bridge.call("control/setConsent", {"policy": "deny"})
        ask_for_some(bridge)


def fill_generated(store):
    command = [os.environ["HEALTHKIT_BRIDGE"], "generate", "--store", store, "--seed", "7", "--days", "60",
               "--until", LAST_DAY, "--time-zone", ZONE, "--no-travel"]
    subprocess.run(command, check=True, capture_output=True, timeout=600)


def ask_for_some(bridge):
    read = [f"{QUANTITY}StepCount", f"{QUANTITY}HeartRate", SLEEP, "HKWorkoutTypeIdentifier"]
    bridge.call("store/requestAuthorization", {"toShare": [f"{QUANTITY}BodyMass"], "read": read})


def fill_empty(store):
    with Bridge(store=store, time_zone=ZONE) as bridge:
        bridge.call("control/lockDevice")


def fill_hostile(store):
    """Names that would be markup, many sources, and figures as large as can be saved."""
    chance = random.Random(2)
    with Bridge(store=store, time_zone=ZONE, seed=1, bundle_id=HOSTILE[:60]) as bridge:
        for number in range(12):
            source = {"name": HOSTILE + str(number), "bundleIdentifier": f"{HOSTILE}{number}"}
            value = 1e300 if number == 0 else number
            add(bridge, source, [
                quantity("StepCount", value, "count", at(29, 10 + number), at(29, 11 + number)),
                quantity("HeartRate", 10 ** (number % 4), "count/min", at(29, number)),
                sample(SLEEP, at(29, 0), at(29, 5), value=chance.choice(["asleep", "inBed", "awake"])),
            ])
        name = "W" * 5000
        add(bridge, {"name": name, "bundleIdentifier": name}, [
            quantity("HeartRate", 60, "count/min", datetime(1, 1, 2, tzinfo=timezone.utc)),
            quantity("OxygenSaturation", 0.97, "%", datetime(4000, 12, 2, tzinfo=timezone.utc)),
        ])
        ask_for_some(bridge)


FILLED = {"person": fill_person, "generated": fill_generated, "empty": fill_empty, "hostile": fill_hostile}
