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
}
