import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.requestPerObjectReadAuthorization(for:predicate:completion:)` (AUTH-46 to AUTH-48).
enum RequestPerObjectReadAuthorization: Method {
    static let name = "store/requestPerObjectReadAuthorization"
    static let summary = "Shows the objects of a type and asks the user which of them the app may read."
    static let predicate = Parameter.optional("predicate", .any, "Which objects are listed; by default all.")
    static let parameters = [StoreParameters.type.description, predicate.description]
    static let result = ResultDescription("completion", Schemas.reference("Completion"))
    static let example = Example(["type": "HKVisionPrescriptionTypeIdentifier"], result: ["success": true])
    static let auditAction: AuditAction? = .authorize

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let type = try arguments(StoreParameters.type)
        let reader = try arguments(predicate).map { JSONReader($0, path: predicate.name) }
        let isSuccess: Bool
        if type == .userAnnotatedMedication {
            let predicate = try reader.map { reader throws(BridgeError) in
                try Form<MedicationPredicate>.medicationPredicate.read(reader, arguments)
            }
            context.journal([type])
            isSuccess = try context.healthKit { store throws(HealthFailure) in
                try store.requestPerObjectReadAuthorization(for: type, predicate ?? .all)
            }
        } else {
            let predicate = try reader.map { reader throws(BridgeError) in
                try Form<SamplePredicate>.predicate.read(reader, arguments)
            }
            context.journal([type])
            isSuccess = try context.healthKit { store throws(HealthFailure) in
                try store.requestPerObjectReadAuthorization(for: type, predicate ?? SamplePredicate.all)
            }
        }
        return ["success": .bool(isSuccess)]
    }
}
