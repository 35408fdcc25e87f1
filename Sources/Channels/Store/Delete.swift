import Foundation
import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.delete(_:withCompletion:)` (DEL-01 to DEL-04). An object without identifier is one that was never
/// saved.
enum Delete: Method {
    static let name = "store/delete"
    static let summary = "Deletes objects that this app has saved: all of them, or, if one cannot be deleted, none."
    static let uuids = Parameter.optional("uuids", .uuids, "The identifiers of the objects.")
    static let objects = Parameter.optional("objects", .samples, "The objects as they were saved, instead of `uuids`.")
    static let parameters = [uuids.description, objects.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["uuids": [.string(SampleExamples.uuid)]],
        result: .null,
        given: SampleExamples.saved
    )
    static let auditAction: AuditAction? = .delete

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let uuids = try arguments(uuids)
        let objects = try arguments(objects)
        let deleted: [UUID]
        switch (uuids, objects) {
        case (let uuids?, nil): deleted = uuids
        case (nil, let objects?): deleted = objects.map(\.uuid)
        case (nil, nil): throw .missing(Self.uuids.name)
        case (_?, _?): throw .expected("left out where objects is given", at: Self.uuids.name)
        }
        context.journal((objects ?? []).map(\.type), count: deleted.count)
        let types = try context.healthKit { store throws(HealthFailure) in try store.delete(deleted) }
        context.journal(types, count: deleted.count)
        return JSONNull()
    }
}
