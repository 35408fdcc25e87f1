import Foundation
import HealthKit

/// Saving and deleting.
extension Reenactments {
    static let saving: [String: Reenactment] = [
        "save": { call in
            let objects = try call.samples("objects")
            call.store.save(objects, withCompletion: call.completion(uuids(objects)))
        },
        "addSamples": { call in
            let samples = try call.samples("samples")
            call.store.add(samples, to: try call.workout("workout"), completion: call.completion(uuids(samples)))
        },
        "delete": { call in
            let objects: [HKObject] =
                if let uuids = try call.optional("uuids", .uuids) {
                    try uuids.map { try call.sample($0) }
                } else { try call.samples("objects") }
            call.store.delete(objects, withCompletion: call.completion())
        },
        "deleteObjects": { call in
            let predicate = try call.predicate() ?? NSPredicate(value: true)
            call.store.deleteObjects(of: try call.sampleType(), predicate: predicate) { isDone, count, error in
                if let error { return call.answer(.failure(error)) }
                if isDone { call.answer(["count": .integer(count)]) }
            }
        },
        "relateWorkoutEffortSample": { call in
            let sample = try call.sample(call.value("sample"))
            call.store.relateWorkoutEffortSample(
                sample,
                with: try call.workout("workout"),
                activity: try call.knownActivity(),
                completion: call.completion(["uuid": .string(sample.uuid.uuidString)])
            )
        },
        "unrelateWorkoutEffortSample": { call in
            call.store.unrelateWorkoutEffortSample(
                try call.sample(call.required("sample", .uuid)),
                from: try call.workout("workout"),
                activity: try call.knownActivity(),
                completion: call.completion()
            )
        },
    ]

    static func uuids(_ objects: [HKSample]) -> JSONValue { ["uuids": .array(objects.map { .string($0.uuid.uuidString) })] }
}
