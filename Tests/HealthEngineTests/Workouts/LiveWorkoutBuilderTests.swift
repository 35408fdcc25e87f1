import Foundation
import HealthEngine
import HealthModel
import Testing

/// The data that a live builder collects while its session runs.
struct LiveWorkoutBuilderTests {
    /// A running session, and its collecting builder.
    func running(
        on store: HealthStore, _ configuration: WorkoutConfiguration = run
    ) throws -> (WorkoutSession, LiveWorkoutBuilder) {
        let session = try store.makeWorkoutSession(configuration)
        let builder = try session.associatedWorkoutBuilder()
        try builder.setDataSource(LiveWorkoutDataSource(configuration))
        try session.startActivity()
        try builder.beginCollection(at: store.phone.environment.clock.current)
        _ = try store.workoutCallbacks()
        return (session, builder)
    }

    func pass(_ seconds: TimeInterval, on store: HealthStore, step: TimeInterval? = nil) throws {
        let step = step ?? seconds
        for _ in 0..<Int(seconds / step) {
            store.phone.advanceClock(by: step)
        }
    }

    private func samples(_ type: ObjectType, of store: HealthStore) throws -> [Sample] {
        try store.execute(SampleQuery(type))
    }

    func sum(_ type: ObjectType, _ builder: WorkoutBuilder) -> Double? {
        builder.statistics(for: type)?.figures.sum?.value
    }

    private func averageRate(_ builder: WorkoutBuilder) throws -> Double? {
        try builder.statistics(for: .heartRate)?.figures.average?.doubleValue(for: .countPerMinute)
    }

    /// The rates are a project decision.
    @Test(arguments: [1800, 600, 60, 7.5, 1])
    func `half an hour gives the rate times the time, in steps of any length`(step: TimeInterval) throws {
        let store = try watch()
        let (session, builder) = try running(on: store)
        try pass(1800, on: store, step: step)
        try session.stopActivity()
        #expect(sum(.activeEnergyBurned, builder) == 360)
        #expect(sum(.basalEnergyBurned, builder) == 45)
        #expect(sum(.distanceWalkingRunning, builder) == 5400)
        let rates = try samples(.heartRate, of: store)
        #expect(rates.count == 360)
        #expect(rates.first?.startDate == day + 24 * 3600 + 5)
        #expect(rates.last?.startDate == day + 24 * 3600 + 1800)
        #expect(try samples(.activeEnergyBurned, of: store).count == 30)
        #expect(try averageRate(builder) == 150)
    }

    @Test func `steps of any length give identical samples`() throws {
        func measured(step: TimeInterval) throws -> [Sample] {
            let store = try watch()
            let (session, _) = try running(on: store)
            try pass(90, on: store, step: step)
            try session.pause()
            return try [.heartRate, .activeEnergyBurned, .distanceWalkingRunning].flatMap { try samples($0, of: store) }
        }
        let once = try measured(step: 90)
        #expect(once.count == 18 + 2 + 2)
        #expect(try measured(step: 1) == once)
        #expect(try measured(step: 45) == once)
    }

    @Test func `pauses are not measured, and do not count for the workout's duration`() throws {
        let store = try watch()
        let (session, builder) = try running(on: store)
        try pass(90, on: store)
        try session.pause()
        try pass(100, on: store)
        try session.resume()
        try pass(30, on: store)
        try session.stopActivity()
        try pass(1000, on: store)
        #expect(sum(.activeEnergyBurned, builder) == 24)
        #expect(try samples(.activeEnergyBurned, of: store).map { $0.endDate.timeIntervalSince($0.startDate) } == [60, 30, 30])
        #expect(builder.workoutEvents.map(\.type) == [.pause, .resume])
        #expect(builder.elapsedTime(at: day + 24 * 3600 + 220) == 120)
    }

