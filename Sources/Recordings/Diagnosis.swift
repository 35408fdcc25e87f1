import BridgeCore
import JSON

/// The fewest calls of a session that still give its last answer, with other health values.
///
/// Calls are removed as long as a new phone gives the same last answer: first in large parts, then one by one. The same recording
/// gives the same calls.
package struct Diagnosis {
    /// The short session. Its last call has the answer.
    package private(set) var test: SessionTest
    /// The numbers in params that are kept, because the last answer depends on them, as paths.
    package private(set) var keptValues: [String] = []

    /// Shortens a recording. Throws if an empty phone gives another last answer.
    package init(_ recording: Recording) throws(Recording.Problem) {
        var calls = SessionTest(options: recording.options, calls: recording.calls).calls
        test = SessionTest(options: recording.options, calls: [])
        // What a test or a person has looked at afterwards is not the answer that is to be explained.
        if !calls.allSatisfy(\.onlyReadsPhone) { while calls.last?.onlyReadsPhone == true { calls.removeLast() } }
        guard let last = calls.popLast() else { throw Recording.Problem(message: "The recording has no call with an answer.") }
        let answer = try Replay.lastAnswer(to: calls + [last], test.options)
        guard answer != .waiting, !last.isKnown || SessionTest.Call.Outcome(answer).isSameExceptIdentifiers(as: last.outcome)
        else {
            throw Recording.Problem(
                message: "An empty phone does not give the last answer of the recording, to \(last.method.inComment). "
                    + "It may depend on data that was in the store before.")
        }
        let expected = answer.withoutIdentifiers
        try Self.reduce(&calls) { (calls) throws(Recording.Problem) in
            try Replay.lastAnswer(to: calls + [last], recording.options).withoutIdentifiers == expected
        }
        calls.append(last)
        try replaceValues(in: &calls, keepingKindOf: expected)
        test.calls = calls
        _ = try test.repeatCalls()
    }

    /// Removes calls as long as the others suffice: parts of half the length, a quarter and so on, until no single call can be
    /// removed.
    private static func reduce(
        _ calls: inout [SessionTest.Call], while suffice: ([SessionTest.Call]) throws(Recording.Problem) -> Bool
    ) throws(Recording.Problem) {
        var length = calls.count
        while length > 0, !calls.isEmpty {
            var (start, hasRemoved) = (0, false)
            while start < calls.count {
                var fewer = calls
                fewer.removeSubrange(start..<min(start + length, calls.count))
                if try suffice(fewer) {
                    calls = fewer
                    hasRemoved = true
                } else {
                    start += length
                }
            }
            // A call may have been necessary only for one that has gone.
            length = length == 1 && hasRemoved ? 1 : length / 2
        }
    }

    /// Replaces the numbers of the params, all at once if the last answer keeps its kind, else those of each call, else one by
    /// one.
    private mutating func replaceValues(
        in calls: inout [SessionTest.Call], keepingKindOf expected: InProcessPhone.Answer
    ) throws(Recording.Problem) {
        let kind = expected.withoutNumbers
        func keepsKind(_ calls: [SessionTest.Call]) throws(Recording.Problem) -> Bool {
            try Replay.lastAnswer(to: calls, test.options).withoutIdentifiers.withoutNumbers == kind
        }
        let all = calls.map { call in
            var call = call
            call.params = HealthValues(of: call).replaced()
            return call
        }
        if try keepsKind(all) {
            calls = all
            return
        }
        for index in calls.indices where calls[index].params != all[index].params {
            var changed = calls
            changed[index] = all[index]
            if try keepsKind(changed) {
                calls = changed
                continue
            }
            let values = HealthValues(of: calls[index])
            for path in values.paths {
                changed = calls
                changed[index].params = HealthValues(of: calls[index]).replaced(only: path)
                if try keepsKind(changed) {
                    calls = changed
                } else {
                    keptValues.append("\(calls[index].method.inComment): \(path.inComment)")
                }
            }
        }
    }
}

extension SessionTest.Call.Outcome {
    /// Whether two outcomes are the same except for identifiers.
    fileprivate func isSameExceptIdentifiers(as other: Self) -> Bool {
        switch (self, other) {
        case (.result(let value), .result(let other)):
            Self.result(value.withoutIdentifiers).isSame(as: .result(other.withoutIdentifiers))
        case (.error(let value), .error(let other)):
            Self.error(value.withoutIdentifiers).isSame(as: .error(other.withoutIdentifiers))
        default: self == other
        }
    }
}

extension InProcessPhone.Answer {
    fileprivate var withoutIdentifiers: Self { map(\.withoutIdentifiers) }

    fileprivate var withoutNumbers: Self { map(\.withoutNumbers) }

    private func map(_ change: (JSONValue) -> JSONValue) -> Self {
        switch self {
        case .result(let value): .result(change(value))
        case .error(let error): .error(change(error))
        case .waiting: .waiting
        }
    }
}
