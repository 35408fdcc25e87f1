import Foundation
import HealthModel
import Testing

@testable import HealthEngine

struct StatisticsCollectionTests: StatisticsSuite {
    private let hourly = DateComponents(hour: 1)

    private func hour(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 3600) }

    @Test func `a sample across a boundary is split by time (COLL-03)`() throws {
        let (start, end) = (try instant("2026-02-03T13:57:00Z"), try instant("2026-02-03T14:02:00Z"))
        let walk = measurement(100, start.timeIntervalSince1970, end.timeIntervalSince1970)
        let collection = try self.collection([walk], every: hourly)
        #expect(collection.statistics.map(\.figures.sum?.value) == [60, 40])
        #expect(
            collection.statistics.map(\.startDate) == [try instant("2026-02-03T13:00:00Z"), try instant("2026-02-03T14:00:00Z")]
        )
        #expect(collection.statistics.last?.endDate == (try instant("2026-02-03T15:00:00Z")))
    }

    @Test func `a boundary belongs to the interval that starts there (COLL-08)`() throws {
        let collection = try self.collection([measurement(5, 1800, 3600), measurement(7, 7200, 7200)], every: hourly)
        #expect(collection.statistics.map(\.startDate) == [hour(0), hour(2)])
        #expect(collection.statistics.map(\.figures.sum?.value) == [5, 7])
    }

    @Test func `overlap is removed before the split (STAT-09, COLL-03)`() throws {
        let measurements = [measurement(10, 1800, 5400), measurement(720, 0, 7200, from: 1)]
        let collection = try self.collection([.cumulativeSum, .separateBySource], measurements, every: hourly)
        #expect(collection.statistics.map(\.figures.sum?.value) == [185, 185])
        #expect(collection.statistics[1].bySource?.map(\.source) == [watch, phone])
        #expect(collection.statistics[1].bySource?.map(\.figures.sum?.value) == [5, 360])
    }

    @Test func `an interval still contains a source whose samples merging removed`() throws {
        let measurements = [measurement(10, 0, 7200), measurement(9, 4000, 5000, from: 1)]
        let collection = try self.collection([.cumulativeSum, .separateBySource], measurements, every: hourly)
        #expect(collection.statistics.map { $0.bySource?.count } == [1, 2])
        #expect(collection.statistics.map(\.figures.sum?.value) == [5, 5])
    }

    @Test func `a discrete sample counts in each interval that it touches (COLL-06)`() throws {
        let measurements = [measurement(1, 0, 5400), measurement(2, 5400, 7200), measurement(8, 7200, 7200)]
        let options: StatisticsOptions = [.discreteAverage, .discreteMin, .discreteMax, .mostRecent, .duration]
        let figures = try collection(of: .heartRate, options, measurements, every: hourly).statistics.map(\.figures)
        #expect(figures.map(\.minimum?.value) == [1, 1, 8])
        #expect(figures.map(\.maximum?.value) == [1, 2, 8])
        #expect(figures.map(\.average?.value) == [1, 1.5, 8])
        #expect(figures.map(\.mostRecent?.value) == [1, 2, 8])
        #expect(figures.map(\.mostRecentDateInterval?.end) == [hour(1.5), hour(2), hour(2)])
        #expect(figures.map(\.duration?.value) == [3600, 3600, 0])
    }

    @Test func `empty intervals are returned on demand (COLL-08)`() throws {
        let collection = try self.collection([.cumulativeSum, .separateBySource], [measurement(5, 7200, 7300)], every: hourly)
        let listed = try collection.statistics(from: hour(0.5), to: hour(4))
        #expect(listed.map(\.startDate) == [hour(0), hour(1), hour(2), hour(3)])
        #expect(listed.map(\.figures.sum?.value) == [nil, nil, 5, nil])
        #expect(listed.map { $0.bySource?.count } == [0, 0, 1, 0])
        #expect(try collection.statistics(from: hour(1), to: hour(1)).map(\.startDate) == [hour(1)])
        #expect(try collection.statistics(from: hour(2), to: hour(1)).isEmpty)
        #expect(try collection.statistics(from: hour(1), to: hour(1.5)).count == 1)
        #expect(collection.statistics(for: hour(2.9)) == collection.statistics.first)
        #expect(collection.statistics(for: hour(3))?.figures == Statistics.Figures())
        #expect(collection.statistics(for: hour(3))?.endDate == hour(4))
    }

    @Test func `a collection without samples is empty (COLL-07)`() throws {
        let collection = try self.collection([], every: hourly)
        #expect(collection.statistics.isEmpty)
        #expect(try collection.statistics(from: hour(0), to: hour(2)).map(\.bySource?.count) == [nil, nil])
    }

    @Test func `more than a million intervals are an exception`() throws {
        let seconds = DateComponents(second: 1)
        let collection = try self.collection([measurement(1, 0, 10)], every: seconds)
        #expect(throws: NativeException.tooManyIntervals(limit: ProtocolLimits.intervals)) {
            try collection.statistics(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 1_000_000.001))
        }
        #expect(throws: NativeException.tooManyIntervals(limit: ProtocolLimits.intervals)) {
            try collection.statistics(from: .distantPast, to: .distantFuture)
        }
        #expect(throws: NativeException.tooManyIntervals(limit: ProtocolLimits.intervals)) {
            try self.collection([measurement(1, 0, 4e8)], every: seconds)
        }
        let apart = try self.collection([measurement(1, 0, 0), measurement(1, 4e9, 4e9)], every: seconds)
        #expect(apart.statistics.count == 2)
    }

    @Test func `a range beyond the supported times ends with them`() throws {
        let collection = try self.collection([measurement(1, 0, 10)], every: DateComponents(year: 100))
        let far = [-1e300, -1e13, 1e13, 1e300].map(Date.init(timeIntervalSince1970:))
        #expect(try collection.statistics(from: far[0], to: far[3]).count == 128)
        #expect(try collection.statistics(from: far[1], to: far[2]).count == 128)
        #expect(try collection.statistics(from: far[3], to: far[0]).isEmpty)
        #expect(collection.statistics(for: far[1]) != nil)
    }

    @Test(arguments: 0..<200)
    func `interval sums add up to the merged sum and cover the same time`(seed: UInt64) throws {
        var chance = SeededMeasurements(state: seed)
        let measurements = chance.measurements(count: 80, within: 40 * 86_400_000)
        let components = [DateComponents(hour: 5), DateComponents(day: 1), DateComponents(minute: 617), DateComponents(month: 1)]
        let options: StatisticsOptions = [.cumulativeSum, .duration, .separateBySource]
        let whole = statistics(options, measurements)
        for every in components {
            let parts = try collection(options, measurements, every: every, in: "Europe/Paris").statistics
            #expect(
                isClose(parts.reduce(0) { $0 + ($1.figures.sum?.value ?? .nan) }, whole.figures.sum?.value ?? .nan),
                "seed \(seed)"
            )
            #expect(
                isClose(parts.reduce(0) { $0 + ($1.figures.duration?.value ?? .nan) }, whole.figures.duration?.value ?? .nan),
                "seed \(seed)"
            )
            for (source, figures) in whole.bySource ?? [] {
                let sums = parts.flatMap { $0.bySource ?? [] }.filter { $0.source == source }.map {
                    $0.figures.sum?.value ?? .nan
                }
                #expect(isClose(sums.reduce(0, +), figures.sum?.value ?? .nan), "seed \(seed)")
            }
            #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.endDate <= $1.startDate }, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<100)
    func `a collection contains exactly the intervals that a sample touches (COLL-08)`(seed: UInt64) throws {
        var chance = SeededMeasurements(state: seed)
        let measurements = chance.measurements(count: 8, within: 3 * 86_400_000, inOrder: false)
        let collection = try self.collection(measurements, every: hourly)
        let all = try collection.statistics(from: hour(-1), to: hour(100))
        let touched = all.filter { bucket in
            let (start, end) = (Measurement.time(of: bucket.startDate), Measurement.time(of: bucket.endDate))
            return measurements.contains { $0.start < end && ($0.end > start || $0.start >= start) }
        }
        #expect(collection.statistics == touched, "seed \(seed)")
    }
}
