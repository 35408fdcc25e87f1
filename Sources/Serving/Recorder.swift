import Bridge
package import BridgeCore
package import Foundation
import HealthJSON
package import HealthModel
package import JSON

/// Writes the messages of a session as a vector file, which `conformance --vectors` replays, or as its text.
///
/// The file is complete after each step, in case the program is killed. It holds health values, so only its owner may read it.
package final class Recorder {
    /// Nil if the recording is kept as a text.
    private let file: RecordingFile?
    private var kept: (steps: [UInt8], end: [UInt8]) = ([], [])
    private let log: (LogRecord) -> Void
    private let path: String
    /// The latest step, and the messages that followed it.
    private var step: (sent: RecordedMessage, received: [[UInt8]])?
    private var hasSteps = false
    private var hasEnded = false
    private var isBetweenProcesses = false
    /// Whether the host refuses the methods of `control`. A replay does not, because it needs them.
    private let refusesControl: Bool
    private var atEnd: [[UInt8]] = []
    /// The app that the recorded connection has now. It changes with the calls of the connection, which are replayed too.
    var app: AppIdentity
    /// The app that a replay begins with.
    private let firstApp: AppIdentity
    /// Whether the phone was reset after the latest message that was sent.
    package var followsReset = false
    /// The time of the recorded clock; nil if the clock does not run by itself.
    private var time: Date?

    /// The text of a recording that is not a file.
    package var text: [UInt8] { kept.steps + kept.end }

    /// Creates the file. Throws if that fails, and if the file exists.
    init(
        path: String, given: JSONObject, _ options: HostOptions, log: @escaping (LogRecord) -> Void
    ) throws(RecordingFile.Failure) {
        (app, firstApp) = (options.app, options.app)
        time = options.clock == nil ? .distantPast : nil
        self.path = path
        self.log = log
        refusesControl = options.noControl
        file = try RecordingFile(path: path, header: Self.header(given), end: Self.end())
    }

    /// A recording that is kept as a text.
    package init(given: JSONObject, _ options: HostOptions) {
        (app, firstApp) = (options.app, options.app)
        time = options.clock == nil ? options.timeOfStart ?? .distantPast : nil
        path = ""
        log = { _ in }
        refusesControl = options.noControl
        file = nil
        kept = (Self.bytes("{\n  \"about\": \"A recorded session.\",\n\(Self.header(given))"), Self.end())
    }

    private static func header(_ given: JSONObject) -> String {
        """
          "cases": [
            {"name": "the recorded session", "given": \(JSONValue.object(given).jsonText),
             "exchange": [
        """
    }

    /// Records a message to the host. `process` is the app that sends it, or which the device owner names; nil if the device owner names
    /// none. With `isLaunch`, it is another process than before. The host does not parse a message that is too long.
    package func send(
        _ message: [UInt8], from process: AppIdentity?, isOwner: Bool = false, isLaunch: Bool = false, at now: Date,
        isTooLong: Bool = false
    ) {
        // A replay goes on with the app and the time that it began with.
        if followsReset { (app, time, followsReset) = (firstApp, time.map { _ in .distantPast }, false) }
        setClock(to: now)
        let isOther = process.map { isOwner ? $0.bundleIdentifier != app.bundleIdentifier : $0 != app } ?? false
        if let process, isLaunch || isOther {
            app = process
            let (identifier, name, version) = (process.bundleIdentifier, process.name, process.version)
            launchOrTerminate(
                "control/setApp", ["bundleIdentifier": .string(identifier), "name": .string(name), "version": .string(version)])
        }
        begin(RecordedMessage(message, isTooLong: isTooLong, refusingControl: refusesControl && !isOwner))
    }

    /// Records a message of the host. Between messages of clients, only the time can cause one.
    package func receive(_ message: [UInt8], at now: Date) {
        guard !hasEnded, !isBetweenProcesses else { return atEnd.append(message) }
        setClock(to: now)
        step?.received.append(message)
    }

    /// Adds a call that sets the clock of a replay, if the time has passed.
    private func setClock(to now: Date) {
        guard let time, now != time else { return }
        self.time = now
        begin(RecordedMessage(call: "control/setClock", ["now": .string(now.rfc3339)]))
    }

    /// Records that the process of the current app has ended.
    package func terminateApp() { launchOrTerminate("control/setAppState", ["state": "terminated"]) }

    /// The process of the current app has ended. What follows for it, comes in a replay when the next process is launched, or at the end.
    package func endProcess() { isBetweenProcesses = true }

    /// Adds a call that ends the process of the app, with what then comes for it.
    private func launchOrTerminate(_ method: String, _ params: JSONValue) {
        begin(RecordedMessage(call: method, params), received: atEnd)
        (atEnd, isBetweenProcesses) = ([], false)
    }

    /// Records the end of the input.
    package func end() {
        guard !hasEnded else { return }
        finishStep()
        hasEnded = true
    }

    /// Completes the file.
    package func finish(exitStatus: Int32 = 0) {
        end()
        write([], end: Self.end(expecting: atEnd.map { expected($0) }, exitStatus: exitStatus))
    }

    private func begin(_ sent: RecordedMessage, received: [[UInt8]] = []) {
        finishStep()
        step = (sent, received)
    }

    private func finishStep() {
        guard let step else { return }
        self.step = nil
        let received = step.received.map { expected($0, step.sent.isChanged) }
        var text = Self.bytes(hasSteps ? ",\n       {" : "\n       {") + step.sent.member
        let name = step.sent.isAdded ? "then" : "expectEach"
        switch received.count {
        case 0: break
        case 1 where !step.sent.isAdded: text += Self.bytes(", \"expect\": ") + received[0]
        default: text += Self.bytes(", \"\(name)\": [") + Self.list(received) + Self.bytes("]")
        }
        write(text + Self.bytes("}"), end: Self.end())
        hasSteps = true
    }

    private func write(_ bytes: [UInt8], end: [UInt8]) {
        guard let file else {
            // In place: a copy of the text for each step would take a time that grows with the square of the session.
            kept.steps += bytes
            kept.end = end
            return
        }
        guard file.isComplete else { return }
        file.write(bytes, end: end)
        guard !file.isComplete else { return }
        log(LogRecord(.error, "the recording is incomplete, because the file cannot be written any more: \(path)"))
    }

    /// The end of the file, which the next step overwrites.
    private static func end(expecting atEnd: [[UInt8]] = [], exitStatus: Int32 = 0) -> [UInt8] {
        let messages = atEnd.isEmpty ? [] : bytes(",\n     \"atEnd\": [") + list(atEnd) + bytes("]")
        let exit = exitStatus == 0 ? "" : ",\n     \"exit\": \(exitStatus)"
        return bytes("\n     ]") + messages + bytes("\(exit)}\n  ]\n}\n")
    }

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static func list(_ texts: [[UInt8]]) -> [UInt8] { Array(texts.joined(separator: bytes(", "))) }

    /// A message of the host as an expected value.
    private func expected(_ message: [UInt8], _ isChanged: Bool = false) -> [UInt8] {
        RecordedMessage.expected(message, ofChanged: isChanged, refusingControl: refusesControl)
    }
}
