import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// What a method works on: the health store, and what the host keeps beside it.
final class Context {
    let store: HealthStore
    /// The options in force: those of the start, or those of the last `control/reset`.
    var options: HostOptions
    /// Those of the start, to which `control/reset` goes back.
    let initialOptions: HostOptions
    var journal = Journal()
    var faults = Faults()
    var handles = Handles()
    /// Where each access to health data leaves a trace, if it is to leave one.
    var auditLog: AuditLog?
    /// What the current call is about, for the journal and the audit log.
    var notes: CallNotes
    /// What running queries could not be told, since the audit log could not be written.
    var withheldUpdates: [QueryUpdate] = []
    /// How the statistics collections of running queries are written.
    var collectionForms: [QueryID: StatisticsCollectionForm] = [:]
    /// What the current call asks of the connection.
    var orders = ConnectionOrders()
    /// Tells the client how far the current call is, if there is something to tell, and answers whether it is still wanted: for
    /// those that take long. Outside a connection they go on to their end.
    var goesOn: (JSONRPC.Notification?) -> Bool = { _ in true }
    /// Whether only `exit` is left.
    var isShutDown = false
    /// Whether the store failed when it was last asked for changes.
    var haveUpdatesFailed = false
    private var mentioned: Set<String> = []

    init(store: HealthStore, options: HostOptions) {
        self.store = store
        self.options = options
        initialOptions = options
        notes = CallNotes(who: store.world.app.bundleIdentifier)
    }

    /// Carries out an operation of the health store.
    func healthKit<Value>(
        _ operation: (HealthStore) throws(HealthFailure) -> Value
    ) throws(BridgeError) -> Value {
        do {
            return try operation(store)
        } catch {
            throw .health(error)
        }
    }

    /// Back to the start of the process, with other options.
    func reset(to options: HostOptions) throws(BridgeError) {
        let auditLog: AuditLog?
        do {
            auditLog = try openAuditLog(of: options)
        } catch {
            throw .expected("the path of a file that can be appended to", at: OptionParameters.auditLog.name)
        }
        let environment = options.makeEnvironment(log: store.environment.log)
        try healthKit { store throws(HealthFailure) in
            try store.reset(
                path: options.storePath,
                key: options.storeKey,
                world: options.world,
                environment: environment
            )
        }
        self.options = options
        self.auditLog = auditLog
        withheldUpdates = []
        haveUpdatesFailed = false
        journal = Journal()
        faults = Faults()
        handles = Handles()
        collectionForms = [:]
        mentioned = []
        orders = ConnectionOrders(endsWaiting: .error(.errorUserCanceled), clearsJournal: true)
    }

    /// Tells the developer something, once for each thing it is about.
    func mention(_ thing: String, _ message: @autoclosure () -> String) {
        guard store.environment.logLevel <= .warning, mentioned.count < 1000 else { return }
        guard mentioned.insert(thing).inserted else { return }
        store.environment.log(.warning, message())
    }
}
