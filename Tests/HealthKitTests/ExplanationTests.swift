import Foundation
import HealthKit
import Synchronization
import Testing

@testable import HealthEngine
@testable import HealthKitTesting

/// What a failed test with a phone of its own says about it.
struct ExplanationTests {
    private typealias Emulator = HealthKitTesting.HealthKitEmulator

    private final class Collector: Sendable {
        let issues = Mutex<[Issue]>([])
    }

    /// 2026-03-01 12:00 in Greenwich.
    private static let noon = Date(timeIntervalSince1970: 1_772_366_400)
    private static var steps: HKQuantityType { HKQuantityType(.stepCount) }
    private static let phone = """
        Phone:
          iphone 27.0, unlocked, 2026-03-01T12:00:00Z, GMT
        App:
          com.example.app, foreground
        """

    private static func trait(_ consent: Emulator.Consent = .allow, sheetTimeout: Duration? = nil) -> HealthKitTrait {
        .healthKit(consent: consent, clock: noon, timeZone: .gmt, sheetTimeout: sheetTimeout)
    }

    /// Runs code as a test with a trait does. Returns its issues, which do not count.
    private static func issues(
        of trait: HealthKitTrait, _ body: @escaping @Sendable () async throws -> Void
    ) async throws -> [Issue] {
        let collector = Collector()
        let collecting = IssueHandlingTrait.compactMapIssues { issue in
            collector.issues.withLock { $0.append(issue) }
            return nil
        }
        try await collecting.provideScope(for: try #require(Test.current), testCase: Test.Case.current) {
            try await run(trait, body)
        }
        return collector.issues.withLock { $0 }
    }

    private static func run(_ trait: HealthKitTrait, _ body: @escaping @Sendable () async throws -> Void) async throws {
        try await trait.provideScope(for: try #require(Test.current), testCase: Test.Case.current, performing: body)
    }

    @Test func `the first failure has the calls, the decisions and the rules`() async throws {
        let issues = try await Self.issues(of: Self.trait(.deny)) {
            let store = HKHealthStore()
            try await store.requestAuthorization(toShare: [], read: [Self.steps])
            let samples = try await HKSampleQueryDescriptor(
                predicates: [.quantitySample(type: Self.steps)], sortDescriptors: []
            ).result(for: store)
            #expect(samples.count == 1)
            Issue.record("another failure")
        }
        let text = """
            HealthKit
            Last calls:
              1 requestAuthorization StepCount: success
              2 HKSampleQueryDescriptor StepCount: success, count 0
            The user decided:
              read StepCount: denied
            \(Self.phone)
            Rules:
              \(ExplainedRule.deniedRead.rawValue)
            """
        #expect(issues.map { $0.comments.map(\.rawValue) } == [[text], ["another failure"]])
    }

    @Test func `the error of a call and the sheet on screen are explained`() async throws {
        let issues = try await Self.issues(of: Self.trait(.ask)) {
            let store = HKHealthStore()
            let weight = HKQuantitySample(
                type: HKQuantityType(.bodyMass), quantity: HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70),
                start: Self.noon, end: Self.noon
            )
            await #expect(throws: HKError.self) { try await store.save(weight) }
            store.requestAuthorization(toShare: nil, read: [Self.steps]) { _, _ in }
            try Emulator.answerSheet(.allow)
            store.requestAuthorization(toShare: [Self.steps], read: nil) { _, _ in }
            Issue.record("failure")
        }
        let text = """
            HealthKit
            Last calls:
              1 save BodyMass: error, HealthKit code 5
              2 requestAuthorization StepCount: waits for the user
              3 requestAuthorization StepCount: success
              4 requestAuthorization StepCount: waits for the user
            The user decided:
              read StepCount: allowed
            Open permission sheet, which nothing has answered:
              share StepCount
            \(Self.phone)
            Rules:
              \(ExplainedRule.notDetermined.rawValue)
              \(ExplainedRule.openSheet.rawValue)
            """
        #expect(issues.map { $0.comments.map(\.rawValue) } == [["failure", text]])
    }

    #if compiler(>=6.3)
        @Test func `a thrown error is explained, and each warning is one issue`() async throws {
            let issues = try await Self.issues(of: Self.trait()) {
                let store = HKHealthStore()
                try await store.requestAuthorization(toShare: [Self.steps], read: [])
                for _ in 0..<2 {
                    let sample = HKQuantitySample(
                        type: Self.steps, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: Self.noon + 60,
                        end: Self.noon + 120
                    )
                    try await store.save(sample)
                }
                throw HKError(.errorNoData)
            }
            #expect(issues.map(\.severity) == [.error, .warning])
            #expect((issues.first?.error as? HKError)?.code == .errorNoData)
            let warning = issues.last?.comments.first?.rawValue ?? ""
            #expect(warning.hasSuffix("(SAVE-18)"))
            let text = issues.first?.comments.first?.rawValue ?? ""
            let rule = "SAVE-18: see `healthkit-bridge explain SAVE-18`."
            #expect(text.contains("Warnings of the bridge:\n  \(warning)\nRules:\n  \(rule)"))
        }
    #endif

    @Test func `a test that does not fail records nothing`() async throws {
        let issues = try await Self.issues(of: Self.trait(.deny)) {
            try await HKHealthStore().requestAuthorization(toShare: [], read: [Self.steps])
        }
        #expect(issues.isEmpty)
    }

    #if compiler(>=6.3)
        @Test func `a known issue is not explained`() async throws {
            let issues = try await Self.issues(of: Self.trait()) { withKnownIssue { Issue.record("known") } }
            #expect(issues.map { $0.comments.map(\.rawValue) } == [["known"]])
        }
    #endif

    @Test func `the phone of the test explains, not that of its suite`() async throws {
        let issues = try await Self.issues(of: Self.trait()) {
            try await Self.run(Self.trait(.deny)) {
                try await HKHealthStore().requestAuthorization(toShare: [Self.steps], read: [])
                throw HKError(.errorNoData)
            }
        }
        #expect(issues.count == 1)
        #expect(issues.first?.comments.count == 1)
        #expect(issues.first?.comments.first?.rawValue.contains("share StepCount: denied") == true)
    }

    @Test func `a sheet that nothing answers fails the request`() async throws {
        let issues = try await Self.issues(of: Self.trait(.ask, sheetTimeout: .milliseconds(1))) {
            try await HKHealthStore().requestAuthorization(toShare: [], read: [Self.steps])
        }
        #expect(issues.count == 1)
        let error = try #require(issues.first?.error as? UnansweredSheet)
        #expect(error.description.contains("for 0.001 seconds: read StepCount. Call HealthKitEmulator.answerSheet(_:)"))
        let text = issues.first?.comments.first?.rawValue ?? ""
        #expect(text.contains("1 requestAuthorization StepCount: waits for the user"))
    }

    @Test func `a reset phone continues the history of its test`() async throws {
        let issues = try await Self.issues(of: Self.trait(.deny)) {
            _ = HKHealthStore().authorizationStatus(for: Self.steps)
            try Emulator.reset(clock: Self.noon)
            _ = HKHealthStore().authorizationStatus(for: Self.steps)
            Issue.record("failure")
        }
        let text = issues.first?.comments.last?.rawValue ?? ""
        #expect(text.contains("1 authorizationStatus StepCount: success\n  2 authorizationStatus StepCount: success\n"))
    }
}
