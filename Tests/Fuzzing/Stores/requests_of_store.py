"""The requests that fill a store with all kinds of content, read all of it, and change it."""

import json

STEPS, MASS, HEART = "HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierBodyMass", "HKQuantityTypeIdentifierHeartRate"
SLEEP, WORKOUT, SUMMARY = "HKCategoryTypeIdentifierSleepAnalysis", "HKWorkoutTypeIdentifier", "HKActivitySummaryTypeIdentifier"
PRESSURE, ROUTE = "HKCorrelationTypeIdentifierBloodPressure", "HKWorkoutRouteTypeIdentifier"
SYSTOLIC, DIASTOLIC = "HKQuantityTypeIdentifierBloodPressureSystolic", "HKQuantityTypeIdentifierBloodPressureDiastolic"
BEATS, ECG, SDNN = "HKDataTypeIdentifierHeartbeatSeries", "HKDataTypeIdentifierElectrocardiogram", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"
TYPES = [STEPS, MASS, HEART, SLEEP, WORKOUT, SYSTOLIC, DIASTOLIC, ROUTE, BEATS, SDNN, ECG]
CHARACTERISTICS = {"BloodType": 1, "BiologicalSex": 1, "FitzpatrickSkinType": 2, "DateOfBirth": {"year": 1990, "month": 5, "day": 17}}
WATCH = {"name": "Watch", "bundleIdentifier": "com.apple.health.watch", "version": "11.0", "productType": "Watch7,1"}
UUID = "6E0C8A2B-3F41-4C7D-9A55-1B2C3D4E5F{:02X}"


def dates(hour=8, minutes=10):
    return {"startDate": f"2026-01-01T{hour:02}:00:00Z", "endDate": f"2026-01-01T{hour:02}:{minutes:02}:00Z"}


def quantity(kind, value, unit, number, hour=8, **more):
    return {"type": kind, "quantity": {"value": value, "unit": unit}, "uuid": UUID.format(number), **dates(hour), **more}


OBJECTS = [
    quantity(STEPS, 100, "count", 1, metadata={"HKWasUserEntered": True, "note": "a", "when": {"date": "2026-01-01T00:00:00Z"}}),
    quantity(STEPS, 7, "count", 2, 9, device={"name": "Tracker", "manufacturer": "Acme"}),
    quantity(MASS, 70, "kg", 3),
    quantity(HEART, 60, "count/min", 4, metadata={"HKMetadataKeySyncIdentifier": "s", "HKMetadataKeySyncVersion": 1}),
    {"type": HEART, "uuid": UUID.format(5), **dates(10), "series": {"unit": "count/min", "quantities": [
        {"value": 60, **dates(10, 1)}, {"value": 70, **dates(10, 2)}]}},
    {"type": SLEEP, "value": 4, "uuid": UUID.format(6), **dates(1)},
    {"type": PRESSURE, "uuid": UUID.format(7), **dates(), "objects": [quantity(SYSTOLIC, 120, "mmHg", 8), quantity(DIASTOLIC, 80, "mmHg", 9)]},
    {"type": WORKOUT, "uuid": UUID.format(10), "workoutActivityType": 37, "duration": 600.0, **dates(),
     "totalEnergyBurned": {"value": 100, "unit": "kcal"}},
    {"type": ROUTE, "uuid": UUID.format(11), **dates(), "locations": [
        {"timestamp": "2026-01-01T08:00:00Z", "latitude": 48.5, "longitude": 2}, {"timestamp": "2026-01-01T08:01:00Z", "latitude": 48.5, "longitude": 2}]},
    {"type": BEATS, "uuid": UUID.format(12), **dates(), "heartbeats": [{"timeSinceSeriesStart": 0.5}, {"timeSinceSeriesStart": 1}]},
    {"type": ECG, "uuid": UUID.format(13), **dates(), "voltages": [
        {"timeSinceSampleStart": 0.5, "quantity": {"value": 1, "unit": "V"}}, {"timeSinceSampleStart": 1, "quantity": {"value": 1, "unit": "V"}}]},
]


def lines(calls):
    return [
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, **({"params": params} if params else {})}).encode()
        for number, (method, params) in enumerate(calls)
    ]


