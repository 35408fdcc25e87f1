import HealthEngine
import HealthModel
import JSON

/// The user flips the switch of one prescription, document or medication in Settings (AUTH-47).
enum SetObjectAuthorization: Method {
    static let name = "control/setObjectAuthorization"
    static let summary =
        "The user flips the switch of one object in Settings; null makes it undecided, as if it had never been listed."
    static let object = Parameter.required(
        "object",
        .string,
        "The UUID of a prescription or document, or the identifier of a medication."
    )
    static let parameters = [
        object.description, SetAuthorization.allowed.description, SetAuthorization.bundleIdentifier.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(["object": .string(SampleExamples.uuid), "allowed": false], result: .null)
    static let auditAction: AuditAction? = .authorize

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let object = try arguments(object).objectName
        let allowed = try arguments(SetAuthorization.allowed)
        let bundleIdentifier = try arguments(SetAuthorization.bundleIdentifier)
        context.noteUser(decidingOn: bundleIdentifier)
        try context.healthKit { store throws(HealthFailure) in
            try store.setObjectAuthorization(allowed, on: object, bundleIdentifier: bundleIdentifier)
        }
        return JSONNull()
    }
}
