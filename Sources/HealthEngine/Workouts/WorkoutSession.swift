public import Foundation
public import HealthModel

/// `HKWorkoutSession`: an active workout, during which the device measures (WO-21 to WO-25).
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
/// In HealthKit, every transition is asynchronous (WO-23). Here it is complete when the method returns, and
/// ``HealthStore/updates()`` returns the calls of delegates. The phone retains the active session. A session must not
/// outlive its phone.
public final class WorkoutSession: BuilderOrSession {
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

    /// `HKWorkoutSessionType`: a session of the device, or the mirror of a session on another device (WO-30).
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
    /// Whether the session has ended.
    public var hasEnded: Bool { state == .ended }
    /// `HKWorkoutSession.startDate`: the start of the activity.
    public internal(set) var startDate: Date?
    /// `HKWorkoutSession.endDate`
    public internal(set) var endDate: Date?

    unowned let phone: Phone
    /// The bundle identifier of the app that created it. The session continues after the app has ended (WO-26).
    let app: String
    private let mainActivityIdentifier: UUID
    /// The process with the delegate: the one that created or recovered the session (WO-26).
    var process: AppProcess
    /// Whether the app got the session back, and so may go on with it in the background (WO-29; project decision).
    var isRecovered = false
    /// The associated builder, after its first use (WO-27).
    var builder: LiveWorkoutBuilder?
    /// The pause and resume events, in the order in which they occurred.
    var events: [WorkoutEvent] = []
    /// The current activity that ``beginNewActivity(_:at:metadata:)`` began, until it ends.
    var begunActivity: WorkoutActivity?
    /// The other device of a mirrored session (WO-30).
    var remote = RemoteWorkoutSession()

    init(_ configuration: WorkoutConfiguration, type: Kind = .primary, state: State = .notStarted, of process: AppProcess) {
        self.configuration = configuration
        self.type = type
        self.state = state
        self.process = process
        phone = process.phone
        app = process.app.bundleIdentifier
        mainActivityIdentifier = process.makeUUID(of: .workout)
    }

    /// Calls the delegate if its process still runs.
    func notifyDelegate(_ callback: WorkoutCallback) {
        guard process.isRunning else { return }
        process.events.append(.workout(callback))
    }

    /// `HKWorkoutSession.currentActivity`: the activity that was begun last, or else that of the whole session. Nil
    /// before the session runs, where HealthKit has an activity without a start date.
    public var currentActivity: WorkoutActivity? {
        begunActivity
            ?? startDate.map {
                WorkoutActivity(uuid: mainActivityIdentifier, configuration: configuration, startDate: $0, endDate: endDate)
            }
    }

    /// `HKWorkoutSession.associatedWorkoutBuilder()`: the same builder on every call (WO-27).
    ///
    /// Throws an exception for a mirrored session, which has no store.
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
