import Bridge
import BridgeCore
import Explanations
import HealthJSON
import HealthModel
import JSON

/// A new and empty phone in this process, on which calls are repeated.
struct Replay {
    let phone: InProcessPhone

    /// Starts a phone with these options of `control/reset`. It may read no files.
    init(_ options: JSONObject) throws(Recording.Problem) {
        var hostOptions = HostOptions()
        hostOptions.files = .none
        hostOptions.logLevel = .error
        do {
            phone = InProcessPhone(try Connection(options: hostOptions, channels: Channels.registry))
        } catch {
            throw Recording.Problem(message: "No phone can be started: \(error.message)")
        }
        if case .error(let error) = phone.perform("control/reset", .object(options)) {
            let reason = error["message"]?.text ?? ""
            throw Recording.Problem(message: "The phone cannot have the options of the recording: \(reason).")
        }
        _ = phone.takeNotifications()
    }

    /// The answer to the last call of a session on a new phone.
    static func lastAnswer(
        to calls: [SessionTest.Call], _ options: JSONObject
    ) throws(Recording.Problem) -> InProcessPhone.Answer {
        let phone = try Replay(options).phone
        for call in calls.dropLast() { _ = phone.call(call.method, call.params) }
        return calls.last.map { phone.perform($0.method, $0.params) } ?? .waiting
    }

    /// The outcomes of calls on a new phone, with the notifications that follow each. A call that waits is cancelled, so that the
    /// later ones do not wait for it.
    static func outcomes(
        of calls: [SessionTest.Call], _ options: JSONObject, isCancelled: @escaping () -> Bool
    ) throws(Recording.Problem) -> [(outcome: SessionTest.Call.Outcome, notifications: [JSONValue])] {
        let phone = try Replay(options).phone
        phone.whileCalling(isCancelled: isCancelled)
        var outcomes: [(SessionTest.Call.Outcome, [JSONValue])] = []
        for call in calls {
            let reply = phone.call(call.method, call.params)
            if case .waiting = reply { phone.cancelLatestCall() }
            if isCancelled() { throw .cancelled }
            outcomes.append((SessionTest.Call.Outcome(reply), phone.takeNotifications()))
        }
        return outcomes
    }
}

extension SessionTest {
    /// The test of a recording. It passes, because its answers are those of an empty phone. `differences` has the calls whose
    /// answers in the recording are others. Throws ``Recording/Problem/cancelled`` soon after `isCancelled` returns true.
    package init(_ recording: Recording, isCancelled: @escaping () -> Bool = { false }) throws(Recording.Problem) {
        self.init(options: recording.options, calls: recording.calls)
        differences = try repeatCalls(isCancelled)
        // A test needs the times of the calls only if an answer depends on them.
        var shorter = self
        shorter.calls.removeAll(where: \.isAddedTime)
        guard shorter.calls.count < calls.count, try shorter.repeatCalls(isCancelled).isEmpty else { return }
        let notifications = calls.filter { !$0.isAddedTime }.map(\.notifications)
        if shorter.omissions == omissions, shorter.calls.map(\.notifications) == notifications {
            self = shorter
        }
    }

    /// Repeats the calls on an empty phone and takes its answers. A call that waits there is omitted. Returns the calls whose
    /// answers have changed.
    mutating func repeatCalls(_ isCancelled: @escaping () -> Bool = { false }) throws(Recording.Problem) -> [Remark] {
        var outcomes = try Replay.outcomes(of: calls, options, isCancelled: isCancelled)
        // Without a call that took an answer of the user, a later one can wait in its place, and so on. So the second time, all calls
        // of its method are omitted.
        var isFirst = true
        while case let waiting = outcomes.indices.filter({ outcomes[$0].outcome == .none }), !waiting.isEmpty {
            let methods = Set(waiting.map { calls[$0].method })
            let omitted = isFirst ? Set(waiting) : Set(calls.indices.filter { methods.contains(calls[$0].method) })
            isFirst = false
            let reason = "On an empty phone it waits for the user, and nobody answers."
            omissions += omitted.sorted().map { Remark(call: calls[$0].number, method: calls[$0].method, reason: reason) }
            calls = calls.indices.filter { !omitted.contains($0) }.map { calls[$0] }
            outcomes = try Replay.outcomes(of: calls, options, isCancelled: isCancelled)
        }
        var changed: [Remark] = []
        for (index, repeated) in outcomes.enumerated() {
            if calls[index].isKnown, !repeated.outcome.isSame(as: calls[index].outcome) {
                let reason = "The test expects the answer of an empty phone, which is not that of the session."
                changed.append(Remark(call: calls[index].number, method: calls[index].method, reason: reason))
            }
            calls[index].outcome = repeated.outcome
            calls[index].notifications = repeated.notifications
        }
        return changed
    }
}
