import HealthKit
import HealthKitTesting
import Wellness
import XCTest

/// XCTest, with the phone of the process.
final class PhoneTests: HealthKitTestCase {
    override var configuration: HealthKitEmulator.Configuration {
        var configuration = HealthKitEmulator.Configuration()
        configuration.consent = .ask
        configuration.clock = noon
        configuration.timeZone = .gmt
        return configuration
    }

    func testASheetWaitsForTheUser() async throws {
        let store = HKHealthStore()
        let events = Events()
        store.requestAuthorization(toShare: HealthLogger.types, read: nil) { isSuccess, _ in
            events.append("\(isSuccess)")
        }
        await HealthKitEmulator.waitForHandlers()
        XCTAssertEqual(events.all, [])
        try HealthKitEmulator.answerSheet(.allow)
        await HealthKitEmulator.waitForHandlers()
        XCTAssertEqual(events.all, ["true"])
        XCTAssertTrue(HealthLogger().canSave(HKQuantityType(.bodyMass)))
    }

    func testEachTestStartsWithANewPhone() {
        XCTAssertFalse(HealthLogger().canSave(HKQuantityType(.bodyMass)))
        XCTAssertEqual(HealthKitEmulator.now, noon)
    }

    func testTheClockMoves() throws {
        try HealthKitEmulator.advanceClock(by: 90)
        XCTAssertEqual(HealthKitEmulator.now, noon + 90)
    }

    func testAnAppWithoutTheEntitlementCannotAsk() async throws {
        try HealthKitEmulator.setEntitlement(.healthKit, isPresent: false)
        do {
            try await HKHealthStore().requestAuthorization(toShare: HealthLogger.types, read: [])
            XCTFail("The request succeeded.")
        } catch let error as HKError {
            XCTAssertEqual(error.code, .errorAuthorizationDenied)
        }
    }
}
