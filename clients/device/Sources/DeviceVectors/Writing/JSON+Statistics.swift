import Foundation
import HealthKit

// Statistics and activity summaries, in the form of the wire.

extension HKStatistics {
    /// The figures in a unit, or in that of HealthKit.
    func json(in unit: HKUnit? = nil) -> JSONValue {
        var object: JSONObject = ["type": .string(quantityType.identifier), "startDate": startDate.json, "endDate": endDate.json]
        object["sumQuantity"] = sumQuantity()?.json(in: unit)
        object["averageQuantity"] = averageQuantity()?.json(in: unit)
        object["minimumQuantity"] = minimumQuantity()?.json(in: unit)
        object["maximumQuantity"] = maximumQuantity()?.json(in: unit)
        object["mostRecentQuantity"] = mostRecentQuantity()?.json(in: unit)
        object["mostRecentQuantityDateInterval"] = mostRecentQuantityDateInterval()?.json
        object["duration"] = duration()?.json(in: .second())
        if let sources {
            object["sources"] = .array(sources.map(\.json))
            var bySource = JSONObject()
            for source in sources { bySource[source.bundleIdentifier] = json(of: source, in: unit) }
            object["bySource"] = .object(bySource)
        }
        return .object(object)
    }

    private func json(of source: HKSource, in unit: HKUnit?) -> JSONValue {
        var object = JSONObject()
        object["sumQuantity"] = sumQuantity(for: source)?.json(in: unit)
        object["averageQuantity"] = averageQuantity(for: source)?.json(in: unit)
        object["minimumQuantity"] = minimumQuantity(for: source)?.json(in: unit)
        object["maximumQuantity"] = maximumQuantity(for: source)?.json(in: unit)
        object["mostRecentQuantity"] = mostRecentQuantity(for: source)?.json(in: unit)
        object["mostRecentQuantityDateInterval"] = mostRecentQuantityDateInterval(for: source)?.json
        object["duration"] = duration(for: source)?.json(in: .second())
        return .object(object)
    }
}

extension [HKQuantityType: HKStatistics] {
    /// The statistics by type identifier. Nil if there are none.
    var json: JSONValue? {
        guard !isEmpty else { return nil }
        return .object(reduce(into: JSONObject()) { $0[$1.key.identifier] = $1.value.json() })
    }
}

extension StoreCall {
    /// `{activitySummaries}`. Newer systems have more properties.
    func json(of summaries: [HKActivitySummary]) -> JSONObject {
        ["activitySummaries": .array(summaries.map { $0.json(on: app.phone) })]
    }
}

extension HKActivitySummary {
    fileprivate func json(on phone: any TestedPhone) -> JSONValue {
        let day = dateComponents(for: Calendar(identifier: .gregorian))
        var object: JSONObject = [
            "dateComponents": [
                "era": .integer(day.era ?? 0), "year": .integer(day.year ?? 0), "month": .integer(day.month ?? 0),
                "day": .integer(day.day ?? 0), "calendar": "gregorian",
            ],
            "activityMoveMode": .integer(activityMoveMode.rawValue),
            "activeEnergyBurned": activeEnergyBurned.json(), "activeEnergyBurnedGoal": activeEnergyBurnedGoal.json(),
            "appleMoveTime": appleMoveTime.json(), "appleMoveTimeGoal": appleMoveTimeGoal.json(),
            "appleExerciseTime": appleExerciseTime.json(), "appleExerciseTimeGoal": appleExerciseTimeGoal.json(),
            "appleStandHours": appleStandHours.json(), "appleStandHoursGoal": appleStandHoursGoal.json(),
        ]
        if phone.hasSystem(16, 0) {
            object["exerciseTimeGoal"] = exerciseTimeGoal?.json()
            object["standHoursGoal"] = standHoursGoal?.json()
        }
        if phone.hasSystem(18, 0) { object["isPaused"] = .bool(isPaused) }
        return .object(object)
    }
}
