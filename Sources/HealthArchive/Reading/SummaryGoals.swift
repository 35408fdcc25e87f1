import HealthModel

/// The goals of the activity summaries of an archive. A store has one goal for each ring, that of the newest day (project
/// decision).
struct SummaryGoals {
    typealias Goals = [ActivityRing: Double]

    /// The newest day that has goals, and its goals.
    private(set) var newest: (day: CalendarDay, goals: Goals)?
    /// The number of summaries.
    private(set) var count = 0
    /// The number of summaries by their goals.
    private var counts: [Goals: Int] = [:]
    /// A limit above the number of goals that a person sets, because memory must not grow with the archive.
    private static let mostGoals = 10_000

    /// Adds a summary. Without goals, it only has rings, which are computed from samples.
    mutating func append(_ goals: Goals, of day: CalendarDay) {
        count += 1
        if counts[goals] != nil || counts.count < Self.mostGoals { counts[goals, default: 0] += 1 }
        guard !goals.isEmpty, newest.map({ $0.day <= day }) ?? true else { return }
        newest = (day, goals)
    }

    /// The number of summaries that have other goals than the newest, which a store cannot keep.
    var otherCount: Int {
        let kept = Set([newest?.goals ?? [:], [:]]).reduce(0) { $0 + counts[$1, default: 0] }
        return count - kept
    }
}
