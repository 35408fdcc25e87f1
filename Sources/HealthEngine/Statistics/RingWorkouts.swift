import Foundation
import GRDB
import HealthModel

/// The workouts that fill the activity rings (OTH-19).
///
/// A workout of an app counts as exercise and fills stand hours. Those of the user's devices do not, because a watch
/// also records their exercise time and stand hours.
struct RingWorkouts {
    /// Longer workouts do not count (project decision). It bounds the number of hours.
    static let longestDuration: Int64 = 4 * 24 * 3_600_000

    private struct Entry {
        let startDate: Date
        let endDate: Date
        /// `HKWorkout.duration`, in seconds.
        let duration: TimeInterval
        let source: Int64
    }

    private let entries: [Entry]

    /// Reads the workouts that a predicate selects.
    init(_ samples: SamplePredicate, on version: OSVersion, _ db: Database, _ registry: Registry) throws {
        var entries: [Entry] = []
        if version >= OSVersion(major: 10) {
            let reader = SampleReader(db, registry)
            let scan = try SampleScan(db, registry, QueryDescriptor(.workout, samples), .all, app: "")
            try scan.forEach(reader) { row, sample in
                let (start, end) = try row.interval()
                guard end - start <= Self.longestDuration,
                    let sample = try sample ?? reader.sample(row), case .workout(let workout) = sample.content,
                    !SourceRanking.isDevice(sample.sourceRevision?.source.bundleIdentifier ?? "")
                else { return }
                entries.append(
                    Entry(
                        startDate: sample.startDate,
                        endDate: sample.endDate,
                        duration: workout.duration,
                        source: try registry.sourceID(ofRevision: row.int64(.sourceRevision), db)
                    )
                )
            }
        }
        self.entries = entries
    }

    /// The durations as measurements of exercise time. All samples of exercise time have a higher priority, so that
    /// time counts once.
    func measurements(in unit: HealthModel.Unit, _ ranking: SourceRanking) throws -> [Measurement] {
        try entries.map { workout in
            Measurement(
                start: Measurement.time(of: workout.startDate),
                end: Measurement.time(of: workout.endDate),
                value: try Quantity(unit: .second, value: workout.duration).doubleValue(for: unit),
                source: Int32(ranking.sources.count) + ranking.rank(ofSource: workout.source)
            )
        }
    }

    /// Calls the body with a date in each hour of the clock that a workout overlaps. `nextHour` is the start of the hour
    /// after the one that contains a date.
    func forEachHour(nextHour: (Date) -> Date, _ body: (Date) -> Void) {
        for workout in entries where workout.startDate < workout.endDate {
            var date = workout.startDate
            while date < workout.endDate {
                body(date)
                let next = nextHour(date)
                guard next > date else { break }
                date = next
            }
        }
    }
}
