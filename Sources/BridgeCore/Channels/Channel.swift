package import HealthEngine
package import HealthJSON
import HealthModel
package import JSON
package import JSONRPC

/// A channel: methods and notifications under one name. Each channel has its own folder and target, and one line in the
/// list of all channels.
package protocol Channel: Sendable {
    /// The name on the wire: `store` in `store/save`.
    var name: String { get }
    /// The caller of the methods.
    var caller: Caller { get }
    /// The methods.
    var methods: [Method] { get }
    /// The notifications that the channel sends.
    var notifications: [NotificationDescription] { get }
    /// The schemas to which the methods and notifications refer.
    var schemas: JSONObject { get }
    /// The names of the errors that a method may return, as in `#/components/errors`.
    func errorNames(of method: Method) -> [String]
    /// The error object that a client of the channel receives for an error.
    func errorObject(for error: BridgeError, of method: Method) -> ErrorObject
    /// The failure of a request for an error of a type that only the channel knows; nil for another one.
    func failure(for error: any Error) -> BridgeError?
    /// The audit action of methods that declare none themselves; nil if they access no health data.
    var usualAuditAction: AuditAction? { get }
    /// The notifications for an event, usually one; nil if another channel sends them.
    func notifications(of event: AppEvent, in app: App) throws -> [JSONRPC.Notification]?
    /// Further members of the description of each method in the OpenRPC document, such as `x-mirrors`.
    func descriptionMembers(of method: Method) -> JSONObject
    /// Whether methods may be called without the channel prefix.
    var allowsBareNames: Bool { get }
    /// Whether code of a hosted app carries out the methods.
    var isHosted: Bool { get }
}

/// A notification of the host, for the OpenRPC document.
package struct NotificationDescription: Sendable {
    /// The name with the channel prefix.
    package let name: String
    /// One sentence that says when it is sent.
    package let summary: String
    /// The name of the schema of the params.
    package let schema: String

    package init(_ name: String, _ summary: String, schema: String) {
        self.name = name
        self.summary = summary
        self.schema = schema
    }
}

extension Channel {
    package var notifications: [NotificationDescription] { [] }
    package var schemas: JSONObject { [:] }
    package var usualAuditAction: AuditAction? { nil }
    package var allowsBareNames: Bool { false }
    package var isHosted: Bool { false }

    package func errorNames(of method: Method) -> [String] {
        switch caller {
        case .app, .plugin:
            ["invalidParams", "healthKitError", "nativeException", "fault", "requestCancelled", "internalError"]
        case .test, .client:
            ["invalidParams", "internalError"]
        }
    }

    package func errorObject(for error: BridgeError, of method: Method) -> ErrorObject { error.errorObject }

    package func failure(for error: any Error) -> BridgeError? { nil }

    package func notifications(of event: AppEvent, in app: App) throws -> [JSONRPC.Notification]? { nil }

    package func descriptionMembers(of method: Method) -> JSONObject { [:] }
}
