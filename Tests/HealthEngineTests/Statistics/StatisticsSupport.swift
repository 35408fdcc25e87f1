import Foundation
import HealthModel
import Testing

@testable import HealthEngine

/// Foundation has a type of the same name.
typealias Measurement = HealthEngine.Measurement

/// Helpers for the tests of statistics.
protocol StatisticsSuite {}

extension StatisticsSuite {
    var watch: Source { Source(name: "Watch", bundleIdentifier: "com.apple.health.watch") }
    var phone: Source { Source(name: "Phone", bundleIdentifier: "com.apple.health.phone") }
    var pedometer: Source { Source(name: "Pedometer", bundleIdentifier: "com.example.pedometer") }

    /// The sources in order of priority.
    var sources: [Source] { [watch, phone, pedometer] }

    /// A measurement. Times are in seconds since 1970, and sources are indices in ``sources``.
    func measurement(_ value: Double, _ start: Double, _ end: Double, from source: Int32 = 0) -> Measurement {
        Measurement(start: Int64(start * 1000), end: Int64(end * 1000), value: value, source: source)
    }

    func statistics(_ measurements: [Measurement]) -> Statistics { statistics(.cumulativeSum, measurements) }

    func statistics(of type: ObjectType = .stepCount, _ options: StatisticsOptions, _ measurements: [Measurement]) -> Statistics {
        Statistics(of: type, on: OSVersion(major: 18), measurements: measurements, sources: sources, options: options)
    }

    func sum(_ measurements: [Measurement]) -> Double? { statistics(measurements).figures.sum?.value }

    /// The sum without merging, which counts each measurement once.
    func plainSum(_ measurements: [Measurement]) -> Double { measurements.reduce(0) { $0 + $1.value } }

    func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    func timeZone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

    func collection(_ measurements: [Measurement], every components: DateComponents) throws -> StatisticsCollection {
        try collection(.cumulativeSum, measurements, every: components)
    }

    func collection(
        of type: ObjectType = .stepCount,
        _ options: StatisticsOptions,
        _ measurements: [Measurement],
        every components: DateComponents,
        from anchor: Date = Date(timeIntervalSince1970: 0),
        in zone: String = "GMT"
    ) throws -> StatisticsCollection {
        try StatisticsCollection(
            of: type,
            on: OSVersion(major: 18),
            measurements: measurements,
            sources: sources,
            options: options,
            intervals: CalendarIntervals(anchor: anchor, components: components, timeZone: timeZone(zone))
        )
    }

    func isClose(_ left: Double, _ right: Double) -> Bool {
        abs(left - right) <= 1e-12 * max(abs(left), abs(right), 1e-9)
    }
}

/// A random number generator that a seed determines.
struct SeededMeasurements: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD ^ (state >> 29)
    }

    /// Measurements that overlap often, some without duration, optionally in order.
    mutating func measurements(count: Int, within span: Int64, sources: Int32 = 3, inOrder: Bool = true)
        -> [Measurement]
    {
        let measurements = (0..<count).map { _ in
            let start = Int64.random(in: 0...span, using: &self)
            let length = Bool.random(using: &self) ? Int64.random(in: 0...span / 3, using: &self) : 0
            let source = Int32.random(in: 0..<sources, using: &self)
            return Measurement(
                start: start, end: start + length, value: Double.random(in: 0...1000, using: &self), source: source
            )
        }
        return inOrder ? measurements.inOrder() : measurements
    }
}
