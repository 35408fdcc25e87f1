package import HealthEngine
package import HealthModel
package import JSON
import JSONRPC

/// Takes what a call that takes long has to report.
protocol CallReporter: AnyObject {
    /// Tells the client how far a call is, if there is something to tell, and answers whether the call is still wanted.
    func report(_ progress: JSONRPC.Notification?, of call: Call) -> Bool
}

/// One call: the request, what it is about, how far it is, and what it brings about for the connection.
package final class Call {
    /// The connection that it came over. It outlives the call.
    package unowned let connection: Connection
    /// The app that called, which may have ended since.
    package let app: App
    /// The id of the request; nil for a notification, which is carried out and not answered.
    let id: RequestID?
    /// The method.
    package let entry: ChannelRegistry.Entry
    /// The params as they came.
    package let params: JSONValue?
    /// Where the response goes.
    let destination: Destination
    /// What journal and audit log say of it.
    package var notes: CallNotes
    /// What stands behind the request in its batch.
    let restOfBatch: ArraySlice<JSONValue>
    /// Whether somebody has cancelled the request, as far as that has been looked for.
    var search: CancellationSearch?
    private weak var reporter: (any CallReporter)?
    /// How many tenths the client has heard of.
    private var reportedTenths = 0
    private var effects: [() -> Void] = []

    init(
        _ entry: ChannelRegistry.Entry,
        _ params: JSONValue?,
        on connection: Connection,
        id: RequestID? = nil,
        to destination: Destination = .wire,
        _ restOfBatch: ArraySlice<JSONValue> = [],
        reportingTo reporter: (any CallReporter)? = nil
    ) {
        self.entry = entry
        self.params = params
        self.connection = connection
        self.id = id
        self.destination = destination
        self.restOfBatch = restOfBatch
        self.reporter = reporter
        app = connection.app
        notes = CallNotes(who: connection.app.process.app.bundleIdentifier)
    }

    // MARK: The world

    /// The health store of the app.
    package var store: HealthStore { app.process.healthStore }
    /// The device, with the powers of its owner.
    package var phone: Phone { connection.phone }
    /// The class of the device and the version of its system.
    package var device: EmulatedDevice { phone.device }
    /// What values are read with.
    package var context: ReadingContext { connection.readingContext(entry.argumentStyle, of: app) }

    /// Carries out an operation of HealthKit's, which fails as HealthKit does.
    package func healthKit<Value>(
        _ operation: () throws(HealthFailure) -> Value
    ) throws(BridgeError) -> Value {
        do {
            return try operation()
        } catch {
            throw .health(error)
        }
    }

    // MARK: Progress

    /// Notes which share of the work is done, from 0 to 1, and answers whether the call is still wanted: a long call asks many
    /// times a second, so that it can be cancelled. With `isReported` the client hears of each tenth.
    package func shouldContinue(_ share: Double = 0, isReported: Bool = false) -> Bool {
        let tenths = Int(share * 10)
        guard let reporter else { return true }
        guard isReported, tenths > reportedTenths else { return reporter.report(nil, of: self) }
        reportedTenths = tenths
        let params: JSONValue = ["method": .string(entry.name), "fraction": .real(Double(tenths) / 10)]
        return reporter.report(JSONRPC.Notification("control/progress", params: params), of: self)
    }

    /// Carries out an operation on the phone that may take long, and that ends with nothing changed if the call is no longer
    /// wanted.
    package func interruptible<Value>(_ operation: () throws(BridgeError) -> Value) throws(BridgeError) -> Value {
        guard let value = try phone.perform(while: { shouldContinue() }, operation) else { throw .cancelled }
        return value
    }

    // MARK: Effects

    /// Does something when the response has left: what it brings about for others follows the response.
    package func afterResponse(_ effect: @escaping () -> Void) {
        effects.append(effect)
    }

    /// Does what was left for after the response.
    func runEffects() {
        guard !effects.isEmpty else { return }
        let effects = effects
        self.effects = []
        for effect in effects { effect() }
    }
}
