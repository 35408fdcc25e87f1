import Foundation
import HealthEngine
import HealthModel
import Testing

/// Compares statistics of a store with figures that are computed by brute force.
struct StatisticsPropertyTests {
    /// A query on a random store, with predicates from the seed.
    private struct Question {
        let type: ObjectType
        let predicate: PlainPredicate
        let permission: Permission
        let store: HealthStore
        let model: PlainStore

        var expected: PlainStatistics {
            PlainStatistics(type, model.select(type, predicate, permission), of: model)
        }

        /// Nil if nothing matches (STAT-06).
        func statistics(_ options: StatisticsOptions) throws -> Statistics? {
            do {
                return try store.execute(StatisticsQuery(type, predicate.predicate, options))
            } catch HealthFailure.error(let error) where error.code == .errorNoData {
                return nil
            }
        }
    }

    /// Creates a random store with a type and checks queries for all samples and for some of them.
    private static func ask(
        seed: UInt64,
        _ types: [ObjectType],
        sources: [Int] = [0, 0, 1, 2, 3, 4],
        _ answer: (Question, inout Chance) throws -> String?
    ) {
        var generator = WorldGenerator(seed: seed)
        generator.isCrowded = true
        let type = generator.chance.pick(types)
        let permission = generator.chance.pick([.granted, .granted] + Permission.allCases)
        let operations = generator.operations(10, types: [type, type, type, .sleepAnalysis], sources: sources)
        let predicates = [.all] + (0..<5).map { _ in generator.predicate(of: type) }
        let chance = generator.chance
        expectProperty(seed: seed, operations) { operations in
            let store = try HealthStore.random(permission)
            var model = PlainStore()
            for operation in operations {
                _ = (try store.apply(operation), model.apply(operation))
            }
            for predicate in predicates {
                var chance = chance
                let question = Question(type: type, predicate: predicate, permission: permission, store: store, model: model)
                if let problem = try answer(question, &chance) {
                    return "\(permission), \(type.name) where \(predicate): \(problem)"
                }
            }
            return nil
        }
    }

    private static func isClose(_ left: Double?, _ right: Double?, _ tolerance: Double = 1e-9) -> Bool {
        guard let left, let right else { return left == right }
        return abs(left - right) <= tolerance * max(abs(left), abs(right), 1e-6)
    }

    /// A description of a difference between two numbers.
    private static func problem(_ name: String, _ found: Double?, _ expected: Double?, _ tolerance: Double = 1e-9)
        -> String?
    {
        guard !isClose(found, expected, tolerance) else { return nil }
        return "\(name) \(String(describing: found)), expected \(String(describing: expected))"
    }

    @Test(arguments: seeds(50))
    func `STAT-07 to STAT-13: sums are merged by priority, sums by source are not merged`(seed: UInt64) {
        Self.ask(seed: seed, [.stepCount, .distanceWalkingRunning]) { question, _ in
            let expected = question.expected
            let options: StatisticsOptions = [.cumulativeSum, .separateBySource, .mostRecent, .duration]
            guard let statistics = try question.statistics(options) else {
                return expected.quantities.isEmpty ? nil : "no statistics"
            }
            let sources = Set(expected.quantities.map(\.source))
            guard let sum = statistics.figures.sum?.canonical(question.type),
                let first = expected.ranking.first(where: sources.contains)
            else { return "a sum of nothing" }
            guard sum <= expected.plainSum * (1 + 1e-9) else { return "\(sum) is above \(expected.plainSum)" }
            guard sum >= expected.sum(of: first) * (1 - 1e-9) else { return "\(sum) is below that of source \(first)" }
            guard statistics.startDate.milliseconds == expected.start, statistics.endDate.milliseconds == expected.end
            else { return "from \(statistics.startDate) to \(statistics.endDate)" }
            let bySource = Dictionary(uniqueKeysWithValues: (statistics.bySource ?? []).map { ($0.source, $0.figures) })
            guard bySource.count == sources.count else { return "sources \(bySource)" }
            for source in sources {
                let figures = bySource[PlainStore.revisions[source].source]
                let own = expected.sum(of: source)
                if let problem = Self.problem("source \(source)", figures?.sum?.canonical(question.type), own) {
                    return problem
                }
            }
            let latest = statistics.figures.mostRecentDateInterval?.end.milliseconds
            guard latest == expected.quantities.map(\.end).max() else { return "most recent ends \(latest ?? 0)" }
            return Self.problem("sum", sum, expected.mergedSum())
                ?? Self.problem("duration", statistics.figures.duration?.value, expected.duration)
        }
    }

