import Foundation
import HealthEngine
import HealthModel

/// The workouts of a period, by start date.
struct Workouts {
    /// Further workouts are only counted.
    static let most = 50

    struct Entry {
        let activity: String
        let start: Date
        let end: Date
        /// In seconds, without pauses.
        let duration: TimeInterval
        /// In meters.
        let distance: Double?
        /// In kilocalories.
        let energy: Double?
        let source: String
    }

    let entries: [Entry]
    /// The number of all workouts.
    let count: Int

    init(_ phone: Phone, _ period: Period) throws(HealthFailure) {
        let predicate = SamplePredicate.samples(start: period.start, end: period.end, options: .strictStartDate)
        let query = SampleQuery(.workout, predicate, sortDescriptors: [SampleSortDescriptor(.startDate, ascending: true)])
        let samples = try phone.healthStore.execute(query)
        count = samples.count
        entries = samples.prefix(Self.most).compactMap(Entry.init)
    }
}

extension Workouts.Entry {
    init?(_ sample: Sample) {
        guard let workout = sample.workout else { return nil }
        activity = Enumeration.workoutActivityType.name(of: workout.activityType)?.inWords ?? "Other"
        start = sample.startDate
        end = sample.endDate
        duration = workout.duration
        distance = (workout.totalDistance ?? workout.sum { $0.identifier.contains("Distance") })?.value(in: .meter)
        energy = (workout.totalEnergyBurned ?? workout.sum { $0 == .activeEnergyBurned })?.value(in: .kilocalorie)
        source = sample.sourceRevision?.source.name ?? ""
    }
}

extension Workout {
    /// The first sum among the statistics whose type matches.
    fileprivate func sum(of isWanted: (ObjectType) -> Bool) -> Quantity? {
        statistics.first { isWanted($0.type) && $0.figures.sum != nil }?.figures.sum
    }
}
