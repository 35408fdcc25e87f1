import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// The messages of apps, for the device owners who watch them.
final class Traffic {
    /// A message between the server and an app.
    private struct Entry {
        let sequence: Int
        let time: Date
        let wallTime: Date
        let direction: String
        let bundleIdentifier: String
        let process: Int
        let message: [UInt8]
    }

    /// The latest messages of a phone.
    private struct History {
        private(set) var entries: ArraySlice<Entry> = []
        private var size = 0

        mutating func append(_ entry: Entry) {
            entries.append(entry)
            size += entry.message.count
            while entries.count > mostKept || size > mostBytes && entries.count > 1, let oldest = entries.popFirst() {
                size -= oldest.message.count
            }
        }
    }

    /// The longest message that is passed on, in bytes.
    private static let longestMessage = 64 << 10
    /// The most messages of a phone that are kept, and the most bytes in them. The latest message is always kept.
    private static let (mostKept, mostBytes) = (100_000, 16 << 20)

    /// Whether messages are kept for owners who watch later.
    private let keepsMessages: Bool
    private var histories: [String: History] = [:]
    private var watchers: [(phone: String, session: Session)] = []

    /// No messages yet.
    init(keepsMessages: Bool) {
        self.keepsMessages = keepsMessages
    }

    /// Passes the messages of a phone on to a session: first the kept ones from a number on, if it is given.
    func watch(_ phone: String, for session: Session, from sequence: Int?) {
        if let sequence {
            for entry in histories[phone]?.entries ?? [] where entry.sequence >= sequence {
                session.host.send(Self.notification(entry, phone))
            }
        }
        guard !watchers.contains(where: { $0.phone == phone && $0.session === session }) else { return }
        watchers.append((phone, session))
    }

    /// Passes nothing on to a session any more.
    func unwatch(_ session: Session) {
        watchers.removeAll { $0.session === session }
    }

    /// The whole text of a kept message; nil if it is not kept.
    func message(_ sequence: Int, of phone: String) -> [UInt8]? {
        histories[phone]?.entries.first { $0.sequence == sequence }?.message
    }

    /// Forgets the messages of a phone that has ended.
    func forget(_ phone: String) {
        histories[phone] = nil
    }

    /// Passes a message on.
    func tell(_ message: [UInt8], _ direction: ServedPhone.Direction, of session: Session, sequence: Int) {
        let phone = session.phone.name
        let watching = watchers.filter { $0.phone == phone }
        guard keepsMessages || !watching.isEmpty else { return }
        let entry = Entry(
            sequence: sequence,
            time: session.connection.phone.environment.clock.current,
            wallTime: .now,
            direction: Self.direction(direction, message),
            bundleIdentifier: session.bundleIdentifier,
            process: session.number,
            message: message
        )
        if keepsMessages { histories[phone, default: History()].append(entry) }
        guard !watching.isEmpty else { return }
        let notification = Self.notification(entry, phone)
        for watcher in watching { watcher.session.host.send(notification) }
    }

    private static func notification(_ entry: Entry, _ phone: String) -> JSONRPC.Notification {
        let message = entry.message
        let value = message.count <= longestMessage ? try? JSONValue(parsing: message) : nil
        var params: JSONObject = [
            "phone": .string(phone),
            "bundleIdentifier": .string(entry.bundleIdentifier),
            "process": .integer(Int64(entry.process)),
            "sequence": .integer(Int64(entry.sequence)),
            "time": .string(entry.time.rfc3339),
            "wallTime": .string(entry.wallTime.rfc3339),
            "direction": .string(entry.direction),
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
        return JSONRPC.Notification("control/traffic", params: JSONValue.object(params))
    }

    private static func direction(_ direction: ServedPhone.Direction, _ message: [UInt8]) -> String {
        guard direction == .output else { return "request" }
        return message.starts(with: notificationStart) ? "notification" : "response"
    }

    /// The start of each notification of a host.
    private static let notificationStart = Array(#"{"jsonrpc":"2.0","method":"#.utf8)
}
