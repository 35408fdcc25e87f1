package import Foundation
package import HealthEngine
import HealthJSON
package import HealthModel
package import JSON

/// The facts about an app that outlive its process: its journal, the faults to inject, and its entitlements.
package final class AppRecord: Codable {
    /// The latest calls of the app.
    package private(set) var entries: [JournalEntry] = []
    private var count = 0
    /// The length of the kept params.
    private var paramsLength = 0
    /// The number of entries at the beginning whose params have made room for those of later calls.
    private var paramsDropped = 0
    /// The faults that `control/failNext` has ordered and that wait for a call, in order.
    package var faults: [OrderedFault] = []
    /// The entitlements of the next process.
    package var entitlements = Entitlements()

    /// The record of an app that has not run.
    package init() {}

    // MARK: Journal

    /// Adds a call.
    func append(
        time: Date, method: String, app: String? = nil, params: JSONValue? = nil, errorCode: Int?, healthKitError: Int? = nil,
        exception: String? = nil, accesses: [HealthAccess] = [], action: AuditAction? = nil, objectCount: Int? = nil
    ) {
        count += 1
        // Drop half at once: dropping single entries would move all others each time.
        if entries.count == ProtocolLimits.journal * 2 {
            while paramsDropped < ProtocolLimits.journal { dropNextParams() }
            entries.removeFirst(ProtocolLimits.journal)
            paramsDropped -= ProtocolLimits.journal
        }
        let params = JournalParams(params)
        entries.append(
            JournalEntry(
                index: count, time: time, method: method, app: app, errorCode: errorCode, healthKitError: healthKitError,
                exception: exception?.shortened, params: params, accesses: accesses, action: action, objectCount: objectCount
            )
        )
        paramsLength += params.length
        while paramsLength > ProtocolLimits.allJournalParams { dropNextParams() }
    }

    /// Drops the params of the oldest entry that has not made room yet. A call without params stays as it is.
    private func dropNextParams() {
        let length = entries[paramsDropped].params.length
        if length > 0 { entries[paramsDropped].params = .dropped }
        paramsLength -= length
        paramsDropped += 1
    }

    /// Removes the entries. The numbering continues.
    package func clearEntries() {
        entries = []
        paramsLength = 0
        paramsDropped = 0
    }

    /// Removes the entries. The next one gets index 1.
    package func restartEntries() {
        clearEntries()
        count = 0
    }

    // MARK: Faults

    /// Orders a fault for the next calls of a method.
    package func order(_ fault: OrderedFault.Fault, method: String, times: Int, probability: Double? = nil) {
        faults.append(OrderedFault(method: method, fault: fault, probability: probability, remaining: times))
    }

    /// The faults that no call has used. Whether a fault with a probability applies is chance.
    package var unusedFaults: [OrderedFault] { faults.filter { !$0.isUsed && $0.probability == nil } }

    /// Removes the faults of a method, or all.
    package func cancelFaults(_ method: String?) {
        faults.removeAll { method == nil || $0.method == method }
    }

    /// The fault for this call of a method, if one is due, and if chance lets it apply.
    func nextFault(for method: String, happens: (_ probability: Double) -> Bool) -> OrderedFault.Fault? {
        guard let index = faults.firstIndex(where: { $0.method == method }) else { return nil }
        guard faults[index].probability.map(happens) ?? true else { return nil }
        faults[index].isUsed = true
        faults[index].remaining -= 1
        let fault = faults[index].fault
        if faults[index].remaining == 0 { faults.remove(at: index) }
        return fault
    }
}

/// A call of an app, for tests: its name, types, count and codes, and the params for `control/verify`.
package struct JournalEntry: Codable {
    /// Counted from 1. ``AppRecord/clearEntries()`` does not restart it.
    package let index: Int
    package let time: Date
    package let method: String
    /// The bundle identifier of the app; nil for a call without one.
    package let app: String?
    /// The JSON-RPC error code; nil for a success.
    package let errorCode: Int?
    /// The code of HealthKit's error, which a plugin may have answered in another form.
    package let healthKitError: Int?
    /// The reason of the exception that the call has raised.
    package let exception: String?
    /// The params of the call.
    package fileprivate(set) var params: JournalParams
    /// What the call has accessed. Another process continues without the queries.
    package let accesses: [HealthAccess]
    fileprivate let action: AuditAction?
    fileprivate let objectCount: Int?

    /// The identifiers of the types of the call.
    package var types: [String] { accesses.summary(of: action).types.map(\.identifier) }
    /// The number of objects that the call passed or found; nil for a call about types, and for an error.
    package var count: Int? { errorCode == nil ? objectCount ?? accesses.summary(of: action).count : nil }
    package var outcome: Outcome { errorCode == nil ? .success : .error }

    /// The outcome of a call.
    package enum Outcome: String, CaseIterable, Sendable {
        case success, error
    }
}

/// A fault that waits for calls of a method.
package struct OrderedFault: Codable {
    package enum Fault: Codable {
        case error(BridgeError)
        /// The clock advances by this time, then the call continues.
        case delay(seconds: Double)
    }

    package let method: String
    package let fault: Fault
    /// How probable it is that the fault applies to a call; nil for a fault that is certain.
    package let probability: Double?
    /// The number of calls that it awaits.
    package fileprivate(set) var remaining: Int
    /// Whether it has applied to a call.
    package fileprivate(set) var isUsed = false
}

/// The participant that speaks on a connection to a phone with several connections.
package enum Participant {
    /// An app. If it is not running, the connection only keeps its record.
    case app(AppRecord, isRunning: Bool)
    /// The device owner, through the Health app.
    case deviceOwner(any DeviceOwner)
}

/// The device owner, who acts on the whole phone.
package protocol DeviceOwner: AnyObject {
    /// The method of a name; nil if the device owner cannot call it.
    func method(_ name: String) -> ChannelRegistry.Entry?
    /// The connection on which a call acts, and the params without the member that names its app.
    func target(
        of entry: ChannelRegistry.Entry, _ params: JSONValue?, from connection: Connection
    ) throws(BridgeError) -> (connection: Connection, params: JSONValue?)
    /// The methods of the connection have acted on another connection, which may have output now.
    func didPerform(_ entry: ChannelRegistry.Entry, on connection: Connection)
}
