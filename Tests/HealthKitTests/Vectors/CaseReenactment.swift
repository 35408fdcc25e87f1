import BridgeTesting
import ControlChannel
import Foundation
import HealthEngine
import HealthKitPermissionsChannel
import HealthModel
import JSON

@testable import BridgeCore
@testable import Conformance

/// The re-enactment of one case: a host whose channel `store` calls the classes of `HealthKit`.
final class CaseReenactment: @unchecked Sendable {
    private let vector: VectorCase
    private var sentCount = 0
    private var apps: [ObjectIdentifier: ReenactedApp] = [:]
    private(set) var counts = ExchangeCounts()
    /// The reasons for which requests were not re-enacted.
    private(set) var notes: Set<String> = []

    init(_ vector: VectorCase) { self.vector = vector }

    /// Runs the case. Returns its failure, if it failed.
    func run(of file: VectorFile) -> CaseFailure? {
        VectorRunner { [self] options in try connection(options) }.run(vector, of: file).failure
    }

    private func connection(_ options: Conformance.HostOptions) throws -> InProcessConnection {
        let channels = ChannelRegistry([HealthKitPermissionsChannel(), ReenactedStore(run: self), ControlChannel()])
        let host = try TestHost(BridgeCore.HostOptions(options), channels: channels)
        return InProcessConnection { [self] bytes in
            sentCount += 1
            count()
            return host.receive(bytes) + notifications()
        } finish: {
            (host.finish(), host.status.exitStatus)
        }
    }

    /// The app of a process.
    func app(_ app: BridgeCore.App) -> ReenactedApp {
        let key = ObjectIdentifier(app)
        let found = apps[key] ?? ReenactedApp(app, on: app.process.phone)
        apps[key] = found
        return found
    }

    // MARK: Counts

    /// The step of the request that was sent last. Nil for the prelude.
    private var step: Step? {
        let index = sentCount - 1 - vector.prelude.count
        return vector.exchange.indices.contains(index) ? vector.exchange[index] : nil
    }

    /// Whether the request fails in the host, before an app would run: HealthKit has no such error.
    var expectsErrorOfWire: Bool { step?.expectsErrorOfWire ?? false }

    /// Whether the request fails in HealthKit.
    var expectsErrorOfHealthKit: Bool { step?.errorCode == -32001 }

    private func count() {
        guard let step else { return }
        counts.total += 1
        if step.expectsErrorOfWire {
            counts.errorsOfWire += 1
        } else if !step.isRequestOfStore {
            counts.requestsOfOwner += 1
        }
    }

    func countReenacted() {
        if step != nil { counts.reenacted += 1 }
    }

    func note(_ reason: NotReenacted.Reason, _ method: String) {
        notes.insert("\(method): \(reason.rawValue)")
    }

    /// The calls of the app's handlers since the last request, as lines.
    private func notifications() -> [UInt8] {
        apps.values.flatMap { $0.takeNotifications() }.flatMap { $0.jsonBytes + [UInt8(ascii: "\n")] }
    }
}

/// The numbers of exchanges of one or several cases.
struct ExchangeCounts {
    var total = 0
    /// Calls of `store/…` that the classes of `HealthKit` answered.
    var reenacted = 0
    /// Requests of the phone's owner, to the control channel, and of other channels.
    var requestsOfOwner = 0
    /// Requests that fail in the host, before an app would run.
    var errorsOfWire = 0

    /// The part of all exchanges but ``errorsOfWire`` that were re-enacted.
    var share: Double { Double(reenacted + requestsOfOwner) / Double(max(total - errorsOfWire, 1)) }

    static func += (counts: inout ExchangeCounts, others: ExchangeCounts) {
        counts.total += others.total
        counts.reenacted += others.reenacted
        counts.requestsOfOwner += others.requestsOfOwner
        counts.errorsOfWire += others.errorsOfWire
    }
}

extension Step {
    /// JSON-RPC's own errors, those that `control/failNext` orders, and those for an app that has ended.
    private static let codesOfWire: Set<Int64> = [-32700, -32600, -32601, -32602, -32603, -32800, -32003]

    fileprivate var expectsErrorOfWire: Bool { errorCode.map(Self.codesOfWire.contains) ?? false }

    /// The code of the error that the step expects. Nil for a result.
    fileprivate var errorCode: Int64? {
        guard case .message(.object(let members))? = output.first,
            case .has(let error)? = members.first(where: { $0.name == "error" })?.pattern,
            case .equal(.integer(let code))? = error.first(where: { $0.name == "code" })?.pattern
        else { return nil }
        return code
    }

    fileprivate var isRequestOfStore: Bool {
        guard case .message(.object(let message)) = input, case .string(let method)? = message["method"] else {
            return false
        }
        return method.hasPrefix("store/")
    }
}

extension BridgeCore.Host.Status {
    /// The exit status of a process that ends with this status.
    fileprivate var exitStatus: Int32 {
        switch self {
        case .serving: 0
        case .ended(let exitStatus): exitStatus
        case .aborted: 134
        }
    }
}
