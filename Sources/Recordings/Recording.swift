import BridgeCore
import Explanations
import HealthJSON
package import JSON

/// The calls of a recorded session: a file that `serve --record` has written, or another vector file with one case.
package struct Recording {
    /// A message to the host, and what followed it.
    package struct Message {
        /// The method; nil for bytes that are no request.
        package var method: String?
        /// The params; nil if there were none.
        package var params: JSONValue?
        /// The answer. `waiting` if there was none.
        package var answer = InProcessPhone.Answer.waiting
        /// The notifications that followed.
        package var notifications: [JSONValue] = []
        /// Whether a call awaits an answer.
        package var isCall = false
        /// Whether the message is a request of a prelude, which has succeeded with an answer that is not in the file.
        package var isPrelude = false
        /// Whether the file has only the names of the lists of a long answer, as that of a test does.
        package var isOutline = false
        /// Whether the recorder has added the message, for a time or an app. Nobody sent it.
        package var isAdded = false
        /// Whether the answer came after a later message.
        package var isLate = false
        /// The index of the message after which the answer came.
        var answeredBy = 0
    }

    /// The reason that a recording cannot be used, as a sentence.
    package struct Problem: Error, Equatable {
        /// The sentence. It contains no health values.
        package let message: String

        /// The call that needed the recording was cancelled.
        package static let cancelled = Problem(message: "The call was cancelled.")
    }

    /// The options with which the phone was started, as of `control/reset`.
    package private(set) var options: JSONObject
    /// The messages, in order.
    package private(set) var messages: [Message] = []

    /// The positions of the messages that await an answer, by the text of their ids.
    private var open: [String: [Int]] = [:]

    /// Reads a recording.
    package init(parsing text: [UInt8]) throws(Problem) {
        let file: JSONValue
        do {
            // A message with the greatest depth lies in a step.
            file = try JSONValue(parsing: text, maximumDepth: 256)
        } catch {
            throw Problem(message: "The file is not a recording, which serve --record writes: \(error).")
        }
        guard let cases = file["cases"]?.elements, cases.count == 1 else {
            throw Problem(message: "The file is not a recording: it must be a vector file with one case.")
        }
        guard !["fixtures", "prelude", "given", "files"].contains(where: { file[$0] != nil }) else {
            throw Problem(message: "The file is not a recording: only its case may have a prelude, files and options.")
        }
        options = SessionTest.usualOptions
        // Those of a vector file that names none.
        options["osVersion"] = "18.0"
        options["mode"] = .string(HostOptions.Mode.lenient.rawValue)
        let given = cases[0]["given"] ?? [:]
        for option in HostOptions.table where option.isRepeatable {
            guard let value = given[option.name], value != .null else { continue }
            // Tests start with another mode, and with other values of the usual options.
            let isUsual = value == option.defaultValue && option.name != "mode" && options[option.name] == nil
            if !isUsual { options[option.name] = value }
        }
        var steps = cases[0]["exchange"]?.elements ?? []
        if given["clock"] == nil, let first = steps.first, first["call"] == "control/setClock", let now = first["params"]?["now"]
        {
            options["clock"] = now
            steps.removeFirst()
        }
        for request in (given["prelude"]?.elements ?? []) + (cases[0]["prelude"]?.elements ?? []) {
            add(request["method"], request["params"], id: nil, isCall: true)
            messages[messages.count - 1].answer = .result(.null)
            messages[messages.count - 1].isPrelude = true
        }
        let isSent = steps.contains { $0["send"] != nil }
        for step in steps {
            add(step)
            if isSent, step["call"] != nil { messages[messages.count - 1].isAdded = true }
        }
        for message in cases[0]["atEnd"]?.elements ?? [] { receive(message.withoutPatterns) }
    }

    /// The calls as those of a test, and their answers.
    package var calls: [SessionTest.Call] {
        messages.map { message in
            var call = SessionTest.Call(
                method: message.method ?? "", params: message.params, outcome: SessionTest.Call.Outcome(message.answer),
                answeredBy: message.isLate ? message.answeredBy : nil)
            call.isRequest = message.isCall
            call.isKnown = !message.isPrelude && !message.isOutline
            call.isAdded = message.isAdded
            // In a test, another phone than that of the recording is reset.
            if call.method == "control/reset" {
                var options = options
                for (name, value) in message.params?.members ?? [] { options[name] = value }
                call.params = .object(options)
            }
            return call
        }
    }

    private mutating func add(_ step: JSONValue) {
        if step["call"] != nil {
            add(step["call"], step["params"], id: nil, isCall: true)
            if let result = step["result"] {
                messages[messages.count - 1].answer = .result(result.withoutPatterns)
                messages[messages.count - 1].isOutline = result.isOutline
            }
            if let error = step["error"] { messages[messages.count - 1].answer = .error(error.withoutPatterns) }
            for message in step["then"]?.elements ?? [] { receive(message.withoutPatterns) }
            return
        }
        let message = step["send"] ?? step["sendText"]?.text.flatMap { try? JSONValue(parsing: $0) }
        let sent = message.map { if case .array(let batch) = $0 { batch } else { [$0] } } ?? [JSONValue.null]
        for request in sent {
            add(request["method"], request["params"], id: request["id"], isCall: request["id"] != nil)
        }
        let received = step["expectEach"]?.elements ?? step["expect"].map { [$0] } ?? []
        for message in received { receive(message.withoutPatterns) }
        // What is still open is answered later.
        for position in open.values.joined() { messages[position].isLate = true }
    }

    private mutating func add(_ method: JSONValue?, _ params: JSONValue?, id: JSONValue?, isCall: Bool) {
        if let id { open[id.jsonText, default: []].append(messages.count) }
        messages.append(Message(method: method?.text, params: params, isCall: isCall && method?.text != nil))
    }

    private mutating func receive(_ message: JSONValue) {
        if case .array(let batch) = message {
            for message in batch { receive(message) }
        } else if message["method"] != nil {
            if !messages.isEmpty { messages[messages.count - 1].notifications.append(message) }
        } else if let id = message["id"], let position = open[id.jsonText]?.popLast() {
            messages[position].answeredBy = messages.count - 1
            messages[position].answer = message["error"].map(InProcessPhone.Answer.error) ?? .result(message["result"] ?? .null)
        }
    }
}

extension JSONValue {
    /// Whether the value is the pattern of a long answer.
    fileprivate var isOutline: Bool {
        guard case .object(let members)? = self["$has"] else { return false }
        return members.members.allSatisfy { $0.value == ["$any": "array"] }
    }

    /// The value with the members of `$has` in its place, as in recordings and in tests of sessions.
    fileprivate var withoutPatterns: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.withoutPatterns))
        case .object(let object): object["$has"]?.withoutPatterns ?? .object(object.mapValues(\.withoutPatterns))
        case .null, .bool, .integer, .real, .string: self
        }
    }
}
