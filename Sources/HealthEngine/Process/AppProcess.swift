public import HealthModel

/// One app while it runs: its state, the queries that run in it, its open permission requests, and what it has still to be
/// told. It ends as a whole when the app is terminated; what the app keeps on the phone stays.
///
/// A process must not outlive its phone.
public final class AppProcess {
    /// The device that it runs on.
    public unowned let phone: Phone
    /// The app.
    public let app: AppIdentity
    /// What the app was built with.
    public var entitlements: Entitlements
    /// Where the app is in its life. Ends with `AppState.terminated`.
    public private(set) var state: AppState

    /// The queries that run until they are stopped.
    var queries = RunningQueries()
    /// The requests that wait for the user, in order. The first has the sheet on the screen.
    var authorizations: [PendingAuthorization] = []
    /// What the app is to be told next.
    var events: [AppEvent] = []
    /// Called when a permission sheet comes on the screen.
    public var sheetPresented: (PermissionSheet) -> Void = { _ in }

    init(_ app: AppIdentity, on phone: Phone, entitlements: Entitlements, state: AppState, after former: AppProcess?) {
        self.app = app
        self.phone = phone
        self.entitlements = entitlements
        self.state = state
        if let former { queries.numbers = former.queries.numbers }
    }

    /// `HKHealthStore.init()`: stores of one process share all but the object.
    public var healthStore: HealthStore { HealthStore(self) }

    /// Whether the app runs.
    public var isRunning: Bool { state != .terminated }

    /// Whether handlers of the app can be called at any time. An app that is neither on the screen nor in the background,
    /// such as an extension, counts as on the screen.
    var isAwake: Bool { state != .background && state != .suspended }

    /// Changes the state of the app. `AppState.terminated` ends the process; a process that has ended stays ended.
    public func enter(_ state: AppState) {
        guard isRunning else { return }
        if state == .terminated {
            terminate()
        } else {
            self.state = state
        }
    }

    /// Ends the process. Requests that wait for the user fail with `HealthFailure.appTerminated`; a workout session goes on
    /// without its delegate (WO-26).
    public func terminate() {
        guard isRunning else { return }
        stop()
        phone.processes.removeAll { $0 === self }
        failAuthorizations(.appTerminated)
    }

    /// Ends what runs. Requests that wait for the user are not finished.
    func stop() {
        state = .terminated
        queries.removeAll()
        events = []
    }

    /// Takes the sheet off the screen with nothing decided, and fails the requests that wait for the user, in order.
    public func failAuthorizations(_ failure: HealthFailure) {
        let waiting = authorizations
        authorizations = []
        for authorization in waiting { authorization.finish(.failure(failure)) }
    }

    /// Forgets the requests that wait for the user, without a word to anybody: nobody is left to hear of them.
    public func abandonAuthorizations() { authorizations = [] }

    /// The permission sheet on the screen, if the user has not dealt with it yet.
    public var openSheet: PermissionSheet? { authorizations.first?.sheet }
}
