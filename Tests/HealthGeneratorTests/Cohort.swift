import Foundation
import HealthEngine
import HealthModel

@testable import HealthGenerator

/// The people of the properties: the plans of a year, and the samples of some weeks, for fixed seeds.
struct Cohort {
    /// The plans of 2025 of sixty people, by person.
    let years: [[DayPlan]]
    /// The plans of 2025 of people from 65 to 85.
    let older: [[DayPlan]]
    /// Eight weeks of three people with all types, and their sources.
    let samples: [ObjectType: [Sample]]
    /// Variability and resting heart rates of women who log their cycle, in a year, by person.
    let hearts: [(plans: [DayPlan], variability: [Int: Double], resting: [Int: Double])]
    /// The nights of the people, as the stages of each.
    let nights: [[[SleepStages.Stretch]]]
    /// Ten years of one person, a day of each quarter.
    let decade: [ObjectType: [Sample]]
    /// A year of a patient.
    let patient: [ObjectType: [Sample]]
    /// The bleeding of a year, by person.
    let bleeding: [[Sample]]

    /// People with different names, who run, with watches of 2023 and later.
    private static let seeds: [UInt64] = [103, 127, 142]

    static let shared = Result { try Cohort() }

    private init() throws {
        let newYear = CalendarDay(year: 2025, month: 12, day: 31)
        years = try (100..<160).map { try plans(options(seed: $0, days: 365, until: newYear)) }
        older = try (900..<920 as Range<UInt64>).map { seed in
            try plans(
                options(seed: seed, days: 365, until: newYear) {
                    $0.dateOfBirth = CalendarDay(year: 1940 + Int(seed % 20), month: 3, day: 4)
                    ($0.steps, $0.chronotype) = (5000, .early)
                }
            )
        }
        nights = years.prefix(40).map { plans in plans.map { SleepStages($0.night, day: $0.day, of: $0.person).stretches } }
        samples = try Self.merged(
            Self.seeds.map { seed in
                try Generated(options(seed: seed, days: 56, until: newYear) { ($0.trips, $0.fitness) = ([], .high) })
            }
        )
        decade = try Self.merged(
            try (0..<40).map { quarter in
                let day = CalendarDay(year: 2016 + quarter / 4, month: 1 + quarter % 4 * 3, day: 20)
                return try Generated(options(seed: 7, days: 2, until: day) { ($0.trips, $0.gaps) = ([], .none) })
            }
        )
        let heart = Set(try ["heartRateVariabilitySDNN", "restingHeartRate"].map(type))
        hearts = try (300..<306 as Range<UInt64>).map { seed in
            let chosen = try options(seed: seed, days: 365, until: newYear) { ($0.hasMenstrualCycle, $0.types) = (true, heart) }
            let generated = try Generated(chosen)
            return (
                try plans(chosen), try Self.means(generated.samples("heartRateVariabilitySDNN")),
                try Self.means(generated.samples("restingHeartRate"))
            )
        }
        let flow = Set(try ["menstrualFlow", "intermenstrualBleeding"].map(type))
        bleeding = try (300..<320 as Range<UInt64>).map { seed in
            let woman = try options(seed: seed, days: 365, until: newYear) { ($0.hasMenstrualCycle, $0.types) = (true, flow) }
            return try Generated(woman).samples("menstrualFlow").sorted { $0.startDate < $1.startDate }
        }
        let records = Set(try ["conditionRecord", "medicationRecord", "vitalSignRecord", "immunizationRecord"].map(type))
        patient = try Self.merged([
            Generated(
                options(seed: 3, days: 730, until: newYear) {
                    ($0.hasClinicalRecords, $0.takesMedication, $0.hypertension) = (true, true, .treated)
                    $0.types = records
                }
            )
        ])
    }

    private static func merged(_ people: [Generated]) throws -> [ObjectType: [Sample]] {
        var found: [ObjectType: [Sample]] = [:]
        for person in people {
            for entry in person.report.types { found[entry.type, default: []] += try person.samples(entry.type) }
        }
        return found
    }

    /// The mean of the values of each day.
    private static func means(_ samples: [Sample]) -> [Int: Double] {
        Dictionary(grouping: samples) { Int($0.endDate.timeIntervalSince1970 + 7200) / 86_400 }
            .mapValues { samples in samples.sum / Double(samples.count) }
    }

    func samples(_ name: String) throws -> [Sample] { samples[try type(name)] ?? [] }
}

// MARK: Statistics

extension [Double] {
    var mean: Double { isEmpty ? .nan : reduce(0, +) / Double(count) }

    var deviation: Double {
        let mean = mean
        return (reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(Swift.max(1, count - 1))).squareRoot()
    }

    func quantile(_ share: Double) -> Double {
        guard !isEmpty else { return .nan }
        return sorted()[Int(share * Double(count - 1))]
    }

    /// The correlation with other values.
    func correlation(with other: [Double]) -> Double {
        let (mean, otherMean) = (mean, other.mean)
        let product = zip(self, other).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - otherMean) } / Double(Swift.max(1, count - 1))
        return product / (deviation * other.deviation)
    }
}

extension Sequence where Element == Bool {
    var share: Double { Array(self).map { $0 ? 1 : 0 }.mean }
}

extension [Sample] {
    var durations: [Double] { map { $0.endDate.timeIntervalSince($0.startDate) } }

    /// The times between the starts of successive samples of one source, without pauses of more than two hours.
    var intervals: [Double] {
        let bySource = Dictionary(grouping: self) { $0.sourceRevision?.source.name }.values
        return bySource.flatMap { samples in
            let times = samples.map(\.startDate.timeIntervalSince1970).sorted()
            return zip(times, times.dropFirst()).map { $1 - $0 }.filter { 0 < $0 && $0 < 7200 }
        }
    }
}
