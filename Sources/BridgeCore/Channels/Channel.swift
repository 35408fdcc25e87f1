package import HealthEngine
package import HealthModel
package import JSON
package import JSONRPC

/// A channel: methods and notifications under one name, as one native side serves them. It is a folder and a target of its
/// own, and one line in the list of all channels.
package protocol Channel: Sendable {
    /// The name, as on the wire: `store` in `store/save`.
    var name: String { get }
    /// Who calls its methods.
    var role: ChannelRole { get }
    /// Its methods.
    var methods: [Method] { get }
    /// What it sends by itself.
    var notifications: [NotificationDescription] { get }
    /// The schemas that its methods and notifications refer to.
    var schemas: JSONObject { get }
    /// How the arguments of a method are read.
    func argumentStyle(of method: Method) -> ArgumentStyle
    /// The names of the errors that a method may answer, as in `#/components/errors`.
    func errorNames(of method: Method) -> [String]
    /// The error object that leaves for an error, as the client of the channel gets it.
    func errorObject(for error: BridgeError, of method: Method) -> ErrorObject
    /// What a method does with health data, unless it says so itself; nil if it touches none.
    var usualAuditAction: AuditAction? { get }
    /// The notification by which the channel tells the app of an event; nil if the event is not the channel's.
    func notification(of event: AppEvent, in app: App) throws(HealthFailure) -> JSONRPC.Notification?
    /// Further members of the description of each method in the OpenRPC document, such as `x-mirrors`.
    func descriptionMembers(of method: Method) -> JSONObject
    /// Whether methods may be called without the name of the channel.
    var allowsBareNames: Bool { get }
}

/// Who calls the methods of a channel.
package enum ChannelRole: Sendable {
    /// An app: calls are in the journal and can be made to fail, and an app that has ended calls nothing.
    case app
    /// Whoever plays the user and the system around the app: out of reach with `--no-control`.
    case control
    /// Either side of the connection, about the connection itself.
    case connection
}

/// How the arguments of a channel are read.
package enum ArgumentStyle: Sendable {
    /// Exactly: what is missing, of another type or unknown is -32602 with the place.
    case strict
    /// As a plugin's native side reads them: what is missing or of another type is `INVALID_ARGUMENTS`, what it does not know
    /// it ignores.
    case plugin
}

/// What the host sends by itself, for the OpenRPC document.
package struct NotificationDescription: Sendable {
    /// The name, with the channel.
    package let name: String
    /// One sentence: when it comes.
    package let summary: String
    /// The name of the schema of its params.
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

    package func argumentStyle(of method: Method) -> ArgumentStyle { .strict }

    package func errorNames(of method: Method) -> [String] {
        switch role {
        case .app:
            ["invalidParams", "healthKitError", "nativeException", "fault", "requestCancelled", "internalError"]
        case .control, .connection:
            ["invalidParams", "internalError"]
        }
    }

    package func errorObject(for error: BridgeError, of method: Method) -> ErrorObject { error.errorObject }

    package func notification(of event: AppEvent, in app: App) throws(HealthFailure) -> JSONRPC.Notification? { nil }

    package func descriptionMembers(of method: Method) -> JSONObject { [:] }
}
