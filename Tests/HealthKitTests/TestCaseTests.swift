import Foundation
import HealthKit
import Synchronization
import Testing
import XCTest

@testable import HealthKitTesting

/// What a test case of XCTest with a phone of its own says about its failures.
@Suite(.healthKit) @MainActor struct TestCaseTests {
    private typealias Emulator = HealthKitTesting.HealthKitEmulator

    private final class Case: HealthKitTestCase {
        var settings = HealthKitTesting.HealthKitEmulator.Configuration()
        override var configuration: HealthKitTesting.HealthKitEmulator.Configuration { settings }
    }

    /// Collects the failures of one test case, and keeps those of others.
    private final class Collector: NSObject, XCTestObservation {
        let test: XCTestCase
        var failures: [String] = []

        init(of test: XCTestCase) { self.test = test }

        func testCase(
            _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
        ) {
            if testCase === test { failures.append(description) }
        }
    }

    private static var steps: HKQuantityType { HKQuantityType(.stepCount) }

    /// Runs code as a test of XCTest. Returns the descriptions of its failures, which do not count.
    private static func failures(
        unusedFaults: Emulator.UnusedFaults = .fail, vary: UInt64? = nil, _ body: @escaping (XCTestCase) throws -> Void
    ) throws -> [String] {
        let test = Case(name: "test", testClosure: body)
        test.settings.consent = .deny
        test.settings.unusedFaults = unusedFaults
        test.settings.vary = vary
        let collector = Collector(of: test)
        XCTestObservationCenter.shared.addTestObserver(collector)
        defer { XCTestObservationCenter.shared.removeTestObserver(collector) }
        test.run()
        // The fault that a test has left is not one of this test.
        try Emulator.reset()
        return collector.failures
    }

    @Test func `the first failure has the calls and the phone`() throws {
        let failures = try Self.failures { _ in
            _ = HKHealthStore().authorizationStatus(for: Self.steps)
            try Emulator.reset()
            _ = HKHealthStore().authorizationStatus(for: Self.steps)
            XCTFail("one")
            XCTFail("another")
        }
        #expect(failures.count == 2)
        #expect(
            failures.first?.contains(
                "one\nHealthKit\nLast calls:\n  1 authorizationStatus StepCount: success\n  2 authorizationStatus StepCount: success\n"
            ) == true
        )
        #expect(failures.last?.hasSuffix("another") == true)
    }

    @Test func `the first failure on a phone that varies names the seed and the rules`() throws {
        let failures = try Self.failures(vary: 117) { _ in XCTFail("failure") }
        #expect(failures.first?.contains("\nVaried by the seed 117:\n  AUTH-13, ") == true)
    }

    @Test func `an error that a test throws is explained`() throws {
        let failures = try Self.failures { _ in throw HKError(.errorNoData) }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("\nHealthKit\nLast calls:\n  none\n") == true)
    }

    @Test func `a fault that no operation has used fails the test`() throws {
        let failures = try Self.failures { _ in
            _ = HKHealthStore().authorizationStatus(for: Self.steps)
            Emulator.failNext(.errorDatabaseInaccessible, in: "save")
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("a call of save would have used it. The app has called authorizationStatus.") == true)
        #expect(failures.first?.contains("Faults that no call has used:\n  save: HealthKit code 6\n") == true)
    }

    @Test func `an unused fault is no failure with an option, and not beside another failure`() throws {
        #expect(try Self.failures(unusedFaults: .warn) { _ in Emulator.failNext(.errorNoData) }.isEmpty)
        let failures = try Self.failures { _ in
            Emulator.failNext(.errorNoData)
            XCTFail("failure")
        }
        #expect(failures.count == 1)
    }

    @Test func `a test does not know the calls of the former one`() throws {
        #expect(try Self.failures { _ in _ = HKHealthStore().authorizationStatus(for: Self.steps) }.isEmpty)
        #expect(try Self.failures { _ in XCTFail("failure") }.first?.contains("authorizationStatus") == false)
    }
}
