package import HealthEngine
package import HealthJSON
package import HealthModel
package import JSON
import JSONRPC

/// One call: the request, what the journal and the audit log note of it, its progress, and its effects on the connection.
package final class Call {
    /// The connection of the call. It outlives the call.
    package unowned let connection: Connection
    /// The app that made the call. It may have ended since.
    package let app: App
    /// The id of the request; nil for a notification, which gets no response.
    let id: RequestID?
    /// The method.
    package let entry: ChannelRegistry.Entry
    /// Whether the code of a hosted app carries out the call.
    var isHosted: Bool { entry.channel.isHosted }
    /// Whether the call is one of a plugin, mirrored or hosted.
    var isOfPlugin: Bool { isHosted || entry.channel is any PluginChannel }
    /// The caller, which decides how the arguments are read.
    package var caller: Caller
    /// The params as received.
    package let params: JSONValue?
    /// The destination of the response.
    let destination: Destination
    /// The actor for the audit log: the app, or the user for a method of `control`, unless a method names another source.
    package var who: String
    /// The app whose permission is concerned, if that is not ``who``.
    package var concernedApp: String?
    /// The number of objects, if a method answers another number than the engine has passed or found.
    package var objectCount: Int?
    /// The error that HealthKit passed to a plugin: ``attempt(_:)`` sets it.
    package var healthKitError: HealthError.Code?
    /// The accesses that the engine has reported.
    var accesses: [HealthAccess] = []
    /// The messages that follow the request in its batch.
    let restOfBatch: ArraySlice<JSONValue>
    /// The search for a cancellation of the request; nil before the first search.
    var search: CancellationSearch?
    /// Whether the call has failed. Later results do not count.
    var hasFailed = false
    /// The log of those whose accesses the call makes: the app, or the device owner.
    let accessLog: AccessLog
    /// The HealthKit error that `control/failNext` has ordered for the first operation of a plugin's method.
    package var orderedError: HealthError?
    /// The connection whose client gets the reports of progress; nil for a call without a client.
    private unowned let reporter: Connection?
    /// The tenths that have been reported to the client.
    private var reportedTenths = 0
    private var effects: [() -> Void] = []

    init(
        _ entry: ChannelRegistry.Entry,
        _ params: JSONValue?,
        on connection: Connection,
        id: RequestID? = nil,
        to destination: Destination = .wire,
        _ restOfBatch: ArraySlice<JSONValue> = [],
        reportingTo reporter: Connection? = nil
    ) {
        self.entry = entry
        caller = entry.caller
        self.params = params
        self.connection = connection
        self.id = id
        self.destination = destination
        self.restOfBatch = restOfBatch
        self.reporter = reporter
        app = connection.app
        accessLog = entry.caller.isApp ? connection.app.process.accesses : connection.phone.accesses
        who = entry.caller == .test ? AuditEntry.user : app.bundleIdentifier
    }

    /// A call without a client. Within another call, it reports to the client of that one.
    convenience init(
        _ entry: ChannelRegistry.Entry, _ params: JSONValue?, on connection: Connection, within outer: Call?
    ) {
        self.init(
            entry, params, on: connection, id: outer?.id, outer?.restOfBatch ?? [], reportingTo: outer?.reporter)
    }

    // MARK: App and phone

    package var store: HealthStore { app.process.healthStore }
    /// The phone, with the permissions of the device owner.
    package var phone: Phone { connection.phone }
    /// The device class and the version of the system.
    package var device: EmulatedDevice { phone.device }
    /// The context for reading values.
    package var context: ReadingContext { connection.readingContext(caller, of: app) }

    // MARK: Progress

    /// Reports the fraction of the work that is done, from 0 to 1. Returns false if the call has been cancelled: a long call
    /// asks many times a second. With `isReported`, each tenth is sent to the client.
    package func shouldContinue(_ share: Double = 0, isReported: Bool = false) -> Bool {
        let tenths = Int(saturating: share * 10)
        guard let host = reporter?.host else { return true }
        guard isReported, tenths > reportedTenths else { return host.report(nil, of: self) }
        reportedTenths = tenths
        let params: JSONValue = ["method": .string(entry.name), "fraction": .real(Double(tenths) / 10)]
        return host.report(JSONRPC.Notification("control/progress", params: params), of: self)
    }

    /// Carries out an operation on the phone that may take long, and that ends with nothing changed if the call is no longer
    /// wanted.
    package func interruptible<Value>(_ operation: () throws -> Value) throws -> Value {
        guard let value = try phone.perform(while: { shouldContinue() }, operation) else { throw BridgeError.cancelled }
        return value
    }

    // MARK: Effects

    /// Runs a closure after the response has been sent, so that effects on other requests follow the response.
    package func afterResponse(_ effect: @escaping () -> Void) {
        effects.append(effect)
    }

    /// Runs the closures of ``afterResponse(_:)``.
    func runEffects() {
        guard !effects.isEmpty else { return }
        let effects = effects
        self.effects = []
        for effect in effects { effect() }
    }
}
