import Foundation
import HealthEngine
import HealthModel
import Testing

/// The states of a session and their transitions.
struct WorkoutSessionTests {
    /// The calls of an app on a session.
    enum Step: CaseIterable {
        case prepare, start, pause, resume, stop, end

        func callAsFunction(_ session: WorkoutSession) throws {
            switch self {
            case .prepare: try session.prepare()
            case .start: try session.startActivity()
            case .pause: try session.pause()
            case .resume: try session.resume()
            case .stop: try session.stopActivity()
            case .end: try session.end()
            }
        }
    }

    /// The calls that lead to each state.
    static let ways: [WorkoutSession.State: [Step]] = [
        .notStarted: [], .prepared: [.prepare], .running: [.start], .paused: [.start, .pause],
        .stopped: [.start, .stop], .ended: [.start, .end],
    ]

    /// The valid transitions (WO-22).
    static let transitions: [WorkoutSession.State: [Step: WorkoutSession.State]] = [
        .notStarted: [.prepare: .prepared, .start: .running],
        .prepared: [.start: .running, .end: .ended],
        .running: [.pause: .paused, .stop: .stopped, .end: .ended],
        .paused: [.resume: .running, .stop: .stopped, .end: .ended],
        .stopped: [.end: .ended],
        .ended: [:],
    ]

    /// WO-22, WO-23, WO-25. The code 3 of an invalid transition, and the exception for starting a paused or ended
    /// session, are project decisions.
    @Test(arguments: WorkoutSession.State.allCases, Step.allCases)
    func `every call in every state`(state: WorkoutSession.State, step: Step) throws {
        let store = try watch()
        let session = try store.makeWorkoutSession(run)
        for step in try #require(Self.ways[state]) {
            try step(session)
        }
        #expect(session.state == state)
        _ = try store.workoutCallbacks()
        if let next = Self.transitions[state]?[step] {
            try step(session)
            #expect(session.state == next)
            let callbacks = try store.workoutCallbacks()
            guard case .didChange(let subject, next, state, let date) = callbacks.first else { throw Trouble() }
            #expect(subject === session)
            #expect(date == day + 24 * 3600)
            #expect(callbacks.count == (step == .pause || step == .resume ? 2 : 1))
        } else if step == .start {
            guard case .exception(let exception) = failure({ try step(session) }) else { throw Trouble() }
            #expect(exception.name == NativeException.invalidArgument)
            #expect(try store.workoutCallbacks().isEmpty)
            #expect(session.state == state)
        } else {
            try step(session)
            #expect(session.state == state)
            let callbacks = try store.workoutCallbacks()
            guard case .didFail(_, let error) = callbacks.first else { throw Trouble() }
            #expect(error.code == .errorInvalidArgument)
            #expect(callbacks.count == 1)
        }
    }

    @Test func `a session has a start date once it runs, and an end date once it has ended`() throws {
        let store = try watch()
        let session = try store.makeWorkoutSession(run)
        #expect(session.startDate == nil)
        #expect(session.currentActivity == nil)
        let start = store.phone.environment.clock.current
        try session.startActivity()
        #expect(session.startDate == start)
        store.phone.advanceClock(by: 60)
        try session.stopActivity()
        #expect(session.endDate == nil)
        store.phone.advanceClock(by: 5)
        try session.end()
        #expect(session.endDate == start + 65)
        let activity = try #require(session.currentActivity)
        #expect(activity.configuration == run)
        #expect(activity.endDate == start + 65)
    }

    /// WO-21: the devices with sessions. The code 1 on other devices is a project decision.
    @Test(arguments: [
        (DeviceProfile.watch, 18, true), (.iPhone, 18, false), (.iPhone, 25, false), (.iPhone, 26, true),
        (.iPad, 18, false), (.iPad, 26, true), (.vision, 26, false),
    ])
    func `sessions exist on watches, and on phones since iOS 26`(profile: DeviceProfile, version: Int, exist: Bool) throws {
        let store = try HealthStore.launched(device: EmulatedDevice(profile, osVersion: OSVersion(major: version)))
        if exist {
            #expect(try store.makeWorkoutSession(run).state == .notStarted)
        } else {
            guard case .error(let error) = failure({ try store.makeWorkoutSession(run) }) else { throw Trouble() }
            #expect(error.code == .errorHealthDataUnavailable)
        }
    }

    /// WO-24. The error is reported before the state.
    @Test(arguments: [Step.prepare, .start])
    func `another session ends the active one with code 8`(step: Step) throws {
        let store = try watch()
        let first = try store.makeWorkoutSession(run)
        let second = try store.makeWorkoutSession(run)
        try first.startActivity()
        _ = try store.workoutCallbacks()
        try step(second)
        #expect(first.state == .ended)
        let callbacks = try store.workoutCallbacks()
        #expect(callbacks.count == 3)
        guard case .didFail(let failed, let error) = callbacks[0],
            case .didChange(let ended, .ended, .running, _) = callbacks[1],
            case .didChange(let begun, _, .notStarted, _) = callbacks[2]
        else { throw Trouble() }
        #expect(failed === first && ended === first && begun === second)
        #expect(error.code == .errorAnotherWorkoutSessionStarted)
    }

    @Test func `a new or ended session does not affect others`() throws {
        let store = try watch()
        let first = try store.makeWorkoutSession(run)
        let second = try store.makeWorkoutSession(run)
        let third = try store.makeWorkoutSession(run)
        try second.startActivity()
        try second.end()
        try third.startActivity()
        #expect(first.state == .notStarted)
        #expect(third.state == .running)
        #expect(try store.workoutCallbacks().count == 3)
    }

    @Test(arguments: [Step.prepare, .start], [DeviceProfile.iPhone, .watch])
    func `WO-29: a session cannot start in the background`(step: Step, profile: DeviceProfile) throws {
        let store = try watch(profile)
        let session = try store.makeWorkoutSession(run)
        store.process.enter(step == .start ? .background : .suspended)
        try step(session)
        #expect(session.state == .notStarted)
        store.process.enter(.foreground)
        guard case .didFail(_, let error) = try store.workoutCallbacks().first else { throw Trouble() }
        #expect(error.code == .errorBackgroundWorkoutSessionNotAllowed)
        try step(session)
        #expect(session.state != .notStarted)
    }

    @Test func `WO-29: a session can start in the background of a watch before watchOS 10`() throws {
        let store = try watch(iOS: 16)
        let session = try store.makeWorkoutSession(run)
        store.process.enter(.background)
        try session.startActivity()
        #expect(session.state == .running)
    }

    /// ERR-03, code 9
    @Test func `the user exits a session`() throws {
        let store = try watch()
        let session = try store.makeWorkoutSession(run)
        try session.startActivity()
        _ = try store.workoutCallbacks()
        try session.end(because: HealthError(.errorUserExitedWorkoutSession))
        #expect(session.state == .ended)
        guard case .didFail(_, let error) = try store.workoutCallbacks().first else { throw Trouble() }
        #expect(error.code == .errorUserExitedWorkoutSession)
    }

    /// WO-27
    @Test func `a session has one builder`() throws {
        let store = try watch()
        let session = try store.makeWorkoutSession(run)
        let builder = try session.associatedWorkoutBuilder()
        #expect(try session.associatedWorkoutBuilder() === builder)
        #expect(builder.configuration == run)
        #expect(builder.dataSource == nil)
        #expect(builder.session === session)
    }

    /// WO-26
    @Test func `a session outlives the app's process and can be recovered`() throws {
        var store = try watch()
        let session = try store.makeWorkoutSession(run)
        #expect(try store.recoverActiveWorkoutSession() == nil)
        try session.startActivity()
        store = store.relaunched()
        try session.pause()
        #expect(try store.workoutCallbacks().isEmpty)
        let recovered = try #require(try store.recoverActiveWorkoutSession())
        #expect(recovered === session)
        try recovered.resume()
        #expect(try store.workoutCallbacks().count == 2)
        try recovered.end()
        #expect(try store.recoverActiveWorkoutSession() == nil)
    }

    @Test func `a suspended app gets all events later`() throws {
        let store = try watch()
        let session = try store.makeWorkoutSession(run)
        try session.startActivity()
        _ = try store.workoutCallbacks()
        store.process.enter(.suspended)
        try session.end()
        #expect(try store.workoutCallbacks().isEmpty)
        store.process.enter(.background)
        #expect(try store.workoutCallbacks().count == 1)
    }

    @Test func `a reset store has no session`() throws {
        let store = try watch()
        try store.makeWorkoutSession(run).startActivity()
        try store.phone.reset()
        #expect(try store.relaunched().recoverActiveWorkoutSession() == nil)
        #expect(try store.workoutCallbacks().isEmpty)
    }
}

