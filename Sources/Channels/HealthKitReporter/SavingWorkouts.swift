import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Saving workouts, and adding samples to them.
extension HealthKitReporterChannel {
    static let workoutMethods = [saveWorkout, addCategory, addQuantity, relateWorkoutEffort, unrelateWorkoutEffort]

    private static let saveWorkout = Method(
        reporter: "saveWorkout",
        "Saves a workout with a workout builder: its samples, a sample for each total, and its route.",
        [.workout, .samples.described("The samples of the workout.", isRequired: false), .route],
        result: .json,
        audit: .action(.write)
    ) { call, arguments in
        let map = try arguments.required(.workout, \.map)
        let maps = arguments[.samples].maps ?? []
        let locationMaps = arguments[.route].maps ?? []
        let payload = try call.workoutPayload(map)
        let metadata = try call.metadata(payload.header.metadata)
        var samples = try maps.map { map in try call.sample(map) }
        samples += try call.totals(of: payload, besides: samples)
        let locations = try locationMaps.map { map in try call.location(map) }
        let workout = try call.build(payload, samples, metadata)
        try call.saveRoute(locations, of: workout)
        return workout.payload(on: call.device.osVersion).text
    }

    private static let addCategory = adding("addCategory", .categories, "Adds category samples to a workout.") { call, map in
        try call.categorySample(map)
    }

    private static let addQuantity = adding("addQuantity", .quantities, "Adds quantity samples to a workout.") { call, map in
        try call.quantitySample(map)
    }

    private static func adding(
        _ name: String,
        _ addedSamples: ParameterDescription,
        _ summary: String,
        _ read: @escaping @Sendable (Call, NativeValue) throws -> Sample
    ) -> Method {
        Method(
            reporter: name,
            summary,
            [addedSamples, .device, .workout.described("The stored workout, which is found by its UUID.")],
            result: .success,
            audit: .action(.write)
        ) { call, arguments in
            let maps = try arguments.required(addedSamples, \.maps)
            var samples = try maps.map { map in try read(call, map) }
            if let device = try arguments[.device].map.map({ map in try Device(map) }) {
                samples = samples.map { $0.with($0.content, device: device, sourceRevision: nil) }
            }
            let header = try call.workoutHeader(try arguments.required(.workout, \.map))
            let workout = try call.storedSample(.workout, header.uuid)
            _ = try call.run { store in try store.add(samples, to: workout.uuid) }
            return true
        }
    }

    private static let relateWorkoutEffort = changingEffort(
        "relateWorkoutEffort",
        "Saves an effort score, and relates it to a workout or to one of its activities.",
        "The effort score."
    ) { call, map in
        try call.quantitySample(map)
    } change: { store, sample, workout, activity in
        try store.relateWorkoutEffortSample(sample, with: workout, activity: activity)
    }

    private static let unrelateWorkoutEffort = changingEffort(
        "unrelateWorkoutEffort",
        "Ends the relation between a stored effort score and a workout.",
        "The effort score, which is found by its UUID."
    ) { call, map in
        let header = try SampleHeader(map)
        return try call.storedSample(try call.payloadType(header.identifier, .quantity), header.uuid)
    } change: { store, sample, workout, activity in
        try store.unrelateWorkoutEffortSample(sample.uuid, from: workout, activity: activity)
    }

    /// A method that changes the relation of an effort score with a workout.
    private static func changingEffort(
        _ name: String,
        _ summary: String,
        _ sampleSummary: String,
        _ read: @escaping @Sendable (Call, NativeValue) throws -> Sample,
        change: @escaping @Sendable (HealthStore, Sample, _ workout: UUID, _ activity: UUID?) throws -> Void
    ) -> Method {
        Method(
            reporter: name,
            summary,
            [.sample.described(sampleSummary), .workoutUUID, .activityUUID],
            result: .success,
            audit: .action(.write)
        ) { call, arguments in
            try call.require(.workoutEffort)
            let map = try arguments.required(.sample, \.map)
            let workoutText = try arguments.required(.workoutUUID, \.string)
            try call.checkEffort(try SampleHeader(map))
            let sample = try read(call, map)
            let (workout, activity) = try call.workoutPart(workoutText, arguments[.activityUUID].string)
            try call.run { store in try change(store, sample, workout.uuid, activity?.uuid) }
            return true
        }
    }
}

extension ParameterDescription {
    fileprivate static let categories = maps("categories", "The samples.", isRequired: true)
    fileprivate static let quantities = maps("quantities", "The samples.", isRequired: true)
    fileprivate static let activityUUID = text("activityUUID", "The UUID of an activity. Default: the whole workout.")
}

extension Call {
    /// A sample for each total of a workout whose type is not among its samples.
    fileprivate func totals(of payload: WorkoutPayload, besides samples: [Sample]) throws -> [Sample] {
        let (workout, header) = (payload.workout, payload.header)
        let types = Set(samples.map(\.type))
        var missing: [Sample] = []
        for total in WorkoutTotal.all {
            let type = total.type(in: workout)
            guard let quantity = workout[keyPath: total.path], !types.contains(type) else { continue }
            missing.append(try sample(type, .quantity(quantity), header.startDate, header.endDate, device: header.device))
        }
        return missing
    }

    /// Saves a workout as the package does. As on a device, an error leaves the samples that are already saved.
    fileprivate func build(_ payload: WorkoutPayload, _ samples: [Sample], _ metadata: Metadata) throws -> Sample {
        let (workout, header) = (payload.workout, payload.header)
        let finished = try run { store in
            let builder = try WorkoutBuilder(store: store, configuration: workout.configuration, device: header.device)
            try builder.beginCollection(at: header.startDate)
            if !samples.isEmpty { try builder.add(samples) }
            if !workout.events.isEmpty { try builder.addWorkoutEvents(workout.events) }
            if !metadata.isEmpty { try builder.addMetadata(metadata) }
            for activity in payload.activities { try builder.addWorkoutActivity(activity) }
            try builder.endCollection(at: header.endDate)
            return try builder.finishWorkout()
        }
        guard let finished else { throw BridgeError.healthKit(HealthError(.errorDatabaseInaccessible)) }
        return finished
    }

    /// Saves the route of a workout. An error has the stored workout as its details.
    fileprivate func saveRoute(_ locations: [Location], of workout: Sample) throws {
        guard !locations.isEmpty else { return }
        let result = try attempt {
            let builder = WorkoutRouteBuilder(store: store, device: workout.device)
            try builder.insertRouteData(locations)
            _ = try builder.finishRoute(with: workout.uuid)
        }
        guard case .failure(let error) = result else { return }
        throw BridgeError.healthKit(error, details: workout.payload(on: device.osVersion).text)
    }

    fileprivate func checkEffort(_ header: SampleHeader) throws {
        let types = [ObjectType.workoutEffortScore, .estimatedWorkoutEffortScore]
        guard types.contains(where: { $0.identifier == header.identifier }) else {
            throw BridgeError.library(.invalidType, "\(header.identifier.shortened) is not a workout effort score")
        }
    }

    /// A stored workout, and one of its activities.
    fileprivate func workoutPart(_ workoutText: String, _ activityText: String?) throws -> (Sample, WorkoutActivity?) {
        let workout = try storedSample(.workout, workoutText)
        guard let activityText else { return (workout, nil) }
        guard let activity = workout.workoutActivities.first(where: { $0.uuid.uuidString == activityText })
        else { throw BridgeError.library(.invalidIdentifier, "No activity \(activityText.shortened)") }
        return (workout, activity)
    }
}
