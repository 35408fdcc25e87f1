import Foundation
import HealthJSON
package import JSON

/// An action on health data, as the audit log names it.
package enum AuditAction: String, CaseIterable, Codable, Sendable {
    /// Data was queried.
    case read
    /// Data was saved.
    case write
    /// Data was deleted.
    case delete
    /// The user was asked for permission, or changed it.
    case authorize
    /// The app has recorded that its user gave or withdrew consent.
    case consent
    /// Data was handed to another program, in a file or a page.
    case share
}

/// One line of the audit log: actor, action, types, time and outcome. It never holds a value.
package struct AuditEntry: JSONWritable {
    let time: Date
    /// The bundle identifier of an app or another source, or ``user``.
    let who: String
    /// The user that the options name.
    let userID: String?
    /// The device that the options name.
    let deviceID: String?
    /// The app whose permission is concerned, if that is not `who`.
    let app: String?
    let action: AuditAction
    let method: String
    /// The identifiers of the types.
    let types: [String]
    /// The number of objects; for an action on types, the number of types.
    let count: Int
    /// The JSON-RPC error code; nil for a success.
    let errorCode: Int?

    /// The device owner, as an entry names them.
    package static let user = "user"

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("time", time.rfc3339)
            writer.member("who", who)
            writer.member("userId", ifPresent: userID)
            writer.member("deviceId", ifPresent: deviceID)
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

    /// Whether an object has the form of an entry.
    static func isEntry(_ members: JSONObject) -> Bool {
        guard case .string(let time)? = members["time"], Date(rfc3339: time) != nil, case .string? = members["who"],
            case .string(let action)? = members["action"], AuditAction(rawValue: action) != nil,
            case .string? = members["method"], case .array? = members["types"], case .integer? = members["count"],
            case .string(let outcome)? = members["outcome"]
        else { return false }
        return ["success", "error"].contains(outcome)
    }
}
