package import BridgeCore
package import Foundation
package import HealthModel
package import JSON

/// Writes the messages of a session as a vector file, which `conformance --vectors` replays.
///
/// The file is complete after each step, in case the program is killed. It holds health values, so only its owner may read it.
package final class Recorder {
    private let file: FileHandle
    /// The length of the file without its end.
    private var length: UInt64 = 0
    /// The message that was sent last, as members of a step, and the messages that followed it.
    private var step: (sent: String, received: [[UInt8]])?
    private var hasSteps = false
    private var hasEnded = false
    private var atEnd: [[UInt8]] = []
    /// The app that the recorded connection has now.
    private var app: AppIdentity
    /// The time of the recorded clock; nil if the clock does not run by itself.
    private var time: Date?

    /// Creates the file. Throws if that fails.
    package init(path: String, given: JSONObject, options: HostOptions) throws {
        let url = URL(filePath: path)
        guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        file = try FileHandle(forWritingTo: url)
        app = options.app
        time = options.clock == nil ? .distantPast : nil
        let prelude = options.prelude.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        write(
            """
            {
              "about": "A recorded session.",
              "cases": [
                {"name": "the recorded session", "given": \(Self.text(.object(given))),
                 "prelude": [\(prelude.compactMap(Self.preludeRequest).joined(separator: ", "))],
                 "exchange": [
            """
        )
        writeEnd()
    }

    /// Records a message to the host. `process` is the app that sends it; nil for the device owner.
    package func send(_ message: [UInt8], from process: AppIdentity?, at now: Date) {
        finishStep()
        if let time, now != time {
            self.time = now
            add(#"{"call": "control/setClock", "params": {"now": "\#(now.rfc3339)"}, "result": null}"#)
        }
        if let process, process != app {
            app = process
            let params: JSONValue = [
                "bundleIdentifier": .string(process.bundleIdentifier), "name": .string(process.name),
                "version": .string(process.version),
            ]
            add(#"{"call": "control/setApp", "params": \#(Self.text(params)), "result": null}"#)
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
        writeEnd(exitStatus: exitStatus)
        try? file.close()
    }

    // MARK: Steps

    private func finishStep() {
        guard let step else { return }
        self.step = nil
        let received = step.received.map(Self.expected)
        switch received.count {
        case 0: add("{\(step.sent)}")
        case 1: add("{\(step.sent), \"expect\": \(received[0])}")
        default: add("{\(step.sent), \"expectEach\": [\(received.joined(separator: ", "))]}")
        }
    }

    private func add(_ step: String) {
        write((hasSteps ? ",\n       " : "\n       ") + step)
        hasSteps = true
        writeEnd()
    }

    private func write(_ text: String) {
        try? file.seek(toOffset: length)
        try? file.write(contentsOf: Data(text.utf8))
        length += UInt64(text.utf8.count)
    }

    /// Writes the end of the file, which the next step overwrites.
    private func writeEnd(exitStatus: Int32 = 0) {
        let expected = atEnd.isEmpty ? "" : ",\n     \"atEnd\": [\(atEnd.map(Self.expected).joined(separator: ", "))]"
        let status = exitStatus == 0 ? "" : ",\n     \"exit\": \(exitStatus)"
        let end = "\n     ]\(expected)\(status)}\n  ]\n}\n"
        try? file.seek(toOffset: length)
        try? file.write(contentsOf: Data(end.utf8))
        try? file.truncate(atOffset: length + UInt64(end.utf8.count))
    }

    // MARK: Text

    private static func text(_ value: JSONValue) -> String {
        var writer = JSONWriter()
        writer.write(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private static func preludeRequest(_ line: Substring) -> String? {
        guard case .object(let request)? = try? JSONValue(parsing: String(line)), let method = request["method"] else {
            return nil
        }
        var entry: JSONObject = ["method": method]
        entry["params"] = request["params"]
        return text(.object(entry))
    }

    /// The member of a step that sends a message. A message that is not JSON is sent as a line.
    private static func sent(_ message: [UInt8]) -> String {
        guard let value = try? JSONValue(parsing: message), !value.hasMatcher else {
            return #""sendBase64": "\#(Data(message + [UInt8(ascii: "\n")]).base64EncodedString())""#
        }
        return "\"send\": \(text(value))"
    }

    /// A message as an expected value. Objects that would be matchers are replaced by one.
    private static func expected(_ message: [UInt8]) -> String {
        guard let value = try? JSONValue(parsing: message, maximumDepth: 256) else { return "null" }
        return text(value.withoutMatchers)
    }
}

extension JSONValue {
    /// Whether a vector would read an object in the value as a matcher.
    fileprivate var hasMatcher: Bool { withoutMatchers != self }

    fileprivate var withoutMatchers: JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map(\.withoutMatchers))
        case .object(let object):
            guard !object.members.contains(where: { $0.name.hasPrefix("$") }) else { return ["$any": "object"] }
            var result = JSONObject()
            for (name, value) in object.members { result.append(name, value.withoutMatchers) }
            return .object(result)
        case .null, .bool, .integer, .real, .string: return self
        }
    }
}
