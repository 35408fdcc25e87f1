import HealthEngine
import JSON

/// The completion handler of an observer query (OBS-03). Calling it again does nothing.
enum CompleteObserver: Method {
    static let name = "store/completeObserver"
    static let summary = "Calls the completion handler that an observer query was given with a delivery."
    static let delivery = Parameter.required("delivery", .integer, "The number of the delivery, from its notification.")
    static let parameters = [delivery.description]
    static let result = ResultDescription.nothing
    static let example = Example(["delivery": 1], result: .null)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        context.store.completeObserver(delivery: try arguments(delivery))
        return JSONNull()
    }
}
