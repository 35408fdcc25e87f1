import BridgeCore
package import Foundation
import HealthJSON
package import HealthModel
import JSON

/// Writes the messages of a session as a vector file, which `conformance --vectors` replays.
///
/// The file is complete after each step, in case the program is killed. It holds health values, so only its owner may read it.
package final class Recorder {
    private let file: RecordingFile
    private let log: (LogRecord) -> Void
    private let path: String
    /// The message that was sent last, as members of a step, and the messages that followed it.
    private var step: (sent: [UInt8], received: [[UInt8]])?
    private var hasSteps = false
    private var hasEnded = false
    private var atEnd: [[UInt8]] = []
    /// The app that the recorded connection has now.
    private var app: AppIdentity
    /// The time of the recorded clock; nil if the clock does not run by itself.
    private var time: Date?

    /// Creates the file. Throws if that fails, and if the file exists.
    init(
        path: String, given: JSONObject, _ options: HostOptions, log: @escaping (LogRecord) -> Void
    ) throws(RecordingFile.Failure) {
        app = options.app
        time = options.clock == nil ? .distantPast : nil
        self.path = path
        self.log = log
        let prelude = options.prelude.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        file = try RecordingFile(
            path: path,
            header: """
                  "cases": [
                    {"name": "the recorded session", "given": \(JSONValue.object(given).jsonText),
                     "prelude": [\(prelude.compactMap(Self.preludeRequest).joined(separator: ", "))],
                     "exchange": [
                """,
            end: Self.end()
        )
    }

    /// Records a message to the host. `process` is the app that sends it; nil for the device owner.
    package func send(_ message: [UInt8], from process: AppIdentity?, at now: Date) {
        finishStep()
        if let time, now != time {
            self.time = now
            add(Self.bytes(#"{"call": "control/setClock", "params": {"now": "\#(now.rfc3339)"}, "result": null}"#))
        }
        if let process, process != app {
            app = process
            let params: JSONValue = [
                "bundleIdentifier": .string(process.bundleIdentifier), "name": .string(process.name),
                "version": .string(process.version),
            ]
            add(Self.bytes(#"{"call": "control/setApp", "params": \#(params.jsonText), "result": null}"#))
        }
        step = (Self.sent(message), [])
    }

    /// Records a message of the host.
    package func receive(_ message: [UInt8]) {
        if hasEnded { atEnd.append(message) } else { step?.received.append(message) }
    }

    /// The current app has become another one by a call of its own.
    package func change(to app: AppIdentity) { self.app = app }

    /// Records the end of the input.
    package func end() {
        guard !hasEnded else { return }
        finishStep()
        hasEnded = true
    }

    /// Completes the file.
    package func finish(exitStatus: Int32 = 0) {
        end()
        write([], end: Self.end(expecting: atEnd, exitStatus: exitStatus))
    }

    private func finishStep() {
        guard let step else { return }
        self.step = nil
        let received = step.received.map(Self.expected)
        switch received.count {
        case 0: add(Self.bytes("{"), step.sent, Self.bytes("}"))
        case 1: add(Self.bytes("{"), step.sent, Self.bytes(", \"expect\": "), received[0], Self.bytes("}"))
        default:
            let list = Self.list(received)
            add(Self.bytes("{"), step.sent, Self.bytes(", \"expectEach\": ["), list, Self.bytes("]}"))
        }
    }

    private func add(_ step: [UInt8]...) {
        write(Array(([Self.bytes(hasSteps ? ",\n       " : "\n       ")] + step).joined()), end: Self.end())
        hasSteps = true
    }

    private func write(_ bytes: [UInt8], end: [UInt8]) {
        guard file.isComplete else { return }
        file.write(bytes, end: end)
        guard !file.isComplete else { return }
        log(LogRecord(.error, "the recording is incomplete, because the file cannot be written any more: \(path)"))
    }

    /// The end of the file, which the next step overwrites.
    private static func end(expecting atEnd: [[UInt8]] = [], exitStatus: Int32 = 0) -> [UInt8] {
        var end = bytes("\n     ]")
        if !atEnd.isEmpty {
            end += bytes(",\n     \"atEnd\": [")
            end += list(atEnd.map(expected))
            end += bytes("]")
        }
        if exitStatus != 0 { end += bytes(",\n     \"exit\": \(exitStatus)") }
        end += bytes("}\n  ]\n}\n")
        return end
    }

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static func list(_ texts: [[UInt8]]) -> [UInt8] { Array(texts.joined(separator: bytes(", "))) }

    private static func preludeRequest(_ line: Substring) -> String? {
        guard case .object(let request)? = try? JSONValue(parsing: String(line)), let method = request["method"] else {
            return nil
        }
        var entry: JSONObject = ["method": method]
        entry["params"] = request["params"]
        return JSONValue.object(entry).jsonText
    }

    /// The member of a step that sends a message. A message that the host does not parse is sent as a line.
    private static func sent(_ message: [UInt8]) -> [UInt8] {
        guard let value = try? JSONValue(parsingMessage: message[...]), !value.hasMatcher else {
            return bytes(#""sendBase64": "\#(Data(message + [UInt8(ascii: "\n")]).base64EncodedString())""#)
        }
        return bytes("\"send\": ") + value.jsonBytes
    }

    /// A message of the host as an expected value. Objects that would be matchers are replaced by one.
    private static func expected(_ message: [UInt8]) -> [UInt8] {
        // Most messages have no name that begins so, and need not be parsed.
        guard message.hasNameOfMatcher else { return message }
        guard let value = try? JSONValue(parsingMessage: message[...]) else {
            return bytes(message.first == UInt8(ascii: "[") ? #"{"$any": "array"}"# : #"{"$any": "object"}"#)
        }
        return value.withoutMatchers.jsonBytes
    }
}

extension [UInt8] {
    /// Whether a text may hold the name of a matcher: a string that begins with `$`.
    fileprivate var hasNameOfMatcher: Bool {
        zip(self, dropFirst()).contains { $0 == UInt8(ascii: "\"") && $1 == UInt8(ascii: "$") }
    }
}

extension JSONValue {
    /// Whether a vector would read an object in the value as a matcher.
    fileprivate var hasMatcher: Bool {
        switch self {
        case .array(let elements): elements.contains(where: \.hasMatcher)
        case .object(let object): object.isMatcher || object.members.contains { $0.value.hasMatcher }
        case .null, .bool, .integer, .real, .string: false
        }
    }

    fileprivate var withoutMatchers: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.withoutMatchers))
        case .object(let object) where object.isMatcher: ["$any": "object"]
        case .object(let object): .object(object.mapValues { $0.withoutMatchers })
        case .null, .bool, .integer, .real, .string: self
        }
    }
}

extension JSONObject {
    fileprivate var isMatcher: Bool { members.contains { $0.name.hasPrefix("$") } }
}
