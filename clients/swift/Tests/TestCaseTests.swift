import Testing
import XCTest

@testable import HealthKitBridgeClient

/// The test case of XCTest in the examples.
@MainActor struct TestCaseTests {
    private final class UnusedFault: BridgeTestCase {
        func testUnused() async throws {
            try await bridge.call("control/failNext", ["method": "store/save", "healthKitError": 6])
        }
    }

    @Test func `a test has a bridge`() throws {
        let test = StepTests(name: "steps") { test in
            try asyncTest(StepTests.testAnAppMaySaveStepsThatTheUserAllows)(try #require(test as? StepTests))()
        }
        test.run()
        #expect(test.testRun?.executionCount == 1)
        #expect(test.testRun?.totalFailureCount == 0)
    }

    @Test func `a fault that no call has used fails the test`() throws {
        let test = UnusedFault(name: "fault") { test in
            try asyncTest(UnusedFault.testUnused)(try #require(test as? UnusedFault))()
        }
        test.run()
        #expect(test.testRun?.totalFailureCount == 1)
    }
}
