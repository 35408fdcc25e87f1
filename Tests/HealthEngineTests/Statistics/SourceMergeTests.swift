import Foundation
import HealthModel
import Testing

@testable import HealthEngine

struct SourceMergeTests: StatisticsSuite {
    @Test func `steps of the phone count only while the watch was not recording (STAT-09)`() {
        let day = [measurement(500, 0, 3600), measurement(480, 0, 3600, from: 1), measurement(300, 3600, 7200, from: 1)]
        #expect(sum(day) == 800)
    }

    @Test func `the order of sources decides which source counts (STAT-10)`() {
        #expect(sum([measurement(500, 0, 3600, from: 1), measurement(480, 0, 3600)]) == 480)
        #expect(sum([measurement(500, 0, 3600, from: 2), measurement(480, 0, 3600, from: 1)]) == 480)
    }

    @Test func `a source of lower priority counts where no other source covers it (STAT-11)`() {
        #expect(sum([measurement(10, 0, 60), measurement(100, 30, 130, from: 1)]) == 80)
        #expect(sum([measurement(100, 0, 100, from: 1), measurement(10, 20, 40), measurement(1, 50, 60)]) == 81)
        let three = [measurement(90, 0, 90, from: 2), measurement(5, 0, 30), measurement(60, 20, 80, from: 1)]
        #expect(sum(three) == 65)
    }

    @Test func `an instant counts unless a source of higher priority was recording (STAT-11)`() {
        let interval = measurement(10, 0, 60)
        #expect(sum([interval, measurement(1, 30, 30, from: 1)]) == 10)
        #expect(sum([measurement(1, 0, 0, from: 1), interval]) == 10)
        #expect(sum([interval, measurement(1, 60, 60, from: 1)]) == 11)
        #expect(sum([measurement(10, 0, 60, from: 1), measurement(1, 30, 30)]) == 11)
        #expect(sum([measurement(2, 30, 30), measurement(1, 30, 30, from: 1)]) == 3)
    }

    @Test func `overlap within one source remains (STAT-11)`() {
        #expect(sum([measurement(10, 0, 60), measurement(10, 0, 60)]) == 20)
        let low = [measurement(10, 0, 60, from: 1), measurement(10, 0, 60, from: 1), measurement(7, 30, 60)]
        #expect(sum(low) == 17)
    }

    @Test func `a single source, and sources without overlap, do not change`() {
        let apart = [measurement(1, 0, 10), measurement(2, 10, 20, from: 1), measurement(3, 20, 20, from: 2)]
        #expect(apart.withoutOverlapOfSources().map(\.value) == [1, 2, 3])
        #expect([Measurement]().withoutOverlapOfSources().isEmpty)
    }

    @Test func `hundreds of sources are merged like a few`() {
        let measurements = (0..<300).map { measurement(10, Double($0), Double($0) + 10, from: 299 - Int32($0)) }
        // One second after its start, each measurement is covered by a source of higher priority, except the last.
        let merged = measurements.withoutOverlapOfSources()
        #expect(isClose(plainSum(merged), 299 + 10))
    }

    @Test func `measurements in any order are sorted first`() {
        #expect(sum([measurement(100, 30, 130, from: 1), measurement(10, 0, 60)]) == 80)
    }

    @Test func `sorting is stable (STAT-17)`() {
        let measurements = (0..<5000).map { measurement(Double($0), Double($0 * 7 % 10), 20) }
        let isKept = zip(measurements.inOrder(), measurements.inOrder().dropFirst()).allSatisfy {
            $0.start < $1.start || ($0.start == $1.start && $0.value < $1.value)
        }
        #expect(isKept)
    }

    @Test func `sums are exact to the last digit in any order`() {
        let small = Array(repeating: measurement(0.1, 0, 0), count: 10)
        #expect(sum(small) == 1)
        #expect(sum([measurement(1e16, 0, 0), measurement(1, 1, 1), measurement(-1e16, 2, 2)]) == 1)
        let huge = measurement(.greatestFiniteMagnitude, 0, 60)
        #expect(sum([huge, huge]) == .greatestFiniteMagnitude)
        #expect(
            sum([measurement(0, 0, 30), measurement(.greatestFiniteMagnitude, 0, 60, from: 1)]) == .greatestFiniteMagnitude / 2
        )
    }

    @Test(arguments: 0..<300)
    func `a merged sum lies between the first source and the plain sum`(seed: UInt64) {
        var chance = SeededMeasurements(state: seed)
        let measurements = chance.measurements(count: 60, within: 5_000, inOrder: seed.isMultiple(of: 2))
        let merged = sum(measurements) ?? .nan
        let ofOneSource = measurements.map { Measurement(start: $0.start, end: $0.end, value: $0.value, source: 0) }
        #expect(merged <= sum(ofOneSource) ?? .nan, "seed \(seed)")
        let first = measurements.map(\.source).min()
        #expect(merged >= (sum(measurements.filter { $0.source == first }) ?? .nan), "seed \(seed)")
    }

    @Test(arguments: 0..<300)
    func `merging agrees with a check of each millisecond (STAT-11)`(seed: UInt64) {
        var chance = SeededMeasurements(state: seed)
        let measurements = chance.measurements(count: 12, within: 40, sources: 4)
        let merged = measurements.withoutOverlapOfSources()
        let reference = measurements.map { uncoveredValue(of: $0, in: measurements) }
        #expect(isClose(plainSum(merged), reference.reduce(0, +)), "seed \(seed)")
        for source in Int32(0)..<4 {
            let pieces = merged.filter { $0.source == source }
            let parts = zip(measurements, reference).filter { $0.0.source == source }.map(\.1)
            #expect(isClose(plainSum(pieces), parts.reduce(0, +)), "seed \(seed), source \(source)")
        }
    }

    private func uncoveredValue(of measurement: Measurement, in all: [Measurement]) -> Double {
        let higher = all.filter { $0.source < measurement.source }
        func isFree(_ time: Int64) -> Bool { !higher.contains { $0.start <= time && time < $0.end } }
        guard measurement.duration > 0 else { return isFree(measurement.start) ? measurement.value : 0 }
        let free = (measurement.start..<measurement.end).count(where: isFree)
        return measurement.value * Double(free) / Double(measurement.duration)
    }
}
