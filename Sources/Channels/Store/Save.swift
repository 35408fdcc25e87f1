import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.save(_:withCompletion:)` (SAVE-29 to SAVE-38).
enum Save: Method {
    static let name = "store/save"
    static let summary = "Saves samples: all of them, or, if one cannot be saved, none."
    static let objects = Parameter.required("objects", .samples, "The samples.")
    static let parameters = [objects.description]
    static let result = ResultDescription.uuids
    static let example = Example(
        ["objects": [SampleExamples.heartRate]],
        result: ["uuids": [.string(SampleExamples.uuid)]],
        given: [("store/requestAuthorization", ["toShare": ["HKQuantityTypeIdentifierHeartRate"]])]
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[String]> {
        let samples = try arguments(objects)
        context.journal(samples.map(\.type), count: samples.count)
        return Single(uuids: try context.healthKit { store throws(HealthFailure) in try store.save(samples) })
    }
}
