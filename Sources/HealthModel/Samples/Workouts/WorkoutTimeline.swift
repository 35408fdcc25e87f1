package import Foundation

/// The events of a workout, prepared to find those of each of its activities.
package struct WorkoutTimeline {
    private let events: [WorkoutEvent]
    private let starts: [Date]
    /// The latest end up to and including each event.
    private let latestEnds: [Date]
    private let pauses: [(start: Date, end: Date?)]

    /// A timeline of events in any order.
    package init(_ events: [WorkoutEvent]) {
        self.events = events.inOrder
        starts = self.events.map(\.startDate)
        var latest = Date.distantPast
        latestEnds = self.events.map { event in
            latest = max(latest, event.endDate)
            return latest
        }
        pauses = self.events.pauses
    }

    /// The events that belong to an activity, in order. A partial overlap is enough (WO-11).
    package func events(of activity: WorkoutActivity) -> [WorkoutEvent] {
        // Earlier events have all ended before the activity. Later ones start after it.
        let first = latestEnds.partitioningIndex { $0 >= activity.startDate }
        let last = starts.partitioningIndex { $0 > activity.endDate ?? .distantFuture }
        guard first < last else { return [] }
        return events[first..<last].filter(activity.contains)
    }

    /// The time of an activity without pauses, in seconds (WO-19).
    package func elapsedTime(of activity: WorkoutActivity) -> TimeInterval {
        activity.endDate.map { elapsedTime(from: activity.startDate, to: $0) } ?? 0
    }

    /// The time from start to end without pauses, in seconds (WO-07). 0 if the end is not after the start.
    package func elapsedTime(from start: Date, to end: Date) -> TimeInterval {
        let first = pauses.partitioningIndex { $0.end ?? .distantFuture > start }
        let last = pauses.partitioningIndex { $0.start >= end }
        guard first < last else { return Swift.max(0, end.timeIntervalSince(start)) }
        return pauses[first..<last].elapsedTime(from: start, to: end)
    }
}
