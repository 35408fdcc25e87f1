import Bridge
import BridgeTesting
import Foundation
import HealthEngine
import HealthModel
import JSON

@testable import BridgeCore

/// A client of a host with fixed clock, time zone and seed.
final class Client {
    let host: TestHost
    private(set) var log: [String] = []

    init(_ configure: (inout HostOptions) -> Void = { _ in }) throws {
        var options = HostOptions()
        try options.setClock("2026-01-01T12:00:00Z")
        options.timeZone = TimeZone(identifier: "GMT")
        options.seed = 1
        configure(&options)
        let records = Records()
        host = try TestHost(options, channels: Channels.registry) { records.lines.append("\($0.level) \($0.message)") }
        self.records = records
    }

    private final class Records {
        var lines: [String] = []
    }
    private let records: Records

    var status: BridgeCore.Host.Status { host.status }

    /// The log lines so far.
    var logLines: [String] { records.lines }

    /// Sends text, and returns the output.
    func send(_ text: String) -> String { String(decoding: host.receive(Array(text.utf8)), as: UTF8.self) }

    /// Ends the input.
    func finish() -> String { String(decoding: host.finish(), as: UTF8.self) }

    /// Sends a request, and returns its response, which is the first message of the output.
    func request(_ method: String, _ params: JSONValue? = nil, id: Int = 1) throws -> JSONValue {
        try messages(send(Self.line(method, params, id: id))).first ?? .null
    }

    /// Sends a request, and returns its result; null if it failed.
    @discardableResult
    func result(_ method: String, _ params: JSONValue? = nil) throws -> JSONValue {
        guard case .object(let response) = try request(method, params) else { return .null }
        return response["result"] ?? .null
    }

    /// Sends a request, and returns the code of its error; nil if it succeeded.
    func errorCode(_ method: String, _ params: JSONValue? = nil) throws -> Int? {
        guard case .object(let response) = try request(method, params), case .object(let error)? = response["error"],
            case .integer(let code)? = error["code"]
        else { return nil }
        return Int(code)
    }

    static func line(_ method: String, _ params: JSONValue? = nil, id: Int) -> String {
        var message: JSONObject = ["jsonrpc": "2.0", "id": .integer(Int64(id)), "method": .string(method)]
        message["params"] = params
        return text(.object(message)) + "\n"
    }
}

/// The messages of an output, one per line.
func messages(_ output: String) throws -> [JSONValue] {
    try output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
}

func text(_ value: JSONValue) -> String { value.jsonText }

/// The repository's `protocol` folder.
let protocolFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "protocol")

func protocolFile(_ name: String) throws -> JSONValue {
    try JSONValue(parsing: Array(Data(contentsOf: protocolFolder.appending(path: name))))
}

/// The paths of all vector files under `protocol`.
func vectorFiles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: protocolFolder.path)
        .filter { $0.hasSuffix(".json") && $0.split(separator: "/").contains("vectors") }
}

/// The names of the folders under `protocol/channels`, sorted.
func channelFolders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: protocolFolder.appending(path: "channels").path).sorted()
}

extension JSONValue {
    /// A member of an object.
    subscript(name: String) -> JSONValue? {
        guard case .object(let object) = self else { return nil }
        return object[name]
    }

    /// The number of an array's elements; 0 for another value.
    var count: Int {
        guard case .array(let elements) = self else { return 0 }
        return elements.count
    }

    /// The names of an object's members.
    var names: [String] {
        guard case .object(let object) = self else { return [] }
        return object.members.map(\.name)
    }

    /// The texts of an array of strings.
    var strings: [String] {
        guard case .array(let elements) = self else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}

extension Client {
    /// The phone, with the permissions of the device owner.
    var phone: Phone { host.connection.phone }
    /// The health store of the app.
    var store: HealthStore { host.connection.app.process.healthStore }
}
