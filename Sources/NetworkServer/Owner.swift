import BridgeCore
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// The device owner on a connection: the queries of `store`, and `control` on every app of the phone.
final class Owner: DeviceOwner {
    /// The methods of `store` that see everything.
    private static let queries: Set<String> = [
        "store/sampleQuery", "store/correlationQuery", "store/sourceQuery", "store/statisticsQuery",
        "store/statisticsCollectionQuery", "store/anchoredObjectQuery", "store/workoutRouteQuery", "store/stop",
    ]

    private let channels: ChannelRegistry
    private let ownerChannel: ChannelRegistry
    private unowned let phone: ServedPhone
    private let traffic: Traffic
    let appToken: String
    /// The files on their way between the device owner and the server.
    let files = TransferredFiles()
    /// The session on which the device owner speaks.
    weak var session: Session?

    /// The device owner of a phone.
    init(
        of phone: ServedPhone, _ traffic: Traffic, _ channels: ChannelRegistry, _ ownerChannel: ChannelRegistry, appToken: String
    ) {
        self.phone = phone
        self.traffic = traffic
        self.channels = channels
        self.ownerChannel = ownerChannel
        self.appToken = appToken
    }

    /// Sends the messages of a phone to this connection from now on, after the kept ones from a number on.
    func watchTraffic(of name: String?, from sequence: Int?) {
        if let session { traffic.watch(name ?? phone.name, for: session, from: sequence) }
    }

    /// A kept message of the phone; nil if it is not kept.
    func message(_ sequence: Int) -> [UInt8]? { traffic.message(sequence, of: phone.name) }

    /// The session of an app on the phone, as a recording, and whether its beginning is missing. Nil if the server keeps no messages.
    func recording(of app: String) -> (text: [UInt8], isCut: Bool)? { phone.recording(of: app) }

    /// Sends no messages of phones to this connection any more.
    func unwatchTraffic() {
        if let session { traffic.unwatch(session) }
    }

    /// Imports an export that the device owner has sent, within a call, and returns the report.
    func importExport(at path: String, within call: Call) throws -> JSONValue {
        var params = JSONWriter()
        params.write(["path": .string(path)] as JSONValue)
        do throws(CallError) {
            let report = try phone.connectionWithFiles().call("control/import", params: params.bytes, within: call)
            return (try? JSONValue(parsing: report)) ?? .null
        } catch {
            throw BridgeError.fault(ErrorObject(error, without: "\(path): "))
        }
    }

    func method(_ name: String) -> ChannelRegistry.Entry? {
        if let entry = ownerChannel.method(name, withControl: true) { return entry }
        guard let entry = channels.method(name, withControl: true) else { return nil }
        switch entry.caller {
        case .test, .client: return entry
        case .app, .plugin: return Self.queries.contains(entry.name) ? entry : nil
        }
    }

    func target(
        of entry: ChannelRegistry.Entry, _ params: JSONValue?, from connection: Connection
    ) throws(BridgeError) -> (connection: Connection, params: JSONValue?) {
        guard entry.caller == .test, !OwnerChannel.names.contains(entry.name) else { return (connection, params) }
        var bundleIdentifier: String?
        var params = params
        if case .object(var members)? = params, let member = members["bundleIdentifier"],
            !entry.namesApp
        {
            guard case .string(let name) = member, Name.isValid(name) else {
                throw .expected("a text that is not empty and has no U+0000", at: "bundleIdentifier")
            }
            bundleIdentifier = name
            members["bundleIdentifier"] = nil
            params = .object(members)
        }
        return (phone.connection(of: bundleIdentifier), params)
    }

    func didPerform(_ entry: ChannelRegistry.Entry, on connection: Connection) {
        if entry.caller == .test, connection.owner == nil { phone.settle(connection) }
    }
}

extension ChannelRegistry.Entry {
    /// Whether the method has a parameter of its own that names an app.
    var namesApp: Bool { method.parameters.contains { $0.name == "bundleIdentifier" } }
}

extension ErrorObject {
    /// The error of a single call. A part of its message is left out: the path of a temporary file tells the client nothing.
    fileprivate init(_ error: CallError, without part: String) {
        self = .internalError
        guard case .error(let text) = error, case .object(let object)? = try? JSONValue(parsing: text) else { return }
        if case .integer(let code)? = object["code"] { self.code = Int(code) }
        if case .string(let message)? = object["message"] { self.message = message.replacing(part, with: "") }
        data = object["data"]
    }
}
