package import Foundation

/// A night as one source recorded it: the samples that start between noon of the day before and noon of the day, without a nap (SLP-05).
package struct Night {
    /// `HKCategoryValueSleepAnalysis` without time in bed, which overlaps the others (SLP-02). In the order of a hypnogram.
    package enum Stage: Int, CaseIterable, Sendable {
        case awake = 2
        case asleepUnspecified = 1
        case asleepREM = 5
        case asleepCore = 3
        case asleepDeep = 4

        /// The name that people read.
        package var name: String {
            switch self {
            case .awake: "Awake"
            case .asleepUnspecified: "Asleep"
            case .asleepREM: "REM"
            case .asleepCore: "Core"
            case .asleepDeep: "Deep"
            }
        }

        /// Whether it is sleep (SLP-03).
        package var isAsleep: Bool { self != .awake }
    }

    /// A time in one stage.
    package struct Stretch {
        package let stage: Stage
        package let start: Date
        package let end: Date

        package init(stage: Stage, start: Date, end: Date) {
            (self.stage, self.start, self.end) = (stage, start, end)
        }
    }

    /// The day on which it ends.
    package let day: CalendarDay
    /// The source of the samples. Several sources may record one night; their hours must not be added (SLP-04).
    package let source: Source
    /// In order, without overlaps.
    package let stretches: [Stretch]
    /// In order, without overlaps.
    package let inBed: [DateInterval]

    /// The night of the source with the most detail: the longest time in sleep stages, then asleep, then in bed. Nil if no
    /// source has samples.
    package init?(_ day: CalendarDay, _ samples: [Sample]) {
        let bySource = Dictionary(grouping: samples.filter { $0.sourceRevision != nil }) { $0.sourceRevision?.source }
        let nights = bySource.compactMap { source, samples in source.map { Night(day, $0, samples) } }
        let best = nights.max { left, right in
            let (first, second) = (left.detail, right.detail)
            guard first == second else { return first.lexicographicallyPrecedes(second) }
            return left.source.bundleIdentifier > right.source.bundleIdentifier
        }
        guard let best, best.start != nil else { return nil }
        self = best
    }

    private init(_ day: CalendarDay, _ source: Source, _ samples: [Sample]) {
        self.day = day
        self.source = source
        let samples = Self.withoutNap(samples.sorted { ($0.startDate, $0.endDate) < ($1.startDate, $1.endDate) })
        var stretches: [Stretch] = []
        var inBed: [DateInterval] = []
        for (sample, value) in zip(samples, samples.map(\.value)) {
            if let stage = value.flatMap(Stage.init) {
                let start = max(sample.startDate, stretches.last?.end ?? .distantPast)
                if start < sample.endDate {
                    stretches.append(Stretch(stage: stage, start: start, end: sample.endDate))
                }
            } else {
                let start = max(sample.startDate, inBed.last?.end ?? .distantPast)
                if start < sample.endDate { inBed.append(DateInterval(start: start, end: sample.endDate)) }
            }
        }
        self.stretches = stretches
        self.inBed = inBed
    }

    /// The samples from the start of the longest sleep, of what four hours or more separate: a nap comes before the night.
    private static func withoutNap(_ samples: [Sample]) -> ArraySlice<Sample> {
        guard let first = samples.first, let last = samples.map(\.endDate).max() else { return [] }
        var (night, start, end) = (0, first.startDate, first.endDate)
        for (index, sample) in samples.enumerated() {
            if sample.startDate >= end + 4 * 3600, last.timeIntervalSince(sample.startDate) > end.timeIntervalSince(start) {
                (night, start) = (index, sample.startDate)
            }
            end = max(end, sample.endDate)
        }
        return samples[night...]
    }

    /// The start of the first sample; nil if the night is empty.
    package var start: Date? { [stretches.first?.start, inBed.first?.start].compactMap(\.self).min() }
    /// The end of the last sample; nil if the night is empty.
    package var end: Date? { [stretches.last?.end, inBed.last?.end].compactMap(\.self).max() }

    /// The stages that occur, in the order of a hypnogram.
    package var stages: [Stage] { Stage.allCases.filter { stage in stretches.contains { $0.stage == stage } } }

    /// The time in a stage, in seconds.
    package func duration(of stage: Stage) -> TimeInterval {
        stretches.reduce(0) { $0 + ($1.stage == stage ? $1.end.timeIntervalSince($1.start) : 0) }
    }

    /// The time asleep in all stages, in seconds.
    package var asleep: TimeInterval { Stage.allCases.filter(\.isAsleep).reduce(0) { $0 + duration(of: $1) } }

    /// The time in bed, in seconds.
    package var durationInBed: TimeInterval { inBed.reduce(0) { $0 + $1.duration } }

    /// The times by which sources are compared, the most important first.
    private var detail: [TimeInterval] { [asleep - duration(of: .asleepUnspecified), asleep, durationInBed] }
}
