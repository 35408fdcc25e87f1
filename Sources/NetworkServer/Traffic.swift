import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// The device owners who watch the messages of apps.
final class Traffic {
    /// The longest message that is passed on, in bytes.
    private static let longestMessage = 64 << 10

    private var watchers: [(phone: String, session: Session)] = []

    /// Passes the messages of a phone on to a session.
    func watch(_ phone: String, for session: Session) {
        guard !watchers.contains(where: { $0.phone == phone && $0.session === session }) else { return }
        watchers.append((phone, session))
    }

    /// Passes nothing on to a session any more.
    func unwatch(_ session: Session) {
        watchers.removeAll { $0.session === session }
    }

    /// Passes a message on.
    func tell(_ message: [UInt8], _ direction: ServedPhone.Direction, of session: Session, sequence: Int) {
        let watching = watchers.filter { $0.phone == session.phone.name }
        guard !watching.isEmpty else { return }
        let value = message.count <= Self.longestMessage ? try? JSONValue(parsing: message) : nil
        var params: JSONObject = [
            "phone": .string(session.phone.name),
            "bundleIdentifier": .string(session.bundleIdentifier),
            "process": .integer(Int64(session.number)),
            "sequence": .integer(Int64(sequence)),
            "time": .string(session.connection.phone.environment.clock.current.rfc3339),
            "direction": .string(Self.direction(direction, message)),
            "message": value ?? .null,
        ]
        if value == nil {
            params["bytes"] = .integer(Int64(message.count))
            // Not parsed: a message may be longer than the limits of parsing.
            var scanner = JSONTextScanner(message[...])
            let members = scanner.shortValues(ofMembers: ["method", "id"])
            if case .string? = members["method"] { params["method"] = members["method"] }
            params["id"] = members["id"]
        }
        let notification = JSONRPC.Notification("control/traffic", params: JSONValue.object(params))
        for watcher in watching { watcher.session.host.send(notification) }
    }

    private static func direction(_ direction: ServedPhone.Direction, _ message: [UInt8]) -> String {
        guard direction == .output else { return "request" }
        return message.starts(with: notificationStart) ? "notification" : "response"
    }

    /// The start of each notification of a host.
    private static let notificationStart = Array(#"{"jsonrpc":"2.0","method":"#.utf8)
}
