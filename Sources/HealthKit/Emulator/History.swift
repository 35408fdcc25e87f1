package import HealthEngine
package import HealthModel

extension HealthKitEmulator {
    /// The latest calls of the app that concern health data, and the warnings of the phone.
    package struct History {
        package enum Outcome: Equatable {
            case success
            /// The user has to answer a sheet. The answer is a call of its own.
            case waiting
            /// With an error: that of HealthKit, or nil for another one.
            case error(HealthError.Code?)
        }

        package struct Call {
            /// The number of the call, starting at 1.
            package let number: Int
            package let name: String
            package let accesses: [HealthAccess]
            package let outcome: Outcome
        }

        private static let mostCalls = 20
        private static let mostWarnings = 100

        package private(set) var calls: [Call] = []
        /// The warnings, each once.
        package private(set) var warnings: [String] = []
        private var number = 0
        /// How the present call ends.
        var outcome = Outcome.success

        package init() {}

        mutating func add(_ record: LogRecord) {
            guard record.level >= .warning, warnings.count < Self.mostWarnings, !warnings.contains(record.text) else { return }
            warnings.append(record.text)
        }

        /// The present call ends with a failure of the engine.
        mutating func fail(with failure: any Error) {
            outcome = if case HealthFailure.error(let error) = failure { .error(error.code) } else { .error(nil) }
        }

        /// Adds the present call, which has ended, unless it did not concern health data. Nil names what is no call of the app.
        mutating func end(_ call: String?, _ accesses: [HealthAccess]) {
            defer { outcome = .success }
            if case .success = outcome, accesses.isEmpty { return }
            guard let call else { return }
            number += 1
            let name = String(call.prefix { $0 != "(" && $0 != "<" })
            calls.append(Call(number: number, name: name, accesses: accesses, outcome: outcome))
            if calls.count > Self.mostCalls { calls.removeFirst() }
        }
    }

    /// Keeps a history from now on, as a continuation of a former one.
    package func keepHistory(after former: History = History()) {
        history = former
        phone.environment.log = { [weak self] record in self?.history?.add(record) }
    }

    /// Adds a call that has ended to the history, if there is one.
    func end(_ call: () -> String?) {
        guard history != nil else { return }
        history?.end(call(), process.accesses.takeAll())
    }

    /// Ends the requests that wait for the user, with an error in the place of an answer.
    package func failRequests(with error: any Error) {
        perform(as: nil) { _ in
            errorWithoutAnswer = error
            process.failAuthorizations(.appTerminated)
            errorWithoutAnswer = nil
        }
    }
}
