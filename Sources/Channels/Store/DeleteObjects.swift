import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.deleteObjects(of:predicate:withCompletion:)` (DEL-05, DEL-06).
enum DeleteObjects: Method {
    static let name = "store/deleteObjects"
    static let summary = "Deletes what this app has saved of a type and a predicate selects; none is no failure."
    static let type = QueryParameters.sampleType
    static let predicate = Parameter.required("predicate", .predicate, "Which objects.")
    static let parameters = [type.description, predicate.description]
    static let result = ResultDescription("count", Schemas.reference("DeletedCount"))
    static let example = Example(
        ["type": "HKQuantityTypeIdentifierHeartRate", "predicate": [:]],
        result: ["count": 1],
        given: SampleExamples.saved
    )
    static let auditAction: AuditAction? = .delete

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<Int> {
        let type = try arguments(type)
        let predicate = try arguments(predicate)
        let count = try context.query([type]) { store throws(HealthFailure) in
            try store.deleteObjects(of: type, predicate)
        } count: {
            $0
        }
        return Single("count", count)
    }
}
