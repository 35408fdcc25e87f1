import HealthEngine
import HealthKit
public import XCTest

/// A test case of XCTest, each of whose tests starts with a new phone. XCTest runs them one after the other.
open class HealthKitTestCase: XCTestCase {
    /// What the phone of each test starts with.
    open var configuration: HealthKitEmulator.Configuration { HealthKitEmulator.Configuration() }

    /// Replaces the phone. An object of the former one that is used from then on is a failure that names the former test.
    open override func setUpWithError() throws {
        HealthKit.HealthKitEmulator.current.finish()
        try HealthKitEmulator.reset(configuration)
        HealthKit.HealthKitEmulator.current.owner = PhoneOwner(test: name) { XCTFail($0) }
    }

    /// Fails a test that would pass, and has ordered a fault which no operation has used.
    open override func tearDownWithError() throws {
        guard configuration.unusedFaults == .fail, testRun?.totalFailureCount == 0 else { return }
        let emulator = HealthKit.HealthKitEmulator.current
        for fault in emulator.read(as: nil, { _ in emulator.unusedFaults }) { XCTFail(fault.message(called: nil)) }
    }
}
