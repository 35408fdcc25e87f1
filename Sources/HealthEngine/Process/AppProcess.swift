package import Foundation
public import HealthModel

/// A running app: its state, running queries, open permission requests and pending events. They all end when the app is
/// terminated. The app's data on the phone remains.
///
/// A process must not outlive its phone.
public final class AppProcess {
    /// The device that it runs on.
    public unowned let phone: Phone
    /// The app.
    public let app: AppIdentity
    /// The entitlements and Info.plist keys of the app.
    public var entitlements: Entitlements
    /// Whether the process is the Health app, through which the device owner sees everything, whatever the user has decided
    /// and while the phone is locked.
    package let isHealthApp: Bool
    /// The state of the app. `AppState.terminated` is final.
    public private(set) var state: AppState

    /// Whether the phone woke this app of a watch with `startWatchApp`: until a session of it ends, it may start one in the
    /// background (WO-29).
    var handlesWorkout = false

    /// The accesses of the app to health data. Those of the Health app are the device owner's.
    public let accesses: AccessLog
    var queries = RunningQueries()
    /// The requests that wait for the user, in order. The sheet of the first is on screen.
    var authorizations: [PendingAuthorization] = []
    /// What would make the system launch the app. Nil while it runs, and if nothing launches it.
    var launchWatch: LaunchWatch?
    /// The pending events.
    var events: [AppEvent] = []
    /// Called when a permission sheet appears on screen.
    public var sheetPresented: (PermissionSheet) -> Void = { _ in }

    init(
        _ app: AppIdentity,
        on phone: Phone,
        entitlements: Entitlements,
        state: AppState,
        after former: AppProcess?,
        isHealthApp: Bool = false
    ) {
        self.app = app
        self.phone = phone
        self.entitlements = entitlements
        self.state = state
        self.isHealthApp = isHealthApp
        accesses = isHealthApp ? phone.accesses : AccessLog()
        if let former { queries.numbers = former.queries.numbers }
    }

    /// `HKHealthStore.init()`: all stores of a process are equivalent.
    public var healthStore: HealthStore { HealthStore(self) }

    /// A new identifier for an object that the app creates.
    package func makeUUID(of type: ObjectType? = nil) -> UUID {
        phone.environment.makeUUID(for: app.bundleIdentifier, type)
    }

    /// A random number for a place that HealthKit does not promise, from 0 to a largest one. 0 if it does not vary, and for the Health app.
    package func vary(_ place: Variation.Place, upTo largest: Int) -> Int {
        isHealthApp ? 0 : phone.environment.variation?.number(upTo: largest, at: place) ?? 0
    }

    /// What shuffles at a place that HealthKit does not promise. Nil if it does not vary, and for the Health app.
    func shuffling(_ place: Variation.Place) -> SplitMix64? {
        isHealthApp ? nil : phone.environment.variation?.generator(at: place)
    }

    /// Whether the app runs.
    public var isRunning: Bool { state != .terminated }

    /// Whether handlers of the app can be called at any time. All states other than background and suspended count as
    /// on screen, such as that of an extension.
    var isAwake: Bool { state != .background && state != .suspended }

    /// Changes the state of the app. `AppState.terminated` ends the process, which then stays ended. The app handles a workout if the
    /// phone wakes it with `startWatchApp`.
    public func enter(_ state: AppState, handlingWorkout handlesWorkout: Bool = false) {
        guard isRunning else { return }
        if state == .terminated {
            terminate(by: .system)
        } else {
            self.state = state
            self.handlesWorkout = handlesWorkout
            if isAwake { queries.liftLimits() }
        }
    }

    /// Ends the app. If the system does so, background delivery launches the app (BG-11): the process then reports launches as
    /// events, until ``Phone/launch(_:entitlements:state:after:)`` replaces it. Nothing launches an app that the user has ended
    /// (BG-12).
    public func terminate(by cause: AppTermination) {
        guard isRunning || cause == .user else { return }
        let watch = cause == .system ? LaunchWatch(of: queries) : nil
        terminate()
        guard let watch else { return }
        launchWatch = watch
        phone.endedProcesses.append(self)
    }

    /// Ends the process, and forgets it: nothing launches its app. Requests that wait for the user fail with
    /// `HealthFailure.appTerminated`. A workout session continues without its delegate (WO-26).
    public func terminate() {
        phone.endedProcesses.removeAll { $0 === self }
        launchWatch = nil
        guard isRunning else { return }
        stop()
        phone.processes.removeAll { $0 === self }
        failAuthorizations(.appTerminated)
    }

    /// Stops the running queries and drops the events. Requests that wait for the user are not finished.
    func stop() {
        state = .terminated
        queries.removeAll()
        events = []
    }

    /// Removes the sheet without a decision and fails the requests that wait for the user, in order.
    public func failAuthorizations(_ failure: HealthFailure) {
        let waiting = authorizations
        authorizations = []
        for authorization in waiting { authorization.finish(.failure(failure)) }
    }

    /// Drops the requests that wait for the user without finishing them. For a caller whose client is gone.
    public func abandonAuthorizations() { authorizations = [] }

    /// The permission sheet on screen. Nil if there is none.
    public var openSheet: PermissionSheet? { authorizations.first?.sheet }
}