/// An outdoor run.
let run = WorkoutConfiguration(activityType: 37, locationType: .outdoor)

/// A watch whose user lets the app read and share the types of a run.
func watch(_ profile: DeviceProfile = .watch, iOS version: Int = 26) throws -> HealthStore {
    let environment = Environment(clock: Clock(fixedAt: day + 24 * 3600), timeZone: TimeZone(identifier: "UTC"), seed: 1)
    let device = EmulatedDevice(profile, osVersion: OSVersion(major: version))
    let store = try HealthStore.launched(device: device, environment: environment)
    let types: [ObjectType] = [
        .workout, .heartRate, .activeEnergyBurned, .basalEnergyBurned, .distanceWalkingRunning, .distanceCycling,
        .distanceSwimming,
    ]
    for type in types {
        for direction in AccessDirection.allCases {
            try store.setAuthorization(true, on: AccessPair(type, direction))
        }
    }
    return store
}

/// A phone retains its processes and the active session, which retains its builders. None of them retains the phone.
struct LifetimeTests {
    @Test func `a phone is released with everything that runs on it`() throws {
        weak var phone: Phone?
        weak var process: AppProcess?
        weak var session: WorkoutSession?
        weak var request: Promise<Bool, HealthFailure>?
        try {
            let store = try watch()
            (phone, process) = (store.phone, store.process)
            let running = try store.makeWorkoutSession(run)
            session = running
            let builder = try running.associatedWorkoutBuilder()
            try running.startActivity()
            try builder.beginCollection(at: day + 24 * 3600)
            _ = try #require(try builder.seriesBuilder(for: .workoutRoute))
            _ = try store.start(ObserverQuery(.heartRate))
            store.phone.advanceClock(by: 60)
            #expect(!store.process.takeEvents().isEmpty)
            store.phone.consent = ConsentScript([ConsentRule(.ask)])
            request = try store.requestAuthorization(read: [.bloodType]).pending()
        }()
        #expect(phone == nil && process == nil && session == nil && request == nil)
    }
}
