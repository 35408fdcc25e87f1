import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension CapgoHealthChannel {
    static let queryWorkouts = Method(
        plugin: "queryWorkouts",
        "Returns the workouts that overlap the interval. Dates that cannot be read have no effect.",
        [.workoutType, .startDate, .endDate, .limit, .ascending, .anchor],
        result: ResultDescription("workouts", Schemas.reference("CapgoWorkouts"))
    ) { call, arguments in
        var start = arguments.date(.startDate) ?? call.now.addingTimeInterval(-86400)
        var end = arguments.date(.endDate) ?? call.now
        guard end >= start else { throw BridgeError.invalidDateRange }
        let ascending = arguments[.ascending].bool ?? false
        if let anchor = arguments.date(.anchor) {
            if ascending { start = anchor } else { end = anchor }
        }
        var predicate = SamplePredicate.samples(start: start, end: end)
        if let name = arguments[.workoutType].string, let activities = call.activityTypes(name) {
            predicate = .and([predicate, .or(activities.map { .workoutActivityType($0) })])
        }
        let limit = arguments[.limit].int ?? 100
        let query = SampleQuery(
            .workout, predicate, limit: limit, sortDescriptors: [SampleSortDescriptor(.startDate, ascending: ascending)]
        )
        let samples = try call.rejecting { try call.store.execute(query) }
        var list: [JSONValue] = []
        for sample in samples { list.append(.object(try call.members(of: sample))) }
        var result: JSONObject = ["workouts": .array(list)]
        if let last = samples.last, samples.count >= limit {
            let next = ascending ? last.endDate.addingTimeInterval(0.001) : last.startDate.addingTimeInterval(-0.001)
            result["anchor"] = .string(next.isoWithFraction)
        }
        return JSONValue.object(result)
    }
}

extension NativeValue {
    /// A date; nil if it is missing or cannot be read.
    fileprivate func date(_ parameter: ParameterDescription) -> Date? {
        self[parameter].capacitorText.flatMap(Date.init(isoWithFraction:))
    }
}

extension Call {
    /// The activities of a name; nil for an unknown one. Activities that the system does not have are replaced.
    fileprivate func activityTypes(_ name: String) -> [Int]? {
        let (walkPace, runPace, dance, swimming, diving, other) = (70, 71, 14, 46, 84, 3000)
        if name == "wheelchair" { return [runPace, walkPace] }
        guard let activity = WorkoutType.activityType(name) else { return nil }
        guard !Enumeration.workoutActivityType.contains(activity, on: device.osVersion) else { return [activity] }
        if activity == diving { return [swimming] }
        return [name == "cardioDance" || name == "socialDance" ? dance : other]
    }

    fileprivate func members(of sample: Sample) throws -> JSONObject {
        let workout = sample.workout ?? Workout(activityType: 3000)
        var members: JSONObject = [
            "workoutType": .string(WorkoutType.name(of: workout.activityType)),
            "duration": .integer(Int64(clamping: try Int(truncating: workout.duration))),
            "startDate": .string(sample.startDate.isoWithFraction),
            "endDate": .string(sample.endDate.isoWithFraction),
        ]
        if let energy = workout.totalEnergyBurned {
            members["totalEnergyBurned"] = .double(try value(energy, in: .kilocalorie))
        }
        if let distance = workout.totalDistance {
            members["totalDistance"] = .double(try value(distance, in: .meter))
        }
        members.addMetadata(of: sample)
        let metadata = sample.metadata.texts
        if !metadata.isEmpty { members["metadata"] = .object(metadata) }
        let laps = workout.events.filter { $0.type == .lap }
        var events: [JSONValue] = []
        for (index, event) in laps.enumerated() {
            let next = index + 1 < laps.count ? laps[index + 1].startDate : sample.endDate
            events.append(try lap(event, until: next))
        }
        if !events.isEmpty { members["workoutEvents"] = .array(events) }
        return members
    }

    /// A lap lasts until the next one, or until the end of the workout.
    private func lap(_ event: WorkoutEvent, until end: Date) throws -> JSONValue {
        var members: JSONObject = [
            "type": "lap", "date": .string(event.startDate.isoWithFraction),
            "durationSeconds": .double(max(0, end.timeIntervalSince(event.startDate))),
        ]
        if case .quantity(let length) = event.metadata["HKLapLength"] {
            members["distanceMeters"] = .double(try value(length, in: .meter))
        }
        return .object(members)
    }
}

extension Metadata {
    /// Texts, and the `stringValue` of numbers. Dates and quantities are left out.
    fileprivate var texts: JSONObject {
        var texts = JSONObject()
        for (key, value) in entries {
            switch value {
            case .string(let text): texts.append(key, .string(text))
            case .bool(let value): texts.append(key, value ? "1" : "0")
            case .integer(let value): texts.append(key, .string(String(value)))
            case .real(let value): texts.append(key, .string(String(format: "%.16g", value)))
            case .date, .quantity: break
            }
        }
        return texts
    }
}
