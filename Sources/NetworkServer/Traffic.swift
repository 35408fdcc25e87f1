import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The history of the phones, for the device owners who watch it: the messages of apps, and the calls of device owners that change
/// something.
final class Traffic {
    /// Who speaks in a message.
    struct Speaker {
        /// Whether it is the device owner.
        let isOwner: Bool
        /// The app that speaks, or which the device owner names; nil if a call of the device owner names none.
        let app: AppIdentity?
    }

    /// A message between the server and a process, or the end of a process.
    final class Entry {
        fileprivate let phone: String
        fileprivate let sequence: Int
        let time: Date
        fileprivate let wallTime = Date.now
        let kind: ServedPhone.Direction
        let speaker: Speaker
        let process: Int
        let message: [UInt8]
        /// Whether the message is JSON. The host finds out when it handles the message.
        var isJSON = true
        /// Whether the phone was reset just before.
        var followsReset = false

        var app: AppIdentity? { speaker.app }
        var isOwner: Bool { speaker.isOwner }

        init(
            _ message: [UInt8],
            _ kind: ServedPhone.Direction,
            _ speaker: Speaker,
            of session: Session,
            at time: Date,
            _ sequence: Int
        ) {
            phone = session.phone.name
            self.sequence = sequence
            self.time = time
            self.kind = kind
            self.speaker = speaker
            process = session.number
            self.message = message
        }
    }

    /// The latest messages of a phone.
    struct History {
        private(set) var entries: ArraySlice<Entry> = []
        /// Whether the oldest messages are not kept any more.
        private(set) var isCut = false
        private var size = 0

        mutating func append(_ entry: Entry) {
            entries.append(entry)
            size += entry.message.count
            while entries.count > mostKept || size > mostBytes && entries.count > 1, let oldest = entries.popFirst() {
                size -= oldest.message.count
                isCut = true
            }
        }
    }

    /// The longest message that is passed on, in bytes.
    fileprivate static let longestMessage = 64 << 10
    /// The most messages of a phone that are kept, and the most bytes in them. The latest message is always kept.
    private static let (mostKept, mostBytes) = (100_000, 16 << 20)

    /// The most messages, and bytes in them, that wait for ``sendWaiting()``.
    private static let (mostWaiting, mostWaitingBytes) = (1000, 1 << 20)

    /// Whether messages are kept for owners who watch later, and for tests of them.
    private let keepsMessages: Bool
    private var histories: [Name: History] = [:]
    private var watchers: [(phone: String, session: Session)] = []
    /// The messages that those who watch have not got yet. Sending each at once would take longer than many calls.
    private var waiting: [Entry] = []
    private var waitingBytes = 0

    /// No messages yet.
    init(keepsMessages: Bool) {
        self.keepsMessages = keepsMessages
    }

    /// Passes the messages of a phone on to a session: first the kept ones from a number on, if it is given.
    func watch(_ phone: String, for session: Session, from sequence: Int?) {
        sendWaiting()
        if let sequence {
            let kept = histories[Name(phone)]?.entries.filter { $0.sequence >= sequence } ?? []
            session.pass(kept.compactMap(\.notification))
        }
        guard !watchers.contains(where: { Name($0.phone) == Name(phone) && $0.session === session }) else { return }
        watchers.append((phone, session))
    }

    /// Passes nothing on to a session any more.
    func unwatch(_ session: Session) {
        sendWaiting()
        watchers.removeAll { $0.session === session }
    }

    /// The whole text of a kept message; nil if it is not kept.
    func message(_ sequence: Int, of phone: String) -> [UInt8]? {
        histories[Name(phone)]?.entries.first { $0.sequence == sequence }?.message
    }

    /// What is kept of a phone.
    func history(of phone: String) -> History { histories[Name(phone)] ?? History() }

    /// Forgets the messages of a phone that has ended.
    func forget(_ phone: String) {
        histories[Name(phone)] = nil
    }

