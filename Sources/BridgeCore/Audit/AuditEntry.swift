import Foundation
package import JSON

/// What is done with health data, as the audit log names it.
package enum AuditAction: String, CaseIterable, Sendable {
    /// Data was asked for.
    case read
    /// Data was saved.
    case write
    /// Data was deleted.
    case delete
    /// The user was asked for permission, or changed it.
    case authorize
    /// The app has noted that its user consents, or does not any more.
    case consent
}

/// One line of the audit log: who did what with which types, when, and how it ended. Never a value.
package struct AuditEntry: JSONWritable {
    let time: Date
    /// The bundle identifier of an app or another source, or ``user``.
    let who: String
    /// Whose permission it is about, where that is not `who`.
    let app: String?
    let action: AuditAction
    let method: String
    /// Their identifiers.
    let types: [String]
    /// How many objects; of what is about types, how many types.
    let count: Int
    /// The JSON-RPC code of the error, nil for a success.
    let errorCode: Int?

    /// The owner of the phone, as an entry names them.
    package static let user = "user"

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("time", time.rfc3339)
            writer.member("who", who)
            writer.member("app", ifPresent: app)
            writer.member("action", action.rawValue)
            writer.member("method", method)
            writer.key("types")
            writer.array { writer in
                types.forEach { writer.string($0) }
            }
            writer.member("count", count)
            writer.member("outcome", errorCode == nil ? "success" : "error")
            writer.member("errorCode", ifPresent: errorCode)
        }
    }
}
