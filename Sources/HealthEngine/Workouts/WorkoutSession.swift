public import Foundation
public import HealthModel

/// `HKWorkoutSession`: a workout that is under way, and for which the device measures (WO-21 to WO-25).
///
/// ```swift
/// let session = try store.makeWorkoutSession(WorkoutConfiguration(activityType: 37, locationType: .outdoor))
/// let builder = try session.associatedWorkoutBuilder()
/// try builder.setDataSource(LiveWorkoutDataSource(session.configuration))
/// try session.startActivity()
/// try builder.beginCollection(at: phone.environment.clock.current)
/// // … time passes …
/// try session.stopActivity()
/// try builder.endCollection(at: phone.environment.clock.current)
/// let workout = try builder.finishWorkout()
/// try session.end()
/// ```
///
/// In HealthKit every transition is asynchronous (WO-23). Here it has happened when the method returns, and
/// ``HealthStore/updates()`` returns what delegates are told of it. The phone keeps the session that is under way. A
/// session must not outlive its phone.
public final class WorkoutSession {
    /// `HKWorkoutSessionState` (WO-21).
    public enum State: Int, CaseIterable, Sendable {
        case notStarted = 1
        case running
        case ended
        case paused
        case prepared
        case stopped

        /// Whether the device is in session mode.
        public var isActive: Bool { self != .notStarted && self != .ended }
    }

    /// `HKWorkoutSessionType`: a session of the device, or the mirror of one on another device (WO-30).
    public enum Kind: Int, CaseIterable, Sendable {
        case primary
        case mirrored
    }

    /// `HKWorkoutSession.workoutConfiguration`
    public let configuration: WorkoutConfiguration
    /// `HKWorkoutSession.type`
    public let type: Kind
    /// `HKWorkoutSession.state`
    public internal(set) var state: State
    /// `HKWorkoutSession.startDate`: since when the session runs.
    public internal(set) var startDate: Date?
    /// `HKWorkoutSession.endDate`
    public internal(set) var endDate: Date?

    unowned let phone: Phone
    /// The bundle identifier of the app that made it. The session goes on when the app has ended (WO-26).
    let app: String
    private let mainActivityIdentifier: UUID
    /// The process that has the delegate: the one that made the session, or that recovered it (WO-26).
    var process: AppProcess
    /// The associated builder, once it was asked for (WO-27).
    var builder: LiveWorkoutBuilder?
    /// The pauses and their ends, as they came.
    var events: [WorkoutEvent] = []
    /// The activity that was begun with ``beginNewActivity(_:at:metadata:)`` and has not ended.
    var begunActivity: WorkoutActivity?
    /// The other end of a session that is mirrored (WO-30).
    var remote = RemoteWorkoutSession()

    init(
        _ configuration: WorkoutConfiguration,
        type: Kind = .primary,
        state: State = .notStarted,
        of process: AppProcess
    ) {
        self.configuration = configuration
        self.type = type
        self.state = state
        self.process = process
        phone = process.phone
        app = process.app.bundleIdentifier
        mainActivityIdentifier = process.phone.environment.makeUUID()
    }

    /// Calls the delegate, if its process still runs.
    func tell(_ callback: WorkoutCallback) {
        guard process.isRunning else { return }
        process.events.append(.workout(callback))
    }

    /// `HKWorkoutSession.currentActivity`: the activity that was begun last, else that of the whole session. Nil before the
    /// session runs; HealthKit then has an activity without a start.
    public var currentActivity: WorkoutActivity? {
        begunActivity
            ?? startDate.map {
                WorkoutActivity(
                    uuid: mainActivityIdentifier,
                    configuration: configuration,
                    startDate: $0,
                    endDate: endDate
                )
            }
    }

    /// `HKWorkoutSession.associatedWorkoutBuilder()`: the same builder every time (WO-27).
    ///
    /// Raises an exception for a mirrored session, which has no store.
    public func associatedWorkoutBuilder() throws(HealthFailure) -> LiveWorkoutBuilder {
        guard type == .primary else {
            throw .exception(NativeException(reason: "A mirrored workout session has no associated workout builder"))
        }
        if let builder { return builder }
        let builder = try LiveWorkoutBuilder(for: self)
        self.builder = builder
        return builder
    }
}