    /// WO-28
    @Test func `the recommended end saves the collected data as a workout`() throws {
        let store = try watch()
        let (session, builder) = try running(on: store)
        try pass(1200, on: store)
        try session.stopActivity()
        try builder.endCollection(at: store.phone.environment.clock.current)
        let workout = try #require(try builder.finishWorkout())
        try session.end()
        #expect(workout.workout?.duration == 1200)
        #expect(workout.workout?.totalEnergyBurned?.value == 240)
        #expect(workout.workout?.totalDistance?.value == 3600)
        #expect(workout.device?.name == "Apple Watch")
        let query = SampleQuery(.heartRate, .workout(workout.uuid))
        #expect(try store.execute(query).count == 240)
    }

    /// WO-26
    @Test func `an unfinished workout is lost, but its measurements are not`() throws {
        var store = try watch()
        let (session, _) = try running(on: store)
        try pass(60, on: store)
        store.process.terminate()
        try session.end()
        store = store.relaunched()
        #expect(try samples(.heartRate, of: store).count == 12)
        #expect(try samples(.workout, of: store).isEmpty)
    }

    @Test func `samples have the device as source`() throws {
        let store = try watch()
        _ = try running(on: store)
        try pass(60, on: store)
        let sample = try #require(try samples(.activeEnergyBurned, of: store).first)
        #expect(sample.sourceRevision?.source == Source(name: "Apple Watch", bundleIdentifier: "com.apple.health.watch"))
        #expect(sample.sourceRevision?.productType == "Watch7,10")
        #expect(sample.device?.manufacturer == "Apple Inc.")
    }

    /// WO-31
    @Test func `a phone has no heart rate without an external sensor`() throws {
        let store = try watch(.iPhone)
        let (_, builder) = try running(on: store)
        try pass(60, on: store)
        #expect(builder.statistics(for: .heartRate) == nil)
        #expect(sum(.activeEnergyBurned, builder) == 12)
        var sensors = store.phone.workoutSensors
        sensors.heartRate = 120
        try store.phone.setWorkoutSensors(sensors)
        try pass(10, on: store)
        #expect(try averageRate(builder) == 120)
    }

    @Test func `a change of rates applies to later measurements`() throws {
        let store = try watch()
        let (_, builder) = try running(on: store)
        try pass(90, on: store)
        var sensors = store.phone.workoutSensors
        sensors.distance = 60
        sensors.activeEnergyBurned = nil
        try store.phone.setWorkoutSensors(sensors)
        try pass(60, on: store)
        #expect(sum(.distanceWalkingRunning, builder) == 330)
        #expect(sum(.activeEnergyBurned, builder) == 18)
    }

    @Test func `without a data source nothing is collected`() throws {
        let store = try watch()
        let session = try store.makeWorkoutSession(run)
        let builder = try session.associatedWorkoutBuilder()
        try session.startActivity()
        try builder.beginCollection(at: store.phone.environment.clock.current)
        try pass(60, on: store)
        #expect(builder.allStatistics.isEmpty)
        var source = LiveWorkoutDataSource()
        source.enableCollection(for: .heartRate)
        try builder.setDataSource(source)
        try pass(60, on: store)
        #expect(builder.allStatistics.map(\.type) == [.heartRate])
        source.disableCollection(for: .heartRate)
        try builder.setDataSource(source)
        try pass(60, on: store)
        #expect(try samples(.heartRate, of: store).count == 12)
    }

    /// WO-32
    @Test func `a data source collects the types of its activity`() throws {
        func distances(_ name: String) -> Set<ObjectType> {
            let raw = Enumeration.workoutActivityType.rawValue(named: name) ?? 0
            return LiveWorkoutDataSource(WorkoutConfiguration(activityType: raw)).typesToCollect
                .subtracting([.heartRate, .activeEnergyBurned, .basalEnergyBurned])
        }
        #expect(distances("running") == [.distanceWalkingRunning])
        #expect(distances("cycling") == [.distanceCycling])
        #expect(distances("swimming") == [.distanceSwimming])
        #expect(distances("swimBikeRun") == [.distanceSwimming, .distanceCycling, .distanceWalkingRunning])
        #expect(LiveWorkoutDataSource().typesToCollect.isEmpty)
    }

