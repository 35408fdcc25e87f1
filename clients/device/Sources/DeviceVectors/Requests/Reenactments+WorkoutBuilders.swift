import Foundation
import HealthKit

/// Workout builders and live workout builders.
extension Reenactments {
    static let workoutBuilders: [String: Reenactment] = [
        "workoutBuilder.create": { call in
            let builder = HKWorkoutBuilder(
                healthStore: call.store,
                configuration: try call.configuration(call.value("configuration")),
                device: try call.device()
            )
            call.answer(["builder": .integer(call.app.handle(of: builder))])
        },
        "workoutBuilder.beginCollection": { call in
            try call.builder().beginCollection(withStart: call.required("startDate", .date), completion: call.completion())
        },
        "workoutBuilder.endCollection": { call in
            try call.builder().endCollection(withEnd: call.required("endDate", .date), completion: call.completion())
        },
        "workoutBuilder.finishWorkout": { call in
            try call.builder().finishWorkout { workout, error in
                if let error { return call.answer(.failure(error)) }
                call.answer(["workout": workout?.json() ?? .null])
            }
        },
        "workoutBuilder.discardWorkout": { call in
            try call.builder().discardWorkout()
            call.answer(.null)
        },
        "workoutBuilder.elapsedTime": { call in
            let builder = try call.builder()
            if let date = try call.optional("date", .date) {
                call.answer(.real(builder.elapsedTime(at: date)))
            } else if let live = builder as? HKLiveWorkoutBuilder {
                call.answer(.real(live.elapsedTime))
            } else {
                call.answer(.real(builder.elapsedTime(at: call.app.phone.now)))
            }
        },
        "workoutBuilder.addSamples": { call in
            let builder = try call.builder()
            let samples = try call.samples("samples")
            builder.add(samples, completion: call.completion(uuids(samples)))
        },
        "workoutBuilder.addWorkoutEvents": { call in
            let builder = try call.builder()
            let events = try call.value("workoutEvents").elements().map { try call.event($0) }
            builder.addWorkoutEvents(events, completion: call.completion())
        },
        "workoutBuilder.addMetadata": { call in
            try call.builder().addMetadata(call.metadata() ?? [:], completion: call.completion())
        },
        "workoutBuilder.statistics": { call in
            let builder = try call.builder()
            var object = JSONObject()
            if let type = try call["type"].map({ try call.quantityType($0) }) {
                object[type.identifier] = builder.statistics(for: type)?.json()
            } else {
                for (type, statistics) in builder.allStatistics { object[type.identifier] = statistics.json() }
            }
            call.answer(["statistics": .object(object)])
        },
        "workoutBuilder.seriesBuilder": { call in
            let builder = try call.builder()
            guard let type = try call.sampleType() as? HKSeriesType else { throw NotReenacted(.value) }
            let series = builder.seriesBuilder(for: type) as? HKWorkoutRouteBuilder
            call.answer(["builder": series.map { .integer(call.app.handle(of: $0)) } ?? .null])
        },
        "workoutBuilder.addWorkoutActivity": { call in
            let activity = try call.activity(call.value("workoutActivity"))
            try call.builder().addWorkoutActivity(
                activity, completion: call.completion(["uuid": .string(activity.uuid.uuidString)])
            )
        },
        "workoutBuilder.updateActivity": { call in
            let builder = try call.builder()
            let uuid = try call.required("uuid", .uuid)
            if let end = try call.optional("endDate", .date) {
                builder.updateActivity(uuid: uuid, end: end, completion: call.completion())
            } else {
                builder.updateActivity(uuid: uuid, adding: try call.metadata() ?? [:], completion: call.completion())
            }
        },
        "liveWorkoutBuilder.setDataSource": { call in
            let configuration = try call["configuration"].map { try call.configuration($0) }
            let source = HKLiveWorkoutDataSource(healthStore: call.store, workoutConfiguration: configuration)
            let builder = try call.liveBuilder()
            builder.dataSource = source
            call.answer(source.json)
        },
        "liveWorkoutBuilder.typesToCollect": { call in
            call.answer(try call.liveBuilder().dataSource?.json ?? ["typesToCollect": []])
        },
        "liveWorkoutBuilder.enableCollection": { call in
            guard let source = try call.liveBuilder().dataSource else { throw NotReenacted(.value) }
            source.enableCollection(for: try call.quantityType(call.value("type")), predicate: nil)
            call.answer(source.json)
        },
        "liveWorkoutBuilder.disableCollection": { call in
            guard let source = try call.liveBuilder().dataSource else { throw NotReenacted(.value) }
            source.disableCollection(for: try call.quantityType(call.value("type")))
            call.answer(source.json)
        },
        "liveWorkoutBuilder.state": { call in
            let builder = try call.liveBuilder()
            var object: JSONObject = [
                "shouldCollectWorkoutEvents": .bool(builder.shouldCollectWorkoutEvents),
                "elapsedTime": .real(builder.elapsedTime),
            ]
            object["startDate"] = builder.startDate?.json
            object["endDate"] = builder.endDate?.json
            object["currentWorkoutActivity"] = builder.currentWorkoutActivity?.currentJSON
            call.answer(.object(object))
        },
        "liveWorkoutBuilder.setShouldCollectWorkoutEvents": { call in
            let builder = try call.liveBuilder()
            builder.shouldCollectWorkoutEvents = try call.required("shouldCollectWorkoutEvents", .bool)
            call.answer(.null)
        },
    ]
}

extension StoreCall {
    fileprivate func builder() throws -> HKWorkoutBuilder { try object("builder", as: HKWorkoutBuilder.self) }

    fileprivate func liveBuilder() throws -> HKLiveWorkoutBuilder { try object("builder", as: HKLiveWorkoutBuilder.self) }
}

extension HKLiveWorkoutDataSource {
    fileprivate var json: JSONValue {
        ["typesToCollect": .array(typesToCollect.map(\.identifier).sorted().map(JSONValue.string))]
    }
}
