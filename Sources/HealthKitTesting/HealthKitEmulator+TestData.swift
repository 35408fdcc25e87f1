public import Foundation
import HealthEngine
import HealthGenerator
public import HealthKit
import HealthModel

/// Test data in one call, as `control/` adds it for tests in other languages. Without dates, the data ends now. Each function returns the
/// identifiers of the samples.
extension HealthKitEmulator {
    /// Adds steps in one sample: a minute for each 100 steps, at most a day.
    @discardableResult public static func addSteps(
        _ count: Int, startDate: Date? = nil, endDate: Date? = nil, minutes: Double? = nil, source: Source = .iPhone
    ) throws -> [UUID] {
        try add(from: source) { (data, source) throws(TestDataError) in
            try data.addSteps(count, AddedInterval(start: startDate, end: endDate, minutes: minutes), from: source)
        }
    }

    /// Adds a walk that both phone and watch have counted. Statistics count it once, the sum of the samples twice. The phone misses one of
    /// twenty steps. A step is 0.7 meters long.
    @discardableResult public static func addWalk(
        _ count: Int, startDate: Date? = nil, endDate: Date? = nil, minutes: Double? = nil
    ) throws -> [UUID] {
        try add(from: .watch) { (data, _) throws(TestDataError) in
            try data.addWalk(count, AddedInterval(start: startDate, end: endDate, minutes: minutes))
        }
    }

    /// Adds a workout with its totals, and with a route in a park if wanted. It usually takes half an hour. Adds no samples of energy,
    /// distance and heart rate.
    @discardableResult public static func addWorkout(
        _ activityType: HKWorkoutActivityType,
        startDate: Date? = nil,
        endDate: Date? = nil,
        minutes: Double? = nil,
        totalEnergyBurned: HKQuantity? = nil,
        totalDistance: HKQuantity? = nil,
        route: Bool = false,
        source: Source = .watch
    ) throws -> [UUID] {
        var workout = Workout(activityType: Int(activityType.rawValue))
        workout.totalEnergyBurned = totalEnergyBurned?.engineQuantity
        workout.totalDistance = totalDistance?.engineQuantity
        return try add(from: source) { (data, source) throws(TestDataError) in
            let interval = AddedInterval(start: startDate, end: endDate, minutes: minutes)
            return try data.addWorkout(workout, interval, hasRoute: route, from: source)
        }
    }

    /// Adds a night of 8 hours: the time in bed, and sleep with its stages. `date` has the year, month and day on which it ends. Without
    /// dates it is the last night that has ended.
    @discardableResult public static func addNight(
        startDate: Date? = nil, endDate: Date? = nil, date: DateComponents? = nil, source: Source = .watch
    ) throws -> [UUID] {
        let day = date.map { CalendarDay(year: $0.year ?? 0, month: $0.month ?? 0, day: $0.day ?? 0) }
        return try add(from: source) { (data, source) throws(TestDataError) in
            try data.addNight(from: startDate, to: endDate, endingOn: day, of: source)
        }
    }

    /// Adds body masses of successive days in kilograms, the earliest first. Without a start, the last one was measured now.
    @discardableResult public static func addWeights(
        _ values: [Double], startDate: Date? = nil, source: Source = .iPhone
    ) throws -> [UUID] {
        try add(from: source) { (data, source) throws(TestDataError) in
            try data.addWeights(values, from: startDate, of: source)
        }
    }

    /// Adds a blood pressure in mmHg: a correlation with its two members.
    @discardableResult public static func addBloodPressure(
        systolic: Double, diastolic: Double, startDate: Date? = nil, source: Source = .iPhone
    ) throws -> [UUID] {
        try add(from: source) { (data, source) throws(TestDataError) in
            try data.addBloodPressure(systolic: systolic, diastolic: diastolic, at: startDate, of: source)
        }
    }

    /// Adds an electrocardiogram, and the samples of its symptoms. Without a heart rate, it has that of the classification. The voltages
    /// are in volts, 512 a second unless a frequency is given; without them, it takes 30 seconds.
    @discardableResult public static func addElectrocardiogram(
        _ classification: HKElectrocardiogram.Classification,
        averageHeartRate: HKQuantity? = nil,
        voltages: [Double]? = nil,
        samplingFrequency: HKQuantity? = nil,
        symptoms: [HKCategorySample] = [],
        startDate: Date? = nil,
        source: Source = .watch
    ) throws -> [UUID] {
        let (heartRate, frequency) = (averageHeartRate?.engineQuantity, samplingFrequency?.engineQuantity)
        let samples = symptoms.map(\.engineSample)
        return try add(from: source) { (data, source) throws(TestDataError) in
            try data.addElectrocardiogram(
                Int(classification.rawValue), averageHeartRate: heartRate.map(Optional.some), volts: voltages,
                samplingFrequency: frequency, symptoms: samples, from: startDate, of: source
            )
        }
    }

    private static func add(
        from source: Source, _ add: (TestData, AddedSource) throws(TestDataError) -> [UUID]
    ) throws -> [UUID] {
        try withPhone { phone, _ in
            let data = TestData(phone)
            do throws(TestDataError) {
                return try add(data, source.added(to: data))
            } catch {
                switch error {
                case .expected(let expected, let argument): throw InvalidTestData(argument, expected)
                case .exception(let exception): throw InvalidTestData(exception)
                case .health(let failure): throw failure
                }
            }
        }
    }
}

/// An argument with which no test data can be added.
public struct InvalidTestData: Error, Sendable, CustomStringConvertible {
    /// The argument, and what it must be.
    public let description: String

    init(_ exception: NativeException) { self.init("", "data that HealthKit accepts. \(exception.reason)") }

    fileprivate init(_ argument: String, _ expected: String) {
        description = "\(argument.isEmpty ? "The arguments" : argument) must be \(expected)"
    }
}
