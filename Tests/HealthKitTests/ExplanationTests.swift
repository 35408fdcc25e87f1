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

    private static func trait(_ consent: Emulator.Consent = .allow, sheetTimeout: Duration = .seconds(600)) -> HealthKitTrait {
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
            Empty answers:
              2 The store has no StepCount.
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
              \(ExplainedRule.notDeterminedShare.rawValue)
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

    @Test func `an empty answer has its cause`() async throws {
        let issues = try await Self.issues(of: Self.trait()) {
            let store = HKHealthStore()
            try await store.requestAuthorization(toShare: [], read: [Self.steps])
            try Emulator.addSteps(10)
            let predicate = HKQuery.predicateForSamples(withStart: nil, end: Self.noon - 86_400)
            let samples = try await HKSampleQueryDescriptor(
                predicates: [.quantitySample(type: Self.steps, predicate: predicate)], sortDescriptors: []
            ).result(for: store)
            #expect(samples.count == 1)
        }
        let text = issues.first?.comments.first?.rawValue ?? ""
        #expect(text.contains("  2 The store has 1 StepCount, but none matches the dates of the predicate.\n"))
    }

    @Test func `a fault that no operation has used fails the test`() async throws {
        let issues = try await Self.issues(of: Self.trait()) {
            Emulator.failNext(.errorDatabaseInaccessible, in: "save")
            Emulator.failNext(.errorDatabaseInaccessible, in: "delete", probability: 0.5)
            _ = HKHealthStore().authorizationStatus(for: Self.steps)
        }
        let comments = issues.first?.comments.map(\.rawValue) ?? []
        #expect(issues.count == 1)
        #expect(
            comments.first
                == "No call has used the fault that the test has ordered, HealthKit code 6: a call of save would have used it. "
                + "The app has called authorizationStatus."
        )
        #expect(comments.last?.contains("Faults that no call has used:\n  save: HealthKit code 6\n") == true)
    }

    @Test func `a used fault, and a failure for another reason, have no issue of a fault`() async throws {
        let used = try await Self.issues(of: Self.trait()) {
            Emulator.failNext(.errorDatabaseInaccessible, times: 2)
            await #expect(throws: HKError.self) {
                try await HKHealthStore().requestAuthorization(toShare: [], read: [Self.steps])
            }
        }
        #expect(used.isEmpty)
        let failed = try await Self.issues(of: Self.trait()) {
            Emulator.failNext(.errorDatabaseInaccessible)
            Issue.record("failure")
        }
        #expect(failed.map { $0.comments.first?.rawValue } == ["failure"])
    }

    #if compiler(>=6.3)
        @Test func `an unused fault is only a warning with an option`() async throws {
            let issues = try await Self.issues(of: .healthKit(unusedFaults: .warn)) { Emulator.failNext(.errorNoData) }
            #expect(issues.map(\.severity) == [.warning])
        }
    #endif

    @Test func `an option that the trait of a test does not give is that of its suite`() async throws {
        let issues = try await Self.issues(of: .healthKit(consent: .allow, clock: Self.noon, system: "18.0")) {
            try await Self.run(.healthKit(consent: .deny, system: "26.0")) {
                #expect(Emulator.now == Self.noon)
                try await HKHealthStore().requestAuthorization(toShare: [Self.steps], read: [])
                #expect(HKHealthStore().authorizationStatus(for: Self.steps) == .sharingDenied)
                Issue.record("failure")
            }
        }
        #expect(issues.count == 1)
        #expect(issues.first?.comments.last?.rawValue.contains("iphone 26.0, ") == true)
    }

    @Test func `a failure on a phone that varies names the seed and the rules`() async throws {
        let issues = try await Self.issues(of: .healthKit(vary: 117)) { Issue.record("failure") }
        let text = issues.first?.comments.last?.rawValue ?? ""
        #expect(text.contains("\nVaried by the seed 117:\n  AUTH-13, "))
    }

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