    /// Whether somebody watches a phone, or its messages are kept.
    func isWanted(of phone: String) -> Bool { keepsMessages || isWatched(phone) }

    private func isWatched(_ phone: String) -> Bool { watchers.contains { Name($0.phone) == Name(phone) } }

    /// Notes a message, to pass it on soon.
    func tell(_ entry: Entry) {
        if keepsMessages { histories[Name(entry.phone), default: History()].append(entry) }
        guard isWatched(entry.phone) else { return }
        waiting.append(entry)
        waitingBytes += entry.message.count
        if waiting.count >= Self.mostWaiting || waitingBytes >= Self.mostWaitingBytes { sendWaiting() }
    }

    /// Whether messages wait for ``sendWaiting()``.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// Passes the messages on that wait.
    func sendWaiting() {
        guard hasWaiting else { return }
        let entries = waiting
        (waiting, waitingBytes) = ([], 0)
        for watcher in watchers {
            watcher.session.pass(entries.filter { Name($0.phone) == Name(watcher.phone) }.compactMap(\.notification))
        }
    }

    /// The start of each notification of a host.
    static let notificationStart = Array(#"{"jsonrpc":"2.0","method":"#.utf8)
}

extension Traffic.Entry {
    /// The notification for those who watch; nil for the end of a process. It is written for each message of an app, so its parts are
    /// constants between values.
    fileprivate var notification: [UInt8]? {
        guard kind != .end else { return nil }
        var writer = JSONWriter()
        writer.bytes.reserveCapacity(message.count + 400)
        writer.object { writer in
            writer.key(text: Self.start)
            writer.string(phone)
            if let app {
                writer.key(text: Self.app)
                writer.string(app.bundleIdentifier)
            }
            if isOwner { writer.member("owner", true) }
            writer.key(text: Self.process)
            writer.integer(Int64(process))
            writer.key(text: Self.sequence)
            writer.integer(Int64(sequence))
            writer.key(text: Self.time)
            writer.write(DateValue(time))
            writer.key(text: Self.wallTime)
            writer.write(DateValue(wallTime))
            writer.key(text: Self.direction)
            let isNotification = kind == .output && message.starts(with: Traffic.notificationStart)
            writer.string(isNotification ? "notification" : kind == .output ? "response" : "request")
            writer.key(text: Self.message)
            if !writeMessage(to: &writer) { writeOutline(to: &writer) }
            writer.bytes.append(UInt8(ascii: "}"))
        }
        return writer.bytes
    }

    // The names of the members. The first begins the params, which the notification ends.
    private static let start = Array(#""jsonrpc":"2.0","method":"control/traffic","params":{"phone":"#.utf8)
    private static let app = Array(#""bundleIdentifier":"#.utf8)
    private static let process = Array(#""process":"#.utf8)
    private static let sequence = Array(#""sequence":"#.utf8)
    private static let time = Array(#""time":"#.utf8)
    private static let wallTime = Array(#""wallTime":"#.utf8)
    private static let direction = Array(#""direction":"#.utf8)
    private static let message = Array(#""message":"#.utf8)

    /// Writes the message as it is. A client may have written it in several lines. Returns false if it is long, or no JSON: then it is
    /// `null`.
    private func writeMessage(to writer: inout JSONWriter) -> Bool {
        guard isJSON, message.count <= Traffic.longestMessage else {
            writer.null()
            return false
        }
        if kind == .input, message.contains(where: { $0 < 0x20 }), let value = try? JSONValue(parsing: message) {
            writer.write(value)
        } else {
            writer.value { $0 += message }
        }
        return true
    }

    /// Writes what is known of the message. It is not parsed, because it may be longer than the limits of parsing.
    private func writeOutline(to writer: inout JSONWriter) {
        writer.member("bytes", message.count)
        var scanner = JSONTextScanner(message[...])
        let members = scanner.shortValues(ofMembers: ["method", "id"])
        if case .string(let method)? = members["method"] { writer.member("method", method) }
        writer.member("id", ifPresent: members["id"])
    }
}
