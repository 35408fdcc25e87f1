import Foundation
import HealthEngine
import HealthModel
import Testing

/// Calls and series of calls cost as much as their input is long, not its square.
struct ProcessorTimeTests {
    /// Two descriptors of one type may both select a sample (SQ-06).
    @Test func `SQ-06: many descriptors of one type cost their number times the samples`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.save((0..<500).map { try steps(1, at: Double($0)) })
        try expectLinearTime(from: 50) { count in
            // Both equal and different descriptors.
            let descriptors = (0..<count).map { index in
                QueryDescriptor(.stepCount, index.isMultiple(of: 2) ? .all : .samples(start: day - Double(index), end: nil))
            }
            let samples = try store.execute(SampleQuery(descriptors: descriptors))
            let changes = try store.execute(AnchoredObjectQuery(descriptors: descriptors))
            #expect(samples.count == 500)
            #expect(changes.samples.count == 500)
        }
    }

    @Test func `events, metadata and activities are added to a workout builder in linear time`() throws {
        // A builder must not outlive its phone.
        let store = try HealthStore.granted([.workout])
        defer { withExtendedLifetime(store) {} }
        func builder() throws -> WorkoutBuilder {
            let configuration = WorkoutConfiguration(activityType: 37)
            let builder = try WorkoutBuilder(store: store, configuration: configuration)
            try builder.beginCollection(at: day)
            return builder
        }
        try expectLinearTime(from: 500) { count in
            let builder = try builder()
            for index in 0..<count { try builder.addMetadata(["key \(index)": .integer(Int64(index))]) }
            #expect(builder.metadata.entries.count == count)
        }
        try expectLinearTime(from: 500) { count in
            let builder = try builder()
            for index in (0..<count).reversed() {
                let date = day + Double(index)
                try builder.addWorkoutEvents([WorkoutEvent(type: .marker, startDate: date, endDate: date)])
            }
            #expect(builder.workoutEvents.first?.startDate == day)
        }
        try expectLinearTime(from: 500) { count in
            let builder = try builder()
            for index in 0..<count {
                var activity = WorkoutActivity(configuration: builder.configuration, startDate: day + Double(index))
                activity.endDate = activity.startDate + 0.25
                try builder.addWorkoutActivity(activity)
                try builder.updateActivity(activity.uuid, endDate: activity.startDate + 0.5)
            }
            #expect(builder.workoutActivities.count == count)
        }
    }

    @Test func `a workout with many activities and samples is finished in linear time`() throws {
        try expectLinearTime(from: 250) { count in
            let store = try HealthStore.granted([.workout, .stepCount])
            let builder = try WorkoutBuilder(store: store, configuration: WorkoutConfiguration(activityType: 37))
            try builder.beginCollection(at: day)
            try builder.add((0..<count).map { try steps(1, at: Double($0) * 60) })
            for index in 0..<count {
                let start = day + Double(index) * 60
                let activity = WorkoutActivity(configuration: builder.configuration, startDate: start)
                try builder.addWorkoutActivity(activity)
                try builder.updateActivity(activity.uuid, endDate: start + 60)
            }
            try builder.endCollection(at: day + Double(count) * 60)
            let workout = try builder.finishWorkout()
            #expect(workout?.workoutActivities.count == count)
        }
    }

    /// Expects that four times the elements take far less than sixteen times as long. Counts the processor time of this thread,
    /// which does not depend on other tests and processes.
    private func expectLinearTime(from few: Int, _ body: (_ count: Int) throws -> Void) throws {
        func processorTime() -> Double {
            var time = timespec()
            _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        func measure(_ count: Int) throws -> Double {
            let start = processorTime()
            try body(count)
            return processorTime() - start
        }
        // The first run also prepares tables and statements.
        _ = try measure(few)
        let (short, long) = (try measure(few), try measure(4 * few))
        #expect(long < 9 * short, "\(long) s instead of \(short) s")
    }
}
