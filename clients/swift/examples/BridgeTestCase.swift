import HealthKitBridgeClient
import XCTest

/// A test case of XCTest with a bridge for each test. After a failure it prints what has happened on the phone. A test that has ordered a
/// fault which no call has used fails.
class BridgeTestCase: XCTestCase {
    private(set) var bridge: Bridge!

    override func setUp() async throws {
        bridge = try await Bridge.start(executable: bridgeExecutable)
    }

    override func tearDown() async throws {
        if testRun?.totalFailureCount == 0 {
            for sentence in try await bridge.unusedFaults() { XCTFail(sentence) }
        }
        if testRun?.totalFailureCount != 0 { print("HealthKit\n\(await bridge.explain())") }
        await bridge.close()
    }
}

final class StepTests: BridgeTestCase {
    func testAnAppMaySaveStepsThatTheUserAllows() async throws {
        let isAllowed = try await CarefulApp().connect(to: bridge)
        XCTAssertTrue(isAllowed)
    }
}
