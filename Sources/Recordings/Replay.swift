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

    /// The answers to calls on a new phone, with the notifications that follow each.
    static func answers(
        to calls: [SessionTest.Call], _ options: JSONObject
    ) throws(Recording.Problem) -> [(answer: InProcessPhone.Answer, notifications: [JSONValue])] {
        let phone = try Replay(options).phone
        return calls.map { call in
            let answer = phone.perform(call.method, call.params)
            return (answer, phone.takeNotifications())
        }
    }
}

extension SessionTest {
    /// The test of a recording. It passes, because its answers are those of an empty phone. `differences` has the calls whose
    /// answers in the recording are others.
    package init(_ recording: Recording) throws(Recording.Problem) {
        self.init(options: recording.options, calls: recording.calls)
        differences = try repeatCalls()
    }

    /// Repeats the calls on an empty phone and takes its answers. A call that waits there is omitted. Returns the calls whose
    /// answers have changed.
    mutating func repeatCalls() throws(Recording.Problem) -> [Remark] {
        var answers = try Replay.answers(to: calls, options)
        while let waiting = answers.firstIndex(where: { $0.answer == .waiting }) {
            let call = calls.remove(at: waiting)
            let reason = "On an empty phone it waits for the user, and nobody answers."
            omissions.append(Remark(call: call.number, method: call.method, reason: reason))
            answers = try Replay.answers(to: calls, options)
        }
        var changed: [Remark] = []
        for (index, repeated) in answers.enumerated() {
            let outcome = Call.Outcome(repeated.answer)
            if outcome != calls[index].outcome {
                let reason = "The test expects the answer of an empty phone, which is not that of the session."
                changed.append(Remark(call: calls[index].number, method: calls[index].method, reason: reason))
            }
            calls[index].outcome = outcome
            calls[index].notifications = repeated.notifications
        }
        return changed
    }
}