    @Test(arguments: seeds(60))
    func `a sum that SQLite computes equals the general sum`(seed: UInt64) {
        // Often there is only one source.
        let sources = seed % 2 == 0 ? [0] : [0, 3]
        Self.ask(seed: seed, [.stepCount, .distanceWalkingRunning], sources: sources) { question, _ in
            let plain = try question.statistics(.cumulativeSum)
            let general = try question.statistics([.cumulativeSum, .mostRecent])
            guard plain?.startDate == general?.startDate, plain?.endDate == general?.endDate else {
                return "\(String(describing: plain)), in general \(String(describing: general))"
            }
            return Self.problem(
                "sum", plain?.figures.sum?.canonical(question.type), general?.figures.sum?.canonical(question.type)
            )
        }
    }

    @Test(arguments: seeds(40))
    func `STAT-14, STAT-15: averages follow their style and lie between minimum and maximum`(seed: UInt64) {
        Self.ask(seed: seed, [.bodyMass, .heartRate, .environmentalAudioExposure]) { question, _ in
            let expected = question.expected
            guard let figures = try question.statistics([.discreteAverage, .discreteMin, .discreteMax])?.figures else {
                return expected.quantities.isEmpty ? nil : "no statistics"
            }
            guard let average = figures.average?.canonical(question.type),
                let minimum = figures.minimum?.canonical(question.type),
                let maximum = figures.maximum?.canonical(question.type)
            else { return "figures are missing" }
            guard minimum <= average, average <= maximum else { return "average \(average)" }
            let values = expected.quantities.map(\.value)
            let style = question.type.quantity?.aggregationStyle(on: EmulatedDevice.defaultSystem)
            let mean = expected.average(style ?? .discreteArithmetic)
            // For levels near 0 dB, rounding of the logarithm dominates.
            let isMean = abs(average - mean) <= 1e-9 * max(abs(mean), 1)
            return isMean
                ? Self.problem("minimum", minimum, values.min()) ?? Self.problem("maximum", maximum, values.max())
                : "average \(average), expected \(mean)"
        }
    }

    @Test(arguments: seeds(40))
    func `STAT-08, COLL-03: interval sums cover their time and add up to the plain sum`(seed: UInt64) {
        Self.ask(seed: seed, [.stepCount, .distanceWalkingRunning]) { question, chance in
            let expected = question.expected
            let minutes = chance.pick([30, 60, 90, 1440, 7 * 1440])
            let query = StatisticsCollectionQuery(
                question.type,
                question.predicate.predicate,
                .cumulativeSum,
                anchorDate: day + TimeInterval(chance.number(-100_000..<100_000)),
                intervalComponents: DateComponents(day: minutes / 1440, minute: minutes % 1440)
            )
            let collection = try question.store.execute(query)
            var total = 0.0
            var end = Int64.min
            for bucket in collection.statistics {
                let (lower, upper) = (bucket.startDate.milliseconds, bucket.endDate.milliseconds)
                let isTouched = expected.quantities.contains { quantity in
                    quantity.start < upper && (quantity.end > lower || quantity.start >= lower)
                }
                guard end <= lower, lower + Int64(minutes) * 60_000 == upper, isTouched,
                    collection.statistics(for: bucket.startDate) == bucket
                else { return "\(lower)…\(upper)" }
                end = upper
                let sum = bucket.figures.sum?.canonical(question.type)
                let part = expected.mergedSum(from: lower, to: upper)
                if let problem = Self.problem("\(lower)…\(upper)", sum, part, 1e-7) { return problem }
                total += sum ?? 0
            }
            return Self.problem("all together", total, expected.mergedSum(), 1e-7)
        }
    }
}

extension Quantity {
    /// The value in the canonical unit of a type.
    fileprivate func canonical(_ type: ObjectType) -> Double? {
        type.quantity.flatMap { try? doubleValue(for: $0.unit) }
    }
}
