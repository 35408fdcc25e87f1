import HealthEngine
import HealthKit
public import XCTest

/// A test case of XCTest, each of whose tests starts with a new phone. XCTest runs them one after the other.
///
/// The first failure of a test has what happened on its phone, and the rules of HealthKit behind it. Warnings of the phone are lines of the
/// output, because XCTest on Linux has only failures.
open class HealthKitTestCase: XCTestCase {
    /// What the phone of each test starts with.
    open var configuration: HealthKitEmulator.Configuration { HealthKitEmulator.Configuration() }

    /// Replaces the phone. An object of the former one that is used from then on is a failure that names the former test.
    open override func setUpWithError() throws {
        HealthKit.HealthKitEmulator.current.finish()
        try HealthKitEmulator.reset(configuration)
        HealthKit.HealthKitEmulator.current.owner = PhoneOwner(test: name) { XCTFail($0) }
        HealthKit.HealthKitEmulator.current.keepHistory()
    }

    /// Fails a test that would pass, and has ordered a fault which no operation has used.
    open override func tearDownWithError() throws {
        let emulator = HealthKit.HealthKitEmulator.current
        var warnings = emulator.read(as: nil) { _ in emulator.history?.warnings ?? [] }
        if testRun?.totalFailureCount == 0 {
            switch configuration.unusedFaults {
            case .fail: for message in emulator.unusedFaultMessages { XCTFail(message) }
            case .warn: warnings += emulator.unusedFaultMessages
            }
        }
        for warning in warnings { print("\(name): warning: \(warning)") }
    }

    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        let isFirst = testRun?.totalFailureCount == 0
        let explanation = isFirst ? "\nHealthKit\n\(FailureExplanation.text(of: .current))" : ""
        super.recordFailure(withDescription: description + explanation, inFile: filePath, atLine: lineNumber, expected: expected)
    }
}
