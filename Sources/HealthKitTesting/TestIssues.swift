import HealthEngine
import HealthKit
import Synchronization
import Testing

/// The issues of a test with a phone of its own: the first failure has an explanation, and each warning of the phone is an issue.
final class TestIssues: Sendable {
    private let slot: HealthKit.HealthKitEmulator.Slot
    private let unusedFaults: HealthKitEmulator.UnusedFaults
    private let isExplained = Mutex(false)

    init(of slot: HealthKit.HealthKitEmulator.Slot, unusedFaults: HealthKitEmulator.UnusedFaults) {
        self.slot = slot
        self.unusedFaults = unusedFaults
    }

    /// Carries out the code of a test in the slot. What it throws is an issue, which the testing library would record after the end of
    /// the phone.
    func record(in test: Test, testCase: Test.Case?, _ function: @Sendable () async throws -> Void) async throws {
        let explaining = IssueHandlingTrait.compactMapIssues { self.explained($0) }
        try await explaining.provideScope(for: test, testCase: testCase) {
            try await HealthKit.HealthKitEmulator.$slot.withValue(self.slot) {
                defer { self.recordWarnings(at: test.sourceLocation) }
                do {
                    try await function()
                    self.recordUnusedFaults(at: test.sourceLocation)
                } catch let error where !(error is ExpectationFailedError) && !Task.isCancelled {
                    Issue.record(error, sourceLocation: test.sourceLocation)
                }
            }
        }
    }

    /// The issue, with an explanation if it is the first failure of the test.
    private func explained(_ issue: Issue) -> Issue? {
        // The testing library gives an issue without a test, such as one of a handler, to the run and to each running test. It counts once.
        guard Test.current != nil else { return nil }
        // A trait of the test itself takes the place of that of its suite.
        guard HealthKit.HealthKitEmulator.slot === slot, issue.isExplainable else { return issue }
        let isFirst = isExplained.withLock { isExplained in
            defer { isExplained = true }
            return !isExplained
        }
        guard isFirst else { return issue }
        var issue = issue
        issue.comments.append(Comment(rawValue: "HealthKit\n\(FailureExplanation.text(of: slot.emulator))"))
        return issue
    }

    /// A test that fails for another reason may have ended too early.
    private func recordUnusedFaults(at place: SourceLocation) {
        guard !isExplained.withLock({ $0 }) else { return }
        for message in slot.emulator.unusedFaultMessages {
            switch unusedFaults {
            case .fail: Issue.record(Comment(rawValue: message), sourceLocation: place)
            case .warn: recordWarning(message, at: place)
            }
        }
    }

    private func recordWarnings(at place: SourceLocation) {
        let emulator = slot.emulator
        for warning in emulator.read(as: nil, { _ in emulator.history?.warnings ?? [] }) { recordWarning(warning, at: place) }
    }

    private func recordWarning(_ warning: String, at place: SourceLocation) {
        #if compiler(>=6.3)
            Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: place)
        #endif
    }
}

extension Issue {
    /// Whether the issue is a failure. Before 6.3 the library does not tell.
    fileprivate var isExplainable: Bool {
        #if compiler(>=6.3)
            return isFailure
        #else
            return true
        #endif
    }
}
