import Foundation
import HealthModel
import Testing

struct WorkoutValidationTests {
    private let date = Fixture.date

    private func sample(_ workout: Workout) throws -> Sample {
        try Sample(workout: workout, startDate: date, endDate: date + 3600)
    }

    private func sample(_ events: [WorkoutEvent]) throws -> Sample {
        var workout = Workout(activityType: 37)
        workout.events = events
        return try sample(workout)
    }

    private func event(_ type: WorkoutEvent.Kind, _ start: TimeInterval, _ end: TimeInterval? = nil) -> WorkoutEvent {
        WorkoutEvent(type: type, startDate: date + start, endDate: date + (end ?? start))
    }

    @Test func `the activity types are those of HealthKit`() throws {
        #expect(Enumeration.workoutActivityType.cases.count == 84)
        #expect(Enumeration.workoutActivityType.rawValue(named: "running") == 37)
        for activity in Enumeration.workoutActivityType.cases {
            _ = try sample(Workout(activityType: activity.rawValue))
        }
        for activity in [0, 81, 2998, 2999, -1, Int.max, Int.min] {
            expectRefusal { try sample(Workout(activityType: activity)) }
        }
    }

    @Test func `events must be within the workout (WO-17)`() throws {
        _ = try sample([event(.marker, 0), event(.marker, 3600), event(.segment, 0, 3600)])
        for wrong in [event(.marker, -0.001), event(.marker, 3600.001), event(.lap, 3599, 3601), event(.lap, 2, 1)] {
            expectRefusal { try sample([wrong]) }
        }
    }

    @Test func `a segment has a length (WO-17)`() throws {
        let exception = #expect(throws: NativeException.self) { _ = try sample([event(.segment, 1)]) }
        #expect(exception?.name == NativeException.invalidArgument)
        #expect(exception?.reason == "Invalid date interval duration for type HKWorkoutEventTypeSegment")
    }

    @Test(arguments: WorkoutEvent.Kind.allCases)
    func `only laps and segments have a duration (WO-16, WO-17)`(type: WorkoutEvent.Kind) throws {
        let events = [event(.pause, 0), event(type, 1, 2)]
        if type == .lap || type == .segment {
            _ = try sample(events)
        } else {
            expectRefusal { try sample(events) }
        }
        if type != .segment { _ = try sample([event(.pause, 0), event(type, 1)]) }
    }

    @Test func `the first pause or resume event must not be resume (WO-20)`() throws {
        _ = try sample([event(.pause, 1), event(.resume, 2)])
        _ = try sample([event(.resume, 2), event(.pause, 1)])
        _ = try sample([event(.motionPaused, 1), event(.resume, 2)])
        _ = try sample([event(.motionResumed, 1)])
        expectRefusal { try sample([event(.resume, 1)]) }
        expectRefusal { try sample([event(.lap, 0, 1), event(.resume, 1), event(.pause, 2), event(.resume, 3)]) }
        expectRefusal { try sample([event(.motionResumed, 0), event(.resume, 1)]) }
    }

    @Test func `the metadata of events follow the rules of samples (SAVE-09)`() {
        let metadata: Metadata = ["HKSwimmingStrokeStyle": .string("crawl")]
        let lap = WorkoutEvent(type: .lap, startDate: date, endDate: date + 1, metadata: metadata)
        expectRefusal("Invalid class __NSCFString for metadata key: HKSwimmingStrokeStyle. Expected NSNumber.") {
            try sample([lap])
        }
    }

    @Test func `a duration is given or computed (WO-19)`() throws {
        let given = try sample(Workout(activityType: 37, duration: 1800))
        let computed = try sample([event(.pause, 600), event(.resume, 1200)])
        guard case .workout(let one) = given.content, case .workout(let other) = computed.content else {
            Issue.record("no workouts")
            return
        }
        #expect(one.duration == 1800)
        #expect(other.duration == 3000)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1])
    func `a duration must be finite and not negative (project decision)`(duration: Double) {
        expectRefusal { try sample(Workout(activityType: 37, duration: duration)) }
    }

    @Test func `totals are accepted as given (WO-12)`() throws {
        var workout = Workout(activityType: 37)
        workout.totalEnergyBurned = try Fixture.quantity(1e9, "kJ")
        workout.totalDistance = try Fixture.quantity(0, "mi")
        workout.totalSwimmingStrokeCount = try Fixture.quantity(12, "count")
        workout.totalFlightsClimbed = try Fixture.quantity(3, "count")
        _ = try sample(workout)
    }

    @Test(arguments: [\Workout.totalEnergyBurned, \.totalDistance, \.totalSwimmingStrokeCount, \.totalFlightsClimbed])
    func `totals must have their dimension and be finite (project decision)`(
        total: any WritableKeyPath<Workout, Quantity?> & Sendable
    ) throws {
        var workout = Workout(activityType: 37)
        workout[keyPath: total] = try Fixture.quantity(1, "V")
        expectRefusal { try sample(workout) }
        let units = [\Workout.totalEnergyBurned: "kcal", \.totalDistance: "m"]
        workout[keyPath: total] = try Fixture.quantity(.nan, units[total] ?? "count")
        expectRefusal { try sample(workout) }
    }

    @Test func `a workout may last several days`() throws {
        _ = try Sample(workout: Workout(activityType: 24), startDate: date, endDate: date + 864_000)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func `extreme dates of events are rejected`(seconds: Double) {
        let far = Date(timeIntervalSinceReferenceDate: seconds)
        for type in WorkoutEvent.Kind.allCases {
            expectRefusal { try sample([WorkoutEvent(type: type, startDate: far, endDate: far)]) }
            expectRefusal { try sample([WorkoutEvent(type: type, startDate: date, endDate: far)]) }
        }
    }

    @Test func `a workout may have ten thousand events`() throws {
        let events = (0..<10_000).map { event($0.isMultiple(of: 2) ? .pause : .resume, Double($0) / 10) }
        _ = try sample(events)
    }
}
