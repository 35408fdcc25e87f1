import Synchronization

/// The tests that have a phone each.
///
/// After the first one, code that runs in no task of a test has no phone: it may belong to any of them. So it ends the program. Other
/// processes have one phone for all code.
package final class TestIsolation: Sendable {
    private struct State {
        var running: [String] = []
        /// The test that began last.
        var last: String
        let isInTest: @Sendable () -> Bool
    }

    private let state = Mutex<State?>(nil)

    /// Remembers that a test runs on a phone of its own. The closure tells whether the running task belongs to any test.
    package func begin(_ test: String, isInTest: @escaping @Sendable () -> Bool) {
        state.withLock { state in
            var changed = state ?? State(last: test, isInTest: isInTest)
            changed.running.append(test)
            changed.last = test
            state = changed
        }
    }

    /// Forgets a test, whose phone ends.
    package func end(_ test: String) {
        state.withLock { state in
            guard let index = state?.running.firstIndex(of: test) else { return }
            state?.running.remove(at: index)
        }
    }

    /// Ends the program if the phone of the running code is unknown.
    func check() {
        guard let state = state.withLock({ $0 }), !state.isInTest() else { return }
        let tests = (state.running.isEmpty ? [state.last] : state.running).map { "“\($0)”" }.joined(separator: ", ")
        endProgram(
            """
            HealthKit is used outside of the tasks of tests, such as in a detached task or on a queue, so its phone is unknown. \
            Tests with a phone of their own: \(tests). Create the HKHealthStore in the task of a test with the trait .healthKit.
            """
        )
    }
}
