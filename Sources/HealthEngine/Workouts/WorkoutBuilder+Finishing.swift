import Foundation
import GRDB
public import HealthModel

extension WorkoutBuilder {
    /// `finishWorkout()`: saves the workout with everything that was added. Returns nil if the workout was saved but
    /// cannot be read, because the device is locked (WO-04).
    ///
    /// Throws code 3 before the end of collection, and the errors of ``HealthStore/save(_:)`` for the workout type. The
    /// builder remains usable after these errors.
    public func finishWorkout() throws(HealthFailure) -> Sample? {
        try store.operation(.write, [.workout], checking: .none, count: { _ in 1 }) {
            let start = try startOfCollection()
            guard let endDate else { throw HealthFailure.workoutBuilder(.notEnded) }
            try store.checkWriteAccess()
            let zones = try zoneConfigurations()
            let uuid = process.makeUUID(of: .workout)
            let workout = try store.saveWorkout(including: samples, routeBuilder) { found in
                let sample = Sample(
                    stored: uuid,
                    type: .workout,
                    startDate: start,
                    endDate: endDate,
                    content: .workout(try self.workout(from: start, to: endDate, of: found, zones)),
                    metadata: self.metadata,
                    device: self.device,
                    sourceRevision: self.store.appRevision
                )
                try self.store.checkContent(of: [sample])
                return sample
            }
            end(.finished)
            routeBuilder?.end()
            return try phone.isLocked() ? nil : withVisibleZones(workout)
        }
    }

    /// The workout of those samples that are still in the store.
    private func workout(
        from start: Date, to end: Date, of samples: [Sample], _ zones: [WorkoutZoneConfiguration]
    ) throws -> Workout {
        var workout = Workout(activityType: configuration.activityType)
        workout.configuration = configuration
        workout.duration = elapsedTime(at: end)
        workout.events = workoutEvents
        let measurements = WorkoutMeasurements(samples, on: phone.device.osVersion)
        workout.statistics = measurements.statistics()
        let timeline = WorkoutTimeline(workoutEvents)
        workout.zoneGroups = measurements.zoneGroups(zones, from: start, to: end, timeline)
        workout.activities = try workoutActivities.map { activity in
            try store.database.throwIfCancelled()
            var activity = activity
            let activityEnd = activity.endDate ?? end
            activity.endDate = activityEnd
            activity.events = timeline.events(of: activity)
            activity.duration = timeline.elapsedTime(of: activity)
            activity.statistics = measurements.statistics(
                from: activity.startDate, to: activityEnd, includingEnd: activityEnd == end
            )
            activity.zoneGroups = measurements.zoneGroups(zones, from: activity.startDate, to: activityEnd, timeline)
            return activity
        }
        workout.setTotals()
        return workout
    }

    /// `statistics(for:)`: the statistics of the samples added so far. Nil without samples of the type (WO-06).
    public func statistics(for type: ObjectType) -> Statistics? {
        let statistics = currentStatistics.first { $0.type == type }
        store.accesses.add(.read, statistics == nil ? [] : [type])
        return statistics
    }

    /// `allStatistics`, in the order of type identifiers (WO-06).
    public var allStatistics: [Statistics] {
        let statistics = currentStatistics
        store.accesses.add(.read, Set(statistics.map(\.type)))
        return statistics
    }

    var currentStatistics: [Statistics] {
        statisticsAtEnd ?? WorkoutMeasurements(samples, on: phone.device.osVersion).statistics()
    }
}

extension HealthStore {
    /// Saves a workout and its route, and associates the workout with those samples that are still in the store.
    fileprivate func saveWorkout(
        including samples: [Sample], _ route: WorkoutRouteBuilder?, _ make: ([Sample]) throws -> Sample
    ) throws -> Sample {
        try database.write { db, registry in
            try self.checkSharing([.workout], db)
            let insertion = try SampleInsertion(db, registry, of: appRevision)
            var found: [Sample] = []
            var positions: [Int64] = []
            for sample in samples {
                // A newer version may have replaced the sample (SAVE-35).
                guard let position = try insertion.position(of: sample.uuid) ?? insertion.newestPosition(of: sample)
                else { continue }
                found.append(sample)
                positions.append(position)
            }
            let workout = try make(found)
            if let whole = try insertion.insert(workout) ?? insertion.newestPosition(of: workout) {
                for part in positions {
                    try insertion.link("workoutSample", whole, part)
                }
                try route?.finish(insertion, ofWorkoutAt: whole)
            }
            try insertion.finish()
            return workout
        }
    }
}
