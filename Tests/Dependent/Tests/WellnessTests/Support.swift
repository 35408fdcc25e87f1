import Foundation
import HealthKit
import HealthKitTesting

/// 2026-03-01 00:00 in Greenwich, a Sunday.
let today = Date(timeIntervalSince1970: 1_772_323_200)
let noon = today + 12 * 3600

/// The calendar of the tests.
let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
}()

/// Steps of another source.
func steps(_ count: Double, at date: Date, minutes: Double = 10) -> HKQuantitySample {
    let quantity = HKQuantity(unit: .count(), doubleValue: count)
    return HKQuantitySample(type: HKQuantityType(.stepCount), quantity: quantity, start: date, end: date + minutes * 60)
}

/// A heart rate of another source.
func heartRate(_ rate: Double, at date: Date) -> HKQuantitySample {
    let quantity = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: rate)
    return HKQuantitySample(type: HKQuantityType(.heartRate), quantity: quantity, start: date, end: date)
}

/// A part of a night.
func sleep(_ value: HKCategoryValueSleepAnalysis, from start: Date, hours: Double) -> HKCategorySample {
    HKCategorySample(type: HKCategoryType(.sleepAnalysis), value: value.rawValue, start: start, end: start + hours * 3600)
}

/// The code of the error of HealthKit that an operation throws.
func errorCode<Value>(_ operation: () async throws -> Value) async -> HKError.Code? {
    do {
        _ = try await operation()
        return nil
    } catch {
        return (error as? HKError)?.code
    }
}

/// A list that handlers append to.
final class Events: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String] = []

    func append(_ value: String) {
        lock.lock()
        defer { lock.unlock() }
        values.append(value)
    }

    var all: [String] {
        lock.lock()
        defer { lock.unlock() }
        return values
    }
}
