public import Foundation
public import HealthKit

/// The figures of a day.
public struct Dashboard: Sendable {
    private let store: HKHealthStore
    private let calendar: Calendar

    private static let count = HKUnit.count()
    private static let beatsPerMinute = HKUnit.count().unitDivided(by: .minute())

    /// With a store, which all parts of an app may share.
    public init(store: HKHealthStore = HKHealthStore(), calendar: Calendar) {
        self.store = store
        self.calendar = calendar
    }

    /// The types that the dashboard reads.
    public static let types: Set<HKObjectType> = [
        HKQuantityType(.stepCount), HKQuantityType(.heartRate), HKCategoryType(.sleepAnalysis),
        HKCharacteristicType(.biologicalSex), HKCharacteristicType(.dateOfBirth),
    ]

    /// Asks for access to these types.
    public func requestAuthorization() async throws {
        try await store.requestAuthorization(toShare: [], read: Self.types)
    }

    private func predicate(of day: Date) -> NSPredicate {
        let start = calendar.startOfDay(for: day)
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return HKQuery.predicateForSamples(withStart: start, end: end, options: .strictStartDate)
    }

    /// The steps of a day. Nil if there are none that the app may read.
    public func steps(on day: Date) async throws -> Double? {
        let type = HKQuantityType(.stepCount)
        return try await withCheckedThrowingContinuation { continuation in
            let query = HKStatisticsQuery(
                quantityType: type, quantitySamplePredicate: predicate(of: day), options: .cumulativeSum
            ) { _, statistics, error in
                if let error, (error as? HKError)?.code != .errorNoData {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: statistics?.sumQuantity()?.doubleValue(for: .count()))
                }
            }
            store.execute(query)
        }
    }

    /// The steps of some days, the first day first.
    public func stepsByDay(from first: Date, days: Int) async throws -> [Double] {
        let start = calendar.startOfDay(for: first)
        guard let end = calendar.date(byAdding: .day, value: days, to: start) else { return [] }
        return try await withCheckedThrowingContinuation { continuation in
            let query = HKStatisticsCollectionQuery(
                quantityType: HKQuantityType(.stepCount),
                quantitySamplePredicate: HKQuery.predicateForSamples(withStart: start, end: end),
                options: .cumulativeSum,
                anchorDate: start,
                intervalComponents: DateComponents(day: 1)
            )
            query.initialResultsHandler = { _, collection, error in
                guard let collection else {
                    return continuation.resume(throwing: error ?? HKError(.errorNoData))
                }
                let dates = (0..<days).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
                let sums = dates.map { collection.statistics(for: $0)?.sumQuantity() }
                continuation.resume(returning: sums.map { $0?.doubleValue(for: .count()) ?? 0 })
            }
            store.execute(query)
        }
    }

    /// The lowest, mean and highest heart rate of a day in beats per minute.
    public func heartRate(on day: Date) async throws -> (lowest: Double, mean: Double, highest: Double)? {
        try await withCheckedThrowingContinuation { continuation in
            let query = HKStatisticsQuery(
                quantityType: HKQuantityType(.heartRate),
                quantitySamplePredicate: predicate(of: day),
                options: [.discreteMin, .discreteAverage, .discreteMax]
            ) { _, statistics, error in
                if let error, (error as? HKError)?.code != .errorNoData {
                    return continuation.resume(throwing: error)
                }
                guard let lowest = statistics?.minimumQuantity(), let mean = statistics?.averageQuantity(),
                    let highest = statistics?.maximumQuantity()
                else { return continuation.resume(returning: nil) }
                let unit = Self.beatsPerMinute
                let rates = (lowest.doubleValue(for: unit), mean.doubleValue(for: unit), highest.doubleValue(for: unit))
                continuation.resume(returning: rates)
            }
            store.execute(query)
        }
    }

    /// The hours asleep in samples that end on a day.
    public func hoursAsleep(on day: Date) async throws -> Double {
        let samples = try await samples(HKCategoryType(.sleepAnalysis), predicate(of: day))
        let asleep = Set(HKCategoryValueSleepAnalysis.allAsleepValues.map(\.rawValue))
        return samples.compactMap { $0 as? HKCategorySample }
            .filter { asleep.contains($0.value) }
            .reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) / 3600 }
    }

    /// The newest heart rates of all days, the newest first.
    public func newestHeartRates(_ limit: Int) async throws -> [Double] {
        let newest = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
        let samples = try await samples(HKQuantityType(.heartRate), nil, limit: limit, [newest])
        return samples.compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: Self.beatsPerMinute) }
    }

    /// The age of the user in years. Nil if it is not known.
    public func age(on day: Date) throws -> Int? {
        let birth = try store.dateOfBirthComponents()
        guard let date = calendar.date(from: birth) else { return nil }
        return calendar.dateComponents([.year], from: date, to: day).year
    }

    /// Whether the user is female.
    public func isFemale() throws -> Bool { try store.biologicalSex().biologicalSex == .female }

    private func samples(
        _ type: HKSampleType, _ predicate: NSPredicate?, limit: Int = HKObjectQueryNoLimit, _ order: [NSSortDescriptor]? = nil
    ) async throws -> [HKSample] {
        try await withCheckedThrowingContinuation { continuation in
            let query = HKSampleQuery(
                sampleType: type, predicate: predicate, limit: limit, sortDescriptors: order
            ) { _, samples, error in
                if let samples {
                    continuation.resume(returning: samples)
                } else {
                    continuation.resume(throwing: error ?? HKError(.errorNoData))
                }
            }
            store.execute(query)
        }
    }
}
