import Foundation
import HealthEngine
import HealthModel
import Testing

/// Small examples of failures that property tests found.
struct FoundByPropertiesTests {
    private static let other = SourceRevision(source: Source(name: "Other", bundleIdentifier: "com.example.other"))

    @Test(arguments: [QueryOptions(), .strictStartDate, .strictEndDate, [.strictStartDate, .strictEndDate]])
    func `PRED-01: a predicate with an end before its start selects at most samples that span both`(
        options: QueryOptions
    ) throws {
        let store = try HealthStore.granted([.stepCount])
        // From 0:10 to 0:11.
        try store.save([steps(1, at: 600)])
        let isStrict = !options.isEmpty
        let across = SamplePredicate.samples(start: day + 630, end: day + 620, options: options)
        #expect(try store.execute(SampleQuery(.stepCount, across)).count == (isStrict ? 0 : 1))
        let beyond = SamplePredicate.samples(start: day + 7200, end: day, options: options)
        #expect(try store.execute(SampleQuery(.stepCount, beyond)).isEmpty)
        #expect(failure { try store.execute(StatisticsQuery(.stepCount, beyond, .cumulativeSum)) } == .error(.errorNoData))
        #expect(try store.deleteObjects(of: .stepCount, beyond) == 0)
    }

    @Test(arguments: [StatisticsOptions.cumulativeSum, [.cumulativeSum, .mostRecent]])
    func `AUTH-38: an app without permission to read and without samples gets no sum`(options: StatisticsOptions) throws {
        let store = try HealthStore.granted([.stepCount])
        try store.setAuthorization(false, on: AccessPair(.stepCount, .read))
        try store.phone.addSamples([steps(100, at: 0)], from: Self.other)
        #expect(failure { try store.execute(StatisticsQuery(.stepCount, .all, options)) } == .error(.errorNoData))
    }

    @Test func `STAT-07: statistics have the dates of the samples, not of the quantities in a series`() throws {
        let store = try HealthStore.granted([.stepCount])
        let quantities = [10, 20].map { seconds in
            SeriesQuantity(value: 1, startDate: day + TimeInterval(seconds), endDate: day + TimeInterval(seconds))
        }
        let series = try Sample(type: .stepCount, unit: .count, series: quantities, startDate: day, endDate: day + 60)
        try store.save([series])
        let statistics = try store.execute(StatisticsQuery(.stepCount, .all, .cumulativeSum))
        #expect(statistics.startDate == day && statistics.endDate == day + 60)
    }

    @Test(arguments: [StatisticsOptions.cumulativeSum, [.cumulativeSum, .mostRecent]])
    func `sums are finite`(options: StatisticsOptions) throws {
        let store = try HealthStore.granted([.stepCount])
        try store.save([steps(.greatestFiniteMagnitude, at: 0), steps(.greatestFiniteMagnitude, at: 60)])
        let statistics = try store.execute(StatisticsQuery(.stepCount, .all, options))
        #expect(statistics.figures.sum?.value == .greatestFiniteMagnitude)
        // A sum must also be finite in the canonical unit, to which several units are converted.
        let far = Quantity(unit: try HealthModel.Unit(from: "km"), value: 1e307)
        let near = Quantity(unit: .meter, value: 1)
        try store.setAuthorization(true, on: AccessPair(.distanceWalkingRunning, .share))
        for quantity in [near, far] {
            try store.save([Sample(type: .distanceWalkingRunning, quantity: quantity, startDate: day, endDate: day)])
        }
        let distance = try store.execute(StatisticsQuery(.distanceWalkingRunning, .all, options))
        #expect(distance.figures.sum?.value == .greatestFiniteMagnitude)
    }
}
