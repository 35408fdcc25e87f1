import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The texts of workouts.
enum WorkoutNames {
    private static let names = Dictionary(uniqueKeysWithValues: activityTypes.map { ($0.value, $0.key) })

    static func name(of activityType: Int) -> String { names[activityType] ?? "Other" }
}

/// Workouts.
extension AppleHealthKitChannel {
    static let getAnchoredWorkouts = Method(
        plugin: "getAnchoredWorkouts",
        "Returns the workouts that were saved since an anchor, without those that have no metadata or no product type.",
        [.anchor, .startDate.described("The start. Without it, all workouts."), .endDate, .limit],
        result: .object
    ) { call, arguments in
        let options = call.options(arguments)
        let limit = try options.count(.limit, default: SampleQuery.noLimit)
        var anchor: QueryAnchor?
        if options[.anchor].isPresent {
            guard let text = options[.anchor].string else { throw BridgeError.unrecognized("length", by: options[.anchor]) }
            anchor = QueryAnchor(text: text)
        }
        let startDate = options.date(.startDate, default: nil)
        let endDate = options.date(.endDate, default: call.now)
        let interval = SamplePredicate.samples(start: startDate, end: endDate, options: .strictStartDate)
        let query = AnchoredObjectQuery(.workout, startDate == nil ? .all : interval, anchor: anchor, limit: limit)
        switch try call.attempt({ try call.store.execute(query) }) {
        case .failure(let error): throw BridgeError.text("error getting samples", error)
        case .success(let result):
            call.objectCount = result.samples.count
            var workouts: [JSONValue] = []
            for sample in result.samples {
                guard let device = sample.sourceRevision?.productType, let workout = sample.workout,
                    !sample.metadata.isEmpty
                else { continue }
                var members = try call.members(of: sample, workout, device)
                members["duration"] = .double(workout.duration)
                members["workoutEvents"] = .array(workout.events.map(call.json))
                workouts.append(.object(members))
            }
            return ["anchor": .string(result.anchor.text), "data": .array(workouts)] as JSONValue
        }
    }

    static let saveWorkout = Method(
        plugin: "saveWorkout",
        "Saves a workout without metadata. An unknown type is `AmericanFootball`; an unknown unit drops its total.",
        [
            .type.described("The name of the activity."), .startDate, .endDate.described("The end."), .energyBurned,
            .energyBurnedUnit, .distance, .distanceUnit, .duration,
        ],
        result: ResultDescription("uuid", .stringSchema),
        audit: .action(.write)
    ) { call, arguments in
        let options = call.options(arguments)
        let football = 1
        let activityType = options[.type].string.flatMap { WorkoutNames.activityTypes[$0] } ?? football
        let startDate = options.date(.startDate, default: nil)
        let endDate = options.date(.endDate, default: nil)
        _ = try options.double(.duration)
        var workout = Workout(activityType: activityType)
        workout.totalEnergyBurned = try options.quantity(.energyBurned, .energyBurnedUnit)
        workout.totalDistance = try options.quantity(.distance, .distanceUnit)
        guard let startDate, let endDate else { throw BridgeError.nilSampleDate }
        let failure = "An error occured saving the workout"
        return try call.save(.workout, .workout(workout), startDate, endDate, [:], failure).uuidString
    }
}

extension Options {
    /// `hkQuantityFromOptions:`, nil without a known unit or for a negative value.
    fileprivate func quantity(_ value: ParameterDescription, _ unit: ParameterDescription) throws -> Quantity? {
        let value = try double(value, default: -1)
        guard let unit = try self.unit(unit), value >= 0 else { return nil }
        return Quantity(unit: unit, value: value)
    }
}

extension Call {
    func members(of sample: Sample, _ workout: Workout, _ device: String) throws -> JSONObject {
        [
            "activityId": .integer(workout.activityType), "id": .string(sample.uuid.uuidString),
            "activityName": .string(WorkoutNames.name(of: workout.activityType)),
            "calories": try value(workout.totalEnergyBurned, in: .kilocalorie),
            "tracked": .bool(sample.metadata.isTracked),
            "metadata": sample.metadata.isEmpty ? .null : sample.metadata.json,
            "sourceName": .string(sample.sourceName),
            "sourceId": .string(sample.sourceIdentifier), "device": .string(device),
            "distance": try value(workout.totalDistance, in: .known("mi")), "start": .string(text(sample.startDate)),
            "end": .string(text(sample.endDate)),
        ]
    }

    /// `formatWorkoutEvents:`
    fileprivate func json(_ event: WorkoutEvent) -> JSONValue {
        [
            "eventTypeInt": .integer(event.type.rawValue),
            "eventType": .string(WorkoutNames.events.text(of: event.type.rawValue - 1, else: "")),
            "startDate": .string(text(event.startDate)), "endDate": .string(text(event.endDate)),
        ]
    }
}