SET_UP = lines([
    ("store/requestAuthorization", {"read": [*TYPES, SUMMARY, *(f"HKCharacteristicTypeIdentifier{name}" for name in CHARACTERISTICS)],
                                    "toShare": [STEPS, MASS, HEART, WORKOUT]}),
    ("control/addSamples", {"source": WATCH, "objects": OBJECTS}),
    ("store/save", {"objects": [quantity(STEPS, 5, "count", 20, 11)]}),
    ("store/deleteObjects", {"type": STEPS, "predicate": {"uuids": [UUID.format(20)]}}),
    ("control/setActivityGoals", {"activeEnergyBurnedGoal": {"value": 400, "unit": "kcal"}}),
    ("control/setPreferredUnit", {"type": MASS, "unit": "lb"}),
    *(("control/setCharacteristic", {"identifier": f"HKCharacteristicTypeIdentifier{name}", "value": value}) for name, value in CHARACTERISTICS.items()),
    ("control/setMedications", {"medications": [{"medication": {"identifier": "a", "displayText": "x"}}, {"medication": {"identifier": "b", "displayText": "y"}}]}),
    ("control/setSourceOrder", {"type": STEPS, "sources": ["com.apple.health.watch"]}),
    ("store/enableBackgroundDelivery", {"type": STEPS, "frequency": 1}),
    ("control/setObjectAuthorization", {"object": "a", "allowed": True}),
    ("control/setWorkoutZones", {"type": HEART, "zoneBoundaries": [{"value": 120, "unit": "count/min"}, {"value": 150, "unit": "count/min"}]}),
    ("control/lockDevice", None),
    ("control/unlockDevice", None),
    ("control/snapshot", {"name": "s"}),
    ("control/restore", {"name": "s"}),
])

QUESTIONS = lines(
    [("store/sampleQuery", {"type": kind}) for kind in [*TYPES, PRESSURE]]
    + [("store/anchoredObjectQuery", {"type": kind}) for kind in TYPES]
    + [("store/statisticsQuery", {"type": STEPS, "options": ["cumulativeSum", "separateBySource", "duration", "mostRecent"]}),
       ("store/statisticsQuery", {"type": HEART, "options": ["discreteAverage", "discreteMax"]}),
       ("store/statisticsCollectionQuery", {"type": STEPS, "options": ["cumulativeSum"], "anchorDate": "2026-01-01T00:00:00Z", "intervalComponents": {"day": 1}}),
       ("store/correlationQuery", {"type": PRESSURE}), ("store/quantitySeriesSampleQuery", {"type": HEART}),
       ("store/sourceQuery", {"type": STEPS}), ("store/activitySummaryQuery", None), ("store/workoutRouteQuery", {"route": UUID.format(11)}),
       ("store/heartbeatSeriesQuery", {"series": UUID.format(12)}), ("store/electrocardiogramQuery", {"electrocardiogram": UUID.format(13)}),
       ("store/preferredUnits", {"types": [MASS, HEART]}), ("store/userAnnotatedMedicationQuery", None),
       *((f"store/{name}", None) for name in ("bloodType", "biologicalSex", "fitzpatrickSkinType", "dateOfBirthComponents")),
       ("control/state", None), ("control/countSamples", None), ("control/listSources", None), ("control/listSources", {"type": STEPS}),
       ("control/listApps", None), ("control/explain", None)]
)

CHANGES = lines([
    ("store/save", {"objects": [quantity(STEPS, 1, "count", 40, 12), quantity(HEART, 61, "count/min", 41, 12, metadata={
        "HKMetadataKeySyncIdentifier": "s", "HKMetadataKeySyncVersion": 2})]}),
    ("store/deleteObjects", {"type": STEPS, "predicate": {}}), ("control/addSteps", {"count": 5}), ("control/deleteSamples", {"type": HEART}),
    ("control/setAuthorization", {"type": STEPS, "direction": "read", "allowed": False}), ("control/advanceClock", {"seconds": 7200}),
    ("control/setMedications", {"medications": []}), ("control/setCharacteristic", {"identifier": "HKCharacteristicTypeIdentifierBloodType", "value": 2}),
    ("control/snapshot", {"name": "t"}), ("control/restore", {"name": "t"}), ("control/uninstallApp", None), ("control/reset", None),
    ("store/enableBackgroundDelivery", {"type": HEART, "frequency": 1}),
])


def unexpected(answer):
    """What is wrong with a line of output; nothing for an answer that the protocol documents."""
    try:
        message = json.loads(answer)
    except ValueError:
        return f"an answer is not JSON: {answer[:200]!r}"
    error = message.get("error")
    if error and error["code"] in (-32603, -32700) and error.get("data", {}).get("store") != "corrupt":
        return f"error {error['code']}: {answer[:300]!r}"
    return None
