import Foundation
import HealthEngine
import HealthModel

/// A night as one source has seen it: what begins between noon of the day before and noon of the day (SLP-05).
struct Night: Hashable {
    /// `HKCategoryValueSleepAnalysis` but for time in bed, which lies around the others (SLP-02). In the order of a hypnogram.
    enum Stage: Int, CaseIterable {
        case awake = 2
        case asleepUnspecified = 1
        case asleepREM = 5
        case asleepCore = 3
        case asleepDeep = 4

        /// As people read it.
        var name: String {
            switch self {
            case .awake: "Awake"
            case .asleepUnspecified: "Asleep"
            case .asleepREM: "REM"
            case .asleepCore: "Core"
            case .asleepDeep: "Deep"
            }
        }

        /// Whether it is sleep (SLP-03).
        var isAsleep: Bool { self != .awake }
    }

    struct Stretch: Hashable {
        let stage: Stage
        let start: Date
        let end: Date
    }

    /// The day on which it ends.
    let day: CalendarDay
    /// Whose samples these are; several sources see one night, and their hours do not add up (SLP-04).
    let source: Source
    /// In order, none while another lasts.
    let stretches: [Stretch]
    /// In order, none while another lasts.
    let inBed: [DateInterval]

    /// The night as that source has seen it which knows most: the longest time in stages, else asleep, else in bed; nil
    /// where none has anything.
    init?(_ day: CalendarDay, _ samples: [Sample]) {
        let bySource = Dictionary(grouping: samples.filter { $0.sourceRevision != nil }) { $0.sourceRevision?.source }
        let nights = bySource.compactMap { source, samples in source.map { Night(day, $0, samples) } }
        let best = nights.max { left, right in
            let (first, second) = (left.knowledge, right.knowledge)
            guard first == second else { return first.lexicographicallyPrecedes(second) }
            return left.source.bundleIdentifier > right.source.bundleIdentifier
        }
        guard let best, best.start != nil else { return nil }
        self = best
    }

    private init(_ day: CalendarDay, _ source: Source, _ samples: [Sample]) {
        self.day = day
        self.source = source
        let samples = samples.sorted { ($0.startDate, $0.endDate) < ($1.startDate, $1.endDate) }
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

    /// When it begins and ends; nil if there is nothing in it.
    var start: Date? { [stretches.first?.start, inBed.first?.start].compactMap(\.self).min() }
    var end: Date? { [stretches.last?.end, inBed.last?.end].compactMap(\.self).max() }

    /// The stages that occur, in the order of a hypnogram.
    var stages: [Stage] { Stage.allCases.filter { stage in stretches.contains { $0.stage == stage } } }

    /// In seconds.
    func duration(of stage: Stage) -> TimeInterval {
        stretches.reduce(0) { $0 + ($1.stage == stage ? $1.end.timeIntervalSince($1.start) : 0) }
    }

    /// In seconds.
    var asleep: TimeInterval {
        Stage.allCases.filter(\.isAsleep).reduce(0) { $0 + duration(of: $1) }
    }

    /// In seconds.
    var durationInBed: TimeInterval { inBed.reduce(0) { $0 + $1.duration } }

    private var knowledge: [TimeInterval] {
        [asleep - duration(of: .asleepUnspecified), asleep, durationInBed]
    }
}

/// The nights that end on the days of a period.
struct Nights: Hashable {
    let nights: [Night]

    init(_ phone: Phone, _ period: Period) throws(HealthFailure) {
        var nights: [Night] = []
        for day in period.days {
            let evening = day.start.addingTimeInterval(-1)
            guard let noon = period.calendar.noon(of: day.date),
                let noonBefore = period.calendar.noon(of: CalendarDay(of: evening, in: period.calendar))
            else { continue }
            let predicate = SamplePredicate.samples(start: noonBefore, end: noon, options: .strictStartDate)
            if let night = Night(day.date, try phone.execute(SampleQuery(.sleepAnalysis, predicate))) {
                nights.append(night)
            }
        }
        self.nights = nights
    }
}
