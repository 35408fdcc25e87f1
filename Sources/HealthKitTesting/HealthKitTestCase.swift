public import XCTest

/// A test case of XCTest, each of whose tests starts with a new phone. XCTest runs them one after the other.
open class HealthKitTestCase: XCTestCase {
    /// What the phone of each test starts with.
    open var configuration: HealthKitEmulator.Configuration { HealthKitEmulator.Configuration() }

    /// Replaces the phone.
    open override func setUpWithError() throws {
        try HealthKitEmulator.reset(configuration)
    }
}
