import Foundation
import HealthModel
import Testing

struct SampleDateTests {
    private let date = Fixture.date
    private let fourDays: TimeInterval = 345_600

    @Test func `the end of a sample may equal its start, but not precede it (SAVE-02)`() throws {
        _ = try Fixture.steps(from: date, to: date)
        expectRefusal { try Fixture.steps(from: date, to: date - 0.001) }
    }

    @Test func `four days are the default limit (SAVE-13, SAVE-16; project decision)`() throws {
        _ = try Fixture.steps(to: date + fourDays)
        _ = try Fixture.category("sleepAnalysis", 3, lasting: fourDays)
        expectRefusal { try Fixture.category("sleepAnalysis", 3, lasting: fourDays + 1) }
        expectRefusal(
            """
            Duration between startDate (2026-03-01 08:00:00 +0000) and endDate (2026-03-05 08:00:01 +0000) is above the \
            maximum allowed duration for this sample type. Maximum duration for type HKQuantityTypeIdentifierStepCount \
            is 345600.000000
            """
        ) {
            try Fixture.steps(to: date + fourDays + 1)
        }
    }

    @Test func `a limit is exact to the millisecond, whatever the date (SAVE-13, SAVE-14)`() throws {
        let exposure = try Fixture.type("headphoneAudioExposure")
        let loud = try Fixture.quantity(80, "dBASPL")
        for second in stride(from: -60_000_000_000.0, to: 60_000_000_000, by: 1_234_567_890.123) {
            let start = Date(timeIntervalSince1970: second)
            _ = try Fixture.steps(from: start, to: Date(timeIntervalSince1970: second + fourDays))
            expectRefusal { try Fixture.steps(from: start, to: Date(timeIntervalSince1970: second + fourDays + 0.001)) }
            let end = Date(timeIntervalSince1970: second + 0.001)
            _ = try Sample(type: exposure, quantity: loud, startDate: start, endDate: end)
        }
    }

    @Test(arguments: ["environmentalAudioExposure", "headphoneAudioExposure"])
    func `audio exposure needs a duration (SAVE-14)`(name: String) throws {
        _ = try Fixture.sample(name, 80, "dBASPL", lasting: 0.001)
        let identifier = try Fixture.type(name).identifier
        expectRefusal(
            """
            Duration between startDate (2026-03-01 08:00:00 +0000) and endDate (2026-03-01 08:00:00 +0000) is below the \
            minimum allowed duration for this sample type. Minimum duration for type \(identifier) is 0.001000
            """
        ) {
            try Fixture.sample(name, 80, "dBASPL")
        }
    }

    @Test func `types report their limits (SAVE-15)`() throws {
        #expect(ObjectType.cdaDocument.maximumAllowedDuration == fourDays)
        #expect(ObjectType.cdaDocument.isMaximumDurationRestricted)
        #expect(ObjectType.workout.maximumAllowedDuration == nil)
        #expect(!ObjectType.workout.isMaximumDurationRestricted)
        #expect(ObjectType.heartRate.minimumAllowedDuration == nil)
        #expect(!ObjectType.heartRate.isMinimumDurationRestricted)
        let exposure = try Fixture.type("environmentalAudioExposure")
        #expect(exposure.minimumAllowedDuration == 0.001)
        #expect(exposure.isMinimumDurationRestricted)
    }

    @Test func `no sample ends in the distant future (SAVE-17)`() {
        let reason = "Type HKSample can not have endDate of NSDate.distantFuture"
        expectRefusal(reason) { try Fixture.steps(to: .distantFuture) }
        expectRefusal(reason) { try Fixture.steps(from: .distantFuture, to: .distantFuture) }
        expectRefusal(reason) {
            try Sample(workout: Workout(activityType: 37), startDate: date, endDate: .distantFuture)
        }
    }

    @Test(arguments: [("contraceptive", 1), ("lactation", 0), ("pregnancy", 0)])
    func `some states may have no end (SAVE-16, SAVE-17; project decision)`(name: String, value: Int) throws {
        let type = try Fixture.type(name)
        #expect(!type.isMaximumDurationRestricted)
        let ended = try Fixture.category(name, value, lasting: 280 * 86400)
        #expect(!ended.hasUndeterminedDuration)
        let open = try Sample(type: type, value: value, startDate: date, endDate: .distantFuture)
        #expect(open.hasUndeterminedDuration)
    }

    @Test func `a menopausal state must be an instant (project decision)`() throws {
        _ = try Fixture.category("menopausalState", 1)
        expectRefusal { try Fixture.category("menopausalState", 1, lasting: 1) }
    }

    @Test func `a sample may be in the future (SAVE-18; project decision)`() throws {
        _ = try Fixture.steps(from: .distantFuture - 60, to: .distantFuture - 1)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -63_114_076_801])
    func `dates beyond the calendar are rejected (project decision)`(seconds: Double) {
        let far = Date(timeIntervalSinceReferenceDate: seconds)
        expectRefusal { try Fixture.steps(from: far, to: far) }
        expectRefusal { try Fixture.steps(from: date, to: far) }
        expectRefusal { try Fixture.steps(from: far, to: date) }
        expectRefusal { try Sample(workout: Workout(activityType: 37), startDate: far, endDate: far) }
    }

    @Test func `the distant past is within the calendar`() throws {
        _ = try Fixture.steps(from: .distantPast, to: .distantPast)
    }
}