    @Test(arguments: [1.0, 5, 60])
    func `the app gets each reading, in steps of any length`(step: TimeInterval) throws {
        let store = try watch()
        let (session, builder) = try running(on: store)
        try pass(60, on: store, step: step)
        let callbacks = try store.workoutCallbacks()
        #expect(callbacks.count == 12)
        guard case .didCollectData(let caller, [.heartRate]) = callbacks[0],
            case .didCollectData(_, let types) = callbacks[11]
        else { throw Trouble() }
        #expect(caller === builder)
        #expect(types == [.activeEnergyBurned, .basalEnergyBurned, .distanceWalkingRunning, .heartRate])
        #expect(try store.workoutCallbacks().isEmpty)
        try session.pause()
        guard case .didChange = try store.workoutCallbacks().first else { throw Trouble() }
    }

    @Test func `a workout excludes samples that the app may not read`() throws {
        let store = try watch()
        try store.setAuthorization(false, on: AccessPair(.heartRate, .read))
        let (_, builder) = try running(on: store)
        try pass(10, on: store)
        #expect(builder.statistics(for: .heartRate) == nil)
        #expect(try store.workoutCallbacks().isEmpty)
        try store.setAuthorization(true, on: AccessPair(.heartRate, .read))
        #expect(try samples(.heartRate, of: store).count == 2)
    }

    @Test func `the device measures for the current activity`() throws {
        let store = try watch()
        let multisport = WorkoutConfiguration(
            activityType: try #require(Enumeration.workoutActivityType.rawValue(named: "swimBikeRun"))
        )
        let (session, builder) = try running(on: store, multisport)
        try session.beginNewActivity(WorkoutConfiguration(activityType: 13), at: store.phone.environment.clock.current)
        try pass(60, on: store)
        try session.beginNewActivity(run, at: store.phone.environment.clock.current)
        try pass(30, on: store)
        try session.endCurrentActivity(on: store.phone.environment.clock.current)
        #expect(sum(.distanceCycling, builder) == 180)
        #expect(sum(.distanceWalkingRunning, builder) == 90)
        #expect(builder.workoutActivities.map(\.configuration.activityType) == [13, 37])
        #expect(session.currentActivity?.configuration == multisport)
        var calls: [String] = []
        for callback in try store.workoutCallbacks() {
            switch callback {
            case .didBeginActivity(_, let configuration, _): calls.append("begin \(configuration.activityType)")
            case .didEndActivity(_, let configuration, _): calls.append("end \(configuration.activityType)")
            default: break
            }
        }
        #expect(calls == ["begin 13", "end 13", "begin 37", "end 37"])
        try session.endCurrentActivity(on: store.phone.environment.clock.current)
        guard case .didFail(_, let error) = try store.workoutCallbacks().last else { throw Trouble() }
        #expect(error.code == .errorInvalidArgument)
    }

    @Test func `the builder collects only between its begin and its end`() throws {
        let store = try watch()
        let session = try store.makeWorkoutSession(run)
        let builder = try session.associatedWorkoutBuilder()
        try builder.setDataSource(LiveWorkoutDataSource(run))
        try session.startActivity()
        try pass(60, on: store)
        try builder.beginCollection(at: store.phone.environment.clock.current)
        try pass(30, on: store)
        try builder.endCollection(at: store.phone.environment.clock.current)
        try pass(60, on: store)
        #expect(sum(.activeEnergyBurned, builder) == 6)
        #expect(try samples(.heartRate, of: store).count == 6)
    }

    /// The limit of one day is a project decision.
    @Test func `a session measures for at most a day`() throws {
        let store = try watch()
        let (_, builder) = try running(on: store)
        try pass(400 * 24 * 3600, on: store)
        #expect(sum(.activeEnergyBurned, builder) == 17_280)
    }

    @Test func `setting the clock back removes no measurements`() throws {
        let store = try watch()
        let (session, builder) = try running(on: store)
        try pass(60, on: store)
        store.phone.setClock(to: day + 24 * 3600 + 30)
        store.phone.handleDueEvents()
        try session.stopActivity()
        #expect(sum(.activeEnergyBurned, builder) == 12)
        #expect(try samples(.heartRate, of: store).count == 12)
    }
}
